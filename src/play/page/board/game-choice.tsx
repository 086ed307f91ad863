// The choice of the game.
import { gameIds } from '../../../core/puzzle/games.js';
import { titleOf } from '../page-games.js';
import { gameId } from '../page-state.js';
import { words } from '../page-words.js';
import { Choice } from './choice-buttons.js';

/** Buttons that choose the game. @param mayChoose returns whether the game may be changed */
export function GameChoice({ mayChoose }: { mayChoose?: () => boolean }) {
  return (
    <Choice
      label={words.value.game}
      names={gameIds}
      chosen={gameId.value}
      titleOf={titleOf}
      mayChoose={mayChoose}
      onChoose={(id) => (gameId.value = id)}
    />
  );
}
