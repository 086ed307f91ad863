// The keys of a round: the signs of the operators, Escape to release the selection, Backspace to undo.
import { findByKey } from '../../expression/operators/all-rows.js';
import type { Round } from './play-round.js';

/** Handles a key that was pressed outside of text fields. Returns whether it has a function. */
export function pressKey(round: Round, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const operator = findByKey(round.game.puzzle.rules, key);
  if (operator !== undefined) round.choose(operator);
  else if (key === 'Escape' && hasSelection(round)) round.release();
  else if (key === 'Backspace' && round.canUndo) round.undo();
  else return false;
  return true;
}

function hasSelection({ selected, operator }: Round): boolean {
  return selected !== null || operator !== null;
}
