// The parts of workers and abort signals that the package uses, typed so that those of browsers and of Node
// both fit; and progress.

/** The part of an `AbortSignal`, of a browser or of Node, that the package uses. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Common part of a `Worker` of a browser and one of `node:worker_threads`. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): unknown;
}

/** Shard of a job that several machines divide. */
export interface Shard {
  /** Number of this shard, from 1 to `of`. */
  readonly index: number;
  /** Number of shards, from 1. */
  readonly of: number;
}

/** The progress of a long job. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}
