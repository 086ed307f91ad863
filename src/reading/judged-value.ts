// Exact values for judging answers by the million: a number while it is a safe integer, which nearly all
// values of Countdown are, else a fraction (core/fraction.ts). With fractions alone a verdict takes 1.2 to
// 1.3 times as long.
//
// Fractions are not reduced on the way: an answer has a handful of operations, and a gcd costs more than
// longer digits.
import { formatFraction, integer, isFraction, reduce, subtract, type Fraction } from '../core/fraction.js';
import { evaluateIntegers, type BasicRow } from '../core/operator-notation.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import type { Rules } from '../core/api-types.js';

/**
 * Exact value: a number if and only if it is a safe integer. A fraction has the denominator 1 if and only if
 * it is an integer.
 */
export type JudgedValue = number | Fraction;

/** Whether a value is not known to be rational. */
export function isIrrational(value: JudgedValue | Irrational | null): value is Irrational {
  return typeof value === 'object' && value !== null && !isFraction(value);
}

export function toValue(fraction: Fraction): JudgedValue {
  const { numerator, denominator } = fraction;
  if (denominator === 1n) {
    const number = Number(numerator);
    return Number.isSafeInteger(number) ? number : fraction;
  }
  if (numerator % denominator !== 0n) return fraction;
  return toValue(integer(numerator / denominator));
}

export function toFraction(value: JudgedValue): Fraction {
  return typeof value === 'number' ? integer(value) : value;
}

/**
 * Bound of numerators and denominators, far above what ten given numbers can make: an answer that uses
 * thousands of numbers is judged as fast as any other.
 */
const MAX_MAGNITUDE = 2n ** 16_384n;

/** Applies an operator to two values; null for a division by zero or a result that is too long. */
export function operate(row: BasicRow, left: JudgedValue, right: JudgedValue): JudgedValue | null {
  if (typeof left === 'number' && typeof right === 'number') {
    // If a sum or product of safe integers is not exact, it rounds to an unsafe integer.
    const result = evaluateIntegers(row, left, right);
    if (Number.isSafeInteger(result)) return result + 0; // never -0
  }
  const [a, b] = [toFraction(left), toFraction(right)];
  if (row.findFault?.(a, b)) return null;
  const result = row.evaluate(a, b);
  return isLong(result, MAX_MAGNITUDE) ? null : toValue(result);
}

/** Whether a numerator or a denominator is beyond a bound. */
export function isLong({ numerator, denominator }: Fraction, bound: bigint): boolean {
  return (numerator < 0n ? -numerator : numerator) > bound || denominator > bound;
}

/** Sign of a value: -1, 0 or 1. */
export function signOf(value: JudgedValue): number {
  if (typeof value === 'number') return Math.sign(value);
  return value.numerator < 0n ? -1 : Number(value.numerator > 0n);
}

/** Compares two values: below 0 if left < right, 0 if they are equal, else above. */
export function compare(left: JudgedValue, right: JudgedValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return signOf(difference(left, right));
}

/** Whether two values are equal. */
export function isSame(left: JudgedValue, right: JudgedValue): boolean {
  return left === right || compare(left, right) === 0;
}

export function difference(left: JudgedValue, right: JudgedValue): JudgedValue {
  if (typeof left === 'number' && typeof right === 'number') {
    const result = left - right;
    if (Number.isSafeInteger(result)) return result + 0;
  }
  return toValue(subtract(toFraction(left), toFraction(right)));
}

/** abs(value). */
export function magnitude(value: JudgedValue): JudgedValue {
  return signOf(value) < 0 ? difference(0, value) : value;
}

export function isInteger(value: JudgedValue): boolean {
  return typeof value === 'number' || value.denominator === 1n;
}

/** Reason why rules do not allow a value. */
export type UnfitReason = `not-${Exclude<Rules['values'], 'real'>}` | 'undecided';

/** Finds the reason why rules do not allow a result; null if they do. */
export function findUnfit(value: JudgedValue | Irrational, values: Rules['values']): UnfitReason | null {
  if (values === 'real') return null;
  if (isIrrational(value)) return values === 'rational' && !value.isProved ? 'undecided' : `not-${values}`;
  const fits = values === 'rational' || (isInteger(value) && (values === 'integer' || signOf(value) > 0));
  return fits ? null : `not-${values}`;
}

/** Converts a value to the form used in results. */
export function formatJudgedValue(value: JudgedValue): number | string {
  return typeof value === 'number' ? value : formatFraction(reduce(value));
}
