// The entry `numbers-game`: exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { evaluate, formatExpression, parseExpression } from './expression/expression.js';
export { countInstances } from './reach/boards.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach/summaries.js';
export { countdown, twentyFour } from './games.js';
export { createSolver, createSolverSync } from './solver.js';
export type {
  Alternatives,
  Card,
  CountOptions,
  Distinct,
  Expression,
  FoundResult,
  InstanceReach,
  InstancesQuery,
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
