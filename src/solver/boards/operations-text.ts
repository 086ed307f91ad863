// The answer of `reach` as text, for the command line and for batches.
import { UNREACHABLE } from '../wasm/boundary-layout.js';
import type { Reach } from '../../core/api-types.js';

const DOT = 46;
const PLUS = 43;
const DIGIT_ZERO = 48;
const LARGEST_DIGIT = 9;

/**
 * One character for each target: the digit of its fewest operations, `+` for ten and more, which only rules
 * with `square` need, or a dot if it cannot be made.
 */
export function operationsText({ operations }: Pick<Reach, 'operations'>): string {
  const characters = operations.map((each) =>
    each === UNREACHABLE ? DOT : each > LARGEST_DIGIT ? PLUS : DIGIT_ZERO + each,
  );
  return Buffer.from(characters.buffer).toString('latin1');
}
