// All distinct solutions over fewer than the four operators, on a board of numbers of one value each: over
// one subset at a time, listed or counted.
import type { Distinct, Expression } from '../../core/api-types.js';
import type { EngineQuery } from '../../solver/engine.js';
import { SubsetClasses, expressionOf } from './subset-classes.js';
import type { Node, SubsetGraph } from './subset-graph.js';
import { countTrees, listTrees } from './subset-trees.js';

export class SubsetSolutions {
  readonly #graph: SubsetGraph;
  readonly #target: EngineQuery['target'];
  /** Classes of solutions; null for `trees`. */
  readonly #classes: SubsetClasses | null;
  readonly #counts = new Map<Node, number>();

  /** Opens the solutions of a query, of whose values there is a graph. */
  constructor(graph: SubsetGraph, { rules, target }: EngineQuery, distinct: Distinct) {
    this.#graph = graph;
    this.#target = target;
    this.#classes = distinct === 'trees' ? null : new SubsetClasses(distinct, rules.use === 'all');
  }

  /** Yields the solutions over a subset, in a fixed order. */
  *list(mask: number): Generator<Expression, undefined> {
    const node = this.#graph.find(mask, this.#target);
    if (node === null) return;
    if (this.#classes === null) yield* listTrees(node);
    else for (const form of this.#classes.formsOfTarget(node)) yield expressionOf(form);
  }

  /** Counts the solutions over a subset. */
  count(mask: number): number {
    const node = this.#graph.find(mask, this.#target);
    if (node === null) return 0;
    return this.#classes?.formsOfTarget(node).length ?? countTrees(node, this.#counts);
  }
}
