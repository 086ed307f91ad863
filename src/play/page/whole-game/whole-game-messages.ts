// What the worker that reads the tables of the whole game sends to the page.

/** The code of the error that the tables could not be fetched. */
export const TABLES_MISSING = 'tables-missing';

/** Every board of the game with every target, in columns. */
export interface WholeGame {
  /** How many numbers a board has. */
  readonly size: number;
  /** The numbers of all boards, ascending, board after board. */
  readonly numbers: Uint8Array<ArrayBuffer>;
  /** How many targets each board makes. */
  readonly made: Uint16Array<ArrayBuffer>;
  /** The first target; the others follow. */
  readonly from: number;
  /** How many boards make each target. */
  readonly makers: Uint16Array<ArrayBuffer>;
  /** How many problems take each number of operations at least. */
  readonly operations: readonly number[];
}
