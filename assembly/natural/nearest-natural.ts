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
import { makesValue } from './backward-search';
import { isToList, listValues, sortValues } from './natural-lists';
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
const SHORT_RANGE: i32 = 8;
/** Least range that is searched for the next value that there is, not number by number. */
const LONG_RANGE: i32 = 1 << 12;
/** Cost of a value of a near half with a listed far one, and of a division (core/deadline.ts). */
const NANOSECONDS_PER_OPERAND: u64 = 256,
  NANOSECONDS_PER_DIVISION: u64 = 8;

/** The least value that a search has still to look for, after it found v. */
@inline export function narrowedLow<T>(low: T, v: T, up: bool): T {
  return up ? low : v + 1;
}

/** The largest value that a search has still to look for, after it found v. */
@inline export function narrowedHigh<T>(high: T, v: T, up: bool): T {
  return up ? v - 1 : high;
}

/**
 * The smallest value (up) or the largest (not up) from low, at least 1, to high that exactly the numbers of a
 * subset make by a kind (backward-search.ts); 0 if there is none, or once memory is exhausted.
 */
export function findNearestNatural<T>(mask: i32, low: T, high: T, kind: u32, up: bool): T {
  high = min<T>(high, <T>valueBoundOf(valueRecordOf(mask)));
  if (low > high) return 0;
  if (isToList(mask)) return findListed<T>(mask, low, high, up);
  let best: T = 0;
  const adds = (kind & BY_SUM) != 0,
    multiplies = (kind & BY_PRODUCT) != 0;
  const passes = multiplies ? 2 : 1;
  for (let pass = 0; pass < passes; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
      const b = halfB(s),
        c = halfC(s);
      const nearIsB = isNearB(b, c);
      const far = nearIsB ? c : b;
      const near = listValues<T>(nearIsB ? b : c);
      if (!near) return 0;
      const sums = sumsAt(near),
        products = productsEnd(near),
        to = endOf(near);
      spendNanosecondsOutOfLine((NANOSECONDS_PER_OPERAND / sizeof<T>()) * (to - listOf(near)));
      for (let k = listOf(near); k < to; k += sizeof<T>()) {
        const p = elementAt<T>(k);
        const v = pass
          ? findByDivision<T>(p, far, low, high, k >= sums, up)
          : findByRing<T>(
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
        low = narrowedLow<T>(low, v, up);
        high = narrowedHigh<T>(high, v, up);
      }
    }
  }
  return best;
}

/** Returns what findNearestNatural does, for a subset that is worth a list. */
function findListed<T>(mask: i32, low: T, high: T, up: bool): T {
  const record = sortValues<T>(mask);
  if (!record || low > <T>maxValueOf(record)) return 0;
  if (up) {
    const k = firstSortedFrom<T>(record, low);
    return k < sortedEndOf<T>(record) && elementAt<u64>(k) <= <u64>high ? <T>elementAt<u64>(k) : 0;
  }
  const k = firstSortedFrom<T>(record, <u64>high + 1) - SORTED_BYTES;
  return k >= sortedValuesOf(record) && elementAt<u64>(k) >= <u64>low ? <T>elementAt<u64>(k) : 0;
}

/**
 * The nearest of w + p, w - p, p - w (if adds) and w * p (if multiplies) in a range, with w from a subset; 0
 * for none.
 */
function findByRing<T>(
  p: T,
  far: i32,
  low: T,
  high: T,
  adds: bool,
  multiplies: bool,
  nearIsB: bool,
  up: bool,
): T {
  const termKind = nearIsB ? BY_BOTH : BY_PRODUCT,
    factorKind = nearIsB ? BY_BOTH : BY_SUM;
  let best: T = 0;
  if (adds) {
    if (high > p) {
      const w = findNearestNatural<T>(far, low > p ? low - p : 1, high - p, termKind, up);
      if (w) {
        best = w + p;
        low = narrowedLow<T>(low, best, up);
        high = narrowedHigh<T>(high, best, up);
      }
    }
    if (low <= high) {
      const w = findNearestNatural<T>(far, low + p, high + p, termKind, up);
      if (w) {
        best = w - p;
        low = narrowedLow<T>(low, best, up);
        high = narrowedHigh<T>(high, best, up);
      }
    }
    if (p > low && low <= high) {
      const w = findNearestNatural<T>(far, p > high ? p - high : 1, p - low, termKind, !up);
      if (w) {
        best = p - w;
        low = narrowedLow<T>(low, best, up);
        high = narrowedHigh<T>(high, best, up);
      }
    }
  }
  if (multiplies && low <= high) {
    const w = findNearestNatural<T>(far, (low - 1) / p + 1, high / p, factorKind, up);
    if (w) best = w * p;
  }
  return best;
}

