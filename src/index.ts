// The entry `numbers-game`: exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { countBoards } from './solver/boards/parse-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './solver/boards/summarize-reach.js';
export { countdown, games, twentyFour, type GameId } from './core/puzzle/games.js';
export { createSolver, createSolverSync } from './solver/create-solver.js';
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
  Pool,
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
  TypedArray,
  WasmSource,
} from './core/api-types.js';
