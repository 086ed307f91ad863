// A time limit for the steps of an asynchronous iterator whose work is done by threads: a step that takes too
// long aborts the work by a signal, which ends the threads.
import { timeoutError } from '../core/deadline.js';
import type { AbortSignalLike } from './worker-types.js';

/** Maximum delay of `setTimeout`, which treats a longer one as no delay at all. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Yields the items of a generator that `open` makes, each within a number of milliseconds.
 *
 * @param open is given a signal that is aborted if a step takes too long, or with the outer signal
 * @throws NumbersGameError `timeout`
 */
export async function* limitAsyncSteps<Item>(
  open: (signal: AbortSignalLike) => AsyncGenerator<Item, void, undefined>,
  timeout: number,
  outer?: AbortSignalLike,
): AsyncGenerator<Item, void, undefined> {
  outer?.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort(outer?.reason);
  outer?.addEventListener('abort', abort);
  const items = open(stop.signal);
  try {
    for (;;) {
      const timer = setTimeout(() => stop.abort(timeoutError(timeout)), Math.min(timeout, MAX_DELAY_MS));
      const step = await items.next().finally(() => clearTimeout(timer));
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    outer?.removeEventListener('abort', abort);
    await items.return();
  }
}
