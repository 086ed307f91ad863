// The solver for programs that bring the engine: as solver.ts, but nothing is embedded, so bundles stay small
// and runtimes that forbid WebAssembly from bytes get a compiled module.
import type { Solver, SolverOptions } from './core/types.js';
import { compile, compileSync, parseEngineOptions } from './engine/compile-module.js';
import { openSolver } from './solver.js';

/** How to make a solver with an engine of the caller's: `wasm` is required, `simd` has no meaning. */
export interface CoreSolverOptions extends SolverOptions {
  readonly wasm: object;
}

/**
 * Makes a solver from the engine's module, the file `numbers-game/solver.wasm`.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or a module that is not the engine's;
 * `wasm-blocked` if the platform forbids to compile its bytes.
 * @example
 * const solver = await createSolver({ wasm: await WebAssembly.compileStreaming(fetch('/solver.wasm')) });
 */
export async function createSolver(options: CoreSolverOptions): Promise<Solver> {
  const engine = parseEngineOptions(options, null);
  return openSolver(await compile(engine), engine.maxPages);
}

/**
 * Makes a solver synchronously.
 *
 * @see createSolver
 */
export function createSolverSync(options: CoreSolverOptions): Solver {
  const engine = parseEngineOptions(options, null);
  return openSolver(compileSync(engine), engine.maxPages);
}
