// Reads one step, such as `25 * 4` or `8/3 - -2 = 14/3`, as `verify` reads the steps of an answer: two
// operands, an operator between them, and perhaps the result. Operands are integers and fractions of any
// sign, since these can be on a board.
import type { BasicRow } from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { JudgedValue } from '../reading/judged-value.js';
import { evaluateItems, toStep } from '../reading/postfix-items.js';
import { readAnswer, type AnswerRefusal } from '../reading/read-answer.js';

export interface WrittenStep {
  readonly left: JudgedValue;
  readonly row: BasicRow;
  readonly right: JudgedValue;
  /** Values of the stated results; null for one that divides by zero. */
  readonly results: readonly (JudgedValue | null)[];
}

/** Far above the longest step of a board. */
const MAX_CHARACTERS = 1000;

const GRAMMAR = { isTolerant: false, leadingMinus: false, isMath: undefined, isStep: true };

/** Reads a step on a board with these values; the reason if it is not one. */
export function readStep(
  text: string,
  values: readonly JudgedValue[],
  rules: ParsedRules,
): WrittenStep | AnswerRefusal['reason'] {
  if (text.length > MAX_CHARACTERS) return 'not-an-expression';
  const leaves = values.flatMap((value) => (typeof value === 'number' ? [[value]] : []));
  const read = readAnswer(text, { leaves, rules }, GRAMMAR);
  if ('reason' in read) return read.reason;
  const [{ expression, claims }] = read.drafts;
  const step = toStep(read.items, expression.start, expression.end);
  if (read.drafts.length > 1 || step === null) return 'not-an-expression';
  const results = claims.map(({ start, end }) => evaluateItems(read.items, start, end));
  // Environments have no aces that count 11.
  const [left, right] = step.operands.map((operand) => (operand === 'A' ? 1 : operand));
  return { left, row: step.row as BasicRow, right, results };
}
