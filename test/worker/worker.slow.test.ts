// `numbers-game/worker` on threads of Node: it gives the answers of the solver, whatever is aborted, ends or
// comes in between. The threads run the built file; the calls come from the source.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import {
  createSolverSync,
  games,
  twentyFour,
  type BoardReach,
  type Puzzle,
  type ReachAllQuery,
  type SolverOptions,
} from '../../src/index.js';
import { moreOperators } from '../../src/operators/index.js';
import {
  createWorkerSolver,
  NumbersGameError,
  serveSolver,
  type Progress,
  type WorkerLike,
  type WorkerSolver,
} from '../../src/worker/index.js';
import { drawBoard, drawTarget } from '../support/boards.js';
import { cpuMs } from '../support/cpu-time.js';
import { createFullSolver } from '../support/full-solver.js';
import { createRandom, seed, type Random } from '../support/random.js';
import { createCountingSignal, createSignal } from '../support/signals.js';
import { watchThreads } from '../support/threads.js';
import { settledOutcomeOf } from '../support/outcome.js';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const builtFile = fileOf('../../build/esm/worker.js');

const watch = watchThreads();
const solver = createSolverSync();

/**
 * Makes a thread that serves, after `before`, in which `port` is the way to this one and `counts` integers
 * that are shared.
 */
const openThread = (counts: Int32Array, before = '') =>
  new Worker(
    `const { parentPort: port, workerData: counts } = require('node:worker_threads');
     ${before}
     require(${JSON.stringify(builtFile)}).serveSolver();`,
    { eval: true, workerData: counts },
  );

const sharedIntegers = () => new Int32Array(new SharedArrayBuffer(8));

/** Uses a solver in a thread, which ends with it. */
async function withSolver<Answer>(
  use: (solver: WorkerSolver, counts: Int32Array) => Promise<Answer>,
  { before = '', ...options }: SolverOptions & { before?: string } = {},
): Promise<Answer> {
  const counts = sharedIntegers();
  const inWorker = createWorkerSolver(() => openThread(counts, before), options);
  try {
    return await use(inWorker, counts);
  } finally {
    await inWorker.dispose();
    expect(watch.alive).toBe(0);
  }
}

const easy: Puzzle = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
/** Its nearest value is 65 away: seconds. */
const hard: Puzzle = { numbers: [9, 97, 241, 379, 463, 571, 683, 821, 977], target: 30_000_000_019 };
/** Six numbers of the numbers round have 13,243 boards: a third of a second. */
const pool: ReachAllQuery = { size: 6, from: 101, to: 999 };

/** The first items of a list; all, if there are fewer. */
async function take<Item>(items: AsyncIterable<Item> | Iterable<Item>, count = Infinity): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) if (taken.push(item) === count) break;
  return taken;
}

/** Records as texts, which are compared in no time. */
const textOf = (record: unknown) => {
  const { numbers, operations } = record as BoardReach;
  return `${numbers.join(' ')}: ${Buffer.from(operations).toString('latin1')}`;
};

/** Milliseconds of processor time until what a call promises settles, those of the worker included. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const begin = cpuMs();
  await Promise.allSettled([call()]);
  return cpuMs() - begin;
}

type Signal = AbortSignal | undefined;

/** A call on the solver in a worker, and the same on the other. */
interface Draw {
  readonly name: string;
  readonly there: (solver: WorkerSolver, signal?: Signal) => Promise<unknown>;
  readonly here: () => unknown;
}

function drawCall(random: Random): Draw {
  const numbers = random.integer(0, 9) === 0 ? [1, 0] : drawBoard(random, random.integer(1, 6));
  const rules = random.pick([undefined, twentyFour]);
  const puzzle = { numbers, target: drawTarget(random), rules };
  const count = random.pick([1, 3, 300, Infinity]);
  const limit = random.pick([0, 3, 2000]);
  const query = { numbers: numbers.slice(0, 5), from: random.integer(0, 200), to: 300 };
  const all = { size: random.integer(1, 3), pool: numbers, from: 101, to: random.integer(99, 400) };
  const draws: Draw[] = [
    {
      name: `solve(${JSON.stringify(puzzle)})`,
      there: (there, signal) => there.solve(puzzle, { signal }),
      here: () => solver.solve(puzzle),
    },
    {
      name: `reach(${JSON.stringify(query)})`,
      there: (there, signal) => there.reach(query, { signal }),
      here: () => solver.reach(query),
    },
    {
      name: `count(${JSON.stringify({ puzzle, limit })})`,
      there: (there, signal) => there.count(puzzle, { limit, signal }),
      here: () => solver.count(puzzle, { limit }),
    },
    {
      name: `${count} of solutions(${JSON.stringify({ puzzle, limit })})`,
      there: (there, signal) => take(there.solutions(puzzle, { distinct: 'trees', limit, signal }), count),
      here: () => take(solver.solutions(puzzle, { distinct: 'trees', limit }), count),
    },
    {
      name: `${count} of reachAll(${JSON.stringify(all)})`,
      there: (there, signal) => take(there.reachAll(all, { signal }), count),
      here: () => take(solver.reachAll(all), count),
    },
  ];
  return random.pick(draws);
}

