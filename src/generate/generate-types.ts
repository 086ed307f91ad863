// The types of `generate`.
import type { Level } from './rate/rate-types.js';
import { FOUR } from '../core/operator-notation.js';
import { OPERATORS } from '../expression/operators/all-rows.js';
import { square } from '../expression/operators/square.js';
import type { BasicOperator, BoardsQuery, Game, Operator, Rules, SolverOptions } from '../core/api-types.js';
import type { AbortSignalLike, Progress } from '../parallel/worker-types.js';

/**
 * Requirement on every solution of a puzzle: it uses a fraction on the way, divides, subtracts, or uses an
 * operator beyond the four.
 */
export type Need = Habit | Exclude<Operator, BasicOperator | 'square'>;

const HABITS = ['fraction', 'division', 'subtraction'] as const;

/** Requirement that does not depend on the names of operators: a fraction, a division or a subtraction. */
export type Habit = (typeof HABITS)[number];

export const NEEDS: readonly Need[] = [
  ...HABITS,
  ...OPERATORS.map(({ operator }) => operator).filter(isNeed),
];

/** Whether a need is not an operator. */
export function isHabit(need: Need): need is Habit {
  return (HABITS as readonly Need[]).includes(need);
}

function isNeed(operator: Operator): operator is Exclude<Operator, BasicOperator | 'square'> {
  return operator !== square.operator && !FOUR.some((row) => row.operator === operator);
}

/** A range of integers. */
export interface Bounds {
  /** Lower bound, from 0. Default: 0. */
  readonly from?: number | undefined;
  /** Upper bound. Default: 2^53 - 1. */
  readonly to?: number | undefined;
}

/** The puzzles to make. */
export interface GenerateOptions {
  /** Number of puzzles, from 0. No two have the same numbers and target. */
  readonly count: number;
  /**
   * Seed of the random order: an integer from 0 to 2^32 - 1. Another seed gives other puzzles, or the same
   * ones in another order. Default: 0.
   */
  readonly seed?: number | undefined;
  /**
   * The record of a game, such as `games.krypto`, which gives the rules, and the boards and the targets that
   * the other options leave open. Default: `games.countdown`, or `games['24']` if the rules use all numbers.
   */
  readonly game?: Game | undefined;
  /** The rules of all puzzles, if `game` is not given. Default: `countdown`. */
  readonly rules?: Rules | undefined;
  /** Size of a puzzle: 1 to 10 numbers. Default: as many as a board of the game. */
  readonly size?: number | undefined;
  /**
   * The numbers to choose from, as in `countBoards`: a number that occurs twice can be chosen twice, and
   * members may be groups. Puzzles that are rated have no 0. Default: the pool of the game.
   */
  readonly pool?: BoardsQuery['pool'] | undefined;
  /**
   * Whether each number of the pool can be chosen any number of times. Default: for the pool of the game as
   * it is dealt; for another pool whether all numbers must be used and it has no groups.
   */
  readonly repeat?: boolean | undefined;
  /**
   * The least target, an integer, under natural rules from 1. Default: the least of the game. In a game whose
   * target is a card, it is one that the board leaves in the pool, unless `from` or `to` is given.
   */
  readonly from?: number | undefined;
  /** Largest target; at most 2^30 targets in all. Default: the largest of the game, but at least `from`. */
  readonly to?: number | undefined;
  /**
   * How boards are chosen. `uniform` takes all problems alike. `show` deals them: 0 to all large numbers of
   * the game, each count being equally likely, and the others from the small ones, without replacement; a
   * game without large numbers is dealt from its pool, the others not with `repeat`. Default: `uniform`.
   */
  readonly deal?: 'uniform' | 'show' | undefined;
  /** Whether the puzzles can be solved. With false, no target can be made. Default: true. */
  readonly solvable?: boolean | undefined;
  /** Fewest operations that solve the puzzle. */
  readonly operations?: Bounds | undefined;
  /** Number of `essential` solutions of the puzzle. */
  readonly solutions?: Bounds | undefined;
  /** Requirements that all solutions must meet. */
  readonly needs?: Need | readonly Need[] | undefined;
  /**
   * The level of `rate` that the puzzles have, or bounds, each level between them for as many puzzles; or
   * five shares in proportion to each other, those of the levels 1 to 5. Puzzles of rare levels may come
   * last. Default: any.
   */
  readonly level?: Level | Bounds | readonly number[] | undefined;
  /** Whether to add difficulty and level; always done with `level`. Default: false. */
  readonly rate?: boolean | undefined;
  /**
   * The share of boards, 0 to 1, whose puzzles are marked `test`; all others are marked `train`. Boards that
   * differ by a common factor count as one. Default: no marks.
   */
  readonly testShare?: number | undefined;
  /**
   * Boards that no puzzle has, such as those of a benchmark. Boards that differ by their order or by a common
   * factor count as one. Default: none.
   */
  readonly exclude?: readonly (readonly number[])[] | undefined;
  /** Maximum number of problems to try for the next puzzle before giving up, from 1. Default: 100,000. */
  readonly tries?: number | undefined;
  /**
   * The most milliseconds until the next puzzle, from 1. No problem is skipped: if it is not found in time,
   * the error is `timeout`. Default: no limit.
   */
  readonly timeout?: number | undefined;
  /** Engine, as in the options of `createSolver`. Default: the build inside the package. */
  readonly wasm?: SolverOptions['wasm'] | undefined;
  /**
   * Extensions, as in the options of `createSolver`: `[moreOperators]` for rules with other operators than
   * exactly `+ - * /`.
   */
  readonly extensions?: SolverOptions['extensions'] | undefined;
}

/** The puzzles to make on several threads, which have every extension. */
export interface GenerateOnThreadsOptions extends Omit<GenerateOptions, 'extensions'> {
  /** Number of threads, from 1. Default: one for each core. */
  readonly workers?: number | undefined;
  /** Aborts the job: the next step throws the reason of the signal. */
  readonly signal?: AbortSignalLike | undefined;
  /** Called often with the number of puzzles made and the total. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A puzzle that was proved to meet the request. */
export interface Generated {
  /** Numbers of the puzzle, ascending. */
  readonly numbers: number[];
  readonly target: number;
  readonly rules: Rules;
  /** A solution with the fewest operations; null if there is none. */
  readonly expression: string | null;
  /** Number of operations of the expression; null if there is no solution. */
  readonly operations: number | null;
  /** Whether there is a solution. With false, `verify` knows that "impossible" is right. */
  readonly solvable: boolean;
  /**
   * The least distance of any value to the target: 0 if the puzzle can be solved; a fraction is text `'p/q'`.
   * Null if nothing can be made, or if the operators have no nearest value.
   */
  readonly leastDistance: number | string | null;
  /** Number of `essential` solutions, if `solutions` was given. */
  readonly solutions?: number | undefined;
  /** Difficulty, as `rate` returns it, if `rate` or `level` was given. */
  readonly difficulty?: number | null | undefined;
  /** Level, as `rate` returns it, if `rate` or `level` was given. */
  readonly level?: Level | null | undefined;
  /**
   * The part of the data, if `testShare` was given. All puzzles with the same numbers, or with multiples of
   * the same numbers, belong to the same part, whatever the seed.
   */
  readonly split?: 'train' | 'test' | undefined;
  /** The version of the generator. The same version and options give the same puzzles. */
  readonly generator: number;
  readonly seed: number;
  /** Position of the puzzle among all, from 0. */
  readonly index: number;
}

/** Puzzle that meets the request, before it is numbered. */
export type Proved = Omit<Generated, 'rules' | 'split' | 'generator' | 'seed' | 'index'>;
