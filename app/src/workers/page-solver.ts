// The solvers of the page, in workers, so that the page stays responsive; and a hook to ask them: only the
// last question counts, and a new one aborts the previous one.
//
// There are two: nearly all games need the four operators only, so the extension for all others is loaded
// with the first game that needs it, by a worker of its own.
import { useLayoutEffect, useState } from 'preact/hooks';
import { hasFour } from '../operators.js';
import type { Rules } from 'numbers-game';
import { createWorkerSolver, type WorkerSolver } from 'numbers-game/worker';

const solver = createWorkerSolver(
  () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
);

/** The solver for all operators. Vite needs the name of a worker as a literal, that of solver-worker.ts. */
const extended = createWorkerSolver(
  () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module', name: 'all-operators' }),
);

/** Returns the solver for a puzzle or query. */
export function solverFor({ rules = {} }: { readonly rules?: Pick<Rules, 'operators'> }): WorkerSolver {
  return hasFour(rules) ? solver : extended;
}

/** Loads the engine and compiles it, so that it is ready when the first question comes. */
export function wakeSolver(): void {
  solver.solve({ numbers: [1], target: 1 }).catch(() => undefined); // what fails, fails at a question, too
}

/** An answer or an error, with its question. */
export interface Answered<Question, Answer> {
  readonly question: Question;
  readonly answer?: Answer;
  readonly error?: Error;
}

/**
 * Returns the last answer to a changing question. While a new one is computed, the old one stays, so that
 * nothing flickers; its `question` identifies it.
 *
 * @param question the same object while the question is the same; null if there is none
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
    const show = (result: { answer: Answer } | { error: Error }) => {
      if (!signal.aborted) setAnswered({ question, ...result });
    };
    ask(question, signal).then(
      (answer) => {
        show({ answer });
      },
      (error: unknown) => {
        show({ error: error as Error });
      },
    );
    return abort;
    // `ask` never changes.
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
