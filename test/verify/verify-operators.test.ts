// Verdicts over the operators beyond the four: spellings, values, steps, reasons in their order, and signs.
import { describe, expect, it } from 'vitest';
import { score, verify, type Reason, type VerifyPuzzle } from '../../src/verify/index.js';
import type { Operator, Rules } from '../../src/index.js';
import { NAMES } from '../support/operator-names.js';

const real: Rules = { values: 'real', use: 'all', operators: NAMES };
const rational: Rules = { ...real, values: 'rational' };
const integer: Rules = { ...real, values: 'integer' };
const natural: Rules = { ...real, values: 'natural' };
const squares: Rules = {
  values: 'natural',
  use: 'any',
  operators: ['+', '-', '*', '/', 'square'],
  limits: { square: 50_000 },
};

const reasonOf = (answer: string, puzzle: VerifyPuzzle) => verify(answer, puzzle).reason;

it('judges a root of a long number with a long index', () => {
  const reasons = [real, rational].map((rules) =>
    reasonOf('((16 ^ 16) ^ 16) ^ (1 / 999)', { numbers: [16, 16, 16, 1, 999], target: 1, rules }),
  );
  expect(reasons).toEqual(['wrong-value', 'not-rational']);
});

describe('an answer may be written', () => {
  it.each<[string, number[], number]>([
    ['2 ^ 3', [2, 3], 8],
    ['2**3', [2, 3], 8],
    ['2^{3}', [2, 3], 8],
    ['2 ^ 3 ^ 2', [2, 3, 2], 512],
    ['(2 ^ 3) ^ 2 = 64', [2, 3, 2], 64],
    ['2 ^ (3 - 4) * 8', [2, 3, 4, 8], 4],
    ['root(8, 3)', [3, 8], 2],
    ['\\sqrt[3]{8}', [3, 8], 2],
    ['\\sqrt[1 + 2]{2 ^ {3}}', [1, 2, 2, 3], 2],
    ['\\sqrt[3]{8}^{2}', [2, 3, 8], 4],
    ['log(3, 9)', [3, 9], 2],
    ['\\log_{3} 9', [3, 9], 2],
    ['\\log_3 9', [3, 9], 2],
    ['\\log_{3}{9}', [3, 9], 2],
    ['\\log_{1+2} 9^{2}', [1, 2, 2, 9], 4],
    ['\\log_{3}(9) \\times 2', [2, 3, 9], 4],
    ['log_2(8)', [2, 8], 3],
    ['2 * \\log_{3} 9 + 1', [1, 2, 3, 9], 5],
    ['10 mod 3', [3, 10], 1],
    ['10 \\bmod 3', [3, 10], 1],
    ['10 % 3', [3, 10], 1],
    ['10 \\mod 3', [3, 10], 1],
    ['10 \\operatorname{mod} 3', [3, 10], 1],
    ['10 \\mathrm{mod} 3', [3, 10], 1],
    ['10 \\text{ mod } 3', [3, 10], 1],
    ['\\operatorname{root}(8, 3)', [3, 8], 2],
    ['\\text{concat}\\left(1, 2\\right) \\times 2', [1, 2, 2], 24],
    ['10 mod (3 - 7)', [3, 7, 10], -2],
    ['sqrt(9)', [9], 3],
    ['√9', [9], 3],
    ['√(4 + 5)', [4, 5], 3],
    ['√9 ^ 2', [2, 9], 9],
    ['\\sqrt{9}', [9], 3],
    ['\\sqrt 9 + 1', [1, 9], 4],
    ['5!', [5], 120],
    ['(1 + 2)!', [1, 2], 6],
    ['2 ^ 3!', [2, 3], 64],
    ['12 * 2', [1, 2, 2], 24],
    ['concat(1, 2) * 2', [1, 2, 2], 24],
    ['12 * 2', [2, 12], 24],
    ['sqrt(12 - 3) + 1', [1, 1, 2, 3], 4],
    ['root(6, 2) ^ 2', [2, 2, 6], 6],
    ['sqrt(8) * sqrt(2) ≈ 4.0', [2, 8], 4],
    ['log(log(7, 6), log(6, 7)) + 2', [2, 6, 6, 7, 7], 1],
    ['$\\sqrt{3 + 2 \\times \\sqrt{2}} - \\sqrt{2}$', [2, 2, 2, 3], 1],
  ])('%s', (answer, numbers, target) => {
    expect(verify(answer, { numbers, target, rules: real })).toMatchObject({
      ok: true,
      value: target,
      unused: [],
    });
  });

  it.each([
    'sqrt 9',
    '\\log 9',
    'log(9)',
    'log 9',
    'root(9)',
    'root(9, 2, 1)',
    '9 \\text{modulo} 2',
    '9 \\text{mod 2',
    '9 \\mathbf{mod} 2',
    'sqrt()',
    '\\log_{3}',
    '!9',
    '9 !9',
    'mod 9',
    'concat(9)',
    '√',
    '9 ≈ x',
    '9 ≈',
    'sqrt(9, 9)',
    '(9, 9)',
    '\\log_{3 9',
    'root(9; 2',
  ])('not: %s', (answer) => {
    expect(reasonOf(answer, { numbers: [2, 3, 9], target: 3, rules: { ...real, use: 'any' } })).toBe(
      'not-an-expression',
    );
    expect(reasonOf(answer, { numbers: [2, 3, 9], target: 3 })).toBe('not-an-expression');
  });

  it.each([
    '2 ^ 3',
    '2**3',
    'root(9, 2)',
    '\\sqrt[2]{9}',
    'log(3, 9)',
    '\\log_{3} 9',
    'log_3(9)',
    '9 mod 2',
    'sqrt(9)',
    '√9',
    '3!',
    'square(3)',
    'concat(2, 3)',
    '9 = 3!',
    '-3',
    '3 - -2',
  ])('only if the rules allow it: %s', (answer) => {
    for (const operators of [
      undefined,
      ['+', '*'],
      ['+', '*', 'mod', '^', '!'].filter(
        (name) =>
          !answer.includes(name) &&
          !(name === 'mod' && answer.includes('%')) &&
          !(name === '^' && answer.includes('**')),
      ),
    ] as const) {
      const rules = { values: 'real', use: 'any', operators: operators as Operator[] } as const;
      expect(reasonOf(answer, { numbers: [2, 3, 9], target: 3, rules })).toBe('operator-not-allowed');
    }
  });
});

