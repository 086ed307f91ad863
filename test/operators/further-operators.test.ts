// Operators beyond the four: answers against the definition (further-trees.ts), and what the posts print.
import { describe, expect, it } from 'vitest';
import { compare } from '../../src/expression/exact/exact-arithmetic.js';
import { isRational } from '../../src/expression/exact/exact-value.js';
import type { Distinct, Operator, Rules } from '../../src/index.js';
import { formatFraction } from '../../src/core/fraction.js';
import { makeTrees, Unclear, type Made } from '../support/further-trees.js';
import { createFullSolver } from '../support/full-solver.js';
import { hands } from '../support/hands.js';
import { furtherOf } from '../support/operator-names.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { unsolvableByPowers, unsolvableByRemainders } from '../support/unsolvable-hands.js';

const solver = createFullSolver();
const FOUR: readonly Operator[] = ['+', '-', '*', '/'];
const BINARY = furtherOf(2);
const UNARY = furtherOf(1);
const rules24s: Rules = { values: 'real', use: 'all', operators: [...FOUR, '^', 'root', 'log'] };
const rules24sMod: Rules = { values: 'real', use: 'all', operators: [...FOUR, '^', 'root', 'log', 'mod'] };

/** Boards small enough for all trees: each operator of one operand doubles the trees of every part. */
function drawRules(random: Random): [Rules, number[]] {
  const some = (operators: readonly Operator[]) => operators.filter(() => random.integer(0, 1) === 1);
  const unary = some(UNARY);
  const others = [...some(['concat']), ...some(BINARY), ...unary];
  const operators = [...some(FOUR), ...(others.length > 0 ? others : (['^'] as const))];
  const size =
    unary.length > 0 || operators.length > 6 ? random.integer(1, 3 - unary.length) : random.integer(2, 3);
  const numbers = Array.from({ length: Math.max(1, size) }, () =>
    random.pick([1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 25, 100]),
  );
  const rules: Rules = {
    values: random.pick(['natural', 'integer', 'rational', 'real', 'real']),
    use: random.pick(['any', 'all']),
    operators,
  };
  return [rules, numbers];
}

function drawTarget(made: readonly Made[], rules: Rules, random: Random): string {
  const rational = made.flatMap(({ value }) => (isRational(value) ? [value] : []));
  const small = rational.filter(({ numerator }) => numerator < 10n ** 900n);
  if (small.length === 0 || random.integer(0, 9) === 0) return String(random.integer(1, 40));
  if (random.integer(0, 9) === 0 && rules.values !== 'natural') return random.pick(['0', '1', '-1']);
  return formatFraction(random.pick(small));
}

/** Compares some targets of a board; how many had a solution. */
function compareBoard(numbers: number[], rules: Rules, random: Random, targets: number): number {
  const made = makeTrees(numbers, rules);
  let solved = 0;
  for (let count = 0; count < targets; count++) {
    const target = drawTarget(made, rules, random);
    const puzzle = { numbers, target, rules };
    const context = JSON.stringify(puzzle);
    const [numerator, denominator = 1n] = target.split('/').map(BigInt);
    const wanted = made.filter(({ value }) => compare(value, { numerator, denominator }) === 0);
    const result = solver.solve(puzzle);
    expect(result.status, context).toBe(wanted.length > 0 ? 'exact' : 'none');
    const counted = solver.count(puzzle, { distinct: 'trees' });
    const listed = [...solver.solutions(puzzle, { distinct: 'trees' })];
    expect(counted, context).toBe(wanted.length);
    expect(
      listed.map(({ operations }) => operations),
      context,
    ).toEqual(wanted.map(({ operations }) => operations));
    if (wanted.length === 0) continue;
    solved++;
    expect(result.operations, context).toBe(wanted[0].operations);
  }
  return solved;
}

describe('against the definition', () => {
  it(`on random boards (seed ${seed})`, () => {
    const random = createRandom(8800);
    let solved = 0;
    let unclear = 0;
    for (let board = 0; board < 200; board++) {
      const [rules, numbers] = drawRules(random);
      try {
        solved += compareBoard(numbers, rules, random, 4);
      } catch (error) {
        if (!(error instanceof Unclear)) throw error;
        unclear++;
      }
    }
    expect(solved).toBeGreaterThan(400);
    expect(unclear).toBeLessThan(20);
  });
});

