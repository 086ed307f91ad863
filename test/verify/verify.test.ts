// Verdicts by example: each reason, spelling and refusal of `verify` with the answer that shows it, the steps
// and scores of right answers, aces, and what the entry adds to a bundle. Examples pin the texts and the
// order of the checks, which a definition leaves open; verdict.test.ts compares random answers with one.
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { NumbersGameError, type Puzzle, type Rules } from '../../src/index.js';
import {
  countdown,
  score,
  twentyFour,
  verify,
  type Reason,
  type VerifyPuzzle,
} from '../../src/verify/index.js';

const naturalAll = { values: 'natural', use: 'all' } as const;
const integerAny = { values: 'integer', use: 'any' } as const;
const rationalAny = { values: 'rational', use: 'any' } as const;
const allRules = [countdown, naturalAll, rationalAny, twentyFour];

const six = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
const eights = { numbers: [3, 3, 8, 8], rules: twentyFour };

const reasonOf = (answer: string, puzzle: VerifyPuzzle) => verify(answer, puzzle).reason;

describe('a verdict', () => {
  it('tells what an answer is worth and what it uses', () => {
    expect(verify('(50 + 1) * (25 - 10)', six)).toEqual({
      ok: true,
      reason: 'exact',
      value: 765,
      distance: 0,
      used: [50, 1, 25, 10],
      unused: [3, 7],
    });
    expect(verify('1 / 3 + 10', { ...six, rules: rationalAny })).toEqual({
      ok: false,
      reason: 'wrong-value',
      value: '31/3',
      distance: '2264/3',
      used: [1, 3, 10],
      unused: [7, 25, 50],
    });
  });

  it('shows cards and alternatives as the values chosen', () => {
    const puzzle: Puzzle = {
      numbers: ['K', 'A', { oneOf: [2, 5, 9] }, 'Q'],
      target: 20,
      aces: 'one-or-eleven',
    };
    expect(verify('9 + 11', puzzle)).toMatchObject({
      ok: true,
      used: [9, 11],
      unused: [12, 13],
    });
    expect(verify('k + 5 + 1 + 1', puzzle)).toMatchObject({ reason: 'number-reused', value: 20 });
  });

  it('names what an answer takes even if it is not there', () => {
    expect(verify('9 + 3 + 3 + 1', six)).toMatchObject({ used: [9, 3, 3, 1], unused: [7, 10, 25, 50] });
    expect(verify('99999999999999999999', six)).toMatchObject({
      reason: 'number-not-given',
      value: '99999999999999999999',
      used: ['99999999999999999999'],
    });
  });

  it('leaves value and numbers open where it cannot read', () => {
    for (const answer of ['', '1.5', '2 ** 3', '1'.repeat(10_001)]) {
      const { value, distance, used, unused } = verify(answer, six);
      expect({ value, distance, used, unused }).toEqual({
        value: null,
        distance: null,
        used: [],
        unused: six.numbers,
      });
    }
  });

  it('hands out lists of its own', () => {
    const oneOf = [2, 3];
    const first = verify('1', { numbers: [1, { oneOf }, 'A'], target: 1, aces: 'one-or-eleven' });
    for (const { unused } of [first, first]) {
      for (const number of unused) if (typeof number === 'object') (number.oneOf as number[]).push(99);
    }
    expect(oneOf).toEqual([2, 3]);
    const puzzle: Puzzle = { numbers: ['A', 'A'], target: 1, aces: 'one-or-eleven' };
    expect(verify('1', puzzle).unused).toEqual([{ oneOf: [1, 11] }]);
  });
});

