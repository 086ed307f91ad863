// The entry `numbers-game/batch`: exports only. For Node: long jobs on all cores.
export { batchLines } from './batch/lines.js';
export { batch } from './batch/objects.js';
export type {
  BatchBlock,
  BatchError,
  BatchFormat,
  BatchLinesOptions,
  BatchOp,
  BatchOptions,
  BatchPuzzle,
  BatchRecord,
  BatchResults,
  BatchSource,
} from './batch/types.js';
export { generate } from './generate/parallel.js';
export type { Bounds, Generated, GenerateOptions, Need, ParallelGenerateOptions } from './generate/types.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { reachAll } from './parallel/reach-all-parallel.js';
export type { Features } from './rate/features.js';
export type { Band, Difficulty } from './rate/rate.js';
export type {
  AbortSignalLike,
  Alternatives,
  Card,
  Distinct,
  InstanceReach,
  InstancesQuery,
  ParallelReachAllQuery,
  Progress,
  Puzzle,
  Reach,
  ReachAllQuery,
  Result,
  Rules,
  Solution,
} from './core/types.js';
export type { Reason, Verdict } from './verify/types.js';
