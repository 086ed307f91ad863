// Checks the options that every long job has: the number of threads, a signal to abort it, and a function to
// call with its progress.
import { unexpected } from '../core/errors.js';
import type { AbortSignalLike } from './types.js';

const MAX_WORKERS = 1024;

/** Checks how many threads to use. Returns the default for undefined. */
export function parseWorkers(workers: number | undefined, byDefault: number): number {
  if (workers === undefined) return byDefault;
  if (Number.isInteger(workers) && workers >= 1 && workers <= MAX_WORKERS) return workers;
  throw unexpected('invalid-option', 'workers', `an integer from 1 to ${MAX_WORKERS}`, workers);
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
