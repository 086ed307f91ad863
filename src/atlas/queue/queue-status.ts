// `inspectQueue`: the state of the queue of a build, in addition to the state of its folder (`inspectAtlas`).
import { findQueue } from './queue-file.js';
import { openRedis, progressKey } from './redis-queue.js';
import { isCount, isObject } from '../files/read-record.js';
import type { BuildProgress, QueueStatus } from '../atlas-types.js';

/**
 * Reads the state of the queue of a build with the option `redis`; null if no such build has begun in the
 * folder.
 *
 * @throws NumbersGameError `invalid-option` if the server cannot be used
 * @example
 * const status = await inspectQueue('atlas-9', 'redis://queue.example:6379');
 * status?.waiting; // how many shares wait for a worker
 */
export async function inspectQueue(dir: string, redis: string): Promise<QueueStatus | null> {
  const name = findQueue(dir);
  const connection = await openRedis(redis, () => undefined);
  try {
    if (name === null) return null;
    const queue = connection.openQueue(name);
    const { waiting = 0, active = 0 } = await queue.getJobCounts();
    const text = await connection.client.get(progressKey(name));
    return {
      workers: await queue.getWorkersCount(),
      waiting,
      active,
      build: text === null ? null : readProgress(text),
    };
  } finally {
    connection.close();
  }
}

/** Reads the progress that a build keeps in Redis; null if it is anything else. It is printed. */
function readProgress(text: string): BuildProgress | null {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return null;
  }
  const { done, total, rate, secondsLeft, workers, failures } = isObject(saved) ? saved : {};
  if (!isCount(done) || !isCount(total) || !isCount(workers) || !isCount(failures)) return null;
  // JSON has no infinity.
  const left = secondsLeft ?? Infinity;
  if (typeof rate !== 'number' || typeof left !== 'number') return null;
  return { done, total, rate, secondsLeft: left, workers, failures };
}
