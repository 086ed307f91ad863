// An action of a button that may fail because it loads code or asks a worker. The fault is shown beside it.
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { explain } from '../explain-error.js';
import { words } from '../page-words.js';

interface Attempt {
  readonly attempt: () => void;
  /** The message of the last failure, null after a success. */
  readonly fault: VNode | null;
}

export function useAttempt(action: () => Promise<void>): Attempt {
  const [error, setError] = useState<Error | null>(null);
  const attempt = () => {
    setError(null);
    action().catch(setError);
  };
  // Errors of the package have a code; others are files that are missing.
  const fault = error && (
    <p class="fault" role="alert">
      {'code' in error ? explain(error) : words.value.notLoaded}
    </p>
  );
  return { attempt, fault };
}
