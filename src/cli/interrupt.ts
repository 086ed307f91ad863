// Ctrl-C for commands that have something to tidy up: the first aborts a signal, a second one ends the
// process.

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
