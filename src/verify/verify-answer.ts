// The two functions of the entry `numbers-game/verify`: they check puzzle and options, judge the answer, and
// return a verdict or a score.
import { NumbersGameError, invalidOption } from '../core/errors.js';
import { divide } from '../core/fraction.js';
import { checkObject, checkProperties, parseChoice } from '../core/options.js';
import type { Game, VerifyPuzzle } from '../core/api-types.js';
import type { Fixed } from '../core/puzzle/parse-puzzle.js';
import { ALL_VALUES } from '../expression/all-operators.js';
import { countdownPoints, findPoints, mostPoints, pointsOf } from '../core/puzzle/points.js';
import { compare, magnitude, toFraction, type JudgedValue } from '../reading/judged-value.js';
import { parseRules } from '../core/puzzle/parse-rules.js';
import { parseDataset, type Conventions } from './datasets.js';
import type { Goal } from './judge-answer.js';
import { judgeText, type TextJudgement } from './judge-text.js';
import { explain, isRight, parseAnswer, parseGoal } from './verdict.js';
import {
  READ_MODES,
  type DatasetRewards,
  type ReadMode,
  type Reason,
  type ScoreOptions,
  type Verdict,
  type VerifyOptions,
} from './verify-types.js';

const VERIFY_OPTIONS = ['read', 'dataset'];
const SCORE_OPTIONS = ['read', 'dataset', 'shaping'];
export const SHAPINGS = ['exact', 'distance', 'format', 'show'] as const;

/** Score of a readable answer that is not right, under `format`. */
const FORMAT_SCORE = 0.1;

/**
 * Verifies an answer without trusting it: it is read, never run.
 *
 * An answer is an expression, `(1 + 50) * (25 - 10)`, optionally followed by `= 765`, or a list of steps, one
 * on each line or separated by commas or semicolons: `1 + 50 = 51, 25 - 10 = 15, 51 * 15 = 765`. A step has
 * one operation, whose operands may be negative numbers or fractions if they are results of earlier steps.
 * `(left: ...)` after a step is ignored, and so are the digits after `≈`: later steps repeat the expression.
 *
 * Operators are `+ - * /`, also written `− – × · ⋅ ÷ :` and `\times \cdot \ast \div`; `\frac{a}{b}` is `(a) /
 * (b)`; brackets are `( ) [ ] { }`. If the rules allow them, `2 ^ 3` or `2 ** 3`, `root(8, 3)` or
 * `\sqrt[3]{8}`, `log(3, 9)` or `\log_{3} 9`, `10 mod 3`, `10 % 3` or `10 \bmod 3`, `sqrt(9)`, `√9` or
 * `\sqrt{9}`, `5!`, `square(9)`, and 12 or `concat(1, 2)`. `$`, `\(`, `\left` and their like are treated as
 * blanks. Cards may be written as letters; an `A` that may count 1 or 11 counts whatever is better for the
 * answer.
 *
 * @param answer any text; over 10,000 characters it is `too-long`
 * @throws NumbersGameError for an invalid puzzle or invalid options, never for an answer that is text:
 * `invalid-numbers`, `invalid-target`, `invalid-option` or `too-large`.
 * @example
 * verify('8 / (3 - 8 / 3)', { numbers: [3, 3, 8, 8], rules: twentyFour });
 * // { ok: true, reason: 'exact', value: 24, distance: 0, used: [8, 3, 8, 3], unused: [] }
 * verify('7 // 2', { numbers: [2, 7], target: 3 }).reason; // 'operator-not-allowed'
 */
export function verify(answer: string, puzzle: VerifyPuzzle, options: VerifyOptions = {}): Verdict {
  return explain(readAndJudge(answer, puzzle, options, VERIFY_OPTIONS).judged);
}

/** Verifies and scores an answer at once, by the points of a game under `show`. */
export function verifyAndScore(
  answer: string,
  puzzle: VerifyPuzzle,
  options: ScoreOptions,
  game = puzzle.game,
): Verdict & { readonly score: number } {
  const outcome = readAndJudge(answer, puzzle, options, SCORE_OPTIONS);
  return Object.assign(explain(outcome.judged), { score: grade(outcome, options, game) });
}

