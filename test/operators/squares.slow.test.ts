// Countdown with squares on many boards: those of the show without squares, and larger ones against the
// definition and against other ways to meet in the middle.
import { expect, it } from 'vitest';
import { SquareSearch } from '../../src/operators/squares/search-squares.js';
import { createFullSolver } from '../support/full-solver.js';
import { STANDARD_POOL, standardBoards } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';
import { fewestWithSquares, withSquares } from '../support/squares.js';

const solver = createFullSolver();
const FOUR = ['+', '-', '*', '/'] as const;
const RANGE = { from: 101, to: 999 };

it('a limit of 1 gives what the four operators give', { timeout: 900_000 }, () => {
  for (const [rank, numbers] of [...standardBoards(6)].entries()) {
    if (rank % 10 !== 3) continue;
    const squared = solver.reach({ numbers, ...RANGE, rules: withSquares(1) });
    expect(squared.operations, numbers.join(' ')).toEqual(solver.reach({ numbers, ...RANGE }).operations);
  }
});

it(
  `finds the fewest operations of the definition, four and five numbers (seed ${seed})`,
  { timeout: 900_000 },
  () => {
    const random = createRandom(2110);
    for (let round = 0; round < 40; round++) {
      const size = random.pick([4, 4, 4, 5]);
      const numbers = random.shuffle(STANDARD_POOL).slice(0, size);
      const limit = random.pick(size === 5 ? [2, 3] : [20, 100, 1000]);
      const fewest = fewestWithSquares(numbers, BigInt(limit));
      const { operations } = solver.reach({ numbers, from: 1, to: 5000, rules: withSquares(limit) });
      const expected = Uint8Array.from({ length: 5000 }, (_, i) => fewest.get(BigInt(i + 1)) ?? 255);
      expect(operations, `${numbers.join(' ')} with ${limit}`).toEqual(expected);
    }
  },
);

it(`does not depend on where both sides meet (seed ${seed})`, { timeout: 900_000 }, () => {
  const random = createRandom(2111);
  const targets = Array.from({ length: 899 }, (_, index) => index + RANGE.from);
  for (let round = 0; round < 12; round++) {
    const size = random.pick([5, 6]);
    const board = random
      .shuffle(STANDARD_POOL)
      .slice(0, size)
      .sort((a, b) => a - b)
      .map((number) => [number]);
    const limit = random.pick([3, 5, 10]);
    const findBy = (listedSize: number) =>
      new SquareSearch(board, { limit, operators: FOUR }, listedSize)
        .findFewest(targets)
        .map((hit) => hit?.operations);
    const expected = findBy(3);
    for (const listedSize of size === 5 ? [2, 4, 5] : [4, 5]) {
      expect(findBy(listedSize), `${board.join(' ')} with ${limit}, lists of ${listedSize}`).toEqual(
        expected,
      );
    }
  }
});
