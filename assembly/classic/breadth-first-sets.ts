// Breadth first with sets. As breadth first with arrays, but of equal values of a subset only one is kept,
// which leaves a small part of them: 3 % for five numbers of a typical board.
//
// Complexity: at most that of the arrays. The paper, in OCaml with balanced trees: 6.72 ms for a board of six
// numbers, 131 ms for seven, 4.1 s for eight, 46.7 s for nine, slower than the arrays up to seven. Flat sets
// make it the fastest algorithm of all.
//
// The set of a subset is the list of its values, from which larger subsets are made, with a hash table above
// it:
//
//   | value | value | …  room for capacity / 2 | slot | slot | …  capacity |    u32 or u64 each
//   ^ list                                     ^ full, table                    an empty slot is 0
//
// Open addressing, linear probing, index by the high bits of a product (core/hash-table.ts). A full table is
// replaced by one four times as large, which is filled from the list; the list stays where it is. When the
// list is complete the table is dropped. The values of all numbers together are only marked.
import { arenaTop, release, reserve, reserveTo } from '../core/arena';
import { MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { shiftFor } from '../core/hash-table';
import { markWhole, nextPart, partBegin, partEnd, putPartList } from './part-lists';
import { addCombinations, markNumbers, markTarget, numberAt } from './run-state';
import { CAPACITIES, CAPACITY_BYTES, classicRun, MAX_CLASSIC_NUMBERS, setSearch } from './classic-state';

/** The least capacity: that of two numbers, which have four values. */
const LEAST_CAPACITY: u32 = 16;
/** The list and the table, which is twice as large, take this many times the bytes of the full list. */
const SET_PER_LIST: u64 = 3;
/** Maximum number of results of a pair. */
const MAX_RESULTS: usize = 4;

/** Runs this algorithm; returns 1 or a status. */
export function breadthFirstSets<T, M>(): i32 {
  markNumbers<T, M>();
  for (let size = 0; size <= MAX_CLASSIC_NUMBERS; size++) {
    putElement<u32>(CAPACITIES + <usize>size * CAPACITY_BYTES, LEAST_CAPACITY);
  }
  const all = (1 << classicRun.count) - 1;
  for (let subset = 1; subset <= all; subset++) {
    if ((subset & (subset - 1)) == 0) {
      const only = reserve(sizeof<T>());
      if (!only) return OUT_OF_MEMORY;
      putElement<T>(only, <T>numberAt(ctz(subset)));
      putPartList(subset, only, only + sizeof<T>());
    } else if (subset == all) {
      markWhole<T, M>(all);
    } else if (!collect<T, M>(subset)) {
      return OUT_OF_MEMORY;
    }
  }
  return 1;
}

/** Makes the list of a subset; false if memory is exhausted. */
function collect<T, M>(subset: i32): bool {
  const remembered = CAPACITIES + <usize>popcnt(subset) * CAPACITY_BYTES;
  setSearch.list = arenaTop();
  let end = setSearch.list;
  if (!openTable<T>(elementAt<u32>(remembered), end)) return false;
  for (let part = nextPart(subset, subset); part > (subset ^ part); part = nextPart(subset, part)) {
    end = addResults<T, M>(part, subset ^ part, <u32>popcnt(subset) - 1, end);
    if (!end) return false;
  }
  putElement<u32>(remembered, setSearch.capacity);
  release(setSearch.list);
  reserveTo(end);
  putPartList(subset, setSearch.list, end);
  return true;
}

/**
 * Makes a table with a given number of slots, above room for a list of half as many, and fills it from
 * list..end.
 */
function openTable<T>(slots: u32, end: usize): bool {
  const bytes = (<u64>slots * sizeof<T>()) / 2;
  release(setSearch.list);
  if (bytes * SET_PER_LIST > <u64>MAX_PAGES * PAGE_BYTES - PAGE_BYTES || !reserve(<usize>bytes)) return false;
  setSearch.table = reserve((<usize>bytes) << 1);
  if (!setSearch.table) return false;
  memory.fill(setSearch.table, 0, (<usize>bytes) << 1);
  setSearch.capacity = slots;
  setSearch.shift = shiftFor<T>(slots);
  setSearch.full = setSearch.list + <usize>bytes;
  for (let at = setSearch.list; at < end; at += sizeof<T>()) {
    putElement<T>(emptySlot<T>(elementAt<T>(at)), elementAt<T>(at));
  }
  return true;
}

/** The index where the search for x begins. */
@inline function indexOf<T>(x: T, shift: u32): usize {
  if (sizeof<T>() == 4) return <usize>((<u32>x * 0x9e3779b1) >>> shift);
  return <usize>((<u64>x * 0x9e3779b97f4a7c15) >>> (<u64>shift));
}

/** The slot at an index. */
@inline function slotAt<T>(table: usize, i: usize): usize {
  return table + i * sizeof<T>();
}

/** The slot for a value that is not in the table yet. */
function emptySlot<T>(x: T): usize {
  const mask = <usize>setSearch.capacity - 1,
    table = setSearch.table;
  let i = indexOf<T>(x, setSearch.shift);
  while (elementAt<T>(slotAt<T>(table, i))) i = (i + 1) & mask;
  return slotAt<T>(table, i);
}

/**
 * Adds x, which is above 0, to the set unless it holds x; returns the new end. The set must have room for x.
 */
@inline function insert<T>(slots: usize, mask: usize, bits: u32, x: T, end: usize): usize {
  let i = indexOf<T>(x, bits);
  while (true) {
    const slot = slotAt<T>(slots, i);
    const y = elementAt<T>(slot);
    if (y == x) return end;
    if (!y) {
      putElement<T>(slot, x);
      putElement<T>(end, x);
      return end + sizeof<T>();
    }
    i = (i + 1) & mask;
  }
}

/**
 * Adds and marks all that the values of two subsets make; returns the new end, or 0 if memory is exhausted.
 */
function addResults<T, M>(part: i32, rest: i32, operations: u32, from: usize): usize {
  const places = classicRun.targetMap;
  const first = <T>classicRun.firstTarget;
  const spare = <T>classicRun.span;
  const trimming = classicRun.trims;
  const begin = partBegin(rest);
  const last = partEnd(rest);
  let slots = setSearch.table;
  let bits = setSearch.shift;
  let mask = <usize>setSearch.capacity - 1;
  let almostFull = setSearch.full - MAX_RESULTS * sizeof<T>();
  let end = from;
  let results: u64 = 0;
  for (let p = partBegin(part), lastOfPart = partEnd(part); p < lastOfPart; p += sizeof<T>()) {
    const a = elementAt<T>(p);
    for (let q = begin; q < last; q += sizeof<T>()) {
      if (end > almostFull) {
        if (!openTable<T>(setSearch.capacity << 2, end)) return 0;
        slots = setSearch.table;
        bits = setSearch.shift;
        mask = <usize>setSearch.capacity - 1;
        almostFull = setSearch.full - MAX_RESULTS * sizeof<T>();
      }
      const b = elementAt<T>(q);
      const high = max<T>(a, b);
      const low = min<T>(a, b);
      const sum = high + low;
      markTarget<T, M>(places, first, spare, sum, operations);
      end = insert<T>(slots, mask, bits, sum, end);
      results++;
      if (!trimming || low != 1) {
        const product = high * low;
        markTarget<T, M>(places, first, spare, product, operations);
        end = insert<T>(slots, mask, bits, product, end);
        results++;
      }
      const difference = high - low;
      if (difference && (!trimming || difference != low)) {
        markTarget<T, M>(places, first, spare, difference, operations);
        end = insert<T>(slots, mask, bits, difference, end);
        results++;
      }
      const quotient = high / low;
      if (quotient * low == high && (!trimming || (low != 1 && quotient != low))) {
        markTarget<T, M>(places, first, spare, quotient, operations);
        end = insert<T>(slots, mask, bits, quotient, end);
        results++;
      }
    }
  }
  addCombinations<M>(results, 0);
  return end;
}
