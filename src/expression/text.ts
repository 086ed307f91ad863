// Expressions as text: `parseExpression` reads one, `formatExpression` writes one with as few brackets as
// needed, and each undoes the other. The parser is Dijkstra's shunting-yard, which does not recurse (tree.ts
// says why).
import { describe } from '../core/errors.js';
import { isOperator, postorder, PRECEDENCE, precedenceOf, refuseExpression } from './tree.js';
import type { Expression, Operator } from '../core/types.js';

/**
 * Reads an expression: natural numbers up to 2^53 - 1, `+ - * /`, brackets, and blanks anywhere between them.
 * `*` and `/` bind tighter than `+` and `-`, and equal ones group from the left. There is no unary minus.
 *
 * @throws NumbersGameError `invalid-option` if the text is not an expression, with the position (from 0) of
 * the fault.
 * @example
 * parseExpression('2 * (3 + 4)'); // { operator: '*', left: 2, right: { operator: '+', left: 3, right: 4 } }
 */
export function parseExpression(text: string): Expression {
  if (typeof text !== 'string') refuseExpression(`expected text, got ${describe(text)}`);
  const operands: Expression[] = [];
  const pending: { operator: Operator | '('; position: number }[] = [];
  const apply = (operator: Operator) => {
    const right = operands.pop()!;
    operands.push({ operator, left: operands.pop()!, right });
  };
  const expected = (what: string, position: number) => {
    const found = position < text.length ? describe(text[position]) : 'the end';
    refuseExpression(`expected ${what} at position ${position}, got ${found}`);
  };

  const token = /[ \t\r\n]*(?:(\d+)|([-+*/()]))?/y;
  let wantsOperand = true;
  for (;;) {
    const [, digits, sign] = token.exec(text) as readonly (string | undefined)[];
    const position = token.lastIndex - (digits ?? sign ?? '').length;
    if (wantsOperand) {
      if (digits !== undefined) {
        const number = Number(digits);
        if (!Number.isSafeInteger(number)) {
          refuseExpression(
            `expected a number up to ${Number.MAX_SAFE_INTEGER} at position ${position}, got ${describe(digits)}`,
          );
        }
        operands.push(number);
        wantsOperand = false;
      } else if (sign === '(') {
        pending.push({ operator: '(', position });
      } else {
        expected('a number or (', position);
      }
    } else if (sign === ')') {
      while (pending.length > 0 && pending.at(-1)!.operator !== '(')
        apply(pending.pop()!.operator as Operator);
      if (pending.pop() === undefined) refuseExpression(`the ) at position ${position} closes nothing`);
    } else if (isOperator(sign)) {
      while (pending.length > 0) {
        const { operator } = pending.at(-1)!;
        if (operator === '(' || PRECEDENCE[operator] < PRECEDENCE[sign]) break;
        pending.pop();
        apply(operator);
      }
      pending.push({ operator: sign, position });
      wantsOperand = true;
    } else if (position === text.length) {
      break;
    } else {
      expected('an operator, ) or the end', position);
    }
  }
  for (const { operator, position } of pending.reverse()) {
    if (operator === '(') refuseExpression(`the ( at position ${position} is never closed`);
    apply(operator);
  }
  return operands[0];
}

/**
 * Writes an expression, with a blank on each side of an operator. A sum or difference under `*` or `/` has
 * brackets, and so has every right operand that binds no tighter than its operator; so `parseExpression`
 * returns the same tree.
 *
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations and integers from 0 to 2^53 -
 * 1.
 * @example
 * formatExpression({ operator: '-', left: 9, right: { operator: '+', left: 3, right: 4 } }); // '9 - (3 + 4)'
 */
export function formatExpression(expression: Expression): string {
  const texts: string[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') {
      texts.push(String(node));
      continue;
    }
    const right = texts.pop()!;
    const left = texts.pop()!;
    const { operator } = node;
    const opened = needsBrackets(precedenceOf(node.left), operator, false) ? `(${left})` : left;
    const closed = needsBrackets(precedenceOf(node.right), operator, true) ? `(${right})` : right;
    texts.push(`${opened} ${operator} ${closed}`);
  }
  return texts[0];
}

/** Whether an operand needs brackets: if it binds less tightly, or on the right no more tightly. */
export function needsBrackets(precedence: number, operator: Operator, isRight: boolean): boolean {
  return isRight ? precedence <= PRECEDENCE[operator] : precedence < PRECEDENCE[operator];
}
