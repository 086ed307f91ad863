// The entries of a list, solved on all cores, in the order of their problems, and the totals.
//
// A list of any length is written as it is computed. The problems are solved in threads because one of them
// may take minutes: meanwhile the process must respond to Ctrl-C and update the progress bar.
import { availableParallelism } from 'node:os';
import { withQueue } from '../../parallel/job-queue.js';
import { mapInOrder } from '../../parallel/map-in-order.js';
import { openThreads } from '../../parallel/node-threads.js';
import type { ListQuery } from './list-thread.js';
import type { Entry, ListProblem, ListQuestion } from './solve-problem.js';

const THREAD_FILE = new URL('./list-thread.js', import.meta.url);

/** Problems in progress or solved ahead of the reader, per thread. */
const PROBLEMS_AHEAD = 4;

/** Problems of a list, and the rules for solving them. */
export interface ListRules extends ListQuestion {
  readonly problems: Iterable<ListProblem> | AsyncIterable<ListProblem>;
  readonly signal: AbortSignal;
  /** Called after each problem with the totals so far. */
  readonly onProgress: (totals: ListTotals) => void;
}

export interface ListTotals {
  problems: number;
  /** Number of problems that have a solution. */
  solvable: number;
  /** Number of solutions that were listed. */
  solutions: number;
}

/**
 * Finds all solutions of each problem, or the problems without a solution, and adds them to the totals.
 *
 * @throws NumbersGameError as `solver.solutions`; the reason of the signal if it was aborted
 */
export async function* findEntries(
  { problems, signal, onProgress, rules, aces, distinct, timeout }: ListRules,
  isUnsolvable: boolean,
  totals: ListTotals,
): AsyncGenerator<Entry> {
  const query: ListQuery = { rules, aces, distinct, timeout, isUnsolvable };
  const workers = availableParallelism();
  const threads = openThreads<ListProblem, Entry | null>(THREAD_FILE, workers, query);
  const run = ({ numbers, target }: ListProblem) => threads.run({ numbers, target });
  const use = () => mapInOrder(problems, run, workers * PROBLEMS_AHEAD, signal);
  for await (const entry of withQueue(threads, use, signal)) {
    totals.problems++;
    totals.solvable += Number(entry === null || entry.solutions.length > 0);
    totals.solutions += entry?.solutions.length ?? 0;
    onProgress(totals);
    if (entry !== null) yield entry;
  }
}
