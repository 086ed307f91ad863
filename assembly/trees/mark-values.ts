// Marks which integers of a range subsets make under rational or integer rules, from tallies (tally.ts), for
// a reach. A tally tells each value once, and whether its negation is a value, too; so this is a pass over
// values, not over expressions. The tallies of the largest subsets and of those with one number less are not
// made: what the pairs of halves make is marked directly, and so is what each of these results makes with one
// more number. That takes no memory and no hashing, and a result needs two divisions to see which of its
// sums, products and quotients with that number are integers.
//
// Tried: `markWith` and `markBoth` inlined, which takes a tenth less time and makes the module a quarter
// larger.
import { fillBytes, reserve } from '../core/arena';
import { countOfLeaf, valuesOfLeaf } from '../core/board';
import { UNREACHABLE } from '../core/boundary-types';
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { denominatorOf, numeratorOf } from '../core/fraction';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { formRules } from '../forms/forms-state';
import { listTally } from './list-tally';
import { entriesEnd, entriesOf, entryCount, negatedOfEntry, TALLY_ENTRY_BYTES, valueOfEntry } from './tally';
import { integerMarks } from './trees-state';

/** Cost of the values of a pair, and of what they make with one more number (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 32,
  NANOSECONDS_WITH_LEAF: u64 = 64;

/** Opens a range without marks; false if memory is exhausted. */
export function openMarks(from: f64, to: f64): bool {
  const span = <usize>(to - from + 1);
  const operations = reserve(span);
  if (!operations) return false;
  fillBytes(operations, UNREACHABLE, span);
  integerMarks.from = from;
  integerMarks.to = to;
  integerMarks.most = max(abs(from), abs(to));
  integerMarks.operations = operations;
  integerMarks.left = <f64>span;
  return true;
}

/** Marks an integer, if it is in the range and has no mark. */
@inline function markInteger(v: f64): void {
  const from = integerMarks.from,
    to = integerMarks.to;
  if (v < from || v > to) return;
  const at = integerMarks.operations + <usize>(v - from);
  if (elementAt<u8>(at) != UNREACHABLE) return;
  putElement<u8>(at, integerMarks.mark);
  integerMarks.left -= 1;
}

/** Marks an integer that is not negative, and its negation if that is a value. */
function markBoth(whole: f64, isNegatable: bool): void {
  markInteger(whole);
  if (isNegatable) markInteger(-whole);
}

/** Returns p / q without its fractional part. q > 0. */
@inline function floorOf<T>(p: T, q: T): T {
  return isFloat<T>() ? floor<T>(p / q) : p / q;
}

/** Marks p / q if it is an integer, and its negation if that is a value. q > 0. */
function markValue<T>(p: T, q: T, isNegatable: bool): void {
  if (<f64>p > integerMarks.most * <f64>q) return;
  const whole = floorOf<T>(p, q);
  if (whole * q == p) markBoth(<f64>whole, isNegatable);
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
    const tallyB = listTally<T>(b),
      tallyC = listTally<T>(c);
    if (!tallyB || !tallyC) return false;
    const endX = entriesEnd(tallyB),
      endY = entriesEnd(tallyC);
    for (let x = entriesOf(tallyB); x < endX; x += TALLY_ENTRY_BYTES) {
      spendNanoseconds(NANOSECONDS_PER_PAIR * entryCount(tallyC));
      for (let y = entriesOf(tallyC); y < endY; y += TALLY_ENTRY_BYTES) markPair<T>(x, y);
    }
  }
  return true;
}

/** Marks what two entries make. A sum, product or quotient is negatable if one of its operands is. */
@inline function markPair<T>(x: usize, y: usize): void {
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x)),
    yp = numeratorOf<T>(valueOfEntry(y)),
    yq = denominatorOf<T>(valueOfEntry(y));
  const isNegatable = negatedOfEntry(x) + negatedOfEntry(y) > 0;
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  markValue<T>(s + t, z, isNegatable);
  markValue<T>(s > t ? s - t : t - s, z, true);
  markValue<T>(xp * yp, z, isNegatable);
  if (t) markValue<T>(s, t, isNegatable);
  if (s) markValue<T>(t, s, isNegatable);
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
    const tallyB = listTally<T>(b),
      tallyC = listTally<T>(c);
    if (!tallyB || !tallyC) return false;
    const endX = entriesEnd(tallyB),
      endY = entriesEnd(tallyC);
    for (let x = entriesOf(tallyB); x < endX; x += TALLY_ENTRY_BYTES) {
      spendNanoseconds(NANOSECONDS_WITH_LEAF * entryCount(tallyC));
      for (let y = entriesOf(tallyC); y < endY; y += TALLY_ENTRY_BYTES) markChain<T>(a, x, y);
    }
  }
  return true;
}

/** Marks what a number makes with what two entries make. */
function markChain<T>(a: T, x: usize, y: usize): void {
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x)),
    yp = numeratorOf<T>(valueOfEntry(y)),
    yq = denominatorOf<T>(valueOfEntry(y));
  const isNegatable = negatedOfEntry(x) + negatedOfEntry(y) > 0;
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  markWith<T>(a, s + t, z, isNegatable);
  markWith<T>(a, s > t ? s - t : t - s, z, true);
  markWith<T>(a, xp * yp, z, isNegatable);
  if (mayDivide<T>(s, t)) markWith<T>(a, s, t, isNegatable);
  if (mayDivide<T>(t, s)) markWith<T>(a, t, s, isNegatable);
}

/** Whether s / t is a value: t is not 0 and, if values are integers, divides s. */
@inline function mayDivide<T>(s: T, t: T): bool {
  if (!t) return false;
  return !formRules.isWhole || floorOf<T>(s, t) * t == s;
}

/**
 * Marks the integers that a number a makes with v = p / q, and with -v if that is a value. a, q > 0. If v * a
 * is no integer, neither are v + a, v - a and v / a.
 */
function markWith<T>(a: T, p: T, q: T, isNegatable: bool): void {
  const most = integerMarks.most;
  // Then v - a and v / a are beyond the range, and a / v is less than 1.
  if (<f64>p > max<f64>(most * <f64>a, most + <f64>a) * <f64>q) return;
  const product = floorOf<T>(p * a, q);
  if (product * q == p * a) {
    markBoth(<f64>product, isNegatable);
    const v = floorOf<T>(product, a);
    if (v * a == product) {
      markBoth(<f64>(v + a), isNegatable);
      markBoth(<f64>(v > a ? v - a : a - v), true);
      const quotient = floorOf<T>(v, a);
      if (quotient * a == v) markBoth(<f64>quotient, isNegatable);
    }
  }
  if (!p) return;
  const inverse = floorOf<T>(a * q, p);
  if (inverse * p == a * q) markBoth(<f64>inverse, isNegatable);
}
