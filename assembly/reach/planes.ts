// The planes of a board: which small values each number of numbers makes, from all of its lists.
//
// Subsets are taken by size, and what those of a size make is a plane, a bitmap of small values
// (reach-areas.ts); the first plane that holds a target says how many numbers it takes.
//
// Lists are made up to some size k only (reach-lists.ts). For size k + 1 the small values are enough, as a
// window (windows.ts), and for size k + 2 the targets (top-subsets.ts). So with k = n - 2 all is found. Low
// targets seldom need that many numbers: for them k grows from 4 on until all of the range is reached. The
// last step looks only for targets that are missing (missing-targets.ts).
//
// Tried, with shared lists, n = 6: two bitmaps at a time added to a plane: 0.99 to 1.00 of the time; the
// planes of all numbers but the last kept from board to board: 0.995; of whole lists only the values read
// that can lead to a target of the board, or those below 40,000: 1.01 and 1.00; the planes of each subset of
// five kept for all boards: 0.98 to 1.00, but 1.02 (1..100); or instead of planes the fewest operations of
// each target, a byte each: 1.03 and 1.10.
import { MAX_NUMBERS } from '../core/boundary-types';
import { fillBytes } from '../core/arena';
import { setBit } from '../core/bitmap';
import { countOfLeaf, n, usesAll, valuesOfLeaf } from '../core/board';
import { elementAt, putElement, putVector, vectorAt } from '../core/elements';
import { endOf, isListed } from '../core/list-record';
import {
  MASK_BYTES,
  SPLIT_BYTES,
  halfB,
  halfC,
  largerHalf,
  maskAt,
  masksOfSize,
  smallerHalf,
  splitsOf,
} from '../core/plan';
import { sendToMarks } from './candidates';
import { findMissing } from './missing-targets';
import { bitmapBytes, planeOf, reserveBitmap } from './reach-areas';
import { bitmapOf, octavesOf, largeAt, reachRecordOf, setWindow, smallAt, windowOf } from './reach-records';
import { listReachLeaf, listReached } from './reach-lists';
import { boundOfReached } from './shared-lists';
import { addResults } from './small-results';
import { addTopSubset } from './top-subsets';
import { moveWindow } from './windows';
import { reachAreas, reachPool } from './reach-state';

/** Limit of the targets that seldom need more than a few of seven numbers or more. */
const LOW: u32 = 4096;
/**
 * Limit of the targets that seldom need all of ten numbers: of eight boards, spread evenly over the standard
 * pool, six made all below 373,406 by nine of them.
 */
const LOW_FOR_TEN: u32 = 375_000;

/** Bytes of a word of a plane. */
const WORD_BYTES: usize = sizeof<u64>();
const VECTOR_BYTES: usize = 16;
/** Bytes of a cache line. */
const LINE_BYTES: usize = 64;
/** Longer lists are not read for nothing: of seven numbers that takes 1.05 of the time. */
const MOST_FETCHED: usize = 1 << 12;

/** Makes the planes of the board, as far as they are needed; false if memory is exhausted. */
export function makePlanes(): bool {
  fillBytes(reachAreas.planes, 0, <usize>n * bitmapBytes());
  const last = max(1, n - 2);
  const first = usesAll ? last : firstDepth();
  for (let k = 1; k <= n; k++) {
    if (!makeLists(k)) return false;
    addListsToPlane(k);
    if (k < first) continue;
    if (k == n || !findMissing(k)) return true;
    sendToMarks();
    if (!makeWindows(k + 1)) return false;
    if (k + 1 == n || !findMissing(k + 1)) return true;
    // Boards of a pool share lists and windows, but not what is found from these.
    if (reachPool.isShared && k < last) continue;
    for (let m = masksOfSize(k + 2), end = masksOfSize(k + 3); m < end; m += MASK_BYTES) {
      if (!addTopSubset(maskAt(m), k + 2)) return true;
    }
    if (k + 2 == n) return true;
  }
  return true;
}

