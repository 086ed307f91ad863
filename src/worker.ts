// The entry `numbers-game/worker`, for pages and Node: a solver in a worker. Exports only.
export { NumbersGameError } from './core/errors.js';
export { createWorkerSolver } from './bulk/worker/create-worker-solver.js';
export { serveSolver, type ServeOptions } from './bulk/worker/serve-solver.js';
export type { AbortSignalLike, Progress, WorkerLike } from './bulk/parallel/worker-types.js';
export type { CallOptions, WorkerReachAllOptions, WorkerSolver } from './bulk/worker/worker-solver-types.js';
