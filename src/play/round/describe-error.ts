// Errors of the solver in words for a player.
import type { ErrorCode } from '../../index.js';
import type { BoardWords } from '../words/languages.js';

/** Describes an error. Errors that users cannot cause keep their English messages. */
export function describeError(words: BoardWords, error: Error): string {
  const messages: Readonly<Partial<Record<ErrorCode, string>>> = {
    'too-large': words.tooLarge,
    'out-of-memory': words.outOfMemory,
    timeout: words.timeout,
    undecided: words.undecided,
    'wasm-blocked': words.wasmBlocked,
    'worker-failed': words.workerFailed,
  };
  const { code } = error as { code?: ErrorCode };
  return (code === undefined ? undefined : messages[code]) ?? error.message;
}
