// Fewer than the four operators: answers against the definition (operator-subsets.ts), and what is refused.
import { describe, expect, it } from 'vitest';
import { createAnswer } from '../../src/bulk/batch/answer-puzzle.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { rate } from '../../src/generate.js';
import { verify } from '../../src/verify.js';
import { countdown, twentyFour, type Operator, type Rules } from '../../src/index.js';
import { createFullSolver } from '../support/full-solver.js';
import { compareSubsets } from '../support/operator-subsets.js';
import { createRandom, seed } from '../support/random.js';

const solver = createFullSolver();
const withOperators = (rules: Rules, ...operators: Operator[]): Rules => ({ ...rules, operators });
const refusal = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) as string }) as Error;

describe('against the definition', () => {
  it(`on random boards of up to four numbers (seed ${seed})`, { timeout: 120_000 }, () => {
    compareSubsets(createRandom(4400), 2000, [1, 2, 3, 3, 3, 4], 4);
  });
});

describe('the rules', () => {
  it('their order does not matter, all four are the default, and real is rational', () => {
    const rulesOf = (rules: Rules) => parsePuzzle({ numbers: [1], target: 1, rules }).rules;
    expect(rulesOf(withOperators(countdown, '*', '+'))).toMatchObject(withOperators(countdown, '+', '*'));
    expect(rulesOf(withOperators(twentyFour, '/', '*', '-', '+'))).toEqual(rulesOf(twentyFour));
    expect(rulesOf({ values: 'real', use: 'all' })).toEqual(rulesOf(twentyFour));
  });

  it('an operator that is not one of them is not used', () => {
    const numbers = [1, 3, 7, 10, 25, 50];
    const rules = withOperators(countdown, '+', '-', '*');
    const result = solver.solve({ numbers, target: 765, rules });
    expect(result).toMatchObject({ status: 'exact', value: 765, operations: 3 });
    expect(result.expression).not.toContain('/');
    // A sum without + and a product without *, by hand.
    const minus = { numbers: [2, 3, 4], target: 5, rules: withOperators(twentyFour, '-') };
    expect(solver.solve(minus).expression).toBe('4 - (2 - 3)');
    expect(solver.count(minus, { distinct: 'trees' })).toBe(2);
    expect(solver.count(minus, { distinct: 'function' })).toBe(1);
    const over = { numbers: [1, 2, 3], target: 6, rules: withOperators(twentyFour, '/') };
    expect(solver.count(over, { distinct: 'trees' })).toBe(2);
    expect(solver.count(over)).toBe(1);
  });

  it('work for up to six numbers', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const rules = withOperators(countdown, '+', '-');
    const error = refusal('too-large', 'numbers: expected at most 6 numbers with the operators + -, got 7');
    expect(() => solver.solve({ numbers, target: 5, rules })).toThrow(error);
    expect(() => solver.count({ numbers, target: 5, rules })).toThrow(error);
    expect(() => [...solver.solutions({ numbers, target: 5, rules })]).toThrow(error);
    expect(() => solver.reach({ numbers, rules, from: 1, to: 9 })).toThrow(error);
    expect(verify('1 + 4', { numbers, target: 5, rules }).ok).toBe(true);
  });

  it('those of the options of a batch are kept where a line changes the rest', () => {
    const answer = createAnswer({ op: 'count', rules: withOperators(countdown, '+'), distinct: 'trees' });
    const line = { numbers: [2, 3, 4], target: 9 };
    expect(answer(line)).toEqual({ result: 12 });
    expect(answer({ ...line, values: 'rational', use: 'all' })).toEqual({ result: 12 });
  });

  it('are not rated', () => {
    const puzzle = { numbers: [1, 2, 3, 4], rules: withOperators(twentyFour, '+', '*') };
    expect(() => rate(puzzle)).toThrow(
      refusal('invalid-option', 'rules.operators: expected all of + - * / for rate'),
    );
  });
});

describe('verify', () => {
  const rules = withOperators(twentyFour, '+', '*');

  it.each<[string, string]>([
    ['2 * 3 * 4', 'exact'],
    ['3 * 4 / 2', 'operator-not-allowed'],
    ['2 - 3 + 4', 'operator-not-allowed'],
    ['\\frac{4}{2} * 3', 'operator-not-allowed'],
    ['3 * 4 / 2 * 5', 'operator-not-allowed'],
    ['3 * 4 / 2 )', 'not-an-expression'],
    ['2 * 3 = 6, 6 * 4 = 24', 'exact'],
    ['3 - 2 = 1, 1 * 4 = 4', 'operator-not-allowed'],
    ['2 * 3 * 4 = 49/2', 'wrong-result'],
    ['2 * 3 + 4', 'wrong-value'],
  ])('%s: %s', (answer, reason) => {
    expect(verify(answer, { numbers: [2, 3, 4], rules }).reason).toBe(reason);
  });
});

describe('solutions', () => {
  it('come lazily, up to the limit, and end with the solver', () => {
    const own = createFullSolver();
    const puzzle = { numbers: [1, 2, 3, 4, 5, 6], rules: withOperators(twentyFour, '+', '-', '*') };
    const first = own.solutions(puzzle, { distinct: 'trees' }).next();
    expect(first.value).toMatchObject({ value: 24, operations: 5 });
    expect([...own.solutions(puzzle, { limit: 7 })]).toHaveLength(7);
    const iterator = own.solutions(puzzle);
    iterator.next();
    own.dispose();
    expect(() => iterator.next()).toThrow(refusal('invalid-option', 'a disposed one'));
  });

  it('are compared by the values chosen', () => {
    const rules = withOperators(countdown, '+');
    const aces = { numbers: ['A', 'A'], target: 12, rules, aces: 'one-or-eleven' } as const;
    expect(Array.from(solver.solutions(aces), ({ expression }) => expression)).toHaveLength(1);
    expect(solver.count({ ...aces, target: 11 }, { distinct: 'trees' })).toBe(1);
  });

  it('are counted up to the limit', () => {
    const puzzle = { numbers: [1, 2, 3, 4], target: 10, rules: withOperators(countdown, '+') };
    expect(solver.count(puzzle, { distinct: 'trees', limit: 120 })).toBe(120);
    expect(() => solver.count(puzzle, { distinct: 'trees', limit: 119 })).toThrow(
      refusal('limit-exceeded', 'expected at most 119 solutions, got more'),
    );
  });
});
