// Fewer than the four operators: the rules, and what is refused. subset-differential.slow.test.ts compares
// answers with the definition.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAnswer } from '../../src/batch/answer-puzzle.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { rate } from '../../src/generate/index.js';
import { verify } from '../../src/verify/index.js';
import { countdown, createSolverSync, twentyFour, type Operator, type Rules } from '../../src/index.js';
import { moreOperators as coreOperators } from '../../src/operators/core.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';
import { SUBSET_RULES } from '../support/subset-boards.js';
import { defineByTrees, findNearest } from '../support/subset-trees.js';

const solver = createFullSolver();
const moduleOf = (name: string) => readFileSync(new URL(`../../build/${name}`, import.meta.url));
const withOperators = (rules: Rules, ...operators: Operator[]): Rules => ({ ...rules, operators });
const refusal = (code: string, message: string) =>
  expect.objectContaining({ code, message: expect.stringContaining(message) as string }) as Error;

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

  it('work for up to nine numbers', () => {
    const rules = withOperators(countdown, '+', '-');
    const nine = { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], target: 45, rules };
    expect(solver.solve(nine).expression).toBe('9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1');
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const error = refusal('too-large', 'numbers: expected at most 9 numbers with the operators + -, got 10');
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
      refusal('invalid-option', 'rules.operators: expected exactly + - * / in a puzzle that is rated'),
    );
  });
});

describe('targets from 2^61 to 2^65', () => {
  const products = SUBSET_RULES.filter(({ operators }) => operators.includes('*'));

  it(`that are products are made, or refused, as are those beside them (seed ${seed})`, () => {
    const random = createRandom(4408);
    let exact = 0;
    let tried = 0;
    for (let round = 0; round < 40; round++) {
      const count = random.integer(2, 4);
      const size = Math.round(2 ** (random.integer(610, 650) / 10 / count));
      const numbers = Array.from({ length: count }, () => random.integer(size - 5000, size + 5000));
      const target = numbers.reduce((product, number) => product * BigInt(number), 1n);
      for (const rules of products) {
        const ask = (wanted: string, nearest = true) => {
          const puzzle = { numbers, target: wanted, rules, nearest };
          tried++;
          try {
            const { status, distance } = solver.solve(puzzle);
            if (status === 'exact') exact++;
            return `${status} ${distance}`;
          } catch (error) {
            expect(error, JSON.stringify(puzzle)).toMatchObject({ code: 'too-large' });
            return 'too-large';
          }
        };
        const context = `${numbers.join(' ')} ${JSON.stringify(rules)}`;
        expect(['exact 0', 'too-large'], context).toContain(ask(String(target), false));
        expect(['exact 0', 'nearest 1', 'too-large'], context).toContain(ask(String(target + 1n)));
        if (rules.values !== 'rational') continue;
        expect(['nearest 1/3', 'too-large'], context).toContain(ask(`${3n * target + 1n}/3`));
      }
    }
    expect(exact / tried).toBeGreaterThan(0.1);
  });

  it(`have their nearest value, also far below 0 (seed ${seed})`, () => {
    const random = createRandom(4409);
    let found = 0;
    for (let round = 0; round < 500; round++) {
      const least = 2 ** random.integer(1, 12);
      const numbers = [random.integer(1, least), random.integer(2 ** 49, Math.floor(2 ** 62 / least))];
      if (numbers[1] > Number.MAX_SAFE_INTEGER) continue;
      const rules = random.pick(SUBSET_RULES);
      const product = BigInt(numbers[0]) * BigInt(numbers[1]);
      const sign = rules.values === 'natural' ? 1n : random.pick([1n, -1n]);
      const target = sign * (product + BigInt(random.integer(-(2 ** 52), 2 ** 52)));
      const puzzle = { numbers, target: String(target), rules, nearest: true };
      let value: string;
      try {
        value = String(solver.solve(puzzle).value);
      } catch (error) {
        expect(error, JSON.stringify(puzzle)).toMatchObject({ code: 'too-large' });
        continue;
      }
      found++;
      const leaves = numbers.map((number) => [number]);
      const nearest = findNearest(defineByTrees(leaves, rules).reached, [target, 1n])?.value ?? null;
      expect(value, JSON.stringify(puzzle)).toBe(String(nearest?.join('/').replace(/\/1$/, '') ?? null));
    }
    expect(found).toBeGreaterThan(100);
  });

  it.each([
    [[400, 8_000_000_000_000_000], '-3200000000000000000', '20000000000000', 'integer', ['*', '/']],
    [[1500, 3_073_533_575_403_869], '-4610300363105803500', '-3073533575402369', 'rational', ['-', '*']],
  ] as const)('of %j: the nearest to %s is %s', (numbers, target, value, values, operators) => {
    const rules: Rules = { values, use: 'all', operators };
    expect(String(solver.solve({ numbers, target, rules, nearest: true }).value)).toBe(value);
  });

  it.each([
    '18446744073709551617/4',
    '27670116110564127423/3',
    '-9223372036854775809/2',
    '9223372036854775808',
  ])('are answered where all values are small: %s', (target) => {
    const [rules, value] = [
      withOperators({ values: 'rational', use: 'any' }, '+', '-'),
      target.startsWith('-') ? -1 : 3,
    ];
    expect(solver.solve({ numbers: [1, 2], target, rules })).toMatchObject({ status: 'nearest', value });
  });

  it('are not taken for 2^62', () => {
    const rules = withOperators({ values: 'rational', use: 'any' }, '*', '/');
    const puzzle = { numbers: [2 ** 31, 3, 2 ** 31], target: String(3n * 2n ** 62n), rules };
    expect(() => solver.solve(puzzle)).toThrow(refusal('too-large', 'numbers'));
  });
});

