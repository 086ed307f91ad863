// Handles Ctrl-C for commands that must clean up: the first one aborts a signal, a later one ends the
// process.

/** Reason of the signal. */
export class Interrupted extends Error {}

/** Milliseconds in which further signals count as the first one: `timeout` sends two at once. */
const SAME_MS = 500;

/** Creates a signal that Ctrl-C aborts, or other signals of the system. */
export function createInterruptSignal(...others: NodeJS.Signals[]): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT' as const, ...others]) {
    const interrupt = () => {
      controller.abort(new Interrupted());
      setTimeout(() => process.off(name, interrupt), SAME_MS).unref();
    };
    process.on(name, interrupt);
  }
  return controller.signal;
}
