// The board that an instance works on: its leaves, which of them are twins (plan.ts), and P of every subset.
// All engines open it; the lists that each of them makes of it lie in the arena behind the plans.
//
//   openBoard   makes INPUT the board, unless it stands already, and drops the lists of the board before,
//               unless its caller keeps them for the next (natural/kept-lists.ts)
//   listsAge    says which lists stand: an engine keeps the age at which it made its own, and lists of
//               another age are gone. So a page that tries targets, or a script that runs through all of
//               them, pays for lists once
//   dropLists   ends the age and gives back the memory of all lists; an engine that needs the arena, or other
//               lists than those that stand, calls it
//   closeBoard  forgets the board: after an error, so that the next call starts afresh
//   dropPlans   closes the board and gives back the memory of all plans
//
// What a search finds depends on the board and the target alone, not on what happens to be listed.
//
// INPUT and the copy of it that is the board have the picture in src/solver/wasm/boundary-layout.ts. Leaves
// come sorted, so that equal ones are neighbours. P of a subset (limits.ts) is a u64, at most u64.MAX_VALUE,
// in an array indexed by the mask.
import { INPUT_BYTES, INPUT_COUNTS_OFFSET, INPUT_VALUES_OFFSET, OUT_OF_MEMORY } from './boundary-types';
import { arenaTop, release } from './arena';
import { coreState } from './core-state';
import { elementAt, putElement } from './elements';
import { MAX_SUBSETS, NARROW_LIMIT, WIDE_LIMIT, saturatingProduct } from './limits';
import { forgetPlans, isPlanned, selectPlan } from './plan';

const BOARD_BYTES: usize = (INPUT_BYTES + 63) & ~63;

/** Address at which the caller writes a board; the next two lie behind it. */
export const INPUT: usize = memory.data(2 * <i32>BOARD_BYTES + MAX_SUBSETS * <i32>sizeof<u64>(), 64);
/** The input of the board that stands. */
const BOARD: usize = INPUT + BOARD_BYTES;
/** Address of P of each subset. */
const PRODUCTS: usize = BOARD + BOARD_BYTES;

// Globals, read in the loops of all engines: 122 reads, which as fields take four bytes more each.

/** Number of leaves; 0 if no board stands. */
export let n: i32 = 0;
/** The mask of all leaves. */
export let fullMask: i32 = 0;
/** Whether every leaf is to be used. */
export let usesAll: bool = false;
/** Counts the times that the lists of a board were dropped. */
export let listsAge: u32 = 0;

/** Address of the count of leaf i in a board of this layout. */
@inline function countAt(board: usize, i: i32): usize {
  return board + INPUT_COUNTS_OFFSET + <usize>i * sizeof<u32>();
}

/** Address of P of a subset. */
@inline function productAt(mask: i32): usize {
  return PRODUCTS + <usize>mask * sizeof<u64>();
}

/** Returns P of a subset that is not empty. */
@inline function productOf(mask: i32): u64 {
  return elementAt<u64>(productAt(mask));
}

/** Whether two areas hold the same 32-bit words. */
function isEqual(x: usize, y: usize, bytes: usize): bool {
  for (let k: usize = 0; k < bytes; k += sizeof<u32>())
    if (elementAt<u32>(x + k) != elementAt<u32>(y + k)) return false;
  return true;
}

/**
 * Makes INPUT the board, unless it stands already; false if memory is exhausted. Lists stay if the caller
 * keeps them and the board needs no new plan, which would come to lie behind them.
 */
export function openBoard(count: i32, all: bool, keepsLists: bool = false): bool {
  if (coreState.isOfPool) dropPlans();
  let valueCount: usize = 0;
  for (let i = 0; i < count; i++) valueCount += elementAt<u32>(countAt(INPUT, i));
  const valueBytes = valueCount * sizeof<u64>();
  if (
    n == count &&
    usesAll == all &&
    isEqual(INPUT + INPUT_COUNTS_OFFSET, BOARD + INPUT_COUNTS_OFFSET, <usize>count * sizeof<u32>()) &&
    isEqual(INPUT + INPUT_VALUES_OFFSET, BOARD + INPUT_VALUES_OFFSET, valueBytes)
  )
    return true;
  memory.copy(BOARD, INPUT, INPUT_VALUES_OFFSET + valueBytes);
  return placeBoard(count, all, true, keepsLists);
}

/**
 * Makes INPUT, with one value for each leaf, the board, and lets the arena be; false if memory is exhausted.
 */
