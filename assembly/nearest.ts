// The nearest value where a target cannot be made: the largest value not above
// a target and the smallest not below it, each by the backward search of
// search.ts with ranges in the place of values. One look-up becomes a scan of a
// list, so this costs some ten times an exact search; for the next few integers
// solve.ts asks exact searches first.
//
// A range is narrowed by what was found: least rises, or most falls, until it is
// empty. So the operations without division come first: they find good values
// early, and little is left of the range where divisions have to be enumerated,
// since w / p and p / w want w among the multiples of p or its divisors, which
// a search for the nearest w does not know of.
import { largestOfLeaf, full, n } from './board';
import { saturatingProduct } from './limits';
import { boundOf, endOf, listOf, recordOf } from './record';
import { isToList, makes } from './search';
import { masksOfSize, splitsOf } from './subset';
import { listed } from './values';

/** Ranges up to this are cheaper tried value by value. */
const SHORT_RANGE: i32 = 8;
/** The largest value that each subset makes, u64. */
const LARGEST = memory.data(8 << 10, 8);

/** The largest value of the board, at most u64.MAX_VALUE: only sums and products help, and every number does. */
export function largest(): u64 {
  for (let size = 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
      const mask = <i32>load<u16>(m);
      let best: u64 = size == 1 ? largestOfLeaf(ctz(mask)) : 0;
      for (let s = splitsOf(mask), splitsEnd = splitsOf(mask + 1); s < splitsEnd; s += 4) {
        const x = load<u64>(LARGEST + ((<usize>load<u16>(s)) << 3));
        const y = load<u64>(LARGEST + ((<usize>load<u16>(s, 2)) << 3));
        const sum = x + y < x ? u64.MAX_VALUE : x + y;
        best = max(best, max(sum, saturatingProduct(x, y)));
      }
      store<u64>(LARGEST + ((<usize>mask) << 3), best);
    }
  }
  return load<u64>(LARGEST + ((<usize>full) << 3));
}

/** The largest value from least to x that exactly the numbers of a subset make; 0 if there is none. 1 <= least. */
export function below<T>(mask: i32, x: T, least: T): T {
  x = min<T>(x, <T>boundOf(recordOf(mask)));
  let best: T = 0;
  if (x < least) return best;
  if (isToList(mask)) {
    const record = listed<T>(mask);
    if (!record) return 0;
    for (let k = listOf(record), end = endOf(record); k < end; k += sizeof<T>()) {
      const v = load<T>(k);
      if (v <= x && v >= least && v > best) best = v;
    }
    return best;
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
      const b = <i32>load<u16>(s),
        c = <i32>load<u16>(s, 2);
      const nearIsB = popcnt(b) <= popcnt(c);
      const near = listed<T>(nearIsB ? b : c);
      if (!near) return 0;
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = load<T>(k),
          far = nearIsB ? c : b;
        const v = pass == 0 ? belowByWhole<T>(p, far, x, least) : belowByPart<T>(p, far, x, least);
        if (!v) continue;
        if (v == x) return v;
        best = v;
        least = v + 1;
      }
    }
  }
  return best;
}

/** The largest of w + p, w - p, p - w and w * p from least to x, with w from a subset; 0 if there is none. */
function belowByWhole<T>(p: T, far: i32, x: T, least: T): T {
  let best: T = 0;
  if (x > p) {
    const w = below<T>(far, x - p, least > p ? least - p : 1);
    if (w) {
      best = w + p;
      least = best + 1;
    }
  }
  if (least <= x) {
    const w = below<T>(far, x + p, least + p);
    if (w) {
      best = w - p;
      least = best + 1;
    }
  }
  if (p > least && least <= x) {
    const w = above<T>(far, p > x ? p - x : 1, p - least);
    if (w) {
      best = p - w;
      least = best + 1;
    }
  }
  if (least <= x) {
    const w = below<T>(far, x / p, (least - 1) / p + 1);
    if (w) best = w * p;
  }
  return best;
}

