// Depth first with a hash set. As depth first with a hash array, but no pool is ever forgotten: the hashes
// are in a flat set of slots, u64 each, 0 for empty, with open addressing and linear probing. It is at most
// half full, and doubles when it would be more.
//
// Complexity: the number of distinct pools, each of which is played once. The paper, in OCaml with an array
// of sets: 5.05 ms for a board of six numbers, 114 ms for seven, 3.7 s for eight, 54.3 s for nine; it
// attributes the difference to the hash array to the cache.
//
// Lost results: two of the k hashes would have to be equal, so the probability is below k^2 / 2 * 2^-64:
// 3e-13 for the 3,000 or so pools of six numbers, below 0.0003 for nine, which have less than 10^8.
//
// When memory is exhausted, all pools that are not in the set count as met, so that the run ends soon.
import { release, reserve } from '../core/arena';
import { OUT_OF_MEMORY } from '../core/boundary-types';
import {
  copyOthers,
  mixNumber,
  POOL_RECORD_BYTES,
  poolHash,
  poolNumber,
  poolRecord,
  putPoolRecord,
} from './hashed-pool';
import { lastThree, lastTwo } from './last-operations';
import {
  addCombinations,
  count,
  firstTarget,
  markNumbers,
  markTarget,
  MAX_CLASSIC_NUMBERS,
  numberAt,
  reserveTable,
  span,
  targetMap,
  trims,
} from './run-state';

const SLOT_BYTES: usize = sizeof<u64>();
/** Room for the pools of all depths. */
const POOLS_BYTES: usize = <usize>(MAX_CLASSIC_NUMBERS * MAX_CLASSIC_NUMBERS) * POOL_RECORD_BYTES;

/** The table, and the number of its slots less 1, a power of two less 1. */
let table: usize = 0;
let indexMask: usize = 0;
/** How many more hashes the set has room for, and whether memory is exhausted. */
let room: i32 = 0;
let exhausted: bool = false;
/** Pools of at least this many numbers are looked up. */
let leastSize: i32 = 3;

/** Whether a pool was met; if not, it is now. */
@inline function isMet(hash: u64): bool {
  let i = (<usize>hash) & indexMask;
  while (true) {
    const slot = table + i * SLOT_BYTES;
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

/** Doubles the set: builds the larger one above it, and moves that down. False if memory is exhausted. */
function grow(): bool {
  const slots = indexMask + 1;
  const larger = exhausted ? <usize>0 : reserveTable(2 * slots * SLOT_BYTES);
  if (!larger) {
    exhausted = true;
    return false;
  }
  const mask = (slots << 1) - 1;
  for (let from = table, end = table + slots * SLOT_BYTES; from < end; from += SLOT_BYTES) {
    const hash = load<u64>(from);
    if (!hash) continue;
    let i = (<usize>hash) & mask;
    while (load<u64>(larger + i * SLOT_BYTES)) i = (i + 1) & mask;
    store<u64>(larger + i * SLOT_BYTES, hash);
  }
  memory.copy(table, larger, 2 * slots * SLOT_BYTES);
  release(table);
  reserve(2 * slots * SLOT_BYTES);
  indexMask = mask;
  room = <i32>(slots >> 1);
  return true;
}

/** Puts a new hash into the set, which has room; false, as the pool was not met. */
function isMetAfterGrowth(hash: u64): bool {
  let i = (<usize>hash) & indexMask;
  while (load<u64>(table + i * SLOT_BYTES)) i = (i + 1) & indexMask;
  store<u64>(table + i * SLOT_BYTES, hash);
  room--;
  return false;
}

/**
 * Runs this algorithm with 2^bits slots at first, for pools of at least this many numbers; returns 1 or a
 * status.
 */
export function depthFirstHashSet<T, M, H>(bits: i32, least: i32): i32 {
  leastSize = least;
  indexMask = ((<usize>1) << (<usize>bits)) - 1;
  room = <i32>((indexMask + 1) >> 1);
  exhausted = false;
  const pool = reserve(POOLS_BYTES);
  table = pool ? reserveTable((indexMask + 1) * SLOT_BYTES) : 0;
  if (!table) return OUT_OF_MEMORY;
  markNumbers<T, M>();
  let hash: u64 = 0;
  for (let i = 0; i < count; i++) {
    const x = numberAt(i);
    putPoolRecord<T>(poolRecord(pool, i), <T>x, mixNumber<H>(x));
    hash += mixNumber<H>(x);
  }
  if (count > 1) play<T, M, H>(pool, count, hash);
  return exhausted ? OUT_OF_MEMORY : 1;
}

function play<T, M, H>(pool: usize, size: i32, hash: u64): void {
  const operations = <u32>(count - size + 1);
  if (size == 3) {
    lastThree<T, M>(poolNumber<T>(pool, 0), poolNumber<T>(pool, 1), poolNumber<T>(pool, 2), operations);
    return;
  }
  if (size == 2) {
    lastTwo<T, M>(poolNumber<T>(pool, 0), poolNumber<T>(pool, 1), operations);
    return;
  }
  const next = poolRecord(pool, size);
  for (let i = 1; i < size; i++) {
    for (let j = 0; j < i; j++) {
      const end = copyOthers(pool, size, i, j, next);
      const others = hash - poolHash(pool, i) - poolHash(pool, j);
      const a = poolNumber<T>(pool, i);
      const b = poolNumber<T>(pool, j);
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

/** Puts a result behind the numbers that were not picked, marks it, and goes on, unless that pool was met. */
@inline function put<T, M, H>(pool: usize, end: usize, size: i32, others: u64, v: T, operations: u32): void {
  addCombinations<M>(1, 0);
  const own = mixNumber<H>(<u64>v);
  const hash = others + own;
  if (size >= leastSize && isMet(hash)) return;
  markTarget<T, M>(targetMap, <T>firstTarget, <T>span, v, operations);
  putPoolRecord<T>(end, v, own);
  play<T, M, H>(pool, size, hash);
}