describe('reasons', () => {
  it.each<[Reason, string, VerifyPuzzle['numbers'], Rules]>([
    ['number-not-given', 'sqrt(7)', [9], real],
    ['number-reused', '9 ^ 9 ^ 9', [9, 9], real],
    ['number-unused', 'sqrt(1 - 9)', [1, 9, 9], real],
    ['number-not-given', '12 + 1', [1, 3], real],
    ['number-reused', '12 + 1', [1, 2], real],
    ['number-unused', 'log(1, 2)', [1, 2, 3], real],
    ['division-by-zero', 'log(1, 2) + 3 / (3 - 3)', [1, 2, 3, 3, 3], real],
    ['division-by-zero', '2 / (sqrt(8) - 2 * sqrt(2))', [2, 2, 2, 8], natural],
    ['not-natural', 'log(1, 2) + (3 - 4)', [1, 2, 3, 4], natural],
    ['not-natural', 'sqrt(2) * sqrt(8)', [2, 8], natural],
    ['not-natural', '2 ^ (3 - 4)', [2, 3, 4], natural],
    ['not-integer', 'sqrt(2) * sqrt(8)', [2, 8], integer],
    ['not-integer', '2 ^ (3 - 4)', [2, 3, 4], integer],
    ['not-integer', 'log(1, 2) + 3 / 4', [1, 2, 3, 4], integer],
    ['outside-domain', 'log(1, 2) + (3 - 4)', [1, 2, 3, 4], integer],
    ['not-rational', 'sqrt(2) * sqrt(8)', [2, 8], rational],
    ['not-rational', 'log(1, 2) + sqrt(3)', [1, 2, 3], rational],
    ['outside-domain', 'log(1, 2) + sqrt(3)', [1, 2, 3], real],
    ['outside-domain', '(3 - 4) ^ 2', [2, 3, 4], real],
    ['outside-domain', '2 ^ 17', [2, 17], real],
    ['outside-domain', 'root(2 / 3, 2)', [2, 2, 3], real],
    ['outside-domain', 'sqrt(sqrt(16))', [16], real],
    ['outside-domain', '(3!)!', [3], real],
    ['outside-domain', 'sqrt(4!)', [4], real],
    ['outside-domain', 'concat(1 + 2, 3)', [1, 2, 3], real],
    ['outside-domain', 'concat(1, 23)', [1, 2, 3], real],
    ['outside-domain', '9 mod 17', [9, 17], real],
    ['outside-domain', '21! - 21! + 4 ^ 4 ^ 4', [4, 4, 4, 21, 21], real],
    ['too-large', '((9 ^ 16) ^ 16) ^ 16 + 1', [1, 9, 16, 16, 16], real],
    ['wrong-result', 'sqrt(9) = 4', [9], real],
    ['wrong-result', 'sqrt(2) = 3/2', [2], real],
    ['wrong-value', 'sqrt(2)', [2], real],
    ['wrong-value', 'sqrt(2) ≈ 1.4', [2], real],
  ])('%s: %s', (reason, answer, numbers, rules) => {
    expect(reasonOf(answer, { numbers, target: 4, rules })).toBe(reason);
  });

  it('an irrational value is the text of its expression, at no distance', () => {
    const puzzle = { numbers: [2, 6], target: 24, rules: real };
    expect(verify('\\sqrt[2]{6}', puzzle)).toEqual({
      ok: false,
      reason: 'wrong-value',
      value: 'root(6, 2)',
      distance: null,
      used: [2, 6],
      unused: [],
    });
    expect(score('\\sqrt[2]{6}', puzzle, { shaping: 'distance' })).toBe(0);
    expect(score('\\sqrt[2]{6}', puzzle, { shaping: 'format' })).toBe(0.1);
  });
});