describe(`calls in a worker (seed ${seed})`, () => {
  it('give what the solver gives, many under way at once', async () => {
    const random = createRandom(700);
    await withSolver(async (there) => {
      for (let round = 0; round < 12; round++) {
        const draws = Array.from({ length: 20 }, () => drawCall(random));
        const outcomes = await Promise.all(draws.map((draw) => settledOutcomeOf(() => draw.there(there))));
        for (const [i, { name, here }] of draws.entries()) {
          expect(outcomes[i], name).toEqual(await settledOutcomeOf(here));
        }
      }
      expect(watch.threads).toHaveLength(1);
    });
  });

  it('give it, or the reason of their signal, when they are aborted at any time', async () => {
    const random = createRandom(701);
    await withSolver(async (there) => {
      let aborted = 0;
      for (let round = 0; round < 12; round++) {
        const draws = Array.from({ length: 8 }, () => drawCall(random));
        const outcomes = draws.map((draw, i) => {
          const { signal, abort } = createSignal();
          const reason = new NumbersGameError('invalid-option', `reason ${i}`);
          if (random.integer(0, 2) > 0) setTimeout(abort, random.integer(0, 40), reason);
          return settledOutcomeOf(() => draw.there(there, signal));
        });
        const { signal, abort } = createSignal();
        setTimeout(abort, random.integer(0, 60), new NumbersGameError('invalid-option', 'enough'));
        const long = settledOutcomeOf(() => there.solve(hard, { signal }));
        const last = there.count(easy);
        expect(await long).toBe('invalid-option: enough');
        for (const [i, { name, here }] of draws.entries()) {
          const outcome = await outcomes[i];
          if (outcome === `invalid-option: reason ${i}`) aborted++;
          else expect(outcome, name).toEqual(await settledOutcomeOf(here));
        }
        expect(await last).toBe(solver.count(easy));
      }
      expect(aborted).toBeGreaterThan(0);
      expect(aborted).toBeLessThan(96);
    });
  });
});

