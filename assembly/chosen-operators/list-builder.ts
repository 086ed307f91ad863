// The list that is being made, at the top of the arena: rows of results are written behind its end, and of
// each row the values that are new move up to the end.
//
//   | value | value | …  room for capacity / 2 | slot | slot | …  capacity |
//   ^ list          ^ end                      ^ table (value-table.ts)
//
// Integers below windowBits, counted from the least that is taken, are marked in a bitmap instead, which
// needs no branch and stays in the cache; if all are, there is no table. A full table is replaced by one four
// times as large, further up, so that the two do not overlap. When the list is complete, the table is
// dropped.
import { arenaTop, ensureBytes, fillBytes, release, reserveTo } from '../core/arena';
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { builder, MOST_WINDOW_BITS } from './chosen-state';
import { denominatorAt, isWhole, numeratorAt, putValue, valueBytes } from './chosen-values';
import { fillSlot, placeOfSlot, SLOT_BYTES, slotOf } from './value-table';

/** Maximum number of bits of the bitmap for each result, because it has to be cleared. */
const BITS_PER_RESULT: u64 = 64;
const LEAST_CAPACITY: u32 = 64;
/** Capacity of the first table at most. */
const FIRST_CAPACITY: u32 = 4096;
const GROWTH: u32 = 4;
/** Cost of a slot that is moved, or a value that is left out (core/deadline.ts). */
const NANOSECONDS_PER_SLOT: u64 = 4;

/**
 * Starts a list of a number of results: integers from low to low + span, or fractions; false for no memory.
 */
export function openList<T>(low: i64, span: u64, results: u64): bool {
  builder.list = arenaTop();
  builder.end = builder.list;
  builder.low = low;
  builder.span = span;
  builder.windowBits = 0;
  builder.used = 0;
  if (isWhole<T>()) {
    const bits = min<u64>(span + 1, MOST_WINDOW_BITS);
    if (bits <= results * BITS_PER_RESULT) {
      builder.windowBits = bits;
      fillBytes(builder.window, 0, (<usize>((bits + 63) >> 6)) << 3);
      if (bits > span) {
        builder.capacity = 0;
        return true;
      }
    }
  }
  const wanted = <u32>min<u64>(results, FIRST_CAPACITY);
  return openTable<T>(max<u32>(LEAST_CAPACITY, 1 << (32 - clz<u32>(wanted))));
}

/** Opens an empty table above room for its values. */
function openTable<T>(capacity: u32): bool {
  const room = ((<u64>capacity) >> 1) * valueBytes<T>();
  const bytes = <u64>capacity * SLOT_BYTES;
  if (!ensureBytes(builder.list, room + bytes)) return false;
  builder.table = builder.list + <usize>room;
  builder.capacity = capacity;
  builder.shift = 64 - ctz(capacity);
  fillBytes(builder.table, 0, <usize>bytes);
  return true;
}

/** Makes room for a number of values; false if memory is exhausted. */
export function makeRoom<T>(count: u32): bool {
  if (!builder.capacity) return ensureBytes(builder.end, <u64>count * valueBytes<T>());
  const listed = <u32>((builder.end - builder.list) / valueBytes<T>());
  const needed = <u64>max(listed, builder.used) + count;
  if (needed <= builder.capacity >> 1) return true;
  const table = builder.table,
    tableEnd = table + <usize>builder.capacity * SLOT_BYTES;
  let capacity = <u64>builder.capacity * GROWTH;
  while (capacity >> 1 < needed) capacity *= GROWTH;
  if (capacity > u32.MAX_VALUE || !openTable<T>(<u32>capacity)) return false;
  spendNanoseconds(NANOSECONDS_PER_SLOT * (capacity / GROWTH));
  const mask = <usize>capacity - 1;
  for (let at = table; at < tableEnd; at += SLOT_BYTES) {
    const slot = elementAt<u64>(at);
    if (!slot) continue;
    let i = placeOfSlot<T>(slot, builder.shift);
    while (elementAt<u64>(builder.table + i * SLOT_BYTES)) i = (i + 1) & mask;
    putElement<u64>(builder.table + i * SLOT_BYTES, slot);
  }
  return true;
}

/** Marks integer x in the bitmap; returns whether it was new. */
@inline function isNewInWindow(window: usize, x: u64): bool {
  const word = window + ((<usize>(x >> 5)) << 2);
  const before = elementAt<u32>(word);
  putElement<u32>(word, before | (1 << ((<u32>x) & 31)));
  return !((before >>> ((<u32>x) & 31)) & 1);
}

/** Marks the value at an address; returns whether it was new. Precondition: there is room. */
@inline function isNew<T>(address: usize, p: T, q: T): bool {
  if (isWhole<T>()) {
    const x = <u64>(<i64>p - builder.low);
    if (x < builder.windowBits) return isNewInWindow(builder.window, x);
  }
  const slot = slotOf<T>(builder.table, builder.shift, p, q);
  if (elementAt<u64>(slot)) return false;
  fillSlot<T>(slot, p, q, address);
  builder.used++;
  return true;
}

/** Takes the new values of a row, which begins at the end of the list or behind it. */
export function takeRow<T>(row: usize, rowEnd: usize): void {
  let end = builder.end;
  if (isWhole<T>() && !builder.capacity) {
    const window = builder.window,
      low = builder.low;
    for (let at = row; at < rowEnd; at += sizeof<i64>()) {
      const x = elementAt<i64>(at);
      putElement<i64>(end, x);
      end += <usize>isNewInWindow(window, <u64>(x - low)) * sizeof<i64>();
    }
  } else {
    for (let at = row; at < rowEnd; at += valueBytes<T>()) {
      const p = numeratorAt<T>(at),
        q = denominatorAt<T>(at);
      putValue<T>(end, p, q);
      if (isNew<T>(end, p, q)) end += valueBytes<T>();
    }
  }
  builder.end = end;
}

/** Marks the values of a list, which the new one is not to have; false if memory is exhausted. */
export function leaveOut<T>(list: usize, end: usize): bool {
  const count = <u32>((end - list) / valueBytes<T>());
  if (!makeRoom<T>(count)) return false;
  spendNanoseconds(NANOSECONDS_PER_SLOT * count);
  for (let at = list; at < end; at += valueBytes<T>()) {
    const p = numeratorAt<T>(at);
    if (isWhole<T>() && <u64>(<i64>p - builder.low) > builder.span) continue;
    isNew<T>(at, p, denominatorAt<T>(at));
  }
  return true;
}

/** Keeps the list; returns its end. */
export function closeList(): usize {
  release(builder.list);
  reserveTo(builder.end);
  return builder.end;
}
