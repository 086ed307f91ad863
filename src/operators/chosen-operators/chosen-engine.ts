// The engine for fewer than the four operators: the values of subsets of the numbers, in WebAssembly.
import { hasOnlyBasic } from '../../core/operator-notation.js';
import type { Fraction } from '../../core/fraction.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { type Engine, type EngineQuery, type Found, type ReachBoard } from '../../solver/engine.js';
import { PAGE_BYTES } from '../../solver/wasm/boundary-layout.js';
import { DEFAULT_BYTES, type ParsedReachAll } from '../../solver/boards/parse-reach-all.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import type { MemoryLimit } from '../../solver/wasm/check-status.js';
import { InstanceHolder } from '../../solver/wasm/instance-holder.js';
import { GraphSolutions, keepBoards } from '../solutions/graph-solutions.js';
import { ChosenGraph } from './chosen-graph.js';
import { ChosenInstance } from './chosen-instance.js';
import { findTidiest } from '../../solver/tidy/find-tidiest.js';

/** Maximum number of numbers on a board. */
const MOST_NUMBERS = 9;

export class ChosenEngine implements Engine {
  readonly mostNumbers = MOST_NUMBERS;
  readonly refusals = {};
  readonly #module: () => WebAssembly.Module;
  readonly #holder: InstanceHolder<ChosenInstance>;

  constructor(module: () => WebAssembly.Module, limit: MemoryLimit) {
    this.#module = module;
    this.#holder = new InstanceHolder(() => new ChosenInstance(module(), limit));
  }

  serves(rules: ParsedRules): boolean {
    return rules.operators !== undefined && hasOnlyBasic(rules);
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const found = this.#holder.get().solve(puzzle, nearest);
    if (found === null || !puzzle.tidy) return found;
    const query = { ...puzzle, target: found.value };
    const openWays = () => (mask: number, value: Fraction) => this.#holder.get().ways(query, mask, value);
    return { ...found, expression: findTidiest(puzzle.leaves, found, openWays) };
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own. */
  openBoards({ rules, from, to, maxPages }: ParsedReachAll): ReachBoard {
    const defaultPages = DEFAULT_BYTES / PAGE_BYTES;
    const instance = new ChosenInstance(this.#module(), {
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
      total += solutions.count(nodes);
      if (total >= limit) return limit;
    }
    return total;
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
  }

  /** Yields the nodes of the target over each subset, and what tells their solutions. */
  *#visitSubsets(query: EngineQuery, distinct: Distinct) {
    const open = keepBoards((board) => {
      const graph = new ChosenGraph(() => this.#holder.get(), board);
      return { graph, solutions: new GraphSolutions(graph, board, distinct, 'last') };
    });
    for (const [board, mask] of subsetsOf(query)) {
      const { graph, solutions } = open(board);
      yield { solutions, nodes: graph.find(mask, query.target) };
    }
  }
}
