// The types of `verify`, `score` and `datasets`.
import type { Alternatives, Rules } from '../core/api-types.js';

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
 *
 * The answer that a puzzle has no solution is one of three:
 *
 * - `impossible`: the target cannot be made, because `solvable` is false or `leastDistance` above 0.
 * - `unproved`: without these it is not known, because `verify` does not search.
 * - `wrong-value`: `solvable` is true, or `leastDistance` 0, so there is a solution.
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
  'unproved',
  'impossible',
] as const;

/** Verdict on an answer. */
export interface Verdict {
  /** Whether the answer is right: whether `reason` is `exact` or `impossible`. */
  readonly ok: boolean;
  readonly reason: Reason;
  /** The first number that is not given, for the reason `number-not-given` only. */
  readonly number?: number | string;
  /**
   * The first operator that is not allowed, for the reason `operator-not-allowed` only: its name, or the text
   * of one that the package does not have. A division is named only if no other operator is. Absent for a
   * sign, or for a fraction that is not the result of a step.
   */
  readonly operator?: string;
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
  /**
   * Under `tolerant`, whether the text as it is has the same reason and value under `strict`: whether the
   * answer is also written in the strict form.
   */
  readonly strict?: boolean;
}

/**
 * How the answer is found in a text.
 *
 * - `strict`: the text is the answer, an expression or steps.
 * - `extract`: the answer is the content of the complete `<answer>...</answer>` or `\\boxed{...}` that begins
 *   last, under the same grammar.
 * - `tolerant`: the answer is the content of the last tag, box, code fence or line with a label such as
 *   `Answer:`, or else the whole text, and may be written as language models do: `24 = 4 * 6`, `4 x 6`,
 *   `Step 1: ...`, `(1 + 3)(2 + 4)`, with a full stop or in back-ticks. Prose is never searched, and only
 *   one text is ever judged.
 */
export type ReadMode = (typeof READ_MODES)[number];

export const READ_MODES = ['strict', 'extract', 'tolerant'] as const;

/** The id of a record of `datasets`. */
export type DatasetId =
  'tinyzero' | 'reasoning-gym-countdown' | 'reasoning-gym-puzzle24' | 'tree-of-thoughts-24';

/** A published data set or benchmark: its rules, its format and its rewards. */
export interface Dataset {
  readonly id: DatasetId;
  /** Other names that `dataset` takes. */
  readonly aliases: readonly string[];
  readonly rules: Rules;
  readonly fields: DatasetFields;
  /** How its own code finds the answer in a text. */
  readonly read: ReadMode;
  /** Whether its own code takes a sum that begins with a minus and has a plus, such as `-5 + 9`. */
  readonly leadingMinus?: boolean | undefined;
  readonly rewards: DatasetRewards;
  /** The code that the record follows. */
  readonly source: { readonly repository: string; readonly file: string; readonly commit: string };
}

/** Names of the fields of a row, with `.` before a nested one. */
export interface DatasetFields {
  /** Fields that may hold the numbers: a list, or text with blanks. */
  readonly numbers: readonly string[];
  /** Fields that may hold the target; a number is the target of all rows, which have no field for it. */
  readonly target: readonly string[] | number;
  /** Field with a solution for reference; null if there is none. */
  readonly reference: string | null;
}

/** Rewards of a data set. */
export interface DatasetRewards {
  /** Reward of a right answer. */
  readonly exact: number;
  /** Reward of an answer that could be read and is not right. */
  readonly wellFormed: number;
  /** Reward of an answer that could not be read. */
  readonly malformed: number;
  /** Reward of a text without an answer. */
  readonly missing: number;
}

/** Options of `verify`. */
export interface VerifyOptions {
  /** How the answer is found in the text. Default: `strict`, or that of the data set. */
  readonly read?: ReadMode | undefined;
  /**
   * The id of a record of `datasets`, such as `'tinyzero'`: its rules, its target if all rows have the same
   * one, and its way to find the answer. Cannot be combined with `rules`, `game` or `shaping`.
   */
  readonly dataset?: string | undefined;
}

/** Options of `score`. */
export interface ScoreOptions extends VerifyOptions {
  /**
   * The score of an answer that is not right: 0 (`exact`, the default), more the nearer it is (`distance`),
   * 0.1 if it could be read (`format`), or its points on the show of the game, of which the most are 1
   * (`show`).
   */
  readonly shaping?: 'exact' | 'distance' | 'format' | 'show' | undefined;
}
