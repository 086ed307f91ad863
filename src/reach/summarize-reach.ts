// Questions about the targets that can be made: plain functions of a result of `solver.reach`.
import { unexpected } from '../core/errors.js';
import type { Reach } from '../core/types.js';

/** The entry of a target that cannot be made. */
const UNREACHABLE = 255;

/** Counts the targets that can be made. */
export function countReachable({ operations }: Reach): number {
  let count = 0;
  for (const each of operations) if (each !== UNREACHABLE) count++;
  return count;
}

/**
 * Finds the nearest target to `target` that can be made, within from..to; of two, the smaller. Null if there
 * is none.
 *
 * @throws NumbersGameError `invalid-target` if `target` is not an integer; it may lie outside from..to.
 */
export function nearestReachable({ from, to, operations }: Reach, target: number): number | null {
  if (!Number.isSafeInteger(target)) throw unexpected('invalid-target', 'target', 'an integer', target);
  let nearest: number | null = null;
  for (let t = from; t <= to && (nearest === null || t - target < target - nearest); t++) {
    if (operations[t - from] !== UNREACHABLE) nearest = t;
  }
  return nearest;
}

/**
 * Counts the targets by their fewest operations: entry k is how many take k operations, up to the most that
 * any takes.
 */
export function operationsHistogram({ operations }: Reach): number[] {
  const histogram: number[] = [];
  for (const each of operations) {
    if (each === UNREACHABLE) continue;
    while (histogram.length <= each) histogram.push(0);
    histogram[each]++;
  }
  return histogram;
}
