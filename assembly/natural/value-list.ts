// One record per subset: where its list of values is (natural-lists.ts) and how to look a value up: small
// values in a bitmap, others in a hash set.
//
//   0             16       20     24      28      32    40      48       52   64
//   | list record | bitmap | bits | table | shift | max | bound | sorted |    |
//
//   list record     core/list-record.ts: the list, of u32 or u64 values, and its products and sums
//   bitmap, bits    u32, a bitmap of the values below `bits`, a power of two from 128 on
//   table, shift    u32, the set (core/hash-table.ts) of the values from `bits` on; not used if max < bits
//   max             u64, the largest value listed
//   bound           u64, no larger value is possible and of use (core/limits.ts)
//   sorted          u32, the address of the values in ascending order (sorted-values.ts), 0 until asked for
//
// In the list, values made by a product alone come first, then those made either way, then those made by a
// sum alone: so the ranges of products and sums overlap in the middle.
import { clearBytes, reserve } from '../core/arena';
import { bytesOfBits, hasBit, setBit } from '../core/bitmap';
import { spendStretch } from '../core/deadline';
import { insertInSet, isInSet, shiftFor } from '../core/hash-table';
import { MAX_SUBSETS } from '../core/limits';
import { LIST_RECORD_BYTES, endOf, listOf, setListRecord, unlist } from '../core/list-record';

const BITMAP_OFFSET: usize = LIST_RECORD_BYTES;
const BITS_OFFSET: usize = BITMAP_OFFSET + sizeof<u32>();
const TABLE_OFFSET: usize = BITS_OFFSET + sizeof<u32>();
const SHIFT_OFFSET: usize = TABLE_OFFSET + sizeof<u32>();
const MAX_OFFSET: usize = SHIFT_OFFSET + sizeof<u32>();
const BOUND_OFFSET: usize = MAX_OFFSET + sizeof<u64>();
const SORTED_OFFSET: usize = BOUND_OFFSET + sizeof<u64>();
export const VALUE_FIELDS_END: usize = SORTED_OFFSET + sizeof<u32>();
/** A cache line. */
export const VALUE_RECORD_BYTES: usize = 64;

const RECORDS = memory.data(MAX_SUBSETS * <i32>VALUE_RECORD_BYTES, 64);

/** Bits of the bitmap for each value listed, at most. */
const BITS_PER_VALUE: u32 = 64;
const LEAST_BITS: u32 = 128;
/** Slots of the table for each value in it, at least. */
const SLOTS_PER_VALUE: u32 = 3;
const LEAST_SLOTS: u32 = 4;
/** To insert four bytes takes some ten nanoseconds. */
const WORK_PER_BYTE: u64 = 4;

/** The record of a subset. */
@inline export function valueRecordOf(mask: i32): usize {
  return RECORDS + <usize>mask * VALUE_RECORD_BYTES;
}

/** The largest value listed. */
@inline export function maxValueOf(record: usize): u64 {
  return load<u64>(record, MAX_OFFSET);
}

/** The bound of the subset. */
@inline export function valueBoundOf(record: usize): u64 {
  return load<u64>(record, BOUND_OFFSET);
}

/** The address of the sorted values, or 0. */
@inline export function sortedValuesOf(record: usize): usize {
  return load<u32>(record, SORTED_OFFSET);
}

/** Keeps the address of the sorted values. */
@inline export function setSortedValues(record: usize, sorted: usize): void {
  store<u32>(record, <u32>sorted, SORTED_OFFSET);
}

/** How many values are listed. */
@inline export function valueCountOf<T>(record: usize): usize {
  return (endOf(record) - listOf(record)) >> alignof<T>();
}

/** Sets the bound of a subset that is not listed yet. */
export function resetValueRecord(record: usize, bound: u64): void {
  store<u64>(record, bound, BOUND_OFFSET);
  unlist(record);
}

/** Takes a finished list and makes its lookup; false if memory is exhausted. */
export function setValueList<T>(record: usize, list: usize, products: usize, sums: usize, end: usize): bool {
  let largest: T = 0;
  for (let k = list; k < end; k += sizeof<T>()) largest = max<T>(largest, load<T>(k));
  const count = <u32>((end - list) >> alignof<T>());
  let bits = LEAST_BITS;
  while (bits < count * BITS_PER_VALUE && <T>bits <= largest) bits <<= 1;
  const bitmap = reserve(bytesOfBits(bits));
  if (!bitmap) return false;
  clearBytes(bitmap, bytesOfBits(bits));
  let largeCount: u32 = 0;
  for (let k = list; k < end; k += sizeof<T>()) {
    const v = load<T>(k);
    if (v < <T>bits) setBit(bitmap, <u32>v);
    else largeCount++;
  }
  let table: usize = 0;
  let shift: u32 = 0;
  if (largeCount) {
    let capacity = LEAST_SLOTS;
    while (capacity < largeCount * SLOTS_PER_VALUE) capacity <<= 1;
    const bytes = (<usize>capacity) << alignof<T>();
    table = reserve(bytes);
    if (!table) return false;
    clearBytes(table, bytes);
    shift = shiftFor<T>(capacity);
    for (let k = list; k < end; k += sizeof<T>()) {
      const v = load<T>(k);
      spendStretch(k, WORK_PER_BYTE);
      if (v >= <T>bits) insertInSet<T>(table, shift, v);
    }
  }
  setListRecord(record, list, products, sums, end);
  store<u32>(record, <u32>bitmap, BITMAP_OFFSET);
  store<u32>(record, bits, BITS_OFFSET);
  store<u32>(record, <u32>table, TABLE_OFFSET);
  store<u32>(record, shift, SHIFT_OFFSET);
  store<u64>(record, <u64>largest, MAX_OFFSET);
  setSortedValues(record, 0);
  return true;
}

/** Whether the list holds v. Zero is never in a list. */
@inline export function holdsValue<T>(record: usize, v: T): bool {
  return v < <T>load<u32>(record, BITS_OFFSET)
    ? hasBit(load<u32>(record, BITMAP_OFFSET), <u32>v)
    : v <= <T>maxValueOf(record) && holdsLarge<T>(record, v);
}

/** The same for a value that the bitmap does not cover. Precondition: bits <= v <= max. */
function holdsLarge<T>(record: usize, v: T): bool {
  return isInSet<T>(load<u32>(record, TABLE_OFFSET), load<u32>(record, SHIFT_OFFSET), v);
}
