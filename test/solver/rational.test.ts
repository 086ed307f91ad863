// One puzzle under rational rules: published figures, and the definition by all trees (classes.ts).
import { describe, expect, it } from 'vitest';
import { createSolverSync, twentyFour, type Puzzle, type Result, type Rules } from '../../src/index.js';
import { evaluate } from '../../src/expression/index.js';
import { builds } from '../support/builds.js';
import { hands } from '../support/hands.js';
import { createRandom, seed } from '../support/random.js';
import { compareNearest } from '../support/compare-nearest.js';
import { unsolvableHands } from '../support/unsolvable-hands.js';

const rationalAny: Rules = { values: 'rational', use: 'any' };

describe.each(builds)('the $name build', ({ options }) => {
  const solver = createSolverSync(options);
  const isSolvable = (numbers: Puzzle['numbers'], aces?: Puzzle['aces']) =>
    solver.solve({ numbers, rules: twentyFour, aces }).status === 'exact';

  it('solves as many hands as were published', () => {
    expect(hands(1, 13, 4).filter((hand) => isSolvable(hand))).toHaveLength(1362); // 4nums.com
    expect(hands(1, 9, 4).filter((hand) => isSolvable(hand))).toHaveLength(404);
    expect(hands(1, 11, 4).filter((hand) => isSolvable(hand))).toHaveLength(756);
    // "Solving 24s, part i", hand by hand.
    const unsolvable = hands(1, 10, 4).filter((hand) => !isSolvable(hand));
    expect(unsolvable.map((hand) => hand.join(' '))).toEqual(unsolvableHands);
    // "24" has 598: it loses 3 3 8 8 = 8 / (3 - 8 / 3).
    const dealt = hands(1, 10, 4).map((hand) => hand.map((card) => (card === 1 ? 'A' : card)));
    expect(dealt.filter((hand) => isSolvable(hand, 'one-or-eleven'))).toHaveLength(599);
  });

  it('solves the hands of 1..13 that need a fraction', () => {
    const natural = { values: 'natural', use: 'all' } as const;
    const needFractions = hands(1, 13, 4).filter(
      (numbers) =>
        isSolvable(numbers) && solver.solve({ numbers, rules: natural, target: 24 }).status === 'none',
    );
    expect(needFractions.map((hand) => hand.join(' '))).toEqual([
      '1 3 4 6',
      '1 4 5 6',
      '1 5 5 5',
      '1 6 6 8',
      '1 8 12 12',
      '2 2 11 11',
      '2 2 13 13',
      '2 3 5 12',
      '2 4 10 10',
      '2 5 5 10',
      '2 7 7 10',
      '3 3 7 7',
      '3 3 8 8',
      '4 4 7 7',
      '5 5 7 11',
      '5 7 7 11',
    ]);
  });

  it.each<[Puzzle['numbers'], Partial<Puzzle>, Partial<Result>]>([
    [[3, 3, 8, 8], {}, { status: 'exact', expression: '8 / (3 - 8 / 3)' }],
    [[1, 1, 1, 1], {}, { status: 'none', value: null, steps: [] }],
    [[1, 1, 1, 1], { nearest: true }, { status: 'nearest', value: 4, distance: 20 }],
    [[2, 3], { target: '2/3', rules: rationalAny }, { expression: '2 / 3', value: '2/3', distance: 0 }],
    [[2, 3], { target: '4/6' }, { expression: '2 / 3' }],
    [[2, 3], { target: -1 }, { expression: '2 - 3', value: -1 }],
    [[1, 2], { target: -3 }, { status: 'none' }],
    [[1, 2], { target: -3, nearest: true }, { value: -1, distance: 2 }],
    [[1, 2, 3], { target: -4 }, { operations: 2, value: -4 }],
    [[2, 2, 2], { target: 0 }, { operations: 2, value: 0 }],
    [[5], { target: 0, rules: rationalAny }, { status: 'nearest', value: 5, distance: 5, operations: 0 }],
    [[1, 1_000_000], { target: -5, rules: rationalAny }, { value: '1/1000000', distance: '5000001/1000000' }],
    [[7], { target: '22/3', rules: rationalAny }, { value: 7, distance: '1/3' }],
    [[2 ** 53 - 1, 2], { target: '18014398509481982' }, { status: 'exact', operations: 1 }],
    [[2 ** 53 - 1, 2], { target: '2/9007199254740991' }, { expression: '2 / 9007199254740991' }],
    [[3, 3, 8, 8], { target: '1'.padEnd(300, '0') }, { status: 'none' }],
    [[2, 3], { target: `1/${'1'.padEnd(300, '0')}` }, { status: 'none' }],
  ])('%j %j', (numbers, more, expected) => {
    expect(solver.solve({ numbers, rules: twentyFour, ...more })).toMatchObject(expected);
  });

  it('takes the fewest operations where numbers may be left over', () => {
    const rules = rationalAny;
    expect(solver.solve({ numbers: [1, 3, 7, 10, 25, 50], target: 765, rules }).operations).toBe(3);
    expect(solver.solve({ numbers: [3, 3, 8, 8, 24], target: 24, rules })).toMatchObject({ operations: 0 });
  });

  it('proves that nine ones make no large target, and answers nine cards', () => {
    expect(
      solver.solve({ numbers: new Array<number>(9).fill(1), target: 1000, rules: twentyFour }).status,
    ).toBe('none');
    const nine = solver.solve({ numbers: [1, 2, 3, 5, 7, 9, 11, 12, 13], rules: twentyFour });
    expect(nine).toMatchObject({ status: 'exact', operations: 8 });
  });

  it('refuses what 64 bits do not hold', () => {
    const numbers = [2 ** 53 - 1, 2 ** 53 - 2];
    expect(() => solver.solve({ numbers, target: 5, rules: rationalAny })).toThrow(
      expect.objectContaining({ code: 'too-large' }) as Error,
    );
  });

  it.each([
    [240, 8],
    [130, 9],
    [80, 10],
  ])('finds what few of many numbers make: from %i, %i numbers', (least, size) => {
    const numbers = Array.from({ length: size }, (_, i) => least + i);
    for (const values of ['integer', 'rational'] as const) {
      for (const [target, operations] of [
        [2 * least + 1, 1],
        [-1, 1],
        [0, 3],
        [6 * least + 15, 3],
      ]) {
        const puzzle = { numbers, target, rules: { values, use: 'any' } } as const;
        const found = solver.solve(puzzle);
        expect([found.operations, evaluate(found.expression!)], JSON.stringify(puzzle)).toEqual([
          operations,
          target,
        ]);
      }
      for (const [huge, sum] of [
        [[2 ** 40, 2 ** 41, 5], 2 ** 40 - 5],
        [[2 ** 50, 2 ** 51, 5], 2 ** 50 - 5],
        [[2 ** 45, 2 ** 17, 2 ** 17 + 1], 2 ** 45 + 2 ** 17],
      ] as const) {
        for (const nearest of [false, true]) {
          const puzzle = { numbers: huge, target: sum, rules: { values, use: 'any' }, nearest } as const;
          expect(solver.solve(puzzle)).toMatchObject({ status: 'exact', operations: 1 });
        }
      }
    }
  });

  it('knows by positive integers that there is no solution of integers', () => {
    const rules = { values: 'integer', use: 'any' } as const;
    const puzzle = { numbers: [2 ** 40, 2 ** 41, 5], target: 11, rules };
    expect(solver.solve({ ...puzzle, nearest: false }).status).toBe('none');
    expect(() => solver.solve({ ...puzzle, nearest: true })).toThrow('64 bits');
  });

  // The product of the numbers, each plus 1, exceeds 2^63.
  it.each([
    ['any', 1988, 1],
    ['any', -6, 1],
    ['any', '991/997', 1],
    ['any', 6839, 5],
    ['any', 859_382_857_136_199, 6],
    ['all', 6839, 6],
    ['all', 4933, 6],
  ] as const)('finds what needs no large values: %s, %s', (use, target, operations) => {
    for (const values of ['integer', 'rational'] as const) {
      if (values === 'integer' && typeof target === 'string') continue;
      const puzzle = { numbers: [953, 967, 971, 977, 983, 991, 997], target, rules: { values, use } };
      const found = solver.solve(puzzle);
      expect(found).toMatchObject({ status: 'exact', operations });
      expect(evaluate(found.expression!)).toBe(target);
      expect(solver.solve({ ...puzzle, nearest: true })).toEqual(found);
      expect(() => solver.solve({ ...puzzle, tidy: true })).toThrow('64 bits');
    }
  });

  it('reaches targets of any sign', () => {
    const numbers = [1, 2, 3];
    for (const use of ['any', 'all'] as const) {
      const rules = { values: 'rational', use } as const;
      const { operations } = solver.reach({ numbers, from: -10, to: 10, rules });
      const expected = Array.from({ length: 21 }, (_, i) => {
        return solver.solve({ numbers, target: i - 10, rules, nearest: false }).operations ?? 255;
      });
      expect([...operations]).toEqual(expected);
    }
  });
});

