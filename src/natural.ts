// The entry `numbers-game/natural`: exports only.
export { NumbersGameError } from './core/errors.js';
export {
  createSolver,
  createSolverSync,
  type NaturalSolver,
  type NaturalSolverOptions,
} from './solver/create-natural-solver.js';
