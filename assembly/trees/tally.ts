// Tallies: how many trees are worth what. A tree is an expression with brackets round every operation; only
// equal numbers are not told apart. The tally of a subset has one entry for each value, which is not
// negative, with the number of trees worth it and of those worth its negation. list-tally.ts makes the
// tallies.
//
// An entry:
//
//   0       8       16      24      32        40
//   | key   | p     | q     | trees | negated |    key: f64; p / q: the value (core/fraction.ts); counts: f64
//
// A tally, one for each mask:
//
//   0         4       8       12      16    20       32
//   | entries | count | slots | shift | age | unused |    u32
//
//   entries  the address of the entries, and `count` how many there are
//   slots    the address of a hash table by key: place + 1 of an entry, u32, or 0; at most half full, linear
//            probing
//   shift    tells the number of slots (core/fraction.ts)
//   age      that of the board for which the tally is complete (core/board.ts)
//
// Counts are exact up to 2^53; ten numbers have less than 2^52 trees.
import { listsAge } from '../core/board';
import { FRACTION_BYTES } from '../core/boundary-types';
import { denominatorOf, keyOf, numeratorOf, putFraction, reductionOf, slotOfKey } from '../core/fraction';
import { MAX_SUBSETS } from '../core/limits';

const KEY_OFFSET: usize = 0;
const VALUE_OFFSET: usize = KEY_OFFSET + sizeof<f64>();
const TREES_OFFSET: usize = VALUE_OFFSET + FRACTION_BYTES;
const NEGATED_OFFSET: usize = TREES_OFFSET + sizeof<f64>();
export const TALLY_ENTRY_BYTES: usize = NEGATED_OFFSET + sizeof<f64>();

const ENTRIES_OFFSET: usize = 0;
const COUNT_OFFSET: usize = ENTRIES_OFFSET + sizeof<u32>();
const SLOTS_OFFSET: usize = COUNT_OFFSET + sizeof<u32>();
const SHIFT_OFFSET: usize = SLOTS_OFFSET + sizeof<u32>();
const AGE_OFFSET: usize = SHIFT_OFFSET + sizeof<u32>();
const UNUSED_OFFSET: usize = AGE_OFFSET + sizeof<u32>();
export const TALLY_BYTES: usize = UNUSED_OFFSET + 3 * sizeof<u32>();

const TALLIES = memory.data(MAX_SUBSETS * <i32>TALLY_BYTES, 16);

export const SLOT_BYTES: usize = sizeof<u32>();

/** The value of an entry, a fraction. */
@inline export function valueOfEntry(entry: usize): usize {
  return entry + VALUE_OFFSET;
}

/** How many trees are worth the value of an entry. */
@inline export function treesOfEntry(entry: usize): f64 {
  return load<f64>(entry, TREES_OFFSET);
}

/** How many trees are worth its negation. */
@inline export function negatedOfEntry(entry: usize): f64 {
  return load<f64>(entry, NEGATED_OFFSET);
}

/** The tally of a subset. */
@inline export function tallyOf(mask: i32): usize {
  return TALLIES + <usize>mask * TALLY_BYTES;
}

/** Whether a tally is complete for the board that stands. */
@inline export function hasTally(tally: usize): bool {
  return load<u32>(tally, AGE_OFFSET) == listsAge;
}

/** How many entries a tally has. */
@inline export function entryCount(tally: usize): u32 {
  return load<u32>(tally, COUNT_OFFSET);
}

/** The first entry of a tally. */
@inline export function entriesOf(tally: usize): usize {
  return load<u32>(tally, ENTRIES_OFFSET);
}

/** The end of the entries of a tally. */
@inline export function entriesEnd(tally: usize): usize {
  return entriesOf(tally) + <usize>entryCount(tally) * TALLY_ENTRY_BYTES;
}

/** Starts an empty tally, with 2^bits slots that are 0. */
export function openTally(tally: usize, entries: usize, slots: usize, bits: i32): void {
  store<u32>(tally, <u32>entries, ENTRIES_OFFSET);
  store<u32>(tally, 0, COUNT_OFFSET);
  store<u32>(tally, <u32>slots, SLOTS_OFFSET);
  store<u32>(tally, 64 - bits, SHIFT_OFFSET);
}

/** Declares a tally complete. */
export function closeTally(tally: usize): void {
  store<u32>(tally, listsAge, AGE_OFFSET);
}

/** The address of the slot at an index. */
@inline function slotAt(tally: usize, index: usize): usize {
  return <usize>load<u32>(tally, SLOTS_OFFSET) + index * SLOT_BYTES;
}

/** The index after the last one, less 1: indices wrap there. */
@inline function slotMask(shift: u32): usize {
  return ((<usize>1) << (64 - <usize>shift)) - 1;
}

/** The entry of p / q, which has this key, in a tally; 0 if there is none. */
@inline export function findEntry<T>(tally: usize, key: f64, p: T, q: T): usize {
  const shift = load<u32>(tally, SHIFT_OFFSET);
  const mask = slotMask(shift);
  const entries = entriesOf(tally);
  let index = slotOfKey(key, shift);
  while (true) {
    const place = load<u32>(slotAt(tally, index));
    if (!place) return 0;
    const entry = entries + <usize>(place - 1) * TALLY_ENTRY_BYTES;
    index = (index + 1) & mask;
    if (load<f64>(entry, KEY_OFFSET) != key) continue;
    const value = valueOfEntry(entry);
    const otherP = numeratorOf<T>(value),
      otherQ = denominatorOf<T>(value);
    // With equal keys of f64, p q' and p' q differ by less than 2^64: they are equal if they are so modulo
    // 2^64.
    const isEqual = isFloat<T>() ? <u64>p * <u64>otherQ == <u64>otherP * <u64>q : p == otherP && q == otherQ;
    if (isEqual) return entry;
  }
}

/** Adds trees worth p / q and trees worth its negation to a tally that is open and has room. */
export function addTrees<T>(tally: usize, p: T, q: T, trees: f64, negated: f64): void {
  if (trees + negated == 0) return;
  if (!isFloat<T>()) {
    const divisor = reductionOf<T>(p, q);
    p /= divisor;
    q /= divisor;
  }
  if (p == 0) {
    // 0 is its own negation.
    trees += negated;
    negated = 0;
  }
  const key = keyOf<T>(p, q);
  let entry = findEntry<T>(tally, key, p, q);
  if (!entry) {
    entry = entriesEnd(tally);
    const place = entryCount(tally) + 1;
    store<u32>(tally, place, COUNT_OFFSET);
    const shift = load<u32>(tally, SHIFT_OFFSET);
    const mask = slotMask(shift);
    let index = slotOfKey(key, shift);
    while (load<u32>(slotAt(tally, index))) index = (index + 1) & mask;
    store<u32>(slotAt(tally, index), place);
    store<f64>(entry, key, KEY_OFFSET);
    putFraction<T>(valueOfEntry(entry), p, q);
    store<f64>(entry, 0, TREES_OFFSET);
    store<f64>(entry, 0, NEGATED_OFFSET);
  }
  store<f64>(entry, treesOfEntry(entry) + trees, TREES_OFFSET);
  store<f64>(entry, negatedOfEntry(entry) + negated, NEGATED_OFFSET);
}
