// The results, within the range of targets, of a subset A of all or nearly all numbers, from lists of the
// values of up to two numbers less and windows of one less. All that matters of a subset U that lacks one
// number x of A is
//
//   v + x, |v - x|, v * x, x / v     v small
//   v / x                            v small, or else by what made it:
//     (p + q) / x, |p - q| / x, p * q / x, q / (p * x)     p, q from the halves of U
//
// In a split of U the smaller half is one term or factor (small-results.ts). Of the last two those are left
// out that another split gives: if p and x are coprime, p * q / x is p * (q / x), from the split of A with x
// on the side of q, if p is a factor there too; and q / (p * x) is (q / x) / p, unless p is a number. Two
// numbers p and x divide q only once, with p >= x: the other order gives the same.
//
// Sums and products with one number come first: those of two lists, and all quotients, then have fewer
// targets to look for. That takes 0.98 of the time (n = 6, shared lists), 0.97 (n = 7, 8), 0.92 (n = 9).
//
// Tried, with this order: a step for every size of the smaller half: 0.99 to 1.01 of the time, and for
// quotients likewise: 1.00 to 1.04; only the part of a shifted bitmap from the least to the largest missing
// target: 0.97 to 1.01; no factor whose products are all below the least missing target: 0.99 to 1.01.
//
// Quotients v / x of small v are looked for in the window target by target, if it is missing: by then that is
// a tenth of all targets. That takes 0.97 of the time of a look at each (n = 6, shared lists).
import { hasBit } from '../core/bitmap';
import { usesAll } from '../core/board';
import { spendStretch } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { endOf, listOf, productsEnd, sumsAt } from '../core/list-record';
import { SPLIT_BYTES, halfC, largerHalf, smallerHalf, splitsOf } from '../core/plan';
import { MARKED } from './candidates';
import { divideLists, divideProductsBy, divideSumsBy } from './combine-lists';
import { WORD_BITS, findMissing, missingOf } from './missing-targets';
import { addMultiples } from './multiples';
import { bitmapBytes, planeOf } from './reach-areas';
import { octavesFrom, octavesTo } from './octaves';
import {
  largeAt,
  maxReachedOf,
  maxSumOf,
  octavesOf,
  reachRecordOf,
  recordOfDivisor,
  smallAt,
  windowOf,
} from './reach-records';
import { addQuotients, addSumsAndProducts, isOnePart } from './small-results';
import { addShifted, moveWindow } from './windows';
import { MOST_SPREAD, SPREAD_LIMIT, reachAreas } from './reach-state';

const VALUE_BYTES: usize = sizeof<u32>();
/** Cost of a mark, which may miss the caches (core/deadline.ts). */
const NANOSECONDS_PER_MARK: u64 = 8;
/** The steps of addTopSubset: sums and products with a number, those of two lists, and quotients. */
const WITH_NUMBER: i32 = 0;
const OF_LISTS: i32 = 1;
const QUOTIENTS: i32 = 2;
const STEPS: i32 = 3;
/** Cost of up to 64 marks. */
const NANOSECONDS_PER_WORD: u64 = 128;

/** Marks a small value, or 0, which is not a value. */
@inline function markTarget(v: u32): void {
  putElement<u8>(reachAreas.marks + v, MARKED);
}

/** Results by x of values of U that its window does not hold. */
function divideLarge(mask: i32, x: u32): void {
  const leastMissing = reachAreas.leastMissing;
  const leastProduct = <u64>x * leastMissing;
  const least = <u32>min<u64>(max<u64>(reachAreas.smallLimit, leastProduct), u32.MAX_VALUE);
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const smaller = smallerHalf(s),
      larger = largerHalf(s);
    const b = reachRecordOf(smaller),
      c = reachRecordOf(larger);
    const isPure = isOnePart(smaller, larger);
    if (maxReachedOf(b) + maxReachedOf(c) >= least) divideSums(b, c, isPure, x, least);
    const largest = isPure ? maxSumOf(c) : maxReachedOf(c);
    if (<u64>maxSumOf(b) * largest >= leastProduct) {
      divideProductsBy(
        sumsAt(b),
        endOf(b),
        isPure ? sumsAt(c) : listOf(c),
        endOf(c),
        largest,
        x,
        leastMissing,
        reachAreas.largestMissing,
        popcnt(larger) + 1 >= 2 * popcnt(smaller),
        isPure ? 0 : octavesOf(c),
      );
    }
    // U without one leaf: divided by that leaf and by x.
    if (isSingle(smaller)) divideByLeaf(c, b, x);
    if (isSingle(larger)) divideByLeaf(b, c, x);
  }
}

