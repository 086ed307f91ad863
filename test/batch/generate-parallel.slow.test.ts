// `generateOnThreads`: the same puzzles as those of one thread, whatever happens to the threads.
// It runs from the build, because its threads run a file of the build.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type * as entry from '../../src/batch/index.js';
import type { GenerateOnThreadsOptions } from '../../src/batch/index.js';
import * as single from '../../src/generate/index.js';
import { games, twentyFour, type Generated, type GenerateOptions } from '../../src/generate/index.js';
import type { Progress } from '../../src/worker/index.js';
import { watchThreads } from '../support/threads.js';

const path = fileURLToPath(new URL('../../build/esm/batch.js', import.meta.url));
const { generateOnThreads } = (await import(path)) as typeof entry;

/** A line for each puzzle, and one for the error that ends them, if one does. */
async function linesOf(puzzles: Iterable<Generated> | AsyncIterable<Generated>): Promise<string[]> {
  const lines: string[] = [];
  try {
    for await (const puzzle of puzzles) lines.push(JSON.stringify(puzzle));
  } catch (error) {
    const { code, message } = error as single.NumbersGameError;
    lines.push(`${code} ${message}`);
  }
  return lines;
}

const watch = watchThreads();

describe('generateOnThreads', () => {
  it.each<[string, GenerateOptions]>([
    ['Countdown', { count: 3000, seed: 7 }],
    ['none', { count: 0 }],
    ['one', { count: 1, size: 3 }],
    ['all hands, and an error', { count: 1400, rules: twentyFour, rate: true }],
    ['levels', { count: 300, rules: twentyFour, level: [1, 2, 3, 4, 5], testShare: 0.3 }],
    ['nothing in so many tries', { count: 3, operations: { to: 0 }, tries: 777 }],
    ['a few, then nothing in so many tries', { count: 500, size: 4, operations: { to: 1 }, tries: 300 }],
    ['Krypto', { count: 300, game: games.krypto, seed: 9 }],
    ['unsolvable', { count: 200, solvable: false, seed: 3 }],
    [
      'what the solver refuses',
      { count: 50, pool: [1, 2, 3, 4, 2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3], size: 3 },
    ],
  ])('gives the same bytes with 1, 2 and 3: %s', async (_, options) => {
    const expected = await linesOf(single.generate(options));
    for (const workers of [1, 2, 3])
      expect(await linesOf(generateOnThreads({ ...options, workers }))).toEqual(expected);
  });

  it('replaces workers that end', async () => {
    const options = { count: 2000, seed: 11 };
    const expected = await linesOf(single.generate(options));
    let killed = 0;
    watch.atStart = (thread) => {
      if (killed++ < 2) thread.once('online', () => void thread.terminate());
    };
    expect(await linesOf(generateOnThreads({ ...options, workers: 2 }))).toEqual(expected);
    expect(watch.threads.length).toBeGreaterThan(2);
  });

  it('tells the progress', async () => {
    const steps: Progress[] = [];
    await linesOf(
      generateOnThreads({ count: 1000, workers: 2, onProgress: (progress) => steps.push(progress) }),
    );
    expect(steps.at(-1)).toEqual({ done: 1000, total: 1000 });
    const done = steps.map((step) => step.done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it('ends with the reason of the signal, and when it is left', async () => {
    const reason = new Error('enough');
    const controller = new AbortController();
    const puzzles = generateOnThreads({ count: 10 ** 9, workers: 2, signal: controller.signal });
    await puzzles.next();
    controller.abort(reason);
    await expect(puzzles.next()).rejects.toBe(reason);
    for await (const { index } of generateOnThreads({ count: 10 ** 9, workers: 2 })) {
      if (index === 100) break;
    }
    expect(watch.alive).toBe(0);
  });

  it.each([
    [{ workers: 0 }, 'workers: expected an integer from 1 to 1024, got 0'],
    [{ signal: {} }, 'signal: expected an AbortSignal, got an object'],
    [{ onProgress: 1 }, 'onProgress: expected a function, got 1'],
    [{ level: [] }, 'level: expected five shares of at least 0, not all of them 0, got an array of 0'],
    [{ goal: 1 }, 'options.goal: unknown, expected'],
    [{ extensions: [] }, 'options.extensions: unknown, expected'],
  ])('refuses %j at the call', (options, message) => {
    expect(() => generateOnThreads({ count: 1, ...options } as unknown as GenerateOnThreadsOptions)).toThrow(
      expect.objectContaining({
        name: 'NumbersGameError',
        code: 'invalid-option',
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});
