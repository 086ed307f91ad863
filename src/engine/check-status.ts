// The statuses that the engine returns, as errors of the package.
import { OUT_OF_MEMORY, TOO_LARGE } from './boundary-layout.js';
import { NumbersGameError } from '../core/errors.js';

/** The largest target, numerator or denominator that the engine takes. */
export const MAX_U64 = (1n << 64n) - 1n;

/**
 * Throws if a status is an error.
 *
 * @param name the arguments that are too large then
 * @throws NumbersGameError `too-large`, `out-of-memory`
 */
export function checkStatus(status: number, name = 'numbers, target'): void {
  if (status === TOO_LARGE) {
    const reason = 'the values on the way to a target may exceed 64 bits';
    throw new NumbersGameError('too-large', `${name}: ${reason}, so the answer cannot be computed exactly`);
  }
  if (status === OUT_OF_MEMORY) {
    throw new NumbersGameError(
      'out-of-memory',
      'options.maxBytes: the search needs more memory than is allowed',
    );
  }
}
