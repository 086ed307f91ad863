// Countdown with squares on whole sets of boards: the published table, all boards without squares, and larger
// boards against the definition and against other ways to meet in the middle.
import { expect, it } from 'vitest';
import { OPEN_PROBLEMS } from '../../src/literature/squares/open-problems.js';
import { SquareSearch } from '../../src/operators/squares/search-squares.js';
import { findUnsolved } from '../../src/literature/squares/count-unsolved.js';
import { run } from '../support/command.js';
import { createFullSolver } from '../support/full-solver.js';
import { STANDARD_POOL, standardBoards } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';
import { fewestWithSquares, withSquares } from '../support/squares.js';

const solver = createFullSolver();
const FOUR = ['+', '-', '*', '/'] as const;
const RANGE = { from: 101, to: 999 };

// Table 5 of "(The Final) Countdown": for each limit how many boards and problems are unsolved.
it('counts what the paper counts', { timeout: 600_000 }, () => {
  const { stdout } = run('squares', '--table', '--json');
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number>);
  expect(rows.map(({ limit, unsolvedBoards, unsolved }) => [limit, unsolvedBoards, unsolved])).toEqual([
    [1, 12_017, 1_046_711],
    [5, 5004, 128_631],
    [10, 593, 7231],
    [100, 20, 77],
    [2000, 16, 54],
    [10_000, 14, 51],
    [50_000, 13, 49],
  ]);
});

// Section 5 of the paper: the same boards and targets are open with 45000 and with 50000.
it('leaves the problems open that the paper lists', { timeout: 600_000 }, () => {
  for (const limit of [45_000, 50_000]) {
    for (const { numbers, targets } of OPEN_PROBLEMS) {
      const board = numbers.map((number) => [number]);
      expect(findUnsolved(board, targets, limit)).toEqual(targets);
    }
  }
  expect(OPEN_PROBLEMS.flatMap(({ targets }) => targets)).toHaveLength(49);
});

it('a limit of 1 gives what the four operators give, on every board', { timeout: 900_000 }, () => {
  const all = Array.from({ length: 899 }, (_, index) => index + RANGE.from);
  for (const [rank, numbers] of [...standardBoards(6)].entries()) {
    const { operations } = solver.reach({ numbers, ...RANGE });
    const missing = all.filter((_, index) => operations[index] === 255);
    expect(
      findUnsolved(
        numbers.map((number) => [number]),
        all,
        1,
      ),
      numbers.join(' '),
    ).toEqual(missing);
    if (rank % 40 !== 3) continue;
    const squared = solver.reach({ numbers, ...RANGE, rules: withSquares(1) });
    expect(squared.operations, numbers.join(' ')).toEqual(operations);
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
