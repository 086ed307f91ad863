// Every target of a range: which the board makes, and the fewest operations for
// each; for one board, or for one board of a pool after the other.
//
// Where 32 bits hold all values and a bitmap of the range is no larger than the lists are anyway, by planes (planes.ts). Else the
// lists of all subsets are made (values.ts), by size: the first that holds a target uses the fewest numbers.
import { reserve } from '../core/arena';
import {
  INPUT,
  closeBoard,
  dropLists,
  dropPlans,
  isOfPool,
  largestOfLeaf,
  n,
  openBoard,
  openInstance,
  openTo,
  usesAll,
  widthFor,
} from '../core/board';
import { NARROW_LIMIT, OUT_OF_MEMORY, TOO_LARGE } from '../core/limits';
import {
  UNREACHABLE,
  makePlanes,
  openPlanes,
  operations as operationsOfPlanes,
  writeOperations,
} from './planes';
import {
  largestOfPool,
  largestProduct,
  openRecords,
  setPool,
  useOwnRecords,
  useSharedRecords,
} from './shared-lists';
import { endOf, listOf, recordOf } from '../natural/value-list';
import { masksOfSize } from '../core/subsets';
import { listed } from '../natural/subset-values';

const DONE: i32 = 1;

let address: usize = 0;

/** The largest value that planes serve for a board of so many numbers: about as many as the board makes. */
@inline function mostForPlanes(size: i32): u64 {
  return (<u64>1) << min(25, 2 * size + 6);
}

/** The first time a list has a target, the size of its subset is the fewest. */
function reachByLists<T>(from: u64, to: u64): i32 {
  if (!openTo<T>(max<u64>(to, 2), 0)) return OUT_OF_MEMORY;
  const bytes = <usize>(to - from + 1);
  address = reserve(bytes);
  if (!address) return OUT_OF_MEMORY;
  memory.fill(address, UNREACHABLE, bytes);
  let left = bytes;
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end && left; m += 2) {
      const mask = load<u16>(m);
      if (!listed<T>(mask)) return OUT_OF_MEMORY;
      const record = recordOf(mask);
      for (let k = listOf(record), last = endOf(record); k < last; k += sizeof<T>()) {
        const index = <u64>load<T>(k) - from;
        if (index >= bytes) continue;
        const at = address + <usize>index;
        if (load<u8>(at) != UNREACHABLE) continue;
        store<u8>(at, <u8>(size - 1));
        left--;
      }
    }
  }
  return DONE;
}

function reachByPlanes(from: u32, to: u32, largest: u32): i32 {
  dropLists();
  useOwnRecords();
  if (!openPlanes(from, to, largest) || !makePlanes()) return OUT_OF_MEMORY;
  writeOperations();
  address = operationsOfPlanes;
  return DONE;
}

function largestNumber(): u64 {
  let largest: u64 = 0;
  for (let i = 0; i < n; i++) largest = max(largest, largestOfLeaf(i));
  return largest;
}

/**
 * Which targets from..to, from at least 1 and at most 2^30 of them, the board in INPUT makes, and in how few operations; where
 * operations() says. Returns DONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function reach(count: i32, all: bool, from: u64, to: u64): i32 {
  let status = OUT_OF_MEMORY;
  // What is kept for other boards must not be what is missing for this one.
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    if (!openBoard(count, all)) continue;
    const width = widthFor(max<u64>(to, 2));
    const largest = largestNumber();
    if (!width) status = TOO_LARGE;
    else if (width == 8) status = reachByLists<u64>(from, to);
    else if (to + largest > mostForPlanes(n)) status = reachByLists<u32>(from, to);
    else status = reachByPlanes(<u32>from, <u32>to, <u32>largest);
    if (status < 0) closeBoard();
  }
  return status;
}

let poolFrom: u32 = 0;
let poolTo: u32 = 0;

/**
 * Opens a pool for targets from..to of its boards of so many numbers. INPUT has the largest numbers of the pool as values, descending,
 * as many as two boards take or all. Returns DONE; or TOO_LARGE if its boards cannot share lists.
 */
export function openPool(size: i32, count: i32, from: u64, to: u64): i32 {
  dropPlans();
  setPool(INPUT + 48, count);
  if (<f64>largestProduct(size, 0) * <f64>max<u64>(to, 2) >= NARROW_LIMIT) return TOO_LARGE;
  if (to + largestOfPool() > mostForPlanes(size)) return TOO_LARGE;
  poolFrom = <u32>from;
  poolTo = <u32>to;
  return DONE;
}

/** Starts afresh what the boards of the pool share; false if memory is exhausted. */
function startSharing(): bool {
  dropPlans();
  return openPlanes(poolFrom, poolTo, <u32>largestOfPool()) && openRecords();
}

/** Reaches a board with what those before it left, and leaves what it makes to those behind; false if memory is exhausted. */
function reachSharing(count: i32): bool {
  if (!openInstance(count) || !useSharedRecords() || !makePlanes()) return false;
  writeOperations();
  address = operationsOfPlanes;
  return true;
}

/** The same as reach, under use 'any', for the range of the pool that is open; INPUT has a board of that pool. */
export function reachInstance(count: i32): i32 {
  if (isOfPool && reachSharing(count)) return DONE;
  if (startSharing() && reachSharing(count)) return DONE;
  // Lists that serve all boards are longer than those that serve one.
  dropPlans();
  return reach(count, false, poolFrom, poolTo);
}

/** The address of the operations of each target, a byte each: 255 for none. Until the next call. */
export function operations(): usize {
  return address;
}
