// Marks of the values that a build has met (build-values.ts): made by a product, by a sum, or by both; a
// value that a strict subset makes is blocked, as if by both.
//
// Values below CELL_COUNT have a cell (core/mark-cells.ts), larger ones a slot in a hash table
// (core/hash-table.ts). A stamp is to a slot what an epoch is to a cell, so neither is cleared between
// builds. Lists are appended to without a branch: each value is written at the tail, and the tail moves on
// only if the value was unknown.
//
//   resetMarks     before the first list of a board
//   startMarks     before each build
//   blockValues    what is not wanted; then takeProduct for all products, then takeSum for all sums
//   isMarksFull    after the build: it met more values than the table has room for and has to be done again,
//                  after growMarks
import { fillBytes, reserve } from '../core/arena';
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { fillSlot, markOfSlot, probeMark, setMarkOfSlot, shiftFor, slotBytes } from '../core/hash-table';
import {
  BY_BOTH,
  BY_PRODUCT,
  BY_SUM,
  LAST_EPOCH,
  blockCell,
  isCellBoth,
  markProduct,
  markSum,
  startEpoch,
} from '../core/mark-cells';
import { markSlots } from './natural-state';

/** Limit of the values that have a cell. */
const CELL_COUNT: u32 = 1 << 16;
/**
 * Slots that are always there, in the wider of the two layouts, 16 bytes each; a build that needs more takes
 * them from the arena.
 */
const OWN_CAPACITY: u32 = 1 << 11;

/** The cells, and the own slots behind them. */
const CELLS: usize = memory.data(<i32>CELL_COUNT + <i32>OWN_CAPACITY * 16, 64);
/** Epoch of the current build. A global, as the stamp is: both are read for each value. */
let epoch: u32 = LAST_EPOCH;

const OWN_SLOTS: usize = CELLS + CELL_COUNT;
/** Difference of two stamps: a multiple of 4, as of epochs. */
const STAMP_STEP: u32 = 4;
const LAST_STAMP: u32 = u32.MAX_VALUE - 3;

let stamp: u32 = LAST_STAMP;

/** Resets the marks before the first list of a board, with values of some width. */
export function resetMarks<T>(): void {
  if (markSlots.table != OWN_SLOTS || markSlots.width != sizeof<T>()) useSlots<T>(OWN_SLOTS, OWN_CAPACITY);
  markSlots.width = sizeof<T>();
}

function useSlots<T>(address: usize, count: u32): void {
  fillBytes(address, 0, <usize>count * slotBytes<T>());
  markSlots.table = address;
  markSlots.capacity = count;
  markSlots.shift = shiftFor<T>(count);
  stamp = 0;
}

/** Doubles the slots, from the arena: they are dropped with the lists. False if memory is exhausted. */
export function growMarks<T>(): bool {
  const count = markSlots.capacity << 1;
  const address = reserve(<usize>count * slotBytes<T>());
  if (!address) return false;
  useSlots<T>(address, count);
  return true;
}

/** Starts a build, in which all values are unknown. */
export function startMarks<T>(): void {
  epoch = startEpoch(CELLS, CELL_COUNT, epoch);
  if (stamp == LAST_STAMP) useSlots<T>(markSlots.table, markSlots.capacity);
  stamp += STAMP_STEP;
  markSlots.left = <i32>(markSlots.capacity >> 1);
}

/** Marks a large value; returns whether it was unknown. */
function markLarge<T>(v: T, kind: u32): bool {
  const slot = probeMark<T>(markSlots.table, markSlots.shift, v, stamp);
  const known = markOfSlot<T>(slot);
  if (known >= stamp) {
    setMarkOfSlot<T>(slot, known | kind);
    return false;
  }
  if (--markSlots.left < 0) return false;
  fillSlot<T>(slot, v, stamp | kind);
  return true;
}

/**
 * Marks v, a product, and appends it to the list that ends at tail if it was unknown; 0 is ignored. Returns
 * the new tail.
 */
@inline export function takeProduct<T>(tail: usize, v: T): usize {
  return sizeof<T>() == sizeof<u64>() ? takeWide(tail, <u64>v, BY_PRODUCT) : take<T>(tail, v, BY_PRODUCT);
}

/** Takes a sum as takeProduct takes a product. No product is taken after a sum. */
@inline export function takeSum<T>(tail: usize, v: T): usize {
  return sizeof<T>() == sizeof<u64>() ? takeWide(tail, <u64>v, BY_SUM) : take<T>(tail, v, BY_SUM);
}

/** Takes a value of 64 bits, which few boards need, in one copy of the code. */
function takeWide(tail: usize, v: u64, kind: u32): usize {
  return take<u64>(tail, v, kind);
}

/** Marks v as made by a kind. */
@inline function take<T>(tail: usize, v: T, kind: u32): usize {
  putElement<T>(tail, v);
  if (v >= <T>CELL_COUNT) return markLarge<T>(v, kind) ? tail + sizeof<T>() : tail;
  const cell = CELLS + <usize>v;
  const isNew = kind == BY_SUM ? markSum(cell, epoch) : markProduct(cell, epoch);
  return tail + ((<usize>isNew) << alignof<T>());
}

/** Whether v, which was taken, is made by a product and by a sum. */
@inline export function isMadeByBoth<T>(v: T): bool {
  if (v < <T>CELL_COUNT) return isCellBoth(CELLS + <usize>v, epoch);
  return markOfSlot<T>(probeMark<T>(markSlots.table, markSlots.shift, v, stamp)) == (stamp | BY_BOTH);
}

/** Bars the values of a list. */
export function blockValues<T>(from: usize, to: usize): void {
  spendNanosecondsOutOfLine(to - from);
  for (let k = from; k < to; k += sizeof<T>()) {
    const v = elementAt<T>(k);
    if (v < <T>CELL_COUNT) blockCell(CELLS + <usize>v, epoch);
    else markLarge<T>(v, BY_BOTH);
  }
}

/** Whether the build met more values than there is room for. */
export function isMarksFull(): bool {
  return markSlots.left < 0;
}
