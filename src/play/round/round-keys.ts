// The keys of a round: digits take tiles, the signs of the operators, Escape to release the selection,
// Backspace and Ctrl+Z to undo. `50 + 2` and Enter is a move; Enter is needed only if the board has a longer
// number that begins with the same digits.
import { findByKey } from '../../expression/operators/all-rows.js';
import type { Round } from './play-round.js';

/** The digits that were typed last in a round. */
const typed = new WeakMap<Round, string>();

/** Handles a key that was pressed outside of text fields. Returns whether it has a function. */
export function pressKey(round: Round, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const digits = typed.get(round) ?? '';
  const isUndo = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z';
  if (!isUndo && (ctrlKey || metaKey || altKey)) return false;
  typed.delete(round);
  const operator = isUndo ? undefined : findByKey(round.game.puzzle.rules, key);
  if (round.phase === 'playing' && /^\d$/.test(key)) typeDigits(round, digits, key);
  else if (digits !== '' && (key === 'Enter' || key === '=')) takeTile(round, digits);
  else if (operator !== undefined) {
    takeTile(round, digits);
    round.choose(operator);
  } else if (key === 'Escape' && (round.selected ?? round.operator) !== null) round.release();
  else if ((key === 'Backspace' || isUndo) && round.canUndo) round.undo();
  else return false;
  return true;
}

/**
 * Adds a digit. A first operand is selected as soon as there is such a tile; a second one ends the move, so
 * it waits while another number may be meant.
 */
function typeDigits(round: Round, before: string, digit: string): void {
  const starts = (text: string) => listValues(round).some((value) => value.startsWith(text));
  const digits = starts(before + digit) ? before + digit : digit;
  if (!starts(digits)) return;
  const isLonger = listValues(round).some((value) => value !== digits && value.startsWith(digits));
  if (isLonger) typed.set(round, digits);
  if (!isLonger || round.operator === null) takeTile(round, digits);
}

/** Presses the tile with a value, if there is one and it is not selected. */
function takeTile(round: Round, value: string): void {
  const values = round.game.tiles.map((tile) => (tile === null ? '' : String(tile.value)));
  const place = values.findIndex((other, at) => other === value && at !== round.selected);
  const isSelected = round.operator === null && round.selected !== null && values[round.selected] === value;
  if (value !== '' && place >= 0 && !isSelected) round.press(place);
}

function listValues({ game }: Round): string[] {
  return game.tiles.flatMap((tile) => (tile === null ? [] : [String(tile.value)]));
}
