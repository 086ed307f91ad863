// The ids of games, as messages list them.
import { gameIds } from '../../src/core/puzzle/games.js';
import { oneOf } from './listed-words.js';

/** `countdown, 24, … or digits`, with further ids at the end. */
export function oneOfGames(...further: readonly string[]): string {
  return oneOf([...gameIds, ...further]);
}

/** `countdown, 24, …, digits` of the ids that a command takes. */
export function listGames(isTaken: (id: string) => boolean = () => true): string {
  return gameIds.filter(isTaken).join(', ');
}
