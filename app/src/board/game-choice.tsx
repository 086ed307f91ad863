// The choice of the game, with its aim: the current one, and on request all of them with theirs.
import { batch } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { gameIds } from 'numbers-game/generate';
import type { GameId } from 'numbers-game';
import { titleOf } from '../page-games.js';
import { gameId } from '../page-state.js';
import { linkFault } from '../play/dealt-board.js';
import { tabWords } from '../page-words.js';

interface GameChoiceProps {
  /** Returns whether the game may be changed. */
  readonly mayChoose?: () => boolean;
  /** Is called with a change of the game. */
  readonly onChoose?: () => void;
}

export function GameChoice({ mayChoose, onChoose }: GameChoiceProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => {
    list.current!.open = false;
    list.current!.querySelector('summary')!.focus();
  };
  const choose = (id: GameId) => {
    if (id !== gameId.value && mayChoose?.() === false) return;
    batch(() => {
      if (id !== gameId.value) onChoose?.();
      gameId.value = id;
    });
    close();
  };
  const { aims, game, linkFaults, wrongGame } = tabWords.value;
  return (
    <div class="game">
      <details
        ref={list}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        <summary>
          {game} <strong>{titleOf(gameId.value)}</strong>
        </summary>
        <ul class="game-list">
          {gameIds.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === gameId.value}
                onClick={() => {
                  choose(id);
                }}
              >
                <strong>{titleOf(id)}</strong> <span>{aims[id]}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p class="note">{aims[gameId.value]}</p>
      {linkFault.value && (
        <p class="fault" role="status">
          {{ wrongGame, ...linkFaults }[linkFault.value.what](linkFault.value.text)}
        </p>
      )}
    </div>
  );
}
