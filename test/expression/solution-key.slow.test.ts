// solutionKey agrees with the lists of the solver on 2,000 boards of both games, and reads thousands of
// numbers.
import { expect, it } from 'vitest';
import { solutionKey } from '../../src/expression/index.js';
import { cpuMsOf } from '../support/cpu-time.js';
import { createRandom, seed } from '../support/random.js';
import { compareKeys } from '../support/solution-keys.js';

it(`as many keys as solutions, and that of the answer among them (seed ${seed})`, () => {
  expect(compareKeys(createRandom(4501), 2000)).toBeGreaterThan(1000);
});

// It takes 0.1 to 0.2 s; with each product in lowest terms it took 36.
it('a product of 8,000 numbers takes at most two seconds', () => {
  let key = '';
  expect(cpuMsOf(() => (key = solutionKey(`${'9/7*'.repeat(4000)}1`)))).toBeLessThan(2000);
  expect(key).toBe(solutionKey(`1${'*9/7'.repeat(4000)}`));
});
