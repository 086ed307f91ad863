// The choice of the game.
import { gameIds, games } from '../../games.js';
import { gameId } from '../state.js';
import { Choice } from './choice.js';

export function GameChoice() {
  return (
    <Choice
      label="Game"
      names={gameIds}
      chosen={gameId.value}
      titleOf={(id) => games[id].title}
      onChoose={(id) => (gameId.value = id)}
    />
  );
}
