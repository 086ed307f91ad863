// The entry `numbers-game`: exports only.
export { createSolver, createSolverSync } from './solver/create-solver.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { countBoards } from './solver/boards/grouped-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './solver/boards/summarize-reach.js';
export { countdown, games, twentyFour, type GameId } from './core/puzzle/games.js';
export type {
  Alternatives,
  BoardReach,
  BoardsQuery,
  Card,
  CountOptions,
  Deal,
  DefinedOperator,
  Distinct,
  Extension,
  FoundResult,
  Game,
  Limits,
  NoResult,
  Operator,
  PoolGroup,
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
} from './core/api-types.js';
