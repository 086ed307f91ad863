// The entry `numbers-game/natural`: exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export {
  createSolver,
  createSolverSync,
  type NaturalSolver,
  type NaturalSolverOptions,
} from './solver/create-natural-solver.js';
export type {
  Alternatives,
  BoardReach,
  BoardsQuery,
  Card,
  Deal,
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
  TargetRange,
} from './core/api-types.js';
