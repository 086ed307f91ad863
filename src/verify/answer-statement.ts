// The content of an answer, once its expressions have values: one expression with all its numbers, or steps
// with two operands each.
import type { OperatorRow } from '../core/operator-notation.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import type { JudgedValue } from '../reading/judged-value.js';
import type { Operand } from '../reading/postfix-items.js';
import { REASONS, type Reason } from './verify-types.js';

/** Value or ace; or the text of an irrational result of an earlier step, which later steps repeat. */
export type Taken = Operand | { readonly text: string };

/** An expression with all its numbers, or a step with its operands. */
export interface AnswerStatement {
  readonly operands: readonly Taken[];
  /** Value of the expression; null if it has none. */
  readonly value: JudgedValue | Irrational | null;
  /** First reason why the value does not count, or is not the stated one; null if there is none. */
  readonly fault: Reason | null;
  /** Result that a step adds to the numbers: the stated one, or the value if none is stated. */
  readonly result: Taken | null;
  /** Operator of a step; null for an expression that is none. */
  readonly row: OperatorRow | null;
  /** Text of the value if it is irrational. */
  readonly text: string | null;
}

/** Earlier of two reasons. */
export function findEarlier(left: Reason | null, right: Reason | null): Reason | null {
  if (left === null || right === null) return left ?? right;
  return REASONS.indexOf(left) <= REASONS.indexOf(right) ? left : right;
}
