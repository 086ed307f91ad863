// The entry `numbers-game/batch`, for Node: long jobs on all cores. Exports only.
export { batchLines } from './batch/batch-lines.js';
export { batch } from './batch/batch-objects.js';
export { mergeShards } from './batch/shard-lines.js';
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
} from './batch/types.js';
export { generate } from './generate/generate-on-threads.js';
export type { Bounds, Generated, GenerateOptions, Need, ParallelGenerateOptions } from './generate/types.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { reachAll } from './batch/reach-all-on-threads.js';
export type { Features } from './rate/features.js';
export type { Band, Difficulty } from './rate/rate.js';
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
} from './core/types.js';
export type { AbortSignalLike, Progress, Shard } from './parallel/types.js';
export type { ParallelReachAllQuery } from './batch/types.js';
export type { Reason, Verdict } from './verify/types.js';
