// The content of an answer, once its expressions have values: one expression with all its numbers, or steps
// with two operands each.
import { findUnfit, isSame, type JudgedValue } from './judged-value.js';
import { REASONS, type Reason } from './verify-types.js';
import type { Irrational } from '../expression/exact/exact-value.js';
import type { OperatorRow } from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { EvaluatedPart, Operand } from './calculator.js';
import type { Drafts } from './read-answer.js';

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
  /** Operator of a step beyond the four. */
  readonly row: OperatorRow | null;
  /** Text of the value if it is irrational. */
  readonly text: string | null;
}

/** Part of the rules that decides on values. */
type ValueRules = Pick<ParsedRules, 'values'>;

/** Converts the parts of an answer over the four operators to statements; null if they are not steps. */
export function toStatements(
  { drafts, operands }: Drafts<EvaluatedPart>,
  rules: ValueRules,
): AnswerStatement[] | null {
  const isSteps = drafts.length > 1;
  const statements: AnswerStatement[] = [];
  for (const { expression, claim, isApproximate } of drafts) {
    const { value, dividesByZero, worst, step } = expression;
    const isStated = isApproximate || claim !== null;
    if (isSteps && (step === null || !isStated)) return null;
    const result = claim === null ? value : claim.value;
    let fault = dividesByZero ? 'division-by-zero' : findUnfit(isSteps ? (value ?? 1) : worst, rules.values);
    if (value === null) fault ??= 'too-large';
    else if (result !== null && !isSame(value, result)) fault ??= 'wrong-result';
    statements.push({ operands: isSteps ? step! : operands, value, fault, result, row: null, text: null });
  }
  return statements;
}

/** Earlier of two reasons. */
export function findEarlier(left: Reason | null, right: Reason | null): Reason | null {
  if (left === null || right === null) return left ?? right;
  return REASONS.indexOf(left) <= REASONS.indexOf(right) ? left : right;
}
