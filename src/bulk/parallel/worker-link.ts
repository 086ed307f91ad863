// The connection to one worker, of a browser or of Node: the same calls and the same end for both.
//
// A worker sends `READY` when it begins to listen. Until then messages wait here, because messages to a
// module worker that is still awaiting something have no listener. The end of a worker is reported once. In
// Node it is the event `exit`, after an uncaught error, `process.exit`, lack of memory or `terminate` from
// outside; in a browser the event `error`, which also reports a file that cannot be loaded. A browser does
// not report a worker that closes itself.
import { NumbersGameError, unexpected, type ErrorCode } from '../../core/errors.js';
import type { WorkerLike } from './worker-types.js';

/** The first message of a worker. */
export const READY = 'numbers-game: ready';

/** The answer of a worker to a job. */
export type Reply<Result> =
  { readonly result: Result } | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };

/**
 * Runs a job and wraps its result.
 *
 * @throws any error that is not a NumbersGameError, so that it ends the worker.
 */
export function replyTo<Result>(serve: () => Result): Reply<Result> {
  try {
    return { result: serve() };
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}

/** The part of a worker that is used: of Node (`on`) or of a browser (`addEventListener`). */
interface AnyWorker extends WorkerLike {
  on?(event: 'message' | 'error' | 'exit', listener: (value: unknown) => void): void;
  ref?(): void;
  unref?(): void;
  addEventListener?(type: 'message' | 'error' | 'messageerror', listener: (event: EventLike) => void): void;
}

/** A `MessageEvent`, an `ErrorEvent`, or an `Event` if there was nothing to run. */
interface EventLike {
  readonly data?: unknown;
  readonly message?: string;
  readonly error?: unknown;
  preventDefault(): void;
}

/** The events of a worker. */
interface LinkEvents<Result> {
  readonly onReply: (reply: Reply<Result>) => void;
  /** Receives a part of the result of the running job, before the reply. */
  readonly onPart: (part: unknown) => void;
  /** Reports that the worker cannot be used any more; `reason` says why in a few words. */
  readonly onEnd: (reason: string, cause: unknown) => void;
}

/** The connection to a worker. */
export interface Link {
  send(message: unknown): void;
  /** Withdraws a message that still waits for the worker to be ready. Returns whether it could. */
  recall(message: unknown): boolean;
  /** Ends the worker and ignores its further events. */
  end(): Promise<unknown>;
  /** Sets whether the worker keeps a process of Node alive. */
  hold(isHeld: boolean): void;
}

/** Connects to a worker. @throws NumbersGameError `invalid-option` if it is not a worker */
export function openLink<Result>(given: WorkerLike, { onReply, onPart, onEnd }: LinkEvents<Result>): Link {
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
    } else if (typeof message === 'object' && message !== null && 'part' in message) {
      onPart(message.part);
    }
  };
  const close = (reason: string, cause: unknown) => {
    if (!isOpen) return;
    isOpen = false;
    onEnd(reason, cause);
  };
  listenTo(given, read, close);
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

/** Listens to the messages and to the end of a worker. @throws NumbersGameError for anything else */
function listenTo(
  given: WorkerLike,
  read: (message: unknown) => void,
  close: (reason: string, cause: unknown) => void,
): void {
  const worker = Object(given) as AnyWorker;
  if (typeof worker.on === 'function') {
    let cause: unknown;
    worker.on('message', read);
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', (code) => {
      close(cause instanceof Error ? explain(cause.message) : `exit code ${String(code)}`, cause);
    });
  } else if (typeof worker.addEventListener === 'function') {
    const fail = (event: EventLike) => {
      // The caller gets it as an error, so the page need not report it, too.
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
    throw unexpected('invalid-option', 'createWorker', 'a function that returns a worker', given);
  }
}

/** Adds a hint to the message of a missing file, because bundlers leave out the files of threads. */
function explain(message: string): string {
  const hint =
    'if a program for Node is bundled, keep numbers-game out of the bundle: serverExternalPackages in Next, externals in webpack';
  return /^Cannot find (module|package)/.test(message) ? `${message}; ${hint}` : message;
}