describe('reasons', () => {
  it.each<[Reason, string, VerifyPuzzle]>([
    ['exact', '6 * 4', { numbers: [4, 6], target: 24 }],
    ['exact', '24', { numbers: [4, 24], target: 24 }],
    ['exact', '6 * 4', { numbers: [4, 6], target: '48/2' }],
    ['exact', '1 / 4', { numbers: [1, 4], target: '2/8', rules: twentyFour }],
    ['exact', '1 - 4', { numbers: [1, 4], target: -3, rules: twentyFour }],
    ['exact', '4 - 4', { numbers: [4, 4], target: 0, rules: rationalAny }],
    ['exact', '007', { numbers: [7], target: 7 }],
    ['wrong-value', '6 + 4', { numbers: [4, 6], target: 24 }],
    ['wrong-value', '6 + 4', { numbers: [4, 6], target: 24, leastDistance: 13 }],
    ['nearest', '6 + 4', { numbers: [4, 6], target: 12, leastDistance: 2 }],
    ['nearest', '6 + 4', { numbers: [4, 6], target: 12, leastDistance: '4/2' }],
    ['nearest', '6 + 4', { numbers: [4, 6], target: 12, leastDistance: 3 }],
    ['nearest', '6 / 4', { numbers: [4, 6], target: 2, rules: twentyFour, leastDistance: '1/2' }],
    ['exact', '6 + 4', { numbers: [4, 6], target: 10, leastDistance: 0 }],
    ['wrong-result', '6 * 4 = 25', { numbers: [4, 6], target: 24 }],
    ['wrong-result', '6 * 4 = 25', { numbers: [4, 6], target: 25 }],
    ['not-natural', '4 - 6 + 26', { numbers: [4, 6, 26], target: 24 }],
    ['not-natural', '6 / 4 * 16', { numbers: [4, 6, 16], target: 24 }],
    ['not-natural', '4 - 4 + 24', { numbers: [4, 4, 24], target: 24 }],
    ['exact', '4 - 6 + 26', { numbers: [4, 6, 26], target: 24, rules: rationalAny }],
    ['not-natural', '4 - 6', { numbers: [4, 6], target: 24 }],
    ['exact', '4 - 6 + 26', { numbers: [4, 6, 26], target: 24, rules: integerAny }],
    ['exact', '4 - 4', { numbers: [4, 4], target: '0/3', rules: integerAny }],
    ['exact', '(4 - 4) / 6 + 24', { numbers: [4, 4, 6, 24], target: 24, rules: integerAny }],
    ['exact', '16 * 6 / 4', { numbers: [4, 6, 16], target: 24, rules: integerAny }],
    ['not-integer', '6 / 4 * 16', { numbers: [4, 6, 16], target: 24, rules: integerAny }],
    ['not-integer', '6 / 4 = 3/2, 3/2 * 16 = 24', { numbers: [4, 6, 16], target: 24, rules: integerAny }],
    ['exact', '4 - 6 = -2, -2 + 26 = 24', { numbers: [4, 6, 26], target: 24, rules: integerAny }],
    ['division-by-zero', '6 / 4 / (4 - 4)', { numbers: [4, 4, 4, 6], target: 1, rules: integerAny }],
    ['division-by-zero', '24 / (4 - 4)', { numbers: [4, 4, 24], target: 24, rules: rationalAny }],
    ['division-by-zero', '24 / (4 - 4)', { numbers: [4, 4, 24], target: 24 }],
    ['number-unused', '6 * 4', { numbers: [1, 4, 6], target: 24, rules: naturalAll }],
    ['number-unused', '6 / (4 - 4)', { numbers: [1, 4, 4, 6], target: 24, rules: naturalAll }],
    ['number-reused', '12 + 12', { numbers: [1, 2, 12], target: 24 }],
    ['number-reused', '6 + 6 + 6 + 6', { numbers: [6, 6, 6], target: 24 }],
    ['number-not-given', '12 * 2', { numbers: [1, 2, 4], target: 24 }],
    ['number-not-given', '6 * 4', { numbers: [6], target: 24 }],
    ['number-not-given', '5 + 5 + 14', { numbers: [5], target: 24 }],
    ['operator-not-allowed', '5! + 9', { numbers: [6], target: 24 }],
    ['not-an-expression', '5! + ', { numbers: [6], target: 24 }],
    ['too-long', '5! + '.padEnd(10_001), { numbers: [6], target: 24 }],
  ])('%s: %s', (reason, answer, puzzle) => {
    expect(verify(answer, puzzle)).toMatchObject({ reason, ok: reason === 'exact' });
  });
});

