// Jobs on threads: order, look-ahead, deaths, aborts and ends.
import { getEventListeners } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NumbersGameError } from '../../src/core/errors.js';
import { READY } from '../../src/parallel/worker-link.js';
import { openThreads } from '../../src/parallel/node-threads.js';
import { JobQueue } from '../../src/parallel/job-queue.js';
import { mapInOrder, unlessAborted } from '../../src/parallel/map-in-order.js';
import { streamInOrder } from '../../src/parallel/stream-in-order.js';
import type { Answer, Job } from '../support/jobs-thread.js';
import { createRandom, seed } from '../support/random.js';
import { createCountingSignal, createSignal } from '../support/signals.js';
import { watchThreads } from '../support/threads.js';

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
const file = pathToFileURL(join(folder, 'jobs-thread.mjs'));

beforeAll(async () => {
  const source = fileURLToPath(new URL('../support/jobs-thread.ts', import.meta.url));
  await build({
    entryPoints: [source],
    outfile: fileURLToPath(file),
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const watch = watchThreads();

const answer = (value: number, delayMs = 0): Job => ({ kind: 'answer', value, delayMs });
const sharedIntegers = () => new Int32Array(new SharedArrayBuffer(8));

async function withQueue<Result>(
  count: number,
  use: (workers: JobQueue<Job, Answer>) => Promise<Result>,
): Promise<Result> {
  const workers = openThreads<Job, Answer>(file, count, undefined);
  try {
    return await use(workers);
  } finally {
    await workers.close();
    expect(watch.alive).toBe(0);
  }
}

const failed = (reason: string) =>
  expect.objectContaining({
    name: 'NumbersGameError',
    code: 'worker-failed',
    message: `workers: two workers ended on the same job (${reason})`,
  }) as Error;

describe('workers', () => {
  it.each([1, 2, 3])('run jobs on at most %i threads', async (count) => {
    await withQueue(count, async (workers) => {
      const jobs = Array.from({ length: 20 }, (_, value) => answer(value, value % 3));
      const answers = await Promise.all(jobs.map((job) => workers.run(job)));
      expect(answers.map(({ value }) => value)).toEqual(jobs.map((_, value) => value));
      expect(watch.threads).toHaveLength(count);
      expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(count);
    });
  });

  it('make no thread before there is a job for it', async () => {
    await withQueue(5, async (workers) => {
      expect(watch.threads).toHaveLength(0);
      for (let value = 0; value < 3; value++) await workers.run(answer(value));
      expect(watch.threads).toHaveLength(1);
    });
  });

  it('move ArrayBuffers', async () => {
    const workers = openThreads<Job, ArrayBuffer>(file, 1, undefined);
    expect(await workers.run({ kind: 'bytes', length: 3 })).toEqual(new Uint8Array([7, 7, 7]).buffer);
    await workers.close();
  });

  it('pass on what a job is refused with, and go on with the same thread', async () => {
    await withQueue(1, async (workers) => {
      const refused = workers.run({ kind: 'refuse' });
      await expect(refused).rejects.toThrow(new NumbersGameError('too-large', 'job: refused'));
      expect(await workers.run(answer(5))).toMatchObject({ value: 5 });
      expect(watch.threads).toHaveLength(1);
    });
  });

  it('do a job again, on a fresh thread, if its thread ends', async () => {
    await withQueue(2, async (workers) => {
      const before = await Promise.all([workers.run(answer(1, 50)), workers.run(answer(2, 50))]);
      const attempts = sharedIntegers();
      const { value, threadId } = await workers.run({ kind: 'exit-at-first', attempts, failures: 1 });
      expect(value).toBe(1);
      expect(before.map((each) => each.threadId)).not.toContain(threadId);
      expect(watch.threads).toHaveLength(3);
    });
  });

  it('do a job again if its thread is ended from outside', async () => {
    await withQueue(1, async (workers) => {
      const attempts = sharedIntegers();
      const answers = [workers.run({ kind: 'wait', attempts, failures: 1 }), workers.run(answer(5))];
      while (Atomics.load(attempts, 0) === 0) await wait(1);
      await watch.threads[0].terminate();
      expect(await Promise.all(answers)).toMatchObject([{ value: 1 }, { value: 5 }]);
      expect(watch.threads).toHaveLength(2);
    });
  });

  it('replace threads that are ended before they are ready', async () => {
    const end = (thread: Worker) => {
      process.off('worker', end);
      void thread.terminate();
    };
    process.on('worker', end);
    await withQueue(1, async (workers) => {
      const answers = await Promise.all([1, 2, 3].map((value) => workers.run(answer(value))));
      expect(answers.map(({ value }) => value)).toEqual([1, 2, 3]);
      expect(watch.threads).toHaveLength(2);
    });
  });

  it('replace threads that are ended while they have nothing to do', async () => {
    await withQueue(1, async (workers) => {
      await workers.run(answer(1));
      await watch.threads[0].terminate();
      expect(await workers.run(answer(2))).toMatchObject({ value: 2 });
    });
  });

  it('end in the middle of their jobs when they are closed', async () => {
    const attempts = sharedIntegers();
    await withQueue(2, async (workers) => {
      const jobs = [0, 1, 2].map(() => workers.run({ kind: 'wait', attempts, failures: 3 }));
      while (Atomics.load(attempts, 0) < 2) await wait(1);
      expect(jobs).toHaveLength(3);
    });
    expect(watch.threads).toHaveLength(2);
    expect(Atomics.load(attempts, 0)).toBe(2);
  });

  it.each([
    ['exit', 'exit code 7'],
    ['throw', 'broken'],
  ] as const)(
    'give up a job whose threads end twice (%s), and no other',
    { tags: 'long' },
    async (kind, reason) => {
      await withQueue(1, async (workers) => {
        const jobs: Job[] = [answer(1), { kind }, answer(2), { kind }, answer(3)];
        const results = await Promise.allSettled(jobs.map((job) => workers.run(job)));
        const fulfilled = (value: number) => ({
          status: 'fulfilled',
          value: { value, threadId: expect.any(Number) as number },
        });
        const rejected = { status: 'rejected', reason: failed(reason) };
        expect(results).toEqual([fulfilled(1), rejected, fulfilled(2), rejected, fulfilled(3)]);
        expect(watch.threads).toHaveLength(5);
      });
    },
  );

  it('fail with the cause where there is no such file', async () => {
    const workers = openThreads<Job, Answer>(new URL('missing.mjs', file), 1, undefined);
    await expect(workers.run(answer(1))).rejects.toMatchObject({
      code: 'worker-failed',
      message: expect.stringMatching(/Cannot find module .*missing\.mjs/) as string,
      cause: { code: expect.stringMatching(/MODULE_NOT_FOUND$/) as string },
    });
  });
});

/** A worker as in a browser, which gives each job back after so many milliseconds. */
class EchoWorker {
  isEnded = false;
  lastId = '';
  /** Sends a message to the page. */
  send: (data: unknown) => void = () => undefined;
  readonly #delayMs: number;
  readonly #onJob: () => void;

  constructor(delayMs: number, onJob: () => void = () => undefined) {
    this.#delayMs = delayMs;
    this.#onJob = onJob;
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    if (type !== 'message') return;
    this.send = (data) => {
      listener({ data });
    };
    setTimeout(this.send, 0, READY);
  }

  postMessage(message: unknown): void {
    if (typeof message !== 'object') return;
    const { numbersGame, job } = message as { numbersGame: string; job: unknown };
    this.lastId = numbersGame;
    queueMicrotask(this.#onJob);
    setTimeout(this.send, this.#delayMs, { numbersGame, result: job });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

describe('a job that is given up', () => {
  it.each([
    ['goes on', 500, 'ended', true],
    ['is nearly done', 1, 'left alone', false],
  ])('and %s has its worker (%i ms) %s', async (_, delayMs, __, isEnded) => {
    const made: EchoWorker[] = [];
    const { signal, abort } = createSignal();
    const workers = new JobQueue<number, number>(() => {
      const isFirst = made.length === 0;
      made.push(
        isFirst
          ? new EchoWorker(delayMs, () => {
              abort('enough');
            })
          : new EchoWorker(0),
      );
      return made[made.length - 1];
    }, 1);
    const job = workers.run(1, signal);
    await expect(job).rejects.toBe('enough');
    expect(await workers.run(2)).toBe(2);
    await wait(50);
    expect(made.map((worker) => worker.isEnded)).toEqual(isEnded ? [true, false] : [false]);
    await workers.close();
  });

  it('before its worker is ready leaves it alone', async () => {
    const made: EchoWorker[] = [];
    const workers = new JobQueue<number, number>(() => {
      made.push(new EchoWorker(0));
      return made[made.length - 1];
    }, 1);
    const { signal, abort } = createSignal();
    const jobs = [workers.run(1, signal), workers.run(2)];
    abort('enough');
    await expect(jobs[0]).rejects.toBe('enough');
    expect(await jobs[1]).toBe(2);
    await wait(50);
    expect(made.map((worker) => worker.isEnded)).toEqual([false]);
    await workers.close();
  });
});

it('an answer is that of the running job only with its id', async () => {
  const ids: string[] = [];
  const worker = new EchoWorker(20, () => {
    for (const numbersGame of [undefined, 'other', ...ids]) worker.send({ numbersGame, result: -1 });
    ids.push(worker.lastId);
    for (const message of [null, { numbersGame: worker.lastId, job: -1 }]) worker.send(message);
  });
  const workers = new JobQueue<number, number>(() => worker, 1);
  const { signal, abort } = createSignal();
  const jobs = [workers.run(1), workers.run(2, signal), workers.run(3)];
  expect(await jobs[0]).toBe(1);
  abort('enough');
  await expect(jobs[1]).rejects.toBe('enough');
  expect(await jobs[2]).toBe(3);
  for (const message of [null, { result: -1 }, { numbersGame: ids[2], result: -1 }]) worker.send(message);
  expect(new Set(ids).size).toBe(3);
  await workers.close();
});

describe('mapInOrder', () => {
  it(`gives results in the order of the items (seed ${seed})`, async () => {
    const random = createRandom(320);
    await withQueue(2, async (workers) => {
      const values = Array.from({ length: 60 }, (_, i) => i);
      const run = ({ value }: { value: number }) => workers.run(answer(value, random.integer(0, 3)));
      const results: number[] = [];
      for await (const { value } of mapInOrder(
        values.map((value) => ({ value })),
        run,
        5,
      ))
        results.push(value);
      expect(results).toEqual(values);
    });
  });

  it.each(['iterable', 'async iterable'])('takes a few items ahead of its caller, of an %s', async (kind) => {
    let taken = 0;
    const items = function* () {
      while (taken < 100) yield taken++;
    };
    const asyncItems = async function* () {
      for (const item of items()) {
        await wait(0);
        yield item;
      }
    };
    const source = kind === 'iterable' ? items() : asyncItems();
    let results = 0;
    for await (const item of mapInOrder(source, (value) => Promise.resolve(value), 4)) {
      expect(item).toBe(results++);
      // So many it does take, and no more.
      while (taken < Math.min(results + 4, 100)) await wait(0);
      if (results % 20 === 0) await wait(5);
      expect(taken).toBe(Math.min(results + 4, 100));
    }
    expect(results).toBe(100);
  });

  it('gives a result before the next item comes', async () => {
    let release: () => void = () => undefined;
    const items = async function* () {
      yield 1;
      await new Promise<void>((resolve) => (release = resolve));
      yield 2;
    };
    const results = mapInOrder(items(), (item) => Promise.resolve(10 * item), 4);
    expect(await results.next()).toEqual({ value: 10, done: false });
    release();
    expect(await results.next()).toEqual({ value: 20, done: false });
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });

  it.each(['the source', 'the function'])('throws what %s throws in its turn, and ends', async (where) => {
    let isEnded = false;
    const items = function* () {
      try {
        yield* [1, 2, 3];
        if (where === 'the source') throw new Error('mine');
        yield* [4, 5];
      } finally {
        isEnded = true;
      }
    };
    const map = async (item: number) => {
      if (item === 4) throw new Error('mine');
      await wait(20 - 5 * item);
      return item;
    };
    const results: number[] = [];
    const all = (async () => {
      for await (const item of mapInOrder(items(), map, 4)) results.push(item);
    })();
    await expect(all).rejects.toThrow('mine');
    expect(results).toEqual([1, 2, 3]);
    expect(isEnded).toBe(true);
  });

  it('ends the source when it is left', async () => {
    let isEnded = false;
    const items = function* () {
      try {
        for (let i = 0; ; i++) yield i;
      } finally {
        isEnded = true;
      }
    };
    for await (const item of mapInOrder(items(), (value) => Promise.resolve(value), 2)) if (item === 3) break;
    expect(isEnded).toBe(true);
  });

  const reason = new Error('enough');

  it('throws the reason of a signal that is aborted before, and takes nothing', async () => {
    let taken = 0;
    const items = function* () {
      yield taken++;
    };
    const results = mapInOrder(items(), (item) => Promise.resolve(item), 2, AbortSignal.abort(reason));
    await expect(results.next()).rejects.toBe(reason);
    expect(taken).toBe(0);
  });

  it.each(['a job', 'an item'])('throws the reason at once while it waits for %s', async (what) => {
    const controller = new AbortController();
    const never = new Promise<number>(() => undefined);
    const items = async function* () {
      yield 1;
      yield what === 'an item' ? await never : 2;
    };
    const map = (item: number) => (item === 2 ? never : Promise.resolve(item));
    const results = mapInOrder(items(), map, 4, controller.signal);
    expect((await results.next()).value).toBe(1);
    const next = results.next();
    controller.abort(reason);
    await expect(next).rejects.toBe(reason);
    expect(await results.next()).toEqual({ value: undefined, done: true });
  });

  it('leaves no listener on the signal', async () => {
    const signal = createCountingSignal();
    for await (const item of mapInOrder([0, 1, 2, 3, 4, 5], (value) => Promise.resolve(value), 2, signal)) {
      expect(signal.listeners).toBe(0);
      if (item === 4) break;
    }
    expect(signal.listeners).toBe(0);
  });
});

describe('streamInOrder', () => {
  it('throws the reason if the signal is aborted between two parts of an item', async () => {
    const controller = new AbortController();
    const run = (item: number, push: (part: number) => void) => {
      push(item);
      return new Promise<void>(() => undefined);
    };
    const parts = streamInOrder([1, 2], run, 1, controller.signal);
    expect((await parts.next()).value).toBe(1);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(parts.next()).rejects.toBe(reason);
  });
});

it('has one listener on a signal for all calls, and leaves none, whether it is aborted or not', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const never = new Promise<never>(() => undefined);
  expect(await unlessAborted(Promise.resolve(5), signal)).toBe(5);
  const pending = Array.from({ length: 12 }, () => unlessAborted(never, signal));
  expect(await unlessAborted(Promise.resolve(5), signal)).toBe(5);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  controller.abort();
  for (const each of pending) await expect(each).rejects.toThrow('aborted');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
