// What is read as an answer: texts with their verdicts, grouped by the rule that decides. Each group names
// its puzzle; a row is [how it is read, the text, the reason, more of the verdict].
//
//   every     the text alone, under strict and tolerant, and in <answer> tags under extract: one verdict
//   strict    the text alone; likewise extract and tolerant
import { describe, expect, it } from 'vitest';
import type { Operator, Rules } from '../../src/index.js';
import {
  countdown,
  twentyFour,
  verify,
  type ReadMode,
  type Reason,
  type Verdict,
  type VerifyPuzzle,
} from '../../src/verify/index.js';

type Row = readonly [mode: 'every' | ReadMode, text: string, reason: Reason, more?: Partial<Verdict>];

const product: VerifyPuzzle = { numbers: [4, 6], target: 24, rules: countdown };
const hand: VerifyPuzzle = { numbers: [4, 9, 10, 13], target: 24, rules: twentyFour };
const eights: VerifyPuzzle = { numbers: [3, 3, 8, 8], target: 24, rules: twentyFour };
const hopeless: VerifyPuzzle = { numbers: [1, 1, 1, 1], target: 24, rules: twentyFour, solvable: false };

/** A puzzle that one text answers, under the rules of Countdown. */
const make = (target: number | string, ...numbers: number[]): VerifyPuzzle => ({ numbers, target });
/** Likewise, but fractions are allowed and all numbers must be used. */
const makeOfAll = (target: number | string, ...numbers: number[]): VerifyPuzzle => ({
  numbers,
  target,
  rules: twentyFour,
});
const integer = (target: number, ...numbers: number[]): VerifyPuzzle => ({
  numbers,
  target,
  rules: { values: 'integer', use: 'all' },
});
const withOperators = (values: Rules['values'], ...further: Operator[]): Rules => ({
  values,
  use: 'all',
  operators: ['+', '-', '*', '/', ...further],
});
const real = withOperators('real', '^', 'root', 'log', 'mod', 'sqrt', '!');
const squares: Rules = {
  values: 'natural',
  use: 'any',
  operators: ['+', '-', '*', '/', 'square'],
  limits: { square: 50000 },
};

const makeSquare = (target: number, ...numbers: number[]) => ({ numbers, target, rules: squares });

const titleOf = ([mode, text, reason]: Row) => `${mode} ${JSON.stringify(text)}: ${reason}`;

function judge([mode, text, reason, more]: Row, puzzle: VerifyPuzzle) {
  const readings: readonly [ReadMode, string][] =
    mode === 'every'
      ? [
          ['strict', text],
          ['tolerant', text],
          ['extract', `<answer>${text}</answer>`],
        ]
      : [[mode, text]];
  for (const [read, whole] of readings) {
    const verdict = verify(whole, puzzle, { read });
    expect(verdict, `${read}, ${verdict.reason}: ${whole}`).toMatchObject({
      ok: reason === 'exact' || reason === 'impossible',
      reason,
      ...more,
    });
  }
}

/** Rows of one group, with the puzzle that they answer. */
function group(rule: string, puzzle: VerifyPuzzle, rows: readonly Row[]) {
  describe(rule, () => {
    for (const row of rows) {
      it(titleOf(row), () => {
        judge(row, puzzle);
      });
    }
  });
}

/** Rows with a puzzle each. */
function groupOfPuzzles(rule: string, rows: readonly (readonly [VerifyPuzzle, ...Row])[]) {
  describe(rule, () => {
    for (const [puzzle, ...row] of rows) {
      it(`${titleOf(row)} for ${JSON.stringify(puzzle)}`, () => {
        judge(row, puzzle);
      });
    }
  });
}

describe('signs', () => {
  group('times', product, [
    ...[
      '*',
      '×',
      '·',
      '⋅',
      '∗',
      '•',
      '∙',
      '✕',
      '✖',
      '✖\ufe0f',
      '＊',
      '\\*',
      '\\times',
      '\\cdot',
      '\\ast',
    ].map((sign): Row => ['every', `4 ${sign} 6`, 'exact']),
    ['every', '4×6', 'exact'],
    ['every', '4\\times6', 'exact'],
    ['strict', '4 x 6', 'not-an-expression'],
  ]);
  group(
    'division',
    make(24, 48, 2),
    ['/', '÷', ':', '∕', '⁄', '➗', '／', '：', '\\div'].map((sign) => ['every', `48 ${sign} 2`, 'exact']),
  );
  group(
    'plus',
    make(24, 4, 20),
    ['+', '➕', '＋'].map((sign) => ['every', `4 ${sign} 20`, 'exact']),
  );
  group(
    'minus',
    make(24, 6, 30),
    ['-', '−', '–', '—', '‑', '‐', '‒', '﹣', '➖', '－'].map((sign) => ['every', `30 ${sign} 6`, 'exact']),
  );
  group('equality', product, [
    ['every', '4 * 6 = 24', 'exact'],
    ['every', '4 * 6 == 24', 'exact'],
    ['every', '4 * 6 ＝ 24', 'exact'],
    ['every', '4 * 6=24', 'exact'],
    ['every', '4 * 6 == 25', 'wrong-result'],
    ['every', '4 * 6 === 24', 'not-an-expression'],
    ['every', '4 * 6 =', 'not-an-expression'],
  ]);
  group('full-width forms, digits of any script, blanks and zero-width characters', hand, [
    ['every', '（１０ － ４） ＊ （１３ － ９）', 'exact'],
    ['every', '［１０－４］＊（１３－９）＝２４', 'exact'],
    ['every', '(١٠ - ٤) * (١٣ - ٩)', 'exact'],
    ['every', '(१० - ४) * (१३ - ९) = २४', 'exact'],
    ['every', '(10\u00a0-\u20094)\u3000*\u202f(13\u2003- 9)', 'exact'],
    ['every', '\ufeff(1\u200b0 - 4) *\u2060 (13 - 9)\u200d', 'exact'],
    ['every', '\t(10 - 4) * (13 - 9)\r\n', 'exact'],
    ['every', '１２ + １２', 'number-not-given', { number: 12 }],
  ]);
  group('separators of steps', hand, [
    ...[', ', '; ', '、', '，', '；', '\n', '\r\n', '\r', ',', ';', ',\n'].map((separator): Row => [
      'every',
      ['10 - 4 = 6', '13 - 9 = 4', '6 * 4 = 24'].join(separator),
      'exact',
    ]),
    ['every', '10 - 4 = 6 | 13 - 9 = 4 | 6 * 4 = 24', 'operator-not-allowed'],
  ]);
  group('cards and suits', hand, [
    ['every', '(10 - 4) * (K - 9)', 'exact'],
    ['every', '(10 - 4) * (k - 9)', 'exact'],
    ['every', '(10♠ - 4♥) * (K♦ - 9♣)', 'exact'],
    ['every', '(♠10 - ♡4) * (♢K - ♧9)', 'exact'],
    ['every', '(10♠\ufe0f - 4♥\ufe0f) * (13 - 9)', 'exact'],
    ['every', '(T - 4) * (K - 9)', 'exact'],
    ['every', '(10 - 4) * (Q - 9)', 'number-not-given', { number: 12 }],
  ]);
  groupOfPuzzles('superscripts are powers, or squares where the rules have these alone', [
    [{ numbers: [2, 3], target: 8, rules: real }, 'every', '2³', 'exact', { used: [2, 3] }],
    [{ numbers: [2, 10], target: 1024, rules: real }, 'every', '2¹⁰', 'exact'],
    [{ numbers: [2, 2, 3], target: 25, rules: real }, 'every', '(2 + 3)²', 'exact'],
    [{ numbers: [9], target: 81, rules: squares }, 'every', '9²', 'exact', { used: [9] }],
    [{ numbers: [9], target: 81, rules: squares }, 'every', '9 * 9 = 81', 'exact', { used: [9] }],
    [{ numbers: [9, 9], target: 81, rules: squares }, 'every', '9 * 9 = 81', 'exact', { used: [9, 9] }],
    [
      { numbers: [4], target: 8, rules: squares },
      'every',
      '4 * 4 / 2 = 8',
      'number-not-given',
      { number: 2 },
    ],
    [{ numbers: [2, 4, 4], target: 8, rules: squares }, 'every', '4 * 4 / 2 = 8', 'exact'],
    [{ numbers: [2, 9], target: 81, rules: countdown }, 'every', '9²', 'operator-not-allowed'],
    [{ numbers: [2, 9], target: 92, rules: real }, 'every', '9²', 'wrong-value', { value: 81 }],
    [{ numbers: [1, 2, 48], target: 24, rules: twentyFour }, 'every', '½ * 48', 'not-an-expression'],
    [{ numbers: [2, 4, 6], target: 24 }, 'every', '4₂ * 6', 'not-an-expression'],
  ]);
  groupOfPuzzles('names of calls in any case, with either bracket', [
    [{ numbers: [10, 3], target: 1, rules: real }, 'every', '10 mod 3', 'exact'],
    [{ numbers: [10, 3], target: 1, rules: real }, 'every', 'mod(10, 3)', 'exact'],
    [{ numbers: [10, 3], target: 1, rules: real }, 'every', 'MOD[10, 3]', 'exact'],
    [{ numbers: [9, 2], target: 3, rules: real }, 'every', 'Root[9, 2]', 'exact'],
    [{ numbers: [9, 2], target: 3, rules: real }, 'every', 'ROOT(9, 2)', 'exact'],
    [{ numbers: [9, 3], target: 2, rules: real }, 'every', 'Log[3, 9]', 'exact'],
    [{ numbers: [9], target: 3, rules: real }, 'every', 'Sqrt[9]', 'exact'],
    [{ numbers: [9], target: 3 }, 'every', 'Sqrt[9]', 'operator-not-allowed', { operator: 'sqrt' }],
    [{ numbers: [9, 2], target: 3, rules: real }, 'every', 'root(9 2)', 'not-an-expression'],
    [{ numbers: [9, 2], target: 3, rules: real }, 'every', 'max(9, 2)', 'not-an-expression'],
  ]);
  group('commands of LaTeX that change nothing', hand, [
    ['every', '\\left(10 - 4\\right) \\times \\left[13 - 9\\right]', 'exact'],
    ['every', '\\bigl(10-4\\bigr)\\cdot\\Bigl(13-9\\Bigr)', 'exact'],
    ['every', '(10\\,-\\,4)~\\times~(13\\;-\\quad 9)', 'exact'],
    ['every', '$(10~-~4) * (13~-~9)$', 'exact'],
    ['tolerant', '\\boxed{(10~-~4) * (13 - 9)}', 'exact'],
    ['every', '(10~-~4) * (13 - 9)', 'not-an-expression'],
    ['every', '\\text{(10 - 4) * (13 - 9)}', 'exact'],
    ['every', '\\mathrm{(10 - 4) * (13 - 9)}', 'exact'],
    ['every', '$(10 - 4) \\times (13 - 9)$', 'exact'],
    ['every', '\\((10 - 4) \\times (13 - 9) = 24\\)', 'exact'],
    ['every', '\\[ (10 - 4) \\times (13 - 9) \\]', 'exact'],
  ]);
  group('braces: brackets in plain text, nothing in LaTeX', hand, [
    ['every', '{10 - 4} * {13 - 9}', 'exact'],
    ['every', '$({10} - {4}) \\times {({13} - 9)}$', 'exact'],
    ['every', '$\\{10 - 4\\} \\times \\{13 - 9\\}$', 'exact'],
    ['every', '${10 - 4} \\times {13 - 9}$', 'not-an-expression'],
    ['extract', '\\boxed{({10} - {4}) \\times ({13} - {9})}', 'exact'],
    ['extract', '\\boxed{{10 - 4} \\times {13 - 9}}', 'not-an-expression'],
  ]);
  groupOfPuzzles('fractions, roots and lists of equations in LaTeX', [
    [eights, 'every', '\\frac{8}{3 - \\frac{8}{3}}', 'exact'],
    [eights, 'every', '\\dfrac{8}{3 - \\tfrac83}', 'exact'],
    [makeOfAll(1, 3, 8, 35), 'every', '\\frac835', 'not-an-expression'],
    [makeOfAll(1, 3, 8, 35), 'every', '\\frac83 5', 'not-an-expression'],
    [{ numbers: [8, 9], target: 24, rules: real }, 'every', '8\\sqrt{9}', 'exact'],
    [{ numbers: [2, 3], target: 8, rules: real }, 'every', '2^{3}', 'exact'],
    [{ numbers: [10, 3], target: 1, rules: real }, 'every', '10 \\bmod 3', 'exact'],
    [{ numbers: [3, 8], target: 2, rules: real }, 'every', '\\sqrt[3]{8}', 'exact'],
    [{ numbers: [3, 9], target: 2, rules: real }, 'every', '\\log_{3} 9', 'exact'],
    [{ numbers: [3, 9], target: 2, rules: real }, 'every', '\\log 9', 'not-an-expression'],
    [
      hand,
      'every',
      '\\begin{aligned} 10 - 4 &= 6 \\\\ 13 - 9 &= 4 \\\\ 6 \\times 4 &= 24 \\end{aligned}',
      'exact',
    ],
    [hand, 'every', '\\begin{cases} 10 - 4 = 6 \\\\ 13 - 9 = 4 \\\\ 6 \\cdot 4 = 24 \\end{cases}', 'exact'],
    [hand, 'every', '\\begin{aligned} 10 - 4 &= 6 \\\\ 13 - 9 &= 4 \\end{aligned}', 'number-unused'],
  ]);
});

