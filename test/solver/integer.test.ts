// Integer rules with the four operators: the examples of the documents, the limits of targets, and the
// definition (classes.ts, subset-trees.ts).
import { describe, expect, it } from 'vitest';
import { createSolverSync, games, type Game, type Puzzle, type Rules } from '../../src/index.js';
import { solutionKey } from '../../src/expression/index.js';
import { createSolverSync as createNaturalSolver } from '../../src/solver/natural.js';
import { builds } from '../support/builds.js';
import { compareIntegers } from '../support/compare-integers.js';
import { compareNearest } from '../support/compare-nearest.js';
import { compareSolutions } from '../support/compare-solutions.js';
import { hands } from '../support/hands.js';
import { createRandom, seed } from '../support/random.js';

const any: Rules = { values: 'integer', use: 'any' };
const all: Rules = { values: 'integer', use: 'all' };

describe.each(builds)('the $name build', ({ options }) => {
  const solver = createSolverSync(options);

  it.each<[Puzzle, unknown]>([
    // A zero takes in the 4, so all numbers can be used.
    [{ numbers: [1, 1, 4, 5], target: 5, rules: all }, '5 - 4 * (1 - 1)'],
    [{ numbers: [1, 1, 4, 5], target: 5, rules: { values: 'natural', use: 'all' } }, null],
    [{ numbers: [2, 3], target: -1, rules: any }, '2 - 3'],
    [{ numbers: [2, 3], target: '-2/2', rules: any }, '2 - 3'],
    [{ numbers: [3, 3, 7], target: 0, rules: all }, '7 * (3 - 3)'],
    // Only with fractions: 8 / (3 - 8 / 3).
    [{ numbers: [3, 3, 8, 8], target: 24, rules: all }, null],
    [{ numbers: [6, 4, 3], target: 8, rules: all }, '6 * 4 / 3'],
  ])('solves %j', (puzzle, expression) => {
    expect(solver.solve({ ...puzzle, nearest: false })).toMatchObject({ expression });
  });

  it('returns the nearest value by default under any, and not under all', () => {
    const puzzle = { numbers: [3, 5], target: 100 };
    expect(solver.solve({ ...puzzle, rules: any })).toMatchObject({ status: 'nearest', value: 15 });
    expect(solver.solve({ ...puzzle, rules: all }).status).toBe('none');
    expect(solver.solve({ numbers: [3, 5], target: -100, rules: any })).toMatchObject({ value: -2 });
  });

  it('takes targets of any sign in reach', () => {
    const { operations } = solver.reach({ numbers: [2, 3], from: -2, to: 6, rules: any });
    expect([...operations]).toEqual([255, 1, 255, 1, 0, 0, 255, 1, 1]);
  });
});

const solver = createSolverSync();

it.each([undefined, '1/2', '24/7', 0.5, 'x'])('refuses the target %j', (target) => {
  for (const rules of [any, all]) {
    const solve = () => solver.solve({ numbers: [1, 2, 3, 4], target, rules });
    expect(solve).toThrow(expect.objectContaining({ code: 'invalid-target' }));
    expect(solve).toThrow(/^target: (missing, )?expected an integer/);
  }
});

it('is not served by the smallest solver', () => {
  const solve = () => createNaturalSolver().solve({ numbers: [1, 2], target: 3, rules: any });
  expect(solve).toThrow(expect.objectContaining({ code: 'invalid-option' }));
  expect(solve).toThrow(/got integer values/);
});

it('takes a game of integers', () => {
  const game: Game = { ...games['24'], rules: all };
  expect(solver.solve({ numbers: [3, 3, 7, 7], game }).status).toBe('none');
  expect(solver.solve({ numbers: [1, 2, 3, 4], game }).status).toBe('exact');
});

// A 1 in a product worth 0 must be divided by -1, which may take several factors; 1 / (2 / (7 - 10)) is not
// allowed.
it.each([
  [[1, 2, 5, 5, 7, 9], '(5 - 5) * (1 / (2 / (7 - 9)))', true],
  [[1, 1, 5, 5, 7, 8], '(5 - 5) * (1 / (1 / (7 - 8)))', true],
  [[1, 2, 5, 5, 7, 10], '(5 - 5) * (1 / (2 / (7 - 10)))', false],
])('of %j, %s is an essential solution for 0: %s', (numbers, text, isSolution) => {
  const solutions = [...solver.solutions({ numbers, target: 0, rules: any })];
  const keys = new Set(solutions.map(({ expression }) => solutionKey(expression)));
  expect(keys.size).toBe(solutions.length);
  expect(keys.has(solutionKey(text))).toBe(isSolution);
});

// A positive value under `any` needs no zero and no negative value: turn differences round, and leave out
// what a zero takes in.
it(`makes the positive values of natural rules under any (seed ${seed})`, () => {
  const random = createRandom(2710);
  for (let board = 0; board < 30; board++) {
    const numbers = Array.from({ length: random.integer(1, 6) }, () => random.integer(1, 30));
    const [natural, integer] = (['natural', 'integer'] as const).map(
      (values) => solver.reach({ numbers, from: 1, to: 1000, rules: { values, use: 'any' } }).operations,
    );
    expect(integer, String(numbers)).toEqual(natural);
  }
});

it('counts what can be solved, hand by hand', () => {
  const counts = { natural: 0, integer: 0, rational: 0 };
  for (const numbers of hands(1, 13, 4)) {
    for (const values of ['natural', 'integer', 'rational'] as const) {
      const puzzle = { numbers, target: 24, rules: { values, use: 'all' } } as const;
      const { status } = solver.solve(puzzle);
      if (status === 'exact') counts[values]++;
      expect(solver.count(puzzle) > 0, JSON.stringify(puzzle)).toBe(status === 'exact');
    }
  }
  // 4nums.com has 1362; sixteen of them need a fraction (rational.test.ts).
  expect(counts.rational).toBe(1362);
  expect(counts.integer).toBe(1362 - 16);
});

describe(`against the definition (seed ${seed})`, () => {
  it('lists and counts all solutions of up to four numbers', () => {
    compareSolutions(createRandom(2711), 40, 4, false, ['integer']);
    compareSolutions(createRandom(2712), 20, 4, true, ['integer']);
  });

  it('finds the reach, the answer and the tidiest', () => {
    compareIntegers(createRandom(2713), 50, 4, 4);
  });

  it('finds the nearest of large numbers', () => {
    compareNearest(createRandom(2714), 20, 4, 'integer');
  });
});
