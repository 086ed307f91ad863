// The values of every subset: S(A) holds what can be made from exactly the
// numbers of A. Under use 'any' values that a strict subset of A makes are left
// out, which is enough for fewest operations and for solvability: whoever needs
// such a value has it with fewer numbers. Under use 'all' nothing is left out.
//
// Normal form. An expression by + and - is flattened into its terms, one by
// * and / into its factors; a term is a leaf or a product, a factor is a leaf
// or a sum. So a value is kept by what makes it: a product (or quotient) last,
// a sum (or difference) last, or both; a leaf is both.
//
//   list        bothAt      sumsAt          end
//   | products  | both      | sums          |
//
// For a split (B, C) with A's lowest leaf in B it is then enough to form
//   p + v, |p - v|    p a product of B, v any of C
//   p * v, v / p      p a sum of B, v any of C
//   v / p             v any of B, p a sum of C
// (of a sum, the term that holds the lowest leaf is split off; of a product a
// divisor, or the factor that holds the lowest leaf). Every value still arises;
// most duplicates do not. Natural values throughout: a difference that is zero
// is no value, and nothing is lost by that, since T + X - Y with X = Y is also
// the product T * (X / Y).
import { ensure, keep, mark, reserve } from '../core/arena';
import { inverse } from '../core/exact-division';
import { MAX_PAGES, PAGE_BYTES } from '../core/limits';
import { block, growMarks, isBoth, isMarksFull, noteProduct, noteSum, resetMarks, startMarks } from './marks';
import {
  bothAt,
  boundOf,
  endOf,
  isListed,
  listOf,
  maxOf,
  recordOf,
  setList,
  sort,
  sortedOf,
  sumsAt,
} from './value-list';
import { halfB, halfC, splitsOf } from '../core/subsets';

/** Use 'all': values that a strict subset makes are kept. */
let keepsAll: bool = false;
/** Every value counts as made by a sum and a product: no normal form. */
export let isPlain: bool = false;

/** Set when memory did not suffice for a list. */
export let isExhausted: bool = false;

/** Before the first list of a board. Plain: lists without the normal form, for those who need each tree and not each value. */
export function startLists<T>(all: bool, plain: bool): void {
  keepsAll = all;
  isPlain = plain;
  isExhausted = false;
  resetMarks<T>();
}

/** All p * v <= bound, p from one list and v from another. The inner loop should be the longer. */
function multiply<T>(tail: usize, from: usize, to: usize, innerFrom: usize, innerTo: usize, bound: T): usize {
  for (let i = from; i < to; i += sizeof<T>()) {
    const p = load<T>(i);
    const limit: T = bound / p;
    for (let k = innerFrom; k < innerTo; k += sizeof<T>()) {
      const v = load<T>(k);
      tail = noteProduct<T>(tail, v <= limit ? v * p : 0);
    }
  }
  return tail;
}

/** Four quotients, u32. */
const QUOTIENTS = memory.data(16, 16);

/** All natural v / p <= bound with p > 1; largest is that of the dividends. */
function divide<T>(
  tail: usize,
  from: usize,
  to: usize,
  largest: T,
  divisors: usize,
  divisorsEnd: usize,
  bound: T,
): usize {
  const isShort = to - from <= 4 * sizeof<T>();
  for (let i = divisors; i < divisorsEnd; i += sizeof<T>()) {
    const p = load<T>(i);
    if (p == 1 || p > largest) continue;
    if (isShort) {
      for (let k = from; k < to; k += sizeof<T>()) {
        const v = load<T>(k);
        if (v % p == 0) tail = noteProduct<T>(tail, v / p <= bound ? v / p : 0);
      }
      continue;
    }
    const shift = ctz<T>(p);
    const factor = inverse<T>(p >> shift);
    const limit = min<T>(largest / p, bound);
    if (ASC_FEATURE_SIMD && sizeof<T>() == 4) {
      // Four dividends at once; the zeros behind the list give quotients of 0, which are not noted.
      const factors = i32x4.splat(<i32>factor);
      const limits = i32x4.splat(<i32>limit);
      for (let k = from; k < to; k += 16) {
        const x = i32x4.mul(v128.load(k), factors);
        const q = v128.or(i32x4.shr_u(x, <i32>shift), i32x4.shl(x, 32 - <i32>shift));
        const isWhole = i32x4.le_u(q, limits);
        if (!v128.any_true(isWhole)) continue;
        v128.store(QUOTIENTS, v128.and(q, isWhole));
        for (let lane: usize = 0; lane < 16; lane += 4)
          tail = noteProduct<T>(tail, load<T>(QUOTIENTS + lane));
      }
      continue;
    }
    for (let k = from; k < to; k += sizeof<T>()) {
      const q = rotr<T>(load<T>(k) * factor, shift);
      if (q <= limit) tail = noteProduct<T>(tail, q);
    }
  }
  return tail;
}

/** All p + v and |p - v| <= bound. The inner loop should be the longer. */
function add<T>(tail: usize, from: usize, to: usize, innerFrom: usize, innerTo: usize, bound: T): usize {
  for (let i = from; i < to; i += sizeof<T>()) {
    const p = load<T>(i);
    for (let k = innerFrom; k < innerTo; k += sizeof<T>()) {
      const v = load<T>(k);
      const sum: T = p + v;
      const difference: T = p > v ? p - v : v - p;
      tail = noteSum<T>(tail, sum <= bound ? sum : 0);
      tail = noteSum<T>(tail, difference <= bound ? difference : 0);
    }
  }
  return tail;
}


