// The exact arithmetic that operators are written with: comparisons, each of which is proved or `undecided`,
// the forms of operands, and the result of an operation in its domain, as a fraction if it is one. Operators
// take it as an argument, so that a bundle that only reads and writes expressions has their rows without it.
import { integer, subtract, type Fraction } from '../../core/fraction.js';
import type { Fault } from '../../core/operator-notation.js';
import { decideSign, findRational } from './decide-sign.js';
import {
  FIRST_BITS,
  Irrational,
  encloseLogarithm,
  encloseValue,
  findSign,
  isRational,
  tryDecision,
  type ExactOperation,
  type ExactValue,
} from './exact-value.js';
import { bitLength, checkLong, shift } from './integer-roots.js';
import { multiplyIntervals } from './interval.js';
import { checkLength, logarithmOfFractions, raiseFraction } from './rational-powers.js';

/** Maximum number of operations in the tree of an irrational value: its decisions recurse over the tree. */
const MAX_SIZE = 256;

/** Whether two values are the same number. */
export function isEqual(left: ExactValue, right: ExactValue): boolean | 'undecided' {
  const order = compare(left, right);
  return order === 'undecided' ? order : order === 0;
}

/** Compares two values: -1 if left < right, 0 if they are equal, 1 if left > right. */
export function compare(left: ExactValue, right: ExactValue): -1 | 0 | 1 | 'undecided' {
  if (left === right) return 0;
  if (isRational(left) && isRational(right)) return findSign(subtract(left, right));
  return tryDecision(() => decideSign(new Irrational('difference', left, right)));
}

export function isInteger(value: ExactValue): value is Fraction {
  return isRational(value) && value.denominator === 1n;
}

/** Whether a value is one integer. */
export function isSame(value: ExactValue, expected: bigint): boolean {
  return isInteger(value) && value.numerator === expected;
}

/** Whether abs(value) <= limit. */
export function isWithin(value: ExactValue, limit: bigint): boolean | 'undecided' {
  const above = compare(value, integer(limit));
  const below = compare(value, integer(-limit));
  if (above === 'undecided' || below === 'undecided') return 'undecided';
  return above <= 0 && below >= 0;
}

/** Whether a value is an integer other than 0, and at most a limit. */
export function isWithinInteger(value: ExactValue, limit: bigint): value is Fraction {
  return isInteger(value) && value.numerator !== 0n && value.numerator <= limit && value.numerator >= -limit;
}

/** base^exponent. @param base positive */
export function raise(
  base: ExactValue,
  exponent: ExactValue,
  limits: { readonly bits: number },
): ExactValue | Fault {
  if (isSame(exponent, 0n) || isSame(base, 1n)) return integer(1n);
  if (isSame(exponent, 1n)) return base;
  if (isRational(base) && isRational(exponent)) {
    const result = raiseFraction(base, exponent, limits.bits);
    if (result !== null) return result;
  }
  if (isTooLong(base, exponent, limits.bits)) return 'too-large';
  return settle('power', base, exponent, limits);
}

/** Whether abs(exponent * ln(base)) exceeds a bound for certain. */
function isTooLong(base: ExactValue, exponent: ExactValue, bits: number): boolean {
  const logarithm = encloseLogarithm(base, FIRST_BITS);
  const { low, high, scale } = multiplyIntervals(encloseValue(exponent, FIRST_BITS), logarithm, FIRST_BITS);
  return low > shift(BigInt(bits), scale) || high < -shift(BigInt(bits), scale);
}

/** Returns the result of an operation in its domain, if an operand or the result is irrational. */
export function settle(
  operation: ExactOperation,
  left: ExactValue,
  right: ExactValue,
  { bits }: { readonly bits: number },
): ExactValue | Fault {
  const node = new Irrational(operation, left, right);
  if (node.size > MAX_SIZE) return 'too-large';
  node.isProved = isPlainlyIrrational(operation, left, right);
  const rational = node.isProved ? null : findRational(node);
  if (rational === 'undecided') return rational;
  if (rational !== null) return checkLength(rational, bits);
  const { low, high, scale } = node.enclose(FIRST_BITS);
  const [least, most] = [low, high].map(bitLength).sort((a, b) => a - b);
  return most - scale < -bits || least - scale > bits ? 'too-large' : node;
}

/** Whether a result is irrational because one operand is a fraction and the other is proved irrational. */
function isPlainlyIrrational(operation: ExactOperation, left: ExactValue, right: ExactValue): boolean {
  if (isRational(left) && isRational(right)) return true;
  if (operation === 'power' || operation === 'logarithm') return false;
  return isRational(left) ? !isRational(right) && right.isProved : left.isProved && isRational(right);
}

export const exactArithmetic = {
  checkLength,
  checkLong,
  compare,
  findSign,
  isInteger,
  isRational,
  isSame,
  isWithin,
  isWithinInteger,
  logarithmOfFractions,
  raise,
  settle,
};
export type ExactArithmetic = typeof exactArithmetic;
