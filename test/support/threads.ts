// Counts the worker threads that a test makes, in whatever way.
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect } from 'vitest';

/** What is known of them, from the start of each test. */
interface Watch {
  threads: Worker[];
  /** How many of them have not ended. */
  alive: number;
  /** What is done to every thread at its start. */
  atStart: (thread: Worker) => void;
}

/** Watches the threads of each test of a file. After a test none may be left. */
export function watchThreads(): Watch {
  const watch: Watch = { threads: [], alive: 0, atStart: () => undefined };
  const note = (thread: Worker) => {
    watch.threads.push(thread);
    watch.alive++;
    thread.once('exit', () => watch.alive--);
    watch.atStart(thread);
  };
  beforeEach(() => {
    Object.assign(watch, { threads: [], alive: 0, atStart: () => undefined });
    process.on('worker', note);
  });
  afterEach(() => {
    process.off('worker', note);
    expect(watch.alive).toBe(0);
  });
  return watch;
}
