// Boards played step by step: every position against plain recursion over all ways to go on
// (support/fewest-operations.ts); the reasons of illegal steps; errors.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEnvironment,
  type Environment,
  type EnvironmentOptions,
  type Move,
} from '../../src/environment/index.js';
import { createSolverSync, games, twentyFour, type Rules } from '../../src/index.js';
import { findFewest, fitsSearch, type Ratio } from '../../src/environment/value-search.js';
import { FOUR } from '../../src/core/operator-notation.js';
import { moreOperators } from '../../src/operators/index.js';
import { type Fraction, fewestByTrying, reduced, toFraction } from '../support/fewest-operations.js';
import { seed } from '../support/random.js';

const solver = createSolverSync({ extensions: [moreOperators] });

const kinds = ['natural', 'integer', 'rational'] as const;
const uses = ['any', 'all'] as const;
const every = kinds.flatMap((values) => uses.map((use): Rules => ({ values, use })));

describe('a position', () => {
  it.each(every)(`is that of trying everything: $values, $use (seed ${seed})`, { tags: 'long' }, (rules) => {
    const environment = createEnvironment({ solver, rules });
    const numbers = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 });
    const choices = fc.array(fc.nat(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 40 }), choices, (board, target, picks) => {
        let position = environment.reset({ numbers: board, target });
        for (const pick of picks) {
          const left = position.numbers.map(toFraction);
          const operations = fewestByTrying(left, [BigInt(target), 1n], rules);
          expect(position).toMatchObject({ target, operations, solvable: operations !== null });
          expect(position.solved).toBe(operations === 0);
          expect(position.done).toBe(operations === 0 || left.length === 1);
          if (position.done) return;
          const operator = FOUR[pick % 4].operator;
          const first = (pick >> 2) % left.length;
          const second = (first + 1 + ((pick >> 5) % (left.length - 1))) % left.length;
          const before = position;
          const move = environment.step(`${before.numbers[first]} ${operator} ${before.numbers[second]}`);
          expect(move.legal).toBe(move.reason === null);
          if (!move.legal) expect(move.numbers).toEqual(before.numbers);
          else expect(move.numbers).toHaveLength(before.numbers.length - 1);
          position = move;
        }
      }),
      { seed, numRuns: 150 },
    );
  });

  it.each([
    ['A + 2', ['A', 2], 3],
    ['k - a', ['K', 'A'], 12],
    ['T / 2', [10, 2], 5],
  ] as const)('reads cards: %s', (step, numbers, target) => {
    const environment = createEnvironment({ solver });
    environment.reset({ numbers, target });
    expect(environment.step(step)).toMatchObject({ legal: true, solved: true });
  });

  it('counts down to the target along the fewest operations', () => {
    const environment = createEnvironment({ solver });
    const { operations } = environment.reset({ numbers: [1, 3, 7, 10, 25, 50], target: 831 });
    expect(operations).toBeNull();
    const puzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
    let left = environment.reset(puzzle).operations!;
    const { steps } = solver.solve(puzzle);
    for (const step of steps) {
      const move = environment.step(step);
      expect(move).toMatchObject({ legal: true, operations: --left });
      expect(move.reward).toBe(left === 0 ? 1 : 0);
      expect(move.done).toBe(left === 0);
    }
  });

  it('knows subsets of the operators, with the extension', () => {
    const rules: Rules = { values: 'integer', use: 'all', operators: ['-', '/'] };
    const environment = createEnvironment({ solver, rules });
    const board = [3, 5, 8, 8];
    for (const target of [-2, 0, 1, 7]) {
      environment.reset({ numbers: board, target });
      const move = environment.step('3 - 8');
      const operations = fewestByTrying(move.numbers.map(toFraction), [BigInt(target), 1n], rules);
      expect(move.operations).toBe(operations);
    }
  });
});

