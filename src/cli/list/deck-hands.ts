// The hands of a deck: the boards of its cards (solver/boards/pool-boards.ts).
import { findBoards } from '../../core/puzzle/game-record.js';
import type { Game } from '../../core/puzzle/games.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import type { PoolBoards } from '../../solver/boards/pool-boards.js';

/** Opens the deck of a game, or one of given cards, each of which a hand can hold any number of times. */
export function openDeck(game: Game, size: number, given?: readonly number[]): PoolBoards {
  const { pool, repeat } = given === undefined ? findBoards(game) : { pool: given, repeat: true };
  return parseBoards({ pool, size, repeat });
}