/** The largest of w / p and p / w from least to x, with w from a subset; 0 if there is none. */
function belowByPart<T>(p: T, far: i32, x: T, least: T): T {
  const top = min<T>(x, p);
  const first: T = (p - 1) / x + 1;
  const last: T = p / least;
  const to = min<T>(x, <T>boundOf(recordOf(far)) / p);
  let best: T = 0;
  if (isToList(far) && x - least >= <T>SHORT_RANGE) {
    const record = listed<T>(far);
    if (!record) return 0;
    for (let k = listOf(record), end = endOf(record); k < end; k += sizeof<T>()) {
      const w = load<T>(k);
      if (w >= first && w <= last && p % w == 0) best = max<T>(best, p / w);
      else if (w / p >= least && w / p <= x && w % p == 0) best = max<T>(best, w / p);
    }
    return best;
  }
  if (p > 1 && to >= least) {
    if (to - least < <T>SHORT_RANGE) {
      for (let v = to; v >= least && !best; v--) if (makes<T>(far, v * p)) best = v;
    } else {
      let w = below<T>(far, to * p, least * p);
      while (w && w % p) w = below<T>(far, w - (w % p), least * p);
      best = w / p;
    }
    if (best) least = best + 1;
  }
  if (top >= least) {
    if (top - least < last - first) {
      for (let v = top; v >= least; v--) if (p % v == 0 && makes<T>(far, p / v)) return v;
    } else {
      for (let w = first; w <= last; w++) if (p % w == 0 && makes<T>(far, w)) return max<T>(best, p / w);
    }
  }
  return best;
}

/** The smallest value from x to most that exactly the numbers of a subset make; 0 if there is none. 1 <= x. */
export function above<T>(mask: i32, x: T, most: T): T {
  most = min<T>(most, <T>boundOf(recordOf(mask)));
  let best: T = 0;
  if (x > most) return best;
  if (isToList(mask)) {
    const record = listed<T>(mask);
    if (!record) return 0;
    for (let k = listOf(record), end = endOf(record); k < end; k += sizeof<T>()) {
      const v = load<T>(k);
      if (v >= x && v <= most) {
        best = v;
        most = v - 1;
      }
    }
    return best;
  }
  for (let pass = 0; pass < 2; pass++) {
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
      const b = <i32>load<u16>(s),
        c = <i32>load<u16>(s, 2);
      const nearIsB = popcnt(b) <= popcnt(c);
      const near = listed<T>(nearIsB ? b : c);
      if (!near) return 0;
      for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
        const p = load<T>(k),
          far = nearIsB ? c : b;
        const v = pass == 0 ? aboveByWhole<T>(p, far, x, most) : aboveByPart<T>(p, far, x, most);
        if (!v) continue;
        if (v == x) return v;
        best = v;
        most = v - 1;
      }
    }
  }
  return best;
}

/** The smallest of w + p, w - p, p - w and w * p from x to most, with w from a subset; 0 if there is none. */
function aboveByWhole<T>(p: T, far: i32, x: T, most: T): T {
  let best: T = 0;
  if (most > p) {
    const w = above<T>(far, x > p ? x - p : 1, most - p);
    if (w) {
      best = w + p;
      most = best - 1;
    }
  }
  if (x <= most) {
    const w = above<T>(far, x + p, most + p);
    if (w) {
      best = w - p;
      most = best - 1;
    }
  }
  if (p > x && x <= most) {
    const w = below<T>(far, p - x, p > most ? p - most : 1);
    if (w) {
      best = p - w;
      most = best - 1;
    }
  }
  if (x <= most) {
    const w = above<T>(far, (x - 1) / p + 1, most / p);
    if (w) best = w * p;
  }
  return best;
}

/** The smallest of w / p and p / w from x to most, with w from a subset; 0 if there is none. */
function aboveByPart<T>(p: T, far: i32, x: T, most: T): T {
  const top = min<T>(most, p);
  const first: T = (p - 1) / most + 1;
  const last: T = p / x;
  const to = min<T>(most, <T>boundOf(recordOf(far)) / p);
  let best: T = 0;
  if (isToList(far) && most - x >= <T>SHORT_RANGE) {
    const record = listed<T>(far);
    if (!record) return 0;
    for (let k = listOf(record), end = endOf(record); k < end; k += sizeof<T>()) {
      const w = load<T>(k);
      let v: T = 0;
      if (w >= first && w <= last && p % w == 0) v = p / w;
      else if (w / p >= x && w / p <= most && w % p == 0) v = w / p;
      if (v && v <= most) {
        best = v;
        if (v == x) return v;
        most = v - 1;
      }
    }
    return best;
  }
  if (p > 1 && to >= x) {
    if (to - x < <T>SHORT_RANGE) {
      for (let v = x; v <= to && !best; v++) if (makes<T>(far, v * p)) best = v;
    } else {
      let w = above<T>(far, x * p, to * p);
      while (w && w % p) w = above<T>(far, w - (w % p) + p, to * p);
      best = w / p;
    }
    if (best) most = best - 1;
  }
  if (top >= x && most >= x) {
    if (top - x < last - first) {
      for (let v = x; v <= min<T>(top, most); v++) if (p % v == 0 && makes<T>(far, p / v)) return v;
    } else {
      for (let w = last; w >= first; w--) if (p % w == 0 && makes<T>(far, w)) return best ? min<T>(best, p / w) : p / w;
    }
  }
  return best;
}
