// Takes shares from the queue and builds them; used by `build` and `work`.
//
// A share that is finished is not built again. A worker that was suspended until another one had built its
// share writes the same bytes again, by renaming, which changes nothing.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unexpected } from '../../core/errors.js';
import { findComplete } from '../build/join-parts.js';
import type { RedisConnection } from './redis-queue.js';
import { readJob } from './share-job.js';
import { openShareThreads } from '../build/share-threads.js';
import { inspectShare, PARTS, type AtlasShare } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';
import { removeUnfinished } from '../build/remove-unfinished.js';

/** Maximum time to wait for Redis when closing, in milliseconds: the server may be gone. */
export const CLOSE_MS = 3000;

/** Default of `lockSeconds`: a killed worker delays the end little, and a network may stall for a while. */
const LOCK_SECONDS = 30;
const MOST_LOCK_SECONDS = 3600;

/** Checks the option `lockSeconds`. Returns milliseconds. */
export function parseLock(seconds = LOCK_SECONDS): number {
  if (seconds >= 1 && seconds <= MOST_LOCK_SECONDS) return Math.round(seconds * 1000);
  throw unexpected('invalid-option', 'lockSeconds', `a number from 1 to ${MOST_LOCK_SECONDS}`, seconds);
}

interface TakeOptions {
  /** Number of threads. */
  readonly count: number;
  readonly lockMs: number;
  /** Called after each share that was built here. */
  readonly onShare: (share: AtlasShare) => void;
  /** Called with the reason when a job is refused, once for each reason. */
  readonly onMessage: (text: string) => void;
}

/** Maximum number of reasons that are told: a hostile queue has any number. */
const MOST_TOLD = 10;

/** Threads that take shares from a queue. */
interface ShareTaker {
  /** Rejects with the error of a share, after which no more shares are taken; otherwise never settles. */
  readonly failure: Promise<never>;
  /** Returns shares in work to the queue, and removes their unfinished files. */
  close(): Promise<void>;
}

/** Starts to take shares. */
export function takeShares(
  redis: RedisConnection,
  queue: string,
  dir: string,
  plan: AtlasPlan,
  { count, lockMs, onShare, onMessage }: TakeOptions,
): ShareTaker {
  const threads = openShareThreads(dir, plan, count);
  const stop = new AbortController();
  let fail: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  failure.catch(() => undefined);
  const told = new Set<string>();
  const buildShare = async (data: unknown) => {
    stop.signal.throwIfAborted();
    const share = readJob(data, plan);
    if (typeof share === 'string') {
      // The job is over: the build adds the share again if it is one of its own.
      if (!told.has(share) && told.size < MOST_TOLD) onMessage(`a job in Redis is refused: ${share}`);
      told.add(share);
      return;
    }
    if (inspectShare(dir, plan, share, findComplete(dir) === null).state === 'finished') return;
    try {
      await threads.queue.run(share, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) fail(error);
      stop.abort();
      throw error;
    }
    onShare(share);
  };
  const worker = redis.openWorker(queue, buildShare, { concurrency: threads.count, lockMs });
  return {
    failure,
    async close() {
      stop.abort();
      await Promise.race([worker.close(), wait(CLOSE_MS, undefined, { ref: false })]);
      await threads.queue.close();
      removeUnfinished(dir);
      // If the atlas is complete, another process has built the share and joined the parts.
      if (findComplete(dir) !== null) {
        rmSync(join(dir, PARTS), { recursive: true, force: true, maxRetries: 3 });
      }
    },
  };
}
