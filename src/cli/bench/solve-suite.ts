// The suite `solve`: one Countdown puzzle at a time, ten targets per board.
import type { Solver } from '../../core/api-types.js';
import { drawPuzzles, type Draw, type DrawnPuzzle } from './fixed-samples.js';

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
