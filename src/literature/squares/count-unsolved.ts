// Finds the targets of a board that cannot be made, for one limit of squares or for several in ascending
// order.
//
// A larger limit allows more, so each limit is searched only for the targets that the one before left open:
// of the 11.9 million problems of the numbers round 1,046,711 are left without squares, 128,631 with a limit
// of 5 and 7,231 with 10. So small limits have many targets and few values, and the targets are marked
// (mark-makeable.ts); with a larger limit they are searched.
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { FOUR } from '../../core/operator-notation.js';
import { SquareSearch } from '../../operators/squares/search-squares.js';
import type { Natural } from '../../operators/squares/natural-arithmetic.js';
import { findUnmade } from './mark-makeable.js';

const OPERATORS = FOUR.map(({ operator }) => operator);
/** Largest limit with which targets are marked. */
const MOST_MARKED = 10;
/** Size of the largest listed subsets of a search. */
const LISTED_SIZE = 3;

/** Returns the targets that cannot be made. All values are taken into account, so each result is proved. */
export function findUnsolved(board: readonly Leaf[], targets: readonly number[], limit: Natural): number[] {
  const unmade = limit <= MOST_MARKED ? findUnmade(board, targets, Number(limit)) : null;
  if (unmade !== null) return unmade;
  const hits = openBoard(board, limit).findAny(targets);
  return targets.filter((_, index) => hits[index] === null);
}

/** Opens a search with all four operators. */
export function openBoard(board: readonly Leaf[], limit: Natural): SquareSearch {
  return new SquareSearch(board, { limit, operators: OPERATORS }, LISTED_SIZE);
}
