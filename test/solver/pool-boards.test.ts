// The boards of pools against a plain definition: all choices of copies, each multiset once, sorted.
import { describe, expect, it } from 'vitest';
import { countBoards, NumbersGameError, type BoardsQuery } from '../../src/index.js';
import { enumerateInBlocks } from '../../src/solver/boards/boards-in-blocks.js';
import { enumerateBoards, parseBoards, rankBoard } from '../../src/solver/boards/pool-boards.js';
import { standardBoards } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';

/** All choices of `size` of the numbers, of which equal ones are told apart. */
function choices(numbers: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return numbers.flatMap((number, place) =>
    choices(numbers.slice(place + 1), size - 1).map((rest) => [number, ...rest]),
  );
}

function compareNumbers(left: readonly number[], right: readonly number[]): number {
  const place = left.findIndex((number, index) => number !== right[index]);
  return place < 0 ? 0 : left[place] - right[place];
}

/** The definition. */
function boardsOf({ pool = [], size = 0, repeat = false }: BoardsQuery): number[][] {
  const copies = repeat ? pool.flatMap((number) => new Array<number>(size).fill(number)) : pool;
  const sorted = choices(copies, size).map((choice) => choice.sort((a, b) => a - b));
  const distinct = new Map(sorted.map((board) => [board.join(), board]));
  return [...distinct.values()].sort(compareNumbers);
}

const enumerate = (query: BoardsQuery, start?: number) => enumerateBoards(parseBoards(query), start);

