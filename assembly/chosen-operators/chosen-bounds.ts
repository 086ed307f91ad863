// The bounds that make the arithmetic exact, and the splits of subsets with equal numbers.
//
// Integers. Write M(A) for the largest absolute value that the numbers of A may make: the product of max(c,
// 2) over its numbers c if they may be multiplied, since |b| + |c| <= |b| |c| where both are at least 2; else
// their sum, as no other operator exceeds that. A value of A leads to a target t, other than by a factor 0,
// only if it is at most max(|t|, 2) times the product of max(c, 2) over the numbers outside A (core/limits.ts
// has the induction), and without * and / only if it is at most |t| plus their sum. A factor 0 occurs only
// where integers may be 0 and all numbers are used; there M(A) alone is the bound. With bounds below 2^62 a
// sum or difference of two values does not wrap, and products are formed within bounds.
//
// Fractions. Write M(A) for the product of c + 1 over the numbers c of A; without * and / denominators are 1,
// and M(A) is their sum plus 1. Every value p / q of A has |p| + q <= M(A). When operations with A are undone
// on a target s / t, what is left has |p| + q <= (|s| + t) * M(A) (core/fraction.ts has the induction).
//
//   f64   while (|s| + t) * M(board) is below 2^52, nothing is rounded. A part that 0 absorbs may have any of
//         its values, which are then targets; 0 is a number or made of at least two of the others
//   u64   what is left of a target is reduced, and dropped if it is above M(s), the largest M of as many
//         numbers as are searched, which must be below 2^63. It is reduced before it is formed, as it may be
//         M(s) times M of the near part, at most half of the numbers. With M of the near part below 2^42,
//         both together are below 2^63; and the terms of a sum, as doubles, are wrong by less than 2^61
import {
  dropLists,
  fullMask,
  hasZero,
  largestOfLeaf,
  listsAge,
  n,
  countOfLeaf,
  valuesOfLeaf,
} from '../core/board';
import {
  DONE,
  HAS_OVER,
  HAS_TIMES,
  NATURAL,
  OUT_OF_MEMORY,
  RATIONAL,
  TOO_LARGE,
} from '../core/boundary-types';
import { reserve } from '../core/arena';
import { elementAt, putElement } from '../core/elements';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { boundAt, builder, chosen, firstTwinsAt, forgetValues, MOST_WINDOW_BITS } from './chosen-state';

/** A factor that makes up for the rounding of a few doubles: 1 + 10^-12. */
const ABOVE_ROUNDING: f64 = 1 + 1e-12;

/** Limit of M of the near part of a search in u64. */
const NEAR_LIMIT: f64 = 4398046511104.0;
/** Limit of the integers of the lists: 2^62 less a margin because bounds are rounded. */
const INTEGER_LIMIT: f64 = 4611686018427387904.0 * (1.0 - 1.0 / 1048576.0);
/** Least target that lists of integers serve up to, so that the lists of one target serve the next. */
const LEAST_LARGEST: u64 = 1023;

/**
 * Opens rules: operators, a bit each, the kind of values, and whether lists keep all values of a subset.
 * Lists that stand under other rules are dropped by openLists.
 */
export function openRules(operators: i32, values: i32, keepsAll: bool): void {
  chosen.isExhausted = false;
  if (
    chosen.age == listsAge &&
    chosen.operators == operators &&
    chosen.values == values &&
    chosen.keepsAll == keepsAll
  )
    return;
  chosen.age = listsAge - 1;
  chosen.operators = operators;
  chosen.values = values;
  chosen.keepsAll = keepsAll;
  chosen.most = ABOVE_ROUNDING * (values == RATIONAL ? fractionBound(n) : integerBound());
  findTwins();
}

/**
 * Opens the lists for targets whose numerator and denominator are at most p and q in absolute value: DONE,
 * TOO_LARGE or OUT_OF_MEMORY. Fractions of 64 bits may still be too large for searches over many numbers
 * (fitsFractions).
 */
export function openLists(p: u64, q: u64): i32 {
  const stands = chosen.age == listsAge;
  if (chosen.values == RATIONAL) {
    const isWide = !fitsDoubles(<f64>p + <f64>q);
    if (stands && isWide == chosen.isWide) return DONE;
    chosen.isWide = isWide;
    return forgetLists();
  }
  if (stands && p <= chosen.largest) return DONE;
  // A power of two less 1, so that few targets need lists of their own.
  const rounded = max<u64>(LEAST_LARGEST, u64.MAX_VALUE >>> clz(p | 1));
  if (setBounds(rounded) || setBounds(p)) return forgetLists();
  chosen.age = listsAge - 1;
  return TOO_LARGE;
}

/** Drops all lists; DONE or OUT_OF_MEMORY. */
export function forgetLists(): i32 {
  dropLists();
  chosen.age = listsAge;
  forgetValues(n);
  if (chosen.values == RATIONAL) return DONE;
  builder.window = reserve((<usize>MOST_WINDOW_BITS) >> 3);
  return builder.window ? DONE : OUT_OF_MEMORY;
}

/** Upper bound of the absolute values of all integers of the board. */
function integerBound(): f64 {
  const multiplies = (chosen.operators & HAS_TIMES) != 0;
  let bound: f64 = multiplies ? 1 : 0;
  for (let i = 0; i < n; i++) {
    const largest = <f64>largestOfLeaf(i);
    if (multiplies) bound *= max<f64>(largest, 2);
    else bound += largest;
  }
  return bound;
}

