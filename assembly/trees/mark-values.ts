// Marks which integers of a range subsets make under rational or integer rules, from tallies (tally.ts), for
// a reach. A tally tells each value once, and whether its negation is a value, too; so this is a pass over
// values, not over expressions. The tallies of the largest subsets and of those with one number less are not
// made: what the pairs of halves make is marked directly, and so is what each of these results makes with one
// more number. That takes no memory and no hashing, and a result needs two divisions to see which of its
// sums, products and quotients with that number are integers.
//
// Values come with integers first (sorted-tally.ts): two integers make three more without a division, and an
// integer and a fraction make integers by * and / alone. That, and one branch instead of two for each result,
// takes 0.74 of the time of tests for all five operations of each pair, n = 6.
//
// Tried, version 1.0: `markWith` and `markBoth` inlined, which takes a tenth less time and makes the module a
// quarter larger; in `markWith` one branch for both tests, as in `markValue` (1.00).
import { fillBytes, reserve } from '../core/arena';
import { countOfLeaf, valuesOfLeaf } from '../core/board';
import { UNREACHABLE } from '../core/boundary-types';
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { denominatorOf, numeratorOf } from '../core/fraction';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { formRules } from '../forms/forms-state';
import { listTally } from './list-tally';
import { floorOf, isNegatable, sortTally, TALLY_ITEM_BYTES } from './sorted-tally';
import {
  entriesEnd,
  entriesOf,
  entryCount,
  itemsEndOf,
  itemsOf,
  negatedOfEntry,
  TALLY_ENTRY_BYTES,
  valueOfEntry,
  wholesEndOf,
} from './tally';
import { integerMarks } from './trees-state';

/** Cost of the values of a pair, and of what they make with one more number (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 32,
  NANOSECONDS_WITH_LEAF: u64 = 64;

/**
 * Factor of a bound that may be rounded down, so that no value at the bound is passed over. `markInteger`
 * tests the range exactly.
 */
const SLACK: f64 = 1 + 1 / 4294967296;

/** Opens a range without marks; false if memory is exhausted. */
export function openMarks(from: f64, to: f64): bool {
  const span = <usize>(to - from + 1);
  const operations = reserve(span);
  if (!operations) return false;
  fillBytes(operations, UNREACHABLE, span);
  integerMarks.from = from;
  integerMarks.span = <u64>span;
  integerMarks.most = max(abs(from), abs(to));
  integerMarks.operations = operations;
  integerMarks.left = <f64>span;
  return true;
}

/** Marks an integer, if it is in the range and has no mark. The cast saturates, outside the range. */
@inline function markInteger(v: f64): void {
  const index = <u64>(<i64>(v - integerMarks.from));
  if (index >= integerMarks.span) return;
  const at = integerMarks.operations + <usize>index;
  if (elementAt<u8>(at) != UNREACHABLE) return;
  putElement<u8>(at, integerMarks.mark);
  integerMarks.left -= 1;
}

/** Marks an integer that is not negative, and its negation if that is a value. */
function markBoth(whole: f64, negatable: bool): void {
  markInteger(whole);
  if (negatable) markInteger(-whole);
}

/** Marks p / q if it is an integer, and its negation if that is a value. q > 0. */
function markValue<T>(p: T, q: T, negatable: bool): void {
  if (!isFloat<T>() && <f64>p > integerMarks.most * <f64>q * SLACK) return;
  const whole = floorOf<T>(p, q);
  if ((<i32>(whole * q == p)) & (<i32>(<f64>whole <= integerMarks.most))) markBoth(<f64>whole, negatable);
}

/** Marks the values of a tally of a subset of a size; false if memory is exhausted. */
export function markSubset<T>(mask: i32): bool {
  const tally = listTally<T>(mask);
  if (!tally) return false;
  const end = entriesEnd(tally);
  for (let x = entriesOf(tally); x < end; x += TALLY_ENTRY_BYTES) {
    const value = valueOfEntry(x);
    markValue<T>(numeratorOf<T>(value), denominatorOf<T>(value), negatedOfEntry(x) > 0);
  }
  return true;
}

