// The words of the package as types: what a puzzle is, and what an answer is. No code.
import type { Operator } from '../operators.js';

export type { Operator };

/** The rules of a game: two choices, in any combination. */
export interface Rules {
  /** What the result of an operation may be: a positive integer (`natural`), or any rational (`rational`). */
  readonly values: 'natural' | 'rational';
  /** Whether each number is used at most once (`any`) or exactly once (`all`). */
  readonly use: 'any' | 'all';
  /** The operators allowed: at least one, each at most once. Default: all four. */
  readonly operators?: readonly Operator[];
}

/** A playing card by its letter: `A` is 1, `J` 11, `Q` 12, `K` 13. `aces` may let each `A` be 1 or 11. */
export type Card = 'A' | 'J' | 'Q' | 'K' | 'a' | 'j' | 'q' | 'k';

/**
 * A number that may take any one of several values. `{ oneOf: [1, 11] }` is an ace of `aces:
 * 'one-or-eleven'`.
 */
export interface Alternatives {
  /** At least one integer, each from 1 to 2^53 - 1. */
  readonly oneOf: readonly number[];
}

/** What to solve. */
export interface Puzzle {
  /**
   * 1 to 10 numbers, each an integer from 1 to 2^53 - 1, a card or alternatives. Their order does not matter.
   */
  readonly numbers: readonly (number | Card | Alternatives)[];
  /**
   * The value wanted. Under natural rules a positive integer; under rational rules any integer or fraction
   * `'p/q'`, of any sign. Text may exceed 2^53, `'48/2'` is 24. Default: 24 if the values are rational and
   * all numbers are to be used; required otherwise.
   */
  readonly target?: number | string;
  /** Default: `countdown`, natural values and each number at most once. */
  readonly rules?: Rules;
  /**
   * Whether to answer with the nearest value where the target cannot be made. Default: true under `any`,
   * false under `all`.
   */
  readonly nearest?: boolean;
  /**
   * Whether to answer with the tidiest of the equally good solutions rather than with the first found.
   * Default: false.
   */
  readonly tidy?: boolean;
  /** What each card `A` counts: 1 (`one`, the default), or 1 or 11, each ace on its own (`one-or-eleven`). */
  readonly aces?: 'one' | 'one-or-eleven';
}

/** An expression: one number, or an operation of two expressions or one. */
export type Expression = number | Operation | UnaryOperation;

/** An operation of two expressions. */
export interface Operation {
  readonly operator: Operator;
  readonly left: Expression;
  readonly right: Expression;
}

/** An operation of one expression. None of the four operators makes one; trees have this shape for operators such as a root. */
export interface UnaryOperation {
  readonly operator: Operator;
  readonly operand: Expression;
}

/** Options of `formatExpression`. */
export interface FormatOptions {
  /** `text`, which `parseExpression` reads (the default), or `latex`. */
  readonly style?: 'text' | 'latex';
}

/**
 * The answer to a puzzle. Of all solutions it has the least distance, then the fewest operations, then the
 * smaller value.
 */
export interface Result {
  /**
   * `exact`: the target is made. `nearest`: it cannot be, and this is the nearest. `none`: it cannot be, and
   * no more was asked.
   */
  readonly status: 'exact' | 'nearest' | 'none';
  /**
   * The value made: a number while it is a safe integer, else `'p'` or `'p/q'` in lowest terms. Null if
   * `none`.
   */
  readonly value: number | string | null;
  /** abs(value - target), written as `value` is. Null if `none`. */
  readonly distance: number | string | null;
  /** The expression as text, such as `'(1 + 4) * 6'`. Null if `none`. */
  readonly expression: string | null;
  /** The number of operators in the expression, the fewest that reach this distance. Null if `none`. */
  readonly operations: number | null;
  /** One line for each operation, such as `'1 + 4 = 5'`, in an order that can be played. Empty if `none`. */
  readonly steps: string[];
}

/**
 * Which solutions count as different.
 *
 * - `trees`: every expression with brackets round each operation; only equal numbers are not told apart.
 * - `function`: up to the order of terms and of factors and what brackets do not change: `a - (b - c)` is `a + c - b`, and
 *   `(a - b) * (c - d)` is `(b - a) * (d - c)`.
 * - `essential`: as `function`, and it does not matter whether one multiplies or divides by 1 or by -1, adds or
 *   subtracts 0, or multiplies or divides 0. Where numbers may be left over, none is used for that.
 */
export type Distinct = 'trees' | 'function' | 'essential';

/** Options of `solutions`. */
export interface SolutionsOptions {
  /** Default: `essential`. */
  readonly distinct?: Distinct;
  /** The most solutions to give, from 0. Default: all. */
  readonly limit?: number;
}

/** Options of `count`. */
export interface CountOptions {
  /** Default: `essential`. */
  readonly distinct?: Distinct;
  /** The most solutions to count, from 0: the search ends with an error as soon as there are more. Default: 2^53 - 1. */
  readonly limit?: number;
}

