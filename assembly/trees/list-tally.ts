// Makes the tally of a subset when it is first asked for, after the tallies of the halves of its splits:
// every pair of entries of two halves, by every relation (trees-of-operation.ts). Tallies lie in the arena
// and last as long as the lists of the board.
import { arenaTop, clearBytes, ensureBytes, reserve, reserveTo } from '../core/arena';
import { countOfLeaf } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { denominatorOf, numeratorOf, wholeQuotient } from '../core/fraction';
import { halfB, halfC, isMirrored, SPLIT_BYTES, splitsOf } from '../core/plan';
import { boundOfForms } from '../forms/form-list';
import { formLists, formRules } from '../forms/forms-state';
import { treesOfDifference, treesOfReversed, treesOfSum } from './trees-of-operation';
import {
  addTrees,
  closeTally,
  entriesEnd,
  entriesOf,
  entryCount,
  hasTally,
  negatedOfEntry,
  openTally,
  SLOT_BYTES,
  TALLY_ENTRY_BYTES,
  tallyOf,
  treesOfEntry,
  valueOfEntry,
  valueOfLeaf,
} from './tally';

/** Maximum number of values of a pair of entries, for natural and rational values. */
const NATURAL_VALUES: u64 = 6,
  RATIONAL_VALUES: u64 = 5;
/** Cost of the values of a pair (core/deadline.ts). */
const NANOSECONDS_PER_PAIR: u64 = 128;
/** The least number of slots, and the most, as powers of two. */
const LEAST_BITS: i32 = 3,
  MOST_BITS: i32 = 30;

/** The tally of a subset, after all tallies that it is made from; 0 if memory is exhausted. */
export function listTally<T>(mask: i32): usize {
  const tally = tallyOf(mask);
  if (hasTally(tally)) return tally;
  const from = splitsOf(mask),
    to = splitsOf(mask + 1);
  let pairs: u64 = 0;
  for (let s = from; s < to; s += SPLIT_BYTES) {
    const b = listTally<T>(halfB(s)),
      c = listTally<T>(halfC(s));
    if (!b || !c) return 0;
    pairs += <u64>entryCount(b) * <u64>entryCount(c);
  }
  const leafCount = from == to ? countOfLeaf(ctz(mask)) : 0;
  if (!openFor(tally, (formRules.isNatural ? NATURAL_VALUES : RATIONAL_VALUES) * pairs + leafCount)) {
    formLists.isExhausted = true;
    return 0;
  }
  for (let i = 0; i < leafCount; i++) {
    addTrees<T>(tally, valueOfLeaf<T>(mask, i), 1, 1, 0);
  }
  const bound = boundOfForms(mask);
  for (let s = from; s < to; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const tallyB = tallyOf(b),
      tallyC = tallyOf(c);
    const endX = entriesEnd(tallyB),
      endY = entriesEnd(tallyC);
    for (let x = entriesOf(tallyB); x < endX; x += TALLY_ENTRY_BYTES) {
      spendNanoseconds(NANOSECONDS_PER_PAIR * entryCount(tallyC));
      for (let y = entriesOf(tallyC); y < endY; y += TALLY_ENTRY_BYTES) {
        addPair<T>(tally, x, y, b == c, bound);
      }
    }
  }
  reserveTo(entriesEnd(tally));
  closeTally(tally);
  return tally;
}

/**
 * Opens a tally with room for a given number of entries, at the top of the arena; false if memory is
 * exhausted.
 */
function openFor(tally: usize, most: u64): bool {
  let bits = LEAST_BITS;
  while ((<u64>1) << bits < 2 * most) bits++;
  if (bits > MOST_BITS) return false;
  const slots = reserve(SLOT_BYTES << bits);
  const entries = arenaTop();
  if (!slots || !ensureBytes(entries, most * TALLY_ENTRY_BYTES)) return false;
  clearBytes(slots, SLOT_BYTES << bits);
  openTally(tally, entries, slots, bits);
  return true;
}

/** Adds what two entries make. */
function addPair<T>(tally: usize, x: usize, y: usize, isSame: bool, bound: f64): void {
  const a = treesOfEntry(x),
    n = negatedOfEntry(x),
    b = treesOfEntry(y),
    m = negatedOfEntry(y);
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x)),
    yp = numeratorOf<T>(valueOfEntry(y)),
    yq = denominatorOf<T>(valueOfEntry(y));
  const s = xp * yq,
    t = yp * xq;
  const z = xq * yq;
  if (formRules.isNatural) {
    const both = isSame ? a * b : 2 * a * b;
    if (<f64>(s + t) <= bound) addTrees<T>(tally, s + t, 1, both, 0);
    if (<f64>s * <f64>t <= bound) addTrees<T>(tally, s * t, 1, both, 0);
    if (s > t && <f64>(s - t) <= bound) addTrees<T>(tally, s - t, 1, a * b, 0);
    if (t > s && !isSame && <f64>(t - s) <= bound) addTrees<T>(tally, t - s, 1, a * b, 0);
    const over = wholeQuotient<T>(s, t),
      under = wholeQuotient<T>(t, s);
    if (over != 0 && <f64>over <= bound) addTrees<T>(tally, over, 1, a * b, 0);
    if (under != 0 && !isSame && <f64>under <= bound) addTrees<T>(tally, under, 1, a * b, 0);
    return;
  }
  addTrees<T>(tally, s + t, z, treesOfSum(a, n, b, m, isSame), treesOfSum(n, a, m, b, isSame));
  if (s == t) addTrees<T>(tally, 0, 1, (isSame ? 1 : 2) * (a + n) * (b + m), 0);
  else if (s > t) {
    const negated = treesOfDifference(n, a, m, b, isSame);
    addTrees<T>(tally, s - t, z, treesOfDifference(a, n, b, m, isSame), negated);
  } else {
    const negated = treesOfReversed(n, a, m, b, isSame);
    addTrees<T>(tally, t - s, z, treesOfReversed(a, n, b, m, isSame), negated);
  }
  const like = a * b + n * m,
    unlike = a * m + n * b;
  const weight: f64 = isSame ? 1 : 2;
  addTrees<T>(tally, xp * yp, z, weight * like, weight * unlike);
  if (yp != 0) addQuotient<T>(tally, s, t, like, unlike);
  if (xp != 0 && !isSame) addQuotient<T>(tally, t, s, like, unlike);
}

/** Adds trees worth p / q, and trees worth its negation, that are allowed if values need not be natural. */
@inline function addQuotient<T>(tally: usize, p: T, q: T, trees: f64, negated: f64): void {
  if (formRules.isWhole) {
    const whole = wholeQuotient<T>(p, q);
    if (whole == 0 && p != 0) return;
    p = whole;
    q = 1;
  }
  addTrees<T>(tally, p, q, trees, negated);
}
