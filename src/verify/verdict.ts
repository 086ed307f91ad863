// The puzzle of an answer, checked, and the verdict on it. The rounds that people play judge by this file
// alone, so that pages carry no reading of longer texts and no data sets.
import { unexpected } from '../core/errors.js';
import { formatFraction, type Fraction } from '../core/fraction.js';
import { parseBoolean } from '../core/options.js';
import type { Alternatives, VerifyPuzzle } from '../core/api-types.js';
import { isGivenNumber, MAX_JUDGED, type Leaf } from '../core/puzzle/parse-numbers.js';
import { parsePuzzle, type Fixed } from '../core/puzzle/parse-puzzle.js';
import { checkDefined, type ParsedRules } from '../core/puzzle/parse-rules.js';
import { parseTarget } from '../core/puzzle/parse-target.js';
import type { ExactValues } from '../expression/arithmetic.js';
import { checkSquare } from '../expression/operators/square.js';
import { formatJudgedValue, toValue, type JudgedValue } from '../reading/judged-value.js';
import { worthOf } from '../reading/postfix-items.js';
import type { Taken } from './answer-statement.js';
import type { Goal, Judgement } from './judge-answer.js';
import { judgeStrictly, type TextJudgement } from './judge-text.js';
import type { Reason, Verdict } from './verify-types.js';

/** Verifies an answer under `strict`, for a program that carries only the arithmetic that its rules need. */
export function verifyBy(arithmetic: ExactValues, answer: string, puzzle: VerifyPuzzle): Verdict {
  return explain(judgeStrictly(parseAnswer(answer), parseGoal(puzzle, undefined, arithmetic)));
}

export function explain({ judgement, strict }: TextJudgement): Verdict {
  const verdict = toVerdict(judgement);
  if (strict === null) return verdict;
  const isSame = strict.reason === judgement.reason && formatValue(strict.value) === verdict.value;
  return Object.assign(verdict, { strict: isSame });
}

export function isRight(reason: Reason): boolean {
  return reason === 'exact' || reason === 'impossible';
}

function toVerdict({ reason, value, distance, used, unused, stray, operator }: Judgement): Verdict {
  const verdict: { -readonly [Name in keyof Verdict]: Verdict[Name] } = {
    ok: isRight(reason),
    reason,
    value: formatValue(value),
    distance: distance === null ? null : formatJudgedValue(distance),
    used: used.map(formatTaken),
    unused: unused.map(formatUnused),
  };
  if (operator !== undefined) verdict.operator = operator;
  if (stray !== undefined) verdict.number = formatTaken(stray);
  return verdict;
}

/** Converts a value to the form used in verdicts. */
function formatValue(value: Judgement['value']): Verdict['value'] {
  return value === null || typeof value === 'string' ? value : formatJudgedValue(value);
}

/** Checks a puzzle. @param fixed rules and target that the puzzle does not name */
export function parseGoal(puzzle: VerifyPuzzle, fixed: Fixed | undefined, arithmetic: ExactValues): Goal {
  const { leaves, rules, target, leastDistance } = parsePuzzle(puzzle, readTarget, MAX_JUDGED, fixed);
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
  const solvable = parseBoolean(puzzle.solvable ?? undefined, undefined, 'solvable');
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

/** Returns an answer with LF at the ends of lines, and letters composed with their accents, as labels are. */
export function parseAnswer(answer: unknown): string {
  if (typeof answer !== 'string') throw unexpected('invalid-option', 'answer', 'text', answer);
  const lines = answer.includes('\r') ? answer.replace(/\r\n?/g, '\n') : answer;
  if (!/[\u0300-\u036F]/.test(lines)) return lines;
  // Piece by piece, because the marks of a piece are sorted in quadratic time.
  return lines.replace(/[^\u0300-\u036F][\u0300-\u036F]{1,9}/g, (letter) => letter.normalize());
}

/** Converts a number that was taken to the form used in verdicts. */
function formatTaken(taken: Taken): number | string {
  return typeof taken === 'object' && 'text' in taken ? taken.text : formatJudgedValue(worthOf(taken));
}

/** Converts an unused leaf to the form used in verdicts. */
function formatUnused(leaf: Leaf): number | Alternatives {
  return leaf.length === 1 ? leaf[0] : { oneOf: [...leaf] };
}
