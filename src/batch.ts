// The entry `numbers-game/batch`, for Node: long jobs on all cores. Exports only.
export { batchLines } from './bulk/batch/batch-lines.js';
export { batch } from './bulk/batch/batch-objects.js';
export { mergeShards } from './bulk/batch/shard-lines.js';
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
  ShardSource,
} from './bulk/batch/batch-types.js';
export { generate } from './bulk/generate/generate-on-threads.js';
export type {
  Bounds,
  Generated,
  GenerateOptions,
  Need,
  ParallelGenerateOptions,
} from './bulk/generate/generate-types.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { reachAll } from './bulk/batch/reach-all-on-threads.js';
export type { Features } from './bulk/rate/puzzle-features.js';
export type { Band, Difficulty } from './bulk/rate/rate-puzzle.js';
export type {
  Alternatives,
  BoardReach,
  BoardsQuery,
  Card,
  Deal,
  Distinct,
  Game,
  Limits,
  Operator,
  Puzzle,
  Reach,
  ReachAllQuery,
  Result,
  Rules,
  Solution,
  TargetRange,
} from './core/api-types.js';
export type { AbortSignalLike, Progress, Shard } from './bulk/parallel/worker-types.js';
export type { ParallelReachAllQuery } from './bulk/batch/batch-types.js';
export type { Reason, Verdict } from './verify/verify-types.js';
