// A solver with every extension.
import { createSolverSync, type Solver, type SolverOptions } from '../../src/index.js';
import { moreOperators } from '../../src/operators/index.js';

/** As `createSolverSync`, for all operators. */
export function createFullSolver(options: SolverOptions = {}): Solver {
  return createSolverSync({ ...options, extensions: [moreOperators] });
}
