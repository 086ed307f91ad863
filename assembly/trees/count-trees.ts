// How many trees (tally.ts) have a value over a subset: looked up where it is listed, else
// counted backward through its splits. Of a split the smaller half is the near one, whose values are
// listed; for each of them, and each relation of the halves, the far half lacks a value, which is looked up or counted in turn.
//
// Natural values have a count of their own: there are no negations, so one number for each of six relations is all there is. Half of what
// it is asked it was asked before, since a + (b + c) is (a + b) + c, so it recalls what it found: 0.68 of the time
// for six numbers.
import { listsAge } from '../core/board';
import { isMirrored, wholeQuotient } from '../forms/compose-forms';
import { boundOf, isExhausted, isNatural, slotOf } from '../forms/form-lists';
import { common } from '../core/fraction';
import { halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { endOf, entriesOf, ENTRY_BYTES, entryOf, listed, shiftOf, slotsOf, treesOfDifference, treesOfReversed, treesOfSum } from './tally';

/** Of the halves of a value, what it is of x and y. */
export const SUM: i32 = 0,
  DIFFERENCE: i32 = 1,
  REVERSED_DIFFERENCE: i32 = 2,
  PRODUCT: i32 = 3,
  QUOTIENT: i32 = 4,
  REVERSED_QUOTIENT: i32 = 5;

/** Subsets up to this size are listed. */
let listedSize: i32 = 3;

/** What the last count or look-up found: trees worth a value, and worth its negation. */
export let trees: f64 = 0;
export let negated: f64 = 0;

/** Before a count over a subset of a size, with lists (forms.ts) started. */
export function startTrees(size: i32): void {
  listedSize = size <= 6 ? 3 : (size + 1) >> 1;
}

/** Counts the trees of p / q over a subset and of its negation, into `trees` and `negated`. */
export function countTrees<T>(mask: i32, p: T, q: T): void {
  if (!isFloat<T>()) {
    const divisor = common<T>(p, q);
    p /= divisor;
    q /= divisor;
  }
  trees = 0;
  negated = 0;
  const key = <f64>p / <f64>q;
  if (key > boundOf(mask) || isExhausted) return;
  if (popcnt(mask) <= listedSize || p == 0) {
    const tally = listed<T>(mask);
    if (!tally) return;
    const entry = entryOf<T>(entriesOf(tally), slotsOf(tally), shiftOf(tally), key, p, q);
    if (!entry) return;
    trees = load<f64>(entry, 24);
    negated = load<f64>(entry, 32);
    return;
  }
  if (isNatural) {
    trees = recall(mask, <f64>p);
    return;
  }
  let total: f64 = 0,
    totalNegated: f64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = listed<T>(nearIsB ? b : c);
    if (!near) return;
    const far = nearIsB ? c : b;
    const isSame = b == c;
    const last = endOf(near);
    for (let x = entriesOf(near); x < last; x += ENTRY_BYTES) {
      const a = load<f64>(x, 24),
        n = load<f64>(x, 32);
      for (let relation = SUM; relation <= REVERSED_QUOTIENT; relation++) {
        if (!lack<T>(relation, x, p, q, isSame)) continue;
        countTrees<T>(far, <T>lackedP, <T>lackedQ);
        const y = trees,
          z = negated;
        if (y + z == 0) continue;
        total += treesOf(relation, a, n, y, z, isSame);
        if (isNatural) continue;
        // Of a sum both parts change their sign, of a product one.
        totalNegated +=
          relation < PRODUCT ? treesOf(relation, n, a, z, y, isSame) : treesOf(relation, n, a, y, z, isSame);
      }
    }
    if (isExhausted) return;
  }
  trees = total;
  negated = totalNegated;
}

/** The table that is looked into: that of the far half, if it is listed. */
let farEntries: usize = 0;
let farSlots: usize = 0;
let farShift: u32 = 0;
let farBound: f64 = 0;

/** Makes a tally the one that is looked into. */
@inline function lookInto(tally: usize, bound: f64): void {
  farEntries = entriesOf(tally);
  farSlots = slotsOf(tally);
  farShift = shiftOf(tally);
  farBound = bound;
}

/** The number of trees of a natural value in that tally. */
@inline function lookUp(p: f64): f64 {
  if (p > farBound) return 0;
  const entry = entryOf<f64>(farEntries, farSlots, farShift, p, p, 1);
  return entry ? load<f64>(entry, 24) : 0;
}

/**
 * What countNatural found last for some values.
 *
 *   a memo  0   8       16     20    24     32
 *           | p | trees | mask | listsAge |      |    f64, f64, i32, u32
 */
const MEMO_BITS: u32 = 10;
const MEMO_SHIFT: usize = 5;
const MEMOS = memory.data(32 << 10, 16);