describe('what is refused, and why', () => {
  const numbers = [1, 2, 3, 4, 5, 7, 9, 16, 24];

  it.each([
    '7//2',
    '7 // 2',
    '5!',
    '5!!',
    '(2 + 1)!',
    '2^3',
    '2 ^ {3}',
    '2**3',
    '2³',
    '7 % 2',
    '7 \\bmod 2',
    '7 mod 2',
    '7 & 3',
    '4 | 3',
    '1 << 4',
    '16 >> 2',
    '~5',
    '√9',
    '\\sqrt{9}',
    '\\sqrt[3]{9}',
    'sqrt(9)',
    'math_sqrt(9)',
    'int(7 / 2)',
    'abs(3 - 5)',
    '-3',
    '-3 + 5',
    '3 * -5',
    '3 - -5',
    '3 - (-5)',
    '(−5)',
    '+3',
    '3 + + 5',
    '-(3 - 5)',
    '-\\frac{1}{2}',
    '24 = 4!',
  ])('operator-not-allowed: %s', (answer) => {
    for (const rules of allRules) {
      expect(reasonOf(answer, { numbers, target: 3, rules })).toBe('operator-not-allowed');
    }
  });

  it.each([
    '',
    ' ',
    '\n\n',
    ',',
    '1.5*2',
    '.5',
    '5.',
    '1_000',
    '1e3',
    '0x18',
    '4 === 4',
    '4 * 5 = 20 =',
    '4 * 5 = -(2 - 22)',
    '\\frac123',
    '½',
    '4₂',
    '2 3',
    '(2)(3)',
    '2(3 + 4)',
    '(3 + 4)2',
    '2 \\frac{1}{2}',
    '5! 3',
    '3A',
    'AK',
    '1 +',
    '* 2',
    '1 + * 2',
    '2 * * 3',
    '7 / / 2',
    '2 *** 3',
    '()',
    '(1',
    '1)',
    '(1]',
    '[1)',
    '{1)',
    '(1, 2)',
    '(1 + 2, 3)',
    'max(3, 5)',
    'x',
    '3x',
    '3 x 5',
    'twenty-four',
    'The answer is 24',
    'log 9',
    '"24"',
    '#24',
    '24;;;drop',
    '__import__("os").system("true")',
    'exit()',
    '[24 for _ in [1]][0]',
    'lambda: 24',
    '4 = = 4',
    '= 24',
    '24 =',
    '4 * 5 (left: 20)',
    '\\frac{1}',
    '\\frac{1}{}',
    '\\frac{1',
    '\\frac{1)}{2}',
    '\\boxed{24}',
    '\\',
    '\\unknown',
    '<answer>24</answer>',
    '\ud83c',
    '1\0',
  ])('not-an-expression: %j', (answer) => {
    for (const rules of allRules) {
      expect(reasonOf(answer, { numbers, target: 24, rules })).toBe('not-an-expression');
    }
  });

  it.each(['12', '12 + 12', '0 + 24', '8', '6 * 4', 'K', '99999999999999999999 - 1'])(
    'number-not-given: %s',
    (answer) => {
      for (const rules of allRules) {
        expect(reasonOf(answer, { numbers: [1, 2, 4, 24], target: 24, rules })).toBe('number-not-given');
      }
    },
  );

  it('too-long: over 10000 characters, whatever they are', () => {
    expect(reasonOf('6'.padEnd(10_000), { numbers: [6], target: 6 })).toBe('exact');
    expect(reasonOf('6'.padEnd(10_001), { numbers: [6], target: 6 })).toBe('too-long');
    expect(reasonOf('('.repeat(100_000), { numbers: [6], target: 6 })).toBe('too-long');
  });
});

