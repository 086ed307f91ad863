// The entry `numbers-game`: exports only. The solver comes first because the engine's digits are then at the
// beginning of the bundle, and all other code is near enough to itself for gzip: 1.7 kB less.
export { createSolver, createSolverSync } from './create-solver.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { evaluate } from './expression/evaluation.js';
export { formatExpression } from './expression/format-expression.js';
export { parseExpression } from './expression/parse-expression.js';
export { countBoards } from './reach/pool-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach/summarize-reach.js';
export { countdown, games, twentyFour } from './games.js';
export type { Deal, Game, GameId, TargetRange } from './games.js';
export { solutionKey } from './solutions/solution-key.js';
export type {
  Alternatives,
  BasicOperator,
  BinaryOperator,
  BoardReach,
  BoardsQuery,
  Card,
  Concatenation,
  CountOptions,
  Distinct,
  EvaluateOptions,
  Expression,
  FormatOptions,
  FoundResult,
  Limits,
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
  UnaryOperation,
  UnaryOperator,
} from './core/types.js';
