// The steps of an expression, as a player writes them down: one line for each operation.
import { formatFraction, integer, reduce, type Fraction } from '../core/fraction.js';
import { applyRow } from './evaluation.js';
import { isLeaf, numberOf, toPostfix } from './tree.js';
import { concatenation, writeOperation, type OperatorRow } from '../operators.js';
import type { Concatenation, Expression } from '../core/types.js';

/**
 * Writes one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets, unless a call has them between its own.
 */
export function formatSteps(expression: Expression): string[] {
  const values: Fraction[] = [];
  const steps: string[] = [];
  for (const item of toPostfix(expression)) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      if (typeof item === 'object') steps.push(formatConcatenation(item));
      continue;
    }
    const last = formatOperand(values.at(-1)!, item);
    const first = formatOperand(values.at(item.arity === 1 ? -1 : -2)!, item);
    const result = reduce(applyRow(item, values));
    values.push(result);
    steps.push(`${writeOperation(item, first, last)} = ${formatFraction(result)}`);
  }
  return steps;
}

function formatConcatenation(leaf: Concatenation): string {
  return `${concatenation.operator}(${leaf.parts.join(', ')}) = ${numberOf(leaf)}`;
}

function formatOperand(value: Fraction, { notation }: OperatorRow): string {
  const text = formatFraction(value);
  return notation === 'call' || (value.denominator === 1n && value.numerator >= 0n) ? text : `(${text})`;
}
