// The planes of a board: which small values each number of numbers makes, u32.
//
// Subsets are taken by size, and what those of a size make is a plane, a bitmap of
// small values; the first plane that holds a target says how many numbers it
// takes. Values from limit on are neither targets nor one step from one.
//
// Lists are made up to some size k only (lists.ts). For size k + 1 the small values are
// enough, as a window (window.ts), and for size k + 2 the targets. For all that matters
// of a subset U that lacks one number x of A is
//
//   v + x, |v - x|, v * x, x / v     v small
//   v / x                            v small, or else by what made it:
//     (p + q) / x, |p - q| / x, p * q / x, q / (p * x)     p, q from the halves of U
//
// Of the last two those are left out that another split gives: p * q / x is p * (q / x), from the split with
// x on the side of q, unless x is the lowest number; and q / (p * x) is (q / x) / p, unless p is a number.
// So with k = n - 2 all is found. Low targets are seldom that hard: for them k
// grows from 4 on until all of the range is reached.
import { reserve } from '../core/arena';
import { hasBit, setBit } from '../core/bitmap';
import { countOfLeaf, n, usesAll, valuesOfLeaf } from '../core/board';
import { candidateBytes, limit, marks, openCandidates, takeMarks } from './candidates';
import { add, divide, divideByBits, divideProducts, divideSums, multiply } from './combine';
import {
  bitmapBytes,
  bitsOf,
  endOf,
  isListed,
  largeAt,
  list,
  listLeaf,
  listOf,
  maxOf,
  openLists,
  productBitsOf,
  productsEnd,
  recordOf,
  reserveBitmap,
  setWindow,
  smallAt,
  sumsAt,
  windowOf,
} from './reach-lists';
import { boundOf, isShared } from './shared-lists';
import { MAX_NUMBERS } from '../core/limits';
import { halfB, halfC, masksOfSize, splitsOf } from '../core/subsets';
import { addShifted, moveWindow, openWindow } from './windows';

/** What operations() says of a target that cannot be made. */
export const UNREACHABLE: u8 = 255;

/** Targets below this seldom need more than a few of seven numbers or more. */
const LOW: u32 = 4096;

/** Quotients at least this large have their small dividends matched apart from the large ones, with few divisors. */
const LEAST_APART: u32 = 8;

let from: u32 = 0;
let hi: u32 = 0;
/** The largest value that can be one step from a target. */
let widest: u32 = 0;

/** Planes by size, from 1. */
let planes: usize = 0;


@inline function planeOf(size: i32): usize {
  return planes + <usize>(size - 1) * bitmapBytes();
}

/** The operations of each target, a byte each: after writeOperations. */
export let operations: usize = 0;
let operationsAt: usize = 0;

/**
 * Takes the memory for targets least..most, where the numbers are at most largest; false if it is exhausted. Precondition: all bounds
 * fit 32 bits (limits.ts).
 */
export function openPlanes(least: u32, most: u32, largest: u32): bool {
  from = least;
  hi = most;
  widest = most + largest;
  const newLimit = (widest + 128) & ~127;
  const address = reserve(candidateBytes(newLimit));
  if (!address) return false;
  openCandidates(address, newLimit);
  planes = reserve(<usize>MAX_NUMBERS * bitmapBytes());
  operationsAt = reserve(<usize>(hi - from) + 32);
  return planes != 0 && operationsAt != 0 && openLists() && openWindow();
}

function addBitmap(target: usize, source: usize): void {
  for (let k: usize = 0, bytes = bitmapBytes(); k < bytes; k += 8) {
    store<u64>(target + k, load<u64>(target + k) | load<u64>(source + k));
  }
}

/** Whether the planes up to a size hold all of the range, so that nothing is left to find. */
function isComplete(size: i32): bool {
  if (usesAll) return false;
  const last = hi >> 6;
  for (let word = from >> 6; word <= last; word++) {
    let bits: u64 = 0;
    for (let s = 1; s <= size; s++) bits |= load<u64>(planeOf(s) + ((<usize>word) << 3));
    let wanted: u64 = u64.MAX_VALUE;
    if (word == from >> 6) wanted <<= <u64>(from & 63);
    if (word == last) wanted &= u64.MAX_VALUE >> (<u64>(63 - (hi & 63)));
    if ((bits & wanted) != wanted) return false;
  }
  return true;
}

/** p + v and |p - v| for p of one list and the small values of another, which are a bitmap, and |p - v| for its large ones. */
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
  for (let k = from; k < to; k += 4) {
    const p = load<u32>(k);
    if (p <= most) addShifted(bits, p);
    if (p < limit + most) addShifted(bits, -(<i32>p));
    if (p + most < limit) continue;
    if (large < largeEnd) add(k, k + 4, large, largeEnd, limit, 0);
    if (more < moreEnd) add(k, k + 4, more, moreEnd, limit, 0);
  }
}

