// The one decoder of expressions that the engine writes (assembly/core/postfix.ts).
import type { Expression, Operator } from '../core/types.js';

/** The expression of so many items from an index on: numbers, and minus the character codes of operators. */
export function readPostfix(items: Float64Array, from: number, count: number): Expression {
  const operands: Expression[] = [];
  for (let i = from; i < from + count; i++) {
    const item = items[i];
    if (item > 0) {
      operands.push(item);
    } else {
      const right = operands.pop()!;
      const left = operands.pop()!;
      operands.push({ operator: String.fromCharCode(-item) as Operator, left, right });
    }
  }
  return operands[0];
}
