// `work`: builds shares for a build on another machine, in a folder that both machines see, until the atlas
// is complete.
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { NumbersGameError } from '../../core/errors.js';
import { checkProperties } from '../../core/options.js';
import { unlessAborted } from '../../bulk/parallel/map-in-order.js';
import { checkFunction, checkSignal, parseWorkers } from '../../bulk/parallel/parse-job-options.js';
import type { AbortSignalLike } from '../../bulk/parallel/worker-types.js';
import { findComplete } from '../build/join-parts.js';
import { findPlan } from '../files/plan-file.js';
import { findQueue } from './queue-file.js';
import { openRedis } from './redis-queue.js';
import { parseLock, takeShares } from './take-shares.js';
import type { AtlasPlan, WorkOptions, WorkReport } from '../atlas-types.js';

/** Interval between two looks at the folder, in milliseconds. */
const POLL_MS = 500;
/** Milliseconds that a worker waits for its build to begin. */
const WAIT_MS = 60_000;

/**
 * Joins a build with a queue: `build` with the option `redis`, in the same folder. Ends when the atlas is
 * complete.
 *
 * @param dir folder of the build, as this machine sees it. If no build has begun there, `work` waits a
 * minute.
 * @throws NumbersGameError `invalid-option` if no build begins in the folder, the build runs another version
 * of this package, or Redis or the folder cannot be used; `worker-failed` if two threads end on the same
 * share. The reason of the signal. Shares in work go back to the queue.
 * @example
 * await work('/shared/atlas-9', { redis: 'redis://queue.example:6379' }); // until the atlas is complete
 */
export async function work(dir: string, options: WorkOptions): Promise<WorkReport> {
  checkProperties(
    options,
    ['redis', 'workers', 'lockSeconds', 'signal', 'onProgress', 'onMessage'],
    'options',
  );
  const {
    redis,
    workers,
    lockSeconds,
    signal = new AbortController().signal,
    onProgress,
    onMessage = () => undefined,
  } = options;
  const count = parseWorkers(workers, availableParallelism());
  const lockMs = parseLock(lockSeconds);
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  checkFunction(onMessage, 'onMessage');
  const connection = await openRedis(redis, onMessage);
  let [shares, boards] = [0, 0];
  try {
    const found = await waitForBuild(dir, signal);
    if (found === null) return { shares, boards };
    const begin = performance.now();
    const width = found.plan.to - found.plan.from + 1;
    const taker = takeShares(connection, found.queue, dir, found.plan, {
      count,
      lockMs,
      onMessage,
      onShare(share) {
        shares++;
        boards += share.count;
        const seconds = (performance.now() - begin) / 1000;
        onProgress?.({ shares, boards, rate: (boards * width) / seconds });
      },
    });
    try {
      while (findComplete(dir) === null) {
        signal.throwIfAborted();
        if (findQueue(dir) !== found.queue && findComplete(dir) === null) throw noBuild(dir);
        await unlessAborted(Promise.race([wait(POLL_MS), taker.failure]), signal);
      }
    } finally {
      await taker.close();
    }
    return { shares, boards };
  } finally {
    connection.close();
  }
}

/** Waits for the plan and the queue of a folder; null if its atlas is complete. */
async function waitForBuild(
  dir: string,
  signal: AbortSignalLike,
): Promise<{ readonly plan: AtlasPlan; readonly queue: string } | null> {
  const begin = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const plan = findPlan(dir);
    const queue = findQueue(dir);
    if (plan !== null && queue !== null) return { plan, queue };
    if (plan !== null && findComplete(dir) !== null) return null;
    if (performance.now() - begin > WAIT_MS) throw noBuild(dir);
    await unlessAborted(wait(POLL_MS), signal);
  }
}

function noBuild(dir: string): NumbersGameError {
  return new NumbersGameError(
    'invalid-option',
    `dir: expected a folder in which atlas build --redis runs, got ${JSON.stringify(dir)}; ` +
      'start the build, or correct the path of the folder on this machine',
  );
}