describe('steps', () => {
  it.each<[Reason, string, VerifyPuzzle['numbers'], number, Rules]>([
    ['exact', 'root(6, 2) ≈ 2.449489743, root(6, 2) ^ 2 = 6', [2, 2, 6], 6, real],
    ['exact', 'root(6, 2) ≈ 9, (root(6, 2)) ^ {2} = 6', [2, 2, 6], 6, real],
    [
      'exact',
      'sqrt(2) ≈ 1.41\nsqrt(2) + 1 ≈ 2.41\nsqrt(2) ≈ 1.41\nsqrt(2) - 1 ≈ 0.41\n(sqrt(2) + 1) * (sqrt(2) - 1) = 1',
      [1, 1, 2, 2],
      1,
      real,
    ],
    ['exact', '3! = 6, 6 * 4 = 24', [3, 4], 24, real],
    ['exact', 'concat(1, 2) = 12; 12 * 2 = 24', [1, 2, 2], 24, real],
    ['exact', '12 * 2 = 24; 24 + 1 = 25', [1, 1, 2, 2], 25, real],
    ['exact', '3 - 5 = -2, 2 ^ (-2) = 1/4, 4 * (1/4) = 1', [2, 3, 4, 5], 1, real],
    ['exact', '8 / 3 ≈ 2.67, 3 - 8/3 ≈ 0.33, 8 / (1/3) = 24', [3, 3, 8, 8], 24, real],
    ['exact', '2 + 2 = 4, sqrt(4) = 2, 2 * 3 = 6', [2, 2, 3], 6, real],
    ['exact', 'sqrt(16) = 4, 4! = 24, 24 - 4 = 20', [4, 16], 20, real],
    ['outside-domain', 'sqrt(16) = 4, 4! = 24', [16], 24, real],
    ['number-reused', 'sqrt(2) ≈ 1.41, sqrt(2) + 1 ≈ 2.41, sqrt(2) + 1 ≈ 2.41', [1, 1, 2], 2, real],
    ['not-an-expression', 'sqrt(2) ≈ 1.41, sqrt(3) + 1 ≈ 2.41', [1, 2, 3], 2, real],
    ['not-an-expression', '2 ^ 3 = 8, 2 ^ 3 + 1 = 9', [1, 2, 3], 9, real],
    ['not-an-expression', 'sqrt(4), 2 + 1 = 3', [1, 4], 3, real],
    ['wrong-result', 'sqrt(2) = 1, 1 + 1 = 2', [1, 2], 2, real],
    ['not-rational', 'sqrt(2) ≈ 1.41, sqrt(2) ^ 2 = 2', [2, 2], 2, rational],
    ['exact', 'square(4) = 16, 16 - 1 = 15', [1, 4], 15, squares],
    ['exact', '4 * 4 = 16, 16 - 1 = 15', [1, 4], 15, squares],
    ['exact', '4 * 4 = 16, 16 - 1 = 15', [1, 4, 4], 15, squares],
    ['outside-domain', '1 * 1 = 1, 1 + 2 = 3', [1, 2], 3, squares],
    ['number-reused', '4 * 4 = 16, 16 - 4 = 12', [1, 4], 12, squares],
    ['outside-domain', 'square(1) = 1, 1 + 1 = 2', [1, 1], 2, squares],
    ['exact', 'square(16) = 256, square(256) = 65536', [16], 65536, { ...squares, limits: { square: 256 } }],
    [
      'outside-domain',
      'square(16) = 256, square(256) = 65536',
      [16],
      65536,
      { ...squares, limits: { square: 255 } },
    ],
  ])('%s: %s', (reason, answer, numbers, target, rules) => {
    expect(reasonOf(answer, { numbers, target, rules })).toBe(reason);
  });

  it('of the paper make 862 in 14 operations (section 5), its squares written as products or squares', () => {
    const printed = [
      '10 - 1 = 9',
      '100 * 100 = 10000',
      '9 * 9 = 81',
      '10 * 10 = 100',
      '100 * 100 = 10000',
      '10000 + 10000 = 20000',
      '75 * 75 = 5625',
      '5625 * 5625 = 31640625',
      '20000 * 20000 = 400000000',
      '400000000 - 31640625 = 368359375',
      '25 * 25 = 625',
      '625 * 625 = 390625',
      '368359375 / 390625 = 943',
      '943 - 81 = 862',
    ];
    const puzzle = { numbers: [1, 10, 10, 25, 75, 100], target: 862, rules: squares };
    const written = printed.map((step) => step.replace(/^(\d+) \* \1 /, 'square($1) '));
    expect(verify(written.join('\n'), puzzle)).toMatchObject({ ok: true, unused: [] });
    expect(verify(printed.join('\n'), puzzle)).toMatchObject({ ok: true, unused: [] });
  });
});

