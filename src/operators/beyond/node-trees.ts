// The trees of a node: counted as sums over its ways of products over their operands, and listed.
import type { Expression } from '../../core/api-types.js';
import type { WaysOf } from './node-classes.js';
import type { Nodes } from './node-table.js';

/** Counts the trees of a node. */
export function countTrees(nodes: Nodes, waysOf: WaysOf, node: number, known: Map<number, number>): number {
  let count = known.get(node);
  if (count === undefined) {
    count = 0;
    for (const way of waysOf(node)) {
      let product = 1;
      for (const operand of nodes.operandsOf(way)) product *= countTrees(nodes, waysOf, operand, known);
      count += product;
    }
    known.set(node, count);
  }
  return count;
}

/** Yields all trees of a node, in the order of its ways. */
export function* listTrees(nodes: Nodes, waysOf: WaysOf, node: number): Generator<Expression, undefined> {
  for (const way of waysOf(node)) {
    for (const operands of listOperands(nodes, waysOf, nodes.operandsOf(way))) {
      yield nodes.expressionWith(way, operands);
    }
  }
}

/** Yields all choices of a tree for each node. */
function* listOperands(
  nodes: Nodes,
  waysOf: WaysOf,
  operands: readonly number[],
): Generator<Expression[], undefined> {
  if (operands.length === 0) {
    yield [];
    return;
  }
  const [first, ...rest] = operands;
  for (const tree of listTrees(nodes, waysOf, first)) {
    for (const others of listOperands(nodes, waysOf, rest)) yield [tree, ...others];
  }
}
