// The types of `rate`.
import type { Solver, SolverOptions } from '../../core/api-types.js';
import type { Features } from './puzzle-features.js';

/**
 * Level of difficulty, a fifth of the solvable puzzles of the 24 game or of Countdown: 1 (easiest) to 5
 * (hardest).
 */
export type Level = 1 | 2 | 3 | 4 | 5;

/** Difficulty of a puzzle. Every field is null if the puzzle cannot be solved. */
export interface Difficulty {
  /** Score, mostly 0 to 100, with one decimal. Higher is harder. Comparable only under the same rules. */
  readonly difficulty: number | null;
  /** Fifth of the solvable puzzles of its game: from 1, the easiest, to 5, the hardest. */
  readonly level: Level | null;
  /** The features that the rating is computed from. @experimental */
  readonly features: Features | null;
}

/** Options of `rate`. */
export interface RateOptions {
  /** The solver to use. Default: engines that are opened at the first call and kept. */
  readonly solver?: Pick<Solver, 'solutions'> | undefined;
  /** Engine, as in the options of `createSolver`; it is opened at the first call and kept. */
  readonly wasm?: SolverOptions['wasm'] | undefined;
}
