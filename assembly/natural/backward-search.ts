// Whether a subset makes a value: backward from the value through the splits of
// the subset. Of a split (B, C) the smaller half is the near one; its values p
// are listed, and for each p the other operand is known:
//
//   t = w + p, w - p, p - w, w * p, w / p or p / w    with w from the far half,
//
// where it is looked up if that half is listed too, or searched for in turn.
// Splits into halves of like size come first (subset.ts).
//
// Which subsets to list is a matter of speed alone, and short lists win: they
// are cheap and serve many look-ups. Against lists to size 4 at n = 6 and to size
// 6 at n = 9 it brought 0.8 of the time at n = 8 (1001..35000) and 0.16 at
// n = 9 (10^6..10^7, mostly proofs that there is no solution).
import { BOTH, PRODUCT, SUM } from './marks';
import { MAX_NUMBERS } from '../core/limits';
import { bothAt, boundOf, endOf, has, listOf, maxOf, recordOf, sumsAt } from './value-list';
import { halfB, halfC, isNearB, splitsOf } from '../core/subsets';
import { isExhausted, isPlain, listed } from './subset-values';

/** Subsets up to this size are listed when they are asked for. */
let listedSize: i32 = 3;

/** With no result above this, a list is so short that every subset is listed. */
const SMALL_CAP: u64 = 1 << 16;

/** Chooses what to list for a search over subsets of a size, with no result above cap if that is not 0. */
export function prepareSearch(size: i32, cap: u64): void {
  if (cap && cap <= SMALL_CAP) listedSize = MAX_NUMBERS;
  else listedSize = size <= 5 ? 3 : max(4, size >> 1);
}


@inline export function isToList(mask: i32): bool {
  return popcnt(mask) <= listedSize;
}

/**
 * Whether exactly the numbers of a subset make t, which is above 0, by a sum or a product last (kind). Of a value that is
 * listed the kind is not asked, since whatever makes it serves. False too once memory is exhausted.
 */
export function makes<T>(mask: i32, t: T, kind: u32): bool {
  if (<u64>t > boundOf(recordOf(mask))) return false;
  if (!isToList(mask)) return splitMakes<T>(mask, t, kind);
  const record = listed<T>(mask);
  return record != 0 && has<T>(record, t);
}

function splitMakes<T>(mask: i32, t: T, kind: u32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const far = nearIsB ? c : b;
    const near = listed<T>(nearIsB ? b : c);
    if (!near) return false;
    if (isToList(far)) {
      const record = listed<T>(far);
      if (!record) return false;
      if (meets<T>(near, record, t, kind, nearIsB)) return true;
    } else if (recurs<T>(near, far, t, kind, nearIsB)) return true;
    if (isExhausted) return false;
  }
  return false;
}

// In the normal form (values.ts) the half B with the lowest leaf gives a sum its product and a product its sum, and
// divisors are sums. Where B is near, that picks the values p; where it is far, it is what the far half has to be made by.

/** Whether an operation of a value of near and one of far makes t. */
function meets<T>(near: usize, far: usize, t: T, kind: u32, nearIsB: bool): bool {
  const list = listOf(near),
    both = bothAt(near),
    end = endOf(near);
  if (kind & SUM) {
    for (let k = list, to = nearIsB ? sumsAt(near) : end; k < to; k += sizeof<T>()) {
      const p = load<T>(k);
      if (has<T>(far, t + p)) return true;
      if (has<T>(far, p < t ? t - p : p - t)) return true;
    }
  }
  if (!(kind & PRODUCT)) return false;
  const limit: T = <T>maxOf(far) / t;
  if (limit) {
    for (let k = both; k < end; k += sizeof<T>()) {
      const p = load<T>(k);
      if (p <= limit && has<T>(far, t * p)) return true;
    }
  }
  for (let k = nearIsB ? both : list; k < end; k += sizeof<T>()) {
    const p = load<T>(k);
    if (p <= t && t % p == 0 && has<T>(far, t / p)) return true;
  }
  if (<T>maxOf(near) > t) {
    for (let k = list; k < end; k += sizeof<T>()) {
      const p = load<T>(k);
      if (p > t && p % t == 0 && has<T>(far, p / t)) return true;
    }
  }
  return false;
}

/** The same with a far half that is not listed. */
function recurs<T>(near: usize, far: i32, t: T, kind: u32, nearIsB: bool): bool {
  const list = listOf(near),
    both = bothAt(near),
    end = endOf(near);
  if (kind & SUM) {
    const farKind = nearIsB || isPlain ? BOTH : PRODUCT;
    for (let k = list, to = nearIsB ? sumsAt(near) : end; k < to; k += sizeof<T>()) {
      const p = load<T>(k);
      if (makes<T>(far, t + p, farKind)) return true;
      if (p != t && makes<T>(far, p < t ? t - p : p - t, farKind)) return true;
    }
  }
  if (!(kind & PRODUCT)) return false;
  const limit: T = <T>boundOf(recordOf(far)) / t;
  if (limit) {
    for (let k = both; k < end; k += sizeof<T>()) {
      const p = load<T>(k);
      if (p <= limit && makes<T>(far, t * p, BOTH)) return true;
    }
  }
  const factorKind = nearIsB || isPlain ? BOTH : SUM;
  for (let k = nearIsB ? both : list; k < end; k += sizeof<T>()) {
    const p = load<T>(k);
    if (p <= t && t % p == 0 && makes<T>(far, t / p, factorKind)) return true;
  }
  if (<T>maxOf(near) > t) {
    const divisorKind = isPlain ? BOTH : SUM;
    for (let k = list; k < end; k += sizeof<T>()) {
      const p = load<T>(k);
      if (p > t && p % t == 0 && makes<T>(far, p / t, divisorKind)) return true;
    }
  }
  return false;
}
