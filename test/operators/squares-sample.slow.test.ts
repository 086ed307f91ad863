// Countdown with squares: answers against the definition (squares.ts), and what is refused.
import { describe, expect, it } from 'vitest';
import { NumbersGameError, type Puzzle } from '../../src/index.js';
import { verify } from '../../src/verify/index.js';
import { parsePuzzle } from '../../src/core/puzzle/parse-puzzle.js';
import { listPrimes } from '../../src/operators/squares/residues.js';
import { SquareSearch } from '../../src/operators/squares/search-squares.js';
import { findWithSquares } from '../../src/operators/squares/squares-engine.js';
import { createFullSolver } from '../support/full-solver.js';
import { STANDARD_POOL, standardBoards } from '../support/pool.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { evaluateSquares, fewestWithSquares, nearestOf, withSquares } from '../support/squares.js';

const solver = createFullSolver();
const FOUR = ['+', '-', '*', '/'] as const;

const drawBoard = (random: Random, size: number) =>
  random
    .shuffle(STANDARD_POOL)
    .slice(0, size)
    .sort((a, b) => a - b);

/** The answer of the engine, with its expression evaluated. */
function answer(puzzle: Puzzle) {
  const parsed = parsePuzzle(puzzle);
  const found = findWithSquares(parsed, parsed.nearest ?? true)!;
  const checked = evaluateSquares(found.expression, parsed.rules.limits.square!);
  expect(checked.value).toBe(found.value.numerator);
  return checked;
}

describe('against the definition', () => {
  it(`reach gives the fewest operations of every target to 5000 (seed ${seed})`, () => {
    const random = createRandom(2100);
    for (let round = 0; round < 40; round++) {
      const numbers = drawBoard(random, random.pick([1, 2, 3, 3, 4]));
      const limit = random.pick(numbers.length === 4 ? [2, 5, 10] : [1, 2, 7, 10, 50, 100, 1000]);
      const operators = random.pick(['+-*/', '+-*/', '+-*/', '+-', '*/', '-/', '']);
      const fewest = fewestWithSquares(numbers, BigInt(limit), operators);
      const rules = withSquares(limit, operators);
      const { operations } = solver.reach({ numbers, from: 1, to: 5000, rules });
      const expected = Uint8Array.from({ length: 5000 }, (_, i) => fewest.get(BigInt(i + 1)) ?? 255);
      expect(operations, `${numbers.join(' ')} with ${limit} and ${operators}`).toEqual(expected);
    }
  });

  it(`solve gives the nearest value with the fewest operations (seed ${seed})`, () => {
    const random = createRandom(2101);
    for (let round = 0; round < 40; round++) {
      const numbers = drawBoard(random, random.pick([1, 2, 3, 3, 4]));
      const limit = random.pick(numbers.length === 4 ? ['5', '20'] : ['1', '10', '1000', `${10 ** 6}`]);
      const fewest = fewestWithSquares(numbers, BigInt(limit));
      const values = [...fewest.keys()];
      for (let i = 0; i < 6; i++) {
        const near = random.pick(values) + BigInt(random.integer(0, 3));
        const target = String(random.pick([near, BigInt(random.integer(1, 9999))]));
        const { value, operations } = nearestOf(fewest, BigInt(target));
        const got = answer({ numbers, target, rules: withSquares(limit) });
        expect(got, `${numbers.join(' ')} with ${limit} to ${target}`).toEqual({ value, operations });
      }
    }
  });

  it('limits and values of any size are exact', () => {
    const limit = `${10n ** 40n}`;
    const numbers = [3, 7, 10];
    const fewest = fewestWithSquares(numbers, BigInt(limit));
    const values = [...fewest.keys()];
    const random = createRandom(2102);
    for (let i = 0; i < 30; i++) {
      const target = random.pick(values) + BigInt(random.integer(0, 2));
      const { value, operations } = nearestOf(fewest, target);
      const got = answer({ numbers, target: String(target), rules: withSquares(limit) });
      expect(got, `to ${target}`).toEqual({ value, operations });
    }
  });

  it('an ace may be 1 or 11', () => {
    const rules = withSquares(200);
    const { operations } = solver.reach({
      numbers: ['A', 3, 'A'],
      from: 1,
      to: 2000,
      rules,
      aces: 'one-or-eleven',
    });
    const boards = [
      [1, 3, 1],
      [1, 3, 11],
      [11, 3, 11],
    ].map((board) => fewestWithSquares(board, 200n));
    for (const [i, count] of operations.entries()) {
      const counts = boards.map((fewest) => fewest.get(BigInt(i + 1)) ?? 255);
      expect(count, `${i + 1}`).toBe(Math.min(...counts));
    }
  });

  it('the modulus of the keys does not matter', () => {
    const numbers = [1, 6, 7, 25];
    const targets = Array.from({ length: 300 }, (_, i) => i + 400);
    const findBy = (primes: ReturnType<typeof listPrimes>) => {
      const search = new SquareSearch(
        numbers.map((number) => [number]),
        { limit: 100, operators: FOUR },
        3,
        primes,
      );
      return search.findFewest(targets).map((hit) => hit?.operations);
    };
    // 7 divides a value at once, and with 101 most matches of residues are false.
    const smaller = [7, 101, 103, 107, 109, 113, 10007, 10009, 100003, 1000003, 1000033];
    const listSmaller = function* (): ReturnType<typeof listPrimes> {
      yield* smaller;
      throw new Error('each prime divides a value');
    };
    expect(findBy(listSmaller())).toEqual(findBy(listPrimes()));
  });
});

