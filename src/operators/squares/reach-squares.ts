// The fewest operations of each target of a range, with squares.
//
// Targets are searched in groups, which share the lists of the board and, for each bound of operations, one
// pass through the pairs of listed values. Larger groups share more and have more goals to look up.
import { NumbersGameError } from '../../core/errors.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { openSearch } from './solve-squares.js';

const MOST_LIMIT = 1000n;
const GROUP = 64;
/** Largest number of operations that is reported; 255 means that a target cannot be made. */
const MOST_OPERATIONS = 254;
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
 * Finds the fewest operations of each target from..to, squares included: 254 also stands for more, 255 means
 * that a target cannot be made.
 *
 * @throws NumbersGameError `too-large` for a limit of squares above 1000
 */
export function reachWithSquares({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
  checkLimitOfSquares(rules);
  const search = openSearch(leaves, rules);
  // Filled group by group, so that a search that is cut off has touched little of the memory.
  const operations = new Uint8Array(to - from + 1);
  for (let start = from; start <= to; start += GROUP) {
    const targets = Array.from({ length: Math.min(GROUP, to - start + 1) }, (_, i) => start + i);
    for (const [i, hit] of search.findFewest(targets).entries()) {
      operations[start - from + i] = hit === null ? NOT_REACHABLE : Math.min(hit.operations, MOST_OPERATIONS);
    }
  }
  return operations;
}
