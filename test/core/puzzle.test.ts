import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, games, NumbersGameError, twentyFour, type Puzzle } from '../../src/index.js';
import { OPERATOR_NAMES } from '../../src/core/operator-notation.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { parseRange } from '../../src/core/puzzle/parse-range.js';
import { seed } from '../support/random.js';

const natural = { values: 'natural', use: 'all' } as const;
const rational = { values: 'rational', use: 'any' } as const;

/** The error that a puzzle, of any shape, is refused with. */
function refusal(puzzle: unknown): { code: string; message: string } {
  try {
    parsePuzzle(puzzle as Puzzle);
  } catch (error) {
    if (error instanceof NumbersGameError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('the puzzle was accepted');
}

const integer = (value: number) => ({ numerator: BigInt(value), denominator: 1n });

it('has errors that are known by their name, also of another copy, but not as those of a user', () => {
  class Own extends NumbersGameError {}
  const [error, own] = [new NumbersGameError('timeout', ''), new Own('timeout', '')];
  expect(error).not.toBeInstanceOf(Own);
  expect(own).toBeInstanceOf(Own);
  expect(Object.assign(own, { name: 'Own' })).toBeInstanceOf(NumbersGameError);
  const other = Object.assign(new Error('late'), { name: 'NumbersGameError', code: 'timeout' });
  expect(other).toBeInstanceOf(NumbersGameError);
});

it('names the bound of a range that is given, not that of the game', () => {
  const query = { numbers: [1, 2, 3], game: games.countdown };
  expect(parseRange({ ...query, from: 999 })).toMatchObject({ from: 999, to: 999 });
  expect(() => parseRange({ ...query, from: 1000 })).toThrow(
    'from: expected an integer from 1 to 999, got 1000',
  );
});

describe('a puzzle that is accepted', () => {
  it('is Countdown by default', () => {
    expect(parsePuzzle({ numbers: [25, 1, 7], target: 100 })).toEqual({
      leaves: [[1], [7], [25]],
      target: integer(100),
      rules: { ...countdown, limits: DEFAULT_LIMITS },
      nearest: undefined,
      tidy: false,
      leastDistance: null,
    });
  });

  it('may have a least distance, which only judges need', () => {
    expect(parsePuzzle({ numbers: [1], target: 5, leastDistance: '3/2' }).leastDistance).toEqual({
      numerator: 3n,
      denominator: 2n,
    });
    expect(() => parsePuzzle({ numbers: [1], target: 5, leastDistance: -1 })).toThrow(
      /^leastDistance: expected an integer from 0 or a fraction/,
    );
  });

  it('has 24 for target in the 24 game', () => {
    expect(parsePuzzle({ numbers: [8, 3, 8, 3], rules: twentyFour })).toEqual({
      leaves: [[3], [3], [8], [8]],
      target: integer(24),
      rules: { ...twentyFour, limits: DEFAULT_LIMITS },
      nearest: undefined,
      tidy: false,
      leastDistance: null,
    });
    expect(parsePuzzle({ numbers: [1], rules: twentyFour, nearest: true, tidy: true })).toMatchObject({
      nearest: true,
      tidy: true,
    });
  });

  it('takes cards in any case, and aces as 1 unless asked otherwise', () => {
    const numbers: Puzzle['numbers'] = ['k', 'A', 1, 'Q', 'j', 'a'];
    expect(parsePuzzle({ numbers, target: 1 }).leaves).toEqual([[1], [1], [1], [11], [12], [13]]);
    expect(parsePuzzle({ numbers, target: 1, aces: 'one' }).leaves).toEqual([
      [1],
      [1],
      [1],
      [11],
      [12],
      [13],
    ]);
    expect(parsePuzzle({ numbers, target: 1, aces: 'one-or-eleven' }).leaves).toEqual([
      [1],
      [1, 11],
      [1, 11],
      [11],
      [12],
      [13],
    ]);
  });

  it('takes alternatives, ascending and distinct', () => {
    const numbers = [5, { oneOf: [9, 2, 9] }, { oneOf: [2] }, { oneOf: [2, 3, 4] }];
    expect(parsePuzzle({ numbers, target: 1 }).leaves).toEqual([[2], [2, 3, 4], [2, 9], [5]]);
  });

  it(`does not depend on the order of the numbers (seed ${seed})`, () => {
    const number = fc.oneof(
      fc.integer({ min: 1, max: 2000 }),
      fc.constantFrom<'A' | 'J' | 'Q' | 'K'>('A', 'J', 'Q', 'K'),
      fc.record({ oneOf: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }) }),
    );
    const shuffled = fc
      .array(number, { minLength: 1, maxLength: 10 })
      .chain((numbers) =>
        fc.tuple(fc.constant(numbers), fc.shuffledSubarray(numbers, { minLength: numbers.length })),
      );
    fc.assert(
      fc.property(shuffled, ([numbers, others]) => {
        const { leaves } = parsePuzzle({ numbers, target: 1, aces: 'one-or-eleven' });
        expect(parsePuzzle({ numbers: others, target: 1, aces: 'one-or-eleven' }).leaves).toEqual(leaves);
      }),
      { seed },
    );
  });

  it.each([
    ['24', countdown, 24n, 1n],
    ['48/2', countdown, 24n, 1n],
    ['007', countdown, 7n, 1n],
    ['1000000000000000000000', countdown, 10n ** 21n, 1n],
    [9007199254740991, countdown, 9007199254740991n, 1n],
    [0, rational, 0n, 1n],
    [-0, rational, 0n, 1n],
    [-5, rational, -5n, 1n],
    ['-10/4', rational, -5n, 2n],
    ['0/4', rational, 0n, 1n],
    ['1/4', twentyFour, 1n, 4n],
  ])('takes the target %j', (target, rules, numerator, denominator) => {
    expect(parsePuzzle({ numbers: [1], target, rules }).target).toEqual({ numerator, denominator });
  });

  it('leaves what it was given as it was', () => {
    const numbers = Object.freeze([9, 5, Object.freeze({ oneOf: Object.freeze([7, 3]) })]);
    expect(parsePuzzle(Object.freeze({ numbers, target: 7 })).leaves).toEqual([[3, 7], [5], [9]]);
  });
});

