// Runs the jobs of `batch` and `batchLines` on threads.
//
// A job has as many puzzles as take about ten milliseconds: messages cost little in comparison, a few puzzles
// are still spread over all threads, and answers come soon. If a puzzle takes longer, the thread sends the
// answers before it. A job never waits for puzzles that have not arrived yet. The answer to a puzzle depends
// on the puzzle alone, so neither threads nor jobs show in the output.
//
// If two threads end on a job, its puzzles are run again one by one. The puzzle on which two more end gets
// the error, the others get their results.
import { NumbersGameError } from '../core/errors.js';
import { openThreads } from '../parallel/node-threads.js';
import type { JobQueue } from '../parallel/job-queue.js';
import { toRefusal, type PuzzleRefusal } from './puzzle-outcome.js';
import type { ParsedBatchOptions } from './parse-batch-options.js';

const WORKER_FILE = new URL('./batch-thread.js', import.meta.url);

/** Number of jobs per thread that may be in progress or done ahead of the caller. */
export const JOBS_AHEAD = 2;
/** Intended duration of a job in milliseconds. */
const JOB_MS = 10;
/** Number of puzzles in a job: at first, and at most. With 512 it was no faster, and took 10 MB more. */
const FIRST_SIZE = 8;
const MOST_PUZZLES = 128;

/**
 * The objects of a job are short-lived. With V8's default of 48 MB for new objects, a thread would use twice
 * the memory.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 8 };

export function startThreads<Job, Reply>({ question, workers }: ParsedBatchOptions): JobQueue<Job, Reply> {
  return openThreads(WORKER_FILE, workers, question, RESOURCE_LIMITS);
}

/** An answer to some of the puzzles of a job, in their order. */
interface BatchPart {
  readonly records: number;
}

/**
 * Runs a job, whose answer comes in parts. If two threads ended on it, runs each of its items that is still
 * unanswered alone; `fail` answers an item that fails again.
 */
export async function runApart<Item, Answer extends BatchPart>(
  items: readonly Item[],
  run: (items: readonly Item[], push: (part: Answer) => void) => Promise<void>,
  fail: (item: Item, refusal: PuzzleRefusal) => Promise<Answer>,
  push: (part: Answer) => void,
): Promise<void> {
  let answered = 0;
  try {
    await run(items, (part) => {
      answered += part.records;
      push(part);
    });
    return;
  } catch (error) {
    if (!isOfWorker(error)) throw error;
    if (items.length === 1) {
      push(await fail(items[0], toRefusal(error)));
      return;
    }
  }
  const alone = items.slice(answered).map(async (item) => {
    const parts: Answer[] = [];
    await runApart([item], run, fail, (part) => parts.push(part));
    return parts;
  });
  // They may reject before their turn.
  for (const parts of alone) parts.catch(() => undefined);
  for (const parts of alone) (await parts).forEach(push);
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
