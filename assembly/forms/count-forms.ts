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
import { spendNanoseconds } from '../core/deadline';
import { countOfLeaf, n, valuesOfLeaf } from '../core/board';
import { elementAt, putElement } from '../core/elements';
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
import { formLists, formRules } from './forms-state';
import { countEqualAddends, findFactors, findForms, openSearch } from './search-forms';

/** Cost to look at a split (core/deadline.ts). */
const NANOSECONDS_PER_SPLIT: u64 = 16;

/**
 * Number of forms of p / q over a subset, or of those that can be negated; `most` or more if there are more
 * than that. If formLists.isExhausted is set afterwards, memory ran out. Precondition: the lists are open for
 * 'essential' and rational values.
 */
export function countForms(mask: i32, negative: bool, p: u64, q: u64, most: f64): f64 {
  if (!openCounts()) {
    formLists.isExhausted = true;
    return 0;
  }
  // One number alone may be left beside neutral terms only if it is the target.
  const end = masksOfSize(popcnt(mask) - (q == 1 && isValueOfLeaf(p) ? 0 : 1));
  for (let m = masksOfSize(1); m < end; m += MASK_BYTES) {
    const neutral = maskAt(m);
    putElement<f64>(neutralSumsAt(neutral), countMultisets(NEUTRAL_TERMS, neutral));
    if (formLists.isExhausted) return 0;
  }
  if (p == 0) return countZeroFactors(mask) + countItems(NEUTRAL_TERMS, mask);
  openSearch(negative, false, 0, most, 0, true);
  return formRules.isWide ? findForms<u64>(mask, p, q) : findForms<f64>(mask, <f64>p, <f64>q);
}

function isValueOfLeaf(value: u64): bool {
  for (let at = valuesOfLeaf(0), end = valuesOfLeaf(n); at < end; at += sizeof<u64>()) {
    if (elementAt<u64>(at) == value) return true;
  }
  return false;
}

/** The items of a sort over a single number, DIVIDING_FACTORS excepted. */
function countValues(sort: u32, leaf: i32): f64 {
  const zeros = <f64>(elementAt<u64>(valuesOfLeaf(leaf)) == 0);
  if (sort == NEUTRAL_TERMS) return zeros;
  const values = <f64>countOfLeaf(leaf);
  return sort == FACTORS || sort == TERMS ? values : values - zeros;
}

/**
 * The sum of a count of ordered pairs of halves (B, C) over all splits of a subset, both ways round.
 * AssemblyScript has no closures, so the sort is passed on.
 */
function sumOverSplits(mask: i32, sort: u32, count: (sort: u32, b: i32, c: i32) => f64): f64 {
  let sum: f64 = 0;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    spendNanoseconds(NANOSECONDS_PER_SPLIT);
    if (isMirrored(b, c, lowest)) continue;
    sum += count(sort, b, c);
    if (b != c) sum += count(sort, c, b);
  }
  return sum;
}

/** The items of a sort over a subset. */
function countItems(sort: u32, mask: i32): f64 {
  const entry = itemsAt(sort, mask);
  let count = elementAt<f64>(entry);
  if (!isNaN(count)) return count;
  const isLeaf = (mask & (mask - 1)) == 0;
  if (isLeaf && sort != DIVIDING_FACTORS) count = countValues(sort, ctz(mask));
  else if (sort == FACTORS) count = countFactors(mask);
  else if (sort == NONZERO_FACTORS) count = countItems(FACTORS, mask) - countZeroFactors(mask);
  else if (sort == DIVIDING_FACTORS) count = countItems(NONZERO_FACTORS, mask) - countUnitFactors(mask);
  else if (sort == PLAIN_TERMS) count = countPlainTerms(mask);
  else if (sort == TERMS) count = countItems(PLAIN_TERMS, mask) + countItems(NEUTRAL_TERMS, mask);
  // Products that have a factor worth 0.
  else count = countCollections(FACTORS, mask) - countCollections(NONZERO_FACTORS, mask);
  putElement<f64>(entry, count);
  return count;
}

