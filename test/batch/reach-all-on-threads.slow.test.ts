// The whole games of six and seven numbers through `reachAll`: the same results from the solver, from 1 and 2
// threads, with little memory, and with threads that die on the way; and the figures of the paper.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type * as batch from '../../src/batch/index.js';
import { BoardsTally } from '../../src/batch/tally-boards.js';
import { createSolverSync, type BoardReach } from '../../src/index.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { reachAllOnThreads } = (await import(path)) as typeof batch;

const game = { size: 6, from: 101, to: 999 };

/** A fingerprint of all records, in their order. */
async function fingerprintOf(records: Iterable<BoardReach> | AsyncIterable<BoardReach>) {
  const hash = createHash('sha256');
  let count = 0;
  for await (const { numbers, operations } of records) {
    hash.update(numbers.join()).update(operations);
    count++;
  }
  return { count, hash: hash.digest('hex') };
}

it('reaches the standard game the same in every way', async () => {
  const solver = createSolverSync();
  const expected = await fingerprintOf(solver.reachAll(game));
  expect(expected.count).toBe(13_243);
  for (const maxBytes of [2 ** 20, 2 ** 22]) {
    expect(await fingerprintOf(solver.reachAll({ ...game, maxBytes })), `${maxBytes} bytes`).toEqual(
      expected,
    );
  }
  for (const workers of [1, 2]) {
    expect(await fingerprintOf(reachAllOnThreads({ ...game, workers })), `${workers} workers`).toEqual(
      expected,
    );
  }

  const alive = new Set<Worker>();
  let killed = 0;
  const note = (thread: Worker) => {
    alive.add(thread);
    thread.once('exit', () => alive.delete(thread));
  };
  async function* withDeaths() {
    let count = 0;
    for await (const record of reachAllOnThreads({ ...game, workers: 2 })) {
      if (count++ % 2000 === 100) {
        const [thread] = alive;
        await thread.terminate();
        killed++;
      }
      yield record;
    }
  }
  process.on('worker', note);
  expect(await fingerprintOf(withDeaths()), 'with deaths').toEqual(expected);
  process.off('worker', note);
  expect(killed).toBe(7);
});

it('reaches the game of seven numbers as the paper does', async () => {
  const tally = new BoardsTally(101, 999);
  for await (const record of reachAllOnThreads({ size: 7, from: 101, to: 999 })) tally.add(record);
  const { boards, hardest } = tally.totals();
  expect(boards).toBe(27_522);
  // Alliot and Vanaret: at least 98.5 % of the boards make each target; the hardest, 941, is made by 98.474
  // %.
  expect(hardest?.target).toBe(941);
  expect(((100 * hardest!.boards) / boards).toFixed(3)).toBe('98.474');
});
