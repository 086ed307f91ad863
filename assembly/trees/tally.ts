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
//   0         4       8       12      16    20      24          28         32
//   | entries | count | slots | shift | age | items | wholesEnd | itemsEnd |    u32
//
//   entries  the address of the entries, and `count` how many there are
//   slots    the address of a hash table by key: place + 1 of an entry, u32, or 0; at most half full, linear
//            probing
//   shift    tells the number of slots (core/fraction.ts)
//   age      that of the board for which the tally is complete (core/board.ts)
//   items    the values again, integers first, and where these and all of them end; 0 until they are asked
//            for (sorted-tally.ts)
//
// Counts are exact up to 2^53; ten numbers have less than 2^52 trees.
import { listsAge, valuesOfLeaf } from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { denominatorOf, keyOf, numeratorOf, putFraction, reductionOf, slotOfKey } from '../core/fraction';
import { MAX_SUBSETS } from '../core/limits';

/** An entry; p and q are of the width of the board. */
@unmanaged class TallyEntry {
  key: f64;
  p: u64;
  q: u64;
  trees: f64;
  negated: f64;
}
export const TALLY_ENTRY_BYTES: usize = offsetof<TallyEntry>();

/** A tally. */
@unmanaged class Tally {
  entries: usize;
  count: u32;
  slots: usize;
  shift: u32;
  age: u32;
  items: usize;
  wholesEnd: usize;
  itemsEnd: usize;
}
export const TALLY_BYTES: usize = offsetof<Tally>();

const TALLIES = memory.data(MAX_SUBSETS * <i32>TALLY_BYTES, 16);

export const SLOT_BYTES: usize = sizeof<u32>();

/** The value of an entry, a fraction. */
@inline export function valueOfEntry(entry: usize): usize {
  return entry + offsetof<TallyEntry>('p');
}

/** Number of trees worth the value of an entry. */
@inline export function treesOfEntry(entry: usize): f64 {
  return changetype<TallyEntry>(entry).trees;
}

/** Number of trees worth the negation of the value of an entry. */
@inline export function negatedOfEntry(entry: usize): f64 {
  return changetype<TallyEntry>(entry).negated;
}

/** The value of a leaf with an index. */
@inline export function valueOfLeaf<T>(leaf: i32, index: i32): T {
  return <T>elementAt<u64>(valuesOfLeaf(ctz(leaf)) + <usize>index * sizeof<u64>());
}

/** The tally of a subset. */
@inline export function tallyOf(mask: i32): usize {
  return TALLIES + <usize>mask * TALLY_BYTES;
}

/** Whether a tally is complete for the board that stands. */
@inline export function hasTally(tally: usize): bool {
  return changetype<Tally>(tally).age == listsAge;
}

/** Number of entries in a tally. */
@inline export function entryCount(tally: usize): u32 {
  return changetype<Tally>(tally).count;
}

/** The first entry of a tally. */
@inline export function entriesOf(tally: usize): usize {
  return changetype<Tally>(tally).entries;
}

/** The end of the entries of a tally. */
@inline export function entriesEnd(tally: usize): usize {
  return entriesOf(tally) + <usize>entryCount(tally) * TALLY_ENTRY_BYTES;
}

/** Starts an empty tally, with 2^bits slots that are 0. */
export function openTally(tally: usize, entries: usize, slots: usize, bits: i32): void {
  changetype<Tally>(tally).entries = entries;
  changetype<Tally>(tally).count = 0;
  changetype<Tally>(tally).slots = slots;
  changetype<Tally>(tally).shift = 64 - bits;
  changetype<Tally>(tally).items = 0;
}

/** Address of the items of a tally, or 0. */
@inline export function itemsOf(tally: usize): usize {
  return changetype<Tally>(tally).items;
}

/** End of the integers among the items of a tally. */
@inline export function wholesEndOf(tally: usize): usize {
  return changetype<Tally>(tally).wholesEnd;
}

/** End of the items of a tally. */
@inline export function itemsEndOf(tally: usize): usize {
  return changetype<Tally>(tally).itemsEnd;
}

/** Keeps the items of a tally. */
export function setItems(tally: usize, items: usize, wholesEnd: usize, itemsEnd: usize): void {
  changetype<Tally>(tally).items = items;
  changetype<Tally>(tally).wholesEnd = wholesEnd;
  changetype<Tally>(tally).itemsEnd = itemsEnd;
}

/** Declares a tally complete. */
export function closeTally(tally: usize): void {
  changetype<Tally>(tally).age = listsAge;
}

/** The address of the slot at an index. */
@inline function slotAt(tally: usize, index: usize): usize {
  return changetype<Tally>(tally).slots + index * SLOT_BYTES;
}

/** The index after the last one, less 1: indices wrap there. */
@inline function slotMask(shift: u32): usize {
  return ((<usize>1) << (64 - <usize>shift)) - 1;
}

/** The entry of p / q, which has this key, in a tally; 0 if there is none. */
@inline export function findEntry<T>(tally: usize, key: f64, p: T, q: T): usize {
  const shift = changetype<Tally>(tally).shift;
  const mask = slotMask(shift);
  const entries = entriesOf(tally);
  let index = slotOfKey(key, shift);
  while (true) {
    const place = elementAt<u32>(slotAt(tally, index));
    if (!place) return 0;
    const entry = entries + <usize>(place - 1) * TALLY_ENTRY_BYTES;
    index = (index + 1) & mask;
    if (changetype<TallyEntry>(entry).key != key) continue;
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
    changetype<Tally>(tally).count = place;
    const shift = changetype<Tally>(tally).shift;
    const mask = slotMask(shift);
    let index = slotOfKey(key, shift);
    while (elementAt<u32>(slotAt(tally, index))) index = (index + 1) & mask;
    putElement<u32>(slotAt(tally, index), place);
    changetype<TallyEntry>(entry).key = key;
    putFraction<T>(valueOfEntry(entry), p, q);
    changetype<TallyEntry>(entry).trees = 0;
    changetype<TallyEntry>(entry).negated = 0;
  }
  changetype<TallyEntry>(entry).trees = treesOfEntry(entry) + trees;
  changetype<TallyEntry>(entry).negated = negatedOfEntry(entry) + negated;
}