describe('a call in a worker', () => {
  it.each([
    [
      'numbers',
      (there: WorkerSolver) => there.solve({ numbers: [1, 1.5], target: 3 }),
      () => solver.solve({ numbers: [1, 1.5], target: 3 }),
    ],
    [
      'target',
      (there: WorkerSolver) => there.count({ numbers: [1], target: 0 }),
      () => solver.count({ numbers: [1], target: 0 }),
    ],
    [
      'range',
      (there: WorkerSolver) => there.reach({ numbers: [1], from: 3, to: 2 }),
      () => solver.reach({ numbers: [1], from: 3, to: 2 }),
    ],
    [
      'limit',
      (there: WorkerSolver) => there.count(easy, { limit: -1 }),
      () => solver.count(easy, { limit: -1 }),
    ],
    [
      'list',
      (there: WorkerSolver) => there.reachAll({ size: 11, from: 1, to: 2 }).next(),
      () => solver.reachAll({ size: 11, from: 1, to: 2 }).next(),
    ],
    [
      'large',
      (there: WorkerSolver) => there.solve({ numbers: Array<number>(10).fill(2 ** 53 - 1), target: 5 }),
      () => solver.solve({ numbers: Array<number>(10).fill(2 ** 53 - 1), target: 5 }),
    ],
  ])('is refused in the words of the solver (%s)', async (_, there, here) => {
    await withSolver(async (inWorker) => {
      const outcome = await settledOutcomeOf(() => there(inWorker));
      expect(outcome).toMatch(/^(invalid|too-large|limit)/);
      expect(outcome).toBe(await settledOutcomeOf(here));
      expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    });
  });

  it('runs out of the memory that the options allow, and goes on', async () => {
    const many = { numbers: [1, 2, 3, 4, 5, 6, 7, 8], from: 1, to: 1_000_000 };
    await withSolver(
      async (inWorker) => {
        await expect(inWorker.reach(many)).rejects.toMatchObject({ code: 'out-of-memory' });
        expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      },
      { maxBytes: 2 ** 20 },
    );
  });

  it('takes what is given as it is at the call, be it a proxy', async () => {
    await withSolver(async (inWorker) => {
      const numbers = [1, 1, 4, 5, 6, 7];
      const answer = inWorker.solve(new Proxy({ numbers: new Proxy(numbers, {}), target: 899 }, {}));
      numbers.length = 0;
      expect(await answer).toEqual(solver.solve(easy));
    });
  });

  it('refuses what cannot be sent', async () => {
    await withSolver(async (inWorker) => {
      const target = (() => 899) as unknown as number;
      await expect(inWorker.solve({ ...easy, target })).rejects.toMatchObject({
        code: 'invalid-option',
        message: expect.stringMatching(/^solver: expected arguments that can be sent to a worker/) as string,
      });
      expect(watch.threads).toHaveLength(0);
    });
  });

  it('refuses options that it does not have', async () => {
    await withSolver(async (inWorker) => {
      const options = { sginal: undefined };
      const words = 'options.sginal: unknown, expected signal (did you mean signal?)';
      await expect(inWorker.solve(easy, options as object)).rejects.toThrow(words);
      await expect(inWorker.reach({ numbers: [1], from: 1, to: 2 }, options as object)).rejects.toThrow(
        words,
      );
      await expect(inWorker.count(easy, options as object)).rejects.toThrow('options.sginal: unknown');
      expect(() => inWorker.solutions(easy, options as object)).toThrow('options.sginal: unknown');
      expect(() => inWorker.reachAll(pool, options as object)).toThrow('options.sginal: unknown');
      await expect(inWorker.solve(easy, { signal: {} as AbortSignal })).rejects.toThrow(
        'signal: expected an AbortSignal',
      );
      expect(() => inWorker.reachAll(pool, { onProgress: 5 as never })).toThrow(
        'onProgress: expected a function, got 5',
      );
      const { signal } = new AbortController();
      const misplaced = 'signal: belongs in the options, the second argument';
      expect(() => inWorker.reachAll({ ...pool, signal } as object)).toThrow(misplaced);
      await expect(inWorker.solve({ ...easy, signal } as typeof easy)).rejects.toThrow(misplaced);
      expect(() => inWorker.reachAll(null as never)).toThrow('query: expected an object, got null');
    });
  });

  it.each([
    ['bytes', () => readFileSync(fileOf('../../build/solver.wasm'))],
    ['a module', () => new WebAssembly.Module(readFileSync(fileOf('../../build/solver.wasm')))],
  ])('runs on an engine that the page gives (%s)', async (_, wasmOf) => {
    await withSolver(
      async (inWorker) => {
        expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      },
      { wasm: wasmOf() },
    );
  });

  it('is refused if the engine is none', async () => {
    await withSolver(
      async (inWorker) => {
        await expect(inWorker.solve(easy)).rejects.toMatchObject({ code: 'invalid-option' });
      },
      { wasm: new Uint8Array(8) },
    );
  });

  it('moves arrays and does not copy them', async () => {
    const before = `
      const post = port.postMessage.bind(port);
      port.postMessage = (message, transfer) => {
        post(message, transfer);
        for (const { operations } of message.result?.items ?? [message.result ?? {}]) {
          if (typeof operations === 'object') Atomics.add(counts, operations.byteLength === 0 ? 0 : 1, 1);
        }
      };`;
    await withSolver(
      async (inWorker, counts) => {
        const { operations } = await inWorker.reach({ numbers: [1, 3, 7], from: 1, to: 1_000_000 });
        expect(operations).toHaveLength(1_000_000);
        const records = await take(inWorker.reachAll({ ...pool, size: 2 }));
        // The thread counts before it reads the next job.
        await inWorker.solve(easy);
        expect([...counts]).toEqual([1 + records.length, 0]);
      },
      { before },
    );
  });
});

