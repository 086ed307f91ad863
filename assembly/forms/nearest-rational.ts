// The values nearest to a target that exactly the numbers of a subset make, under
// rational rules: the largest not above it and the smallest not below it, with their
// expressions. Backward from the target through the splits, as in seek.ts, with ranges in the
// place of values. An operation on a near form is monotonic in the far one, so of a listed half only
// the neighbours of what it lacks matter, found by binary search.
//
// Ranges are f64 and rounded outward at each step, by more than the step and the keys
// can be wrong: they only sieve. What passes is evaluated exactly, in u64, and compared exactly. So nothing but
// M < 2^63 (fraction.ts) is asked for, whatever the target is, and where that is too large
// for seek.ts this finds exact solutions, too.
//
//   BEST   0     8     16    24
//          | p   | q   | p   | q   |   u64: the value not above the target, and the one not below; 0 / 0 for none
//          32                 184
//          | spelling of it   | spelling of it   |   spell.ts: 19 items at most
import { reserve } from '../core/arena';
import { closeChain, cutChain, depth, flips, NEAR_IS_LEFT, nearAt, operationAt, popLink, pushLink, pushProduct, startChain } from './chain';
import { isMirrored, listed } from './compose-forms';
import { boundOf, countOf, DIFFERENCE, exhaust, firstId, FLIPS, formAt, formOf, isExhausted, keysOf, KIND_MASK, kindOf, PRODUCT, QUOTIENT, setSorted, sortedOf, SUM } from './form-lists';
import { compare, gcd } from '../core/fraction';
import { spell } from './spell-form';
import { halfB, halfC, isNearB, splitsOf } from '../core/plan';

const SPELLING_BYTES: usize = 8 * 19;
export const BEST = memory.data(32 + 2 * 8 * 19, 16);
const BELOW = BEST,
  ABOVE = BEST + 16;
const SPELLINGS = BEST + 32;

/** By more than this part of it a range is widened at each step: 2^-49, where keys and steps are wrong by some 2^-51. */
const SLACK: f64 = 1.0 / 562949953421312.0;

/** Values of forms are u64, not f64. */
let isWide: bool = false;
/** The target, its key, and the least distance found so far, rounded up. */
let targetP: u64 = 0;
let targetQ: u64 = 1;
let target: f64 = 0;
let distance: f64 = Infinity;
/** The negations are sought: forms that have none do not count. */
let isNegated: bool = false;
/** Subsets up to this size are listed. */
let listedSize: i32 = 3;

/** Before a search for p / q, or its negation, within a distance. */
export function startClosest(wide: bool, negated: bool, p: u64, q: u64, within: f64): void {
  isWide = wide;
  isNegated = negated;
  targetP = p;
  targetQ = q;
  target = <f64>p / <f64>q;
  distance = within;
  memory.fill(BEST, 0, 32);
}

/** Searches one subset: BEST has the best of all since the start, and of like ones the first. */
export function searchClosest(mask: i32): void {
  startChain();
  listedSize = popcnt(mask) <= 6 ? 3 : 4;
  const slack = target * SLACK;
  search(mask, target - distance - slack, target - slack, target + slack, target + distance + slack);
}


@inline function list(mask: i32): usize {
  return isWide ? listed<u64>(mask) : listed<f64>(mask);
}


@inline function numeratorOf(form: usize): u64 {
  return isWide ? load<u64>(form) : <u64>load<f64>(form);
}


@inline function denominatorOf(form: usize): u64 {
  return isWide ? load<u64>(form, 8) : <u64>load<f64>(form, 8);
}

/** The key of a form, and which; sorted by key. */
const ENTRY_BYTES: usize = 16;

