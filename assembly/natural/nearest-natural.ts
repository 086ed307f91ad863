// The nearest value where a target cannot be made: the largest value not above
// a target and the smallest not below it, each by the backward search of
// search.ts with ranges in the place of values. One look-up becomes a
// binary search in a sorted list, so this costs many times an exact search; for
// the next few integers solve.ts asks exact searches first.
//
// A range is narrowed by what was found: least rises, or most falls, until it is
// empty. So the operations without division come first: they find good values
// early, and little is left of the range where divisions have to be enumerated,
// since w / p and p / w want w among the multiples of p or its divisors, which
// a search for the nearest w does not know of.
import { BOTH, PRODUCT, SUM } from './marks';
import { largestOfLeaf, full, n } from '../core/board';
import { saturatingProduct } from '../core/limits';
import {
  bothAt,
  boundOf,
  endOf,
  listOf,
  firstFrom,
  maxOf,
  recordOf,
  sortedEnd,
  sortedOf,
  sumsAt,
} from './value-list';
import { isToList, makes } from './backward-search';
import { halfB, halfC, isNearB, masksOfSize, splitsOf } from '../core/subsets';
import { listed, sorted } from './subset-values';

/** Ranges up to this are cheaper tried value by value. */
const SHORT_RANGE: i32 = 8;
/** Ranges from this on are searched for the next value that there is, not number by number. */
const LONG_RANGE: i32 = 1 << 12;
/** The largest value that each subset makes, u64. */
const LARGEST = memory.data(8 << 10, 8);

/** The largest value of the board, at most u64.MAX_VALUE: only sums and products help, and every number does. */
export function largest(): u64 {
  for (let size = 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
      const mask = <i32>load<u16>(m);
      let best: u64 = size == 1 ? largestOfLeaf(ctz(mask)) : 0;
      for (let s = splitsOf(mask), splitsEnd = splitsOf(mask + 1); s < splitsEnd; s += 4) {
        const x = load<u64>(LARGEST + ((<usize>halfB(s)) << 3));
        const y = load<u64>(LARGEST + ((<usize>halfC(s)) << 3));
        const sum = x + y < x ? u64.MAX_VALUE : x + y;
        best = max(best, max(sum, saturatingProduct(x, y)));
      }
      store<u64>(LARGEST + ((<usize>mask) << 3), best);
    }
  }
  return load<u64>(LARGEST + ((<usize>full) << 3));
}

/** The largest value from least to x that exactly the numbers of a subset make, by a kind (search.ts); 0 if there is none. 1 <= least. */
export function below<T>(mask: i32, x: T, least: T, kind: u32): T {
  x = min<T>(x, <T>boundOf(recordOf(mask)));
  if (x < least) return 0;
  if (isToList(mask)) {
    const record = sorted<T>(mask);
    if (!record) return 0;
    if (least > <T>maxOf(record)) return 0;
    const k = firstFrom<T>(record, <u64>x + 1) - 8;
    return k >= sortedOf(record) && load<u64>(k) >= <u64>least ? <T>load<u64>(k) : 0;
  }
  let best: T = 0;
  const adds = (kind & SUM) != 0,
    multiplies = (kind & PRODUCT) != 0;
  const passes = multiplies ? 2 : 1;
  for (let pass = 0; pass < passes; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
      const b = halfB(s),
        c = halfC(s);
      const nearIsB = isNearB(b, c);
      const far = nearIsB ? c : b;
      const near = listed<T>(nearIsB ? b : c);
      if (!near) return 0;
      const both = bothAt(near),
        sums = sumsAt(near);
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = load<T>(k);
        const v = pass
          ? belowByPart<T>(p, far, x, least, k >= both)
          : belowByWhole<T>(
              p,
              far,
              x,
              least,
              adds && (!nearIsB || k < sums),
              multiplies && (!nearIsB || k >= both),
              nearIsB,
            );
        if (!v) continue;
        if (v == x) return v;
        best = v;
        least = v + 1;
      }
    }
  }
  return best;
}

