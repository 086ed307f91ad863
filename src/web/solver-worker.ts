// The file of the page's workers. One of them is the solver; the other, which has the name RATER, rates
// boards, so that no rating waits for a long search. Both are one file, so there is one engine to load; what
// only the second needs is loaded by it.
import type { Puzzle } from '../index.js';
import { serveSolver } from '../worker.js';
import { RATER, type RatingReply } from './rating-messages.js';

if (self.name === RATER) {
  const loading = import('./rate-board.js');
  // Each waits for the same module, so the replies come in the order of the puzzles.
  onmessage = async ({ data }: MessageEvent<Puzzle>) => {
    postMessage(replyTo(data, await loading));
  };
} else {
  serveSolver();
}

function replyTo(puzzle: Puzzle, { NumbersGameError, rate }: typeof import('./rate-board.js')): RatingReply {
  try {
    return { difficulty: rate(puzzle) };
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return { error: error.message };
  }
}
