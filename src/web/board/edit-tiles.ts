// What typing and picking do to the places of a board: pure functions from texts to texts.

/** The most numbers on a board. */
export const MOST_TILES = 9;

/** The digits of the largest number allowed, 2^53 - 1. */
const MOST_DIGITS = 16;

/** The texts of a board, and the place to type in next. */
export interface Edited {
  readonly tiles: readonly string[];
  readonly next: number;
}

/** Counts the places to show: at least those of the game, and one after the last that is filled. */
export function countPlaces(tiles: readonly string[], least: number): number {
  const filled = tiles.findLastIndex((tile) => tile !== '') + 1;
  return Math.min(Math.max(least, filled + 1), MOST_TILES);
}

/**
 * Enters a text that was typed or pasted at a place: `1 3 7` fills three, and a trailing blank moves on to
 * the next.
 */
export function enter(tiles: readonly string[], at: number, text: string): Edited {
  const parts = text.split(/[\s,;]+/).map((part) => part.slice(0, MOST_DIGITS));
  const filled = parts.filter((part) => part !== '');
  if (parts.length === 1) return { tiles: replace(tiles, at, parts), next: at };
  const next = parts.at(-1) === '' || filled.length > 1 ? at + filled.length : at;
  return { tiles: replace(tiles, at, filled), next: Math.min(next, MOST_TILES - 1) };
}

/** Puts a picked number into the first empty place. */
export function pick(tiles: readonly string[], text: string): readonly string[] {
  const at = tiles.indexOf('');
  return replace(tiles, at < 0 ? tiles.length : at, [text]);
}

/** Removes a place; those after it move up. */
export function remove(tiles: readonly string[], at: number): readonly string[] {
  return tiles.filter((_, place) => place !== at);
}

function replace(tiles: readonly string[], at: number, parts: readonly string[]): readonly string[] {
  const before = Array.from({ length: at }, (_, place) => tiles[place] ?? '');
  return [...before, ...parts, ...tiles.slice(at + parts.length)].slice(0, MOST_TILES);
}
