// What the public API promises, on each build.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countdown,
  createSolver,
  createSolverSync,
  NumbersGameError,
  type Puzzle,
  type Rules,
  type Solver,
} from '../../src/index.js';
import { checkResult } from '../support/answers.js';
import { drawBoard, drawTarget } from '../support/boards.js';
import { allBuilds } from '../support/builds.js';
import { createRandom, seed } from '../support/random.js';
import { read } from '../support/reader.js';

const all: Rules = { values: 'natural', use: 'all' };

describe.each(allBuilds)('the $name build', ({ options }) => {
  let solver: Solver;
  beforeAll(async () => {
    solver = await createSolver(options);
  });
  afterAll(() => {
    solver.dispose();
  });

  const solve = (numbers: Puzzle['numbers'], target: number, more: Partial<Puzzle> = {}) =>
    solver.solve({ numbers, target, ...more });

  it('solves the board of the paper', () => {
    const result = solve([1, 1, 4, 5, 6, 7], 899);
    expect(result).toMatchObject({ status: 'exact', value: 899, distance: 0, operations: 5 });
    checkResult(result, [[1], [1], [4], [5], [6], [7]], 'any', '899');
  });

  // Hutton, "The Countdown problem" (2002), gives 831 as impossible; the ties are decided by fewest
  // operations.
  it.each([
    [[1, 3, 7, 10, 25, 50], 765, 765, 0, 3],
    [[1, 3, 7, 10, 25, 50], 831, 830, 1, 4],
    [[1, 3, 7, 10, 25, 50], 834, 833, 1, 3],
    [[1, 3, 7, 9, 10, 25, 50], 5714, 5715, 1, 5],
    [[5], 5, 5, 0, 0],
    [[5], 9, 5, 4, 0],
    [[2, 4], 3, 2, 1, 0],
    [[2, 9], 5, 7, 2, 1],
    [[100, 100, 100, 100], 1, 1, 0, 1],
    [[1, 1], 1_000_000, 2, 999_998, 1],
  ])('answers %j -> %i with %i', (numbers, target, value, distance, operations) => {
    const status = distance === 0 ? 'exact' : 'nearest';
    expect(solve(numbers, target)).toMatchObject({ status, value, distance, operations });
  });

  it('answers none where the nearest is not wanted', () => {
    const none = {
      status: 'none',
      value: null,
      distance: null,
      expression: null,
      operations: null,
      steps: [],
    };
    expect(solve([1, 3, 7, 10, 25, 50], 831, { nearest: false })).toEqual(none);
    expect(solve([1, 2], 7, { rules: all })).toEqual(none);
    expect(solve([5], 5, { nearest: false })).toEqual({
      status: 'exact',
      value: 5,
      distance: 0,
      expression: '5',
      operations: 0,
      steps: [],
    });
  });

  it('uses every number under all', () => {
    expect(solve([2, 3, 5], 30, { rules: all })).toMatchObject({ status: 'exact', operations: 2 });
    expect(solve([2, 3, 5], 12, { rules: all })).toMatchObject({ status: 'none' });
    expect(solve([2, 3, 5], 12, { rules: all, nearest: true })).toMatchObject({
      status: 'nearest',
      value: 11,
      distance: 1,
      operations: 2,
    });
  });

  it('takes a target as text', () => {
    const numbers = [4, 6];
    expect(solver.solve({ numbers, target: '24' })).toEqual(solve(numbers, 24));
    expect(solver.solve({ numbers, target: '48/2' })).toEqual(solve(numbers, 24));
  });

  it('takes cards, and aces as 1 or 11', () => {
    expect(solve(['A', 'K'], 24)).toMatchObject({ status: 'nearest', value: 14 });
    const result = solve(['A', 'K'], 24, { aces: 'one-or-eleven' });
    expect(result).toMatchObject({ status: 'exact', value: 24 });
    expect(read(result.expression ?? '')?.numbers.sort()).toEqual([11, 13]);
    expect(solve(['A', 'a'], 121, { aces: 'one-or-eleven' })).toMatchObject({ expression: '11 * 11' });
    expect(solve(['A', 'a'], 12, { aces: 'one-or-eleven', rules: all })).toMatchObject({ status: 'exact' });
    expect(solve([1, 1], 12, { aces: 'one-or-eleven', rules: all })).toMatchObject({ status: 'none' });
  });

  const numbers = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 });
  const target = fc.integer({ min: 1, max: 5000 });

  it(`gives the same answer for every order of the numbers (seed ${seed})`, () => {
    const shuffled = numbers.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(shuffled, target, fc.boolean(), ([given, other], wanted, tidy) => {
        expect(solve(other, wanted, { tidy })).toEqual(solve(given, wanted, { tidy }));
      }),
      { seed, numRuns: 60 },
    );
  });

  it(`never does worse for a number more (seed ${seed})`, () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 100 }), target, (given, added, wanted) => {
        const before = solve(given, wanted).distance;
        expect(solve([...given, added], wanted).distance).toBeLessThanOrEqual(Number(before));
      }),
      { seed, numRuns: 60 },
    );
  });

  it(`answers after a thousand other puzzles as a fresh one does (seed ${seed})`, () => {
    const random = createRandom(300);
    for (let round = 0; round < 1000; round++) {
      const puzzle: Puzzle = {
        numbers: drawBoard(random, random.integer(1, 4)),
        target: drawTarget(random),
        rules: random.pick([countdown, all]),
        nearest: random.pick([true, false]),
        tidy: random.integer(0, 9) === 0,
      };
      const result = solver.solve(puzzle);
      if (round % 20 !== 0) continue;
      const fresh = createSolverSync(options);
      expect(result, JSON.stringify(puzzle)).toEqual(fresh.solve(puzzle));
      fresh.dispose();
    }
  });

  it.each([
    ['no numbers', { numbers: [], target: 1 }, 'invalid-numbers'],
    ['eleven numbers', { numbers: new Array(11).fill(1), target: 1 }, 'invalid-numbers'],
    ['a zero', { numbers: [1, 0], target: 1 }, 'invalid-numbers'],
    ['a fraction', { numbers: [1, 1.5], target: 1 }, 'invalid-numbers'],
    ['no target', { numbers: [1] }, 'invalid-target'],
    ['the target 0', { numbers: [1], target: 0 }, 'invalid-target'],
    ['an unknown option', { numbers: [1], target: 1, fast: true }, 'invalid-option'],
    ['no puzzle', undefined, 'invalid-option'],
  ])('still answers after %s', (_, puzzle, code) => {
    const before = solve([1, 3, 7, 10], 100);
    expect(() => solver.solve(puzzle as Puzzle)).toThrow(
      expect.objectContaining({ name: 'NumbersGameError', code }) as Error,
    );
    expect(solve([1, 3, 7, 10], 100)).toEqual(before);
  });
});

describe('createSolver', () => {
  it('works with the module inside the package, with and without SIMD', async () => {
    for (const options of [undefined, {}, { simd: true }, { simd: false }]) {
      const solver = await createSolver(options);
      expect(solver.solve({ numbers: [4, 6], target: 24 }).status).toBe('exact');
      solver.dispose();
    }
  });

  it('takes a compiled module', async () => {
    const wasm = new WebAssembly.Module(readFileSync(new URL('../../build/solver.wasm', import.meta.url)));
    const solver = await createSolver({ wasm });
    expect(solver.solve({ numbers: [4, 6], target: 24 }).status).toBe('exact');
    expect(createSolverSync({ wasm }).solve({ numbers: [4, 6], target: 10 }).status).toBe('exact');
  });

  it('refuses options that it does not know', async () => {
    const options = { simdd: true } as object;
    expect(() => createSolverSync(options)).toThrow(NumbersGameError);
    await expect(createSolver(options)).rejects.toThrow(
      'options.simdd: unknown, expected wasm, simd, maxBytes or extensions (did you mean simd?)',
    );
  });
});
