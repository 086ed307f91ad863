// The solver with operators beyond the four against an oracle that tries every tree (real-oracle.ts).
//
// The oracle needs minutes for all hands of four cards, and seconds for a board of five numbers that has no
// solution. So its totals for all hands stand below, its answers for 200 boards of five numbers are in data/,
// and a sample of both is computed again. It computes everything again, in about
// half an hour, by `RECOMPUTE=1 npx vitest run --project slow test/operators/real-oracle.slow.test.ts`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operator, Rules } from '../../src/index.js';
import { createFullSolver } from '../support/full-solver.js';
import { createOracle } from '../support/real-oracle.js';

const FOUR = ['+', '-', '*', '/'] as const;
const POWERS = [...FOUR, '^', 'root', 'log'] as const;
const OPERATORS = [POWERS, [...POWERS, 'mod']] as const;
const TARGETS = ['24', '0', '10', '100', '1/2'];
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Every so many hands or boards are given to the oracle. */
const SAMPLE = process.env.RECOMPUTE === undefined ? 37 : 1;

const hands = CARDS.flatMap((a) =>
  CARDS.flatMap((b) => CARDS.flatMap((c) => CARDS.map((d) => [a, b, c, d]))),
).filter(([a, b, c, d]) => a <= b && b <= c && c <= d);

const toFraction = (text: string) => {
  const [p, q = '1'] = text.split('/');
  return [BigInt(p), BigInt(q)] as const;
};

const rulesOf = (operators: readonly Operator[]): Rules => ({ values: 'real', use: 'all', operators });

const numbersOf = (text: string) => text.split(' ').map(Number);
const solver = createFullSolver();

describe('four cards', { timeout: 1_200_000 }, () => {
  const oracles = OPERATORS.map((operators) => createOracle(operators));
  const targets = TARGETS.map(toFraction);
  /**
   * By the oracle, for each list of operators: of how many hands each target can be made, and in how many
   * trees.
   */
  const TOTALS = [
    { solvable: [595, 715, 692, 425, 693], trees: [30537, 273384, 88067, 10642, 43312] },
    { solvable: [619, 715, 703, 445, 698], trees: [42456, 892100, 161233, 14855, 69467] },
  ];

  it.each(OPERATORS.map((operators, game) => ({ operators, game })))(
    'make five targets with $operators in as many trees',
    ({ operators, game }) => {
      const rules = rulesOf(operators);
      const solvable = TARGETS.map(() => 0);
      const trees = TARGETS.map(() => 0);
      for (const [index, numbers] of hands.entries()) {
        const counts = TARGETS.map((target) =>
          solver.count({ numbers, target, rules }, { distinct: 'trees' }),
        );
        if (index % SAMPLE === 0) {
          expect(`${numbers.join(' ')}: ${counts.join(' ')}`).toBe(
            `${numbers.join(' ')}: ${oracles[game].countTrees(numbers, targets).join(' ')}`,
          );
        }
        for (const [column, count] of counts.entries()) {
          trees[column] += count;
          if (count > 0) solvable[column]++;
          const { status } = solver.solve({ numbers, target: TARGETS[column], rules });
          expect(status, `${numbers.join(' ')} -> ${TARGETS[column]}`).toBe(count > 0 ? 'exact' : 'none');
        }
      }
      expect({ solvable, trees }).toEqual(TOTALS[game]);
    },
  );
});

describe('five numbers', { timeout: 3_600_000 }, () => {
  it('make the same targets', () => {
    const operators = OPERATORS[1];
    const oracle = createOracle(operators);
    const file = join(import.meta.dirname, '..', 'support', 'data', 'five-numbers.txt');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(200);
    for (const [index, line] of lines.entries()) {
      const [, board, target, known] = /^(.*) -> (\d+): (yes|no)$/.exec(line)!;
      const numbers = numbersOf(board);
      const { status } = solver.solve({ numbers, target, rules: rulesOf(operators) });
      expect(`${board} -> ${target}: ${status === 'exact' ? 'yes' : 'no'}`).toBe(line);
      if (index % SAMPLE === 0) expect(oracle.isSolvable(numbers, toFraction(target))).toBe(known === 'yes');
    }
  });
});

describe('factorials, square roots and concatenations', () => {
  const OPERATORS = [...FOUR, '!', 'sqrt', 'concat'] as const;
  const boards = hands.filter(([a]) => a === 1).map(([, ...board]) => board);

  it.each(['24', '5', '0', '1/2'])('of three cards make %s in as many trees', (target) => {
    const oracle = createOracle(OPERATORS);
    for (const numbers of boards) {
      const [expected] = oracle.countTrees(numbers, [toFraction(target)]);
      const puzzle = { numbers, target, rules: rulesOf(OPERATORS) };
      expect(solver.count(puzzle, { distinct: 'trees' }), `${numbers.join(' ')} -> ${target}`).toBe(expected);
      expect(solver.solve(puzzle).status).toBe(expected > 0 ? 'exact' : 'none');
    }
  });
});
