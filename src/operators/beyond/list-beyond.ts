// All distinct solutions with operators beyond the four, listed or counted: by operations, and with equally
// many operations in the order of solver/four-operators/board-choices.ts.
//
// A text may come twice: 12 may be given, or joined from 1 and 2. Where that can happen, the solutions are
// compared by their keys, and each is taken once, with the fewest operations.
import type { EngineQuery } from '../../solver/engine.js';
import { Enclosure } from '../../expression/doubles/enclosure.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import { applyKnown } from '../../expression/all-operators.js';
import { keyOf } from '../../expression/solution-key.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { GraphSolutions, keepBoards } from '../solutions/graph-solutions.js';
import { encloseExactly } from './enclose-exactly.js';
import { mostOperations, NodeSearch } from './search-nodes.js';
import { checkComplete, isNode, type Completeness } from './solve-beyond.js';

/** Solutions on a board of numbers of one value each, over one subset with one number of operations at a time. */
export class BeyondSolutions {
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

  /** Nodes of the search, which record whether values were left out, and why (solve-beyond.ts). */
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

/** Yields all solutions. @throws NumbersGameError `too-large`, `undecided`, `out-of-memory` */
export function* listBeyond(query: EngineQuery, distinct: Distinct): Generator<Expression, undefined> {
  const parts = visitParts(query, distinct, (solutions, mask, operations) =>
    solutions.list(mask, operations),
  );
  const seen = isAmbiguous(query) ? new Set<string>() : null;
  for (const value of parts) {
    if (seen !== null) {
      const key = keyOf(value, distinct, query.rules.limits, applyKnown);
      if (seen.has(key)) continue;
      seen.add(key);
    }
    yield value;
  }
}

/** Counts the solutions over each subset with each number of operations. */
export function* countBeyond(query: EngineQuery, distinct: Distinct): Generator<number, undefined> {
  if (isAmbiguous(query)) {
    for (const solutions = listBeyond(query, distinct); solutions.next().done !== true;) yield 1;
    return;
  }
  yield* visitParts(query, distinct, (solutions, mask, operations) => [solutions.count(mask, operations)]);
}

/** Visits the solutions over each subset with each number of operations. */
function* visitParts<Part>(
  query: EngineQuery,
  distinct: Distinct,
  visit: (solutions: BeyondSolutions, mask: number, operations: number) => Iterable<Part>,
): Generator<Part, undefined> {
  const { leaves, rules } = query;
  const open = keepBoards((board) => new BeyondSolutions(board, distinct));
  const completeness: Completeness = { isIncomplete: false, undecided: null };
  let isNothing = true;
  const most = mostOperations(rules, leaves.length);
  for (let operations = rules.use === 'all' ? leaves.length - 1 : 0; operations <= most; operations++) {
    for (const [board, mask] of subsetsOf(query)) {
      const solutions = open(board);
      for (const part of visit(solutions, mask, operations)) {
        if (part !== 0) isNothing = false;
        yield part;
      }
      completeness.isIncomplete ||= solutions.nodes.isIncomplete;
      completeness.undecided ??= solutions.nodes.undecided;
    }
  }
  checkComplete(completeness, isNothing, rules.limits);
}

/** Whether a number may be both given and joined from digits. */
function isAmbiguous({ leaves, rules }: EngineQuery): boolean {
  return rules.operators!.includes(concatenation.operator) && leaves.some((leaf) => leaf.at(-1)! > 10);
}
