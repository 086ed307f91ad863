// The file of the page's workers. One of them is the solver; one, which has the name ALL_OPERATORS, is the
// solver for games with other operators than the four; one, RATER, rates boards, so that no rating waits for
// a long search; and one, LARGE_NUMBERS, counts a whole game and is then ended. All are one file, so there is
// one engine to load; what only one of them needs is loaded by it.
import type { Puzzle } from 'numbers-game';
import { serveSolver } from 'numbers-game/worker';
import type { SetCount } from '../large-numbers/count-set.js';
import type { WorkerReport } from './ask-worker.js';
import type { RatingReply } from './rate-in-worker.js';

/** The name of the worker that rates boards, as in rate-in-worker.ts. */
const RATER = 'rater';
/** The name of the worker for all operators, as in page-solver.ts. */
const ALL_OPERATORS = 'all-operators';
/** The name of the worker that counts a whole game, as in large-numbers-view.tsx. */
const LARGE_NUMBERS = 'large-numbers';

if (self.name === RATER) {
  // One after the other, because the replies come in the order of the puzzles: two imports of a module that
  // is being loaded may end in another order.
  let last = Promise.resolve();
  onmessage = ({ data }: MessageEvent<Puzzle>) => {
    last = last.then(async () => {
      postMessage(await replyTo(data));
    });
  };
} else if (self.name === LARGE_NUMBERS) {
  onmessage = async ({ data }: MessageEvent<readonly number[]>) => {
    postMessage(await replyToSet(data));
  };
} else if (self.name === ALL_OPERATORS) {
  import('numbers-game/operators').then(
    ({ moreOperators }) => {
      serveSolver({ extensions: [moreOperators] });
    },
    (error: unknown) => {
      // As an event of the worker, which the page sees.
      setTimeout(() => {
        throw error;
      });
    },
  );
} else {
  serveSolver();
}

/** Replies to every puzzle: the page would not see what is thrown here. */
async function replyTo(puzzle: Puzzle): Promise<RatingReply> {
  try {
    const { rate } = await import('./rate-puzzle.js');
    return { difficulty: rate(puzzle) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

async function replyToSet(set: readonly number[]): Promise<WorkerReport<SetCount>> {
  try {
    const { countSet } = await import('../large-numbers/count-set.js');
    return { answer: countSet(set) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { error: { message, code } };
  }
}