export function openPoolBoard(count: i32): bool {
  coreState.isOfPool = true;
  memory.copy(BOARD, INPUT, INPUT_VALUES_OFFSET + <usize>count * sizeof<u64>());
  return placeBoard(count, false, false, false);
}

function placeBoard(count: i32, all: bool, isAlone: bool, keepsLists: bool): bool {
  let twins = 0;
  let previous: usize = 0;
  let previousCount = 0;
  let product: f64 = 1;
  for (let i = 0, at = BOARD + INPUT_VALUES_OFFSET; i < count; i++) {
    const leafCount = countOfLeaf(i);
    const end = at + <usize>leafCount * sizeof<u64>();
    if (leafCount == previousCount && isEqual(at, previous, end - at)) twins |= 1 << (i - 1);
    const largest = max<u64>(elementAt<u64>(end - sizeof<u64>()), 2);
    product *= <f64>largest;
    const bit = 1 << i;
    putElement<u64>(productAt(bit), largest);
    for (let rest = 1; rest < bit; rest++) {
      putElement<u64>(productAt(bit | rest), saturatingProduct(largest, productOf(rest)));
    }
    previous = at;
    previousCount = leafCount;
    at = end;
  }
  const keeps = keepsLists && isPlanned(count, twins);
  if (keeps) {
    listsAge++;
  } else if (isAlone) {
    closeBoard();
    if (coreState.listsBase) release(coreState.listsBase);
  }
  if (!selectPlan(count, twins, isAlone)) return false;
  coreState.product = product;
  if (!keeps) coreState.listsBase = arenaTop();
  n = count;
  fullMask = (1 << count) - 1;
  usesAll = all;
  return true;
}

/** Forgets the board after an error, so that the next call starts afresh. */
export function closeBoard(): void {
  n = 0;
  endLists();
}

/** Ends the age of the lists, of which none may be kept. */
function endLists(): void {
  listsAge++;
  coreState.dropCount++;
}

/** Closes the board and gives back the memory of all plans. */
export function dropPlans(): void {
  closeBoard();
  coreState.listsBase = 0;
  coreState.isOfPool = false;
  forgetPlans();
}

/** Gives back the lists that stand. */
export function dropLists(): void {
  endLists();
  release(coreState.listsBase);
}

/**
 * Whether to try again, once, after an attempt that ended for want of memory, with the memory that was kept
 * for other boards; once. A board whose last attempt failed is closed.
 */
export function shouldRetry(status: i32, attempt: i32): bool {
  if (status == OUT_OF_MEMORY && attempt == 0) {
    dropPlans();
    return true;
  }
  if (status < 0) closeBoard();
  return false;
}

/** The largest value that the board could make, or more. */
export function largestPossible(): u64 {
  return productOf(fullMask);
}

/** The largest value that a subset could make, or more. */
export function possibleOfSubset(mask: i32): u64 {
  return productOf(mask);
}

/** Whether a leaf may be 0. Leaves are in the order of their least values. */
export function hasZero(): bool {
  return elementAt<u64>(BOARD + INPUT_VALUES_OFFSET) == 0;
}

/** The largest value of leaf i. */
export function largestOfLeaf(i: i32): u64 {
  return elementAt<u64>(valuesOfLeaf(i + 1) - sizeof<u64>());
}

/** Bytes of the values that targets up to hi need, or 0 if 64 bits do not hold them. */
export function widthFor(hi: u64): usize {
  const size = coreState.product * <f64>hi;
  return size < NARROW_LIMIT ? sizeof<u32>() : size < WIDE_LIMIT ? sizeof<u64>() : 0;
}

/**
 * The largest value of a subset that is possible and leads to a target up to hi, which is at least 2
 * (limits.ts).
 */
export function boundOfSubset(mask: i32, hi: u64): u64 {
  const outside = mask == fullMask ? 1 : productOf(fullMask ^ mask);
  return min<u64>(productOf(mask), saturatingProduct(hi, outside));
}

/** Number of values of leaf i. */
@inline export function countOfLeaf(i: i32): i32 {
  return elementAt<i32>(countAt(BOARD, i));
}

/** The address of the values of leaf i, u64, ascending. */
export function valuesOfLeaf(i: i32): usize {
  let address = BOARD + INPUT_VALUES_OFFSET;
  for (let j = 0; j < i; j++) address += <usize>countOfLeaf(j) * sizeof<u64>();
  return address;
}
