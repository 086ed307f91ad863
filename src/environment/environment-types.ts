// The types of `createEnvironment`.
import type { Alternatives, Game, Puzzle, Rules, Solver, VerifyPuzzle } from '../core/api-types.js';
import type { ReadMode, Reason } from '../verify/verify-types.js';

/** Rules of an environment and the solver that it asks. */
export interface EnvironmentOptions {
  /**
   * Solver to use. For fewer operators than `+ - * /` it needs the extension `moreOperators`; operators
   * beyond the four are refused.
   */
  readonly solver: Pick<Solver, 'solve'>;
  /** Record of the game whose rules hold. */
  readonly game?: Game | undefined;
  /** Rules, instead of those of a game. Default: `countdown`. */
  readonly rules?: Rules | undefined;
  /**
   * Reward of a move. Default: 1 if the move makes the target (and all numbers are used, if they must be),
   * else 0.
   */
  readonly reward?: ((move: Omit<Move, 'reward'>) => number) | undefined;
}

/** A board to play. */
export interface EnvironmentPuzzle extends Pick<Puzzle, 'target'> {
  /** Numbers of a puzzle and, unless values are natural, values that steps return: `-4`, `0`, `'8/3'`. */
  readonly numbers: Puzzle['numbers'] | readonly (number | string | Alternatives)[];
}

/** Position of a board. Values are numbers while they are safe integers, else text `p` or `p/q`. */
export interface Position {
  /** The values that are left: given numbers in ascending order, then results, the last one last. */
  readonly numbers: (number | string)[];
  readonly target: number | string;
  /** Whether the target can still be made; true once it is made. */
  readonly solvable: boolean;
  /** Fewest further operations that make the target; null if it cannot be made. */
  readonly operations: number | null;
  /** Whether the target is made. Under `use: 'all'` it must be the only value left. */
  readonly solved: boolean;
  /** Whether the board is finished: it is solved, or one value is left. */
  readonly done: boolean;
}

/** Reason why a step is not legal. The names are those of `verify`. */
export type StepReason = Extract<
  Reason,
  | 'not-an-expression'
  | 'operator-not-allowed'
  | 'number-not-given'
  | 'number-reused'
  | 'division-by-zero'
  | 'not-natural'
  | 'not-integer'
  | 'wrong-result'
>;

/** Outcome of a step, and the position after it. A step that is not legal leaves the board as it was. */
export interface Move extends Position {
  readonly legal: boolean;
  /** Why the step was not legal; null if it was. */
  readonly reason: StepReason | null;
  readonly reward: number;
}

/** A board that is played step by step. */
export interface Environment {
  /**
   * Puts numbers on the board.
   *
   * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`; `too-large` for numbers
   * that cannot be searched exactly, or for more than six under other values than natural ones, or more than
   * five if one of them is negative or a fraction
   */
  reset(puzzle: EnvironmentPuzzle): Position;
  /**
   * Plays one operation, such as `'25 * 4'`, on two values of the board. A result may follow, as in
   * `'25 * 4 = 100'`, and is checked. Fractions are written `8/3`.
   *
   * @throws NumbersGameError `invalid-option` if there is no board or it is done; `too-large` if a result is
   * not a safe integer under natural values
   */
  step(action: string): Move;
}

/** A puzzle whose answers are traced. */
export interface TracePuzzle extends Omit<VerifyPuzzle, 'numbers'> {
  /** Numbers, as those of a board of an environment. */
  readonly numbers: EnvironmentPuzzle['numbers'];
}

/** Options of `traceSteps`. */
export interface TraceOptions extends Pick<EnvironmentOptions, 'solver'> {
  /** How the answer is found in the text, as by `verify`. Default: `strict`. */
  readonly read?: ReadMode | undefined;
}

/** A step of an answer, and what is left after it. */
export interface TracedStep extends Pick<Move, 'legal' | 'reason' | 'numbers'> {
  /** The operation with its result, such as `25 - 10 = 15`. The result is the stated one if there is one. */
  readonly text: string;
  /** Whether the target can still be made; true once it is made. */
  readonly reachable: boolean;
  /** Fewest further operations that make the target; null if it cannot be made. */
  readonly operationsLeft: number | null;
}

/** The steps of an answer. */
export interface Trace {
  /** Empty if the answer cannot be read, or has no operation. */
  readonly steps: TracedStep[];
  /**
   * Index of the step after which the target could no longer be made; null if there is none, also if the
   * target could not be made before.
   */
  readonly firstLost: number | null;
}