const isSolvable = (numbers: number[], rules: Rules) => solver.solve({ numbers, rules }).status === 'exact';
const namesOf = (boards: readonly number[][]) => boards.map((hand) => hand.join(' '));

describe('the posts "Solving 24s"', () => {
  it('list the unsolvable hands, hand by hand', () => {
    const all = hands(1, 10, 4);
    const unsolvable = (rules: Rules) => namesOf(all.filter((hand) => !isSolvable(hand, rules)));
    expect(unsolvable(rules24s)).toEqual(unsolvableByPowers);
    expect(unsolvable(rules24sMod)).toEqual(unsolvableByRemainders);
    expect([unsolvableByPowers.length, unsolvableByRemainders.length]).toEqual([715 - 595, 715 - 619]);
  });

  it.each<[string, Rules, number?]>([
    ['8 * root(9, 1 + 1)', rules24s],
    ['(9 - 1) * root(9, 2)', rules24s],
    ['2 ^ (2 + log(2, 6))', rules24s, 2],
    ['(2 * root(6, 2)) ^ 2', rules24s, 2],
    ['2 * (root(9, 2) + 9)', rules24s],
    ['7 * root(8, 3) + 10', rules24s],
    ['4 + log(3, 9) * 10', rules24s],
    ['8 * root(9, 9 - 7)', rules24s],
    ['8 * root(9, 10 - 8)', rules24s],
    ['(10 - 3) * 2 + 10', rules24s, 2],
    ['2 ^ 10 - 10 ^ 3', rules24s, 2],
    ['5 * 5 - 10 mod 3', rules24sMod],
    ['6 * (7 ^ 10 mod 5)', rules24sMod, 1],
    ['7 ^ 7 mod 5 * 8', rules24sMod, 1],
    ['6 * (7 * 7 mod 9)', rules24sMod],
    ['20 + 4 mod (9 mod (1 + 9))', rules24sMod],
  ])('%s', (text, rules, essential) => {
    const numbers = text.match(/\d+/g)!.map(Number);
    const list = (distinct: Distinct) =>
      Array.from(solver.solutions({ numbers, rules }, { distinct }), ({ expression }) => expression);
    expect(list('trees')).toContain(text);
    const count = solver.count({ numbers, rules });
    expect(list('essential')).toHaveLength(count);
    if (essential !== undefined) expect(count).toBe(essential);
  });
});

