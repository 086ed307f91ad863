// The fewest operations of each target of a range, with squares.
//
// A long range of few numbers is not searched: all values that the board makes are listed and marked.
//
// Other targets are searched in groups, which share the lists of the board and, for each bound of operations,
// one pass through the pairs of listed values. Larger groups share more and have more goals to look up;
// groups of 512 to 16,384 took as long.
import { NumbersGameError } from '../../core/errors.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { openSearch } from './solve-squares.js';
import type { ValueLists } from './square-value-lists.js';

const MOST_LIMIT = 1000n;
const GROUP = 64;
/** Length of a range from which on, and number of numbers up to which, all values are listed. */
const LONG_RANGE = 2 ** 14;
const FEW = 4;
/**
 * Mark of a target that cannot be made. Limits up to MOST_LIMIT allow no value of more than 60 operations.
 */
const NOT_REACHABLE = 255;

/** Checks that the limit of squares allows ranges of targets. @throws NumbersGameError `too-large` */
export function checkLimitOfSquares({ limits }: ParsedRules): void {
  if (limits.square! <= MOST_LIMIT) return;
  throw new NumbersGameError(
    'too-large',
    `rules.limits.square: expected at most ${MOST_LIMIT} for reach and reachAll, got ${limits.square}`,
  );
}

/**
 * Finds the fewest operations of each target from..to, squares included; 255 means that a target
 * cannot be made.
 *
 * @throws NumbersGameError `too-large` for a limit of squares above 1000
 */
export function reachWithSquares({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
  checkLimitOfSquares(rules);
  if (to - from >= LONG_RANGE && leaves.length <= FEW && leaves.every(({ length }) => length === 1)) {
    return markValues(openSearch(leaves, rules, leaves.length).complete(), from, to);
  }
  const search = openSearch(leaves, rules);
  // Filled group by group, so that a search that is cut off has touched little of the memory.
  const operations = new Uint8Array(to - from + 1);
  for (let start = from; start <= to; start += GROUP) {
    const targets = Array.from({ length: Math.min(GROUP, to - start + 1) }, (_, i) => start + i);
    for (const [i, hit] of search.findFewest(targets).entries()) {
      operations[start - from + i] = hit?.operations ?? NOT_REACHABLE;
    }
  }
  return operations;
}

/** Marks the fewest operations of each listed value among from..to. */
function markValues({ lists }: ValueLists, from: number, to: number): Uint8Array<ArrayBuffer> {
  const fewest = new Uint8Array(to - from + 1).fill(NOT_REACHABLE);
  for (const list of lists) {
    for (const index of list.ownIndices()) {
      const place = list.approx[index] - from;
      fewest[place] = Math.min(fewest[place], list.operations(index));
    }
  }
  return fewest;
}
