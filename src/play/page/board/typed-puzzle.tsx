// The puzzle of the tabs for one target: what is typed in tiles and target, and the section to type it in.
import { useMemo } from 'preact/hooks';
import { readNumbers, readTarget, type BoardFault } from '../../round/read-board.js';
import { board, boardAces, most, nearest, rules as allowedRules } from '../page-state.js';
import { words } from '../page-words.js';
import { Aces } from './ace-choice.js';
import { useTypingAnywhere } from './apply-board.js';
import { Operators } from './operator-choice.js';
import { Rack } from './number-rack.js';
import { TargetField } from './target-field.js';
import { NO_NUMBERS, Tiles } from './board-tiles.js';

/** Returns the typed puzzle, null if it is incomplete or invalid, and its fault. */
export function useTypedPuzzle() {
  useTypingAnywhere();
  const { tiles, target } = board.value;
  const rules = allowedRules.value;
  const aces = boardAces.value;
  const numbers = readNumbers(tiles.value, most.value);
  const wanted = readTarget(target.value, rules);
  const isEmpty = numbers.value?.length === 0;
  const fault = numbers.fault ?? (isEmpty ? NO_NUMBERS : wanted.fault);
  const puzzle = useMemo(
    () =>
      numbers.fault || isEmpty || wanted.fault
        ? null
        : { numbers: numbers.value, target: wanted.value, rules, aces, nearest: nearest.value },
    [tiles.value, target.value, rules, aces],
  );
  return { puzzle, fault };
}

export function TypedBoard({ fault }: { readonly fault: BoardFault | undefined }) {
  return (
    <section class="board" aria-label={words.value.board}>
      <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
      <TargetField isWrong={fault?.at === 'target'} />
      <Rack />
      <Aces />
      <Operators />
    </section>
  );
}
