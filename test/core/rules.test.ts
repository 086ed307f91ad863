// Rules with operators beyond the four: limits, what `square` asks for, and which calls take which operators.
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { rate } from '../../src/generate/index.js';
import { countdown, type Operator, type Puzzle, type Rules } from '../../src/index.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { parseRules } from '../../src/core/puzzle/parse-rules.js';
import { verify } from '../../src/verify/index.js';
import { createFullSolver } from '../support/full-solver.js';

const real = (...operators: Operator[]) => ({ values: 'real', use: 'any', operators }) as const;
const solver = createFullSolver();
const squares = {
  ...countdown,
  operators: ['+', '-', '*', '/', 'square'],
  limits: { square: 50000 },
} as const;

describe('rules', () => {
  it('have the limits that were given, and the defaults', () => {
    expect(parseRules(undefined).limits).toBe(DEFAULT_LIMITS);
    const limits = { exponent: '20', square: `1${'0'.repeat(18)}`, bits: 64 };
    expect(parseRules({ ...countdown, limits }).limits).toEqual({
      exponent: 20n,
      rootIndex: 16n,
      modulus: 16n,
      factorial: 20n,
      square: 10n ** 18n,
      bits: 64,
    });
  });

  it('are real only with operators beyond the four', () => {
    expect(parseRules(real('+', '-')).values).toBe('rational');
    expect(parseRules(real('/', '*', '+', '-'))).toEqual({
      values: 'rational',
      use: 'any',
      limits: DEFAULT_LIMITS,
    });
    expect(parseRules(real('log', '+')).values).toBe('real');
    expect(parseRules(real('log', '+')).operators).toEqual(['+', 'log']);
  });

  it.each([
    [{ ...countdown, limits: { exponent: 0 } }, 'rules.limits.exponent: expected a positive integer'],
    [{ ...countdown, limits: { modulus: '1.5' } }, 'rules.limits.modulus: expected a positive integer'],
    [{ ...countdown, limits: { factorial: 2 ** 53 } }, 'rules.limits.factorial: expected an integer from 0'],
    [
      { ...countdown, limits: { bits: 1_000_001 } },
      'rules.limits.bits: expected an integer from 1 to 1000000',
    ],
    [
      { ...countdown, limits: { rootindex: 3 } },
      'rules.limits.rootindex: unknown, expected exponent, rootIndex',
    ],
    [{ ...countdown, limits: { factorial: -1 } }, 'rules.limits.factorial: expected an integer from 0'],
    [{ ...countdown, limits: [16] }, 'rules.limits: expected an object, got an array of 1'],
    [
      { ...squares, limits: {} },
      'rules.limits.square: missing, expected a positive integer, the largest operand of square',
    ],
    [{ ...squares, values: 'rational' }, 'rules.values: expected natural for square, got "rational"'],
    [{ ...squares, use: 'all' }, 'rules.use: expected any for square, got "all"'],
    [
      { ...squares, operators: ['+', 'square', '!'] },
      'rules.operators: expected square with none but + - * /, got "!"',
    ],
  ])('%j are refused', (given, message) => {
    const puzzle = { numbers: [2, 3], target: 8, rules: given as Rules };
    for (const call of [() => solver.solve(puzzle), () => verify('2 * 3', puzzle)]) {
      expect(call).toThrow(expect.objectContaining({ code: 'invalid-option' }));
      expect(call).toThrow(message);
    }
  });
});

describe('calls and options', () => {
  const puzzle = (rules: Rules, others: Partial<Puzzle> = {}) => ({
    numbers: [2, 3],
    target: 8,
    rules,
    ...others,
  });
  const subset = { ...countdown, operators: ['+', '-'] } as const;

  it('take the nearest value by default only with the four, fewer, or square', () => {
    const statuses = [countdown, subset, squares, real('^')].map(
      (rules) => solver.solve({ ...puzzle(rules), target: 1009 }).status,
    );
    expect(statuses).toEqual(['nearest', 'nearest', 'nearest', 'none']);
  });

  it('have 24 as the default target if fractions are allowed and all numbers used', () => {
    expect(parsePuzzle({ numbers: [2, 2], rules: { ...real('^'), use: 'all' } }).target.numerator).toBe(24n);
  });

  it.each<[string, () => unknown, string]>([
    [
      'nearest',
      () => solver.solve(puzzle(real('^'), { nearest: true })),
      'nearest: expected operators among + - * / and square, got ^',
    ],
    [
      'tidy',
      () => solver.solve(puzzle(real('^', '+'), { tidy: true })),
      'tidy: expected operators among + - * / only, got + ^',
    ],
    [
      'tidy and square',
      () => solver.solve(puzzle(squares, { tidy: true })),
      'tidy: expected operators among + - * / only',
    ],
    ['solutions and square', () => solver.solutions(puzzle(squares)), 'expected no square for solutions'],
    [
      'count and square',
      () => solver.count(puzzle(squares)),
      'rules.operators: expected no square for solutions and count',
    ],
    [
      'reach',
      () => solver.reach({ numbers: [2], from: 1, to: 9, rules: real('!') }),
      'rules.operators: expected operators among + - * / and square for reach, got !',
    ],
    [
      'rate',
      () => rate(puzzle(subset)),
      'rules.operators: expected exactly + - * / in a puzzle that is rated, got + -',
    ],
  ])('%s is refused', (_, call, message) => {
    expect(call).toThrow(expect.objectContaining({ code: 'invalid-option' }));
    expect(call).toThrow(message);
  });
});
