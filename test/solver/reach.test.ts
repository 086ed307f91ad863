// `solver.reach` on all builds: each entry against the definition (recursive-definition.ts) on small boards,
// and against the second method (forward-definition.ts) and `solve` on larger ones; the functions on its
// results against their definitions. Boards and ranges are of all kinds, because the engine chooses its
// method by the ends of the range and the board.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countdown,
  countReachable,
  createSolverSync,
  nearestReachable,
  NumbersGameError,
  operationsHistogram,
  twentyFour,
  type Reach,
  type ReachQuery,
  type Rules,
  type Solver,
} from '../../src/index.js';
import { drawBoard } from '../support/boards.js';
import { anyBoardUpTo } from '../support/arbitraries.js';
import { builds } from '../support/builds.js';
import { reachUpTo, UNREACHABLE } from '../support/forward-definition.js';
import { countBits, valuesOfSubsets, type Leaves } from '../support/recursive-definition.js';
import { createRandom, seed, type Random } from '../support/random.js';

const uses = ['any', 'all'] as const;
type Use = (typeof uses)[number];

/** What an entry is to be. */
type Definition = (target: number, use: Use) => number;

const natural = (use: Use): Rules => ({ values: 'natural', use });
const numbersOf = (leaves: Leaves) => leaves.map((oneOf) => (oneOf.length === 1 ? oneOf[0] : { oneOf }));

/** The definition itself: the fewest numbers of all subsets that have the value. */
function define(leaves: Leaves): Definition {
  const fewest = { any: new Map<bigint, number>(), all: new Map<bigint, number>() };
  const table = valuesOfSubsets(leaves);
  for (const [subset, values] of table.entries()) {
    const operations = countBits(subset) - 1;
    for (const value of values) {
      fewest.any.set(value, Math.min(operations, fewest.any.get(value) ?? UNREACHABLE));
      if (subset === table.length - 1) fewest.all.set(value, operations);
    }
  }
  return (target, use) => fewest[use].get(BigInt(target)) ?? UNREACHABLE;
}

/** The second method, for targets up to the limit. */
function defineUpTo(numbers: readonly number[], limit: number): Definition {
  const reachable = reachUpTo(numbers, Math.max(2, limit));
  return (target, use) => reachable[use][target];
}

/** Compares every entry of a range, for both uses. */
function compare(
  solver: Solver,
  leaves: Leaves,
  [from, to]: readonly [from: number, to: number],
  definition: Definition,
): void {
  for (const use of uses) {
    const reach = solver.reach({ numbers: numbersOf(leaves), from, to, rules: natural(use) });
    const context = `${JSON.stringify(numbersOf(leaves))} ${from}..${to}, use ${use}`;
    expect({ ...reach, operations: reach.operations.length }, context).toEqual({
      from,
      to,
      operations: to - from + 1,
    });
    const wrong: string[] = [];
    for (let target = from; target <= to; target++) {
      const expected = definition(target, use);
      const got = reach.operations[target - from];
      if (got !== expected) wrong.push(`${target}: ${got}, expected ${expected}`);
    }
    expect(wrong.slice(0, 5), context).toEqual([]);
  }
}

/** Ranges up to the limit, of the kinds that go wrong. */
function drawRanges(random: Random, limit: number): [from: number, to: number][] {
  const half = Math.floor(limit / 2);
  const ends = [2 ** random.integer(0, 14), 4096, 1000].map((end) => end + random.integer(-1, 1));
  const ranges: [number, number][] = [
    [1, limit],
    [half + 1, limit],
    [random.integer(half + 1, limit), limit],
    [random.integer(1, half + 1), limit],
    [limit, limit],
    [limit - random.integer(0, 9), limit],
    [1, random.integer(1, 9)],
    ...ends.map((to): [number, number] => [random.pick([1, to, random.integer(1, to)]), to]),
    ...ends.map((from): [number, number] => [from, limit]),
  ];
  return ranges.filter(([from, to]) => from >= 1 && from <= to && to <= limit);
}

