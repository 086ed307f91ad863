// A million boards of each show have the shares that its deal gives, by chi-square tests with a fixed seed:
// those that the web app and the element deal, and those of `generate` with `deal: 'show'`. By default
// `generate` makes problems equally likely, not deals, so there every board has the same share.
//
// The weights are those of the definition: choices of labelled tiles, and sequences of digits.
import { describe, expect, it } from 'vitest';
import { openProblems } from '../../src/generate/generate-puzzles.js';
import { parseRequest } from '../../src/generate/parse-request.js';
import { gameIds } from '../../src/generate/index.js';
import { games, type Game, type TargetRange } from '../../src/index.js';
import { deal } from '../../src/play/round/deal-board.js';

const COUNT = 1_000_000;
const shows = gameIds.map((id): Game => games[id]).filter(({ seconds }) => seconds !== undefined);

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Weights by board: of each multiset of `size` of the numbers, by how often each may come. */
function weigh(
  numbers: readonly number[],
  size: number,
  weightOf: (times: number, number: number) => number,
): Map<string, number> {
  let boards = new Map([['', 1]]);
  for (const number of numbers) {
    const longer = new Map(boards);
    for (const [board, weight] of boards) {
      const taken = board === '' ? [] : board.split(',');
      for (let times = 1; taken.length + times <= size; times++) {
        const more = weight * weightOf(times, number);
        if (more > 0) longer.set([...taken, ...new Array<number>(times).fill(number)].join(), more);
      }
    }
    boards = longer;
  }
  return new Map([...boards].filter(([board]) => board.split(',').length === size));
}

/** The boards of Slagalica: four digits, each drawn from all, one medium number and one large one. */
function weighSlagalica(): Map<string, number> {
  const digits = weigh([1, 2, 3, 4, 5, 6, 7, 8, 9], 4, (times) => 1 / factorial(times));
  return new Map(
    [...digits].flatMap(([board, weight]) =>
      [10, 15, 20].flatMap((medium) =>
        [25, 50, 75, 100].map((large) => [`${board},${medium},${large}`, weight] as const),
      ),
    ),
  );
}

const STANDARD = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25, 50, 75, 100];
const copies = (number: number) => (number > 10 ? 1 : 2);
/** Six of the 24 tiles. */
const weighTiles = () => weigh(STANDARD, 6, (times, number) => choose(copies(number), times));
/** Two large tiles, and four others. */
const weighCountdown = (large: number) =>
  new Map([...weighTiles()].filter(([board]) => countLarge(board) === large));
const countLarge = (board: string) => board.split(',').filter((number) => Number(number) > 10).length;

const keyOf = (numbers: readonly (number | string)[]) =>
  numbers
    .map(Number)
    .sort((a, b) => a - b)
    .join();

/** Checks that boards have shares in proportion to weights. */
function expectShares(boards: Iterable<string>, weights: ReadonlyMap<string, number>, name: string): void {
  const drawn = new Map<string, number>();
  let count = 0;
  for (const board of boards) {
    drawn.set(board, (drawn.get(board) ?? 0) + 1);
    count++;
  }
  for (const board of drawn.keys()) expect(weights.has(board), board).toBe(true);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let chiSquare = 0;
  for (const [board, weight] of weights) {
    const mean = (count * weight) / total;
    chiSquare += ((drawn.get(board) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = weights.size - 1;
  // `generate` tries no problem twice, which makes the sum smaller.
  expect((chiSquare - freedom) / Math.sqrt(2 * freedom), name).toBeLessThan(4);
}

const WEIGHTS: Readonly<Record<string, () => Map<string, number>>> = {
  countdown: () => weighCountdown(2),
  slagalica: weighSlagalica,
  'compte-est-bon': weighTiles,
  'cifras-y-letras': weighTiles,
};

function* dealBoards(game: Game): Generator<string> {
  const boards = deal(game, 20_261_127);
  for (let place = 0; place < COUNT; place++) yield keyOf(boards.next().value.numbers);
}

function* listTargets(game: Game): Generator<string> {
  const boards = deal(game, 7);
  for (let place = 0; place < COUNT; place++) yield String(boards.next().value.target);
}

/** The boards of the first problems that `generate` tries. */
function* tryBoards(game: Game, way: 'show' | 'uniform', count = COUNT): Generator<string> {
  const { problemAt } = openProblems(parseRequest({ count, game, deal: way, seed: 5 }));
  for (let place = 0; place < count; place++) yield keyOf(problemAt(place).numbers);
}

describe.each(shows)('$title', (game) => {
  const weights = WEIGHTS[game.id]();

  it('deals boards as often as the show does, and targets alike', { timeout: 300_000 }, () => {
    expectShares(dealBoards(game), weights, 'boards');
    const { from, to } = game.target as TargetRange;
    const targets = Array.from({ length: to - from + 1 }, (_, index) => [String(from + index), 1] as const);
    expectShares(listTargets(game), new Map(targets), 'targets');
  });

  it('is generated as it is dealt, or with all problems alike', { timeout: 300_000 }, () => {
    const boards = game.deal.large === undefined ? weights : weighTiles();
    if (game.deal.large === undefined) expectShares(tryBoards(game, 'show'), weights, 'show');
    else {
      // Each count of large numbers is equally likely, until all 170,810 deals with four of them are used.
      const count = COUNT / 2;
      for (const large of [0, 1, 2, 3, 4]) {
        const dealt = [...tryBoards(game, 'show', count)].filter((board) => countLarge(board) === large);
        expect(dealt).toHaveLength(count / 5);
        expectShares(dealt, weighCountdown(large), `${large} large`);
      }
    }
    expectShares(
      tryBoards(game, 'uniform'),
      new Map([...boards.keys()].map((board) => [board, 1])),
      'uniform',
    );
  });
});
