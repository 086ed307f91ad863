// Counts the game of every set of four candidates on all cores: each subset once, in jobs, and then the
// sums over the subsets of each set.
import { availableParallelism } from 'node:os';
import { withQueue } from '../../bulk/parallel/job-queue.js';
import { mapInOrder } from '../../bulk/parallel/map-in-order.js';
import { openThreads } from '../../bulk/parallel/node-threads.js';
import { checkShard, parseWorkers } from '../../bulk/parallel/parse-job-options.js';
import type { AbortSignalLike, Progress, Shard } from '../../bulk/parallel/worker-types.js';
import { countJob, openLargeBoards } from './count-subsets.js';
import type { LargeGame } from './large-game.js';
import { LargeTable, SubsetCounts } from './large-table.js';
import type { PartFiles } from './part-files.js';
import { dealJobs, type SubsetJob } from './subset-jobs.js';

const THREAD_FILE = new URL('./count-subsets-thread.js', import.meta.url);
const JOBS_AHEAD = 2;

export interface CountLargeOptions {
  readonly workers?: number;
  /** Counts only every of-th job. Default: all. */
  readonly shard?: Shard;
  /** Files of finished jobs, which are read and continued. Default: none. */
  readonly parts?: PartFiles;
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Counts every set of four candidates.
 *
 * @returns null if jobs of other shards are missing
 */
export async function countLargeNumbers(
  game: LargeGame,
  { workers, shard = { index: 1, of: 1 }, parts, signal, onProgress }: CountLargeOptions = {},
): Promise<LargeTable | null> {
  checkShard(shard);
  const threadCount = parseWorkers(workers, availableParallelism());
  const jobs = dealJobs(game);
  const counts = new SubsetCounts(game.candidates.length);
  const [missing, others]: [SubsetJob[], SubsetJob[]] = [[], []];
  for (const [index, job] of jobs.entries()) {
    const finished = parts?.read(job) ?? null;
    if (finished !== null) counts.add(job, finished);
    else (index % shard.of === shard.index - 1 ? missing : others).push(job);
  }
  const total = jobs.reduce((sum, { boards }) => sum + boards, 0);
  let done = total - [...missing, ...others].reduce((sum, { boards }) => sum + boards, 0);
  if (missing.length > 0) {
    const threads = openThreads<SubsetJob, ArrayBuffer>(
      THREAD_FILE,
      Math.min(threadCount, missing.length),
      game,
    );
    const count = async (job: SubsetJob) => ({ job, rows: await threads.run(job) });
    const use = () => mapInOrder(missing, count, threadCount * JOBS_AHEAD, signal);
    for await (const { job, rows } of withQueue(threads, use, signal)) {
      parts?.write(job, rows);
      counts.add(job, new Uint32Array(rows));
      done += job.boards;
      onProgress?.({ done, total });
    }
  }
  // Other shards may have finished in the meantime.
  for (const job of others) {
    const finished = parts?.read(job) ?? null;
    if (finished === null) return null;
    counts.add(job, finished);
  }
  return new LargeTable(game, counts);
}

/** Counts the game of one set, the four candidates, in this thread. */
export function countLargeSet(game: LargeGame): LargeTable {
  const counts = new SubsetCounts(game.candidates.length);
  const reach = openLargeBoards(game);
  for (const job of dealJobs(game)) counts.add(job, countJob(game, job, reach));
  return new LargeTable(game, counts);
}
