// Sets of large numbers at random: the counts of the table, which adds up subsets, are those of reachAll over
// the plain pool of each set. `SETS=1000` compares as many sets, 50 of each table; docs/verification.md
// records such a run.
import { expect, it } from 'vitest';
import { createFullSolver } from '../support/full-solver.js';
import { countAll, countsOf, tally } from '../support/large-sets.js';
import { STANDARD_POOL } from '../support/pool.js';
import { createRandom, seed } from '../support/random.js';

const SETS = Number(process.env.SETS ?? 20);
const SETS_OF_TABLE = 50;
const CANDIDATES = 12;
const SMALL = STANDARD_POOL.slice(0, 20);
const LARGE = Array.from({ length: 90 }, (_, index) => 11 + index);

it(`${SETS} random sets have the counts of reachAll (seed ${seed})`, { timeout: 3_600_000 }, () => {
  const solver = createFullSolver();
  const random = createRandom(4001);
  for (let done = 0; done < SETS; done += SETS_OF_TABLE) {
    const table = countAll({ candidates: random.shuffle(LARGE).slice(0, CANDIDATES) });
    const rows = random.shuffle([...Array(table.sets).keys()]);
    for (const row of rows.slice(0, Math.min(SETS_OF_TABLE, SETS - done))) {
      const set = table.numbersOf(row);
      const pool = [...SMALL, ...set];
      const expected = tally(pool, solver.reachAll({ pool, size: 6, from: 101, to: 999 }));
      expect(countsOf(table, row), set.join()).toEqual(expected);
    }
  }
});
