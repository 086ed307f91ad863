// Searches for the values nearest to a target that exactly the numbers of a subset make, under rational or
// integer rules: the largest not above it and the smallest not below it (nearest-values.ts). It goes backward
// from the target through the splits, as search-forms.ts does, with ranges in place of values. An operation
// on a near form is monotonic in the far one, so of a listed half only the neighbours of the value that is
// needed matter, and a binary search finds them.
//
// Ranges are f64 and rounded outward at each step, by more than the steps and the keys can be wrong. They
// only sift: whatever passes is evaluated and compared exactly. So all that is required is M < 2^63
// (core/fraction.ts), whatever the target is, and this finds exact solutions, too, of targets that are too
// large for search-forms.ts.
import { spendNanoseconds } from '../core/deadline';
import { keyOf } from '../core/fraction';
import { halfB, halfC, isMirrored, isNearB, SPLIT_BYTES, splitsOf } from '../core/plan';
import { DIFFERENCE, PRODUCT, QUOTIENT, SUM } from './form';
import { firstId } from './form-ids';
import { boundOfForms, formCount, keyAt } from './form-list';
import { formLists, formRules, nearestSearch, operationChain } from './forms-state';
import { listForms } from './list-forms';
import { clearNearest, SLACK, tryNearest } from './nearest-values';
import { clearChain, NEAR_IS_LEFT, popLink, popProduct, pushLink, pushProduct } from './operation-chain';
import { firstKeyFrom, SORTED_KEY_BYTES, sortedKeyOf, sortedPlaceOf, sortKeys } from './sorted-keys';
import { LEAST_FILTERED, mayHold } from './value-filter';

/** Cost of the searches for a near form if the far half is listed (core/deadline.ts). */
const NANOSECONDS_PER_NEAR_FORM: u64 = 512;

/** Opens a search for the values nearest to p / q, or the negations nearest to -p / q, within a distance. */
export function openNearest(negated: bool, p: u64, q: u64, within: f64): void {
  nearestSearch.isNegated = negated;
  nearestSearch.p = p;
  nearestSearch.q = q;
  nearestSearch.key = keyOf<u64>(p, q);
  nearestSearch.distance = within;
  clearNearest();
}

/**
 * Searches a subset. NEAREST has the best of all subsets since openNearest, and of equal values the first.
 */
export function searchNearest(mask: i32): void {
  clearChain();
  nearestSearch.listedSize = popcnt(mask) <= 6 ? 3 : 4;
  const target = nearestSearch.key,
    distance = nearestSearch.distance,
    slack = target * SLACK;
  searchRange(mask, target - distance - slack, target - slack, target + slack, target + distance + slack);
}

/** The list of a subset in the width of the rules. */
@inline function listInWidth(mask: i32): usize {
  return formRules.isWide ? listForms<u64>(mask) : listForms<f64>(mask);
}


@inline function mayHoldInWidth(mask: i32, from: f64, to: f64): bool {
  return formRules.isWide ? mayHold<u64>(mask, from, to) : mayHold<f64>(mask, from, to);
}

/** Searches a subset for values from `from` to `to`, of which those next to `low` … `high` are the best. */
function searchRange(mask: i32, from: f64, low: f64, high: f64, to: f64): void {
  to = min(to, boundOfForms(mask));
  if (from > to || formLists.isExhausted) return;
  if (popcnt(mask) >= LEAST_FILTERED && !mayHoldInWidth(mask, from, to)) return;
  if (popcnt(mask) <= nearestSearch.listedSize) {
    const list = listInWidth(mask);
    if (list) searchList(list, firstId(mask), from, low, high, to);
    return;
  }
  const lowest = mask & -mask;
  const isTop = operationChain.depth == 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const nearIsB = isNearB(b, c);
    const near = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const list = listInWidth(near);
    if (!list) return;
    const first = firstId(near);
    for (let i: u32 = 0, count = formCount(list); i < count; i++) {
      spendNanoseconds(NANOSECONDS_PER_NEAR_FORM);
      if (isTop) {
        // The range shrinks as values are found.
        const target = nearestSearch.key,
          distance = nearestSearch.distance,
          slack = target * SLACK;
        from = target - distance - slack;
        to = min(target + distance + slack, boundOfForms(mask));
      }
      searchFar(first + i, keyAt(list, i), far, from, low, high, to);
      if (formLists.isExhausted) return;
    }
  }
}

/**
 * Searches the far half for values that make one in the range by an operation on a near form with this key.
 */
function searchFar(near: u32, key: f64, far: i32, from: f64, low: f64, high: f64, to: f64): void {
  const slack = (to + key) * SLACK;
  if (from <= 0 && key == 0) {
    pushLink(PRODUCT, near);
    const depth = operationChain.depth;
    tryNearest(pushProduct(far));
    popProduct(depth);
    popLink();
  }
  if (to + slack >= key) {
    pushLink(SUM, near);
    searchRange(far, from - key - slack, low - key - slack, high - key + slack, to - key + slack);
    popLink();
  }
  pushLink(DIFFERENCE, near);
  searchRange(far, max(from, 0) + key - slack, low + key - slack, high + key + slack, to + key + slack);
  popLink();
  if (from - slack <= key) {
    const left = DIFFERENCE | NEAR_IS_LEFT;
    pushLink(left, near);
    searchRange(far, key - to - slack, key - high - slack, key - low + slack, key - max(from, 0) + slack);
    popLink();
  }
  if (key != 0) searchFactors(near, key, far, max(from, 0), max(low, 0), high, to);
}

/** Does searchFar for products and quotients (ranges with no part below 0), with a near form not 0. */
function searchFactors(near: u32, key: f64, far: i32, from: f64, low: f64, high: f64, to: f64): void {
  const less = 1.0 - SLACK,
    more = 1.0 + SLACK;
  pushLink(PRODUCT, near);
  searchRange(far, (from / key) * less, (low / key) * less, (high / key) * more, (to / key) * more);
  popLink();
  pushLink(QUOTIENT, near);
  searchRange(far, from * key * less, low * key * less, high * key * more, to * key * more);
  popLink();
  const left = QUOTIENT | NEAR_IS_LEFT;
  pushLink(left, near);
  searchRange(
    far,
    (key / to) * less,
    high > 0 ? (key / high) * less : Infinity,
    low > 0 ? (key / low) * more : Infinity,
    from > 0 ? (key / from) * more : Infinity,
  );
  popLink();
}

/** Tries the forms of a list with keys from low to high, and their neighbours from `from` to `to`. */
@inline function searchList(list: usize, first: u32, from: f64, low: f64, high: f64, to: f64): void {
  const entries = sortKeys(list);
  if (!entries) return;
  const count = <usize>formCount(list);
  const end = entries + count * SORTED_KEY_BYTES;
  const middle = firstKeyFrom(entries, count, low);
  // Keys that differ by less than the slack may belong to equal values, or be in the wrong order.
  let last: f64 = -1;
  for (let entry = middle; entry > entries;) {
    entry -= SORTED_KEY_BYTES;
    const key = sortedKeyOf(entry);
    if (key < from || (last >= 0 && key < last * (1.0 - SLACK))) break;
    if (tryNearest(first + sortedPlaceOf(entry)) && last < 0) last = key;
  }
  last = -1;
  for (let entry = middle; entry < end; entry += SORTED_KEY_BYTES) {
    const key = sortedKeyOf(entry);
    if (key > to || (last >= 0 && key > last * (1.0 + SLACK))) break;
    if (tryNearest(first + sortedPlaceOf(entry)) && last < 0 && key > high) last = key;
  }
}
