// Marks which integers of a range subsets make under rational or integer rules, from tallies (tally.ts), for
// a reach. A tally tells each value once, and whether its negation is a value, too; so this is a pass over
// values, not over expressions. The tallies of the largest subsets and of those with one number less are not
// made. What their expressions are worth is marked directly, by where the numbers of a subset A are:
//
//   two halves of three numbers or more     every value of one with every value of the other (markHalves)
//   a leaf, and two parts of two or more    the leaf with what their values make (chainLeaf)
//   two leaves, and the rest of A           all orders of the two and a value of the rest (markTwoLeaves)
//
// So a leaf a that is joined to x and y, both of two numbers or more, is left out where another case has it:
// a + (x + y) is x + (y + a), and so is any sum of the three with any signs that are not all minus. Products
// are the same, but for x * y / a under integer rules, where neither x / a nor y / a need be whole.
//
// In f64 values come with integers first (sorted-tally.ts): two integers make three more without a division,
// and an integer and a fraction make integers by * and / alone. In u64, which few boards need, the module is
// smaller without such cases, and without that of two leaves.
//
// Of the time of all five operations of each pair, and all five of each leaf with each result (n = 6, targets
// 101..999, rational values): 0.79 with integers first; 0.64 without the sums of sums and the products of
// products; 0.50 with two leaves at once; 0.43 with marks that need no branch and large integers passed over.
//
// Tried: `markBoth` inlined everywhere, which makes the module a quarter larger. An integer of two leaves and
// a value by the code for fractions, less what it has beyond: 1.09 of the time, integer rules 1.18, and 0.1
// kB less.
import { countOfLeaf } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { denominatorOf, numeratorOf } from '../core/fraction';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { formRules } from '../forms/forms-state';
import {
  areLeft,
  isKnownWhole,
  markBeside,
  markBoth,
  markOverSum,
  markRatioBeside,
  markValue,
  SLACK,
} from './integer-marks';
import { listTally } from './list-tally';
import { markTwoLeaves } from './mark-two-leaves';
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
  valueOfLeaf,
  wholesEndOf,
} from './tally';
import { integerMarks } from './trees-state';

/** Cost of the values of a pair, and of what they make with one more number (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 32,
  NANOSECONDS_WITH_LEAF: u64 = 64;

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
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end && areLeft(1); s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const leaf = isLeaf(b) ? b : isLeaf(c) ? c : 0;
    let isDone: bool;
    if (popcnt(mask) < 4) isDone = markHalves<T>(0, b, c);
    else if (leaf) isDone = chainLeaf<T>(leaf, b ^ c ^ leaf);
    else if (isFloat<T>() && min(popcnt(b), popcnt(c)) == 2) isDone = joinLeaves(b, c);
    else isDone = markHalves<T>(0, b, c);
    if (!isDone) return false;
  }
  return true;
}

/**
 * Marks what two subsets make, one of them or both of two numbers, and each of these two with the other
 * subset; false if memory is exhausted.
 */
function joinLeaves(b: i32, c: i32): bool {
  return (popcnt(b) > 2 || markTwoLeaves(b, c)) && (popcnt(c) > 2 || b == c || markTwoLeaves(c, b));
}

/**
 * Marks what the values of two subsets make; if a > 0, not that, but what the number a makes with it. False
 * if memory is exhausted.
 */
function markHalves<T>(a: T, b: i32, c: i32): bool {
  const tallyB = sortTally<T>(b),
    tallyC = sortTally<T>(c);
  if (!tallyB || !tallyC) return false;
  const wholesX = wholesEndOf(tallyB),
    endX = itemsEndOf(tallyB),
    wholesY = wholesEndOf(tallyC),
    endY = itemsEndOf(tallyC);
  const passesWholes = isKnownWhole(b) && isKnownWhole(c);
  const cost = (a ? NANOSECONDS_WITH_LEAF : NANOSECONDS_PER_PAIR) * entryCount(tallyC);
  for (let x = itemsOf(tallyB); x < endX; x += TALLY_ITEM_BYTES) {
    spendNanoseconds(cost);
    let y = itemsOf(tallyC);
    if (isFloat<T>()) {
      if (x < wholesX) {
        if (passesWholes) y = wholesY;
        for (; y < wholesY; y += TALLY_ITEM_BYTES) markWholes(<f64>a, x, y);
        for (; y < endY; y += TALLY_ITEM_BYTES) markMixed(<f64>a, x, y);
      } else for (; y < wholesY; y += TALLY_ITEM_BYTES) markMixed(<f64>a, y, x);
    }
    for (; y < endY; y += TALLY_ITEM_BYTES) markPair<T>(a, x, y);
  }
  return true;
}

/** Whether what two items make is negatable: a sum, product or quotient is if one of them is. */
@inline function areNegatable(x: usize, y: usize): bool {
  return isNegatable(x) || isNegatable(y);
}