/** The largest of w + p, w - p, p - w (if adds) and w * p (if multiplies) from least to x, with w from a subset; 0 if there is none. */
function belowByWhole<T>(p: T, far: i32, x: T, least: T, adds: bool, multiplies: bool, nearIsB: bool): T {
  const termKind = nearIsB ? BOTH : PRODUCT,
    factorKind = nearIsB ? BOTH : SUM;
  let best: T = 0;
  if (adds) {
    if (x > p) {
      const w = below<T>(far, x - p, least > p ? least - p : 1, termKind);
      if (w) {
        best = w + p;
        least = best + 1;
      }
    }
    if (least <= x) {
      const w = below<T>(far, x + p, least + p, termKind);
      if (w) {
        best = w - p;
        least = best + 1;
      }
    }
    if (p > least && least <= x) {
      const w = above<T>(far, p > x ? p - x : 1, p - least, termKind);
      if (w) {
        best = p - w;
        least = best + 1;
      }
    }
  }
  if (multiplies && least <= x) {
    const w = below<T>(far, x / p, (least - 1) / p + 1, factorKind);
    if (w) best = w * p;
  }
  return best;
}

/** The largest of w / p (if divides) and p / w from least to x, with w from a subset; 0 if there is none. */
function belowByPart<T>(p: T, far: i32, x: T, least: T, divides: bool): T {
  let best: T = 0;
  const bound = <T>boundOf(recordOf(far));
  const to = min<T>(x, bound / p);
  if (divides && p > 1 && to >= least) {
    if (to - least < <T>SHORT_RANGE) {
      for (let v = to; v >= least && !best; v--) if (makes<T>(far, v * p, BOTH)) best = v;
    } else {
      let w = below<T>(far, to * p, least * p, BOTH);
      while (w && w % p) w = below<T>(far, w - (w % p), least * p, BOTH);
      best = w / p;
    }
    if (best) least = best + 1;
  }
  if (p < least || least > x) return best;
  // The quotient and w have a range each: the shorter is enumerated, or w's values if they are listed or both ranges are long.
  const top = min<T>(x, p),
    first: T = (p - 1) / x + 1,
    last = min<T>(p / least, bound);
  if (last < first) return best;
  if (isToList(far)) {
    const record = sorted<T>(far);
    if (!record) return 0;
    for (let k = firstFrom<T>(record, first), end = sortedEnd<T>(record); k < end; k += 8) {
      const w = <T>load<u64>(k);
      if (w > last) break;
      if (p % w == 0) return p / w;
    }
  } else if (min<T>(top - least, last - first) >= <T>LONG_RANGE) {
    let w = above<T>(far, first, last, SUM);
    while (w && p % w) w = above<T>(far, w + 1, last, SUM);
    if (w) return p / w;
  } else if (top - least < last - first) {
    for (let v = top; v >= least; v--) if (p % v == 0 && makes<T>(far, p / v, SUM)) return v;
  } else {
    for (let w = first; w <= last; w++) if (p % w == 0 && makes<T>(far, w, SUM)) return p / w;
  }
  return best;
}

