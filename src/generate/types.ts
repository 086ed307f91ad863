// What `generate` takes and gives.
import type { Band } from '../rate/rate.js';
import type { Rules } from '../core/types.js';
import type { AbortSignalLike, Progress } from '../parallel/types.js';

/** What every solution of a puzzle does: take a fraction on the way, divide, or subtract. */
export type Need = (typeof NEEDS)[number];

export const NEEDS = ['fraction', 'division', 'subtraction'] as const;

/** Which integers are wanted. */
export interface Bounds {
  /** The least, from 0. Default: 0. */
  readonly from?: number;
  /** The largest. Default: 2^53 - 1. */
  readonly to?: number;
}

/** Which puzzles to make. */
export interface GenerateOptions {
  /** How many puzzles, from 0. No two are alike. */
  readonly count: number;
  /** An integer from 0 to 2^32 - 1: other puzzles, or the same in another order. Default: 0. */
  readonly seed?: number;
  /** The rules of all puzzles. Default: `countdown`. */
  readonly rules?: Rules;
  /** How many numbers a puzzle has, 1 to 10. Default: 6, or 4 where all are to be used. */
  readonly size?: number;
  /**
   * What the numbers are chosen from; one that stands there twice can be chosen twice. Default: the pool of
   * the Countdown round, or 1 to 13 where all numbers are to be used.
   */
  readonly pool?: readonly number[];
  /**
   * Whether each number of the pool can be chosen any number of times. Default: true where all numbers are to
   * be used, else false.
   */
  readonly repeat?: boolean;
  /**
   * The least target, an integer, under natural rules from 1. Default: 101, or 24 where all numbers are to be
   * used.
   */
  readonly from?: number;
  /**
   * The largest target; at most 2^30 in all. Default: 999, or 24 where all numbers are to be used, but at
   * least `from`.
   */
  readonly to?: number;
  /** Whether the puzzles can be solved; false makes puzzles whose target cannot be made. Default: true. */
  readonly solvable?: boolean;
  /** The fewest operations that solve it. */
  readonly operations?: Bounds;
  /** How many `essential` solutions it has. */
  readonly solutions?: Bounds;
  /** What all of its solutions do. */
  readonly needs?: Need | readonly Need[];
  /**
   * How many puzzles of the bands 1 to 5 of `rate` to make, in proportion to each other: `[1, 1, 1, 1, 1]`
   * makes as many of each. What is rare comes late. Default: as they come.
   */
  readonly bands?: readonly number[];
  /** Whether to give difficulty and band, as is done anyway where there are `bands`. Default: false. */
  readonly rate?: boolean;
  /**
   * The share of boards, 0 to 1, whose puzzles are for testing: each puzzle is told to be of `train` or
   * `test`. Default: none is.
   */
  readonly testShare?: number;
  /** How many problems to try, from 1, before it gives up finding another puzzle. Default: 100,000. */
  readonly tries?: number;
}

/** Which puzzles to make, on several threads. */
export interface ParallelGenerateOptions extends GenerateOptions {
  /** How many threads to use, from 1. Default: one for each core. */
  readonly workers?: number;
  /** Ends it: the next step throws the reason of the signal. */
  readonly signal?: AbortSignalLike;
  /** Is called with the number of puzzles made and of all, often. */
  readonly onProgress?: (progress: Progress) => void;
}

/** A puzzle, proved to be as it was asked for. */
export interface Generated {
  /** Ascending. */
  readonly numbers: number[];
  readonly target: number;
  readonly rules: Rules;
  /** A solution of the fewest operations, null if there is none. */
  readonly expression: string | null;
  /** How many these are, null if there is no solution. */
  readonly operations: number | null;
  /** How many `essential` solutions there are, if bounds for them were given. */
  readonly solutions?: number;
  /** As `rate` gives it, if it was asked. */
  readonly difficulty?: number | null;
  /** As `rate` gives it, if it was asked. */
  readonly band?: Band | null;
  /**
   * Which part of the data it is of, if a share was given. All puzzles with the same numbers are of the same,
   * whatever the seed.
   */
  readonly split?: 'train' | 'test';
  /** The version of the generator: while it is the same, the same options give the same puzzles. */
  readonly generator: number;
  readonly seed: number;
  /** The place of the puzzle among all, from 0. */
  readonly index: number;
}
