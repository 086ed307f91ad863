// Expressions as the engines write them to their memory (assembly/core/postfix.ts has the picture): items in
// postfix order, f64 each, of which those above 0 are numbers and the others minus the character codes of
// operators.
import type { BasicOperator, Expression } from '../../core/api-types.js';

/** Number of items of an expression of a given number of numbers. */
export function countItems(numbers: number): number {
  return 2 * numbers - 1;
}

/** Reads the expression of `count` items that starts at an index of the memory as numbers. */
export function readPostfix(items: Float64Array, start: number, count: number): Expression {
  const operands: Expression[] = [];
  for (let i = start; i < start + count; i++) {
    const item = items[i];
    if (item > 0) {
      operands.push(item);
    } else {
      const right = operands.pop()!;
      const left = operands.pop()!;
      operands.push({ operator: String.fromCharCode(-item) as BasicOperator, left, right });
    }
  }
  return operands[0];
}
