// The types of `verify` and `score`.
import type { Alternatives, Puzzle } from '../core/api-types.js';

/** The puzzle that an answer is judged by; of its properties, `leastDistance` matters only here. */
export type VerifyPuzzle = Puzzle;

/**
 * The judgement of an answer: the first of these that applies.
 *
 * - `too-long`: over 10,000 characters (UTF-16 code units).
 * - `not-an-expression`: neither an expression nor a list of steps; decimals and `2 (3)` are not read.
 * - `operator-not-allowed`: an expression with a sign, or with an operator that the rules do not allow, such
 *   as a power, a root, a factorial or a remainder under rules with `+ - * /`.
 * - `number-not-given`: it uses a number that is neither given nor the result of an earlier step.
 * - `number-reused`: it uses a number more often than it is given.
 * - `number-unused`: it leaves a number over, but all must be used.
 * - `division-by-zero`: it divides by zero.
 * - `not-natural`: the result of an operation is not a positive integer, but the rules require one.
 * - `not-integer`: the result of an operation is not an integer, but the rules require one.
 * - `not-rational`: the result of an operation is irrational, but the rules require rational numbers.
 * - `outside-domain`: an operand is not in the domain of its operator.
 * - `too-large`: a number has more digits than `limits.bits` allows.
 * - `undecided`: an equality on which the verdict depends could be neither proved nor refuted.
 * - `wrong-result`: a stated result `= r` is wrong.
 * - `nearest`: not the target, but at the distance `leastDistance`.
 * - `wrong-value`: not the target.
 * - `exact`: the target.
 */
export type Reason = (typeof REASONS)[number];

/** Reasons in their order. */
export const REASONS = [
  'too-long',
  'not-an-expression',
  'operator-not-allowed',
  'number-not-given',
  'number-reused',
  'number-unused',
  'division-by-zero',
  'not-natural',
  'not-integer',
  'not-rational',
  'outside-domain',
  'too-large',
  'undecided',
  'wrong-result',
  'nearest',
  'wrong-value',
  'exact',
] as const;

/** Verdict on an answer. */
export interface Verdict {
  /** Whether the answer is right: whether `reason` is `exact`. */
  readonly ok: boolean;
  readonly reason: Reason;
  /**
   * The value of the answer, right or wrong; of steps, the last result. A number if it is a safe integer,
   * else `'p'` or `'p/q'` in lowest terms; if it is irrational, the text of its expression. Null if it cannot
   * be read or has no value.
   */
  readonly value: number | string | null;
  /** abs(value - target), written as `value` is. Null if `value` is null or irrational. */
  readonly distance: number | string | null;
  /**
   * The numbers that the answer takes or tries to take from the puzzle, in its order; cards and alternatives
   * as the chosen values. Numbers that are not safe integers are text. Empty if the answer cannot be read.
   */
  readonly used: (number | string)[];
  /**
   * The given numbers that the answer does not use, ascending; cards as values. All of them if the answer
   * cannot be read.
   */
  readonly unused: (number | Alternatives)[];
}

/** Options of `verify`. */
export interface VerifyOptions {
  /**
   * Whether to search the text for the answer: the content of the complete `<answer>...</answer>` or
   * `\boxed{...}` that begins last. Text without one is `not-an-expression`. Default: false.
   */
  readonly extract?: boolean;
}

/** Options of `score`. */
export interface ScoreOptions extends VerifyOptions {
  /**
   * The score of an answer that is not exact: 0 (`exact`, the default), more the nearer it is (`distance`),
   * or 0.1 if it could be read (`format`).
   */
  readonly shaping?: 'exact' | 'distance' | 'format';
}
