// The areas of memory of a reach, whose sizes follow from its range of targets. They are set once for a
// board, or once for a pool, whose boards share them, and are read by every other file of this folder.
//
//   openReachAreas   reserves and clears all areas; they stand until the lists are dropped (core/board.ts)
//
// Small values are those below smallLimit, a multiple of 128: each may be a target, or one step from one. A
// small value has a cell, a mark and a bit in every bitmap. What follows has these areas, one behind the
// other; L = smallLimit:
//
//   cells        u8 x (L + 64)     what a build of a list knows of each small value, and of L (candidates.ts)
//   marks        u8 x (L + 64)     255 for each small value that a window holds (windows.ts)
//   planes       bits, L x 10      for each size the values of its subsets (planes.ts)
//   operations   u8 x (span + 32)  the fewest operations of each target (plane-operations.ts)
//   products     u32 x (L + 16)    the small products of a build (reach-lists.ts)
//   window       bits, guarded:    | 32 bytes | -L ... -1 | 0 ... L - 1 | 32 bytes |     (windows.ts)
import { MAX_NUMBERS } from '../core/boundary-types';
import { fillBytes, reserve } from '../core/arena';
import { bytesOfBits } from '../core/bitmap';
import { reachAreas } from './reach-state';

/** Room for what kernels write behind the last cell, mark, target or product: a few vectors. */
const CELLS_SPARE: usize = 64;
const OPERATIONS_SPARE: usize = 32;
const PRODUCTS_SPARE: usize = 64;

/** Zeros on either side of a bitmap, so that it can be read shifted. */
export const BITMAP_GUARD: usize = 32;
/** Unit of smallLimit, so that bitmaps are whole vectors. */
const LIMIT_STEP: u32 = 128;

/** The bytes of a bitmap of small values. */
@inline export function bitmapBytes(): usize {
  return bytesOfBits(reachAreas.smallLimit);
}

/** The plane of a size, from 1. */
@inline export function planeOf(size: i32): usize {
  return reachAreas.planes + <usize>(size - 1) * bitmapBytes();
}

/**
 * Takes the areas for targets least..most, where the numbers are at most largest; false if memory is
 * exhausted. Precondition: all bounds fit 32 bits (core/limits.ts).
 */
export function openReachAreas(least: u32, most: u32, largest: u32): bool {
  const widest = most + largest;
  const limit = (widest + LIMIT_STEP) & ~(LIMIT_STEP - 1);
  reachAreas.leastTarget = least;
  reachAreas.largestTarget = most;
  reachAreas.widest = widest;
  reachAreas.smallLimit = limit;
  const cellBytes = <usize>limit + CELLS_SPARE;
  const cells = reserve(2 * cellBytes);
  if (!cells) return false;
  fillBytes(cells, 0, 2 * cellBytes);
  const planes = reserve(<usize>MAX_NUMBERS * bitmapBytes());
  const operationBytes = reserve(<usize>(most - least) + OPERATIONS_SPARE);
  if (!planes || !operationBytes) return false;
  const smallProducts = reserve(<usize>limit * sizeof<u32>() + PRODUCTS_SPARE);
  if (!smallProducts) return false;
  reachAreas.cells = cells;
  reachAreas.marks = cells + cellBytes;
  reachAreas.planes = planes;
  reachAreas.operationBytes = operationBytes;
  reachAreas.smallProducts = smallProducts;
  const windowBytes = (bitmapBytes() + BITMAP_GUARD) << 1;
  const window = reserve(windowBytes);
  if (!window) return false;
  fillBytes(window, 0, windowBytes);
  reachAreas.windowZero = window + BITMAP_GUARD + bitmapBytes();
  return true;
}

/** Takes a cleared bitmap of small values between two guards; 0 if memory is exhausted. */
export function reserveBitmap(): usize {
  const bytes = bitmapBytes() + 2 * BITMAP_GUARD;
  const address = reserve(bytes);
  if (!address) return 0;
  fillBytes(address, 0, bytes);
  return address + BITMAP_GUARD;
}
