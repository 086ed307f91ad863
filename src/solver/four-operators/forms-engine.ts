// The engine for expressions by their forms, with the four operators: one target, ranges of targets and the
// boards of a pool under rational or integer rules, and all solutions under any values.
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import type { Fraction } from '../../core/fraction.js';
import type { MemoryLimit } from '../wasm/check-status.js';
import type { Engine, Found, EngineQuery, ReachBoard } from '../engine.js';
import { FormsInstance, isAsNatural } from '../wasm/forms-instance.js';
import { InstanceHolder } from '../wasm/instance-holder.js';
import { MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { memoryOfBoards, type ParsedReachAll } from '../boards/parse-reach-all.js';
import { boardsOf, subsetsOf } from './board-choices.js';
import { findPlain } from './plain-expression.js';
import { findRational } from './find-rational.js';
import type { NaturalEngine } from './natural-engine.js';
import { findTidiest } from '../tidy/find-tidiest.js';
import { openLargeWays } from '../tidy/large-ways.js';
import type { ListWays } from '../tidy/value-nodes.js';

/** Ticks that looking at a form costs (core/deadline.ts). */
const TICKS_PER_FORM = 16;
/** Most subsets have fewer solutions, so one page tells all of them. */
const FIRST_PAGE = 64;
const LAST_PAGE = 1 << 14;

/** Most numbers of the parts of a board that are searched if the board is too large. */
const MOST_OF_PART = 6;

export class FormsEngine implements Engine {
  readonly mostNumbers = MAX_NUMBERS;
  readonly refusals = {};
  readonly #module: () => WebAssembly.Module;
  readonly #natural: NaturalEngine;
  readonly #holder: InstanceHolder<FormsInstance>;

  constructor(module: () => WebAssembly.Module, limit: MemoryLimit, natural: NaturalEngine) {
    this.#module = module;
    this.#natural = natural;
    this.#holder = new InstanceHolder(() => this.#createInstance(limit));
  }

  #createInstance(limit: MemoryLimit): FormsInstance {
    return new FormsInstance(this.#module(), limit, () => this.#natural.createInstance(limit));
  }

  serves({ operators }: ParsedRules): boolean {
    return operators === undefined;
  }

  solve(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const instance = this.#holder.get();
    const found = this.#find(puzzle, nearest);
    if (found === null || !puzzle.tidy) return found;
    const query = { ...puzzle, target: found.value };
    const openWays = (cap: Fraction): ListWays => {
      let large: ListWays | undefined;
      return (mask, value) => {
        const ways = large === undefined ? instance.ways(query, mask, value) : null;
        return ways ?? (large ??= openLargeWays(query, cap))(mask, value);
      };
    };
    return { ...found, expression: findTidiest(puzzle.leaves, found, openWays) };
  }

  #find(puzzle: ParsedPuzzle, nearest: boolean): Found | null {
    const found = attempt(() => findRational(this.#holder.get(), puzzle, nearest));
    if (!(found instanceof Error)) return found;
    const small = puzzle.tidy ? found : this.#findSmall(puzzle, found);
    if (small instanceof Error || (small === null && nearest)) throw found;
    return small;
  }

  /**
   * Finds an expression with the fewest operations for a board whose values may exceed 64 bits: one of a few
   * of the numbers, or else one of all numbers whose values are natural. Null if there surely is none; the
   * error if none was found.
   */
  #findSmall(puzzle: ParsedPuzzle, failure: NumbersGameError): Found | null | NumbersGameError {
    const { leaves, rules, target } = puzzle;
    const mayBeNatural = target.denominator === 1n && target.numerator > 0n && leaves[0][0] > 0;
    const natural = { ...puzzle, rules: { ...rules, values: 'natural' } } as const;
    const findNatural = () => (mayBeNatural ? attempt(() => this.#natural.solve(natural, false)) : failure);
    if (isAsNatural(rules)) {
      const found = findNatural();
      if (!(found instanceof Error)) return found;
    }
    if (rules.use === 'any') {
      const most = Math.min(leaves.length - 1, MOST_OF_PART);
      const found = this.#findPart(puzzle, most);
      if (found !== null) return found;
      if (most < leaves.length - 1) return failure;
    }
    return findNatural() ?? failure;
  }

  /** Finds an expression of the fewest of up to `most` numbers. @throws NumbersGameError `too-large` */
  #findPart(puzzle: ParsedPuzzle, most: number): Found | null {
    const rules = { ...puzzle.rules, use: 'all' } as const;
    for (let size = 1; size <= most; size++) {
      for (let mask = 1; mask < 1 << puzzle.leaves.length; mask++) {
        const leaves = puzzle.leaves.filter((_, place) => (mask >> place) & 1);
        if (leaves.length !== size) continue;
        const found = findRational(this.#holder.get(), { ...puzzle, leaves, rules }, false);
        if (found !== null) return found;
      }
    }
    return null;
  }

  reach(range: ParsedRange): Uint8Array<ArrayBuffer> {
    return this.#holder.get().reach(range);
  }

  /** Opens the boards with an instance of their own, so that other calls leave its memory limit alone. */
  openBoards(query: ParsedReachAll): ReachBoard {
    const { boards, rules, from, to } = query;
    if (isAsNatural(rules) && from > 0 && boards.numbers[0] > 0) return this.#natural.openBoards(query);
    const instance = this.#createInstance(memoryOfBoards(query));
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
      const solutions = this.list(query, distinct, limit);
      while (total < limit && solutions.next().done !== true) total++;
      return total;
    }
    const boards = boardsOf(query.leaves);
    const isWhole = query.rules.use === 'all' || boards.length === 1;
    const parts = isWhole
      ? boards.map((leaves) => [leaves === query.leaves ? query : { ...query, leaves }, 0] as const)
      : subsetsOf(query);
    for (const [board, mask] of parts) {
      total += this.#holder.get().count(board, distinct, mask, limit - total);
      if (total >= limit) return limit;
    }
    return total;
  }

  recover(error: unknown): void {
    this.#holder.recover(error);
    this.#natural.recover(error);
  }
}

/** Returns what is found, or the error if values may exceed 64 bits. */
function attempt(find: () => Found | null): Found | null | NumbersGameError {
  try {
    return find();
  } catch (error) {
    if (error instanceof NumbersGameError && error.code === 'too-large') return error;
    throw error;
  }
}

/**
 * Whether only forms with a plain expression count (plain-expression.ts). Under natural rules the engine
 * takes care of that.
 */
function needsPlain({ rules }: EngineQuery, distinct: Distinct): boolean {
  return distinct === 'essential' && rules.values !== 'natural' && rules.use === 'any';
}