describe('six numbers up to 1000', () => {
  it(`are answered as with all four operators (seed ${seed})`, () => {
    const random = createRandom(4405);
    for (const rules of SUBSET_RULES) {
      for (let board = 0; board < 3; board++) {
        const numbers = Array.from({ length: 6 }, () => random.integer(1, 1000));
        const puzzle = { numbers, target: random.integer(1, 1000), rules };
        expect(() => solver.solve(puzzle), JSON.stringify(puzzle)).not.toThrow();
      }
    }
  });

  it('have no fractions without /, so that their bounds are those of integers', () => {
    const numbers = [127, 127, 127, 127, 127, 127];
    const rules = withOperators(twentyFour, '*');
    expect(solver.solve({ numbers, target: 7, rules }).status).toBe('none');
    const nearest = { numbers: [2, 4, 9], target: '9/2', rules: withOperators(countdown, '+', '*') };
    expect(solver.solve({ ...nearest, rules: { ...nearest.rules, values: 'rational' } })).toMatchObject({
      value: 4,
      distance: '1/2',
    });
  });
});

describe('large numbers', () => {
  const rational = (use: Rules['use'], ...operators: Operator[]): Rules => ({
    values: 'rational',
    use,
    operators,
  });

  it('fractions whose quotients are the same double are told apart', () => {
    const puzzle = { target: '11/4', rules: rational('any', '-', '*', '/') };
    expect(solver.solve({ numbers: [1, 1, 1, 3, 106_806_787], ...puzzle })).toMatchObject({
      status: 'nearest',
      value: '106806785/35602262', // (1 - 1 / (106806787 - 1)) * 3
    });
    const other = { target: '17/3', rules: rational('any', '-', '/') };
    expect(solver.solve({ numbers: [1, 1, 1, 5, 124_908_698], ...other })).toMatchObject({
      status: 'nearest',
      value: '749452181/124908697', // 5 - (1 / (124908698 - 1) - 1)
    });
  });

  it('alternatives need not ascend by their largest value', () => {
    const numbers = [1, { oneOf: [1, 268_435_399] }, { oneOf: [1, 37] }, 11, 13, 17, 19];
    const target = `${60n * (268_435_399n * 37n + 1n)}/268435399`;
    // It is (37 + 1 / 268435399) * (11 + 13 + 17 + 19).
    expect(solver.solve({ numbers, target, rules: rational('all', '+', '*', '/') }).status).toBe('exact');
  });

  it.each([
    [[1000, 2000, 3000, 4000, 5000], 3000],
    [[999, 998, 997, 996, 995, 994], 1997],
    [[509, 509, 1_000_003, 7, 2], 1018],
  ])('of %j few are enough for %i', (numbers, target) => {
    const rules = rational('any', '+', '-', '/');
    expect(solver.solve({ numbers, target, rules })).toMatchObject({ status: 'exact', value: target });
  });

  it('a target may be beyond all of them', () => {
    for (const sign of ['', '-']) {
      const target = `${sign}${10n ** 40n}/${10n ** 18n + 1n}`;
      expect(solver.solve({ numbers: [3, 5], target, rules: rational('any', '+', '-') })).toMatchObject({
        status: 'nearest',
        value: sign ? -2 : 8,
      });
    }
  });
});

