// The entry `numbers-game/worker`: exports only. For pages and Node: a solver in a worker.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { createWorkerSolver } from './worker/create.js';
export { serveSolver } from './worker/serve.js';
export type {
  AbortSignalLike,
  Alternatives,
  CallOptions,
  Card,
  CountOptions,
  Distinct,
  InstanceReach,
  InstancesQuery,
  Progress,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Rules,
  Solution,
  SolutionsOptions,
  SolverOptions,
  WorkerLike,
  WorkerReachAllOptions,
  WorkerSolver,
} from './core/types.js';
