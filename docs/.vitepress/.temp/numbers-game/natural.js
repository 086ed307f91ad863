import { BASIC_OPERATORS } from './puzzles.js';
export { NumbersGameError } from './puzzles.js';
import { parseEngineOptions, compile, compileAllLater, NaturalEngine, MAX_PAGES, openBaseSolver, EngineList, listOperators } from './base-solver.js';
import { pickNatural } from './natural.wasm.js';

// The entry `numbers-game/natural`, the smallest solver: natural values, the four operators, and one answer
// at a time.
const OPTIONS = ['wasm', 'simd', 'maxBytes'];
const REMEDY = "import createSolver from 'numbers-game'";
/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or for a module that is not the engine;
 * `wasm-blocked` if the platform forbids or lacks WebAssembly.
 * @example
 * import { createSolver } from 'numbers-game/natural';
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
async function createSolver(options = {}) {
    const engine = parseEngineOptions(options, pickNatural, OPTIONS);
    return openNatural(await compile(engine), engine.maxPages);
}
/**
 * Makes a solver synchronously.
 *
 * @throws NumbersGameError `invalid-option` or `wasm-blocked`, as `createSolver`.
 * @see createSolver
 * @example
 * import { createSolverSync } from 'numbers-game/natural';
 * createSolverSync().solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).value; // 899
 */
function createSolverSync(options = {}) {
    const engine = parseEngineOptions(options, pickNatural, OPTIONS);
    return openNatural(compileAllLater(engine), engine.maxPages);
}
function openNatural({ natural }, pages) {
    const limit = { pages, option: 'maxBytes', defaultPages: MAX_PAGES };
    const engine = new NaturalEngine(natural, limit, null, { tidy: `false (${REMEDY} for tidy answers)` });
    return openBaseSolver(new EngineList([engine], describeOthers).open());
}
/** Describes the import for rules that this solver does not support. */
function describeOthers(rules) {
    const expected = `natural values and exactly ${BASIC_OPERATORS.join(' ')}`;
    return `rules: expected ${expected}, got ${rules.values} values and ${listOperators(rules)}; ${REMEDY}`;
}

export { createSolver, createSolverSync };
//# sourceMappingURL=natural.js.map
