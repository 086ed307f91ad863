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

/** Whether a pool was met; if not, it is now. */
@inline function isMet(hash: u64): bool {
  let i = (<usize>hash) & metPools.indexMask;
  while (true) {
    const slot = metPools.table + i * SLOT_BYTES;
    const other = elementAt<u64>(slot);
    if (other == hash) return true;
    if (!other) {
      if (!metPools.room) return !grow() || isMetAfterGrowth(hash);
      metPools.room--;
      putElement<u64>(slot, hash);
      return false;
    }
    i = (i + 1) & metPools.indexMask;
  }
}

/** Doubles the set: builds the larger one above it, and moves that down. False if memory is exhausted. */
function grow(): bool {
  const slots = metPools.indexMask + 1;
  const larger = metPools.exhausted ? <usize>0 : reserveTable(2 * slots * SLOT_BYTES);
  if (!larger) {
    metPools.exhausted = true;
    return false;
  }
  const mask = (slots << 1) - 1;
  for (let from = metPools.table, end = metPools.table + slots * SLOT_BYTES; from < end; from += SLOT_BYTES) {
    const hash = elementAt<u64>(from);
    if (!hash) continue;
    let i = (<usize>hash) & mask;
    while (elementAt<u64>(larger + i * SLOT_BYTES)) i = (i + 1) & mask;
    putElement<u64>(larger + i * SLOT_BYTES, hash);
  }
  memory.copy(metPools.table, larger, 2 * slots * SLOT_BYTES);
  release(metPools.table);
  reserve(2 * slots * SLOT_BYTES);
  metPools.indexMask = mask;
  metPools.room = <i32>(slots >> 1);
  return true;
}

/** Puts a new hash into the set, which has room; false, as the pool was not met. */
function isMetAfterGrowth(hash: u64): bool {
  let i = (<usize>hash) & metPools.indexMask;
  while (elementAt<u64>(metPools.table + i * SLOT_BYTES)) i = (i + 1) & metPools.indexMask;
  putElement<u64>(metPools.table + i * SLOT_BYTES, hash);
  metPools.room--;
  return false;
}

/**
 * Runs this algorithm with 2^bits slots at first, for pools of at least this many numbers; returns 1 or a
 * status.
 */
export function depthFirstHashSet<T, M, H>(bits: i32, least: i32): i32 {
  metPools.leastSize = least;
  metPools.indexMask = ((<usize>1) << (<usize>bits)) - 1;
  metPools.room = <i32>((metPools.indexMask + 1) >> 1);
  metPools.exhausted = false;
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
  return metPools.exhausted ? OUT_OF_MEMORY : 1;
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
