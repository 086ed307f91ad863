// Plays the moves of a stored round again: a round that was left by a reload goes on with the tiles it had.
import { operatorsOf } from '../operators.js';
import { combine, enter, type TileGame } from '../../../src/play/round/tile-game.js';

/** The moves of a round as texts: its steps, and the best expression that was entered. */
export interface StoredMoves {
  readonly steps: readonly string[];
  readonly entered: string | null;
}

/** Plays moves in a game that has just begun, up to the first that is not possible. */
export function resumeGame(game: TileGame, { steps, entered }: StoredMoves): TileGame {
  let played = game;
  for (const step of steps) {
    const next = findMove(played, step);
    if (next === null) break;
    played = next;
  }
  return entered === null ? played : enter(played, entered).game;
}

/** Finds the move whose step is written like this. */
function findMove(game: TileGame, step: string): TileGame | null {
  const places = [...game.tiles.keys()].filter((place) => game.tiles[place] !== null);
  for (const operator of operatorsOf(game.puzzle.rules)) {
    for (const left of places) {
      for (const right of places) {
        const next = combine(game, left, operator, right);
        if (typeof next !== 'string' && next.steps.at(-1) === step) return next;
      }
    }
  }
  return null;
}
