// Deals boards and hands from a seed, as the show and the card game do: the same seed gives the same board
// everywhere.
import { NumbersGameError } from '../index.js';
import { createRandom } from '../core/random.js';

/** The board and the target of a Countdown round. */
export interface Board {
  /** The large numbers first, as on the show. */
  readonly numbers: number[];
  readonly target: number;
}

const LARGE = [25, 50, 75, 100];
/** 1 to 10, twice. */
const SMALL = Array.from({ length: 20 }, (_, place) => (place % 10) + 1);
const BOARD_SIZE = 6;
/** 1 to 13 in four suits. */
const DECK = Array.from({ length: 52 }, (_, place) => (place % 13) + 1);

/**
 * Deals a board of the Countdown numbers round: some of 25, 50, 75, 100, the rest of six from 1 to 10, twice
 * each, and a target from 101 to 999.
 *
 * @param seed an integer from 0 to 2^32 - 1
 * @param large how many large numbers, 0 to 4
 * @throws NumbersGameError `invalid-option`
 */
export function dealBoard(seed: number, large: number): Board {
  checkInteger('seed', seed, 2 ** 32 - 1);
  checkInteger('large', large, LARGE.length);
  const random = createRandom(seed);
  const numbers = [...random.draw(LARGE, large), ...random.draw(SMALL, BOARD_SIZE - large)];
  return { numbers, target: random.integer(101, 999) };
}

/**
 * Deals hands of the 24 game without end, each from a full deck of 52 cards: take the first, or the first
 * with a solution.
 *
 * @param seed an integer from 0 to 2^32 - 1
 * @param size how many cards, 1 to 10
 * @returns hands as values from 1 to 13
 * @throws NumbersGameError `invalid-option`
 */
export function dealHands(seed: number, size = 4): Generator<number[], never, undefined> {
  checkInteger('seed', seed, 2 ** 32 - 1);
  checkInteger('size', size, 10, 1);
  return drawHands(seed, size);
}

function* drawHands(seed: number, size: number): Generator<number[], never, undefined> {
  const random = createRandom(seed);
  for (;;) yield random.draw(DECK, size);
}

function checkInteger(name: string, value: number, to: number, from = 0): void {
  if (Number.isInteger(value) && value >= from && value <= to) return;
  throw new NumbersGameError(
    'invalid-option',
    `${name}: expected an integer from ${from} to ${to}, got ${value}`,
  );
}