/** Quotients from least to most of the values of two subsets. */
function addQuotients(dividends: usize, divisors: usize, least: u32, most: u32): void {
  const list = listOf(dividends),
    small = smallAt(dividends),
    large = largeAt(dividends),
    end = endOf(dividends);
  const ps = sumsAt(divisors),
    psEnd = endOf(divisors);
  const largest = maxOf(dividends);
  const divisorCount = (psEnd - ps) >> 2;
  if (
    bitsOf(divisors) &&
    end - list <= 12 &&
    largest < limit &&
    (<usize>largest) << 6 < divisorCount * divisorCount
  ) {
    for (let i = list; i < end; i += 4) divideByBits(load<u32>(i), bitsOf(divisors), least, most);
    return;
  }
  if (least < LEAST_APART) {
    divide(list, end, largest, ps, psEnd, least, most);
    return;
  }
  if (small > list) divide(list, small, largest, ps, psEnd, least, most);
  if (end > large) divide(large, end, largest, ps, psEnd, least, most);
  divide(small, large, min(largest, limit - 1), ps, psEnd, least, most);
}

/** What an operation of a value of each half of a split makes, up to most; quotients from least on. */
function addSplit(b: usize, c: usize, least: u32, most: u32): void {
  const bList = listOf(b),
    bProducts = productsEnd(b);
  const cList = listOf(c),
    cEnd = endOf(c);
  if (bitsOf(c) && (!bitsOf(b) || bProducts - bList <= cEnd - cList))
    addSums(bList, bProducts, bitsOf(c), cList, smallAt(c), largeAt(c), cEnd, most);
  else if (bitsOf(b)) addSums(cList, cEnd, productBitsOf(b), bList, smallAt(b), 0, 0, most);
  else add(bList, bProducts, cList, cEnd, limit, 0);
  multiply(sumsAt(b), largeAt(b), smallAt(c), largeAt(c), most, usesAll ? 1 : 2, 0);
  addQuotients(c, b, least, most);
  addQuotients(b, c, least, most);
}

/** The window of a subset whose splits are listed; false if memory is exhausted. */
function makeWindow(mask: i32): bool {
  const window = reserveBitmap();
  if (!window) return false;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    addSplit(recordOf(halfB(s)), recordOf(halfC(s)), 1, widest);
  }
  moveWindow(window);
  setWindow(recordOf(mask), window);
  return true;
}

/** Results by x of values of U that its window does not hold. */
function divideLarge(mask: i32, x: u32, isLowest: bool): void {
  const leastProduct = <u64>x * from;
  const least = <u32>min<u64>(max<u64>(limit, leastProduct), u32.MAX_VALUE);
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    const bList = listOf(b),
      bProducts = productsEnd(b);
    const cList = listOf(c),
      cEnd = endOf(c);
    if (maxOf(b) + maxOf(c) >= least) {
      const cIsInner = bProducts - bList <= cEnd - cList;
      const inner = cIsInner ? c : b;
      const innerEnd = cIsInner ? cEnd : bProducts;
      const largestInner = maxOf(inner),
        smallInner = smallAt(inner),
        largeInner = cIsInner ? largeAt(c) : bProducts;
      for (let i = cIsInner ? bList : cList, to = cIsInner ? bProducts : cEnd; i < to; i += 4) {
        const p = load<u32>(i);
        if (p + largestInner < least) continue;
        if (p + min(limit - 1, largestInner) < least) {
          divideSums(p, listOf(inner), smallInner, x, hi);
          divideSums(p, largeInner, innerEnd, x, hi);
        } else divideSums(p, listOf(inner), innerEnd, x, hi);
      }
    }
    if (<u64>maxOf(b) * maxOf(c) >= leastProduct) {
      const bSums = sumsAt(b),
        bEnd = endOf(b);
      if (bEnd - bSums <= cEnd - cList)
        divideProducts(bSums, bEnd, cList, cEnd, maxOf(c), x, from, hi, false, !isLowest);
      else divideProducts(cList, cEnd, bSums, bEnd, maxOf(b), x, from, hi, !isLowest, false);
    }
    // U without one leaf: divided by that leaf and by x.
    if (isSingle(halfC(s))) divideByLeaf(b, c, x);
    if (isSingle(halfB(s))) divideByLeaf(c, b, x);
  }
}


@inline function isSingle(mask: i32): bool {
  return (mask & (mask - 1)) == 0;
}

/** A list of one divisor. */
const DIVISOR = memory.data(32, 16);