/**
 * Scores an answer: 1 if it is right, else by `shaping`
 * - `exact` (the default): 0;
 * - `distance`: max(0, 1 - distance / abs(target)) if it keeps the rules (`nearest` or `wrong-value`), else
 *   0;
 * - `format`: 0.1 if it could be read (any reason from `number-not-given` on), else 0;
 * - `show`: if it keeps the rules, the points that the record of its game gives to its distance, divided by
 *   the most; those of Countdown (10 for the target, 7 within 5, 5 within 10) without a game; else 0.
 *
 * The answer that there is no solution scores 0 if it is not right. With `dataset`, the score is the reward
 * of the data set.
 *
 * @returns a number from 0 to 1
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`, as `verify` does.
 * @example
 * score('50 * 25', { numbers: [1, 3, 7, 10, 25, 50], target: 1000 }, { shaping: 'distance' }); // 0.75
 */
export function score(answer: string, puzzle: VerifyPuzzle, options: ScoreOptions = {}): number {
  return grade(readAndJudge(answer, puzzle, options, SCORE_OPTIONS), options, puzzle.game);
}

function grade({ judged, goal, dataset }: Outcome, options: ScoreOptions, game: Game | undefined): number {
  if (dataset !== null) return rewardOf(judged, dataset.rewards);
  const shaping = parseChoice(options.shaping, SHAPINGS, 'exact', 'shaping');
  const { reason, distance } = judged.judgement;
  if (isRight(reason)) return 1;
  if (judged.isImpossible || isUnread(reason) || reason === 'operator-not-allowed') return 0;
  if (shaping === 'format') return FORMAT_SCORE;
  if (distance === null || !(reason === 'nearest' || reason === 'wrong-value')) return 0;
  if (shaping === 'distance') return nearness(distance, goal.target);
  if (shaping !== 'show') return 0;
  const points = game === undefined ? countdownPoints : pointsOf(game);
  return findPoints(points, (most) => compare(distance, most) <= 0) / mostPoints(points);
}

function rewardOf({ judgement, isMissing }: TextJudgement, rewards: DatasetRewards): number {
  const { reason } = judgement;
  if (isMissing) return rewards.missing;
  if (isUnread(reason)) return rewards.malformed;
  return isRight(reason) ? rewards.exact : rewards.wellFormed;
}

function isUnread(reason: Reason): boolean {
  return reason === 'not-an-expression' || reason === 'too-long';
}

/** Judgement of a text, and what it was judged by. */
interface Outcome {
  readonly judged: TextJudgement;
  readonly goal: Goal;
  readonly dataset: Conventions | null;
}

/** Checks all arguments, and judges the answer. */
function readAndJudge(
  answer: string,
  puzzle: VerifyPuzzle,
  options: ScoreOptions,
  known: readonly string[],
): Outcome {
  checkProperties(options, known, 'options');
  const dataset = parseDataset(options.dataset);
  if (dataset !== null && options.shaping !== undefined) throw cannotCombine('shaping');
  const goal = parseGoal(puzzle, dataset === null ? undefined : applyDataset(puzzle, dataset), ALL_VALUES);
  const read: ReadMode = parseChoice(options.read, READ_MODES, dataset?.read ?? 'strict', 'read');
  const judged = judgeText(parseAnswer(answer), goal, read, dataset?.leadingMinus === true);
  return { judged, goal, dataset };
}

/** Rules of a data set for a puzzle, and the target if all its rows have the same one. */
function applyDataset(puzzle: VerifyPuzzle, dataset: Conventions): Fixed {
  checkObject(puzzle, 'puzzle');
  for (const name of ['rules', 'game'] as const) if (puzzle[name] !== undefined) throw cannotCombine(name);
  const { target } = dataset.fields;
  const { target: given = typeof target === 'number' ? target : undefined } = puzzle;
  if (given === undefined)
    throw new NumbersGameError('invalid-target', 'target: expected a number, got none');
  return { rules: parseRules(dataset.rules), target: given };
}

/** Creates the error for an option or property that a data set decides itself. */
export function cannotCombine(name: string): NumbersGameError {
  return invalidOption(`${name}: cannot be combined with dataset`);
}

/** max(0, 1 - distance / abs(target)) for a distance above 0. */
function nearness(distance: JudgedValue, target: JudgedValue): number {
  const whole = magnitude(target);
  if (compare(distance, whole) >= 0) return 0;
  if (typeof distance === 'number' && typeof whole === 'number') return 1 - distance / whole;
  const { numerator, denominator } = divide(toFraction(distance), toFraction(whole));
  return Number(((denominator - numerator) << 53n) / denominator) / 2 ** 53; // the precision of a number
}
