// The choice of the game, with its aim.
import { batch } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { gameIds } from 'numbers-game/generate';
import { titleOf } from '../page-games.js';
import { gameId } from '../page-state.js';
import { linkFault } from '../play/dealt-board.js';
import { words } from '../page-words.js';
import { Choice } from './choice-buttons.js';

interface GameChoiceProps {
  /** Returns whether the game may be changed. */
  readonly mayChoose?: () => boolean;
  /** Is called with a change of the game. */
  readonly onChoose?: () => void;
}

/** Buttons that choose the game. */
export function GameChoice({ mayChoose, onChoose }: GameChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a narrow window the games are a row that scrolls. Its place is read in the task that draws the page,
    // which needs it, too.
    const frame = requestAnimationFrame(() => {
      const chosen = row.current!.querySelector<HTMLElement>('label:has(:checked)')!;
      row.current!.scrollLeft = chosen.offsetLeft - (row.current!.clientWidth - chosen.offsetWidth) / 2;
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [gameId.value, words.value]);
  const aim = words.value.aims[gameId.value];
  return (
    <div class="game">
      <div class="game-row" ref={row}>
        <Choice
          label={words.value.game}
          names={gameIds}
          chosen={gameId.value}
          titleOf={titleOf}
          mayChoose={mayChoose}
          onChoose={(id) => {
            batch(() => {
              gameId.value = id;
              onChoose?.();
            });
          }}
        />
      </div>
      {aim && <p class="note">{aim}</p>}
      {linkFault.value && (
        <p class="fault" role="status">
          {words.value.linkFaults[linkFault.value.what](linkFault.value.text)}
        </p>
      )}
    </div>
  );
}
