// The page's side of a list that the worker computes. It is pulled in batches, one ahead of the caller: so
// the worker goes on while the page uses the items, and stops when the page stops taking them.
import { NumbersGameError } from '../core/errors.js';
import type { WorkerReachAllOptions } from './worker-solver-types.js';
import type { JobQueue } from '../parallel/job-queue.js';
import type { Batch, Job, Pull } from './solver-messages.js';

/** Abort reason of a pull whose list is no longer wanted. */
const LEFT = Symbol('the list was left');

/**
 * Yields the items of a list. The worker begins the list at the first step. Leaving the loop ends the
 * worker's job, even in the middle of a step.
 *
 * @param checkActive is called at the first step, and throws if the list may not begin any more
 */
export function pullList<Item>(
  workers: JobQueue<Job, unknown>,
  list: Pick<Pull, 'list' | 'method' | 'args'>,
  options: WorkerReachAllOptions,
  checkActive: () => void,
): AsyncGenerator<Item, void, undefined> {
  const stop = new AbortController();
  const items = pullItems<Item>(workers, list, options, checkActive, stop);
  const end = items.return.bind(items);
  // By itself a generator would first finish the running step.
  items.return = (value) => {
    stop.abort(LEFT);
    return end(value);
  };
  return items;
}

async function* pullItems<Item>(
  workers: JobQueue<Job, unknown>,
  list: Pick<Pull, 'list' | 'method' | 'args'>,
  { signal, onProgress }: WorkerReachAllOptions,
  checkActive: () => void,
  stop: AbortController,
): AsyncGenerator<Item, void, undefined> {
  let had = 0;
  const pull = async () => {
    const job: Pull = { kind: 'pull', ...list, skip: had, wantsTotal: onProgress !== undefined };
    const batch = (await workers.run(job, stop.signal)) as Batch;
    had += batch.items.length;
    if (batch.items.length > 0) onProgress?.({ done: had, total: batch.total });
    return batch;
  };
  const abort = () => stop.abort(signal?.reason);
  checkActive();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', abort);
  let isDone = false;
  try {
    let next = pull();
    while (!isDone) {
      const { items, refusal, ...batch } = await next;
      isDone = batch.isDone;
      if (!isDone) {
        next = pull();
        // It may reject long before its turn, or never get one.
        next.catch(() => undefined);
      }
      for (const item of items) {
        yield item as Item;
        stop.signal.throwIfAborted();
      }
      if (refusal !== null) throw new NumbersGameError(refusal.code, refusal.message);
    }
  } catch (error) {
    if (error !== LEFT) throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    if (!isDone) {
      stop.abort(LEFT);
      workers.tell({ kind: 'close', list: list.list });
    }
  }
}
