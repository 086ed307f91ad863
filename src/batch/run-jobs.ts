// What `batch` and `batchLines` share: options, threads, and jobs of the right size.
//
// A job is as many puzzles as take about ten milliseconds, so that messages cost little beside them, few
// puzzles are still spread over all workers, and answers come soon. It never waits for puzzles that have not
// come yet: one that comes alone goes alone. What becomes of a puzzle depends on nothing but itself, so
// neither the workers nor the jobs show in the output.
//
// A job that ended two workers is done again puzzle by puzzle. The one that ends two more gets the error, the
// others their results.
import { NumbersGameError } from '../core/errors.js';
import { openThreads } from '../parallel/node-threads.js';
import type { JobQueue } from '../parallel/job-queue.js';
import type { Refusal } from './answer-puzzle.js';
import type { Options } from './parse-options.js';

const WORKER_FILE = new URL('./batch-thread.js', import.meta.url);

/** Jobs that are in work or done, for each worker, beside the one that the caller is at. */
export const JOBS_AHEAD = 2;
/** How long a job is to take. */
const JOB_MS = 10;
/** Puzzles in a job: at first, and at most. */
const FIRST_SIZE = 8;
const MOST_PUZZLES = 512;

/**
 * What a job leaves behind is gone with it: with the 48 MB that V8 takes for new objects by default, a thread
 * grows to twice the size.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 };

/** The threads for these options. */
export function startThreads<Job, Reply>({ question, workers }: Options): JobQueue<Job, Reply> {
  return openThreads(WORKER_FILE, workers, question, RESOURCE_LIMITS);
}

/** Runs a job; if two workers ended on it, each of its items alone, and what fails then, fails. */
export async function runApart<Item, Answer>(
  items: readonly Item[],
  run: (items: readonly Item[]) => Promise<Answer>,
  fail: (item: Item, refusal: Refusal) => Promise<Answer>,
): Promise<Answer[]> {
  try {
    return [await run(items)];
  } catch (error) {
    if (!isOfWorker(error)) throw error;
    if (items.length === 1) return [await fail(items[0], { code: error.code, message: error.message })];
  }
  const answers = await Promise.all(items.map((item) => runApart([item], run, fail)));
  return answers.flat();
}

/** Whether two workers ended on a job. */
export function isOfWorker(error: unknown): error is NumbersGameError {
  return error instanceof NumbersGameError && error.code === 'worker-failed';
}

/** How many puzzles make a job of the right length: found out by the jobs done. */
export class Pace {
  size = FIRST_SIZE;

  note(count: number, elapsedMs: number): void {
    const fitting = Math.floor((count * JOB_MS) / Math.max(elapsedMs, 0.01));
    this.size = Math.min(Math.max(fitting, 1), 2 * this.size, MOST_PUZZLES);
  }
}