describe('to abort', () => {
  const reason = { mine: true };

  it('ends a long search at once, and nothing else', async () => {
    await withSolver(async (inWorker) => {
      const { signal, abort } = createSignal();
      const first = await inWorker.solve(easy);
      const long = inWorker.solve(hard, { signal });
      const queued = [inWorker.count(easy), inWorker.solve(easy)];
      await wait(100);
      abort(reason);
      expect(await timeOf(() => long)).toBeLessThan(50);
      await expect(long).rejects.toBe(reason);
      expect(await Promise.all(queued)).toEqual([solver.count(easy), first]);
      expect(await inWorker.solve(easy)).toEqual(first);
      expect(watch.threads).toHaveLength(2);
    });
  });

  it.each(['count', 'reach', 'solutions', 'reachAll'] as const)('ends %s, too', async (method) => {
    const numbers = [9, 97, 241, 379, 463, 571, 683, 821, 977];
    const rules = { values: 'rational', use: 'any' } as const;
    const rational = { numbers: [6, 7, 8, 9, 25, 50, 75, 100], target: '1/7919', rules };
    await withSolver(async (inWorker) => {
      await inWorker.solve(easy);
      const { signal, abort } = createSignal();
      const calls = {
        count: () => inWorker.count({ numbers, target: 1000 }, { signal }),
        reach: () => inWorker.reach({ numbers, from: 1, to: 30_000_000 }, { signal }),
        solutions: () => inWorker.solutions(rational, { signal, distinct: 'trees' }).next(),
        reachAll: () =>
          inWorker.reachAll({ pool: numbers, size: 9, from: 1, to: 30_000_000 }, { signal }).next(),
      };
      const call = calls[method]();
      expect(await Promise.race([call, wait(100)])).toBe(undefined);
      abort(reason);
      expect(await timeOf(() => call)).toBeLessThan(50);
      await expect(call).rejects.toBe(reason);
      expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    });
  });

  it('a call before its turn leaves the worker alone', async () => {
    await withSolver(async (inWorker) => {
      const { signal, abort } = createSignal();
      const before = inWorker.reach({ numbers: [1, 3, 7, 10, 25, 50, 75, 100], from: 1, to: 100_000 });
      const queued = inWorker.solve(hard, { signal });
      abort(reason);
      await expect(queued).rejects.toBe(reason);
      expect((await before).operations).toHaveLength(100_000);
      await wait(100);
      expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      expect(watch.threads).toHaveLength(1);
    });
  });

  it('a call while the worker starts leaves it alone', async () => {
    await withSolver(
      async (inWorker) => {
        const { signal, abort } = createSignal();
        const first = inWorker.solve(hard, { signal });
        abort(reason);
        await expect(first).rejects.toBe(reason);
        expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
        expect(watch.threads).toHaveLength(1);
      },
      { before: 'Atomics.wait(counts, 0, 0, 200);' },
    );
  });

  it('before a call makes no worker', async () => {
    await withSolver(async (inWorker) => {
      const signal = AbortSignal.abort(reason);
      await expect(inWorker.solve(easy, { signal })).rejects.toBe(reason);
      await expect(inWorker.reachAll(pool, { signal }).next()).rejects.toBe(reason);
      await expect(inWorker.solutions(easy, { signal }).next()).rejects.toBe(reason);
      expect(watch.threads).toHaveLength(0);
    });
  });

  it('a list between its steps ends it at the next', async () => {
    await withSolver(async (inWorker) => {
      const { signal, abort } = createSignal();
      const records = inWorker.reachAll(pool, { signal });
      for (let i = 0; i < 5; i++) await records.next();
      abort(reason);
      await expect(records.next()).rejects.toBe(reason);
      expect(await records.next()).toEqual({ value: undefined, done: true });
    });
  });

  it('one list leaves another whole, whose worker is replaced', async () => {
    await withSolver(async (inWorker) => {
      const { signal, abort } = createSignal();
      const records = inWorker.reachAll({ ...pool, size: 4 });
      const solutions = inWorker.solutions(easy, { distinct: 'trees' });
      const first = (await records.next()).value;
      const solution = (await solutions.next()).value;
      const long = inWorker.solve(hard, { signal });
      await wait(100);
      abort(reason);
      await expect(long).rejects.toBe(reason);
      expect([first, ...(await take(records))].map(textOf)).toEqual(
        [...solver.reachAll({ ...pool, size: 4 })].map(textOf),
      );
      expect([solution, ...(await take(solutions))]).toEqual([
        ...solver.solutions(easy, { distinct: 'trees' }),
      ]);
      expect(watch.threads).toHaveLength(2);
    });
  });

  it('leaves no listener on the signal', async () => {
    const signal = createCountingSignal();
    await withSolver(async (inWorker) => {
      await inWorker.solve(easy, { signal });
      await take(inWorker.solutions(easy, { signal }));
      await take(inWorker.reachAll(pool, { signal }), 3);
      await expect(inWorker.count(easy, { limit: -1, signal })).rejects.toThrow('limit');
      expect(signal.listeners).toBe(0);
    });
  });
});

