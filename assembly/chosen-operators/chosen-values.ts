// Values in linear memory, in the three widths of chosen-state.ts:
//
//   i64        0       8          f64, u64   0       8       16
//              | p     |                     | p     | q     |
//
// Functions are given numerator and denominator in their width; integers ignore the denominator.
import { elementAt, putElement } from '../core/elements';
import { gcd } from '../core/fraction';

/** Whether a width is that of integers. */
@inline export function isWhole<T>(): bool {
  return isInteger<T>() && isSigned<T>();
}

/** The bytes of a value. */
@inline export function valueBytes<T>(): usize {
  return isWhole<T>() ? sizeof<u64>() : 2 * sizeof<u64>();
}

/** The numerator of a value in memory, or the integer. */
@inline export function numeratorAt<T>(value: usize): T {
  return elementAt<T>(value);
}

/** The denominator of a value in memory. */
@inline export function denominatorAt<T>(value: usize): T {
  return isWhole<T>() ? <T>1 : elementAt<T>(value + sizeof<T>());
}

/** Writes a value. */
@inline export function putValue<T>(value: usize, p: T, q: T): void {
  putElement<T>(value, p);
  if (!isWhole<T>()) putElement<T>(value + sizeof<T>(), q);
}

/** Writes the integer p, whatever the width. */
@inline export function putInteger<T>(value: usize, p: u64): void {
  putValue<T>(value, <T>p, <T>1);
}

/** A numerator as an integer with its sign. */
@inline export function signed<T>(p: T): i64 {
  return <i64>p;
}

/** A fraction, or integer, as a double. */
@inline export function quotient<T>(p: T, q: T): f64 {
  if (isFloat<T>()) return <f64>p / <f64>q;
  return isWhole<T>() ? <f64>p : <f64>signed<T>(p) / <f64>q;
}

/** The absolute value of an integer. */
@inline export function magnitude(x: i64): u64 {
  return <u64>(x < 0 ? -x : x);
}

/** Writes the fraction p / q, q not 0: with q above 0 and, in 64 bits, in lowest terms. */
@inline export function putFraction<T>(value: usize, p: T, q: T): void {
  if (isFloat<T>()) {
    // Adding 0 makes 0 of -0, so that there is one zero.
    const isNegative = q < <T>0;
    putValue<T>(value, (isNegative ? <T>-p : p) + <T>0, isNegative ? <T>-q : q);
  } else {
    const isNegative = signed<T>(q) < 0;
    const absolute = magnitude(signed<T>(p)),
      denominator = magnitude(signed<T>(q));
    const divisor = gcd(absolute, denominator);
    const reduced = absolute / divisor;
    const negates = signed<T>(p) < 0 != isNegative;
    putValue<T>(value, <T>(negates ? 0 - reduced : reduced), <T>(denominator / divisor));
  }
}
