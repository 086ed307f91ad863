// The jobs that a solver in a page sends to its worker; the messages that carry them are in worker-link.ts.
//
// A list is pulled in batches. Each pull names its list and how many items of it have arrived; a worker that
// does not know the list starts it and skips that many. So a worker can be replaced at any time, and only the
// last pull is repeated.
import type { NumbersGameError } from '../core/errors.js';
import type { SolverOptions } from '../core/api-types.js';

/** A call with one answer. */
export interface Call {
  readonly kind: 'call';
  readonly method: 'solve' | 'reach' | 'count';
  readonly args: readonly unknown[];
}

/** Asks for the next items of a list. */
export interface Pull {
  readonly kind: 'pull';
  readonly list: string;
  readonly method: 'solutions' | 'reachAll';
  readonly args: readonly unknown[];
  /** Number of items that have arrived. */
  readonly skip: number;
  /** Whether to count all items (`reachAll` only). */
  readonly wantsTotal: boolean;
}

export type Job = Call | Pull;

/** Answer to a pull. */
export interface Batch {
  readonly items: readonly unknown[];
  /** Whether these are the last items. */
  readonly isDone: boolean;
  /** Error that came after the items; null if there was none. */
  readonly refusal: Pick<NumbersGameError, 'code' | 'message'> | null;
  /** Total number of items, if requested. */
  readonly total: number;
}

/** The first message, and the message that ends a list; their answers are ignored. */
export type Notice =
  | { readonly kind: 'options'; readonly options: SolverOptions }
  | { readonly kind: 'close'; readonly list: string };
