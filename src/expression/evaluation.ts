// Exact evaluation on BigInt. It shares no code with the engines, since every answer of an engine is checked
// with it.
import { integer, isZero, OPERATIONS, reduce, toResultValue, type Fraction } from '../core/fraction.js';
import { parseExpression } from './text.js';
import { postorder, refuseExpression } from './tree.js';
import type { Expression } from '../core/types.js';

/**
 * Evaluates an expression exactly, as text or as a tree.
 *
 * @returns a number if it is a safe integer, else text `'p'` or `'p/q'` in lowest terms.
 * @throws NumbersGameError `invalid-option` if it is not an expression, or divides by zero.
 * @example
 * evaluate('8 / (3 - 8 / 3)'); // 24
 * evaluate('1 / 3 + 1 / 2'); // '5/6'
 */
export function evaluate(expression: string | Expression): number | string {
  return toResultValue(
    evaluateExactly(typeof expression === 'string' ? parseExpression(expression) : expression),
  );
}

/** The value of a tree in lowest terms. */
export function evaluateExactly(tree: Expression): Fraction {
  const values: Fraction[] = [];
  for (const node of postorder(tree)) values.push(valueOf(node, values));
  return reduce(values[0]);
}

/** The result of each operation in lowest terms, operands before their operation. */
export function resultsOf(expression: Expression): Fraction[] {
  const values: Fraction[] = [];
  const results: Fraction[] = [];
  for (const node of postorder(expression)) {
    const value = reduce(valueOf(node, values));
    values.push(value);
    if (typeof node !== 'number') results.push(value);
  }
  return results;
}

/** Evaluates a node: takes the values of its operands off the stack. The result is not reduced. */
export function valueOf(node: Expression, values: Fraction[]): Fraction {
  if (typeof node === 'number') return integer(node);
  const right = values.pop()!;
  const left = values.pop()!;
  if (node.operator === '/' && isZero(right)) refuseExpression('divides by zero');
  return OPERATIONS[node.operator](left, right);
}