describe('the search', () => {
  it.each([
    [[9007199254740991, 1, 8], -4],
    [[9007199254740989, 1, 8], -6],
    [[9007199254740991, 1, 8], 3],
  ])('finds the divisor of a number near 2^53 (%j, remainder %i)', (numbers, target) => {
    const rules: Rules = { values: 'integer', use: 'any', operators: ['+', '-', 'mod'] };
    const { status, expression } = solver.solve({ numbers, target, rules });
    expect(status).toBe('exact');
    expect(expression).toContain('mod');
  });

  it('takes roots of long numbers with long indices', () => {
    const limits = { rootIndex: 2000, exponent: 2000 };
    const rules: Rules = { values: 'natural', use: 'any', operators: ['^', 'root', '+'], limits };
    const puzzle = { numbers: [10, 400, 999, 3, 5], target: 77, rules };
    expect(() => solver.solve(puzzle)).toThrow(expect.objectContaining({ code: 'too-large' }));
  });

  it('takes the fewest operations, and each text once', () => {
    const rules: Rules = { values: 'rational', use: 'any', operators: [...FOUR, '!', 'concat'] };
    expect(solver.solve({ numbers: [3, 4, 8], target: 24, rules })).toMatchObject({
      expression: '4!',
      operations: 1,
    });
    const puzzle = { numbers: [1, 2, 12], target: 12, rules };
    const texts = Array.from(solver.solutions(puzzle, { distinct: 'trees' }), ({ expression }) => expression);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts[0]).toBe('12');
    expect(solver.count(puzzle, { distinct: 'trees' })).toBe(texts.length);
  });

  it('says that larger values were left out, and does not if there is a solution', () => {
    const rules: Rules = { values: 'rational', use: 'all', operators: ['^'], limits: { bits: 20 } };
    expect(() => solver.solve({ numbers: [2, 10, 10], target: 7, rules })).toThrow(
      expect.objectContaining({ code: 'too-large' }) as Error,
    );
    expect(() => solver.count({ numbers: [2, 10, 10], target: 7, rules })).toThrow(
      'rules.limits.bits: no solution was found without values of more than 20 binary digits',
    );
    expect(solver.solve({ numbers: [2, 10], target: 1024, rules }).status).toBe('exact');
    expect(solver.solve({ numbers: [2, 2, 3], target: 7, rules }).status).toBe('none');
  });

  it('finds what only values beyond the doubles lead to', () => {
    const rules: Rules = { values: 'rational', use: 'all', operators: ['^', 'log'] };
    expect(solver.solve({ numbers: [10, 10, 10, 13, 13], target: 1000, rules }).status).toBe('exact');
    const quotient: Rules = { values: 'rational', use: 'all', operators: ['^', '/'] };
    expect(solver.solve({ numbers: [15, 15, 16, 16, 98, 98], target: 1, rules: quotient }).status).toBe(
      'exact',
    );
  });

  it('is for up to six numbers, and ends with a timeout', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    expect(() => solver.solve({ numbers, rules: rules24s })).toThrow(
      expect.objectContaining({ code: 'too-large' }) as Error,
    );
    const six = { numbers: [4, 6, 7, 8, 9, 10], target: '1957/211', rules: rules24sMod, timeout: 20 };
    const timeout = expect.objectContaining({ code: 'timeout' }) as Error;
    expect(() => solver.solve(six)).toThrow(timeout);
    expect(() => solver.count(six)).toThrow(timeout);
  });
});

it('compares solutions with joined digits under the limits of the rules', () => {
  const rules = {
    values: 'natural',
    use: 'all',
    operators: ['+', '^', 'concat'],
    limits: { exponent: 64 },
  } as const;
  const puzzle = { numbers: [2, 20], target: 2 ** 20, rules };
  expect([...createFullSolver().solutions(puzzle)].map(({ expression }) => expression)).toEqual(['2 ^ 20']);
  expect(createFullSolver().count(puzzle)).toBe(1);
});

describe('values at the limit of doubles', () => {
  it.each([930, 935, 936, 937, 938, 939, 945])('2^%i and its reciprocal are found', (exponent) => {
    const numbers = [2, exponent, 3];
    const limits = { exponent: 2000 };
    const product = { numbers, target: String(3n * 2n ** BigInt(exponent)) };
    const operators = ['*', '/', '^'] as const;
    for (const values of ['natural', 'rational', 'real'] as const) {
      const rules: Rules = { values, use: 'all', operators, limits };
      expect(solver.solve({ ...product, rules }), values).toMatchObject({ status: 'exact', operations: 2 });
      expect(solver.count({ ...product, rules }), values).toBeGreaterThan(0);
      if (values === 'natural') continue;
      const quotient = { numbers, target: `3/${2n ** BigInt(exponent)}`, rules };
      expect(solver.solve(quotient), values).toMatchObject({ status: 'exact', operations: 2 });
    }
  });

  it('are found as operands of a smaller target', () => {
    const limits = { exponent: 2000 };
    const rules: Rules = { values: 'rational', use: 'all', operators: ['/', '^'], limits };
    const puzzle = { numbers: [4, 468, 64], target: String(2n ** 930n), rules };
    expect(solver.solve(puzzle)).toMatchObject({ status: 'exact', operations: 2 });
  });
});

describe('a limit of factorials of 0', () => {
  const rules: Rules = { values: 'rational', use: 'all', operators: ['-', '!'], limits: { factorial: 0 } };

  it('allows 0! and no other factorial', () => {
    expect(solver.solve({ numbers: [3, 3], target: 1, rules })).toMatchObject({ expression: '(3 - 3)!' });
    expect(solver.solve({ numbers: [4, 1], target: 6, rules }).status).toBe('none');
    expect(solver.solve({ numbers: [4, 1], target: 6, rules: { ...rules, limits: {} } }).status).toBe(
      'exact',
    );
  });
});
