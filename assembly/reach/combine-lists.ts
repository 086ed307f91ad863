// All results of an operation on the values of two lists, u32, appended to the candidates (candidates.ts) row
// by row (combine-rows.ts). ps..psEnd and vs..vsEnd are the ends of lists.
//
// Quotients take their lists from two records: most calls have no more than a row, and passing nine arguments
// takes as long (0.99 of the time, n = 6, 7).
//
// Tried: short rows of products and quotients queued, and run by one loop that goes from row to row by
// arithmetic, since the ends of rows are guessed wrong: 1.03 of the time (shared lists, n = 6), 1.07 (one
// board); the values p that are wanted picked by SIMD before their rows: 1.06 and 1.03; few dividends divided
// by the divisors of theirs that a bitmap holds: 0.99 to 1.01 (n = 6 to 9); the sums below 32 in a record as
// bits, for divisors that must be small: 0.98 to 0.99 (shared lists), 1.01 to 1.03 (one board).
//
// Tried: multiplyLists inlined, once for lists and once for windows: 0.98 of the time (n = 6), 0.99 (n = 7);
// and addLists, four times: the same once more. But that takes 0.4 and 1.4 kB more of a bundle. No dividends
// one by one: 1.08 (n = 6, 7); only single ones: 1.03.
//
// A short list meets another once for products and quotients both ways (combineFew), because a row of a board
// of six has fewer than six vectors: 0.88 of the time (n = 6), 0.875 (n = 7), 0.86 (n = 8, 101..999), 1.00
// for boards that share lists. Tried with it: the cells of the values that parts make barred four at a time:
// 1.00.
import { spendNanoseconds } from '../core/deadline';
import { elementAt, putElement } from '../core/elements';
import { drainIfFull, endCandidates, startCandidates } from './candidates';
import { endOf, listOf, sumsAt } from '../core/list-record';
import { largeAt, leastReachedOf, maxReachedOf, octavesOf, smallAt } from './reach-records';
import { octavesFrom, octavesStart, octavesTo } from './octaves';
import { COMMON, DIVISORS, MAX_ROW, reachAreas } from './reach-state';
import {
  EXACT_F32,
  addRow,
  combineRow,
  divideByRow,
  divideRow,
  divideSumsRow,
  multiplyRow,
} from './combine-rows';

const VALUE_BYTES: usize = sizeof<u32>();
/** The most bytes of an inner list in a row: it gives two candidates for a value. */
const CHUNK_BYTES: usize = (MAX_ROW / 2) * VALUE_BYTES;
/**
 * Up to this many dividends, and no more than there are divisors, are divided one by one by the divisors in a
 * row, if they are small.
 */
const FEW_DIVIDENDS: usize = 3;

/** The most values of the lists that combineFew serves. */
const FEW_BYTES: usize = 4 * VALUE_BYTES;
const COMBINED_BYTES: usize = 512 * VALUE_BYTES;

/** Sends all p + v and |p - v|, those above most as most. */
export function addLists(ps: usize, psEnd: usize, vs: usize, vsEnd: usize, most: u32, largest: u64): void {
  // The longer list belongs inside.
  if (psEnd - ps > vsEnd - vs) return addLists(vs, vsEnd, ps, psEnd, most, largest);
  let at = startCandidates(largest);
  for (let from = vs; from < vsEnd; from += CHUNK_BYTES) {
    const to = min(from + CHUNK_BYTES, vsEnd);
    for (let i = ps; i < psEnd; i += VALUE_BYTES)
      at = drainIfFull(addRow(at, elementAt<u32>(i), from, to, most));
  }
  endCandidates(at);
}

/**
 * Sends all p * v <= most. Products by 1 may be left out if least is 2, and are not if it is 1. No p is below
 * leastP, no v below leastV. octaves has the values v by octave (octaves.ts), and perhaps larger ones, or is
 * 0.
 */
