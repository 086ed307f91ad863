// The engine for fewer than the four operators: the values of subsets of the numbers, in WebAssembly.
import { hasOnlyBasic, type BasicRow } from '../../core/operator-notation.js';
import { integer, isEqual, type Fraction } from '../../core/fraction.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { type Engine, type EngineQuery, type Found, type ReachBoard } from '../../solver/engine.js';
import { memoryOfBoards, type ParsedReachAll } from '../../solver/boards/parse-reach-all.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import type { MemoryLimit } from '../../solver/wasm/check-status.js';
import { InstanceHolder } from '../../solver/wasm/instance-holder.js';
import { GraphSolutions, keepBoards } from '../solutions/graph-solutions.js';
import { ChosenInstance } from './chosen-instance.js';
import { ValueNodes, type Node, type NodeWay } from '../../solver/tidy/value-nodes.js';
import type { ValueGraph } from '../solutions/value-graph.js';
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
  openBoards(query: ParsedReachAll): ReachBoard {
    const { rules, from, to } = query;
    const instance = new ChosenInstance(this.#module(), memoryOfBoards(query));
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

/** The nodes of the engine as a graph of solutions. */
class ChosenGraph extends ValueNodes implements ValueGraph<Node, NodeWay> {
  /** @param instance returns the engine, which may be replaced between two steps of a list */
  constructor(instance: () => ChosenInstance, query: EngineQuery) {
    super(query.leaves, (mask, value) => instance().ways(query, mask, value));
  }

  waysOf({ ways }: Node): readonly NodeWay[] {
    return ways;
  }

  operationOf({ operation }: NodeWay): number | BasicRow {
    return operation;
  }

  operandsOf({ operands }: NodeWay): readonly Node[] {
    return operands;
  }

  isWorth({ value }: Node, expected: number): boolean {
    return isEqual(value, integer(expected));
  }

  isNegative({ value }: Node): boolean {
    return value.numerator < 0n;
  }

  expressionWith({ operation }: NodeWay, [left, right]: readonly Expression[]): Expression {
    return typeof operation === 'number' ? operation : { operator: operation.operator, left, right };
  }
}