describe('numbers that are refused', () => {
  it.each([
    [undefined, 'numbers: missing, expected an array of 1 to 10 numbers'],
    [null, 'numbers: expected an array of 1 to 10 numbers, got null'],
    ['1 2 3', 'numbers: expected an array of 1 to 10 numbers, got "1 2 3"'],
    [new Set([1, 2]), 'numbers: expected an array of 1 to 10 numbers, got an object'],
    [[], 'numbers: expected 1 to 10 numbers, got 0'],
    [new Array<number>(11).fill(1), 'numbers: expected 1 to 10 numbers, got 11'],
    [[1, { oneOf: 5 }], 'numbers[1].oneOf: expected an array of at least one integer, got 5'],
    [[1, { oneOf: [] }], 'numbers[1].oneOf: expected an array of at least one integer, got an array of 0'],
    [
      [1, { oneOf: [1, 0] }],
      'numbers[1].oneOf[1]: expected an integer from 1 to 9007199254740991, got 0 (integer, rational and real values take 0)',
    ],
    [
      [1, { oneOf: [1, 'A'] }],
      'numbers[1].oneOf[1]: expected an integer from 1 to 9007199254740991, got "A"',
    ],
  ])('%j', (numbers, message) => {
    expect(refusal({ numbers, target: 1 })).toEqual({ code: 'invalid-numbers', message });
  });

  it.each([
    ['0', 0],
    ['-0', -0],
    ['-1', -1],
    ['1.5', 1.5],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['9007199254740992', 2 ** 53],
    ['"x"', 'x'],
    ['""', ''],
    ['"1"', '1'],
    ['"AJ"', 'AJ'],
    ['null', null],
    ['true', true],
    ['7n', 7n],
    ['a symbol', Symbol('7')],
    ['an array of 1', [1]],
    ['an object', {}],
    ['an object', { oneof: [1] }],
    ['an object', { oneOf: [1], weight: 2 }],
    ['a function', () => 1],
    [`"${'9'.repeat(40)}"... (1000 characters)`, '9'.repeat(1000)],
  ])('a number: %s', (got, number) => {
    const hint = number === 0 ? ' (integer, rational and real values take 0)' : '';
    expect(refusal({ numbers: [1, 2, number], target: 1 })).toEqual({
      code: 'invalid-numbers',
      message: `numbers[2]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got ${got}${hint}`,
    });
  });

  it('with a gap', () => {
    const numbers = Object.assign(new Array<number>(3), { 0: 1, 2: 3 });
    expect(refusal({ numbers, target: 1 }).message).toMatch(/^numbers\[1\]: missing, expected /);
  });
});

