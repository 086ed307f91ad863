// The choice of the game.
import { games, GAMES } from '../games.js';
import { gameName } from '../state.js';
import { Choice } from './choice.js';

export function GameChoice() {
  return (
    <Choice
      label="Game"
      names={GAMES}
      chosen={gameName.value}
      titleOf={(name) => games[name].title}
      onChoose={(name) => (gameName.value = name)}
    />
  );
}
