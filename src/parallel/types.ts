// What is used of workers and abort signals, by their least common types of browsers and of Node, and how
// progress is reported.

/** What is used of an `AbortSignal`, which is a type of browsers and of Node. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A `Worker` of a browser, or one of `node:worker_threads`: what both types have in common. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** How far a long job is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
