// `solver.reachAll` on all builds: each record equals the result of `solver.reach` for the same numbers,
// whatever happens between the steps and however little memory there is. (reach.test.ts compares
// `solver.reach` with its definition.)
import { describe, expect, it } from 'vitest';
import {
  createSolverSync,
  NumbersGameError,
  type BoardReach,
  type ReachAllQuery,
  type Solver,
} from '../../src/index.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { enumerateBoards } from '../../src/solver/boards/pool-boards.js';
import { builds } from '../support/builds.js';
import { createRandom, seed, type Random } from '../support/random.js';

/** What `reach` says of each board. */
function* expectedOf(solver: Solver, query: ReachAllQuery): Generator<BoardReach> {
  const { from, to } = query;
  for (const numbers of enumerateBoards(parseBoards(query))) {
    yield { numbers, ...solver.reach({ numbers, from, to }) };
  }
}

/**
 * Pools with equal numbers, ones and large numbers, of at most some hundred boards, and ranges of all kinds.
 */
function drawQuery(random: Random): ReachAllQuery {
  const highest = random.pick([4, 10, 100]);
  const pool = Array.from({ length: random.integer(4, 7) }, () => random.integer(1, highest));
  const from = random.pick([1, 101, 1000]);
  const to = from + random.integer(0, random.pick([10, 900, 20_000]));
  const repeat = random.integer(0, 3) === 0;
  return {
    pool: repeat ? pool.slice(0, 4) : pool,
    size: random.integer(1, repeat ? 4 : 5),
    from,
    to,
    repeat,
  };
}

describe.each(builds)('reachAll on the $name build', ({ options }) => {
  const solver = createSolverSync(options);

  it(`gives what reach gives, board by board (seed ${seed})`, { tags: 'long' }, () => {
    const random = createRandom(310);
    for (let round = 0; round < 12; round++) {
      const query = drawQuery(random);
      const expected = [...expectedOf(solver, query)];
      const context = JSON.stringify(query);
      expect([...solver.reachAll(query)], context).toEqual(expected);
      for (const maxBytes of [2 ** 19, 2 ** 22]) {
        const records: BoardReach[] = [];
        try {
          for (const record of solver.reachAll({ ...query, maxBytes })) records.push(record);
        } catch (error) {
          expect(error, context).toMatchObject({ name: 'NumbersGameError', code: 'out-of-memory' });
        }
        expect(records, `${context} with ${maxBytes} bytes`).toEqual(expected.slice(0, records.length));
        if (query.to! < 2000 && maxBytes > 2 ** 19) expect(records, context).toHaveLength(expected.length);
      }
    }
  });

  it('gives what fits by itself, where what is shared does not', { tags: 'long' }, () => {
    const query = { pool: [130, 131, 132, 133, 134, 135, 136], size: 5, from: 4526, to: 10_709 };
    const expected = [...expectedOf(solver, query)];
    for (const maxBytes of [8, 9, 12].map((pages) => pages * 2 ** 16)) {
      const small = createSolverSync({ ...options, maxBytes });
      const records = solver.reachAll({ ...query, maxBytes });
      for (const record of expected) {
        const { numbers, from, to } = record;
        try {
          small.reach({ numbers, from, to });
        } catch {
          break;
        }
        expect(records.next().value, `${numbers.join(' ')} with ${maxBytes} bytes`).toEqual(record);
      }
    }
  });

  it('shares among boards of 32 bits, and does those between them that need 64', { tags: 'long' }, () => {
    const query = { pool: [2, 3, 5, 4000, 5000, 6000, 7000, 8000], size: 6, from: 1, to: 9000 };
    expect([...solver.reachAll(query)]).toEqual([...expectedOf(solver, query)]);
  });

  it('bears other calls between its steps, and a second iterator', () => {
    const query = { size: 4, pool: [1, 2, 2, 5, 7, 25], from: 1, to: 500 };
    const other = { size: 5, pool: [3, 4, 6, 8, 9, 75], from: 101, to: 999 };
    const expected = [...expectedOf(solver, query)];
    const expectedOther = [...expectedOf(solver, other)];
    const records: BoardReach[] = [];
    const others = solver.reachAll(other);
    const otherRecords: BoardReach[] = [];
    for (const record of solver.reachAll(query)) {
      records.push(record);
      solver.solve({ numbers: [1, 3, 7, 10, 25, 50], target: 101 + records.length });
      solver.reach({
        numbers: record.numbers,
        from: 1,
        to: 10_000,
        rules: { values: 'natural', use: 'all' },
      });
      expect(() => solver.reach({ numbers: [0], from: 1, to: 2 })).toThrow('numbers[0]');
      const step = others.next();
      if (!step.done) otherRecords.push(step.value);
    }
    expect(records).toEqual(expected);
    expect([...otherRecords, ...others]).toEqual(expectedOther);
  });
});

