// The boards of pools against a plain definition: all choices of copies, each multiset once, sorted.
import { describe, expect, it } from 'vitest';
import { countBoards, NumbersGameError, type BoardsQuery, type PoolGroup } from '../../src/index.js';
import { enumerateInBlocks } from '../../src/solver/boards/boards-in-blocks.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { enumerateBoards, rankBoard } from '../../src/solver/boards/pool-boards.js';
import { openSpace } from '../../src/generate/numbered-problems.js';
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
function boardsOf({
  pool = [],
  size = 0,
  repeat = false,
}: {
  pool?: readonly number[];
  size?: number;
  repeat?: boolean;
}): number[][] {
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

  it(
    `of a pool with groups are those that take at most or exactly some of each (seed ${seed})`,
    { tags: 'long' },
    () => {
      const random = createRandom(302);
      let [refused, exact] = [0, 0];
      for (let round = 0; round < 120; round++) {
        const numbers = random.shuffle(Array.from({ length: 8 }, (_, i) => i + 1));
        const size = random.integer(1, 4);
        const pool: (number | PoolGroup)[] = numbers.splice(0, random.integer(0, 3));
        const groups: PoolGroup[] = [];
        while (numbers.length > 0 && groups.length < 3) {
          const count = random.integer(0, 3);
          const [atMost, exactly, repeated] = [
            { copies: random.integer(1, 2), atMost: count },
            { copies: random.integer(1, 2), exactly: count },
            { exactly: count, repeat: true },
          ];
          const bounds = random.pick([atMost, atMost, exactly, repeated]);
          const group = { numbers: numbers.splice(0, random.integer(1, 3)), ...bounds };
          groups.push(group);
          pool.push(group);
        }
        const query = { pool: random.shuffle(pool), size };
        const context = JSON.stringify(query);
        const plain = pool.flatMap((member) =>
          typeof member === 'number'
            ? [member]
            : member.numbers.flatMap((number) =>
                new Array<number>(member.repeat ? size : (member.copies ?? 1)).fill(number),
              ),
        );
        const expected = boardsOf({ pool: plain, size }).filter((board) =>
          groups.every(({ numbers, exactly, atMost = exactly }) => {
            const { length } = board.filter((number) => numbers.includes(number));
            return length <= atMost! && length >= (exactly ?? 0);
          }),
        );
        const isExact = groups.some(({ exactly }) => exactly !== undefined);
        if (isExact && expected.length === 0) {
          refused++;
          expect(() => countBoards(query), context).toThrow(/^(pool\[\d\]\.exactly|size): expected /);
          continue;
        }
        exact += Number(isExact);
        expect(countBoards(query), context).toBe(expected.length);
        expect([...enumerate(query)], context).toEqual(expected);
        const parsed = parseBoards(query);
        expect(
          expected.map((board) => rankBoard(parsed, board)),
          context,
        ).toEqual([...expected.keys()]);
        for (const board of boardsOf({ pool: plain, size })) {
          if (!expected.some((each) => each.join() === board.join())) {
            expect(rankBoard(parsed, board), context).toBeNull();
          }
        }
        const start = random.integer(0, expected.length + 1);
        expect([...enumerate(query, start)], `${context} from ${start} on`).toEqual(expected.slice(start));
        const blocks = [...enumerateInBlocks(parsed)];
        expect([...blocks].sort(compareNumbers), context).toEqual(expected);
        const some = [...enumerateInBlocks(parsed, start, 7)];
        expect(some, `${context} from ${start} on`).toEqual(blocks.slice(start, start + 7));
        const space = openSpace(parsed, 5, 6);
        expect(space.size, context).toBe(2 * expected.length);
        const problems = Array.from({ length: space.size }, (_, number) => space.problemAt(number));
        expect(new Set(problems.map(({ numbers, target }) => `${numbers.join()}=${target}`)).size).toBe(
          space.size,
        );
        expect(problems.every(({ numbers }) => rankBoard(parsed, numbers) !== null)).toBe(true);
      }
      expect(Math.min(refused, exact)).toBeGreaterThan(10);
    },
  );

  it('with four of 90 large numbers are 167,802,855, and any is found at once', () => {
    const large = Array.from({ length: 90 }, (_, i) => 11 + i);
    const small = Array.from({ length: 10 }, (_, i) => 1 + i);
    const query = {
      pool: [
        { numbers: small, copies: 2 },
        { numbers: large, atMost: 4 },
      ],
      size: 6,
    };
    // 2850 + 90 * 1452 + 4005 * 615 + 117480 * 210 + 2555190 * 55
    expect(countBoards(query)).toBe(167_802_855);
    expect([...enumerate(query, 167_802_853)]).toEqual([
      [10, 10, 96, 98, 99, 100],
      [10, 10, 97, 98, 99, 100],
    ]);
    const boards = parseBoards(query);
    for (let rank = 0; rank < 167_802_855; rank += 16_777_259) {
      const [board] = enumerateBoards(boards, rank, 1);
      expect(rankBoard(boards, board)).toBe(rank);
      expect([...enumerateInBlocks(boards, rank, 1)]).toHaveLength(1);
    }
  });

  it('of too many groups that interleave are refused', () => {
    const pool = Array.from({ length: 30 }, (_, i) => ({ numbers: [i + 1, i + 31], atMost: 1 }));
    const message = /^pool: expected groups that interleave less, with at most 524288 places, got \d+$/;
    expect(() => countBoards({ pool, size: 8 })).toThrow(message);
    // One behind the other they are easy.
    const apart = Array.from({ length: 30 }, (_, i) => ({ numbers: [2 * i + 1, 2 * i + 2], atMost: 1 }));
    expect(countBoards({ pool: apart, size: 2 })).toBe(435 * 4);
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
    [{}, 'invalid-option', 'size: missing, expected an integer from 1 to 10'],
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
      { size: 1, pool: [1, -1] },
      'invalid-numbers',
      'pool[1]: expected an integer from 0 to 9007199254740991, got -1',
    ],
    [
      { size: 1, pool: [{ numbers: [] }] },
      'invalid-numbers',
      'pool[0].numbers: expected an array of at least one number, got an array of 0',
    ],
    [
      { size: 1, pool: [1, { numbers: [2, -1] }] },
      'invalid-numbers',
      'pool[1].numbers[1]: expected an integer from 0 to 9007199254740991, got -1',
    ],
    [
      { size: 1, pool: [{ numbers: [3, 3] }] },
      'invalid-numbers',
      'pool[0].numbers: expected each number once in a pool with a group, got 3 again',
    ],
    [
      { size: 1, pool: [3, { numbers: [2, 3] }] },
      'invalid-numbers',
      'pool: expected each number once in a pool with a group, got 3 again',
    ],
    [
      { size: 1, pool: [{ numbers: [3], copies: 0 }] },
      'invalid-option',
      'pool[0].copies: expected an integer from 1 to 10, got 0',
    ],
    [
      { size: 1, pool: [{ numbers: [3], atMost: 11 }] },
      'invalid-option',
      'pool[0].atMost: expected an integer from 0 to 10, got 11',
    ],
    [
      { size: 1, pool: [{ numbers: [3], max: 1 }] },
      'invalid-option',
      'pool[0].max: unknown, expected numbers, copies, atMost, exactly or repeat',
    ],
    [
      { size: 3, pool: [1, 2, { numbers: [3, 4], exactly: 3 }] },
      'invalid-option',
      'pool[2].exactly: expected at most the 2 numbers of the group, got 3',
    ],
    [
      { size: 3, pool: [1, { numbers: [3, 4], exactly: 1 }] },
      'invalid-option',
      'size: expected from 1 to 2, which the groups of the pool take, got 3',
    ],
    [
      { size: 6, pool: [{ numbers: [3, 4], exactly: 5, repeat: true }] },
      'invalid-option',
      'size: expected 5, which the groups of the pool take, got 6',
    ],
    [
      { size: 2, pool: [{ numbers: [3, 4], exactly: 1, atMost: 2 }, 5] },
      'invalid-option',
      'pool[0].atMost: expected none beside exactly, got 2',
    ],
    [
      { size: 2, pool: [{ numbers: [3, 4], exactly: 1, copies: 1, repeat: true }, 5] },
      'invalid-option',
      'pool[0].copies: expected none beside repeat, got 1',
    ],
    [
      { size: 2, pool: [{ numbers: [3, 4], repeat: true }, 5] },
      'invalid-option',
      'pool[0].exactly: missing, expected a count beside repeat',
    ],
    [
      { size: 1, pool: [{ numbers: [3] }], repeat: true },
      'invalid-option',
      'repeat: expected false for a pool with a group, got true',
    ],
    [
      { size: 1, pool: [1, 'A'] },
      'invalid-numbers',
      'pool[1]: expected an integer from 0 to 9007199254740991, got "A"',
    ],
  ] as const)('are refused for %j', (query, code, message) => {
    expect(() => countBoards(query as unknown as BoardsQuery)).toThrow(new NumbersGameError(code, message));
  });
});
