// Boards as people type and paste them: "25 50 75 100 3 6 952", "A 4 5 8 = 24", "AK34", "[25, 50, 75], 952",
// "Target: 765 Numbers: 25 50 3 3 1 10", "765 from 25 50 3 3 1 10", a row of JSON, or a post with one board
// in it. The command, the element, the app and its addresses all come here, so they accept the same texts.
import type { Deal } from '../core/api-types.js';
import { games, type Game } from '../core/puzzle/games.js';
import { CARD_VALUES } from '../core/puzzle/parse-numbers.js';
import { listNumbers } from '../core/puzzle/parse-pool.js';
import { findBoard, type BoardText } from './find-board.js';
import { readList, splitDigits } from './numbers.js';
import { findField, readRow, RULES_FIELDS, toObject } from './row-fields.js';

export { BASIC_OPERATORS, hasFour, hasOnlyBasic } from '../core/operator-notation.js';
export { leastNumber, MAX_NUMBERS, MAX_NUMBERS_FURTHER } from '../core/puzzle/parse-numbers.js';
export { toSigns } from '../core/signs.js';

/**
 * Splits a text into a board.
 *
 * @param size without a target, the last of more numbers than these is the target
 * @param deal what the game deals: if that is digits, one number of them is a board
 */
export function splitBoard(text: string, size: number, deal?: Deal): BoardText {
  const board = readJson(text) ?? findBoard(text, size, deal?.size);
  const digits =
    deal !== undefined && board.numbers.length === 1 ? splitDigits(board.numbers[0], deal) : null;
  return digits === null ? board : { ...board, numbers: digits.map(String) };
}

/** Reads a row of JSON, or of Python; null for any other text. */
function readJson(text: string): BoardText | null {
  const object = toObject(text);
  if (object === null) return null;
  try {
    const row = readRow(object, findField);
    const list = readList(row.numbers) as readonly unknown[];
    if (list.some((number) => typeof number === 'object')) return null;
    const wanted = row.target === undefined ? null : String(row.target);
    const leftOut = JSON.stringify(row, RULES_FIELDS).slice(1, -1);
    return { numbers: list.map(String), target: wanted, isDangling: false, leftOut };
  } catch {
    return null;
  }
}

/** A game for which a board may be meant, and its numbers. */
interface Suggestion {
  readonly game: Game;
  readonly numbers: readonly (number | string)[];
}

/**
 * Finds the game for which numbers may be meant that have no target, or its own: the first that deals them
 * and always has the same target. Without a target the last number may be that.
 */
export function suggestGame(
  numbers: readonly (number | string)[],
  target?: number | string,
): Suggestion | null {
  for (const game of Object.values<Game>(games)) {
    const { deal, target: own } = game;
    if (typeof own !== 'number') continue;
    const isOwn = (value: number | string | undefined) => String(value) === String(own);
    const hasTarget = target === undefined && numbers.length > deal.size && isOwn(numbers.at(-1));
    const hand = hasTarget ? numbers.slice(0, -1) : numbers;
    const isDealt = hand.every((number) =>
      listNumbers(deal.pool).includes(CARD_VALUES[String(number).toUpperCase()] ?? Number(number)),
    );
    const isMeant = target === undefined || isOwn(target);
    if (isMeant && hand.length === deal.size && isDealt) return { game, numbers: hand };
  }
  return null;
}
