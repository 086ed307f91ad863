// 0 on the board: where it is taken and refused, what it makes, and what counts as one solution. Samples
// against all trees are in zero.slow.test.ts.
import { describe, expect, it } from 'vitest';
import { countBoards, createSolverSync, games, type Puzzle, type Rules } from '../../src/index.js';
import { solutionKey } from '../../src/expression/index.js';
import { generate, rate } from '../../src/generate/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { createSolverSync as createNaturalSolver } from '../../src/solver/natural.js';
import { verify } from '../../src/verify/index.js';
import { builds } from '../support/builds.js';

const any: Rules = { values: 'rational', use: 'any' };
const all: Rules = { values: 'rational', use: 'all' };
const full = createSolverSync({ extensions: [moreOperators] });

describe.each(builds)('the $name build', ({ options }) => {
  const solver = createSolverSync(options);

  it.each<[Puzzle, string | null]>([
    [{ numbers: [0], target: 0, rules: any }, '0'],
    [{ numbers: [0, 5], target: -5, rules: any }, '0 - 5'],
    [{ numbers: [0, 5], target: -5, rules: { values: 'integer', use: 'all' } }, '0 - 5'],
    [{ numbers: [0, 0], target: 0, rules: all }, '0 * 0'],
    [{ numbers: [0, 0], target: 1, rules: all }, null],
    [{ numbers: [3], target: -3, rules: any }, null],
    // A pair divided by 0 is not a value, even if two of them would cancel.
    [{ numbers: [0, 0, 3, 7], target: 24, rules: all }, null],
  ])('solves %j', (puzzle, expression) => {
    const found = solver.solve({ ...puzzle, nearest: false });
    if (expression?.includes('*')) expect(found.value).toBe(puzzle.target);
    else expect(found.expression).toBe(expression);
  });

  it.each<
    [number[], number | string, Rules, readonly [trees: number, ofFunction: number, essential: number]]
  >([
    // 3 - 1; 0 is not used for nothing.
    [[0, 1, 3], 2, any, [13, 2, 1]],
    // 0 - (1 + 3), in all forms a sum of three terms.
    [[0, 1, 3], -4, any, [4, 1, 1]],
    [[0, 5], 0, any, [4, 3, 2]],
    [[0, 5], 5, all, [3, 1, 1]],
    [[0, 0], 0, all, [3, 2, 2]],
  ])('counts the solutions of %j for %s', (numbers, target, rules, counts) => {
    const puzzle = { numbers, target, rules };
    const found = (['trees', 'function', 'essential'] as const).map((distinct) => {
      const listed = [...solver.solutions(puzzle, { distinct })];
      expect(new Set(listed.map(({ expression }) => solutionKey(expression, { distinct }))).size).toBe(
        listed.length,
      );
      expect(solver.count(puzzle, { distinct })).toBe(listed.length);
      return listed.length;
    });
    expect(found).toEqual(counts);
  });

  it('takes an alternative 0', () => {
    const numbers = [{ oneOf: [0, 5] }, 3];
    const { operations } = solver.reach({ numbers, from: -5, to: 5, rules: any });
    // -3 is 0 - 3, -2 is 3 - 5; 5 is given.
    expect([...operations]).toEqual([255, 255, 1, 1, 255, 0, 255, 1, 0, 255, 0]);
    expect(solver.reach({ numbers, from: -3, to: 8, rules: all }).operations.at(-1)).toBe(1);
  });
});

it('makes ten of 552 of the 715 hands of four digits', () => {
  const game = games['make-ten'];
  expect(countBoards({ game })).toBe(715);
  let solvable = 0;
  for (const { operations } of full.reachAll({ game })) solvable += Number(operations[0] !== 255);
  expect(solvable).toBe(552);
});

it('joins 0 behind the first digit', () => {
  const rules: Rules = { values: 'integer', use: 'all', operators: ['+', 'concat'] };
  expect(full.solve({ numbers: [0, 1], target: 10, rules }).steps).toEqual(['concat(1, 0) = 10']);
  expect(full.count({ numbers: [0, 1], target: 1, rules })).toBe(1);
  // 10 is given, too: its text is one solution.
  expect(full.count({ numbers: [0, 1, 10], target: 10, rules: { ...rules, use: 'any' } })).toBe(1);
  expect(verify('10', { numbers: [0, 1], target: 10, rules }).ok).toBe(true);
});

it('takes the factorial and the root of 0', () => {
  const rules: Rules = { values: 'rational', use: 'all', operators: ['+', '!', 'sqrt'] };
  expect(full.solve({ numbers: [0, 0], target: 2, rules }).expression).toBe('0! + 0!');
  expect(full.solve({ numbers: [0, 4], target: 2, rules }).value).toBe(2);
});

it('is refused under natural values', () => {
  const refusal = /expected an integer from 1 .*got 0 \(integer, rational and real values take 0\)$/;
  for (const solver of [full, createNaturalSolver()]) {
    expect(() => solver.solve({ numbers: [3, 0], target: 3 })).toThrow(/^numbers\[1\]: /);
    expect(() => solver.solve({ numbers: [3, 0], target: 3 })).toThrow(refusal);
    expect(() => solver.reach({ numbers: [0], from: 1, to: 2 })).toThrow(refusal);
    expect(() => [...solver.reachAll({ pool: [1, 0], size: 2, from: 1, to: 2 })]).toThrow(refusal);
  }
  expect(() => full.solve({ numbers: [-1], target: 3, rules: any })).toThrow(/integer from 0 .*got -1$/);
});

it('is refused where it is not taken', () => {
  expect(() => rate({ numbers: [0, 4, 6], rules: all })).toThrow(
    /^numbers: expected integers from 1 in a puzzle that is rated/,
  );
  const rated = [...generate({ game: games['make-ten'], count: 20, rate: true })];
  expect(rated.some(({ numbers }) => numbers.includes(0))).toBe(false);
  expect(
    [...generate({ game: games['make-ten'], count: 20, seed: 1 })].some(({ numbers }) => numbers.includes(0)),
  ).toBe(true);
});
