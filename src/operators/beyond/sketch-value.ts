// Sketches: values of operations, known to be in their domains, as trees of exact/ of which nothing is decided.
// They give enclosures with more digits than doubles have, in microseconds. These nearly always tell that a
// value is not the integer, or not the 0, that doubles cannot tell it from, such as log(20!, 20! + sqrt(2)).
// A decision of exact/, which would also find fractions, takes up to a millisecond: with those alone, a search
// for real values without an answer takes up to 4 times as long.
import { ONE, divide, integer, type Fraction } from '../../core/fraction.js';
import {
  addition,
  division,
  multiplication,
  subtraction,
  type OperatorRow,
} from '../../core/operator-notation.js';
import {
  Irrational,
  isRational,
  type ExactOperation,
  type ExactValue,
} from '../../expression/exact/exact-value.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { power } from '../../expression/operators/power.js';
import { bitLength } from '../../expression/exact/integer-roots.js';
import type { Interval } from '../../expression/exact/interval.js';
import { root } from '../../expression/operators/root.js';
import { squareRoot } from '../../expression/operators/square-root.js';

/** Working bits of the enclosures. */
const BITS = 192;

const OPERATIONS: Readonly<Record<string, ExactOperation>> = {
  [addition.operator]: 'sum',
  [subtraction.operator]: 'difference',
  [multiplication.operator]: 'product',
  [division.operator]: 'quotient',
  [power.operator]: 'power',
  [logarithm.operator]: 'logarithm',
};
const HALF = divide(ONE, integer(2));

/** Returns an operation without any decision. Roots have fractions as indices. */
export function sketch(row: OperatorRow, [left, right]: readonly ExactValue[]): Irrational {
  if (row === squareRoot) return new Irrational('power', left, HALF);
  if (row === root) return new Irrational('power', left, divide(ONE, right as Fraction));
  return new Irrational(OPERATIONS[row.operator], left, right);
}

/** Whether a value is seen to be no integer. */
export function isFractional(value: ExactValue): boolean {
  if (isRational(value)) return value.denominator !== 1n;
  const { low, high, scale } = enclose(value);
  if (scale <= 0) return false;
  const places = BigInt(scale);
  return low >> places === high >> places && BigInt.asUintN(scale, low) !== 0n;
}

/** Encloses a value. The digits before the point say nothing about integers. */
function enclose(value: Irrational): Interval {
  const interval = value.enclose(BITS);
  const whole = bitLength(interval.high) - interval.scale;
  return whole > BITS / 2 ? value.enclose(BITS + whole) : interval;
}
