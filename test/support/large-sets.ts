// Counts of sets of large numbers: from tables, and from the records of reachAll.
import { countJob, openLargeBoards } from '../../src/literature/large-numbers/count-subsets.js';
import { binomial, parseLargeGame } from '../../src/literature/large-numbers/large-game.js';
import { LargeTable, SubsetCounts } from '../../src/literature/large-numbers/large-table.js';
import { dealJobs } from '../../src/literature/large-numbers/subset-jobs.js';

/** Counts by operations, each board once and weighted by the ways to draw it from the tiles. */
export function tally(
  pool: readonly number[],
  records: Iterable<{ numbers: number[]; operations: Iterable<number> }>,
) {
  const [once, weighted] = [new Array<number>(6).fill(0), new Array<number>(6).fill(0)];
  const copies = (numbers: readonly number[], number: number) =>
    numbers.filter((each) => each === number).length;
  for (const { numbers, operations } of records) {
    const ways = [...new Set(numbers)].reduce(
      (product, number) => product * binomial(copies(pool, number), copies(numbers, number)),
      1,
    );
    for (const each of operations) {
      if (each === 255) continue;
      once[each]++;
      weighted[each] += ways;
    }
  }
  return { once, weighted };
}

/** Counts of a row of a table, as those of `tally`. */
export const countsOf = (table: LargeTable, row: number) => ({
  once: table.operationsOf(row, false),
  weighted: table.operationsOf(row, true),
});

/** Counts all sets of a game in this thread. */
export function countAll(query: Parameters<typeof parseLargeGame>[0]): LargeTable {
  const game = parseLargeGame(query);
  const counts = new SubsetCounts(game.candidates.length);
  const reach = openLargeBoards(game);
  for (const job of dealJobs(game)) counts.add(job, countJob(game, job, reach));
  return new LargeTable(game, counts);
}
