// A queue of jobs for workers: `JobQueue` runs each job on one of at most `count` workers, of a browser or of
// Node.
//
// Three words that stay apart throughout the package: a *worker* is the object that both platforms call so,
// and `numbers-game/worker` is a solver that runs in one; a *job queue* hands jobs to workers; a *thread* is
// a worker of Node that runs one of our `*-thread` files (node-threads.ts). The public option `workers` is
// the number of threads.
//
// If a worker dies, its job is started once more, on a new worker. Only the end of its worker stops a job
// that is running, since WebAssembly cannot be interrupted; so every other job waits in the queue and not in
// a worker, and aborting one job loses no other.
//
// Why no library: in tinypool 2.2 a job whose worker calls `process.exit` never settles; in piscina 5.3 a
// worker that dies before it is ready is not replaced, and the queued jobs never settle; neither can send a
// job to a fresh worker, and neither runs in pages.
import { NumbersGameError } from '../core/errors.js';
import { createId, openLink, type Link, type WorkerMessage } from './worker-link.js';
import { listen, unlessAborted } from './map-in-order.js';
import type { AbortSignalLike, WorkerLike } from './worker-types.js';

/** Number of workers that a job may end. */
const TRIES = 2;

/**
 * Milliseconds that an aborted job may go on before its worker is ended: about the time that a new worker
 * takes to start.
 */
const GRACE_MS = 25;

interface Task<Job, Result> {
  readonly id: string;
  job: Job;
  triesLeft: number;
  readonly onPart: (part: Result) => Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Runs jobs on workers, one at a time on each. Jobs and results are cloned, or transferred by the worker. */
export class JobQueue<Job, Result> {
  readonly #create: () => WorkerLike;
  readonly #count: number;
  readonly #greeting: unknown;
  /** Workers that are alive, each with its task, or null if it is idle. */
  readonly #tasks = new Map<Link, Task<Job, Result> | null>();
  readonly #queue: Task<Job, Result>[] = [];
  #closing: Promise<unknown> | null = null;
  #reason: Error | undefined;

  /**
   * @param create makes a worker whose file answers jobs (node-threads.ts, worker/serve-solver.ts).
   * Workers are made when there are jobs for them, at most `count`.
   * @param greeting the first message to each worker, if any
   */
  constructor(create: () => WorkerLike, count: number, greeting?: unknown) {
    this.#create = create;
    this.#count = count;
    this.#greeting = greeting;
  }

  /**
   * Runs a job when its turn comes. After `close` the promise rejects with the reason that `close` was given,
   * or never settles if there is none.
   *
   * @param onPart takes each part of the result that a worker sends before its reply, and returns the job
   * that is left: it is sent if the worker dies, so that no part comes twice
   * @throws the NumbersGameError that the job threw in the worker; `worker-failed` if two workers died of it
   * or none can be made; the reason of the signal, as soon as it is aborted.
   */
  async run(job: Job, signal?: AbortSignalLike, onPart: (part: Result) => Job = () => job): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#reason !== undefined) throw this.#reason;
    let task!: Task<Job, Result>;
    const result = new Promise<Result>((resolve, reject) => {
      task = { id: createId(), job, triesLeft: TRIES, onPart, resolve, reject };
    });
    this.#queue.push(task);
    this.#startNext();
    if (signal === undefined) return result;
    return unlessAborted(result, signal, () => this.#giveUp(task));
  }

  /** Sends a message that is not a job to all workers. */
  tell(message: unknown): void {
    for (const link of this.#tasks.keys()) link.send(createId(), message);
  }

  /** Ends all workers. Rejects all jobs with the reason, or drops them if there is none. */
  close(reason?: Error): Promise<unknown> {
    const tasks = [...this.#tasks.values(), ...this.#queue];
    this.#reason ??= reason;
    this.#closing ??= Promise.all([...this.#tasks.keys()].map((link) => link.end()));
    this.#tasks.clear();
    this.#queue.length = 0;
    if (reason !== undefined) for (const task of tasks) task?.reject(reason);
    return this.#closing;
  }

  #startNext(): void {
    while (this.#closing === null && this.#queue.length > 0) {
      const link = this.#idleLink();
      if (link === null && this.#tasks.size >= this.#count) return;
      this.#start(link, this.#queue.shift()!);
    }
  }

  #idleLink(): Link | null {
    for (const [link, task] of this.#tasks) if (task === null) return link;
    return null;
  }

  /** Starts a task on a worker, or on a new one. */
  #start(link: Link | null, task: Task<Job, Result>): void {
    try {
      link ??= this.#createLink();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const message = `workers: a worker could not be made (${reason})`;
      task.reject(new NumbersGameError('worker-failed', message, { cause }));
      return;
    }
    this.#tasks.set(link, task);
    task.triesLeft--;
    link.hold(true);
    link.send(task.id, task.job);
  }

  #createLink(): Link {
    const link: Link = openLink<Result>(this.#create(), {
      onMessage: (message) => this.#receive(link, message),
      onEnd: (reason, cause) => this.#replace(link, reason, cause),
    });
    if (this.#greeting !== undefined) link.send(createId(), this.#greeting);
    return link;
  }

  /** Reads a message of a worker, which is about the running job only if it has its id. */
  #receive(link: Link, message: WorkerMessage<Result>): void {
    const task = this.#tasks.get(link);
    if (!task || task.id !== message.numbersGame) return;
    if ('part' in message) {
      try {
        task.job = task.onPart(message.part);
      } catch (error) {
        task.reject(error);
      }
    } else if ('result' in message) {
      task.resolve(message.result);
      this.#free(link);
    } else if ('refusal' in message) {
      task.reject(new NumbersGameError(message.refusal.code, message.refusal.message));
      this.#free(link);
    }
  }

  #free(link: Link): void {
    this.#tasks.set(link, null);
    // An idle worker keeps no process alive.
    link.hold(false);
    this.#startNext();
  }

  #replace(dead: Link, reason: string, cause: unknown): void {
    const task = this.#tasks.get(dead);
    this.#tasks.delete(dead);
    if (!task) return;
    if (task.triesLeft > 0) {
      this.#start(null, task);
    } else {
      const message = `workers: two workers ended on the same job (${reason})`;
      task.reject(new NumbersGameError('worker-failed', message, { cause }));
    }
    this.#startNext();
  }

  /** Drops a task. If it is running and goes on after the grace period, its worker is ended. */
  #giveUp(task: Task<Job, Result>): void {
    task.triesLeft = 0;
    const place = this.#queue.indexOf(task);
    if (place >= 0) this.#queue.splice(place, 1);
    for (const [link, running] of this.#tasks) {
      if (running !== task) continue;
      if (link.recall(task.id)) {
        this.#free(link);
        return;
      }
      setTimeout(() => this.#endTask(link, task), GRACE_MS);
    }
  }

  /** Ends the worker of a task, if it still runs it. */
  #endTask(link: Link, task: Task<Job, Result>): void {
    if (this.#tasks.get(link) !== task) return;
    this.#tasks.delete(link);
    void link.end();
    this.#startNext();
  }
}

/** Runs a generator that uses a queue. The workers end with it, or as soon as the signal is aborted. */
export async function* withQueue<Job, Result, Item>(
  workers: JobQueue<Job, Result>,
  use: () => AsyncGenerator<Item, void, undefined>,
  signal?: AbortSignalLike,
): AsyncGenerator<Item, void, undefined> {
  const forget = signal && listen(signal, () => void workers.close());
  try {
    yield* use();
  } finally {
    forget?.();
    await workers.close();
  }
}
