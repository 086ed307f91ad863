// What a build knows of the values that it met (build-values.ts): made by a product, by a sum, or by both; a
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
import { spendWork } from '../core/deadline';
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

/** Values below this have a cell. */
const CELL_COUNT: u32 = 1 << 16;
const CELLS = memory.data(<i32>CELL_COUNT, 64);
let epoch: u32 = LAST_EPOCH;

/**
 * Slots that are always there, in the wider of the two layouts, 16 bytes each; a build that needs more takes
 * them from the arena.
 */
const OWN_CAPACITY: u32 = 1 << 11;
const OWN_SLOTS = memory.data(<i32>OWN_CAPACITY * 16, 64);
/** Stamps are multiples of 4, as epochs are. */
const STAMP_STEP: u32 = 4;
const LAST_STAMP: u32 = u32.MAX_VALUE - 3;

let slots: usize = OWN_SLOTS;
let capacity: u32 = 0;
let shift: u32 = 0;
/** How many more values the table takes before it is half full; below 0 the build has failed. */
let slotsLeft: i32 = 0;
let stamp: u32 = LAST_STAMP;
/**
 * Bytes of the values that the own slots hold: for values of the other width their stamps are meaningless.
 */
let width: usize = 0;

/** Before the first list of a board, with values of some width. */
export function resetMarks<T>(): void {
  if (slots != OWN_SLOTS || width != sizeof<T>()) useSlots<T>(OWN_SLOTS, OWN_CAPACITY);
  width = sizeof<T>();
}

function useSlots<T>(address: usize, count: u32): void {
  fillBytes(address, 0, <usize>count * slotBytes<T>());
  slots = address;
  capacity = count;
  shift = shiftFor<T>(count);
  stamp = 0;
}

/** Twice as many slots, from the arena: they are dropped with the lists. False if memory is exhausted. */
export function growMarks<T>(): bool {
  const count = capacity << 1;
  const address = reserve(<usize>count * slotBytes<T>());
  if (!address) return false;
  useSlots<T>(address, count);
  return true;
}

/** A build begins: all values are unknown. */
export function startMarks<T>(): void {
  epoch = startEpoch(CELLS, CELL_COUNT, epoch);
  if (stamp == LAST_STAMP) useSlots<T>(slots, capacity);
  stamp += STAMP_STEP;
  slotsLeft = <i32>(capacity >> 1);
}

/** Marks a large value; whether it was unknown. */
function markLarge<T>(v: T, kind: u32): bool {
  const slot = probeMark<T>(slots, shift, v, stamp);
  const known = markOfSlot<T>(slot);
  if (known >= stamp) {
    setMarkOfSlot<T>(slot, known | kind);
    return false;
  }
  if (--slotsLeft < 0) return false;
  fillSlot<T>(slot, v, stamp | kind);
  return true;
}

/**
 * Marks v, a product, and appends it to the list that ends at tail if it was unknown; 0 is ignored. Returns
 * the new tail.
 */
@inline export function takeProduct<T>(tail: usize, v: T): usize {
  store<T>(tail, v);
  if (v >= <T>CELL_COUNT) return markLarge<T>(v, BY_PRODUCT) ? tail + sizeof<T>() : tail;
  return tail + ((<usize>markProduct(CELLS + <usize>v, epoch)) << alignof<T>());
}

/** The same for a sum. No product is taken after a sum. */
@inline export function takeSum<T>(tail: usize, v: T): usize {
  store<T>(tail, v);
  if (v >= <T>CELL_COUNT) return markLarge<T>(v, BY_SUM) ? tail + sizeof<T>() : tail;
  return tail + ((<usize>markSum(CELLS + <usize>v, epoch)) << alignof<T>());
}

/** Whether v, which was taken, is made by a product and by a sum. */
@inline export function isMadeByBoth<T>(v: T): bool {
  if (v < <T>CELL_COUNT) return isCellBoth(CELLS + <usize>v, epoch);
  return markOfSlot<T>(probeMark<T>(slots, shift, v, stamp)) == (stamp | BY_BOTH);
}

/** The values of a list are not wanted. */
export function blockValues<T>(from: usize, to: usize): void {
  spendWork(to - from);
  for (let k = from; k < to; k += sizeof<T>()) {
    const v = load<T>(k);
    if (v < <T>CELL_COUNT) blockCell(CELLS + <usize>v, epoch);
    else markLarge<T>(v, BY_BOTH);
  }
}

/** Whether the build met more values than there is room for. */
export function isMarksFull(): bool {
  return slotsLeft < 0;
}
