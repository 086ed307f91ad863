// Generated puzzles meet their request, checked with the definitions of an answer and of a solution, which
// share nothing with the engine. The shuffle and the numbering of problems, on which equal seeds rely, are
// tested first and alone: a fault there would only show as a bias.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  generate,
  rate,
  countdown,
  twentyFour,
  type Generated,
  type GenerateOptions,
} from '../../src/generate/index.js';
import { shuffle } from '../../src/generate/shuffle-places.js';
import { openProblems } from '../../src/generate/generate-puzzles.js';
import { openSets, openSpace } from '../../src/generate/numbered-problems.js';
import { parseRequest } from '../../src/generate/parse-request.js';
import {
  countBoards,
  createSolverSync,
  games,
  NumbersGameError,
  type Game,
  type Rules,
} from '../../src/index.js';
import { evaluate } from '../../src/expression/index.js';
import { moreOperators } from '../../src/operators/index.js';
import { verify } from '../../src/verify/index.js';
import { listNumbers } from '../../src/core/puzzle/parse-pool.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { enumerateBoards } from '../../src/solver/boards/pool-boards.js';
import { oneOf } from '../support/listed-words.js';
import { FURTHER } from '../support/operator-names.js';
import { classesOf } from '../support/classes.js';
import { needsOf } from '../support/needs.js';
import { bestAnswer, valuesOfSubsets } from '../support/recursive-definition.js';
import { seed } from '../support/random.js';

const naturalAll = { values: 'natural', use: 'all' } as const;
const rationalAny = { values: 'rational', use: 'any' } as const;

/** What is generated, and the error that ends it, if one does. */
function collect(options: GenerateOptions): { all: Generated[]; error: NumbersGameError | null } {
  const all: Generated[] = [];
  try {
    for (const puzzle of generate(options)) all.push(puzzle);
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return { all, error };
  }
  return { all, error: null };
}

/** The message of the error that a call throws. */
function collectError(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as NumbersGameError).message;
  }
  return 'none';
}

const keyOf = ({ numbers, target }: Pick<Generated, 'numbers' | 'target'>) => `${numbers.join()} ${target}`;

/** Compares with the definitions: slow from six numbers on, under rational rules from five. */
function checkPuzzle(puzzle: Generated): void {
  const { numbers, target, rules, expression, operations, solutions } = puzzle;
  const leaves = numbers.map((number) => [number]);
  if (rules.values === 'natural') {
    const answer = bestAnswer(valuesOfSubsets(leaves), BigInt(target), rules.use);
    expect(operations).toBe(answer?.distance === 0n ? answer.operations : null);
  }
  if (rules.values === 'rational' || solutions !== undefined) {
    const { trees, essential } = classesOf(leaves, [BigInt(target), 1n], rules);
    expect(expression === null).toBe(trees.size === 0);
    if (solutions !== undefined) expect(solutions).toBe(essential.size);
  }
  if (expression !== null) {
    expect(evaluate(expression)).toBe(target);
    const used = expression.match(/\d+/g)!.map(Number);
    expect(operations).toBe(used.length - 1);
    for (const number of numbers) used.splice(used.indexOf(number), used.includes(number) ? 1 : 0);
    expect(used).toEqual([]);
  }
}

describe('the shuffle', () => {
  it('is a permutation of any size for any seed', () => {
    for (const size of [1, 2, 3, 4, 5, 16, 17, 1000, 1820, 4097]) {
      for (const key of [0, 1, 2 ** 32 - 1]) {
        const at = shuffle(key, size);
        const all = Array.from({ length: size }, (_, place) => at(place));
        expect([...all].sort((a, b) => a - b)).toEqual(all.map((_, place) => place));
      }
    }
  });

  it('is the same everywhere', () => {
    const begin = (key: number, size: number) => [0, 1, 2, 3].map(shuffle(key, size));
    expect(begin(7, 1820)).toMatchInlineSnapshot(`
      [
        804,
        731,
        1189,
        1470,
      ]
    `);
    expect(begin(7, 2 ** 52)).toMatchInlineSnapshot(`
      [
        899688640194696,
        2479985501366515,
        77547507436034,
        3458335429529993,
      ]
    `);
    expect(begin(2 ** 32 - 1, 2 ** 40 + 1)).toMatchInlineSnapshot(`
      [
        120897174478,
        616189270089,
        506350324208,
        923144902496,
      ]
    `);
  });

  it('spreads evenly, and differently for each seed', () => {
    for (const size of [2 ** 52, 11_905_457, 4097]) {
      for (const key of [0, 1, 12345]) {
        const at = shuffle(key, size);
        const cells = new Array<number>(64).fill(0);
        for (let place = 0; place < 4096; place++) cells[Math.floor((64 * at(place)) / size)]++;
        // 64 are expected in each; 5 standard deviations of a fair draw are 40.
        for (const count of cells) expect(Math.abs(count - 64)).toBeLessThan(40);
      }
      const firsts = Array.from({ length: 1000 }, (_, key) => shuffle(key, size)(0));
      expect(new Set(firsts).size).toBeGreaterThan(Math.min(850, size / 5));
    }
  });
});