function divideByLeaf(dividends: usize, leaf: usize, x: u32): void {
  for (let i = listOf(leaf), end = endOf(leaf); i < end; i += 4) {
    const p = load<u32>(i);
    if (p == 1) continue;
    const divisor = <u64>p * x;
    if (divisor * from > maxOf(dividends)) continue;
    store<u32>(DIVISOR, <u32>divisor);
    divide(listOf(dividends), endOf(dividends), maxOf(dividends), DIVISOR, DIVISOR + 4, from, hi);
  }
}
/** What the values of U and a number outside it make. */
function addLeaf(mask: i32, leaf: usize, isLowest: bool): void {
  const window = windowOf(recordOf(mask));
  for (let i = listOf(leaf), end = endOf(leaf); i < end; i += 4) {
    const x = load<u32>(i);
    addShifted(window, x);
    addShifted(window, -(<i32>x));
    for (let v: u32 = 1; v <= x && v * from <= x; v++) {
      if (x % v == 0 && hasBit(window, v)) store<u8>(marks + x / v, 255);
    }
    if (x == 1) {
      if (usesAll) addShifted(window, 0);
      continue;
    }
    // What is not in the window marks 0, which is no value: a branch would be guessed wrong half the time.
    for (let v = (from + x - 1) / x, most = hi / x; v <= most; v++) {
      store<u8>(marks + (hasBit(window, v) ? <usize>(v * x) : 0), 255);
    }
    for (let q = from, v = <u64>from * x; v < limit; v += x, q++) {
      store<u8>(marks + (hasBit(window, <u32>v) ? <usize>q : 0), 255);
    }
    divideLarge(mask, x, isLowest);
  }
}

/** What all numbers of a subset make, within the range, from lists up to two numbers less and windows of one less, to a plane. */
function addTop(mask: i32, plane: usize): void {
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isSingle(b)) addLeaf(c, recordOf(b), true);
    else if (!isSingle(c)) addSplit(recordOf(b), recordOf(c), from, hi);
    // The lowest number and its twin are one case.
    else if (c != lowest) addLeaf(b, recordOf(c), false);
  }
  moveWindow(plane);
}

/** The values of all lists of a size to their plane. */
function addLists(size: i32): void {
  const plane = planeOf(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
    const record = recordOf(load<u16>(m));
    if (bitsOf(record)) addBitmap(plane, bitsOf(record));
    else for (let k = smallAt(record), to = largeAt(record); k < to; k += 4) setBit(plane, load<u32>(k));
  }
}

function makeLists(size: i32): bool {
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
    const mask = <i32>load<u16>(m);
    if (isShared && isListed(recordOf(mask))) continue;
    if (size > 1) {
      if (!list(mask, boundOf(mask, hi))) return false;
    } else if (!listLeaf(mask, valuesOfLeaf(ctz(mask)), countOfLeaf(ctz(mask)))) return false;
  }
  return true;
}

function makeWindows(size: i32): bool {
  const plane = planeOf(size);
  for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += 2) {
    const mask = <i32>load<u16>(m);
    if (!(isShared && windowOf(recordOf(mask))) && !makeWindow(mask)) return false;
    addBitmap(plane, windowOf(recordOf(mask)));
  }
  return true;
}

/** The size of the lists after which it pays to look whether all of the range is reached with two numbers more. */
function firstDepth(): i32 {
  // Boards of seven share all windows that they need.
  if (hi < LOW && n >= (isShared ? 8 : 7)) return 4;
  return n == MAX_NUMBERS ? n - 3 : max(1, n - 2);
}

/** Makes the planes of the board, as far as they are needed; false if memory is exhausted. */
export function makePlanes(): bool {
  memory.fill(planes, 0, <usize>n * bitmapBytes());
  const last = max(1, n - 2);
  const first = usesAll ? last : firstDepth();
  for (let k = 1; k <= n; k++) {
    if (!makeLists(k)) return false;
    addLists(k);
    if (k < first) continue;
    if (k == n || isComplete(k)) return true;
    takeMarks();
    if (!makeWindows(k + 1)) return false;
    if (k + 1 == n || isComplete(k + 1)) return true;
    // Boards of a pool share lists and windows, but not what is found from these.
    if (isShared && k < last) continue;
    for (let m = masksOfSize(k + 2), end = masksOfSize(k + 3); m < end; m += 2) {
      addTop(load<u16>(m), planeOf(k + 2));
      if (first < last && isComplete(k + 2)) return true;
    }
    if (k + 2 == n) return true;
  }
  return true;
}

/** Sixteen bits of a plane as sixteen bytes: 255 for a bit that is set. */
@inline function spread(bits: usize): v128 {
  const own = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const both = i8x16.swizzle(v128.load16_splat(bits), i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1));
  return i8x16.eq(v128.and(both, own), own);
}

/** Writes the operations of each target. */
export function writeOperations(): void {
  const start = from & ~15;
  const bytes = <usize>(hi + 1 - start);
  const at = operationsAt;
  operations = at + (from - start);
  const first = usesAll ? n : 1;
  if (ASC_FEATURE_SIMD) {
    for (let k: usize = 0; k < bytes; k += 16) {
      let fewest = i8x16.splat(<i8>UNREACHABLE);
      for (let size = n; size >= first; size--) {
        const isIn = spread(planeOf(size) + ((<usize>start + k) >> 3));
        fewest = v128.bitselect(i8x16.splat(<i8>(size - 1)), fewest, isIn);
      }
      v128.store(at + k, fewest);
    }
    return;
  }
  memory.fill(at, UNREACHABLE, bytes);
  for (let size = n; size >= first; size--) {
    const plane = planeOf(size);
    for (let t = from; t <= hi; t++) {
      if (hasBit(plane, t)) store<u8>(at + (t - start), <u8>(size - 1));
    }
  }
}
