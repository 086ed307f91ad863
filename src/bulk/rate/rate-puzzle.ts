// The difficulty of a puzzle for people: a sum of its weighted features.
//
// A linear sum, and not a model of how solutions are found one before the other (a race of all solutions,
// each with its rate, was as good in cross-validation): it is fitted in closed form, and each weight can be
// read.
import { runWithin } from '../../core/deadline.js';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { approximateMagnitude } from '../../core/fraction.js';
import { pickEmbedded } from '../../solver/wasm/embedded-engines.js';
import { compileEnginesSync } from '../../solver/compile-engines.js';
import type { EngineList } from '../../solver/engine-list.js';
import { parseExpression } from '../../expression/parse-expression.js';
import type { Expression, Puzzle, Solver, SolverOptions } from '../../core/api-types.js';
import { BASIC_OPERATORS } from '../../core/operator-rows.js';
import { checkProperties } from '../../core/options.js';
import { parsePuzzle, type ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import { featuresOf, MOST_SOLUTIONS, type Features } from './puzzle-features.js';
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
  /** The solver to use. Default: engines that are opened at the first call and kept. */
  readonly solver?: Solver;
  /** Engine, as in the options of `createSolver`; it is opened at the first call and kept. */
  readonly wasm?: SolverOptions['wasm'];
}

let kept: { readonly wasm: SolverOptions['wasm']; readonly engines: EngineList } | undefined;

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
  const parsed = parsePuzzle(puzzle);
  const { solver, engines } = parseRateOptions(options);
  return runWithin(parsed.timeout, () => {
    if (engines !== undefined) return rateParsed(parsed, engines);
    checkOperators(parsed);
    return weigh(parsed, featuresOf(parsed, listTrees(puzzle, solver)));
  });
}

/**
 * Rates a puzzle by the solutions that engines list. Their texts and steps are not written, which takes most
 * of the time of `solver.solutions`.
 *
 * @param least the fewest numbers of a solution, if that is known
 * @throws NumbersGameError as `rate`
 */
export function rateParsed(parsed: ParsedPuzzle, engines: EngineList, least = 1): Difficulty {
  checkOperators(parsed);
  const engine = engines.find('list', parsed.rules, parsed.leaves.length);
  return engines.run(engine, () =>
    weigh(parsed, featuresOf(parsed, engine.list(parsed, 'essential', MOST_SOLUTIONS, least))),
  );
}

/** Checks that the weights are made for the operators. @throws NumbersGameError `invalid-option` */
function checkOperators({ rules: { operators } }: ParsedPuzzle): void {
  if (operators === undefined) return;
  const message = `rules.operators: expected all of ${BASIC_OPERATORS.join(' ')} for rate`;
  throw new NumbersGameError('invalid-option', `${message}, got ${operators.join(' ')}`);
}

/** Yields the first solutions of a puzzle as trees. */
function* listTrees(
  { numbers, target, rules, game, aces }: Puzzle,
  solver: Solver,
): Generator<Expression, undefined> {
  const puzzle = { numbers, target, rules, game, aces };
  for (const { expression } of solver.solutions(puzzle, { limit: MOST_SOLUTIONS })) {
    yield parseExpression(expression);
  }
}

/** Computes the difficulty from the features, which are null if the puzzle has no solution. */
function weigh({ rules, target }: ParsedPuzzle, features: Features | null): Difficulty {
  if (features === null) return { difficulty: null, band: null, features };
  const { constant, weights, limits } = rules.use === 'all' ? ALL_NUMBERS : ANY_NUMBERS;
  const magnitude = approximateMagnitude(target);
  let sum = constant;
  for (const name in weights) {
    sum += weights[name as keyof Terms]! * termOf(name as keyof Terms, features, magnitude);
  }
  const difficulty = Math.round(10 * sum) / 10;
  return { difficulty, band: (1 + limits.filter((limit) => difficulty >= limit).length) as Band, features };
}

/** Reads the options: a solver of the user, or engines that are kept. */
function parseRateOptions(
  options: RateOptions,
):
  | { readonly engines: EngineList; readonly solver?: never }
  | { readonly solver: Solver; readonly engines?: never } {
  checkProperties(options, ['solver', 'wasm'], 'options');
  const { solver, wasm } = options;
  if (solver === undefined) {
    if (kept === undefined || kept.wasm !== wasm) {
      kept = { wasm, engines: compileEnginesSync({ wasm }, pickEmbedded) };
    }
    return { engines: kept.engines };
  }
  if (typeof (solver as Partial<Solver> | null)?.solutions === 'function') return { solver };
  throw unexpected('invalid-option', 'solver', 'a Solver', solver);
}

/** Computes a term of the features of a puzzle. @param target absolute value of the target */
function termOf(name: keyof Terms, features: Features, target: number): number {
  if (name === 'rootOfSolutions') return Math.sqrt(features.solutions);
  if (name === 'rootOfLargest') return Math.sqrt(Math.max(1, features.largest / Math.max(1, target)));
  return features[name];
}