describe('a list of a worker', () => {
  it('tells its progress', async () => {
    await withSolver(async (inWorker) => {
      const steps: Progress[] = [];
      const records = await take(inWorker.reachAll(pool, { onProgress: (progress) => steps.push(progress) }));
      expect(records).toHaveLength(13_243);
      expect(steps.length).toBeGreaterThan(13_243 / 64);
      expect(steps.every(({ total }) => total === 13_243)).toBe(true);
      expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).sort((a, b) => a - b));
      expect(steps.at(-1)).toEqual({ done: 13_243, total: 13_243 });
    });
  });

  it('counts the boards of the ranks wanted', async () => {
    await withSolver(async (inWorker) => {
      const steps: Progress[] = [];
      const query = { ...pool, first: 13_200, count: 100 };
      const records = await take(
        inWorker.reachAll(query, { onProgress: (progress) => steps.push(progress) }),
      );
      expect(records).toHaveLength(43);
      expect(steps.at(-1)).toEqual({ done: 43, total: 43 });
    });
  });

  it('is not far ahead of who takes it', async () => {
    await withSolver(async (inWorker) => {
      let done = 0;
      const records = inWorker.reachAll(pool, { onProgress: (progress) => (done = progress.done) });
      for (let had = 1; had <= 2000; had++) {
        await records.next();
        if (had % 500 !== 1) continue;
        await wait(100);
        expect(done).toBeGreaterThanOrEqual(had);
        expect(done).toBeLessThan(had + 2 * 64);
      }
      await records.return();
    });
  });

  it('lets others go on', async () => {
    await withSolver(async (inWorker) => {
      const lists = [inWorker.reachAll(pool), inWorker.reachAll({ ...pool, size: 4 })];
      const expected = [solver.reachAll(pool), solver.reachAll({ ...pool, size: 4 })];
      for (let step = 0; step < 600; step++) {
        expect(textOf((await lists[step % 2].next()).value)).toBe(textOf(expected[step % 2].next().value));
        if (step % 50 === 0) expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      }
      await Promise.all(lists.map((list) => list.return()));
    });
  });

  it('ends in the middle of a step when it is left', async () => {
    await withSolver(async (inWorker) => {
      await inWorker.solve(easy);
      const numbers = [9, 97, 241, 379, 463, 571, 683, 821, 977];
      const records = inWorker.reachAll({ pool: numbers, size: 9, from: 1, to: 30_000_000 });
      const step = records.next();
      expect(await Promise.race([step, wait(100)])).toBe(undefined);
      expect(await timeOf(() => records.return())).toBeLessThan(50);
      expect(await records.return()).toEqual({ value: undefined, done: true });
      expect(await step).toEqual({ value: undefined, done: true });
      expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      expect(watch.threads).toHaveLength(2);
    });
  });

  it('ends in the worker when it is left', async () => {
    const before = `port.on('message', ({ job }) => { if (job?.kind === 'close') Atomics.add(counts, 0, 1); });`;
    await withSolver(
      async (inWorker, counts) => {
        await take(inWorker.reachAll(pool), 3);
        await inWorker.solve(easy);
        expect(counts[0]).toBe(1);
        await take(inWorker.solutions(easy));
        await inWorker.solve(easy);
        expect(counts[0]).toBe(1);
      },
      { before },
    );
  });

  it('gives what came before an error', async () => {
    const query = { pool: [1, 2, 3, 2 ** 40, 2 ** 41, 2 ** 42, 2 ** 43], size: 4, from: 1, to: 100 };
    const here = solver.reachAll(query);
    const expected: unknown[] = [];
    expect(() => {
      for (const record of here) expected.push(record);
    }).toThrow(NumbersGameError);
    expect(expected.length).toBeGreaterThan(0);
    await withSolver(async (inWorker) => {
      const had: unknown[] = [];
      const all = (async () => {
        for await (const record of inWorker.reachAll(query)) had.push(record);
      })();
      await expect(all).rejects.toBeInstanceOf(NumbersGameError);
      expect(had).toEqual(expected);
    });
  });
});

