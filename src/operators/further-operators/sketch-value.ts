// Sketches: values of operations, known to be in their domains, as trees of exact/ of which nothing is
// decided. They give enclosures with more digits than doubles have, in microseconds. These nearly always tell
// that a value is not the integer, or not the 0, that doubles cannot tell it from, such as log(20!, 20! +
// sqrt(2)). A decision of exact/, which would also find fractions, takes up to a millisecond: with those
// alone, a search for real values without an answer takes up to 4 times as long.
import { ONE, divide, type Fraction } from '../../core/fraction.js';
import {
  Irrational,
  encloseValue,
  type ExactOperation,
  type ExactValue,
} from '../../expression/exact/exact-value.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { bitLength } from '../../expression/exact/integer-roots.js';
import { root } from '../../expression/operators/root.js';
import { squareRoot } from '../../expression/operators/square-root.js';
import type { OperatorCodes } from './operator-codes.js';

/** Working bits of the enclosures. */
const BITS = 192;

/** Operations of the four operators, by code. */
const FOUR_OPERATIONS: readonly ExactOperation[] = ['sum', 'difference', 'product', 'quotient'];

/** Returns an operation without any decision. @param right the index of a square root: 2 */
export function sketch(
  { rows }: OperatorCodes,
  code: number,
  left: ExactValue,
  right: ExactValue,
): Irrational {
  const row = rows[code];
  const operation = FOUR_OPERATIONS[code] ?? (row === logarithm ? 'logarithm' : 'power');
  const isRoot = row === root || row === squareRoot;
  return new Irrational(operation, left, isRoot ? divide(ONE, right as Fraction) : right);
}

/** Whether a value is seen to be no integer. */
export function isFractional(value: ExactValue): boolean {
  let { low, high, scale } = encloseValue(value, BITS);
  // The digits before the point say nothing about integers.
  const whole = bitLength(high) - scale;
  if (whole > BITS / 2) ({ low, high, scale } = encloseValue(value, BITS + whole));
  const places = BigInt(scale);
  return (low - 1n) >> places === high >> places;
}