/** The smallest value from x to most that exactly the numbers of a subset make, by a kind (search.ts); 0 if there is none. 1 <= x. */
export function above<T>(mask: i32, x: T, most: T, kind: u32): T {
  most = min<T>(most, <T>boundOf(recordOf(mask)));
  if (x > most) return 0;
  if (isToList(mask)) {
    const record = sorted<T>(mask);
    if (!record) return 0;
    if (x > <T>maxOf(record)) return 0;
    const k = firstFrom<T>(record, x);
    return k < sortedEnd<T>(record) && load<u64>(k) <= <u64>most ? <T>load<u64>(k) : 0;
  }
  let best: T = 0;
  const adds = (kind & SUM) != 0,
    multiplies = (kind & PRODUCT) != 0;
  const passes = multiplies ? 2 : 1;
  for (let pass = 0; pass < passes; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
      const b = halfB(s),
        c = halfC(s);
      const nearIsB = isNearB(b, c);
      const far = nearIsB ? c : b;
      const near = listed<T>(nearIsB ? b : c);
      if (!near) return 0;
      const both = bothAt(near),
        sums = sumsAt(near);
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = load<T>(k);
        const v = pass
          ? aboveByPart<T>(p, far, x, most, k >= both)
          : aboveByWhole<T>(
              p,
              far,
              x,
              most,
              adds && (!nearIsB || k < sums),
              multiplies && (!nearIsB || k >= both),
              nearIsB,
            );
        if (!v) continue;
        if (v == x) return v;
        best = v;
        most = v - 1;
      }
    }
  }
  return best;
}

/** The smallest of w + p, w - p, p - w (if adds) and w * p (if multiplies) from x to most, with w from a subset; 0 if there is none. */
function aboveByWhole<T>(p: T, far: i32, x: T, most: T, adds: bool, multiplies: bool, nearIsB: bool): T {
  const termKind = nearIsB ? BOTH : PRODUCT,
    factorKind = nearIsB ? BOTH : SUM;
  let best: T = 0;
  if (adds) {
    if (most > p) {
      const w = above<T>(far, x > p ? x - p : 1, most - p, termKind);
      if (w) {
        best = w + p;
        most = best - 1;
      }
    }
    if (x <= most) {
      const w = above<T>(far, x + p, most + p, termKind);
      if (w) {
        best = w - p;
        most = best - 1;
      }
    }
    if (p > x && x <= most) {
      const w = below<T>(far, p - x, p > most ? p - most : 1, termKind);
      if (w) {
        best = p - w;
        most = best - 1;
      }
    }
  }
  if (multiplies && x <= most) {
    const w = above<T>(far, (x - 1) / p + 1, most / p, factorKind);
    if (w) best = w * p;
  }
  return best;
}

/** The smallest of w / p (if divides) and p / w from x to most, with w from a subset; 0 if there is none. */
function aboveByPart<T>(p: T, far: i32, x: T, most: T, divides: bool): T {
  let best: T = 0;
  const bound = <T>boundOf(recordOf(far));
  const to = min<T>(most, bound / p);
  if (divides && p > 1 && to >= x) {
    if (to - x < <T>SHORT_RANGE) {
      for (let v = x; v <= to && !best; v++) if (makes<T>(far, v * p, BOTH)) best = v;
    } else {
      let w = above<T>(far, x * p, to * p, BOTH);
      while (w && w % p) w = above<T>(far, w - (w % p) + p, to * p, BOTH);
      best = w / p;
    }
    if (best) most = best - 1;
  }
  if (p < x || x > most) return best;
  // The quotient and w have a range each: the shorter is enumerated, or w's values if they are listed or both ranges are long.
  const top = min<T>(most, p),
    first: T = (p - 1) / most + 1,
    last = min<T>(p / x, bound);
  if (last < first) return best;
  if (isToList(far)) {
    const record = sorted<T>(far);
    if (!record) return 0;
    for (let k = firstFrom<T>(record, <u64>last + 1) - 8, start = sortedOf(record); k >= start; k -= 8) {
      const w = <T>load<u64>(k);
      if (w < first) break;
      if (p % w == 0) return p / w;
    }
  } else if (min<T>(top - x, last - first) >= <T>LONG_RANGE) {
    let w = below<T>(far, last, first, SUM);
    while (w && p % w) w = below<T>(far, w - 1, first, SUM);
    if (w) return p / w;
  } else if (top - x < last - first) {
    for (let v = x; v <= top; v++) if (p % v == 0 && makes<T>(far, p / v, SUM)) return v;
  } else {
    for (let w = last; w >= first; w--) if (p % w == 0 && makes<T>(far, w, SUM)) return p / w;
  }
  return best;
}
