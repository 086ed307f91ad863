// Checks the options that every long job has: the number of threads, its shard, a signal to abort it, and a
// function to call with its progress.
import { unexpected } from '../core/errors.js';
import { checkProperties } from '../core/options.js';
import type { AbortSignalLike, Shard } from './worker-types.js';

const MAX_WORKERS = 1024;

/** Checks how many threads to use. Returns the default for undefined. */
export function parseWorkers(workers: number | undefined, byDefault: number): number {
  if (workers === undefined) return byDefault;
  if (Number.isInteger(workers) && workers >= 1 && workers <= MAX_WORKERS) return workers;
  throw unexpected('invalid-option', 'workers', `an integer from 1 to ${MAX_WORKERS}`, workers);
}

export function checkShard(shard: Shard | undefined): void {
  if (shard === undefined) return;
  checkProperties(shard, ['index', 'of'], 'shard');
  const { index, of } = shard;
  if (!Number.isSafeInteger(of) || of < 1) {
    throw unexpected('invalid-option', 'shard.of', 'an integer from 1', of);
  }
  if (Number.isInteger(index) && index >= 1 && index <= of) return;
  throw unexpected('invalid-option', 'shard.index', `an integer from 1 to ${of}`, index);
}

/** Checks an optional AbortSignal. */
export function checkSignal(signal: AbortSignalLike | undefined): void {
  if (signal === undefined) return;
  if (typeof (signal as Partial<AbortSignalLike> | null)?.throwIfAborted === 'function') return;
  throw unexpected('invalid-option', 'signal', 'an AbortSignal', signal);
}

/** Checks an optional function. */
export function checkFunction(value: unknown, name: string): void {
  if (value === undefined || typeof value === 'function') return;
  throw unexpected('invalid-option', name, 'a function', value);
}
