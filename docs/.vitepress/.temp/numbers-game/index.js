export { NumbersGameError, countdown, games, twentyFour } from './puzzles.js';
export { countBoards, countReachable, nearestReachable, operationsHistogram } from './base-solver.js';
import { openSolver, compileEnginesSync, compileEngines } from './solver.js';
import { pickEmbedded } from './forms.wasm.js';

/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or for a module that is not the engine;
 * `wasm-blocked` if the platform forbids or lacks WebAssembly.
 * @example
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
async function createSolver(options = {}) {
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
function createSolverSync(options = {}) {
    return openSolver(compileEnginesSync(options, pickEmbedded));
}

export { createSolver, createSolverSync };
//# sourceMappingURL=index.js.map
