// The difficulty of a puzzle for people: a sum of its weighted features.
//
// A linear sum, and not a model of how solutions are found one before the other (a race of all solutions,
// each with its rate, was as good in cross-validation): it is fitted in closed form, and each weight can be
// read.
import { runWithin } from '../../core/deadline.js';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { approximateMagnitude } from '../../core/fraction.js';
import { createSolverSync } from '../../solver/create-solver.js';
import type { Puzzle, Solver, SolverOptions } from '../../core/api-types.js';
import { BASIC_OPERATORS } from '../../core/operator-rows.js';
import { checkProperties } from '../../core/options.js';
import { parsePuzzle } from '../../core/puzzle/parse-puzzle.js';
import { featuresOf, type Features } from './puzzle-features.js';
import { ALL_NUMBERS, ANY_NUMBERS, type Terms } from './difficulty-weights.js';

/** Band of difficulty, a fifth of the puzzles: from 1, the easiest, to 5, the hardest. */
export type Band = 1 | 2 | 3 | 4 | 5;

/** Difficulty of a puzzle. Every field is null if the puzzle cannot be solved. */
export interface Difficulty {
  /** Score, mostly 0 to 100, with one decimal. Higher is harder. Comparable only under the same rules. */
  readonly difficulty: number | null;
  /** Band from 1, the easiest fifth, to 5, the hardest. */
  readonly band: Band | null;
  /** The features that the rating is computed from. */
  readonly features: Features | null;
}

/** Options of `rate`. */
export interface RateOptions {
  /** The solver to use. Default: one that is made at the first call and kept. */
  readonly solver?: Solver;
  /** Engine, as in the options of `createSolver`; a solver is made and kept for it. */
  readonly wasm?: SolverOptions['wasm'];
}

let kept: { readonly wasm: SolverOptions['wasm']; readonly solver: Solver } | undefined;

/**
 * Rates how hard a puzzle is for people.
 *
 * If all numbers must be used, the weights are fitted to the solving times of people for 681 hands of the 24
 * game; Spearman's correlation with these times is 0.86 in ten-fold cross-validation. Boards of other sizes
 * and other targets are rated by the same weights. If numbers may be left over, the weights are chosen and
 * not fitted.
 *
 * @throws NumbersGameError as `solver.solutions`; `invalid-option` for any other operators than the four,
 * which the weights are not made for.
 * @example
 * rate({ numbers: [3, 3, 8, 8], rules: twentyFour }).band; // 5
 */
export function rate(puzzle: Puzzle, options: RateOptions = {}): Difficulty {
  const { leaves, rules, target, timeout } = parsePuzzle(puzzle);
  if (rules.operators !== undefined) {
    const message = `rules.operators: expected all of ${BASIC_OPERATORS.join(' ')} for rate`;
    throw new NumbersGameError('invalid-option', `${message}, got ${rules.operators.join(' ')}`);
  }
  const solver = parseSolver(options);
  const features = runWithin(timeout, () => featuresOf(puzzle, leaves, solver));
  if (features === null) return { difficulty: null, band: null, features };
  const { constant, weights, limits } = rules.use === 'all' ? ALL_NUMBERS : ANY_NUMBERS;
  const terms = termsOf(features, approximateMagnitude(target));
  let sum = constant;
  for (const [name, weight] of Object.entries(weights)) sum += weight * terms[name as keyof Terms];
  const difficulty = Math.round(10 * sum) / 10;
  return { difficulty, band: (1 + limits.filter((limit) => difficulty >= limit).length) as Band, features };
}

function parseSolver(options: RateOptions): Solver {
  checkProperties(options, ['solver', 'wasm'], 'options');
  const { solver, wasm } = options;
  if (solver === undefined) {
    if (kept === undefined || kept.wasm !== wasm) kept = { wasm, solver: createSolverSync({ wasm }) };
    return kept.solver;
  }
  if (typeof (solver as Partial<Solver> | null)?.solutions === 'function') return solver;
  throw unexpected('invalid-option', 'solver', 'a Solver', solver);
}

function termsOf(features: Features, target: number): Terms {
  return {
    ...features,
    rootOfSolutions: Math.sqrt(features.solutions),
    rootOfLargest: Math.sqrt(Math.max(1, features.largest / Math.max(1, target))),
  };
}
