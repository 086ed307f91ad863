// The messages between the page and the worker that measures.
import { countdownTargets } from '../countdown-game.js';
import type { ClassicName } from 'numbers-game/classic';

/** The name of a measured algorithm: `engine` is ours. */
export type AlgorithmName = 'engine' | ClassicName;

/** The time of an algorithm for boards of one size. */
export interface MeasuredRow {
  readonly algorithm: AlgorithmName;
  readonly size: number;
  /**
   * Milliseconds per board, for all targets of the range; null if it was skipped because it would take too
   * long or too much memory.
   */
  readonly ms: number | null;
  /** The share of the reachable targets that it finds. */
  readonly found: number | null;
}

/** The message that asks the worker to measure boards of 4 up to `largest` numbers. */
export interface Order {
  readonly largest: number;
}

/** The messages to the page: the current measurement, a finished row, the end, or an error. */
export type MeasureReport =
  | { readonly kind: 'begin'; readonly algorithm: AlgorithmName; readonly size: number }
  | { readonly kind: 'row'; readonly row: MeasuredRow }
  | { readonly kind: 'end' }
  | { readonly kind: 'error'; readonly message: string };

export const SMALLEST = 4;
export const { from: FROM, to: TO } = countdownTargets;
/** The number of boards of each size. */
export const BOARDS = 5;
