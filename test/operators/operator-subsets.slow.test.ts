// Fewer than the four operators: 100,000 puzzles against the definition, boards of up to five numbers and
// some of six.
import { describe, it } from 'vitest';
import { compareSix, compareSubsets } from '../support/operator-subsets.js';
import { createRandom, seed } from '../support/random.js';

const MINUTES = 60_000;

describe('against the definition', () => {
  it(`on random boards of up to four numbers (seed ${seed})`, { timeout: 60 * MINUTES }, () => {
    compareSubsets(createRandom(4401), 96_000, [1, 2, 3, 3, 3, 4, 4], 24);
  });

  it(`on boards of five numbers (seed ${seed})`, { timeout: 60 * MINUTES }, () => {
    compareSubsets(createRandom(4402), 3_800, [5], 40);
  });

  it(`on boards of six numbers, values only (seed ${seed})`, { timeout: 60 * MINUTES }, () => {
    compareSix(createRandom(4403), 100, 20);
  });
});
