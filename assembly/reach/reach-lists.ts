// The lists of a reach: the values of each subset, in the normal form of natural/build-values.ts, with small
// and large values apart (reach-areas.ts). Small ones are in a list once; large ones as often as they were
// made, which is cheaper than to ask.
//
//   list        smallAt   productsEnd   sumsAt    largeAt       end
//   | products            | both        | sums                  |
//   | large     | small   |             | small   | large       |
//
// Here the ranges of products and of sums do not overlap: an operand p of the normal form is always pure, a
// product that is no sum, a sum that is no product, or a leaf. A value that is both can be replaced, as a
// term, by its terms and, as a factor, by its factors; so what it makes arises without it. That saves 1 to 5
// %. Large values are not asked whether they are both.
//
// A list that boards share has its values once more by octave (octaves.ts), unless it is short, the range of
// targets is wide, or boards have eight numbers or more.
//
// A list of all but two numbers is whole: it meets subsets of one or two numbers only, as a rest of any form
// (small-results.ts) if there are six numbers or more. So nobody asks which of its products are pure, and it
// has no bitmap of them: 0.98 of the time (one board, n = 6, 7, 8).
//
// Two numbers make four values at most: these are listed at once, without cells or candidates. That takes
// 0.96 of the time (n = 6).
//
// Tried: a copy of the values whose square is small, one of which is in each small product: 1.00 to 1.03 of
// the time (n = 6, 8, 9). Presumably most products are made for lists, where large ones are wanted too. Loops
// instead of memory.copy, which is a call out of the module: 0.99 to 1.00 (n = 6, 7, 8).
import { arenaTop, ensureMemory, release } from '../core/arena';
import { setBit } from '../core/bitmap';
import { n, usesAll } from '../core/board';
import { elementAt, putElement, vectorAt } from '../core/elements';
import { endOf, listOf, productsEnd, reserveList, setListRecord, sumsAt } from '../core/list-record';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import {
  blockReached,
  drainCandidates,
  isReachedByBoth,
  leastWanted,
  sendProductsTo,
  sendSumsTo,
  startCells,
} from './candidates';
import { addLists, areFew, combineFew, divideLists, multiplyLists } from './combine-lists';
import { bitmapBytes, reserveBitmap } from './reach-areas';
import { makeOctaves, octavesStart } from './octaves';
import { ReachRecord, leastReachedOf, largeAt, maxReachedOf, reachRecordOf, smallAt } from './reach-records';
import { candidateStream, reachAreas, reachPool } from './reach-state';

const VALUE_BYTES: usize = sizeof<u32>();
/** The fewest bytes that are made addressable where candidates are drained to. */
const TAIL_BYTES: usize = 64;

/** Least limit of small values for which octaves do not pay: without them n = 7 takes 0.94 to 0.97. */
const WIDE: u32 = 1 << 13;
/** Most numbers of a board with octaves: without them n = 8, 9, 10 take 0.83 to 0.92 of the time. */
const MOST_WITH_OCTAVES: i32 = 7;

/** Whether lists have octaves, unless they are short. */
@inline function hasOctaves(): bool {
  return reachPool.isShared && n <= MOST_WITH_OCTAVES && reachAreas.smallLimit < WIDE;
}

/** Whether the list of a subset is whole. */
function isWholeList(mask: i32): bool {
  return n >= 6 && popcnt(mask) == n - 2;
}

/** Lists up to this length are not worth octaves. */
const FEW_VALUES: u32 = 14;
/** Lists up to this length are not worth a bitmap. */
const SHORT_LIST: u32 = 16;
/** Number of bits of a shifted bitmap that one vector holds. */
const BITS_PER_VECTOR: u32 = 128;

/**
 * Whether a bitmap serves better than a list of a given number of values. A bitmap that is shifted and added
 * takes as long as 5 values of a list, and 1.5 more for each of its vectors.
 */
@inline function paysAsBitmap(count: u32): bool {
  return count > SHORT_LIST && 2 * count > 3 * (reachAreas.smallLimit / BITS_PER_VECTOR) + 10;
}

function setBits(bitmap: usize, from: usize, to: usize): void {
  for (let k = from; k < to; k += VALUE_BYTES) setBit(bitmap, elementAt<u32>(k));
}

