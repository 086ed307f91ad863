// The entry `numbers-game`: exports only. The solver comes first because the engine's digits are then at the
// beginning of the bundle, and all other code is near enough to itself for gzip: 1.7 kB less.
export { createSolver, createSolverSync } from './create-solver.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { evaluate } from './expression/evaluation.js';
export { formatExpression, parseExpression } from './expression/text.js';
export { countBoards } from './reach/pool-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach/summarize-reach.js';
export { countdown, games, twentyFour } from './games.js';
export type { Deal, Game, GameId, TargetRange } from './games.js';
export { solutionKey } from './solutions/solution-key.js';
export type {
  Alternatives,
  Card,
  CountOptions,
  Distinct,
  Expression,
  BoardReach,
  BoardsQuery,
  FoundResult,
  NoResult,
  Operation,
  Operator,
  Puzzle,
  Reach,
  ReachAllQuery,
  ReachQuery,
  Result,
  Rules,
  Solution,
  SolutionsOptions,
  Solver,
  SolverOptions,
} from './core/types.js';