describe('the problems of a pool', () => {
  it.each([
    { pool: [1, 1, 2, 3, 3, 3, 25], size: 3 },
    { pool: [7], size: 4, repeat: true },
    { pool: [1, 2, 3, 4, 5, 9], size: 4, repeat: true },
    { pool: [5, 5, 5, 8, 9], size: 5 },
    { size: 2 },
  ])('are all there, each once: %j', (query) => {
    const space = openSpace(parseBoards(query), 10, 12);
    const boards = [...enumerateBoards(parseBoards(query))];
    expect(space.size).toBe(3 * countBoards(query));
    const all = Array.from({ length: space.size }, (_, number) => keyOf(space.problemAt(number)));
    const expected = boards.flatMap((numbers) => [10, 11, 12].map((target) => keyOf({ numbers, target })));
    expect([...all].sort()).toEqual(expected.sort());
  });

  it('have each card that is left as a target where a target is a card', () => {
    const pool = [4, 1, 1, 2, 3, 3, 3];
    const space = openSets(
      parseRequest({ count: 1, game: games.krypto, pool, size: 3, repeat: false }).problems,
    );
    const all = Array.from({ length: space.size }, (_, number) => keyOf(space.problemAt(number)));
    const expected = new Set<string>();
    for (const [place, target] of pool.entries()) {
      const rest = pool.filter((_, other) => other !== place);
      for (const numbers of enumerateBoards(parseBoards({ pool: rest, size: 3 }))) {
        expected.add(keyOf({ numbers, target }));
      }
    }
    expect([...all].sort()).toEqual([...expected].sort());
    // The coefficient of x^5 in the generating function of what is left of the deck, summed over the 25
    // targets.
    expect(openSets(parseRequest({ count: 1, game: games.krypto }).problems).size).toBe(2_201_012);
  });

  it('are evenly spaced where they are too many', () => {
    const pool = Array.from({ length: 1000 }, (_, index) => index + 1);
    const space = openSpace(parseBoards({ pool, size: 10, repeat: true }), 1, 2 ** 30);
    expect(space.size).toBe(2 ** 52);
    const places = [0, 1, 2, 2 ** 51, 2 ** 52 - 2, 2 ** 52 - 1];
    const problems = places.map((place) => space.problemAt(place));
    expect(new Set(problems.map(keyOf)).size).toBe(places.length);
    for (const { numbers, target } of problems) {
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toHaveLength(10);
      expect(numbers.every((number) => number >= 1 && number <= 1000)).toBe(true);
      expect(target >= 1 && target <= 2 ** 30).toBe(true);
    }
    expect(problems[0].numbers).toEqual(new Array(10).fill(1000));
    expect(problems.at(-1)!.numbers.slice(0, 2)).toEqual([1, 1]);
  });
});

