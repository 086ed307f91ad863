// The puzzle of the tabs for one target: what is typed in tiles and target, and the section to type it in.
import { readNumbers, readTarget } from '../../../src/reading/board-faults.js';
import { leastNumber, suggestGame } from '../../../src/reading/boards.js';
import type { GameId } from 'numbers-game';
import { batch, computed } from '@preact/signals';
import { titleOf } from '../page-games.js';
import {
  board,
  boardAces,
  game,
  gameId,
  most,
  nearest,
  pasted,
  rules as allowedRules,
} from '../page-state.js';
import { words } from '../page-words.js';
import { Aces } from './ace-choice.js';
import { useTypingAnywhere } from './apply-board.js';
import { Operators } from './operator-choice.js';
import { Rack } from './number-rack.js';
import { TargetField } from './target-field.js';
import { NO_NUMBERS, Tiles } from './board-tiles.js';

/** The typed puzzle, null if it is incomplete or invalid, and its fault. */
export const typed = computed(() => {
  const { tiles, target } = board.value;
  const rules = allowedRules.value;
  const numbers = readNumbers(tiles.value, most.value, leastNumber(rules));
  const wanted = readTarget(target.value, rules);
  const fault = numbers.fault ?? (numbers.value.length === 0 ? NO_NUMBERS : wanted.fault);
  const puzzle = fault
    ? null
    : {
        numbers: numbers.value!,
        target: wanted.value!,
        rules,
        aces: boardAces.value,
        nearest: nearest.value,
      };
  return { puzzle, fault };
});

/** The words of a pasted text that were not read, and a button for another game that the board may be for. */
function Notes() {
  const { tiles, target } = board.value;
  const source = pasted.value?.tiles === tiles.value ? pasted.value.board : null;
  const wanted = source !== null && source.target === null ? undefined : target.value.trim() || undefined;
  const isFixed = typeof game.value.record.target === 'number';
  const meant = isFixed ? null : suggestGame(readNumbers(tiles.value).value ?? [], wanted);
  const choose = () => {
    batch(() => {
      gameId.value = meant!.game.id as GameId;
      board.value.tiles.value = meant!.numbers.map(String);
      board.value.target.value = `${meant!.game.target as number}`;
    });
  };
  return (
    <>
      {source !== null && source.leftOut !== '' && <p class="note">{words.value.notRead(source.leftOut)}</p>}
      {meant !== null && (
        <p class="actions">
          <button type="button" onClick={choose}>
            {words.value.solveAs(titleOf(meant.game.id as GameId))}
          </button>
        </p>
      )}
    </>
  );
}

export function TypedBoard() {
  useTypingAnywhere();
  const { fault } = typed.value;
  return (
    <section class="board" aria-label={words.value.board}>
      <Tiles fault={typeof fault?.at === 'number' ? fault.at : undefined} />
      <TargetField isWrong={fault?.at === 'target'} />
      <Notes />
      <Rack />
      <Aces />
      <Operators />
    </section>
  );
}