describe('reachAll', () => {
  const solver = createSolverSync();
  const query = { size: 3, pool: [1, 2, 3, 4, 5], from: 1, to: 20 };

  it('takes the pool of the Countdown round by default', () => {
    const [first] = solver.reachAll({ size: 6, from: 101, to: 999 });
    expect(first).toEqual({
      numbers: [1, 1, 2, 2, 3, 3],
      ...solver.reach({ numbers: [1, 1, 2, 2, 3, 3], from: 101, to: 999 }),
    });
  });

  it(`takes the boards of the ranks wanted (seed ${seed})`, { tags: 'long' }, () => {
    const random = createRandom(311);
    for (let round = 0; round < 40; round++) {
      const drawn = { ...drawQuery(random), to: 1200 };
      const all = [...solver.reachAll(drawn)];
      const first = random.integer(0, all.length + 1);
      const count = random.integer(0, all.length + 1);
      const context = `${JSON.stringify(drawn)}, first ${first}, count ${count}`;
      expect([...solver.reachAll({ ...drawn, first })], context).toEqual(all.slice(first));
      expect([...solver.reachAll({ ...drawn, count })], context).toEqual(all.slice(0, count));
      expect([...solver.reachAll({ ...drawn, first, count })], context).toEqual(
        all.slice(first, first + count),
      );
    }
  });

  it('takes the last of 1,609,344,100 boards as fast as the first', () => {
    const pool = Array.from({ length: 100 }, (_, i) => i + 1);
    const wide = { pool, size: 6, repeat: true, from: 101, to: 999 };
    const [record, ...others] = solver.reachAll({ ...wide, first: 1_609_344_098, count: 5 });
    expect(others.map(({ numbers }) => numbers)).toEqual([[100, 100, 100, 100, 100, 100]]);
    const numbers = [99, 100, 100, 100, 100, 100];
    expect(record).toEqual({ numbers, ...solver.reach({ numbers, from: 101, to: 999 }) });
  });

  it('hands out copies', () => {
    const expected = [...solver.reachAll(query)];
    const records: BoardReach[] = [];
    for (const record of solver.reachAll(query)) {
      records.push(structuredClone(record));
      record.operations.fill(7);
      record.numbers.fill(7);
    }
    expect(records).toEqual(expected);
    expect(new Set(expected.map(({ operations }) => operations.buffer)).size).toBe(expected.length);
  });

  it('reads its query when it is called', () => {
    const changing = { ...query };
    const records = solver.reachAll(changing);
    changing.to = 9;
    expect(records.next().value).toMatchObject({ to: 20 });
  });

  it('may be left early', () => {
    let steps = 0;
    for (const { numbers } of solver.reachAll({ size: 6, from: 101, to: 999 })) {
      expect(numbers).toHaveLength(6);
      if (++steps === 3) break;
    }
    const records = solver.reachAll(query);
    records.next();
    expect(records.return()).toEqual({ done: true, value: undefined });
    expect(records.next()).toEqual({ done: true, value: undefined });
  });

  it('ends where a board is refused, and the solver goes on', () => {
    const wide = { size: 3, pool: [2, 3, 4, 2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3], from: 1, to: 10 };
    const records = solver.reachAll(wide);
    expect(records.next().value).toMatchObject({ numbers: [2, 3, 4] });
    expect(() => [...records]).toThrow(expect.objectContaining({ code: 'too-large' }));
    expect(records.next().done).toBe(true);
    expect(solver.solve({ numbers: [4, 6], target: 24 }).status).toBe('exact');
  });

  it('throws after dispose, at the call and at a step', () => {
    const disposed = createSolverSync();
    const begun = disposed.reachAll(query);
    const notBegun = disposed.reachAll(query);
    begun.next();
    disposed.dispose();
    const error = new NumbersGameError('invalid-option', 'solver: already disposed');
    expect(() => begun.next()).toThrow(error);
    expect(() => notBegun.next()).toThrow(error);
    expect(() => disposed.reachAll(query)).toThrow(error);
  });

  it.each([
    [{ maxBytes: 1000 }, 'invalid-option', 'maxBytes: expected a number of bytes from 524288, got 1000'],
    [{ maxBytes: '1 GB' }, 'invalid-option', 'maxBytes: expected a number of bytes from 524288, got "1 GB"'],
    [{ size: 0 }, 'invalid-option', 'size: expected an integer from 1 to 10, got 0'],
    [{ pool: [1.5] }, 'invalid-numbers', 'pool[0]: expected an integer from 1 to 9007199254740991, got 1.5'],
    [{ from: 0 }, 'invalid-range', 'from: expected an integer from 1 to 9007199254740991, got 0'],
    [
      { from: undefined },
      'invalid-range',
      'from: missing, expected an integer from 1 on, or a game with a range',
    ],
    [{ from: 5, to: 4 }, 'invalid-range', 'to: expected an integer from 5 to 9007199254740991, got 4'],
    [{ first: -1 }, 'invalid-option', 'first: expected an integer from 0 to 9007199254740991, got -1'],
    [{ count: 1.5 }, 'invalid-option', 'count: expected an integer from 0 to 9007199254740991, got 1.5'],
    [{ count: null }, 'invalid-option', 'count: expected an integer from 0 to 9007199254740991, got null'],
    [{ to: 2 ** 40 }, 'too-large', 'to: expected at most 1073741824, for 2^30 targets, got 1099511627776'],
    [
      { workers: 2 },
      'invalid-option',
      'query.workers: unknown, expected pool, size, repeat, game, from, to, first, count, maxBytes, rules or timeout',
    ],
  ] as const)('refuses %j when it is called', (change, code, message) => {
    expect(() => solver.reachAll({ ...query, ...change } as unknown as ReachAllQuery)).toThrow(
      new NumbersGameError(code, message),
    );
  });
});