describe('a worker that ends', () => {
  /** The thread ends at the first so many calls of this method. */
  const endAt = (method: string, times: number) => `
    port.on('message', ({ job }) => {
      if (job?.method === '${method}' && Atomics.add(counts, 0, 1) < ${times}) process.exit(3);
    });`;

  it('has its call done again', async () => {
    await withSolver(
      async (inWorker) => {
        const answers = [inWorker.count(easy), inWorker.solve(easy), inWorker.count(easy)];
        const count = solver.count(easy);
        expect(await Promise.all(answers)).toEqual([count, solver.solve(easy), count]);
        expect(watch.threads).toHaveLength(2);
      },
      { before: endAt('solve', 1) },
    );
  });

  it('twice has its call rejected, and no other', async () => {
    await withSolver(
      async (inWorker) => {
        const answers = await Promise.allSettled([
          inWorker.count(easy),
          inWorker.solve(easy),
          inWorker.count(easy),
        ]);
        const error = expect.objectContaining({ name: 'NumbersGameError', code: 'worker-failed' }) as Error;
        const value = solver.count(easy);
        expect(answers).toEqual([
          { status: 'fulfilled', value },
          { status: 'rejected', reason: error },
          { status: 'fulfilled', value },
        ]);
        expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
      },
      { before: endAt('solve', 2) },
    );
  });

  it('loses nothing of a list', async () => {
    const before = `
      port.on('message', ({ job }) => {
        if (job?.kind === 'pull' && Atomics.add(counts, 0, 1) % 5 === 4) process.exit(3);
      });`;
    await withSolver(
      async (inWorker) => {
        const records = await take(inWorker.reachAll({ ...pool, size: 4 }));
        expect(records.map(textOf)).toEqual([...solver.reachAll({ ...pool, size: 4 })].map(textOf));
        expect(watch.threads.length).toBeGreaterThan(2);
      },
      { before },
    );
  });

  it('by an error that nobody foresaw is told of', async () => {
    await withSolver(
      async (inWorker) => {
        await expect(inWorker.solve(easy)).rejects.toMatchObject({
          code: 'worker-failed',
          message: 'workers: two workers ended on the same job (unforeseen)',
          cause: { message: 'unforeseen' },
        });
      },
      {
        before: `
          const post = port.postMessage.bind(port);
          port.postMessage = (message) => {
            if (typeof message === 'object') throw new Error('unforeseen');
            post(message);
          };`,
      },
    );
  });
});

describe('messages that are not for a solver', () => {
  it('are not taken for its answers, nor by the worker for calls', async () => {
    const before = `
      port.on('message', ({ square }) => {
        if (square !== undefined) port.postMessage({ id: 1, result: square ** 2 });
      });`;
    const worker = openThread(sharedIntegers(), before);
    const inWorker = createWorkerSolver(() => worker);
    worker.postMessage({ square: 7 });
    worker.postMessage({ kind: 'options', options: { maxBytes: -1 } });
    worker.postMessage({ kind: 'call', method: 'solve', args: [easy] });
    const [sum, product] = [
      { numbers: [25, 50], target: 75 },
      { numbers: [3, 4], target: 12 },
    ];
    expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    expect(await inWorker.solve(sum)).toEqual(solver.solve(sum));
    expect(await inWorker.solve(product)).toEqual(solver.solve(product));
    await inWorker.dispose();
  });

  it('are those for another solver, if both use one worker in objects of their own', async () => {
    const worker = openThread(sharedIntegers());
    const solvers = [1, 2].map(() =>
      createWorkerSolver(() => ({
        on: worker.on.bind(worker),
        postMessage: worker.postMessage.bind(worker),
        terminate: () => worker.terminate(),
      })),
    );
    const puzzles = [easy, { numbers: [1, 2], target: 3 }];
    const answers = await Promise.all(solvers.map((each, i) => each.solve(puzzles[i])));
    expect(answers).toEqual(puzzles.map((puzzle) => solver.solve(puzzle)));
    const lists = await Promise.all(solvers.map((each, i) => take(each.solutions(puzzles[i]))));
    expect(lists).toEqual(puzzles.map((puzzle) => [...solver.solutions(puzzle)]));
    await Promise.all(solvers.map((each) => each.dispose()));
  });
});

