// A filter of the values of a subset: "no expression over exactly these numbers is worth that" in one or two
// reads of memory, without the list of the subset. Proofs that a target cannot be made come to subsets of
// five and six numbers millions of times, and without a filter each time goes through all splits of them.
//
// A filter is a bitmap with a hash of each value's cell, and a cell is what the exponent and the first bits
// of the mantissa of a key tell apart (a Bloom filter with one hash function). It is marked from all pairs of
// forms of the halves of the subset, in no normal form, which is a superset of its values. At most an eighth
// of the bits are set, so an eighth of the questions in vain pass for each cell that they touch.
//
// A filter costs as much as some hundred searches of its subset. So it is made once that many searches have
// come, and most puzzles never make one. Without room for it, the searches go on unfiltered.
//
//   0         4      8       12      16
//   | edition | asks | bits  | shift |    u32: whether it stands, what was asked before, its address and size
//
// Tried: lists of all values of six numbers, which take 250 MB for nine numbers, and a search in them touches
// more memory than the filter.
import { fillBytes, isRoomy, reserve } from '../core/arena';
import { countOfLeaf } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { denominatorOf, keyOf, numeratorOf } from '../core/fraction';
import { MAX_SUBSETS } from '../core/limits';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { FORM_BYTES } from './form';
import { addendsBegin, formAt, formCount, keyAt, multipliersEnd } from './form-list';
import { formLists, formRules } from './forms-state';
import { listForms } from './list-forms';

/** The record of a filter. */
@unmanaged class ValueFilter {
  edition: u32;
  asks: u32;
  bits: usize;
  shift: u32;
}
const FILTER_BYTES: usize = offsetof<ValueFilter>();

const FILTERS = memory.data(MAX_SUBSETS * <i32>FILTER_BYTES, 16);

/**
 * Sizes of the subsets that have filters. One of seven numbers would take as many bits as an instance may.
 */
export const LEAST_FILTERED: i32 = 3;
const MOST_FILTERED: i32 = 6;
/** Number of questions before a filter is made: fewer for subsets that are cheap to list. */
const FEW_ASKS: u32 = 32;
const MANY_ASKS: u32 = 256;
/** Bytes that a filter and the lists that it is made from may take: a filter of six numbers takes 1 MB. */
const ROOM_BYTES: usize = 1 << 25;
/** Largest product of the counts of values of the leaves of a subset with a filter. */
const MOST_CHOICES: i32 = 4;

/**
 * The bits of a key that do not tell cells apart: a cell is up to 2^-19 of a value wide. Ranges of a search
 * for the nearest value are often 2^-24 of a value wide, and should touch one or two cells. Tried: cells of
 * 2^-26 and 2^-23, 3 and 2 times slower for targets whose nearest value is that far away; of 2^-16, 20 to
 * 50 % slower.
 */
const CELL_SHIFT: u64 = 33;
/** Largest number of cells of a range that is worth the reads. */
const MOST_CELLS: u64 = 8;
/** Relative error of keys, at most; those of products included, which are products of keys: 2^-49. */
const SLACK: f64 = 1.0 / 562949953421312.0;
const GOLDEN_RATIO: u64 = 0x9e3779b97f4a7c15;
/** Cost of a pair of forms: five marks (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 32;


@inline function filterOf(mask: i32): usize {
  return FILTERS + <usize>mask * FILTER_BYTES;
}


@inline function cellOf(key: f64): u64 {
  return reinterpret<u64>(key) >> CELL_SHIFT;
}

/**
 * Whether a value of a subset may lie from one key to another. Precondition: from <= to, and the subset has
 * at least LEAST_FILTERED numbers.
 */
@inline export function mayHold<T>(mask: i32, from: f64, to: f64): bool {
  if (from <= 0 || popcnt(mask) > MOST_FILTERED) return true;
  const filter = filterOf(mask);
  if (changetype<ValueFilter>(filter).edition != formLists.edition) resetFilter(filter);
  if (!changetype<ValueFilter>(filter).bits) return awaitFilter<T>(mask, filter, from, to);
  return isMarked(filter, from, to);
}

/** Whether a cell of the range is marked in a filter that stands. */
function isMarked(filter: usize, from: f64, to: f64): bool {
  let cell = cellOf(from * (1.0 - SLACK));
  const last = cellOf(to * (1.0 + SLACK));
  if (last - cell >= MOST_CELLS) return true;
  const bits = changetype<ValueFilter>(filter).bits;
  const shift = <u64>changetype<ValueFilter>(filter).shift;
  for (; cell <= last; cell++) {
    const bit = <usize>((cell * GOLDEN_RATIO) >> shift);
    if ((elementAt<u8>(bits + (bit >> 3)) >> ((<u8>bit) & 7)) & 1) return true;
  }
  return false;
}