describe('values', () => {
  groupOfPuzzles('a stated result may be a quotient of integers', [
    [make(24, 4, 6), 'every', '4 * 6 = 48/2', 'exact'],
    [make(24, 4, 6), 'every', '4 * 6 = 48/3', 'wrong-result'],
    [makeOfAll('8/3', 3, 8), 'every', '8 / 3 = 8/3', 'exact'],
    [makeOfAll('8/3', 3, 8), 'every', '8 / 3 = 16/6', 'exact'],
    [makeOfAll('8/3', 3, 8), 'every', '8 / 3 = \\frac{8}{3}', 'exact'],
    [makeOfAll('8/3', 3, 8), 'every', '8 / 3 = (8/3)', 'exact'],
    [makeOfAll('-1/2', 1, 3, 4), 'every', '1 - 3 = -2, -2 / 4 = -1/2', 'exact'],
    [makeOfAll('-1/2', 1, 3, 4), 'every', '1 - 3 = -2, -2 / 4 = \\frac{-1}{2}', 'exact'],
  ]);
  groupOfPuzzles('an operand that an earlier step gave may be a quotient, behind / only in brackets', [
    [eights, 'every', '8 / 3 = 8/3\n3 - 8/3 = 1/3\n8 / (1/3) = 24', 'exact'],
    [eights, 'every', '8 / 3 = 8/3\n3 - 8/3 = 1/3\n8 / \\frac{1}{3} = 24', 'exact'],
    [makeOfAll('24/5', 3, 5, 8), 'every', '3 / 5 = 3/5\n8 * 3/5 = 24/5', 'exact', { used: [3, 5, 8] }],
    [makeOfAll('24/5', 3, 5, 8), 'every', '3 / 5 = 3/5, (3/5) * 8 = 24/5', 'exact'],
    [makeOfAll(-4, 1, 3, 4, 8), 'every', '1 - 3 = -2\n-2 / 4 = -1/2\n-1/2 * 8 = -4', 'exact'],
    [makeOfAll(-4, 1, 3, 4, 8), 'every', '1 - 3 = -2\n-2 / 4 = -1/2\n8 * -1/2 = -4', 'exact'],
    [makeOfAll(-4, 1, 3, 4, 8), 'every', '1 - 3 = -2\n-2 / 4 = -1/2\n8 * 1/-2 = -4', 'exact'],
    [makeOfAll(4, 1, 3, 4, 8), 'every', '1 - 3 = -2\n-2 / 4 = -1/2\n8 * -1/-2 = 4', 'not-an-expression'],
  ]);
  groupOfPuzzles('without an earlier value of that quotient it is a division', [
    [makeOfAll('24/5', 3, 5, 8), 'every', '8 * 3/5 = 24/5', 'exact', { used: [8, 3, 5] }],
    [makeOfAll('24/5', 3, 5, 7), 'every', '8 * 3/5 = 24/5', 'number-not-given', { number: 8 }],
  ]);
  groupOfPuzzles('a decimal is its exact value, in a result and in an operand that an earlier step gave', [
    [makeOfAll('1/5', 1, 5), 'every', '1 / 5 = 0.2', 'exact'],
    [makeOfAll(24, 1, 5, 120), 'every', '1 / 5 = 0.2\n0.2 * 120 = 24', 'exact'],
    [makeOfAll('1/3', 1, 3), 'every', '1 / 3 = 0.33', 'wrong-result'],
    [makeOfAll('1/3', 1, 3), 'every', '1 / 3 = 0.3333333333333333', 'wrong-result'],
    [makeOfAll('1/4', 1, 4), 'every', '1 / 4 = 0.250', 'exact'],
    [makeOfAll(9, 2, 4, 5), 'every', '4.5 * 2', 'not-an-expression'],
  ]);
  groupOfPuzzles('a decimal with only zeros behind the point is that integer everywhere', [
    [make(100, 2, 98), 'every', '98.0 + 2', 'exact'],
    [make(100, 2, 98), 'every', '98.00 + 2.0 = 100.000', 'exact'],
    [make(100, 2, 98), 'every', '98.0 + 2 = 100.1', 'wrong-result'],
    [make(24, 2, 10, 2), 'every', '2.0 + 10.0 = 12.0\n12.0 * 2 = 24', 'exact'],
    [make(100, 2, 99), 'every', '98.0 + 2', 'number-not-given', { number: 98 }],
  ]);
  groupOfPuzzles('a point without a digit behind it belongs to no number', [
    [product, 'strict', '4 * 6.', 'not-an-expression'],
    [product, 'strict', '4 * 6 = 24.', 'not-an-expression'],
    [product, 'every', '4. * 6', 'not-an-expression'],
  ]);
  groupOfPuzzles('a comma groups digits before a sign that ends the number, or in a value that is there', [
    [make(3944, 6, 3950), 'every', '3,950 - 6 = 3,944', 'exact'],
    [make(3944, 6, 50, 79), 'every', '79 * 50 = 3,950\n3,950 - 6 = 3,944', 'exact'],
    [make(1024, 24, 1000), 'every', '(1,000) + 24', 'exact'],
    [make(1024, 24, 1000), 'every', '24 + 1,000', 'exact'],
    [make(1024, 24, 1000), 'every', '24 + 1,000 = 1,024', 'exact'],
    [make(1_000_000, 1000, 1000), 'every', '1,000 * 1,000 = 1,000,000', 'exact'],
    [integer(-19_800, 5, 9, 2205), 'every', '5 - 2205 = -2200\n-2,200 * 9 = -19,800', 'exact'],
    [makeSquare(1_000_005, 5, 1000), 'every', '1,000² + 5', 'exact'],
    [
      makeSquare(1_000_005, 5, 10, 100),
      'every',
      '10*100=1,000\n1,000²=1,000,000\n1,000,000+5=1,000,005',
      'exact',
    ],
    [make(105, 5, 10, 100), 'every', '10*10 ≈ 100,100+5=105', 'number-reused'],
    [make(96, 2, 4, 6, 100), 'every', '2*6=12,100-4=96', 'exact', { used: [2, 6, 100, 4] }],
    [make(96, 2, 4, 6, 100), 'every', '2 * 6 = 12, 100 - 4 = 96', 'exact'],
    [make(12, 2, 6), 'every', '2 * 6 = 12,100', 'wrong-result'],
    [make(100, 4, 25), 'every', '4 * 25 = 0,100', 'not-an-expression'],
    [make(1024, 24, 1000), 'every', '24 + 1000 = 10,24', 'not-an-expression'],
    [make(1024, 24, 1000), 'every', '24 + 1000 = 1,0240', 'not-an-expression'],
    [make(1024, 24, 1000), 'every', '1234,500', 'not-an-expression'],
  ]);
  groupOfPuzzles('commas between the arguments of a call separate', [
    [{ numbers: [10, 100], target: 2, rules: real }, 'every', 'log(10,100)', 'exact', { used: [10, 100] }],
    [{ numbers: [2, 100], target: 10, rules: real }, 'every', 'root(100,2)', 'exact'],
    [{ numbers: [2, 1024], target: 32, rules: real }, 'every', 'root(1,024, 2)', 'not-an-expression'],
    [{ numbers: [1024], target: 32, rules: real }, 'every', 'sqrt(1,024) = 32', 'exact'],
    [{ numbers: [5, 1024], target: 2, rules: real }, 'every', 'root(sqrt(1,024), 5)', 'exact'],
  ]);
  groupOfPuzzles('a point never groups, and there is no decimal comma', [
    [make(1024, 24, 1000), 'every', '24 + 1000 = 1.024', 'wrong-result'],
    [make(1024, 24, 1000), 'every', '24 + 1.000', 'number-not-given', { number: 1 }],
    [makeOfAll('1/5', 1, 5), 'every', '1 / 5 = 0,2', 'not-an-expression'],
  ]);
  group('a chain holds if every equality does, and is its first side that is not one number', hand, [
    ['every', '(10 - 4) * (13 - 9) = 6 * 4 = 24', 'exact', { used: [10, 4, 13, 9] }],
    ['every', '24 = (10 - 4) * (13 - 9)', 'exact'],
    ['every', '24 = (10 - 4) * (13 - 9) = 24', 'exact'],
    ['every', '(10 - 4) * (13 - 9) = 6 * (13 - 9) = 6 * 4 = 24', 'exact'],
    ['every', '24 == (10 - 4) * (13 - 9) == 6 × 4', 'exact'],
    ['every', '(10 - 4) * (13 - 9) = 6 * 5 = 24', 'wrong-result'],
    ['every', '(10 - 4) * (13 - 9) = 24 = 25', 'wrong-result'],
    ['every', '25 = (10 - 4) * (13 - 9)', 'wrong-result'],
    ['every', '6 * 4 = (10 - 4) * (13 - 9) = 24', 'number-not-given', { number: 6 }],
    ['every', '24 = 6 * 4', 'number-not-given', { number: 6 }],
    ['every', '(10 - 4) * (13 - 9) = = 24', 'not-an-expression'],
    ['every', '(10 - 4) * (13 - 9) =\n= 24', 'not-an-expression'],
    ['every', '(10 - 4) * ((13 - 9) = 24', 'not-an-expression'],
    ['every', '(10 - 4) * (13 - 9) = 24 or so', 'not-an-expression'],
  ]);
  groupOfPuzzles('chains whose sides are quotients, decimals or grouped digits', [
    [makeOfAll('8/3', 3, 8), 'every', '8 / 3 = 16/6 = 8/3', 'exact'],
    [makeOfAll('8/3', 3, 8), 'every', '8/3 = 8 / 3', 'exact', { used: [8, 3] }],
    [makeOfAll('5/2', 2, 5), 'every', '2.5 = 5 / 2', 'exact'],
    [make(3944, 6, 50, 79), 'every', '3,944 = 79 * 50 - 6', 'exact'],
    [hand, 'every', '(4 - 10) * (9 - 13) = (-6) * (-4) = 24', 'exact'],
    [hand, 'every', '(4 - 10) * (9 - 13) = -6 * (9 - 13) = -6 * -4 = 24', 'exact'],
    [hand, 'every', '4 - 10 = -6\n9 - 13 = -4\n-6 * -4 = (-6) * (-4) = 24', 'exact'],
    [hand, 'tolerant', '(4 - 10) * (9 - 13) = (-6)(-4) = 24', 'exact'],
    [eights, 'every', '8 / (3 - 8 / 3) = -8 * -3 = 24', 'exact'],
    [hand, 'every', '(4 - 10) * (9 - 13) = (-6) * (-5) = 24', 'wrong-result'],
    [hand, 'every', '(4 - 10) * (9 - 13) = --6 * 4 = 24', 'not-an-expression'],
    [hand, 'every', '(4 - 10) * (9 - 13) = -(-24) = 24', 'not-an-expression'],
  ]);
  groupOfPuzzles('under tolerant a sum may begin with a minus if it has a plus', [
    [make(4, 5, 9), 'tolerant', '-5 + 9', 'exact'],
    [make(4, 5, 9), 'tolerant', '−5 + 9 = 4', 'exact'],
    [make(4, 5, 9), 'tolerant', '- 5 + 9', 'exact'],
    [make(24, 2, 5, 34), 'tolerant', '-5 * 2 + 34', 'exact'],
    [make(24, 4, 6, 8, 30), 'tolerant', '-6 + 30 - 4 + 8 = 28', 'wrong-value'],
    [make(28, 4, 6, 8, 30), 'tolerant', '-6 + 30 - 4 + 8 = 28', 'exact'],
    [hand, 'tolerant', '(-4 + 10) * (-9 + 13)', 'exact'],
    [make(4, 5, 9), 'strict', '-5 + 9', 'operator-not-allowed'],
    [make(4, 5, 9), 'extract', '<answer>-5 + 9</answer>', 'operator-not-allowed'],
    [makeOfAll(24, 1, 25), 'tolerant', '-(1 - 25)', 'operator-not-allowed'],
    [makeOfAll(-14, 5, 9), 'tolerant', '-5 - 9', 'operator-not-allowed'],
    [makeOfAll(-20, 4, 5), 'tolerant', '-5 * 4', 'operator-not-allowed'],
    [makeOfAll(4, 5, 9), 'tolerant', '+9 - 5', 'operator-not-allowed'],
    [make(4, 5, 9), 'tolerant', '--5 + 9', 'not-an-expression'],
    [makeOfAll(24, 4, 9, 29), 'every', '4 - 9 = -5\n-5 + 29 = 24', 'exact'],
    [makeOfAll(24, 4, 5, 9, 29), 'tolerant', '4 - 9 = -5\n-5 + 29 = 24', 'number-unused', { unused: [5] }],
  ]);
  groupOfPuzzles('other signs', [
    [makeOfAll(24, 4, 9, 10, 13), 'every', '4 - 10 = -6\n9 - 13 = -4\n-6 * -4 = 24', 'exact'],
    [makeOfAll(24, 4, 9, 10, 13), 'every', '4 - 10 = −6; 9 - 13 = −4; (-6) * (-4) = 24', 'exact'],
    [makeOfAll(-6, 4, 10), 'every', '4 - 10 = --6', 'not-an-expression'],
    [makeOfAll(24, 4, 6), 'every', '4 * -6', 'operator-not-allowed'],
    [makeOfAll(24, 4, 6), 'every', '+4 * 6', 'operator-not-allowed'],
    [makeOfAll(24, 4, 6), 'every', '--4 * 6', 'not-an-expression'],
  ]);
});

