// Tallies: how many trees are worth what. A tree is an expression with brackets round every
// operation, where only equal numbers are not told apart. Each value of a
// subset is listed once, with the number of trees that are worth it and of those
// that are worth its negation; numbers of a whole are products of those of its
// parts. Values themselves are not negative. trees.ts counts backward from a value where lists would be long.
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
import { arenaTop, clearBytes, ensureMemory, reserve, reserveTo } from '../core/arena';
import { listsAge, valuesOfLeaf } from '../core/board';
import { isMirrored, wholeQuotient } from '../forms/compose-forms';
import { boundOf, exhaust, isNatural, slotOf } from '../forms/form-lists';
import { common } from '../core/fraction';
import { MAX_PAGES, PAGE_BYTES } from '../core/abi';
import { MAX_SUBSETS } from '../core/limits';
import { halfB, halfC, splitsOf } from '../core/plan';

export const ENTRY_BYTES: usize = 40;
const TALLY_SHIFT: usize = 5;
const TALLIES = memory.data(MAX_SUBSETS << 5, 16);


@inline function tallyOf(mask: i32): usize {
  return TALLIES + ((<usize>mask) << TALLY_SHIFT);
}


@inline export function entriesOf(tally: usize): usize {
  return load<u32>(tally);
}


@inline export function slotsOf(tally: usize): usize {
  return load<u32>(tally, 8);
}


@inline export function shiftOf(tally: usize): u32 {
  return load<u32>(tally, 12);
}


@inline export function endOf(tally: usize): usize {
  return entriesOf(tally) + <usize>load<u32>(tally, 4) * ENTRY_BYTES;
}

/** The tally that is being made. */
let entries: usize = 0;
let entryCount: u32 = 0;
let slots: usize = 0;
let shift: u32 = 0;

/** The entry of a value in a tally, or 0. */
export function entryOf<T>(at: usize, table: usize, tableShift: u32, key: f64, p: T, q: T): usize {
  const bits: usize = 64 - <usize>tableShift;
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
    const bits: usize = 64 - <usize>shift;
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
@inline export function treesOfSum(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * b + a * m : 2 * a * b + a * m + n * b;
}

/** Of x - y where that is not 0. */
@inline export function treesOfDifference(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * m + a * b : 2 * a * m + a * b + n * m;
}

/** Of y - x. */
@inline export function treesOfReversed(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
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
  if (load<u32>(tally, 16) == listsAge) return tally;
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
  const start = arenaTop();
  const room = <u64>start + most * ENTRY_BYTES;
  if (!table || room > <u64>MAX_PAGES * PAGE_BYTES || !ensureMemory(<usize>room)) {
    exhaust();
    return 0;
  }
  clearBytes(table, (<usize>4) << bits);
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
  reserveTo(start + <usize>entryCount * ENTRY_BYTES);
  store<u32>(tally, <u32>start);
  store<u32>(tally, entryCount, 4);
  store<u32>(tally, <u32>table, 8);
  store<u32>(tally, shift, 12);
  store<u32>(tally, listsAge, 16);
  return tally;
}