function resetFilter(filter: usize): void {
  changetype<ValueFilter>(filter).edition = formLists.edition;
  changetype<ValueFilter>(filter).asks = 0;
  changetype<ValueFilter>(filter).bits = 0;
}

/** Counts a question, and makes the filter if that pays now. */
function awaitFilter<T>(mask: i32, filter: usize, from: f64, to: f64): bool {
  const asks = changetype<ValueFilter>(filter).asks + 1;
  const enough = popcnt(mask) < MOST_FILTERED - 1 ? FEW_ASKS : MANY_ASKS;
  changetype<ValueFilter>(filter).asks = asks;
  if (asks != enough || !makeFilter<T>(mask, filter)) return true;
  return isMarked(filter, from, to);
}

/** Makes the filter of a subset; false if there is none for it, or no room. */
function makeFilter<T>(mask: i32, filter: usize): bool {
  if (formRules.isNatural || countChoices(mask) > MOST_CHOICES) return false;
  let pairs: u64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    if (!isRoomy(ROOM_BYTES)) return false;
    const b = listForms<T>(halfB(s));
    const c = b ? listForms<T>(halfC(s)) : 0;
    if (!c) return false;
    pairs += <u64>formCount(b) * formCount(c);
  }
  // Four bits for a pair, which makes up to five marks, are at least eight for a value: most arise twice.
  const exponent: u32 = max(66 - <u32>clz(pairs), 9);
  const bytes = (<usize>1) << (exponent - 3);
  if (!isRoomy(bytes)) return false;
  const bits = reserve(bytes);
  if (!bits) return false;
  fillBytes(bits, 0, bytes);
  changetype<ValueFilter>(filter).bits = bits;
  changetype<ValueFilter>(filter).shift = 64 - exponent;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    markSums<T>(bits, 64 - exponent, listForms<T>(b), listForms<T>(c));
    markProducts(bits, 64 - exponent, listForms<T>(b), listForms<T>(c));
  }
  return true;
}

/** Number of ways to choose the values of the leaves; above MOST_CHOICES, a lower bound. */
function countChoices(mask: i32): i32 {
  let choices = 1;
  for (let rest = mask; rest && choices <= MOST_CHOICES; rest &= rest - 1) choices *= countOfLeaf(ctz(rest));
  return choices;
}


@inline function mark(bits: usize, shift: u64, key: f64): void {
  const bit = <usize>((cellOf(key) * GOLDEN_RATIO) >> shift);
  const address = bits + (bit >> 3);
  store<u8>(address, load<u8>(address) | ((<u8>1) << ((<u8>bit) & 7)));
}

/** Marks the sums and differences of the addends of two lists, from exact fractions: differences cancel. */
function markSums<T>(bits: usize, shift: u32, b: usize, c: usize): void {
  const end = formAt(c, formCount(c));
  const first = formAt(c, addendsBegin(c));
  for (let i = addendsBegin(b); i < formCount(b); i++) {
    const u = formAt(b, i);
    const up = numeratorOf<T>(u),
      uq = denominatorOf<T>(u);
    spendNanoseconds(NANOSECONDS_PER_PAIR * <u64>((end - first) / FORM_BYTES));
    for (let w = first; w < end; w += FORM_BYTES) {
      const wq = denominatorOf<T>(w);
      const x = up * wq,
        y = numeratorOf<T>(w) * uq,
        z = uq * wq;
      mark(bits, shift, keyOf<T>(x + y, z));
      mark(bits, shift, keyOf<T>(x > y ? x - y : y - x, z));
    }
  }
}

/** Marks the products and quotients of the multipliers of two lists. */
function markProducts(bits: usize, shift: u32, b: usize, c: usize): void {
  const count = multipliersEnd(c);
  for (let i: u32 = 0; i < multipliersEnd(b); i++) {
    const x = keyAt(b, i);
    if (x == 0) continue;
    spendNanoseconds(NANOSECONDS_PER_PAIR * count);
    for (let j: u32 = 0; j < count; j++) {
      const y = keyAt(c, j);
      if (y == 0) continue;
      mark(bits, shift, x * y);
      mark(bits, shift, x / y);
      mark(bits, shift, y / x);
    }
  }
}
