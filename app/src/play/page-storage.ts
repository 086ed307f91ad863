// The storage of the browser, as far as the first page needs it: whether it refuses to keep rounds, and the
// game that was played last.
import { signal } from '@preact/signals';
import { gameIds } from 'numbers-game/generate';
import type { GameId } from 'numbers-game';

/** Whether the browser refused to store a round, a run or their moves. */
export const isRefused = signal(false);

/** The place of the game that was played last in the storage of the browser. */
const LAST_KEY = 'numbers-game-last';

/** Keeps the game of a round that was played. */
export function keepLastGame(id: string): void {
  try {
    localStorage.setItem(LAST_KEY, id);
  } catch {
    // The next visit begins as the first one.
  }
}

/** Returns the game that was played last; null if none was. */
export function readLastGame(): GameId | null {
  try {
    return gameIds.find((id) => id === localStorage.getItem(LAST_KEY)) ?? null;
  } catch {
    return null;
  }
}
