// Decimal approximations of exact values, rounded correctly, as in `root(6, 2) ≈ 2.449489743`.
//
// The ends of an enclosure are fractions, which are rounded with integer arithmetic. Once both give the same
// text, so does the value. An irrational number is never halfway between two decimals, so this ends; a value
// that is not proved to be irrational could be, and gets the text of the lower end after MAX_BITS digits.
import type { Fraction } from '../../core/fraction.js';
import { shift } from './integer-roots.js';
import { encloseValue, isRational, type ExactValue } from './exact-value.js';

const MAX_BITS = 8192;

/**
 * Writes a value as decimal text with `digits` significant digits, in the notation of
 * `Number.prototype.toPrecision`: with an exponent below 0.000001 and from 10^digits. Halves are rounded away
 * from 0.
 */
export function approximate(value: ExactValue, digits: number): string {
  if (isRational(value)) return roundFraction(value, digits);
  for (let bits = 4 * digits + 32; ; bits *= 2) {
    const { low, high, scale } = encloseValue(value, bits);
    const [below, above] = [low, high].map((end) =>
      roundFraction(
        { numerator: shift(end, Math.max(0, -scale)), denominator: shift(1n, Math.max(0, scale)) },
        digits,
      ),
    );
    if (below === above || bits > MAX_BITS) return below;
  }
}

function roundFraction({ numerator, denominator }: Fraction, digits: number): string {
  if (numerator < 0n) return `-${roundFraction({ numerator: -numerator, denominator }, digits)}`;
  if (numerator === 0n) return '0';
  // The power of ten of the first digit: by the lengths it is this or one less.
  let exponent = String(numerator).length - String(denominator).length;
  if (numerator * tenTo(-exponent) < denominator * tenTo(exponent)) exponent--;
  const places = digits - 1 - exponent;
  const [over, under] = [2n * numerator * tenTo(places), 2n * denominator * tenTo(-places)];
  let rounded = String((over + under / 2n) / under);
  // 9.99… may have become 10.
  if (rounded.length > digits) [rounded, exponent] = [rounded.slice(0, digits), exponent + 1];
  if (exponent < -6 || exponent >= digits)
    return `${insertPoint(rounded, 1)}${exponent < 0 ? 'e' : 'e+'}${exponent}`;
  return exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}${rounded}` : insertPoint(rounded, exponent + 1);
}

function insertPoint(digits: string, place: number): string {
  return place === digits.length ? digits : `${digits.slice(0, place)}.${digits.slice(place)}`;
}

/** 10^exponent; 1 for a negative exponent. */
function tenTo(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent));
}
