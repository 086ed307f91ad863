// The ways in which a value arises from x of one half and y of the other: six relations, and for each of them
// the number of trees and the y that x needs. Values are not negative, so x stands for x and -x. If a trees
// are worth x, n worth -x, b worth y and m worth -y, then there are worth
//
//   x + y     2 a b + a m + n b    as x + y and y + x, x - (-y), y - (-x)
//   x - y     2 a m + a b + n m    as x + (-y) and (-y) + x, x - y, (-y) - (-x)
//   x * y     2 (a b + n m)
//   x / y     a b + n m
//
// and y - x and y / x likewise. The trees worth the negations are counted by the same with a and n exchanged
// and, for sums and differences, b and m too. If both halves are the same multiset, each pair occurs twice,
// and only the trees with x on the left count.
import { denominatorOf, numeratorOf, putFraction, wholeQuotient } from '../core/fraction';
import { formRules } from '../forms/forms-state';
import { valueOfEntry } from './tally';
import { OTHER } from './trees-state';

export const X_PLUS_Y: i32 = 0,
  X_MINUS_Y: i32 = 1,
  Y_MINUS_X: i32 = 2,
  X_TIMES_Y: i32 = 3,
  X_OVER_Y: i32 = 4,
  Y_OVER_X: i32 = 5;
export const RELATION_COUNT: i32 = Y_OVER_X + 1;

/** The trees worth x + y. */
@inline export function treesOfSum(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * b + a * m : 2 * a * b + a * m + n * b;
}

/** The trees worth x - y. */
@inline export function treesOfDifference(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? a * m + a * b : 2 * a * m + a * b + n * m;
}

/** The trees worth y - x. */
@inline export function treesOfReversed(a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  return isSame ? n * b + n * m : 2 * n * b + a * b + n * m;
}

/** The trees of a relation. */
export function treesOfRelation(relation: i32, a: f64, n: f64, b: f64, m: f64, isSame: bool): f64 {
  switch (relation) {
    case X_PLUS_Y:
      return treesOfSum(a, n, b, m, isSame);
    case X_MINUS_Y:
      return treesOfDifference(a, n, b, m, isSame);
    case Y_MINUS_X:
      return treesOfReversed(a, n, b, m, isSame);
    case X_TIMES_Y:
      return (isSame ? 1 : 2) * (a * b + n * m);
    default:
      return a * b + n * m;
  }
}

/** Largest f64 that is converted to u64 exactly. */
const MAX_EXACT: f64 = 9.0e18;

/**
 * Finds the y with which the x of an entry makes p / q, which is not 0, by a relation; false if there is
 * none.
 */
export function findOther<T>(relation: i32, x: usize, p: T, q: T, isSame: bool): bool {
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x));
  const s = p * xq,
    t = xp * q;
  let yp: T, yq: T;
  switch (relation) {
    case X_PLUS_Y:
      if (t > s) return false;
      yp = s - t;
      yq = q * xq;
      break;
    case X_MINUS_Y:
      if (s > t) return false;
      yp = t - s;
      yq = q * xq;
      break;
    case Y_MINUS_X:
      // Natural numbers of equal halves: each pair occurs with the larger one as x, too.
      if (formRules.isNatural && isSame) return false;
      yp = s + t;
      yq = q * xq;
      break;
    case X_TIMES_Y:
      if (xp == 0) return false;
      yp = formRules.isWhole ? wholeQuotient<T>(p, xp) : s;
      if (yp == 0) return false;
      yq = formRules.isWhole ? 1 : t;
      break;
    case X_OVER_Y:
      if (xp == 0) return false;
      yp = formRules.isWhole ? wholeQuotient<T>(xp, p) : t;
      if (yp == 0) return false;
      yq = formRules.isWhole ? 1 : s;
      break;
    default:
      if (isSame || xp == 0) return false;
      if (<f64>p * <f64>xp > MAX_EXACT) return false;
      yp = p * xp;
      yq = q * xq;
  }
  if (formRules.isNatural && yp == 0) return false;
  putFraction<T>(OTHER, yp, yq);
  return true;
}
