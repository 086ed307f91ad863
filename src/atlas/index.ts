// The entry `numbers-game/atlas`, for Node: databases of whole games. Exports only.
export { buildAtlas } from './build/build-atlas.js';
export { foldAtlas } from './build/fold-atlas.js';
export { drawAtlas } from './read/atlas-figures.js';
export { mergeAtlases } from './build/merge-atlases.js';
export { openAtlas } from './read/open-atlas.js';
export { planAtlas } from './build/plan-atlas.js';
export { inspectAtlas, type AtlasStatus } from './read/inspect-atlas.js';
export { verifyAtlas } from './verify/verify-atlas.js';
export { NumbersGameError } from '../core/errors.js';
export type { AtlasShare } from './files/atlas-shares.js';
export type { AtlasTotals, ProblemTotals, TargetTotal } from '../batch/tally-boards.js';
export type {
  Atlas,
  AtlasFigure,
  AtlasPlan,
  AtlasProblem,
  AtlasQuery,
  BoardRow,
  BuildOptions,
  BuildProgress,
  Estimate,
  FoldReport,
  Keep,
  MergeReport,
  PlanOptions,
  SelectCriteria,
  SelectedProblem,
  FigureStatement,
  TargetRow,
  AtlasVerifyOptions,
  AtlasVerifyReport,
} from './atlas-types.js';
