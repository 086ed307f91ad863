// The statuses that the engine returns, as errors of the package.
import { MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES, TOO_LARGE } from './boundary-layout.js';
import { NumbersGameError } from '../../core/errors.js';

/** The largest target, numerator or denominator that the engine takes. */
export const MAX_U64 = (1n << 64n) - 1n;

export interface MemoryLimit {
  readonly pages: number;
  /** Option that sets the limit, for messages. */
  readonly option: string;
  readonly defaultPages: number;
}

/**
 * Throws if a status is an error.
 *
 * @param name names of the arguments that `too-large` is about
 * @throws NumbersGameError `too-large`, `out-of-memory`
 */
export function checkStatus(status: number, limit: MemoryLimit, name = 'numbers, target'): void {
  if (status === TOO_LARGE) throw tooLarge(name);
  if (status !== OUT_OF_MEMORY) return;
  throw new NumbersGameError('out-of-memory', `${limit.option}: ${describeLack('the search', limit)}`);
}

/** Creates the error of arguments for which 64 bits do not suffice. */
export function tooLarge(name: string): NumbersGameError {
  const reason = 'intermediate values may exceed 64 bits';
  return new NumbersGameError('too-large', `${name}: ${reason}, so the answer cannot be computed exactly`);
}

/** Describes a lack of memory under a limit, and its remedy. */
export function describeLack(what: string, { pages, option, defaultPages }: MemoryLimit): string {
  const byDefault = pages === defaultPages ? ', the default' : '';
  const remedy =
    pages < MAX_PAGES
      ? `raise ${option}, up to ${MAX_PAGES * PAGE_BYTES}`
      : 'this is the maximum of the engine, so use fewer numbers or targets';
  return `${what} needs more memory than is allowed (${pages * PAGE_BYTES} bytes${byDefault}); ${remedy}`;
}
