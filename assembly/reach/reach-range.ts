// Every target of a range: which the board makes, and the fewest operations for each; for one board, or for
// one board of a pool after the other.
//
// If 32 bits hold all values and the range is no wider than pays, by planes (planes.ts). Else the lists of
// all subsets are made (natural/natural-lists.ts), by size: the first that holds a target uses the fewest
// numbers.
//
// The state, and the order of the calls, are in reach-state.ts.
import { DONE, INPUT_VALUES_OFFSET, OUT_OF_MEMORY, TOO_LARGE, UNREACHABLE } from '../core/boundary-types';
import { fillBytes, reserve } from '../core/arena';
import {
  INPUT,
  dropLists,
  dropPlans,
  largestOfLeaf,
  n,
  openBoard,
  openPoolBoard,
  shouldRetry,
  usesAll,
  widthFor,
} from '../core/board';
import { elementAt, putElement } from '../core/elements';
import { coreState } from '../core/core-state';
import { endOf, listOf } from '../core/list-record';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { listValues, startNaturalLists } from '../natural/natural-lists';
import { resetCandidates } from './candidates';
import { writeOperations } from './plane-operations';
import { makePlanes } from './planes';
import { openReachAreas } from './reach-areas';
import { largestOfPool, openSharedRecords, setPool, useOwnRecords, useSharedRecords } from './shared-lists';
import { reachAreas, reachPool } from './reach-state';

/** Sizes of boards that make few values. */
const MOST_FEW: i32 = 6;

/**
 * The largest value for which planes pay with a board by itself. Of up to six numbers lists of all subsets
 * have some thousand values, while planes take as long as the range is wide. Lists take, of the time of
 * planes: 0.35 (n = 3, 101..999), 0.66 (n = 3, 1..99), 0.05 (n = 4, 1..9999), 0.57 (n = 5, 1..9999), 0.42 (n
 * = 6, 1..60,000); but 1.3 (n = 4, 1..300), 1.1 (n = 5, 1..4000) and 2.3 (n = 6, 1..9999).
 */
function mostForBoard(size: i32): u64 {
  if (size > MOST_FEW) return mostForPlanes(size);
  let most: u64 = 2;
  for (let i = 1; i < size; i++) most *= 7;
  return most;
}

/**
 * The largest value that planes serve for boards of a given number of numbers that share lists: about as many
 * as a board makes.
 */
@inline function mostForPlanes(size: i32): u64 {
  return (<u64>1) << min(25, 2 * size + 6);
}

function openAreas(from: u32, to: u32, largest: u32): bool {
  if (!openReachAreas(from, to, largest)) return false;
  resetCandidates();
  return true;
}

/** The first time a list has a target, the size of its subset is the fewest. */
function reachByLists<T>(from: u64, to: u64): i32 {
  if (!startNaturalLists<T>(max<u64>(to, 2), 0, false)) return OUT_OF_MEMORY;
  const span = <usize>(to - from + 1);
  const operations = reserve(span);
  if (!operations) return OUT_OF_MEMORY;
  reachAreas.operations = operations;
  fillBytes(operations, UNREACHABLE, span);
  let left = span;
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end && left; m += MASK_BYTES) {
      const record = listValues<T>(maskAt(m));
      if (!record) return OUT_OF_MEMORY;
      for (let k = listOf(record), last = endOf(record); k < last; k += sizeof<T>()) {
        const index = <u64>elementAt<T>(k) - from;
        if (index >= span) continue;
        const at = operations + <usize>index;
        if (elementAt<u8>(at) != UNREACHABLE) continue;
        putElement<u8>(at, <u8>(size - 1));
        left--;
      }
    }
  }
  return DONE;
}

function reachByPlanes(from: u32, to: u32, largest: u32): i32 {
  dropLists();
  useOwnRecords();
  if (!openAreas(from, to, largest) || !makePlanes()) return OUT_OF_MEMORY;
  reachAreas.operations = writeOperations();
  return DONE;
}

function largestNumber(): u64 {
  let largest: u64 = 0;
  for (let i = 0; i < n; i++) largest = max(largest, largestOfLeaf(i));
  return largest;
}

function reachBoard(from: u64, to: u64): i32 {
  const width = widthFor(max<u64>(to, 2));
  const largest = largestNumber();
  if (!width) return TOO_LARGE;
  if (width == sizeof<u64>()) return reachByLists<u64>(from, to);
  if (to + largest > mostForBoard(n)) return reachByLists<u32>(from, to);
  return reachByPlanes(<u32>from, <u32>to, <u32>largest);
}

/**
 * Finds the targets from..to, from at least 1 and at most 2^30 of them, that the board in INPUT makes, with
 * the fewest operations of each at fewestOperations(). Returns DONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function reachRange(count: i32, all: bool, from: u64, to: u64): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, all) ? reachBoard(from, to) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

/**
 * Opens a pool for targets from..to of its boards of a given number of numbers. INPUT has the largest numbers
 * of the pool as values, descending: as many as two boards take, or all. Returns DONE; or TOO_LARGE if its
 * boards cannot share lists.
 */
export function openPool(size: i32, count: i32, from: u64, to: u64): i32 {
  dropPlans();
  setPool(<u32>from, <u32>to, INPUT + INPUT_VALUES_OFFSET, count);
  if (to + largestOfPool() > mostForPlanes(size)) return TOO_LARGE;
  return DONE;
}

/** Starts afresh what the boards of the pool share; false if memory is exhausted. */
function startSharing(): bool {
  dropPlans();
  return openAreas(reachPool.from, reachPool.to, <u32>largestOfPool()) && openSharedRecords();
}

/**
 * Reaches a board with what those before it left, and leaves what it makes to those after it; false if memory
 * is exhausted, or if the values of the board need 64 bits.
 */
function reachSharing(count: i32): bool {
  if (!openPoolBoard(count) || widthFor(max<u64>(reachPool.to, 2)) != sizeof<u32>()) return false;
  if (!useSharedRecords() || !makePlanes()) return false;
  reachAreas.operations = writeOperations();
  return true;
}

/**
 * Does reachRange, under use 'any', for the range of the pool that is open; INPUT has a board of that pool.
 */
export function reachBoardOfPool(count: i32): i32 {
  if (coreState.isOfPool && reachSharing(count)) return DONE;
  if (startSharing() && reachSharing(count)) return DONE;
  // Lists that serve all boards are longer than those that serve one.
  dropPlans();
  return reachRange(count, false, reachPool.from, reachPool.to);
}

/**
 * The address of the fewest operations of each target, a byte each: UNREACHABLE for none. Valid until the
 * next call.
 */
export function fewestOperations(): usize {
  return reachAreas.operations;
}
