// Powers, roots and logarithms of fractions whose results are fractions, without factoring.
//
// A power with exponent p/k is rational if and only if numerator and denominator of the base are k-th powers.
// A logarithm is found by Euclid's algorithm on the exponents: if a = c^m and b = c^n, dividing b by a^k
// takes n to n - k m, and both parts of b are divided without rest; otherwise a and b are independent, and
// the logarithm is irrational, even transcendental (Gelfond, Schneider, 1934).
import { ONE, ZERO, divide, integer, reduce, type Fraction } from '../../core/fraction.js';
import { bitLength, checkLong, exactRoot } from './integer-roots.js';

/** base^exponent if it is rational, null if not, `too-large` if it has more than `bits` binary digits. */
export function raiseFraction(
  base: Fraction,
  exponent: Fraction,
  bits: number,
): Fraction | null | 'too-large' {
  const index = exponent.denominator;
  const root = index === 1n ? base : rootOfFraction(base, index);
  if (root === null) return null;
  const power = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  const [over, under] =
    exponent.numerator < 0n ? [root.denominator, root.numerator] : [root.numerator, root.denominator];
  // n^power has more than (length of n - 1) * power digits.
  const shortest = BigInt(Math.max(bitLength(over), bitLength(under)) - 1) * power;
  if (shortest >= bits) return 'too-large';
  // 1^power is 1, however large the power.
  const raise = (n: bigint) => (n === 1n ? n : n ** power);
  return checkLength({ numerator: raise(over), denominator: raise(under) }, bits);
}

/** Checks the length of a value: returns it, or `too-large` if it has more than `bits` binary digits. */
export function checkLength(value: Fraction, bits: number): Fraction | 'too-large' {
  const { numerator, denominator } = value;
  checkLong(numerator);
  checkLong(denominator);
  return bitLength(numerator) > bits || bitLength(denominator) > bits ? 'too-large' : value;
}

/** Root of a positive fraction if it is rational, else null. */
function rootOfFraction({ numerator, denominator }: Fraction, index: bigint): Fraction | null {
  const root = (n: bigint) => (n === 1n ? n : index < bitLength(n) ? exactRoot(n, Number(index)) : null);
  const over = root(numerator);
  const under = over && root(denominator);
  return over !== null && under !== null ? { numerator: over, denominator: under } : null;
}

/** log(base, argument) if it is rational, else null. Both are positive, and the base is not 1. */
export function logarithmOfFractions(base: Fraction, argument: Fraction): Fraction | null {
  // Both above 1, with the signs of their logarithms taken out; `a` and `b` are base^(p/q) by the matrix.
  const sign = isAboveOne(base) === isAboveOne(argument) ? 1n : -1n;
  let [a, b] = [base, argument].map((value) => (isAboveOne(value) ? value : divide(ONE, value)));
  if (isOne(b)) return ZERO;
  // Counts of the argument and of the base in a and in b: a = argument^a0 / base^a1 up to sign, b likewise.
  let [a0, a1, b0, b1] = [0n, 1n, 1n, 0n];
  while (!isOne(a)) {
    let [size, other] = [sizeOf(a), sizeOf(b)];
    if (other < size) {
      [a, b] = [b, a];
      [a0, a1, b0, b1] = [b0, b1, a0, a1];
      [size, other] = [other, size];
    }
    checkLong(other);
    // At most n / m, if a = c^m and b = c^n.
    const times = BigInt(Math.max(1, Math.floor((bitLength(other) - 1) / bitLength(size))));
    const [over, under] = [a.numerator ** times, a.denominator ** times];
    if (b.numerator % over !== 0n || b.denominator % under !== 0n) return null;
    const quotient = { numerator: b.numerator / over, denominator: b.denominator / under };
    if (quotient.numerator < quotient.denominator) return null;
    [b, a] = [a, quotient];
    [b0, b1, a0, a1] = [a0, a1, b0 - times * a0, b1 - times * a1];
  }
  // Now argument^a0 * base^a1 = 1.
  return reduce(divide(integer(-sign * a1), integer(a0)));
}

function sizeOf({ numerator, denominator }: Fraction): bigint {
  return numerator * denominator;
}

function isAboveOne({ numerator, denominator }: Fraction): boolean {
  return numerator > denominator;
}

function isOne({ numerator, denominator }: Fraction): boolean {
  return numerator === denominator;
}
