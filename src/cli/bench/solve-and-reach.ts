// The suites `solve`, one Countdown puzzle at a time, ten targets per board; and `reach`, every target of a
// range, board by board, for boards sampled at regular intervals from the standard pool in lexicographic
// order. Each call has another board, and no state survives a call.
import { countReachable } from '../../solver/boards/summarize-reach.js';
import type { Solver, TargetRange } from '../../core/api-types.js';
import { drawPuzzles, everyBoard, type Draw, type DrawnPuzzle } from './fixed-samples.js';

/** Puzzles to draw, and a checksum of their answers. */
export interface SolveSample extends Draw {
  /** Sum over the answers of the count of numbers used; 0 for a target that cannot be made. */
  readonly signature: number;
}

export const SOLVE_SAMPLES: readonly SolveSample[] = [
  { size: 6, from: 101, to: 999, boards: 400, targets: 10, signature: 17_565 },
  { size: 7, from: 1001, to: 5999, boards: 100, targets: 10, signature: 5_146 },
  { size: 8, from: 1001, to: 35_000, boards: 40, targets: 10, signature: 2_294 },
  { size: 9, from: 101, to: 999, boards: 100, targets: 10, signature: 4_106 },
  { size: 9, from: 1_000_000, to: 10_000_000, boards: 8, targets: 10, signature: 97 },
];

/** Function of another engine that returns the count of numbers its answer uses, 0 for none. */
type SolveOther = (numbers: readonly number[], target: number) => number;

/**
 * Prepares puzzles and checks their answers: the checksum is right, and other engines agree on each puzzle.
 *
 * @throws Error if a check fails
 */
export function prepareSolve(
  solver: Solver,
  sample: SolveSample,
  others: readonly SolveOther[] = [],
): readonly DrawnPuzzle[] {
  const puzzles = drawPuzzles(sample);
  let sum = 0;
  for (const { numbers, target } of puzzles) {
    const { operations } = solver.solve({ numbers, target, nearest: false });
    const used = operations === null ? 0 : operations + 1;
    sum += used;
    for (const other of others) {
      if (other(numbers, target) !== used)
        throw new Error(`wrong answer to ${numbers.join(' ')} -> ${target}`);
    }
  }
  if (sum !== sample.signature) throw new Error(`solve: signature ${sum}, expected ${sample.signature}`);
  return puzzles;
}

/** Boards, their targets, and a checksum of their answers. */
export interface ReachSample extends TargetRange {
  readonly size: number;
  readonly step: number;
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
