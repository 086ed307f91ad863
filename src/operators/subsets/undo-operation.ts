// The inverses of each of the four operators, a row each: the general search needs them in addition to the
// operators themselves (small-value-table.ts, large-value-table.ts). A further binary operator is a further
// row, and a case in each of those two files.
import { addition, division, multiplication, subtraction } from '../../core/operator-rows.js';
import type { BasicOperator, Operator } from '../../core/api-types.js';

/** Operation that gives the missing operand: target ∘ known, or known ∘ target. */
export interface UndoOperation {
  readonly operator: BasicOperator;
  readonly isTargetFirst: boolean;
}

export interface InverseRow {
  readonly operator: BasicOperator;
  readonly isCommutative: boolean;
  /** Operation that gives the right operand, from the target and the left one. */
  readonly right: UndoOperation;
  /** Operation that gives the left operand, from the target and the right one. */
  readonly left: UndoOperation;
  /** Whether a left (right) operand worth 0 makes 0 of every operand on the other side that is allowed. */
  readonly absorbsRight: boolean;
  readonly absorbsLeft: boolean;
}

const ROWS: readonly InverseRow[] = [
  {
    operator: addition.operator,
    isCommutative: true,
    right: { operator: subtraction.operator, isTargetFirst: true },
    left: { operator: subtraction.operator, isTargetFirst: true },
    absorbsRight: false,
    absorbsLeft: false,
  },
  {
    operator: subtraction.operator,
    isCommutative: false,
    right: { operator: subtraction.operator, isTargetFirst: false },
    left: { operator: addition.operator, isTargetFirst: true },
    absorbsRight: false,
    absorbsLeft: false,
  },
  {
    operator: multiplication.operator,
    isCommutative: true,
    right: { operator: division.operator, isTargetFirst: true },
    left: { operator: division.operator, isTargetFirst: true },
    absorbsRight: true,
    absorbsLeft: true,
  },
  {
    operator: division.operator,
    isCommutative: false,
    right: { operator: division.operator, isTargetFirst: false },
    left: { operator: multiplication.operator, isTargetFirst: true },
    absorbsRight: true,
    absorbsLeft: false,
  },
];

/** Rows of some of the four operators, in the fixed order of the table. */
export function inversesOf(operators: readonly Operator[]): InverseRow[] {
  return ROWS.filter(({ operator }) => operators.includes(operator));
}
