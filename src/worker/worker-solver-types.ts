// The types of `numbers-game/worker`.
import type {
  AsyncDisposing,
  BoardReach,
  CountOptions,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Solution,
  SolutionsOptions,
} from '../core/api-types.js';
import type { AbortSignalLike, Progress } from '../parallel/worker-types.js';

/** Options of every call of a solver in a worker. */
export interface CallOptions {
  /** Aborts the call: it rejects with the reason of the signal at once, whatever the worker is doing. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Options of `reachAll` of a solver in a worker. */
export interface WorkerReachAllOptions extends CallOptions {
  /** Called often with the number of boards done and the total; the two are equal at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * A solver in a worker: the calls of a `Solver`, as promises. Any number of calls may be pending; they run in
 * order. Unless stated otherwise they reject with the errors of the same call of a `Solver`, and with
 * `worker-failed` if two workers ended during the call or none can be made.
 */
export interface WorkerSolver extends AsyncDisposing {
  /** Solves one puzzle. @see Solver.solve */
  solve(puzzle: Puzzle, options?: CallOptions): Promise<Result>;
  /**
   * Finds the fewest operations for every target of a range. The array is transferred, not copied.
   *
   * @see Solver.reach
   */
  reach(query: ReachQuery, options?: CallOptions): Promise<Reach>;
  /**
   * Reaches all boards of a pool. The worker is at most about twenty milliseconds, or two boards, ahead;
   * other calls run in between.
   *
   * @throws at the first step, or at the one that fails. @see Solver.reachAll
   * @example
   * const query = { size: 6, from: 101, to: 999 };
   * for await (const { numbers, operations } of solver.reachAll(query, { signal })) {
   *   if (!operations.includes(255)) console.log(numbers); // makes every target
   * }
   */
  reachAll(
    query: ReachAllQuery,
    options?: WorkerReachAllOptions,
  ): AsyncGenerator<BoardReach, void, undefined>;
  /**
   * Yields all distinct solutions of a puzzle. The worker is at most about twenty milliseconds ahead; other
   * calls run in between.
   *
   * @throws at the first step, or at the one that fails. @see Solver.solutions
   */
  solutions(
    puzzle: Puzzle,
    options?: SolutionsOptions & CallOptions,
  ): AsyncGenerator<Solution, void, undefined>;
  /** Counts the distinct solutions of a puzzle. @see Solver.count */
  count(puzzle: Puzzle, options?: CountOptions & CallOptions): Promise<number>;
  /**
   * Ends the worker. Pending calls and lists reject with a `DOMException` named `AbortError`, later calls
   * with `invalid-option`. Resolves when the worker has ended.
   */
  dispose(): Promise<void>;
}
