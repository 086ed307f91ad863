// What a table of all sets says in short: the best and the worst sets, a histogram, percentiles, and the
// place of the four numbers of the show; by either count.
import { SET_SIZE, totalsOf, type LargeTotals } from './large-game.js';
import type { LargeTable } from './large-table.js';

/** A set with its solvable problems, and how many sets have more. */
export interface RankedSet {
  readonly numbers: readonly number[];
  readonly solvable: number;
  readonly operations: readonly number[];
  /** Number of sets with more solvable problems, plus 1. */
  readonly rank: number;
}

/** Summary of a table by one of the two counts. */
export interface CountSummary {
  /** Number of problems of the game of each set. */
  readonly problems: number;
  readonly best: readonly RankedSet[];
  readonly worst: readonly RankedSet[];
  /** Number of sets by their share of solvable problems, in tenths of a percent: first the least one. */
  readonly histogram: { readonly from: number; readonly sets: readonly number[] };
  /** Solvable problems of the sets at each percent of the ascending order, from 0 to 100. */
  readonly percentiles: readonly number[];
  /** The set that was asked for; null if it is not in the table. */
  readonly set: (RankedSet & { readonly percentile: number }) | null;
}

/** Summary of a table. */
export interface TableSummary {
  readonly sets: number;
  readonly totals: LargeTotals;
  readonly checksum: string;
  readonly once: CountSummary;
  readonly weighted: CountSummary;
}

/** Summarizes a table: `top` best and worst sets, and one set by name. */
export function summarizeTable(table: LargeTable, top: number, set: readonly number[]): TableSummary {
  const totals = totalsOf(table.game);
  return {
    sets: table.sets,
    totals,
    checksum: table.checksum(),
    once: summarizeCount(table, false, totals.problems, top, set),
    weighted: summarizeCount(table, true, totals.weightedProblems, top, set),
  };
}

function summarizeCount(
  table: LargeTable,
  isWeighted: boolean,
  problems: number,
  top: number,
  set: readonly number[],
): CountSummary {
  const solvable = table.solvable(isWeighted);
  // Ascending; sets with as many solvable problems in lexicographic order.
  const order = Uint32Array.from(solvable.keys()).sort((a, b) => solvable[a] - solvable[b] || a - b);
  const sorted = order.map((row) => solvable[row]);
  const rank = (row: number): RankedSet => ({
    numbers: table.numbersOf(row),
    solvable: solvable[row],
    operations: table.operationsOf(row, isWeighted),
    rank: sorted.length - countUpTo(sorted, solvable[row]) + 1,
  });
  const tenths = sorted.map((each) => Math.floor((1000 * each) / problems));
  const from = tenths[0];
  const histogram = new Array<number>(tenths.at(-1)! - from + 1).fill(0);
  for (const each of tenths) histogram[each - from]++;
  const asked = findRow(table, set);
  const last = table.sets - 1;
  return {
    problems,
    best: [...order.subarray(-top)].reverse().map(rank),
    worst: [...order.subarray(0, top)].map(rank),
    histogram: { from, sets: histogram },
    percentiles: Array.from({ length: 101 }, (_, percent) => sorted[Math.round((last * percent) / 100)]),
    set:
      asked === null
        ? null
        : { ...rank(asked), percentile: (100 * countBelow(sorted, solvable[asked])) / table.sets },
  };
}

/** Number of values of an ascending list that are at most a bound. */
function countUpTo(sorted: Uint32Array, bound: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countBelow(sorted: Uint32Array, bound: number): number {
  return bound === 0 ? 0 : countUpTo(sorted, bound - 1);
}

/** Row of a set; null if it is not in the table. */
function findRow(table: LargeTable, set: readonly number[]): number | null {
  if (set.length !== SET_SIZE) return null;
  for (let row = 0; row < table.sets; row++) {
    if (table.numbersOf(row).every((number, index) => number === set[index])) return row;
  }
  return null;
}
