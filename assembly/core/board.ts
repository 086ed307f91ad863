// The board that an instance works on: its leaves, the bounds of every subset
// and, in values.ts, the lists made so far. Lists are made when a search first
// asks for them and kept for as long as the same board is asked for with targets
// that its bounds allow for: a page that tries targets, or a script that runs
// through all of them, pays for them once. What a search finds depends on the
// board and the target alone, not on what happens to be listed.
//
//   INPUT  +0   u32 x 10   how many values each leaf has
//          +48  u64 ...    the values, leaf after leaf, those of a leaf ascending
//
// Leaves come sorted, so that equal ones are neighbours.
import { mark, release } from './arena';
import { MAX_LEAF_VALUES, NARROW_LIMIT, WIDE_LIMIT, saturatingProduct } from './limits';
import { productOf, recordOf, resetRecord } from '../natural/value-list';
import { forgetPlans, selectPlan } from './subsets';
import { listLeaf, startLists } from '../natural/subset-values';

const VALUES: usize = 48;
export const INPUT = memory.data(48 + (MAX_LEAF_VALUES << 3), 16);
/** The input of the board that stands. */
const BOARD = memory.data(48 + (MAX_LEAF_VALUES << 3), 16);

/** How many leaves there are; 0 if no board stands. */
export let n: i32 = 0;
export let full: i32 = 0;
/** Use 'all'. */
export let usesAll: bool = false;
/** P of all leaves, rounded. */
let product: f64 = 0;

/** Where the lists of a board begin: plans lie below. */
let base: usize = 0;
/** What the lists that stand were made for: targets up to hi (0 for none), results up to cap, values of some width. */
let listedHi: u64 = 0;
let listedCap: u64 = 0;
let listedWidth: usize = 0;

/** Counts the times that the lists of a board went: what was listed at another age is no more. */
export let age: u32 = 0;

/** Whether two areas hold the same 32-bit words. */
function isEqual(x: usize, y: usize, bytes: usize): bool {
  for (let k: usize = 0; k < bytes; k += 4) if (load<u32>(x + k) != load<u32>(y + k)) return false;
  return true;
}

/** Whether the board is one of a pool (pool.ts), whose lists the arena holds. */
export let isOfPool: bool = false;

/** Makes INPUT the board, unless it stands already; false if memory is exhausted. */
export function openBoard(count: i32, all: bool): bool {
  if (isOfPool) dropPlans();
  let valueCount = 0;
  for (let i = 0; i < count; i++) valueCount += load<i32>(INPUT + ((<usize>i) << 2));
  const valueBytes = (<usize>valueCount) << 3;
  if (
    n == count &&
    usesAll == all &&
    isEqual(INPUT, BOARD, (<usize>count) << 2) &&
    isEqual(INPUT + VALUES, BOARD + VALUES, valueBytes)
  )
    return true;
  closeBoard();
  if (base) release(base);
  memory.copy(BOARD, INPUT, VALUES + valueBytes);
  return placeBoard(count, all, true);
}

/** Makes INPUT, with one value for each leaf, the board, and lets the arena be; false if memory is exhausted. */
export function openInstance(count: i32): bool {
  isOfPool = true;
  memory.copy(BOARD, INPUT, VALUES + ((<usize>count) << 3));
  return placeBoard(count, false, false);
}

function placeBoard(count: i32, all: bool, mayForget: bool): bool {
  let twins = 0;
  let previous: usize = 0;
  let previousCount = 0;
  product = 1;
  for (let i = 0, at = BOARD + VALUES; i < count; i++) {
    const leafCount = countOfLeaf(i);
    const end = at + ((<usize>leafCount) << 3);
    if (leafCount == previousCount && isEqual(at, previous, end - at)) twins |= 1 << (i - 1);
    const largest = max<u64>(load<u64>(end - 8), 2);
    product *= <f64>largest;
    const bit = 1 << i;
    for (let mask = bit; mask < bit << 1; mask++) {
      const rest = mask == bit ? 1 : productOf(recordOf(mask ^ bit));
      resetRecord(recordOf(mask), 0, saturatingProduct(largest, rest));
    }
    previous = at;
    previousCount = leafCount;
    at = end;
  }
  if (!selectPlan(count, twins, mayForget)) return false;
  base = mark();
  n = count;
  full = (1 << count) - 1;
  usesAll = all;
  return true;
}

/** Forgets the board: after an error, so that the next call starts afresh. */
export function closeBoard(): void {
  n = 0;
  listedHi = 0;
  age++;
}

/** Closes the board and gives back the memory of all plans. */
export function dropPlans(): void {
  closeBoard();
  base = 0;
  isOfPool = false;
  forgetPlans();
}

/** The largest value that the board could make, or more. */
export function largestPossible(): u64 {
  return productOf(recordOf(full));
}

/** The largest value of leaf i. */
export function largestOfLeaf(i: i32): u64 {
  return load<u64>(valuesOfLeaf(i + 1) - 8);
}

/** Bytes of the values that targets up to hi need, or 0 if 64 bits do not hold them. */
export function widthFor(hi: u64): usize {
  const size = product * <f64>hi;
  return size < NARROW_LIMIT ? 4 : size < WIDE_LIMIT ? 8 : 0;
}

/** Bytes of the values of the lists that stand if they serve targets up to hi under a cap, else 0. */
export function openWidth(hi: u64, cap: u64): usize {
  return listedHi >= hi && listedCap == cap ? listedWidth : 0;
}

/** The largest value of a subset that is possible and leads to a target up to hi, which is at least 2 (limits.ts). */
export function boundOfSubset(mask: i32, hi: u64): u64 {
  const outside = mask == full ? 1 : productOf(recordOf(full ^ mask));
  return min<u64>(productOf(recordOf(mask)), saturatingProduct(hi, outside));
}

/** Gives back the lists that stand, for those who use the arena otherwise. */
export function dropLists(): void {
  listedHi = 0;
  age++;
  release(base);
}

/** How many values leaf i has. */
@inline export function countOfLeaf(i: i32): i32 {
  return load<i32>(BOARD + ((<usize>i) << 2));
}

/** The address of the values of leaf i, u64, ascending. */
export function valuesOfLeaf(i: i32): usize {
  let address = BOARD + VALUES;
  for (let j = 0; j < i; j++) address += (<usize>countOfLeaf(j)) << 3;
  return address;
}

/**
 * Starts lists for targets up to hi, which is at least 2. With a cap above 0 they are plain (values.ts) and no result exceeds it. False
 * if memory is exhausted.
 */
export function openTo<T>(hi: u64, cap: u64): bool {
  dropLists();
  startLists<T>(usesAll, cap != 0);
  for (let mask = 1; mask <= full; mask++) {
    const inside = productOf(recordOf(mask));
    let bound = boundOfSubset(mask, hi);
    if (cap && mask & (mask - 1)) bound = min<u64>(bound, cap);
    resetRecord(recordOf(mask), bound, inside);
  }
  for (let i = 0, at = BOARD + VALUES; i < n; i++) {
    const count = load<i32>(BOARD + ((<usize>i) << 2));
    if (!listLeaf<T>(1 << i, at, count)) return false;
    at += (<usize>count) << 3;
  }
  listedHi = hi;
  listedCap = cap;
  listedWidth = sizeof<T>();
  return true;
}