/** (p + q) / x and |p - q| / x for a term p of b and a value or term q of c, if p + q is at least `least`. */
function divideSums(b: usize, c: usize, isPure: bool, x: u32, least: u32): void {
  const largestMissing = reachAreas.largestMissing;
  const bList = listOf(b),
    bProducts = productsEnd(b);
  const cList = listOf(c),
    cEnd = isPure ? productsEnd(c) : endOf(c);
  const cIsInner = bProducts - bList <= cEnd - cList;
  const inner = cIsInner ? c : b;
  const innerEnd = cIsInner ? cEnd : bProducts;
  const largestInner = maxReachedOf(inner),
    smallInner = smallAt(inner),
    largeInner = cIsInner && !isPure ? largeAt(c) : innerEnd;
  const octaves: usize = cIsInner && !isPure ? octavesOf(c) : 0;
  const largestSmall = min(reachAreas.smallLimit - 1, largestInner);
  for (let i = cIsInner ? bList : cList, to = cIsInner ? bProducts : cEnd; i < to; i += VALUE_BYTES) {
    const p = elementAt<u32>(i);
    if (p + largestInner < least) continue;
    if (octaves) {
      const from = octavesFrom(octaves, least > p ? least - p : 1),
        to = octavesTo(octaves, <u32>min<u64>(<u64>largestMissing * x + p, largestInner));
      if (from < to) divideSumsBy(p, from, to, x, largestMissing);
      continue;
    }
    if (p + largestSmall < least) {
      divideSumsBy(p, listOf(inner), smallInner, x, largestMissing);
      if (largeInner < innerEnd) divideSumsBy(p, largeInner, innerEnd, x, largestMissing);
    } else divideSumsBy(p, listOf(inner), innerEnd, x, largestMissing);
  }
}

/** Whether a subset is one leaf. */
@inline function isSingle(mask: i32): bool {
  return (mask & (mask - 1)) == 0;
}

/** Results by a number and x > 1 of the other values. */
function divideByLeaf(dividends: usize, leaf: usize, x: u32): void {
  const leastMissing = reachAreas.leastMissing;
  for (let i = listOf(leaf), end = endOf(leaf); i < end; i += VALUE_BYTES) {
    const p = elementAt<u32>(i);
    // The other order is another visit.
    if (p < x) continue;
    const divisor = <u64>p * x;
    if (divisor * leastMissing > maxReachedOf(dividends)) continue;
    divideLists(dividends, recordOfDivisor(<u32>divisor), leastMissing, reachAreas.largestMissing);
  }
}

/** The sums and products of the values of U and a number outside it. */
function addLeafSums(mask: i32, leaf: usize): void {
  const leastMissing = reachAreas.leastMissing,
    largestMissing = reachAreas.largestMissing;
  const window = windowOf(reachRecordOf(mask));
  for (let i = listOf(leaf), end = endOf(leaf); i < end; i += VALUE_BYTES) {
    const x = elementAt<u32>(i);
    addShifted(window, x);
    addShifted(window, -(<i32>x));
    if (x == 1) {
      if (usesAll) addShifted(window, 0);
      continue;
    }
    if (x <= MOST_SPREAD && largestMissing < SPREAD_LIMIT) {
      addMultiples(window, x, largestMissing, reachAreas.windowZero, bitmapBytes());
      continue;
    }
    // A number outside the window marks 0, which is not a value: a branch would be guessed wrong half the
    // time.
    for (let v = (leastMissing + x - 1) / x, most = largestMissing / x; v <= most; v++) {
      spendStretch(v, NANOSECONDS_PER_MARK);
      markTarget(hasBit(window, v) ? v * x : 0);
    }
  }
}

/** The quotients of the values of U and a number outside it. */
function addLeafQuotients(mask: i32, leaf: usize, size: i32): void {
  const leastMissing = reachAreas.leastMissing,
    largestMissing = reachAreas.largestMissing,
    limit = reachAreas.smallLimit;
  const window = windowOf(reachRecordOf(mask));
  for (let i = listOf(leaf), end = endOf(leaf); i < end; i += VALUE_BYTES) {
    const x = elementAt<u32>(i);
    for (let v: u32 = 1; v * leastMissing <= x; v++) {
      spendStretch(v, NANOSECONDS_PER_MARK);
      if (x % v == 0 && hasBit(window, v)) markTarget(x / v);
    }
    if (x == 1) continue;
    const most = min(largestMissing, limit / x);
    for (let word = leastMissing / WORD_BITS; word * WORD_BITS <= most; word++) {
      spendStretch(word, NANOSECONDS_PER_WORD);
      for (let bits = missingOf(word, size); bits; bits &= bits - 1) {
        const q = word * WORD_BITS + <u32>ctz(bits);
        // No window has smallLimit.
        markTarget(hasBit(window, min(q * x, limit)) ? q : 0);
      }
    }
    divideLarge(mask, x);
  }
}

/**
 * Adds what all numbers of a subset make to the plane of its size, as far as it is missing, from lists up to
 * two numbers less and windows of one less. False if nothing is missing then. Preconditions:
 * findMissing, and at least three numbers.
 *
 * Sums and products with a number come first, quotients last: each step leaves fewer targets to look for.
 */
export function addTopSubset(mask: i32, size: i32): bool {
  const lowest = mask & -mask;
  const first = splitsOf(mask),
    end = splitsOf(mask + 1);
  for (let step = 0; step < STEPS; step++) {
    for (let s = first; s < end; s += SPLIT_BYTES) {
      // The lowest number and its twin are one case.
      if (halfC(s) == lowest) continue;
      const smaller = smallerHalf(s),
        larger = largerHalf(s);
      const b = reachRecordOf(smaller);
      if (isSingle(smaller)) {
        if (step == WITH_NUMBER) addLeafSums(larger, b);
        if (step == QUOTIENTS) addLeafQuotients(larger, b, size);
      } else {
        if (step == OF_LISTS) addSumsAndProducts(smaller, larger, reachAreas.largestMissing);
        if (step == QUOTIENTS)
          addQuotients(b, reachRecordOf(larger), reachAreas.leastMissing, reachAreas.largestMissing);
      }
    }
    moveWindow(planeOf(size));
    if (!findMissing(size)) return false;
  }
  return true;
}
