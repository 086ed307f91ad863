// Random identities and random pairs of irrational values: every decision is right, none is missing.
// exact-identities.slow.test.ts draws many more.
import { expect, it } from 'vitest';
import { isEqual } from '../../src/expression/exact/exact-arithmetic.js';
import { requireValue } from '../support/exact-values.js';
import { WIDE_LIMITS, judgeIdentities, judgePairs } from '../support/irrational-trees.js';
import { seed } from '../support/random.js';

it(`true identities are proved (seed ${seed})`, () => {
  const { wrong, undecided } = judgeIdentities(1, 1000);
  expect(wrong).toEqual([]);
  expect(undecided).toEqual([]);
});

it(`values that differ are told apart, and fractions found (seed ${seed})`, () => {
  const { wrong, undecided } = judgePairs(2, 1000);
  expect(wrong).toEqual([]);
  expect(undecided).toEqual([]);
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