function largestOf(from: usize, to: usize): u32 {
  if (ASC_FEATURE_SIMD) {
    let most = i32x4.splat(0);
    for (let k = from; k < to; k += 4 * VALUE_BYTES) most = i32x4.max_u(most, vectorAt(k));
    most = i32x4.max_u(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
    return max<u32>(i32x4.extract_lane(most, 0), i32x4.extract_lane(most, 1));
  }
  let most: u32 = 0;
  for (let k = from; k < to; k += VALUE_BYTES) most = max<u32>(most, elementAt<u32>(k));
  return most;
}

/** Takes a list at the top of the arena, and makes its octaves and bitmaps; false if memory is exhausted. */
function setReachList(
  record: usize,
  list: usize,
  small: usize,
  products: usize,
  sums: usize,
  large: usize,
  end: usize,
  isWhole: bool,
): bool {
  if (!reserveList(end)) return false;
  const count = <u32>((end - list) / VALUE_BYTES);
  let octaves: usize = 0;
  if (hasOctaves() && count > FEW_VALUES) {
    octaves = makeOctaves(list, small, large, end);
    if (!octaves) return false;
    if (isWhole) {
      const bytes = arenaTop() - octaves;
      memory.copy(list, octaves, bytes);
      release(list + bytes);
      octaves = list;
      list = octavesStart(octaves);
      large += list - small;
      end = list + <usize>count * VALUE_BYTES;
      small = sums = list;
      products = end;
    }
  }
  setListRecord(record, list, products, sums, end);
  changetype<ReachRecord>(record).smallAt = small;
  changetype<ReachRecord>(record).largeAt = large;
  changetype<ReachRecord>(record).max = largestOf(list, end);
  changetype<ReachRecord>(record).maxSum = largestOf(sums, end);
  changetype<ReachRecord>(record).octaves = octaves;
  changetype<ReachRecord>(record).bitmap = 0;
  changetype<ReachRecord>(record).productBitmap = 0;
  if (!paysAsBitmap(count)) return true;
  const bitmap = reserveBitmap();
  if (!bitmap) return false;
  changetype<ReachRecord>(record).bitmap = bitmap;
  if (!isWhole) {
    const productBitmap = reserveBitmap();
    if (!productBitmap) return false;
    setBits(productBitmap, small, products);
    memory.copy(bitmap, productBitmap, bitmapBytes());
    changetype<ReachRecord>(record).productBitmap = productBitmap;
    small = min(products, sums);
  }
  setBits(bitmap, small, large);
  return true;
}

/** Lists a leaf, whose values are u64 at an address, all small. False if memory is exhausted. */
export function listReachLeaf(mask: i32, values: usize, count: i32): bool {
  const list = arenaTop();
  const end = list + <usize>count * VALUE_BYTES;
  if (!ensureMemory(end)) return false;
  changetype<ReachRecord>(reachRecordOf(mask)).least = 1;
  for (let i: usize = 0; i < <usize>count; i++) {
    putElement<u32>(list + i * VALUE_BYTES, <u32>elementAt<u64>(values + i * sizeof<u64>()));
  }
  return setReachList(reachRecordOf(mask), list, list, end, list, end, end, false);
}

/** Lists a subset whose splits are listed, with no value above bound; false if memory is exhausted. */
export function listReached(mask: i32, bound: u32): bool {
  if (popcnt(mask) == 2 && !usesAll) {
    const split = splitsOf(mask);
    const x = singleValueOf(halfB(split)),
      y = singleValueOf(halfC(split));
    if (x && y > 2 && x + y < reachAreas.smallLimit) return listPair(mask, x, y, bound);
  }
  startCells(bound);
  // Under use 'all' values that a strict subset makes are kept, and products by 1 too.
  if (!usesAll) blockParts(mask);
  const least = leastWanted();
  changetype<ReachRecord>(reachRecordOf(mask)).least = least;
  const isWhole = isWholeList(mask);
  const list = arenaTop();
  if (!ensureMemory(list + TAIL_BYTES)) return false;
  const smallProducts = reachAreas.smallProducts;
  sendProductsTo(smallProducts, list);
  appendProducts(mask, bound, least);
  drainCandidates();
  const small = candidateStream.largeTail,
    productsTo = candidateStream.smallTail;
  const sums = small + (productsTo - smallProducts);
  // Large sums behind all that may be small, until it is known how many are.
  const far = sums + <usize>reachAreas.smallLimit * VALUE_BYTES + TAIL_BYTES;
  if (candidateStream.isExhausted || !ensureMemory(far + TAIL_BYTES)) return false;
  sendSumsTo(sums, far);
  appendSums(mask);
  drainCandidates();
  if (candidateStream.isExhausted) return false;
  const large = candidateStream.smallTail;
  const largeBytes = candidateStream.largeTail - far;
  const end = large + largeBytes;
  memory.copy(large, far, largeBytes);
  const products = isWhole ? sums : copyProducts(productsTo, small);
  if (isWhole) memory.copy(small, smallProducts, sums - small);
  return setReachList(reachRecordOf(mask), list, small, products, sums, large, end, isWhole);
}

/** The value of a leaf, or 0 if it has several. */
function singleValueOf(leaf: i32): u32 {
  const record = reachRecordOf(leaf);
  const list = listOf(record);
  return endOf(record) - list == VALUE_BYTES ? elementAt<u32>(list) : 0;
}

/**
 * Lists two numbers x <= y, of which y > 2, so that no product or quotient is a sum or difference, too. Their
 * sum is small.
 */
function listPair(mask: i32, x: u32, y: u32, bound: u32): bool {
  const list = arenaTop();
  if (!ensureMemory(list + TAIL_BYTES)) return false;
  let end = list,
    small = list,
    least = x + y;
  if (x > 1) {
    const product = <u64>x * y;
    putElement<u32>(end, <u32>product);
    if (product <= bound) end += VALUE_BYTES;
    if (product >= reachAreas.smallLimit) small = end;
    const quotient = y / x;
    if (quotient * x == y && quotient != x) {
      least = quotient;
      putElement<u32>(end, quotient);
      end += VALUE_BYTES;
    }
  }
  const sums = end;
  putElement<u32>(end, x + y);
  end += VALUE_BYTES;
  const difference = y - x;
  if (difference && difference != x) {
    least = min(least, difference);
    putElement<u32>(end, difference);
    end += VALUE_BYTES;
  }
  const record = reachRecordOf(mask);
  changetype<ReachRecord>(record).least = least;
  return setReachList(record, list, small, sums, sums, end, end, false);
}

/** Bars the values that parts of a subset make. */
function blockParts(mask: i32): void {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = reachRecordOf(halfB(s)),
      c = reachRecordOf(halfC(s));
    blockReached(smallAt(b), largeAt(b));
    blockReached(smallAt(c), largeAt(c));
  }
}

