// The entry `numbers-game`: exports only.
export { createSolver, createSolverSync } from './create-solver.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { countBoards } from './reach/pool-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach/summarize-reach.js';
export { countdown, games, twentyFour, type GameId } from './games.js';
export type {
  Alternatives,
  BoardReach,
  BoardsQuery,
  Card,
  CountOptions,
  Deal,
  Distinct,
  Extension,
  FoundResult,
  Game,
  Limits,
  NoResult,
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
  TargetRange,
} from './core/types.js';
