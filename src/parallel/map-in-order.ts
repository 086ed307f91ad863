// An asynchronous map with bounded look-ahead: the results come in the order of the items, and the source is
// read lazily, a few items ahead of the consumer.
import type { AbortSignalLike } from './worker-types.js';

/**
 * Yields the results of an asynchronous function, in the order of the items. At most `ahead` further items
 * are started before the consumer has taken the current one. When the generator ends, for whatever reason, it
 * also ends the source, without waiting for calls that are still running.
 *
 * @throws what the source or the function throws, when its turn comes; the reason of the signal at once.
 */
export async function* mapInOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  map: (item: Item) => Promise<Result>,
  ahead: number,
  signal: AbortSignalLike = new AbortController().signal,
): AsyncGenerator<Result, void, undefined> {
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let reading: Promise<unknown> = Promise.resolve();
  const take = (): Promise<IteratorResult<Result, unknown>> => {
    const step = reading.then(() => source.next());
    reading = step;
    const result = step.then(async (item) => (item.done ? item : { value: await map(item.value) }));
    // It may reject long before its turn, or never get one.
    result.catch(() => undefined);
    return result;
  };
  const results: Promise<IteratorResult<Result, unknown>>[] = [];
  try {
    for (;;) {
      signal.throwIfAborted();
      while (results.length <= ahead) results.push(take());
      const result = await unlessAborted(results.shift()!, signal);
      if (result.done) return;
      yield result.value;
    }
  } finally {
    // Not awaited, because the source may be waiting for an item that never comes.
    Promise.resolve(source.return?.()).catch(() => undefined);
  }
}

/**
 * Settles as the promise does, or rejects as soon as the signal is aborted, at once if it already is, and
 * then calls `onAbort`.
 */
export function unlessAborted<Value>(
  promise: Promise<Value>,
  signal: AbortSignalLike,
  onAbort: () => void = () => undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason);
      onAbort();
    };
    if (signal.aborted) {
      // The promise may reject later, which must not be an unhandled rejection.
      promise.catch(() => undefined);
      abort();
      return;
    }
    const forget = listen(signal, abort);
    void promise.then(resolve, reject).finally(forget);
  });
}

/** The calls to make when a signal is aborted, and the function that removes their listener. */
const listening = new WeakMap<
  AbortSignalLike,
  { readonly calls: Set<() => void>; readonly end: () => void }
>();

/**
 * Calls a function, which must not throw, when a signal is aborted, until the returned function is called.
 * There is one listener for all of them, because Node warns of more than ten.
 */
export function listen(signal: AbortSignalLike, call: () => void): () => void {
  const { calls, end } = listening.get(signal) ?? openListener(signal);
  calls.add(call);
  return () => {
    calls.delete(call);
    if (calls.size === 0) end();
  };
}

function openListener(signal: AbortSignalLike) {
  const calls = new Set<() => void>();
  const run = () => {
    end();
    for (const call of calls) call();
  };
  const end = () => {
    listening.delete(signal);
    signal.removeEventListener('abort', run);
  };
  signal.addEventListener('abort', run);
  listening.set(signal, { calls, end });
  return { calls, end };
}
