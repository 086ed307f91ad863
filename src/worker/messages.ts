// What a page and its worker say to each other; the worker answers each job with a `Reply` (link.ts).
//
// A list is pulled in batches, and each pull says which list it is of and how many of its items were had: a
// worker that does not know the list begins it again, and leaves out so many. So a worker can be replaced at
// any time, and nothing but a pull need be done again.
import type { NumbersGameError } from '../core/errors.js';
import type { SolverOptions } from '../core/types.js';

/** A call with one answer. */
export interface Call {
  readonly kind: 'call';
  readonly method: 'solve' | 'reach' | 'count';
  readonly args: readonly unknown[];
}

/** Asks for the next items of a list. */
export interface Pull {
  readonly kind: 'pull';
  /** Which list it is. */
  readonly list: number;
  readonly method: 'solutions' | 'reachAll';
  readonly args: readonly unknown[];
  /** How many items were had. */
  readonly skip: number;
  /** Whether to count how many there are in all, of `reachAll`. */
  readonly wantsTotal: boolean;
}

export type Job = Call | Pull;

/** The answer to a pull. */
export interface Batch {
  readonly items: readonly unknown[];
  /** Whether these are the last. */
  readonly isDone: boolean;
  /** What came after them instead of an item. */
  readonly refusal: Pick<NumbersGameError, 'code' | 'message'> | null;
  /** How many there are in all, if that was asked for. */
  readonly total: number;
}

/** The first message, and one that ends a list; neither is answered. */
export type Notice =
  | { readonly kind: 'options'; readonly options: SolverOptions }
  | { readonly kind: 'close'; readonly list: number };
