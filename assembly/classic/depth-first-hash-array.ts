// Depth first with a hash array. As depth first, but a pool of numbers that was met before is not played
// again, because everything that comes of it was found then, with as many operations.
//
// A pool is known by its hash (hashed-pool.ts). The array has 2^bits slots of a hash, u64 each. The low bits
// of a hash are its index, and a new hash replaces the one that is there. A pool that was replaced is played
// again, so the size only affects the time: an array that does not fit into the cache costs more than it
// saves.
//
// Complexity: that of depth first if nothing is found in the array; in practice the number of distinct pools.
// The paper, in OCaml: 1.96 ms for a board of six numbers, 36 ms for seven, 1.2 s for eight, 14.7 s for nine;
// 2^15 slots are the best size for six.
//
// Lost results: a pool is wrongly passed over if its hash equals that of another pool in its slot, or is 0,
// which marks an empty slot. For random h(x) the probability is 2^-64 for each pair of pools, so for k
// look-ups it is less than k * 2^-64 in all: 5e-16 for the 10,000 or so of six numbers, below 1e-11 for the
// 10^8 of nine.
import { reserve } from '../core/arena';
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
/** Pools of at least this many numbers are looked up. */
let leastSize: i32 = 3;

/** Whether a pool was met and has not been replaced since; if not, it is now. */
@inline function isMet(hash: u64): bool {
  const slot = table + ((<usize>hash) & indexMask) * SLOT_BYTES;
  if (load<u64>(slot) == hash) return true;
  store<u64>(slot, hash);
  return false;
}

/** Runs this algorithm with 2^bits slots, for pools of at least this many numbers; returns 1 or a status. */
export function depthFirstHashArray<T, M, H>(bits: i32, least: i32): i32 {
  leastSize = least;
  indexMask = ((<usize>1) << (<usize>bits)) - 1;
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
  return 1;
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
