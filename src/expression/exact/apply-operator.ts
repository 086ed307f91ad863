// The operators on exact values: domains, limits and results, for fractions and irrational numbers alike.
// Those beyond the four are in expression/operators, a file for each.
//
// A result that is rational is always returned as a fraction in lowest terms, so domains that ask for
// integers need no more than a look at the type. Where both operands are fractions, nothing but integer
// arithmetic is done; where one is a fraction and the other proved to be irrational, + - * / need no
// decision. Everything else is decided by decide-sign.ts, in tens of microseconds if the form settles it, in
// up to about a second if a separation bound of 65,536 digits has to be reached.
//
// `limits.bits` bounds the numerators and denominators of results, and the magnitudes of irrational ones; the
// trees of these are bounded, too (exact-arithmetic.ts). Both are `too-large`.
import { add, divide, integer, multiply, subtract, type Fraction } from '../../core/fraction.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import {
  addition,
  division,
  multiplication,
  subtraction,
  type Fault,
  type Operator,
} from '../../core/operator-notation.js';
import { EXACT_PARTS } from '../operators/registry.js';
import { exactArithmetic, isSame, settle } from './exact-arithmetic.js';
import { isRational, tryDecision, type ExactOperation, type ExactValue } from './exact-value.js';
import { reduceInTime } from './integer-roots.js';
import { checkLength } from './rational-powers.js';

/**
 * Applies an operator. Returns the result, or the reason why it cannot be applied.
 *
 * @param operands as many as the operator has: values that this function has returned, or fractions in lowest
 * terms
 */
export function apply(
  operator: Operator,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  return tryDecision(() => applyInDomain(operator, operands, limits));
}

function applyInDomain(
  operator: Operator,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  const [left, right] = operands;
  switch (operator) {
    case addition.operator:
      return applyBasic('sum', add, left, right, limits);
    case subtraction.operator:
      return applyBasic('difference', subtract, left, right, limits);
    case multiplication.operator:
      return applyBasic('product', multiply, left, right, limits);
    case division.operator:
      return isSame(right, 0n) ? 'division-by-zero' : applyBasic('quotient', divide, left, right, limits);
    default:
      return EXACT_PARTS[operator](operands, limits, exactArithmetic);
  }
}

function applyBasic(
  operation: ExactOperation,
  compute: (left: Fraction, right: Fraction) => Fraction,
  left: ExactValue,
  right: ExactValue,
  limits: ResolvedLimits,
): ExactValue | Fault {
  if (isRational(left) && isRational(right))
    return checkLength(reduceInTime(compute(left, right)), limits.bits);
  const isScaling = operation === 'product' || operation === 'quotient';
  const neutral = isScaling ? 1n : 0n;
  if (isSame(right, neutral)) return left;
  if (isSame(left, neutral) && (operation === 'sum' || operation === 'product')) return right;
  if (isScaling && (isSame(left, 0n) || isSame(right, 0n))) return integer(0n);
  return settle(operation, left, right, limits);
}
