// Exact evaluation on BigInt, by the rows of the operators. It shares no code with the engines, since every
// answer of an engine is checked with it.
import { integer, reduce, toResultValue, type Fraction } from '../core/fraction.js';
import { parseExpression } from './parse-expression.js';
import { isLeaf, numberOf, refuseExpression, toPostfix } from './tree.js';
import { isBasic, type OperatorRow } from '../operators.js';
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
  for (const item of toPostfix(tree)) {
    values.push(isLeaf(item) ? integer(numberOf(item)) : applyRow(item, values));
  }
  return reduce(values[0]);
}

/** The result of each operation in lowest terms, operands before their operation. */
export function resultsOf(expression: Expression): Fraction[] {
  const values: Fraction[] = [];
  const results: Fraction[] = [];
  for (const item of toPostfix(expression)) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      continue;
    }
    const value = reduce(applyRow(item, values));
    values.push(value);
    results.push(value);
  }
  return results;
}

/**
 * Takes the operands of an operator off a stack of values, and gives the result. It is not reduced.
 *
 * @throws NumbersGameError `invalid-option` if the operands are not in its domain
 */
export function applyRow(row: OperatorRow, values: Fraction[]): Fraction {
  if (!isBasic(row)) return refuseExpression(`${row.operator} cannot be evaluated yet`);
  const right = values.pop()!;
  const left = values.pop()!;
  if (row.findFault?.(left, right)) refuseExpression('divides by zero');
  return row.evaluate(left, right);
}
