// A hook for the solutions of a board while they arrive: taken from the worker in a loop, shown ten times a
// second.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Distinct, Puzzle, Solution } from 'numbers-game';
import { solverFor } from '../workers/page-solver.js';

/** The number of solutions after which the stream pauses until the user continues it. */
const PAUSE_AFTER = 100_000;

const SHOW_MS = 100;

interface Stream {
  /** The solutions so far, in one array that grows in place. */
  readonly solutions: readonly Solution[];
  readonly state: 'running' | 'paused' | 'done' | Error;
  readonly goOn: () => void;
}

export function useSolutions(puzzle: Puzzle, distinct: Distinct): Stream {
  const [stream, setStream] = useState<Omit<Stream, 'goOn'>>({ solutions: [], state: 'running' });
  const resume = useRef<() => void>(() => undefined);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const solutions: Solution[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (state: Stream['state']) => {
      clearTimeout(timer);
      timer = undefined;
      if (!signal.aborted) setStream({ solutions, state });
    };
    const take = async () => {
      for await (const solution of solverFor(puzzle).solutions(puzzle, { distinct, signal })) {
        solutions.push(solution);
        if (solutions.length % PAUSE_AFTER === 0) {
          show('paused');
          await new Promise<void>((resolve) => (resume.current = resolve));
        }
        timer ??= setTimeout(() => {
          show('running');
        }, SHOW_MS);
      }
    };
    take().then(
      () => {
        show('done');
      },
      (error: unknown) => {
        show(error as Error);
      },
    );
    return () => {
      controller.abort();
      clearTimeout(timer);
      resume.current();
    };
  }, [puzzle, distinct]);

  return {
    ...stream,
    goOn: () => {
      resume.current();
    },
  };
}
