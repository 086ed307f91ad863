// Jobs on worker threads of Node: `Workers` runs each on one of so many threads, `mapInOrder` keeps them in order and not too far ahead
// of who takes the results, and `serveJobs` is the other side, in the worker's file.
//
// A worker that dies takes one job with it, which is done again, once, on a worker made for it. Whatever ends a worker is noticed by its
// `exit`: an error that nobody caught, `process.exit`, lack of memory, `terminate` from outside.
//
// Why no library: in tinypool 2.2 a job never settles whose worker calls `process.exit`; in piscina 5.3 a worker that dies before it is
// ready is not replaced, and the jobs in the queue never settle; and in both a job cannot be sent to a fresh worker.
import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';
import { NumbersGameError, type ErrorCode } from './errors.js';
import type { AbortSignalLike } from './types.js';

/** What a worker answers to a job. */
type Reply<Result> =
  { readonly result: Result } | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };

interface Task<Job, Result> {
  readonly job: Job;
  readonly isRetry: boolean;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: NumbersGameError) => void;
}

/** Worker threads that run one job each at a time. Jobs and results are cloned; a result that is an ArrayBuffer is moved. */
export class Workers<Job, Result> {
  readonly #file: URL;
  readonly #workerData: unknown;
  readonly #count: number;
  readonly #resourceLimits: ResourceLimits;
  /** Each worker alive, with its task, or null if it has none. */
  readonly #tasks = new Map<Worker, Task<Job, Result> | null>();
  readonly #queue: Task<Job, Result>[] = [];
  #closing: Promise<unknown> | null = null;

  /** @param file a file that calls `serveJobs`. The threads, at most `count`, are made when there are jobs for them. */
  constructor(file: URL, count: number, workerData: unknown, resourceLimits: ResourceLimits = {}) {
    this.#file = file;
    this.#count = count;
    this.#workerData = workerData;
    this.#resourceLimits = resourceLimits;
  }

  /**
   * Runs a job when its turn comes. After `close` the promise never settles.
   *
   * @throws NumbersGameError that the job threw in the worker, or `worker-failed` if two workers died of it.
   */
  run(job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, isRetry: false, resolve, reject });
      this.#startNext();
    });
  }

  /** Ends all threads and forgets all jobs. */
  close(): Promise<unknown> {
    this.#closing ??= Promise.all([...this.#tasks.keys()].map((worker) => worker.terminate()));
    this.#tasks.clear();
    this.#queue.length = 0;
    return this.#closing;
  }

  #startNext(): void {
    if (this.#closing !== null || this.#queue.length === 0) return;
    const worker = this.#idleWorker() ?? (this.#tasks.size < this.#count ? this.#createWorker() : null);
    if (worker !== null) this.#start(worker, this.#queue.shift()!);
  }

  #idleWorker(): Worker | null {
    for (const [worker, task] of this.#tasks) if (task === null) return worker;
    return null;
  }

  #start(worker: Worker, task: Task<Job, Result>): void {
    this.#tasks.set(worker, task);
    worker.ref();
    worker.postMessage(task.job);
  }

  #createWorker(): Worker {
    // Without the options of this process: `--input-type` would end a worker at once.
    const worker = new Worker(this.#file, {
      workerData: this.#workerData,
      resourceLimits: this.#resourceLimits,
      execArgv: [],
    });
    let cause: unknown;
    worker.on('message', (reply: Reply<Result>) => {
      this.#finish(worker, reply);
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => {
      this.#replace(worker, code, cause);
    });
    return worker;
  }

  #finish(worker: Worker, reply: Reply<Result>): void {
    const task = this.#tasks.get(worker);
    if (!task) return;
    this.#tasks.set(worker, null);
    // An idle worker keeps no process alive.
    worker.unref();
    if ('result' in reply) task.resolve(reply.result);
    else task.reject(new NumbersGameError(reply.refusal.code, reply.refusal.message));
    this.#startNext();
  }

  #replace(dead: Worker, code: number, cause: unknown): void {
    const task = this.#tasks.get(dead);
    this.#tasks.delete(dead);
    if (!task) return;
    if (!task.isRetry) {
      this.#start(this.#createWorker(), { ...task, isRetry: true });
      return;
    }
    const reason = cause instanceof Error ? cause.message : `exit code ${code}`;
    const message = `workers: expected an answer, got none: two workers ended on the same job (${reason})`;
    task.reject(new NumbersGameError('worker-failed', message, { cause }));
    this.#startNext();
  }
}

/**
 * Yields what an asynchronous function makes of each item, in order. So many items are taken `ahead` of the one that is waited for. When
 * it ends, for whatever reason, it ends the source, and does not wait for what the function is still at.
 *
 * @throws what the source or the function throws, in its place in the order; the reason of the signal at once.
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
    // It may fail long before its turn, or never have one.
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
    // Not awaited, as the source may be waiting for an item that never comes.
    Promise.resolve(source.return?.()).catch(() => undefined);
  }
}

/** The promise, or a rejection as soon as the signal is aborted. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignalLike): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort);
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}

/** In a worker's file: answers each job with what `serve` makes of it. Any error but a NumbersGameError ends the worker. */
export function serveJobs(serve: (job: never) => unknown): void {
  const port = parentPort!;
  port.on('message', (job: unknown) => {
    try {
      const result = serve(job as never);
      port.postMessage({ result }, result instanceof ArrayBuffer ? [result] : []);
    } catch (error) {
      if (!(error instanceof NumbersGameError)) throw error;
      port.postMessage({ refusal: { code: error.code, message: error.message } });
    }
  });
}
