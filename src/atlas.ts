// The entry `numbers-game/atlas`, for Node: databases of whole games. Exports only.
export { build } from './atlas/build.js';
export { plan } from './atlas/plan.js';
export { inspectAtlas, type AtlasStatus } from './atlas/status.js';
export { verifyAtlas } from './atlas/verify-atlas.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export type { AtlasShare } from './atlas/shares.js';
export type { ProblemTotals } from './atlas/tally.js';
export type {
  AtlasPlan,
  AtlasQuery,
  AtlasTotals,
  BuildOptions,
  BuildProgress,
  Estimate,
  Keep,
  PlanOptions,
  TargetTotal,
  VerifyOptions,
  VerifyReport,
} from './atlas/types.js';
export type { AbortSignalLike, Progress } from './parallel/types.js';
