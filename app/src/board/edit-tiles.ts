// The effect of typing and picking on the places of a board: pure functions from texts to texts.
import type { Deal } from 'numbers-game';
import { splitBoard, toSigns } from '../../../src/reading/boards.js';

/** The most numbers that a board may have. */
const MOST_NUMBERS = 10;

/** The texts of a board, and the place to type in next. */
interface Edited {
  readonly tiles: readonly string[];
  /** A new target, null if it stays as it is. */
  readonly target: string | null;
  readonly next: number | 'target';
}

/**
 * Counts the places to show: at least those of the game, and one after the last that is filled, up to `most`.
 */
export function countPlaces(tiles: readonly string[], least: number, most = MOST_NUMBERS): number {
  const filled = tiles.findLastIndex((tile) => tile !== '') + 1;
  return Math.max(least, filled, Math.min(filled + 1, most));
}

/**
 * Enters a text that was typed or pasted at a place. A trailing separator moves on to the next place, and
 * from the last one of the game to the target; a list fills as many places as it has; a list with a target,
 * or with all numbers of a board, is the whole board.
 *
 * @param size the number of numbers that the game deals
 * @param deal what it deals: digits may be typed as one number
 */
export function enter(tiles: readonly string[], at: number, text: string, size: number, deal?: Deal): Edited {
  const { numbers, target, isDangling } = splitBoard(text, size, deal);
  const typed = toSigns(text).trimStart();
  const isWhole = numbers.length > 1 && (target !== null || numbers.length >= size);
  if (isWhole) return { tiles: numbers, target, next: 'target' };
  const isAnnounced = isDangling || target !== null;
  if (!isAnnounced && numbers.join() === typed)
    return { tiles: replace(tiles, at, [typed]), target, next: at };
  const isPastEnd = numbers.length > 1 || numbers.at(-1) !== typed;
  const place = at + (isPastEnd ? numbers.length : 0);
  return {
    tiles: replace(tiles, at, numbers.length > 0 ? numbers : ['']),
    target,
    next: isAnnounced || place === size || place >= MOST_NUMBERS ? 'target' : place,
  };
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
  return [...before, ...parts, ...tiles.slice(at + parts.length)];
}
