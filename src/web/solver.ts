// The solver of the page, in a worker, so that the page stays awake while a board is solved; and how a part
// of the page asks it: only the last question counts, and the one before it is ended as soon as something
// else is typed.
import { useLayoutEffect, useState } from 'preact/hooks';
import { createWorkerSolver } from '../worker.js';

export const solver = createWorkerSolver(
  () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
);

/** The worker is there and warm, so that the first answer is not timed with its start. */
const ready = solver.solve({ numbers: [1], target: 1 });

/** An answer, with the question it belongs to, or why there is none. */
export interface Answered<Question, Answer> {
  readonly question: Question;
  readonly answer?: Answer;
  readonly error?: Error;
  /** From the question to the answer, in milliseconds. */
  readonly elapsedMs: number;
}

/**
 * The last answer to a question that changes. While a new one is sought the former stays, so that nothing
 * flickers; its `question` tells.
 *
 * @param question the same object as long as it is the same question; null if there is none
 */
export function useAnswer<Question extends object, Answer>(
  question: Question | null,
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
): Answered<Question, Answer> | null {
  const [answered, setAnswered] = useState<Answered<Question, Answer> | null>(null);
  useLayoutEffect(() => {
    if (question === null) {
      setAnswered(null);
      return;
    }
    const { signal, abort } = createAbort();
    let begin = 0;
    const show = (result: { answer: Answer } | { error: Error }) => {
      if (!signal.aborted) setAnswered({ question, ...result, elapsedMs: performance.now() - begin });
    };
    const asked = ready.then(() => {
      begin = performance.now();
      return ask(question, signal);
    });
    asked.then(
      (answer) => {
        show({ answer });
      },
      (error: unknown) => {
        show({ error: error as Error });
      },
    );
    return abort;
    // `ask` is a function of the module, and the question tells all.
  }, [question]);
  return answered;
}

function createAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort();
    },
  };
}
