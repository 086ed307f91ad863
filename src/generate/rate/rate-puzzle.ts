// `rate`: the difficulty of a puzzle for people, from the solutions that a solver lists.
import { runWithin } from '../../core/deadline.js';
import { unexpected, type NumbersGameError } from '../../core/errors.js';
import { parseSource } from '../../solver/wasm/compile-module.js';
import { pickEmbedded } from '../../solver/wasm/embedded-engines.js';
import { compileEnginesSync } from '../../solver/compile-engines.js';
import type { EngineList } from '../../solver/engine-list.js';
import { parseExpression } from '../../expression/parse-expression.js';
import type { Expression, Puzzle, Solver, SolverOptions } from '../../core/api-types.js';
import { checkProperties } from '../../core/options.js';
import { parsePuzzle } from '../../core/puzzle/parse-puzzle.js';
import { featuresOf, MOST_SOLUTIONS } from './puzzle-features.js';
import { checkRated, rateParsed, weigh } from './weigh-features.js';
import type { Difficulty, RateOptions } from './rate-types.js';

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
 * and `invalid-numbers` for a 0, which the weights are not made for.
 * @example
 * rate({ numbers: [3, 3, 8, 8], rules: twentyFour }).level; // 5
 */
export function rate(puzzle: Puzzle, options: RateOptions = {}): Difficulty {
  const parsed = parsePuzzle(puzzle);
  checkProperties(options, ['solver', 'wasm'], 'options');
  const { solver, wasm } = options;
  if (solver === undefined) {
    const engines = keepEngines(wasm);
    return runWithin(parsed.timeout, () => rateParsed(parsed, engines));
  }
  if (wasm !== undefined) parseSource(wasm);
  if (typeof (solver as Partial<Solver> | null)?.solutions !== 'function') throw notASolver(solver);
  return runWithin(parsed.timeout, () => {
    checkRated(parsed);
    return weigh(parsed, featuresOf(parsed, listTrees(puzzle, solver)));
  });
}

/** Yields the first solutions of a puzzle as trees. */
function* listTrees(
  { numbers, target, rules, game, aces }: Puzzle,
  solver: Pick<Solver, 'solutions'>,
): Generator<Expression, undefined> {
  const puzzle = { numbers, target, rules, game, aces };
  const solutions = solver.solutions(puzzle, { limit: MOST_SOLUTIONS });
  if (!(Symbol.iterator in solutions)) throw notASolver(solver);
  for (const { expression } of solutions) yield parseExpression(expression);
}

/** Returns the engines of the last call if it had the same build, else compiles new ones. */
function keepEngines(wasm: SolverOptions['wasm']): EngineList {
  if (kept === undefined || kept.wasm !== wasm)
    kept = { wasm, engines: compileEnginesSync({ wasm }, pickEmbedded) };
  return kept.engines;
}

function notASolver(solver: unknown): NumbersGameError {
  return unexpected('invalid-option', 'solver', 'a Solver, which answers at once', solver);
}
