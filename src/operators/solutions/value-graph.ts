// The values of a search as a graph, as far as solutions are concerned: each node has the ways to make its
// value, and each way has at most two nodes as its operands. Trees and classes of solutions are walks over
// the nodes, listed and counted the same for every engine.
//
// Tried: lists of operands of any length in `listTrees`, 1.4 times the time.
import { spendTicks } from '../../core/deadline.js';
import type { Expression } from '../../core/api-types.js';
import type { OperatorRow } from '../../core/operator-notation.js';

export interface ValueGraph<Node, Way> {
  /** Returns the ways to make the value of a node. */
  waysOf(node: Node): readonly Way[];
  /** Returns the number that a way is, or the row of its operator. */
  operationOf(way: Way): number | OperatorRow;
  /** Returns the operands of a way; none for a number. */
  operandsOf(way: Way): readonly Node[];
  /** Whether the value of a node is a certain integer. */
  isWorth(node: Node, value: number): boolean;
  /** Whether the value of a node is below 0. */
  isNegative(node: Node): boolean;
  /** Returns the expression of a way with the given operands. */
  expressionWith(way: Way, operands: readonly Expression[]): Expression;
}

/**
 * Counts the trees of a node: sums over its ways of products over their operands. With the four operators and
 * nine numbers there are at most 1,430 shapes × 9! orders × 3^8 operators, below 2^53.
 */
export function countTrees<Node, Way>(
  graph: ValueGraph<Node, Way>,
  node: Node,
  known: Map<Node, number>,
): number {
  let count = known.get(node);
  if (count === undefined) {
    count = 0;
    const ways = graph.waysOf(node);
    spendTicks(ways.length);
    for (const way of ways) {
      let product = 1;
      for (const operand of graph.operandsOf(way)) product *= countTrees(graph, operand, known);
      count += product;
    }
    known.set(node, count);
  }
  return count;
}

/** Yields all trees of a node, in the order of its ways. */
export function* listTrees<Node, Way>(
  graph: ValueGraph<Node, Way>,
  node: Node,
): Generator<Expression, undefined> {
  for (const way of graph.waysOf(node)) {
    const operands = graph.operandsOf(way);
    if (operands.length === 0) {
      yield graph.expressionWith(way, []);
      continue;
    }
    for (const left of listTrees(graph, operands[0])) {
      if (operands.length === 1) {
        yield graph.expressionWith(way, [left]);
        continue;
      }
      for (const right of listTrees(graph, operands[1])) yield graph.expressionWith(way, [left, right]);
    }
  }
}