it('gives the same answer on every build', () => {
  const solvers = builds.map(({ options }) => createSolverSync(options));
  const random = createRandom(2500);
  for (let round = 0; round < 200; round++) {
    const size = random.integer(1, 7);
    const puzzle: Puzzle = {
      numbers: Array.from({ length: size }, () => random.integer(1, random.pick([4, 13, 100]))),
      target: random.pick([24, 0, -5, '7/3', 100, 999, '-1/2']),
      rules: { values: 'rational', use: random.pick(['any', 'all']) },
      nearest: size < 6 && random.integer(0, 1) === 0,
    };
    const [first, ...others] = solvers.map((solver) => solver.solve(puzzle));
    for (const other of others) expect(other, JSON.stringify(puzzle)).toEqual(first);
  }
});

it(`solves four numbers exactly where they have solutions (seed ${seed})`, () => {
  const random = createRandom(2503);
  for (const { name, options } of builds) {
    const solver = createSolverSync(options);
    for (let round = 0; round < 600; round++) {
      const numbers = Array.from({ length: 4 }, () => random.integer(1, random.pick([3, 13, 60])));
      const target = random.pick(['24', '1', '10', '1/2', '5/3', String(random.integer(1, 300))]);
      const puzzle: Puzzle = { numbers, target, rules: twentyFour };
      const { expression, status } = solver.solve(puzzle);
      const context = `${JSON.stringify(puzzle)}, ${name} build`;
      expect(status === 'exact', context).toBe(solver.count(puzzle) > 0);
      if (expression !== null) expect(String(evaluate(expression)), context).toBe(target);
    }
  }
});