/** The sorted entries of a list; 0 if memory is exhausted. */
function sorted(list: usize): usize {
  if (sortedOf(list)) return sortedOf(list);
  const count = countOf(list);
  const bytes = (<usize>count) << 4;
  let from = reserve(bytes),
    to = reserve(bytes);
  if (!from || !to) {
    exhaust();
    return 0;
  }
  const keys = keysOf(list);
  for (let i: usize = 0; i < count; i++) {
    store<f64>(from + (i << 4), load<f64>(keys + (i << 3)));
    store<u32>(from + (i << 4), <u32>i, 8);
  }
  for (let length = ENTRY_BYTES; length < bytes; length <<= 1) {
    for (let i: usize = 0; i < bytes; i += length << 1) {
      merge(from, to, i, min(i + length, bytes), min(i + (length << 1), bytes));
    }
    const other = from;
    from = to;
    to = other;
  }
  setSorted(list, from);
  return from;
}

function merge(from: usize, to: usize, start: usize, middle: usize, end: usize): void {
  let x = start,
    y = middle;
  for (let at = start; at < end; at += ENTRY_BYTES) {
    const takesX = x < middle && (y >= end || load<f64>(from + x) <= load<f64>(from + y));
    const source = from + (takesX ? x : y);
    copyEntry(to + at, source);
    if (takesX) x += ENTRY_BYTES;
    else y += ENTRY_BYTES;
  }
}


@inline function copyEntry(to: usize, from: usize): void {
  store<u64>(to, load<u64>(from));
  store<u64>(to, load<u64>(from, 8), 8);
}

/** Searches a subset for values from `from` to `to`, best near `low` to `high`. */
function search(mask: i32, from: f64, low: f64, high: f64, to: f64): void {
  to = min(to, boundOf(mask));
  if (from > to || isExhausted) return;
  if (popcnt(mask) <= listedSize) {
    const entries = list(mask);
    if (entries) look(entries, firstId(mask), from, low, high, to);
    return;
  }
  const lowest = mask & -mask;
  const isTop = depth == 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const nearIsB = isNearB(b, c);
    const near = list(nearIsB ? b : c);
    if (!near) return;
    const far = nearIsB ? c : b;
    const first = firstId(nearIsB ? b : c);
    const keys = keysOf(near);
    for (let i: u32 = 0, count = countOf(near); i < count; i++) {
      if (isTop) {
        const slack = target * SLACK;
        from = target - distance - slack;
        to = min(target + distance + slack, boundOf(mask));
      }
      const key = load<f64>(keys + ((<usize>i) << 3));
      searchWith(first + i, kindOf(formAt(near, i)), key, far, from, low, high, to);
      if (isExhausted) return;
    }
  }
}

/** Searches the far half for what makes a value in the range with a near form. */
function searchWith(near: u32, kind: u32, key: f64, far: i32, from: f64, low: f64, high: f64, to: f64): void {
  const s = (to + key) * SLACK;
  if (from <= 0 && key == 0) {
    pushLink(PRODUCT, near, kind);
    const before = depth;
    meet(pushProduct(far));
    cutChain(before);
    popLink(PRODUCT, kind);
  }
  if (to + s >= key) {
    pushLink(SUM, near, kind);
    search(far, from - key - s, low - key - s, high - key + s, to - key + s);
    popLink(SUM, kind);
  }
  pushLink(DIFFERENCE, near, kind);
  search(far, max(from, 0) + key - s, low + key - s, high + key + s, to + key + s);
  popLink(DIFFERENCE, kind);
  if (from - s <= key) {
    const left = DIFFERENCE | NEAR_IS_LEFT;
    pushLink(left, near, kind);
    search(far, key - to - s, key - high - s, key - low + s, key - max(from, 0) + s);
    popLink(left, kind);
  }
  if (key == 0) return;
  const less = 1.0 - SLACK,
    more = 1.0 + SLACK;
  pushLink(PRODUCT, near, kind);
  search(
    far,
    (max(from, 0) / key) * less,
    (max(low, 0) / key) * less,
    (high / key) * more,
    (to / key) * more,
  );
  popLink(PRODUCT, kind);
  pushLink(QUOTIENT, near, kind);
  search(far, max(from, 0) * key * less, max(low, 0) * key * less, high * key * more, to * key * more);
  popLink(QUOTIENT, kind);
  const left = QUOTIENT | NEAR_IS_LEFT;
  pushLink(left, near, kind);
  search(
    far,
    (key / to) * less,
    high > 0 ? (key / high) * less : Infinity,
    low > 0 ? (key / low) * more : Infinity,
    from > 0 ? (key / from) * more : Infinity,
  );
  popLink(left, kind);
}