describe('spellings', () => {
  it.each([
    '8/(3-8/3)',
    ' 8 ÷ ( 3 − 8 ÷ 3 ) ',
    '8:(3-8:3)=24',
    '8/[3-{8/3}]',
    '\\frac{8}{3-\\frac{8}{3}}',
    '\\dfrac{8}{3 - \\tfrac{8}{3}} = 24',
    '\\frac {8} {3-\\frac{8}{3}}',
    '$\\frac{8}{\\left(3-8\\div 3\\right)}$',
    '\\(8 \\div \\left( 3 - \\frac{8}{3} \\right) = 24\\)',
    '$$\n8 \\div (3 - 8 \\div 3)\n$$',
    '\\[ 8 / (3 - 8 / 3) \\]',
    '8 /\n(3 -\n8 / 3\n) =\n24\n',
    '8 / (3 - 8 / 3) = 24 (left: 24)',
  ])('%j is 24', (answer) => {
    expect(verify(answer, eights)).toMatchObject({ ok: true, value: 24, used: [8, 3, 8, 3] });
  });

  it.each([
    '4 * 6',
    '4×6',
    '4·6',
    '4⋅6',
    '4\\times6',
    '4 \\cdot 6',
    '4 \\ast 6',
    '4\u00a0*\u20096',
    '4*6=24',
    '{4}\\times{6}',
    '\r\n4 * 6\r\n',
  ])('%j is 24', (answer) => {
    expect(verify(answer, { numbers: [4, 6], target: 24 }).ok).toBe(true);
  });

  it('cards are letters of any case or values', () => {
    const puzzle: Puzzle = { numbers: ['A', 'J', 'Q', 'k'], target: 37 };
    for (const answer of ['A + J + Q + K', 'a+j+q+k', '1 + 11 + 12 + 13', 'A + 11 + q + 13 = 37']) {
      expect(verify(answer, puzzle)).toMatchObject({ ok: true, used: [1, 11, 12, 13] });
    }
    expect(verify('A + J', { numbers: [1, 11], target: 12 }).ok).toBe(true);
    expect(reasonOf('A * J', { numbers: [1, 11], target: 12 })).toBe('wrong-value');
    expect(reasonOf('J + J', { numbers: ['J', 'K'], target: 22 })).toBe('number-reused');
  });

  it('a result may be negative, a fraction, or any integer', () => {
    const puzzle: Puzzle = { numbers: [2, 3, 3, 9], target: '-1/3', rules: rationalAny };
    for (const result of ['-1/3', '(-1/3)', '-(1/3)', '-\\frac{1}{3}', '\\frac{-1}{3}', '-3/9', '−1 ÷ 3']) {
      expect(reasonOf(`(2 - 3) / (9 / 3) = ${result}`, puzzle)).toBe('exact');
    }
    for (const result of ['1/3', '-1', '-2/3', '0', '99999999999999999999']) {
      expect(reasonOf(`(2 - 3) / (9 / 3) = ${result}`, puzzle)).toBe('wrong-result');
    }
    const huge = {
      numbers: [9007199254740991, 9007199254740991],
      target: '81129638414606663681390495662081',
    };
    expect(reasonOf('9007199254740991 * 9007199254740991 = 81129638414606663681390495662081', huge)).toBe(
      'exact',
    );
    expect(reasonOf('9007199254740991 * 9007199254740991 = 81129638414606663681390495662080', huge)).toBe(
      'wrong-result',
    );
  });
});