/**
 * The size of the lists after which it pays to ask whether all of the range is reached with two numbers more.
 */
function firstDepth(): i32 {
  // Boards of seven share all windows that they need.
  if (reachAreas.largestTarget < LOW && n >= (reachPool.isShared ? 8 : 7)) return 4;
  return n == MAX_NUMBERS && reachAreas.largestTarget < LOW_FOR_TEN ? n - 3 : max(1, n - 2);
}

/** Lists the subsets of a size; false if memory is exhausted. */
function makeLists(size: i32): bool {
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (reachPool.isShared && isListed(reachRecordOf(mask))) continue;
    if (size > 1) {
      if (!listReached(mask, boundOfReached(mask, reachAreas.largestTarget))) return false;
    } else if (!listReachLeaf(mask, valuesOfLeaf(ctz(mask)), countOfLeaf(ctz(mask)))) return false;
  }
  return true;
}

/**
 * Adds the values of all lists of a size to their plane.
 *
 * Whole lists of a pool, each one area with its octaves, are read once for nothing, before they are read here
 * and there. They are many megabytes, so those of a board are seldom in the near caches, but in one pass
 * their lines come many at a time: 0.92 of the time (n = 6, 1..100 in blocks), 0.93 to 0.98 (the standard
 * pool).
 */
function addListsToPlane(size: i32): void {
  const plane = planeOf(size);
  let sum: u32 = 0;
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const record = reachRecordOf(maskAt(m));
    if (bitmapOf(record)) addBitmap(plane, bitmapOf(record));
    else {
      for (let k = smallAt(record), to = largeAt(record); k < to; k += sizeof<u32>())
        setBit(plane, elementAt<u32>(k));
    }
    const to = endOf(record);
    let line = octavesOf(record);
    if (to - line <= MOST_FETCHED) for (; line < to; line += LINE_BYTES) sum += elementAt<u32>(line);
  }
  // Compilers leave out a sum that nobody keeps.
  reachPool.fetched = sum;
}

/**
 * Makes the windows of a size, whose splits are listed, and adds them to their plane; false if memory is
 * exhausted.
 */
function makeWindows(size: i32): bool {
  const plane = planeOf(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (!(reachPool.isShared && windowOf(reachRecordOf(mask))) && !makeWindow(mask)) return false;
    addBitmap(plane, windowOf(reachRecordOf(mask)));
  }
  return true;
}

function makeWindow(mask: i32): bool {
  const window = reserveBitmap();
  if (!window) return false;
  const least = leastNew(mask),
    widest = reachAreas.widest;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    addResults(smallerHalf(s), largerHalf(s), least, widest);
  }
  moveWindow(window);
  setWindow(reachRecordOf(mask), window);
  return true;
}

/** Least value that no part of a subset with a bitmap makes. */
function leastNew(mask: i32): u32 {
  if (usesAll) return 1;
  for (let at: usize = 0, bytes = bitmapBytes(); at < bytes; at += WORD_BYTES) {
    // 0 is not a value.
    let bits: u64 = at ? 0 : 1;
    for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
      const b = bitmapOf(reachRecordOf(halfB(s))),
        c = bitmapOf(reachRecordOf(halfC(s)));
      if (b) bits |= elementAt<u64>(b + at);
      if (c) bits |= elementAt<u64>(c + at);
    }
    if (~bits) return ((<u32>at) << 3) + <u32>ctz(~bits);
  }
  return reachAreas.smallLimit;
}

function addBitmap(target: usize, source: usize): void {
  const bytes = bitmapBytes();
  if (ASC_FEATURE_SIMD) {
    for (let k: usize = 0; k < bytes; k += VECTOR_BYTES) {
      putVector(target + k, v128.or(vectorAt(target + k), vectorAt(source + k)));
    }
    return;
  }
  for (let k: usize = 0; k < bytes; k += WORD_BYTES) {
    putElement<u64>(target + k, elementAt<u64>(target + k) | elementAt<u64>(source + k));
  }
}
