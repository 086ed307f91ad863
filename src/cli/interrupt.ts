// Ctrl-C for commands that must clean up: the first one aborts a signal, the second one ends the process.

/** The reason of the signal. */
export class Interrupted extends Error {}

/** A signal that Ctrl-C aborts, or others of the system. */
export function createInterruptSignal(...others: NodeJS.Signals[]): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT' as const, ...others]) {
    process.once(name, () => {
      controller.abort(new Interrupted());
    });
  }
  return controller.signal;
}
