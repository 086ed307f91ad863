// The entry `numbers-game/batch`: exports only. For Node: long jobs on all cores.
export { NumbersGameError, type ErrorCode } from './errors.js';
export { reachAll } from './parallel.js';
export type {
  AbortSignalLike,
  InstanceReach,
  InstancesQuery,
  ParallelReachAllQuery,
  Progress,
  Reach,
  ReachAllQuery,
} from './types.js';
