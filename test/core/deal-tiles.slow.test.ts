// Deals from pools with groups against their definition: all choices of labelled tiles, and all sequences of
// numbers that are drawn one by one.
import { describe, expect, it } from 'vitest';
import { countDeals, listTiles, type TileGroup } from '../../src/core/puzzle/deal-tiles.js';
import { openProblems } from '../../src/generate/generate-puzzles.js';
import { parseRequest } from '../../src/generate/parse-request.js';
import { games, type Game, type GameId, type Pool } from '../../src/index.js';
import { deal } from '../../src/play/round/deal-board.js';
import { createRandom, seed } from '../support/random.js';

/** Number of boards of each show; 1,000,000 once. */
const DEALS = Number(process.env.DEALS ?? 100_000);

/** All ways to take `count` of the tiles, of which equal ones are told apart. */
function choicesOf(tiles: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return tiles.flatMap((tile, place) =>
    choicesOf(tiles.slice(place + 1), count - 1).map((rest) => [tile, ...rest]),
  );
}

function sequencesOf(numbers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return numbers.flatMap((number) => sequencesOf(numbers, count - 1).map((rest) => [number, ...rest]));
}

/** All deals of a pool, as boards. */
function dealsOf(pool: Pool, size: number): number[][] {
  const plain = pool.filter((member) => typeof member === 'number');
  const groups = pool.filter((member) => typeof member === 'object');
  let deals: number[][] = [[]];
  for (const { numbers, copies = 1, exactly, atMost = size, repeat = false } of [
    { numbers: plain },
    ...groups,
  ] as Exclude<Pool[number], number>[]) {
    const tiles = numbers.flatMap((number) => new Array<number>(copies).fill(number));
    const counts = exactly === undefined ? [...Array(atMost + 1).keys()] : [exactly];
    const draws = counts.flatMap((count) => (repeat ? sequencesOf(numbers, count) : choicesOf(tiles, count)));
    deals = deals.flatMap((board) => draws.map((draw) => [...board, ...draw]));
  }
  return deals.filter((board) => board.length === size);
}

const keyOf = (board: readonly (number | string)[]) =>
  board
    .map(Number)
    .sort((a, b) => a - b)
    .join();

/** A pool with a few numbers and groups, and a size of boards that it has. */
function drawPool(random: ReturnType<typeof createRandom>): { pool: Pool; size: number } {
  for (;;) {
    const numbers = random.shuffle(Array.from({ length: 9 }, (_, i) => i + 1));
    const isThere = () => random.integer(0, 1) === 1;
    const pool: Pool = [
      ...numbers.splice(0, random.integer(0, 2)).flatMap((number) => [number, number]),
      ...(isThere() ? [{ numbers: numbers.splice(0, 2), copies: 2, atMost: 2 }] : []),
      ...(isThere() ? [{ numbers: numbers.splice(0, 3), exactly: 2, repeat: true }] : []),
      { numbers: numbers.splice(0, 2), copies: 2, exactly: random.integer(0, 2) },
    ];
    // Numbers outside groups must occur once if there are groups.
    const once = pool.filter((member, place) => pool.indexOf(member) === place);
    const size = random.integer(2, 5);
    if (dealsOf(once, size).length > 0) return { pool: once, size };
  }
}

describe('the deals of a pool with groups', () => {
  it(`are those of the definition, each once (seed ${seed})`, () => {
    const random = createRandom(304);
    for (let round = 0; round < 40; round++) {
      const { pool, size } = drawPool(random);
      const context = JSON.stringify({ pool, size });
      const expected = dealsOf(pool, size).map(keyOf).sort();
      const groups: TileGroup[] = listTiles({ pool, size });
      expect(countDeals(groups, size)[0][size], context).toBe(expected.length);
      const { size: count, problemAt } = openProblems(
        parseRequest({ count: 1, pool, size, from: 7, to: 8, deal: 'show', seed: round }),
      );
      expect(count, context).toBe(2 * expected.length);
      const all = Array.from({ length: count }, (_, place) => problemAt(place));
      for (const target of [7, 8]) {
        const boards = all
          .filter((problem) => problem.target === target)
          .map(({ numbers }) => keyOf(numbers));
        expect(boards.sort(), context).toEqual(expected);
      }
    }
  });

  const ofWheels: Pool = [
    1,
    2,
    3,
    { numbers: [5, 6, 7], atMost: 2 },
    { numbers: [10, 20], exactly: 2, repeat: true },
  ];
  const ofCountdown: Pool = [
    { numbers: [25, 50, 75, 100], exactly: 2 },
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], copies: 2, exactly: 4 },
  ];
  const poolOf = (id: GameId) => games[id].deal.pool;
  it.each<[title: string, game: Game, pool: Pool, count: number]>([
    ['a pool of all kinds', { ...games.countdown, deal: { pool: ofWheels, size: 5 } }, ofWheels, 40_000],
    ['countdown', games.countdown, ofCountdown, DEALS],
    ['slagalica', games.slagalica, poolOf('slagalica'), DEALS],
    ['compte-est-bon', games['compte-est-bon'], poolOf('compte-est-bon'), DEALS],
    ['cifras-y-letras', games['cifras-y-letras'], poolOf('cifras-y-letras'), DEALS],
  ])('of %s come equally often from a seed', (_, game, pool, count) => {
    const deals = dealsOf(pool, game.deal.size);
    const expected = new Map<string, number>();
    for (const board of deals) expected.set(keyOf(board), (expected.get(keyOf(board)) ?? 0) + 1);
    const drawn = new Map<string, number>();
    const boards = deal(game, 11);
    for (let place = 0; place < count; place++) {
      const key = keyOf(boards.next().value.numbers);
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    expect([...drawn.keys()].every((key) => expected.has(key))).toBe(true);
    let chiSquare = 0;
    for (const [key, ways] of expected) {
      const mean = (count * ways) / deals.length;
      chiSquare += ((drawn.get(key) ?? 0) - mean) ** 2 / mean;
    }
    const freedom = expected.size - 1;
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
  });
});