describe('steps', () => {
  it.each([
    '1 + 50 = 51\n25 - 10 = 15\n51 * 15 = 765',
    '1 + 50 = 51, 25 - 10 = 15, 51 * 15 = 765',
    '1+50=51;25-10=15;51*15=765;',
    '\n1 + 50 = 51,\r\n\r\n25 - 10 = 15,\r\n51 * 15 = 765\r\n',
    '1 + 50 = 51 (left: 3 7 10 25 51)\n25 - 10 = 15 (Left: 3, 7, 51, 15)\n51 × 15 = 765 (left:)',
    '1 + 50 = 51 (left: 51 (8/3)) 25 - 10 = 15 ( left : 15 ) 51 * 15 = 765',
    '$1 + 50 = 51$\n$25 - 10 = 15$\n$51 \\times 15 = 765$',
    '1 + 50 = 51 \\\\ 25 - 10 = 15 \\\\ 51 \\cdot 15 = 765',
    '(1 + 50) = 51, 25 - (10) = (15), 51 * 15 = 765',
  ])('%j are read', (answer) => {
    expect(verify(answer, six)).toEqual({
      ok: true,
      reason: 'exact',
      value: 765,
      distance: 0,
      used: [1, 50, 25, 10],
      unused: [3, 7],
    });
  });

  it.each<[Reason, string, VerifyPuzzle['numbers'], number | string]>([
    ['exact', '8 / 3 = 8/3, 3 - (8/3) = 1/3, 8 / (1/3) = 24', [3, 3, 8, 8], 24],
    ['exact', '8 / 3 = 8/3, 3 - 8/3 = 1/3, 8 / (1/3) = 24', [3, 3, 8, 8], 24],
    ['exact', '8/3 = \\frac{8}{3}, 3 - \\frac{8}{3} = \\frac{1}{3}, 8 / \\frac{1}{3} = 24', [3, 3, 8, 8], 24],
    ['exact', '8 / 3 = 16/6, 3 - 24/9 = 1/3, 8 / (2/6) = 24', [3, 3, 8, 8], 24],
    ['exact', '1 - 3 = -2, 5 - (-2) = 7', [1, 3, 5], 7],
    ['exact', '(1 - 3) / (4 + 2) = (-2) / (4 + 2) = -1/3', [1, 2, 3, 4], '-1/3'],
    ['exact', '(1 - 3) * 8 / 2 = (-2) * 8 / 2 = -8', [1, 2, 3, 8], -8],
    ['exact', '\\frac{(1 - 3)}{(4 + 2)} = \\frac{-2}{4 + 2} = -\\frac{1}{3}', [1, 2, 3, 4], '-1/3'],
    ['not-an-expression', '(1 - 3) / (2 - 8) = (-2) / (-6)', [1, 2, 3, 8], '1/3'],
    ['exact', '1 - 3 = -2, 5 + -2 = 3', [1, 3, 5], 3],
    ['exact', '1 - 3 = -2, -2 / 5 = -2/5', [1, 3, 5], '-2/5'],
    ['exact', '1 - 1 = 0, 0 + 5 = 5', [1, 1, 5], 5],
    ['exact', '2 * 3 = 6, 6 + 6 = 12', [2, 3, 6], 12],
    ['exact', 'A + K = 14, 14 + 10 = 24', ['A', 'K', 10], 24],
    ['exact', '1 * 2 = 2, 3 + 4 = 7, 2 * 7 = 14', [1, 2, 3, 4], 14],
    ['not-an-expression', '1 + 2 = 3, 3', [1, 2], 3],
    ['not-an-expression', '1 + 2, 3 + 3 = 6', [1, 2, 3], 6],
    ['not-an-expression', '1 + 2 = 3, = 3', [1, 2], 3],
    ['not-an-expression', '3 = 3, 3 = 3', [3], 3],
    ['not-an-expression', '1 + 2 + 3 = 6, 6 + 4 = 10', [1, 2, 3, 4], 10],
    ['not-an-expression', '1 + 2 = 3, (1 + 2) + 3 = 6', [1, 2, 3], 6],
    ['exact', '3 - 1 = 2, 4/2 + 3 = 5', [3, 1, 3], 5],
    ['number-not-given', '3 + 1 = 4, 4/2 + 2 = 4', [3, 1, 2, 2], 4],
    ['exact', '1 + 2 = 3 = 3, 3 + 3 = 6', [1, 2, 3], 6],
    ['exact', '3 / 5 = 0.6, 8 * 3/5 = 4.8', [3, 5, 8], '24/5'],
    ['exact', '4 / 2 = 2, 3 * 4/2 = 6', [2, 3, 4], 6],
    ['number-not-given', '4 * 2 = 8, 3 * 4/2 = 6, 8 + 6 = 14', [2, 2, 3, 4], 14],
    ['number-not-given', '8 / 3 = 8/3, 8 / 8/3 = 3', [3, 8, 8], 3],
    ['not-an-expression', '1 + 2 = 3 and 3 + 3 = 6', [1, 2, 3], 6],
    ['not-an-expression', '1. 1 + 2 = 3\n2. 3 + 3 = 6', [1, 2, 3], 6],
    ['not-an-expression', '1 + 2 = 3, 1 / 0 + 3 = 6', [1, 2, 3], 6],
    ['not-an-expression', '1 + 2 = 3 (left 3), 3 + 3 = 6', [1, 2, 3], 6],
    ['not-an-expression', '1 + 2 = 3 (left: (3), 3 + 3 = 6', [1, 2, 3], 6],
    ['operator-not-allowed', '1 + 3 = 4, 5 - (-4) = 9', [1, 3, 5], 9],
    ['operator-not-allowed', '2 ** 3 = 8, 8 + 1 = 9', [1, 2, 3], 9],
    ['number-not-given', '2 * 3 = 6, 8 + 1 = 9', [1, 2, 3], 9],
    ['number-not-given', '6 + 1 = 7, 2 * 3 = 6', [1, 2, 3], 6],
    ['number-not-given', '2 * 3 = 6, 5/2 + 6 = 17/2', [1, 2, 3], '17/2'],
    ['number-not-given', '2 * 3 = 6, 2.5 + 6 = 17/2', [1, 2, 3], '17/2'],
    ['number-reused', '2 * 3 = 6, 6 + 6 = 12', [2, 3, 9], 12],
    ['number-reused', '2 * 3 = 6, 3 + 6 = 9', [1, 2, 3], 9],
    ['number-reused', '2 * 3 = 6, 6 + 1 = 7, 6 + 7 = 13', [1, 2, 3], 13],
    ['number-reused', '1 - 3 = -2, -2 + 5 = 3, -2 + 3 = 1', [1, 3, 5], 1],
    ['number-unused', '2 * 3 = 6, 6 + 1 = 7', [1, 2, 3, 4], 7],
    ['number-unused', '1 * 2 = 2, 3 * 4 = 12', [1, 2, 3, 4], 12],
    ['division-by-zero', '1 - 1 = 0, 5 / 0 = 5', [1, 1, 5], 5],
    ['division-by-zero', '1 - 1 = 0, 5 / 0 = 5, 5 + 2 = 7', [1, 1, 2, 5], 7],
    ['wrong-result', '2 * 3 = 7, 7 + 1 = 8', [1, 2, 3], 8],
    ['wrong-result', '2 * 3 = 6, 6 + 1 = 8', [1, 2, 3], 7],
    ['wrong-value', '2 * 3 = 6, 6 + 1 = 7', [1, 2, 3], 8],
  ])('%s: %s', (reason, answer, numbers, target) => {
    expect(reasonOf(answer, { numbers, target, rules: twentyFour })).toBe(reason);
  });

  it('are judged by natural rules one by one, those of no use too', () => {
    const numbers = [1, 2, 3, 4, 5];
    expect(verify('1 + 2 = 3, 4 * 5 = 20', { numbers, target: 20 }).ok).toBe(true);
    expect(reasonOf('1 - 2 = -1, 4 * 5 = 20', { numbers, target: 20 })).toBe('not-natural');
    expect(reasonOf('1 / 2 = 1/2, 4 * 5 = 20', { numbers, target: 20 })).toBe('not-natural');
    expect(reasonOf('4 * 5 = 20, 1 + 2 = 3', { numbers, target: 20 })).toBe('wrong-value');
  });
});

