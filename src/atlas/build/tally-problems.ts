// Adds up the problems of boards: the totals of a share or of an atlas, and the rows of its two tables.
import { NO_DISTANCE, NO_OPERATIONS } from './board-problems.js';
import {
  boardColumns,
  createRows,
  createTargetRows,
  namesOfCounts,
  namesOfNumbers,
  targetColumns,
  type AtlasShape,
  type ColumnValues,
  type TableRows,
} from '../files/atlas-columns.js';
import { BoardsTally, type ProblemTotals } from '../../batch/tally-boards.js';

/**
 * Adds up consecutive boards, and keeps a row of each. The columns of targets are filled when they are read:
 * that the counts of a target are adjacent until then takes half the time of a column for each number of
 * operations.
 */
export class ShareTally {
  /** Rows of boards.parquet. */
  readonly boards: TableRows;
  readonly #tally: BoardsTally;
  readonly #targets: Record<string, ColumnValues>;
  /** Names of the columns of counts, by operations. */
  readonly #names: readonly string[];
  readonly #numbers: readonly ColumnValues[];
  /** Number of targets that each board makes, by operations. */
  readonly #opsOfBoards: readonly ColumnValues[];
  /** Number of targets that the current board makes, by operations. */
  readonly #opsOfBoard: Uint32Array;
  #done = 0;

  /** @param count number of boards that will be added */
  constructor(shape: AtlasShape, count: number) {
    this.#names = namesOfCounts(shape);
    this.#tally = new BoardsTally(shape.from, shape.to, this.#names.length);
    const boards = createRows(boardColumns(shape), count);
    this.boards = boards;
    this.#numbers = namesOfNumbers(shape).map((name) => boards[name]);
    this.#opsOfBoards = this.#names.map((name) => boards[name]);
    this.#opsOfBoard = new Uint32Array(this.#names.length);
    this.#targets = createTargetRows(targetColumns(shape), shape);
  }

  /** @param reached result of `reach` for the board */
  add(board: number, numbers: readonly number[], reached: Uint8Array): void {
    this.#tally.add({ operations: reached });
    const row = this.#done++;
    const opsOfBoard = this.#opsOfBoard.fill(0);
    let farthest = 0;
    let before = -1;
    for (let at = 0; at < reached.length; at++) {
      if (reached[at] === NO_OPERATIONS) continue;
      opsOfBoard[reached[at]]++;
      const gap = at - before - 1;
      const distance = before < 0 ? gap : (gap + 1) >> 1;
      if (distance > farthest) farthest = distance;
      before = at;
    }
    let maxOperations = NO_OPERATIONS;
    let solvable = 0;
    for (let fewest = 0; fewest < opsOfBoard.length; fewest++) {
      const count = opsOfBoard[fewest];
      this.#opsOfBoards[fewest][row] = count;
      solvable += count;
      if (count > 0) maxOperations = fewest;
    }
    const { boards } = this;
    boards.board[row] = board;
    for (let i = 0; i < numbers.length; i++) this.#numbers[i][row] = numbers[i];
    boards.solvable[row] = solvable;
    boards.max_distance[row] = before < 0 ? NO_DISTANCE : Math.max(farthest, reached.length - 1 - before);
    boards.max_operations[row] = maxOperations;
  }

  /** Rows of targets.parquet for the boards that were added. */
  get targets(): TableRows {
    this.#takeCounts();
    return this.#targets;
  }

  totals(): ProblemTotals {
    this.#takeCounts();
    const { boards, problems, solvable, operations, distance, complete } = this.#tally.totals();
    return { boards, problems, solvable, operations, distance, complete };
  }

  /** Moves the counts by target and operations to the columns, before the totals take them. */
  #takeCounts(): void {
    const { byTarget, room } = this.#tally;
    const { solvable } = this.#targets;
    for (const [operations, name] of this.#names.entries()) {
      const column = this.#targets[name];
      for (let i = 0; i < column.length; i++) {
        const count = byTarget[i * room + operations];
        column[i] += count;
        solvable[i] += count;
      }
    }
    this.#tally.counts();
  }
}

/** Adds up many totals in place. The totals of wide ranges have as many distances as targets. */
export class TotalsSum {
  readonly totals = { boards: 0, problems: 0, solvable: 0, operations: {}, distance: {}, complete: 0 };

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
