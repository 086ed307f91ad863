// The entry `numbers-game/worker`, for pages and Node: a solver in a worker. Exports only.
export { NumbersGameError } from '../core/errors.js';
export { createWorkerSolver } from './create-worker-solver.js';
export { serveSolver, type ServeOptions } from './serve-solver.js';
export type { AbortSignalLike, Progress, WorkerLike } from '../parallel/worker-types.js';
export type { CallOptions, WorkerReachAllOptions, WorkerSolver } from './worker-solver-types.js';
