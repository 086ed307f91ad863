// The entry `numbers-game`: exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { evaluate } from './expression/evaluation.js';
export { formatExpression, parseExpression } from './expression/text.js';
export { countBoards } from './reach/pool-boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach/summarize-reach.js';
export { countdown, twentyFour } from './games.js';
export { createSolver, createSolverSync } from './solver.js';
export type {
  Alternatives,
  Card,
  CountOptions,
  Distinct,
  Expression,
  BoardReach,
  BoardsQuery,
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
