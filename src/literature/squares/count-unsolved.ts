// Finds the targets of a board that cannot be made, for one limit of squares or for several in ascending
// order.
//
// A larger limit allows more, so each limit is searched only for the targets that the one before left open:
// of the 11.9 million problems of the numbers round 1,046,711 are left without squares, 128,631 with a limit
// of 5 and 7,231 with 10.
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { countdown } from '../../core/puzzle/games.js';
import { FOUR } from '../../core/operator-notation.js';
import { square } from '../../expression/operators/square.js';
import type { Rules } from '../../core/api-types.js';
import { SquareSearch } from '../../operators/squares/search-squares.js';
import type { Natural } from '../../operators/squares/natural-arithmetic.js';

const OPERATORS = FOUR.map(({ operator }) => operator);

/** Returns the rules of Countdown with squares. */
export function rulesWithSquares(limit: bigint): Rules {
  return { ...countdown, operators: [...OPERATORS, square.operator], limits: { square: String(limit) } };
}

/**
 * Returns the size of the subsets whose values are listed. Lists of four numbers pay off if they are short or
 * serve many targets: with a limit of 5 and some 80 targets a board they save two thirds of the time; with 10
 * they cost a fifth more for 25 targets, and save most of it for thousands.
 */
function chooseListedSize(limit: Natural, targets: number): number {
  return limit <= 5 || (limit <= 10 && targets > 300) ? 4 : 3;
}

/** Returns the targets that cannot be made. All lists of values are complete, so each result is proved. */
export function findUnsolved(board: readonly Leaf[], targets: readonly number[], limit: Natural): number[] {
  const search = openBoard(board, limit, targets.length);
  const hits = search.findAny(targets);
  return targets.filter((_, index) => hits[index] === null);
}

/** Opens a search with all four operators, prepared for that number of targets. */
export function openBoard(board: readonly Leaf[], limit: Natural, targets: number): SquareSearch {
  return new SquareSearch(board, { limit, operators: OPERATORS }, chooseListedSize(limit, targets));
}
