// What the operations of a split (B, C) make that is small: for a window (planes.ts) all small values, for a
// whole board (top-subsets.ts) the targets. B and C are listed (reach-lists.ts). Sums are shifted bitmaps if
// one half has a bitmap, other results are candidates that become marks.
import { usesAll } from '../core/board';
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { elementAt } from '../core/elements';
import { endOf, listOf, productsEnd, sumsAt } from '../core/list-record';
import {
  FEW_DIVIDENDS,
  addLists,
  divideByBitmap,
  divideByOctaves,
  divideLists,
  divideOctaves,
  multiplyLists,
  multiplyOctaves,
} from './combine-lists';
import { EXACT_F32 } from './combine-rows';
import { bitmapBytes } from './reach-areas';
import { octavesFrom, octavesTo } from './octaves';
import {
  bitmapOf,
  largeAt,
  leastReachedOf,
  maxReachedOf,
  octavesOf,
  productBitmapOf,
  reachRecordOf,
  smallAt,
} from './reach-lists';
import { addShifted } from './windows';
import { reachAreas } from './reach-state';

const VALUE_BYTES: usize = sizeof<u32>();
/** Least quotient whose small dividends are matched apart from the large ones, with few divisors. */
const LEAST_APART: u32 = 8;

/**
 * Sends p + v and |p - v| for p of one list and the small values of another, which are a bitmap, and |p - v|
 * for its large ones, which may be in two places.
 */
function addSums(
  from: usize,
  to: usize,
  bits: usize,
  large: usize,
  largeEnd: usize,
  more: usize,
  moreEnd: usize,
  most: u32,
): void {
  const limit = reachAreas.smallLimit;
  for (let k = from; k < to; k += VALUE_BYTES) {
    const p = elementAt<u32>(k);
    spendNanosecondsOutOfLine(bitmapBytes() >> 2);
    if (p <= most) addShifted(bits, p);
    if (p < limit + most) addShifted(bits, -(<i32>p));
    if (p + most < limit) continue;
    if (large < largeEnd) addLists(k, k + VALUE_BYTES, large, largeEnd, limit, 0);
    if (more < moreEnd) addLists(k, k + VALUE_BYTES, more, moreEnd, limit, 0);
  }
}

/**
 * Adds p + v and |p - v| for p of one list and the values of another: the small ones are a bitmap, and the
 * large ones are found by octave (octaves.ts).
 */
function addSumsByOctave(from: usize, to: usize, bits: usize, octaves: usize, largest: u32, most: u32): void {
  const limit = reachAreas.smallLimit;
  for (let k = from; k < to; k += VALUE_BYTES) {
    const p = elementAt<u32>(k);
    spendNanosecondsOutOfLine(bitmapBytes() >> 2);
    if (p <= most) addShifted(bits, p);
    if (p < limit + most) addShifted(bits, -(<i32>p));
    if (p + most < limit || largest < limit || largest + most < p) continue;
    const least = max(limit, p > most ? p - most : 1);
    addLists(k, k + VALUE_BYTES, octavesFrom(octaves, least), octavesTo(octaves, p + most), limit, 0);
  }
}

/** Quotients from least to most of the values of one subset by those of another. */
function divideHalves(dividends: usize, divisors: usize, least: u32, most: u32): void {
  const list = listOf(dividends),
    small = smallAt(dividends),
    large = largeAt(dividends),
    end = endOf(dividends);
  const ps = sumsAt(divisors),
    psEnd = endOf(divisors);
  const largest = maxReachedOf(dividends),
    limit = reachAreas.smallLimit;
  const divisorCount = (psEnd - ps) / VALUE_BYTES;
  if (
    bitmapOf(divisors) &&
    end - list <= FEW_DIVIDENDS * VALUE_BYTES &&
    largest < limit &&
    <usize>largest * 64 < divisorCount * divisorCount
  ) {
    for (let i = list; i < end; i += VALUE_BYTES)
      divideByBitmap(elementAt<u32>(i), bitmapOf(divisors), least, most);
    return;
  }
  const divisorOctaves = octavesOf(divisors);
  if (divisorOctaves && end - list <= FEW_DIVIDENDS * VALUE_BYTES && largest < EXACT_F32)
    return divideByOctaves(list, end, divisorOctaves, least, most);
  const octaves = octavesOf(dividends);
  if (octaves) return divideOctaves(octaves, largest, ps, psEnd, least, most);
  if (least < LEAST_APART) {
    divideLists(list, end, largest, ps, psEnd, least, most);
    return;
  }
  if (small > list) divideLists(list, small, largest, ps, psEnd, least, most);
  if (end > large) divideLists(large, end, largest, ps, psEnd, least, most);
  divideLists(small, large, min(largest, limit - 1), ps, psEnd, least, most);
}

/**
 * Whether the larger half, as a rest of terms or factors that are no smaller than the smaller, is only one.
 */
@inline export function isOnePart(smaller: i32, larger: i32): bool {
  return popcnt(larger) < 2 * popcnt(smaller);
}

/**
 * The sums, differences and products of a value of each half of a split, up to most. The smaller half is one
 * term or factor; so is the other, unless it has at least twice as many numbers.
 */
export function addSumsAndProducts(smaller: i32, larger: i32, most: u32): void {
  const b = reachRecordOf(smaller),
    c = reachRecordOf(larger);
  const isPure = isOnePart(smaller, larger);
  const bList = listOf(b),
    bProducts = productsEnd(b);
  const cList = listOf(c),
    cEnd = isPure ? productsEnd(c) : endOf(c);
  const bBits = productBitmapOf(b),
    cBits = isPure ? productBitmapOf(c) : bitmapOf(c);
  const octaves: usize = isPure ? 0 : octavesOf(c);
  if (cBits && (!bBits || bProducts - bList <= cEnd - cList)) {
    if (octaves) addSumsByOctave(bList, bProducts, cBits, octaves, maxReachedOf(c), most);
    else addSums(bList, bProducts, cBits, cList, smallAt(c), isPure ? cEnd : largeAt(c), cEnd, most);
  } else if (bBits) addSums(cList, cEnd, bBits, bList, smallAt(b), 0, 0, most);
  else addLists(bList, bProducts, cList, cEnd, reachAreas.smallLimit, 0);
  if (octaves) return multiplyOctaves(sumsAt(b), largeAt(b), octaves, most, usesAll ? 1 : 2);
  multiplyLists(
    sumsAt(b),
    largeAt(b),
    leastReachedOf(b),
    isPure ? sumsAt(c) : smallAt(c),
    largeAt(c),
    leastReachedOf(c),
    most,
    usesAll ? 1 : 2,
    0,
  );
}

/** The quotients of a value of each half of a split, either by the other, from least to most. */
export function addQuotients(b: usize, c: usize, least: u32, most: u32): void {
  divideHalves(c, b, least, most);
  divideHalves(b, c, least, most);
}
