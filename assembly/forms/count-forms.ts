// Counts the forms of a value at the level 'essential' without lists of those that are worth 0. There are
// too many for a list: seven numbers make 14 million forms, and times u - u each of them is a form worth 0.
// But the other factors of a neutral term may have any value, so neutral terms are counted by their
// structure (form-counts.ts). The search (search-forms.ts) then looks only for values other than 0, and
// multiplies what it finds by the number of neutral sums over the numbers left.
//
// Values matter in two places: which differences are worth 0, and which factors are worth 1, because those do
// not divide. Both are searched, over at most n - 3 numbers if the target is not 0 or a given number.
//
// Collections are counted with the generating function of multisets, the product of 1 / (1 - x^B) over all
// items, where B is the multiset of numbers of an item. Its logarithmic derivative, summed over all numbers,
// gives
//
//   |A| multisets(A) = sum of |B| items(B) multisets(A - kB)    over all k >= 1 and B with kB within A,
//
// where the multisets of no item, of one, and of two or more, which are the collections, all count.
import { spendWork } from '../core/deadline';
import { countOfLeaf, valuesOfLeaf } from '../core/board';
import {
  halfB,
  halfC,
  isMirrored,
  MASK_BYTES,
  maskAt,
  masksOfSize,
  SPLIT_BYTES,
  splitsOf,
} from '../core/plan';
import {
  collectionsAt,
  differencesAt,
  DIVIDING_FACTORS,
  FACTORS,
  itemsAt,
  NEUTRAL_TERMS,
  neutralSumsAt,
  NONZERO_FACTORS,
  openCounts,
  PLAIN_TERMS,
  TERMS,
  zerosAt,
} from './form-counts';
import { formLists } from './forms-state';
import { countEqualAddends, findFactors, findForms, openSearch } from './search-forms';

/** What it costs to look at a split (core/deadline.ts). */
const WORK_PER_SPLIT: u64 = 16;

/**
 * How many forms of p / q a subset has, or how many of them can be negated; `most` or more if there are more
 * than that. If formLists.isExhausted is set afterwards, memory ran out. Precondition: the lists are open for
 * 'essential' and rational values.
 */
export function countForms<T>(mask: i32, negative: bool, p: T, q: T, most: f64): f64 {
  if (!openCounts()) {
    formLists.isExhausted = true;
    return 0;
  }
  // One number alone may be left beside neutral terms only if it is the target.
  const left = hasLeafWorth<T>(mask, p, q) ? 1 : 2;
  const end = masksOfSize(popcnt(mask) - left + 1);
  for (let m = masksOfSize(1); m < end; m += MASK_BYTES) {
    const neutral = maskAt(m);
    if (neutral & ~mask) continue;
    store<f64>(neutralSumsAt(neutral), countMultisets<T>(NEUTRAL_TERMS, neutral));
    if (formLists.isExhausted) return 0;
  }
  if (p == 0) return countZeroFactors<T>(mask) + countItems<T>(NEUTRAL_TERMS, mask);
  openSearch(negative, false, 0, most, 0, true);
  return findForms<T>(mask, p, q);
}

/** Whether a number of a subset is worth p / q. */
function hasLeafWorth<T>(mask: i32, p: T, q: T): bool {
  for (let rest = mask; rest; rest &= rest - 1) {
    const leaf = ctz(rest);
    for (let j = 0; j < countOfLeaf(leaf); j++) {
      if (q == 1 && <T>load<u64>(valuesOfLeaf(leaf) + <usize>j * sizeof<u64>()) == p) return true;
    }
  }
  return false;
}

/** The items of a sort over a subset. */
function countItems<T>(sort: u32, mask: i32): f64 {
  const entry = itemsAt(sort, mask);
  let count = load<f64>(entry);
  if (!isNaN(count)) return count;
  if (sort == FACTORS) count = countFactors<T>(mask);
  else if (sort == NONZERO_FACTORS) count = countItems<T>(FACTORS, mask) - countZeroFactors<T>(mask);
  else if (sort == DIVIDING_FACTORS) count = countItems<T>(NONZERO_FACTORS, mask) - countUnitFactors<T>(mask);
  else if (sort == PLAIN_TERMS) count = countPlainTerms<T>(mask);
  else if (sort == TERMS) count = countItems<T>(PLAIN_TERMS, mask) + countItems<T>(NEUTRAL_TERMS, mask);
  // A product that has a factor worth 0.
  else count = countCollections<T>(FACTORS, mask) - countCollections<T>(NONZERO_FACTORS, mask);
  store<f64>(entry, count);
  return count;
}