describe('the search of values', () => {
  const value = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 4 }));
  const operators = fc.subarray(['+', '-', '*', '/'] as const, { minLength: 1 });

  it.each(uses)(`is that of trying everything: rational, %s (seed ${seed})`, { tags: 'long' }, (use) => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 4 }),
        value,
        operators,
        (values, aim, chosen) => {
          const [p, q] = reduced(BigInt(aim[0]), BigInt(aim[1]));
          const expected = fewestByTrying(
            values.map(([p, q]) => reduced(BigInt(p), BigInt(q))),
            [p, q],
            { values: 'rational', use, operators: chosen },
          );
          const ratios = values.map(([p, q]): Ratio => ({ p, q }));
          const rows = FOUR.filter(({ operator }) => (chosen as string[]).includes(operator));
          const target = { p: Number(p), q: Number(q) };
          expect(findFewest(ratios, target, { rows, isWhole: false, usesAll: use === 'all' })).toBe(expected);
        },
      ),
      { seed, numRuns: 600 },
    );
  });

  it(`is that of trying everything: integers, five values (seed ${seed})`, () => {
    const integers = fc.array(fc.integer({ min: -6, max: 9 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        integers,
        fc.integer({ min: -30, max: 30 }),
        fc.constantFrom(...uses),
        (values, aim, use) => {
          const board = values.map((each): Fraction => [BigInt(each), 1n]);
          const expected = fewestByTrying(board, [BigInt(aim), 1n], { values: 'integer', use });
          const ratios = values.map((p): Ratio => ({ p, q: 1 }));
          const rules = { rows: FOUR, isWhole: true, usesAll: use === 'all' };
          expect(findFewest(ratios, { p: aim, q: 1 }, rules)).toBe(expected);
        },
      ),
      { seed, numRuns: 12 },
    );
  });

  it('knows when doubles are exact', () => {
    const largest = Array.from({ length: 5 }, () => ({ p: 1000, q: 1 }));
    expect(fitsSearch(largest, { p: 4, q: 1 })).toBe(false);
    expect(fitsSearch(largest, { p: 3, q: 1 })).toBe(true);
  });
});

