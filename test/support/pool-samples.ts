// Samples of the boards of large pools, of which `reachAll` gives what `reach` gives for the same numbers:
// some consecutive boards, which share their lists, at each of several places that are spread evenly.
import { expect } from 'vitest';
import { countBoards, type ReachAllQuery, type Solver } from '../../src/index.js';
import type { Random } from './random.js';

/** The games of the largest databases of "(The Final) Countdown", section 5. */
export const LARGE_POOLS = {
  '1..100, six numbers': {
    pool: Array.from({ length: 100 }, (_, i) => i + 1),
    repeat: true,
    size: 6,
    from: 101,
    to: 999,
  },
  'six numbers': { size: 6, from: 101, to: 999 },
  'eight numbers': { size: 8, from: 1, to: 35_000 },
  'nine numbers': { size: 9, from: 1, to: 200_000 },
  'ten numbers': { size: 10, from: 1, to: 500_000 },
} satisfies Record<string, ReachAllQuery>;

/** Compares `count` consecutive boards at each of `places`; the first place is drawn. */
export function comparePoolSamples(
  solver: Solver,
  query: ReachAllQuery,
  random: Random,
  places: number,
  count: number,
): void {
  const { pool, size, repeat, from, to } = query;
  const step = Math.floor((countBoards({ pool, size, repeat }) - count) / places);
  const start = random.integer(0, step - 1);
  for (let place = 0; place < places; place++) {
    for (const record of solver.reachAll({ ...query, first: start + place * step, count })) {
      const { numbers } = record;
      const { operations } = solver.reach({ numbers, from, to });
      const isSame = Buffer.compare(record.operations, operations) === 0;
      expect(isSame, `${numbers.join(' ')} as reach says`).toBe(true);
    }
  }
}
