// The numbers to pick from, below a board: a click puts one on the board. A button deals a whole board.
import { batch, signal } from '@preact/signals';
import type { GameId } from 'numbers-game';
import { countLarge, isLarge } from '../../../src/play/round/deal-board.js';
import { board, emptyTarget, game, gameId, most, rules } from '../page-state.js';
import { useAttempt } from '../parts/use-attempt.js';
import { words } from '../page-words.js';
import { focusTile } from './apply-board.js';
import { pick } from './edit-tiles.js';

/** Whether only boards with a solution are dealt. */
const dealsSolvable = signal(true);

/** The board that was cleared last, with its game. */
const cleared = signal<{ id: GameId; tiles: readonly string[]; target: string } | null>(null);

export function Rack() {
  const { attempt, fault } = useAttempt(dealOne);
  const { tiles, target } = board.value;
  const { record, rack } = game.value;
  const { pick: titles, add, deal, clear: clearTitle, undo, dealSolvable } = words.value;
  const isFull = tiles.value.filter((tile) => tile !== '').length >= most.value;
  const isCleared =
    cleared.value?.id === gameId.value &&
    tiles.value.every((tile) => tile === '') &&
    target.value === emptyTarget(game.value.record);
  return (
    <>
      <div class="rack" role="group" aria-label={titles[record.piece]}>
        {rack.map((group) => (
          <div key={group[0]} class="rack-group">
            {group.map((text) => (
              <button
                key={text}
                type="button"
                class="chip"
                data-large={isLarge(record, Number(text))}
                aria-label={add(text)}
                aria-disabled={isFull}
                onClick={() => {
                  if (!isFull) pickOne(text);
                }}
              >
                {text}
              </button>
            ))}
          </div>
        ))}
        <div class="rack-actions">
          <button type="button" class="quiet" onClick={attempt}>
            {deal}
          </button>
          <button type="button" class="quiet" onClick={isCleared ? restore : clear}>
            {isCleared ? undo : clearTitle}
          </button>
          <label class="check">
            <input
              type="checkbox"
              checked={dealsSolvable.value}
              onChange={(event) => (dealsSolvable.value = event.currentTarget.checked)}
            />
            {dealSolvable}
          </label>
        </div>
      </div>
      {fault}
    </>
  );
}

/** Adds a number. The first one replaces the initial example of the game. */
function pickOne(text: string): void {
  const { tiles } = board.value;
  const isExample = tiles.value.join() === game.value.tiles.join();
  tiles.value = pick(isExample ? [] : tiles.value, text);
}

/** Empties the board and focuses its first place. A fixed target is restored. */
function clear(): void {
  const { tiles, target } = board.value;
  batch(() => {
    if (tiles.value.some((tile) => tile !== ''))
      cleared.value = { id: gameId.value, tiles: tiles.value, target: target.value };
    tiles.value = [];
    target.value = emptyTarget(game.value.record);
  });
  focusTile(0);
}

/** Restores the board that was cleared. */
function restore(): void {
  const { tiles, target } = cleared.value!;
  batch(() => {
    board.value.tiles.value = tiles;
    board.value.target.value = target;
    cleared.value = null;
  });
}

/** Deals a board. A game with a fixed target keeps the target that was typed. */
async function dealOne(): Promise<void> {
  const { record } = game.value;
  const [seed, choice] = crypto.getRandomValues(new Uint32Array(2));
  const { tiles, target } = board.value;
  const large = choice % (countLarge(record) + 1);
  const solvable = dealsSolvable.value;
  const { dealPuzzle } = await import('../play/deal-puzzle.js');
  const dealt = await dealPuzzle({ game: record, rules: rules.value, seed, large, solvable });
  if (record !== game.value.record) return;
  batch(() => {
    tiles.value = dealt.numbers.map(String);
    if (typeof record.target !== 'number') target.value = String(dealt.target);
  });
}
