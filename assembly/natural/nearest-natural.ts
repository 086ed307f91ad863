// The nearest value if a target cannot be made: the largest or the smallest value of a range, by the backward
// search of backward-search.ts with ranges in the place of values. One look-up becomes a binary search among
// sorted values, so this costs many times an exact search; for the next few integers solve-natural.ts asks
// exact searches first.
//
// The search is written once, for both directions: down for the largest value of a range, and up for the
// smallest. What differs:
//
//           goal   after a value v is found   a value that serves w in p - w, p / w
//   down    high   low = v + 1                the smallest
//   up      low    high = v - 1               the largest
//
// Tried: a type for the direction, so that each has its own compiled search: 0.95 to 0.98 of the time of a
// search, but 0.7 kB more in a page (natural part, gzip).
//
// A range is narrowed by what was found, until it is empty. So the operations without division come first:
// they find good values early, and little is left of the range for divisions, which have to be enumerated,
// since w / p and p / w want w among the multiples of p or its divisors, which a search for the nearest w
// does not know of.
//
// The work of all values of a near half is reported at once (core/deadline.ts): a report for each of them,
// wherever it stood in the loop, made proofs of nine numbers 5 to 9 % slower. The near half has five numbers
// of ten, so a call is some 25 ms late at worst.
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { elementAt } from '../core/elements';
import { endOf, listOf, productsEnd, sumsAt } from '../core/list-record';
import { BY_BOTH, BY_PRODUCT, BY_SUM } from '../core/mark-cells';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { makesInWidth } from './backward-search';
import { valueInWidth } from './list-width';
import { isToList, listInWidth, sortValues } from './natural-lists';
import { naturalLists } from './natural-state';
import { SORTED_BYTES, firstSortedFrom, sortedEndOf } from './sorted-values';
import { valueBoundOf, maxValueOf, sortedValuesOf, valueRecordOf } from './value-list';

/** Largest distance that is tried by exact searches, which are cheaper than a search for the nearest. */
export const EXACT_DISTANCES: u64 = 4;
/**
 * Distance from the target that the search for the nearest covers first, and the factor by which each next
 * search goes further.
 */
export const FIRST_REACH: u64 = 1024;
/** Largest range that is cheaper to try value by value. */
const SHORT_RANGE: u64 = 8;
/** Least range that is searched for the next value that there is, not number by number. */
const LONG_RANGE: u64 = 1 << 12;
/** Cost of a value of a near half with a listed far one, and of a division (core/deadline.ts). */
const NANOSECONDS_PER_OPERAND: u64 = 256,
  NANOSECONDS_PER_DIVISION: u64 = 8;

/** The least value that a search has still to look for, after it found v. */
@inline export function narrowedLow(low: u64, v: u64, up: bool): u64 {
  return up ? low : v + 1;
}

/** The largest value that a search has still to look for, after it found v. */
@inline export function narrowedHigh(high: u64, v: u64, up: bool): u64 {
  return up ? v - 1 : high;
}

/**
 * The smallest value (up) or the largest (not up) from low, at least 1, to high that exactly the numbers of a
 * subset make by a kind (backward-search.ts); 0 if there is none, or once memory is exhausted.
 */
export function findNearestNatural(mask: i32, low: u64, high: u64, kind: u32, up: bool): u64 {
  high = min(high, valueBoundOf(valueRecordOf(mask)));
  if (low > high) return 0;
  if (isToList(mask)) return findListed(mask, low, high, up);
  let best: u64 = 0;
  const width = naturalLists.width;
  const adds = (kind & BY_SUM) != 0,
    multiplies = (kind & BY_PRODUCT) != 0;
  const passes = multiplies ? 2 : 1;
  for (let pass = 0; pass < passes; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
      const b = halfB(s),
        c = halfC(s);
      const nearIsB = isNearB(b, c);
      const far = nearIsB ? c : b;
      const near = listInWidth(nearIsB ? b : c);
      if (!near) return 0;
      const sums = sumsAt(near),
        products = productsEnd(near),
        to = endOf(near);
      spendNanosecondsOutOfLine((NANOSECONDS_PER_OPERAND / width) * (to - listOf(near)));
      for (let k = listOf(near); k < to; k += width) {
        const p = valueInWidth(k);
        const v = pass
          ? findByDivision(p, far, low, high, k >= sums, up)
          : findByRing(
              p,
              far,
              low,
              high,
              adds && (!nearIsB || k < products),
              multiplies && (!nearIsB || k >= sums),
              nearIsB,
              up,
            );
        if (!v) continue;
        if (v == (up ? low : high)) return v;
        best = v;
        low = narrowedLow(low, v, up);
        high = narrowedHigh(high, v, up);
      }
    }
  }
  return best;
}

/** Returns what findNearestNatural does, for a subset that is worth a list. */
function findListed(mask: i32, low: u64, high: u64, up: bool): u64 {
  const record = sortValues(mask);
  if (!record || low > maxValueOf(record)) return 0;
  if (up) {
    const k = firstSortedFrom(record, low);
    return k < sortedEndOf(record) && elementAt<u64>(k) <= high ? elementAt<u64>(k) : 0;
  }
  const k = firstSortedFrom(record, high + 1) - SORTED_BYTES;
  return k >= sortedValuesOf(record) && elementAt<u64>(k) >= low ? elementAt<u64>(k) : 0;
}

