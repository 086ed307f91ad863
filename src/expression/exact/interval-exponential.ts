// Logarithm and exponential function of intervals, with proved bounds.
//
// Both work on integers as fixed-point numbers of P binary places; "units" below are 2^-P. The logarithm
// takes the power of two out, then square roots until the argument is near 1, then the series of
// atanh((t - 1) / (t + 1)). The exponential takes multiples of ln 2 out, halves the rest, sums Taylor's
// series and squares back. The number of roots and of halvings is about sqrt(bits) / 2, which balances them
// against the terms of the series. The arithmetic-geometric mean is faster only above several thousand
// digits, which are not needed: expressions with separation bounds contain roots, no logarithms.
import { bitLength, checkLong, divideDown, integerRoot, shift } from './integer-roots.js';
import type { Interval } from './interval.js';

/** The natural logarithm. @param interval above 0 */
export function logarithmOf(interval: Interval, bits: number): Interval {
  return encloseEnds(logarithmOfPoint, interval, bits);
}

export function exponentialOf(interval: Interval, bits: number): Interval {
  return encloseEnds(exponentialOfPoint, interval, bits);
}

/** Applies an increasing function to both ends of an interval. */
function encloseEnds(apply: typeof logarithmOfPoint, ends: Interval, bits: number): Interval {
  const below = apply(ends.low, ends.scale, bits);
  if (ends.low === ends.high) return below;
  const above = apply(ends.high, ends.scale, bits);
  const scale = Math.max(below.scale, above.scale);
  return { low: shift(below.low, scale - below.scale), high: shift(above.high, scale - above.scale), scale };
}

/** ln(n * 2^-scale). @param n positive */
function logarithmOfPoint(n: bigint, scale: number, bits: number): Interval {
  const roots = Math.ceil(Math.sqrt(bits) / 2);
  const precision = bits + roots + 2 * bitLength(BigInt(bits)) + 16;
  const places = BigInt(precision);
  const one = 1n << places;
  // n = t * 2^twos with 1 <= t < 2. Rounding t costs 1 unit. A root halves the error so far and adds 1 unit:
  // the error of t stays below 2 units.
  const twos = bitLength(n) - 1;
  let t = shift(n, precision - twos);
  for (let i = 0; i < roots; i++) t = integerRoot(t << places, 2);
  // z moves half as far as t, and its division costs 1 unit: 2 units. A term costs at most 2 more, one for
  // its power and one for its division; the tail, once a power is 0, is less than 1.
  const z = ((t - one) << places) / (t + one);
  const square = (z * z) >> places;
  let sum = z;
  let terms = 1;
  for (let power = (z * square) >> places; power !== 0n; power = (power * square) >> places) {
    checkLong(power);
    sum += power / BigInt(2 * terms + 1);
    terms++;
  }
  const whole = BigInt(twos - scale);
  const value = (sum << BigInt(roots + 1)) + whole * logarithmOfTwo(precision);
  const error = (BigInt(2 * terms + 4) << BigInt(roots + 1)) + 2n * (whole < 0n ? -whole : whole);
  return { low: value - error, high: value + error, scale: precision };
}

/** e^(n * 2^-scale). */
function exponentialOfPoint(n: bigint, scale: number, bits: number): Interval {
  const halvings = Math.ceil(Math.sqrt(bits) / 2);
  const size = Math.max(0, bitLength(n) - scale);
  const precision = bits + halvings + size + bitLength(BigInt(bits)) + 16;
  const places = BigInt(precision);
  const argument = shift(n, precision - scale);
  const ln2 = logarithmOfTwo(precision);
  // abs(whole) < 2^(size + 1), so the rest is wrong by less than 1 + 2^(size + 2) units before it is halved.
  const whole = divideDown(argument, ln2);
  const rest = (argument - whole * ln2) >> BigInt(halvings);
  const one = 1n << places;
  let sum = one;
  let terms = 1;
  for (let term = rest; term !== 0n; term = ((term * rest) >> places) / BigInt(terms)) {
    checkLong(term);
    sum += term;
    terms++;
  }
  // A squaring doubles the relative error and adds 1 unit. The sum is below 2.1 at the end, so the error is
  // below 2.1 * 2^halvings * (2^(size + 3 - halvings) + 2 * terms + 4) units.
  for (let i = 0; i < halvings; i++) {
    checkLong(sum);
    sum = (sum * sum) >> places;
  }
  const error = (BigInt(2 * terms + 4) << BigInt(halvings + 2)) + (1n << BigInt(size + 5));
  return { low: sum - error, high: sum + error, scale: precision - Number(whole) };
}

let known = { precision: 0, value: 0n };

/** ln 2 times 2^precision, too small by less than 2: 2 atanh(1/3). Its digits are kept for the next call. */
function logarithmOfTwo(precision: number): bigint {
  if (known.precision <= precision) {
    // 32 places more than wanted take the errors of up to 2^30 terms.
    const wanted = Math.max(256, precision + 32);
    let sum = 0n;
    for (let power = (2n << BigInt(wanted)) / 3n, odd = 1n; power !== 0n; power /= 9n, odd += 2n) {
      checkLong(power);
      sum += power / odd;
    }
    known = { precision: wanted - 31, value: sum >> 31n };
  }
  return known.value >> BigInt(known.precision - precision);
}