/**
 * Marks the values of a subset of at least two numbers without a tally of it or of its parts with one number
 * less; false if memory is exhausted. Ends early if all integers have a mark.
 */
export function markPairs<T>(mask: i32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end && integerMarks.left > 0; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    if (popcnt(mask) > 2 && (isLeaf(b) || isLeaf(c))) {
      if (!(isLeaf(b) ? markLeaf<T>(b, c) : markLeaf<T>(c, b))) return false;
      continue;
    }
    const tallyB = sortTally<T>(b),
      tallyC = sortTally<T>(c);
    if (!tallyB || !tallyC) return false;
    const wholesX = wholesEndOf(tallyB),
      endX = itemsEndOf(tallyB),
      wholesY = wholesEndOf(tallyC),
      endY = itemsEndOf(tallyC);
    for (let x = itemsOf(tallyB); x < endX; x += TALLY_ITEM_BYTES) {
      spendNanoseconds(NANOSECONDS_PER_PAIR * entryCount(tallyC));
      let y = itemsOf(tallyC);
      if (x < wholesX) {
        for (; y < wholesY; y += TALLY_ITEM_BYTES) markWholes<T>(x, y);
        for (; y < endY; y += TALLY_ITEM_BYTES) markMixed<T>(x, y);
      } else {
        for (; y < wholesY; y += TALLY_ITEM_BYTES) markMixed<T>(y, x);
        for (; y < endY; y += TALLY_ITEM_BYTES) markFractions<T>(x, y);
      }
    }
  }
  return true;
}

/** Whether what two items make is negatable: a sum, product or quotient is if one of them is. */
@inline function areNegatable(x: usize, y: usize): bool {
  return isNegatable(x) || isNegatable(y);
}

/** Marks what two integers make. */
@inline function markWholes<T>(x: usize, y: usize): void {
  const v = numeratorOf<T>(x),
    w = numeratorOf<T>(y);
  const negatable = areNegatable(x, y);
  markBoth(<f64>(v + w), negatable);
  markBoth(<f64>(v > w ? v - w : w - v), true);
  markBoth(<f64>(v * w), negatable);
  const small = min<T>(v, w),
    large = max<T>(v, w);
  if (small) markValue<T>(large, small, negatable);
}

/** Marks what an integer x and a fraction y, not an integer, make: x + y, x - y and y / x are none. */
@inline function markMixed<T>(x: usize, y: usize): void {
  const v = numeratorOf<T>(x),
    p = numeratorOf<T>(y),
    q = denominatorOf<T>(y);
  const negatable = areNegatable(x, y);
  markValue<T>(v * p, q, negatable);
  markValue<T>(v * q, p, negatable);
}

/** Marks what two fractions make, neither of them an integer, so neither is 0. */
@inline function markFractions<T>(x: usize, y: usize): void {
  const xp = numeratorOf<T>(x),
    xq = denominatorOf<T>(x),
    yp = numeratorOf<T>(y),
    yq = denominatorOf<T>(y);
  const negatable = areNegatable(x, y);
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  markValue<T>(s + t, z, negatable);
  markValue<T>(s > t ? s - t : t - s, z, true);
  markValue<T>(xp * yp, z, negatable);
  markValue<T>(max<T>(s, t), min<T>(s, t), negatable);
}

/** Whether a subset is a single number. */
@inline function isLeaf(mask: i32): bool {
  return (mask & (mask - 1)) == 0;
}

/** Marks what a leaf and the values of another subset make; false if memory is exhausted. */
function markLeaf<T>(leaf: i32, mask: i32): bool {
  const values = valuesOfLeaf(ctz(leaf));
  for (let i = 0, count = countOfLeaf(ctz(leaf)); i < count; i++) {
    const a = elementAt<u64>(values + <usize>i * sizeof<u64>());
    if (!markChains<T>(<T>a, mask)) return false;
  }
  return true;
}

