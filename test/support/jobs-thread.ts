// The thread of job-queue.test.ts: jobs that answer, refuse, wait or end their thread.
import { threadId } from 'node:worker_threads';
import { NumbersGameError } from '../../src/core/errors.js';
import { serveJobs } from '../../src/parallel/node-threads.js';

export type Job =
  | { readonly kind: 'answer'; readonly value: number; readonly delayMs?: number }
  | { readonly kind: 'bytes'; readonly length: number }
  | { readonly kind: 'refuse' | 'throw' | 'exit' }
  /**
   * Counts in `attempts` how often it was begun; the first so many never end by themselves, by a wait or at
   * once.
   */
  | { readonly kind: 'wait' | 'exit-at-first'; readonly attempts: Int32Array; readonly failures: number };

export interface Answer {
  readonly value: number;
  readonly threadId: number;
}

serveJobs((job: Job): Answer | ArrayBuffer => {
  switch (job.kind) {
    case 'answer':
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, job.delayMs ?? 0);
      return { value: job.value, threadId };
    case 'bytes':
      return new Uint8Array(job.length).fill(7).buffer;
    case 'refuse':
      throw new NumbersGameError('too-large', 'job: refused');
    case 'throw':
      throw new Error('broken');
    case 'exit':
      process.exit(7);
      break;
    default: {
      const attempt = Atomics.add(job.attempts, 0, 1);
      if (attempt >= job.failures) return { value: attempt, threadId };
      if (job.kind === 'exit-at-first') process.exit(7);
      Atomics.wait(job.attempts, 1, 0);
      return { value: -1, threadId };
    }
  }
});
