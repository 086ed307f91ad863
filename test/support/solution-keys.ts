// Keys of solutions against the lists of the solver, on random boards of both games.
import { expect } from 'vitest';
import { countdown, createSolverSync, twentyFour, type Puzzle } from '../../src/index.js';
import { solutionKey } from '../../src/expression/index.js';
import { STANDARD_POOL } from './pool.js';
import type { Random } from './random.js';

const levels = ['trees', 'function', 'essential'] as const;
const solver = createSolverSync();

/**
 * Compares boards of the numbers round with six numbers, and half as many hands of four or five cards; how
 * many had a solution.
 */
export function compareKeys(random: Random, boards: number): number {
  let solvable = 0;
  for (let board = 0; board < boards; board++) {
    const puzzle: Puzzle =
      board % 2 === 0
        ? {
            numbers: random.shuffle(STANDARD_POOL).slice(0, 6),
            target: random.integer(101, 999),
            rules: countdown,
          }
        : {
            numbers: Array.from({ length: random.pick([4, 4, 5]) }, () => random.integer(1, 13)),
            target: random.pick([24, 24, 0, 1]),
            rules: twentyFour,
          };
    const { status, expression } = solver.solve(puzzle);
    if (status === 'exact') solvable++;
    for (const distinct of levels) {
      const context = `${JSON.stringify(puzzle)}, ${distinct}`;
      const keys = Array.from(solver.solutions(puzzle, { distinct }), (solution) =>
        solutionKey(solution.expression, { distinct }),
      );
      expect(new Set(keys).size, context).toBe(keys.length);
      if (status === 'exact') expect(keys, context).toContain(solutionKey(expression, { distinct }));
    }
  }
  return solvable;
}
