// Whether a subset makes a value: backward from the value through the splits of the subset. Of a split (B, C)
// the smaller half is the near one; its values p are listed, and for each p the other operand is known:
//
//   t = w + p, w - p, p - w, w * p, w / p or p / w    with w from the far half,
//
// where it is looked up if that half is listed too, or searched for in turn. Splits into halves of like size
// come first (core/plan.ts). Which subsets to list is a matter of speed alone (chooseListed).
//
// In the normal form (build-values.ts) the half B with the lowest leaf gives a sum its product and a product
// its sum, and divisors are sums. If B is near, that picks the values p; if it is far, it is what the far
// half has to be made by.
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { endOf, listOf, productsEnd, sumsAt } from '../core/list-record';
import { BY_BOTH, BY_PRODUCT, BY_SUM } from '../core/mark-cells';
import { isNarrow } from './list-width';
import { isToList, listValues } from './natural-lists';
import { valueBoundOf, holdsValue, maxValueOf, valueRecordOf } from './value-list';
import { naturalLists } from './natural-state';

/**
 * Whether exactly the numbers of a subset make t, which is above 0, by a sum or a product last (kind). Of a
 * value that is listed the kind is not asked, since whatever makes it serves. False too once memory is
 * exhausted.
 */
export function makesValue<T>(mask: i32, t: T, kind: u32): bool {
  if (<u64>t > valueBoundOf(valueRecordOf(mask))) return false;
  if (!isToList(mask)) return splitsMake<T>(mask, t, kind);
  const record = listValues<T>(mask);
  return record != 0 && holdsValue<T>(record, t);
}

/** Whether a subset makes t as makesValue says, in the width of the lists. */
export function makesInWidth(mask: i32, t: u64, kind: u32): bool {
  return isNarrow() ? makesValue<u32>(mask, <u32>t, kind) : makesValue<u64>(mask, t, kind);
}

function splitsMake<T>(mask: i32, t: T, kind: u32): bool {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const far = nearIsB ? c : b;
    const near = listValues<T>(nearIsB ? b : c);
    if (!near) return false;
    spendNanoseconds((<u64>(endOf(near) - listOf(near))) << 4);
    if (isToList(far)) {
      const record = listValues<T>(far);
      if (!record) return false;
      if (listsMake<T>(near, record, t, kind, nearIsB)) return true;
    } else if (halvesMake<T>(near, far, t, kind, nearIsB)) return true;
    if (naturalLists.isExhausted) return false;
  }
  return false;
}

/** Whether an operation of a value of near and one of far makes t. */
function listsMake<T>(near: usize, far: usize, t: T, kind: u32, nearIsB: bool): bool {
  const list = listOf(near),
    sums = sumsAt(near),
    end = endOf(near);
  if (kind & BY_SUM) {
    for (let k = list, to = nearIsB ? productsEnd(near) : end; k < to; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (holdsValue<T>(far, t + p)) return true;
      if (holdsValue<T>(far, p < t ? t - p : p - t)) return true;
    }
  }
  if (!(kind & BY_PRODUCT)) return false;
  const limit: T = <T>maxValueOf(far) / t;
  if (limit) {
    for (let k = sums; k < end; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (p <= limit && holdsValue<T>(far, t * p)) return true;
    }
  }
  for (let k = nearIsB ? sums : list; k < end; k += sizeof<T>()) {
    const p = elementAt<T>(k);
    if (p <= t && t % p == 0 && holdsValue<T>(far, t / p)) return true;
  }
  if (<T>maxValueOf(near) > t) {
    for (let k = list; k < end; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (p > t && p % t == 0 && holdsValue<T>(far, p / t)) return true;
    }
  }
  return false;
}

/** Whether a near value and one of a far half that is not listed make t. */
function halvesMake<T>(near: usize, far: i32, t: T, kind: u32, nearIsB: bool): bool {
  const list = listOf(near),
    sums = sumsAt(near),
    end = endOf(near);
  if (kind & BY_SUM) {
    const farKind = nearIsB || naturalLists.isPlain ? BY_BOTH : BY_PRODUCT;
    for (let k = list, to = nearIsB ? productsEnd(near) : end; k < to; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (makesValue<T>(far, t + p, farKind)) return true;
      if (p != t && makesValue<T>(far, p < t ? t - p : p - t, farKind)) return true;
    }
  }
  if (!(kind & BY_PRODUCT)) return false;
  const limit: T = <T>valueBoundOf(valueRecordOf(far)) / t;
  if (limit) {
    for (let k = sums; k < end; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (p <= limit && makesValue<T>(far, t * p, BY_BOTH)) return true;
    }
  }
  const factorKind = nearIsB || naturalLists.isPlain ? BY_BOTH : BY_SUM;
  for (let k = nearIsB ? sums : list; k < end; k += sizeof<T>()) {
    const p = elementAt<T>(k);
    if (p <= t && t % p == 0 && makesValue<T>(far, t / p, factorKind)) return true;
  }
  if (<T>maxValueOf(near) > t) {
    const divisorKind = naturalLists.isPlain ? BY_BOTH : BY_SUM;
    for (let k = list; k < end; k += sizeof<T>()) {
      const p = elementAt<T>(k);
      if (p > t && p % t == 0 && makesValue<T>(far, p / t, divisorKind)) return true;
    }
  }
  return false;
}
