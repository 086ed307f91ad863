// Exact evaluation on BigInt, by the rows of the operators. It shares no code with the engines, since every
// answer of an engine is checked with it.
import { integer, reduce, toResultValue, type Fraction } from '../core/fraction.js';
import { SHIPPED, type OperatorTable } from './operator-table.js';
import { parseExpression } from './parse-expression.js';
import { refuseExpression, toPostfix } from './tree.js';
import type { Fault, OperatorRow } from '../operators.js';
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
export function evaluateExactly(tree: Expression, table: OperatorTable = SHIPPED): Fraction {
  const values: Fraction[] = [];
  for (const item of toPostfix(tree, table)) {
    values.push(typeof item === 'number' ? integer(item) : applyRow(item, values));
  }
  return reduce(values[0]);
}

/** The result of each operation in lowest terms, operands before their operation. */
export function resultsOf(expression: Expression, table: OperatorTable = SHIPPED): Fraction[] {
  const values: Fraction[] = [];
  const results: Fraction[] = [];
  for (const item of toPostfix(expression, table)) {
    if (typeof item === 'number') {
      values.push(integer(item));
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
  const last = takeOperand(row, values);
  if (row.arity === 1) {
    if (row.findFault !== null) checkFault(row, row.findFault(last));
    return row.evaluate(last);
  }
  const first = takeOperand(row, values);
  if (row.findFault !== null) checkFault(row, row.findFault(first, last));
  return row.evaluate(first, last);
}

/** Sums and products need no operands in lowest terms, and a gcd costs more than they do. */
function takeOperand({ family }: OperatorRow, values: Fraction[]): Fraction {
  const operand = values.pop()!;
  return family === null ? reduce(operand) : operand;
}

function checkFault({ operator }: OperatorRow, fault: Fault | null): void {
  switch (fault) {
    case 'division-by-zero':
      return refuseExpression('divides by zero');
    case 'outside-domain':
      return refuseExpression(`an operand is outside the domain of ${operator}`);
    case null:
  }
}
