// Counts unsolved problems, and searches for solutions of open ones, on all cores.
import { availableParallelism } from 'node:os';
import { withQueue } from '../../bulk/parallel/job-queue.js';
import { mapInOrder } from '../../bulk/parallel/map-in-order.js';
import { openThreads } from '../../bulk/parallel/node-threads.js';
import { parseWorkers } from '../../bulk/parallel/parse-job-options.js';
import type { AbortSignalLike, Progress } from '../../bulk/parallel/worker-types.js';
import { countBoards } from '../../solver/boards/grouped-boards.js';
import type { OpenAnswer, OpenJob } from './open-problems-thread.js';
import type { OpenProblems } from './open-problems.js';
import type { UnsolvedShare, ShareResult, UnsolvedQuery } from './unsolved-thread.js';

const UNSOLVED_FILE = new URL('./unsolved-thread.js', import.meta.url);
const OPEN_FILE = new URL('./open-problems-thread.js', import.meta.url);

/** Number of boards in a share. Neighbours have numbers in common, whose lists are reached once. */
const SHARE_SIZE = 10;
const SHARES_AHEAD = 4;

interface ThreadOptions {
  readonly workers?: number;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

interface CountUnsolvedOptions extends ThreadOptions, UnsolvedQuery {
  /** Counts only one of every `every` shares of the boards, at least one in all. Default: 1, all boards. */
  readonly every?: number;
}

/** Counts the problems of a pool that each limit leaves unsolved. */
export async function countUnsolved(
  options: CountUnsolvedOptions,
): Promise<ShareResult & { boards: number }> {
  const { pool, size, from, to, limits, every = 1, signal, onProgress } = options;
  const all = dealShares(countBoards({ pool, size }));
  const first = Math.min(every, all.length) >> 1;
  const shares = all.filter((_, index) => index % every === first);
  const boards = shares.reduce((sum, { count }) => sum + count, 0);
  const workers = parseWorkers(options.workers, availableParallelism());
  const query: UnsolvedQuery = { pool, size, from, to, limits };
  const threads = openThreads<UnsolvedShare, ShareResult>(UNSOLVED_FILE, workers, query);
  const rows = limits.map(() => ({ boards: 0, problems: 0, elapsedMs: 0 }));
  const left: OpenProblems[] = [];
  let done = 0;
  const use = () => mapInOrder(shares, (share) => threads.run(share), workers * SHARES_AHEAD, signal);
  for await (const result of withQueue(threads, use, signal)) {
    for (const [index, row] of rows.entries()) {
      row.boards += result.rows[index].boards;
      row.problems += result.rows[index].problems;
      row.elapsedMs += result.rows[index].elapsedMs;
    }
    left.push(...result.left);
    done += boards / shares.length;
    onProgress?.({ done: Math.min(boards, Math.round(done)), total: boards });
  }
  return { boards, rows, left };
}

function dealShares(total: number): UnsolvedShare[] {
  return Array.from({ length: Math.ceil(total / SHARE_SIZE) }, (_, index) => ({
    first: index * SHARE_SIZE,
    count: Math.min(SHARE_SIZE, total - index * SHARE_SIZE),
  }));
}

/** Searches problems with a limit of squares. Yields the answer of each board, in order. */
export async function* searchOpenProblems(
  problems: readonly OpenProblems[],
  limit: bigint,
  { workers, signal }: ThreadOptions,
): AsyncGenerator<OpenAnswer, void, undefined> {
  const count = parseWorkers(workers, availableParallelism());
  const threads = openThreads<OpenJob, OpenAnswer>(OPEN_FILE, count, null);
  const jobs = problems.map((problem) => ({ ...problem, limit }));
  yield* withQueue(threads, () => mapInOrder(jobs, (job) => threads.run(job), count, signal), signal);
}
