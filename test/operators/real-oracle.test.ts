// A sample of hands with operators beyond the four against the oracle that tries every tree (real-oracle.ts).
// real-oracle.slow.test.ts has all hands of four cards, and five numbers.
import { expect, it } from 'vitest';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';
import { createOracle } from '../support/real-oracle.js';

const FOUR = ['+', '-', '*', '/'] as const;
const TARGETS = [
  ['24', 24n, 1n],
  ['5', 5n, 1n],
  ['0', 0n, 1n],
  ['1/2', 1n, 2n],
] as const;

it.each([
  [[...FOUR, '^', 'root', 'log', 'mod'], 16],
  [[...FOUR, '!', 'sqrt', 'concat'], 8],
] as const)(
  `hands of three cards with %j make targets in as many trees (seed ${seed})`,
  { tags: 'long' },
  (operators, hands) => {
    const random = createRandom(590 + operators.length);
    const solver = createFullSolver();
    const oracle = createOracle(operators);
    for (let hand = 0; hand < hands; hand++) {
      const numbers = [1, 2, 3].map(() => random.integer(1, 10)).sort((a, b) => a - b);
      const expected = oracle.countTrees(
        numbers,
        TARGETS.map(([, p, q]) => [p, q]),
      );
      for (const [index, [target]] of TARGETS.entries()) {
        const puzzle = { numbers, target, rules: { values: 'real', use: 'all', operators } } as const;
        const context = `${numbers.join(' ')} -> ${target}`;
        expect(solver.count(puzzle, { distinct: 'trees' }), context).toBe(expected[index]);
        expect(solver.solve(puzzle).status, context).toBe(expected[index] > 0 ? 'exact' : 'none');
      }
    }
  },
);
