// Hostile input for the entries beside the main one (hostile-input.test.ts): templates, batch, atlases, the
// solver in a worker, and the operator `square`. Each call gives an answer or a NumbersGameError, in a short
// time. Threads run the built files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as atlas from '../../src/atlas/index.js';
import type * as batchEntry from '../../src/batch/index.js';
import type { Rules } from '../../src/index.js';
import * as templates from '../../src/templates/index.js';
import { createWorkerSolver, type WorkerLike } from '../../src/worker/index.js';
import { cpuMs } from '../support/cpu-time.js';
import { createFullSolver } from '../support/full-solver.js';
import { hostileValues, OWN } from '../support/hostile-values.js';
import { seed } from '../support/random.js';

const built = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));
const { batch, batchLines, mergeShards } = (await import(built('esm/batch.js'))) as typeof batchEntry;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const workerText = `require(${JSON.stringify(built('esm/worker.js'))}).serveSolver();`;
const inWorker = createWorkerSolver(() => new Worker(workerText, { eval: true }));
const solver = createFullSolver();
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await inWorker.dispose();
});

async function takeFew(items: AsyncIterable<unknown>): Promise<void> {
  let left = 5;
  for await (const item of items) if (item === undefined || --left === 0) break;
}

const board = [1, 2, 3, 4];
const puzzle = { numbers: board, target: 10, timeout: 200 };
const squares: Rules = {
  values: 'natural',
  use: 'any',
  operators: ['+', '*', 'square'],
  limits: { square: 100 },
};
const universe = templates.universe({ cards: [1, 2, 3], size: 3 });
const { certificate, templates: cover } = templates.minimum(universe);

/** Each function with valid arguments, one field of which is replaced at a time. */
const calls: Record<string, readonly [(...args: never[]) => unknown, ...unknown[]]> = {
  universe: [templates.universe, { cards: [1, 2, 3], size: 3, target: 6 }],
  classes: [templates.classes, universe],
  necessary: [templates.necessary, universe],
  greedy: [templates.greedy, universe, { seed: 1 }],
  coverage: [templates.coverage, universe, cover],
  minimum: [templates.minimum, universe, {}],
  checkCertificate: [templates.checkCertificate, certificate],
  emit: [templates.emit, ['(x0 * x1) + x2'], { language: 'python' }],
  batch: [(...args: [never, never]) => takeFew(batch(...args)), [puzzle], { workers: 1, timeout: 200 }],
  batchPuzzle: [(item: never) => takeFew(batch([item], { workers: 1 })), puzzle],
  batchLines: [
    (...args: [never, never]) => takeFew(batchLines(...args)),
    [{ text: ['{"numbers":[1,2],"target":3}\n'] }],
    { workers: 1 },
  ],
  batchSource: [
    (source: never) => takeFew(batchLines([source], { workers: 1 })),
    { text: ['{"numbers":[1,2],"target":3}\n'], format: 'jsonl' },
  ],
  batchText: [
    (text: never) => takeFew(batchLines([{ text }], { workers: 1 })),
    ['{"numbers":[1,2],"target":3}\n'],
  ],
  mergeShards: [(sources: never) => takeFew(mergeShards(sources)), [{ name: 'a', open: () => [''] }]],
  mergeSource: [(source: never) => takeFew(mergeShards([source])), { name: 'a', open: () => [''] }],
  mergeText: [(text: never) => takeFew(mergeShards([{ name: 'a', open: () => text }])), ['']],
  createWorkerSolver: [
    (...args: [() => WorkerLike, never]) => createWorkerSolver(...args).dispose(),
    () => new Worker(workerText, { eval: true }),
    { simd: true, maxBytes: 2 ** 24 },
  ],
  workerSolve: [(...args: [never, never]) => inWorker.solve(...args), puzzle, {}],
  workerCount: [(...args: [never, never]) => inWorker.count(...args), puzzle, { limit: 5 }],
  workerReach: [(query: never) => inWorker.reach(query), { numbers: board, from: 1, to: 20, timeout: 200 }],
  workerSolutions: [(...args: [never, never]) => takeFew(inWorker.solutions(...args)), puzzle, { limit: 5 }],
  workerReachAll: [
    (...args: [never, never]) => takeFew(inWorker.reachAll(...args)),
    { pool: [1, 2, 3], size: 2, from: 1, to: 5, timeout: 200 },
    {},
  ],
  squares: [(rules: never) => solver.solve({ ...puzzle, rules }), squares],
  squaresLimits: [
    (limits: never) => solver.solve({ ...puzzle, rules: { ...squares, limits } }),
    { square: 100, bits: 64 },
  ],
  openAtlas: [atlas.openAtlas, folder],
  inspectAtlas: [atlas.inspectAtlas, folder],
  verifyAtlas: [atlas.verifyAtlas, folder, { sample: 1, seed: 1 }],
  mergeAtlases: [atlas.mergeAtlases, folder, [folder]],
};
const fields = [
  ...['numbers', 'target', 'rules', 'nearest', 'aces', 'timeout', 'distinct', 'limit', 'from', 'to', 'pool'],
  ...['size', 'repeat', 'simd', 'workers', 'signal', 'onProgress', 'text', 'format', 'skip', 'done', 'shard'],
  ...['cards', 'groupings', 'arithmetic', 'operators', 'seed', 'language', 'boards', 'templates', 'solves'],
  ...[
    'op',
    'game',
    'extensions',
    'id',
    'answer',
    'sample',
    'scope',
    'chosen',
    'proof',
    'weights',
    'cases',
    'values',
    'use',
    'maxBytes',
    'square',
    'bits',
    'limits',
    'name',
    'open',
  ],
];

async function tryCall(run: (...args: never[]) => unknown, args: readonly unknown[]): Promise<void> {
  const begin = cpuMs();
  try {
    await run(...(args as never[]));
  } catch (error) {
    if (error !== OWN) expect((error as Error).name, String((error as Error).stack)).toBe('NumbersGameError');
  }
  expect(cpuMs() - begin).toBeLessThan(4000);
}

describe.each(Object.keys(calls))(`%s (seed ${seed})`, (name) => {
  const [run, ...given] = calls[name];

  it('takes any arguments', async () => {
    for (const make of hostileValues) {
      for (let place = 0; place < given.length; place++) {
        await tryCall(
          run,
          given.map((each, i) => (i === place ? make() : each)),
        );
      }
    }
  });

  it('takes any fields', async () => {
    const anyValue = fc.constantFrom(...hostileValues).map((make) => make());
    const property = fc.asyncProperty(
      fc.nat(given.length - 1),
      fc.constantFrom(...fields),
      anyValue,
      async (place, field, value) => {
        const at = given[place];
        if (typeof at !== 'object' || Array.isArray(at)) return;
        await tryCall(
          run,
          given.map((each, i) => (i === place ? { ...at, [field]: value } : each)),
        );
      },
    );
    await fc.assert(property, { seed, numRuns: 40 });
  });
});

it('messages that are not for the solver are left to the file of the worker', async () => {
  const worker = new Worker(workerText, { eval: true });
  const own = createWorkerSolver(() => worker);
  for (const message of [undefined, null, 'text', 5n, [], { kind: 'other' }]) worker.postMessage(message);
  expect(await own.solve({ numbers: [2, 3], target: 6 })).toMatchObject({ expression: '3 * 2' });
  await own.dispose();
});