describe('aces that may be 1 or 11', () => {
  const aces = 'one-or-eleven';

  it.each<[Reason, string, VerifyPuzzle['numbers'], number]>([
    ['exact', 'A + K', ['A', 'K'], 24],
    ['exact', 'A + K', ['A', 'K'], 14],
    ['exact', '11 + 13', ['A', 'K'], 24],
    ['exact', 'A * A', ['A', 'A'], 11],
    ['exact', 'A * A', ['A', 'A'], 121],
    ['exact', 'A * A', ['A', 'A'], 1],
    ['exact', 'A + 11', ['A', 'A'], 12],
    ['exact', 'A + A', ['A', 1], 12],
    ['exact', 'A + A', ['A', { oneOf: [1, 11] }], 22],
    ['exact', 'A + J', ['A', 'J'], 22],
    ['exact', 'A + A = 22, 22 + 2 = 24', ['A', 'A', 2], 24],
    ['wrong-value', 'A + A', ['A', 1], 22],
    ['number-reused', 'A + A', ['A', 'J'], 12],
    ['number-reused', 'A + A', ['A', 'J'], 22],
    ['number-not-given', 'A + 2', ['J', 2], 13],
    ['wrong-value', 'A + 2', [1, 2], 13],
    ['wrong-value', 'A + K', ['A', 'K'], 25],
    ['wrong-value', 'A + K = 24', ['A', 'K'], 14],
    ['wrong-result', 'A + K = 25', ['A', 'K'], 14],
  ])('%s: %s', (reason, answer, numbers, target) => {
    expect(reasonOf(answer, { numbers, target, aces, rules: naturalAll })).toBe(reason);
  });

  it('count what brings the answer nearest, and 1 unless asked', () => {
    expect(verify('A + K', { numbers: ['A', 'K'], target: 22, aces })).toMatchObject({
      value: 24,
      distance: 2,
      used: [11, 13],
    });
    expect(verify('A + K', { numbers: ['A', 'K'], target: 15, aces })).toMatchObject({
      value: 14,
      distance: 1,
    });
    expect(verify('A + K', { numbers: ['A', 'K'], target: 24 })).toMatchObject({
      value: 14,
      reason: 'wrong-value',
    });
  });

  it('of ten, all choices are tried', () => {
    const numbers = new Array<'A'>(10).fill('A');
    const sum = numbers.join(' + ');
    for (let target = 10; target <= 110; target++) {
      expect(verify(sum, { numbers, target, aces }).ok).toBe(target % 10 === 0);
    }
    expect(reasonOf(`${sum} + A`, { numbers, target: 111, aces })).toBe('number-reused');
  });

  it('alternatives are matched to the numbers used', () => {
    const puzzle: VerifyPuzzle = {
      numbers: [{ oneOf: [1, 2, 3] }, { oneOf: [1, 2] }, 1],
      target: 6,
      rules: naturalAll,
    };
    expect(verify('1 + 2 + 3', puzzle).ok).toBe(true);
    expect(verify('1 + 1 + 1', puzzle).reason).toBe('wrong-value');
    expect(verify('2 + 2 + 2', puzzle).reason).toBe('number-reused');
    expect(verify('3 * 2', puzzle)).toMatchObject({ reason: 'number-unused', unused: [1] });
  });
});

