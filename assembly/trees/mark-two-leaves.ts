// Marks what two leaves c, d and a value v of another subset make in any order, such as (v + c) / d, for
// mark-values.ts.
//
// A fraction v makes few integers: v + c, v / c and the like are none, and most v are left out at once since
// neither c * d * v nor c * d / v is an integer. An integer v makes many, unless it is large; then a few
// quotients remain. A quotient by 0 is not an integer, as f64 computes it, so nobody asks for 0.
import { countOfLeaf } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { denominatorOf, numeratorOf } from '../core/fraction';
import {
  isKnownWhole,
  markBeside,
  markBoth,
  markOverSum,
  markRatioBeside,
  markValue,
  SLACK,
} from './integer-marks';
import { floorOf, isNegatable, sortTally, TALLY_ITEM_BYTES } from './sorted-tally';
import { entryCount, itemsEndOf, itemsOf, valueOfLeaf, wholesEndOf } from './tally';
import { integerMarks } from './trees-state';

/** Cost of what two numbers make with a value (core/deadline.ts). */
const NANOSECONDS_WITH_LEAVES: u64 = 128;

/** Marks what two leaves make with each value of a subset, in any order; false if memory is exhausted. */
export function markTwoLeaves(leaves: i32, mask: i32): bool {
  const tally = sortTally<f64>(mask);
  if (!tally) return false;
  const low = leaves & -leaves,
    high = leaves ^ low;
  for (let i = 0, lows = countOfLeaf(ctz(low)); i < lows; i++) {
    for (let j = 0, highs = countOfLeaf(ctz(high)); j < highs; j++) {
      const v = valueOfLeaf<f64>(low, i),
        w = valueOfLeaf<f64>(high, j);
      const c = max(v, w),
        d = min(v, w);
      spendNanoseconds(NANOSECONDS_WITH_LEAVES * entryCount(tally));
      let y = isKnownWhole(mask) ? wholesEndOf(tally) : itemsOf(tally);
      for (const end = wholesEndOf(tally); y < end; y += TALLY_ITEM_BYTES)
        markWholeOfThree(c, d, numeratorOf<f64>(y), isNegatable(y));
      for (const end = itemsEndOf(tally); y < end; y += TALLY_ITEM_BYTES)
        markFractionOfThree(c, d, numeratorOf<f64>(y), denominatorOf<f64>(y), isNegatable(y));
    }
  }
  return true;
}

/** Marks the integers that numbers c >= d make with an integer v, and with -v if that is a value. d > 0. */
function markWholeOfThree(c: f64, d: f64, v: f64, negatable: bool): void {
  const sum = c + d,
    difference = c - d,
    product = c * d;
  // No sum of two numbers is larger than their product and 1, which bounds what is added and the divisors.
  const bound = product + 1;
  const most = integerMarks.most + bound;
  if (v > most * bound * SLACK) return;
  if (v <= most * SLACK) markNearWhole(c, d, v, negatable);
  markValue(v, difference, true);
  markValue(v, sum, negatable);
  markValue(v, product, negatable);
  markValue(c * v, d, negatable);
  markValue(d * v, c, negatable);
  markPartialSums(v, d, c, negatable);
  markPartialSums(v, c, d, negatable);
  markRatioBeside(d, v, c, negatable);
  markRatioBeside(c, v, d, negatable);
  if (v > bound) return;
  markOverSum(c, d, v, 1, negatable);
  markOverSum(d, c, v, 1, negatable);
  markValue(product, v, negatable);
  markValue(sum, v, negatable);
  markValue(difference, v, true);
  markValue(c, d * v, negatable);
  markRatioBeside(d, c, v, negatable);
  markRatioBeside(c, d, v, negatable);
}

/** Marks what needs no division of v. */
function markNearWhole(c: f64, d: f64, v: f64, negatable: bool): void {
  const sum = c + d,
    difference = c - d,
    product = c * d;
  const ratio = floorOf(c, d);
  if (ratio * d == c) markBeside(ratio, v, negatable);
  markBeside(sum, v, negatable);
  markBeside(difference, v, true);
  markBeside(product, v, negatable);
  markBoth(sum * v, negatable);
  markBoth(difference * v, true);
  markBoth(product * v, negatable);
  markBeside(d, c * v, negatable);
  markBeside(c, d * v, negatable);
  // c * (v + d) and c * (v - d), d * (v + c) and d * (v - c)
  markBeside(product, c * v, negatable);
  markBeside(product, d * v, negatable);
}

/**
 * Marks the integers that numbers c >= d make with a fraction v = p / q, not an integer, and with -v if that
 * is a value. v + c, v - c, v / c are none, so what these make is left out, and so with d.
 */
function markFractionOfThree(c: f64, d: f64, p: f64, q: f64, negatable: bool): void {
  const sum = c + d,
    difference = c - d;
  const over = c * d * p,
    whole = floorOf(over, q);
  if (whole * q == over) markMultiples(c, d, p, q, whole, negatable);
  markValue(sum * p, q, negatable);
  markValue(difference * p, q, true);
  const under = c * d * q;
  if (p <= under) {
    const whole = floorOf(under, p);
    if (whole * p == under) markSubmultiples(c, d, whole, negatable);
    markValue(sum * q, p, negatable);
    markValue(difference * q, p, true);
  }
  markOverSum(c, d * q, p, q, negatable);
  markOverSum(d, c * q, p, q, negatable);
}

/** Marks what c and d make with v = p / q, not an integer, if c * d * v is an integer, `product`. */
function markMultiples(c: f64, d: f64, p: f64, q: f64, product: f64, negatable: bool): void {
  markBoth(product, negatable);
  markMultiple(c, d, product, negatable);
  markMultiple(d, c, product, negatable);
  markPartialSums(c * q, d * p, d * q, negatable);
  markPartialSums(d * q, c * p, c * q, negatable);
}

/** Marks a v + b, a (v + b) and likewise with -, and a v / b, if a v is an integer; `product` is a b v. */
function markMultiple(a: f64, b: f64, product: f64, negatable: bool): void {
  const whole = floorOf(product, b);
  if (whole * b != product) return;
  markBeside(b, whole, negatable);
  markBeside(a * b, whole, negatable);
  markValue(whole, b, negatable);
}

/** Marks (p + q) / z and (p - q) / z. */
function markPartialSums(p: f64, q: f64, z: f64, negatable: bool): void {
  markValue(p + q, z, negatable);
  markValue(p > q ? p - q : q - p, z, true);
}

/** Marks what c and d make with a fraction v if c * d / v is an integer, `quotient`. */
function markSubmultiples(c: f64, d: f64, quotient: f64, negatable: bool): void {
  markBoth(quotient, negatable);
  markSubmultiple(d, quotient, negatable);
  markSubmultiple(c, quotient, negatable);
}

/** Marks w / a + a, w / a - a and w / a^2, if w / a is an integer. */
function markSubmultiple(a: f64, w: f64, negatable: bool): void {
  const whole = floorOf(w, a);
  if (whole * a != w) return;
  markBeside(a, whole, negatable);
  markValue(whole, a, negatable);
}
