// One target: the fewest numbers that make it, or a proof that none do and the nearest value. Subsets are
// searched by size, those with the largest numbers first, so the first that makes the target uses the fewest
// numbers; the answer is rebuilt from it. Values are 32 bits wide if that is enough and 64 if not
// (core/limits.ts); the search is compiled for both, and the width chosen here.
import { DONE, NONE, OUT_OF_MEMORY } from '../core/boundary-types';
import { closeBoard, largestPossible, n, openBoard, shouldRetry, usesAll } from '../core/board';
import { saturatingProduct } from '../core/limits';
import { BY_BOTH } from '../core/mark-cells';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { makesValue } from './backward-search';
import { writeNaturalWays } from './natural-ways';
import { largestOfBoard } from './largest-natural';
import { canKeepLists } from './kept-lists';
import { isNarrow } from './list-width';
import { chooseListed, openNaturalLists } from './natural-lists';
import {
  EXACT_DISTANCES,
  FIRST_REACH,
  findNearestNatural,
  narrowedHigh,
  narrowedLow,
} from './nearest-natural';
import { chooseNaturalExpression } from './choose-natural-expression';
import { naturalLists } from './natural-state';

/** The first subset of a size that makes t, or 0. */
function findSubset<T>(size: i32, t: T): i32 {
  chooseListed(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
    const mask = maskAt(m);
    if (makesValue<T>(mask, t, BY_BOTH)) return mask;
  }
  return 0;
}

/**
 * Returns the fewest numbers that make low or high, in that order of preference, either 0 for no target, with
 * the answer in ANSWER.
 */
function solveWith<T>(low: T, high: T): i32 {
  for (let size = usesAll ? n : 1; size <= n; size++) {
    let t = low;
    let mask = t ? findSubset<T>(size, t) : 0;
    if (!mask && high) {
      t = high;
      mask = findSubset<T>(size, t);
    }
    if (naturalLists.isExhausted || (mask && !chooseNaturalExpression<T>(mask, t))) return OUT_OF_MEMORY;
    if (mask) return size;
  }
  return NONE;
}

function solveEither(low: u64, high: u64): i32 {
  if (high > largestPossible()) high = 0;
  return isNarrow() ? solveWith<u32>(<u32>low, <u32>high) : solveWith<u64>(low, high);
}

/** The smallest value (up) or the largest (not up) of the board from low to high, or 0. */
function findNearestOfBoard(low: u64, high: u64, up: bool): u64 {
  let best: u64 = 0;
  chooseListed(n);
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end && low <= high; m += MASK_BYTES) {
      const v = findNearestNatural(maskAt(m), low, high, BY_BOTH, up);
      if (!v) continue;
      best = v;
      low = narrowedLow(low, v, up);
      high = narrowedHigh(high, v, up);
    }
  }
  return best;
}

/** Finds the nearest values beyond EXACT_DISTANCES from t. */
function solveNearest(t: u64, top: u64): i32 {
  assert(!naturalLists.isPlain, 'the search for the nearest relies on the normal form');
  let low: u64 = 0,
    high: u64 = 0;
  const from = t - min(t, EXACT_DISTANCES + 1);
  let reach = FIRST_REACH;
  while (from && !low && !naturalLists.isExhausted) {
    const least = t > reach ? t - reach : 1;
    low = findNearestOfBoard(least, from, false);
    if (least == 1) break;
    reach = saturatingProduct(reach, FIRST_REACH);
  }
  const limit = low && 2 * t - low < top ? 2 * t - low : top;
  reach = FIRST_REACH;
  while (limit > t && !high && !naturalLists.isExhausted) {
    const most = limit - t > reach ? t + reach : limit;
    const status = openNaturalLists(most, 0);
    if (status < 0) return status;
    high = findNearestOfBoard(t + EXACT_DISTANCES + 1, most, true);
    if (most == limit) break;
    reach = saturatingProduct(reach, FIRST_REACH);
  }
  if (naturalLists.isExhausted) return OUT_OF_MEMORY;
  if (low && high) {
    if (t - low < high - t) high = 0;
    else if (high - t < t - low) low = 0;
  }
  return solveEither(low, high);
}

/** Solves the board for t with no result above cap, if that is not 0. */
function solveBoard(t: u64, nearest: bool, cap: u64): i32 {
  const top = largestPossible();
  if (t > top && !nearest) return NONE;
  // No value is nearer to a target beyond the largest. That is a pass over all splits, which low targets need
  // not pay.
  if (nearest && t > top >> 1) t = min<u64>(t, largestOfBoard());
  const hi = nearest ? min<u64>(t, u64.MAX_VALUE - EXACT_DISTANCES) + EXACT_DISTANCES : t;
  let status = openNaturalLists(hi, cap);
  if (status == DONE) status = solveEither(t, 0);
  if (status != NONE || !nearest) return status;
  for (let d: u64 = 1; d <= EXACT_DISTANCES; d++) {
    status = solveEither(t > d ? t - d : 0, t + d);
    if (status != NONE) return status;
  }
  return solveNearest(t, largestOfBoard());
}

/**
 * Solves the board in INPUT for a target above 0. Returns how many numbers the answer uses, with its value
 * and expression in ANSWER, or NONE, OUT_OF_MEMORY or TOO_LARGE. With a largest result above 0 no result of
 * an operation exceeds it.
 */
export function solveNatural(count: i32, all: bool, nearest: bool, target: u64, largestResult: u64): i32 {
  let status: i32,
    attempt = 0;
  do
    status = openBoard(count, all, canKeepLists(all))
      ? solveBoard(target, nearest, largestResult)
      : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

/**
 * Writes the ways to make a value over a subset by a last operation to the top of the arena, by the rules and
 * the largest result of the last solve; returns how many there are, or OUT_OF_MEMORY.
 */
export function waysOfNatural(mask: i32, value: u64): i32 {
  const count = writeNaturalWays(mask, value);
  if (count < 0) closeBoard();
  return count;
}
