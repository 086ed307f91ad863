// Depth first with a hash set. As depth first with a hash array, but no pool is ever forgotten: a flat set of the
// hashes, open addressing with linear probing, at most half full, which doubles when that is reached.
//
// Complexity: the number of distinct pools, each of which is played once. The paper, in OCaml with an array of
// sets: 5.05 ms a board of six numbers, 114 ms of seven, 3.7 s of eight, 54.3 s of nine; it blames the cache for the
// distance to the hash array.
//
// A lost result: as two hashes of all k pools have to be equal for that, below k^2 / 2 * 2^-64; 3e-13 for
// the 3,000 or so of six numbers, below 0.0003 for nine, which have less than 10^8.
//
// When memory is exhausted, all pools that are not in the set count as met, so that the run ends at once.
import { release, reserve } from '../core/arena';
import { OUT_OF_MEMORY } from '../core/abi';
import { lastThree, lastTwo } from './finish';
import { copyOthers, hashAt, mix, POOL_RECORD, record, valueAt, writeRecord } from './hashed-pool';
import {
  addCombinations,
  count,
  firstTarget,
  map,
  mark,
  markNumbers,
  numberAt,
  reserveTable,
  span,
  trims,
} from './run';

let table: usize = 0;
let indexMask: usize = 0;
/** How many more hashes there is room for. */
let room: i32 = 0;
let exhausted: bool = false;
/** Pools of so many numbers or more are looked up. */
let leastSize: i32 = 3;

/** Whether a pool was met. 0 marks an empty slot. */
@inline function isMet(hash: u64): bool {
  let i = (<usize>hash) & indexMask;
  while (true) {
    const slot = table + (i << 3);
    const other = load<u64>(slot);
    if (other == hash) return true;
    if (!other) {
      if (!room) return !grow() || isMetAfterGrowth(hash);
      room--;
      store<u64>(slot, hash);
      return false;
    }
    i = (i + 1) & indexMask;
  }
}

/** Makes the set twice as large: builds it anew above, and moves it down to where it was. */
function grow(): bool {
  const slots = indexMask + 1;
  const larger = exhausted ? <usize>0 : reserveTable(slots << 4);
  if (!larger) {
    exhausted = true;
    return false;
  }
  const mask = (slots << 1) - 1;
  for (let from = table, end = table + (slots << 3); from < end; from += 8) {
    const hash = load<u64>(from);
    if (!hash) continue;
    let i = (<usize>hash) & mask;
    while (load<u64>(larger + (i << 3))) i = (i + 1) & mask;
    store<u64>(larger + (i << 3), hash);
  }
  memory.copy(table, larger, slots << 4);
  release(table);
  reserve(slots << 4);
  indexMask = mask;
  room = <i32>(slots >> 1);
  return true;
}

/** Puts a new hash into a set that has room. */
function isMetAfterGrowth(hash: u64): bool {
  let i = (<usize>hash) & indexMask;
  while (load<u64>(table + (i << 3))) i = (i + 1) & indexMask;
  store<u64>(table + (i << 3), hash);
  room--;
  return false;
}

/** The run of this algorithm, with 2^bits slots at first, for pools of so many numbers or more: 1, or a status. */
export function depthFirstHashSet<T, M, H>(bits: i32, least: i32): i32 {
  leastSize = least;
  indexMask = ((<usize>1) << (<usize>bits)) - 1;
  room = <i32>((indexMask + 1) >> 1);
  exhausted = false;
  const pool = reserve(POOL_RECORD * 9 * 9);
  table = pool ? reserveTable((indexMask + 1) << 3) : 0;
  if (!table) return OUT_OF_MEMORY;
  markNumbers<T, M>();
  let hash: u64 = 0;
  for (let i = 0; i < count; i++) {
    const x = numberAt(i);
    writeRecord<T>(record(pool, i), <T>x, mix<H>(x));
    hash += mix<H>(x);
  }
  if (count > 1) play<T, M, H>(pool, count, hash);
  return exhausted ? OUT_OF_MEMORY : 1;
}

function play<T, M, H>(pool: usize, size: i32, hash: u64): void {
  const operations = <u32>(count - size + 1);
  if (size == 3) {
    lastThree<T, M>(valueAt<T>(pool, 0), valueAt<T>(pool, 1), valueAt<T>(pool, 2), operations);
    return;
  }
  if (size == 2) {
    lastTwo<T, M>(valueAt<T>(pool, 0), valueAt<T>(pool, 1), operations);
    return;
  }
  const next = record(pool, size);
  for (let i = 1; i < size; i++) {
    for (let j = 0; j < i; j++) {
      const end = copyOthers(pool, size, i, j, next);
      const others = hash - hashAt(pool, i) - hashAt(pool, j);
      const a = valueAt<T>(pool, i);
      const b = valueAt<T>(pool, j);
      const high = max<T>(a, b);
      const low = min<T>(a, b);
      put<T, M, H>(next, end, size - 1, others, high + low, operations);
      if (!trims || low != 1) put<T, M, H>(next, end, size - 1, others, high * low, operations);
      const difference = high - low;
      if (difference && (!trims || difference != low)) {
        put<T, M, H>(next, end, size - 1, others, difference, operations);
      }
      const quotient = high / low;
      if (quotient * low == high && (!trims || (low != 1 && quotient != low))) {
        put<T, M, H>(next, end, size - 1, others, quotient, operations);
      }
    }
  }
}

/** Goes on with a result behind the numbers that were not picked, unless that pool was met. */
@inline function put<T, M, H>(pool: usize, end: usize, size: i32, others: u64, v: T, operations: u32): void {
  addCombinations<M>(1, 0);
  const own = mix<H>(<u64>v);
  const hash = others + own;
  if (size >= leastSize && isMet(hash)) return;
  mark<T, M>(map, <T>firstTarget, <T>span, v, operations);
  writeRecord<T>(end, v, own);
  play<T, M, H>(pool, size, hash);
}