describe.each(builds)('reach on the $name build', ({ name, options }) => {
  const solver = createSolverSync(options);
  const isDebug = name === 'debug';

  describe(`is what the definition says (seed ${seed})`, () => {
    it.each([
      [1, 10],
      [2, 20],
      [3, 20],
      [4, 12],
    ])('for %i numbers', (size, boards) => {
      const random = createRandom(2000 + size);
      for (let board = 0; board < boards; board++) {
        const leaves = drawBoard(random, size).map((n) => [n]);
        const definition = define(leaves);
        // Where the engine changes its way: the end of the range and the largest number together.
        const edge = 4 ** (size + 3) - Math.max(...leaves.flat()) + random.integer(-1, 1);
        const ranges = drawRanges(random, random.pick([40, 1000, 4100, 20_000]));
        if (edge > 0) ranges.push([random.pick([1, edge, Math.ceil(edge / 2)]), edge]);
        for (const range of ranges) compare(solver, leaves, range, definition);
      }
    });

    it('for numbers that may be one of several', () => {
      const random = createRandom(2010);
      for (let board = 0; board < 15; board++) {
        const leaves = drawBoard(random, random.integer(1, 4)).map((n) =>
          random.pick([[n], [1, 11], [...new Set([n, random.integer(1, 30)])].sort((a, b) => a - b)]),
        );
        const definition = define(leaves);
        for (const range of drawRanges(random, random.pick([40, 1000, 4100]))) {
          compare(solver, leaves, range, definition);
        }
      }
    });

    it('for aces that count one or eleven', () => {
      const leaves = [[1, 11], [1, 11], [5], [13]];
      const definition = define(leaves);
      for (const use of uses) {
        const query = { from: 1, to: 2000, rules: natural(use) };
        const either = solver.reach({ numbers: ['A', 5, 'a', 'K'], aces: 'one-or-eleven', ...query });
        expect([...either.operations]).toEqual(
          Array.from({ length: 2000 }, (_, i) => definition(i + 1, use)),
        );
        const one = solver.reach({ numbers: ['A', 5, 'a', 'K'], ...query });
        expect(one).toEqual(solver.reach({ numbers: [1, 1, 5, 13], ...query }));
      }
    });

    it('for ranges around what can be made of large numbers', () => {
      const random = createRandom(2020);
      const large = () =>
        random.pick([
          random.integer(1, 10),
          random.integer(1, 100_000),
          2 ** random.integer(20, 52) + random.integer(-2, 2),
          2 ** 53 - random.integer(1, 9),
        ]);
      for (let board = 0; board < 40; board++) {
        const leaves = Array.from({ length: random.integer(1, 3) }, large).map((n) => [n]);
        const definition = define(leaves);
        const table = valuesOfSubsets(leaves).flatMap((values) => [...values]);
        const product = leaves.reduce((all, [n]) => all * Math.max(2, n), 1);
        for (let range = 0; range < 6; range++) {
          const value = random.pick([Number(random.pick(table)), 1]);
          if (value > Number.MAX_SAFE_INTEGER - 100) continue;
          if ((value + 100) * product >= 2 ** 123) continue; // is refused
          const from = Math.max(1, value - random.integer(0, 40));
          compare(solver, leaves, [from, from + random.integer(0, 80)], definition);
        }
      }
    });
  });

  describe(`is what the second method says (seed ${seed})`, () => {
    it.each([
      [5, 20, 20_000],
      [6, isDebug ? 4 : 12, 20_000],
      [7, isDebug ? 1 : 4, 6000],
      [8, isDebug ? 0 : 1, 2000],
    ])('for %i numbers, %i boards', { tags: 'long' }, (size, boards, limit) => {
      const random = createRandom(2100 + size);
      for (let board = 0; board < boards; board++) {
        const numbers = drawBoard(random, size);
        const definition = defineUpTo(numbers, limit);
        const ranges: readonly [number, number][] = [[101, 999], [1, 1], ...drawRanges(random, limit)];
        for (const range of ranges) {
          compare(
            solver,
            numbers.map((n) => [n]),
            range,
            definition,
          );
        }
      }
    });

    it.each([
      [[7], 20],
      [[1, 1], 20],
      [[1, 1, 1, 1, 1, 1], 100],
      [new Array<number>(10).fill(1), 2000],
      [[1, 1, 1, 1, 1, 1, 1, 1, 2, 3], 5000],
      [new Array<number>(10).fill(2), 5000],
      [[1, 1, 1, 2, 2, 2, 3, 3, 3], 5000],
      [[100, 100, 100, 100, 100, 100], 20_000],
      [[25, 50, 75, 100], 20_000],
      [[1, 2, 4, 8, 16, 32], 20_000],
      [[997, 998, 999, 1000], 20_000],
    ])('for %j', (numbers, limit) => {
      const definition = defineUpTo(numbers, limit);
      const leaves = numbers.map((n) => [n]);
      const random = createRandom(2200);
      for (const range of drawRanges(random, limit)) compare(solver, leaves, range, definition);
    });
  });

  // Boards that random ones seldom are like: on each, one target hangs on one place in
  // assembly/reach/planes.ts or combine-lists.ts.
  it.each<[target: string, numbers: number[], from: number, to: number]>([
    ['29 = (1 + 1) * 64 - 99, where 128 = 29 + 99 is as wide as a value can be', [1, 1, 64, 99], 15, 29],
    ['112 = (643 + 253) / 8, the largest sum', [8, 253, 643], 87, 172],
    ['4 = 6 * 10 / 15, the largest product, by neither factor', [6, 10, 15], 4, 6],
    ['65 of all, by two numbers one after the other', [4, 6, 6, 15, 39], 42, 83],
    ['15 = 6 * 20 / 8 * 1, of all', [1, 6, 8, 20], 8, 20],
    ['673 = (97 * 172961) / 24929, where 97 * 172961 = 2^24 + 1', [1, 1, 1, 97, 24_929, 172_961], 600, 700],
  ])('finds %s', (_, numbers, from, to) => {
    const leaves = numbers.map((n) => [n]);
    compare(solver, leaves, [from, to], defineUpTo(numbers, to));
  });

  it.each([[[1, 3, 7, 10, 25, 50]], [[2, 2, 2, 9, 9, 100]], [[1, 2, 4, 6, 6, 8, 40]]])(
    'is the same whatever the range that a target of %j is asked in',
    (numbers) => {
      for (const use of uses) {
        const reach = (from: number, to: number) =>
          solver.reach({ numbers, from, to, rules: natural(use) }).operations;
        const whole = reach(1, 10_000);
        const check = (from: number, to: number) => {
          const operations = reach(from, to);
          expect(Buffer.compare(operations, whole.subarray(from - 1, to)), `${from}..${to}`).toBe(0);
        };
        for (let to = 1; to <= 10_000; to = Math.ceil(to * 1.4)) {
          for (const from of [1, Math.ceil(to / 3), Math.ceil(to / 2), Math.floor(to / 2) + 1, to]) {
            if (from <= to) check(from, to);
          }
        }
        for (let from = 1; from <= 130; from += isDebug ? 7 : 1) {
          check(from, from);
          check(from, from + 63);
          check(from, 2 * from);
        }
      }
    },
  );

  it('is 255 beyond all that can be made', () => {
    const beyond: readonly [number[], number][] = [
      [[7], 8],
      [[1, 1, 1], 5],
      [[2, 3, 4], 25],
      [[1, 3, 7, 10, 25, 50], (1 + 3) * 7 * 10 * 25 * 50 + 1],
    ];
    for (const [numbers, from] of beyond) {
      for (const to of [from, from + 1, from + 5000]) {
        for (const use of uses) {
          const { operations } = solver.reach({ numbers, from, to, rules: natural(use) });
          expect(
            operations.every((each) => each === UNREACHABLE),
            `${numbers.join()} ${from}..${to}`,
          ).toBe(true);
        }
      }
    }
  });

  it('knows the last targets there are', () => {
    const last = Number.MAX_SAFE_INTEGER;
    const reach = (...numbers: number[]) => [
      ...solver.reach({ numbers, from: last - 2, to: last }).operations,
    ];
    expect(reach(last)).toEqual([UNREACHABLE, UNREACHABLE, 0]);
    expect(reach(last, 1)).toEqual([UNREACHABLE, 1, 0]);
    expect(reach(last - 2, 1, 1)).toEqual([0, 1, 2]);
  });

  it(`agrees with solve (seed ${seed})`, () => {
    const anyBoard = anyBoardUpTo(7);
    const anyRange = fc.tuple(
      fc.oneof(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
      ),
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 20_000 })),
    );
    fc.assert(
      fc.property(
        anyBoard,
        anyRange,
        fc.constantFrom(...uses),
        fc.infiniteStream(fc.nat()),
        (numbers, [from, length], use, places) => {
          const [to, rules] = [from + length, natural(use)];
          const reach = solver.reach({ numbers, from, to, rules });
          for (const place of [0, length, ...[...places.take(6)].map((any) => any % (length + 1))]) {
            const { operations } = solver.solve({ numbers, target: from + place, rules, nearest: false });
            expect(reach.operations[place], String(from + place)).toBe(operations ?? UNREACHABLE);
          }
        },
      ),
      { seed, numRuns: isDebug ? 40 : 150 },
    );
  });

  it('does not depend on the order of the numbers', () => {
    const random = createRandom(2300);
    for (let board = 0; board < 20; board++) {
      const numbers = drawBoard(random, random.integer(1, 6));
      const [from, to] = random.pick([
        [1, 500],
        [101, 999],
        [700, 900],
      ]);
      expect(solver.reach({ numbers: random.shuffle(numbers), from, to })).toEqual(
        solver.reach({ numbers, from, to }),
      );
    }
  });

  it(`gives the same whatever was asked before (seed ${seed})`, { tags: 'long' }, () => {
    const random = createRandom(2400);
    const boards = Array.from({ length: 4 }, () => drawBoard(random, random.integer(2, isDebug ? 5 : 6)));
    const draw = () => {
      const [from, to] = random.pick(drawRanges(random, random.pick([50, 1000, 5000])));
      return { numbers: random.pick(boards), from, to, rules: natural(random.pick(uses)) };
    };
    for (let call = 0; call < 100; call++) {
      const { from, to, ...puzzle } = draw();
      const target = random.integer(from, to);
      switch (random.integer(0, 3)) {
        case 0:
          solver.solve({ ...puzzle, target });
          break;
        case 1:
          solver.solve({
            ...puzzle,
            target: target + 10_000,
            nearest: true,
            tidy: puzzle.numbers.length < 5,
          });
          break;
        case 2:
          expect(() => solver.reach({ ...puzzle, from: to + 1, to })).toThrow(NumbersGameError);
      }
      const other = draw();
      expect(solver.reach(other), JSON.stringify(other)).toEqual(createSolverSync(options).reach(other));
    }
  });

  it('gives an array that is the caller’s own', () => {
    const query: ReachQuery = { numbers: [2, 3, 5], from: 1, to: 40 };
    const first = solver.reach(query);
    const copy = first.operations.slice();
    const second = solver.reach({ ...query, numbers: [2, 3, 7] });
    expect(first.operations).toEqual(copy);
    first.operations.fill(7);
    expect(solver.reach(query).operations).toEqual(copy);
    expect(second).toEqual(solver.reach({ ...query, numbers: [2, 3, 7] }));
    expect(first.operations.buffer.byteLength).toBe(40);
  });

  it('needs no more memory than it is allowed, or says so', () => {
    const queries: readonly ReachQuery[] = [
      { numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 },
      { numbers: [1, 3, 7, 10, 25, 50], from: 1, to: 2_000_000 },
      { numbers: [2, 3], from: 1, to: 10 },
      { numbers: [2, 3, 5, 7, 11, 13, 17], from: 1000, to: 6000 },
      { numbers: [2, 3, 5, 7, 11, 13, 17], from: 1, to: 50_000, rules: natural('all') },
    ];
    const expected = queries.map((query) => solver.reach(query));
    let refused = 0;
    for (const megabytes of [1, 2, 4, 8, 16, 32]) {
      const small = createSolverSync({ ...options, maxBytes: megabytes * 2 ** 20 });
      for (const [i, query] of [...queries.entries(), ...[...queries.entries()].reverse()]) {
        try {
          const { operations } = small.reach(query);
          expect(Buffer.compare(operations, expected[i].operations), JSON.stringify(query)).toBe(0);
        } catch (error) {
          if (!(error instanceof NumbersGameError)) throw error;
          expect(error).toMatchObject({ name: 'NumbersGameError', code: 'out-of-memory' });
          refused++;
          // As good as new.
          expect(small.reach(queries[2])).toEqual(expected[2]);
          expect(small.solve({ numbers: [1, 1, 4, 5], target: 24 }).status).toBe('exact');
        }
      }
      small.dispose();
    }
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThan(6 * 2 * queries.length - 12);
  });

  it('refuses what 64 bits do not hold, and goes on', () => {
    const wide = Number.MAX_SAFE_INTEGER;
    const query: ReachQuery = { numbers: [2, 3], from: 1, to: 10 };
    const before = solver.reach(query);
    expect(refusalOf({ numbers: [wide, wide, wide], from: 1, to: wide - 1 })).toMatchObject({
      code: 'too-large',
    });
    expect(refusalOf({ numbers: [wide, wide, wide], from: wide - 9, to: wide })).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/^numbers/) as string,
    });
    expect(solver.reach(query)).toEqual(before);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['from 0', { from: 0 }, 'invalid-range', 'from: expected an integer from 1 to 9007199254740991, got 0'],
    [
      'from -3',
      { from: -3 },
      'invalid-range',
      'from: expected an integer from 1 to 9007199254740991, got -3',
    ],
    [
      'from 1.5',
      { from: 1.5 },
      'invalid-range',
      'from: expected an integer from 1 to 9007199254740991, got 1.5',
    ],
    [
      'from text',
      { from: '1' },
      'invalid-range',
      'from: expected an integer from 1 to 9007199254740991, got "1"',
    ],
    [
      'no from',
      { from: undefined },
      'invalid-range',
      'from: missing, expected an integer from 1 on, or a game with a range',
    ],
    [
      'to below from',
      { to: 4 },
      'invalid-range',
      'to: expected an integer from 5 to 9007199254740991, got 4',
    ],
    ['to NaN', { to: NaN }, 'invalid-range', 'to: expected an integer from 5 to 9007199254740991, got NaN'],
    [
      'to past the safe integers',
      { to: 2 ** 53 },
      'invalid-range',
      'to: expected an integer from 5 to 9007199254740991, got 9007199254740992',
    ],
    [
      'a range that no array holds',
      { to: 2 ** 30 + 5 },
      'too-large',
      'to: expected at most 1073741828, for 2^30 targets, got 1073741829',
    ],
    ['no numbers', { numbers: [] }, 'invalid-numbers', 'numbers: expected 1 to 10 numbers, got 0'],
    [
      'eleven numbers',
      { numbers: new Array<number>(11).fill(1) },
      'invalid-numbers',
      'numbers: expected 1 to 10 numbers, got 11',
    ],
    [
      'a number that is none',
      { numbers: [1, 0] },
      'invalid-numbers',
      'numbers[1]: expected an integer from 1 to 9007199254740991 or a card A J Q K, got 0 (integer, rational and real values take 0)',
    ],
    [
      'a property it does not know',
      { form: 1 },
      'invalid-option',
      'query.form: unknown, expected numbers, from, to, rules, game, aces or timeout (did you mean from?)',
    ],
    [
      'a target',
      { target: 5 },
      'invalid-option',
      'query.target: unknown, expected numbers, from, to, rules, game, aces or timeout',
    ],
    [
      'rules that are none',
      { rules: { values: 'natural', use: 'some' } },
      'invalid-option',
      'rules.use: expected any or all, got "some"',
    ],
  ])('refuses %s', (_, change, code, message) => {
    const query = { numbers: [2, 3], from: 5, to: 6, ...change } as ReachQuery;
    expect(refusalOf(query)).toMatchObject({ code, message });
    expect([...solver.reach({ numbers: [2, 3], from: 5, to: 6 }).operations]).toEqual([1, 1]);
  });

  it('refuses to work once it is disposed of', () => {
    const disposed = createSolverSync(options);
    disposed.dispose();
    expect(() => disposed.reach({ numbers: [2, 3], from: 5, to: 6 })).toThrow('solver: already disposed');
  });

  function refusalOf(query: ReachQuery): unknown {
    try {
      solver.reach(query);
    } catch (error) {
      expect(error).toBeInstanceOf(NumbersGameError);
      return error;
    }
    throw new Error('nothing was refused');
  }
});