describe('targets that are refused', () => {
  it.each([
    ['null', null],
    ['0', 0],
    ['-5', -5],
    ['2.5', 2.5],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['9007199254740992', 2 ** 53],
    ['24n', 24n],
    ['""', ''],
    ['"abc"', 'abc'],
    ['"0"', '0'],
    ['"-5"', '-5'],
    ['"2.5"', '2.5'],
    ['"5/2"', '5/2'],
    ['"1/0"', '1/0'],
    ['"1/-1"', '1/-1'],
    ['" 1"', ' 1'],
    ['"1e3"', '1e3'],
    ['"Infinity"', 'Infinity'],
    ['an array of 1', [24]],
  ])('%s under natural rules', (got, target) => {
    for (const rules of [undefined, countdown, natural]) {
      expect(refusal({ numbers: [1, 2], target, rules })).toEqual({
        code: 'invalid-target',
        message: `target: expected a positive integer (from 2^53 on as text), got ${got}`,
      });
    }
  });

  it.each([
    ['2.5', 2.5],
    ['"1/0"', '1/0'],
    ['"0/0"', '0/0'],
    ['"--1"', '--1'],
  ])('%s under rational rules', (got, target) => {
    expect(refusal({ numbers: [1, 2], target, rules: rational })).toEqual({
      code: 'invalid-target',
      message: `target: expected a fraction 'p/q' or an integer (from 2^53 on as text), got ${got}`,
    });
  });

  it('that is missing', () => {
    const messages = [natural, rational].map((rules) => refusal({ numbers: [1, 2], rules }).message);
    expect(messages).toEqual([
      'target: missing, expected a positive integer',
      "target: missing, expected a fraction 'p/q' or an integer",
    ]);
  });

  it('of more than 1000 digits', () => {
    expect(refusal({ numbers: [1], target: '9'.repeat(1001) }).code).toBe('too-large');
  });
});

describe('options that are refused', () => {
  const board = { numbers: [1, 2], target: 3 };

  it.each([
    [null, 'puzzle: expected an object, got null'],
    [undefined, 'puzzle: missing, expected an object'],
    [[1, 2], 'puzzle: expected an object, got an array of 2'],
    ['1 2', 'puzzle: expected an object, got "1 2"'],
    [
      { ...board, targt: 3 },
      'puzzle.targt: unknown, expected numbers, target, rules, game, nearest, tidy, aces, timeout, leastDistance or solvable (did you mean target?)',
    ],
    [
      { ...board, colour: 'red' },
      'puzzle.colour: unknown, expected numbers, target, rules, game, nearest, tidy, aces, timeout, leastDistance or solvable',
    ],
    [{ ...board, nearest: 'no' }, 'nearest: expected true or false, got "no"'],
    [{ ...board, aces: null }, 'aces: expected one or one-or-eleven, got null'],
    [{ ...board, nearest: null }, 'nearest: expected true or false, got null'],
    [{ ...board, tidy: 1 }, 'tidy: expected true or false, got 1'],
    [{ ...board, aces: 'eleven' }, 'aces: expected one or one-or-eleven, got "eleven"'],
    [{ ...board, rules: 'countdown' }, 'rules: expected an object, got "countdown"'],
    [{ ...board, rules: null }, 'rules: expected an object, got null'],
    [{ ...board, rules: games['24'] }, 'rules: got a game, which belongs in game'],
    [
      { ...board, rules: { use: 'any' } },
      'rules.values: missing, expected natural, integer, rational or real',
    ],
    [
      { ...board, rules: { values: 'Natural', use: 'any' } },
      'rules.values: expected natural, integer, rational or real (did you mean natural?), got "Natural"',
    ],
    [{ ...board, rules: { values: 'natural', use: 'some' } }, 'rules.use: expected any or all, got "some"'],
    [
      { ...board, rules: { ...countdown, nearest: true } },
      'rules.nearest: unknown, expected values, use, operators or limits',
    ],
    [
      { ...board, rules: { ...countdown, operators: [] } },
      'rules.operators: expected a list of at least one operator, got an array of 0',
    ],
    [
      { ...board, rules: { ...countdown, operators: '+' } },
      'rules.operators: expected a list of at least one operator, got "+"',
    ],
    [
      { ...board, rules: { ...countdown, operators: ['+', '?'] } },
      `rules.operators[1]: expected one of ${OPERATOR_NAMES.join(' ')}, got "?"`,
    ],
    [
      { ...board, rules: { ...countdown, operators: ['+', '-', '+'] } },
      'rules.operators[2]: expected each operator once, got "+"',
    ],
  ])('%j', (puzzle, message) => {
    expect(refusal(puzzle)).toEqual({ code: 'invalid-option', message });
  });
});
