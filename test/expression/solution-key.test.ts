// solutionKey: what it takes for one solution, that it agrees with the lists of the solver, and what it
// refuses.
import { describe, expect, it } from 'vitest';
import type { Distinct } from '../../src/index.js';
import { parseExpression, solutionKey } from '../../src/expression/index.js';
import { createRandom, seed } from '../support/random.js';
import { compareKeys } from '../support/solution-keys.js';

const areSame = (one: string, other: string, distinct: Distinct) =>
  solutionKey(one, { distinct }) === solutionKey(other, { distinct });

describe('one solution or two', () => {
  // The least level at which the two are one; null if they never are.
  it.each<[string, string, Distinct | null]>([
    ['1 + 2', '1 + 2', 'trees'],
    ['1 + 2', '2 + 1', 'function'],
    ['9 - (5 - 2)', '9 + 2 - 5', 'function'],
    ['8 / (4 / 2)', '8 * 2 / 4', 'function'],
    ['(7 - 3) * (9 - 3)', '(3 - 7) * (3 - 9)', 'function'],
    ['10 - 2 * (3 - 5)', '10 + (5 - 3) * 2', 'function'],
    ['6 + (5 - 5) * 3', '6 - (5 - 5) * 3', 'function'],
    ['24 * (3 - 2)', '24 / (3 - 2)', 'essential'],
    ['24 * (2 - 3)', '24 / (2 - 3)', 'essential'],
    ['6 + (1 + 2 - 3) * 4', '6 - (1 + 2 - 3) / 4', 'essential'],
    ['1 - 3 + 2', '3 - 1 - 2', 'function'],
    ['24 * 1', '24', null],
    ['24 * (3 - 2)', '24 * (4 - 3)', null],
    ['6 + (1 + 2 - 3)', '6 - (1 + 2 - 3)', null],
    ['3 - 5', '5 - 3', null],
    ['1 + 11', '1 * 11', null],
  ])('%s and %s: %s', (one, other, least) => {
    const levels: Distinct[] = ['trees', 'function', 'essential'];
    const expected = levels.map((_, i) => least !== null && i >= levels.indexOf(least));
    expect(levels.map((distinct) => areSame(one, other, distinct))).toEqual(expected);
  });

  it('takes a tree as its text, and essential by default', () => {
    const text = '8 / (3 - 8 / 3)';
    expect(solutionKey(parseExpression(text))).toBe(solutionKey(text, { distinct: 'essential' }));
  });

  it('bears long sums', () => {
    const ones = Array.from({ length: 50_000 }, () => '1');
    expect(areSame(ones.join(' + '), ones.join('+'), 'function')).toBe(true);
  });
});

it(`as many keys as solutions, and that of the answer among them (seed ${seed})`, { tags: 'long' }, () => {
  expect(compareKeys(createRandom(4500), 100)).toBeGreaterThan(50);
});

it.each<[string, object]>([
  ['1 +', {}],
  ['1 / (2 - 2)', {}],
  ['1', { distinct: 'tree' }],
  ['1', { level: 'trees' }],
])('refuses %j with %j', (text, options) => {
  expect(() => solutionKey(text, options)).toThrow(
    expect.objectContaining({ code: 'invalid-option' }) as Error,
  );
});