it('takes the targets of Countdown by default', () => {
  const solver = createSolverSync();
  const numbers = [1, 3, 7, 10, 25, 50];
  const expected = solver.reach({ numbers, from: 101, to: 999 });
  expect(solver.reach({ numbers })).toEqual(expected);
  expect(solver.reach({ numbers, rules: countdown })).toEqual(expected);
  const one = { size: 1, count: 1 };
  expect([...solver.reachAll(one)]).toEqual([...solver.reachAll({ ...one, from: 101, to: 999 })]);
  const message = 'from: missing, expected an integer';
  expect(() => solver.reach({ numbers, rules: twentyFour })).toThrow(message);
  expect(() => solver.reach({ numbers, to: 999 })).toThrow(message);
  expect(() => solver.reach({ numbers, from: 1 })).toThrow('to: missing, expected an integer from 1 on');
});

describe(`the helpers (seed ${seed})`, () => {
  const random = createRandom(2500);
  const reaches = [
    reachOf(5, [255]),
    reachOf(5, [0]),
    reachOf(1, [255, 255, 255]),
    reachOf(101, [1, 255, 3]),
    ...Array.from({ length: 50 }, () => {
      const length = random.integer(1, 60);
      const share = random.integer(0, 10);
      const entry = () => (random.integer(0, 10) < share ? random.integer(0, 9) : 255);
      return reachOf(random.integer(1, 300), Array.from({ length }, entry));
    }),
  ];
  const targetsOf = ({ from, operations }: Reach) =>
    [...operations].flatMap((each, i) => (each === 255 ? [] : [{ target: from + i, operations: each }]));

  it('countReachable counts what can be made', () => {
    for (const reach of reaches) expect(countReachable(reach)).toBe(targetsOf(reach).length);
  });

  it('operationsHistogram counts by operations, up to the most', () => {
    for (const reach of reaches) {
      const most = Math.max(-1, ...targetsOf(reach).map(({ operations }) => operations));
      expect(operationsHistogram(reach)).toEqual(
        Array.from(
          { length: most + 1 },
          (_, operations) => targetsOf(reach).filter((each) => each.operations === operations).length,
        ),
      );
    }
    expect(operationsHistogram(reachOf(1, [255, 2, 0, 2]))).toEqual([1, 0, 2]);
    expect(operationsHistogram(reachOf(1, [255]))).toEqual([]);
  });

  it('nearestReachable gives the nearest within the range, of two the smaller', () => {
    for (const reach of reaches) {
      for (const target of [-5, 0, reach.from - 3, reach.from, reach.to, reach.to + 100, 2 ** 53 - 1]) {
        expect(nearestReachable(reach, target)).toBe(nearestOf(reach, target));
      }
      for (let target = reach.from - 2; target <= reach.to + 2; target++) {
        expect(nearestReachable(reach, target)).toBe(nearestOf(reach, target));
      }
    }
    const hutton = createSolverSync().reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 });
    expect(nearestReachable(hutton, 831)).toBe(830);
    expect(nearestReachable(hutton, 834)).toBe(833);
  });

  it.each([countReachable, operationsHistogram, (reach: Reach) => nearestReachable(reach, 1)])(
    '%o refuses a range that has not one target for each entry',
    (summarize) => {
      const reach = { from: 5, to: 1, operations: new Uint8Array(3) };
      expect(() => summarize(reach)).toThrow('reach.from: expected a range of as many targets as');
    },
  );

  it.each([1.5, NaN, Infinity, 2 ** 53, '5', undefined])('nearestReachable refuses %s', (target) => {
    expect(() => nearestReachable(reachOf(1, [1]), target as number)).toThrow(
      expect.objectContaining({
        code: 'invalid-target',
        message: expect.stringMatching(/^target: (missing, )?expected an integer/) as string,
      }),
    );
  });

  function nearestOf(reach: Reach, target: number): number | null {
    const byDistance = targetsOf(reach).sort(
      (a, b) => Math.abs(a.target - target) - Math.abs(b.target - target) || a.target - b.target,
    );
    return byDistance.length === 0 ? null : byDistance[0].target;
  }

  function reachOf(from: number, operations: readonly number[]): Reach {
    return { from, to: from + operations.length - 1, operations: Uint8Array.from(operations) };
  }
});
