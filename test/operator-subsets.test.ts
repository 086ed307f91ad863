// Fewer than the four operators: answers against the definition (operator-subsets.ts), and what is refused.
import { describe, it } from 'vitest';
import { compareSubsets } from './operator-subsets.js';
import { createRandom, seed } from './random.js';

describe('against the definition', () => {
  it(`on random boards of up to four numbers (seed ${seed})`, { timeout: 120_000 }, () => {
    compareSubsets(createRandom(4400), 2000, [1, 2, 3, 3, 3, 4], 4);
  });
});