/** The nearest of w / p (if divides) and p / w in a range, with w from a subset; 0 for none. */
function findByDivision<T>(p: T, far: i32, low: T, high: T, divides: bool, up: bool): T {
  let best: T = 0;
  const bound = <T>valueBoundOf(valueRecordOf(far));
  const to = min<T>(high, bound / p);
  if (divides && p > 1 && to >= low) {
    best = findMultiple<T>(p, far, low, to, up);
    if (best) {
      low = narrowedLow<T>(low, best, up);
      high = narrowedHigh<T>(high, best, up);
    }
  }
  if (p < low || low > high) return best;
  // The quotient and w have a range each: the shorter is enumerated, or w's values if they are listed or both
  // are long.
  const top = min<T>(high, p),
    first: T = (p - 1) / high + 1,
    last = min<T>(p / low, bound);
  if (last < first) return best;
  if (isToList(far)) {
    if (!sortValues<T>(far)) return 0;
    const w = findListedDivisor<T>(p, valueRecordOf(far), first, last, up);
    return w ? p / w : best;
  }
  if (min<T>(top - low, last - first) >= <T>LONG_RANGE) {
    const w = findDivisor<T>(p, far, first, last, up);
    return w ? p / w : best;
  }
  if (top - low < last - first) {
    const step: T = up ? 1 : -1;
    for (let v = up ? low : top; low <= v && v <= top; v += step) {
      if (p % v == 0 && makesValue<T>(far, p / v, BY_SUM)) return v;
    }
    return best;
  }
  const step: T = up ? -1 : 1;
  for (let w = up ? last : first; first <= w && w <= last; w += step) {
    if (p % w == 0 && makesValue<T>(far, w, BY_SUM)) return p / w;
  }
  return best;
}

/** The nearest v in a range for which a subset makes v * p; 0 for none. */
function findMultiple<T>(p: T, far: i32, low: T, high: T, up: bool): T {
  if (high - low < <T>SHORT_RANGE) {
    const step: T = up ? 1 : -1;
    for (let v = up ? low : high; low <= v && v <= high; v += step) {
      if (makesValue<T>(far, v * p, BY_BOTH)) return v;
    }
    return 0;
  }
  let w = findNearestNatural<T>(far, low * p, high * p, BY_BOTH, up);
  while (w && w % p) {
    const rest = w % p;
    w = up
      ? findNearestNatural<T>(far, w - rest + p, high * p, BY_BOTH, up)
      : findNearestNatural<T>(far, low * p, w - rest, BY_BOTH, up);
  }
  return w / p;
}

/**
 * The divisor of p from first to last that a subset makes and that gives the nearest quotient; 0 for none.
 */
function findDivisor<T>(p: T, far: i32, first: T, last: T, up: bool): T {
  let w = findNearestNatural<T>(far, first, last, BY_SUM, !up);
  while (w && p % w) {
    if (up) last = w - 1;
    else first = w + 1;
    w = findNearestNatural<T>(far, first, last, BY_SUM, !up);
  }
  return w;
}

/** Returns what findDivisor does, among the sorted values of a list. */
function findListedDivisor<T>(p: T, record: usize, first: T, last: T, up: bool): T {
  if (up) {
    const start = sortedValuesOf(record);
    for (let k = firstSortedFrom<T>(record, <u64>last + 1) - SORTED_BYTES; k >= start; k -= SORTED_BYTES) {
      spendNanosecondsOutOfLine(NANOSECONDS_PER_DIVISION);
      const w = <T>elementAt<u64>(k);
      if (w < first) break;
      if (p % w == 0) return w;
    }
    return 0;
  }
  for (let k = firstSortedFrom<T>(record, first), end = sortedEndOf<T>(record); k < end; k += SORTED_BYTES) {
    spendNanosecondsOutOfLine(NANOSECONDS_PER_DIVISION);
    const w = <T>elementAt<u64>(k);
    if (w > last) break;
    if (p % w == 0) return w;
  }
  return 0;
}
