// Trees: expressions with brackets round every operation, where only equal numbers
// are not told apart. A value is listed once for each subset with the number of
// trees that are worth it and of those that are worth its negation; numbers of a
// whole are products of those of its parts. Values themselves are not negative.
//
//   an entry  0     8     16    24      32
//             | key | p   | q   | trees | negated |   f64; p / q f64 or u64 (fraction.ts)
//
//   a tally   0         4       8       12      16
//             | entries | count | slots | shift | age |
//
//   slots     a hash table of places + 1, at most half full
//
// For x of one half and y of the other, the same subset or not, with a and b trees worth x and y
// and a', b' worth -x and -y, there are that many worth
//
//   x + y     2 a b + a b' + a' b    as x + y and y + x, x - (-y), y - (-x)
//   x - y     2 a b' + a b + a' b'   as x + (-y) and (-y) + x, x - y, (-y) - (-x)
//   x y       2 (a b + a' b')
//   x / y     a b + a' b'
//
// and of the negations what this gives with a and a', and for sums b and b' too, exchanged. Where both halves are the same
// subset each pair comes twice, and only what has x on the left counts. All that is worth 0 is
// counted in one number.
//
// Counts are f64, exact up to 2^53: ten numbers have less than 2^52 trees.
import { clear, ensure, keep, mark, reserve } from './arena';
import { age, valuesOfLeaf } from './board';
import { isMirrored, wholeQuotient } from './compose';
import { boundOf, exhaust, isExhausted, isNatural, slotOf } from './forms';
import { common } from './fraction';
import { MAX_PAGES, MAX_SUBSETS, PAGE_BYTES } from './limits';
import { halfB, halfC, isNearB, splitsOf } from './subset';

export const ENTRY_BYTES: usize = 40;
const TALLY_SHIFT: usize = 5;
const TALLIES = memory.data(MAX_SUBSETS << 5, 16);

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


@inline function tallyOf(mask: i32): usize {
  return TALLIES + ((<usize>mask) << TALLY_SHIFT);
}


@inline export function entriesOf(tally: usize): usize {
  return load<u32>(tally);
}


@inline export function endOf(tally: usize): usize {
  return load<u32>(tally) + <usize>load<u32>(tally, 4) * ENTRY_BYTES;
}

/** Before a count over a subset of a size, with lists (forms.ts) started. */
export function startTrees(size: i32): void {
  listedSize = size <= 6 ? 3 : (size + 1) >> 1;
}

/** The tally that is being made. */
let entries: usize = 0;
let entryCount: u32 = 0;
let slots: usize = 0;
let shift: u32 = 0;

/** The entry of a value in a tally, or 0. */
function entryOf<T>(at: usize, table: usize, tableShift: u32, key: f64, p: T, q: T): usize {
  const bits = 64 - <usize>tableShift;
  const wrap = ((<usize>1) << bits) - 1;
  let slot = slotOf(key, tableShift);
  while (true) {
    const place = load<u32>(table + (slot << 2));
    if (!place) return 0;
    const entry = at + <usize>(place - 1) * ENTRY_BYTES;
    slot = (slot + 1) & wrap;
    if (load<f64>(entry) != key) continue;
    const otherP = load<T>(entry, 8),
      otherQ = load<T>(entry, 16);
    // Of f64, where keys are equal, p q' and p' q differ by less than 2^64, so they are equal if they are so modulo 2^64.
    const isEqual = isFloat<T>() ? <u64>p * <u64>otherQ == <u64>otherP * <u64>q : p == otherP && q == otherQ;
    if (isEqual) return entry;
  }
}

