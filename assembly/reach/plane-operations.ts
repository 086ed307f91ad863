// The fewest operations of each target, a byte each, from the planes of a board: by SIMD sixteen targets at a
// time, with the planes from the largest size to the smallest, so that the smallest prevails; else by one
// pass for each plane.
import { UNREACHABLE } from '../core/boundary-types';
import { fillBytes } from '../core/arena';
import { bytesOfBits, hasBit } from '../core/bitmap';
import { n, usesAll } from '../core/board';
import { spendStretch } from '../core/deadline';
import { putElement, putVector } from '../core/elements';
import { planeOf } from './reach-areas';
import { reachAreas } from './reach-state';

/** Number of targets that are written at once. */
const LANES: u32 = 16;
const NANOSECONDS_PER_TARGET: u64 = 4;

/** Writes the operations of each target; returns the address of those of the least. */
export function writeOperations(): usize {
  const least = reachAreas.leastTarget;
  const start = least & ~(LANES - 1);
  if (ASC_FEATURE_SIMD) writeVectors(start);
  else writeBytes(start);
  return reachAreas.operationBytes + (least - start);
}

/** Writes the operations of the targets from start on, a multiple of 16. */
function writeVectors(start: u32): void {
  const first = usesAll ? n : 1;
  const largest = reachAreas.largestTarget,
    bytes = reachAreas.operationBytes;
  for (let t = start; t <= largest; t += LANES) {
    spendStretch(t, NANOSECONDS_PER_TARGET);
    let fewest = i8x16.splat(<i8>UNREACHABLE);
    for (let size = n; size >= first; size--) {
      const isIn = spreadBits(planeOf(size) + bytesOfBits(t));
      fewest = v128.bitselect(i8x16.splat(<i8>(size - 1)), fewest, isIn);
    }
    putVector(bytes + (t - start), fewest);
  }
}

/** Spreads sixteen bits of a plane to sixteen bytes: 255 for a bit that is set. */
@inline function spreadBits(bits: usize): v128 {
  const own = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const both = i8x16.swizzle(v128.load16_splat(bits), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));
  return i8x16.eq(v128.and(both, own), own);
}

/** Writes the operations of the targets from start on, a multiple of 16, without SIMD. */
function writeBytes(start: u32): void {
  const least = reachAreas.leastTarget,
    largest = reachAreas.largestTarget,
    bytes = reachAreas.operationBytes;
  fillBytes(bytes, UNREACHABLE, <usize>(largest + 1 - start));
  const first = usesAll ? n : 1;
  for (let size = n; size >= first; size--) {
    const plane = planeOf(size);
    for (let t = least; t <= largest; t++) {
      spendStretch(t, NANOSECONDS_PER_TARGET);
      if (hasBit(plane, t)) putElement<u8>(bytes + (t - start), <u8>(size - 1));
    }
  }
}
