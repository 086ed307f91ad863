// The two functions of the entry `numbers-game/verify`: they check puzzle and options, judge the answer, and
// return a verdict or a score.
import { NumbersGameError, unexpected } from '../core/errors.js';
import { divide, formatFraction, type Fraction } from '../core/fraction.js';
import { checkObject, checkProperties, parseBoolean, parseChoice } from '../core/options.js';
import { ALL_VALUES } from '../expression/all-operators.js';
import type { ExactValues } from '../expression/arithmetic.js';
import { isGivenNumber, type Leaf } from '../core/puzzle/parse-numbers.js';
import { checkSquare } from '../expression/operators/square.js';
import { parsePuzzle } from '../core/puzzle/parse-puzzle.js';
import { checkDefined, type ParsedRules } from '../core/puzzle/parse-rules.js';
import { parseTarget } from '../core/puzzle/parse-target.js';
import type { Alternatives } from '../core/api-types.js';
import { worthOf } from './calculator.js';
import { judge, type Goal, type Judgement } from './judge-answer.js';
import { parseDataset } from './datasets.js';
import { judgeText, type TextJudgement } from './judge-text.js';
import type { Taken } from './answer-statement.js';
import {
  READ_MODES,
  type Dataset,
  type DatasetRewards,
  type ReadMode,
  type Reason,
  type ScoreOptions,
  type Verdict,
  type VerifyOptions,
  type VerifyPuzzle,
} from './verify-types.js';
import {
  compare,
  magnitude,
  formatJudgedValue,
  toFraction,
  toValue,
  type JudgedValue,
} from './judged-value.js';

const VERIFY_OPTIONS = ['read', 'dataset'];
const SCORE_OPTIONS = [...VERIFY_OPTIONS, 'shaping'];
const SHAPINGS = ['exact', 'distance', 'format'] as const;

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
  return explain(readAndJudge(answer, puzzle, options, VERIFY_OPTIONS));
}

/** Verifies and scores an answer at once. */
export function verifyAndScore(
  answer: string,
  puzzle: VerifyPuzzle,
  options: ScoreOptions,
): Verdict & { readonly score: number } {
  const judged = readAndJudge(answer, puzzle, options, SCORE_OPTIONS);
  return Object.assign(explain(judged), { score: grade(judged, options) });
}

/** Verifies an answer under `strict`, for a program that carries only the arithmetic that its rules need. */
export function verifyBy(arithmetic: ExactValues, answer: string, puzzle: VerifyPuzzle): Verdict {
  return toVerdict(judge(parseAnswer(answer), parseGoal(puzzle, arithmetic)));
}

/**
 * Scores an answer: 1 if it is right, else by `shaping`
 * - `exact` (the default): 0;
 * - `distance`: max(0, 1 - distance / abs(target)) if it keeps the rules (`nearest` or `wrong-value`), else
 *   0;
 * - `format`: 0.1 if it could be read (any reason from `number-not-given` on), else 0.
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
  return grade(readAndJudge(answer, puzzle, options, SCORE_OPTIONS), options);
}

/** Verdict of a judgement. */
function explain({ judgement, strict }: TextJudgement): Verdict {
  const verdict = toVerdict(judgement);
  if (strict === null) return verdict;
  const isSame = strict.reason === judgement.reason && formatValue(strict.value) === verdict.value;
  return Object.assign(verdict, { strict: isSame });
}

/** Score of a judgement. */
function grade(judged: Judged, options: ScoreOptions): number {
  const { judgement, goal, dataset, isImpossible } = judged;
  if (dataset !== null) return rewardOf(judged, dataset.rewards);
  const shaping = parseChoice(options.shaping, SHAPINGS, 'exact', 'shaping');
  const { reason, distance } = judgement;
  if (isRight(reason)) return 1;
  if (isImpossible || isUnread(reason) || reason === 'operator-not-allowed') return 0;
  if (shaping === 'distance' && (reason === 'nearest' || reason === 'wrong-value')) {
    return distance === null ? 0 : nearness(distance, goal.target);
  }
  return shaping === 'format' ? FORMAT_SCORE : 0;
}

function rewardOf({ judgement, isMissing }: TextJudgement, rewards: DatasetRewards): number {
  const { reason } = judgement;
  if (isMissing) return rewards.missing;
  if (isUnread(reason)) return rewards.malformed;
  return isRight(reason) ? rewards.exact : rewards.wellFormed;
}

function isRight(reason: Reason): boolean {
  return reason === 'exact' || reason === 'impossible';
}

function isUnread(reason: Reason): boolean {
  return reason === 'not-an-expression' || reason === 'too-long';
}

/** Judgement of a text, and what it was judged by. */
interface Judged extends TextJudgement {
  readonly goal: Goal;
  readonly dataset: Dataset | null;
}

