// Expression trees, and the walk that all other files here share: a tree as a list in postfix order, of
// leaves and of the rows of operators, each behind its operands. A loop over this list, with a stack of
// results beside it, replaces recursion over the tree.
//
// A leaf is a number or a concatenation: given digits are put together before any other operation, so a
// concatenation has no operands to walk through.
//
// Nothing recurses, so a text of 10^5 brackets or a tree as deep as it has operations needs no more stack
// than any other; and the row of each operator is looked up once.
import { describe, invalidOption } from '../core/errors.js';
import type { OperatorRow } from '../core/operator-notation.js';
import type { Concatenation, Expression, BinaryOperation, UnaryOperation } from '../core/api-types.js';

/** Item of a tree in postfix order. */
export type PostfixItem = TreeLeaf | OperatorRow;

/** Item without operands: a number or a concatenation. */
type TreeLeaf = number | Concatenation;

/**
 * The most numbers and operators in an expression, far above any puzzle. It also stops a tree that contains
 * itself.
 */
const MAX_NODES = 1_000_000;

/** Maximum number of digits of a concatenation: as many as a board has numbers. */
const MAX_DIGITS = 10;

/**
 * Lists the leaves and operators of a tree in postfix order, left operands first.
 *
 * @param rows the operators that it may have, by their names in trees
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations, integers from 0 to 2^53 - 1
 * and concatenations of 2 to 10 digits, the first not 0
 */
export function toPostfix(
  expression: Expression<string>,
  rows: ReadonlyMap<unknown, OperatorRow>,
): PostfixItem[] {
  const items: PostfixItem[] = [];
  const pending: Expression<string>[] = [expression];
  while (pending.length > 0) {
    const node = pending.pop()!;
    if (items.length === MAX_NODES) refuseExpression(`expected at most ${MAX_NODES} numbers and operators`);
    if (typeof node === 'number' && Number.isSafeInteger(node) && node >= 0) {
      items.push(node);
      continue;
    }
    const row = rows.get(operatorOf(node));
    if (row === undefined) {
      refuseExpression(
        `expected numbers from 0 to ${Number.MAX_SAFE_INTEGER} and operations, got ${describe(node)}`,
      );
    }
    if (row.arity === 'many') {
      items.push(checkConcatenation(node as Concatenation));
      continue;
    }
    items.push(row);
    if (row.arity === 1) pending.push((node as UnaryOperation<string>).operand);
    else pending.push((node as BinaryOperation<string>).left, (node as BinaryOperation<string>).right);
  }
  return items.reverse();
}

export function isLeaf(item: PostfixItem): item is TreeLeaf {
  return typeof item === 'number' || 'parts' in item;
}

/**
 * Counts the operations of an answer; joining k digits counts as k - 1. It recurses, because answers are no
 * deeper than a board has numbers.
 */
export function countOperations(expression: Expression): number {
  if (typeof expression === 'number') return 0;
  if ('parts' in expression) return expression.parts.length - 1;
  if ('operand' in expression) return 1 + countOperations(expression.operand);
  return 1 + countOperations(expression.left) + countOperations(expression.right);
}

/** Number that a leaf shows. */
export function numberOf(leaf: TreeLeaf): number {
  return typeof leaf === 'number' ? leaf : Number(leaf.parts.join(''));
}

function checkConcatenation(node: Concatenation): Concatenation {
  const parts: readonly number[] = Array.isArray(node.parts) ? node.parts : [];
  const place = parts.findIndex(
    (part, at) => !(Number.isInteger(part) && part >= (at === 0 ? 1 : 0) && part < 10),
  );
  if (place < 0 && parts.length >= 2 && parts.length <= MAX_DIGITS) return node;
  const got = describe(parts[place] ?? node.parts);
  refuseExpression(`expected a concatenation of 2 to ${MAX_DIGITS} digits, the first not 0, got ${got}`);
}

/** Operator of a node, which may be any value that a user passes. */
function operatorOf(node: unknown): unknown {
  return typeof node === 'object' && node !== null ? (node as Partial<BinaryOperation>).operator : undefined;
}

/** Refuses an expression. @throws NumbersGameError `invalid-option` */
export function refuseExpression(message: string): never {
  throw invalidOption(`expression: ${message}`);
}