/** The number of trees of a natural value over a subset that is not listed. */
function recall(mask: i32, p: f64): f64 {
  if (p > boundOf(mask)) return 0;
  const slot = (slotOf(p, 64 - MEMO_BITS) + 37 * <usize>mask) & ((1 << MEMO_BITS) - 1);
  const memo = MEMOS + (slot << MEMO_SHIFT);
  if (load<f64>(memo) == p && load<i32>(memo, 16) == mask && load<u32>(memo, 20) == listsAge) {
    return load<f64>(memo, 8);
  }
  const found = countNatural(mask, p);
  store<f64>(memo, p);
  store<f64>(memo, found, 8);
  store<i32>(memo, mask, 16);
  store<u32>(memo, listsAge, 20);
  return found;
}


@inline function treesOfFar(far: i32, isListed: bool, p: f64): f64 {
  return isListed ? lookUp(p) : recall(far, p);
}

/** How many trees of a far half make p with one tree worth v: the relations of the header one after the other, without signs. */
@inline function waysWith(v: f64, p: f64, far: i32, isListed: bool, isSame: bool): f64 {
  // Where both halves are the same subset each pair comes twice.
  const twice: f64 = isSame ? 1 : 2;
  let ways: f64 = 0;
  if (v <= p) {
    const part = wholeQuotient<f64>(p, v);
    if (part) ways += twice * treesOfFar(far, isListed, part);
    if (v < p) ways += twice * treesOfFar(far, isListed, p - v);
  }
  if (v >= p) {
    const multiple = wholeQuotient<f64>(v, p);
    if (multiple) ways += treesOfFar(far, isListed, multiple);
    if (v > p) ways += treesOfFar(far, isListed, v - p);
  }
  if (!isSame) ways += treesOfFar(far, isListed, p + v) + treesOfFar(far, isListed, p * v);
  return ways;
}

/** The number of trees of a natural value over a subset that is not listed. */
function countNatural(mask: i32, p: f64): f64 {
  let total: f64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = listed<f64>(nearIsB ? b : c);
    if (!near) return 0;
    const far = nearIsB ? c : b;
    const last = endOf(near);
    if (popcnt(far) <= listedSize) {
      const tally = listed<f64>(far);
      if (!tally) return 0;
      lookInto(tally, boundOf(far));
      for (let x = entriesOf(near); x < last; x += ENTRY_BYTES) {
        total += load<f64>(x, 24) * waysWith(load<f64>(x, 8), p, far, true, b == c);
      }
    } else {
      for (let x = entriesOf(near); x < last; x += ENTRY_BYTES) {
        total += load<f64>(x, 24) * waysWith(load<f64>(x, 8), p, far, false, b == c);
      }
      if (isExhausted) return 0;
    }
  }
  return total;
}

/** What y is where x and y make a value by a relation; f64 or u64 alike fit into u64. */
export let lackedP: u64 = 0;
export let lackedQ: u64 = 1;

/** Finds y; false if there is none. The value is not 0. */
export function lack<T>(relation: i32, x: usize, p: T, q: T, isSame: bool): bool {
  const xp = load<T>(x, 8),
    xq = load<T>(x, 16);
  const s = p * xq,
    t = xp * q;
  let yp: T, yq: T;
  switch (relation) {
    case SUM:
      if (t > s) return false;
      yp = s - t;
      yq = q * xq;
      break;
    case DIFFERENCE:
      if (s > t) return false;
      yp = t - s;
      yq = q * xq;
      break;
    case REVERSED_DIFFERENCE:
      // Where natural numbers are alike, each pair comes with the larger one near, too.
      if (isNatural && isSame) return false;
      yp = s + t;
      yq = q * xq;
      break;
    case PRODUCT:
      if (xp == 0) return false;
      yp = isNatural ? wholeQuotient<T>(p, xp) : s;
      yq = isNatural ? 1 : t;
      break;
    case QUOTIENT:
      if (xp == 0) return false;
      yp = isNatural ? wholeQuotient<T>(xp, p) : t;
      yq = isNatural ? 1 : s;
      break;
    default:
      if (isSame || xp == 0) return false;
      if (<f64>p * <f64>xp > 9.0e18) return false;
      yp = p * xp;
      yq = q * xq;
  }
  if (isNatural && yp == 0) return false;
  lackedP = <u64>yp;
  lackedQ = <u64>yq;
  return true;
}

/** How many trees a relation gives, by the numbers of trees of x, -x, y and -y. */
function treesOf(relation: i32, a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  switch (relation) {
    case SUM:
      return treesOfSum(a, n, b, m, isSame);
    case DIFFERENCE:
      return treesOfDifference(a, n, b, m, isSame);
    case REVERSED_DIFFERENCE:
      return treesOfReversed(a, n, b, m, isSame);
    case PRODUCT:
      return (isSame ? 1 : 2) * (a * b + n * m);
    default:
      return a * b + n * m;
  }
}