describe('steps', () => {
  group('each consumes two values and adds its result', hand, [
    ['every', '10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24', 'exact', { used: [10, 4, 13, 9], value: 24 }],
    ['every', '13 - 9 = 4 (left: 4 4 10)\n10 - 4 = 6 (left: 4 6)\n4 * 6 = 24 (left: 24)', 'exact'],
    ['every', '10 - 4 = 6 (left: 6 9 13)\n13 / 9 = 13/9 (left: 1.5 6)', 'number-unused'],
    ['every', '10 - 4 = 6\n\n13 - 9 = 4\n\n6 * 4 = 24\n', 'exact'],
    ['every', '10 - 4 = 6\n13 - 9 = 4\n6 * 5 = 24', 'number-not-given', { number: 5 }],
    ['every', '10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 25', 'wrong-result'],
    ['every', '10 - 4 = 6\n13 - 9 = 4\n6 + 6 = 12', 'number-reused'],
    ['every', '10 - 4 = 6\n13 - 9 = 4', 'number-unused'],
    ['every', '10 - 4 = 6\n13 - 9 = 4\nso 6 * 4 = 24', 'not-an-expression'],
    ['every', '10 - 4 = 6\n13 - 9 = 4\n(10 - 4) * (13 - 9) = 24', 'not-an-expression'],
  ]);
});

