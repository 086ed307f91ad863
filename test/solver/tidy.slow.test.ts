// `tidy: true` against its definition (tidiest-of-many.ts) for five and six numbers, and for up to nine
// against its guarantees relative to the first answer found.
import { describe, expect, it } from 'vitest';
import { createSolverSync, type Result, type Rules } from '../../src/index.js';
import { checkResult } from '../support/answers.js';
import { drawBoard } from '../support/boards.js';
import { builds } from '../support/builds.js';
import { nearestTo, reachUpTo } from '../support/forward-definition.js';
import { createRandom, seed } from '../support/random.js';
import { tidiestTexts } from '../support/tidiest-of-many.js';

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));

function compareBoard(numbers: readonly number[], use: Rules['use'], targets: readonly number[]): void {
  const reachable = reachUpTo(numbers, 2 * Math.max(...targets))[use];
  // By the number of operations, so that all trees are built but once.
  const wanted = new Map<number, Set<number>>();
  const answers = targets.flatMap((target) => {
    const best = nearestTo(reachable, target);
    if (best === undefined) return [];
    const values = wanted.get(best.operations) ?? new Set();
    wanted.set(best.operations, values.add(Number(best.value)));
    return [{ target, ...best }];
  });
  const texts = new Map(
    Array.from(wanted, ([operations, values]) => [operations, tidiestTexts(numbers, operations + 1, values)]),
  );
  for (const { target, value, operations } of answers) {
    for (const { name, solver } of solvers) {
      const puzzle = {
        numbers,
        target,
        rules: { values: 'natural', use },
        nearest: true,
        tidy: true,
      } as const;
      expect({ name, puzzle, expression: solver.solve(puzzle).expression }).toEqual({
        name,
        puzzle,
        expression: texts.get(operations)?.get(Number(value)),
      });
    }
  }
}

describe('gives the tidiest of all expressions', () => {
  it.each([
    [5, 100, 40],
    [6, 30, 60],
  ])(`of %i numbers (seed ${seed})`, (size, boards, draws) => {
    const random = createRandom(210 + size);
    for (let board = 0; board < boards; board++) {
      const numbers = drawBoard(random, size);
      const targets = Array.from({ length: draws }, () =>
        random.integer(1, random.pick([100, 1000, 10_000])),
      );
      compareBoard(numbers, random.pick(['any', 'all']), targets);
    }
  });

  // For these there was no answer once.
  it.each([
    [[1, 6, 4, 7], 38],
    [[2, 2, 3, 22], 42],
    [[4, 10, 4, 13], 2],
    [[78, 71, 61, 74], 6],
    [[10, 10, 9, 10], 4],
    [[94, 66, 33, 43], 17],
  ])('of %j -> %i', (numbers, target) => {
    compareBoard(numbers, 'any', [target]);
  });
});

// The search for the tidiest takes up to some seconds where the numbers are large.
describe('is as good as the first found, and no result on the way is larger than there', () => {
  it.each([
    [7, 40],
    [8, 30],
    [9, 20],
  ])(`for %i numbers, %i boards (seed ${seed})`, (size, boards) => {
    const random = createRandom(220 + size);
    for (let board = 0; board < boards; board++) {
      const numbers = drawBoard(random, size);
      const use = random.pick(['any', 'all'] as const);
      const target = random.integer(1, random.pick([1000, 35_000, 1_000_000]));
      const { name, solver } = solvers[board % solvers.length];
      const puzzle = { numbers, target, rules: { values: 'natural', use }, nearest: true } as const;
      const context = `${JSON.stringify(puzzle)}, ${name} build`;
      const [first, tidy] = [solver.solve(puzzle), solver.solve({ ...puzzle, tidy: true })];
      const { status, value, distance, operations } = first;
      expect(tidy, context).toMatchObject({ status, value, distance, operations });
      expect(largestResult(tidy), context).toBeLessThanOrEqual(largestResult(first));
      const leaves = numbers.map((n) => [n]);
      checkResult(tidy, leaves, use, context);
    }
  });
});

function largestResult({ steps }: Result): number {
  return Math.max(0, ...steps.map((step) => Number(step.split(' = ')[1])));
}
