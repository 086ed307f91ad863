// Expression trees: what counts as one, how tightly each operator binds, and the walk that all other files
// here share.
//
// A tree is walked in postorder, as a list, with a stack of results beside it. Nothing recurses, so a text of
// 10^5 brackets or a tree as deep as it has operations needs no more stack than any other.
import { NumbersGameError, describe } from '../core/errors.js';
import type { Expression, Operation, Operator } from '../core/types.js';

/**
 * The most numbers and operators in an expression, far above any puzzle. It also stops a tree that contains
 * itself.
 */
const MAX_NODES = 1_000_000;

/** How tightly an operator binds. */
export const PRECEDENCE: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 };

/** How tightly a node binds: 1 for a sum, 2 for a product, 3 for a number. */
export function precedenceOf(node: Expression): number {
  return typeof node === 'number' ? 3 : PRECEDENCE[node.operator];
}

/** The nodes of a tree, each after its operands, the left one first. */
export function postorder(expression: Expression): Expression[] {
  const order: Expression[] = [];
  const pending: Expression[] = [expression];
  while (pending.length > 0) {
    const node = pending.pop()!;
    order.push(node);
    if (order.length > MAX_NODES) refuseExpression(`expected at most ${MAX_NODES} numbers and operators`);
    if (isOperation(node)) pending.push(node.left, node.right);
    else if (!Number.isSafeInteger(node) || node < 0) {
      refuseExpression(
        `expected numbers from 0 to ${Number.MAX_SAFE_INTEGER} and operations, got ${describe(node)}`,
      );
    }
  }
  return order.reverse();
}

function isOperation(node: unknown): node is Operation {
  return typeof node === 'object' && node !== null && isOperator((node as Partial<Operation>).operator);
}

export function isOperator(text: unknown): text is Operator {
  return text === '+' || text === '-' || text === '*' || text === '/';
}

/** Refuses an expression. @throws NumbersGameError `invalid-option` */
export function refuseExpression(message: string): never {
  throw new NumbersGameError('invalid-option', `expression: ${message}`);
}
