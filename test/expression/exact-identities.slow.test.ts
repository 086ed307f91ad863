// A large sample of the random decisions of exact-identities.test.ts. `DECISIONS=1000000` draws a million,
// which took nine minutes on two shared cores. The number of decisions about nested radicals is printed.
import { expect, it } from 'vitest';
import { judgeIdentities, judgePairs } from '../support/irrational-trees.js';
import { seed } from '../support/random.js';

const DECISIONS = Number(process.env.DECISIONS ?? 100_000);
const timeout = { timeout: 60_000 + 10 * DECISIONS };

it(`half of ${DECISIONS} decisions: true identities (seed ${seed})`, timeout, () => {
  const { wrong, undecided, nested } = judgeIdentities(3, DECISIONS / 2);
  console.info(`${nested} of the identities are about nested radicals`);
  expect(wrong).toEqual([]);
  expect(undecided).toEqual([]);
  expect(nested).toBeGreaterThan(DECISIONS / 2000);
});

it(`the other half: values that differ, and fractions (seed ${seed})`, timeout, () => {
  const { wrong, undecided, nested } = judgePairs(4, DECISIONS / 2);
  console.info(`${nested} of the pairs are about nested radicals`);
  expect(wrong).toEqual([]);
  expect(undecided).toEqual([]);
  expect(nested).toBeGreaterThan(DECISIONS / 2000);
});
