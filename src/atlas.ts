// The entry `numbers-game/atlas`, for Node: databases of whole games. Exports only.
export { build } from './atlas/build/build-atlas.js';
export { foldAtlas } from './atlas/build/fold-atlas.js';
export { inspectQueue } from './atlas/queue/queue-status.js';
export { drawAtlas } from './atlas/read/atlas-figures.js';
export { mergeAtlases } from './atlas/build/merge-atlases.js';
export { openAtlas } from './atlas/read/open-atlas.js';
export { plan } from './atlas/build/plan-atlas.js';
export { inspectAtlas, type AtlasStatus } from './atlas/read/inspect-atlas.js';
export { verifyAtlas } from './atlas/verify/verify-atlas.js';
export { work } from './atlas/queue/work-on-queue.js';
export { NumbersGameError } from './core/errors.js';
export type { AtlasShare } from './atlas/files/atlas-shares.js';
export type { ProblemTotals } from './atlas/build/tally-problems.js';
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
  FigureStatement,
  TargetRow,
  TargetTotal,
  AtlasVerifyOptions,
  AtlasVerifyReport,
  WorkOptions,
  WorkProgress,
  WorkReport,
} from './atlas/atlas-types.js';
