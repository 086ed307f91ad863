// Handles Ctrl-C and SIGTERM for commands that must clean up: the first one aborts a signal, a later one ends
// the process.
import { constants } from 'node:os';

/** Signals that end a command. Not SIGHUP, which `nohup` ignores. */
const ENDING = ['SIGINT', 'SIGTERM'] as const;

/** Reason of the signal. */
export class Interrupted extends Error {
  readonly exitCode: number;
  /** Name of the signal. */
  readonly signal: (typeof ENDING)[number];

  constructor(signal: (typeof ENDING)[number]) {
    super();
    this.signal = signal;
    this.exitCode = 128 + constants.signals[signal];
  }
}

/** Milliseconds in which the system ends the work on files. */
const FILES_MS = 200;

/**
 * Ends the process with its exit code. Node waits for a named pipe that is being opened even then, for ever
 * if there is no other side, so in that case the signal itself ends the process, with the same status in a
 * shell.
 */
export function exitInterrupted({ signal }: Interrupted): void {
  const isOpening = () => process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
  if (!isOpening()) process.exit();
  setTimeout(() => {
    if (!isOpening()) process.exit();
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }, FILES_MS);
}

/** Milliseconds in which further signals count as the first one: `timeout` sends two at once. */
const SAME_MS = 500;

/** Creates a signal that Ctrl-C and SIGTERM abort. */
export function createInterruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ENDING) {
    const interrupt = () => {
      controller.abort(new Interrupted(name));
      setTimeout(() => process.off(name, interrupt), SAME_MS).unref();
    };
    process.on(name, interrupt);
  }
  return controller.signal;
}
