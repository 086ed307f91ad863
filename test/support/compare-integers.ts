// Compares reach, answers and tidy answers under integer rules on all builds with their definition.
import { expect } from 'vitest';
import { createSolverSync, type Rules } from '../../src/index.js';
import { checkBest, checkEqual } from './answers.js';
import { builds } from './builds.js';
import type { Random } from './random.js';
import { read } from './reader.js';
import {
  defineByTrees,
  findNearest,
  FOUR,
  operationsOf,
  tidiestOf,
  type Definition,
} from './subset-trees.js';
import { defineByValues } from './subset-values.js';

const solvers = builds.map(({ name, options }) => ({ name, solver: createSolverSync(options) }));
/** The largest board whose tidy answers are compared: all its trees are written out. */
const MOST_TIDY = 4;

/** Compares boards of `least` to `size` numbers: a range of targets, and `targets` answers. */
export function compareIntegers(
  random: Random,
  boards: number,
  size: number,
  targets: number,
  least = 1,
): void {
  for (let board = 0; board < boards; board++) {
    const highest = random.pick([1, 2, 3, 6, 13, 50]);
    const numbers = Array.from({ length: random.integer(least, size) }, () => random.integer(1, highest));
    for (const use of ['any', 'all'] as const) {
      const rules = { values: 'integer', use, operators: FOUR } as const;
      const made =
        numbers.length <= MOST_TIDY
          ? defineByTrees(
              numbers.map((number) => [number]),
              rules,
            )
          : defineByValues(numbers, rules, Infinity)!;
      const most = random.pick([10, 40, 200]);
      compareReach(numbers, use, made, random.integer(-most, 0), random.integer(0, most));
      for (let round = 0; round < targets; round++) {
        const value = Number(random.pick(made.reached).value[0]);
        const target = random.pick([value, -value, value + 1, 0, random.integer(-100, 100)]);
        compareAnswer(numbers, use, made, target + 0);
      }
    }
  }
}

function compareReach(
  numbers: readonly number[],
  use: Rules['use'],
  { reached }: Definition,
  from: number,
  to: number,
): void {
  const fewest = new Map(reached.map(({ value, operations }) => [Number(value[0]), operations]));
  const expected = Array.from({ length: to - from + 1 }, (_, i) => fewest.get(from + i) ?? 255);
  for (const { name, solver } of solvers) {
    const query = { numbers, from, to, rules: { values: 'integer', use } } as const;
    expect([...solver.reach(query).operations], `${JSON.stringify(query)}, ${name} build`).toEqual(expected);
  }
}

function compareAnswer(
  numbers: readonly number[],
  use: Rules['use'],
  { reached, treesOf }: Definition,
  target: number,
): void {
  const best = findNearest(reached, [BigInt(target), 1n])!;
  const { operations } = best;
  const distance = Math.abs(Number(best.value[0]) - target);
  const answer = { value: best.value[0], distance: BigInt(distance), operations };
  const trees = treesOf?.(best.value).filter((tree) => operationsOf(tree) === operations);
  const tidy = trees === undefined ? null : tidiestOf(trees);
  for (const { name, solver } of solvers) {
    const puzzle = { numbers, target, rules: { values: 'integer', use } } as const;
    const context = `${JSON.stringify(puzzle)}, ${name} build`;
    const nearest = solver.solve({ ...puzzle, nearest: true });
    checkBest(nearest, answer, context);
    const reading = read(nearest.expression!);
    checkEqual(reading?.numerator, best.value[0], context);
    checkEqual(reading?.operations, operations, context);
    const exact = solver.solve({ ...puzzle, nearest: false });
    checkEqual(exact.status, distance === 0 ? 'exact' : 'none', context);
    if (distance === 0) checkBest(exact, answer, context);
    if (tidy === null) continue;
    checkEqual(solver.solve({ ...puzzle, nearest: true, tidy: true }).expression, tidy, context);
  }
}
