// From the intervals of exact/ to enclosures in doubles.
//
// The logarithm of a value near 1 is computed in doubles from the difference to 1, which takes more digits of
// the value. With the logarithm of exact/, a search for real values took 1.1 to 1.5 times as long.
import { bitLength, shift } from '../../expression/exact/integer-roots.js';
import { encloseValue, type ExactValue } from '../../expression/exact/exact-value.js';
import type { Interval } from '../../expression/exact/interval.js';
import type { Enclosure } from '../../expression/doubles/enclosure.js';
import { LN_ERROR, ln } from '../../expression/doubles/elementary-functions.js';

/** Number of bits of a mantissa: all mantissas are exact as doubles. */
const MANTISSA_BITS = 52;
const WORKING_BITS = 96;
/** Working bits of numbers near 1, whose first digits say nothing about the logarithm. */
const BITS_NEAR_ONE = 192;
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
  const { low, high, scale } = encloseValue(value, BITS_NEAR_ONE);
  const one = 1n << BigInt(scale);
  const excess = round({ low: low - one, high: high - one, scale });
  const unit = 2 ** excess.exponent;
  if (isOnScale(excess.exponent)) into.takeLogarithmOfExcess(excess.centre * unit, excess.radius * unit);
}

/** Rounds both ends outwards, to at most 52 bits; an integer that has no more remains as it is. */
function round({ low, high, scale }: Interval): RoundedInterval {
  const places = Math.max(bitLength(low), bitLength(high), 1) - MANTISSA_BITS;
  const from = Number(shift(low, -places));
  const to = Number(shift(high, -places)) + Number(places > 0);
  const radius = places > 0 || low !== high ? Math.abs(to - from) / 2 + 1 : 0;
  return { centre: (from + to) / 2, radius, exponent: places - scale };
}

function isOnScale(exponent: number): boolean {
  return Math.abs(exponent + MANTISSA_BITS) <= MAX_EXPONENT;
}