/** The multisets of one item or more. */
function countMultisets<T>(sort: u32, mask: i32): f64 {
  return countItems<T>(sort, mask) + countCollections<T>(sort, mask);
}

/** The multisets of two items or more. */
function countCollections<T>(sort: u32, mask: i32): f64 {
  const entry = collectionsAt(sort, mask);
  let count = load<f64>(entry);
  if (!isNaN(count)) return count;
  count = 0;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    spendWork(WORK_PER_SPLIT);
    if (isMirrored(b, c, lowest)) continue;
    count += <f64>popcnt(b) * countWithItems<T>(sort, b, c);
    if (b != c) count += <f64>popcnt(c) * countWithItems<T>(sort, c, b);
  }
  count /= <f64>popcnt(mask);
  store<f64>(entry, count);
  return count;
}

/** The multisets of an item over B and others over the rest, and the same with the item twice, and so on. */
function countWithItems<T>(sort: u32, b: i32, rest: i32): f64 {
  const items = countItems<T>(sort, b);
  if (items == 0) return 0;
  let others: f64 = 0;
  for (; (rest & b) == b; rest = complementIn(rest, b)) {
    others += countMultisets<T>(sort, rest);
    if (rest == b) return items * (others + 1);
  }
  return items * (others + countMultisets<T>(sort, rest));
}

/** What a subset has beside a part of it. */
function complementIn(mask: i32, part: i32): i32 {
  let s = splitsOf(mask);
  while (halfB(s) != part && halfC(s) != part) s += SPLIT_BYTES;
  return halfB(s) == part ? halfC(s) : halfB(s);
}

/** Leaves, sums and differences. */
function countFactors<T>(mask: i32): f64 {
  if (!(mask & (mask - 1))) return <f64>countOfLeaf(ctz(mask));
  return countDifferences<T>(mask) + countWithNeutral<T>(mask, false) + countCollections<T>(TERMS, mask);
}

/** Those of them that are worth 0: differences, and sums of neutral terms. */
function countZeroFactors<T>(mask: i32): f64 {
  return countZeros<T>(mask) + countWithNeutral<T>(mask, true) + countCollections<T>(NEUTRAL_TERMS, mask);
}

/** Differences of neutral and other terms, all of them or those worth 0. */
function countWithNeutral<T>(mask: i32, areZeros: bool): f64 {
  let count: f64 = 0;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const ofC = areZeros ? countZeros<T>(c) : countDifferences<T>(c);
    count += countMultisets<T>(NEUTRAL_TERMS, b) * ofC;
    if (b == c) continue;
    const ofB = areZeros ? countZeros<T>(b) : countDifferences<T>(b);
    count += countMultisets<T>(NEUTRAL_TERMS, c) * ofB;
  }
  return count;
}

/** Differences without neutral terms. */
function countDifferences<T>(mask: i32): f64 {
  const entry = differencesAt(mask);
  let count = load<f64>(entry);
  if (!isNaN(count)) return count;
  count = 0;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const addends = countMultisets<T>(PLAIN_TERMS, b);
    count += b == c ? (addends * (addends + 1)) / 2 : addends * countMultisets<T>(PLAIN_TERMS, c);
  }
  store<f64>(entry, count);
  return count;
}

/** Leaves, products that are not worth 0, and quotients. */
function countPlainTerms<T>(mask: i32): f64 {
  if (!(mask & (mask - 1))) return <f64>countOfLeaf(ctz(mask));
  let count = countCollections<T>(NONZERO_FACTORS, mask);
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    count += countMultisets<T>(NONZERO_FACTORS, b) * countMultisets<T>(DIVIDING_FACTORS, c);
    if (b != c) count += countMultisets<T>(NONZERO_FACTORS, c) * countMultisets<T>(DIVIDING_FACTORS, b);
  }
  return count;
}

/** Differences worth 0 without neutral terms: searched, as they depend on values. */
function countZeros<T>(mask: i32): f64 {
  const entry = zerosAt(mask);
  let count = load<f64>(entry);
  if (!isNaN(count)) return count;
  count = 0;
  openSearch(false, false, 0, Infinity, 0, true);
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const pairs = countEqualAddends<T>(b, c);
    // Of one half with itself, every pair of two different addends comes both ways round.
    count += b == c ? (pairs + countMultisets<T>(PLAIN_TERMS, b)) / 2 : pairs;
  }
  store<f64>(entry, count);
  return count;
}

/** Factors worth 1: searched. */
function countUnitFactors<T>(mask: i32): f64 {
  openSearch(false, false, 0, Infinity, 0, true);
  return findFactors<T>(mask, 1, 1);
}
