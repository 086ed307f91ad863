// From the intervals of exact/ to enclosures in doubles.
import { bitLength, shift } from '../../expression/exact/integer-roots.js';
import { encloseValue, type ExactValue } from '../../expression/exact/exact-value.js';
import type { Enclosure } from '../../expression/doubles/enclosure.js';
import { LN_ERROR, ln } from '../../expression/doubles/elementary-functions.js';

/** Number of bits of a mantissa: all mantissas are exact as doubles. */
const MANTISSA_BITS = 52;
const WORKING_BITS = 96;
/** Exponent limit: beyond 2^±936 a value is far (enclosure.ts). */
const MAX_EXPONENT = 936;

/** Encloses a value. Its interval may have a 0 only if exact/ cannot tell the value from 0. */
export function encloseExactly(value: ExactValue, into: Enclosure): void {
  const { low, high, scale } = encloseValue(value, WORKING_BITS);
  const places = Math.max(bitLength(low), bitLength(high), 1) - MANTISSA_BITS;
  // Both ends rounded outwards, to at most 52 bits.
  const [from, to] = [Number(shift(low, -places)), Number(shift(high, -places) + (places > 0 ? 1n : 0n))];
  const centre = (from + to) / 2;
  const radius = Math.abs(to - from) / 2 + 1;
  const exponent = places - scale;
  if (Math.abs(exponent + MANTISSA_BITS) <= MAX_EXPONENT) {
    into.set(centre * 2 ** exponent, low === high && places <= 0 ? 0 : radius * 2 ** exponent);
    return;
  }
  const magnitude = Math.abs(centre);
  const l = ln(magnitude) + exponent * Math.LN2;
  into.set(Math.sign(centre), Infinity, l, radius / magnitude + (ln(magnitude) + Math.abs(l)) * 4 * LN_ERROR);
}
