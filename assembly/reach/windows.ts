// A window: which small values a subset makes, as a bitmap, put together from lists that are themselves
// bitmaps or candidates.
//
// Sums are shifted bitmaps: of v with bit v set, shifted up by p, gives every v + p, and shifted down every v
// - p. What falls below zero is p - v with its sign turned: so the window has a half below zero
// (reach-areas.ts), which is mirrored when all is together. Other results are marks (candidates.ts), which
// become bits then.
//
// Tried: for long lists one shifted copy for all p with the same low three bits, added at its offsets to
// 1024 bits of the window at a time: 1.00 of the time (n = 8, 9, 10; Node 20). Most sums are those of lists
// too short for a bitmap: a row of sums has 217 values on average, a bitmap 1,563 vectors (n = 9,
// 1..200,000).
//
// Tried: only the vectors between the least and the largest missing target: 0.98 to 1.00 of the time (n = 8,
// 9), but 1.02 to 1.05 (shared lists, n = 6), where each board has some sixty shifts of nine vectors. A shift
// by a variable for all windows: 1.01 to 1.02 (n = 7, 8, 9).
import { spendStretch } from '../core/deadline';
import { drainCandidates } from './candidates';
import { bitmapBytes } from './reach-areas';
import { reachAreas } from './reach-state';

const VECTOR_BYTES: usize = 16;
const WORD_BYTES: usize = sizeof<u64>();
const BITS_PER_VECTOR: i32 = 128;
const BITS_PER_BYTE: i32 = 8;
/** Shift from bits to bytes, which rounds down, also negative numbers. */
const BYTE_SHIFT: i32 = 3;
/** Marks that become one word of the bitmap. */
const MARKS_PER_WORD: usize = 64;
/** Below this limit a shift by a variable costs less than a switch: 0.98 of the time (n = 6, 1..100). */
const SHORT: i32 = 2048;
/** Cost of a byte of the window (core/deadline.ts). */
const NANOSECONDS_PER_BYTE: u64 = 2;

/** Adds bytes of a bitmap to those from target to end. */
@inline function orBytes(source: usize, target: usize, end: usize): void {
  for (; target < end; target += VECTOR_BYTES, source += VECTOR_BYTES) {
    v128.store(target, v128.or(v128.load(target), v128.load(source)));
  }
}

/** Adds bytes of a bitmap, shifted by 1 to 7 bits down, to those from target to end. */
@inline function orBits(source: usize, target: usize, end: usize, right: i32): void {
  for (; target < end; target += VECTOR_BYTES, source += VECTOR_BYTES) {
    const low = i64x2.shr_u(v128.load(source), right),
      high = i64x2.shl(v128.load(source, 1), BITS_PER_BYTE - right);
    v128.store(target, v128.or(v128.load(target), v128.or(low, high)));
  }
}

/** Adds v + shift for each v of a bitmap, the part that the window holds. */
export function addShifted(bits: usize, shift: i32): void {
  const last = <i32>reachAreas.smallLimit,
    zero = reachAreas.windowZero;
  const from = max(-last, shift & ~(BITS_PER_VECTOR - 1)),
    to = min(last, (shift + last + BITS_PER_VECTOR - 1) & ~(BITS_PER_VECTOR - 1));
  let source = bits + ((from - shift) >> BYTE_SHIFT),
    target = zero + (from >> BYTE_SHIFT);
  const end = zero + (to >> BYTE_SHIFT);
  const right = -shift & (BITS_PER_BYTE - 1);
  if (ASC_FEATURE_SIMD) {
    // A shift by a constant is one instruction, by a variable several; but a switch is often guessed wrong.
    if (last < SHORT) return orBits(source, target, end, right);
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
  for (; target < end; target += WORD_BYTES, source += WORD_BYTES) {
    const x = (load<u64>(source) >> right) | (load<u64>(source, 1) << (BITS_PER_BYTE - right));
    store<u64>(target, load<u64>(target) | x);
  }
}

/** Mirrors a word: bit i becomes bit 63 - i. */
@inline function mirrored(x: u64): u64 {
  x = ((x >> 1) & 0x5555555555555555) | ((x & 0x5555555555555555) << 1);
  x = ((x >> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(x);
}

/** Packs 64 marks into bits, and clears them. */
@inline function packMarks(at: usize): u64 {
  if (ASC_FEATURE_SIMD) {
    const none = i32x4.splat(0);
    const bits =
      (<u64>i8x16.bitmask(v128.load(at))) |
      ((<u64>i8x16.bitmask(v128.load(at, VECTOR_BYTES))) << 16) |
      ((<u64>i8x16.bitmask(v128.load(at, 2 * VECTOR_BYTES))) << 32) |
      ((<u64>i8x16.bitmask(v128.load(at, 3 * VECTOR_BYTES))) << 48);
    v128.store(at, none);
    v128.store(at, none, VECTOR_BYTES);
    v128.store(at, none, 2 * VECTOR_BYTES);
    v128.store(at, none, 3 * VECTOR_BYTES);
    return bits;
  }
  let bits: u64 = 0;
  for (let k: usize = 0; k < MARKS_PER_WORD; k += WORD_BYTES) {
    // The lowest bit of each byte, gathered in the highest byte: byte k is moved by 7 * (8 - k).
    const ones = load<u64>(at + k) & 0x0101010101010101;
    bits |= ((ones * 0x0102040810204080) >> 56) << k;
    store<u64>(at + k, 0);
  }
  return bits;
}

/** Adds all that the window holds to a bitmap of small values, and clears the window. */
export function moveWindow(bitmap: usize): void {
  drainCandidates();
  let carry: u64 = 0;
  const bytes = bitmapBytes(),
    zero = reachAreas.windowZero,
    marks = reachAreas.marks;
  for (let k: usize = 0; k < bytes; k += WORD_BYTES) {
    spendStretch(k, NANOSECONDS_PER_BYTE);
    const below = mirrored(load<u64>(zero - WORD_BYTES - k));
    const bits = load<u64>(zero + k) | (below << 1) | carry | packMarks(marks + k * BITS_PER_BYTE);
    carry = below >> 63;
    store<u64>(bitmap + k, load<u64>(bitmap + k) | bits);
    store<u64>(zero - WORD_BYTES - k, 0);
    store<u64>(zero + k, 0);
  }
  // 0 is not a value.
  store<u8>(bitmap, load<u8>(bitmap) & 0xfe);
}
