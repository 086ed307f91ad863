// Checks the options that every long job has: the number of threads, its shard, a signal to abort it, and a
// function to call with its progress.
import { unexpected } from '../core/errors.js';
import { checkInteger, checkProperties, parseInteger } from '../core/options.js';
import type { AbortSignalLike, Shard } from './worker-types.js';

const MAX_WORKERS = 1024;

/** Checks how many threads to use. Returns the default for undefined. */
export function parseWorkers(workers: number | undefined, byDefault: number): number {
  return parseInteger(workers, byDefault, 'workers', 1, MAX_WORKERS);
}

export function checkShard(shard: Shard | undefined): void {
  if (shard === undefined) return;
  checkProperties(shard, ['index', 'of'], 'shard');
  checkInteger(shard.of, 'shard.of', 1);
  checkInteger(shard.index, 'shard.index', 1, shard.of);
}

/** Checks an optional AbortSignal. */
export function checkSignal(signal: AbortSignalLike | undefined): void {
  if (signal === undefined) return;
  if (typeof (signal as Partial<AbortSignalLike> | null)?.throwIfAborted === 'function') return;
  throw unexpected('invalid-option', 'signal', 'an AbortSignal', signal);
}
