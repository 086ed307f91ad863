// The trees of a node: counted as sums over its ways of products over their operands, and listed.
import type { Expression } from '../core/types.js';
import type { WaysOf } from './classes.js';
import { NONE, type Nodes } from './nodes.js';

/** How many trees a node has. */
export function countTrees(nodes: Nodes, waysOf: WaysOf, node: number, known: Map<number, number>): number {
  let count = known.get(node);
  if (count === undefined) {
    count = 0;
    for (const way of waysOf(node)) {
      let product = 1;
      for (const operand of operandsOf(nodes, way)) product *= countTrees(nodes, waysOf, operand, known);
      count += product;
    }
    known.set(node, count);
  }
  return count;
}

/** All trees of a node, in the order of its ways. */
export function* listTrees(nodes: Nodes, waysOf: WaysOf, node: number): Generator<Expression, undefined> {
  for (const way of waysOf(node)) {
    const [first, last] = operandsOf(nodes, way);
    if (first === undefined) {
      yield nodes.expressionWith(way, []);
      continue;
    }
    for (const left of listTrees(nodes, waysOf, first)) {
      if (last === undefined) yield nodes.expressionWith(way, [left]);
      else for (const right of listTrees(nodes, waysOf, last)) yield nodes.expressionWith(way, [left, right]);
    }
  }
}

function operandsOf({ left, right }: Nodes, node: number): readonly (number | undefined)[] & number[] {
  return [left[node], right[node]].filter((operand) => operand !== NONE);
}