/**
 * The nearest of w + p, w - p, p - w (if adds) and w * p (if multiplies) in a range, with w from a subset; 0
 * for none.
 */
function findByRing(
  p: u64,
  far: i32,
  low: u64,
  high: u64,
  adds: bool,
  multiplies: bool,
  nearIsB: bool,
  up: bool,
): u64 {
  const termKind = nearIsB ? BY_BOTH : BY_PRODUCT,
    factorKind = nearIsB ? BY_BOTH : BY_SUM;
  let best: u64 = 0;
  if (adds) {
    if (high > p) {
      const w = findNearestNatural(far, low > p ? low - p : 1, high - p, termKind, up);
      if (w) {
        best = w + p;
        low = narrowedLow(low, best, up);
        high = narrowedHigh(high, best, up);
      }
    }
    if (low <= high) {
      const w = findNearestNatural(far, low + p, high + p, termKind, up);
      if (w) {
        best = w - p;
        low = narrowedLow(low, best, up);
        high = narrowedHigh(high, best, up);
      }
    }
    if (p > low && low <= high) {
      const w = findNearestNatural(far, p > high ? p - high : 1, p - low, termKind, !up);
      if (w) {
        best = p - w;
        low = narrowedLow(low, best, up);
        high = narrowedHigh(high, best, up);
      }
    }
  }
  if (multiplies && low <= high) {
    const w = findNearestNatural(far, (low - 1) / p + 1, high / p, factorKind, up);
    if (w) best = w * p;
  }
  return best;
}

/** The nearest of w / p (if divides) and p / w in a range, with w from a subset; 0 for none. */
function findByDivision(p: u64, far: i32, low: u64, high: u64, divides: bool, up: bool): u64 {
  let best: u64 = 0;
  const bound = valueBoundOf(valueRecordOf(far));
  const to = min(high, bound / p);
  if (divides && p > 1 && to >= low) {
    best = findMultiple(p, far, low, to, up);
    if (best) {
      low = narrowedLow(low, best, up);
      high = narrowedHigh(high, best, up);
    }
  }
  if (p < low || low > high) return best;
  // The quotient and w have a range each: the shorter is enumerated, or w's values if they are listed or both
  // are long.
  const top = min(high, p),
    first: u64 = (p - 1) / high + 1,
    last = min(p / low, bound);
  if (last < first) return best;
  if (isToList(far)) {
    if (!sortValues(far)) return 0;
    const w = findListedDivisor(p, valueRecordOf(far), first, last, up);
    return w ? p / w : best;
  }
  if (min(top - low, last - first) >= LONG_RANGE) {
    const w = findDivisor(p, far, first, last, up);
    return w ? p / w : best;
  }
  if (top - low < last - first) {
    const step: u64 = up ? 1 : -1;
    for (let v = up ? low : top; low <= v && v <= top; v += step) {
      if (p % v == 0 && makesInWidth(far, p / v, BY_SUM)) return v;
    }
    return best;
  }
  const step: u64 = up ? -1 : 1;
  for (let w = up ? last : first; first <= w && w <= last; w += step) {
    if (p % w == 0 && makesInWidth(far, w, BY_SUM)) return p / w;
  }
  return best;
}

/** The nearest v in a range for which a subset makes v * p; 0 for none. */
function findMultiple(p: u64, far: i32, low: u64, high: u64, up: bool): u64 {
  if (high - low < SHORT_RANGE) {
    const step: u64 = up ? 1 : -1;
    for (let v = up ? low : high; low <= v && v <= high; v += step) {
      if (makesInWidth(far, v * p, BY_BOTH)) return v;
    }
    return 0;
  }
  let w = findNearestNatural(far, low * p, high * p, BY_BOTH, up);
  while (w && w % p) {
    const rest = w % p;
    w = up
      ? findNearestNatural(far, w - rest + p, high * p, BY_BOTH, up)
      : findNearestNatural(far, low * p, w - rest, BY_BOTH, up);
  }
  return w / p;
}

/**
 * The divisor of p from first to last that a subset makes and that gives the nearest quotient; 0 for none.
 */
function findDivisor(p: u64, far: i32, first: u64, last: u64, up: bool): u64 {
  let w = findNearestNatural(far, first, last, BY_SUM, !up);
  while (w && p % w) {
    if (up) last = w - 1;
    else first = w + 1;
    w = findNearestNatural(far, first, last, BY_SUM, !up);
  }
  return w;
}

/** Returns what findDivisor does, among the sorted values of a list. */
function findListedDivisor(p: u64, record: usize, first: u64, last: u64, up: bool): u64 {
  if (up) {
    const start = sortedValuesOf(record);
    for (let k = firstSortedFrom(record, last + 1) - SORTED_BYTES; k >= start; k -= SORTED_BYTES) {
      spendNanosecondsOutOfLine(NANOSECONDS_PER_DIVISION);
      const w = elementAt<u64>(k);
      if (w < first) break;
      if (p % w == 0) return w;
    }
    return 0;
  }
  for (let k = firstSortedFrom(record, first), end = sortedEndOf(record); k < end; k += SORTED_BYTES) {
    spendNanosecondsOutOfLine(NANOSECONDS_PER_DIVISION);
    const w = elementAt<u64>(k);
    if (w > last) break;
    if (p % w == 0) return w;
  }
  return 0;
}
