// Boards of pools with groups: their targets, sharing lists, against boards that are reached alone.
import { describe, expect, it } from 'vitest';
import { games, type PoolGroup } from '../../src/index.js';
import { generate } from '../../src/generate/index.js';
import { boardsInOrder } from '../../src/solver/boards/boards-in-blocks.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { parsePoolWithGroups } from '../../src/cli/parse-arguments.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed } from '../support/random.js';

const solver = createFullSolver();
const range = { from: 1, to: 500 };
const LARGE: PoolGroup = { numbers: [23, 37, 50, 91, 100], atMost: 2 };
const pool = [{ numbers: [1, 2, 3, 5, 8, 30], copies: 2 }, LARGE, 9];

describe('reachAll over a pool with groups', () => {
  it('gives what reach gives, board by board', () => {
    let boards = 0;
    for (const { numbers, operations } of solver.reachAll({ pool, size: 5, ...range })) {
      expect(numbers.filter((number) => LARGE.numbers.includes(number)).length).toBeLessThanOrEqual(2);
      if (boards++ % 7 === 0) {
        const alone = solver.reach({ numbers, ...range }).operations;
        expect(operations, numbers.join()).toEqual(alone);
      }
    }
    expect(boards).toBeGreaterThan(1000);
  });

  it(`takes ranks (seed ${seed})`, () => {
    const random = createRandom(310);
    const all = [...boardsInOrder('lexicographic', parseBoards({ pool, size: 4 }), 0, Infinity)];
    for (let round = 0; round < 10; round++) {
      const first = random.integer(0, all.length - 1);
      const records = [...solver.reachAll({ pool, size: 4, ...range, first, count: 3 })];
      expect(records.map(({ numbers }) => numbers)).toEqual(all.slice(first, first + 3));
    }
  });

  it('works under other rules', () => {
    const rules = { values: 'rational', use: 'all' } as const;
    for (const { numbers, operations } of solver.reachAll({ pool, size: 3, from: -5, to: 30, rules })) {
      expect(operations).toEqual(solver.reach({ numbers, from: -5, to: 30, rules }).operations);
    }
  });

  it('leaves no board out if a group allows none of its numbers', () => {
    const query = { pool: [1, 2, 3, { numbers: [100, 200], atMost: 0 }], size: 2, from: 1, to: 9 };
    expect([...solver.reachAll(query)].map(({ numbers }) => numbers.join())).toEqual(['1,2', '1,3', '2,3']);
  });
});

describe('generate', () => {
  it('draws boards of a pool with a group', () => {
    const boards = new Set<string>();
    for (const { numbers } of generate({ count: 40, pool, size: 4, from: 10, to: 60, seed: 3 })) {
      expect(numbers.filter((number) => LARGE.numbers.includes(number)).length).toBeLessThanOrEqual(2);
      boards.add(numbers.join());
    }
    expect(boards.size).toBeGreaterThan(20);
  });

  it('takes a card of a group as the target', () => {
    const cards = [{ numbers: [1, 2, 3, 4, 5, 6], copies: 2, atMost: 3 }];
    const rules = { values: 'natural', use: 'all' } as const;
    for (const { numbers, target } of generate({
      count: 10,
      game: { ...games.krypto, rules },
      pool: cards,
      size: 3,
      seed: 1,
    })) {
      const copies = [...numbers, target].filter((number) => number === target).length;
      expect(copies).toBeLessThanOrEqual(2);
    }
  });

  it('refuses boards that a group forbids', () => {
    const next = (options: object) => generate({ count: 1, pool, ...options }).next();
    expect(() => next({ pool: [{ numbers: [1, 2, 3], atMost: 2 }], size: 3 })).toThrow(
      'size: expected at most the 2 numbers of the pool, got 3',
    );
  });
});

it('reads groups on the command line', () => {
  expect(parsePoolWithGroups('1-3x2, 11-13max4 7..8x1max1 20 30-31')).toEqual([
    { numbers: [1, 2, 3], copies: 2 },
    { numbers: [11, 12, 13], atMost: 4 },
    { numbers: [7, 8], copies: 1, atMost: 1 },
    20,
    30,
    31,
  ]);
  expect(parsePoolWithGroups('1-9r=4,10/15/20=1,25/50/75/100=1,30/40-42x2,7x3')).toEqual([
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], exactly: 4, repeat: true },
    { numbers: [10, 15, 20], exactly: 1 },
    { numbers: [25, 50, 75, 100], exactly: 1 },
    { numbers: [30, 40, 41, 42], copies: 2 },
    { numbers: [7], copies: 3 },
  ]);
  for (const text of ['1-3x', '1-3max2x2', '1-9r', '1-9r4', '/1=1', 'A', '1.5']) {
    expect(() => parsePoolWithGroups(text), text).toThrow(/^Expected numbers/);
  }
});

it('refuses a bound of one number of a list, which a group may be meant by', () => {
  const of = (text: string) => () => parsePoolWithGroups(text);
  expect(of('1-9x4max4,10,15,20max1,25,50,75,100max1')).toThrow(
    '20max1 bounds 20 alone: join the numbers of a group by /, such as 10/15/20max1.',
  );
  expect(of('1-9r=4,10,15,20=1')).toThrow('20=1 bounds 20 alone');
  expect(of('5r=3')).toThrow('5r=3 bounds 5 alone: join the numbers of a group by /, such as 10/15/20r=3.');
  expect(parsePoolWithGroups('1-9,100-100=1').at(-1)).toEqual({ numbers: [100], exactly: 1 });
});
