// The connection to one worker, of a browser or of Node: the same calls and the same end for both.
//
// A worker sends `READY` when it begins to listen, and again when it is asked by `HELLO`, because it may have
// begun before it was connected. Until then messages wait here, because messages to a module worker that is
// still awaiting something have no listener. No event tells that a file has run without listening, and a file
// may take any time to load, so there is no limit to this wait.
//
// The file of a worker may have messages of its own. Ours have the property `numbersGame`, the id of a job,
// which the answers repeat: everything else is ignored.
//
// The end of a worker is reported once. In Node it is the event `exit`, after an uncaught error,
// `process.exit`, lack of memory or `terminate` from outside; in a browser the event `error`, which also
// reports a file that cannot be loaded. A browser does not report a worker that closes itself.
import { NumbersGameError, invalidOption, unexpected, type ErrorCode } from '../core/errors.js';
import type { WorkerLike } from './worker-types.js';

/** The message of a worker that listens. */
export const READY = 'numbers-game: ready';
/** The message that asks a worker whether it listens. */
const HELLO = 'numbers-game: hello';

/** Property of a worker that was connected, the same in all copies of the package. */
const CONNECTED = Symbol.for('numbers-game: connected');

let ids = 0;

/** Returns an id that no other job has, not even one of another copy of the package. */
export function createId(): string {
  return `${ids++} ${Math.random()}`;
}

/** A message to a worker: a job or a notice, and its id. */
interface JobMessage {
  readonly numbersGame: string;
  readonly job: unknown;
}

/** A message from a worker about a job: a part of its result, the result, or the error that refused it. */
type AnswerMessage<Result> = { readonly numbersGame: string } & (
  | { readonly part: Result }
  | { readonly result: Result }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }
);

/** A message from a worker, whose file may also send messages of its own, or send back what it gets. */
export type WorkerMessage<Result> = AnswerMessage<Result> | JobMessage | { readonly numbersGame?: undefined };

/** The connection of a worker to the page, on the side of the worker. */
export interface Port {
  postMessage(message: unknown, transfer: readonly ArrayBuffer[]): void;
  listen(onMessage: (message: unknown) => void): void;
}

/**
 * Answers jobs with the return value of `serve`, which may send parts of the result first. Any error other
 * than a NumbersGameError ends the worker.
 *
 * @param buffersOf returns the buffers of a result that are transferred
 */
export function serveMessages(
  port: Port,
  serve: (job: never, sendPart: (part: unknown) => void) => unknown,
  buffersOf: (result: unknown) => readonly ArrayBuffer[],
): void {
  port.listen((message) => {
    if (message === HELLO) port.postMessage(READY, []);
    const { numbersGame, job } = Object(message) as Partial<JobMessage>;
    if (numbersGame === undefined || job === undefined) return;
    const send = (answer: AnswerMessage<unknown>, buffers: readonly ArrayBuffer[] = []) =>
      port.postMessage(answer, buffers);
    let result: unknown;
    try {
      result = serve(job as never, (part) => send({ numbersGame, part }));
    } catch (error) {
      if (!(error instanceof NumbersGameError)) throw error;
      send({ numbersGame, refusal: { code: error.code, message: error.message } });
      return;
    }
    send({ numbersGame, result }, buffersOf(result));
  });
  port.postMessage(READY, []);
}

/** The part of a worker that is used: of Node (`on`) or of a browser (`addEventListener`). */
interface AnyWorker extends WorkerLike {
  [CONNECTED]?: boolean;
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
  /** Receives every message but `READY`. */
  readonly onMessage: (message: WorkerMessage<Result>) => void;
  /** Reports that the worker cannot be used any more; `reason` says why in a few words. */
  readonly onEnd: (reason: string, cause: unknown) => void;
}

/** The connection to a worker. */
export interface Link {
  send(id: string, job: unknown): void;
  /** Withdraws a job that still waits for the worker to be ready. Returns whether it could. */
  recall(id: string): boolean;
  /** Ends the worker and ignores its further events. */
  end(): Promise<unknown>;
  /** Sets whether the worker keeps a process of Node alive. */
  hold(isHeld: boolean): void;
}

/** Connects to a worker. @throws NumbersGameError `invalid-option` if it is not a new worker */
export function openLink<Result>(given: WorkerLike, { onMessage, onEnd }: LinkEvents<Result>): Link {
  const worker = Object(given) as AnyWorker;
  if (worker[CONNECTED])
    throw invalidOption('createWorker: expected a new worker at each call, got one that a solver has used');
  let waiting: JobMessage[] | null = [];
  let isOpen = true;
  const read = (message: unknown) => {
    if (!isOpen) return;
    if (message === READY) {
      for (const each of waiting ?? []) worker.postMessage(each);
      waiting = null;
    } else {
      onMessage(Object(message) as WorkerMessage<Result>);
    }
  };
  const close = (reason: string, cause: unknown) => {
    if (!isOpen) return;
    isOpen = false;
    onEnd(reason, cause);
  };
  listenTo(given, read, close);
  worker[CONNECTED] = true;
  worker.postMessage(HELLO);
  return {
    send(numbersGame, job) {
      const message = { numbersGame, job };
      if (waiting === null) worker.postMessage(message);
      else waiting.push(message);
    },
    recall(id) {
      const place = waiting?.findIndex(({ numbersGame }) => numbersGame === id) ?? -1;
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
    worker.addEventListener('message', ({ data }) => read(data));
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
