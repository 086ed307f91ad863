// All distinct solutions on a board of numbers of one value each: of nodes that have the value of the target,
// listed or counted.
import { isZero } from '../../core/fraction.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { EngineQuery } from '../../solver/engine.js';
import { SolutionClasses, type ListedZero } from './solution-classes.js';
import { countTrees, listTrees, type ValueGraph } from './value-graph.js';

/** Maximum number of boards whose values are kept at a time. */
const MAX_KNOWN_BOARDS = 16;

export class GraphSolutions<Node, Way> {
  readonly #graph: ValueGraph<Node, Way>;
  readonly #zero: ListedZero | null;
  /** Classes of solutions; null for `trees`. */
  readonly #classes: SolutionClasses<Node, Way> | null;
  readonly #counts = new Map<Node, number>();

  /**
   * @param zero the one of a body and its negation to list for target 0, so that lists keep their expressions
   */
  constructor(graph: ValueGraph<Node, Way>, query: EngineQuery, distinct: Distinct, zero: ListedZero) {
    this.#graph = graph;
    this.#zero = isZero(query.target) ? zero : null;
    this.#classes = distinct === 'trees' ? null : new SolutionClasses(graph, distinct, query);
  }

  /** Yields the solutions of some nodes, in a fixed order. */
  *list(nodes: readonly Node[]): Generator<Expression, undefined> {
    const classes = this.#classes;
    if (classes === null) for (const node of nodes) yield* listTrees(this.#graph, node);
    else for (const one of classes.ofTarget(nodes, this.#zero)) yield classes.expressionOf(one);
  }

  count(nodes: readonly Node[]): number {
    if (this.#classes !== null) return this.#classes.ofTarget(nodes, this.#zero).length;
    return nodes.reduce((sum, node) => sum + countTrees(this.#graph, node, this.#counts), 0);
  }
}

/** Opens boards and keeps some of what was opened, because subsets of all boards come in turn. */
export function keepBoards<Opened>(open: (board: EngineQuery) => Opened): (board: EngineQuery) => Opened {
  const known = new Map<EngineQuery, Opened>();
  return (board) => {
    let opened = known.get(board);
    if (opened === undefined) {
      if (known.size === MAX_KNOWN_BOARDS) known.clear();
      known.set(board, (opened = open(board)));
    }
    return opened;
  };
}