function appendProducts(mask: i32, bound: u32, least: u32): void {
  const leastFactor = usesAll ? 1 : 2;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = reachRecordOf(halfB(s)),
      c = reachRecordOf(halfC(s));
    const largest = min<u64>(<u64>maxReachedOf(b) * maxReachedOf(c), bound);
    const isSmallerB = isNearB(halfB(s), halfC(s));
    const few = isSmallerB ? b : c,
      list = isSmallerB ? c : b;
    if (!usesAll && areFew(few, list)) {
      combineFew(few, list, isSmallerB, !isSmallerB, bound, largest);
      continue;
    }
    multiplyLists(
      sumsAt(b),
      endOf(b),
      leastReachedOf(b),
      listOf(c),
      endOf(c),
      leastReachedOf(c),
      0,
      bound,
      leastFactor,
      largest,
    );
    divideLists(c, b, least, bound);
    divideLists(b, c, least, bound);
  }
}

function appendSums(mask: i32): void {
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = reachRecordOf(halfB(s)),
      c = reachRecordOf(halfC(s));
    const largest = <u64>maxReachedOf(b) + maxReachedOf(c);
    addLists(listOf(b), productsEnd(b), listOf(c), endOf(c), u32.MAX_VALUE, largest);
  }
}

/**
 * Copies the small products up to an end to their place, those that a sum makes too behind the others;
 * returns where these begin.
 */
function copyProducts(to: usize, place: usize): usize {
  const smallProducts = reachAreas.smallProducts;
  let pure = place,
    both = smallProducts;
  for (let k = smallProducts; k < to; k += VALUE_BYTES) {
    const v = elementAt<u32>(k);
    const moves = isReachedByBoth(v);
    putElement<u32>(pure, v);
    putElement<u32>(both, v);
    pure += (<usize>!moves) << alignof<u32>();
    both += (<usize>moves) << alignof<u32>();
  }
  memory.copy(pure, smallProducts, both - smallProducts);
  return pure;
}
