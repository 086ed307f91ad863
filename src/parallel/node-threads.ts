// Threads of Node: `openThreads` starts threads that run one of our `*-thread` files, and that file calls
// `serveJobs`.
import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';
import { serveMessages } from './worker-link.js';
import { JobQueue } from './job-queue.js';

/**
 * Opens a queue of at most `count` threads that run a file that calls `serveJobs`. They find `workerData` in
 * node:worker_threads.
 */
export function openThreads<Job, Result>(
  file: URL,
  count: number,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): JobQueue<Job, Result> {
  // Without the options of this process: `--input-type` would end a thread at once.
  return new JobQueue(() => new Worker(file, { workerData, resourceLimits, execArgv: [] }), count);
}

/**
 * Answers jobs, in the file of a thread, with the return value of `serve`, which may send parts of the result
 * first. Any error other than a NumbersGameError ends the thread.
 */
export function serveJobs(serve: (job: never, sendPart: (part: unknown) => void) => unknown): void {
  const port = parentPort!;
  const listen = (onMessage: (message: unknown) => void) => void port.on('message', onMessage);
  const postMessage = port.postMessage.bind(port);
  serveMessages({ listen, postMessage }, serve, (result) => (result instanceof ArrayBuffer ? [result] : []));
}