describe('the boards of a pool', () => {
  // Alliot and Vanaret, "(The Final) Countdown".
  it.each([
    [6, 13_243],
    [7, 27_522],
    [8, 49_248],
    [9, 76_702],
    [10, 104_753],
  ])('of the Countdown round, %i numbers, are %i', (size, count) => {
    expect(countBoards({ size })).toBe(count);
    let place = 0;
    const boards = standardBoards(size);
    for (const numbers of enumerate({ size })) {
      if (compareNumbers(numbers, boards.next().value as number[]) !== 0) break;
      place++;
    }
    expect(place, 'the first that differs').toBe(count);
    expect(boards.next().done).toBe(true);
  });

  it(`are those of the definition, in its order, from any one on (seed ${seed})`, () => {
    const random = createRandom(300);
    for (let round = 0; round < 200; round++) {
      const pool = Array.from({ length: random.integer(1, 7) }, () => random.integer(1, 5));
      const query = { pool, size: random.integer(1, 5), repeat: round % 4 === 0 };
      if (query.repeat) pool.length = Math.min(pool.length, 3);
      const expected = boardsOf(query);
      const context = JSON.stringify(query);
      expect(countBoards(query), context).toBe(expected.length);
      expect([...enumerate(query)], context).toEqual(expected);
      const parsed = parseBoards(query);
      expect(
        expected.map((board) => rankBoard(parsed, board)),
        context,
      ).toEqual([...expected.keys()]);
      expect(rankBoard(parsed, new Array<number>(query.size).fill(99)), context).toBeNull();
      const start = random.integer(0, expected.length + 1);
      expect([...enumerate(query, start)], `${context} from ${start} on`).toEqual(expected.slice(start));
    }
  });

  it(`are the same in blocks, from any one on (seed ${seed})`, () => {
    const random = createRandom(301);
    for (let round = 0; round < 200; round++) {
      const pool = Array.from({ length: random.integer(1, 40) }, () => random.integer(1, 30));
      const query = { pool, size: random.integer(1, 4), repeat: round % 4 === 0 };
      if (query.repeat) pool.length = Math.min(pool.length, 14);
      const boards = parseBoards(query);
      const context = JSON.stringify(query);
      const all = [...enumerateInBlocks(boards)];
      expect([...all].sort(compareNumbers), context).toEqual([...enumerateBoards(boards)]);
      const start = random.integer(0, all.length + 1);
      const count = random.integer(0, 9);
      const some = [...enumerateInBlocks(boards, start, count)];
      expect(some, `${context} from ${start} on`).toEqual(all.slice(start, start + count));
    }
  });

  it('come in blocks of six neighbours at each place', () => {
    const pool = Array.from({ length: 24 }, (_, i) => i + 1);
    const groupOf = (number: number) => Math.floor((number - 1) / 6);
    const blocks = [...enumerateInBlocks(parseBoards({ pool, size: 3 }))].map((board) =>
      board.map(groupOf).join(),
    );
    const runs = blocks.filter((block, index) => block !== blocks[index - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    expect(runs.slice(0, 5)).toEqual(['0,0,0', '0,0,1', '0,0,2', '0,0,3', '0,1,1']);
    expect(runs).toHaveLength(20); // 4 groups, 3 places: 6! / (3! 3!)
  });

  it('may be more than can be walked through', () => {
    const query = { pool: Array.from({ length: 100 }, (_, i) => 100 - i), size: 6, repeat: true };
    const count = 1_609_344_100; // 105! / (99! 6!)
    expect(countBoards(query)).toBe(count);
    expect([...enumerate(query, count - 2)]).toEqual([
      [99, 100, 100, 100, 100, 100],
      [100, 100, 100, 100, 100, 100],
    ]);
    expect(enumerate(query, count).next().done).toBe(true);
    const last = new Array<number>(6).fill(100);
    expect([...enumerateInBlocks(parseBoards(query), count - 1)]).toEqual([last]);
    expect(enumerateInBlocks(parseBoards(query), count).next().done).toBe(true);
  });

  it('are none if the pool has fewer numbers', () => {
    expect(countBoards({ pool: [3, 4], size: 3 })).toBe(0);
    expect([...enumerate({ pool: [3, 4], size: 3 })]).toEqual([]);
  });

  it('are counted below 2^53 and not beyond', () => {
    const pool = Array.from({ length: 201 }, (_, i) => i + 1);
    // 200! / (192! 8!) and 201! / (192! 9!)
    expect(countBoards({ pool: pool.slice(1), size: 8 })).toBe(55_098_996_177_225);
    expect(countBoards({ pool, size: 9 })).toBe(1_230_544_247_958_025);
    expect(() => countBoards({ pool, size: 10 })).toThrow(
      new NumbersGameError('limit-exceeded', 'pool, size: expected fewer than 2^53 boards, got more'),
    );
  });

  it('leave the pool as it was', () => {
    const pool = [5, 3, 4];
    expect([...enumerate({ pool, size: 2 })]).toEqual([
      [3, 4],
      [3, 5],
      [4, 5],
    ]);
    expect(pool).toEqual([5, 3, 4]);
  });

  it.each([
    [null, 'invalid-option', 'query: expected an object, got null'],
    [{}, 'invalid-option', 'size: expected an integer from 1 to 10, got undefined'],
    [{ size: 0 }, 'invalid-option', 'size: expected an integer from 1 to 10, got 0'],
    [{ size: 11 }, 'invalid-option', 'size: expected an integer from 1 to 10, got 11'],
    [{ size: '6' }, 'invalid-option', 'size: expected an integer from 1 to 10, got "6"'],
    [{ size: 6, repeat: 1 }, 'invalid-option', 'repeat: expected true or false, got 1'],
    [
      { size: 6, repaet: true },
      'invalid-option',
      'query.repaet: unknown, expected pool, size, repeat or game (did you mean repeat?)',
    ],
    [{ size: 6, pool: 7 }, 'invalid-numbers', 'pool: expected an array of at least one number, got 7'],
    [
      { size: 6, pool: [] },
      'invalid-numbers',
      'pool: expected an array of at least one number, got an array of 0',
    ],
    [
      { size: 1, pool: [1, 0] },
      'invalid-numbers',
      'pool[1]: expected an integer from 1 to 9007199254740991, got 0',
    ],
    [
      { size: 1, pool: [1, 'A'] },
      'invalid-numbers',
      'pool[1]: expected an integer from 1 to 9007199254740991, got "A"',
    ],
  ] as const)('are refused for %j', (query, code, message) => {
    expect(() => countBoards(query as unknown as BoardsQuery)).toThrow(new NumbersGameError(code, message));
  });
});
