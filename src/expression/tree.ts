// Expression trees, and the walk that all other files here share: a tree as a list in postfix order, of
// numbers and of the rows of operators, each behind its operands. A loop over this list with a stack of
// results beside it does whatever is to be done with the tree.
//
// Nothing recurses, so a text of 10^5 brackets or a tree as deep as it has operations needs no more stack
// than any other; and the row of each operator is looked up once.
import { NumbersGameError, describe } from '../core/errors.js';
import { SHIPPED, type OperatorTable } from './operator-table.js';
import type { OperatorRow } from '../operators.js';
import type { Expression, Operation, UnaryOperation } from '../core/types.js';

/**
 * The most numbers and operators in an expression, far above any puzzle. It also stops a tree that contains
 * itself.
 */
const MAX_NODES = 1_000_000;

/**
 * Lists the numbers and operators of a tree in postfix order, left operands first.
 *
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations of the table and integers from
 * 0 to 2^53 - 1
 */
export function toPostfix(expression: Expression, table: OperatorTable = SHIPPED): (number | OperatorRow)[] {
  const items: (number | OperatorRow)[] = [];
  const pending: Expression[] = [expression];
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (items.length === MAX_NODES) refuseExpression(`expected at most ${MAX_NODES} numbers and operators`);
    if (typeof node === 'number' && Number.isSafeInteger(node) && node >= 0) {
      items.push(node);
      continue;
    }
    const row = findRow(node, table);
    if (row === undefined) {
      refuseExpression(
        `expected numbers from 0 to ${Number.MAX_SAFE_INTEGER} and operations, got ${describe(node)}`,
      );
    }
    items.push(row);
    if (row.arity === 1) pending.push((node as UnaryOperation).operand);
    else pending.push((node as Operation).left, (node as Operation).right);
  }
  return items.reverse();
}

/** The row of a node, undefined if it is no operation. It may be anything that a user passes. */
function findRow(node: unknown, table: OperatorTable): OperatorRow | undefined {
  return typeof node === 'object' && node !== null
    ? table.rows.get((node as Partial<Operation>).operator)
    : undefined;
}

/** Refuses an expression. @throws NumbersGameError `invalid-option` */
export function refuseExpression(message: string): never {
  throw new NumbersGameError('invalid-option', `expression: ${message}`);
}