describe('a target beyond the largest value', () => {
  it.each(['natural', 'integer'] as const)(
    'has it as the nearest one, also where no double has it (%s)',
    (values) => {
      const numbers = [1, 2 ** 53 - 1];
      const puzzle = { numbers, target: String(2n ** 54n), nearest: true };
      for (const operators of [['+'], ['+', '-'], ['+', '-', '/']] as const) {
        const answer = solver.solve({ ...puzzle, rules: { values, use: 'any', operators } });
        expect(answer.value).toBe(String(2n ** 53n));
      }
    },
  );
});

describe('the build with assertions', () => {
  const debug = createSolverSync({
    extensions: [coreOperators.with({ wasm: moduleOf('wasm/operators.debug.wasm') })],
  });

  it('gives the same answers', { tags: 'long' }, () => {
    const random = createRandom(4404);
    for (let round = 0; round < 400; round++) {
      const rules = random.pick(SUBSET_RULES);
      const numbers = Array.from({ length: random.integer(1, 6) }, () => random.integer(1, 12));
      const puzzle = { numbers, target: random.integer(1, 200), rules, nearest: random.integer(0, 1) === 1 };
      expect(debug.solve(puzzle), JSON.stringify(puzzle)).toEqual(solver.solve(puzzle));
      const range = { numbers, from: 1, to: 300, rules };
      expect(debug.reach(range), JSON.stringify(range)).toEqual(solver.reach(range));
    }
  });

  it('ends without memory as it should, and goes on', () => {
    const small = createSolverSync({
      maxBytes: 2 ** 20,
      extensions: [coreOperators.with({ wasm: moduleOf('wasm/operators.debug.wasm') })],
    });
    const rules: Rules = { values: 'rational', use: 'all', operators: ['+', '-', '/'] };
    const hard = { numbers: [5, 6, 7, 8, 9, 10, 11], target: '1/7919', rules };
    const easy = { numbers: [3, 4, 5], target: 2, rules };
    const error = refusal('out-of-memory', 'maxBytes: the search needs more memory than is allowed');
    for (let round = 0; round < 3; round++) {
      expect(() => small.solve({ ...hard, nearest: true })).toThrow(error);
      expect(small.solve(easy)).toEqual(solver.solve(easy));
      expect(() => small.reach({ numbers: hard.numbers, from: 1, to: 1000, rules })).toThrow(error);
      expect(small.count(easy, { distinct: 'trees' })).toBe(solver.count(easy, { distinct: 'trees' }));
    }
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
    expect(() => iterator.next()).toThrow(refusal('invalid-option', 'already disposed'));
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
    expect(solver.count(puzzle, { distinct: 'trees', limit: 119 })).toBe(119);
    expect(solver.count(puzzle, { distinct: 'trees', limit: 0 })).toBe(0);
  });
});
