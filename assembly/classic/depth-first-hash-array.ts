// Depth first with a hash array. As depth first; but a pool of numbers that was met before is not played again, as
// all that comes of it was found then, with as many operations.
//
// A pool is known by its hash (pool.ts). The array has 2^bits slots of a hash, 8 bytes each; the low bits
// of a hash are its index, and what comes replaces what is there. A pool that was replaced is played again,
// so the size costs time alone: where the array leaves the cache, a look at it costs more than it saves.
//
// Complexity: that of depth first where nothing is found in the array; in truth the number of distinct pools.
// The paper, in OCaml: 1.96 ms a board of six numbers, 36 ms of seven, 1.2 s of eight, 14.7 s of nine, and 2^15
// slots the best size for six.
//
// A lost result: a pool is passed over wrongly if its hash equals that of another one in its slot, or is 0,
// the mark of an empty slot. For random h(x) that is 2^-64 for each pair of pools, so for k looks at the array
// less than k * 2^-64 in all: 5e-16 for the 10,000 or so of six numbers, below 1e-11 for the 10^8 of nine.
import { reserve } from '../core/arena';
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
/** Pools of so many numbers or more are looked up. */
let leastSize: i32 = 3;

/** Whether a pool was met and not replaced since. */
@inline function isMet(hash: u64): bool {
  const slot = table + (((<usize>hash) & indexMask) << 3);
  if (load<u64>(slot) == hash) return true;
  store<u64>(slot, hash);
  return false;
}

/** The run of this algorithm, with 2^bits slots, for pools of so many numbers or more: 1, or a status. */
export function depthFirstHashArray<T, M, H>(bits: i32, least: i32): i32 {
  leastSize = least;
  indexMask = ((<usize>1) << (<usize>bits)) - 1;
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
  return 1;
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