@inline function countOf<T>(record: usize): u64 {
  return <u64>((endOf(record) - listOf(record)) >> alignof<T>());
}

/** Makes room for so many values behind tail, and for the zeros behind a list. */
@inline function hasRoom<T>(tail: usize, count: u64): bool {
  const end = <u64>tail + ((count + 8) << alignof<T>());
  return end <= <u64>MAX_PAGES * PAGE_BYTES && ensure(<usize>end);
}

/** The list of a subset whose splits are listed; 1 done, 0 the marks are too few, -1 memory is exhausted. */
function build<T>(mask: i32): i32 {
  const record = recordOf(mask);
  const bound = <T>boundOf(record);
  const splits = splitsOf(mask);
  const splitsEnd = splitsOf(mask + 1);
  const list = mark();
  let tail = list;
  startMarks<T>();
  for (let s = splits; s < splitsEnd && !keepsAll; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    block<T>(listOf(b), endOf(b));
    block<T>(listOf(c), endOf(c));
  }
  for (let s = splits; s < splitsEnd; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    // A product and two quotients of each pair.
    if (!hasRoom<T>(tail, 3 * countOf<T>(b) * countOf<T>(c))) return -1;
    const bList = listOf(b),
      bBoth = bothAt(b),
      bEnd = endOf(b);
    const cList = listOf(c),
      cEnd = endOf(c);
    tail =
      bEnd - bBoth <= cEnd - cList
        ? multiply<T>(tail, bBoth, bEnd, cList, cEnd, bound)
        : multiply<T>(tail, cList, cEnd, bBoth, bEnd, bound);
    tail = divide<T>(tail, cList, cEnd, <T>maxOf(c), bBoth, bEnd, bound);
    tail = divide<T>(tail, bList, bEnd, <T>maxOf(b), bothAt(c), cEnd, bound);
  }
  const sumsFrom = tail;
  for (let s = splits; s < splitsEnd; s += 4) {
    const b = recordOf(halfB(s)),
      c = recordOf(halfC(s));
    if (!hasRoom<T>(tail, 2 * countOf<T>(b) * countOf<T>(c))) return -1;
    const bList = listOf(b),
      bSums = sumsAt(b);
    const cList = listOf(c),
      cEnd = endOf(c);
    tail =
      bSums - bList <= cEnd - cList
        ? add<T>(tail, bList, bSums, cList, cEnd, bound)
        : add<T>(tail, cList, cEnd, bList, bSums, bound);
  }
  if (isMarksFull()) return 0;
  if (!hasRoom<T>(tail, (<u64>(sumsFrom - list)) >> alignof<T>())) return -1;
  let both = list,
    sums = tail;
  if (!isPlain) {
    sums = sumsFrom;
    // Products that a sum makes too go behind the other products.
    let behind = tail;
    for (let k = list; k < sumsFrom; k += sizeof<T>()) {
      const v = load<T>(k);
      const moves = isBoth<T>(v);
      store<T>(both, v);
      store<T>(behind, v);
      both += (<usize>!moves) << alignof<T>();
      behind += (<usize>moves) << alignof<T>();
    }
    if (behind != tail) memory.copy(both, tail, behind - tail);
  }
  store<u64>(tail, 0);
  store<u64>(tail, 0, 8);
  keep(tail + 16);
  return setList<T>(record, list, both, sums, tail) ? 1 : -1;
}

/** The record of a subset, after its list and all lists it is made from stand; 0 if memory is exhausted. */
@inline export function listed<T>(mask: i32): usize {
  return isListed(recordOf(mask)) ? recordOf(mask) : makeList<T>(mask);
}

function makeList<T>(mask: i32): usize {
  const record = recordOf(mask);
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (!isListed(recordOf(b)) && !makeList<T>(b)) return 0;
    if (!isListed(recordOf(c)) && !makeList<T>(c)) return 0;
  }
  while (true) {
    const status = build<T>(mask);
    if (status > 0) return record;
    if (status < 0 || !growMarks<T>()) {
      isExhausted = true;
      return 0;
    }
  }
}

/** The record of a subset, after its sorted list stands too; 0 if memory is exhausted. */
export function sorted<T>(mask: i32): usize {
  const record = listed<T>(mask);
  if (!record || sortedOf(record) || sort<T>(record)) return record;
  isExhausted = true;
  return 0;
}

/**
 * Lists a leaf, whose values are u64 at an address: sums and products both. Those beyond the bound are of no use, and perhaps wider than
 * T. False if memory is exhausted.
 */
export function listLeaf<T>(mask: i32, values: usize, count: i32): bool {
  const list = reserve(((<usize>count) << alignof<T>()) + 16);
  if (!list) return false;
  const bound = boundOf(recordOf(mask));
  let end = list;
  for (let i = 0; i < count; i++) {
    const v = load<u64>(values + ((<usize>i) << 3));
    if (v > bound) continue;
    store<T>(end, <T>v);
    end += sizeof<T>();
  }
  store<u64>(end, 0);
  store<u64>(end, 0, 8);
  return setList<T>(recordOf(mask), list, list, end, end);
}
