// The trees of a value: counted, each node once, as sums over its ways of products over its operands; and
// listed, one after the other.
import { spendTicks } from '../../core/deadline.js';
import type { Expression } from '../../core/api-types.js';
import type { Node, SubsetGraph } from './subset-graph.js';

/** Counts the trees of a value: at most 42 shapes × 6! orders × 4^5 operators, far below 2^53. */
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
export function* listTrees(search: SubsetGraph, node: Node): Generator<Expression, undefined> {
  if (node.ways.length === 0) yield numberOf(search, node);
  for (const { operator, left, right } of node.ways) {
    for (const leftTree of listTrees(search, left)) {
      for (const rightTree of listTrees(search, right)) {
        yield { operator, left: leftTree, right: rightTree };
      }
    }
  }
}

/** Returns the first tree of a value. */
export function firstTree(search: SubsetGraph, node: Node): Expression {
  if (node.ways.length === 0) return numberOf(search, node);
  const [{ operator, left, right }] = node.ways;
  return { operator, left: firstTree(search, left), right: firstTree(search, right) };
}

/** Given number that a node without ways stands for. */
export function numberOf(search: SubsetGraph, { value }: Node): number {
  const { numerator, denominator } = search.values.fractionOf(value);
  return Number(numerator / denominator);
}