/** Returns M of the `count` largest numbers of the board. Leaves with several values are not in order. */
export function fractionBound(count: i32): f64 {
  const multiplies = (chosen.operators & (HAS_TIMES | HAS_OVER)) != 0;
  let bound: f64 = 1;
  for (let i = 0; i < n; i++) {
    const largest = largestOfLeaf(i);
    let larger = 0;
    for (let j = 0; j < n; j++) {
      const other = largestOfLeaf(j);
      if (other > largest || (other == largest && j > i)) larger++;
    }
    if (larger >= count) continue;
    if (multiplies) bound *= <f64>largest + 1;
    else bound += <f64>largest;
  }
  return bound;
}

/** Whether fractions are f64 for targets whose numerator and denominator together are at most `size`. */
function fitsDoubles(size: f64): bool {
  let largest = chosen.most * size;
  const others = hasZero() ? n - 1 : n - 2;
  if (chosen.keepsAll && others > 0) {
    const absorbed = fractionBound(others);
    largest = max(largest, absorbed * absorbed);
  }
  return largest < F64_FRACTION_LIMIT;
}

/** Whether the lists have fractions that 64 bits hold in a search over subsets of a size. */
export function fitsFractions(size: i32): bool {
  if (chosen.values != RATIONAL || !chosen.isWide) return true;
  chosen.widest = fractionBound(size);
  return chosen.widest < U64_FRACTION_LIMIT && fractionBound(size >> 1) < NEAR_LIMIT;
}

/** Sets the bound of each subset for integer targets up to `largest`; false if 62 bits do not hold them. */
function setBounds(largest: u64): bool {
  chosen.largest = largest;
  const multiplies = (chosen.operators & HAS_TIMES) != 0;
  const undoes = (chosen.operators & (HAS_TIMES | HAS_OVER)) != 0;
  const isLimited = chosen.values == NATURAL || !chosen.keepsAll;
  if (<f64>largest >= INTEGER_LIMIT) return false;
  for (let mask = 1; mask <= fullMask; mask++) {
    let sum: f64 = 0,
      product: f64 = 1,
      sumOutside: f64 = 0,
      productOutside: f64 = 1;
    for (let i = 0; i < n; i++) {
      const c = <f64>largestOfLeaf(i);
      if ((mask >> i) & 1) {
        sum += c;
        product *= max<f64>(c, 2);
      } else {
        sumOutside += c;
        productOutside *= max<f64>(c, 2);
      }
    }
    let bound = multiplies ? product : sum;
    if (isLimited) {
      const useful = undoes ? max<f64>(<f64>largest, 2) * productOutside : <f64>largest + sumOutside;
      bound = min(bound, useful);
    }
    if (bound >= INTEGER_LIMIT) return false;
    // Above 2^53 the product is rounded: more is no loss, less might be.
    putElement<u64>(boundAt(mask), bound < 9007199254740992.0 ? <u64>bound : <u64>(bound * (1.0 + 1e-12)));
  }
  return true;
}

/** Finds the leaves that are equal to their neighbours, and the first twins of each subset. */
function findTwins(): void {
  let twins = 0;
  for (let i = 1; i < n; i++) {
    const count = countOfLeaf(i);
    let isTwin = count == countOfLeaf(i - 1);
    for (let k = 0; k < count && isTwin; k++) {
      const offset = <usize>k * sizeof<u64>();
      isTwin = elementAt<u64>(valuesOfLeaf(i) + offset) == elementAt<u64>(valuesOfLeaf(i - 1) + offset);
    }
    if (isTwin) twins |= 1 << (i - 1);
  }
  chosen.twins = twins;
  for (let mask = 1; mask <= fullMask; mask++) {
    let first = mask;
    // A number moves down to a free place of its twins until none can.
    for (let free = (first >> 1) & ~first & twins; free; free = (first >> 1) & ~first & twins) {
      first ^= free | (free << 1);
    }
    putElement<u16>(firstTwinsAt(mask), <u16>first);
  }
}

/** The subset with the same numbers as another that is built. */
@inline export function firstTwins(mask: i32): i32 {
  return chosen.twins ? <i32>elementAt<u16>(firstTwinsAt(mask)) : mask;
}

/**
 * The left part of the next split of a subset, in descending order from the subset itself on; 0 after the
 * last. Of parts with the same numbers there is one: it takes the last of equal numbers.
 */
export function nextLeft(mask: i32, left: i32): i32 {
  do left = (left - 1) & mask;
  while (left & ~(left >> 1) & (mask >> 1) & chosen.twins);
  return left;
}

/** The largest integer of a subset that is of use. */
@inline export function boundOf(mask: i32): u64 {
  return elementAt<u64>(boundAt(mask));
}

/** The part with the same numbers as another part of a subset that takes the last of equal numbers. */
function lastTwins(mask: i32, part: i32): i32 {
  const twins = chosen.twins & mask & (mask >> 1);
  for (let free = part & ~(part >> 1) & twins; free; free = part & ~(part >> 1) & twins) {
    part ^= free | (free << 1);
  }
  return part;
}

/**
 * Whether nextLeft comes to this left part before it comes to the right one as a left part, or never does.
 */
export function isFirstOrder(mask: i32, left: i32): bool {
  return left >= lastTwins(mask, mask ^ left);
}
