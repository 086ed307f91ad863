// The solver of `numbers-game`, which carries its engines.
import type { Solver, SolverOptions } from '../core/api-types.js';
import { compileEngines, compileEnginesSync } from './compile-engines.js';
import { openSolver } from './open-solver.js';
// Last: a bundle with all code before the digits of the engines is 1.2 kB smaller after compression.
import { pickEmbedded } from './wasm/embedded-engines.js';

/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or for a module that is not the engine;
 * `wasm-blocked` if the platform forbids or lacks WebAssembly.
 * @example
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
export async function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return openSolver(await compileEngines(options, pickEmbedded));
}

/**
 * Makes a solver synchronously. Node and current browsers allow it; some older browsers do not compile
 * modules on the main thread.
 *
 * @throws NumbersGameError `invalid-option` or `wasm-blocked`, as `createSolver`.
 * @see createSolver
 * @example
 * createSolverSync().solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).value; // 899
 */
export function createSolverSync(options: SolverOptions = {}): Solver {
  return openSolver(compileEnginesSync(options, pickEmbedded));
}