/**
 * Marks what two values make; if a > 0, what a makes with it, but for what other splits give. In f64 they are
 * two fractions, neither of them an integer.
 */
function markPair<T>(a: T, x: usize, y: usize): void {
  const xp = numeratorOf<T>(x),
    xq = denominatorOf<T>(x),
    yp = numeratorOf<T>(y),
    yq = denominatorOf<T>(y);
  const negatable = areNegatable(x, y);
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  const sum = s + t,
    difference = s > t ? s - t : t - s,
    product = xp * yp;
  const large = max<T>(s, t),
    small = min<T>(s, t);
  if (a) {
    markTimes<T>(a, sum, z, negatable);
    markTimes<T>(a, difference, z, true);
    markRatioBeside<T>(a, product, z, negatable);
    if (!isFloat<T>() && formRules.isWhole) markValue<T>(product, a, negatable);
    if (isFloat<T>() || small) markRatioBeside<T>(a, large, small, negatable);
  } else {
    markValue<T>(sum, z, negatable);
    markValue<T>(difference, z, true);
    markValue<T>(product, z, negatable);
    if (isFloat<T>() || small) markValue<T>(large, small, negatable);
  }
}

/** Does markPair for two integers. A quotient by 0 is not an integer, as f64 computes it. */
function markWholes(a: f64, x: usize, y: usize): void {
  const v = numeratorOf<f64>(x),
    w = numeratorOf<f64>(y);
  const negatable = areNegatable(x, y);
  const sum = v + w,
    difference = v > w ? v - w : w - v,
    product = v * w;
  const small = min<f64>(v, w),
    large = max<f64>(v, w);
  if (a) {
    markTimesWhole(a, sum, negatable);
    markTimesWhole(a, difference, true);
    markBeside<f64>(a, product, negatable);
    // Of these products only this may be whole where v / a and w / a are not.
    if (formRules.isWhole) markValue<f64>(product, a, negatable);
    markRatioBeside<f64>(a, large, small, negatable);
  } else {
    markBoth(sum, negatable);
    markBoth(difference, true);
    markBoth(product, negatable);
    markValue<f64>(large, small, negatable);
  }
}

/** Does markPair for an integer x and a fraction y, not an integer: so x + y, x - y and y / x are none. */
function markMixed(a: f64, x: usize, y: usize): void {
  const v = numeratorOf<f64>(x),
    p = numeratorOf<f64>(y),
    q = denominatorOf<f64>(y);
  const negatable = areNegatable(x, y);
  if (a) {
    const product = floorOf<f64>(a * p, q);
    if (product * q == a * p) markBeside<f64>(a * v, product, negatable);
    markOverSum(a, v * q, p, q, negatable);
    markRatioBeside<f64>(a, v * p, q, negatable);
    markRatioBeside<f64>(a, v * q, p, negatable);
  } else {
    markValue<f64>(v * p, q, negatable);
    markValue<f64>(v * q, p, negatable);
  }
}

/** Whether a subset is a single number. */
@inline function isLeaf(mask: i32): bool {
  return (mask & (mask - 1)) == 0;
}

/**
 * Marks what a leaf makes with what two values make, of at least two numbers each in f64; false if memory is
 * exhausted.
 */
function chainLeaf<T>(leaf: i32, mask: i32): bool {
  for (let i = 0, count = countOfLeaf(ctz(leaf)); i < count; i++) {
    if (!chainHalves<T>(valueOfLeaf<T>(leaf, i), mask)) return false;
  }
  return true;
}

/** Does chainLeaf for one of the values of the leaf. */
function chainHalves<T>(a: T, mask: i32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    if (isFloat<T>() && (isLeaf(b) || isLeaf(c))) continue;
    if (!markHalves<T>(a, b, c)) return false;
  }
  return true;
}

/** Marks the integers among v * a, v / a and a / v for v = p / q, and for -v if that is a value. a, q > 0. */
function markTimes<T>(a: T, p: T, q: T, negatable: bool): void {
  // Then v / a is beyond the range, and a / v is less than 1.
  if (<f64>p > integerMarks.most * <f64>a * <f64>q * SLACK) return;
  const product = floorOf<T>(p * a, q);
  if (product * q == p * a) {
    markBoth(<f64>product, negatable);
    const v = floorOf<T>(product, a);
    if (v * a == product && v >= a) markValue<T>(v, a, negatable);
  }
  if (<f64>p * integerMarks.least <= <f64>(a * q) * SLACK && p) markValue<T>(a * q, p, negatable);
}

/** Does markTimes for an integer v. */
function markTimesWhole(a: f64, v: f64, negatable: bool): void {
  if (v > integerMarks.most * a * SLACK) return;
  markBoth(v * a, negatable);
  if (v >= a) markValue<f64>(v, a, negatable);
  else markValue<f64>(a, v, negatable);
}
