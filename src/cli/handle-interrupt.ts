// Ctrl-C for commands that must clean up: the first one aborts a signal, a later one ends the process.

/** The reason of the signal. */
export class Interrupted extends Error {}

/** For how long others are taken for the first one: `timeout` sends two at once. */
const SAME_MS = 500;

/** A signal that Ctrl-C aborts, or others of the system. */
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