describe('a step', () => {
  const play = (rules: Rules, numbers: number[], ...steps: string[]): Move => {
    const environment = createEnvironment({ solver, rules });
    environment.reset({ numbers, target: 24 });
    return steps.map((step) => environment.step(step)).at(-1)!;
  };
  const natural: Rules = { values: 'natural', use: 'any' };

  it.each<[string, Rules, number[], string[]]>([
    ['not-an-expression', natural, [2, 3, 5], ['2 + 3 + 5']],
    ['not-an-expression', natural, [2, 3, 5], ['25']],
    ['not-an-expression', natural, [2, 3, 5], ['2 ? 3']],
    ['not-an-expression', twentyFour, [2, 3, 5], ['2/0 + 3']],
    ['not-an-expression', twentyFour, [3, 3, 8, 8], ['8 / 3', '8 / 8/3 + 3']],
    ['not-an-expression', twentyFour, [2, 3, 5], ['2 + (3']],
    ['not-an-expression', natural, [2, 3, 5], [`2 + ${'3'.repeat(5000)}`]],
    ['operator-not-allowed', natural, [2, 3, 5], ['2 ^ 3']],
    ['operator-not-allowed', { ...natural, operators: ['+'] }, [2, 3, 5], ['2 * 3']],
    ['number-not-given', natural, [2, 3, 5], ['2 + 4']],
    ['number-reused', natural, [2, 3, 5], ['2 + 2']],
    ['number-reused', natural, [2, 3, 5], ['2 * 3', '2 * 5']],
    ['division-by-zero', twentyFour, [3, 3, 5], ['3 - 3', '5 / 0']],
    ['not-natural', natural, [2, 3, 5], ['2 - 3']],
    ['not-natural', natural, [2, 3, 5], ['3 / 2']],
    ['not-integer', { values: 'integer', use: 'any' }, [2, 3, 5], ['3 / 2']],
    ['wrong-result', natural, [2, 3, 5], ['2 * 3 = 7']],
  ])('is refused as %s', (reason, rules, numbers, steps) => {
    const { legal, reason: got, reward } = play(rules, numbers, ...steps);
    expect({ legal, got, reward }).toEqual({ legal: false, got: reason, reward: 0 });
  });

  it.each<[string, Rules, number[], string[], (number | string)[]]>([
    ['other signs', natural, [2, 3, 5], ['2 × 3'], [5, 6]],
    ['no blanks, and a result', natural, [2, 3, 5], ['2*3=6'], [5, 6]],
    ['fractions', twentyFour, [3, 3, 8, 8], ['8 / 3', '3 - 8/3 = 1/3', '8 / (1/3)'], [24]],
    ['a fraction behind a times sign', twentyFour, [3, 5, 8], ['3 / 5', '8 * 3/5 = 24/5'], ['24/5']],
    ['several results', natural, [2, 3, 5], ['2 * 3 = 6.0 = 12/2'], [5, 6]],
    ['a bracket round it', natural, [2, 3, 5], ['[2 · 3] = ６'], [5, 6]],
    ['negative values', twentyFour, [1, 2, 5], ['1 - 2', '5 * -1'], [-5]],
    ['fractions in brackets', twentyFour, [3, 3, 8, 8], ['8 / 3', '3 - (8/3) = 1/3', '8 / (1/3)'], [24]],
    ['negative values in brackets', twentyFour, [1, 2, 5], ['1 - 2', '5 * (-1) = (-5)'], [-5]],
  ])('may have %s', (_, rules, numbers, steps, left) => {
    expect(play(rules, numbers, ...steps)).toMatchObject({ legal: true, numbers: left });
  });

  it('has the reward of the options', () => {
    const reward: EnvironmentOptions['reward'] = ({ legal, operations }) => (legal ? (operations ?? 9) : -1);
    const environment = createEnvironment({ solver, game: games['24'], reward });
    environment.reset({ numbers: [3, 3, 8, 8] });
    expect(environment.step('8 / 3').reward).toBe(2);
    expect(environment.step('8 / 4').reward).toBe(-1);
    expect(environment.step('8 / (8/3)').reward).toBe(9);
  });
});

