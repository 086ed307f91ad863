// The difficulty of a puzzle for people: a sum of its weighted features.
//
// A linear sum, and not a model of how solutions are found one before the other (a race of all solutions,
// each with its rate, was as good in cross-validation): it is fitted in closed form, and each weight can be
// read.
import { invalidOption, unexpected } from '../../core/errors.js';
import { approximateMagnitude } from '../../core/fraction.js';
import type { EngineList } from '../../solver/engine-list.js';
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { featuresOf, MOST_SOLUTIONS, type Features } from './puzzle-features.js';
import { ALL_NUMBERS, ANY_NUMBERS, type Terms } from './difficulty-weights.js';
import type { Level, Difficulty } from './rate-types.js';

/**
 * Rates a puzzle by the solutions that engines list. Their texts and steps are not written, which takes most
 * of the time of `solver.solutions`.
 *
 * @param least the fewest numbers of a solution, if that is known
 * @throws NumbersGameError as `rate`
 */
export function rateParsed(parsed: ParsedPuzzle, engines: EngineList, least = 1): Difficulty {
  checkRated(parsed);
  const engine = engines.find('list', parsed.rules, parsed.leaves.length);
  return engines.run(engine, () =>
    weigh(parsed, featuresOf(parsed, engine.list(parsed, 'essential', MOST_SOLUTIONS, least))),
  );
}

/**
 * Checks that the weights are made for a puzzle.
 *
 * @throws NumbersGameError `invalid-option` for other operators, `invalid-numbers` for a 0
 */
export function checkRated({ leaves, rules }: ParsedPuzzle): void {
  if (leaves[0][0] === 0)
    throw unexpected('invalid-numbers', 'numbers', 'integers from 1 in a puzzle that is rated', 0);
  checkRatedRules(rules);
}

/** @throws NumbersGameError `invalid-option` for other operators than the four */
export function checkRatedRules({ operators }: Pick<ParsedRules, 'operators'>): void {
  if (operators === undefined) return;
  const message = `rules.operators: expected exactly ${BASIC_OPERATORS.join(' ')} in a puzzle that is rated`;
  throw invalidOption(`${message}, got ${operators.join(' ')}`);
}

/** Computes the difficulty from the features, which are null if the puzzle has no solution. */
export function weigh({ rules, target }: ParsedPuzzle, features: Features | null): Difficulty {
  if (features === null) return { difficulty: null, level: null, features };
  const { constant, weights, limits } = rules.use === 'all' ? ALL_NUMBERS : ANY_NUMBERS;
  const magnitude = approximateMagnitude(target);
  let sum = constant;
  for (const name in weights)
    sum += weights[name as keyof Terms]! * termOf(name as keyof Terms, features, magnitude);
  const difficulty = Math.round(10 * sum) / 10;
  return { difficulty, level: (1 + limits.filter((limit) => difficulty >= limit).length) as Level, features };
}

/** Computes a term of the features of a puzzle. @param target absolute value of the target */
function termOf(name: keyof Terms, features: Features, target: number): number {
  if (name === 'rootOfSolutions') return Math.sqrt(features.solutions);
  if (name === 'rootOfLargest') return Math.sqrt(Math.max(1, features.largest / Math.max(1, target)));
  return features[name];
}
