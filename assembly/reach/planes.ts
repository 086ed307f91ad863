// The planes of a board: which small values each number of numbers makes, from all of its lists.
//
// Subsets are taken by size, and what those of a size make is a plane, a bitmap of small values
// (reach-areas.ts); the first plane that holds a target says how many numbers it takes.
//
// Lists are made up to some size k only (reach-lists.ts). For size k + 1 the small values are enough, as a
// window (windows.ts), and for size k + 2 the targets (top-subsets.ts). So with k = n - 2 all is found. Low
// targets seldom need that many numbers: for them k grows from 4 on until all of the range is reached.
import { MAX_NUMBERS } from '../core/boundary-layout';
import { fillBytes } from '../core/arena';
import { setBit } from '../core/bitmap';
import { countOfLeaf, n, usesAll, valuesOfLeaf } from '../core/board';
import { isListed } from '../core/list-record';
import { MASK_BYTES, SPLIT_BYTES, halfB, halfC, maskAt, masksOfSize, splitsOf } from '../core/plan';
import { sendToMarks } from './candidates';
import { bitmapBytes, largestTarget, leastTarget, planes, reserveBitmap, widest } from './reach-areas';
import {
  bitmapOf,
  largeAt,
  listReachLeaf,
  listReached,
  reachRecordOf,
  setWindow,
  smallAt,
  windowOf,
} from './reach-lists';
import { boundOfReached, isShared } from './shared-lists';
import { addSplit } from './small-results';
import { addTopSubset } from './top-subsets';
import { moveWindow } from './windows';

/** Targets below this seldom need more than a few of seven numbers or more. */
const LOW: u32 = 4096;

/** A word of a plane. */
const WORD_BITS: u32 = 64;
const WORD_BYTES: usize = sizeof<u64>();

/** The plane of a size, from 1. */
@inline export function planeOf(size: i32): usize {
  return planes + <usize>(size - 1) * bitmapBytes();
}

/** Makes the planes of the board, as far as they are needed; false if memory is exhausted. */
export function makePlanes(): bool {
  fillBytes(planes, 0, <usize>n * bitmapBytes());
  const last = max(1, n - 2);
  const first = usesAll ? last : firstDepth();
  for (let k = 1; k <= n; k++) {
    if (!makeLists(k)) return false;
    addListsToPlane(k);
    if (k < first) continue;
    if (k == n || isComplete(k)) return true;
    sendToMarks();
    if (!makeWindows(k + 1)) return false;
    if (k + 1 == n || isComplete(k + 1)) return true;
    // Boards of a pool share lists and windows, but not what is found from these.
    if (isShared && k < last) continue;
    for (let m = masksOfSize(k + 2), end = masksOfSize(k + 3); m < end; m += MASK_BYTES) {
      addTopSubset(maskAt(m), planeOf(k + 2));
      if (first < last && isComplete(k + 2)) return true;
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
  if (largestTarget < LOW && n >= (isShared ? 8 : 7)) return 4;
  return n == MAX_NUMBERS ? n - 3 : max(1, n - 2);
}

/** Whether the planes up to a size hold all of the range, so that nothing is left to find. */
function isComplete(size: i32): bool {
  if (usesAll) return false;
  const first = leastTarget / WORD_BITS,
    last = largestTarget / WORD_BITS;
  for (let word = first; word <= last; word++) {
    let bits: u64 = 0;
    for (let s = 1; s <= size; s++) bits |= load<u64>(planeOf(s) + <usize>word * WORD_BYTES);
    let wanted: u64 = u64.MAX_VALUE;
    if (word == first) wanted <<= <u64>(leastTarget % WORD_BITS);
    if (word == last) wanted &= u64.MAX_VALUE >> (<u64>(WORD_BITS - 1 - (largestTarget % WORD_BITS)));
    if ((bits & wanted) != wanted) return false;
  }
  return true;
}

/** Lists the subsets of a size; false if memory is exhausted. */
function makeLists(size: i32): bool {
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (isShared && isListed(reachRecordOf(mask))) continue;
    if (size > 1) {
      if (!listReached(mask, boundOfReached(mask, largestTarget))) return false;
    } else if (!listReachLeaf(mask, valuesOfLeaf(ctz(mask)), countOfLeaf(ctz(mask)))) return false;
  }
  return true;
}

/** Adds the values of all lists of a size to their plane. */
function addListsToPlane(size: i32): void {
  const plane = planeOf(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const record = reachRecordOf(maskAt(m));
    if (bitmapOf(record)) addBitmap(plane, bitmapOf(record));
    else {
      for (let k = smallAt(record), to = largeAt(record); k < to; k += sizeof<u32>())
        setBit(plane, load<u32>(k));
    }
  }
}

/**
 * Makes the windows of a size, whose splits are listed, and adds them to their plane; false if memory is
 * exhausted.
 */
function makeWindows(size: i32): bool {
  const plane = planeOf(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (!(isShared && windowOf(reachRecordOf(mask))) && !makeWindow(mask)) return false;
    addBitmap(plane, windowOf(reachRecordOf(mask)));
  }
  return true;
}

function makeWindow(mask: i32): bool {
  const window = reserveBitmap();
  if (!window) return false;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    addSplit(reachRecordOf(halfB(s)), reachRecordOf(halfC(s)), 1, widest);
  }
  moveWindow(window);
  setWindow(reachRecordOf(mask), window);
  return true;
}

function addBitmap(target: usize, source: usize): void {
  for (let k: usize = 0, bytes = bitmapBytes(); k < bytes; k += WORD_BYTES) {
    store<u64>(target + k, load<u64>(target + k) | load<u64>(source + k));
  }
}
