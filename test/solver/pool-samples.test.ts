// A few boards of each large pool on both builds; pool-samples.slow.test.ts takes more.
import { describe, it } from 'vitest';
import { createSolverSync } from '../../src/index.js';
import { comparePoolSamples, LARGE_POOLS } from '../support/pool-samples.js';
import { createRandom, seed } from '../support/random.js';

const SAMPLES = [
  ['1..100, six numbers', 4, 100],
  ['six numbers', 4, 50],
  ['eight numbers', 2, 8],
  ['nine numbers', 1, 2],
] as const;

describe.each([true, false])('with SIMD: %s', (simd) => {
  const solver = createSolverSync({ simd });

  it.each(SAMPLES)(`%s (seed ${seed})`, { tags: 'long' }, (name, places, count) => {
    comparePoolSamples(solver, LARGE_POOLS[name], createRandom(320), places, count);
  });
});
