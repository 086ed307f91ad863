// One target: the fewest numbers that make it, or a proof that none do and the
// nearest value. Subsets are searched by size, those with the largest numbers
// first, so the first that makes the target uses the fewest numbers; the answer is
// rebuilt from it. Values are 32 bits wide where that is enough and 64 where not
// (limits.ts); all below is written for both, and chosen here.
import { BOTH } from './marks';
import {
  closeBoard,
  dropPlans,
  largestPossible,
  n,
  openBoard,
  openTo,
  openWidth,
  usesAll,
  widthFor,
} from '../core/board';
import { NONE, OUT_OF_MEMORY, TOO_LARGE, saturatingProduct } from '../core/limits';
import { above, below, largest } from './nearest-natural';
import { decompose as decomposeInto, rebuild } from './rebuild';
import { mark } from '../core/arena';
import { makes, prepareSearch } from './backward-search';
import { masksOfSize } from '../core/subsets';
import { isExhausted } from './subset-values';

/** Distances up to this are tried by exact searches, which are cheaper than a search for the nearest. */
const EXACT_DISTANCES: u64 = 4;
/** How far from the target the search for the nearest looks first, and how many times further each time after that. */
const FIRST_REACH: u64 = 1024;

/** Bytes of the values in use. */
let width: usize = 4;
let cap: u64 = 0;

/** What serve returns when the board is open. */
const OPEN: i32 = 1;

/**
 * Opens the board to targets up to hi, and to an eighth more if that can be had, so that lists serve a script that asks for one target
 * after the other. An hi that is served is below 2^62 (limits.ts), so that nothing wraps here.
 */
function serve(hi: u64): i32 {
  const top = largestPossible();
  hi = max<u64>(2, min<u64>(hi, top));
  width = openWidth(hi, cap);
  if (width) return OPEN;
  width = widthFor(hi);
  if (!width) return TOO_LARGE;
  const generous = min<u64>(top, hi + (hi >> 3));
  if (widthFor(generous)) {
    hi = generous;
    width = widthFor(hi);
  }
  return (width == 4 ? openTo<u32>(hi, cap) : openTo<u64>(hi, cap)) ? OPEN : OUT_OF_MEMORY;
}

/** The first subset of a size that makes t, or 0. */
function findMask<T>(size: i32, t: T): i32 {
  prepareSearch(size, cap);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
    const mask = <i32>load<u16>(m);
    if (makes<T>(mask, t, BOTH)) return mask;
  }
  return 0;
}

/** The fewest numbers that make low or high, in that order of preference, either 0 for no target; with the expression in TREE. */
function solveFor<T>(low: T, high: T): i32 {
  for (let size = usesAll ? n : 1; size <= n; size++) {
    let t = low;
    let mask = t ? findMask<T>(size, t) : 0;
    if (!mask && high) {
      t = high;
      mask = findMask<T>(size, t);
    }
    if (isExhausted || (mask && !rebuild<T>(mask, t))) return OUT_OF_MEMORY;
    if (mask) return size;
  }
  return NONE;
}

function solveEither(low: u64, high: u64): i32 {
  if (high > largestPossible()) high = 0;
  return width == 4 ? solveFor<u32>(<u32>low, <u32>high) : solveFor<u64>(low, high);
}

/** The largest value from least to x, or 0. */
function largestFrom<T>(least: T, x: T): T {
  let best: T = 0;
  prepareSearch(n, cap);
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end && best < x; m += 2) {
      best = max<T>(best, below<T>(load<u16>(m), x, max<T>(best + 1, least), BOTH));
    }
  }
  return best;
}

/** The smallest value from x to most, or 0. */
function smallestFrom<T>(x: T, most: T): T {
  let best: T = 0;
  prepareSearch(n, cap);
  for (let size = usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end && most >= x; m += 2) {
      const v = above<T>(load<u16>(m), x, most, BOTH);
      if (v) {
        best = v;
        most = v - 1;
      }
    }
  }
  return best;
}

/** The nearest values beyond EXACT_DISTANCES from t. */
function solveNearest(t: u64, top: u64): i32 {
  assert(!cap, 'the search for the nearest relies on the normal form');
  let low: u64 = 0,
    high: u64 = 0;
  const from = t - min(t, EXACT_DISTANCES + 1);
  for (let reach = FIRST_REACH; from && !low && !isExhausted; reach = saturatingProduct(reach, FIRST_REACH)) {
    const least = t > reach ? t - reach : 1;
    low = width == 4 ? <u64>largestFrom<u32>(<u32>least, <u32>from) : largestFrom<u64>(least, from);
    if (least == 1) break;
  }
  const limit = low && 2 * t - low < top ? 2 * t - low : top;
  for (
    let reach = FIRST_REACH;
    limit > t && !high && !isExhausted;
    reach = saturatingProduct(reach, FIRST_REACH)
  ) {
    const most = limit - t > reach ? t + reach : limit;
    const status = serve(most);
    if (status < 0) return status;
    const x = t + EXACT_DISTANCES + 1;
    high = width == 4 ? <u64>smallestFrom<u32>(<u32>x, <u32>most) : smallestFrom<u64>(x, most);
    if (most == limit) break;
  }
  if (isExhausted) return OUT_OF_MEMORY;
  if (low && high) {
    if (t - low < high - t) high = 0;
    else if (high - t < t - low) low = 0;
  }
  return solveEither(low, high);
}

function search(t: u64, nearest: bool): i32 {
  const top = largestPossible();
  if (t > top && !nearest) return NONE;
  // No value is nearer to a target beyond the largest. That is a pass over all splits, which low targets need not pay.
  if (nearest && t > top >> 1) t = min<u64>(t, largest());
  let status = serve(nearest ? min<u64>(t, u64.MAX_VALUE - EXACT_DISTANCES) + EXACT_DISTANCES : t);
  if (status == OPEN) status = solveEither(t, 0);
  if (status != NONE || !nearest) return status;
  for (let d: u64 = 1; d <= EXACT_DISTANCES; d++) {
    status = solveEither(t > d ? t - d : 0, t + d);
    if (status != NONE) return status;
  }
  return solveNearest(t, largest());
}

/**
 * Solves the board in INPUT for a target above 0. Returns how many numbers the answer uses, with its expression in TREE, or NONE,
 * OUT_OF_MEMORY or TOO_LARGE. With a largest result above 0 no result of an operation exceeds it.
 */
export function solve(count: i32, all: bool, nearest: bool, target: u64, largestResult: u64): i32 {
  cap = largestResult;
  let status = OUT_OF_MEMORY;
  // What is kept for other boards must not be what is missing for this one.
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    if (openBoard(count, all)) status = search(target, nearest);
    if (status < 0) closeBoard();
  }
  return status;
}

/** The ways to make a value over a subset in one last operation (rebuild.ts), by the rules and the cap of the last solve. */
export function decompose(mask: i32, value: u64): i32 {
  const count = width == 4 ? decomposeInto<u32>(mask, <u32>value) : decomposeInto<u64>(mask, value);
  if (count < 0) closeBoard();
  return count;
}

/** Where decompose wrote them. */
export function decompositions(): usize {
  return mark();
}
