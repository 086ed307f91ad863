// The choice of the game.
import { gameIds } from '../../games.js';
import { titleOf } from '../games.js';
import { gameId } from '../state.js';
import { words } from '../words.js';
import { Choice } from './choice.js';

/** @param mayChoose asks before the game is changed */
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
