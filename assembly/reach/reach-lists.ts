// The lists of a reach: the values of each subset, in the normal form of values.ts,
// with small and large values apart. A value below limit is small: it may be a target
// itself, or one step from one. Small values are in a list once; large ones
// as often as they were made, which is cheaper than to ask.
//
//   list        smallAt   productsEnd   sumsAt    largeAt       end
//   | products            | both        | sums                  |
//   | large     | small   |             | small   | large       |
//
// Here p (values.ts) is always pure: a product that is no sum, a sum that is no product, or a leaf. A value that is both, as a term,
// can be replaced by its terms, and as a factor by its factors; so what it makes arises without it. That saves 1 to 5 %. Large values
// are not asked whether they are both. The products of a leaf end at its end, and its sums begin at its list.
//
// One record per subset:
//
//   0       4         8             12       16        20    24    28
//   | list  | smallAt | productsEnd | sumsAt | largeAt | end | max | bits |
//   32             36                                              40 bytes
//   | productBits  | window |
//
//   max          the largest value
//   bits         a bitmap of the small values, productBits of the pure products among them; 0 where that does not pay
//   window       for a subset whose list is not made: a bitmap of its small values
import { ensure, keep, mark, reserve } from '../core/arena';
import { setBit } from '../core/bitmap';
import { usesAll } from '../core/board';
import {
  block,
  flush,
  isBoth,
  isExhausted,
  largeTail,
  limit,
  smallTail,
  startCells,
  takeProducts,
  takeSums,
} from './candidates';
import { add, divide, multiply } from './combine';
import { MAX_SUBSETS } from '../core/limits';
import { halfB, halfC, splitsOf } from '../core/subsets';

export const RECORD_BYTES: usize = 40;
/** By mask, where its record is. */
const RECORDS = memory.data(MAX_SUBSETS << 2, 16);

/** Zeros on either side of a bitmap, so that it can be read shifted. */
export const GUARD: usize = 32;

/** Room for the small products of a build. */
let products: usize = 0;


@inline export function recordOf(mask: i32): usize {
  return load<u32>(RECORDS + ((<usize>mask) << 2));
}
export function setRecord(mask: i32, record: usize): void {
  store<u32>(RECORDS + ((<usize>mask) << 2), <u32>record);
}


@inline export function isListed(record: usize): bool {
  return load<u32>(record, 20) != 0;
}


@inline export function listOf(record: usize): usize {
  return load<u32>(record, 0);
}


@inline export function smallAt(record: usize): usize {
  return load<u32>(record, 4);
}


@inline export function productsEnd(record: usize): usize {
  return load<u32>(record, 8);
}


@inline export function sumsAt(record: usize): usize {
  return load<u32>(record, 12);
}


@inline export function largeAt(record: usize): usize {
  return load<u32>(record, 16);
}


@inline export function endOf(record: usize): usize {
  return load<u32>(record, 20);
}


@inline export function maxOf(record: usize): u32 {
  return load<u32>(record, 24);
}


@inline export function bitsOf(record: usize): usize {
  return load<u32>(record, 28);
}


@inline export function productBitsOf(record: usize): usize {
  return load<u32>(record, 32);
}


@inline export function windowOf(record: usize): usize {
  return load<u32>(record, 36);
}
export function setWindow(record: usize, window: usize): void {
  store<u32>(record, <u32>window, 36);
}

/** The bytes of a bitmap of small values. */
@inline export function bitmapBytes(): usize {
  return (<usize>limit) >> 3;
}

/** Takes a cleared bitmap of small values between two guards; 0 if memory is exhausted. */
export function reserveBitmap(): usize {
  const bytes = bitmapBytes() + 2 * GUARD;
  const address = reserve(bytes);
  if (!address) return 0;
  memory.fill(address, 0, bytes);
  return address + GUARD;
}

/** Before the first list, when limit is known; false if memory is exhausted. */
export function openLists(): bool {
  products = reserve(((<usize>limit) << 2) + 64);
  return products != 0;
}

/** Whether a bitmap serves better than a list of so many values: a shifted bitmap takes as long as some list. */
@inline function paysAsBitmap(count: u32): bool {
  return count > 16 && count * 6 > 9 * (limit >> 7) + 30;
}

function setBits(bitmap: usize, from: usize, to: usize): void {
  for (let k = from; k < to; k += 4) setBit(bitmap, load<u32>(k));
}

