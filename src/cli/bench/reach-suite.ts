// The suite `reach`: every target of a range, board by board, for boards sampled at regular intervals from
// the standard pool in lexicographic order. Each call has another board, and no state survives a call.
import { countReachable } from '../../solver/boards/summarize-reach.js';
import type { Solver } from '../../core/api-types.js';
import { everyBoard } from './fixed-samples.js';

/** Boards, their targets, and a checksum of their answers. */
export interface ReachSample {
  readonly size: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** Sum over the boards of the number of targets that each reaches. */
  readonly signature: number;
}

export const REACH_SAMPLES: readonly ReachSample[] = [
  { size: 6, step: 1, from: 101, to: 999, signature: 10_858_746 },
  { size: 7, step: 138, from: 101, to: 999, signature: 178_573 },
  { size: 7, step: 138, from: 1000, to: 6000, signature: 899_105 },
  { size: 8, step: 1642, from: 101, to: 999, signature: 26_728 },
  { size: 8, step: 1642, from: 1, to: 35_000, signature: 965_263 },
  { size: 9, step: 12_784, from: 101, to: 999, signature: 5_394 },
  { size: 9, step: 12_784, from: 1, to: 200_000, signature: 937_399 },
];

/** Function of another engine that returns the number of targets that it reaches. */
type ReachOther = (numbers: readonly number[], from: number, to: number) => number;

/**
 * Prepares boards and checks their answers: the checksum is right, and other engines agree on each board.
 *
 * @throws Error if a check fails
 */
export function prepareReach(
  solver: Solver,
  { size, step, from, to, signature }: ReachSample,
  others: readonly ReachOther[] = [],
): readonly (readonly number[])[] {
  const boards = everyBoard(size, step);
  let sum = 0;
  for (const numbers of boards) {
    const count = countReachable(solver.reach({ numbers, from, to }));
    sum += count;
    for (const other of others) {
      if (other(numbers, from, to) !== count)
        throw new Error(`wrong answer for ${numbers.join(' ')}, ${from}..${to}`);
    }
  }
  if (sum !== signature) throw new Error(`reach: signature ${sum}, expected ${signature}`);
  return boards;
}
