// The entry `numbers-game/natural`, the smallest solver: natural values, the four operators, and one answer
// at a time.
import { BASIC_OPERATORS } from '../core/operator-notation.js';
import type {
  Disposing,
  Puzzle,
  ReachAllQuery,
  ReachQuery,
  Result,
  Solver,
  SolverOptions,
} from '../core/api-types.js';
import { MAX_PAGES } from './wasm/boundary-layout.js';
import { compile, compileAllLater, parseEngineOptions, type Modules } from './wasm/compile-module.js';
import { pickNatural } from './wasm/embedded-natural.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { NaturalEngine } from './four-operators/natural-engine.js';
import { EngineList, listOperators } from './engine-list.js';
import { openBaseSolver } from './open-base-solver.js';

export { NumbersGameError } from '../core/errors.js';

/** Options of the smallest solver. */
export type NaturalSolverOptions = Omit<SolverOptions, 'extensions'>;

/** The smallest solver: natural values and `+ - * /`, each number at most once or exactly once. */
export interface NaturalSolver extends Disposing {
  /** Solves a puzzle like `solve` of `numbers-game`, without `tidy`. Other rules are `invalid-option`. */
  solve(puzzle: Puzzle): Result;
  /** Finds the fewest operations for a range of targets, like `reach` of `numbers-game`. */
  reach(query: ReachQuery): ReturnType<Solver['reach']>;
  /** Finds the fewest operations for all boards of a pool, like `reachAll` of `numbers-game`. */
  reachAll(query: ReachAllQuery): ReturnType<Solver['reachAll']>;
  /** Frees the instance and its memory. Every later call throws. */
  dispose(): void;
}

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
export async function createSolver(options: NaturalSolverOptions = {}): Promise<NaturalSolver> {
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
export function createSolverSync(options: NaturalSolverOptions = {}): NaturalSolver {
  const engine = parseEngineOptions(options, pickNatural, OPTIONS);
  return openNatural(compileAllLater(engine), engine.maxPages);
}

function openNatural({ natural }: Modules, pages: number): NaturalSolver {
  const limit = { pages, option: 'maxBytes', defaultPages: MAX_PAGES };
  const engine = new NaturalEngine(natural, limit, null, { tidy: `false (${REMEDY} for tidy answers)` });
  return openBaseSolver(new EngineList([engine], describeOthers).open());
}

/** Describes the import for rules that this solver does not support. */
function describeOthers(rules: ParsedRules): string {
  const expected = `natural values and exactly ${BASIC_OPERATORS.join(' ')}`;
  return `rules: expected ${expected}, got ${rules.values} values and ${listOperators(rules)}; ${REMEDY}`;
}
