// The entry `numbers-game/batch`, for Node: long jobs on all cores. Exports only.
export { batchLines } from './batch-lines.js';
export { batch } from './batch-objects.js';
export { mergeShards } from './shard-lines.js';
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
} from './batch-types.js';
export { generateOnThreads } from './generate-on-threads.js';
export type { GenerateOnThreadsOptions } from '../generate/generate-types.js';
export { NumbersGameError } from '../core/errors.js';
export { reachAllOnThreads } from './reach-all-on-threads.js';
export type { Columns } from '../reading/row-fields.js';
export type { BoardOrder } from '../solver/boards/boards-in-blocks.js';
export type { Shard } from '../parallel/worker-types.js';
export type { ReachAllOnThreadsQuery } from './batch-types.js';
