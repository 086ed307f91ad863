// Hash tables in linear memory: open addressing, linear probing, power-of-two capacity, values above 0, index
// by the high bits of a product with the golden ratio (Knuth, The Art of Computer Programming 3, 6.4), which
// spreads runs and multiples alike. Two kinds:
//
// A set: slots of one value, 0 = empty. At most half full, never deleted from.
//
// The marks of a build: slots of a value and a stamp. A stamp is a multiple of 4 that belongs to the build,
// plus the mark (mark-cells.ts); a slot stamped by an earlier build is empty, so that nothing is cleared
// between builds.
//
//   u32 values:  0       4       8        u64 values:  0       8       12  16
//                | value | stamp |                     | value | stamp |   |
import { elementAt, putElement } from './elements';

/** The index of a value. */
@inline function hash<T>(x: T, shift: u32): usize {
  if (sizeof<T>() == 4) return <usize>((<u32>x * 0x9e3779b1) >>> shift);
  return <usize>((<u64>x * 0x9e3779b97f4a7c15) >>> (<u64>shift));
}

/** The shift that makes indices below capacity, a power of two from 2 on. */
@inline export function shiftFor<T>(capacity: u32): u32 {
  return ((<u32>sizeof<T>()) << 3) - <u32>ctz(capacity);
}

/** Mask that makes an index of any number: the capacity less one. */
@inline function maskFor<T>(shift: u32): usize {
  return ((<usize>1) << (((<u32>sizeof<T>()) << 3) - shift)) - 1;
}

/** Adds x, which is above 0, to a set that has room. */
export function insertInSet<T>(table: usize, shift: u32, x: T): void {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const slot = table + (i << alignof<T>());
    const y = elementAt<T>(slot);
    if (y == x) return;
    if (!y) {
      putElement<T>(slot, x);
      return;
    }
    i = (i + 1) & mask;
  }
}

/** Whether a set holds x, which is above 0. */
export function isInSet<T>(table: usize, shift: u32, x: T): bool {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const y = elementAt<T>(table + (i << alignof<T>()));
    if (y == x) return true;
    if (!y) return false;
    i = (i + 1) & mask;
  }
}

/** The bytes of a slot of marks. */
@inline export function slotBytes<T>(): usize {
  return 2 * sizeof<T>();
}

/** The stamp and mark of a slot. */
@inline export function markOfSlot<T>(slot: usize): u32 {
  return load<u32>(slot, sizeof<T>());
}

/** Sets the stamp and mark of a slot that holds a value. */
@inline export function setMarkOfSlot<T>(slot: usize, mark: u32): void {
  store<u32>(slot, mark, sizeof<T>());
}

/** Gives an empty slot to a value. */
@inline export function fillSlot<T>(slot: usize, x: T, mark: u32): void {
  store<T>(slot, x);
  setMarkOfSlot<T>(slot, mark);
}

/**
 * The slot of marks that holds x for a build whose stamps start at stamp, or the empty one where it belongs.
 */
@inline export function probeMark<T>(table: usize, shift: u32, x: T, stamp: u32): usize {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const slot = table + i * slotBytes<T>();
    if (elementAt<T>(slot) == x || markOfSlot<T>(slot) < stamp) return slot;
    i = (i + 1) & mask;
  }
}
