// The choice of the game.
import { gameIds, games } from '../../games.js';
import { gameId } from '../state.js';
import { Choice } from './choice.js';

/** @param mayChoose asks before the game is changed */
export function GameChoice({ mayChoose }: { mayChoose?: () => boolean }) {
  return (
    <Choice
      label="Game"
      names={gameIds}
      chosen={gameId.value}
      titleOf={(id) => games[id].title}
      mayChoose={mayChoose}
      onChoose={(id) => (gameId.value = id)}
    />
  );
}