/** Adds trees of a value to the tally that is being made. */
function add<T>(p: T, q: T, plus: f64, minus: f64): void {
  if (plus + minus == 0) return;
  if (!isFloat<T>()) {
    const divisor = common<T>(p, q);
    p /= divisor;
    q /= divisor;
  }
  if (p == 0) {
    plus += minus;
    minus = 0;
  }
  const key = <f64>p / <f64>q;
  let entry = entryOf<T>(entries, slots, shift, key, p, q);
  if (!entry) {
    entry = entries + <usize>entryCount * ENTRY_BYTES;
    entryCount++;
    const bits = 64 - <usize>shift;
    const wrap = ((<usize>1) << bits) - 1;
    let slot = slotOf(key, shift);
    while (load<u32>(slots + (slot << 2))) slot = (slot + 1) & wrap;
    store<u32>(slots + (slot << 2), entryCount);
    store<f64>(entry, key);
    store<T>(entry, p, 8);
    store<T>(entry, q, 16);
    store<f64>(entry, 0, 24);
    store<f64>(entry, 0, 32);
  }
  store<f64>(entry, load<f64>(entry, 24) + plus, 24);
  store<f64>(entry, load<f64>(entry, 32) + minus, 32);
}

/** The numbers of trees of x + y, by the halves' numbers. */
@inline function treesOfSum(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * b + a * m : 2 * a * b + a * m + n * b;
}

/** Of x - y where that is not 0. */
@inline function treesOfDifference(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * m + a * b : 2 * a * m + a * b + n * m;
}

/** Of y - x. */
@inline function treesOfReversed(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? n * b + n * m : 2 * n * b + a * b + n * m;
}

/** Adds what two entries make. */
function addPair<T>(x: usize, y: usize, isSame: bool, bound: f64): void {
  const a = load<f64>(x, 24),
    n = load<f64>(x, 32),
    b = load<f64>(y, 24),
    m = load<f64>(y, 32);
  const xp = load<T>(x, 8),
    xq = load<T>(x, 16),
    yp = load<T>(y, 8),
    yq = load<T>(y, 16);
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  if (isNatural) {
    const all = isSame ? a * b : 2 * a * b;
    if (<f64>(s + t) <= bound) add<T>(s + t, 1, all, 0);
    if (<f64>s * <f64>t <= bound) add<T>(s * t, 1, all, 0);
    if (s > t && <f64>(s - t) <= bound) add<T>(s - t, 1, a * b, 0);
    if (t > s && !isSame && <f64>(t - s) <= bound) add<T>(t - s, 1, a * b, 0);
    const over = wholeQuotient<T>(s, t),
      under = wholeQuotient<T>(t, s);
    if (over != 0 && <f64>over <= bound) add<T>(over, 1, a * b, 0);
    if (under != 0 && !isSame && <f64>under <= bound) add<T>(under, 1, a * b, 0);
    return;
  }
  add<T>(s + t, z, treesOfSum(a, n, b, m, isSame), treesOfSum(n, a, m, b, isSame));
  if (s == t) add<T>(0, 1, (isSame ? 1 : 2) * (a + n) * (b + m), 0);
  else if (s > t)
    add<T>(s - t, z, treesOfDifference(a, n, b, m, isSame), treesOfDifference(n, a, m, b, isSame));
  else add<T>(t - s, z, treesOfReversed(a, n, b, m, isSame), treesOfReversed(n, a, m, b, isSame));
  const like = a * b + n * m,
    unlike = a * m + n * b;
  const weight: f64 = isSame ? 1 : 2;
  add<T>(xp * yp, z, weight * like, weight * unlike);
  if (yp != 0) add<T>(s, t, like, unlike);
  if (xp != 0 && !isSame) add<T>(t, s, like, unlike);
}