describe('generate', () => {
  it('gives puzzles that a solver and the judge take as they are', () => {
    const options = { count: 20, seed, rate: true, solutions: { from: 1 }, testShare: 0.5 };
    const solver = createSolverSync();
    for (const puzzle of [...generate(options), ...generate({ count: 5, solvable: false })]) {
      const { operations, expression } = puzzle;
      const result = solver.solve(puzzle);
      expect(result.status === 'exact' ? result.operations : null).toBe(operations);
      expect(verify(expression ?? 'no solution', puzzle).ok).toBe(true);
    }
    const misspelt = { numbers: [1, 2], target: 3, seeed: 1 };
    expect(() => solver.solve(misspelt)).toThrow('puzzle.seeed: unknown, expected numbers, target');
  });

  it('gives the same for a seed, for ever', () => {
    const requests: GenerateOptions[] = [
      { count: 300 },
      { count: 300, seed: 7 },
      { count: 1362, rules: twentyFour, seed: 2 ** 32 - 1, rate: true },
      { count: 100, rules: twentyFour, solvable: false },
      { count: 50, size: 5, level: [1, 2, 3, 2, 1], testShare: 0.25, solutions: { from: 1, to: 40 } },
      { count: 100, size: 9, pool: Array.from({ length: 1000 }, (_, n) => n + 1), repeat: true, to: 100_000 },
    ];
    const hashes = requests.map((request) => {
      const lines = collect(request).all.map(
        (puzzle) => `${JSON.stringify({ ...puzzle, solvable: undefined })}\n`,
      );
      return createHash('sha256').update(lines.join('')).digest('hex').slice(0, 16);
    });
    // A change of these is a change of the version in src/generate/collect-puzzles.ts.
    expect(hashes).toMatchInlineSnapshot(`
      [
        "af9fb0e10a293800",
        "bd71837e104af1e4",
        "988caa3410fd19d1",
        "eba917f3deeb9292",
        "f2730dc8210b82c9",
        "3d246d1937ee837f",
      ]
    `);
    expect(collect({ count: 1, seed: 7 }).all).toMatchInlineSnapshot(`
      [
        {
          "expression": "(8 * 5 - 1) * (7 * 6 - 25)",
          "generator": 2,
          "index": 0,
          "leastDistance": 0,
          "numbers": [
            1,
            5,
            6,
            7,
            8,
            25,
          ],
          "operations": 5,
          "rules": {
            "use": "any",
            "values": "natural",
          },
          "seed": 7,
          "solvable": true,
          "target": 663,
        },
      ]
    `);
  });

  it.each<[string, GenerateOptions]>([
    ['four of Countdown', { count: 60, size: 4, from: 10, to: 200 }],
    ['five of Countdown', { count: 20, size: 5 }],
    ['that cannot be solved', { count: 30, size: 5, solvable: false }],
    ['of few operations', { count: 30, size: 5, operations: { from: 1, to: 2 } }],
    ['of many operations', { count: 20, size: 5, operations: { from: 4 } }],
    ['of one solution', { count: 15, size: 4, from: 10, to: 300, solutions: { from: 1, to: 1 } }],
    ['of many solutions', { count: 10, size: 4, from: 10, to: 100, solutions: { from: 4, to: 9 } }],
    ['the 24 game', { count: 40, rules: twentyFour }],
    ['the 24 game, unsolvable', { count: 20, rules: twentyFour, solvable: false }],
    ['the 24 game, one solution', { count: 20, rules: twentyFour, solutions: { from: 1, to: 1 } }],
    ['natural values, all numbers', { count: 30, rules: naturalAll, from: 1, to: 100 }],
    [
      'natural values, all numbers, unsolvable',
      { count: 30, rules: naturalAll, solvable: false, solutions: {} },
    ],
    [
      'rational values, any numbers',
      { count: 15, rules: rationalAny, size: 3, from: -3, to: 60, solutions: {} },
    ],
    [
      'other numbers',
      { count: 30, rules: twentyFour, size: 3, pool: [2, 5, 9, 9, 30], repeat: false, from: 1, to: 40 },
    ],
  ])('makes what is asked: %s', (_, request) => {
    const { all, error } = collect({ ...request, seed: seed % 1000 });
    expect(error).toBeNull();
    expect(all.map(({ index }) => index)).toEqual(all.map((_, index) => index));
    expect(new Set(all.map(keyOf)).size).toBe(request.count);
    const { operations, solutions } = request;
    for (const puzzle of all) {
      checkPuzzle(puzzle);
      expect(puzzle.expression === null).toBe(request.solvable === false);
      expect(puzzle.numbers).toHaveLength(request.size ?? 4);
      if (operations?.from) expect(puzzle.operations).toBeGreaterThanOrEqual(operations.from);
      if (operations?.to) expect(puzzle.operations).toBeLessThanOrEqual(operations.to);
      if (solutions?.from) expect(puzzle.solutions).toBeGreaterThanOrEqual(solutions.from);
      if (solutions?.to) expect(puzzle.solutions).toBeLessThanOrEqual(solutions.to);
    }
  });

  it.each(['fraction', 'division', 'subtraction'] as const)('makes hands that need a %s', (need) => {
    const { all, error } = collect({ count: 12, rules: twentyFour, needs: need, seed: seed % 1000 });
    expect(error).toBeNull();
    for (const { numbers } of all) expect(needsOf(numbers, 24n, twentyFour)[need]).toBe(true);
    const some = new Set(collect({ count: 1362, rules: twentyFour, needs: [need] }).all.map(keyOf));
    const others = collect({ count: 40, rules: twentyFour }).all.filter((hand) => !some.has(keyOf(hand)));
    expect(others.length).toBeGreaterThan(0);
    for (const { numbers } of others) expect(needsOf(numbers, 24n, twentyFour)[need]).toBe(false);
  });

  it('has only what was asked for, and rules that cannot be changed', () => {
    const rules: Rules = { values: 'rational', use: 'all', limits: { exponent: 3 } };
    const [puzzle] = generate({ count: 1, rules });
    expect(Object.keys(puzzle)).toEqual([
      'numbers',
      'target',
      'rules',
      'expression',
      'operations',
      'solvable',
      'leastDistance',
      'generator',
      'seed',
      'index',
    ]);
    expect(Object.isFrozen(puzzle.rules) && Object.isFrozen(puzzle.rules.limits)).toBe(true);
    expect(Object.isFrozen(rules)).toBe(false);
  });

  it('finds all that there are, and says so', () => {
    const { all, error } = collect({ count: 2000, rules: twentyFour });
    expect(all).toHaveLength(1362);
    expect(new Set(all.map(keyOf)).size).toBe(1362);
    expect(error).toMatchObject({
      code: 'limit-exceeded',
      message: 'count: expected 2000 puzzles, found 1362: there are no more among all 1820 problems',
    });
    // Every solution of so many hands takes a fraction: 3 3 8 8, 1 3 4 6, 2 2 11 11, ...
    const fractions = collect({ count: 1362, rules: twentyFour, needs: 'fraction' });
    expect(fractions.all).toHaveLength(16);
    expect(fractions.all.map(({ numbers }) => numbers.join(' '))).toEqual(
      expect.arrayContaining(['3 3 8 8', '1 3 4 6', '2 2 11 11', '1 5 5 5']),
    );
  });

  it('gives up, and says what was found', () => {
    const never = collect({ count: 5, operations: { to: 0 }, tries: 100 });
    expect(never.all).toEqual([]);
    expect(never.error).toMatchObject({
      code: 'limit-exceeded',
      message: 'count: expected 5 puzzles, found 0: none was in the last 100 of 100 problems tried',
    });
    const levels = collect({ count: 1000, rules: twentyFour, level: [0, 0, 0, 0, 1] });
    expect(levels.all.every(({ level }) => level === 5)).toBe(true);
    const found = levels.all.length;
    expect(found).toBeGreaterThan(250);
    expect(levels.error?.message).toBe(
      `count: expected 1000 puzzles, found ${found} (of the levels 1 to 5: 0, 0, 0, 0, ${found} of 0, 0, 0, 0, 1000): there are no more among all 1820 problems`,
    );
  });

  it('mixes the levels as stated', () => {
    const { all } = collect({ count: 101, rules: twentyFour, level: [1, 0, 2, 1, 0.5] });
    const counts = [1, 2, 3, 4, 5].map((level) => all.filter((puzzle) => puzzle.level === level).length);
    // 22.4, 0, 44.9, 22.4, 11.2 of 101: what is missing goes where most was cut off, to the easier first.
    expect(counts).toEqual([23, 0, 45, 22, 11]);
    for (const { numbers, difficulty, level } of all) {
      expect(rate({ numbers, rules: twentyFour })).toMatchObject({ difficulty, level });
    }
  });

  it('has one level, or those within bounds', () => {
    const levelsOf = (level: GenerateOptions['level']) =>
      collect({ count: 10, rules: twentyFour, level }).all.map((puzzle) => puzzle.level);
    expect(new Set(levelsOf(3))).toEqual(new Set([3]));
    expect(levelsOf({ from: 1, to: 2 }).sort()).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    expect(new Set(levelsOf({ from: 5 }))).toEqual(new Set([5]));
    const refused = (level: unknown) => () => generate({ count: 1, level: level as 5 });
    expect(refused(6)).toThrow('level: expected an integer from 1 to 5, got 6');
    expect(refused({ from: 3, to: 2 })).toThrow('level.to: expected an integer from 3 to 5, got 2');
    expect(refused([1, 1])).toThrow('level: expected five shares of at least 0');
  });

  it('has the least distance to the target', () => {
    for (const rules of [undefined, twentyFour, naturalAll]) {
      const options = { count: 20, size: 3, from: 24, to: 200, rules };
      const solver = createSolverSync();
      for (const solvable of [true, false]) {
        for (const puzzle of generate({ ...options, solvable })) {
          const { numbers, target, leastDistance } = puzzle;
          expect(puzzle.solvable).toBe(solvable);
          const { distance } = solver.solve({ numbers, target, rules, nearest: true });
          expect(leastDistance).toBe(distance);
          expect(leastDistance === 0).toBe(solvable);
        }
      }
    }
    const rules = { ...games['countdown-squares'].rules, limits: { square: 50 } };
    const squares = { rules, size: 2, from: 50, to: 200, extensions: [moreOperators] };
    for (const { leastDistance } of generate({ count: 3, solvable: false, ...squares })) {
      expect(leastDistance).toBeGreaterThan(0);
    }
  });

  it('splits multiples of a board alike', () => {
    const splits = new Map<string, Generated['split']>();
    const pool = Array.from({ length: 30 }, (_, index) => index + 1);
    let multiples = 0;
    for (const { numbers, split } of generate({
      count: 1500,
      size: 2,
      pool,
      from: 1,
      to: 30,
      testShare: 0.4,
    })) {
      const divisor = pool.filter((each) => numbers.every((number) => number % each === 0)).at(-1)!;
      const key = numbers.map((number) => number / divisor).join();
      multiples += Number(divisor > 1 && splits.has(key));
      expect(splits.get(key) ?? split).toBe(split);
      splits.set(key, split);
    }
    expect(multiples).toBeGreaterThan(100);
    expect(new Set(splits.values())).toEqual(new Set(['train', 'test']));
  });

  it('splits by the numbers alone', () => {
    const boards = new Map<string, string>();
    for (const options of [{ seed: 1 }, { seed: 2 }, { seed: 3, from: 50, to: 60 }, { solvable: false }]) {
      const request = { count: 600, size: 3, from: 1, to: 100, testShare: 0.2, ...options };
      for (const { numbers, split } of collect(request).all) {
        const key = numbers.join();
        expect(boards.get(key) ?? split).toBe(split);
        boards.set(key, split!);
      }
    }
    const tests = [...boards.values()].filter((split) => split === 'test').length;
    expect(boards.size).toBeGreaterThan(400);
    expect(Math.abs(tests / boards.size - 0.2)).toBeLessThan(0.06);
    const splits = (testShare: number) =>
      new Set(collect({ count: 50, testShare }).all.map(({ split }) => split));
    expect(splits(0)).toEqual(new Set(['train']));
    expect(splits(1)).toEqual(new Set(['test']));
  });

  it('deals as the show does', () => {
    const count = 3000;
    const space = openProblems(parseRequest({ count, seed: 9, deal: 'show' }));
    const dealt = Array.from({ length: count }, (_, place) => space.problemAt(place));
    const shares = [0, 1, 2, 3, 4].map(
      (large) => dealt.filter(({ numbers }) => numbers.filter((n) => n > 10).length === large).length,
    );
    expect(shares).toEqual(new Array(5).fill(count / 5));
    // Of six small numbers from 1 to 10 twice, all six differ with probability 10 C 6 * 2^6 / 20 C 6 =
    // 0.3467.
    const small = dealt.filter(({ numbers }) => numbers[5] <= 10);
    const different = small.filter(({ numbers }) => new Set(numbers).size === 6).length / small.length;
    expect(Math.abs(different - 0.3467)).toBeLessThan(4 * Math.sqrt((0.3467 * 0.6533) / small.length));
    const sum = dealt.reduce((sum, { target }) => sum + target, 0) / count;
    expect(Math.abs(sum - 550)).toBeLessThan(4 * Math.sqrt((899 ** 2 - 1) / 12 / count));
  });

  it('deals each choice of places once, and each puzzle once', () => {
    const request: GenerateOptions = {
      count: 10_000,
      game: games.countdown,
      pool: [2, 2, 3, 25, 50],
      size: 3,
      from: 101,
      to: 103,
      deal: 'show',
    };
    const space = openProblems(parseRequest(request));
    // 5 C 3 choices of three numbers, two of which need both 2s or not: all of the five places are different.
    expect(space.size).toBe(10 * 3);
    const all = Array.from({ length: space.size }, (_, place) => keyOf(space.problemAt(place)));
    const boards = [...enumerateBoards(parseBoards({ pool: request.pool, size: 3 }))];
    const times = boards.flatMap((numbers) => {
      // Each board with one 2 can be dealt with either.
      const ways = numbers.filter((number) => number === 2).length === 1 ? 2 : 1;
      return [101, 102, 103].flatMap((target) => new Array<string>(ways).fill(keyOf({ numbers, target })));
    });
    expect([...all].sort()).toEqual(times.sort());
    const made = collect(request);
    expect(made.error?.code).toBe('limit-exceeded');
    expect(new Set(made.all.map(keyOf)).size).toBe(made.all.length);
    const solvable = collect({ ...request, deal: 'uniform' }).all.map(keyOf);
    expect(made.all.map(keyOf).sort()).toEqual(solvable.sort());
  });

  it('deals as a show from thousands of tiles, whose deals are near 2^52', () => {
    const tiles = Array.from({ length: 2933 }, (_, i) => i + 100);
    const pool = [...tiles, { numbers: [1, 2], exactly: 1 }];
    const query = { count: 6, size: 6, from: 500, to: 500, deal: 'show', pool } as const;
    const made = [...generate({ ...query, seed: 1, rules: countdown })];
    expect(made.map(({ numbers }) => numbers.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('refuses deals that no show has', () => {
    const messageOf = (options: Partial<GenerateOptions>) =>
      collectError(() => generate({ count: 1, deal: 'show', ...options }));
    expect(messageOf({ game: games.krypto })).toContain('expected uniform if the target is a card');
    const large = 'repeat: expected false for the deal of a show with large numbers, got true';
    expect(messageOf({ repeat: true })).toBe(large);
    expect(messageOf({ deal: 'fair' as never })).toBe('deal: expected uniform or show, got "fair"');
    expect(collect({ count: 5, game: games['24'], deal: 'show' }).all).toHaveLength(5);
  });

  it('draws all problems alike', () => {
    const isLarge = (target: number) => target >= 400;
    const hasHundred = (numbers: readonly number[]) => numbers.includes(100);
    let [solvable, large, hundred] = [0, 0, 0];
    for (const { numbers, from, operations } of createSolverSync().reachAll({
      size: 4,
      from: 101,
      to: 999,
    })) {
      operations.forEach((each, index) => {
        if (each === 255) return;
        solvable++;
        large += Number(isLarge(from + index));
        hundred += Number(hasHundred(numbers));
      });
    }
    const count = 4000;
    const { all } = collect({ count, size: 4, seed: 5 });
    const differs = (expected: number, is: (puzzle: Generated) => boolean) => {
      const found = all.filter(is).length;
      return Math.abs(found - count * expected) / Math.sqrt(count * expected * (1 - expected));
    };
    // In standard deviations.
    expect(differs(large / solvable, ({ target }) => isLarge(target))).toBeLessThan(4);
    expect(differs(hundred / solvable, ({ numbers }) => hasHundred(numbers))).toBeLessThan(4);
  });

  it(`keeps random requests (seed ${seed})`, () => {
    const anyRules = fc.record({
      values: fc.constantFrom('natural' as const, 'rational' as const),
      use: fc.constantFrom('any' as const, 'all' as const),
    });
    const anyBounds = fc.tuple(fc.nat(4), fc.nat(4)).map(([from, more]) => ({ from, to: from + more }));
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
    const anyRequest: fc.Arbitrary<GenerateOptions> = fc.record({
      count: fc.integer({ min: 0, max: 8 }),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      rules: anyRules,
      size: fc.integer({ min: 1, max: 3 }),
      pool: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 8 }),
      repeat: fc.boolean(),
      from: fc.integer({ min: 1, max: 10 }),
      to: fc.integer({ min: 10, max: 100 }),
      solvable: maybe(fc.boolean()),
      operations: maybe(anyBounds),
      solutions: maybe(anyBounds),
      needs: maybe(fc.constantFrom('division' as const, 'subtraction' as const)),
      level: maybe(fc.constant([1, 1, 1, 1, 1])),
      tries: fc.constant(300),
    });
    fc.assert(
      fc.property(anyRequest, (request) => {
        let made;
        try {
          made = collect(request);
        } catch (error) {
          expect(error).toMatchObject({ name: 'NumbersGameError', code: 'invalid-option' });
          return;
        }
        const { all, error } = made;
        if (error === null) expect(all).toHaveLength(request.count);
        else if (error.code !== 'invalid-option') {
          expect(error.message).toContain(
            `expected ${request.count} ${request.count === 1 ? 'puzzle' : 'puzzles'}, found ${all.length}`,
          );
        }
        for (const puzzle of all) {
          checkPuzzle(puzzle);
          const { numbers, target, operations, solutions } = puzzle;
          expect(puzzle.expression !== null).toBe(request.solvable ?? true);
          expect(target >= request.from! && target <= request.to!).toBe(true);
          expect(numbers.every((number) => request.pool!.includes(number))).toBe(true);
          const isIn = (value: number | null | undefined, bounds: { from: number; to: number }) => {
            expect(value! >= bounds.from && value! <= bounds.to).toBe(true);
          };
          if (operations !== null && request.operations) isIn(operations, request.operations as never);
          if (request.solutions) isIn(solutions, request.solutions as never);
          if (request.needs)
            expect(needsOf(numbers, BigInt(target), puzzle.rules)[request.needs as 'division']).toBe(true);
        }
      }),
      { seed, numRuns: 100 },
    );
  });
});

describe('generate refuses', () => {
  const over53 = 'an integer from 0 to 9007199254740991';
  it.each<[object, string, string]>([
    [{ count: -1 }, 'invalid-option', `count: expected ${over53}, got -1`],
    [{ count: undefined }, 'invalid-option', `count: missing, expected ${over53}`],
    [{ count: '5' }, 'invalid-option', `count: expected ${over53}, got "5"`],
    [{ seed: 2 ** 32 }, 'invalid-option', 'seed: expected an integer from 0 to 4294967295, got 4294967296'],
    [{ seed: 1.5 }, 'invalid-option', 'seed: expected an integer from 0 to 4294967295, got 1.5'],
    [{ size: 11 }, 'invalid-option', 'size: expected an integer from 1 to 10, got 11'],
    [
      { size: 7, game: games['24s'], extensions: [moreOperators] },
      'too-large',
      'size: expected at most 6 numbers with the operators + - * / ^ root log, got 7',
    ],
    [
      { size: 25 - 15, pool: [1, 2] },
      'invalid-option',
      'size: expected at most the 2 numbers of the pool, got 10',
    ],
    [
      { pool: [0] },
      'invalid-numbers',
      'pool[0]: expected an integer from 1 to 9007199254740991, got 0 (integer, rational and real values take 0)',
    ],
    [{ from: 0 }, 'invalid-range', 'from: expected an integer from 1 to 9007199254740991, got 0'],
    [
      { from: 200, to: 100 },
      'invalid-range',
      'to: expected an integer from 200 to 9007199254740991, got 100',
    ],
    [{ solvable: 1 }, 'invalid-option', 'solvable: expected true or false, got 1'],
    [{ operations: 3 }, 'invalid-option', 'operations: expected an object, got 3'],
    [
      { operations: { from: 6 } },
      'invalid-option',
      'operations: expected at most 5 for 6 numbers, got from 6',
    ],
    [
      { operations: { from: 3, to: 2 } },
      'invalid-option',
      'operations.to: expected an integer from 3 to 9007199254740991, got 2',
    ],
    [
      { rules: twentyFour, operations: { to: 2 } },
      'invalid-option',
      'operations: expected 3, because all 4 numbers are used, got 0 to 2',
    ],
    [
      { rules: { ...twentyFour, operators: ['+', '!'] }, operations: { to: 2 } },
      'invalid-option',
      'operations: expected at least 3, because all 4 numbers are used, got 0 to 2',
    ],
    [
      { rules: { ...twentyFour, operators: ['+', '!'] }, operations: { from: 11 } },
      'invalid-option',
      'operations: expected at most 10, because all 4 numbers are used, got from 11',
    ],
    [
      { rules: { ...twentyFour, operators: ['+', '*'] }, needs: 'division' },
      'invalid-option',
      'needs: expected / among operators of the rules (+ *), got "division"',
    ],
    [
      { rules: { ...twentyFour, operators: ['+', '*'] }, needs: ['subtraction'] },
      'invalid-option',
      'needs: expected - among operators of the rules (+ *), got "subtraction"',
    ],
    [
      { rules: { ...twentyFour, operators: ['+', '!'] }, needs: 'fraction' },
      'invalid-option',
      'needs: expected / or ^ or root or log among operators of the rules (+ !), got "fraction"',
    ],
    [
      { rules: twentyFour, needs: ['fraction', 'root'] },
      'invalid-option',
      'needs: expected only operators of the rules (+ - * /), got "root"',
    ],
    [{ operations: { least: 1 } }, 'invalid-option', 'operations.least: unknown, expected from or to'],
    [
      { needs: 'xyzzyx' },
      'invalid-option',
      `needs: expected ${oneOf(['fraction', 'division', 'subtraction', ...FURTHER])}, got "xyzzyx"`,
    ],
    [
      { needs: ['fraction'] },
      'invalid-option',
      'needs: expected division or subtraction if values are natural, got "fraction"',
    ],
    [
      { rules: { values: 'integer', use: 'any' }, needs: ['fraction'] },
      'invalid-option',
      'needs: expected division or subtraction if values are integer, got "fraction"',
    ],
    [
      { level: [1, 1] },
      'invalid-option',
      'level: expected five shares of at least 0, not all of them 0, got an array of 2',
    ],
    [
      { level: [0, 0, 0, 0, 0] },
      'invalid-option',
      'level: expected five shares of at least 0, not all of them 0, got an array of 5',
    ],
    [{ rules: null }, 'invalid-option', 'rules: expected an object, got null'],
    [{ testShare: 2 }, 'invalid-option', 'testShare: expected a number from 0 to 1, got 2'],
    [{ tries: 0 }, 'invalid-option', 'tries: expected an integer from 1 to 9007199254740991, got 0'],
    [{ goal: 1 }, 'invalid-option', 'options.goal: unknown, expected'],
    [
      { rules: twentyFour, solvable: false, solutions: { from: 3, to: 3 } },
      'invalid-option',
      'solutions: expected 0, because a puzzle that cannot be solved has none, got 3',
    ],
    [
      { solutions: { to: 0 } },
      'invalid-option',
      'solutions: expected at least 1 if the puzzles can be solved, got 0',
    ],
    ...([{ rate: true }, { level: 2 }] as const).map((option): [object, string, string] => [
      { ...option, game: games['24s'], needs: ['log', 'root'], extensions: [moreOperators] },
      'invalid-option',
      'rules.operators: expected exactly + - * / in a puzzle that is rated, got + - * / ^ root log',
    ]),
    [
      { solutions: { from: 1 }, game: games['countdown-squares'], extensions: [moreOperators] },
      'invalid-option',
      'rules.operators: expected no square for solutions and count, got + - * / square',
    ],
    [
      { needs: 'division', game: games['countdown-squares'], extensions: [moreOperators] },
      'invalid-option',
      'rules.operators: expected no square for solutions and count, got + - * / square',
    ],
    [
      { needs: 'fraction', rules: { ...countdown, operators: ['+', '*'] } },
      'invalid-option',
      'needs: expected division or subtraction if values are natural, got "fraction"',
    ],
    [
      { solvable: false, needs: 'division' },
      'invalid-option',
      'needs: expected none for unsolvable puzzles, got some',
    ],
    [
      { solvable: false, level: [1, 1, 1, 1, 1] },
      'invalid-option',
      'level: expected none for unsolvable puzzles, got some',
    ],
  ])('%j', (options, code, message) => {
    expect(() => generate({ count: 1, ...options })).toThrow(
      expect.objectContaining({
        name: 'NumbersGameError',
        code,
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it.each(['count', 'seed', 'size', 'from', 'to', 'tries', 'testShare'])('what is no number: %s', (name) => {
    for (const value of [10n, Symbol('10'), '10', null, NaN, {}, [10]]) {
      expect(() => generate({ count: 1, [name]: value })).toThrow(
        expect.objectContaining({
          name: 'NumbersGameError',
          message: expect.stringContaining(`${name}: expected`) as string,
        }),
      );
    }
  });

  it('what the solver refuses, at that step', () => {
    const pool = [2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3];
    expect(collect({ count: 1, pool, size: 3, from: 5, to: 5 }).error).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(
        /^numbers, target: .* \(target 5 from 9007199254740989 9007199254740990 9007199254740991\)$/,
      ) as string,
    });
  });
});

describe('a game', () => {
  it('gives the rules, the boards and the targets', () => {
    for (const game of Object.values(games)) {
      const { deal, target, rules }: Game = game;
      const isFour = rules.operators === undefined;
      const { all, error } = collect({
        count: isFour ? 12 : 3,
        game,
        seed: 5,
        rate: isFour,
        extensions: [moreOperators],
      });
      expect(error).toBeNull();
      for (const puzzle of all) {
        if (deal.size < 6 && isFour) checkPuzzle(puzzle);
        expect(puzzle.rules).toEqual(rules);
        expect(puzzle.numbers).toHaveLength(deal.size);
        const rest = listNumbers(deal.pool);
        const draw = (number: number) => rest.splice(rest.indexOf(number), deal.repeat ? 0 : 1);
        for (const number of puzzle.numbers) {
          expect(rest).toContain(number);
          draw(number);
        }
        if (typeof target === 'number') expect(puzzle.target).toBe(target);
        else if (target === 'card') expect(rest).toContain(puzzle.target);
        else expect(puzzle.target >= target.from && puzzle.target <= target.to).toBe(true);
        expect(puzzle.level === undefined).toBe(!isFour);
        expect(puzzle.level).not.toBeNull();
      }
    }
  });

  it('is the same as its rules where these had its boards before', () => {
    expect(collect({ count: 50, game: games.countdown })).toEqual(collect({ count: 50 }));
    expect(collect({ count: 50, game: games['24'] })).toEqual(collect({ count: 50, rules: twentyFour }));
    const five = { count: 50, size: 5 };
    expect(collect({ ...five, game: games['24'] })).toEqual(collect({ ...five, rules: twentyFour }));
  });

  it('gives way to the other options', () => {
    const { all } = collect({
      count: 20,
      game: { ...games.krypto, rules: rationalAny },
      size: 3,
      from: 60,
      to: 61,
    });
    for (const { numbers, target, rules } of all) {
      expect(numbers).toHaveLength(3);
      expect([60, 61]).toContain(target);
      expect(rules).toEqual(rationalAny);
    }
    const [{ numbers, target }] = collect({ count: 1, game: games.krypto, pool: [1, 2], size: 1 }).all;
    expect(numbers).toEqual([target]);
  });

  it.each<[Omit<GenerateOptions, 'count'>, string]>([
    [{ game: 'krypto' as never }, 'game: expected the record of a game, such as games.krypto, got "krypto"'],
    [
      { game: games.krypto, size: 3, pool: [{ numbers: [5], exactly: 1 }, 1, 2, 3, 4] },
      'pool: expected groups without exactly if the target is a card, got a group with exactly',
    ],
    [
      { rules: twentyFour, size: 2, pool: [{ numbers: [0], exactly: 1 }, 1, 2, 3], rate: true },
      'pool: expected numbers other than 0 in each group, because rated puzzles have no 0, got 0',
    ],
    [
      { game: games.krypto, pool: [1, 2, 3], size: 3, repeat: false },
      'size: expected fewer than the 3 numbers of the pool, because one of them is the target, got 3',
    ],
  ])('is refused: %j', (options, message) => {
    expect(() => generate({ count: 1, ...options })).toThrow(message);
  });
});

describe('excluded boards', () => {
  it('are left out, also in another order or multiplied', () => {
    const options = { game: games['24'], count: 40, seed: 5 };
    const { all } = collect(options);
    const exclude = all
      .slice(0, 20)
      .map(({ numbers }, index) => numbers.map((number) => number * (1 + (index % 3))).reverse());
    const made = collect({ ...options, exclude }).all;
    expect(made).toHaveLength(40);
    expect(made.slice(0, 20).map(keyOf)).toEqual(all.slice(20).map(keyOf));
    expect(made.map(({ index }) => index)).toEqual(made.map((_, index) => index));
    expect(collect({ ...options, exclude: [] }).all).toEqual(all);
  });

  it.each([
    ['exclude: expected a list of boards, got 3', 3],
    ['exclude[1]: expected a list of integers, got an array of 0', [[1], []]],
    ['exclude[0]: expected a list of integers, got', [['1']]],
    // eslint-disable-next-line no-sparse-arrays -- the hole
    ['exclude[0]: expected a list of integers, got', [[1, , 3]]],
  ])('are refused: %s', (message, exclude) => {
    expect(collectError(() => generate({ count: 1, exclude: exclude as never }))).toContain(message);
  });
});
