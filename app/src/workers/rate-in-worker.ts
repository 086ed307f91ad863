// Rates how hard boards are, in a worker that is made when it is first needed.
import type { Difficulty } from 'numbers-game/generate';
import type { Puzzle } from 'numbers-game';

/** The reply to a puzzle; replies come in the order of the puzzles. */
export type RatingReply =
  { readonly difficulty: Difficulty; readonly error?: never } | { readonly error: string };

interface PendingRating {
  readonly resolve: (difficulty: Difficulty) => void;
  readonly reject: (error: Error) => void;
}

/** The calls without a reply, in their order. */
const pending: PendingRating[] = [];
let worker: Worker | undefined;

/**
 * Rates a puzzle.
 *
 * @throws Error if `rate` does not take it, or the worker fails
 */
export function rateBoard(puzzle: Puzzle): Promise<Difficulty> {
  worker ??= openWorker();
  worker.postMessage(puzzle);
  return new Promise((resolve, reject) => pending.push({ resolve, reject }));
}

/** Starts the worker that rates. Vite needs its name as a literal, that of solver-worker.ts. */
function openWorker(): Worker {
  const opened = new Worker(new URL('./solver-worker.ts', import.meta.url), {
    type: 'module',
    name: 'rater',
  });
  opened.onmessage = ({ data }: MessageEvent<RatingReply>) => {
    const call = pending.shift();
    if (data.error === undefined) call?.resolve(data.difficulty);
    else call?.reject(new Error(data.error));
  };
  opened.onerror = ({ message }) => {
    worker = undefined;
    for (const { reject } of pending.splice(0)) reject(new Error(message));
  };
  return opened;
}
