// Natural logarithms and powers of e in doubles, with proven bounds of their errors. The results of Math.log
// and Math.exp are near enough in every engine, but no standard says how near.
//
// Below, u is 2^-53, the largest relative error of one operation.
//
// Logarithm: x = m × 2^k with m in [√½, √2], and ln m = 2 artanh(s) = 2(s + s³/3 + s⁵/5 + …) with s = (m - 1)
// / (m + 1), abs(s) < 0.1716. m - 1 is exact, so s has an error of 2u; the terms left out are below 2^-61 of
// the sum; and Horner's rule adds 3u. For k = 0 that is all: a relative error of 5u. For other k the result
// is at least 0.346 in magnitude, and k × ln 2, its rounding and the sum add at most 4u absolute below
// magnitude 1 and 3u relative above. So the relative error is below 2^-49 = 16u throughout. Of 1 + x,
// s = x / (2 + x) has an error of 2u, too, however near to 1 it is, and of 3u if x is a quotient.
//
// Power: y = k ln 2 + r with abs(r) < 0.3467. ln 2 is split so that k times the first part, of 33 bits, is
// exact for abs(k) < 2^20; r has an absolute error below 1.5u. The terms of the series left out are below
// 2^-57, Horner's rule adds 3u, and the factor 2^k is exact. The relative error is below 2^-50 = 8u.

/** The relative errors of `ln` and `exp`. */
export const LN_ERROR = 2 ** -49;
export const EXP_ERROR = 2 ** -50;

const LN2 = Math.LN2;
/** The first 33 bits of ln 2, and the rest. */
const LN2_HIGH = 2977044471 / 2 ** 32;
const LN2_LOW = 1.9082149292705877e-10;

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);
/** Index of the half of a double that holds sign and exponent. */
const HIGH = new Uint8Array(Uint16Array.of(1).buffer)[0];

/** Returns the upper 32 bits of a double: sign, exponent and 20 bits of the fraction. */
export function upperWordOf(x: number): number {
  double[0] = x;
  return words[HIGH];
}

/** ln x for x from 2^-1022 to 2^1023. */
export function ln(x: number): number {
  let exponent = (upperWordOf(x) >> 20) - 1023;
  words[HIGH] = (words[HIGH] & 0xfffff) | 0x3ff00000;
  let m = double[0];
  if (m > Math.SQRT2) {
    m /= 2;
    exponent++;
  }
  return exponent * LN2 + lnOfExcess(m - 1);
}

/** ln(1 + x) for 1 + x between √½ and √2. */
export function lnOfExcess(x: number): number {
  const s = x / (2 + x);
  const z = s * s;
  let sum = 1 / 21;
  sum = sum * z + 1 / 19;
  sum = sum * z + 1 / 17;
  sum = sum * z + 1 / 15;
  sum = sum * z + 1 / 13;
  sum = sum * z + 1 / 11;
  sum = sum * z + 1 / 9;
  sum = sum * z + 1 / 7;
  sum = sum * z + 1 / 5;
  sum = sum * z + 1 / 3;
  return 2 * (s + s * z * sum);
}

/** e^y for abs(y) up to 700. */
export function exp(y: number): number {
  const k = Math.round(y / LN2);
  const r = y - k * LN2_HIGH - k * LN2_LOW;
  let sum = 1 / 6227020800;
  sum = sum * r + 1 / 479001600;
  sum = sum * r + 1 / 39916800;
  sum = sum * r + 1 / 3628800;
  sum = sum * r + 1 / 362880;
  sum = sum * r + 1 / 40320;
  sum = sum * r + 1 / 5040;
  sum = sum * r + 1 / 720;
  sum = sum * r + 1 / 120;
  sum = sum * r + 1 / 24;
  sum = sum * r + 1 / 6;
  sum = sum * r + 1 / 2;
  sum = r + r * r * sum;
  double[0] = 0;
  words[HIGH] = (k + 1023) << 20;
  return (1 + sum) * double[0];
}
