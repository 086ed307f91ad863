// Expressions in postfix order as text. It is apart from format-expression.ts, which knows all operators by
// name, so that a solver of the four operators carries none of the others.
import { ATOM_PRECEDENCE, formatOperation, type OperatorRow } from '../core/operator-notation.js';
import { isLeaf, numberOf, type PostfixItem } from './expression-tree.js';

/** Writes an expression in postfix order as `parseExpression` reads it. */
export function formatItems(items: readonly PostfixItem[]): string {
  const texts: string[] = [];
  const precedences: number[] = [];
  for (const item of items) {
    if (isLeaf(item)) {
      texts.push(String(numberOf(item)));
      precedences.push(ATOM_PRECEDENCE);
      continue;
    }
    const last = bracket(texts.pop()!, precedences.pop()!, item, item.arity === 2);
    const first = item.arity === 1 ? last : bracket(texts.pop()!, precedences.pop()!, item, false);
    texts.push(formatOperation(item, first, last));
    precedences.push(item.precedence);
  }
  return texts[0];
}

/** Writes an operand of an operator, in brackets if it needs them. */
export function bracket(text: string, precedence: number, row: OperatorRow, isRight: boolean): string {
  return needsBrackets(precedence, row, isRight) ? `(${text})` : text;
}

/**
 * Whether an operand of an operator is written in brackets, by its precedence: if it binds less, or equally
 * on the wrong side.
 */
export function needsBrackets(precedence: number, row: OperatorRow, isRight: boolean): boolean {
  if (row.notation === 'call') return false;
  const groupsHere = row.notation === 'infix' && isRight === (row.associativity === 'right');
  return groupsHere ? precedence < row.precedence : precedence <= row.precedence;
}
