// `inspectQueue`: the state of the queue of a build, in addition to the state of its folder (`inspectAtlas`).
import { findQueue } from './queue-file.js';
import { openRedis, progressKey } from './redis-queue.js';
import type { BuildProgress, QueueStatus } from '../atlas-types.js';

/** Progress as JSON, which has no infinity. */
type SavedProgress = Omit<BuildProgress, 'secondsLeft'> & { readonly secondsLeft: number | null };

/**
 * Reads the state of the queue of a build with the option `redis`; null if no such build has begun in the
 * folder.
 *
 * @throws NumbersGameError `invalid-option` if the server cannot be used
 */
export async function inspectQueue(dir: string, redis: string): Promise<QueueStatus | null> {
  const name = findQueue(dir);
  const connection = await openRedis(redis, () => undefined);
  try {
    if (name === null) return null;
    const queue = connection.openQueue(name);
    const { waiting = 0, active = 0 } = await queue.getJobCounts();
    const text = await connection.client.get(progressKey(name));
    const build = text === null ? null : (JSON.parse(text) as SavedProgress);
    return {
      workers: await queue.getWorkersCount(),
      waiting,
      active,
      build: build && { ...build, secondsLeft: build.secondsLeft ?? Infinity },
    };
  } finally {
    connection.close();
  }
}
