// Values, steps and the checker over the operators beyond the four.
import { describe, expect, it } from 'vitest';
import { integer, type Fraction } from '../../src/core/fraction.js';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { applyRow } from '../../src/expression/arithmetic.js';
import { checkAnswer } from '../../src/expression/check-answer.js';
import type { FurtherOperator } from '../../src/core/operator-notation.js';
import { stepsOf } from '../support/steps.js';
import { NumbersGameError, type Rules } from '../../src/index.js';
import { evaluate, parseExpression, type Expression } from '../../src/expression/index.js';
import { OPERATORS } from '../../src/expression/operators/all-rows.js';
import { parseRules } from '../../src/core/puzzle/parse-rules.js';

it('shows the begin of a long expression in an error', () => {
  const text = `${'sqrt('.repeat(10_000)}2${')'.repeat(10_000)}`;
  expect(() => evaluate(text)).toThrow(/^expression: .{1,300}\.\.\.$/);
});

describe('commutative operators', () => {
  const binary = OPERATORS.filter(({ arity }) => arity === 2);
  const operands = [1, 2, 3, 4, 6, 9, 16].map(integer);

  it.each(binary)('$operator has as many values in the other order, if it says so', (row) => {
    const valueOf = (left: Fraction, right: Fraction) =>
      JSON.stringify(applyRow(row, left, right, DEFAULT_LIMITS, ALL_ARITHMETIC), (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
    const differs = operands.some((one) =>
      operands.some((other) => valueOf(one, other) !== valueOf(other, one)),
    );
    expect(differs).toBe(!row.isCommutative);
  });
});

/**
 * Values of each operator, by hand: other tests compare its parts with each other, and all of them may be
 * wrong alike. Each is plain arithmetic: its operands are powers of one number, or it is counted out.
 */
const BY_HAND: Readonly<
  Record<FurtherOperator, readonly (readonly [expression: string | Expression, value: number | string])[]>
> = {
  '^': [
    ['2 ^ 10', 1024],
    ['2 ^ 3 ^ 2', 512],
    ['2 ^ (1 - 3)', '1/4'],
    ['(4 / 9) ^ (1 / 2)', '2/3'],
  ],
  root: [
    ['root(9, 2)', 3],
    ['root(8, 0 - 3)', '1/2'],
  ],
  log: [
    ['log(3, 9)', 2],
    ['log(8, 4)', '2/3'],
    ['log(1 / 2, 8)', -3],
  ],
  // The remainder of a floored division, which has the sign of the divisor (Knuth, The Art of Computer
  // Programming, 1.2.4).
  mod: [
    ['10 mod 3', 1],
    ['10 mod (0 - 3)', -2],
  ],
  sqrt: [
    ['sqrt(9 / 4)', '3/2'],
    ['sqrt(0)', 0],
  ],
  '!': [
    ['5!', 120],
    ['0!', 1],
    ['20!', 2432902008176640000n.toString()],
  ],
  concat: [
    [{ operator: 'concat', parts: [1, 2] }, 12],
    [{ operator: 'concat', parts: [3, 1, 2] }, 312],
  ],
  square: [
    ['square(75)', 5625],
    ['square(2)', 4],
  ],
};

describe('evaluate', () => {
  it.each(
    Object.entries(BY_HAND).flatMap(([operator, values]) =>
      values.map((pair) => [operator, ...pair] as const),
    ),
  )('applies %s: %j is %s', (_, expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each(Object.entries(BY_HAND))('has two values of %s by hand', (operator, values) => {
    expect(values.length).toBeGreaterThanOrEqual(2);
    for (const [expression] of values) {
      const tree = typeof expression === 'string' ? parseExpression(expression) : expression;
      expect(JSON.stringify(tree)).toContain(`"operator":"${operator}"`);
    }
  });

  it.each([
    ['2 ^ 10', 1024],
    ['sqrt(2) ^ 2', 2],
    ['sqrt(2) * sqrt(8)', 4],
    ['log(log(7, 6), log(6, 7))', -1],
    ['sqrt(3 + 2 * sqrt(2)) - sqrt(2)', 1],
    ['((7 ^ 16) ^ 16) ^ (1 / 16) / 7 ^ 15', 7],
    ['root(6, 2)', 'root(6, 2)'],
    ['1 + sqrt( 2 )', '1 + sqrt(2)'],
    ['2 ** log(3,5)', '2 ^ log(3, 5)'],
  ])('%s is %s', (text, value) => {
    expect(evaluate(text)).toBe(value);
    expect(evaluate(parseExpression(text))).toBe(value);
  });

  it('takes concatenations and limits', () => {
    expect(evaluate({ operator: '-', left: { operator: 'concat', parts: [1, 2] }, right: 2 })).toBe(10);
    expect(evaluate('2 ^ 40', { limits: { exponent: '40' } })).toBe(2 ** 40);
    expect(() => evaluate('square(9)', { limits: { square: 8 } })).toThrow(
      'expression: expected an integer from 2 to 8 (limits.square), got square(9)',
    );
    expect(() => evaluate('1', { limits: { power: 2 } as object })).toThrow('limits.power: unknown');
    expect(() => evaluate('1', { limit: {} } as object)).toThrow('options.limit: unknown');
  });

  it.each([
    ['(1 - 2) ^ 2', 'invalid-option', / a positive base and an exponent .*, got \(-1\) \^ 2$/],
    ['2 ^ 17', 'invalid-option', / an exponent from -16 to 16 \(limits\.exponent\), got 2 \^ 17$/],
    ['root(3 / 2, 2)', 'invalid-option', / a positive integer and an integer index .*, got root\(3\/2, 2\)$/],
    ['root(3, 17)', 'invalid-option', / from -16 to 16 \(limits.rootIndex\), got root\(3, 17\)$/],
    ['log(1, 2)', 'invalid-option', / a positive base other than 1 .*, got log\(1, 2\)$/],
    ['log(2, 0)', 'invalid-option', / a positive argument, got log\(2, 0\)$/],
    ['(3 / 2) mod 2', 'invalid-option', / a positive integer and .*, got \(3\/2\) mod 2$/],
    ['21!', 'invalid-option', / an integer from 0 to 20 \(limits\.factorial\), got 21!$/],
    ['sqrt(1 - 2)', 'invalid-option', / a number from 0, got sqrt\(-1\)$/],
    ['square(1)', 'invalid-option', / an integer from 2, got square\(1\)$/],
    ['1 / (sqrt(8) - 2 * sqrt(2))', 'invalid-option', / a divisor other than 0, got 1 \/ 0$/],
    ['2 ^ (16 + sqrt(2))', 'invalid-option', /, got 2 \^ \(16 \+ sqrt\(2\)\)$/],
    ['9 ^ 9 ^ 9', 'invalid-option', /, got 9 \^ 387420489$/],
    ['((9 ^ 16) ^ 16) ^ 16 + 1', 'too-large', /longer than 4096 binary digits in \(\(9/],
  ])('refuses %s', (text, code, message) => {
    expect(() => evaluate(text)).toThrow(message);
    expect(() => evaluate(text)).toThrow(expect.objectContaining({ code }));
    expect(() => evaluate(text)).toThrow(NumbersGameError);
  });
});

describe('formatSteps', () => {
  it.each([
    ['2 ^ (3 - 5)', ['3 - 5 = -2', '2 ^ (-2) = 1/4']],
    ['root(6, 2) ^ 2', ['root(6, 2) ≈ 2.449489743', 'root(6, 2) ^ 2 = 6']],
    [
      '(root(6, 2) + 1) * (2 + 3)',
      [
        'root(6, 2) ≈ 2.449489743',
        'root(6, 2) + 1 ≈ 3.449489743',
        '2 + 3 = 5',
        '(root(6, 2) + 1) * 5 ≈ 17.24744871',
      ],
    ],
    ['sqrt(1 / 4)', ['1 / 4 = 1/4', 'sqrt(1/4) = 1/2']],
    ['(1 + 2)! mod 4', ['1 + 2 = 3', '3! = 6', '6 mod 4 = 2']],
    [
      'log(1 / 2, 8) + 2 ^ (1 / 2)',
      [
        '1 / 2 = 1/2',
        'log(1/2, 8) = -3',
        '1 / 2 = 1/2',
        '2 ^ (1/2) ≈ 1.414213562',
        '(-3) + 2 ^ (1/2) ≈ -1.585786438',
      ],
    ],
  ])('of %s', (text, steps) => {
    expect(stepsOf(parseExpression(text))).toEqual(steps);
  });

  it('begins with concatenations', () => {
    const tree = { operator: '*', left: { operator: 'concat', parts: [1, 2] }, right: 2 } as const;
    expect(stepsOf(tree)).toEqual(['concat(1, 2) = 12', '12 * 2 = 24']);
  });
});

describe('checkAnswer', () => {
  const all = OPERATORS.map(({ operator }) => operator).filter((operator) => operator !== 'square');
  const check = (tree: string | Expression, values: Rules['values'], leaves: number[]) => () => {
    const rules = parseRules({ values, use: 'all', operators: all });
    const puzzle = { leaves: leaves.map((leaf) => [leaf]), rules };
    const expression = typeof tree === 'string' ? parseExpression(tree) : tree;
    checkAnswer(expression, puzzle, { numerator: 4n, denominator: 1n }, ALL_ARITHMETIC);
  };
  const twelve = { operator: 'concat', parts: [1, 2] } as const;

  it('takes irrational values under real rules, and the digits of a concatenation', () => {
    expect(check('sqrt(2) * sqrt(8)', 'real', [2, 8])).not.toThrow();
    expect(check({ operator: '/', left: twelve, right: 3 }, 'natural', [1, 2, 3])).not.toThrow();
  });

  it.each([
    ['an irrational value', check('sqrt(2) * sqrt(8)', 'rational', [2, 8]), /a value that is not rational/],
    ['a fraction', check('(1 / 2) ^ (1 - 3)', 'natural', [1, 1, 2, 3]), /a value that is not natural/],
    ['an irrational result', check('sqrt(2)', 'real', [2]), /is not worth 4/],
    ['a repeated root', check('sqrt(sqrt(256))', 'real', [256]), /applies sqrt twice/],
    ['a factorial of a root', check('sqrt(9)! - 2', 'real', [2, 9]), /applies ! twice/],
    [
      'a concatenation given as one number',
      check({ operator: '/', left: twelve, right: 3 }, 'real', [3, 12]),
      /every number|not given/,
    ],
  ])('refuses %s', (_, run, message) => {
    expect(run).toThrow(message);
  });
});
