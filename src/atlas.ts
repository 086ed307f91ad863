// The entry `numbers-game/atlas`, for Node: databases of whole games. Exports only.
export { build } from './atlas/build.js';
export { foldAtlas } from './atlas/fold.js';
export { inspectQueue } from './atlas/queue-status.js';
export { drawAtlas } from './atlas/figures.js';
export { mergeAtlases } from './atlas/merge.js';
export { openAtlas } from './atlas/open-atlas.js';
export { plan } from './atlas/plan.js';
export { inspectAtlas, type AtlasStatus } from './atlas/status.js';
export { verifyAtlas } from './atlas/verify-atlas.js';
export { work } from './atlas/work.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export type { AtlasShare } from './atlas/shares.js';
export type { ProblemTotals } from './atlas/tally.js';
export type {
  Atlas,
  AtlasFigure,
  AtlasPlan,
  AtlasProblem,
  AtlasQuery,
  AtlasTotals,
  BoardRow,
  BuildOptions,
  BuildProgress,
  Estimate,
  FoldReport,
  Keep,
  MergeReport,
  PlanOptions,
  QueueStatus,
  SelectCriteria,
  SelectedProblem,
  Statement,
  TargetRow,
  TargetTotal,
  VerifyOptions,
  VerifyReport,
  WorkOptions,
  WorkProgress,
  WorkReport,
} from './atlas/types.js';
export type { Bounds, Generated } from './generate/types.js';
export type { AbortSignalLike, Progress, Shard } from './parallel/types.js';
export type { BoardsQuery, Card, Deal, Game, Limits, Operator, Rules, TargetRange } from './core/types.js';
