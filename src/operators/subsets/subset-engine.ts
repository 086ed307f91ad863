// The engine for fewer than the four operators: the values of subsets of the numbers, in WebAssembly.
import { hasOnlyBasic } from '../../core/operator-notation.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import {
  checkLimit,
  type Engine,
  type EngineQuery,
  type Found,
  type ReachBoard,
} from '../../solver/engine.js';
import { countOperations } from '../../expression/expression-tree.js';
import { PAGE_BYTES } from '../../solver/wasm/boundary-layout.js';
import { DEFAULT_BYTES, type ParsedReachAll } from '../../solver/boards/parse-reach-all.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import type { MemoryLimit } from '../../solver/wasm/check-status.js';
import { InstanceHolder } from '../../solver/wasm/instance-holder.js';
import { GraphSolutions, keepBoards } from '../solutions/graph-solutions.js';
import { SubsetGraph } from './subset-graph.js';
import { SubsetInstance } from './subset-instance.js';
import { findTidiest } from './tidiest-tree.js';

/** Maximum number of numbers on a board. */
const MOST_NUMBERS = 9;

export class SubsetEngine implements Engine {
  readonly mostNumbers = MOST_NUMBERS;
  readonly refusals = {};
  readonly #module: () => WebAssembly.Module;
  readonly #holder: InstanceHolder<SubsetInstance>;

  constructor(module: () => WebAssembly.Module, limit: MemoryLimit) {
    this.#module = module;
    this.#holder = new InstanceHolder(() => new SubsetInstance(module(), limit));
  }

  serves(rules: ParsedRules): boolean {
    return rules.operators !== undefined && hasOnlyBasic(rules);
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const found = this.#holder.get().solve(puzzle, nearest);
    if (found === null || !puzzle.tidy) return found;
    const graph = new SubsetGraph(() => this.#holder.get(), { ...puzzle, target: found.value });
    const nodes = graph.nodesOfSize(countOperations(found.expression) + 1, found.value);
    return { ...found, expression: findTidiest(nodes) };
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own. */
  openBoards({ rules, from, to, maxPages }: ParsedReachAll): ReachBoard {
    const defaultPages = DEFAULT_BYTES / PAGE_BYTES;
    const instance = new SubsetInstance(this.#module(), {
      pages: maxPages,
      option: 'maxBytes',
      defaultPages,
    });
    return (numbers) => instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
  }

  *list(query: EngineQuery, distinct: Distinct): Generator<Expression, undefined> {
    for (const { solutions, nodes } of this.#visitSubsets(query, distinct)) yield* solutions.list(nodes);
  }

  count(query: EngineQuery, distinct: Distinct, limit: number): number {
    let total = 0;
    for (const { solutions, nodes } of this.#visitSubsets(query, distinct)) {
      checkLimit((total += solutions.count(nodes)), limit);
    }
    return total;
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
  }

  /** Yields the nodes of the target over each subset, and what tells their solutions. */
  *#visitSubsets(query: EngineQuery, distinct: Distinct) {
    const open = keepBoards((board) => {
      const graph = new SubsetGraph(() => this.#holder.get(), board);
      return { graph, solutions: new GraphSolutions(graph, board, distinct, 'last') };
    });
    for (const [board, mask] of subsetsOf(query)) {
      const { graph, solutions } = open(board);
      yield { solutions, nodes: graph.find(mask, query.target) };
    }
  }
}
