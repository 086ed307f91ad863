// One record per subset: where its list of values is (natural-lists.ts) and how to look a value up: small
// values in a bitmap, others in a hash set.
//
//   0             16       20     24      28      32    40      48       52   56    64
//   | list record | bitmap | bits | table | shift | max | bound | sorted |    | key |
//
//   list record     core/list-record.ts: the list, of u32 or u64 values, and its products and sums
//   bitmap, bits    u32, a bitmap of the values below `bits`, a power of two from 128 on
//   table, shift    u32, the set (core/hash-table.ts) of the values from `bits` on; not used if max < bits
//   max             u64, the largest value listed
//   bound           u64, no larger value is possible and of use (core/limits.ts)
//   sorted          u32, the address of the values in ascending order (sorted-values.ts), 0 until asked for
//   key             u64, the numbers of a record that boards share (kept-lists.ts), 0 for others
//
// In the list, values made by a product alone come first, then those made either way, then those made by a
// sum alone: so the ranges of products and sums overlap in the middle.
import { clearBytes, reserve } from '../core/arena';
import { bytesOfBits, hasBit, setBit } from '../core/bitmap';
import { spendStretch } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { insertInSet, isInSet, shiftFor } from '../core/hash-table';
import { MAX_SUBSETS } from '../core/limits';
import { ListRecord, endOf, listOf, setListRecord, unlist } from '../core/list-record';

/** Record of a list with the fields that follow ListRecord. */
@unmanaged class ValueRecord extends ListRecord {
  bitmap: usize;
  bits: u32;
  table: usize;
  shift: u32;
  max: u64;
  bound: u64;
  sorted: usize;
  key: u64;
}
/** Bytes of a record: a cache line. */
export const VALUE_RECORD_BYTES: usize = offsetof<ValueRecord>();

/** Number of slots of the table of records that boards share (kept-lists.ts). */
export const KEPT_SLOT_COUNT: u32 = 1 << 13;

/** The records of the board's own, by mask. The other fixed areas lie behind. */
const OWN: usize = memory.data(
  MAX_SUBSETS * <i32>(VALUE_RECORD_BYTES + sizeof<u32>()) + <i32>KEPT_SLOT_COUNT * <i32>sizeof<u32>(),
  64,
);
/** The addresses of the records of the board, u32, by mask. */
const RECORDS: usize = OWN + <usize>MAX_SUBSETS * VALUE_RECORD_BYTES;
/** The slots of the table, u32. */
export const KEPT_SLOTS: usize = RECORDS + <usize>MAX_SUBSETS * sizeof<u32>();

/** Bits of the bitmap for each value listed, at most. */
const BITS_PER_VALUE: u32 = 64;
const LEAST_BITS: u32 = 128;
/** Slots of the table for each value in it, at least. */
const SLOTS_PER_VALUE: u32 = 3;
const LEAST_SLOTS: u32 = 4;
/** Cost to insert a byte: four bytes take some ten nanoseconds (core/deadline.ts). */
const NANOSECONDS_PER_BYTE: u64 = 4;

/** The record of a subset. */
@inline export function valueRecordOf(mask: i32): usize {
  return elementAt<u32>(RECORDS + <usize>mask * sizeof<u32>());
}

/** Uses a record for a subset, or (0) the board's own. */
export function useValueRecord(mask: i32, record: usize): void {
  const own = OWN + <usize>mask * VALUE_RECORD_BYTES;
  putElement<u32>(RECORDS + <usize>mask * sizeof<u32>(), <u32>(record ? record : own));
}

/** The key of a record. */
@inline export function valueKeyOf(record: usize): u64 {
  return changetype<ValueRecord>(record).key;
}

/** The largest value listed. */
@inline export function maxValueOf(record: usize): u64 {
  return changetype<ValueRecord>(record).max;
}

/** The bound of the subset of a record. */
@inline export function valueBoundOf(record: usize): u64 {
  return changetype<ValueRecord>(record).bound;
}

/** The address of the sorted values, or 0. */
@inline export function sortedValuesOf(record: usize): usize {
  return changetype<ValueRecord>(record).sorted;
}

/** Keeps the address of the sorted values. */
@inline export function setSortedValues(record: usize, sorted: usize): void {
  changetype<ValueRecord>(record).sorted = sorted;
}

/** Number of listed values. */
@inline export function valueCountOf<T>(record: usize): usize {
  return (endOf(record) - listOf(record)) >> alignof<T>();
}

/** Sets the key and the bound of a subset that is not listed yet. */
export function resetValueRecord(record: usize, key: u64, bound: u64): void {
  changetype<ValueRecord>(record).key = key;
  changetype<ValueRecord>(record).bound = bound;
  unlist(record);
}

/** Takes a finished list and makes its lookup; false if memory is exhausted. */
export function setValueList<T>(record: usize, list: usize, products: usize, sums: usize, end: usize): bool {
  let largest: T = 0;
  for (let k = list; k < end; k += sizeof<T>()) largest = max<T>(largest, elementAt<T>(k));
  const count = <u32>((end - list) >> alignof<T>());
  let bits = LEAST_BITS;
  while (bits < count * BITS_PER_VALUE && <T>bits <= largest) bits <<= 1;
  const bitmap = reserve(bytesOfBits(bits));
  if (!bitmap) return false;
  clearBytes(bitmap, bytesOfBits(bits));
  let largeCount: u32 = 0;
  for (let k = list; k < end; k += sizeof<T>()) {
    const v = elementAt<T>(k);
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
      const v = elementAt<T>(k);
      spendStretch(k, NANOSECONDS_PER_BYTE);
      if (v >= <T>bits) insertInSet<T>(table, shift, v);
    }
  }
  setListRecord(record, list, products, sums, end);
  changetype<ValueRecord>(record).bitmap = bitmap;
  changetype<ValueRecord>(record).bits = bits;
  changetype<ValueRecord>(record).table = table;
  changetype<ValueRecord>(record).shift = shift;
  changetype<ValueRecord>(record).max = <u64>largest;
  setSortedValues(record, 0);
  return true;
}

/** Whether the list holds v. Zero is never in a list. */
@inline export function holdsValue<T>(record: usize, v: T): bool {
  return sizeof<T>() == sizeof<u64>() ? holdsWide(record, <u64>v) : looksUp<T>(record, v);
}

/** Whether a list holds a value of 64 bits, which few boards need: one copy saves 0.3 kB. */
function holdsWide(record: usize, v: u64): bool {
  return looksUp<u64>(record, v);
}

/** Looks v up: in the bitmap, or in the set if the bitmap does not cover it. */
@inline function looksUp<T>(record: usize, v: T): bool {
  return v < <T>changetype<ValueRecord>(record).bits
    ? hasBit(changetype<ValueRecord>(record).bitmap, <u32>v)
    : v <= <T>maxValueOf(record) && holdsLarge<T>(record, v);
}

/** Looks up a value that the bitmap does not cover. Precondition: bits <= v <= max. */
function holdsLarge<T>(record: usize, v: T): bool {
  return isInSet<T>(changetype<ValueRecord>(record).table, changetype<ValueRecord>(record).shift, v);
}
