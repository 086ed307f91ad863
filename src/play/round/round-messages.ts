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

/** Writes an operation on tiles, with `…` for one that is not chosen yet. */
export function describeOperation(operator: Operator | null, left: Tile | null, right: Tile | null): string {
  const [first, last] = [left, right].map((tile) => (tile === null ? '…' : faceOf(tile)));
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
export function describeEntry(words: RoundWords, { reason, value, distance }: Verdict, rules: Rules): string {
  switch (reason) {
    case 'too-long':
      return words.tooLong;
    case 'not-an-expression':
    case 'unproved': // Only `verify` judges the answer that there is no solution.
    case 'impossible':
      return words.notAnExpression;
    case 'operator-not-allowed':
      return words.onlyOperators(listSigns(rules));
    case 'number-not-given':
      return words.notGiven;
    case 'number-reused':
      return words.reused;
    case 'number-unused':
      return words.unused;
    case 'division-by-zero':
      return words.byZero;
    case 'not-natural':
      return words.stepsNatural;
    case 'not-integer':
      return words.stepsInteger;
    case 'not-rational':
      return words.stepsRational;
    case 'outside-domain':
      return words.outsideDomain;
    case 'too-large':
      return words.entryTooLarge;
    case 'undecided':
      return words.entryUndecided;
    case 'wrong-result':
      return words.wrongResult;
    case 'nearest':
    case 'wrong-value':
      return distance === null
        ? words.irrational
        : words.makesAway(formatSigns(value!), formatSigns(distance));
    case 'exact':
      return words.makes(formatSigns(value!));
  }
}

/**
 * Describes a hint, in more detail from grade to grade: 1 names the tiles of the next move, 2 the operator as
 * well, 3 the whole step.
 */
export function describeHint(words: RoundWords, hint: Hint, { tiles }: TileGame, grade: number): string {
  switch (hint.kind) {
    case 'move': {
      const [left, right] = [tiles[hint.left]!, tiles[hint.right]!];
      const operation = describeOperation(hint.operator, left, right);
      if (grade === 2) return words.tryOperation(operation);
      if (grade === 3) {
        const value = formatSigns(hint.step.slice(hint.step.lastIndexOf('= ') + 2));
        return words.tryOperation(`${operation} = ${value}`);
      }
      return hint.left === hint.right
        ? words.useOne(faceOf(left))
        : words.useTwo(faceOf(left), faceOf(right));
    }
    case 'undo':
      return words.undoFirst;
    case 'done':
      return words.nothingNearer;
    case 'impossible':
      return words.impossible;
    case 'unknown':
      return words.noHint;
  }
}

/** Formats seconds as on a clock: `1:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
