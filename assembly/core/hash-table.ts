// Hash tables in linear memory: open addressing, linear probing, power-of-two
// capacity, values above 0, index by the high bits of a product with the golden
// ratio (Knuth, The Art of Computer Programming 3, 6.4), which spreads runs and
// multiples alike. Two kinds:
//
// A set: slots of one value, 0 = empty. At most half full, never deleted from.
//
// The marks of a build: slots of a value and a stamp. A stamp is the number of
// the build times 4, plus the mark; a slot stamped by an earlier build is empty,
// so that nothing is cleared between builds.
//
//   u32 values   +0 value  +4 stamp            8 bytes
//   u64 values   +0 value  +8 stamp           16 bytes

@inline function hash<T>(x: T, shift: u32): usize {
  if (sizeof<T>() == 4) return <usize>((<u32>x * 0x9e3779b1) >>> shift);
  return <usize>((<u64>x * 0x9e3779b97f4a7c15) >>> (<u64>shift));
}

/** The shift that makes indices below capacity, a power of two from 2 on. */
@inline export function shiftFor<T>(capacity: u32): u32 {
  return ((<u32>sizeof<T>()) << 3) - <u32>ctz(capacity);
}


@inline function maskFor<T>(shift: u32): usize {
  return ((<usize>1) << (((<u32>sizeof<T>()) << 3) - shift)) - 1;
}

/** Adds x, which is above 0, to a set that has room. */
export function insert<T>(table: usize, shift: u32, x: T): void {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const slot = table + (i << alignof<T>());
    const y = load<T>(slot);
    if (y == x) return;
    if (!y) {
      store<T>(slot, x);
      return;
    }
    i = (i + 1) & mask;
  }
}

/** Whether a set holds x, which is above 0. */
export function contains<T>(table: usize, shift: u32, x: T): bool {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const y = load<T>(table + (i << alignof<T>()));
    if (y == x) return true;
    if (!y) return false;
    i = (i + 1) & mask;
  }
}

/** The slot that holds x for a build whose stamps start at stamp, or the empty one where it belongs. */
@inline export function probe<T>(table: usize, shift: u32, x: T, stamp: u32): usize {
  const mask = maskFor<T>(shift);
  let i = hash<T>(x, shift);
  while (true) {
    const slot = table + i * 2 * sizeof<T>();
    if (load<T>(slot) == x || load<u32>(slot, sizeof<T>()) < stamp) return slot;
    i = (i + 1) & mask;
  }
}
