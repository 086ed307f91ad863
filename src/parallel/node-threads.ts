// Threads of Node: `openThreads` makes workers of a file of the package, and `serveJobs` is the other side,
// in that file.
import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';
import { READY, replyTo } from './worker-link.js';
import { JobQueue } from './job-queue.js';

/**
 * JobQueue that run a file, which calls `serveJobs`, on at most `count` threads. The threads find
 * `workerData` in node:worker_threads.
 */
export function openThreads<Job, Result>(
  file: URL,
  count: number,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): JobQueue<Job, Result> {
  // Without the options of this process: `--input-type` would end a worker at once.
  return new JobQueue(() => new Worker(file, { workerData, resourceLimits, execArgv: [] }), count);
}

/**
 * In a worker's file: answers each job with what `serve` makes of it. Any error but a NumbersGameError ends
 * the worker.
 */
export function serveJobs(serve: (job: never) => unknown): void {
  const port = parentPort!;
  port.on('message', (job: unknown) => {
    const reply = replyTo(() => serve(job as never));
    port.postMessage(reply, 'result' in reply && reply.result instanceof ArrayBuffer ? [reply.result] : []);
  });
  port.postMessage(READY);
}
