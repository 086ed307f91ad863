// The engine for squares, with the four operators or some of them.
//
// The nearest value is first looked for at distance 1, where it nearly always is, then by intervals
// (nearest-square-value.ts). Which of the two values at that distance it is, if both can be made, the search
// for fewest operations decides.
//
// `reach` marks all targets forward (mark-range.ts). Those that are left because the board has too many
// values are searched in groups, which share the lists of the board and, for each bound of operations, one
// pass through the pairs of listed values. Larger groups share more and have more goals to look up.
import { UNREACHABLE } from '../../solver/wasm/boundary-layout.js';
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { integer } from '../../core/fraction.js';
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import { MAX_NUMBERS_FURTHER, type Leaf } from '../../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { allArithmetic } from '../../expression/all-operators.js';
import { checkSquare, square } from '../../expression/operators/square.js';
import type { Engine, Found } from '../../solver/engine.js';
import { RangeMarks } from './mark-range.js';
import { add, subtract, toNatural, type Natural } from './natural-arithmetic.js';
import { findLeastDistance } from './nearest-square-value.js';
import { SquareSearch, type Hit } from './search-squares.js';
import type { SquareRules } from './square-value-lists.js';
import { buildExpression } from './build-square-expression.js';

/** Size of the largest listed subsets: lists of four numbers cost more than they save for a single target. */
const LISTED_SIZE = 3;
/** Largest limit of squares for ranges of targets, and the number of targets of a group. */
const MOST_LIMIT = 1000n;
const GROUP = 64;
const BASIC = BASIC_OPERATORS.join(' ');

export const squaresEngine: Engine = {
  mostNumbers: MAX_NUMBERS_FURTHER,
  arithmetic: allArithmetic,
  refusals: { tidy: `operators among ${BASIC} only`, 'solutions and count': `no ${square.operator}` },
  serves(rules) {
    checkSquare(rules);
    return rules.operators?.includes(square.operator) ?? false;
  },
  solve: findWithSquares,
  reach: reachWithSquares,
  checkBoards({ rules }) {
    if (!BASIC_OPERATORS.every((operator) => rules.operators!.includes(operator))) {
      const got = rules.operators!.join(' ');
      throw unexpected('invalid-option', 'rules.operators', `all of ${BASIC} for reachAll`, got);
    }
    checkLimitOfSquares(rules);
  },
  openBoards({ rules, from, to }) {
    return (numbers) => reachWithSquares({ leaves: numbers.map((number) => [number]), rules, from, to });
  },
};

export function openSearch(leaves: readonly Leaf[], rules: ParsedRules): SquareSearch {
  return new SquareSearch(leaves, squareRulesOf(rules), LISTED_SIZE);
}

export function squareRulesOf({ operators, limits }: ParsedRules): SquareRules {
  const basic = BASIC_OPERATORS.filter((operator) => operators!.includes(operator));
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
  return best === null ? null : { expression: buildExpression(search, best), value: integer(value) };
}

/** Checks that the limit of squares allows ranges of targets. @throws NumbersGameError `too-large` */
function checkLimitOfSquares({ limits }: ParsedRules): void {
  if (limits.square! <= MOST_LIMIT) return;
  const message = `rules.limits.square: expected at most ${MOST_LIMIT} for reach and reachAll, got ${limits.square}`;
  throw new NumbersGameError('too-large', message);
}

/**
 * Finds the fewest operations of each target from..to, squares included; 255 means that a target cannot be
 * made. No value takes more than 60: six numbers and a limit of 1000 allow five operations of two operands,
 * and four squares in a row of each result.
 *
 * @throws NumbersGameError `too-large` for a limit of squares above 1000
 */
export function reachWithSquares({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
  checkLimitOfSquares(rules);
  const fewest = new Uint8Array(to - from + 1);
  const settled = new RangeMarks(leaves, squareRulesOf(rules), from, fewest).run();
  const search = settled < Infinity ? openSearch(leaves, rules) : null;
  for (let start = 0; start < fewest.length; start += GROUP) {
    spendTicks(1);
    const end = Math.min(start + GROUP, fewest.length);
    // From marks to operations: 0 becomes 255, UNREACHABLE.
    for (let index = start; index < end; index++) fewest[index]--;
    if (search !== null) searchOpen(search, from, fewest, { start, end, settled });
  }
  return fewest;
}

/** Searches the targets of a group that may take more operations than `settled`. */
function searchOpen(
  search: SquareSearch,
  from: number,
  fewest: Uint8Array,
  { start, end, settled }: Readonly<Record<'start' | 'end' | 'settled', number>>,
): void {
  const open: number[] = [];
  for (let index = start; index < end; index++) if (fewest[index] > settled) open.push(index);
  const hits = search.findFewest(open.map((index) => from + index));
  for (const [i, index] of open.entries()) fewest[index] = hits[i]?.operations ?? UNREACHABLE;
}
