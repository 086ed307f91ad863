// Boards with zeros against all trees (test/fuzz/zero-area.ts), 1 % of what `npm run fuzz -- --area zeros`
// compared once; and the 10,000 tickets.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { games } from '../../src/index.js';
import { zeroArea } from '../fuzz/zero-area.js';
import { createFullSolver } from '../support/full-solver.js';
import { seed } from '../support/random.js';
import { reachedOf } from '../support/zero-oracle.js';

it(`50,000 answers are right (seed ${seed})`, async () => {
  let answers = 0;
  const property = fc.asyncProperty(zeroArea.cases, async (value) => {
    answers += (await zeroArea.check(value)).answers;
  });
  await fc.assert(property, { seed, numRuns: 140 });
  expect(answers).toBeGreaterThanOrEqual(50_000);
});

// The Japanese Wikipedia, テンパズル (ten puzzle), has the same figures: 552 of 715 hands, 8,147 of 10,000
// tickets.
it('8,147 of the 10,000 tickets make ten', () => {
  const solver = createFullSolver();
  const { rules } = games['make-ten'];
  const solvable = new Map<string, boolean>();
  for (const { numbers, operations } of solver.reachAll({ game: games['make-ten'] })) {
    const made = reachedOf(numbers, { values: 'rational', use: 'all', operators: ['+', '-', '*', '/'] });
    const isMade = operations[0] !== 255;
    expect(made.has('10/1'), numbers.join(' ')).toBe(isMade);
    expect(solver.solve({ numbers, target: 10, rules }).status).toBe(isMade ? 'exact' : 'none');
    solvable.set(numbers.join(''), isMade);
  }
  let count = 0;
  for (let ticket = 0; ticket < 10_000; ticket++) {
    const digits = Array.from(String(ticket).padStart(4, '0')).sort().join('');
    count += Number(solvable.get(digits));
  }
  expect(count).toBe(8147);
});

// From seven numbers on, `count` goes by the structure of forms, and `solutions` by the forms themselves.
it.each([
  [[0, 0, 1, 1, 1, 2, 2], 3],
  [[0, 1, 1, 1, 1, 2, 2], '1/2'],
  [[0, 2, 2, 2, 2, 2, 3], -4],
  [[0, 0, 0, 2, 2, 3, 3], 0],
])('counts the solutions of %j for %s', (numbers, target) => {
  const solver = createFullSolver();
  const puzzle = { numbers, target, rules: { values: 'rational', use: 'all' } as const };
  let listed = 0;
  for (const solutions = solver.solutions(puzzle); solutions.next().done !== true;) listed++;
  expect(solver.count(puzzle)).toBe(listed);
});