describe('what is no text, puzzle or option is refused', () => {
  const puzzle = { numbers: [1, 2], target: 3 };

  it.each<[string, unknown, unknown, unknown, string]>([
    ['invalid-option', undefined, puzzle, {}, 'answer: missing, expected text'],
    ['invalid-option', null, puzzle, {}, 'answer: expected text, got null'],
    ['invalid-option', 12, puzzle, {}, 'answer: expected text, got 12'],
    ['invalid-option', ['1 + 2'], puzzle, {}, 'answer: expected text, got an array of 1'],
    [
      'invalid-numbers',
      '1 + 2',
      { target: 3 },
      {},
      'numbers: missing, expected an array of 1 to 1000 numbers',
    ],
    ['invalid-target', '1 + 2', { numbers: [1] }, {}, 'target: missing, expected a positive integer'],
    ['invalid-option', '1 + 2', null, {}, 'puzzle: expected an object, got null'],
    [
      'invalid-option',
      '1 + 2',
      { ...puzzle, leastDistance: -1 },
      {},
      "leastDistance: expected an integer from 0 or a fraction 'p/q', got -1",
    ],
    [
      'invalid-option',
      '1 + 2',
      { ...puzzle, leastDistance: 0.5 },
      {},
      "leastDistance: expected an integer from 0 or a fraction 'p/q', got 0.5",
    ],
    [
      'invalid-option',
      '1 + 2',
      { ...puzzle, leastdistance: 1 },
      {},
      'puzzle.leastdistance: unknown, expected numbers, target, rules, game, nearest, tidy, aces, timeout, leastDistance or solvable (did you mean leastDistance?)',
    ],
    [
      'too-large',
      '1 + 2',
      { ...puzzle, leastDistance: '1'.repeat(1001) },
      {},
      `leastDistance: expected at most 1000 digits, got "${'1'.repeat(40)}"... (1001 characters)`,
    ],
    [
      'invalid-option',
      '1 + 2',
      { ...puzzle, solvable: 'no' },
      {},
      'solvable: expected true or false, got "no"',
    ],
    [
      'invalid-option',
      '1 + 2',
      { ...puzzle, solvable: true, leastDistance: '3/2' },
      {},
      'solvable: expected false for the leastDistance 3/2, got true',
    ],
    ['invalid-option', '1 + 2', puzzle, null, 'options: expected an object, got null'],
    ['invalid-option', '1 + 2', puzzle, { read: 1 }, 'read: expected strict, extract or tolerant, got 1'],
  ])('%s: %j %j %j', (code, answer, given, options, message) => {
    for (const call of [verify, score]) {
      expect(refusal(() => call(answer as string, given as VerifyPuzzle, options as object))).toEqual({
        code,
        message,
      });
    }
  });

  it('takes 1000 numbers, and ten aces and alternatives', () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
    const sum = numbers.slice(0, 900).join('+');
    expect(verify(sum, { numbers, target: 405_450 })).toMatchObject({ ok: true });
    expect(reasonOf(`${sum}+1`, { numbers, target: 405_451 })).toBe('number-reused');
    const mixed = [...numbers.slice(0, 30), ...Array<'A'>(10).fill('A')];
    expect(reasonOf('A*A+30', { numbers: mixed, target: 151, aces: 'one-or-eleven' })).toBe('exact');
    const message = (given: VerifyPuzzle['numbers']) =>
      refusal(() => verify('1', { numbers: given, target: 1, aces: 'one-or-eleven' })).message;
    expect(message([...numbers, 1])).toBe('numbers: expected 1 to 1000 numbers, got 1001');
    expect(message([...mixed, 'A'])).toBe('numbers: expected at most 10 aces and alternatives, got 11');
  });

  it('and each function knows its options', () => {
    const shaping = 'distances' as 'distance';
    expect(refusal(() => score('1', puzzle, { shaping }))).toEqual({
      code: 'invalid-option',
      message: 'shaping: expected exact, distance, format or show (did you mean distance?), got "distances"',
    });
    expect(refusal(() => verify('1', puzzle, { shaping } as object))).toEqual({
      code: 'invalid-option',
      message: 'options.shaping: unknown, expected read or dataset',
    });
  });

  it('even where the answer needs no look', () => {
    expect(refusal(() => verify('', { numbers: [], target: 3 })).code).toBe('invalid-numbers');
  });

  function refusal(call: () => unknown): { code: string; message: string } {
    try {
      call();
    } catch (error) {
      if (error instanceof NumbersGameError) return { code: error.code, message: error.message };
      throw error;
    }
    throw new Error('nothing was refused');
  }
});

