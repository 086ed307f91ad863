// Krypto under three rules on all cores: the figures of docs/atlas.md, and some boards against a search for
// each target.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type * as batch from '../../src/batch/index.js';
import { createSolverSync, type Rules } from '../../src/index.js';
import { createRandom } from '../support/random.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { reachAllOnThreads } = (await import(path)) as typeof batch;

const cards = Array.from({ length: 25 }, (_, i) => i + 1);
const query = { pool: cards, repeat: true, size: 5, from: 1, to: 25 };

// The numbers were also found by a program that combines all pairs of values, without sharing.
it.each([
  ['natural', 101_668],
  ['integer', 61_910],
  ['rational', 54_864],
] as const)('%s: %i problems cannot be solved', async (values, expected) => {
  const rules: Rules = { values, use: 'all' };
  const solver = createSolverSync();
  const random = createRandom(314);
  let [boards, unsolved] = [0, 0];
  for await (const { numbers, operations } of reachAllOnThreads({ ...query, rules })) {
    boards++;
    for (const each of operations) if (each === 255) unsolved++;
    if (random.integer(0, 2000) > 0) continue;
    for (const target of cards) {
      const { status } = solver.solve({ numbers, target, rules });
      expect([numbers, target, status]).toEqual([
        numbers,
        target,
        operations[target - 1] === 255 ? 'none' : 'exact',
      ]);
    }
  }
  expect({ boards, unsolved }).toEqual({ boards: 118_755, unsolved: expected });
});
