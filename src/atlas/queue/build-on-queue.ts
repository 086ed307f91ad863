// Builds shares together with the workers of other machines: puts the shares on a queue in Redis, builds some
// of them, and ends when all are in the folder.
//
// The folder is authoritative, not the queue. A share is done when its files are there, whoever wrote them;
// if the queue has fewer shares than are missing, because Redis lost its memory, they are added again. A
// share that is built twice does no harm. Only some shares are in the queue at a time: a job takes 4 kB of
// Redis.
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { unlessAborted } from '../../bulk/parallel/map-in-order.js';
import type { AbortSignalLike } from '../../bulk/parallel/worker-types.js';
import { findComplete } from '../build/join-parts.js';
import { keepQueue } from './queue-file.js';
import { openRedis, progressKey, type ShareQueue } from './redis-queue.js';
import { toJob } from './share-job.js';
import { inspectShare, listFolder, recordPath, type AtlasShare } from '../files/atlas-shares.js';
import { CLOSE_MS, takeShares } from './take-shares.js';
import type { AtlasPlan, BuildProgress } from '../atlas-types.js';

/** Maximum number of shares in the queue. */
const MOST_QUEUED = 2000;
/** Interval between two looks at the folder, in milliseconds. */
const POLL_MS = 500;
/** Milliseconds for which shares are missing in the queue and the folder before they are added again. */
const LOST_MS = 5000;
/** Seconds for which Redis keeps the progress. */
const PROGRESS_SECONDS = 10;

export interface QueueOptions {
  readonly redis: string;
  readonly lockMs: number;
  /** Number of threads of this process. */
  readonly count: number;
  readonly signal: AbortSignalLike;
  readonly onProgress: ((progress: BuildProgress) => void) | undefined;
  readonly onMessage: (text: string) => void;
}

/**
 * Builds the missing shares of an atlas.
 *
 * @throws the errors of `openRedis`; the error of a share that this process could not build; the reason of
 * the signal. The other workers go on.
 */
export async function buildOnQueue(
  dir: string,
  plan: AtlasPlan,
  missing: readonly AtlasShare[],
  { redis, lockMs, count, signal, onProgress, onMessage }: QueueOptions,
): Promise<void> {
  const connection = await openRedis(redis, onMessage);
  const name = keepQueue(dir);
  const queue = connection.openQueue(name);
  const shares = new OutstandingShares(dir, plan, missing);
  let failures = 0;
  const events = connection.watchReturns(name, () => failures++);
  const taker = takeShares(connection, name, dir, plan, {
    count,
    lockMs,
    onShare: () => undefined,
    onMessage,
  });
  const begin = performance.now();
  const total = shares.boards;
  const step = async () => {
    // Counted before the folder is read, so that a share finished in between is in one of them.
    const queued = await countJobs(queue);
    shares.update();
    failures += shares.findLost(queued);
    await queue.addBulk(shares.takeNew().map((share) => toJob(share, plan)));
    const seconds = (performance.now() - begin) / 1000;
    const done = total - shares.boards;
    const progress: BuildProgress = {
      done: plan.boards - shares.boards,
      total: plan.boards,
      rate: (done * (plan.to - plan.from + 1)) / seconds,
      secondsLeft: done === 0 ? Infinity : (seconds / done) * shares.boards,
      workers: await queue.getWorkersCount(),
      failures,
    };
    await connection.client.set(progressKey(name), JSON.stringify(progress), 'EX', PROGRESS_SECONDS);
    onProgress?.(progress);
    if (shares.boards > 0) await wait(POLL_MS);
  };
  try {
    while (shares.boards > 0) {
      signal.throwIfAborted();
      await unlessAborted(Promise.race([step(), taker.failure]), signal);
    }
    await Promise.race([queue.obliterate({ force: true }), wait(CLOSE_MS, undefined, { ref: false })]);
  } finally {
    await taker.close();
    connection.close();
    void events.close();
  }
}

/** Returns the number of shares in the queue: waiting, in work, or retried. */
async function countJobs(queue: ShareQueue): Promise<number> {
  const { waiting = 0, active = 0, delayed = 0, prioritized = 0, paused = 0 } = await queue.getJobCounts();
  return waiting + active + delayed + prioritized + paused;
}

/** Shares that are not in the folder yet. */
class OutstandingShares {
  readonly #dir: string;
  readonly #plan: AtlasPlan;
  /** Whether the parts of the tables are still needed. */
  readonly #needsParts: boolean;
  /** Shares in the queue, by their first board. `#waiting` holds those that were not added yet. */
  readonly #queued = new Map<number, AtlasShare>();
  #waiting: AtlasShare[];
  #lostSince: number | null = null;
  /** Number of boards in these shares. */
  boards: number;

  constructor(dir: string, plan: AtlasPlan, shares: readonly AtlasShare[]) {
    this.#dir = dir;
    this.#plan = plan;
    this.#needsParts = findComplete(dir) === null;
    this.#waiting = [...shares];
    this.boards = shares.reduce((sum, { count }) => sum + count, 0);
  }

  /** Removes the finished shares. */
  update(): void {
    const { keep } = this.#plan;
    const folder = recordPath(keep, { first: 0, count: 0 }).replace(/\/.*/, '');
    const names = new Set(listFolder(this.#dir, folder).map((name) => `${folder}/${name}`));
    for (const share of this.#queued.values()) {
      if (!names.has(recordPath(keep, share))) continue;
      if (inspectShare(this.#dir, this.#plan, share, this.#needsParts).state !== 'finished') continue;
      this.#queued.delete(share.first);
      this.boards -= share.count;
    }
  }

  /**
   * Detects shares that the queue has lost, and schedules them to be added again. Returns their number.
   *
   * @param jobs number of jobs in the queue
   */
  findLost(jobs: number): number {
    const lost = this.#queued.size - jobs;
    if (lost <= 0) this.#lostSince = null;
    else this.#lostSince ??= performance.now();
    if (this.#lostSince === null || performance.now() - this.#lostSince < LOST_MS) return 0;
    // Adding a share that is still in the queue has no effect.
    this.#waiting = [...this.#queued.values(), ...this.#waiting];
    this.#queued.clear();
    this.#lostSince = null;
    return lost;
  }

  /** Takes the shares to add to the queue. */
  takeNew(): AtlasShare[] {
    const shares = this.#waiting.splice(0, Math.max(0, MOST_QUEUED - this.#queued.size));
    for (const share of shares) this.#queued.set(share.first, share);
    return shares;
  }
}
