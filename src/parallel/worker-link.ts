// One worker, of a browser or of Node, at this end of its line: the same calls, and the same end, for both.
//
// A worker says `READY` when it begins to listen; until then messages wait here, since those to a module
// worker that still awaits something have no listener. Whatever ends a worker is told once: in Node it is
// noticed by its `exit`, after an error that nobody caught, `process.exit`, lack of memory or `terminate`
// from outside; in a browser by its `error`, which also tells of a file that cannot be loaded. A browser
// tells nothing of a worker that closes itself.
import { NumbersGameError, unexpected, type ErrorCode } from '../core/errors.js';
import type { WorkerLike } from './types.js';

/** The first message of a worker. */
export const READY = 'numbers-game: ready';

/** What a worker answers to a job. */
export type Reply<Result> =
  { readonly result: Result } | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };

/**
 * What a worker answers to a job, which `serve` does.
 *
 * @throws any error that is no NumbersGameError: it is to end the worker.
 */
export function replyTo<Result>(serve: () => Result): Reply<Result> {
  try {
    return { result: serve() };
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}

/** What is used of a worker, of Node (`on`) or of a browser (`addEventListener`). */
interface AnyWorker extends WorkerLike {
  on?(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): void;
  ref?(): void;
  unref?(): void;
  addEventListener?(type: 'message' | 'error' | 'messageerror', listener: (event: EventLike) => void): void;
}

/** A `MessageEvent`, an `ErrorEvent`, or an `Event` where there was nothing to run. */
interface EventLike {
  readonly data?: unknown;
  readonly message?: string;
  readonly error?: unknown;
  preventDefault(): void;
}

/** What becomes of a worker. */
export interface LinkEvents<Result> {
  readonly onReply: (reply: Reply<Result>) => void;
  /** It is of no use any more; `reason` says why in a few words. */
  readonly onEnd: (reason: string, cause: unknown) => void;
}

/** A worker at this end of its line. */
export interface Link {
  send(message: unknown): void;
  /** Takes a message back, if it was not sent because the worker is not ready. */
  recall(message: unknown): boolean;
  /** Ends the worker, of which nothing is heard any more. */
  end(): Promise<unknown>;
  /** Whether the worker keeps a process of Node alive. */
  hold(isHeld: boolean): void;
}

/** @throws NumbersGameError `invalid-option` if it is no worker */
export function openLink<Result>(given: WorkerLike, { onReply, onEnd }: LinkEvents<Result>): Link {
  const worker = Object(given) as AnyWorker;
  let waiting: unknown[] | null = [];
  let isOpen = true;
  const read = (message: unknown) => {
    if (!isOpen) return;
    if (message === READY) {
      for (const each of waiting ?? []) worker.postMessage(each);
      waiting = null;
    } else if (
      typeof message === 'object' &&
      message !== null &&
      ('result' in message || 'refusal' in message)
    ) {
      onReply(message as Reply<Result>);
    }
  };
  const close = (reason: string, cause: unknown) => {
    if (!isOpen) return;
    isOpen = false;
    onEnd(reason, cause);
  };
  if (typeof worker.on === 'function') {
    let cause: unknown;
    worker.on('message', read);
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => {
      close(cause instanceof Error ? cause.message : `exit code ${String(code)}`, cause);
    });
  } else if (typeof worker.addEventListener === 'function') {
    const fail = (event: EventLike) => {
      // It reaches who asked, as an error; the page need not report it, too.
      event.preventDefault();
      worker.terminate();
      close(event.message ?? 'it could not be loaded', event.error ?? event);
    };
    worker.addEventListener('message', ({ data }) => {
      read(data);
    });
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  } else {
    throw unexpected('invalid-option', 'createWorker', 'a function that gives a worker', given);
  }
  return {
    send(message) {
      if (waiting === null) worker.postMessage(message);
      else waiting.push(message);
    },
    recall(message) {
      const place = waiting?.indexOf(message) ?? -1;
      if (place < 0) return false;
      waiting?.splice(place, 1);
      return true;
    },
    end() {
      isOpen = false;
      return Promise.resolve(worker.terminate());
    },
    hold(isHeld) {
      if (isHeld) worker.ref?.();
      else worker.unref?.();
    },
  };
}
