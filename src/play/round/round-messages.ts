// The messages of a round and of the element in the words of a language, and the notation of expressions,
// with the signs of a textbook.
import type { Operator, Result, Rules } from '../../index.js';
import { division, formatOperation } from '../../core/operator-notation.js';
import { listSigns, rowOf, formatSigns } from '../../expression/operators/all-rows.js';
import type { Best, MoveRefusal, Tile, TileGame } from './tile-game.js';
import type { Hint } from './hint-move.js';
import type { Verdict } from '../../verify/index.js';
import { countOf } from '../words/count-words.js';
import type { RoundWords } from '../words/languages.js';
import { formatEquation } from './puzzle-texts.js';

/** Names the missing part of a puzzle. */
export function describeMissing(words: RoundWords, areNumbers: boolean, isGame: boolean): string {
  if (isGame) return areNumbers ? words.noNumbersYet : words.noTargetYet;
  return areNumbers ? words.typeNumbers : words.typeTarget;
}

/** Describes an answer in short. */
export function describeResult(words: RoundWords, { status, value, distance, operations }: Result): string {
  const { language } = words;
  if (status === 'none') return words.impossible;
  if (status === 'exact') return countOf(language, operations, words.exactIn);
  return words.nearestIn(
    formatSigns(value),
    formatSigns(distance),
    countOf(language, operations, words.operations),
  );
}

/**
 * The reason for the end of a round. `exact`: the target was made. `nearest`: it cannot be made, and this is
 * the nearest value. `submitted`: the player was content with the best result so far.
 */
export type FinishReason = 'exact' | 'nearest' | 'submitted' | 'given-up' | 'time';

export function describeOutcome(words: RoundWords, reason: FinishReason, points: number): string {
  return words.outcomes[reason](countOf(words.language, points, words.points));
}

/** Describes the player's best result. Empty if it is a given number, or nothing. */
export function describeMade(words: RoundWords, best: Best | null): string {
  if (best === null || best.expression === String(best.value)) return '';
  return words.made(formatEquation(best.expression, best.value));
}

/** Returns the text of a tile: the letter of a card, or the value. */
function faceOf({ card, value }: Tile): string {
  return card ?? formatSigns(value);
}

/**
 * Writes an operation on tiles, with `…` for one that is not chosen yet.
 *
 * @param right a tile, or the first digits of one
 */
export function describeOperation(
  operator: Operator | null,
  left: Tile | null,
  right: Tile | string,
): string {
  const first = left === null ? '…' : faceOf(left);
  const last = typeof right === 'string' ? `${right}…` : faceOf(right);
  return operator === null ? first : formatSigns(formatOperation(rowOf(operator), first, last));
}

/** Explains why a move is not allowed. @param move the operation as text, such as `3 − 7` */
export function describeRefusal(
  words: RoundWords,
  refusal: MoveRefusal,
  operator: Operator,
  move: string,
): string {
  switch (refusal) {
    case 'not-two-tiles':
      return words.takeTwo;
    case 'operator-not-allowed':
    case 'outside-domain':
      return words.notAllowed(move);
    case 'division-by-zero':
      return words.byZero;
    case 'not-natural':
      return operator === division.operator ? words.remainder(move) : words.notNatural(move);
    case 'not-integer':
      return operator === division.operator ? words.remainder(move) : words.notAnInteger(move);
    case 'not-rational':
      return words.notAFraction(move);
    case 'too-large':
      return words.moveTooLarge(move);
    case 'undecided':
      return words.moveUndecided(move);
  }
}

/** Describes the fault of an expression that was entered under these rules, or its distance. */
export function describeEntry(words: RoundWords, verdict: Verdict, rules: Rules): string {
  return ENTRIES[verdict.reason](words, verdict, rules);
}

const describeDistance = (words: RoundWords, { value, distance }: Verdict) =>
  distance === null ? words.irrational : words.makesAway(formatSigns(value!), formatSigns(distance));

type DescribeEntry = (words: RoundWords, verdict: Verdict, rules: Rules) => string;

const ENTRIES: Readonly<Record<Verdict['reason'], DescribeEntry>> = {
  'too-long': (words) => words.tooLong,
  'not-an-expression': (words) => words.notAnExpression,
  // Only `verify` judges the answer that there is no solution.
  unproved: (words) => words.notAnExpression,
  impossible: (words) => words.notAnExpression,
  'operator-not-allowed': (words, _, rules) => words.onlyOperators(listSigns(rules)),
  'number-not-given': (words) => words.notGiven,
  'number-reused': (words) => words.reused,
  'number-unused': (words) => words.unused,
  'division-by-zero': (words) => words.byZero,
  'not-natural': (words) => words.stepsNatural,
  'not-integer': (words) => words.stepsInteger,
  'not-rational': (words) => words.stepsRational,
  'outside-domain': (words) => words.outsideDomain,
  'too-large': (words) => words.entryTooLarge,
  undecided: (words) => words.entryUndecided,
  'wrong-result': (words) => words.wrongResult,
  nearest: describeDistance,
  'wrong-value': describeDistance,
  exact: (words, { value }) => words.makes(formatSigns(value!)),
};

/**
 * Describes a hint, in more detail from grade to grade: 1 names the tiles of the next move, 2 the operator as
 * well, 3 the whole step.
 */
export function describeHint(words: RoundWords, hint: Hint, { tiles }: TileGame, grade: number): string {
  if (hint.kind !== 'move') return words[NO_MOVES[hint.kind]];
  const [left, right] = [tiles[hint.left]!, tiles[hint.right]!];
  const operation = describeOperation(hint.operator, left, right);
  if (grade === 2) return words.tryOperation(operation);
  if (grade === 3) {
    const [value] = /[=≈] [^=≈]*$/.exec(hint.step)!;
    return words.tryOperation(`${operation} ${formatSigns(value)}`);
  }
  return hint.left === hint.right ? words.useOne(faceOf(left)) : words.useTwo(faceOf(left), faceOf(right));
}

/** The message of each hint that is no move. */
const NO_MOVES = {
  undo: 'undoFirst',
  done: 'nothingNearer',
  impossible: 'impossible',
  unknown: 'noHint',
} as const;

/** Formats seconds as on a clock: `1:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