/** The multisets of one item or more. */
function countMultisets(sort: u32, mask: i32): f64 {
  return countItems(sort, mask) + countCollections(sort, mask);
}

/** The multisets of two items or more. */
function countCollections(sort: u32, mask: i32): f64 {
  const entry = collectionsAt(sort, mask);
  let count = elementAt<f64>(entry);
  if (!isNaN(count)) return count;
  count = sumOverSplits(mask, sort, countWithItems) / <f64>popcnt(mask);
  putElement<f64>(entry, count);
  return count;
}

/** Counts |B| times the multisets of an item over B once, twice and so on, and others over the rest. */
function countWithItems(sort: u32, b: i32, rest: i32): f64 {
  const items = <f64>popcnt(b) * countItems(sort, b);
  if (items == 0) return 0;
  let others: f64 = 0;
  for (; (rest & b) == b; rest = complementIn(rest, b)) {
    others += countMultisets(sort, rest);
    if (rest == b) return items * (others + 1);
  }
  return items * (others + countMultisets(sort, rest));
}

/** Complement of a part in a subset. */
function complementIn(mask: i32, part: i32): i32 {
  let s = splitsOf(mask);
  while (halfB(s) != part && halfC(s) != part) s += SPLIT_BYTES;
  return halfB(s) == part ? halfC(s) : halfB(s);
}

/** Counts factors of two or more numbers: sums and differences. */
function countFactors(mask: i32): f64 {
  const withNeutral = sumOverSplits(
    mask,
    0,
    (_, b, c) => countMultisets(NEUTRAL_TERMS, b) * countDifferences(c),
  );
  return countDifferences(mask) + withNeutral + countCollections(TERMS, mask);
}

/** Counts factors worth 0, of two or more numbers: differences, and sums of neutral terms. */
function countZeroFactors(mask: i32): f64 {
  const withNeutral = sumOverSplits(mask, 0, (_, b, c) => countMultisets(NEUTRAL_TERMS, b) * countZeros(c));
  return countZeros(mask) + withNeutral + countCollections(NEUTRAL_TERMS, mask);
}

/** Counts terms of two or more numbers that are not neutral: products that are not worth 0, and quotients. */
function countPlainTerms(mask: i32): f64 {
  const quotients = sumOverSplits(
    mask,
    0,
    (_, b, c) => countMultisets(NONZERO_FACTORS, b) * countMultisets(DIVIDING_FACTORS, c),
  );
  return countCollections(NONZERO_FACTORS, mask) + quotients;
}

/** Counts differences without neutral terms. */
function countDifferences(mask: i32): f64 {
  const entry = differencesAt(mask);
  let count = elementAt<f64>(entry);
  if (!isNaN(count)) return count;
  // Of one half with itself, every pair of two different addends comes both ways round.
  count =
    sumOverSplits(mask, 0, (_, b, c) => {
      const addends = countMultisets(PLAIN_TERMS, b);
      return b == c ? addends * (addends + 1) : addends * countMultisets(PLAIN_TERMS, c);
    }) / 2;
  putElement<f64>(entry, count);
  return count;
}

/** Opens a search that counts all forms of a value, neutral terms apart. */
function openCount(): void {
  openSearch(false, false, 0, Infinity, 0, true);
}

/** Counts differences worth 0 without neutral terms by a search, because they depend on values. */
function countZeros(mask: i32): f64 {
  const entry = zerosAt(mask);
  let count = elementAt<f64>(entry);
  if (!isNaN(count)) return count;
  openCount();
  count = 0;
  const lowest = mask & -mask;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, lowest)) continue;
    const pairs = formRules.isWide ? countEqualAddends<u64>(b, c) : countEqualAddends<f64>(b, c);
    // Of one half with itself, every pair of two different addends comes both ways round.
    count += b == c ? (pairs + countMultisets(PLAIN_TERMS, b)) / 2 : pairs;
  }
  putElement<f64>(entry, count);
  return count;
}

/** Counts factors worth 1 by a search. */
function countUnitFactors(mask: i32): f64 {
  openCount();
  return formRules.isWide ? findFactors<u64>(mask, 1, 1) : findFactors<f64>(mask, 1, 1);
}
