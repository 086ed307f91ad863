// Intervals that are proved to contain a real number, with the number of binary digits that the caller
// requests.
//
// An interval is two integers over a common power of two. Every operation rounds the lower end down and the
// upper end up, to `bits` significant digits of the larger end: floating point, since values reach 2^4096 and
// a fixed point would carry all those digits. A result holds each value that the operation takes on the
// operands; nothing is said about its width, and a caller that needs a narrower one asks again with more
// bits.
import { negate, ONE, ZERO, type Fraction } from '../../core/fraction.js';
import { bitLength, checkLong, divideDown, integerRoot, raiseBy, shift } from './integer-roots.js';

/** The numbers from low * 2^-scale to high * 2^-scale. */
export interface Interval {
  readonly low: bigint;
  readonly high: bigint;
  readonly scale: number;
}

export function negateInterval({ low, high, scale }: Interval): Interval {
  return { low: -high, high: -low, scale };
}

/** Encloses a fraction in an interval, of width 0 if it is an integer of at most `bits` digits. */
export function encloseFraction({ numerator, denominator }: Fraction, bits: number): Interval {
  if (denominator === 1n) return roundOut(numerator, numerator, 0, bits);
  const scale = bits + bitLength(denominator) - bitLength(numerator);
  const low = divideDown(shift(numerator, Math.max(0, scale)), shift(denominator, Math.max(0, -scale)));
  return { low, high: low + 1n, scale };
}

export function addIntervals(left: Interval, right: Interval, bits: number): Interval {
  const scale = Math.max(left.scale, right.scale);
  const [a, b] = [BigInt(scale - left.scale), BigInt(scale - right.scale)];
  return roundOut((left.low << a) + (right.low << b), (left.high << a) + (right.high << b), scale, bits);
}

export function multiplyIntervals(left: Interval, right: Interval, bits: number): Interval {
  const products = [
    left.low * right.low,
    left.low * right.high,
    left.high * right.low,
    left.high * right.high,
  ];
  return hull(products, left.scale + right.scale, bits);
}

/** left / right. @param right without 0 */
export function divideIntervals(left: Interval, right: Interval, bits: number): Interval {
  if (right.high < 0n) return divideIntervals(negateInterval(left), negateInterval(right), bits);
  const places = Math.max(0, bits + bitLength(right.high) - bitLength(largest(left)) + 2);
  const quotients = [left.low, left.high].flatMap((dividend) =>
    [right.low, right.high].map((divisor) => divideDown(dividend << BigInt(places), divisor)),
  );
  const { low, high, scale } = hull(quotients, left.scale - right.scale + places, bits);
  return { low, high: high + 1n, scale };
}

/** interval^exponent. @param exponent at least 0 */
export function raiseInterval(interval: Interval, exponent: number, bits: number): Interval {
  const multiply = (left: Interval, right: Interval) => multiplyIntervals(left, right, bits);
  return raiseBy(multiply, encloseFraction(ONE, bits), interval, BigInt(exponent));
}

/**
 * Root of an interval. A composite index is taken one prime factor after the other, in a tenth of the time.
 *
 * @param interval from 0
 * @param index at least 1
 */
export function rootOfInterval(interval: Interval, index: number, bits: number): Interval {
  let result = interval;
  let rest = index;
  for (let factor = 2; rest > 1; factor++) {
    for (; rest % factor === 0; rest /= factor) result = primeRootOfInterval(result, factor, bits);
  }
  return result;
}

function primeRootOfInterval({ low, high, scale }: Interval, index: number, bits: number): Interval {
  const places = Math.max(0, index * bits - bitLength(high));
  const aligned = places + ((((-scale - places) % index) + index) % index);
  const [from, to] = [low << BigInt(aligned), high << BigInt(aligned)];
  const below = integerRoot(from, index);
  const above = (below + 1n) ** BigInt(index) > to ? below : integerRoot(to, index);
  return { low: below, high: above + 1n, scale: (scale + aligned) / index };
}

/** Sign that all numbers of an interval have: -1, 0 or 1; null if they differ. */
export function signOfInterval({ low, high }: Interval): -1 | 0 | 1 | null {
  if (low > 0n) return 1;
  if (high < 0n) return -1;
  return low === 0n && high === 0n ? 0 : null;
}

/** Fraction with the least denominator in an interval, by continued fractions of both ends. */
export function simplestFraction(interval: Interval): Fraction {
  const { low, high, scale } = interval;
  if (low <= 0n && high >= 0n) return ZERO;
  if (high < 0n) return negate(simplestFraction(negateInterval(interval)));
  const unit = shift(1n, Math.max(0, scale));
  const places = BigInt(Math.max(0, -scale));
  return simplestBetween(low << places, unit, high << places, unit);
}

/** The simplest p/q with a/b <= p/q <= c/d, all positive. */
function simplestBetween(a: bigint, b: bigint, c: bigint, d: bigint): Fraction {
  // The convergents so far, as the matrix that maps the rest of the continued fraction to the whole.
  let [p, q, previousP, previousQ] = [1n, 0n, 0n, 1n];
  for (;;) {
    checkLong(a);
    const whole = a / b;
    const isInteger = whole * b === a;
    const digit = isInteger ? whole : whole + 1n;
    if (digit * d <= c) return { numerator: digit * p + previousP, denominator: digit * q + previousQ };
    [p, q, previousP, previousQ] = [whole * p + previousP, whole * q + previousQ, p, q];
    [a, b, c, d] = [d, c - whole * d, b, a - whole * b];
  }
}

/** Smallest interval that contains all ends, rounded outward. */
function hull(ends: readonly bigint[], scale: number, bits: number): Interval {
  let [low, high] = [ends[0], ends[0]];
  for (const end of ends) {
    if (end < low) low = end;
    if (end > high) high = end;
  }
  return roundOut(low, high, scale, bits);
}

/** Rounds outward to `bits` digits. */
function roundOut(low: bigint, high: bigint, scale: number, bits: number): Interval {
  const excess = bitLength(largest({ low, high })) - bits;
  if (excess <= 0) return { low, high, scale };
  const places = BigInt(excess);
  return { low: low >> places, high: -(-high >> places), scale: scale - excess };
}

/** Larger of the magnitudes of the ends. */
function largest({ low, high }: { readonly low: bigint; readonly high: bigint }): bigint {
  const [a, b] = [low < 0n ? -low : low, high < 0n ? -high : high];
  return a > b ? a : b;
}
