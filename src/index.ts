// The entry `numbers-game`: exports only.
export { NumbersGameError, type ErrorCode } from './errors.js';
export { evaluate, formatExpression, parseExpression } from './expression.js';
export { countInstances } from './instances.js';
export { countReachable, nearestReachable, operationsHistogram } from './reach.js';
export { countdown, twentyFour } from './rules.js';
export { createSolver, createSolverSync } from './solver.js';
export type {
  Alternatives,
  Card,
  CountOptions,
  Distinct,
  Expression,
  InstanceReach,
  InstancesQuery,
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
} from './types.js';