/** One of the solutions of a puzzle. */
export interface Solution {
  /** The target, written as in a result. */
  readonly value: number | string;
  readonly expression: string;
  /** The number of operators in the expression. */
  readonly operations: number;
  /** As in a result. */
  readonly steps: string[];
}

/** Which targets to find the fewest operations of. */
export interface ReachQuery {
  /** As in a puzzle. */
  readonly numbers: Puzzle['numbers'];
  /** The first target: an integer, under natural rules from 1. */
  readonly from: number;
  /** The last target: an integer from `from`; at most 2^30 targets in all. */
  readonly to: number;
  /** Default: `countdown`. */
  readonly rules?: Rules;
  /** As in a puzzle. */
  readonly aces?: Puzzle['aces'];
}

/** Which targets of a range can be made, and in how few operations. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  /**
   * For target t the fewest operations at index t - from, or 255 where it cannot be made. A given number takes 0 under `any`; under
   * `all` whatever can be made takes one operation less than there are numbers.
   */
  readonly operations: Uint8Array<ArrayBuffer>;
}

/** PoolBoards: the ways to choose some numbers from a pool. */
export interface BoardsQuery {
  /**
   * At least one integer from 1 to 2^53 - 1; a number that stands there twice can be chosen twice. Default: the pool of the Countdown
   * round, 1 to 10 twice, 25, 50, 75, 100.
   */
  readonly pool?: readonly number[];
  /** How many numbers to choose, 1 to 10. */
  readonly size: number;
  /** Whether each number of the pool can be chosen any number of times. Default: false. */
  readonly repeat?: boolean;
}

/** Which boards to reach, and which targets. */
export interface ReachAllQuery extends BoardsQuery {
  /** The first target: an integer from 1. */
  readonly from: number;
  /** The last target: an integer from `from`; at most 2^30 targets in all. */
  readonly to: number;
  /** The most memory to use, in bytes, beside that of the solver. Default: 1 GiB. */
  readonly maxBytes?: number;
}

/** Which targets of a range a board can make, and in how few operations. */
export interface BoardReach extends Reach {
  /** Ascending. */
  readonly numbers: number[];
}

/** How to make a solver. */
export interface SolverOptions {
  /**
   * The engine's module, as bytes or as a compiled `WebAssembly.Module`. Default: the one inside the package.
   */
  readonly wasm?: object;
  /**
   * Whether to take the build with SIMD instructions. Default: if the machine has them. Ignored if `wasm` is
   * given.
   */
  readonly simd?: boolean;
  /**
   * The most memory that the engine may use, in bytes: for natural rules, and as much again for rational rules and lists of solutions.
   * Default: what WebAssembly allows, 2 GiB.
   */
  readonly maxBytes?: number;
}

/** A solver: one instance of the engine with memory of its own. */
export interface Solver {
  /**
   * Solves one puzzle exactly.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option` if the puzzle is none;
   * `too-large` or `out-of-memory` if it cannot be solved exactly in 64-bit arithmetic and the memory
   * allowed.
   * @example
   * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
   */
  solve(puzzle: Puzzle): Result;
  /**
   * Finds, for every target of a range, the fewest operations that make it.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` or `out-of-memory` if it cannot be found
   * exactly in 64-bit arithmetic and the memory allowed.
   * @example
   * countReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 })); // how many of 899
   */
  reach(query: ReachQuery): Reach;
  /**
   * Reaches all boards of a pool, one at each step, in lexicographic order of their ascending numbers. The iterator has an instance
   * of the engine of its own until it ends, so that other calls may come between its steps.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; at a step `too-large` or `out-of-memory` if it
   * cannot be found exactly in 64-bit arithmetic and the memory allowed.
   * @example
   * for (const { numbers, operations } of solver.reachAll({ size: 6, from: 101, to: 999 })) {
   *   if (!operations.includes(255)) console.log(numbers); // makes every target
   * }
   */
  reachAll(query: ReachAllQuery): Generator<BoardReach, void, undefined>;
  /**
   * Gives all distinct solutions of a puzzle one after the other, those of the fewest operations first. Never the nearest: where the target
   * cannot be made there are none. Other calls may come between two steps.
   *
   * @throws NumbersGameError as `solve`; `limit-exceeded` where alternatives can be chosen in too many ways
   * @example
   * for (const { expression } of solver.solutions({ numbers: [2, 4, 7, 8], rules: twentyFour })) console.log(expression);
   */
  solutions(puzzle: Puzzle, options?: SolutionsOptions): IterableIterator<Solution>;
  /**
   * Counts the distinct solutions of a puzzle without listing them.
   *
   * @throws NumbersGameError as `solutions`; `limit-exceeded` if there are more than `limit`
   * @example
   * solver.count({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }, { distinct: 'trees' }); // 780
   */
  count(puzzle: Puzzle, options?: CountOptions): number;
  /** Frees the instance and its memory. Every later call throws. */
  dispose(): void;
}
