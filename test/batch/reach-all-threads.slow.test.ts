// `reachAll` of numbers-game/batch: the same records as `solver.reachAll`, whatever happens to the threads.
// It runs from the build, because its threads run a file of the build.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type * as batch from '../../src/batch/index.js';
import type { ReachAllOnThreadsQuery } from '../../src/batch/index.js';
import { createSolverSync, type BoardReach } from '../../src/index.js';
import type { Progress } from '../../src/worker/index.js';
import { watchThreads } from '../support/threads.js';
import { parseBoards } from '../../src/solver/boards/parse-boards.js';
import { rankBoard } from '../../src/solver/boards/pool-boards.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { reachAllOnThreads } = (await import(path)) as typeof batch;

/** 252 boards of ten numbers. */
const query = { pool: [1, 2, 3, 4, 5, 6, 7, 8, 25, 100], size: 5, from: 101, to: 999 };
const expected = [...createSolverSync().reachAll(query)];

async function collect(records: AsyncIterable<BoardReach>): Promise<BoardReach[]> {
  const all: BoardReach[] = [];
  for await (const record of records) all.push(record);
  return all;
}

const boards = parseBoards(query);
const watch = watchThreads();

describe('reachAllOnThreads', () => {
  it.each([1, 2, 3])('gives the records of the solver, in order, with %i workers', async (workers) => {
    expect(await collect(reachAllOnThreads({ ...query, workers }))).toEqual(expected);
    expect(watch.threads).toHaveLength(workers);
  });

  it('gives the same boards in blocks', async () => {
    const records = await collect(reachAllOnThreads({ ...query, order: 'blocks', workers: 2 }));
    const sorted = records.sort((a, b) => rankBoard(boards, a.numbers)! - rankBoard(boards, b.numbers)!);
    expect(sorted).toEqual(expected);
    expect(await collect(reachAllOnThreads({ ...query, order: 'blocks', first: 7, count: 2 }))).toHaveLength(
      2,
    );
    expect(() => reachAllOnThreads({ ...query, order: 'random' as 'blocks' })).toThrow(
      'order: expected lexicographic or blocks, got "random"',
    );
  });

  it('gives records that share nothing', async () => {
    const buffers = new Set<ArrayBuffer>();
    for await (const { operations } of reachAllOnThreads({ ...query, workers: 1 })) {
      expect(operations.byteLength).toBe(operations.buffer.byteLength);
      buffers.add(operations.buffer);
    }
    expect(buffers.size).toBe(expected.length);
  });

  it('gives none of no boards', async () => {
    expect(await collect(reachAllOnThreads({ ...query, pool: [1, 2] }))).toEqual([]);
    expect(watch.threads).toHaveLength(0);
  });

  it.each([
    [200, undefined],
    [0, 30],
    [37, 100],
    [250, 10],
    [252, 1],
    [3, 0],
  ])('takes the boards from rank %i on, %s of them', async (first, count) => {
    const steps: Progress[] = [];
    const onProgress = (progress: Progress) => steps.push(progress);
    const wanted = expected.slice(first, first + (count ?? 252));
    expect(await collect(reachAllOnThreads({ ...query, first, count, workers: 2, onProgress }))).toEqual(
      wanted,
    );
    if (wanted.length > 0) expect(steps.at(-1)).toEqual({ done: wanted.length, total: wanted.length });
  });

  it('gives records wider than a share', async () => {
    const wide = { pool: [1, 2, 3], size: 2, from: 1, to: 10_000_000, workers: 2 };
    const records = await collect(reachAllOnThreads(wide));
    expect(records.map(({ numbers }) => numbers)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(records.every(({ operations }) => operations.length === 10_000_000)).toBe(true);
  });

  it('tells its progress', async () => {
    const steps: Progress[] = [];
    await collect(
      reachAllOnThreads({ ...query, workers: 2, onProgress: (progress) => steps.push(progress) }),
    );
    expect(steps.length).toBeGreaterThanOrEqual(16);
    expect(steps.at(-1)).toEqual({ done: 252, total: 252 });
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...new Set(done)].sort((a, b) => a - b));
  });

  it('divides little memory, and never gives a wrong record', async () => {
    for (const [maxBytes, workers, threadsMade] of [
      [2 ** 19, 2, 1],
      [2 ** 20, 2, 2],
      [2 ** 24, 3, 3],
    ]) {
      watch.threads = [];
      const records: BoardReach[] = [];
      try {
        for await (const record of reachAllOnThreads({ ...query, maxBytes, workers })) records.push(record);
        expect(records).toHaveLength(expected.length);
      } catch (error) {
        expect(error).toMatchObject({ name: 'NumbersGameError', code: 'out-of-memory' });
      }
      expect(records).toEqual(expected.slice(0, records.length));
      expect(watch.threads).toHaveLength(threadsMade);
    }
  });
});

