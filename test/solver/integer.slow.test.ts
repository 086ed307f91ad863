// Integer rules against their definition, for more and larger boards than integer.test.ts.
import { describe, expect, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { compareIntegers } from '../support/compare-integers.js';
import { compareNearest } from '../support/compare-nearest.js';
import { compareSolutions, compareTarget } from '../support/compare-solutions.js';
import { createRandom, seed } from '../support/random.js';
import { read } from '../support/reader.js';

describe(`against the definition (seed ${seed})`, () => {
  it('all solutions of five numbers, on all builds', () => {
    compareSolutions(createRandom(2700), 20, 5, false, ['integer']);
  });

  it('all solutions of up to four numbers', () => {
    compareSolutions(createRandom(2701), 300, 4, false, ['integer']);
    compareSolutions(createRandom(2702), 100, 4, true, ['integer']);
  });

  // Sums worth 0 with neutral terms, zero dividends, negative targets and factors worth 1 and -1.
  it.each([
    [
      [1, 1, 1, 1, 2],
      [0, 1, -1, 2, -3],
    ],
    [
      [2, 2, 2, 2, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [1, 1, 2, 2, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [1, 2, 2, 4, 4],
      [0, 1, -1, 2, -6],
    ],
    [
      [3, 3, 3, 3, 3],
      [0, 1, -1, 2, -6],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [0, 2, -2],
    ],
    [
      [2, 2, 2, 2, 2, 2, 2],
      [0, 2],
    ],
  ])('all solutions of %j', (numbers, targets) => {
    for (const target of targets) {
      for (const use of ['any', 'all'] as const) {
        if (numbers.length > 5 && use === 'any') continue;
        const leaves = numbers.map((number) => [number]);
        compareTarget(leaves, [BigInt(target), 1n], { values: 'integer', use });
      }
    }
  });

  it('reach, answers and tidy answers of up to four numbers', () => {
    compareIntegers(createRandom(2703), 250, 4, 6);
  });

  it('reach and answers of up to five numbers', () => {
    compareIntegers(createRandom(2704), 60, 5, 6);
  });

  it('reach and answers of six numbers', () => {
    compareIntegers(createRandom(2707), 8, 6, 20, 6);
  });

  it('the nearest value, also of large numbers', () => {
    compareNearest(createRandom(2705), 60, 4, 'integer');
    compareNearest(createRandom(2706), 6, 5, 'integer');
  });
});

it(`six and seven numbers have solutions at every level or at none (seed ${seed})`, () => {
  const solver = createSolverSync();
  const random = createRandom(2708);
  let solvable = 0;
  for (let round = 0; round < 60; round++) {
    const size = round % 6 === 0 ? 7 : 6;
    const numbers = Array.from({ length: size }, () => random.integer(1, 13));
    const target = random.integer(-2000, 20_000);
    const puzzle = { numbers, target, rules: { values: 'integer', use: 'all' } } as const;
    const context = JSON.stringify(puzzle);
    const { status } = solver.solve(puzzle);
    const [trees, ofFunction, essential] = (['trees', 'function', 'essential'] as const).map((distinct) =>
      solver.count(puzzle, { distinct }),
    );
    expect(trees, context).toBeGreaterThanOrEqual(ofFunction);
    expect(ofFunction, context).toBeGreaterThanOrEqual(essential);
    for (const count of [trees, ofFunction, essential]) expect(count > 0, context).toBe(status === 'exact');
    const listed = [...solver.solutions(puzzle, { limit: 1000 })];
    expect(listed, context).toHaveLength(Math.min(1000, essential));
    for (const { expression } of listed) {
      expect(read(expression), expression).toMatchObject({ numerator: BigInt(target), denominator: 1n });
    }
    const rational = { ...puzzle, rules: { values: 'rational', use: 'all' } } as const;
    expect(solver.count(rational, { distinct: 'trees' }), context).toBeGreaterThanOrEqual(trees);
    if (essential > 0) solvable++;
  }
  expect(solvable).toBeGreaterThan(10);
});
