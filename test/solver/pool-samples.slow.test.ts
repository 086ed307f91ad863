// 1,000 boards of each large pool; fewer of nine and ten numbers, which take long.
import { it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { comparePoolSamples, LARGE_POOLS } from '../support/pool-samples.js';
import { createRandom, seed } from '../support/random.js';

it.each([
  ['1..100, six numbers', 10, 100],
  ['six numbers', 10, 100],
  ['eight numbers', 20, 50],
  ['nine numbers', 10, 25],
  ['ten numbers', 2, 2],
] as const)(`%s (seed ${seed})`, (name, places, count) => {
  comparePoolSamples(createSolverSync(), LARGE_POOLS[name], createRandom(321), places, count);
});
