// The solver of `numbers-game/core`, for programs that bring its engine: nothing is embedded, so bundles stay
// small, and runtimes that forbid WebAssembly from bytes get a compiled module. It is a file apart from
// create-solver.ts because a program loads whole files, the embedded engines too.
import type { Solver, SolverOptions } from '../core/api-types.js';
import { compileEngines, compileEnginesSync } from './compile-engines.js';
import { openSolver } from './open-solver.js';

/** Options of a solver with an engine of the caller's: `wasm` is required, `simd` has no meaning. */
export interface CoreSolverOptions extends SolverOptions {
  readonly wasm: object;
}

/**
 * Makes a solver from the engine's module, the file `numbers-game/solver.wasm`.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or a module that is not the engine's;
 * `wasm-blocked` if the platform forbids compiling its bytes.
 * @example
 * const solver = await createSolver({ wasm: await WebAssembly.compileStreaming(fetch('/solver.wasm')) });
 */
export async function createSolver(options: CoreSolverOptions): Promise<Solver> {
  return openSolver(await compileEngines(options, null));
}

/**
 * Makes a solver synchronously.
 *
 * @throws NumbersGameError `invalid-option` or `wasm-blocked`, as `createSolver`.
 * @see createSolver
 * @example
 * const solver = createSolverSync({ wasm: readFileSync('solver.wasm') });
 */
export function createSolverSync(options: CoreSolverOptions): Solver {
  return openSolver(compileEnginesSync(options, null));
}
