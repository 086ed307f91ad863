// The exports of the engine's modules: integers and addresses only. boundary-layout.ts has the constants of
// the boundary and the pictures of the records that are exchanged.
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { INTEGER, NATURAL, RATIONAL } from './boundary-layout.js';

/** The exports that every module has. Addresses are bytes of `memory`. */
export interface CommonExports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Address of INPUT, where the board of a call is written. */
  readonly INPUT: { readonly value: number };
  /** Bounds the memory, in pages of 64 KiB. */
  limitPages(pages: number): void;
  /** Address of the top of memory, where ways are written (boundary-layout.ts). */
  arenaTop(): number;
  /** Forgets the board and all lists, after a call that an exception of the host ended. */
  dropPlans(): void;
}

/** The exports of the module of the four operators. */
export interface EngineExports extends CommonExports {
  /** Searches for a target. Returns the count of numbers used, or a status. `largestResult` 0: no limit. */
  solveNatural(
    count: number,
    usesAll: number,
    nearest: number,
    target: bigint,
    largestResult: bigint,
  ): number;
  /** Address of ANSWER. */
  readonly ANSWER: { readonly value: number };
  /**
   * Writes the ways to make a value over a subset under the last `solveNatural` to `arenaTop`. Returns their
   * number, or a status.
   */
  waysOfNatural(mask: number, value: bigint): number;
  /** Finds the fewest operations of each target from..to. Returns DONE or a status. */
  reachRange(count: number, usesAll: number, from: bigint, to: bigint): number;
  /**
   * Opens a pool whose boards share lists. INPUT has its `count` largest numbers, descending. Returns DONE or
   * a status.
   */
  openPool(size: number, count: number, from: bigint, to: bigint): number;
  /** Finds the fewest operations for a board of the pool, under use 'any'. Returns DONE or a status. */
  reachBoardOfPool(count: number): number;
  /** Address of the operations, a byte for each target, UNREACHABLE for none. */
  fewestOperations(): number;
  /**
   * Finds the first expression of p / q with RATIONAL or INTEGER values. Returns its count of numbers, or a
   * status.
   */
  solveRational(
    count: number,
    usesAll: number,
    negative: number,
    p: bigint,
    q: bigint,
    values: number,
  ): number;
  /**
   * Stores the query of `countSolutions` and `listSolutions`: `values` is RATIONAL, NATURAL or INTEGER, and
   * `distinct` an index of DISTINCT.
   */
  setQuery(
    count: number,
    usesAll: number,
    values: number,
    distinct: number,
    negative: number,
    p: bigint,
    q: bigint,
  ): void;
  /**
   * Counts the solutions over a subset, or (0) over all that the rules allow, up to `most`. Returns the count
   * or a status.
   */
  countSolutions(mask: number, most: number): number;
  /** Writes solutions over a subset beyond the first `skip`. Returns their number, or a status. */
  listSolutions(mask: number, skip: number, most: number): number;
  /**
   * Writes the ways to make p / q, or its negation, over a subset, as parts of trees worth the target of the
   * query, to `expressionsAddress`. Returns their number, or a status.
   */
  waysOfTrees(mask: number, negative: number, p: bigint, q: bigint): number;
  /** Address of what `solveRational` or `listSolutions` wrote, in postfix order (memory-views.ts). */
  expressionsAddress(): number;
  /** Opens the integers from..to, without marks, for RATIONAL or INTEGER values. Returns DONE or a status. */
  openRational(count: number, usesAll: number, from: number, to: number, values: number): number;
  /**
   * Marks those that up to `largestSize` numbers make; `hasNatural` says that the natural ones are marked.
   * Returns the largest size that was marked, or a status.
   */
  markRational(largestSize: number, hasNatural: number): number;
  /** Address of the marks, laid out as for `fewestOperations`. */
  markedOperations(): number;
  /** Finds the values nearest to p / q, or to its negation, of `size` numbers. Returns DONE or a status. */
  nearestRational(
    count: number,
    usesAll: number,
    size: number,
    negated: number,
    p: bigint,
    q: bigint,
    within: number,
    values: number,
  ): number;
  /** Address of NEAREST. */
  readonly NEAREST: { readonly value: number };
}

/** Code of the allowed values at the boundary. */
export function codeOfValues({ values }: ParsedRules): number {
  return values === 'natural' ? NATURAL : values === 'integer' ? INTEGER : RATIONAL;
}
