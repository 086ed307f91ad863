// The ids of games, as messages list them.
import { gameIds } from '../../src/core/puzzle/games.js';

/** `countdown, 24, … or digits`, with further ids at the end. */
export function oneOfGames(...further: readonly string[]): string {
  const ids = [...gameIds, ...further];
  return `${ids.slice(0, -1).join(', ')} or ${ids.at(-1)}`;
}

/** `countdown, 24, …, digits` of the ids that a command takes. */
export function listGames(isTaken: (id: string) => boolean = () => true): string {
  return gameIds.filter(isTaken).join(', ');
}
