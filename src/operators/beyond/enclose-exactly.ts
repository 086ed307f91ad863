// From the intervals of exact/ to enclosures in doubles.
import { bitLength, shift } from '../../expression/exact/integer-roots.js';
import { encloseLogarithm, encloseValue, type ExactValue } from '../../expression/exact/exact-value.js';
import type { Interval } from '../../expression/exact/interval.js';
import type { Enclosure } from '../../expression/doubles/enclosure.js';
import { LN_ERROR, ln } from '../../expression/doubles/elementary-functions.js';

/** Number of bits of a mantissa: all mantissas are exact as doubles. */
const MANTISSA_BITS = 52;
const WORKING_BITS = 96;
/** Working bits of logarithms of numbers near 1, whose first digits say nothing about the logarithm. */
const LOGARITHM_BITS = 192;
/** Exponent limit: beyond 2^±936 a value is far (enclosure.ts). */
const MAX_EXPONENT = 936;

/** The numbers from (centre - radius) * 2^exponent to (centre + radius) * 2^exponent, in doubles. */
interface RoundedInterval {
  readonly centre: number;
  readonly radius: number;
  readonly exponent: number;
}

/** Encloses a value. Its interval may have a 0 only if exact/ cannot tell the value from 0. */
export function encloseExactly(value: ExactValue, into: Enclosure): void {
  const { centre, radius, exponent } = round(encloseValue(value, WORKING_BITS));
  if (!isOnScale(exponent)) {
    const magnitude = Math.abs(centre);
    const l = ln(magnitude) + exponent * Math.LN2;
    const lr = radius / magnitude + (ln(magnitude) + Math.abs(l)) * 4 * LN_ERROR;
    into.set(Math.sign(centre), Infinity, l, lr);
    return;
  }
  into.set(centre * 2 ** exponent, radius * 2 ** exponent);
  if (radius === 0 || !into.isNearOne) return;
  const logarithm = round(encloseLogarithm(value, LOGARITHM_BITS));
  if (!isOnScale(logarithm.exponent)) return;
  into.l = logarithm.centre * 2 ** logarithm.exponent;
  into.lr = logarithm.radius * 2 ** logarithm.exponent;
}

/** Rounds both ends outwards, to at most 52 bits; an integer that has no more remains as it is. */
function round({ low, high, scale }: Interval): RoundedInterval {
  const places = Math.max(bitLength(low), bitLength(high), 1) - MANTISSA_BITS;
  const [from, to] = [Number(shift(low, -places)), Number(shift(high, -places) + (places > 0 ? 1n : 0n))];
  const isExact = low === high && places <= 0;
  const radius = isExact ? 0 : Math.abs(to - from) / 2 + 1;
  return { centre: (from + to) / 2, radius, exponent: places - scale };
}

function isOnScale(exponent: number): boolean {
  return Math.abs(exponent + MANTISSA_BITS) <= MAX_EXPONENT;
}
