// One board in a hundred of those that scripts/small-boards.mjs compares with all their trees.
import { expect, it } from 'vitest';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';
import { comparePair, listPairs } from '../support/small-boards.js';

it(`small boards have the answers of the definition (seed ${seed})`, () => {
  const random = createRandom(6600);
  const solver = createFullSolver();
  const pairs = listPairs();
  expect(pairs).toHaveLength(254_910);
  let answers = 0;
  for (let place = random.integer(0, 99); place < pairs.length; place += 100)
    answers += comparePair(solver, pairs[place], 10, random);
  expect(answers).toBeGreaterThan(1_000_000);
});
