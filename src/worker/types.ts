// The solver in a worker, as its users see it.
import type {
  BoardReach,
  CountOptions,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Solution,
  SolutionsOptions,
} from '../core/types.js';
import type { AbortSignalLike, Progress } from '../parallel/types.js';

/** Options of every call of a solver in a worker. */
export interface CallOptions {
  /** Ends the call: it rejects with the reason of the signal, at once, whatever the worker is at. */
  readonly signal?: AbortSignalLike;
}

/** Options of `reachAll` of a solver in a worker. */
export interface WorkerReachAllOptions extends CallOptions {
  /** Is called with the number of boards done and of all, often; at the end with these equal. */
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * A solver in a worker: the calls of a `Solver`, as promises. Any number may be under way; they are done in
 * the order in which they came. Where nothing else is said they reject with what the call of a `Solver`
 * throws, and with `worker-failed` if two workers ended on the call, or none can be made.
 */
export interface WorkerSolver {
  /** Solves one puzzle. @see Solver.solve */
  solve(puzzle: Puzzle, options?: CallOptions): Promise<Result>;
  /**
   * Finds the fewest operations of every target of a range. The array is moved, not copied.
   *
   * @see Solver.reach
   */
  reach(query: ReachQuery, options?: CallOptions): Promise<Reach>;
  /**
   * Reaches all boards of a pool. The worker is at most about twenty milliseconds, or two boards, ahead.
   * Other calls come between. `signal` and `onProgress` may also stand in the query, as in that of
   * `numbers-game/batch`.
   *
   * @throws at the first step, or at the one that fails. @see Solver.reachAll
   * @example
   * for await (const { numbers, operations } of solver.reachAll({ size: 6, from: 101, to: 999 }, { signal })) {
   *   if (!operations.includes(255)) console.log(numbers); // makes every target
   * }
   */
  reachAll(
    query: ReachAllQuery & WorkerReachAllOptions,
    options?: WorkerReachAllOptions,
  ): AsyncGenerator<BoardReach, void, undefined>;
  /**
   * Gives all distinct solutions of a puzzle. The worker is at most about twenty milliseconds ahead. Other
   * calls come between.
   *
   * @throws at the first step, or at the one that fails. @see Solver.solutions
   */
  solutions(
    puzzle: Puzzle,
    options?: SolutionsOptions & CallOptions,
  ): AsyncGenerator<Solution, void, undefined>;
  /** Counts the distinct solutions of a puzzle. @see Solver.count */
  count(puzzle: Puzzle, options?: CountOptions & CallOptions): Promise<number>;
  /** Ends the worker. All calls under way, and every later one, reject. Resolves when it has ended. */
  dispose(): Promise<void>;
}
