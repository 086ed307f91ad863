// What the page and the worker that measures say to each other.
import { defaultGame, findTargetRange } from '../../games.js';
import type { ClassicName } from '../../classic.js';

/** What is measured: `engine` is ours. */
export type AlgorithmName = 'engine' | ClassicName;

/** How long an algorithm takes for boards of so many numbers. */
export interface Row {
  readonly algorithm: AlgorithmName;
  readonly size: number;
  /**
   * Milliseconds a board, of all targets of the range; null if it was left out, as it would take too long or
   * too much memory.
   */
  readonly ms: number | null;
  /** The part of the targets that can be made which it finds. */
  readonly found: number | null;
}

/** To the worker: measure boards of 4 up to so many numbers. */
export interface Order {
  readonly largest: number;
}

/** To the page: what is measured now, a row that is done, the end, or what went wrong. */
export type Report =
  | { readonly kind: 'begin'; readonly algorithm: AlgorithmName; readonly size: number }
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly message: string };

export const SMALLEST = 4;
export const { from: FROM, to: TO } = findTargetRange(defaultGame);
/** How many boards of each size. */
export const BOARDS = 5;