/** Checks all arguments, and judges the answer. */
function readAndJudge(
  answer: string,
  puzzle: VerifyPuzzle,
  options: ScoreOptions,
  known: readonly string[],
): Judged {
  checkProperties(options, known, 'options');
  const dataset = parseDataset(options.dataset);
  if (dataset !== null && options.shaping !== undefined) throw cannotCombine('shaping');
  const goal = parseGoal(dataset === null ? puzzle : applyDataset(puzzle, dataset), ALL_VALUES);
  const read: ReadMode = parseChoice(options.read, READ_MODES, dataset?.read ?? 'strict', 'read');
  const judged = judgeText(parseAnswer(answer), goal, read, dataset !== null);
  const { judgement, isMissing, isImpossible, strict } = judged;
  return { judgement, isMissing, isImpossible, strict, goal, dataset };
}

/** Adds the rules of a data set to a puzzle, and the target if all its rows have the same one. */
function applyDataset(puzzle: VerifyPuzzle, { rules, fields }: Dataset): VerifyPuzzle {
  checkObject(puzzle, 'puzzle');
  for (const name of ['rules', 'game'] as const) if (puzzle[name] !== undefined) throw cannotCombine(name);
  const { target = typeof fields.target === 'number' ? fields.target : undefined } = puzzle;
  if (target === undefined)
    throw new NumbersGameError('invalid-target', 'target: expected a number, got none');
  return { ...puzzle, rules, target };
}

/** Creates the error for an option or property that a data set decides itself. */
export function cannotCombine(name: string): NumbersGameError {
  return new NumbersGameError('invalid-option', `${name}: cannot be combined with dataset`);
}

function toVerdict({ reason, value, distance, used, unused, stray, operator }: Judgement): Verdict {
  const verdict: Verdict = {
    ok: isRight(reason),
    reason,
    value: formatValue(value),
    distance: distance === null ? null : formatJudgedValue(distance),
    used: used.map(formatTaken),
    unused: unused.map(formatUnused),
  };
  if (operator !== undefined) return { ...verdict, operator };
  return stray === undefined ? verdict : { ...verdict, number: formatTaken(stray) };
}

/** Converts a value to the form used in verdicts. */
function formatValue(value: Judgement['value']): Verdict['value'] {
  return value === null || typeof value === 'string' ? value : formatJudgedValue(value);
}

/** max(0, 1 - distance / abs(target)) for a distance above 0. */
function nearness(distance: JudgedValue, target: JudgedValue): number {
  const whole = magnitude(target);
  if (compare(distance, whole) >= 0) return 0;
  if (typeof distance === 'number' && typeof whole === 'number') return 1 - distance / whole;
  const { numerator, denominator } = divide(toFraction(distance), toFraction(whole));
  return Number(((denominator - numerator) << 53n) / denominator) / 2 ** 53; // the precision of a number
}

function parseGoal(puzzle: VerifyPuzzle, arithmetic: ExactValues): Goal {
  const { leaves, rules, target, leastDistance } = parsePuzzle(puzzle, readTarget);
  checkSquare(rules);
  checkDefined(rules);
  return {
    leaves,
    rules,
    target,
    leastDistance: leastDistance === null ? null : toValue(leastDistance),
    solvable: readSolvable(puzzle, leastDistance),
    arithmetic,
  };
}

/** Whether a puzzle says that its target can be made; undefined if it does not say. */
function readSolvable(puzzle: VerifyPuzzle, leastDistance: Fraction | null): boolean | undefined {
  const solvable = parseBoolean(puzzle.solvable, undefined, 'solvable');
  if (leastDistance === null) return solvable;
  const isZero = leastDistance.numerator === 0n;
  if (solvable === undefined || solvable === isZero) return isZero;
  const expected = `${isZero} for the leastDistance ${formatFraction(leastDistance)}`;
  throw unexpected('invalid-option', 'solvable', expected, solvable);
}

/** Reads a target. Most are positive safe integers, which need no fraction. */
function readTarget(target: unknown, rules: ParsedRules): JudgedValue {
  return isGivenNumber(target) ? target : toValue(parseTarget(target, rules));
}

/** Checks that an answer is text. */
function parseAnswer(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  throw unexpected('invalid-option', 'answer', 'text', answer);
}

/** Converts a number that was taken to the form used in verdicts. */
function formatTaken(taken: Taken): number | string {
  return typeof taken === 'object' && 'text' in taken ? taken.text : formatJudgedValue(worthOf(taken));
}

/** Converts an unused leaf to the form used in verdicts. */
function formatUnused(leaf: Leaf): number | Alternatives {
  return leaf.length === 1 ? leaf[0] : { oneOf: [...leaf] };
}
