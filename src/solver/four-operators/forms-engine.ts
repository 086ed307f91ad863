// The engine for expressions by their forms, with the four operators: one target, ranges of targets and the
// boards of a pool under rational or integer rules, and all solutions under any values.
import { spendTicks } from '../../core/deadline.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { MemoryLimit } from '../wasm/check-status.js';
import { checkLimit, type Engine, type Found, type EngineQuery, type ReachBoard } from '../engine.js';
import { FormsInstance } from '../wasm/forms-instance.js';
import { InstanceHolder } from '../wasm/instance-holder.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { memoryOfBoards, type ParsedReachAll } from '../boards/parse-reach-all.js';
import { boardsOf, subsetsOf } from './board-choices.js';
import { findPlain } from './plain-expression.js';
import { findRational } from './find-rational.js';
import { findTidiestRational } from './tidiest-rational.js';

/** Ticks that looking at a form costs (core/deadline.ts). */
const TICKS_PER_FORM = 16;
/** Most subsets have fewer solutions, so one page tells all of them. */
const FIRST_PAGE = 64;
const LAST_PAGE = 1 << 14;

export class FormsEngine implements Engine {
  readonly mostNumbers = MAX_NUMBERS;
  readonly refusals = {};
  readonly #module: () => WebAssembly.Module;
  readonly #holder: InstanceHolder<FormsInstance>;

  constructor(module: () => WebAssembly.Module, limit: MemoryLimit) {
    this.#module = module;
    this.#holder = new InstanceHolder(() => new FormsInstance(module(), limit));
  }

  serves({ operators }: ParsedRules): boolean {
    return operators === undefined;
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const found = findRational(this.#holder.get(), puzzle, nearest);
    return found !== null && puzzle.tidy
      ? { ...found, expression: findTidiestRational(puzzle, found) }
      : found;
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own, so that other calls leave its memory limit alone. */
  openBoards(query: ParsedReachAll): ReachBoard {
    const { rules, from, to } = query;
    const instance = new FormsInstance(this.#module(), memoryOfBoards(query));
    return (numbers) => instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
  }

  /**
   * Yields all solutions. They are read in pages, which are requested by position alone, so other calls may
   * come between two steps.
   */
  *list(query: EngineQuery, distinct: Distinct, limit: number, least = 1): Generator<Expression, undefined> {
    const keepsOnlyPlain = needsPlain(query, distinct);
    for (const [board, mask] of subsetsOf(query, least)) {
      let skip = 0;
      let most = Math.min(FIRST_PAGE, limit);
      for (;;) {
        const page = this.#holder.get().list(board, distinct, mask, skip, most);
        for (const form of page) {
          spendTicks(TICKS_PER_FORM);
          const expression = keepsOnlyPlain ? findPlain(form, query.rules) : form;
          if (expression !== null) yield expression;
        }
        if (page.length < most) break;
        skip += most;
        most = Math.min(2 * most, LAST_PAGE);
      }
    }
  }

  count(query: EngineQuery, distinct: Distinct, limit: number): number {
    let total = 0;
    if (needsPlain(query, distinct)) {
      for (const solutions = this.list(query, distinct, limit + 1); solutions.next().done !== true;) {
        checkLimit(++total, limit);
      }
      return total;
    }
    const add = (board: EngineQuery, mask: number) => {
      total += this.#holder.get().count(board, distinct, mask, limit + 1 - total);
      checkLimit(total, limit);
    };
    const boards = boardsOf(query.leaves);
    if (query.rules.use === 'all' || boards.length === 1) {
      for (const leaves of boards) add(leaves === query.leaves ? query : { ...query, leaves }, 0);
    } else {
      for (const [board, mask] of subsetsOf(query)) add(board, mask);
    }
    return total;
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
  }
}

/**
 * Whether only forms with a plain expression count (plain-expression.ts). Under natural rules the engine
 * takes care of that.
 */
function needsPlain({ rules }: EngineQuery, distinct: Distinct): boolean {
  return distinct === 'essential' && rules.values !== 'natural' && rules.use === 'any';
}