describe('signs', () => {
  it.each<[Reason, string, number[], number]>([
    ['not-an-expression', '4*6 = --24', [4, 6], 24],
    ['not-an-expression', '4*6 = -(-24)', [4, 6], 24],
    ['not-an-expression', '4/6 = -2/-3', [4, 6], 24],
    ['not-an-expression', '40 --- 8 = 32', [8, 40], 32],
    ['not-an-expression', '5 \\div --1027 = 5/1027', [5, 1027], 5],
    ['not-an-expression', '--5', [5], 5],
    ['not-an-expression', '3 - - -5', [3, 5], 8],
    ['operator-not-allowed', '3 - -5', [3, 5], 8],
    ['operator-not-allowed', '-(-5)', [5], 5],
    ['operator-not-allowed', '2 - 3 = -1, -5 + 7 = 2', [2, 3, 5, 7], 2],
    ['not-an-expression', '2 - 3 = -1, --1 + 7 = 8', [2, 3, 7], 8],
    ['exact', '2 - 3 = -1, 7 - -1 = 8', [2, 3, 7], 8],
    ['exact', '2 - 5 = -3, -3 / 2 = -3/2, -\\frac{3}{2} * 2 = -3, 7 - (-3) = 10', [2, 2, 2, 5, 7], 10],
    ['exact', '2 - 5 = -3, -3 / 2 = \\frac{-3}{2}, (-3)/2 + 3 = 3/2', [2, 2, 3, 5], 1.5],
  ])('%s: %s', (reason, answer, numbers, target) => {
    const goal = { numbers, target: target === 1.5 ? '3/2' : target };
    for (const values of ['rational', 'real'] as const) {
      expect(reasonOf(answer, { ...goal, rules: { values, use: 'any' } })).toBe(reason);
      expect(reasonOf(answer, { ...goal, rules: { values, use: 'any', operators: NAMES } })).toBe(reason);
    }
  });
});

