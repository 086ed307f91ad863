// Handles Ctrl-C and SIGTERM for commands that must clean up: the first one aborts a signal, a later one ends
// the process.
import { constants } from 'node:os';

/** Signals that end a command. Not SIGHUP, which `nohup` ignores. */
const ENDING = ['SIGINT', 'SIGTERM'] as const;

/** Reason of the signal. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(name: (typeof ENDING)[number]) {
    super();
    this.exitCode = 128 + constants.signals[name];
  }
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
