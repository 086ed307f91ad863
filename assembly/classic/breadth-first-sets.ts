// Breadth first with sets. As breadth first with arrays, but of equal values of a subset one is kept, which leaves
// a small part of them: 3 % of those of five numbers of a usual board.
//
// Complexity: at most that of the arrays. The paper, in OCaml with balanced trees: 6.72 ms a board of six numbers,
// 131 ms of seven, 4.1 s of eight, 46.7 s of nine, slower than the arrays up to seven. Flat sets make it the
// fastest of all.
//
// The set of a subset is a list of its values, from which larger subsets are made, with a hash table above it:
//
//   list, capacity / 2 values | table, capacity slots of a value, 0 = empty
//
// Open addressing, linear probing, index by the high bits of a product (../table.ts). The table goes when its subset is
// done. One that is full is made anew, four times as large, from the list, which stays where it is. The
// values of all numbers are marked and not kept.
import { arenaTop as top, release, reserve, reserveTo } from '../core/arena';
import { OUT_OF_MEMORY } from '../core/abi';
import { shiftFor } from '../core/hash-table';
import {
  addCombinations,
  count,
  firstTarget,
  map,
  mark,
  markNumbers,
  MAX_NUMBERS,
  numberAt,
  span,
  trims,
} from './run';
import { listBegin, listEnd, markAll, nextPart, setList } from './subsets';

/** The least capacity: that of two numbers, which have four values. */
const LEAST_CAPACITY: u32 = 16;
/** By size of a subset the capacity that the last one needed, u32. */
const CAPACITIES: usize = memory.data(4 * 10, 4);

let table: usize = 0;
let shift: u32 = 0;
let capacity: u32 = 0;
/** The list of the subset at hand: its begin, and its end when it is full. */
let list: usize = 0;
let full: usize = 0;

/** The run of this algorithm: 1, or a status. */
export function breadthFirstSets<T, M>(): i32 {
  markNumbers<T, M>();
  for (let size = 0; size <= MAX_NUMBERS; size++) {
    store<u32>(CAPACITIES + ((<usize>size) << 2), LEAST_CAPACITY);
  }
  const all = (1 << count) - 1;
  for (let subset = 1; subset <= all; subset++) {
    if ((subset & (subset - 1)) == 0) {
      const only = reserve(sizeof<T>());
      if (!only) return OUT_OF_MEMORY;
      store<T>(only, <T>numberAt(ctz(subset)));
      setList(subset, only, only + sizeof<T>());
    } else if (subset == all) {
      markAll<T, M>(all);
    } else if (!collect<T, M>(subset)) {
      return OUT_OF_MEMORY;
    }
  }
  return 1;
}

/** Makes the list of a subset; false if memory is exhausted. */
function collect<T, M>(subset: i32): bool {
  const remembered = CAPACITIES + ((<usize>popcnt(subset)) << 2);
  list = top();
  let end = list;
  if (!openTable<T>(load<u32>(remembered), end)) return false;
  for (let part = nextPart(subset, subset); part > (subset ^ part); part = nextPart(subset, part)) {
    end = add<T, M>(part, subset ^ part, <u32>popcnt(subset) - 1, end);
    if (!end) return false;
  }
  store<u32>(remembered, capacity);
  release(list);
  reserveTo(end);
  setList(subset, list, end);
  return true;
}

/** Makes a table for the values list..end, above twice as many; false if memory is exhausted. */
function openTable<T>(slots: u32, end: usize): bool {
  const bytes = (<u64>slots * sizeof<T>()) / 2;
  release(list);
  if (bytes * 3 > 0x7fff0000 || !reserve(<usize>bytes)) return false;
  table = reserve((<usize>bytes) << 1);
  if (!table) return false;
  memory.fill(table, 0, (<usize>bytes) << 1);
  capacity = slots;
  shift = shiftFor<T>(slots);
  full = list + <usize>bytes;
  for (let at = list; at < end; at += sizeof<T>()) {
    store<T>(emptySlot<T>(load<T>(at)), load<T>(at));
  }
  return true;
}

/** The index of x. */
@inline function indexOf<T>(x: T, shift: u32): usize {
  if (sizeof<T>() == 4) return <usize>((<u32>x * 0x9e3779b1) >>> shift);
  return <usize>((<u64>x * 0x9e3779b97f4a7c15) >>> (<u64>shift));
}


@inline function slotAt<T>(table: usize, i: usize): usize {
  return table + i * sizeof<T>();
}

/** The slot for a value that is not in the table. */
function emptySlot<T>(x: T): usize {
  const mask = <usize>capacity - 1;
  let i = indexOf<T>(x, shift);
  while (load<T>(slotAt<T>(table, i))) i = (i + 1) & mask;
  return slotAt<T>(table, i);
}

/** Adds x, which is above 0, to the list unless it is there; the new end. Precondition: there is room for it. */
@inline function insert<T>(slots: usize, mask: usize, bits: u32, x: T, end: usize): usize {
  let i = indexOf<T>(x, bits);
  while (true) {
    const slot = slotAt<T>(slots, i);
    const y = load<T>(slot);
    if (y == x) return end;
    if (!y) {
      store<T>(slot, x);
      store<T>(end, x);
      return end + sizeof<T>();
    }
    i = (i + 1) & mask;
  }
}

/** Adds and marks all that the values of two subsets make; the new end, or 0 if memory is exhausted. */
function add<T, M>(part: i32, rest: i32, operations: u32, from: usize): usize {
  const places = map;
  const first = <T>firstTarget;
  const spare = <T>span;
  const trimming = trims;
  const begin = listBegin(rest);
  const last = listEnd(rest);
  let slots = table;
  let bits = shift;
  let mask = <usize>capacity - 1;
  let almostFull = full - 4 * sizeof<T>();
  let end = from;
  let results: u64 = 0;
  for (let p = listBegin(part), lastOfPart = listEnd(part); p < lastOfPart; p += sizeof<T>()) {
    const a = load<T>(p);
    for (let q = begin; q < last; q += sizeof<T>()) {
      if (end > almostFull) {
        if (!openTable<T>(capacity << 2, end)) return 0;
        slots = table;
        bits = shift;
        mask = <usize>capacity - 1;
        almostFull = full - 4 * sizeof<T>();
      }
      const b = load<T>(q);
      const high = max<T>(a, b);
      const low = min<T>(a, b);
      const sum = high + low;
      mark<T, M>(places, first, spare, sum, operations);
      end = insert<T>(slots, mask, bits, sum, end);
      results++;
      if (!trimming || low != 1) {
        const product = high * low;
        mark<T, M>(places, first, spare, product, operations);
        end = insert<T>(slots, mask, bits, product, end);
        results++;
      }
      const difference = high - low;
      if (difference && (!trimming || difference != low)) {
        mark<T, M>(places, first, spare, difference, operations);
        end = insert<T>(slots, mask, bits, difference, end);
        results++;
      }
      const quotient = high / low;
      if (quotient * low == high && (!trimming || (low != 1 && quotient != low))) {
        mark<T, M>(places, first, spare, quotient, operations);
        end = insert<T>(slots, mask, bits, quotient, end);
        results++;
      }
    }
  }
  addCombinations<M>(results, 0);
  return end;
}
