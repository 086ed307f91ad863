// All distinct solutions with operators beyond the four, on a board of numbers of one value each: over one
// subset and with one number of operations at a time, listed or counted.
import { Enclosure } from '../../expression/doubles/enclosure.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { EngineQuery } from '../../solver/engine.js';
import { GraphSolutions } from '../solutions/graph-solutions.js';
import { encloseExactly } from './enclose-exactly.js';
import { NodeSearch } from './search-nodes.js';
import { isNode } from './solve-further.js';

export class FurtherSolutions {
  readonly #search: NodeSearch;
  readonly #solutions: GraphSolutions<number, number>;
  readonly #target: EngineQuery['target'];
  readonly #enclosure = new Enclosure();

  /** Opens the solutions of a query. @throws NumbersGameError `too-large` */
  constructor(query: EngineQuery, distinct: Distinct) {
    const { leaves, rules, target } = query;
    this.#search = new NodeSearch(leaves, rules, rules.values, true);
    this.#solutions = new GraphSolutions(this.nodes, query, distinct, 'first');
    this.#target = target;
    encloseExactly(target, this.#enclosure);
  }

  /** Nodes of the search, which record whether values were left out, and why (solve-further.ts). */
  get nodes(): NodeSearch['nodes'] {
    return this.#search.nodes;
  }

  /** Yields the solutions over a subset with a number of operations, in a fixed order. */
  list(mask: number, operations: number): Generator<Expression, undefined> {
    return this.#solutions.list(this.#find(mask, operations));
  }

  /** Counts the solutions over a subset with a number of operations. */
  count(mask: number, operations: number): number {
    return this.#solutions.count(this.#find(mask, operations));
  }

  #find(mask: number, operations: number): number[] {
    const found: number[] = [];
    this.#search.visit(mask, operations, operations, this.#enclosure, (node) => {
      if (isNode(this.nodes, node, this.#target)) {
        found.push(node);
        this.#search.keep();
      }
      return false;
    });
    return found;
  }
}
