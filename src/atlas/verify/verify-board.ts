// Computes the problems of one board again, by other means than the builder: the board alone instead of with
// its pool, distances by two passes over the targets, and some problems by the search for one target, which
// is independent of the search for all targets.
import { integer, isLess } from '../../core/fraction.js';
import { parseDistance } from '../../core/puzzle/parse-target.js';
import type { Random } from '../../core/random.js';
import type { Solver } from '../../core/api-types.js';
import { NO_DISTANCE, NO_OPERATIONS, type BoardProblems } from '../build/board-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Number of problems of a board that are solved one by one. */
const SOLVED = 3;

export function recountProblems(
  solver: Solver,
  numbers: readonly number[],
  { from, to, rules }: AtlasPlan,
): BoardProblems {
  const { operations: reached } = solver.reach({ numbers, from, to, rules });
  const width = to - from + 1;
  const distance = new Uint32Array(width).fill(NO_DISTANCE);
  const operations = new Uint8Array(width).fill(NO_OPERATIONS);
  let last: number | null = null;
  const compare = (index: number) => {
    if (reached[index] !== NO_OPERATIONS) last = index;
    if (last === null) return;
    const away = Math.abs(index - last);
    const fewest = reached[last];
    if (away < distance[index] || (away === distance[index] && fewest < operations[index])) {
      distance[index] = away;
      operations[index] = fewest;
    }
  };
  for (let index = 0; index < width; index++) compare(index);
  last = null;
  for (let index = width - 1; index >= 0; index--) compare(index);
  return { distance, operations };
}

/**
 * Solves some problems of a board that can be made, and those nearest to some that cannot.
 *
 * @returns a target whose answer contradicts the problems; null if there is none
 */
export function findContradiction(
  solver: Solver,
  numbers: readonly number[],
  { from, rules }: AtlasPlan,
  { distance, operations }: BoardProblems,
  random: Random,
): number | null {
  for (let round = 0; round < SOLVED; round++) {
    const index = random.integer(0, distance.length - 1);
    const target = from + index;
    const result = solver.solve({ numbers, target, rules });
    const isMade = result.status === 'exact';
    if (isMade !== (distance[index] === 0)) return target;
    if (isMade && result.operations !== operations[index]) return target;
    // The solver may find a nearer value outside the range.
    if (result.status === 'nearest' && exceeds(result.distance, distance[index])) return target;
  }
  return null;
}

/** Whether a distance as in results exceeds another one, which is an integer. */
function exceeds(distance: number | string, other: number): boolean {
  return isLess(integer(other), parseDistance(distance, 'distance')!);
}