/** Marks what a number and the values of a subset make; false if memory is exhausted. */
function markChains<T>(a: T, mask: i32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end && integerMarks.left > 0; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const tallyB = sortTally<T>(b),
      tallyC = sortTally<T>(c);
    if (!tallyB || !tallyC) return false;
    const wholesX = wholesEndOf(tallyB),
      endX = itemsEndOf(tallyB),
      wholesY = wholesEndOf(tallyC),
      endY = itemsEndOf(tallyC);
    for (let x = itemsOf(tallyB); x < endX; x += TALLY_ITEM_BYTES) {
      spendNanoseconds(NANOSECONDS_WITH_LEAF * entryCount(tallyC));
      let y = itemsOf(tallyC);
      if (x < wholesX) for (; y < wholesY; y += TALLY_ITEM_BYTES) chainWholes<T>(a, x, y);
      for (; y < endY; y += TALLY_ITEM_BYTES) chainFractions<T>(a, x, y);
    }
  }
  return true;
}

/** Marks what a number makes with what two integers make. */
function chainWholes<T>(a: T, x: usize, y: usize): void {
  const v = numeratorOf<T>(x),
    w = numeratorOf<T>(y);
  const negatable = areNegatable(x, y);
  markWithWhole<T>(a, v + w, negatable);
  markWithWhole<T>(a, v > w ? v - w : w - v, true);
  markWithWhole<T>(a, v * w, negatable);
  if (!v || !w) return;
  if (!formRules.isWhole) {
    markWithRatio<T>(a, v, w, negatable);
    return;
  }
  const small = min<T>(v, w),
    large = max<T>(v, w);
  const quotient = floorOf<T>(large, small);
  if (quotient * small == large) markWithWhole<T>(a, quotient, negatable);
}

/** Marks what a number makes with what two values make, not both of them integers. */
function chainFractions<T>(a: T, x: usize, y: usize): void {
  const xp = numeratorOf<T>(x),
    xq = denominatorOf<T>(x),
    yp = numeratorOf<T>(y),
    yq = denominatorOf<T>(y);
  const negatable = areNegatable(x, y);
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  markWith<T>(a, s + t, z, negatable);
  markWith<T>(a, s > t ? s - t : t - s, z, true);
  markWith<T>(a, xp * yp, z, negatable);
  if (s && t) markWithRatio<T>(a, s, t, negatable);
}

/** Marks the integers that a number a makes with s / t and with t / s. a, s, t > 0. */
function markWithRatio<T>(a: T, s: T, t: T, negatable: bool): void {
  // Each of the two is also a divided by the other.
  markValue<T>(s * a, t, negatable);
  markValue<T>(t * a, s, negatable);
  const small = min<T>(s, t),
    large = max<T>(s, t);
  const whole = floorOf<T>(large, small);
  if (whole * small == large) markBeside<T>(a, whole, negatable);
}

/** Marks v + a, v - a and v / a for an integer v. a > 0. */
@inline function markBeside<T>(a: T, v: T, negatable: bool): void {
  markBoth(<f64>(v + a), negatable);
  markBoth(<f64>(v > a ? v - a : a - v), true);
  if (v >= a) markValue<T>(v, a, negatable);
}

/** Marks the integers that a number a makes with an integer v, and with -v if that is a value. a > 0. */
function markWithWhole<T>(a: T, v: T, negatable: bool): void {
  if (<f64>v > max<f64>(integerMarks.most * <f64>a, integerMarks.most + <f64>a)) return;
  markBoth(<f64>(v * a), negatable);
  markBeside<T>(a, v, negatable);
  if (v && v <= a) markValue<T>(a, v, negatable);
}

/**
 * Marks the integers that a number a makes with v = p / q, and with -v if that is a value. a, q > 0. If v * a
 * is no integer, neither are v + a, v - a and v / a.
 */
function markWith<T>(a: T, p: T, q: T, negatable: bool): void {
  const most = integerMarks.most;
  // Then v - a and v / a are beyond the range, and a / v is less than 1.
  if (<f64>p > max<f64>(most * <f64>a, most + <f64>a) * <f64>q * SLACK) return;
  const product = floorOf<T>(p * a, q);
  if (product * q == p * a) {
    markBoth(<f64>product, negatable);
    const v = floorOf<T>(product, a);
    if (v * a == product) markBeside<T>(a, v, negatable);
  }
  if (p && p <= a * q) markValue<T>(a * q, p, negatable);
}
