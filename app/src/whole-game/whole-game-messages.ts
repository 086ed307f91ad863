// The messages to the page from the worker that reads the tables of the whole game.

/** The code of the error that the tables could not be fetched. */
export const TABLES_MISSING = 'tables-missing';

/** Every board of the game with every target, in columns. */
export interface WholeGame {
  /** The number of numbers of a board. */
  readonly size: number;
  /** The numbers of all boards, ascending, board after board. */
  readonly numbers: Uint8Array<ArrayBuffer>;
  /** The number of targets that each board makes. */
  readonly made: Uint16Array<ArrayBuffer>;
  /** The first target; the others follow. */
  readonly from: number;
  /** The number of boards that make each target. */
  readonly makers: Uint16Array<ArrayBuffer>;
  /** The number of problems by fewest operations. */
  readonly operations: readonly number[];
}
