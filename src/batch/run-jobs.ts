// How `batch` and `batchLines` run jobs on threads.
//
// A job has as many puzzles as take about ten milliseconds: messages cost little in comparison, a few puzzles
// are still spread over all threads, and answers come soon. A job never waits for puzzles that have not
// arrived yet. The answer to a puzzle depends on the puzzle alone, so neither threads nor jobs show in the
// output.
//
// If two threads end on a job, its puzzles are run again one by one. The puzzle on which two more end gets
// the error, the others get their results.
import { NumbersGameError } from '../core/errors.js';
import { openThreads } from '../parallel/node-threads.js';
import type { JobQueue } from '../parallel/job-queue.js';
import type { Refusal } from './answer-puzzle.js';
import type { Options } from './parse-options.js';

const WORKER_FILE = new URL('./batch-thread.js', import.meta.url);

/** Jobs in progress or done ahead of the caller, per thread. */
export const JOBS_AHEAD = 2;
/** The intended duration of a job. */
const JOB_MS = 10;
/** The number of puzzles in a job: at first, and at most. */
const FIRST_SIZE = 8;
const MOST_PUZZLES = 512;

/**
 * The objects of a job are short-lived. With V8's default of 48 MB for new objects, a thread would use twice
 * the memory.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 };

/** Makes the threads for these options. */
export function startThreads<Job, Reply>({ question, workers }: Options): JobQueue<Job, Reply> {
  return openThreads(WORKER_FILE, workers, question, RESOURCE_LIMITS);
}

/**
 * Runs a job. If two threads ended on it, runs each of its items alone; `fail` answers an item that fails
 * again.
 */
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

/** Whether an error says that two threads ended on a job. */
export function isOfWorker(error: unknown): error is NumbersGameError {
  return error instanceof NumbersGameError && error.code === 'worker-failed';
}

/** The number of puzzles in the next job, adapted to the duration of earlier ones. */
export class Pace {
  size = FIRST_SIZE;

  note(count: number, elapsedMs: number): void {
    const fitting = Math.floor((count * JOB_MS) / Math.max(elapsedMs, 0.01));
    this.size = Math.min(Math.max(fitting, 1), 2 * this.size, MOST_PUZZLES);
  }
}
