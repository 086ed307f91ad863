// A window: which values below limit a subset makes, as a bitmap, put together
// from lists that are themselves bitmaps or candidates.
//
// Sums are shifted bitmaps: of v with bit v set, shifted up by p, gives every
// v + p, and shifted down every v - p. What falls below zero is p - v with its sign
// turned: so the window has a half below zero, which is mirrored when all is
// together. Other results are marks (candidates.ts), which become bits then.
//
//   zero - limit / 8        zero                 zero + limit / 8
//   | guard | -limit ... -1 | 0 1 2 ... limit - 1 | guard |
import { reserve } from '../core/arena';
import { flush, limit, marks } from './candidates';
import { GUARD, bitmapBytes } from './reach-lists';

/** The address of bit 0. */
let zero: usize = 0;

/** When limit is known; false if memory is exhausted. */
export function openWindow(): bool {
  const bytes = (bitmapBytes() + GUARD) << 1;
  const address = reserve(bytes);
  if (!address) return false;
  memory.fill(address, 0, bytes);
  zero = address + GUARD + bitmapBytes();
  return true;
}

/** Adds bytes of a bitmap to those from target to end. */
@inline function orBytes(source: usize, target: usize, end: usize): void {
  for (; target < end; target += 16, source += 16) {
    v128.store(target, v128.or(v128.load(target), v128.load(source)));
  }
}

/** The same after a shift by 1 to 7 bits down. */
@inline function orBits(source: usize, target: usize, end: usize, right: i32): void {
  for (; target < end; target += 16, source += 16) {
    const low = i64x2.shr_u(v128.load(source), right),
      high = i64x2.shl(v128.load(source, 1), 8 - right);
    v128.store(target, v128.or(v128.load(target), v128.or(low, high)));
  }
}

/** Adds v + shift for each v of a bitmap, the part that the window holds. */
export function addShifted(bits: usize, shift: i32): void {
  const last = <i32>limit;
  const from = max(-last, shift & ~127),
    to = min(last, (shift + last + 127) & ~127);
  let source = bits + ((from - shift) >> 3),
    target = zero + (from >> 3);
  const end = zero + (to >> 3);
  const right = -shift & 7;
  if (ASC_FEATURE_SIMD) {
    // A shift by a constant is one instruction, by a variable several.
    switch (right) {
      case 0:
        return orBytes(source, target, end);
      case 1:
        return orBits(source, target, end, 1);
      case 2:
        return orBits(source, target, end, 2);
      case 3:
        return orBits(source, target, end, 3);
      case 4:
        return orBits(source, target, end, 4);
      case 5:
        return orBits(source, target, end, 5);
      case 6:
        return orBits(source, target, end, 6);
      default:
        return orBits(source, target, end, 7);
    }
  }
  for (; target < end; target += 8, source += 8) {
    const x = (load<u64>(source) >> right) | (load<u64>(source, 1) << (8 - right));
    store<u64>(target, load<u64>(target) | x);
  }
}

/** Bit i becomes bit 63 - i. */
@inline function mirrored(x: u64): u64 {
  x = ((x >> 1) & 0x5555555555555555) | ((x & 0x5555555555555555) << 1);
  x = ((x >> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(x);
}

/** 64 marks as bits; clears them. */
@inline function packMarks(at: usize): u64 {
  if (ASC_FEATURE_SIMD) {
    const none = i32x4.splat(0);
    const bits =
      (<u64>i8x16.bitmask(v128.load(at))) |
      ((<u64>i8x16.bitmask(v128.load(at, 16))) << 16) |
      ((<u64>i8x16.bitmask(v128.load(at, 32))) << 32) |
      ((<u64>i8x16.bitmask(v128.load(at, 48))) << 48);
    v128.store(at, none);
    v128.store(at, none, 16);
    v128.store(at, none, 32);
    v128.store(at, none, 48);
    return bits;
  }
  let bits: u64 = 0;
  for (let k: usize = 0; k < 64; k += 8) {
    // The lowest bit of each byte, gathered in the highest byte: byte k is moved by 7 * (8 - k).
    const ones = load<u64>(at + k) & 0x0101010101010101;
    bits |= ((ones * 0x0102040810204080) >> 56) << k;
    store<u64>(at + k, 0);
  }
  return bits;
}

/** Adds all that the window holds to a bitmap of small values, and clears the window. */
export function moveWindow(bitmap: usize): void {
  flush();
  let carry: u64 = 0;
  const bytes = bitmapBytes();
  for (let k: usize = 0; k < bytes; k += 8) {
    const below = mirrored(load<u64>(zero - 8 - k));
    const bits = load<u64>(zero + k) | (below << 1) | carry | packMarks(marks + (k << 3));
    carry = below >> 63;
    store<u64>(bitmap + k, load<u64>(bitmap + k) | bits);
    store<u64>(zero - 8 - k, 0);
    store<u64>(zero + k, 0);
  }
  // 0 is no value.
  store<u8>(bitmap, load<u8>(bitmap) & 0xfe);
}
