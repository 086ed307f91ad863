// The steps of an expression in postfix order, of answers and of the moves that people play.
import { formatFraction, isFraction } from '../core/fraction.js';
import { ATOM_PRECEDENCE, formatOperation, type OperatorRow } from '../core/operator-notation.js';
import type { Arithmetic } from './arithmetic.js';
import type { ExactValue } from './exact/exact-value.js';
import { isLeaf, numberOf, type PostfixItem } from './expression-tree.js';
import { bracket } from './format-items.js';

/** Number of digits of an irrational result. */
const DIGITS = 10;

/** Value in the form in which the next step writes it. */
interface ShownOperation {
  readonly text: string;
  readonly precedence: number;
}

/** Precedence of a fraction or a negative number, which needs brackets everywhere but in a call. */
const NO_PRECEDENCE = 0;

/**
 * Writes one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets, unless a call has them between its own. An irrational result is written
 * `root(6, 2) ≈ 2.449489743`, and later steps repeat its expression.
 *
 * @param items the expression in postfix order
 * @param results the result of each operator, in the same order and in lowest terms
 */
export function formatSteps(
  items: readonly PostfixItem[],
  results: readonly ExactValue[],
  { approximate }: Pick<Arithmetic, 'approximate'>,
): string[] {
  const shown: ShownOperation[] = [];
  const steps: string[] = [];
  let operation = 0;
  for (const item of items) {
    if (isLeaf(item)) {
      shown.push({ text: String(numberOf(item)), precedence: ATOM_PRECEDENCE });
      if (typeof item === 'object')
        steps.push(`${item.operator}(${item.parts.join(', ')}) = ${numberOf(item)}`);
      continue;
    }
    const right = shown.pop()!;
    const last = bracket(right.text, right.precedence, item, item.arity === 2);
    const left = item.arity === 1 ? right : shown.pop()!;
    const text = formatOperation(item, bracket(left.text, left.precedence, item, false), last);
    const result = results[operation++];
    shown.push(show(result, text, item));
    steps.push(
      isFraction(result) ? `${text} = ${shown.at(-1)!.text}` : `${text} ≈ ${approximate(result, DIGITS)}`,
    );
  }
  return steps;
}

function show(value: ExactValue, text: string, { precedence }: OperatorRow): ShownOperation {
  if (!isFraction(value)) return { text, precedence };
  const isNatural = value.denominator === 1n && value.numerator >= 0n;
  return { text: formatFraction(value), precedence: isNatural ? ATOM_PRECEDENCE : NO_PRECEDENCE };
}