function maximum(from: usize, to: usize): u32 {
  if (ASC_FEATURE_SIMD) {
    let most = i32x4.splat(0);
    for (let k = from; k < to; k += 16) most = i32x4.max_u(most, v128.load(k));
    most = i32x4.max_u(most, i32x4.shuffle(most, most, 2, 3, 0, 1));
    return max<u32>(i32x4.extract_lane(most, 0), i32x4.extract_lane(most, 1));
  }
  let most: u32 = 0;
  for (let k = from; k < to; k += 4) most = max<u32>(most, load<u32>(k));
  return most;
}

/** Takes a list that lies at the top of the arena, ends it with zeros and makes its bitmaps; false if memory is exhausted. */
function setList(
  record: usize,
  list: usize,
  small: usize,
  both: usize,
  sums: usize,
  large: usize,
  end: usize,
): bool {
  if (!ensure(end + 16)) return false;
  store<u64>(end, 0);
  store<u64>(end, 0, 8);
  keep(end + 16);
  store<u32>(record, <u32>list, 0);
  store<u32>(record, <u32>small, 4);
  store<u32>(record, <u32>both, 8);
  store<u32>(record, <u32>sums, 12);
  store<u32>(record, <u32>large, 16);
  store<u32>(record, <u32>end, 20);
  store<u32>(record, maximum(list, end), 24);
  store<u64>(record, 0, 28);
  if (!paysAsBitmap(<u32>((end - list) >> 2))) return true;
  const bits = reserveBitmap(),
    productBits = reserveBitmap();
  if (!bits || !productBits) return false;
  setBits(productBits, small, both);
  memory.copy(bits, productBits, bitmapBytes());
  setBits(bits, min(both, sums), large);
  store<u32>(record, <u32>bits, 28);
  store<u32>(record, <u32>productBits, 32);
  return true;
}

/** Lists a leaf, whose values are u64 at an address: pure sums and pure products, all small. False if memory is exhausted. */
export function listLeaf(mask: i32, values: usize, count: i32): bool {
  const list = mark();
  const end = list + ((<usize>count) << 2);
  if (!ensure(end)) return false;
  for (let i: usize = 0; i < <usize>count; i++)
    store<u32>(list + (i << 2), <u32>load<u64>(values + (i << 3)));
  return setList(recordOf(mask), list, list, end, list, end, end);
}

/** Lists a subset whose splits are listed, with no value above bound; false if memory is exhausted. */
export function list(mask: i32, bound: u32): bool {
  const splits = splitsOf(mask),
    splitsEnd = splitsOf(mask + 1);
  startCells(bound);
  // Under use 'all' values that a strict subset makes are kept, and products by 1 too.
  if (!usesAll) {
    for (let s = splits; s < splitsEnd; s += 4) {
      const b = recordOf(halfB(s)),
        c = recordOf(halfC(s));
      block(smallAt(b), largeAt(b));
      block(smallAt(c), largeAt(c));
    }
  }
  const from = mark();
  if (!ensure(from + 64)) return false;
  takeProducts(products, from);
  const leastFactor = usesAll ? 1 : 2;
  for (let s = splits; s < splitsEnd; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    const largest = min<u64>(<u64>maxOf(b) * maxOf(c), bound);
    multiply(sumsAt(b), endOf(b), listOf(c), endOf(c), bound, leastFactor, largest);
    divide(listOf(c), endOf(c), maxOf(c), sumsAt(b), endOf(b), 1, bound);
    divide(listOf(b), endOf(b), maxOf(b), sumsAt(c), endOf(c), 1, bound);
  }
  flush();
  const small = largeTail,
    behindProducts = smallTail;
  const sums = small + (behindProducts - products);
  // Large sums behind all that may be small, until it is known how many are.
  const far = sums + ((<usize>limit) << 2) + 64;
  if (isExhausted || !ensure(far + 64)) return false;
  takeSums(sums, far);
  for (let s = splits; s < splitsEnd; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    add(listOf(b), productsEnd(b), listOf(c), endOf(c), u32.MAX_VALUE, <u64>maxOf(b) + maxOf(c));
  }
  flush();
  if (isExhausted) return false;
  const large = smallTail;
  const end = large + (largeTail - far);
  memory.copy(large, far, largeTail - far);
  // Products that a sum makes too go behind the other products.
  let both = small,
    behind = products;
  for (let k = products; k < behindProducts; k += 4) {
    const v = load<u32>(k);
    const moves = isBoth(v);
    store<u32>(both, v);
    store<u32>(behind, v);
    both += (<usize>!moves) << 2;
    behind += (<usize>moves) << 2;
  }
  memory.copy(both, products, behind - products);
  return setList(recordOf(mask), from, small, both, sums, large, end);
}
