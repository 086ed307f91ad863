// The text of a template: x0, x1, ... each once, and every operation with an infix or postfix operator in
// brackets but the last.
import { NumbersGameError, describe } from '../core/errors.js';
import type { Operator } from '../core/types.js';
import { rowOf, writeOperation } from '../operators.js';

/** Writes an operation on templates. The operands of a call are separated by commas. */
export function writeTemplate(operator: Operator, operands: readonly string[]): string {
  const row = rowOf(operator);
  const isCall = row.notation === 'call' || row.notation === 'numeral';
  if (isCall) return `${operator}(${operands.join(', ')})`;
  const [first, last = first] = operands.map((text) => (isInfix(text) ? `(${text})` : text));
  return writeOperation(row, first, last);
}

/** Whether the last operation of a template is infix: whether it has a blank outside of all brackets. */
function isInfix(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ' ' && depth === 0) return true;
  }
  return false;
}

/**
 * How many numbers a template over the four operators has.
 *
 * @throws NumbersGameError `invalid-option` if the text is no such template
 */
export function countNumbers(text: unknown, name: string): number {
  if (typeof text === 'string' && text.length <= MAX_LENGTH) {
    const numbers = text.match(/x\d/g) ?? [];
    let rest = text.replaceAll(/x\d/g, 'x');
    for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/\(x [-+*/] x\)/, 'x')];
    const isEach = numbers.toSorted().every((number, index) => number === `x${index}`);
    if (isEach && /^x [-+*/] x$/.test(rest)) return numbers.length;
  }
  const expected = 'a template of x0, x1, ... and + - * /, such as "(x0 * x2) - x1"';
  throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${describe(text)}`);
}

const MAX_LENGTH = 100;
