// Signals for tests: one that is never aborted and counts its listeners, and one that is aborted by calling a
// function.
import type { AbortSignalLike } from '../../src/parallel/worker-types.js';

/** A signal that counts its listeners. */
export function createCountingSignal(): AbortSignalLike & { listeners: number } {
  return {
    listeners: 0,
    aborted: false,
    reason: undefined,
    throwIfAborted: () => undefined,
    addEventListener() {
      this.listeners++;
    },
    removeEventListener() {
      this.listeners--;
    },
  };
}

/** A signal, and what aborts it. */
export function createSignal(): { signal: AbortSignal; abort: (reason: unknown) => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: (reason) => {
      controller.abort(reason);
    },
  };
}
