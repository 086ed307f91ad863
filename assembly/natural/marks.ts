// What a build knows of the values that it met (values.ts): made by a product, by a
// sum, or by both; a value that a strict subset makes is blocked, as if by both.
//
// One byte per value below CELL_COUNT says what the value is known as in
// this build: cell - epoch = 0 unknown, 1 sum, 2 product, 3 both or made by a
// strict subset; a cell below the epoch is unknown too, so nothing is cleared
// between builds. Larger values go to a hash table with the same marks.
import { reserve } from '../core/arena';
import { probe, shiftFor } from '../core/hash-table';

const CELL_BITS: u32 = 16;
/** Values below this have a cell. */
const CELL_COUNT: u32 = 1 << CELL_BITS;
const CELLS = memory.data(1 << CELL_BITS, 64);

/** What makes a value last. */
export const SUM: u32 = 1;
export const PRODUCT: u32 = 2;
export const BOTH: u32 = SUM | PRODUCT;
/** A cell that no build may take: that of 0, which is no value. */
const NEVER: u32 = 255;
/** The largest multiple of 4 whose marks stay below NEVER. */
const LAST_EPOCH: u32 = 248;

let epoch: u32 = LAST_EPOCH;

/** Slots of marks (table.ts) that are always there; a build that needs more takes them from the arena. */
const MARKS_CAPACITY: u32 = 1 << 11;
const MARKS = memory.data(16 << 11, 64);
const LAST_STAMP: u32 = u32.MAX_VALUE - 3;

let marks: usize = MARKS;
let marksCapacity: u32 = 0;
let marksShift: u32 = 0;
/** How many more values the marks take before they are half full; below 0 the build has failed. */
let marksLeft: i32 = 0;
let stamp: u32 = LAST_STAMP;
/** Bytes of the values that MARKS holds; those of the other width leave no sense in its stamps. */
let marksWidth: usize = 0;

/** Before the first list of a board, with values of some width. */
export function resetMarks<T>(): void {
  if (marks != MARKS || marksWidth != sizeof<T>()) useMarks<T>(MARKS, MARKS_CAPACITY);
  marksWidth = sizeof<T>();
}

function useMarks<T>(address: usize, capacity: u32): void {
  memory.fill(address, 0, <usize>capacity * 2 * sizeof<T>());
  marks = address;
  marksCapacity = capacity;
  marksShift = shiftFor<T>(capacity);
  stamp = 0;
}

/** Twice as many marks, from the arena: they die with the board. */
export function growMarks<T>(): bool {
  const capacity = marksCapacity << 1;
  const address = reserve(<usize>capacity * 2 * sizeof<T>());
  if (!address) return false;
  useMarks<T>(address, capacity);
  return true;
}

/** Marks of a new build: all that was known is unknown. */
export function startMarks<T>(): void {
  if (epoch == LAST_EPOCH) {
    memory.fill(CELLS, 0, CELL_COUNT);
    store<u8>(CELLS, <u8>NEVER);
    epoch = 0;
  }
  epoch += 4;
  if (stamp == LAST_STAMP) useMarks<T>(marks, marksCapacity);
  stamp += 4;
  marksLeft = <i32>(marksCapacity >> 1);
}

/** Marks a large value; whether it was unknown. */
function markLarge<T>(v: T, kind: u32): bool {
  const slot = probe<T>(marks, marksShift, v, stamp);
  const known = load<u32>(slot, sizeof<T>());
  if (known >= stamp) {
    store<u32>(slot, known | kind, sizeof<T>());
    return false;
  }
  if (--marksLeft < 0) return false;
  store<T>(slot, v);
  store<u32>(slot, stamp | kind, sizeof<T>());
  return true;
}

/** Marks v, or nothing if v is 0, as a product; appends it to the list that ends at tail if it was unknown. Returns the new tail. */
@inline export function noteProduct<T>(tail: usize, v: T): usize {
  store<T>(tail, v);
  if (v >= <T>CELL_COUNT) return markLarge<T>(v, PRODUCT) ? tail + sizeof<T>() : tail;
  const cell = CELLS + <usize>v;
  const known = <u32>load<u8>(cell);
  store<u8>(cell, max<u32>(known, epoch | PRODUCT));
  return tail + ((<usize>(known <= epoch)) << alignof<T>());
}

/** The same for a sum. No product is marked after a sum. */
@inline export function noteSum<T>(tail: usize, v: T): usize {
  store<T>(tail, v);
  if (v >= <T>CELL_COUNT) return markLarge<T>(v, SUM) ? tail + sizeof<T>() : tail;
  const cell = CELLS + <usize>v;
  const known = <u32>load<u8>(cell);
  store<u8>(cell, max<u32>(known, epoch) | SUM);
  return tail + ((<usize>(known <= epoch)) << alignof<T>());
}

/** Whether v, which was noted, is made by a product and by a sum. */
@inline export function isBoth<T>(v: T): bool {
  if (v < <T>CELL_COUNT) return <u32>load<u8>(CELLS + <usize>v) == (epoch | BOTH);
  return load<u32>(probe<T>(marks, marksShift, v, stamp), sizeof<T>()) == (stamp | BOTH);
}

/** Blocks the values of a list. */
export function block<T>(from: usize, to: usize): void {
  for (let k = from; k < to; k += sizeof<T>()) {
    const v = load<T>(k);
    if (v < <T>CELL_COUNT) store<u8>(CELLS + <usize>v, <u8>(epoch | BOTH));
    else markLarge<T>(v, BOTH);
  }
}

/** Whether the build met more values than there are marks for: it has to be done again, after growMarks. */
export function isMarksFull(): bool {
  return marksLeft < 0;
}
