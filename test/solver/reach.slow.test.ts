// `solver.reach` on whole pools, entry by entry, against second methods that share nothing with the engine:
// multisets.ts for up to seven numbers, forward-definition.ts from eight on. Each board is computed once, up
// to the end of its largest range, and compared in all ranges.
//
// Published figures: Alliot and Vanaret, "(The Final) Countdown"; 947 and 9,017: c4countdown; those marked
// "here" are not published.
import { afterAll, describe, expect, it } from 'vitest';
import {
  countReachable,
  createSolverSync,
  operationsHistogram,
  type Reach,
  type Rules,
} from '../../src/index.js';
import { drawBoard } from '../support/boards.js';
import { builds } from '../support/builds.js';
import { reachUpTo } from '../support/forward-definition.js';
import { reachPool, UNREACHABLE, type Reachable } from '../support/multisets.js';
import { boardsOf, STANDARD_POOL, standardBoards } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';

const uses = ['any', 'all'] as const;
type Range = readonly [from: number, to: number];

const [debug, scalar, simd] = builds.map(({ name, options }) => ({
  name,
  solver: createSolverSync(options),
}));
afterAll(() => {
  for (const { solver } of [debug, scalar, simd]) solver.dispose();
});

/** The build whose turn it is. */
function buildOf(turn: number) {
  if (turn % 64 === 5) return debug;
  return turn % 4 === 1 ? scalar : simd;
}

/** Compares every entry of a range. Gives what `reach` gives. */
function compare(
  turn: number,
  numbers: readonly number[],
  [from, to]: Range,
  use: Rules['use'],
  reachable: Reachable,
): Reach {
  const { name, solver } = buildOf(turn);
  const reach = solver.reach({ numbers, from, to, rules: { values: 'natural', use } });
  const expected = reachable[use].subarray(from, to + 1);
  if (Buffer.compare(reach.operations, expected) === 0) return reach;
  const wrong = [...reach.operations.entries()].filter(([i, operations]) => operations !== expected[i]);
  const list = wrong.slice(0, 5).map(([i, got]) => `${from + i}: ${got}, expected ${expected[i]}`);
  throw new Error(
    `${JSON.stringify(numbers)} ${from}..${to}, use ${use}, ${name} build: ${wrong.length} entries, ${list.join('; ')}`,
  );
}

function compareAll(
  turn: number,
  numbers: readonly number[],
  ranges: readonly Range[],
  reachable: Reachable,
): void {
  for (const [i, range] of ranges.entries()) {
    for (const [j, use] of uses.entries()) compare(turn + 2 * i + j, numbers, range, use, reachable);
  }
}

/** Every so many-th of the boards. */
function* everyNth(boards: Iterable<number[]>, step: number): Generator<number[]> {
  let i = 0;
  for (const board of boards) if (i++ % step === 0) yield board;
}

/** How many targets that cannot be made are next to one that can, within the range. */
function countNextTo({ operations }: Reach): number {
  const isMade = (i: number) => i >= 0 && i < operations.length && operations[i] !== UNREACHABLE;
  return operations.reduce((sum, _, i) => sum + Number(!isMade(i) && (isMade(i - 1) || isMade(i + 1))), 0);
}

describe('the standard game, 13,243 boards of six numbers', () => {
  it('has every entry right, and the totals of the paper', () => {
    const reachableOf = reachPool(STANDARD_POOL, 6, 20_000);
    const byOperations = new Array<number>(6).fill(0);
    const madeBy = new Uint32Array(899);
    const totals = { boards: 0, targets: 0, solvable: 0, distance1: 0, complete: 0 };
    for (const numbers of standardBoards(6)) {
      const turn = totals.boards++;
      const reachable = reachableOf(numbers);
      const game = compare(turn, numbers, [101, 999], 'any', reachable);
      compare(turn, numbers, [101, 999], 'all', reachable);
      compareAll(turn + 1, numbers, [[1, 20_000]], reachable);

      totals.targets += game.operations.length;
      totals.solvable += countReachable(game);
      totals.distance1 += countNextTo(game);
      totals.complete += Number(countReachable(game) === 899);
      for (const [operations, count] of operationsHistogram(game).entries())
        byOperations[operations] += count;
      game.operations.forEach((operations, i) => (madeBy[i] += Number(operations !== UNREACHABLE)));
    }
    expect(totals).toEqual({
      boards: 13_243,
      targets: 11_905_457,
      solvable: 10_858_746, // 91.2 %
      distance1: 743_896, // 6.25 %
      complete: 1226,
    });
    // None of 101..999 is a number of the pool.
    expect(byOperations).toEqual([0, 57_482, 700_961, 3_144_019, 4_597_226, 2_359_058]);
    const hardest = Math.min(...madeBy);
    expect([101 + madeBy.indexOf(hardest), hardest]).toEqual([947, 9017]);
  });
});

