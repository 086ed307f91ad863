// The entry `numbers-game/core`, for programs that bring the engine: the exports of `numbers-game`, with a
// solver that embeds nothing, so bundles stay small, and runtimes that forbid WebAssembly from bytes get a
// compiled module.
import type { Solver, SolverOptions } from '../core/api-types.js';
import { compileEngines, compileEnginesSync } from './compile-engines.js';
import { openSolver } from './open-solver.js';

export * from '../index.js';

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
