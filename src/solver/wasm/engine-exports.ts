// What the engine's modules export. Integers and addresses only; boundary-layout.ts has the constants of the
// boundary and the pictures of the records that are exchanged.
import { addition, division, multiplication, subtraction } from '../../core/operators.js';
import { ADD, DIVIDE, DIVIDE_INTO, MULTIPLY, SUBTRACT, SUBTRACT_FROM } from './boundary-layout.js';

/** The exports of the module. Addresses are bytes of `memory`. */
export interface EngineExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Where the board that is asked for is written. */
  readonly INPUT: { readonly value: number };
  /** Bounds the memory, in pages of 64 KiB. */
  limitPages(pages: number): void;
  /** Forgets the board and all lists: after a call that an exception of the host ended. */
  dropPlans(): void;
  /** How many numbers the answer uses, or a status. `largestResult` 0: none. */
  solveNatural(
    count: number,
    usesAll: number,
    nearest: number,
    target: bigint,
    largestResult: bigint,
  ): number;
  /** Where the answer is. */
  readonly ANSWER: { readonly value: number };
  /** The address of the canonical masks of a size, u16; those of the next size follow. */
  masksOfSize(size: number): number;
  /**
   * How many decompositions of a value over a subset there are under the last `solveNatural`, or a status.
   */
  decomposeNatural(mask: number, value: bigint): number;
  /** Where they are. */
  decompositions(): number;
  /** Finds the fewest operations of each target from..to: DONE, or a status. */
  reachRange(count: number, usesAll: number, from: bigint, to: bigint): number;
  /**
   * Opens a pool whose boards share lists: DONE, or a status. INPUT has its `count` largest numbers,
   * descending.
   */
  openPool(size: number, count: number, from: bigint, to: bigint): number;
  /** As `reachRange` under use 'any', for a board of the pool. */
  reachBoardOfPool(count: number): number;
  /** Where the operations are, a byte for each target, UNREACHABLE for none. */
  fewestOperations(): number;
  /** Finds the first expression of p / q under rational rules: how many numbers it uses, or a status. */
  solveRational(count: number, usesAll: number, negative: number, p: bigint, q: bigint): number;
  /**
   * Stores the query that `countSolutions` and `listSolutions` are about; `distinct` is an index of DISTINCT.
   */
  setQuery(
    count: number,
    usesAll: number,
    natural: number,
    distinct: number,
    negative: number,
    p: bigint,
    q: bigint,
  ): void;
  /**
   * How many solutions there are over a subset, or (0) over all that the rules allow, up to `most`; or a
   * status.
   */
  countSolutions(mask: number, most: number): number;
  /** Writes solutions over a subset beyond the first `skip`: how many, or a status. */
  listSolutions(mask: number, skip: number, most: number): number;
  /**
   * The address of what `solveRational` or `listSolutions` wrote: expressions in postfix order
   * (read-postfix.ts).
   */
  expressionsAddress(): number;
  /**
   * Marks the integers from..to that up to `largestSize` numbers make under rational rules: the size up to
   * which it did so, or a status.
   */
  reachRational(count: number, usesAll: number, from: number, to: number, largestSize: number): number;
  /** Where the marks are, as for `fewestOperations`. */
  markedOperations(): number;
  /** Finds the values nearest to p / q or to its negation that `size` numbers make: DONE, or a status. */
  nearestRational(
    count: number,
    usesAll: number,
    size: number,
    negated: number,
    p: bigint,
    q: bigint,
    within: number,
  ): number;
  /** Where they are. */
  readonly NEAREST: { readonly value: number };
}

/**
 * By operation: its row, and whether the operand of the far half is the left one; null if the order is free.
 */
export const OPERATIONS = {
  [ADD]: { row: addition, farIsLeft: null },
  [SUBTRACT]: { row: subtraction, farIsLeft: true },
  [SUBTRACT_FROM]: { row: subtraction, farIsLeft: false },
  [MULTIPLY]: { row: multiplication, farIsLeft: null },
  [DIVIDE]: { row: division, farIsLeft: true },
  [DIVIDE_INTO]: { row: division, farIsLeft: false },
} as const;
