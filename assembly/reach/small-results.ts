// The small results of the operations of a split (B, C): for a window (planes.ts) all small values, for a
// whole board (top-subsets.ts) the targets. B and C are listed (reach-lists.ts). Sums are shifted bitmaps if
// one half has a bitmap, other results are candidates that become marks.
import { usesAll } from '../core/board';
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { elementAt } from '../core/elements';
import { endOf, listOf, productsEnd, sumsAt } from '../core/list-record';
import { addLists, areFew, combineFew, divideLists, multiplyLists } from './combine-lists';
import { bitmapBytes } from './reach-areas';
import { octavesFrom, octavesTo } from './octaves';
import {
  bitmapOf,
  largeAt,
  leastReachedOf,
  octavesOf,
  productBitmapOf,
  reachRecordOf,
  smallAt,
} from './reach-records';
import { addShifted } from './windows';
import { reachAreas } from './reach-state';

const VALUE_BYTES: usize = sizeof<u32>();

/**
 * Sends p + v and |p - v| for p of one list and the small values of another, which are a bitmap, and |p - v|
 * for its large ones, which may be in two places, or are found by octave (octaves.ts).
 */
function addSums(
  from: usize,
  to: usize,
  bits: usize,
  large: usize,
  largeEnd: usize,
  more: usize,
  moreEnd: usize,
  octaves: usize,
  most: u32,
): void {
  const limit = reachAreas.smallLimit;
  for (let k = from; k < to; k += VALUE_BYTES) {
    const p = elementAt<u32>(k);
    spendNanosecondsOutOfLine(bitmapBytes() >> 2);
    if (p <= most) addShifted(bits, p);
    if (p < limit + most) addShifted(bits, -(<i32>p));
    if (p + most < limit) continue;
    if (octaves) {
      large = octavesFrom(octaves, max(limit, p > most ? p - most : 1));
      largeEnd = octavesTo(octaves, p + most);
    }
    if (large < largeEnd) addLists(k, k + VALUE_BYTES, large, largeEnd, limit, 0);
    if (more < moreEnd) addLists(k, k + VALUE_BYTES, more, moreEnd, limit, 0);
  }
}

/**
 * Whether the larger half, as a rest of terms or factors that are no smaller than the smaller, is only one.
 */
@inline export function isOnePart(smaller: i32, larger: i32): bool {
  return popcnt(larger) < 2 * popcnt(smaller);
}

/** The sums and differences of a value of each half of a split, up to most; see addSumsAndProducts. */
function addSumsOfHalves(b: usize, c: usize, isPure: bool, most: u32): void {
  const bList = listOf(b),
    bProducts = productsEnd(b);
  const cList = listOf(c),
    cEnd = isPure ? productsEnd(c) : endOf(c);
  const bBits = productBitmapOf(b),
    cBits = isPure ? productBitmapOf(c) : bitmapOf(c);
  const octaves: usize = isPure ? 0 : octavesOf(c);
  if (cBits && (!bBits || bProducts - bList <= cEnd - cList)) {
    const more = isPure || octaves ? cEnd : largeAt(c);
    addSums(bList, bProducts, cBits, cList, smallAt(c), more, cEnd, octaves, most);
  } else if (bBits) addSums(cList, cEnd, bBits, bList, smallAt(b), 0, 0, 0, most);
  else addLists(bList, bProducts, cList, cEnd, reachAreas.smallLimit, 0);
}

/** The products of a value of each half of a split, up to most; see addSumsAndProducts. */
function addProductsOfHalves(b: usize, c: usize, isPure: bool, most: u32): void {
  multiplyLists(
    sumsAt(b),
    largeAt(b),
    leastReachedOf(b),
    isPure ? sumsAt(c) : smallAt(c),
    largeAt(c),
    leastReachedOf(c),
    isPure ? 0 : octavesOf(c),
    most,
    usesAll ? 1 : 2,
    0,
  );
}

/**
 * The sums, differences and products of a value of each half of a split, up to most. The smaller half is one
 * term or factor; so is the other, unless it has at least twice as many numbers.
 */
export function addSumsAndProducts(smaller: i32, larger: i32, most: u32): void {
  const b = reachRecordOf(smaller),
    c = reachRecordOf(larger);
  const isPure = isOnePart(smaller, larger);
  addSumsOfHalves(b, c, isPure, most);
  addProductsOfHalves(b, c, isPure, most);
}

/** All that addSumsAndProducts and addQuotients add. */
export function addResults(smaller: i32, larger: i32, least: u32, most: u32): void {
  const b = reachRecordOf(smaller),
    c = reachRecordOf(larger);
  const isPure = isOnePart(smaller, larger);
  addSumsOfHalves(b, c, isPure, most);
  if (!usesAll && areFew(b, c)) return combineFew(b, c, !isPure, false, most, 0);
  addProductsOfHalves(b, c, isPure, most);
  addQuotients(b, c, least, most);
}

/** The quotients of a value of each half of a split, either by the other, from least to most. */
export function addQuotients(b: usize, c: usize, least: u32, most: u32): void {
  divideLists(c, b, least, most);
  divideLists(b, c, least, most);
}