describe('reachAllOnThreads that die', () => {
  it('gives the same if a worker dies while it starts', async () => {
    watch.atStart = (thread) => {
      if (watch.threads.length <= 2) thread.once('online', () => void thread.terminate());
    };
    expect(await collect(reachAllOnThreads({ ...query, workers: 2 }))).toEqual(expected);
    expect(watch.threads.length).toBeGreaterThanOrEqual(3);
  });

  it('gives the same if all workers die in the middle', async () => {
    const records: BoardReach[] = [];
    for await (const record of reachAllOnThreads({ ...query, workers: 2 })) {
      records.push(record);
      if (records.length % 60 === 30) await Promise.all(watch.threads.map((thread) => thread.terminate()));
    }
    expect(records).toEqual(expected);
    expect(watch.threads.length).toBeGreaterThanOrEqual(4);
  });

  it('gives up if a share ends two workers', async () => {
    watch.atStart = (thread) => void thread.terminate();
    const records = reachAllOnThreads({ ...query, workers: 1 });
    await expect(records.next()).rejects.toMatchObject({
      name: 'NumbersGameError',
      code: 'worker-failed',
      message: expect.stringMatching(
        /^workers: two workers ended on the same job \(exit code \d\)$/,
      ) as string,
    });
    expect(await records.next()).toEqual({ value: undefined, done: true });
  });
});

describe('reachAllOnThreads, ended early', () => {
  const reason = new Error('enough');

  it('throws the reason of a signal that is aborted before it begins', async () => {
    const records = reachAllOnThreads({ ...query, signal: AbortSignal.abort(reason) });
    await expect(records.next()).rejects.toBe(reason);
    expect(watch.threads).toHaveLength(0);
  });

  it('throws the reason while it waits for the workers, and ends these', async () => {
    const controller = new AbortController();
    watch.atStart = (thread) => {
      thread.once('online', () => {
        controller.abort(reason);
      });
    };
    const next = reachAllOnThreads({ ...query, workers: 2, signal: controller.signal }).next();
    await expect(next).rejects.toBe(reason);
    expect(watch.threads).toHaveLength(2);
  });

  it('ends the workers of who takes no more steps, and throws at the next', async () => {
    const controller = new AbortController();
    const records = reachAllOnThreads({ ...query, workers: 2, signal: controller.signal });
    await records.next();
    const ended = watch.threads.map((thread) => new Promise((resolve) => thread.once('exit', resolve)));
    controller.abort(reason);
    await Promise.all(ended);
    await expect(records.next()).rejects.toBe(reason);
    expect(await records.next()).toEqual({ value: undefined, done: true });
  });

  it('ends the workers when it is left', async () => {
    for await (const { numbers } of reachAllOnThreads({ ...query, workers: 2 })) {
      expect(numbers).toEqual(expected[0].numbers);
      break;
    }
    expect(watch.threads).toHaveLength(2);
  });

  it('throws what onProgress throws', async () => {
    const onProgress = () => {
      throw reason;
    };
    await expect(collect(reachAllOnThreads({ ...query, workers: 2, onProgress }))).rejects.toBe(reason);
  });

  it('throws what the engine refuses', async () => {
    const pool = [2, 3, 4, 2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3];
    const records = reachAllOnThreads({ pool, size: 3, from: 1, to: 10, workers: 1 });
    await expect(collect(records)).rejects.toMatchObject({ name: 'NumbersGameError', code: 'too-large' });
  });

  it('keeps no process alive', () => {
    const script = `
      import { reachAllOnThreads } from ${JSON.stringify(path)};
      const records = reachAllOnThreads({ size: 6, from: 101, to: 999 });
      console.log((await records.next()).value.numbers.join());`;
    const args = ['--input-type=module', '--eval', script];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '1,1,2,2,3,3\n', stderr: '' });
  });
});

describe('reachAllOnThreads refuses at the call', () => {
  it.each([
    [{ workers: 0 }, 'invalid-option', 'workers: expected an integer from 1 to 1024, got 0'],
    [{ workers: 1.5 }, 'invalid-option', 'workers: expected an integer from 1 to 1024, got 1.5'],
    [{ workers: '2' }, 'invalid-option', 'workers: expected an integer from 1 to 1024, got "2"'],
    [{ signal: {} }, 'invalid-option', 'signal: expected an AbortSignal, got an object'],
    [{ signal: null }, 'invalid-option', 'signal: expected an AbortSignal, got null'],
    [{ onProgress: 1 }, 'invalid-option', 'onProgress: expected a function, got 1'],
    [{ from: 0 }, 'invalid-range', 'from: expected an integer from 1 to 9007199254740991, got 0'],
    [{ size: 11 }, 'invalid-option', 'size: expected an integer from 1 to 10, got 11'],
    [{ pool: ['x'] }, 'invalid-numbers', 'pool[0]: expected an integer from 1 to 9007199254740991, got "x"'],
    [{ maxBytes: 1 }, 'invalid-option', 'maxBytes: expected a number of bytes from 524288, got 1'],
    [
      { threads: 2 },
      'invalid-option',
      'query.threads: unknown, expected pool, size, repeat, game, from, to, first, count, maxBytes, rules, timeout, order, workers, signal or onProgress',
    ],
  ])('%j', (change, code, message) => {
    const call = () => reachAllOnThreads({ ...query, ...change } as unknown as ReachAllOnThreadsQuery);
    expect(call).toThrow(expect.objectContaining({ name: 'NumbersGameError', code, message }));
  });

  it('more boards than can be counted', () => {
    const pool = Array.from({ length: 201 }, (_, i) => i + 1);
    const error = {
      code: 'limit-exceeded',
      message: 'pool, size: expected fewer than 2^53 boards, got more',
    };
    expect(() => reachAllOnThreads({ ...query, pool, size: 10 })).toThrow(expect.objectContaining(error));
  });
});
