// The keys of a round: digits take tiles, the signs of the operators, Escape to release the selection,
// Backspace and Ctrl+Z to undo, Ctrl+Shift+Z and Ctrl+Y to redo. `50 + 2` and Enter is a move; Enter is
// needed only if the board has a longer number that begins with the same digits.
import { findByKey } from '../../expression/operators/all-rows.js';
import type { Round } from './play-round.js';

/** The digits that were typed last in a round, and its message then: other actions change the message. */
const typed = new WeakMap<Round, { readonly digits: string; readonly message: Round['message'] }>();

/** Handles a key that was pressed outside of text fields. Returns whether it has a function. */
export function pressKey(round: Round, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const last = typed.get(round);
  const digits = last?.message === round.message ? last.digits : '';
  const held = (ctrlKey || metaKey) && !altKey ? key.toLowerCase() : '';
  const isRedo = held === 'y' || (held === 'z' && shiftKey);
  const isUndo = held === 'z' && !shiftKey;
  if (!isUndo && !isRedo && (ctrlKey || metaKey || altKey)) return false;
  typed.delete(round);
  const operator = isUndo || isRedo ? undefined : findByKey(round.game.puzzle.rules, key);
  const isEntered = key === 'Enter' || key === '=';
  if (round.phase === 'playing' && /^\d$/.test(key)) typeDigits(round, digits + key);
  else if (digits !== '' && (isEntered || operator !== undefined) && !listValues(round).includes(digits))
    round.missTile(digits);
  else if (digits !== '' && isEntered) takeTile(round, digits);
  else if (operator !== undefined) {
    takeTile(round, digits);
    round.choose(operator);
  } else if (digits !== '' && key === 'Backspace') round.release();
  else if (key === 'Escape' && (round.selected ?? round.operator) !== null) round.release();
  else if ((key === 'Backspace' || isUndo) && round.canUndo) round.undo();
  else if (isRedo && round.canRedo) round.redo();
  else return false;
  return true;
}

/**
 * Reads the digits of a number. A first operand is selected as soon as there is such a tile; a second one
 * ends the move, so it waits while another number may be meant.
 */
function typeDigits(round: Round, digits: string): void {
  const begun = listValues(round).filter((value) => value.startsWith(digits));
  const isFirst = round.operator === null;
  const isEnd = !isFirst && begun.every((value) => value === digits);
  if (begun.length === 0) round.missTile(digits);
  else if (isFirst || isEnd) takeTile(round, digits);
  else round.showDigits(digits);
  if (begun.length === 0 || !isEnd) typed.set(round, { digits, message: round.message });
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
