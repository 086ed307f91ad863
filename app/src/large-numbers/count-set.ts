// Counts the show's game with other large numbers: all boards with all targets. In a worker of its own, which
// is ended after the answer (solver-worker.ts).
import { createSolverSync } from 'numbers-game';
import { countdownGame, countdownTargets, smallNumbers } from '../countdown-game.js';

/** The game with a set of large numbers. */
export interface SetCount {
  readonly problems: number;
  /** The number of problems by fewest operations. */
  readonly operations: readonly number[];
}

const { size } = countdownGame.deal;

export function countSet(set: readonly number[]): SetCount {
  const counts = new Array<number>(256).fill(0);
  let problems = 0;
  const query = { pool: [...smallNumbers, ...set], size, ...countdownTargets };
  for (const { operations } of createSolverSync().reachAll(query)) {
    problems += operations.length;
    for (const fewest of operations) counts[fewest]++;
  }
  return { problems, operations: counts.slice(0, size) };
}