describe('against the definition', () => {
  it(`the nearest value of up to four numbers (seed ${seed})`, () => {
    compareNearest(createRandom(2501), 40, 4);
  });
});

describe('the tidiest', () => {
  const solver = createSolverSync();
  it.each<[Puzzle['numbers'], Partial<Puzzle>, string]>([
    [[3, 3, 8, 8], {}, '8 / (3 - 8 / 3)'],
    [[1, 2, 3, 4], {}, '1 * 2 * 3 * 4'],
    [[1, 2, 3, 4], { target: -5 }, '1 * 2 - 3 - 4'],
    [[2, 2, 2], { target: 0 }, '(2 - 2) * 2'],
    [[4, 6], {}, '4 * 6'],
    [[1, 3, 7, 10, 25, 50], { target: 765, rules: rationalAny }, '(1 + 50) * (25 - 10)'],
    [['A', 'K'], { aces: 'one-or-eleven' }, '11 + 13'],
    [[5, 12, 12, 99290447], { target: '-496452163/99290435' }, '12 / (99290447 - 12) - 5'],
    [
      [1, 1, 29234149, 54661393],
      { target: '1597979362170951/29234150', rules: rationalAny },
      '1 / (1 + 29234149) + 54661393',
    ],
  ])('%j %j: %s', (numbers, more, expression) => {
    const result = solver.solve({ numbers, rules: twentyFour, ...more, tidy: true });
    expect(result.expression).toBe(expression);
    expect(evaluate(expression)).toBe(result.value);
  });

  it(`of all trees (seed ${seed})`, () => {
    const random = createRandom(2502);
    for (let round = 0; round < 40; round++) {
      const numbers = Array.from({ length: random.integer(2, 4) }, () =>
        random.integer(1, random.pick([4, 13])),
      );
      const puzzle: Puzzle = { numbers, target: random.pick([24, 0, -1, 5, 10, '1/2']), rules: twentyFour };
      const trees = [...solver.solutions(puzzle, { distinct: 'trees' })].map(({ expression, steps }) => {
        const results = steps.map((step) => Math.abs(toNumber(step.split(' = ')[1])));
        return { expression, largest: Math.max(...results), divisions: expression.split('/').length };
      });
      trees.sort(
        (a, b) =>
          a.largest - b.largest ||
          a.divisions - b.divisions ||
          a.expression.length - b.expression.length ||
          (a.expression < b.expression ? -1 : 1),
      );
      const { expression } = solver.solve({ ...puzzle, tidy: true });
      expect(expression, JSON.stringify(puzzle)).toBe(trees.at(0)?.expression ?? null);
    }
  });
});

function toNumber(text: string): number {
  const [p, q = '1'] = text.split('/');
  return Number(p) / Number(q);
}