describe('an environment', () => {
  const refused = (code: string, text: string) =>
    expect.objectContaining({ code, message: expect.stringContaining(text) as string }) as Error;

  it('refuses what it cannot play', () => {
    const create = (options: object) => () => createEnvironment(options as EnvironmentOptions);
    expect(create({})).toThrow(refused('invalid-option', 'solver: missing, expected a Solver'));
    expect(create({ solver, rule: 1 })).toThrow(refused('invalid-option', 'options.rule'));
    expect(create({ solver, reward: 1 })).toThrow(refused('invalid-option', 'reward: expected a function'));
    expect(create({ solver, game: games['24s'] })).toThrow(refused('invalid-option', 'rules.operators'));
    const natural = createEnvironment({ solver });
    expect(() => natural.reset({ numbers: [1, 2] })).toThrow(refused('invalid-target', 'target'));
    expect(() => natural.reset({ numbers: [{ oneOf: [1, 2] }], target: 2 })).toThrow(
      refused('invalid-numbers', 'of one value, got one of 1 or 2'),
    );
    const rational = createEnvironment({ solver, rules: twentyFour });
    expect(() => rational.reset({ numbers: [1, 2, 3, 4, 5, 6, 7] })).toThrow(
      refused('too-large', 'at most 6 numbers unless values are natural, got 7'),
    );
    expect(() => rational.reset({ numbers: [99_999, 99_999, 99_999, 99_999] })).toThrow(
      refused('too-large', 'numbers, target'),
    );
  });

  it('plays only a board in play, and goes on after an error', () => {
    const environment: Environment = createEnvironment({ solver });
    const noBoard = refused('invalid-option', 'step: expected a board in play, got none');
    expect(() => environment.step('1 + 2')).toThrow(noBoard);
    environment.reset({ numbers: [1, 2, 4], target: 3 });
    expect(() => environment.step(7 as never)).toThrow(refused('invalid-option', 'action: expected text'));
    expect(() => environment.reset({ numbers: [], target: 3 })).toThrow(
      refused('invalid-numbers', 'numbers'),
    );
    expect(environment.step('1 + 2')).toMatchObject({ solved: true, done: true, numbers: [4, 3] });
    expect(() => environment.step('4 + 3')).toThrow(refused('invalid-option', 'got one that is done'));
  });

  it('refuses a step whose result is no safe integer, and keeps the board', () => {
    const environment = createEnvironment({ solver });
    const large = 2 ** 30;
    environment.reset({ numbers: [large, large, 3, 3], target: 7 });
    expect(() => environment.step(`${large} * ${large}`)).toThrow(refused('too-large', 'step'));
    expect(environment.step('3 + 3').numbers).toEqual([large, large, 6]);
  });

  it('keeps the board if the reward throws or is not a number', () => {
    let earned: unknown = 'x';
    const reward = () => {
      if (earned instanceof Error) throw earned;
      return earned as number;
    };
    const environment = createEnvironment({ solver, reward });
    environment.reset({ numbers: [1, 2, 4], target: 7 });
    expect(() => environment.step('1 + 2')).toThrow(
      refused('invalid-option', 'reward: expected a function that returns a number, got "x"'),
    );
    earned = new Error('mine');
    expect(() => environment.step('1 + 2')).toThrow('mine');
    earned = 5;
    expect(environment.step('1 + 2')).toMatchObject({ legal: true, numbers: [4, 3], reward: 5 });
  });

  it('refuses a solver that answers later, and no rejection is left', async () => {
    const later = { solve: () => Promise.reject(new Error('mine')) };
    const environment = createEnvironment({ solver: later as never });
    expect(() => environment.reset({ numbers: [1, 2, 4], target: 7 })).toThrow(
      refused('invalid-option', 'solver: expected a Solver, which answers at once, got an object'),
    );
    await Promise.resolve();
  });

  it('takes a board in the middle of a game', () => {
    const environment = createEnvironment({ solver, rules: twentyFour });
    environment.reset({ numbers: [3, 3, 8, 8] });
    for (const step of ['8 / 3', '3 - 8/3']) {
      const { numbers, operations, solvable } = environment.step(step);
      const again = createEnvironment({ solver, rules: twentyFour }).reset({ numbers });
      expect(again).toMatchObject({ operations, solvable });
      expect([...again.numbers].sort()).toEqual([...numbers].sort());
    }
    expect(environment.reset({ numbers: [0, -4, '-6'], target: 24 }).operations).toBe(2);
    expect(environment.reset({ numbers: [0, 4, 6, 7, 8, 9], target: 24 }).solvable).toBe(true);
    expect(() => environment.reset({ numbers: [-1, 2, 3, 4, 5, 6] })).toThrow(
      refused('too-large', 'at most 5'),
    );
    expect(() => environment.reset({ numbers: ['1/0', 2] })).toThrow(
      refused('invalid-numbers', 'numbers[0]'),
    );
    const integers = createEnvironment({ solver, rules: { values: 'integer', use: 'all' } });
    expect(integers.reset({ numbers: [-1, 0], target: 0 }).operations).toBe(1);
    expect(() => integers.reset({ numbers: ['8/3', 2], target: 2 })).toThrow(
      refused('invalid-numbers', 'numbers[0]: expected an integer from 0'),
    );
    const natural = createEnvironment({ solver });
    expect(() => natural.reset({ numbers: [0, 3], target: 3 })).toThrow(
      refused('invalid-numbers', 'numbers[0]'),
    );
    expect(() => natural.reset({ numbers: ['3', 3], target: 3 })).toThrow(
      refused('invalid-numbers', 'numbers[0]'),
    );
  });

  it('hands out copies', () => {
    const environment = createEnvironment({ solver });
    environment.reset({ numbers: [1, 2, 4], target: 7 }).numbers.push(7);
    expect(environment.step('1 + 2').numbers).toEqual([4, 3]);
  });
});
