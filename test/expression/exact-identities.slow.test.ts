// Random identities and random pairs of irrational values: every decision is right, none is missing.
// `DECISIONS=1000000` draws a million, which took nine minutes on two shared cores. The number of decisions
// about nested radicals is printed.
import { expect, it } from 'vitest';
import { isEqual } from '../../src/expression/exact/exact-arithmetic.js';
import { requireValue } from '../support/exact-values.js';
import { WIDE_LIMITS, judgeIdentities, judgePairs } from '../support/irrational-trees.js';
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

// Of a million decisions, those that need long powers of sums to stay as they are, and a factor such as
// 2^sqrt(3) to be taken out of a sum.
it.each([
  ['3 - (log(2, 10) ^ 8) ^ 9', '0 - ((1 / log(2, 10) ^ (0 - 8)) ^ 9 - 3 - 0)'],
  ['8 ^ log(7, sqrt(log(4, 10))) ^ 10', '1 / 8 ^ (0 - log(7, sqrt(log(4, 10))) ^ 10)'],
  ['sqrt(log(4, log(6, 8)) ^ 9 + 5)', '1 / (log(4, log(6, 8)) ^ 9 + 5) ^ (0 - 1 / 2)'],
  ['sqrt(2 ^ sqrt(3) * 4)', 'sqrt(2 ^ sqrt(3) * (4 + log(10, 4)) - 2 ^ sqrt(3) * log(10, 4))'],
])('%s equals %s', (text, other) => {
  expect(isEqual(requireValue(text), requireValue(other, WIDE_LIMITS))).toBe(true);
});