export function multiplyLists(
  ps: usize,
  psEnd: usize,
  leastP: u32,
  vs: usize,
  vsEnd: usize,
  leastV: u32,
  octaves: usize,
  most: u32,
  least: u32,
  largest: u64,
): void {
  if (!octaves && psEnd - ps > vsEnd - vs)
    return multiplyLists(vs, vsEnd, leastV, ps, psEnd, leastP, 0, most, least, largest);
  const mostP = most / max(leastV, least);
  if (mostP < leastP) return;
  let at = startCandidates(largest);
  for (let i = ps; i < psEnd; i += VALUE_BYTES) {
    const p = elementAt<u32>(i);
    if (p < least || p > mostP) continue;
    const mostV = most / p;
    const end = octaves ? octavesTo(octaves, mostV) : vsEnd;
    for (let from = octaves ? octavesStart(octaves) : vs; from < end; from += CHUNK_BYTES)
      at = drainIfFull(multiplyRow(at, p, from, min(from + CHUNK_BYTES, end), mostV));
  }
  endCandidates(at);
}

/**
 * Sends all natural v / p from least to most, p > 1, for the values v of one list and the sums p of another.
 */
export function divideLists(dividends: usize, divisors: usize, least: u32, most: u32): void {
  const largest = maxReachedOf(dividends);
  // Most pairs of halves have none: 0.98 of the time (n = 6, shared lists).
  if (largest < <u64>max<u32>(leastReachedOf(divisors), 2) * least || least > most) return;
  const vs = listOf(dividends),
    vsEnd = endOf(dividends);
  const ps = sumsAt(divisors),
    psEnd = endOf(divisors);
  let at = startCandidates(largest >> 1);
  if (vsEnd - vs <= min(FEW_DIVIDENDS * VALUE_BYTES, psEnd - ps) && largest < EXACT_F32) {
    const octaves = octavesOf(divisors);
    for (let i = vs; i < vsEnd; i += VALUE_BYTES) {
      const v = elementAt<u32>(i);
      if (v < 2 * least) continue;
      let from = octaves ? octavesStart(octaves) : ps;
      const end = octaves ? octavesTo(octaves, v / least) : psEnd;
      spendNanoseconds(end - from);
      for (; from < end; from += CHUNK_BYTES)
        at = drainIfFull(divideByRow(at, v, from, min(from + CHUNK_BYTES, end), least, min(v >> 1, most)));
    }
  } else {
    const octaves = octavesOf(dividends);
    const small = smallAt(dividends),
      large = largeAt(dividends);
    const limit = reachAreas.smallLimit;
    const mostDivisor = largest / least;
    for (let i = ps; i < psEnd; i += VALUE_BYTES) {
      const p = elementAt<u32>(i);
      if (p <= 1 || p > mostDivisor) continue;
      const mostQ = min(largest / p, most);
      let from = octaves ? octavesFrom(octaves, least * p) : vs;
      const last = octaves ? octavesTo(octaves, mostQ * p) : vsEnd;
      // Small dividends, in the middle of a list, are left out if they are too small.
      let end = octaves || least * p < limit ? last : small;
      spendNanoseconds(last - from);
      while (true) {
        for (; from < end; from += CHUNK_BYTES)
          at = drainIfFull(divideRow(at, p, from, min(from + CHUNK_BYTES, end), mostQ, 1));
        if (end == last) break;
        from = large;
        end = last;
      }
    }
  }
  endCandidates(at);
}

/** Whether combineFew serves two lists. */
export function areFew(few: usize, list: usize): bool {
  return (
    endOf(few) - listOf(few) <= FEW_BYTES &&
    endOf(list) - listOf(list) <= COMBINED_BYTES &&
    maxReachedOf(few) < EXACT_F32
  );
}

/**
 * Sends what multiplyLists and divideLists, both ways, send of a short list, nearly always that of a number
 * or a pair, and another: each of its values x meets that list once for all three operations. A sum x is
 * multiplied by all values if withProducts, else by sums; a product x by sums if multipliesProducts, else by
 * none.
 */
