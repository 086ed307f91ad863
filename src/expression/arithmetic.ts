// The exact evaluation of operators, as an object: the checker, the steps, `verify` and the game that people
// play take it as an argument, so that a solver of the four operators carries their arithmetic alone. It
// shares no code with the engines, since every answer of an engine is checked with it.
//
// There are two: that of the four operators, which is here, and that of all operators (all-operators.ts),
// which needs irrational numbers and brings exact/.
import { formatFraction, integer, isEqual, isFraction, reduce, type Fraction } from '../core/fraction.js';
import { FOUR, isBasic, type Fault, type OperatorRow } from '../core/operator-notation.js';
import type { ResolvedLimits } from '../core/puzzle/largest-operands.js';
import type { Expression } from '../core/api-types.js';
import type { ExactValue } from './exact/exact-value.js';
import { isLeaf, numberOf, toPostfix } from './expression-tree.js';

/** Evaluation of some operators, and equality of values. */
export interface ExactValues {
  /** Applies an operator to operands in lowest terms, except one of the four to two fractions. */
  readonly apply: (
    row: OperatorRow,
    operands: readonly ExactValue[],
    limits: ResolvedLimits,
  ) => ExactValue | Fault;
  readonly isEqual: (left: ExactValue, right: ExactValue) => boolean | 'undecided';
}

/** Evaluation of some operators, with the functions that read and write them. */
export interface Arithmetic extends ExactValues {
  /** Rows of the operators by name, as in trees. */
  readonly rows: ReadonlyMap<unknown, OperatorRow>;
  /** Writes a value as decimal text with `digits` significant digits. */
  readonly approximate: (value: ExactValue, digits: number) => string;
}

/** The arithmetic of the four operators, which need nothing beyond fractions. */
export const BASIC_ARITHMETIC: Arithmetic = {
  rows: /* @__PURE__ */ indexFour(),
  apply: (): Fault => 'outside-domain',
  isEqual: (left, right) => isEqual(left as Fraction, right as Fraction),
  approximate: (value) => formatFraction(value as Fraction),
};

/**
 * Applies an operator. Returns the result, not always in lowest terms, or the fault.
 *
 * @param left the left operand, ignored if the operator has only one operand
 */
export function applyRow(
  row: OperatorRow,
  left: ExactValue,
  right: ExactValue,
  limits: ResolvedLimits,
  arithmetic: Arithmetic,
): ExactValue | Fault {
  if (isBasic(row) && isFraction(left) && isFraction(right))
    return row.findFault?.(left, right) ?? row.evaluate(left, right);
  return arithmetic.apply(row, operandsOf(row, left, right), limits);
}

/** Takes the operands of an operator off a stack of values. Returns the result as `applyRow` does. */
export function applyToStack(
  row: OperatorRow,
  values: ExactValue[],
  limits: ResolvedLimits,
  arithmetic: Arithmetic,
): ExactValue | Fault {
  const right = values.pop()!;
  const left = row.arity === 1 ? right : values.pop()!;
  return applyRow(row, left, right, limits, arithmetic);
}

/**
 * Evaluates a tree. Returns the value in lowest terms, or the fault.
 *
 * @param results gets the result of each operator in lowest terms, in postfix order
 */
export function evaluateTree(
  tree: Expression,
  limits: ResolvedLimits,
  arithmetic: Arithmetic,
  results: ExactValue[] = [],
): ExactValue | Fault {
  const values: ExactValue[] = [];
  for (const item of toPostfix(tree, arithmetic.rows)) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      continue;
    }
    const value = applyToStack(item, values, limits, arithmetic);
    if (typeof value === 'string') return value;
    values.push(lower(value));
    results.push(values.at(-1)!);
  }
  return values[0];
}

/** Returns the operands of an operator in lowest terms. */
export function operandsOf(row: OperatorRow, left: ExactValue, right: ExactValue): ExactValue[] {
  return (row.arity === 1 ? [right] : [left, right]).map(lower);
}

/** Reduces a value to lowest terms. */
export function lower(value: ExactValue): ExactValue {
  return isFraction(value) ? reduce(value) : value;
}

function indexFour(): Map<unknown, OperatorRow> {
  return new Map(FOUR.map((row) => [row.operator, row]));
}
