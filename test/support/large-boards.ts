// Large boards of the kinds that go wrong, compared with the second method (forward-definition.ts), which
// knows all targets of a range at once: solvability, fewest operations and the nearest value. Each expression
// is evaluated again (reader.ts).
//
// Every fifth target is compared under `all`, too. The builds take turns.
import { expect } from 'vitest';
import { createSolverSync, type Rules } from '../../src/index.js';
import { checkBest, checkResult } from './answers.js';
import { builds } from './builds.js';
import { nearestTo, reachUpTo, type Reachable } from './forward-definition.js';
import type { Random } from './random.js';

/** From, to, and the step between two targets that are compared. */
export type Range = readonly [from: number, to: number, step: number];

/** The pool of the show: 1..10 twice, 25, 50, 75, 100. */
const POOL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => [n, n]).concat(25, 50, 75, 100);

/** Boards of the kinds that go wrong. */
export const kinds: Record<string, (random: Random, size: number) => number[]> = {
  standard: (random, size) => random.shuffle(POOL).slice(0, size),
  small: (random, size) => Array.from({ length: size }, () => random.integer(1, 10)),
  'equal numbers': (random, size) => {
    const few = [random.integer(1, 9), random.integer(2, 30), random.integer(2, 100)];
    return Array.from({ length: size }, () => random.pick(few));
  },
  'many ones': (random, size) =>
    Array.from({ length: size }, () => random.pick([1, 1, random.integer(2, 100)])),
  'up to 100': (random, size) => Array.from({ length: size }, () => random.integer(1, 100)),
  'up to 1000': (random, size) =>
    Array.from({ length: size }, () => random.integer(1, random.pick([20, 1000]))),
  'near each other': (random, size) => {
    const from = random.integer(2, 400);
    return Array.from({ length: size }, () => from + random.integer(0, 5));
  },
  'powers of two': (random, size) => Array.from({ length: size }, () => 2 ** random.integer(0, 9)),
};

export const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));

/** Compares one answer with what the second method knows. The builds take turns. */
function compare(numbers: readonly number[], target: number, use: Rules['use'], reachable: Reachable): void {
  const { name, solver } = solvers[target % 16 === 0 ? 0 : 1 + (target & 1)];
  const result = solver.solve({ numbers, target, rules: { values: 'natural', use }, nearest: true });
  const context = `${JSON.stringify(numbers)} -> ${target}, use ${use}, ${name} build`;
  checkBest(result, nearestTo(reachable[use], target), context);
  checkResult(
    result,
    numbers.map((n) => [n]),
    use,
    context,
  );
}

/** Compares the answers for the targets of some ranges. */
export function compareBoard(numbers: readonly number[], ranges: readonly Range[]): void {
  const last = Math.max(...ranges.map(([, to]) => to));
  const reachable = reachUpTo(numbers, last * 2);
  let compared = 0;
  for (const [from, to, step] of ranges) {
    for (let target = from; target <= to; target += step) {
      compare(numbers, target, 'any', reachable);
      compared++;
      if (target % 5 === 0) compare(numbers, target, 'all', reachable);
    }
  }
  expect(compared).toBeGreaterThan(0);
}
