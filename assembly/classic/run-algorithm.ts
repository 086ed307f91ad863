// Runs one of the six published algorithms. One function runs them all, because they share everything but the
// search.
import { arenaTop, release } from '../core/arena';
import { saturatingProduct } from '../core/limits';
import { OUT_OF_MEMORY, TOO_LARGE } from '../core/boundary-types';
import { breadthFirstArrays } from './breadth-first-arrays';
import { breadthFirstSets } from './breadth-first-sets';
import { decomposition } from './decomposition';
import { depthFirst } from './depth-first';
import { depthFirstHashArray } from './depth-first-hash-array';
import { depthFirstHashSet } from './depth-first-hash-set';
import { Strong, Weak } from './hashed-pool';
import { beginRun, Fewest, Marking, productOfNumbers } from './run-state';
import { classicRun } from './classic-state';

/** The numbers of the algorithms, also in src/classic/classic-module.ts. */
const DECOMPOSITION_PUBLISHED: i32 = 0;
const DECOMPOSITION_REFINED: i32 = 1;
const DEPTH_FIRST: i32 = 2;
const DEPTH_FIRST_HASH_ARRAY: i32 = 3;
const DEPTH_FIRST_HASH_SET: i32 = 4;
const BREADTH_FIRST_ARRAYS: i32 = 5;

const base = arenaTop();

/** The address of the map of the last run, a byte for each target. */
export function targets(): usize {
  return classicRun.targetMap;
}

/**
 * Runs an algorithm on the numbers in INPUT, 1 to 9, and the targets from..to, from 1: 1, or a status.
 * `fewest` keeps the fewest operations, 255 for none; else 1 marks what can be made. `trims` passes over
 * results equal to an operand. The hash table has 2^bits slots, and holds pools of `least` numbers or more,
 * at least 3; `weak` takes the mixer that is known to be bad.
 */
export function run(
  algorithm: i32,
  numbers: i32,
  from: u64,
  to: u64,
  fewest: bool,
  trims: bool,
  bits: i32,
  least: i32,
  weak: bool,
): i32 {
  release(base);
  const product = productOfNumbers(numbers);
  // Going backward from a target, values are larger by it.
  const largest = algorithm <= DECOMPOSITION_REFINED ? saturatingProduct(product, max<u64>(to, 2)) : product;
  if (largest == u64.MAX_VALUE) return TOO_LARGE;
  const isNarrow = max(largest, to) <= <u64>u32.MAX_VALUE;
  if (!(fewest ? beginRun<Fewest>(numbers, from, to, trims) : beginRun<Marking>(numbers, from, to, trims))) {
    return OUT_OF_MEMORY;
  }
  if (isNarrow) {
    if (fewest) return runAs<u32, Fewest>(algorithm, bits, least, weak);
    return runAs<u32, Marking>(algorithm, bits, least, weak);
  }
  if (fewest) return runAs<u64, Fewest>(algorithm, bits, least, weak);
  return runAs<u64, Marking>(algorithm, bits, least, weak);
}

function runAs<T, M>(algorithm: i32, bits: i32, least: i32, weak: bool): i32 {
  switch (algorithm) {
    case DECOMPOSITION_PUBLISHED:
      return decomposition<T, M>(true);
    case DECOMPOSITION_REFINED:
      return decomposition<T, M>(false);
    case DEPTH_FIRST:
      return depthFirst<T, M>();
    case DEPTH_FIRST_HASH_ARRAY:
      if (weak) return depthFirstHashArray<T, M, Weak>(bits, least);
      return depthFirstHashArray<T, M, Strong>(bits, least);
    case DEPTH_FIRST_HASH_SET:
      if (weak) return depthFirstHashSet<T, M, Weak>(bits, least);
      return depthFirstHashSet<T, M, Strong>(bits, least);
    case BREADTH_FIRST_ARRAYS:
      return breadthFirstArrays<T, M>();
    default:
      return breadthFirstSets<T, M>();
  }
}