describe('braces', () => {
  const rules: Rules = {
    values: 'real',
    use: 'any',
    operators: ['+', '-', '*', '/', '^', 'sqrt', 'root', 'log'],
  };
  const puzzle: VerifyPuzzle = { numbers: [1, 2, 3, 4, 5, 9], target: 20, rules };
  it.each([
    ['{2 + 3} * 4', 20],
    ['{2 + 3} \\times 4', 20],
    ['$\\{2 + 3\\} \\times 4$', 20],
    ['$({2 + 3}) \\times 4$', 20],
    ['${2} + {3}$', 5],
    ['\\({(2 + 3)} \\times 4\\)', 20],
    ['${2 \\times 3} = 6$', 6],
    ['$\\frac{{2 + 4}}{3}$', 2],
    ['$2^{3 - 2} + 4$', 6],
    ['$\\sqrt{9} + \\sqrt[2]{4}$', 5],
    ['$\\sqrt[\\sqrt[2]{4}]{9 \\times 1} + 3$', 6],
    ['$2^ \\, {3 - 2}$', 2],
    ['$√{4 + 3 + 2}$', 3],
    ['$\\log_{3}{9}$', 2],
    ['$root({4 + 5}, 3 - 1)$', 3],
    ['$root(4 + 5, {3 - 1})$', 3],
    ['$root({4 + 5} - 1, 3)$', null],
    ['$root(9, 2) \\times {2 + 3}$', null],
    ['$2^-{3 - 2}$', null],
    ['$2**{3 - 2}$', null],
    ['${2 + 3}\\times 4$', null],
    ['\\[4 \\times {2 + 3}\\]', null],
    ['$4 \\times {{2 + 3}}$', null],
    ['$9 - {2 + 3}$', null],
    ['$-{2 + 3}$', null],
    ['${2 + 3}^{2}$', null],
    ['$\\log_3{9 \\times 9}$', null],
    ['${2}{3}$', null],
  ])('in %j', (text, value) => {
    const verdict = verify(text, puzzle);
    expect(verdict.value).toBe(value);
    if (value === null) expect(verdict.reason).toBe('not-an-expression');
  });

  it('in a box group only', () => {
    expect(verify('\\boxed{{2 + 3} * 4}', puzzle, { read: 'extract' }).reason).toBe('not-an-expression');
    expect(verify('\\boxed{{(2 + 3) * 4}}', puzzle, { read: 'extract' }).reason).toBe('exact');
    expect(verify('<answer>{2 + 3} * 4</answer>', puzzle, { read: 'extract' }).reason).toBe('exact');
  });
});

it.each([
  ['7 // 2', '//'],
  ['2 ** 3', '^'],
  ['5!', '!'],
  ['\\sqrt{4}', 'sqrt'],
  ['Thus(1 + 2)', 'Thus'],
  ['-1 + 2', undefined],
  ['1 + +2', undefined],
  ['+1 + 2!', '!'],
])('the verdict on %j names %s', (text, operator) => {
  const verdict = verify(text, { numbers: [1, 2], target: 3 });
  expect(verdict).toMatchObject({ reason: 'operator-not-allowed' });
  expect(verdict.operator).toBe(operator);
});

it('the verdict names a division last', () => {
  const rules: Rules = { values: 'rational', use: 'any', operators: ['+', '-', '*'] };
  const puzzle: VerifyPuzzle = { numbers: [2, 3, 8], target: 1, rules };
  expect(verify('8 / 2 ^ 3', puzzle).operator).toBe('^');
  expect(verify('8 / 2 + 3', puzzle).operator).toBe('/');
  expect(verify('3 - 2 = 1, 3/2 + 8 = 19/2', puzzle)).not.toHaveProperty('operator');
});

it('rewards no answer as a data set does, also under strict', () => {
  const scoreOf = (answer: string, read: 'strict' | 'extract' | 'tolerant') =>
    score(answer, { numbers: [12, 2], target: 24 }, { dataset: 'tinyzero', read });
  for (const read of ['strict', 'extract', 'tolerant'] as const)
    expect([scoreOf('', read), scoreOf(' \n', read)]).toEqual([0, 0]);
  expect(scoreOf('twelve', 'strict')).toBe(0.1);
});

describe('the entry', () => {
  it('is at most 32.3 kB, minified and gzipped', () => {
    const { outputFiles } = buildSync({
      entryPoints: ['src/verify/index.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    expect(gzipSync(outputFiles[0].contents, { level: 9 }).length).toBeLessThanOrEqual(32_300);
  });
});