describe('without squares', () => {
  it('a limit of 1 gives what the four operators give, on boards at regular intervals', () => {
    const rules = withSquares(1);
    for (const numbers of [...standardBoards(6)].filter((_, rank) => rank % 2000 === 77)) {
      const query = { numbers, from: 101, to: 999 };
      expect(solver.reach({ ...query, rules }), numbers.join(' ')).toEqual(solver.reach(query));
    }
  });
});

describe('the published game', () => {
  const puzzle = { numbers: [1, 10, 10, 25, 75, 100], target: 862, rules: withSquares(50_000) };

  it('862 from 1 10 10 25 75 100 takes 14 operations, as the paper says, and no fewer', () => {
    const { status, operations, expression, steps } = solver.solve(puzzle);
    expect([status, operations]).toEqual(['exact', 14]);
    expect(verify(expression!, puzzle)).toMatchObject({ ok: true, reason: 'exact' });
    expect(verify(steps.join('\n'), puzzle)).toMatchObject({ ok: true, reason: 'exact' });
  });

  it('the steps of the paper are right, with squares written as such', () => {
    const steps = [
      '10 - 1 = 9',
      'square(100) = 10000',
      'square(9) = 81',
      'square(10) = 100',
      'square(100) = 10000',
      '10000 + 10000 = 20000',
      'square(75) = 5625',
      'square(5625) = 31640625',
      'square(20000) = 400000000',
      '400000000 - 31640625 = 368359375',
      'square(25) = 625',
      'square(625) = 390625',
      '368359375 / 390625 = 943',
      '943 - 81 = 862',
    ];
    expect(verify(steps.join('\n'), puzzle)).toMatchObject({ ok: true, reason: 'exact' });
  });

  it('an open problem has a nearest value, and no solution', () => {
    const open = { numbers: [1, 1, 8, 8, 9, 9], target: 662, rules: withSquares(50_000) };
    expect(solver.solve(open)).toMatchObject({ status: 'nearest', value: 663, operations: 5 });
    expect(solver.solve({ ...open, nearest: false }).status).toBe('none');
  });

  it('a target beyond every value has a nearest one', () => {
    const rules = withSquares(`${10n ** 18n}`);
    const { value } = solver.solve({ numbers: [1, 1, 1, 1, 1, 1], target: '9'.repeat(60), rules });
    // (1 + 1) squared six times is 2^64, and there are three pairs.
    expect(value).toBe(String(2n ** 192n));
  });
});

describe('reachAll', () => {
  it('gives what reach gives', () => {
    const query = { pool: [2, 3, 3, 10, 25], size: 3, from: 1, to: 600, rules: withSquares(1000) };
    const records = [...solver.reachAll(query)];
    expect(records).toHaveLength(7);
    for (const { numbers, operations } of records) {
      const { from, to, rules } = query;
      expect(operations).toEqual(solver.reach({ numbers, from, to, rules }).operations);
    }
  });
});

describe('what is refused', () => {
  const refusal = (code: string, message: string) =>
    expect.objectContaining({
      code,
      message: expect.stringContaining(message) as string,
    }) as NumbersGameError;

  it('more than six numbers, and limits above 1000 for ranges', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    const reason = 'expected at most 6 numbers with the operators + - * / square, got 7';
    const six = refusal('too-large', `numbers: ${reason}`);
    expect(() => solver.solve({ numbers, target: 5, rules: withSquares(9) })).toThrow(six);
    expect(() => solver.reach({ numbers, from: 1, to: 9, rules: withSquares(9) })).toThrow(six);
    expect(() => solver.reachAll({ size: 7, from: 1, to: 9, rules: withSquares(9) })).toThrow(
      refusal('too-large', `size: ${reason}`),
    );
    const limit = refusal(
      'too-large',
      'rules.limits.square: expected at most 1000 for reach and reachAll, got 1001',
    );
    expect(() => solver.reach({ numbers: [1], from: 1, to: 9, rules: withSquares(1001) })).toThrow(limit);
    expect(() => solver.reachAll({ size: 2, from: 1, to: 9, rules: withSquares(1001) })).toThrow(limit);
  });

  it('rules that reachAll does not offer', () => {
    const rules = { ...withSquares(9), operators: ['+', 'square'] as const };
    const query = { size: 2, from: 1, to: 9 };
    expect(() => solver.reachAll({ ...query, rules })).toThrow(refusal('invalid-option', 'rules.operators'));
    expect(() => solver.reachAll({ ...query, rules: { ...withSquares(9), values: 'rational' } })).toThrow(
      refusal('invalid-option', 'rules.values: expected natural for square'),
    );
    expect(() => solver.reachAll({ ...query, rules: { ...withSquares(9), values: 'real' } })).toThrow(
      refusal('invalid-option', 'rules.values: expected natural, integer or rational for reachAll'),
    );
    expect(() => solver.reachAll({ ...query, rules: { ...withSquares(9), use: 'all' } })).toThrow(
      refusal('invalid-option', 'rules.use: expected any for square'),
    );
  });
});
