// The arithmetic of all operators, for `evaluate`, for `solutionKey`, and for the answers of engines for
// operators beyond the four.
import type { ResolvedLimits } from '../core/puzzle/largest-operands.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { isDefined, type Fault, type Operator, type OperatorRow } from '../core/operator-notation.js';
import { apply } from './exact/apply-operator.js';
import { isEqual } from './exact/exact-arithmetic.js';
import { approximate } from './exact/approximate-value.js';
import type { ExactValue } from './exact/exact-value.js';
import { applyToStack, type Arithmetic, type ExactValues } from './arithmetic.js';
import { rowsOf } from './operators/all-rows.js';

export const ALL_ARITHMETIC: Arithmetic = {
  rows: /* @__PURE__ */ rowsOf(),
  apply: applyExactly,
  isEqual,
  approximate,
};

/** Returns the arithmetic of all operators, those that a user defined included. */
export function allArithmetic({ defined }: Pick<ParsedRules, 'defined'>): Arithmetic {
  return defined === undefined ? ALL_ARITHMETIC : { ...ALL_ARITHMETIC, rows: rowsOf(defined) };
}

/** Arithmetic of all operators without the functions that write values, for judging answers. */
export const ALL_VALUES: ExactValues = { apply: applyExactly, isEqual };

/** Applies an operator to values in lowest terms. Returns the result, or the fault. */
export function applyExactly(
  row: OperatorRow,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  return isDefined(row) ? row.applyTo(operands, limits) : apply(row.operator as Operator, operands, limits);
}

/** Takes the operands of an operator off a stack of values, and returns the result, which must exist. */
export function applyKnown(row: OperatorRow, values: ExactValue[], limits: ResolvedLimits): ExactValue {
  return applyToStack(row, values, limits, ALL_ARITHMETIC) as ExactValue;
}
