// The entry `numbers-game/worker`, for pages and Node: a solver in a worker. Exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { createWorkerSolver } from './worker/create-worker-solver.js';
export { serveSolver, type ServeOptions } from './worker/serve-solver.js';
export type {
  Alternatives,
  BoardReach,
  BoardsQuery,
  Card,
  CountOptions,
  Deal,
  Distinct,
  Extension,
  Game,
  Limits,
  Operator,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Rules,
  Solution,
  SolutionsOptions,
  SolverOptions,
  TargetRange,
} from './core/types.js';
export type { AbortSignalLike, Progress, WorkerLike } from './parallel/types.js';
export type { CallOptions, WorkerReachAllOptions, WorkerSolver } from './worker/types.js';
