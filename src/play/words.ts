// The texts of a round and of the element, and the notation of expressions, with the signs of a textbook.
import type { Operator, Result, Rules } from '../index.js';
import { division, listSigns, rowOf, showSigns, writeOperation } from '../operators.js';
import type { Best, Refusal, Tile, TileGame } from './tile-game.js';
import type { Hint } from './hint.js';
import type { Verdict } from '../verify.js';

/** Writes an expression or a step with × ÷ −. A fraction keeps its slash, which has no blanks around it. */
export function show(text: number | string): string {
  return showSigns(String(text));
}

/** The first instruction. */
export const HELP = 'Take a tile, an operator and another tile.';

/** The text on a covered board. */
export function describeStart(seconds: number): string {
  return seconds === 1 ? 'You have 1 second.' : `You have ${seconds} seconds.`;
}

/** What is still missing. */
export function describeMissing(areNumbers: boolean, isGame: boolean): string {
  if (isGame) return `The board has no ${areNumbers ? 'numbers' : 'target'} yet.`;
  return `Type ${areNumbers ? 'numbers' : 'a target'} to see the best answer.`;
}

/** The message after an ace was turned. */
export function describeAce(value: number | string): string {
  return `The ace counts ${value}.`;
}

/** A short description of an answer. */
export function describeResult({ status, value, distance, operations }: Result): string {
  if (status === 'none') return 'This target cannot be made.';
  const count = operations === 1 ? '1 operation' : `${operations} operations`;
  return status === 'exact'
    ? `Exact, in ${count}`
    : `Nearest is ${show(value)}, ${show(distance)} away, in ${count}`;
}

/**
 * Why a round has ended. `exact`: the target was made. `nearest`: it cannot be made, and this is the nearest
 * value. `submitted`: the player was content with the best result so far.
 */
export type FinishReason = 'exact' | 'nearest' | 'submitted' | 'given-up' | 'time';

/** The outcome of a round. */
export function describeOutcome(reason: FinishReason, points: number): string {
  const ends = {
    exact: 'You made it',
    nearest: 'Nothing is nearer',
    submitted: 'Submitted',
    'given-up': 'Given up',
    time: 'Time is up',
  };
  return `${ends[reason]}: ${points} points.`;
}

/** The player's best result. Empty if it is a given number, or nothing. */
export function describeMade(best: Best | null): string {
  if (best === null || best.expression === String(best.value)) return '';
  return `You made ${show(best.expression)} = ${show(best.value)}.`;
}

/** What is written on a tile: the letter of a card, or the value. */
export function faceOf({ card, value }: Tile): string {
  return card ?? show(value);
}

/** Writes an operation on tiles, with `…` for one that is not chosen yet. */
export function describeOperation(operator: Operator | null, left: Tile | null, right: Tile | null): string {
  const [first, last] = [left, right].map((tile) => (tile === null ? '…' : faceOf(tile)));
  return operator === null ? first : show(writeOperation(rowOf(operator), first, last));
}

/** Why a move is not allowed. @param move the operation as text, such as `3 − 7` */
export function describeRefusal(refusal: Refusal, operator: Operator, move: string): string {
  switch (refusal) {
    case 'not-two-tiles':
      return 'Take two different tiles.';
    case 'operator-not-allowed':
    case 'outside-domain':
      return `${move} is not allowed.`;
    case 'division-by-zero':
      return 'Nothing can be divided by zero.';
    case 'not-natural':
      return `${move} ${operator === division.operator ? 'leaves a remainder' : 'is not a whole number from 1 up'}.`;
    case 'not-rational':
      return `${move} is not a fraction.`;
    case 'too-large':
      return `${move} is too large.`;
    case 'undecided':
      return `${move} cannot be decided.`;
  }
}

/** The fault of an expression that was entered under these rules, or how near it is. */
export function describeEntry({ reason, value, distance }: Verdict, rules: Rules): string {
  switch (reason) {
    case 'too-long':
      return 'That is too long to read.';
    case 'not-an-expression':
      return 'That is not an expression. Write it like (6 + 2) * 3.';
    case 'operator-not-allowed':
      return `Only ${listSigns(rules)} can be used.`;
    case 'number-not-given':
      return 'One of these is not among the given numbers.';
    case 'number-reused':
      return 'One of these numbers is used too often.';
    case 'number-unused':
      return 'All numbers must be used.';
    case 'division-by-zero':
      return 'Nothing can be divided by zero.';
    case 'not-natural':
      return 'Each step must give a whole number from 1 up.';
    case 'not-rational':
      return 'Each step must give a whole number or a fraction.';
    case 'outside-domain':
      return 'One of these operations cannot be applied to its numbers.';
    case 'too-large':
      return 'One of the numbers is too large.';
    case 'undecided':
      return 'It could not be decided whether this is right.';
    case 'wrong-result':
      return 'One of the results does not hold.';
    case 'nearest':
    case 'wrong-value':
      return distance === null
        ? 'That is irrational.'
        : `That makes ${show(value!)}, ${show(distance)} away.`;
    case 'exact':
      return `That makes ${show(value!)}.`;
  }
}

/**
 * A hint in words, more of it from grade to grade: 1 names the tiles of the next move, 2 the operator as
 * well, 3 the whole step.
 */
export function describeHint(hint: Hint, { tiles }: TileGame, grade: number): string {
  switch (hint.kind) {
    case 'move': {
      const [left, right] = [tiles[hint.left]!, tiles[hint.right]!];
      const operation = describeOperation(hint.operator, left, right);
      if (grade === 2) return `Try ${operation}`;
      if (grade === 3) return `Try ${operation} = ${show(hint.step.slice(hint.step.lastIndexOf('= ') + 2))}`;
      return hint.left === hint.right ? `Use ${faceOf(left)}` : `Use ${faceOf(left)} and ${faceOf(right)}`;
    }
    case 'undo':
      return 'You can’t reach it from here. Undo a step.';
    case 'done':
      return 'There is nothing nearer.';
    case 'impossible':
      return 'This target is impossible.';
    case 'unknown':
      return 'No hint from here. Undo a step and ask again.';
  }
}

/** Seconds as on a clock. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
