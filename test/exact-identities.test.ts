// Random identities and random pairs of irrational values: every decision is right, none is missing.
// exact-identities.slow.test.ts draws many more.
import { expect, it } from 'vitest';
import { judgeIdentities, judgePairs } from './irrational-trees.js';
import { seed } from './random.js';

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
