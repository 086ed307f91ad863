// The state of the published algorithms: of a run, which all of them share (run-state.ts), and of the
// algorithm that runs. Each algorithm sets its own record before it reads it, so nothing outlives a run but
// the map and the counts.
//
// The fields lie in linear memory at constant addresses, one record behind the other; each is an unmanaged
// class, whose layout the compiler derives.

export const MAX_CLASSIC_NUMBERS: i32 = 9;
export const NUMBER_BYTES: usize = sizeof<u64>();
export const CLASSIC_INPUT_BYTES: usize = <usize>MAX_CLASSIC_NUMBERS * NUMBER_BYTES;
/** State that breadth-first-sets.ts keeps for a size. */
export const CAPACITY_BYTES: usize = sizeof<u32>();

/** The run (run-state.ts). */
@unmanaged class ClassicRun {
  /** The first target, and how many targets there are. */
  firstTarget: u64;
  span: u64;
  /** Number of bits of the first target, less one: 2^leastBits is at most the first target. */
  leastBits: u64;
  /** Number of operations that gave a result, and number of those that used up the numbers. */
  combinations: u64;
  complete: u64;
  /** The map. */
  targetMap: usize;
  /** Count of the numbers. */
  count: i32;
  /**
   * Whether results equal to an operand are passed over: no target is lost, because the operand alone serves
   * as well.
   */
  trims: bool;
}

/** The search backward (decomposition.ts). */
@unmanaged class BackwardSearch {
  /** Number of undone operations that used up the numbers. */
  finished: u64;
}

/** The pools that were met (depth-first-hash-array.ts, depth-first-hash-set.ts). */
@unmanaged class MetPools {
  /** The table, and the number of its slots less 1, a power of two less 1. */
  table: usize;
  indexMask: usize;
  /** Least size of the pools that are looked up. */
  leastSize: i32;
  /** Room left in the set, in hashes, and whether memory is exhausted. */
  room: i32;
  exhausted: bool;
}

/** The set of the subset at hand (breadth-first-sets.ts). */
@unmanaged class SetSearch {
  /** The table; `shift` tells the capacity (core/hash-table.ts). */
  table: usize;
  shift: u32;
  capacity: u32;
  /** Begin of the list of a subset, and the end of its room. */
  list: usize;
  full: usize;
}

const POOLS_OFFSET: usize = offsetof<SetSearch>();
const BACKWARD_OFFSET: usize = (POOLS_OFFSET + offsetof<MetPools>() + 7) & ~7;
const RUN_OFFSET: usize = (BACKWARD_OFFSET + offsetof<BackwardSearch>() + 7) & ~7;
const INPUT_OFFSET: usize = (RUN_OFFSET + offsetof<ClassicRun>() + 7) & ~7;
const CAPACITIES_OFFSET: usize = INPUT_OFFSET + CLASSIC_INPUT_BYTES;
const PART_LISTS_OFFSET: usize =
  (CAPACITIES_OFFSET + <usize>(MAX_CLASSIC_NUMBERS + 1) * CAPACITY_BYTES + 7) & ~7;
export const MAX_PART_LISTS: i32 = 1 << MAX_CLASSIC_NUMBERS;
/** A pair of addresses (part-lists.ts). */
export const PART_LIST_BYTES: usize = 2 * sizeof<u32>();
const STATE: usize = memory.data(<i32>(PART_LISTS_OFFSET + <usize>MAX_PART_LISTS * PART_LIST_BYTES), 8);
export const setSearch = changetype<SetSearch>(STATE);
export const metPools = changetype<MetPools>(STATE + POOLS_OFFSET);
export const backwardSearch = changetype<BackwardSearch>(STATE + BACKWARD_OFFSET);
export const classicRun = changetype<ClassicRun>(STATE + RUN_OFFSET);
/** The numbers of the run (run-state.ts). */
export const CLASSIC_INPUT: usize = STATE + INPUT_OFFSET;
/** Capacity that the last subset of each size needed, u32 (breadth-first-sets.ts). */
export const CAPACITIES: usize = STATE + CAPACITIES_OFFSET;
/** The lists of all subsets (part-lists.ts). */
export const PART_LISTS: usize = STATE + PART_LISTS_OFFSET;
