// Summaries of the targets that can be made: plain functions of a result of `solver.reach`.
import { UNREACHABLE } from '../wasm/boundary-layout.js';
import { unexpected } from '../../core/errors.js';
import { checkObject } from '../../core/options.js';
import type { Reach } from '../../core/api-types.js';

const BYTES = '[object Uint8Array]';

/**
 * Counts the targets that can be made.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a result of `solver.reach`
 * @example
 * countReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 })); // 895, of 899
 */
export function countReachable(reach: Reach): number {
  const operations = operationsOf(reach);
  let count = 0;
  for (let i = 0; i < operations.length; i++) if (operations[i] !== UNREACHABLE) count++;
  return count;
}

/**
 * Finds the nearest target to `target` that can be made, within from..to; of two, the smaller. Null if there
 * is none.
 *
 * @throws NumbersGameError `invalid-target` if `target` is not an integer; it may lie outside from..to;
 * `invalid-option` if the first argument is not a result of `solver.reach`
 * @example
 * nearestReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 }), 831); // 830
 */
export function nearestReachable(reach: Reach, target: number): number | null {
  const operations = operationsOf(reach);
  const { from, to } = reach;
  if (!Number.isSafeInteger(target)) throw unexpected('invalid-target', 'target', 'an integer', target);
  let nearest: number | null = null;
  for (let t = from; t <= to && (nearest === null || t - target < target - nearest); t++) {
    if (operations[t - from] !== UNREACHABLE) nearest = t;
  }
  return nearest;
}

/**
 * Counts the targets by their fewest operations: entry k is the number of targets that take k operations, up
 * to the largest k.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a result of `solver.reach`
 * @example
 * const reach = solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 });
 * operationsHistogram(reach); // [0, 5, 76, 330, 376, 108]: five targets take one operation
 */
export function operationsHistogram(reach: Reach): number[] {
  const operations = operationsOf(reach);
  const counts: number[] = [];
  // By index: an iterator takes about five times as long.
  for (let i = 0; i < operations.length; i++) {
    const fewest = operations[i];
    if (fewest === UNREACHABLE) continue;
    while (counts.length <= fewest) counts.push(0);
    counts[fewest]++;
  }
  return counts;
}

/** Reads the operations of a result: a Uint8Array, perhaps of another frame, which has its own class. */
function operationsOf(reach: Reach): Uint8Array {
  checkObject(reach, 'reach');
  const { operations, from, to } = reach;
  if (!ArrayBuffer.isView(operations) || Object.prototype.toString.call(operations) !== BYTES)
    throw unexpected('invalid-option', 'reach.operations', 'a Uint8Array', operations);
  if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && operations.length === to - from + 1)
    return operations;
  const expected = 'a range of as many targets as there are operations';
  throw unexpected('invalid-option', 'reach.from', expected, from);
}
