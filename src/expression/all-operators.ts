// The arithmetic of all operators, for `evaluate`, for `solutionKey`, and for the answers of engines for
// operators beyond the four.
import type { ResolvedLimits } from '../core/puzzle/largest-operands.js';
import type { Fault, Operator, OperatorRow } from '../core/operator-notation.js';
import { apply } from './exact/apply-operator.js';
import { isEqual } from './exact/exact-arithmetic.js';
import { approximate } from './exact/approximate-value.js';
import type { ExactValue } from './exact/exact-value.js';
import { applyRow, type Arithmetic, type ExactValues } from './arithmetic.js';
import { ROWS } from './operator-table.js';

export const ALL_ARITHMETIC: Arithmetic = {
  rows: ROWS,
  apply: applyExactly,
  isEqual,
  approximate,
};

/** Arithmetic of all operators without the functions that write values, for judging answers. */
export const ALL_VALUES: ExactValues = { apply: applyExactly, isEqual };

function applyExactly(
  row: OperatorRow,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
): ExactValue | Fault {
  return apply(row.operator as Operator, operands, limits);
}

/** Takes the operands of an operator off a stack of values, and returns the result, which must exist. */
export function applyKnown(row: OperatorRow, values: ExactValue[], limits: ResolvedLimits): ExactValue {
  const right = values.pop()!;
  const left = row.arity === 1 ? right : values.pop()!;
  return applyRow(row, left, right, limits, ALL_ARITHMETIC) as ExactValue;
}
