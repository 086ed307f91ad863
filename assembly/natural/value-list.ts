// One record per subset: where its list of values lies (values.ts) and how to
// look a value up: small values in a bitmap, others in a hash set.
//
//   0       4        8        12     16       20     24      28
//   | list  | bothAt | sumsAt | end  | bitmap | bits | table | shift |
//   32               40                48                56
//   | max            | bound           | product         | isListed | sorted |
//
//   list … end      addresses of values, u32 or u64, followed by 16 bytes of zeros
//   bothAt, sumsAt  where the parts of the list begin
//   bits            the size of the bitmap, a power of two from 128 on
//   table, shift    the set of the values from bits on; unused if max < bits
//   max             u64, the largest value listed
//   bound           u64, no larger value is possible and of use (limits.ts)
//   isListed        u32, whether the list and its lookup stand
//   sorted          address of the list in ascending order, u64 values, 0 until it is asked for
//   product         u64, P of the subset (limits.ts), at most u64.MAX_VALUE
import { hasBit, setBit } from '../core/bitmap';
import { contains, insert, shiftFor } from '../core/hash-table';
import { MAX_SUBSETS } from '../core/limits';
import { clear, reserve } from '../core/arena';

const RECORD_SHIFT: usize = 6;
const RECORDS = memory.data(MAX_SUBSETS << 6, 64);

/** Bits of the bitmap for each value listed, at most. */
const BITS_PER_VALUE: u32 = 64;
/** Runs that are sorted by insertion: 16 values. */
const RUN_BYTES: usize = 128;
/** Slots of the table for each value in it, at least. */
const SLOTS_PER_VALUE: u32 = 3;


@inline export function recordOf(mask: i32): usize {
  return RECORDS + ((<usize>mask) << RECORD_SHIFT);
}


@inline export function listOf(record: usize): usize {
  return load<u32>(record, 0);
}


@inline export function bothAt(record: usize): usize {
  return load<u32>(record, 4);
}


@inline export function sumsAt(record: usize): usize {
  return load<u32>(record, 8);
}


@inline export function endOf(record: usize): usize {
  return load<u32>(record, 12);
}


@inline export function maxOf(record: usize): u64 {
  return load<u64>(record, 32);
}


@inline export function boundOf(record: usize): u64 {
  return load<u64>(record, 40);
}


@inline export function productOf(record: usize): u64 {
  return load<u64>(record, 48);
}


@inline export function isListed(record: usize): bool {
  return load<u32>(record, 56) != 0;
}

/** Sets the bounds and forgets the list. */
export function resetRecord(record: usize, bound: u64, product: u64): void {
  store<u64>(record, bound, 40);
  store<u64>(record, product, 48);
  store<u32>(record, 0, 56);
}

/** Takes a finished list and makes its lookup; false if memory is exhausted. */
export function setList<T>(record: usize, list: usize, both: usize, sums: usize, end: usize): bool {
  let largest: T = 0;
  for (let k = list; k < end; k += sizeof<T>()) largest = max<T>(largest, load<T>(k));
  const count = <u32>((end - list) >> alignof<T>());
  let bits: u32 = 128;
  while (bits < count * BITS_PER_VALUE && <T>bits <= largest) bits <<= 1;
  const bitmap = reserve(bits >> 3);
  if (!bitmap) return false;
  clear(bitmap, bits >> 3);
  let large: u32 = 0;
  for (let k = list; k < end; k += sizeof<T>()) {
    const v = load<T>(k);
    if (v < <T>bits) setBit(bitmap, <u32>v);
    else large++;
  }
  let table: usize = 0;
  let shift: u32 = 0;
  if (large) {
    let capacity: u32 = 4;
    while (capacity < large * SLOTS_PER_VALUE) capacity <<= 1;
    const bytes = (<usize>capacity) << alignof<T>();
    table = reserve(bytes);
    if (!table) return false;
    clear(table, bytes);
    shift = shiftFor<T>(capacity);
    for (let k = list; k < end; k += sizeof<T>()) {
      const v = load<T>(k);
      if (v >= <T>bits) insert<T>(table, shift, v);
    }
  }
  store<u32>(record, <u32>list, 0);
  store<u32>(record, <u32>both, 4);
  store<u32>(record, <u32>sums, 8);
  store<u32>(record, <u32>end, 12);
  store<u32>(record, <u32>bitmap, 16);
  store<u32>(record, bits, 20);
  store<u32>(record, <u32>table, 24);
  store<u32>(record, shift, 28);
  store<u64>(record, <u64>largest, 32);
  store<u32>(record, 1, 56);
  store<u32>(record, 0, 60);
  return true;
}


