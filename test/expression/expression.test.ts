import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_ARITHMETIC } from '../../src/expression/all-operators.js';
import { checkAnswer } from '../../src/expression/check-answer.js';
import { stepsOf } from '../support/steps.js';
import { countdown, type Rules } from '../../src/index.js';
import { evaluate, formatExpression, parseExpression, type Expression } from '../../src/expression/index.js';
import { parseRules } from '../../src/core/puzzle/parse-rules.js';
import { read } from '../support/reader.js';
import { seed } from '../support/random.js';

const { tree } = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat(30),
    fc.record(
      { operator: fc.constantFrom('+', '-', '*', '/'), left: tie('tree'), right: tie('tree') },
      { noNullPrototype: true },
    ),
  ),
}));

const node = (left: Expression, operator: '+' | '-' | '*' | '/', right: Expression): Expression => ({
  operator,
  left,
  right,
});

const failure = (message: RegExp) =>
  expect.objectContaining({
    name: 'NumbersGameError',
    code: 'invalid-option',
    message: expect.stringMatching(message) as string,
  }) as Error;

describe('parseExpression and formatExpression', () => {
  it(`are inverse on every tree (seed ${seed})`, () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = formatExpression(expression);
        expect(parseExpression(text)).toEqual(expression);
        expect(formatExpression(parseExpression(text))).toBe(text);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it.each([
    [node(node(1, '+', 4), '*', 6), '(1 + 4) * 6'],
    [node(6, '*', node(1, '-', 4)), '6 * (1 - 4)'],
    [node(node(1, '*', 4), '+', 6), '1 * 4 + 6'],
    [node(6, '+', node(1, '*', 4)), '6 + 1 * 4'],
    [node(node(1, '+', 2), '+', 3), '1 + 2 + 3'],
    [node(1, '+', node(2, '+', 3)), '1 + (2 + 3)'],
    [node(1, '-', node(2, '+', 3)), '1 - (2 + 3)'],
    [node(node(8, '/', 4), '*', 2), '8 / 4 * 2'],
    [node(8, '/', node(4, '*', 2)), '8 / (4 * 2)'],
    [node(2, '*', node(8, '/', 4)), '2 * (8 / 4)'],
    [node(node(8, '+', 4), '/', node(3, '-', 1)), '(8 + 4) / (3 - 1)'],
    [7, '7'],
  ])('writes and reads %j as %s', (expression, text) => {
    expect(formatExpression(expression)).toBe(text);
    expect(parseExpression(text)).toEqual(expression);
  });

  it('read with or without blanks, and needless brackets', () => {
    expect(parseExpression(' ( (1)+ 4)\t*6\n')).toEqual(node(node(1, '+', 4), '*', 6));
    expect(parseExpression('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseExpression('0')).toBe(0);
  });

  it.each([
    ['', /expected a number, \( or a call such as sqrt\( at position 0, got the end/],
    ['  ', /position 2, got the end/],
    ['1 +', /expected a number, \( or a call such as sqrt\( at position 3, got the end/],
    ['1 2', /expected an operator, \) or the end at position 2, got "2"/],
    ['(1 + 2', /the \( at position 0 is never closed/],
    ['1 + 2)', /the \) at position 5 closes nothing/],
    ['()', /expected a number, \( or a call such as sqrt\( at position 1, got "\)"/],
    ['-1', /expected a number, \( or a call such as sqrt\( at position 0, got "-"/],
    ['2 * -1', /position 4, got "-"/],
    ['2 *** 3', /position 4, got "\*"/],
    ['2 (3)', /position 2, got "\("/],
    ['1.5', /position 1, got "\."/],
    ['1 + x', /position 4, got "x"/],
    ['2 * 😀', /position 4, got "😀"$/],
    ['1 = 1', /position 2, got "="/],
    ['9007199254740992', /expected a number up to 9007199254740991 at position 0/],
  ])('refuse %j', (text, message) => {
    expect(() => parseExpression(text)).toThrow(failure(message));
  });

  it.each([undefined, null, 12, {}, ['1']])('refuse %j, which is no text', (text) => {
    expect(() => parseExpression(text as string)).toThrow(failure(/expected text, got/));
  });

  it.each([
    null,
    '1',
    -1,
    1.5,
    NaN,
    2 ** 53,
    {},
    { operator: '~', left: 1, right: 2 },
    { operator: '+', left: 1 },
  ])('refuse %j, which is no tree', (expression) => {
    expect(() => formatExpression(expression as unknown as Expression)).toThrow(
      failure(/expected numbers from 0/),
    );
  });

  it('need no stack for deep texts and trees', { tags: 'long' }, () => {
    const deep = 100_000;
    expect(parseExpression('('.repeat(deep) + '7' + ')'.repeat(deep))).toBe(7);
    expect(() => parseExpression('('.repeat(deep) + '7')).toThrow(failure(/never closed/));
    const left = '1' + ' + 1'.repeat(deep);
    expect(formatExpression(parseExpression(left)) === left).toBe(true);
    expect(evaluate(left)).toBe(deep + 1);
    const right = '1 - ('.repeat(deep) + '1 - 1' + ')'.repeat(deep);
    expect(formatExpression(parseExpression(right)) === right).toBe(true);
    expect(evaluate(right)).toBe(0);
    expect(stepsOf(parseExpression(right))).toHaveLength(deep + 1);
  });

  it('refuse a tree that contains itself', () => {
    const endless = { operator: '+' as const, left: 1, right: 1 as Expression };
    endless.right = endless;
    expect(() => formatExpression(endless)).toThrow(failure(/at most 1000000/));
  });
});

describe('evaluate', () => {
  it(`agrees with another evaluation, for texts and trees (seed ${seed})`, () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = formatExpression(expression);
        const reading = read(text);
        if (reading === undefined) {
          expect(() => evaluate(text)).toThrow(failure(/a divisor other than 0/));
          return;
        }
        const { numerator, denominator } = reading;
        const value = denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
        const isSafe = denominator === 1n && Number.isSafeInteger(Number(numerator));
        expect(evaluate(text)).toBe(isSafe ? Number(numerator) : value);
        expect(evaluate(expression)).toBe(isSafe ? Number(numerator) : value);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it.each([
    ['8 / (3 - 8 / 3)', 24],
    ['1 / 3 + 1 / 2', '5/6'],
    ['1 / 2 + 1 / 2', 1],
    ['2 - 5', -3],
    ['(2 - 5) / 6', '-1/2'],
    ['1 / (2 - 5)', '-1/3'],
    ['0 / 7', 0],
    ['9007199254740991 + 1', '9007199254740992'],
    ['9007199254740991 * 9007199254740991', '81129638414606663681390495662081'],
    ['0 - 9007199254740991', -9007199254740991],
    ['0 - 9007199254740991 - 1', '-9007199254740992'],
  ])('gives %s = %s', (text, value) => {
    expect(evaluate(text)).toBe(value);
  });

  it('refuses to divide by zero', () => {
    expect(() => evaluate('1 / (2 - 2)')).toThrow(
      failure(/^expression: expected a divisor other than 0, got 1 \/ 0$/),
    );
  });
});

describe('formatSteps', () => {
  it('gives playable lines, operands that are not natural numbers in brackets', () => {
    expect(stepsOf(parseExpression('(1 + 4) * 6'))).toEqual(['1 + 4 = 5', '5 * 6 = 30']);
    expect(stepsOf(parseExpression('8 / (3 - 8 / 3)'))).toEqual([
      '8 / 3 = 8/3',
      '3 - (8/3) = 1/3',
      '8 / (1/3) = 24',
    ]);
    expect(stepsOf(parseExpression('5 - (2 - 4)'))).toEqual(['2 - 4 = -2', '5 - (-2) = 7']);
    expect(stepsOf(7)).toEqual([]);
  });
});

describe('checkAnswer', () => {
  const check =
    (text: string, value: number, leaves: number[][], rules: Rules = countdown) =>
    () => {
      const puzzle = { leaves, rules: parseRules(rules) };
      checkAnswer(
        parseExpression(text),
        puzzle,
        { numerator: BigInt(value), denominator: 1n },
        ALL_ARITHMETIC,
      );
    };
  const six = [[1], [3], [7], [10], [25], [50]];
  const all = { values: 'natural', use: 'all' } as const;
  const rational = { values: 'rational', use: 'all' } as const;

  it('accepts what the rules and numbers allow', () => {
    expect(check('(7 + 10) * (50 - 1)', 833, six)).not.toThrow();
    expect(check('8 / (3 - 8 / 3)', 24, [[3], [3], [8], [8]], rational)).not.toThrow();
    expect(check('1 + 2 - 3', 0, [[1], [2], [3]], rational)).not.toThrow();
    expect(check('7', 7, six)).not.toThrow();
  });

  it.each([
    ['another value', check('7 + 10', 18, six), /is not worth 18/],
    ['a number that is not given', check('7 + 11', 18, six), /not given/],
    ['a number used twice', check('7 + 7', 14, six), /not given, or one too often/],
    ['a number left over under all', check('7 + 3', 10, [[3], [7], [10]], all), /every number/],
    ['a zero', check('(3 - 3) + 7', 7, [[3], [3], [7]]), /a value that is not natural/],
    ['a negative value', check('7 + (3 - 10)', 0, six), /a value that is not natural/],
    ['a fraction', check('3 / 7 * 7', 3, [[3], [7], [7]]), /a value that is not natural/],
  ])('refuses %s', (_, run, message) => {
    expect(run).toThrow(message);
  });

  it('matches values to leaves that have a choice', () => {
    const aces = [[1, 11], [1, 11], [11]];
    expect(check('11 + 1 + 11', 23, aces, all)).not.toThrow();
    expect(check('11 + 11 + 11', 33, aces, all)).not.toThrow();
    expect(check('1 + 1 + 1', 3, aces, all)).toThrow(/not given/);
    expect(check('2 + 1', 3, [[1, 2], [1]], all)).not.toThrow();
    expect(check('1 + 2', 3, [[1, 2], [1]], all)).not.toThrow();
    expect(check('2 + 2', 4, [[1, 2], [1]], all)).toThrow(/not given/);
    expect(check('1 + 2 + 3', 6, [[1, 2, 3], [1, 2], [1]], all)).not.toThrow();
  });
});

/** Value of an expression; null if it has none. */
function valueOf(expression: string | Expression): number | string | null {
  try {
    return evaluate(expression);
  } catch {
    return null;
  }
}

describe('formatExpression in the style flat', () => {
  it.each([
    ['(50 + 25 + (7 + 1)) * 10', '(50 + 25 + 7 + 1) * 10'],
    ['4 * 3 * (2 * 1)', '4 * 3 * 2 * 1'],
    ['13 + 11 + (1 - 1)', '13 + 11 + 1 - 1'],
    ['1 - (2 - 3)', '1 + 3 - 2'],
    ['8 / (4 / 2) * 3', '8 * 2 * 3 / 4'],
    ['8 / (3 - 8 / 3)', '8 / (3 - 8 / 3)'],
    ['2 * (10 mod 3)', '2 * (10 mod 3)'],
    ['10 mod 3 * 2', '10 mod 3 * 2'],
    ['(1 + (2 + 3)) ^ (1 * (2 * 1))', '(1 + 2 + 3) ^ (1 * 2 * 1)'],
    ['5! - (1 + root(2 * (2 * 1), 2))', '5! - 1 - root(2 * 2 * 1, 2)'],
  ])('writes %s as %s', (text, flat) => {
    expect(formatExpression(parseExpression(text), { style: 'flat' })).toBe(flat);
  });

  it(`is equal in value, and is read back (seed ${seed})`, () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const flat = formatExpression(expression, { style: 'flat' });
        expect(formatExpression(parseExpression(flat), { style: 'flat' })).toBe(flat);
        const value = valueOf(expression);
        if (value !== null) expect(valueOf(flat)).toBe(value);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('takes expressions of any depth', { tags: 'long' }, () => {
    const depth = 50_000;
    const alternating = `${'('.repeat(2 * depth)}1${' * 1) + 1)'.repeat(depth)}`;
    const nested = `${'1 + ('.repeat(depth)}1${')'.repeat(depth)}`;
    const flatten = (text: string) => formatExpression(parseExpression(text), { style: 'flat' });
    expect(flatten(alternating)).toBe(`${'('.repeat(depth - 1)}1 * 1 + 1${') * 1 + 1'.repeat(depth - 1)}`);
    expect(flatten(nested)).toBe(`1${' + 1'.repeat(depth)}`);
  });
});
