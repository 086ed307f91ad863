// Expressions of players with the signs and blanks of all others.
import { describe, expect, it } from 'vitest';
import { formatEquation, formatWritten, isGiven } from '../../src/play/round/puzzle-texts.js';

describe('formatWritten', () => {
  it.each([
    ['50*10+25-2', '50 × 10 + 25 − 2'],
    ['(50+2)*10 = 520', '(50 + 2) × 10 = 520'],
    ['8/(3-8/3)', '8 ÷ (3 − 8 ÷ 3)'],
    ['8 / (3 - 8 / 3)', '8 ÷ (3 − 8 ÷ 3)'],
    ['7 / 3 = 7/3', '7 ÷ 3 = 7/3'],
    ['50+2=52, 52*10=520', '50 + 2 = 52, 52 × 10 = 520'],
    ['3 - -5', '3 − −5'],
    ['-5', '−5'],
    ['(5/6)', '(5 ÷ 6)'],
    ['root(8, 3)-2', 'root(8, 3) − 2'],
    ['K+3+4*2', 'K + 3 + 4 × 2'],
  ])('writes %j as %j', (text, written) => {
    expect(formatWritten(text)).toBe(written);
  });
});

it('writes an equation, and knows a given number', () => {
  expect(formatEquation('50*10', 500)).toBe('50 × 10 = 500');
  expect(formatEquation('5 / 6', '5/6')).toBe('5 ÷ 6 = 5/6');
  expect([isGiven({ expression: '50', value: 50 }), isGiven({ expression: '5 + 5', value: 10 })]).toEqual([
    true,
    false,
  ]);
});
