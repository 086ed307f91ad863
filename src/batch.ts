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
export type { ParallelGenerateOptions } from './bulk/generate/generate-types.js';
export { NumbersGameError } from './core/errors.js';
export { reachAll } from './bulk/batch/reach-all-on-threads.js';
export type { Shard } from './bulk/parallel/worker-types.js';
export type { ParallelReachAllQuery } from './bulk/batch/batch-types.js';