export function combineFew(
  few: usize,
  list: usize,
  withProducts: bool,
  multipliesProducts: bool,
  most: u32,
  largest: u64,
): void {
  let at = startCandidates(largest);
  const values = listOf(list),
    sums = sumsAt(list),
    end = endOf(list),
    sumsOfFew = sumsAt(few);
  spendNanoseconds(end - values);
  for (let i = listOf(few), to = endOf(few); i < to; i += VALUE_BYTES) {
    const x = elementAt<u32>(i);
    if (x == 1) continue;
    let from = sums,
      mostFactor: u32 = 0,
      mostQ: u32 = 0;
    if (i >= sumsOfFew) {
      mostQ = min<u32>(most, u32.MAX_VALUE / x);
      if (withProducts) from = values;
      else at = divideRow(at, x, values, sums, mostQ, 1);
    }
    if (i >= sumsOfFew || multipliesProducts) mostFactor = most / x;
    at = combineRow(at, x, from, end, mostFactor, mostQ, most);
    at = drainIfFull(at);
  }
  endCandidates(at);
}

/** Sends all natural (p + v) / x and |p - v| / x up to most, for one p. */
export function divideSumsBy(p: u32, vs: usize, vsEnd: usize, x: u32, most: u32): void {
  let at = startCandidates(0);
  const limited = min<u32>(most, u32.MAX_VALUE / x);
  spendNanoseconds(vsEnd - vs);
  for (let from = vs; from < vsEnd; from += CHUNK_BYTES) {
    at = drainIfFull(divideSumsRow(at, p, from, min(from + CHUNK_BYTES, vsEnd), x, limited));
  }
  endCandidates(at);
}

// COMMON has the greatest common divisors of x and r < DIVISORS, a byte each, in rows of DIVISORS for each x.
// A row that is not filled has 0 for r = 0.

/** Address in the table of the greatest common divisor of x and r. */
@inline function commonAt(x: u32, r: u32): usize {
  return COMMON + x * DIVISORS + r;
}

function euclid(a: u32, b: u32): u32 {
  while (b) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

function fillCommonRow(x: u32): void {
  for (let r: u32 = 0; r < DIVISORS; r++) putElement<u8>(commonAt(x, r), <u8>euclid(x, r));
}

/** The greatest common divisor. Precondition: the row of x, if it has one, is filled. */
@inline function greatestCommonDivisor(x: u32, p: u32): u32 {
  return x < DIVISORS ? <u32>elementAt<u8>(commonAt(x, p < DIVISORS ? p : p % x)) : euclid(x, p % x);
}

/**
 * Sends all natural p * v / x up to most, with a product of at least x * least. Those with p and x coprime
 * are left out if skipsCoprime. largest is the largest v; octaves has the same values by octave, or is 0.
 */
export function divideProductsBy(
  ps: usize,
  psEnd: usize,
  vs: usize,
  vsEnd: usize,
  largest: u32,
  x: u32,
  least: u32,
  most: u32,
  skipsCoprime: bool,
  octaves: usize,
): void {
  let at = startCandidates(0);
  if (x < DIVISORS && !elementAt<u8>(commonAt(x, 0))) fillCommonRow(x);
  for (let i = ps; i < psEnd; i += VALUE_BYTES) {
    const p = elementAt<u32>(i);
    if (<u64>p * largest < <u64>x * least) continue;
    const divisor = greatestCommonDivisor(x, p);
    if (skipsCoprime && divisor == 1) continue;
    const y = x / divisor,
      f = p / divisor;
    // v = y * q with q * f <= most
    const mostQ = min<u32>(most / f, largest / y);
    if (!mostQ) continue;
    const end = octaves ? octavesTo(octaves, mostQ * y) : vsEnd;
    let from = octaves ? octavesFrom(octaves, max<u32>((least / f) * y, 1)) : vs;
    spendNanoseconds(end - from);
    for (; from < end; from += CHUNK_BYTES)
      at = drainIfFull(divideRow(at, y, from, min(from + CHUNK_BYTES, end), mostQ, f));
  }
  endCandidates(at);
}
