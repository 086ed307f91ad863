// The steps of an expression, as a player writes them down: one line for each operation.
import { formatFraction, integer, reduce, type Fraction } from '../core/fraction.js';
import { applyRow } from './evaluation.js';
import { SHIPPED, type OperatorTable } from './operator-table.js';
import { toPostfix } from './tree.js';
import { writeOperation, type OperatorRow } from '../operators.js';
import type { Expression } from '../core/types.js';

/**
 * Writes one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets, unless a call has them between its own.
 */
export function formatSteps(expression: Expression, table: OperatorTable = SHIPPED): string[] {
  const values: Fraction[] = [];
  const steps: string[] = [];
  for (const item of toPostfix(expression, table)) {
    if (typeof item === 'number') {
      values.push(integer(item));
      continue;
    }
    const last = formatOperand(values.at(-1)!, item);
    const first = formatOperand(values.at(-item.arity)!, item);
    const result = reduce(applyRow(item, values));
    values.push(result);
    steps.push(`${writeOperation(item, first, last)} = ${formatFraction(result)}`);
  }
  return steps;
}

function formatOperand(value: Fraction, { notation }: OperatorRow): string {
  const text = formatFraction(value);
  return notation === 'call' || (value.denominator === 1n && value.numerator >= 0n) ? text : `(${text})`;
}