describe('the first fault of a verdict', () => {
  groupOfPuzzles('an answer with two faults', [
    [hand, 'every', '5! + 12 +', 'not-an-expression'],
    [hand, 'every', '5! + 12', 'operator-not-allowed', { operator: '!' }],
    [hand, 'every', '12 + 10 + 10', 'number-not-given', { number: 12 }],
    [hand, 'every', '10 + 10 = 21', 'number-reused'],
    [hand, 'every', '10 / (4 - 4)', 'number-reused'],
    [make(24, 4, 4, 10), 'every', '4 - 10 / (4 - 4)', 'number-reused'],
    [make(24, 4, 4, 10), 'every', '10 / (4 - 4)', 'division-by-zero'],
    [make(24, 4, 10), 'every', '4 - 10 = 6', 'not-natural'],
    [make(24, 4, 10), 'every', '4 + 10 = 13', 'wrong-result'],
    [{ ...make(24, 4, 10), leastDistance: 10 }, 'every', '4 + 10', 'nearest'],
    [{ ...make(24, 4, 10), leastDistance: 9 }, 'every', '4 + 10', 'wrong-value'],
    [product, 'strict', '4 * 6'.padEnd(10_001), 'too-long'],
  ]);
});

describe('modes', () => {
  group('strict judges the whole text', product, [
    ['strict', '4 * 6', 'exact', { value: 24 }],
    ['strict', 'Answer: 4 * 6', 'not-an-expression'],
    ['strict', '<answer>4 * 6</answer>', 'not-an-expression'],
    ['strict', '\\boxed{4 * 6}', 'not-an-expression'],
    ['strict', '```\n4 * 6\n```', 'not-an-expression'],
    ['strict', '**4 * 6**', 'not-an-expression'],
    ['strict', '<think></think>4 * 6', 'not-an-expression'],
  ]);
  group('extract takes the last complete tag or box outside thoughts', product, [
    ['extract', 'So it is <answer>4 * 6</answer>, I think.', 'exact'],
    ['extract', 'So it is \\boxed{4 \\times 6}.', 'exact'],
    ['extract', '<answer>6 - 4</answer> no, <answer>4 * 6</answer>', 'exact'],
    ['extract', '<answer>4 * 6</answer> no, <answer>6 - 4</answer>', 'wrong-value'],
    ['extract', '<answer>4 * 6</answer> or \\boxed{6 - 4}', 'wrong-value'],
    ['extract', '<answer>\\boxed{4 * 6}</answer>', 'exact'],
    ['extract', '<answer>4 * 6</answer> or <answer>6 -', 'exact'],
    ['extract', '<answer>4 * 6', 'not-an-expression'],
    ['extract', '\\boxed{4 * 6', 'not-an-expression'],
    ['extract', '<answer></answer>', 'not-an-expression'],
    ['extract', '4 * 6', 'not-an-expression'],
    ['extract', 'Answer: 4 * 6', 'not-an-expression'],
    ['extract', '<answer>It is 4 * 6</answer>', 'not-an-expression'],
    ['extract', '<answer>4 x 6</answer>', 'not-an-expression'],
    ['extract', '<answer>`4 * 6`</answer>', 'not-an-expression'],
    ['extract', '<think>4 + 6?</think><answer>4 * 6</answer>', 'exact'],
    ['extract', '<think><answer>4 * 6</answer></think> I do not know.', 'not-an-expression'],
    ['extract', '<think>So <answer>4 * 6</answer>', 'not-an-expression'],
    ['extract', 'So <answer>4 * 6</answer></think> I do not know.', 'not-an-expression'],
    ['extract', '<answer>4 * 6</answer><think>or not?</think>', 'exact'],
    ['tolerant', '<seed:think>Answer: 4 + 6</seed:think>\n4 * 6', 'exact'],
    ['tolerant', 'Answer: 4 * 6\n<inner.thoughts>or not', 'not-an-expression'],
  ]);
  describe('tolerant and extract: the turn of the assistant', () => {
    group('ends where somebody else has a turn', product, [
      [
        'tolerant',
        '<|im_start|>assistant\nno<|im_end|>\n<|im_start|>user\nAnswer: 4 * 6',
        'not-an-expression',
      ],
      ['tolerant', 'Assistant: no\nUser: hm\nAnswer: 4 * 6', 'not-an-expression'],
      ['tolerant', '4 * 6<|im_end|>\n<|im_start|>user\nAnswer: 4 + 6', 'exact'],
      ['tolerant', '<｜Assistant｜>4 * 6<｜User｜>Answer: 4 + 6', 'exact'],
      [
        'extract',
        '<|im_start|>assistant\nno<|im_end|>\n<|im_start|>user\n<answer>4 * 6</answer>',
        'not-an-expression',
      ],
    ]);
    group('begins behind its last head', product, [
      ['tolerant', '<|im_start|>user\n4 and 6?<|im_end|>\n<|im_start|>assistant\n4 * 6<|im_end|>', 'exact'],
      ['tolerant', 'User: is it 4 + 6?\nAssistant: 4 * 6', 'exact'],
      [
        'tolerant',
        '<|begin_of_text|><|start_header_id|>user<|end_header_id|>\n\nMake 24.<|eot_id|>' +
          '<|start_header_id|>assistant<|end_header_id|>\n\n4 * 6<|eot_id|>',
        'exact',
      ],
      [
        'tolerant',
        '<start_of_turn>user\nMake 24<end_of_turn>\n<start_of_turn>model\n4 * 6<end_of_turn>',
        'exact',
      ],
      ['tolerant', '<s>[INST] Make 24 [/INST] 4 * 6</s>', 'exact'],
      ['tolerant', '<｜User｜>Make 24<｜Assistant｜>4 * 6<｜end▁of▁sentence｜>', 'exact'],
      ['tolerant', '<|user|>\nMake 24<|end|>\n<|assistant|>\n4 * 6<|end|>', 'exact'],
      [
        'tolerant',
        '<|start|>assistant<|channel|>analysis<|message|>4 + 6?<|end|>' +
          '<|start|>assistant<|channel|>final<|message|>4 * 6<|return|>',
        'exact',
      ],
      ['tolerant', '<|start|>assistant<|channel|>analysis<|message|>4 * 6', 'not-an-expression'],
      ['tolerant', '<|start|>assistant<|channel|>analysis<|message|>4 * 6<|end|>', 'not-an-expression'],
      [
        'tolerant',
        '<|im_start|>user\nAnswer: 4 * 6<|im_end|>\n<|im_start|>assistant\nNo.',
        'not-an-expression',
      ],
      ['tolerant', 'User: <answer>4 * 6</answer>?\nAssistant: No.', 'not-an-expression'],
      ['tolerant', '[INST] <answer>4 * 6</answer> [/INST] No.', 'not-an-expression'],
      ['tolerant', '<start_of_turn>user\n\\boxed{4 * 6}\n<start_of_turn>model\nNo.', 'not-an-expression'],
      ['tolerant', '<|user|>\n```\n4 * 6\n```<|end|>\n<|assistant|>\nNo.', 'not-an-expression'],
      ['tolerant', '<｜User｜>Answer: 4 * 6<｜Assistant｜>No.', 'not-an-expression'],
      ['tolerant', 'Assistant: 4 * 6\nUser: sure?\nAssistant: No.', 'not-an-expression'],
    ]);
    group('ends without the tokens of the end', product, [
      ...['</s>', '<|endoftext|>', '<|eot_id|>', '<eos>', '<|im_end|>\n', '</s></s>', '<|end_of_text|>'].map(
        (token): Row => ['tolerant', `4 * 6${token}`, 'exact'],
      ),
    ]);
    group('does not count its thoughts', product, [
      ...[
        '</think>',
        '</thinking>',
        '</thought>',
        '</reasoning>',
        '[/THINK]',
        '◁/think▷',
        '<|end_of_thought|>',
      ].map((end): Row => ['tolerant', `Is it 4 + 6?\n${end}\n4 * 6`, 'exact']),
      ['tolerant', '<think>4 + 6?</think>4 * 6', 'exact'],
      ['tolerant', '<think>4 + 6</think> <think>6 - 4</think>Answer: 4 * 6', 'exact'],
      ...['<think>', '<thinking>', '<thought>', '<reasoning>', '[THINK]', '◁think▷'].map((begin): Row => [
        'tolerant',
        `${begin}\nAnswer: 4 * 6`,
        'not-an-expression',
      ]),
      ['tolerant', '<think>Answer: 4 * 6</think>', 'not-an-expression'],
      ['tolerant', 'Answer: 4 * 6</think>', 'not-an-expression'],
      ['tolerant', '<think>\nAnswer: 4 * 6\n</think>\nI do not know.', 'not-an-expression'],
      ['tolerant', '<think>\nAnswer: 4 * 6\n</think>\nAnswer: 4 + 6', 'wrong-value'],
      ['tolerant', '<think>```\n4 * 6\n```</think> none', 'not-an-expression'],
      ['tolerant', '<answer>4 * 6</answer> <think>or is it?', 'not-an-expression'],
    ]);
  });
  describe('tolerant: the last tag, box, fence or label', () => {
    group('tags, boxes and fences', product, [
      ['tolerant', 'I say <answer>4 * 6</answer>.', 'exact'],
      ['tolerant', '<ANSWER>4 * 6</Answer>', 'exact'],
      ['tolerant', '<final_answer>4 * 6</final_answer>', 'exact'],
      ['tolerant', '<solution>\n4 * 6\n</solution>\nDone.', 'exact'],
      ['tolerant', 'So $\\boxed{4 \\times 6}$ it is.', 'exact'],
      ['tolerant', 'So:\n```\n4 * 6\n```\nDone.', 'exact'],
      ['tolerant', 'So:\n~~~text\n4 * 6\n~~~', 'exact'],
      ['tolerant', '<result>4 * 6</result>', 'not-an-expression'],
      ['tolerant', '<answer>4 * 6</solution>', 'not-an-expression'],
      ['tolerant', '<answer></answer>', 'not-an-expression'],
    ]);
    group('labels at the begin of a line', product, [
      ...[
        'Answer',
        'Final answer',
        'Solution',
        'Expression',
        'Antwort',
        'Lösung',
        'Réponse',
        'Respuesta',
        'Re\u0301ponse',
      ].map((label): Row => ['tolerant', `I think.\n${label}: 4 * 6`, 'exact']),
      ['tolerant', 'Solución: 4 * 6', 'exact'],
      ['tolerant', '答案：4 * 6', 'exact'],
      ['tolerant', '答案: 4 × 6 = 24。', 'exact'],
      ['tolerant', 'FINAL ANSWER: 4 * 6', 'exact'],
      ['tolerant', 'The answer is 4 * 6', 'exact'],
      ['tolerant', 'The answer is: 4 * 6.', 'exact'],
      ['tolerant', '#### 4 * 6', 'exact'],
      ['tolerant', 'A: 4 * 6', 'exact'],
      ['tolerant', '# Answer: 4 * 6', 'exact'],
      ['tolerant', '> Answer: 4 * 6', 'exact'],
      ['tolerant', '**Answer:** 4 * 6', 'exact'],
      ['tolerant', '**Answer**: 4 * 6', 'exact'],
      ['tolerant', '__Answer:__ 4 * 6', 'exact'],
      ['tolerant', '**Answer: 4 * 6**', 'exact'],
      ['tolerant', '✅ Answer: 4 * 6', 'exact'],
      ['tolerant', '### Final answer\n\n4 * 6\n', 'exact'],
      ['tolerant', '**Solution**\n4 * 6', 'exact'],
      ['tolerant', '✅✅ Answer: 4 * 6', 'not-an-expression'],
      ['tolerant', 'So my Answer: 4 * 6', 'not-an-expression'],
      ['tolerant', 'I think the answer is 4 * 6', 'not-an-expression'],
      ['tolerant', 'Answer 4 * 6', 'not-an-expression'],
      ['tolerant', 'Result: 4 * 6', 'not-an-expression'],
    ]);
    groupOfPuzzles('A: is a label only under tolerant, a quotient of an ace otherwise', [
      [{ numbers: ['A', 4, 6], target: '3/2', rules: twentyFour }, 'strict', 'A: 4 * 6', 'exact'],
      [{ numbers: ['A', 4, 6], target: 24, rules: twentyFour }, 'tolerant', 'A: 4 * 6', 'number-unused'],
    ]);
    group('what begins last counts', product, [
      ['tolerant', '<answer>6 - 4</answer>\nAnswer: 4 * 6', 'exact'],
      ['tolerant', '<answer>4 * 6</answer>\nAnswer: 6 - 4', 'wrong-value'],
      ['tolerant', 'Answer: 6 - 4\n```\n4 * 6\n```', 'exact'],
      ['tolerant', 'Answer: 4 * 6\n```\n6 - 4\n```', 'wrong-value'],
      ['tolerant', '```\n4 * 6\n```\n\\boxed{6 - 4}', 'wrong-value'],
      ['tolerant', 'Answer: 4 * 6\n\nAnswer: 6 - 4', 'wrong-value'],
      ['tolerant', 'Answer: 4 * 6\n<answer></answer>', 'not-an-expression'],
      ['tolerant', 'Answer: 4 * 6\nThe answer is unknown.', 'not-an-expression'],
    ]);
    group('a tag, box or fence inside another', product, [
      ['tolerant', '<answer>\\boxed{4 * 6}</answer>', 'exact'],
      ['tolerant', '<answer>\n```\n4 * 6\n```\n</answer>', 'exact'],
      ['tolerant', '```\n<answer>4 * 6</answer>\n```', 'exact'],
      ['tolerant', '```latex\n\\boxed{4 \\times 6}\n```', 'exact'],
      ['tolerant', 'Answer:\n```\n4 * 6\n```', 'exact'],
      ['tolerant', 'Answer: <answer>4 * 6</answer>', 'exact'],
      ['tolerant', '<answer>\nAnswer: 4 * 6\n</answer>\nI hope that helps.', 'exact'],
      ['tolerant', '```\nAnswer: 4 * 6\n```\nI hope that helps.', 'exact'],
      ['tolerant', '<answer>\nAnswer:\n4 * 6\n</answer>\n- 5', 'exact'],
    ]);
    group('an unclosed tag or fence has no answer', product, [
      ['tolerant', '<answer>4 * 6', 'not-an-expression'],
      ['tolerant', '\\boxed{4 * 6', 'not-an-expression'],
      ['tolerant', '```\n4 * 6', 'not-an-expression'],
      ['tolerant', 'Answer: 4 * 6\n<answer>6 -', 'not-an-expression'],
      ['tolerant', 'Answer: 4 * 6\n```\n6 -', 'not-an-expression'],
      ['tolerant', '<answer>4 * 6</answer>\n<solution>', 'not-an-expression'],
      ['tolerant', '<answer>\nAnswer: 4 * 6', 'not-an-expression'],
      ['tolerant', '<answer>\n```\n4 * 6\n```', 'not-an-expression'],
    ]);
    group('the target alone is passed over if an answer stands before it', product, [
      ['tolerant', 'Answer: 4 * 6\n\n\\boxed{24}', 'exact'],
      ['tolerant', '<answer>4 * 6</answer>\nThe answer is 24.', 'exact'],
      ['tolerant', '```\n4 * 6\n```\nAnswer: 24', 'exact'],
      ['tolerant', 'Answer: 4 * 6\n\nThe final answer is $\\boxed{24}$.', 'exact'],
      ['tolerant', '\\boxed{4 * 6}\n\n**Final answer:** \\(\\boxed{24}\\)', 'exact'],
      ['tolerant', 'Answer: 4 * 6\n<answer>\\boxed{24}</answer>', 'exact'],
      ['tolerant', 'Answer: 4 * 6\nAnswer: <answer>24</answer>', 'exact'],
      ['tolerant', 'Answer: 4 * 6\nAnswer: \\fbox{2}\\fbox{4}', 'wrong-value'],
      ['tolerant', 'Answer: 4 * 6\nAnswer: 2</answer>4', 'not-an-expression'],
      ['tolerant', 'Answer: 4 * 6\nAnswer: \\fbox{2}4', 'number-not-given', { number: 2 }],
      ['tolerant', '4 * 6 = <answer>\\boxed{24}</answer>', 'exact'],
      ['tolerant', 'Answer: 4 * 6\nAnswer: \\boxed{25}', 'number-not-given', { number: 25 }],
      ['tolerant', 'Answer: 6 - 4\n\n\\boxed{24}', 'wrong-value'],
      ['tolerant', 'Answer: 4 * 6\n\n\\boxed{25}', 'number-not-given', { number: 25 }],
      ['tolerant', '\\boxed{24}', 'number-not-given', { number: 24 }],
      ['tolerant', 'Answer:\n4 * 6 = 24\n\n\\boxed{24}', 'exact'],
      ['tolerant', '<answer>4 * 6\nAnswer: 24</answer>', 'exact'],
      ['tolerant', '<answer>4 * 6 = 24\n\\boxed{24}\n- 5</answer>', 'not-an-expression'],
      ['tolerant', 'Answer:\n4 * 6\n\\boxed{24} + 3', 'not-an-expression'],
      ['tolerant', 'Solution:\n4 * 6 = 24\nFinal answer: 24', 'exact'],
      ['tolerant', '4 * 6\n\nAnswer: 24', 'number-not-given', { number: 24 }],
    ]);
    group('behind = a mark round the target is dropped, and its line is the answer', product, [
      ['tolerant', '4 * 6 = \\boxed{24}', 'exact'],
      ['tolerant', 'I multiply.\n4 \\times 6 = \\boxed{24}', 'exact'],
      ['tolerant', '$4 \\times 6 = \\boxed{24}$', 'exact'],
      ['tolerant', 'Answer: 4 * 6 = \\boxed{24}', 'exact'],
      ['tolerant', '4 * 6 = **24**', 'exact'],
      ['tolerant', '4 + 6 = \\boxed{24}', 'wrong-result'],
      ['tolerant', 'It is 4 * 6 = \\boxed{24}', 'not-an-expression'],
    ]);
    group('or what its label takes, if the line says nothing without the lines before it', hand, [
      ['tolerant', 'Solution:\n10 - 4 = 6\n13 - 9 = 4\n6 * 4 = \\boxed{24}', 'exact'],
      ['tolerant', '**Solution:**\n1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = \\boxed{24}', 'exact'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = \\boxed{24}', 'exact'],
      ['tolerant', 'Answer: (10 - 4) * (13 - 9)\n= \\boxed{24}', 'exact'],
      ['tolerant', 'Answer: (10 - 4) * (13 - 9)\n= 6 * 4\n= $\\boxed{24}$', 'exact'],
      ['tolerant', 'Solution:\n10 - 4 = 6\n13 - 9 = 5\n6 * 4 = \\boxed{24}', 'number-reused'],
      ['tolerant', 'Solution:\n9 + 4 = 13\n(10 - 4) * (13 - 9) = \\boxed{24}', 'exact'],
      ['tolerant', 'Solution:\nI subtract.\n(10 - 4) * (13 - 9) = \\boxed{24}', 'exact'],
      ['tolerant', 'Solution:\nI subtract.\n6 * 4 = \\boxed{24}', 'number-not-given'],
      ['tolerant', 'Answer: 10 + 4\n\nThen 9.\n\n6 * 4 = \\boxed{24}', 'number-not-given'],
      ['tolerant', '10 - 4 = 6\n13 - 9 = 4\n6 * 4 = \\boxed{24}', 'exact'],
      ['tolerant', '- 10 - 4 = 6\n- 13 - 9 = 4\n- 6 * 4 = \\boxed{24}', 'exact'],
      ['tolerant', '(10-4)*(13-9) = 6*4\n= \\boxed{24}', 'exact'],
      [
        'tolerant',
        '$$\n\\begin{aligned}\n(10-4)\\times(13-9) &= 6\\times 4 \\\\\n&= \\boxed{24}\n\\end{aligned}\n$$',
        'exact',
      ],
      ['tolerant', '\\begin{aligned}\n(10-4)\\times(13-9) &= \\boxed{24}\n\\end{aligned}', 'exact'],
      ['tolerant', '10 - 4 = 6\n6 * 4 = \\boxed{24}', 'number-reused'],
      ['tolerant', 'I subtract.\n10 - 4 = 6\n13 - 9 = 4\n6 * 4 = \\boxed{24}', 'number-not-given'],
    ]);
    const written = '(10 - 4) * (13 - 9)';
    group('also on the line of a label, whatever is below', hand, [
      ...['**24**', '*24*', '**24**.', '**24** ✓', '__24__'].map((result): Row => [
        'tolerant',
        `Answer: ${written} = ${result}\n\nThis uses all numbers.`,
        'exact',
      ]),
      ...['**Answer:**', '#### ', 'The answer is'].map((label): Row => [
        'tolerant',
        `${label} ${written} = **24**\nDone it is.`,
        'exact',
      ]),
      ['tolerant', `Answer: ${written} = **24**\n* 5`, 'wrong-result'],
      ['tolerant', `Answer: ${written} = **24**\n\n- 5`, 'wrong-result'],
      ['tolerant', `Answer: ${written}\n= **24**\n- 5`, 'wrong-result'],
    ]);
    group('a repeated target ends a content, in marks and before prose', hand, [
      ...['\\boxed{24}', '$\\boxed{24}$', '$$\\boxed{24}.$$', '\\[\\boxed{24}\\]', '**\\boxed{24}**'].flatMap(
        (mark): Row[] => [
          ['tolerant', `Answer:\n${written} = 24\n\n${mark}`, 'exact'],
          ['tolerant', `### Solution\n${written} = 24\n\n${mark}\n\nAll numbers are used.`, 'exact'],
          ['tolerant', `Solution:\n1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24\n\n${mark}`, 'exact'],
          ['tolerant', `Solution:\n- 10 - 4 = 6\n- 13 - 9 = 4\n- 6 * 4 = 24\n\n${mark}`, 'exact'],
          ['tolerant', `Answer:\n${written} = 24\n\n${mark}\nor 4 * 6`, 'not-an-expression'],
          ['tolerant', `Answer:\n${written} = 24\n\n${mark}\n- 5`, 'not-an-expression'],
        ],
      ),
      ...[
        'The final answer is \\boxed{24}.',
        'Final answer: <answer>24</answer>.',
        '#### 24',
        '### Final Answer:\n24',
      ].map((last): Row => ['tolerant', `Expression:\n${written} = 24\n\n${last}`, 'exact']),
      ...[
        '\n\n**$\\boxed{24}$**',
        '\n\n\\[ \\boxed{24} \\]',
        '\n> Answer: 24',
        ' \\boxed{24}',
        ' $\\boxed{24}$\n\nAll numbers are used.',
      ].map((mark): Row => ['tolerant', `Answer:\n${written} = 24${mark}`, 'exact']),
      ...[
        ' \\boxed{24}\n6 - 4',
        ' $\\boxed{24}$\nNo, that is wrong.',
        ' \\boxed{24}\n\n10 + 4',
        ' <answer>24</answer>\n(10 - 9) * (13 - 9)',
      ].map((rest): Row => ['tolerant', `Answer:\n${written} = 24${rest}`, 'not-an-expression']),
      ['tolerant', `Answer:\n${written}\n- \\boxed{24}`, 'not-an-expression'],
      ['tolerant', `Answer:\n${written}\n* \\boxed{24}`, 'not-an-expression'],
      ['tolerant', `Answer:\n${written}\n-\n\\boxed{24}`, 'not-an-expression'],
      ['tolerant', `<answer>${written}\n\n\\boxed{24}\n\nAll of it.</answer>`, 'not-an-expression'],
    ]);
    group('there the target may be a quotient', makeOfAll('12/5', 24, 12, 5), [
      ['tolerant', 'Answer: (24 - 12) / 5 = \\boxed{12/5}', 'exact'],
      ['tolerant', 'Answer: (24 - 12) / 5 = **12/5**', 'exact'],
      ['tolerant', '\\boxed{12 / 5}', 'number-unused'],
    ]);
  });
  describe('tolerant: what belongs to a label', () => {
    group('alone on its line: the rest up to a blank line before prose', product, [
      ['tolerant', 'Answer:\n4 * 6', 'exact'],
      ['tolerant', 'Answer:\n\n4 * 6\n', 'exact'],
      ['tolerant', 'Answer:\n4 * 6\n\nThis uses both numbers.', 'exact'],
      ['tolerant', 'Answer:\n4 * 6\nThis uses both numbers.', 'not-an-expression'],
      ['tolerant', 'Answer:\n4 * 6\n\n- 5', 'number-not-given', { number: 5 }],
      ['tolerant', 'Answer:\n4\n* 6', 'exact'],
      ['tolerant', 'Answer:\n4 * 6\n\n---\n', 'exact'],
      ['tolerant', 'Answer:\n4 * 6\n\n--- 5', 'not-an-expression'],
    ]);
    group('alone on its line, before steps', hand, [
      ['tolerant', 'Answer:\n10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24', 'exact'],
      ['tolerant', 'Answer:\n10 - 4 = 6\n\n13 - 9 = 4\n\n6 * 4 = 24\n\nAll cards are used.', 'exact'],
      ['tolerant', '**Solution:**\n1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24', 'exact'],
      ['tolerant', '10 - 4 = 6\n13 - 9 = 4\nAnswer:\n6 * 4 = 24', 'number-not-given', { number: 6 }],
    ]);
    group('otherwise its line', product, [
      ['tolerant', 'Answer: 4 * 6\nThis uses both numbers.', 'exact'],
      ['tolerant', 'Answer: 4 * 6\n\nThis uses both numbers.', 'exact'],
      ['tolerant', 'Answer: 4 * 6 is right', 'not-an-expression'],
    ]);
    groupOfPuzzles('and the next line that goes on, or that it asks for', [
      [product, 'tolerant', 'Answer: 4\n* 6', 'exact'],
      [product, 'tolerant', 'Answer: 4 *\n6', 'exact'],
      [product, 'tolerant', 'Answer: 4 *\n\n6', 'exact'],
      [product, 'tolerant', 'Answer: (4\n* 6)', 'exact'],
      [product, 'tolerant', 'Answer: (4 * 6\n)', 'exact'],
      [product, 'tolerant', 'Answer: 4 * 6\n= 24', 'exact'],
      [product, 'tolerant', 'Answer: 4 * 6\n\n= 24', 'exact'],
      [product, 'tolerant', 'Answer: 4 * 6\n= 25', 'wrong-result'],
      [make(24, 4, 5, 6), 'tolerant', 'Answer: 4 * 6\n- 5', 'wrong-value', { value: 19 }],
      [make(24, 4, 5, 6), 'tolerant', 'Answer: 4 * 6\n\n- 5', 'wrong-value', { value: 19 }],
      [make(19, 4, 5, 6), 'tolerant', 'Answer: 4 * 6\n- 5 = 19', 'exact'],
      [product, 'tolerant', 'Answer: 4 * 6\n- as you can see', 'exact'],
      [hand, 'tolerant', 'Answer: (10 - 4)\n* (13\n- 9)', 'exact'],
      [hand, 'tolerant', 'Answer: (10 - 4)\n* (13 -\n9)', 'exact'],
      [product, 'tolerant', 'Answer: (4 * 6', 'not-an-expression'],
    ]);
    group('but not bulleted steps that all hold', hand, [
      ['tolerant', 'Answer: (10 - 4) * (13 - 9)\n- 10 - 4 = 6\n- 13 - 9 = 4\n- 6 * 4 = 24', 'exact'],
      ['tolerant', 'Answer: (10 - 4) * (13 - 9)\n\n- 10 - 4 = 6\n- 13 - 9 = 4', 'exact'],
    ]);
    groupOfPuzzles('and steps behind a step', [
      [hand, 'tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24', 'exact'],
      [hand, 'tolerant', 'Answer: 10 - 4 = 6\n10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24', 'exact'],
      [makeOfAll(24, 5, 5, 7, 7), 'tolerant', 'Answer: 5 + 7 = 12\n5 + 7 = 12\n12 + 12 = 24', 'exact'],
      [makeOfAll(24, 5, 7, 12), 'tolerant', 'Answer: 5 + 7 = 12\n5 + 7 = 12\n12 + 12 = 24', 'exact'],
      [hand, 'tolerant', 'Answer: 10 - 4 = 6\nThat is all.', 'number-unused'],
      [hand, 'tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 25', 'wrong-result'],
      [hand, 'tolerant', 'Answer: 1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24', 'exact'],
    ]);
    group('the last of which may go on, too', hand, [
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n**6 * 4 = 24**\n= 24', 'exact'],
      ['tolerant', 'Answer: 1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24\n= 24', 'exact'],
      ['tolerant', 'Answer: 1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24\n= 25', 'wrong-result'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n=> 24 it is', 'exact'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n= 24 (the target)', 'exact'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4, 6 * 4 = 24\n= 24', 'exact'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n= 25', 'wrong-result'],
      ['tolerant', '**Answer:** 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n\n= 24 + 1', 'wrong-result'],
      ['tolerant', '#### 10 - 4 = 6\n13 - 9 = 4, 6 * 4 = 24\n- 1', 'wrong-result'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n/ 2', 'wrong-result'],
      ['tolerant', 'Answer: 10 - 4 = 6\n13 - 9 = 4\n6 * 4 = 24\n- All cards are used.', 'exact'],
    ]);
  });
  describe('tolerant: the whole text, if nothing is marked', () => {
    group('prose is never searched', product, [
      ['tolerant', '4 * 6', 'exact'],
      ['tolerant', '4\n* 6', 'exact'],
      ['tolerant', '4 *\n6\n= 24', 'exact'],
      ['tolerant', '4 * 6\n= 8 * 3\n= 24', 'exact'],
      ['tolerant', '4 * 6\n= 8 * 4\n= 24', 'wrong-result'],
      ['tolerant', 'It is 4 * 6', 'not-an-expression'],
      ['tolerant', '4 * 6 is right', 'not-an-expression'],
      ['tolerant', '4 * 6\nThis uses both numbers.', 'not-an-expression'],
      ['tolerant', 'Steps:\n4 * 6 = 24', 'not-an-expression'],
      ['tolerant', '4 * 6, 6 * 4', 'not-an-expression'],
      ['tolerant', '4 * 6\n\n6 * 4', 'not-an-expression'],
      ['tolerant', '', 'not-an-expression'],
    ]);
  });
  describe('tolerant: inside the candidate', () => {
    group('pairs of marks, at most three', product, [
      ['tolerant', '`4 * 6`', 'exact'],
      ['tolerant', '"4 * 6"', 'exact'],
      ['tolerant', "'4 * 6'", 'exact'],
      ['tolerant', '“4 * 6”', 'exact'],
      ['tolerant', '「4 * 6」', 'exact'],
      ['tolerant', '*4 * 6*', 'exact'],
      ['tolerant', '**4 * 6**', 'exact'],
      ['tolerant', '__4 * 6__', 'exact'],
      ['tolerant', '$$4 \\times 6$$', 'exact'],
      ['tolerant', '**$4 \\times 6$**', 'exact'],
      ['tolerant', '\\boxed{"4 * 6"}', 'exact'],
      ['tolerant', 'Answer: `4 * 6`', 'exact'],
      ['tolerant', '**`"4 * 6"`**', 'exact'],
      ['tolerant', '\\boxed{Answer: 4 * 6}', 'exact'],
      ['tolerant', '"`"`4 * 6`"`"', 'not-an-expression'],
      ['tolerant', '**4 * 6', 'not-an-expression'],
      ['tolerant', '`4` * `6`', 'not-an-expression'],
      ['tolerant', '“4 * 6', 'not-an-expression'],
    ]);
    group('one full stop at the end of a line, one tick at an end', product, [
      ['tolerant', '4 * 6.', 'exact'],
      ['tolerant', '4 * 6。', 'exact'],
      ['tolerant', '4 * 6 = 24.', 'exact'],
      ['tolerant', 'Answer: 4 * 6.', 'exact'],
      ['tolerant', '**4 * 6.**', 'exact'],
      ['tolerant', '**4 * 6**.', 'exact'],
      ['tolerant', '$4 \\times 6.$', 'exact'],
      ['tolerant', '4 * 6 ✓', 'exact'],
      ['tolerant', '4 * 6 = 24 ✅', 'exact'],
      ['tolerant', '✔ 4 * 6', 'exact'],
      ['tolerant', '4 * 6..', 'not-an-expression'],
      ['tolerant', '4 * 6!', 'operator-not-allowed'],
      ['tolerant', '4 * 6 ✓✓', 'not-an-expression'],
      ['tolerant', '4 * 6 ✗', 'not-an-expression'],
    ]);
    group('marks, stops and ticks of lines', hand, [
      ['tolerant', '10 - 4 = 6.\n13 - 9 = 4.\n6 * 4 = 24.', 'exact'],
      ['tolerant', '**10 - 4 = 6**\n**13 - 9 = 4**\n**6 * 4 = 24**', 'exact'],
      ['tolerant', '$10 - 4 = 6$\n$13 - 9 = 4$\n$6 \\times 4 = 24$', 'exact'],
      ['tolerant', '10 - 4 = 6 ✓\n13 - 9 = 4 ✓\n6 * 4 = 24 ✓', 'exact'],
      ['tolerant', '`10 - 4 = 6`\n`13 - 9 = 4`\n`6 * 4 = 24`', 'exact'],
    ]);
    group('Python in its fence', hand, [
      ['tolerant', '```python\n(10 - 4) * (13 - 9)\n```', 'exact'],
      ['tolerant', '```python\nresult = (10 - 4) * (13 - 9)\n```', 'exact'],
      ['tolerant', '```python\nresult = (10 - 4) * (13 - 9)\nprint(result)\n```', 'exact'],
      ['tolerant', '```python\nprint((10 - 4) * (13 - 9))\n```', 'exact'],
      ['tolerant', '```python\nresult = (10 - 4) * (13 + 9)\nprint(result)\n```', 'wrong-value'],
      ['tolerant', '```python\nresult = (10 - 4) * (13 - 9)\nresult = 24\n```', 'not-an-expression'],
      ['tolerant', 'print((10 - 4) * (13 - 9))', 'operator-not-allowed'],
    ]);
    group('numbers and bullets before steps, one kind in one text', hand, [
      ...[
        ['Step 1: ', 'Step 2: ', 'Step 3: '],
        ['**Step 1:** ', '**Step 2:** ', '**Step 3:** '],
        ['1. ', '2. ', '3. '],
        ['1) ', '2) ', '3) '],
        ['(1) ', '(2) ', '(3) '],
        ['- ', '- ', '- '],
        ['* ', '* ', '* '],
        ['• ', '• ', '• '],
      ].map(([a, b, c]): Row => ['tolerant', `${a}10 - 4 = 6\n${b}13 - 9 = 4\n${c}6 * 4 = 24`, 'exact']),
      ['tolerant', '```\n1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 x 4 = 24\n```', 'exact'],
      ['tolerant', '1. 10 - 4 = 6.\n2. 13 - 9 = 4.\n3. 6 * 4 = 24.', 'exact'],
      ['tolerant', '1. 10 - 4 = 6\n- 13 - 9 = 4\n3. 6 * 4 = 24', 'not-an-expression'],
      ['tolerant', '1. 10 - 4 = 6\n13 - 9 = 4\n3. 6 * 4 = 24', 'not-an-expression'],
      ['strict', '1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 24', 'not-an-expression'],
      ['strict', '- 10 - 4 = 6\n- 13 - 9 = 4\n- 6 * 4 = 24', 'operator-not-allowed'],
      ['tolerant', '1. 10 - 4 = 6\n2. 13 - 9 = 4\n3. 6 * 4 = 25', 'wrong-result'],
    ]);
    groupOfPuzzles('bullets that could be minus signs, numbers that could be factors', [
      [make(24, 30, 54), 'tolerant', '- 30 + 54 = 24', 'exact'],
      [make(24, 30, 54, 60), 'tolerant', '- 30 + 54 = 84\n- 84 - 60 = 24', 'exact'],
      [product, 'tolerant', '- 4 * 6 = 24', 'operator-not-allowed'],
      [product, 'tolerant', '* 4 * 6 = 24', 'exact'],
      [product, 'tolerant', '• 4 * 6 = 24', 'exact'],
      [product, 'tolerant', '1. 4 * 6 = 24', 'exact'],
      [makeOfAll(24, 1, 4, 6), 'tolerant', '1.4 * 6', 'not-an-expression'],
      [makeOfAll(24, 1, 4, 6), 'tolerant', '(1) 4 * 6', 'not-an-expression'],
      [makeOfAll(24, 1, 4, 6), 'tolerant', '(1)(4) * 6', 'exact'],
    ]);
    group('x is a times sign between operands', hand, [
      ['tolerant', '(10 - 4) x (13 - 9)', 'exact'],
      ['tolerant', '(10 - 4)X(13 - 9)', 'exact'],
      ['tolerant', '10 - 4 = 6\n13 - 9 = 4\n6x4 = 24', 'exact'],
      ['tolerant', '```\n(10 - 4) x (13 - 9)\n```', 'exact'],
      ['tolerant', '<answer>(10 - 4)x(13 - 9)</answer>', 'exact'],
      ['tolerant', '(T - 4)x(K - 9)', 'exact'],
      ['tolerant', 'x = (10 - 4) * (13 - 9)', 'not-an-expression'],
      ['tolerant', '(10 - 4) xx (13 - 9)', 'not-an-expression'],
      ['tolerant', '(10 - 4) * (13 - x)', 'not-an-expression'],
    ]);
    groupOfPuzzles('brackets side by side are a product, unless / mod or ^ stands in the same product', [
      [hand, 'tolerant', '(10 - 4)(13 - 9)', 'exact'],
      [hand, 'tolerant', '(10 - 4) (13 - 9) = 24', 'exact'],
      [hand, 'strict', '(10 - 4)(13 - 9)', 'not-an-expression'],
      [make(24, 2, 4, 4), 'tolerant', '4(2 + 4)', 'exact'],
      [make(64, 2, 2, 2, 8), 'tolerant', '8 * 2(2 + 2)', 'exact'],
      [makeOfAll(24, 1, 2, 48), 'tolerant', '\\frac{1}{2}(48)', 'exact'],
      [make(16, 2, 2, 2, 8), 'tolerant', '8 / 2 (2 + 2)', 'not-an-expression'],
      [make(1, 2, 2, 2, 8), 'tolerant', '8 ÷ 2(2 + 2)', 'not-an-expression'],
      [make(1, 2, 2, 2, 8), 'tolerant', '(2 + 2)(8) / 2', 'not-an-expression'],
      [make(18, 2, 2, 2, 8), 'tolerant', '8 / 2 + 2(2)', 'wrong-value', { value: 8 }],
      [{ numbers: [8, 9], target: 24, rules: real }, 'tolerant', '8 sqrt(9)', 'exact'],
      [{ numbers: [8, 9], target: 24, rules: real }, 'tolerant', '8√9', 'exact'],
      [{ numbers: [2, 3, 3], target: 24, rules: real }, 'tolerant', '2 ^ 3 (3)', 'not-an-expression'],
      [{ numbers: [2, 3, 10], target: 2, rules: real }, 'tolerant', '10 mod 3 (2)', 'not-an-expression'],
      [product, 'tolerant', '4 6', 'not-an-expression'],
      [product, 'tolerant', '(4) 6', 'not-an-expression'],
    ]);
  });
  describe('tolerant: the verdict tells whether strict judges the same', () => {
    group('strict', product, [
      ['tolerant', '4 * 6', 'exact', { strict: true }],
      ['tolerant', '4 x 6', 'exact', { strict: false }],
      ['tolerant', '<answer>4 * 6</answer>', 'exact', { strict: false }],
      ['tolerant', 'I do not know.', 'not-an-expression', { strict: true }],
      ['tolerant', '6 - 4', 'wrong-value', { strict: true }],
    ]);
  });
});

describe('claims that there is no solution', () => {
  group('a core alone, in every mode', hopeless, [
    ...[
      ...[
        'impossible',
        'Impossible',
        'IMPOSSIBLE',
        'not possible',
        'unsolvable',
        'not solvable',
        'no solution',
      ],
      ...['no solutions', 'no valid solution', 'no possible solutions', 'no way', 'cannot be made'],
      ...["can't be made", 'can not be done', 'unmöglich', 'keine Lösung', 'pas de solution', 'imposible'],
      ...['unlösbar', 'nicht lösbar', 'geht nicht', 'aucune solution', 'no es posible', 'no se puede'],
      ...['sin solución', 'no hay solución', '无解', '不可能', '\\text{impossible}', '\\text{No solution}'],
    ].map((core): Row => ['every', core, 'impossible', { value: null, used: [], unused: [1, 1, 1, 1] }]),
    ['extract', '\\boxed{\\text{no solution}}', 'impossible'],
    ['every', 'not impossible', 'not-an-expression'],
    ['every', 'impossible solution', 'not-an-expression'],
    ['every', 'possible', 'not-an-expression'],
    ['every', 'solution', 'not-an-expression'],
  ]);
  groupOfPuzzles('by what the puzzle says', [
    [{ ...hand, leastDistance: 1 }, 'every', 'impossible', 'impossible'],
    [{ ...hand, leastDistance: '1/2' }, 'every', 'no solution', 'impossible'],
    [{ ...hand, leastDistance: 0 }, 'every', 'impossible', 'wrong-value'],
    [{ ...hand, solvable: true }, 'every', 'impossible', 'wrong-value'],
    [hand, 'every', 'impossible', 'unproved'],
  ]);
  group('none counts only behind a label or in a mark', hopeless, [
    ['tolerant', 'Answer: None', 'impossible'],
    ['tolerant', '\\boxed{\\text{none}}', 'impossible'],
    ['extract', '\\boxed{\\mathrm{none}}', 'impossible'],
    ['tolerant', '<answer>none</answer>', 'impossible'],
    ['strict', 'none', 'not-an-expression'],
    ['tolerant', 'None', 'not-an-expression'],
  ]);
  group('a sentence of words that say nothing else', hopeless, [
    ['tolerant', 'It is impossible.', 'impossible'],
    [
      'tolerant',
      'There is no possible operation with the provided numbers that will yield 24.',
      'impossible',
    ],
    ['tolerant', 'Answer: Cannot be solved.', 'impossible'],
    ['tolerant', 'Answer: None is impossible', 'not-an-expression'],
    ['tolerant', 'It is incorrect that there is no solution.', 'not-an-expression'],
    ['tolerant', 'This combination does not make 24.', 'not-an-expression'],
    ['tolerant', 'There is no answer.', 'not-an-expression'],
    ['tolerant', 'Es gibt dafür leider keine Lösung.', 'impossible'],
    ['tolerant', 'Il n’y a pas de solution.', 'impossible'],
    ['tolerant', 'Es imposible.', 'impossible'],
    ['tolerant', 'Das geht leider nicht.', 'not-an-expression'],
    ['tolerant', 'Ce n’est pas possible.', 'impossible'],
    ['tolerant', 'Das ist nicht unmöglich.', 'not-an-expression'],
    ['tolerant', 'No es imposible.', 'not-an-expression'],
    ['tolerant', 'Answer: Not possible', 'impossible'],
    ['tolerant', 'Answer: Not possible to get 24', 'impossible'],
    ['tolerant', 'There is no solution to obtain 24 with these numbers.', 'impossible'],
    ['tolerant', 'It is not possible to make 24 with the given numbers 1, 1, 1 and 1.', 'impossible'],
    ['tolerant', 'Unfortunately, 24 cannot be made with these four cards.', 'impossible'],
    ['tolerant', 'We cannot reach the target with the four basic arithmetic operations.', 'impossible'],
    ['tolerant', 'Sorry, so there is no way to form 24.', 'impossible'],
    ['tolerant', '**Impossible**', 'impossible'],
    ['tolerant', '<think>1 + 1 + 1 + 1 = 4</think>\nNo solution exists.', 'impossible'],
    ['tolerant', '1 + 1 = 2\n2 + 1 = 3\n3 + 1 = 4\nAnswer: impossible', 'impossible'],
    ['tolerant', 'Answer: These numbers cannot be used to make 24', 'impossible'],
    ['tolerant', 'Answer: There is no possible way to make 24', 'impossible'],
    ['tolerant', 'Answer: No combination of these numbers can make 24', 'impossible'],
    ['tolerant', 'Answer: Invalid input, cannot obtain 24.', 'impossible'],
    ['tolerant', 'Answer: Unable to obtain 24.', 'impossible'],
    ['tolerant', 'This input does not have a solution to reach 24.', 'impossible'],
    ['strict', 'It is impossible.', 'not-an-expression'],
    ['strict', 'impossible.', 'not-an-expression'],
    ['extract', '<answer>It is impossible.</answer>', 'not-an-expression'],
  ]);
  group('a claim below headings and steps that do not make the target', hopeless, [
    ['tolerant', '1 + 1 = 2\n2 + 1 = 3\n3 + 1 = 4\nNo solution.', 'impossible'],
    ['tolerant', 'Steps:\n1 + 1 = 2 (left: 1 1 2)\n\nIt is not possible to reach 24.', 'impossible'],
    ['tolerant', '**Steps:**\n1. 1 + 1 = 2\n2. 2 * 2 = 4\n\n**No solution**', 'impossible'],
    ['tolerant', '1 + 1 = 2\n2 * 12 = 24\nNo solution.', 'not-an-expression'],
    ['tolerant', 'I tried it.\n1 + 1 = 2\nNo solution.', 'not-an-expression'],
    ['tolerant', '1 + 1 + 1 + 1\nNo solution.', 'not-an-expression'],
    ['tolerant', 'No solution.\n1 + 1 = 2', 'not-an-expression'],
    ['strict', '1 + 1 = 2\nNo solution.', 'not-an-expression'],
  ]);
  group('a target that is a fraction', { ...makeOfAll('24/5', 1, 1), solvable: false }, [
    ['tolerant', 'It is impossible to make 24/5.', 'impossible'],
    ['tolerant', 'It is impossible to make 24/7.', 'not-an-expression'],
    ['tolerant', 'It is impossible to make 24 / 5.', 'not-an-expression'],
  ]);
  group('other sentences are no claims', hopeless, [
    ['tolerant', 'This combination does not result in 24.', 'not-an-expression'],
    ['tolerant', 'Answer: Invalid input', 'not-an-expression'],
    ['tolerant', 'It is not impossible.', 'not-an-expression'],
    ['tolerant', 'It is impossible to get 25.', 'not-an-expression'],
    ['tolerant', 'It is impossible to get 01.', 'not-an-expression'],
    ['tolerant', 'It is impossible to make 24 from 2 and 3.', 'not-an-expression'],
    ['tolerant', 'It is impossible, there is no solution.', 'not-an-expression'],
    ['tolerant', 'My teacher says that it is impossible.', 'not-an-expression'],
    ['tolerant', 'It is impossible: 1 + 1 + 1 + 1 = 4', 'not-an-expression'],
    ['tolerant', '<think>It is impossible.</think>', 'not-an-expression'],
    ['tolerant', `It is impossible to get ${'the '.repeat(30)}target`, 'not-an-expression'],
  ]);
});