@inline export function bitmapOf(record: usize): usize {
  return load<u32>(record, 16);
}


@inline export function bitsOf(record: usize): u32 {
  return load<u32>(record, 20);
}


@inline export function sortedOf(record: usize): usize {
  return load<u32>(record, 60);
}

export function sortedEnd<T>(record: usize): usize {
  return sortedOf(record) + ((endOf(record) - listOf(record)) << (3 - alignof<T>()));
}

/** Makes the sorted list of a subset that is listed; false if memory is exhausted. */
export function sort<T>(record: usize): bool {
  const list = listOf(record);
  const bytes = (endOf(record) - list) << (3 - alignof<T>());
  const from = reserve(bytes),
    spare = reserve(bytes);
  if (!from || !spare) return false;
  for (let k: usize = 0; k < bytes; k += 8)
    store<u64>(from + k, <u64>load<T>(list + (k >> (3 - alignof<T>()))));
  store<u32>(record, <u32>mergeSort(from, spare, bytes), 60);
  return true;
}

/** Sorts u64 values: runs by insertion, merged two by two from one area to the other. Returns the area with the result. */
function mergeSort(from: usize, to: usize, bytes: usize): usize {
  for (let i: usize = 0; i < bytes; i += 8) {
    const start = from + i - (i % RUN_BYTES);
    const v = load<u64>(from + i);
    let k = from + i;
    for (; k > start && load<u64>(k - 8) > v; k -= 8) store<u64>(k, load<u64>(k - 8));
    store<u64>(k, v);
  }
  for (let length = RUN_BYTES; length < bytes; length <<= 1) {
    for (let i: usize = 0; i < bytes; i += length << 1) {
      const middle = min(i + length, bytes),
        end = min(middle + length, bytes);
      let x = i,
        y = middle;
      for (let k = i; k < end; k += 8) {
        const takesX = x < middle && (y == end || load<u64>(from + x) <= load<u64>(from + y));
        store<u64>(to + k, load<u64>(from + (takesX ? x : y)));
        if (takesX) x += 8;
        else y += 8;
      }
    }
    const swapped = from;
    from = to;
    to = swapped;
  }
  return from;
}

/** The address of the first value of a sorted list that is at least v, or its end. */
export function firstFrom<T>(record: usize, v: u64): usize {
  let from = sortedOf(record);
  let count = (sortedEnd<T>(record) - from) >> 3;
  while (count) {
    const half = count >> 1;
    const middle = from + (half << 3);
    const isLess = load<u64>(middle) < v;
    from = isLess ? middle + 8 : from;
    count = isLess ? count - half - 1 : half;
  }
  return from;
}

/** Whether the list holds v. Zero is never in a list. */
@inline export function has<T>(record: usize, v: T): bool {
  return v < <T>bitsOf(record)
    ? hasBit(bitmapOf(record), <u32>v)
    : v <= <T>maxOf(record) && hasLarge<T>(record, v);
}

/** The same for a value that the bitmap does not cover. Precondition: bits <= v <= max. */
export function hasLarge<T>(record: usize, v: T): bool {
  return contains<T>(load<u32>(record, 24), load<u32>(record, 28), v);
}
