// Ctrl-C for commands that must clean up: the first one aborts a signal, the second one ends the process.

/** The reason of the signal. */
export class Interrupted extends Error {}

/** A signal that Ctrl-C aborts. */
export function createInterruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    controller.abort(new Interrupted());
  });
  return controller.signal;
}