describe('more numbers of the standard pool', () => {
  it('200 boards of seven', () => {
    const reachableOf = reachPool(STANDARD_POOL, 7, 50_000);
    let turn = 0;
    for (const numbers of everyNth(standardBoards(7), 138)) {
      const ranges: Range[] = [
        [101, 999],
        [1000, 6000],
        [1, 50_000],
        [30_000, 50_000],
      ];
      compareAll(turn, numbers, ranges, reachableOf(numbers));
      turn += 7;
    }
    expect(turn).toBe(7 * 200);
  });

  it('every 14th board of seven, for low targets', () => {
    const reachableOf = reachPool(STANDARD_POOL, 7, 4200);
    let turn = 0;
    for (const numbers of everyNth(standardBoards(7), 14)) {
      const reachable = reachableOf(numbers);
      const low = 1 + (turn % 4200);
      const ranges: Range[] = [
        [101, 999],
        [1, low],
        [low, 4200],
      ];
      compareAll(turn, numbers, ranges, reachable);
      turn++;
    }
    expect(turn).toBe(1966);
  });

  it('30 boards of eight', () => {
    let turn = 0;
    for (const numbers of everyNth(standardBoards(8), 1642)) {
      const ranges: Range[] = [
        [101, 999],
        [1000, 6000],
        [1, 35_000],
        [20_000, 35_000],
      ];
      compareAll(turn, numbers, ranges, reachUpTo(numbers, 35_000));
      turn += 7;
    }
    expect(turn).toBe(7 * 30);
  });

  // The first are hard, of small and equal numbers; the last is easy.
  it.each([
    [[1, 1, 2, 2, 3, 3, 4, 4, 5]],
    [[1, 1, 2, 3, 5, 5, 8, 9, 10]],
    [[2, 4, 6, 7, 8, 8, 9, 10, 100]],
    [[5, 6, 7, 8, 9, 25, 50, 75, 100]],
  ])('nine: %j', (numbers) => {
    const ranges: Range[] = [
      [101, 999],
      [1, 35_000],
      [1, 200_000],
      [150_000, 200_000],
    ];
    compareAll(0, numbers, ranges, reachUpTo(numbers, 200_000));
  });
});

describe('all 27,522 boards of seven numbers', () => {
  it('reach each target 101..999 as often as the paper tells', () => {
    const [from, to] = [101, 999];
    const madeBy = new Uint32Array(to - from + 1);
    let boards = 0;
    for (const { operations } of createSolverSync().reachAll({ size: 7, from, to })) {
      boards++;
      for (let i = 0; i < operations.length; i++) if (operations[i] !== UNREACHABLE) madeBy[i]++;
    }
    // Alliot and Vanaret, "(The Final) Countdown": at least 98.474 %, the hardest being 941.
    const least = Math.min(...madeBy);
    expect(boards).toBe(27_522);
    expect(from + madeBy.indexOf(least)).toBe(941);
    expect(((100 * least) / boards).toFixed(3)).toBe('98.474');
  });
});

describe(`random boards, many of them hard (seed ${seed})`, () => {
  it.each([
    [7, 120, 7],
    [8, 12, 8],
    [8, 40, 4],
    [9, 30, 3],
    [10, 6, 3],
  ])('of %i numbers: %i, with at most %i different ones', (size, boards, different) => {
    const random = createRandom(2600 + 10 * size + different);
    for (let board = 0; board < boards; board++) {
      const some = drawBoard(random, different);
      const numbers = Array.from({ length: size }, (_, i) => (i < different ? some[i] : random.pick(some)));
      const limit = random.pick([999, 4096, 4097, 6000, 20_000]);
      const to = random.integer(1, limit);
      const ranges: Range[] = [
        [1, limit],
        [Math.min(101, limit), Math.min(999, limit)],
        [1, to],
        [to, limit],
        [to, to],
        [Math.ceil(to / 2), to],
        [1, random.integer(1, 64)],
      ];
      compareAll(board, numbers, ranges, reachUpTo(numbers, limit));
    }
  });
});

describe('other pools', () => {
  it.each<[string, number[], number, number, Range[]]>([
    [
      'six of nine ones and twos',
      [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2],
      6,
      1,
      [
        [1, 1000],
        [40, 60],
      ],
    ],
    [
      'five of 1..20',
      from1(20),
      5,
      31,
      [
        [101, 999],
        [1, 50_000],
        [25_001, 50_000],
      ],
    ],
    [
      'six of 1..12',
      from1(12),
      6,
      7,
      [
        [101, 999],
        [1, 100_000],
        [4000, 4200],
        [99_999, 100_000],
      ],
    ],
    [
      'seven of 1..10',
      from1(10),
      7,
      3,
      [
        [101, 999],
        [1, 8192],
        [1, 30_000],
        [4096, 4096],
      ],
    ],
    [
      'six of thirteen cards, four times each',
      deck(),
      6,
      97,
      [
        [1, 4096],
        [2049, 4096],
        [24, 24],
      ],
    ],
    [
      'six primes',
      [2, 3, 5, 7, 11, 13, 17, 19, 23, 29],
      6,
      5,
      [
        [101, 999],
        [1, 20_000],
        [12_000, 20_000],
      ],
    ],
    [
      'six powers of two',
      [1, 1, 2, 4, 8, 16, 32, 64, 128],
      6,
      2,
      [
        [1, 1023],
        [1, 20_000],
        [16_384, 16_384],
      ],
    ],
    [
      'six near each other',
      [95, 96, 97, 98, 99, 100, 101, 102],
      6,
      1,
      [
        [101, 999],
        [1, 20_000],
      ],
    ],
    [
      'six large ones',
      [1, 2, 250, 333, 500, 625, 750, 1000],
      6,
      1,
      [
        [101, 999],
        [1, 100_000],
      ],
    ],
    [
      'six for a million',
      [3, 6, 25, 50, 75, 100],
      6,
      1,
      [
        [1, 1_000_000],
        [600_000, 1_000_000],
      ],
    ],
  ])('%s', (_, pool, size, step, ranges) => {
    const reachableOf = reachPool(pool, size, Math.max(...ranges.map(([, to]) => to)));
    let turn = 0;
    for (const numbers of everyNth(boardsOf(pool, size), step)) {
      compareAll(turn, numbers, ranges, reachableOf(numbers));
      turn += 7;
    }
    expect(turn).toBeGreaterThan(0);
  });
});

function from1(to: number): number[] {
  return Array.from({ length: to }, (_, i) => i + 1);
}

function deck(): number[] {
  return from1(13).flatMap((n) => [n, n, n, n]);
}
