// Counts the trees (tally.ts) of a value over a subset: looked up if the subset is small enough for a tally,
// else backward through its splits. The smaller half of a split is the near one, whose values are listed;
// each of them, with each relation (trees-of-operation.ts), tells which value the far half must have, and
// that is looked up or counted in turn.
import { spendNanoseconds } from '../core/deadline';
import { denominatorOf, keyOf, numeratorOf, reductionOf } from '../core/fraction';
import { halfB, halfC, isMirrored, isNearB, SPLIT_BYTES, splitsOf } from '../core/plan';
import { boundOfForms } from '../forms/form-list';
import { formLists, formRules } from '../forms/forms-state';
import { countNaturalTrees } from './count-natural-trees';
import { listTally } from './list-tally';
import { findOther, RELATION_COUNT, treesOfRelation, X_TIMES_Y } from './trees-of-operation';
import {
  entriesEnd,
  entriesOf,
  entryCount,
  findEntry,
  negatedOfEntry,
  TALLY_ENTRY_BYTES,
  treesOfEntry,
} from './tally';
import { OTHER, treeCount } from './trees-state';

/** Cost of the look-ups for an entry of the near half (core/deadline.ts). */
const NANOSECONDS_PER_ENTRY: u64 = 256;

/** Counts the trees worth p / q over a subset, and those worth its negation, into treeCount. */
export function countTrees<T>(mask: i32, p: T, q: T): void {
  const size = popcnt(mask);
  treeCount.listedSize = size <= 6 ? 3 : (size + 1) >> 1;
  countTreesOver<T>(mask, p, q);
}

/** Adds to treeCount the trees worth p / q over a part of the subset of the last countTrees. */
export function countTreesOver<T>(mask: i32, p: T, q: T): void {
  if (!isFloat<T>()) {
    const divisor = reductionOf<T>(p, q);
    p /= divisor;
    q /= divisor;
  }
  treeCount.trees = 0;
  treeCount.negated = 0;
  const key = keyOf<T>(p, q);
  if (key > boundOfForms(mask) || formLists.isExhausted) return;
  if (popcnt(mask) <= treeCount.listedSize || p == 0) {
    const tally = listTally<T>(mask);
    if (!tally) return;
    const entry = findEntry<T>(tally, key, p, q);
    if (!entry) return;
    treeCount.trees = treesOfEntry(entry);
    treeCount.negated = negatedOfEntry(entry);
    return;
  }
  if (formRules.isNatural) {
    treeCount.trees = countNaturalTrees(mask, <f64>p);
    return;
  }
  let total: f64 = 0,
    totalNegated: f64 = 0;
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = listTally<T>(nearIsB ? b : c);
    if (!near) return;
    const far = nearIsB ? c : b;
    const isSame = b == c;
    const last = entriesEnd(near);
    spendNanoseconds(NANOSECONDS_PER_ENTRY * entryCount(near));
    for (let x = entriesOf(near); x < last; x += TALLY_ENTRY_BYTES) {
      const trees = treesOfEntry(x),
        negated = negatedOfEntry(x);
      for (let relation = 0; relation < RELATION_COUNT; relation++) {
        if (!findOther<T>(relation, x, p, q, isSame)) continue;
        countTreesOver<T>(far, numeratorOf<T>(OTHER), denominatorOf<T>(OTHER));
        const y = treeCount.trees,
          z = treeCount.negated;
        if (y + z == 0) continue;
        total += treesOfRelation(relation, trees, negated, y, z, isSame);
        // In the negation of a sum both parts change their signs, in that of a product one does.
        totalNegated +=
          relation < X_TIMES_Y
            ? treesOfRelation(relation, negated, trees, z, y, isSame)
            : treesOfRelation(relation, negated, trees, y, z, isSame);
      }
    }
    if (formLists.isExhausted) return;
  }
  treeCount.trees = total;
  treeCount.negated = totalNegated;
}
