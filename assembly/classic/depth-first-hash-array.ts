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
import { elementAt, putElement } from '../core/elements';
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
import { addCombinations, markNumbers, markTarget, numberAt, reserveTable } from './run-state';
import { classicRun, MAX_CLASSIC_NUMBERS, metPools } from './classic-state';

const SLOT_BYTES: usize = sizeof<u64>();
/** Room for the pools of all depths. */
const POOLS_BYTES: usize = <usize>(MAX_CLASSIC_NUMBERS * MAX_CLASSIC_NUMBERS) * POOL_RECORD_BYTES;

/** Whether a pool was met and has not been replaced since; if not, it is now. */
@inline function isMet(hash: u64): bool {
  const slot = metPools.table + ((<usize>hash) & metPools.indexMask) * SLOT_BYTES;
  if (elementAt<u64>(slot) == hash) return true;
  putElement<u64>(slot, hash);
  return false;
}

/** Runs this algorithm with 2^bits slots, for pools of at least this many numbers; returns 1 or a status. */
export function depthFirstHashArray<T, M, H>(bits: i32, least: i32): i32 {
  metPools.leastSize = least;
  metPools.indexMask = ((<usize>1) << (<usize>bits)) - 1;
  const pool = reserve(POOLS_BYTES);
  metPools.table = pool ? reserveTable((metPools.indexMask + 1) * SLOT_BYTES) : 0;
  if (!metPools.table) return OUT_OF_MEMORY;
  markNumbers<T, M>();
  let hash: u64 = 0;
  for (let i = 0; i < classicRun.count; i++) {
    const x = numberAt(i);
    putPoolRecord<T>(poolRecord(pool, i), <T>x, mixNumber<H>(x));
    hash += mixNumber<H>(x);
  }
  if (classicRun.count > 1) play<T, M, H>(pool, classicRun.count, hash);
  return 1;
}

function play<T, M, H>(pool: usize, size: i32, hash: u64): void {
  const operations = <u32>(classicRun.count - size + 1);
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
      if (!classicRun.trims || low != 1) put<T, M, H>(next, end, size - 1, others, high * low, operations);
      const difference = high - low;
      if (difference && (!classicRun.trims || difference != low)) {
        put<T, M, H>(next, end, size - 1, others, difference, operations);
      }
      const quotient = high / low;
      if (quotient * low == high && (!classicRun.trims || (low != 1 && quotient != low))) {
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
  if (size >= metPools.leastSize && isMet(hash)) return;
  markTarget<T, M>(classicRun.targetMap, <T>classicRun.firstTarget, <T>classicRun.span, v, operations);
  putPoolRecord<T>(end, v, own);
  play<T, M, H>(pool, size, hash);
}