describe('a worker that the function returned before', () => {
  const refused = {
    code: 'worker-failed',
    message:
      'workers: a worker could not be made (createWorker: expected a new worker at each call, got one that a solver has used)',
    cause: { code: 'invalid-option' },
  };

  it('is refused to another solver, and goes on for the first', async () => {
    const worker = openThread(sharedIntegers());
    const [first, second] = [1, 2].map(() => createWorkerSolver(() => worker));
    const answers = [first.solve(easy), second.solve({ numbers: [1, 2], target: 3 })];
    await expect(answers[1]).rejects.toMatchObject(refused);
    expect(await answers[0]).toEqual(solver.solve(easy));
    await second.dispose();
    expect(await first.count(easy)).toBe(solver.count(easy));
    await first.dispose();
  });

  it('is refused after a call whose abort ended it', async () => {
    const worker = openThread(sharedIntegers());
    const inWorker = createWorkerSolver(() => worker);
    expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    await expect(inWorker.solve(hard, { signal: AbortSignal.timeout(50) })).rejects.toThrow('timeout');
    await expect(inWorker.solve(easy)).rejects.toMatchObject(refused);
    await worker.terminate();
  });
});

describe('createWorkerSolver', () => {
  it('takes a worker that was ready before', async () => {
    const worker = openThread(sharedIntegers());
    await once(worker, 'message');
    const inWorker = createWorkerSolver(() => worker);
    expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    await inWorker.dispose();
  });

  it.each([
    [undefined, 'createWorker: missing, expected a function that returns a worker'],
    [{}, 'createWorker: expected a function that returns a worker, got an object'],
  ])('refuses %o', (createWorker, message) => {
    expect(() => createWorkerSolver(createWorker as never)).toThrow(
      new NumbersGameError('invalid-option', message),
    );
  });

  it.each([
    [
      { simdd: true },
      'options.simdd: unknown, expected wasm, simd, maxBytes or extensions (did you mean simd?)',
    ],
    [null, 'options: expected an object, got null'],
    [{ wasm: () => 0 }, 'solver: expected arguments that can be sent to a worker'],
    [
      { extensions: [moreOperators] },
      "extensions: expected none, because code cannot be posted to a worker; call serveSolver({ extensions: [moreOperators] }) in the worker's file",
    ],
    [{ extensions: [] }, 'extensions: expected none, because code cannot be posted to a worker'],
  ])('refuses the options %o', (options, message) => {
    expect(() => createWorkerSolver(() => openThread(sharedIntegers()), options as never)).toThrow(message);
  });

  it.each([
    [() => undefined, 'missing, expected a function that returns a worker'],
    [() => ({}), 'expected a function that returns a worker, got an object'],
    [
      () => {
        throw new TypeError('no workers here');
      },
      'no workers here',
    ],
  ])('rejects calls where there is no worker (%o)', async (createWorker, message) => {
    const inWorker = createWorkerSolver(createWorker as () => WorkerLike);
    for (const call of [inWorker.solve(easy), inWorker.count(easy)]) {
      await expect(call).rejects.toMatchObject({
        code: 'worker-failed',
        message: expect.stringContaining(message) as string,
      });
    }
  });

  it('makes no worker before the first call', async () => {
    await withSolver(async (inWorker) => {
      inWorker.solutions(easy);
      await wait(10);
      expect(watch.threads).toHaveLength(0);
      expect(await inWorker.count(easy)).toBe(solver.count(easy));
    });
  });

  it('rejects everything once it is disposed of', async () => {
    const inWorker = createWorkerSolver(() => openThread(sharedIntegers()));
    const list = inWorker.reachAll(pool);
    await list.next();
    const calls = [inWorker.solve(hard), inWorker.count(easy)];
    const aborted = { name: 'AbortError', message: 'solver: disposed of before it answered' };
    const disposed = new NumbersGameError('invalid-option', 'solver: already disposed');
    const rejected = Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(aborted)));
    const notBegun = inWorker.solutions(easy);
    await inWorker.dispose();
    expect(watch.alive).toBe(0);
    await rejected;
    await expect(take(list)).rejects.toMatchObject(aborted);
    await expect(notBegun.next()).rejects.toThrow(disposed);
    await expect(inWorker.solve(easy)).rejects.toThrow(disposed);
    await expect(inWorker.solutions(easy).next()).rejects.toThrow(disposed);
    await inWorker.dispose();
    expect(watch.threads).toHaveLength(1);
  });

  it('keeps no process alive when nothing is under way', () => {
    const text = `
      const { Worker } = require('node:worker_threads');
      const { createWorkerSolver } = require(${JSON.stringify(builtFile)});
      const serve = ${JSON.stringify(`require(${JSON.stringify(builtFile)}).serveSolver()`)};
      createWorkerSolver(() => new Worker(serve, { eval: true }))
        .solve({ numbers: [4, 6], target: 24 }).then(({ status }) => console.log(status));`;
    const { status, stdout } = spawnSync(process.execPath, ['-e', text], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'exact\n' });
  });
});

