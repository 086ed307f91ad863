// What `verify` and `score` take and give.
import type { Alternatives, Puzzle } from '../core/types.js';

/** The puzzle that an answer is held against. */
export interface VerifyPuzzle extends Puzzle {
  /**
   * The least distance to the target that can be reached, as `distance` of a solver's result: an integer or a
   * fraction `'p/q'`. With it, an answer as near as can be is `nearest` instead of `wrong-value`.
   */
  readonly leastDistance?: number | string;
}

/**
 * What an answer is. Where several of these hold, the first.
 *
 * - `too-long`: over 10,000 characters (UTF-16 code units).
 * - `not-an-expression`: neither an expression nor a list of steps; decimals and `2 (3)` are not read.
 * - `operator-not-allowed`: an expression, but with a sign, a power, a root, a factorial or a remainder, or
 *   another operator than `+ - * /`.
 * - `number-not-given`: a number of it is not one of the puzzle's, nor the result of an earlier step.
 * - `number-reused`: a number is used more often than it is there.
 * - `number-unused`: a number is left over, where all are to be used.
 * - `division-by-zero`: it divides by zero.
 * - `not-natural`: an operation gives no positive integer, where the rules ask for one.
 * - `wrong-result`: a step or the end claims `= r`, and that is not so.
 * - `nearest`: not the target, but as near as `leastDistance` says one can get.
 * - `wrong-value`: not the target.
 * - `exact`: the target.
 */
export type Reason = (typeof REASONS)[number];

/** The reasons in their order. */
export const REASONS = [
  'too-long',
  'not-an-expression',
  'operator-not-allowed',
  'number-not-given',
  'number-reused',
  'number-unused',
  'division-by-zero',
  'not-natural',
  'wrong-result',
  'nearest',
  'wrong-value',
  'exact',
] as const;

/** What became of an answer. */
export interface Verdict {
  /** Whether the answer is right: `reason` is `exact`. */
  readonly ok: boolean;
  readonly reason: Reason;
  /**
   * What the answer is worth, right or not; of steps, what the last one gives. A number while it is a safe
   * integer, else `'p'` or `'p/q'` in lowest terms. Null if it cannot be read, or divides by zero.
   */
  readonly value: number | string | null;
  /** abs(value - target), written as `value` is. Null if `value` is. */
  readonly distance: number | string | null;
  /**
   * The numbers that the answer takes from the puzzle, or tries to take, in its order; cards and alternatives
   * as the values chosen. What is no safe integer is text. Empty if the answer cannot be read.
   */
  readonly used: (number | string)[];
  /**
   * The numbers of the puzzle that it leaves, ascending; cards as values. All if the answer cannot be read.
   */
  readonly unused: (number | Alternatives)[];
}

/** How to read an answer. */
export interface VerifyOptions {
  /**
   * Whether the answer is a part of the text: the content of the `<answer>...</answer>` or `\boxed{...}` that
   * begins last, of those that are complete. Text without one is `not-an-expression`. Default: false.
   */
  readonly extract?: boolean;
}

/** How to read an answer and what to give for it. */
export interface ScoreOptions extends VerifyOptions {
  /**
   * What an answer that is not exact gets: 0 (`exact`, the default); the more the nearer it is
   * (`distance`); or 0.1 if it could be read (`format`).
   */
  readonly shaping?: 'exact' | 'distance' | 'format';
}
