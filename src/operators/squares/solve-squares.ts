// One puzzle with squares: an expression of fewest operations of the target, or of the nearest value.
//
// The nearest value is first looked for at distance 1, where it nearly always is, then by intervals
// (nearest-square-value.ts). Which of the two values at that distance it is, if both can be made, the search
// for fewest operations decides.
import { integer } from '../../core/fraction.js';
import { FOUR } from '../../core/operator-notation.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import type { Found } from '../../solver/engine.js';
import { add, subtract, toNatural, type Natural } from './natural-arithmetic.js';
import { findLeastDistance } from './nearest-square-value.js';
import { SquareSearch, type Hit } from './search-squares.js';
import type { SquareRules } from './square-value-lists.js';
import { writeExpression } from './write-square-expression.js';

/** Size of the largest listed subsets: lists of four numbers cost more than they save for a single target. */
const LISTED_SIZE = 3;

/** Opens a search for a board. */
export function openSearch(leaves: readonly Leaf[], rules: ParsedRules): SquareSearch {
  return new SquareSearch(leaves, squareRulesOf(rules), LISTED_SIZE);
}

/** Reads the rules of a search. */
export function squareRulesOf({ operators, limits }: ParsedRules): SquareRules {
  const basic = FOUR.map(({ operator }) => operator).filter((operator) => operators!.includes(operator));
  return { limit: toNatural(limits.square!), operators: basic };
}

/**
 * Finds the answer to a puzzle; null if the target cannot be made and the nearest value is not requested.
 *
 * @throws NumbersGameError `too-large`
 */
export function findWithSquares({ leaves, rules, target }: ParsedPuzzle, nearest: boolean): Found | null {
  const search = openSearch(leaves, rules);
  const wanted = toNatural(target.numerator);
  return findFewest(search, [wanted]) ?? (nearest ? findNearest(search, wanted) : null);
}

function findNearest(search: SquareSearch, target: Natural): Found {
  const found = findFewest(search, valuesAt(target, 1));
  if (found !== null) return found;
  return findFewest(search, valuesAt(target, findLeastDistance(search.lists, target)))!;
}

/** Lists the values at a distance from a target, in ascending order. */
function valuesAt(target: Natural, distance: Natural): Natural[] {
  const above = add(target, distance);
  return distance < target ? [subtract(target, distance), above] : [above];
}

/** Finds among ascending values the one of fewest operations, or the first of them. */
function findFewest(search: SquareSearch, values: readonly Natural[]): Found | null {
  let best: Hit | null = null;
  let value: Natural = 0;
  for (const [index, hit] of search.findFewest(values).entries()) {
    if (hit === null || (best !== null && best.operations <= hit.operations)) continue;
    best = hit;
    value = values[index];
  }
  return best === null ? null : { expression: writeExpression(search, best), value: integer(value) };
}
