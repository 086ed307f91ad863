// The trees of a value: counted, each node once, as sums over its ways of products over its operands; and
// listed, one after the other.
import { spendTicks } from '../../core/deadline.js';
import type { Expression } from '../../core/api-types.js';
import type { Node } from './subset-graph.js';

/** Counts the trees of a value: at most 1,430 shapes × 9! orders × 3^8 operators, below 2^53. */
export function countTrees(node: Node, known: Map<Node, number>): number {
  if (node.ways.length === 0) return 1;
  let count = known.get(node);
  if (count === undefined) {
    count = 0;
    spendTicks(node.ways.length);
    for (const { left, right } of node.ways) count += countTrees(left, known) * countTrees(right, known);
    known.set(node, count);
  }
  return count;
}

/** Yields all trees of a value, in the order of its ways. */
export function* listTrees(node: Node): Generator<Expression, undefined> {
  if (node.ways.length === 0) yield numberOf(node);
  for (const { operator, left, right } of node.ways) {
    for (const leftTree of listTrees(left)) {
      for (const rightTree of listTrees(right)) {
        yield { operator, left: leftTree, right: rightTree };
      }
    }
  }
}

/** Given number that a node without ways stands for. */
export function numberOf({ value }: Node): number {
  return Number(value.numerator);
}
