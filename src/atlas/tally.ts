// Adds up the problems of boards: the totals of a share or of an atlas, and the rows of its two tables.
import { NO_DISTANCE, NO_OPERATIONS, OPERATION_COUNTS, type BoardProblems } from './board-problems.js';
import { boardColumns, createRows, TARGET_COLUMNS, type TableRows } from './table-file.js';

/** The totals of many problems. A problem is a board with a target. */
export interface ProblemTotals {
  readonly boards: number;
  readonly problems: number;
  readonly solvable: number;
  /** Solvable problems by their fewest operations. */
  readonly operations: Readonly<Record<string, number>>;
  /**
   * Problems by the distance to the nearest target of the range that the board makes; `none` if it makes no
   * target.
   */
  readonly distance: Readonly<Record<string, number>>;
  /** Boards that make every target. */
  readonly complete: number;
}

/**
 * Adds up consecutive boards. Adding a board is one pass over its targets, which counts those that it makes
 * by target and operations. The counts of a target lie together, which takes half the time of a column for
 * each number of operations; the columns are filled when they are read.
 */
export class ShareTally {
  readonly #width: number;
  readonly #boards: Record<string, Uint32Array | Uint8Array>;
  readonly #targets: Record<string, Uint32Array | Uint8Array>;
  /** By target and operations, how many boards make it so: OPERATION_COUNTS for each target. */
  readonly #counts: Uint32Array;
  /** By operations, how many targets each board makes, and the current one. */
  readonly #opsOfBoards: readonly (Uint32Array | Uint8Array)[];
  readonly #opsOfBoard = new Uint32Array(OPERATION_COUNTS);
  readonly #distance: number[] = [];
  #done = 0;

  /** @param count how many boards will be added */
  constructor(size: number, from: number, width: number, count: number) {
    this.#width = width;
    this.#boards = createRows(boardColumns(size), count);
    this.#opsOfBoards = namesOfCounts().map((name) => this.#boards[name]);
    this.#counts = new Uint32Array(OPERATION_COUNTS * width);
    this.#targets = createRows(TARGET_COLUMNS, width);
    for (let i = 0; i < width; i++) this.#targets.target[i] = from + i;
  }

  add(board: number, numbers: readonly number[], { distance, operations }: BoardProblems): void {
    const row = this.#done++;
    const counts = this.#counts;
    const opsOfBoard = this.#opsOfBoard.fill(0);
    let maxDistance = 0;
    for (let i = 0; i < distance.length; i++) {
      const away = distance[i];
      if (away === 0) {
        const fewest = operations[i];
        counts[i * OPERATION_COUNTS + fewest]++;
        opsOfBoard[fewest]++;
        continue;
      }
      if (away > maxDistance) maxDistance = away;
      if (away !== NO_DISTANCE) this.#distance[away] = (this.#distance[away] ?? 0) + 1;
    }
    let maxOperations = NO_OPERATIONS;
    for (const [fewest, count] of opsOfBoard.entries()) {
      this.#opsOfBoards[fewest][row] = count;
      if (count > 0) maxOperations = fewest;
    }
    const boards = this.#boards;
    boards.board[row] = board;
    numbers.forEach((number, index) => {
      boards[`n${index + 1}`][row] = number;
    });
    boards.solvable[row] = sum(opsOfBoard);
    boards.max_distance[row] = maxDistance;
    boards.max_operations[row] = maxOperations;
  }

  /** The rows of boards.parquet. */
  get boards(): TableRows {
    return this.#boards;
  }

  /** The rows of targets.parquet, counting only the boards added. */
  get targets(): TableRows {
    const { solvable } = this.#targets;
    solvable.fill(0);
    for (const [operations, name] of namesOfCounts().entries()) {
      const column = this.#targets[name];
      for (let i = 0; i < this.#width; i++) {
        column[i] = this.#counts[i * OPERATION_COUNTS + operations];
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
        ...histogramOf([made, ...this.#distance.slice(1)]),
        ...(without > 0 && { none: without * this.#width }),
      },
      complete: countOf(solvable, this.#width),
    };
  }
}

/** The columns of counts, by operations. */
function namesOfCounts(): string[] {
  return Array.from({ length: OPERATION_COUNTS }, (_, operations) => `ops${operations}`);
}

function sum(counts: Uint32Array | Uint8Array): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

function countOf(values: Uint32Array | Uint8Array, wanted: number): number {
  let count = 0;
  for (const value of values) if (value === wanted) count++;
  return count;
}

function histogramOf(counts: readonly (number | undefined)[]): Record<string, number> {
  return Object.fromEntries(
    [...counts.entries()].flatMap(([key, count]) => (count ? [[String(key), count]] : [])),
  );
}

/** The totals of no problems. */
export const NO_TOTALS: ProblemTotals = {
  boards: 0,
  problems: 0,
  solvable: 0,
  operations: {},
  distance: {},
  complete: 0,
};

/** Adds two totals. */
export function addTotals(left: ProblemTotals, right: ProblemTotals): ProblemTotals {
  const sum = new TotalsSum();
  sum.add(left);
  sum.add(right);
  return sum.totals;
}

/** Adds up many totals in place: those of wide ranges have as many distances as targets. */
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
