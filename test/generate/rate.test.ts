// How hard puzzles are: features computed by hand, levels, and edge cases.
// test/studies/rating.slow.test.ts fits the weights.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdown, rate, twentyFour, type Features } from '../../src/generate/index.js';
import { createSolverSync, type Puzzle } from '../../src/index.js';
import { anyBoardUpTo } from '../support/arbitraries.js';
import { hands } from '../support/hands.js';
import { bestAnswer, valuesOfSubsets } from '../support/recursive-definition.js';
import { seed } from '../support/random.js';

const hand = (...numbers: number[]): Puzzle => ({ numbers, rules: twentyFour });
const featuresOf = (puzzle: Puzzle) => rate(puzzle).features;

describe('the weights', () => {
  it('put a fifth of the hands into each level', () => {
    const levels = hands(1, 13, 4).map((numbers) => rate(hand(...numbers)).level);
    const counts = [1, 2, 3, 4, 5].map((level) => levels.filter((each) => each === level).length);
    expect(counts.reduce((a, b) => a + b)).toBe(1362);
    for (const count of counts) expect(Math.abs(count - 1362 / 5)).toBeLessThan(15);
  });
});

describe('the features', () => {
  const ofHand: Features = {
    operations: 3,
    solutions: 1,
    largest: 24,
    equal: 0,
    one: 0,
    aboveTen: 0,
    units: 0,
    unit: 0,
    smallFactor: 0,
    products: 0,
    sums: 0,
    twoProducts: 0,
    divisions: 0,
    fractions: 0,
  };
  const cases: [string, number[], Partial<Features>][] = [
    ['8 / (3 - 8 / 3)', [3, 3, 8, 8], { equal: 2, products: 1, sums: 1, divisions: 1, fractions: 1 }],
    [
      '13 + 10 + 2 / 2',
      [2, 2, 10, 13],
      { equal: 1, aboveTen: 1, products: 1, units: 1, unit: 1, divisions: 1 },
    ],
    ['3 * (7 * 3 - 13)', [3, 3, 7, 13], { equal: 1, aboveTen: 1, products: 1, sums: 1 }],
    ['12 * (11 - 8) - 12', [8, 11, 12, 12], { equal: 1, aboveTen: 3, products: 1, sums: 1, largest: 36 }],
  ];

  it.each(cases)('of %s', (_, numbers, features) => {
    expect(featuresOf(hand(...numbers))).toEqual({ ...ofHand, ...features });
  });

  it('are means of all solutions', () => {
    // 6 * 4 + 1 - 1, 6 * 4 * 1 * 1, 6 * (4 + 1 - 1), 4 * (6 + 1 - 1): 1 - 1 is no part of any of these.
    expect(featuresOf(hand(1, 1, 4, 6))).toEqual({
      ...ofHand,
      solutions: 4,
      equal: 1,
      one: 1,
      products: 1 / 4,
      sums: 2 / 4,
    });
  });

  it('know two products, and a small factor', () => {
    // 5 * 5 - 9 / 9
    expect(featuresOf(hand(5, 5, 9, 9))).toMatchObject({
      solutions: 1,
      twoProducts: 1,
      largest: 25,
      units: 1,
    });
    // 8 * (5 * 3 - 12), 8 * (12 + 3) / 5
    expect(featuresOf(hand(3, 5, 8, 12))).toMatchObject({
      solutions: 2,
      twoProducts: 0,
      smallFactor: 1,
      largest: 24,
    });
    // (11 + 9) * 6 / 5, 9 * (11 + 5) / 6: the least of 120 and 144
    expect(featuresOf(hand(5, 6, 9, 11))).toMatchObject({ solutions: 2, smallFactor: 0, largest: 120 });
  });

  it(`have the fewest operations of the definition (seed ${seed})`, () => {
    const anyPuzzle = fc.tuple(anyBoardUpTo(4), fc.integer({ min: 1, max: 60 }), fc.boolean());
    fc.assert(
      fc.property(anyPuzzle, ([numbers, target, all]) => {
        const use = all ? 'all' : 'any';
        const answer = bestAnswer(valuesOfSubsets(numbers.map((n) => [n])), BigInt(target), use);
        const { difficulty, level, features } = rate({ numbers, target, rules: { values: 'natural', use } });
        if (answer?.distance !== 0n) {
          expect({ difficulty, level, features }).toEqual({ difficulty: null, level: null, features: null });
        } else {
          expect(features).toMatchObject({ operations: answer.operations, fractions: 0 });
          expect(Number.isFinite(difficulty)).toBe(true);
          expect([1, 2, 3, 4, 5]).toContain(level);
        }
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('rate', () => {
  it('does not look at the order, and keeps nothing from call to call', () => {
    const expected = rate(hand(3, 5, 8, 12));
    expect(rate(hand(12, 8, 3, 5))).toEqual(expected);
    expect(rate({ numbers: ['q', 8, 3, 5], target: '48/2', rules: twentyFour })).toEqual(expected);
    expect(rate(hand(3, 5, 8, 12), { solver: createSolverSync() })).toEqual(expected);
  });

  it('gives what the guide says', () => {
    expect(rate(hand(1, 1, 4, 6))).toMatchObject({ difficulty: 17.7, level: 1 });
    expect(rate(hand(3, 3, 8, 8)).level).toBe(5);
    expect(rate({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }).difficulty).toBe(56.7);
  });

  it('finds what people find hard harder', () => {
    // From the table: 4.4, 7.85, 11.31, 31.92 and 201.57 seconds.
    const some = [hand(1, 1, 4, 6), hand(1, 4, 4, 10), hand(3, 6, 7, 10), hand(3, 3, 8, 8)];
    const difficulties = some.map((puzzle) => rate(puzzle).difficulty!);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    const rounds = [100, 125, 765, 899].map((target) => rate({ numbers: [2, 3, 7, 10, 25, 100], target }));
    expect(rounds.map(({ level }) => level)).toEqual([1, 1, 2, 4]);
  });

  it('takes all that a solver takes', () => {
    for (const values of ['natural', 'rational'] as const) {
      for (const use of ['any', 'all'] as const) {
        for (const numbers of [
          [24],
          [1, 1, 1, 1, 24],
          [2, 4, 6, 8, 10, 12],
          ['A', { oneOf: [23, 24] }],
        ] as const) {
          const puzzle = { numbers, target: 24, rules: { values, use }, nearest: true, tidy: true };
          expect(Number.isFinite(rate(puzzle).difficulty)).toBe(true);
        }
      }
    }
    expect(rate({ numbers: [1, 2], target: '1/2', rules: twentyFour }).level).toBe(2);
    expect(rate({ numbers: [1, 2], target: -1, rules: twentyFour }).features).toMatchObject({ largest: 1 });
    expect(rate({ numbers: [2, 2], target: 0, rules: twentyFour }).difficulty).not.toBeNull();
    expect(
      rate({ numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], target: 100, rules: countdown }).features,
    ).toMatchObject({
      solutions: 100,
    });
  });

  it('refuses what a solver refuses', () => {
    const refused = (code: string) => expect.objectContaining({ name: 'NumbersGameError', code }) as Error;
    expect(() => rate({ numbers: [0], target: 1 })).toThrow(refused('invalid-numbers'));
    expect(() => rate({ numbers: [1] })).toThrow(refused('invalid-target'));
    expect(() => rate({ numbers: [1], target: 1 }, { limit: 1 } as never)).toThrow(refused('invalid-option'));
    // Also where the target cannot be made.
    for (const target of [1, 2]) {
      const unknown = { numbers: [1], target, goal: 1 };
      expect(() => rate(unknown)).toThrow(refused('invalid-option'));
    }
    for (const puzzle of [undefined, null, 1, []]) {
      expect(() => rate(puzzle as never)).toThrow(refused('invalid-option'));
    }
    const later = { solutions: () => ({ [Symbol.asyncIterator]: () => null }) };
    for (const solver of [null, {}, 5, later]) {
      expect(() => rate({ numbers: [1], target: 1 }, { solver: solver as never })).toThrow(
        refused('invalid-option'),
      );
    }
    const options = { solver: createSolverSync(), wasm: 'garbage' as never };
    expect(() => rate({ numbers: [1], target: 1 }, options)).toThrow(refused('invalid-option'));
  });
});
