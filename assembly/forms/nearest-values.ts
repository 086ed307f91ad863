// The best values of a search for the nearest (search-nearest.ts): the largest not above the target and the
// smallest not below it, each with an expression. What the search comes upon is evaluated exactly, in u64,
// and compared exactly.
// They are in NEAREST, whose picture is in src/solver/wasm/boundary-layout.ts.
import {
  NEAREST_ABOVE_EXPRESSION_OFFSET,
  NEAREST_ABOVE_OFFSET,
  NEAREST_BELOW_EXPRESSION_OFFSET,
  NEAREST_BELOW_OFFSET,
} from '../core/boundary-types';
import { spendNanosecondsOutOfLine } from '../core/deadline';
import { compareFractions, denominatorOf, gcd, keyOf, numeratorOf, putFraction } from '../core/fraction';
import { DIFFERENCE, KIND_MASK, PRODUCT, SUM } from './form';
import { formOf } from './form-ids';
import { NEAREST, formRules, nearestSearch, operationChain } from './forms-state';
import { chainFlips, closeChain, NEAR_IS_LEFT, nearAt, operationAt } from './operation-chain';
import { spellForm } from './spell-form';

/**
 * Part of a range by which it is widened at each step: 2^-49, while keys and steps are wrong by some 2^-51.
 */
export const SLACK: f64 = 1.0 / 562949953421312.0;
/** Cost to evaluate a chain (core/deadline.ts). */
const NANOSECONDS_PER_VALUE: u64 = 64;

/** Forgets both values. */
export function clearNearest(): void {
  putFraction<u64>(NEAREST + NEAREST_BELOW_OFFSET, 0, 0);
  putFraction<u64>(NEAREST + NEAREST_ABOVE_OFFSET, 0, 0);
}

/** The numerator of a form's value in either width. */
@inline function wideNumeratorOf(form: usize): u64 {
  return formRules.isWide ? numeratorOf<u64>(form) : <u64>numeratorOf<f64>(form);
}

/** The denominator of a form's value in either width. */
@inline function wideDenominatorOf(form: usize): u64 {
  return formRules.isWide ? denominatorOf<u64>(form) : <u64>denominatorOf<f64>(form);
}

/** Compares the value that the chain makes of a form with the best. False if it does not count. */
export function tryNearest(id: u32): bool {
  spendNanosecondsOutOfLine(NANOSECONDS_PER_VALUE);
  const form = formOf(id);
  if (nearestSearch.isNegated && !chainFlips(form)) return false;
  let p = wideNumeratorOf(form),
    q = wideDenominatorOf(form);
  for (let place = operationChain.depth; place;) {
    place--;
    const near = formOf(nearAt(place));
    const a = wideNumeratorOf(near),
      b = wideDenominatorOf(near);
    const operation = operationAt(place);
    const nearIsLeft = (operation & NEAR_IS_LEFT) != 0;
    switch (operation & KIND_MASK) {
      case SUM:
        p = p * b + a * q;
        q *= b;
        break;
      case DIFFERENCE: {
        const x = p * b,
          y = a * q;
        // The ranges are a little too wide: the search comes upon this difference the other way round, too.
        if (nearIsLeft ? x > y : x < y) return true;
        p = x < y ? y - x : x - y;
        q *= b;
        break;
      }
      case PRODUCT:
        p *= a;
        q *= b;
        break;
      default:
        if (nearIsLeft) {
          if (!p) return true;
          const x = p;
          p = a * q;
          q = b * x;
        } else {
          p *= b;
          q *= a;
        }
        if (formRules.isWhole) {
          if (p % q) return false;
          p /= q;
          q = 1;
        }
    }
  }
  const divisor = gcd(p, q);
  p /= divisor;
  q /= divisor;
  const order = compareFractions(p, q, nearestSearch.p, nearestSearch.q);
  if (order <= 0)
    improve(NEAREST + NEAREST_BELOW_OFFSET, NEAREST + NEAREST_BELOW_EXPRESSION_OFFSET, p, q, 1, id);
  if (order >= 0)
    improve(NEAREST + NEAREST_ABOVE_OFFSET, NEAREST + NEAREST_ABOVE_EXPRESSION_OFFSET, p, q, -1, id);
  return true;
}

/** Takes p / q for one side if that has no value yet, or one to which p / q compares as `better`. */
function improve(best: usize, expression: usize, p: u64, q: u64, better: i32, id: u32): void {
  const bestQ = denominatorOf<u64>(best);
  if (bestQ && compareFractions(p, q, numeratorOf<u64>(best), bestQ) != better) return;
  putFraction<u64>(best, p, q);
  spellForm(expression, closeChain(id), nearestSearch.isNegated);
  const away = abs(keyOf<u64>(p, q) - nearestSearch.key);
  nearestSearch.distance = min(nearestSearch.distance, away + nearestSearch.key * SLACK);
}
