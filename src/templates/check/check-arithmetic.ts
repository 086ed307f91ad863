// The arithmetic of the checker for operators beyond the four: exact real numbers, or doubles.
//
// Exact values come from exact/, the layer that checks every answer of the package: fractions are computed
// with integers, and domains and equalities of irrational values are decided there or are errors. The search
// asks the same layer about the few values that its own arithmetic leaves open, so the checker trusts that
// layer. It uses nothing else of the search.
//
// Deciding 20 million exact results would take half an hour. `mayBe` computes the last operation of an
// expression in doubles first. Its operands are exact values rounded once, so the relative error is at most
// some 10^4 units of 2^-53 (an exponent of 16 times ln 1e290) if Math.pow is as precise; a result is ruled
// out only if it misses by 1e-9.
import { NumbersGameError } from '../../core/errors.js';
import { DEFAULT_LIMITS } from '../../core/puzzle/largest-operands.js';
import type { Operator } from '../../core/api-types.js';
import { apply } from '../../expression/exact/apply-operator.js';
import { isEqual } from '../../expression/exact/exact-arithmetic.js';
import { approximate } from '../../expression/exact/approximate-value.js';
import { formOf, isRational, type ExactValue } from '../../expression/exact/exact-value.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-notation.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { factorial } from '../../expression/operators/factorial.js';
import { logarithm } from '../../expression/operators/logarithm.js';
import { modulo } from '../../expression/operators/modulo.js';
import { power } from '../../expression/operators/power.js';
import { root } from '../../expression/operators/root.js';
import { squareRoot } from '../../expression/operators/square-root.js';
import { splitTarget, toFraction } from '../parse-scope.js';
import type { TemplateOperator } from '../template-text.js';

/** Operations that the checker needs on a kind of value. */
export interface CheckerArithmetic<Real> {
  /** Reads an integer, or a fraction `'p/q'` in lowest terms. */
  readonly read: (text: string) => Real;
  /** Applies an operator. Null if that is not allowed, `too-large` if the result exceeds the limits. */
  readonly operate: (operator: Operator, operands: readonly Real[]) => Real | 'too-large' | null;
  /** Key that equal values have in common; undefined if no key is known. */
  readonly keyOf: (value: Real) => string | undefined;
  /** False only if the result certainly differs from the goal. */
  readonly mayBe: (operator: Operator, left: Real, right: Real, goal: Real) => boolean;
  readonly isEqual: (value: Real, goal: Real) => boolean;
}

/** Exact value and the double nearest to it. */
interface ExactNumber {
  readonly value: ExactValue;
  readonly near: number;
}

const TOLERANCE = 1e-9;
/** Magnitudes beyond which doubles overflow or lose digits. */
const [LEAST, MOST] = [1e-290, 1e290];
const DIGITS = 17;

/** @throws NumbersGameError `undecided`, from `operate` and `isEqual` */
export const exactArithmetic: CheckerArithmetic<ExactNumber> = {
  read: (text) => createNumber(toFraction(text)),
  operate(operator, operands) {
    const values = operands.map(({ value }) => value);
    const result = apply(operator, values, DEFAULT_LIMITS);
    if (typeof result !== 'string') return createNumber(result);
    if (result === 'undecided') throw undecided(`${operator} of ${nearText(operands)} is allowed`);
    return result === 'too-large' ? result : null;
  },
  keyOf({ value }) {
    return isRational(value) ? `${value.numerator}/${value.denominator}` : formOf(value)?.key;
  },
  mayBe(operator, { near: left }, { near: right }, { near: goal }) {
    if (!isOrdinary(left) || !isOrdinary(right)) return true;
    const slack = TOLERANCE * (Math.abs(left) + Math.abs(right) + Math.abs(goal));
    switch (operator) {
      case addition.operator:
        return Math.abs(left + right - goal) <= slack;
      case subtraction.operator:
        return Math.abs(left - right - goal) <= slack;
      case multiplication.operator:
        return isClose(left * right, goal);
      case division.operator:
        return isClose(left, goal * right);
      case power.operator:
        return left > 0 && isClose(left ** right, goal);
      case root.operator:
        return left > 0 && isClose(left ** (1 / right), goal);
      case logarithm.operator:
        // A quotient of logarithms would lose digits if the base is near 1.
        return left > 0 && right > 0 && (Math.abs(goal) > 1000 || isClose(left ** goal, right));
      default:
        return true;
    }
  },
  isEqual(left, right) {
    const answer = isEqual(left.value, right.value);
    if (answer === 'undecided') throw undecided(`${nearText([left])} is ${nearText([right])}`);
    return answer;
  },
};

/** Arithmetic on doubles, as `universe` evaluates them. */
export const doubleArithmetic: CheckerArithmetic<number> = {
  read(text) {
    const [numerator, denominator] = splitTarget(text);
    return numerator / denominator;
  },
  operate(operator, [left, right]) {
    const value = operateOnDoubles(operator as TemplateOperator, left, right);
    return Number.isNaN(value) ? null : value;
  },
  keyOf: String,
  mayBe: () => true,
  isEqual: (value, goal) => value === goal,
};

function createNumber(value: ExactValue): ExactNumber {
  if (isRational(value)) {
    const near = Number(value.numerator) / Number(value.denominator);
    if (isOrdinary(near)) return { value, near };
  }
  return { value, near: Number(approximate(value, DIGITS)) };
}

function operateOnDoubles(operator: TemplateOperator, left: number, right: number): number {
  const { exponent, rootIndex, modulus } = DEFAULT_LIMITS;
  const isPositive = Number.isInteger(left) && left >= 1;
  const isIndex = (most: bigint) => Number.isInteger(right) && right !== 0 && Math.abs(right) <= Number(most);
  switch (operator) {
    case addition.operator:
      return left + right;
    case subtraction.operator:
      return left - right;
    case multiplication.operator:
      return left * right;
    case division.operator:
      return right === 0 ? NaN : left / right;
    case power.operator:
      return left > 0 && Math.abs(right) <= Number(exponent) ? left ** right : NaN;
    case root.operator:
      return isPositive && isIndex(rootIndex) ? left ** (1 / right) : NaN;
    case logarithm.operator:
      return left > 0 && left !== 1 && right > 0 ? Math.log(right) / Math.log(left) : NaN;
    case modulo.operator:
      return isPositive && isIndex(modulus) ? left - right * Math.floor(left / right) : NaN;
    case squareRoot.operator:
    case factorial.operator:
    case concatenation.operator:
      // Refused with doubles: parse-scope.ts.
      return NaN;
  }
}

function isOrdinary(value: number): boolean {
  return value === 0 || (Math.abs(value) >= LEAST && Math.abs(value) <= MOST);
}

/** Whether two doubles are close. Infinities, from overflow, are close to no finite number. */
function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= TOLERANCE * Math.min(Math.abs(left) + Math.abs(right), Number.MAX_VALUE);
}

function nearText(numbers: readonly ExactNumber[]): string {
  return numbers.map(({ near }) => String(near)).join(' and ');
}

function undecided(question: string): NumbersGameError {
  return new NumbersGameError('undecided', `certificate: whether ${question} cannot be decided`);
}