/** Meets the forms of a list with keys from low to high, and their neighbours within from..to. */
function look(list: usize, first: u32, from: f64, low: f64, high: f64, to: f64): void {
  const entries = sorted(list);
  if (!entries) return;
  const end = entries + ((<usize>countOf(list)) << 4);
  // The first entry from low on.
  let at = entries;
  for (let length = <usize>countOf(list); length;) {
    const half = length >> 1;
    const middle = at + (half << 4);
    if (load<f64>(middle) < low) {
      at = middle + ENTRY_BYTES;
      length -= half + 1;
    } else length = half;
  }
  // Keys that differ by so little may be in the wrong order, or equal.
  let last: f64 = -1;
  for (let k = at; k > entries;) {
    k -= ENTRY_BYTES;
    const key = load<f64>(k);
    if (key < from || (last >= 0 && key < last * (1.0 - SLACK))) break;
    if (meet(first + load<u32>(k, 8)) && last < 0) last = key;
  }
  last = -1;
  for (let k = at; k < end; k += ENTRY_BYTES) {
    const key = load<f64>(k);
    if (key > to || (last >= 0 && key > last * (1.0 + SLACK))) break;
    if (meet(first + load<u32>(k, 8)) && last < 0 && key > high) last = key;
  }
}

/** What the chain makes of a form is a value: it is compared with the best. False if it does not count. */
function meet(id: u32): bool {
  const form = formOf(id);
  if (isNegated && !flips && !(kindOf(form) & FLIPS)) return false;
  let p = numeratorOf(form),
    q = denominatorOf(form);
  for (let i = depth; i; i--) {
    const near = formOf(nearAt(i - 1));
    const a = numeratorOf(near),
      b = denominatorOf(near);
    const operation = operationAt(i - 1);
    switch (operation & KIND_MASK) {
      case SUM:
        p = p * b + a * q;
        q *= b;
        break;
      case DIFFERENCE: {
        const x = p * b,
          y = a * q;
        // What the ranges are too wide for: the other way round it is met elsewhere.
        if ((operation & NEAR_IS_LEFT) != 0 ? x > y : x < y) return true;
        p = x < y ? y - x : x - y;
        q *= b;
        break;
      }
      case PRODUCT:
        p *= a;
        q *= b;
        break;
      default:
        if (operation & NEAR_IS_LEFT) {
          if (!p) return true;
          const x = p;
          p = a * q;
          q = b * x;
        } else {
          p *= b;
          q *= a;
        }
    }
  }
  const divisor = gcd(p, q);
  p /= divisor;
  q /= divisor;
  const order = compare(p, q, targetP, targetQ);
  if (order <= 0) improve(BELOW, p, q, 1, id);
  if (order >= 0) improve(ABOVE, p, q, -1, id);
  return true;
}

/** Takes p / q for the best on one side, if it is more (better = 1) or less (-1) than what stands there. */
function improve(best: usize, p: u64, q: u64, better: i32, id: u32): void {
  const bestQ = load<u64>(best, 8);
  if (bestQ && compare(p, q, load<u64>(best), bestQ) != better) return;
  store<u64>(best, p);
  store<u64>(best, q, 8);
  spell(SPELLINGS + (best == BELOW ? 0 : SPELLING_BYTES), closeChain(id), isNegated);
  const away = abs(<f64>p / <f64>q - target);
  distance = min(distance, away + target * SLACK);
}
