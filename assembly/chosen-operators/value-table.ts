// Hash tables of values in linear memory: open addressing, linear probing, at most half full, slots of 8
// bytes, 0 = empty.
//
//   an integer   its bits with the highest one flipped, so that no integer has the slot 0
//   a fraction   32 bits of its hash, and its address in 32 bits
//
// The hash of a fraction is that of its quotient, which is the same double for equal fractions, because a
// division rounds correctly. Fractions with the same quotient may still differ, so they are compared: p / q
// is a / b if p * b is a * q. These products may exceed 64 bits; but if the quotients are the same, they
// differ by less than a part of 2^-51, far less than 2^64, so that their low 64 bits decide. Fractions of 64
// bits are in lowest terms.
import { elementAt, putElement } from '../core/elements';
import { denominatorAt, isWhole, numeratorAt, quotient } from './chosen-values';

export const SLOT_BYTES: usize = sizeof<u64>();
const HIGHEST_BIT: u64 = 0x8000000000000000;
const LOW_BITS: u64 = 0xffffffff;
/**
 * Factor of the hash: 2^64 divided by the golden ratio, odd (Knuth, The Art of Computer Programming 3, 6.4).
 */
const GOLDEN_RATIO: u64 = 0x9e3779b97f4a7c15;

/** The hash of a value, whose high bits are its place. */
@inline function hashOf<T>(p: T, q: T): u64 {
  if (isWhole<T>()) return ((<u64>p) ^ HIGHEST_BIT) * GOLDEN_RATIO;
  // Quotients of small integers differ in their high bits, those of large ones in their low bits, too.
  const bits = reinterpret<u64>(quotient<T>(p, q));
  return (bits ^ (bits >> 29)) * GOLDEN_RATIO;
}

/** Whether two fractions with the same hash, of which one is at an address, are equal. */
@inline function isEqualTo<T>(address: usize, p: T, q: T): bool {
  const a = numeratorAt<T>(address),
    b = denominatorAt<T>(address);
  if (!isFloat<T>()) return a == p && b == q;
  return quotient<T>(a, b) == quotient<T>(p, q) && <u64>(<i64>a) * <u64>q == <u64>(<i64>p) * <u64>b;
}

/** Whether a slot that is not empty has a value with a hash. */
@inline function isAt<T>(slot: u64, hash: u64, p: T, q: T): bool {
  if (isWhole<T>()) return slot == ((<u64>p) ^ HIGHEST_BIT);
  return slot >> 32 == (hash & LOW_BITS) && isEqualTo<T>(<usize>(slot & LOW_BITS), p, q);
}

/** The address of the slot of a value: that which has it, or the empty one where it belongs. */
@inline export function slotOf<T>(table: usize, shift: u32, p: T, q: T): usize {
  const hash = hashOf<T>(p, q);
  const mask = ((<usize>1) << (64 - shift)) - 1;
  let i = <usize>(hash >>> (<u64>shift));
  while (true) {
    const at = table + i * SLOT_BYTES;
    const slot = elementAt<u64>(at);
    if (!slot || isAt<T>(slot, hash, p, q)) return at;
    i = (i + 1) & mask;
  }
}

/** Puts a value, which is at an address, into its slot. */
@inline export function fillSlot<T>(slot: usize, p: T, q: T, address: usize): void {
  putElement<u64>(slot, isWhole<T>() ? (<u64>p) ^ HIGHEST_BIT : (hashOf<T>(p, q) << 32) | (<u64>address));
}

/** The place of the value of a slot in a table of 2^(64 - shift) slots. */
@inline export function placeOfSlot<T>(slot: u64, shift: u32): usize {
  if (isWhole<T>()) return <usize>((slot * GOLDEN_RATIO) >>> (<u64>shift));
  const value = <usize>(slot & LOW_BITS);
  return <usize>(hashOf<T>(numeratorAt<T>(value), denominatorAt<T>(value)) >>> (<u64>shift));
}
