// The entry `numbers-game/worker`, for pages and Node: a solver in a worker. Exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { createWorkerSolver } from './worker/create-worker-solver.js';
export { serveSolver } from './worker/serve-solver.js';
export type {
  Alternatives,
  Card,
  CountOptions,
  Distinct,
  BoardReach,
  BoardsQuery,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Rules,
  Solution,
  SolutionsOptions,
  SolverOptions,
} from './core/types.js';
export type { AbortSignalLike, Progress, WorkerLike } from './parallel/types.js';
export type { CallOptions, WorkerReachAllOptions, WorkerSolver } from './worker/types.js';