/** The tally of a subset, after it and all tallies it is made from stand; 0 if memory is exhausted. */
export function listed<T>(mask: i32): usize {
  const tally = tallyOf(mask);
  if (load<u32>(tally, 16) == age) return tally;
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  let pairs: u64 = 0;
  for (let s = from; s < to; s += 4) {
    const b = listed<T>(halfB(s)),
      c = listed<T>(halfC(s));
    if (!b || !c) return 0;
    pairs += <u64>load<u32>(b, 4) * <u64>load<u32>(c, 4);
  }
  const most = (isNatural ? 6 : 5) * pairs + 1;
  let bits = 3;
  while ((<u64>1) << bits < 2 * most) bits++;
  const table = bits < 31 ? reserve((<usize>4) << bits) : 0;
  const start = mark();
  const room = <u64>start + most * ENTRY_BYTES;
  if (!table || room > <u64>MAX_PAGES * PAGE_BYTES || !ensure(<usize>room)) {
    exhaust();
    return 0;
  }
  clear(table, (<usize>4) << bits);
  slots = table;
  shift = 64 - <u32>bits;
  entries = start;
  entryCount = 0;
  if (from == to) add<T>(<T>load<u64>(valuesOfLeaf(ctz(mask))), 1, 1, 0);
  const bound = boundOf(mask);
  for (let s = from; s < to; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const tallyB = tallyOf(b),
      tallyC = tallyOf(c);
    const endX = endOf(tallyB),
      endY = endOf(tallyC);
    for (let x = entriesOf(tallyB); x < endX; x += ENTRY_BYTES) {
      for (let y = entriesOf(tallyC); y < endY; y += ENTRY_BYTES) addPair<T>(x, y, b == c, bound);
    }
  }
  keep(start + <usize>entryCount * ENTRY_BYTES);
  store<u32>(tally, <u32>start);
  store<u32>(tally, entryCount, 4);
  store<u32>(tally, <u32>table, 8);
  store<u32>(tally, shift, 12);
  store<u32>(tally, age, 16);
  return tally;
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
    const entry = entryOf<T>(entriesOf(tally), load<u32>(tally, 8), load<u32>(tally, 12), key, p, q);
    if (!entry) return;
    trees = load<f64>(entry, 24);
    negated = load<f64>(entry, 32);
    return;
  }
  if (isNatural) {
    trees = countNatural<T>(mask, p);
    negated = 0;
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

/** The number of trees of a natural value over a subset. */
function naturalTrees<T>(mask: i32, p: T): f64 {
  if (<f64>p > boundOf(mask)) return 0;
  if (popcnt(mask) > listedSize) return countNatural<T>(mask, p);
  const tally = listed<T>(mask);
  if (!tally) return 0;
  const entry = entryOf<T>(entriesOf(tally), load<u32>(tally, 8), load<u32>(tally, 12), <f64>p, p, 1);
  return entry ? load<f64>(entry, 24) : 0;
}

/** The same over a subset that is not listed: the relations of the header one after the other, without signs. */
function countNatural<T>(mask: i32, p: T): f64 {
  let total: f64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = listed<T>(nearIsB ? b : c);
    if (!near) return 0;
    const far = nearIsB ? c : b;
    // Where both halves are the same subset each pair comes twice.
    const twice: f64 = b == c ? 1 : 2;
    const bound = boundOf(far);
    const last = endOf(near);
    for (let x = entriesOf(near); x < last; x += ENTRY_BYTES) {
      const v = load<T>(x, 8);
      let ways: f64 = 0;
      if (v <= p) {
        const part = wholeQuotient<T>(p, v);
        if (part) ways += twice * naturalTrees<T>(far, part);
        if (v < p) ways += twice * naturalTrees<T>(far, p - v);
      }
      if (v >= p) {
        const multiple = wholeQuotient<T>(v, p);
        if (multiple) ways += naturalTrees<T>(far, multiple);
        if (v > p) ways += naturalTrees<T>(far, v - p);
      }
      if (b != c) {
        ways += naturalTrees<T>(far, p + v);
        if (<f64>p * <f64>v <= bound) ways += naturalTrees<T>(far, p * v);
      }
      total += load<f64>(x, 24) * ways;
    }
    if (isExhausted) return 0;
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
