// The ways to choose: which of its values each number takes, and which numbers are used. Every multiset of
// values comes once.
import { countBits } from '../../core/bits.js';
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import type { EngineQuery } from '../engine.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';

/** Maximum number of boards that numbers of several values may make. */
const MAX_BOARDS = 100_000;
/** Ticks that a choice costs (core/deadline.ts). */
const TICKS_PER_CHOICE = 16;

/**
 * Yields every multiset of values that may be used under the rules, by size: as a board of numbers with one
 * value each, and a subset of it, of at least `least` numbers.
 */
export function* subsetsOf(query: EngineQuery, least = 1): Generator<[EngineQuery, number]> {
  const { leaves, rules } = query;
  const boards = boardsOf(leaves).map((values) => ({ ...query, leaves: values }));
  const seen = new Set<string>();
  for (let size = rules.use === 'all' ? leaves.length : least; size <= leaves.length; size++) {
    for (const board of boards) {
      spendTicks(1 << leaves.length);
      for (let mask = (1 << leaves.length) - 1; mask > 0; mask--) {
        if (countBits(mask) !== size || !isCanonical(mask, board.leaves)) continue;
        if (boards.length > 1) {
          const values = board.leaves.filter((_, i) => (mask >> i) & 1).join();
          if (seen.has(values)) continue;
          seen.add(values);
        }
        yield [board, mask];
      }
    }
  }
}

/** Whether a subset takes equal numbers from the first one on. */
function isCanonical(mask: number, leaves: readonly Leaf[]): boolean {
  for (let i = 1; i < leaves.length; i++) {
    if (leaves[i][0] === leaves[i - 1][0] && ((mask >> (i - 1)) & 3) === 2) return false;
  }
  return true;
}

/** Lists every multiset of values that the leaves may take, ascending. */
export function boardsOf(leaves: readonly Leaf[]): (readonly Leaf[])[] {
  if (leaves.every((leaf) => leaf.length === 1)) return [leaves];
  const boards = new Map<string, number[]>([['', []]]);
  for (const leaf of leaves) {
    const before = [...boards.values()];
    boards.clear();
    for (const values of before) {
      for (const value of leaf) {
        spendTicks(TICKS_PER_CHOICE);
        const more = [...values, value].sort((a, b) => a - b);
        boards.set(more.join(), more);
        if (boards.size <= MAX_BOARDS) continue;
        const message = `numbers: expected at most ${MAX_BOARDS} choices of alternatives, got more`;
        throw new NumbersGameError('limit-exceeded', message);
      }
    }
  }
  return [...boards.values()].map((values) => values.map((value) => [value]));
}
