// The steps of an expression, as a player writes them down: one line for each operation.
import { formatFraction, reduce, type Fraction } from '../core/fraction.js';
import { valueOf } from './evaluation.js';
import { postorder } from './tree.js';
import type { Expression } from '../core/types.js';

/**
 * Writes one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets.
 */
export function formatSteps(expression: Expression): string[] {
  const values: Fraction[] = [];
  const steps: string[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') {
      values.push(valueOf(node, values));
      continue;
    }
    const [left, right] = values.slice(-2);
    const result = reduce(valueOf(node, values));
    values.push(result);
    steps.push(`${formatOperand(left)} ${node.operator} ${formatOperand(right)} = ${formatFraction(result)}`);
  }
  return steps;
}

function formatOperand(value: Fraction): string {
  const text = formatFraction(value);
  return value.denominator === 1n && value.numerator >= 0n ? text : `(${text})`;
}
