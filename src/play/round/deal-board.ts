// Deals boards of any game from a seed, as its record says: the same seed gives the same boards everywhere.
//
// Every deal is equally likely, as with real cards and tiles, so a hand of four equal cards is rare.
// `generate` makes puzzles, too, but there every problem is equally likely.
import { checkInteger } from '../../core/options.js';
import { createRandom, type Random } from '../../core/random.js';
import { countDeals, countTiles, listTiles } from '../../core/puzzle/deal-tiles.js';
import type { Game } from '../../core/puzzle/games.js';
import { CARD_VALUES } from '../../core/puzzle/parse-numbers.js';
import { isGroup } from '../../core/puzzle/parse-pool.js';
import type { Card } from '../../index.js';

export { listTiles } from '../../core/puzzle/deal-tiles.js';
export { listNumbers } from '../../core/puzzle/parse-pool.js';

/** The board and the target of a round. */
export interface DealtBoard {
  /** The numbers, large ones first, as on the show; playing cards as letters. */
  readonly numbers: (number | Card)[];
  readonly target: number;
}

interface DealOptions {
  /** The number of large numbers to deal, for a game that has some. Default: that of its record. */
  readonly large?: number;
}

const FACES: Readonly<Partial<Record<number, Card>>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/**
 * Deals an endless sequence of boards: take the first, or the first that has a solution.
 *
 * @param seed an integer from 0 to 2^32 - 1
 * @throws NumbersGameError `invalid-option`
 */
export function deal(
  game: Game,
  seed: number,
  options: DealOptions = {},
): Generator<DealtBoard, never, undefined> {
  const { large = game.deal.large?.count ?? 0 } = options;
  checkInteger(seed, 'seed', 0, 2 ** 32 - 1);
  checkInteger(large, 'large', 0, countLarge(game));
  return dealAll(game, createRandom(seed), large);
}

/** Returns the most large numbers that a board can have. */
export function countLarge({ deal }: Game): number {
  const { large, pool, size } = deal;
  if (large === undefined) return 0;
  return Math.min(size, pool.filter((member) => !isGroup(member) && member >= large.from).length);
}

/** Returns the face of a number in a game: the letter of a playing card, or the number itself. */
export function faceOf({ aces }: Game, number: number): number | Card {
  return aces === undefined ? number : (FACES[number] ?? number);
}

/** Whether a number is one of the large ones of its game. */
export function isLarge({ deal: { large } }: Game, number: number): boolean {
  return large !== undefined && number >= large.from;
}

/** Returns the value of a number or a card; an ace counts 1. */
export function worthOf(face: number | Card): number {
  return typeof face === 'number' ? face : CARD_VALUES[face.toUpperCase()];
}

function* dealAll(game: Game, random: Random, large: number): Generator<DealtBoard, never, undefined> {
  const { deal, target } = game;
  const { size } = deal;
  const count = target === 'card' ? size + 1 : size;
  const groups = listTiles({ ...deal, size: count, large: deal.large && { ...deal.large, count: large } });
  const deals = countDeals(groups, count);
  // Where one group alone is free to vary, no random number is spent on the counts.
  const isFixed = groups.filter(({ least, most }) => least < most).length < 2;
  for (;;) {
    const share = isFixed ? 0 : random.integer(0, 2 ** 32 - 1) / 2 ** 32;
    const { counts } = countTiles(groups, deals, Math.floor(share * deals[0][count]));
    const drawn = groups.flatMap(({ tiles, repeat }, index) => {
      if (!repeat) return random.draw(tiles, counts[index]);
      return Array.from({ length: counts[index] }, () => tiles[random.integer(0, tiles.length - 1)]);
    });
    const numbers = drawn.slice(0, size).map((number) => faceOf(game, number));
    if (typeof target === 'number') yield { numbers, target };
    else if (target === 'card') yield { numbers, target: drawn[size] };
    else yield { numbers, target: random.integer(target.from, target.to) };
  }
}
