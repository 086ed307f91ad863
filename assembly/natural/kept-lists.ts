// The lists of up to four numbers, which boards share. They hold all values of a multiset of numbers, so they
// serve any board that has these numbers and any target: a script that solves one puzzle after the other
// finds most of its lists made, and pays for the search alone.
//
// A list is kept for its key, its numbers in ascending order, 16 bits each. A hash table, slots of the
// address of a record or 0, finds the record of a key. Lists stand in the arena, one board's behind the
// other's, until they take KEPT_BYTES or somebody needs the arena; then all are dropped and begun afresh.
//
// What a search finds does not depend on what is kept: a list has the values of its numbers and nothing else,
// and those beyond the bound of the board lead to no target (core/limits.ts).
//
// With lists of four (chooseListed) it takes 0.29 of the time of lists made anew for scattered boards of the
// standard pool, n = 6, 0.48 for ten targets on each board, and 0.95 for scattered boards of 1..100, few of
// whose lists meet again. The standard pool needs some 4 MB.
//
// Tried, version 1.0: 1 MB for all lists (0.49 instead of 0.29); single lists of four before most of them
// stand (1.00, and a test more for each value that is looked up).
import { arenaTop, fillBytes, reserve } from '../core/arena';
import { countOfLeaf, largestOfLeaf, possibleOfSubset, usesAll } from '../core/board';
import { coreState } from '../core/core-state';
import { elementAt, putElement } from '../core/elements';
import { naturalLists } from './natural-state';
import {
  KEPT_SLOTS,
  KEPT_SLOT_COUNT,
  VALUE_RECORD_BYTES,
  resetValueRecord,
  valueKeyOf,
  valueRecordOf,
} from './value-list';

/** Maximum number of numbers of a list that is kept. */
export const KEPT_SIZE: i32 = 4;
/** Bits of a number in a key. */
const NUMBER_BITS: u64 = 16;
/** Limit of the values of kept lists, so that 32 bits hold the sum of two. */
const KEPT_LIMIT: u64 = 0x80000000;
/** Bytes of kept lists above which all are dropped. */
const KEPT_BYTES: usize = 6 << 20;
/** Shift of a hash that makes an index of a slot. */
const HASH_SHIFT: u64 = 64 - <u64>ctz(KEPT_SLOT_COUNT);
/** Number of records above which all are dropped; a board adds at most 385. */
const MOST_RECORDS: u32 = KEPT_SLOT_COUNT >> 1;

/** Whether the lists that stand can be kept for another board. */
export function canKeepLists(all: bool): bool {
  return (
    coreState.dropCount == naturalLists.dropCount &&
    usesAll == all &&
    naturalLists.keptCount < MOST_RECORDS &&
    arenaTop() - coreState.listsBase < KEPT_BYTES
  );
}

/** Starts to keep lists, after all were dropped. */
export function startKeeping(): void {
  fillBytes(KEPT_SLOTS, 0, <usize>KEPT_SLOT_COUNT * sizeof<u32>());
  naturalLists.keptCount = 0;
  naturalLists.dropCount = coreState.dropCount;
}

/** The key of a subset whose part without the highest number has its record; 0 if it is not kept. */
function keyOfSubset(mask: i32): u64 {
  const top = 31 - clz(mask);
  const number = largestOfLeaf(top);
  const rest = mask ^ (1 << top);
  if (countOfLeaf(top) != 1 || number >> NUMBER_BITS || possibleOfSubset(mask) >= KEPT_LIMIT) return 0;
  if (!rest) return number;
  const key = valueKeyOf(valueRecordOf(rest));
  return key ? (key << NUMBER_BITS) | number : 0;
}

/** The kept record of a subset, made if need be; 0 if it has none, or memory is exhausted. */
export function keptRecordOf(mask: i32): usize {
  const key = keyOfSubset(mask);
  if (!key) return 0;
  let i = <u32>((key * 0x9e3779b97f4a7c15) >> HASH_SHIFT);
  while (true) {
    const slot = KEPT_SLOTS + <usize>i * sizeof<u32>();
    const known = elementAt<u32>(slot);
    if (known) {
      if (valueKeyOf(known) == key) return known;
      i = (i + 1) & (KEPT_SLOT_COUNT - 1);
      continue;
    }
    const record = reserve(VALUE_RECORD_BYTES);
    if (!record) return 0;
    resetValueRecord(record, key, possibleOfSubset(mask));
    putElement<u32>(slot, <u32>record);
    naturalLists.keptCount++;
    return record;
  }
}