describe('serveSolver', () => {
  /** The solver of a worker whose file calls `serveSolver` with these arguments. */
  const openServed = (args: string) =>
    createWorkerSolver(
      () =>
        new Worker(
          `const { moreOperators } = require(${JSON.stringify(fileOf('../../build/esm/operators.js'))});
           require(${JSON.stringify(builtFile)}).serveSolver(${args});`,
          { eval: true },
        ),
    );
  const squares = games['countdown-squares'];
  const power: Puzzle = { numbers: [2, 2, 2, 6], game: games['24s'] };

  it('serves what its extensions serve', async () => {
    const full = createFullSolver();
    const inWorker = openServed('{ extensions: [moreOperators] }');
    expect(await inWorker.solve(power)).toEqual(full.solve(power));
    expect(await inWorker.count(power)).toBe(full.count(power));
    expect(await take(inWorker.solutions(power))).toEqual([...full.solutions(power)]);
    const query = {
      numbers: [2, 3, 5],
      from: 1,
      to: 99,
      rules: { ...squares.rules, limits: { square: 50 } },
    };
    expect(await inWorker.reach(query)).toEqual(full.reach(query));
    const boards = { pool: [1, 2, 3, 4], size: 2, from: 1, to: 50, rules: query.rules };
    expect(await take(inWorker.reachAll(boards))).toEqual([...full.reachAll(boards)]);
    expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    const late = { numbers: [4, 6, 7, 8, 9, 10], target: '1957/211', game: games['24s-mod'], timeout: 20 };
    await expect(inWorker.solve(late)).rejects.toMatchObject({ code: 'timeout' });
    expect(await inWorker.solve(power)).toEqual(full.solve(power));
    expect(watch.threads).toHaveLength(1);
    await inWorker.dispose();
  });

  it.each(['', '{}', '{ extensions: [] }'])('has none by default (%s)', async (args) => {
    const inWorker = openServed(args);
    await expect(inWorker.solve(power)).rejects.toMatchObject({
      code: 'invalid-option',
      message: expect.stringContaining("import { moreOperators } from 'numbers-game/operators';") as string,
    });
    expect(await inWorker.solve(easy)).toEqual(solver.solve(easy));
    await inWorker.dispose();
  });

  it.each([
    ['{ extensions: moreOperators }', 'extensions: expected a list such as [moreOperators], got an object'],
    ['{ extensions: [1] }', 'extensions[0]: expected an extension such as moreOperators, got 1'],
    ['{ extension: [] }', 'options.extension: unknown, expected extensions (did you mean extensions?)'],
    ['null', 'options: expected an object, got null'],
  ])('is refused with %s', (args, message) => {
    const text = `
      const { moreOperators } = require(${JSON.stringify(fileOf('../../build/esm/operators.js'))});
      try { require(${JSON.stringify(builtFile)}).serveSolver(${args}) }
      catch ({ name, message }) { console.log(name, message) }`;
    const { stdout } = spawnSync(process.execPath, ['-e', text], { encoding: 'utf8' });
    expect(stdout).toBe(`NumbersGameError ${message}\n`);
  });

  it('is refused outside of a worker', () => {
    const text = `try { require(${JSON.stringify(builtFile)}).serveSolver() } catch ({ name, message }) { console.log(name, message) }`;
    const { stdout } = spawnSync(process.execPath, ['-e', text], { encoding: 'utf8' });
    expect(stdout).toBe('NumbersGameError serveSolver: not called in a worker\n');
    expect(serveSolver).toBeTypeOf('function');
  });
});
