// Makes solvers that run an engine of the package, or one that the caller passes.
import { pickEmbedded } from './engine/embedded.js';
import { compile, compileSync, parseEngineOptions } from './engine/compile-module.js';
import type { Solver, SolverOptions } from './core/types.js';
import { openSolver } from './solver.js';

/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or for a module that is not the engine.
 * @example
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
export async function createSolver(options: SolverOptions = {}): Promise<Solver> {
  const engine = parseEngineOptions(options, pickEmbedded);
  return openSolver(await compile(engine), engine.maxPages);
}

/**
 * Makes a solver synchronously. Node and current browsers allow it; some older browsers do not compile
 * modules on the main thread.
 *
 * @see createSolver
 */
export function createSolverSync(options: SolverOptions = {}): Solver {
  const engine = parseEngineOptions(options, pickEmbedded);
  return openSolver(compileSync(engine), engine.maxPages);
}