describe('fractions where no division is allowed', () => {
  const powers: Operator[] = ['+', '-', '^'];
  const steps = '1 - 2 = -1\n3 ^ (-1) = 1/3\n';
  it.each<[Reason, string]>([
    ['exact', `${steps}(1/3) + 5 = 16/3`],
    ['exact', `${steps}1/3 + 5 = 16/3`],
    ['exact', `${steps}5 + \\frac{1}{3} = 16/3`],
    ['exact', '3 ^ (1 - 2) + 5 = 16/3'],
    ['operator-not-allowed', '1/3 + 5'],
    ['operator-not-allowed', '1/3 + 5 = 16/3\n1/3 + 2 = 7/3'],
    ['operator-not-allowed', `${steps}1/4 + 5 = 21/4`],
    ['operator-not-allowed', '1 / 3 = 1/3\n5 + 2 = 7'],
    ['operator-not-allowed', `${steps}(1/3) + (10/2) = 16/3`],
    ['number-reused', `${steps}(1/3) + 5 = 16/3\n(1/3) + (16/3) = 17/3`],
  ])('%s: %s', (reason, answer) => {
    const numbers = [1, 2, 3, 5];
    for (const operators of [powers, [...powers, 'concat'] as const]) {
      const rules: Rules = { values: 'rational', use: 'all', operators };
      expect(reasonOf(answer, { numbers, target: '16/3', rules })).toBe(reason);
    }
  });

  it('over the four, too', () => {
    const rules: Rules = { values: 'rational', use: 'all', operators: ['+', '-', '*'] };
    expect(reasonOf('1/2 + 1 = 3/2\n3/2 + 2 = 7/2', { numbers: [1, 1, 2, 2], target: '7/2', rules })).toBe(
      'operator-not-allowed',
    );
  });
});

it('takes a number as two digits if all numbers are to be used, and as a given one would leave some', () => {
  const rules: Rules = { values: 'natural', use: 'all', operators: ['+', 'concat'] };
  // Not by trying every choice of numerals.
  const numerals = Array.from({ length: 30 }, (_, index) => 11 + (index % 9));
  const digits = numerals.flatMap((numeral) => [1, numeral % 10]);
  const target = numerals.reduce((sum, numeral) => sum + numeral);
  expect(reasonOf(numerals.join(' + '), { numbers: digits, target, rules })).toBe('exact');
  expect(reasonOf(numerals.join(' + '), { numbers: [...digits, 11], target, rules })).toBe('number-unused');
  expect(reasonOf('11', { numbers: [1, 'A'], target: 11, rules, aces: 'one-or-eleven' })).toBe('exact');
  expect(reasonOf('12 + 3', { numbers: [{ oneOf: [1, 12] }, 2, 3], target: 15, rules })).toBe('exact');
  expect(reasonOf('12', { numbers: [1, 2, 12], target: 12, rules })).toBe('number-unused');
  expect(verify('12 + 34', { numbers: [1, 2, 3, 4, 5], target: 46, rules })).toMatchObject({
    reason: 'number-unused',
    used: [1, 2, 3, 4],
    unused: [5],
  });
  const any: Rules = { ...rules, use: 'any' };
  const { used } = verify('11', { numbers: [1, 'A'], target: 11, rules: any, aces: 'one-or-eleven' });
  expect(used).toEqual([11]);
});

it('joins a 0 behind the first digit', () => {
  const rules: Rules = { ...rational, operators: ['+', '-', '*', '/', 'concat'] };
  const puzzle = { numbers: [0, 1, 14], target: 24, rules };
  expect(reasonOf('concat(1, 0) = 10\n10 + 14 = 24', puzzle)).toBe('exact');
  expect(reasonOf('concat(0, 1) = 1\n1 + 14 = 15', puzzle)).toBe('outside-domain');
});

it('counts a repeated step once', () => {
  const numbers = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];
  let sum = '';
  const steps = numbers.flatMap((number) => {
    const root = `sqrt(${number})`;
    const last = sum;
    sum = sum === '' ? root : `${sum} + ${root}`;
    return last === '' ? [`${root} ≈ 1`] : [`${root} ≈ 1`, `${sum} ≈ 2`];
  });
  expect(reasonOf(steps.join('\n'), { numbers, target: 5, rules: real })).toBe('wrong-value');
});
