// Adds up the problems of boards: the totals of a share or of an atlas, and the rows of its two tables.
import { NO_DISTANCE, NO_OPERATIONS } from './board-problems.js';
import {
  boardColumns,
  createRows,
  createTargetRows,
  namesOfCounts,
  targetColumns,
  type AtlasShape,
  type ColumnValues,
  type TableRows,
} from '../files/atlas-columns.js';
import { countDistances, histogramOf, type ProblemTotals } from '../../batch/tally-boards.js';

/**
 * Adds up consecutive boards. Adding a board is one pass over its targets that counts the reachable ones by
 * target and operations. The counts of a target are adjacent, which takes half the time of a column for each
 * number of operations; the columns are filled when they are read.
 * The gaps are counted as in batch/tally-boards.ts, which has the totals alone.
 */
export class ShareTally {
  readonly #width: number;
  readonly #boards: Record<string, ColumnValues>;
  readonly #targets: Record<string, ColumnValues>;
  /** Names of the columns of counts, by operations. */
  readonly #names: readonly string[];
  /** Number of boards by target and operations: an entry for each name, for each target. */
  readonly #counts: Uint32Array;
  readonly #numbers: readonly ColumnValues[];
  /** Number of targets that each board makes, by operations. */
  readonly #opsOfBoards: readonly ColumnValues[];
  /** Number of targets that the current board makes, by operations. */
  readonly #opsOfBoard: Uint32Array;
  /** Number of gaps inside the range, by length. */
  readonly #innerGaps: Float64Array;
  /** Number of gaps at the ends of the range, by length. */
  readonly #outerGaps: Float64Array;
  #done = 0;

  /** @param count number of boards that will be added */
  constructor(shape: AtlasShape, count: number) {
    const width = shape.to - shape.from + 1;
    this.#width = width;
    this.#names = namesOfCounts(shape);
    this.#boards = createRows(boardColumns(shape), count);
    this.#numbers = Array.from({ length: shape.size }, (_, index) => this.#boards[`n${index + 1}`]);
    this.#opsOfBoards = this.#names.map((name) => this.#boards[name]);
    this.#opsOfBoard = new Uint32Array(this.#names.length);
    this.#counts = new Uint32Array(this.#names.length * width);
    this.#innerGaps = new Float64Array(width + 1);
    this.#outerGaps = new Float64Array(width + 1);
    this.#targets = createTargetRows(targetColumns(shape), shape);
  }

  /** @param reached result of `reach` for the board */
  add(board: number, numbers: readonly number[], reached: Uint8Array): void {
    const row = this.#done++;
    const counts = this.#counts;
    const opsOfBoard = this.#opsOfBoard.fill(0);
    const countsOfTarget = opsOfBoard.length;
    let longestInner = 0;
    let before = -1;
    let first = -1;
    for (let at = 0; at < reached.length; at++) {
      const fewest = reached[at];
      if (fewest === NO_OPERATIONS) continue;
      counts[at * countsOfTarget + fewest]++;
      opsOfBoard[fewest]++;
      const gap = at - before - 1;
      if (before < 0) {
        first = at;
      } else if (gap > 0) {
        this.#innerGaps[gap]++;
        if (gap > longestInner) longestInner = gap;
      }
      before = at;
    }
    let maxDistance = NO_DISTANCE;
    if (first >= 0) {
      const last = this.#width - 1 - before;
      this.#outerGaps[first]++;
      this.#outerGaps[last]++;
      maxDistance = Math.max((longestInner + 1) >> 1, first, last);
    }
    let maxOperations = NO_OPERATIONS;
    let solvable = 0;
    for (let fewest = 0; fewest < countsOfTarget; fewest++) {
      const count = opsOfBoard[fewest];
      this.#opsOfBoards[fewest][row] = count;
      solvable += count;
      if (count > 0) maxOperations = fewest;
    }
    const boards = this.#boards;
    boards.board[row] = board;
    for (let i = 0; i < numbers.length; i++) this.#numbers[i][row] = numbers[i];
    boards.solvable[row] = solvable;
    boards.max_distance[row] = maxDistance;
    boards.max_operations[row] = maxOperations;
  }

  /** Rows of boards.parquet. */
  get boards(): TableRows {
    return this.#boards;
  }

  /** Rows of targets.parquet for the boards that were added. */
  get targets(): TableRows {
    const { solvable } = this.#targets;
    solvable.fill(0);
    for (const [operations, name] of this.#names.entries()) {
      const column = this.#targets[name];
      for (let i = 0; i < this.#width; i++) {
        column[i] = this.#counts[i * this.#names.length + operations];
        solvable[i] += column[i];
      }
    }
    return this.#targets;
  }

  totals(): ProblemTotals {
    const { solvable, max_distance: maxDistance } = this.#boards;
    const made = sum(solvable);
    const without = countOf(maxDistance, NO_DISTANCE);
    return {
      boards: this.#done,
      problems: this.#done * this.#width,
      solvable: made,
      operations: histogramOf(this.#opsOfBoards.map(sum)),
      distance: {
        ...histogramOf([made, ...countDistances(this.#innerGaps, this.#outerGaps)]),
        ...(without > 0 && { none: without * this.#width }),
      },
      complete: countOf(solvable, this.#width),
    };
  }
}

function sum(counts: ColumnValues): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

function countOf(values: ColumnValues, wanted: number): number {
  let count = 0;
  for (const value of values) if (value === wanted) count++;
  return count;
}

/** Totals of no problems. */
export const NO_TOTALS: ProblemTotals = {
  boards: 0,
  problems: 0,
  solvable: 0,
  operations: {},
  distance: {},
  complete: 0,
};

/** Returns the sum of two totals. */
export function addTotals(left: ProblemTotals, right: ProblemTotals): ProblemTotals {
  const sum = new TotalsSum();
  sum.add(left);
  sum.add(right);
  return sum.totals;
}

/** Adds up many totals in place. The totals of wide ranges have as many distances as targets. */
export class TotalsSum {
  readonly totals = { ...NO_TOTALS, operations: {}, distance: {} };

  add({ boards, problems, solvable, operations, distance, complete }: ProblemTotals): void {
    this.totals.boards += boards;
    this.totals.problems += problems;
    this.totals.solvable += solvable;
    this.totals.complete += complete;
    addCounts(this.totals.operations, operations);
    addCounts(this.totals.distance, distance);
  }
}

function addCounts(all: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(more)) all[key] = (all[key] ?? 0) + count;
}
