// All distinct solutions of a target, listed or counted.
//
// A number with several values makes several boards, one for each multiset of values that can be chosen:
// solutions are compared by the chosen values. Under `all` these boards have no solution in common; under
// `any` the same subset may occur in several boards, and is taken once. Subsets come by size, those with the
// largest numbers first.
//
// The engine writes solutions in pages. A page is requested by its place alone, so other calls may come
// between two pages.
import { spendWork } from '../core/deadline.js';
import { NumbersGameError, unexpected } from '../core/errors.js';
import { writeAnswer } from '../expression/write-answer.js';
import type { Forms, Query } from '../engine/forms.js';
import { toResultValue } from '../core/fraction.js';
import { GeneralSolutions } from '../general/solutions.js';
import { boardsOf, subsetsOf } from './choices.js';
import { countBeyond, listBeyond } from './list-beyond.js';
import { findPlain } from './plain-expression.js';
import { parseDistinct } from '../core/distinct.js';
import { checkProperties } from '../core/options.js';
import { checkOperators, kindOf } from '../puzzle/check-operators.js';
import { parsePuzzle } from '../puzzle/parse-puzzle.js';
import type { Distinct, Expression, Puzzle, Solution, SolutionsOptions } from '../core/types.js';

/** The most boards whose values over fewer than the four operators are kept at a time. */
const MAX_KNOWN_BOARDS = 16;
/** What it costs to look at a form (core/deadline.ts). */
const WORK_PER_FORM = 16;
const FIRST_PAGE = 16;
const LAST_PAGE = 1 << 14;

/** Runs a job on a solver's engine. Throws if the solver was disposed of. */
export type UseForms = <Answer>(job: (forms: Forms) => Answer) => Answer;

/** A checked puzzle with checked options. */
export interface ParsedSolutions {
  readonly query: Query;
  readonly distinct: Distinct;
  readonly limit: number;
  /** Milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
}

/**
 * Checks a puzzle and the options of `solutions` or `count`.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-target`, `invalid-option` or `too-large`
 */
export function parseSolutions(puzzle: Puzzle, options: SolutionsOptions): ParsedSolutions {
  const query = parsePuzzle(puzzle);
  checkOperators(query.rules, 'solutions and count');
  checkProperties(options, ['distinct', 'limit'], 'options');
  const distinct = parseDistinct(options.distinct);
  const { limit = Number.MAX_SAFE_INTEGER } = options;
  if (Number.isSafeInteger(limit) && limit >= 0) return { query, distinct, limit, timeout: query.timeout };
  throw unexpected('invalid-option', 'limit', `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`, limit);
}

/** Yields all solutions, up to `limit`, each of them checked. */
export function* listSolutions(
  use: UseForms,
  query: Query,
  distinct: Distinct,
  limit: number,
): Generator<Solution, undefined> {
  if (limit === 0) return;
  let left = limit;
  for (const expression of list(use, query, distinct, limit)) {
    yield present(expression, query);
    if (--left === 0) return;
  }
}

/** All solutions, by the engine that the operators need. */
function list(
  use: UseForms,
  query: Query,
  distinct: Distinct,
  limit: number,
): Generator<Expression, undefined> {
  switch (kindOf(query.rules.operators)) {
    case 'four':
      return listForms(use, query, distinct, limit);
    case 'further':
      return listBeyond(use, query, distinct);
    default:
      return listGeneral(use, query, distinct);
  }
}

/** All solutions over fewer than the four operators. */
function* listGeneral(use: UseForms, query: Query, distinct: Distinct): Generator<Expression, undefined> {
  const open = openGeneral(query, distinct);
  for (const [board, mask] of subsetsOf(query)) {
    const expressions = open(board).list(mask);
    for (;;) {
      const { done, value } = use(() => expressions.next());
      if (done === true) break;
      yield value;
    }
  }
}

/** Keeps what is known of some boards, as subsets of all boards come by turns. */
function openGeneral({ rules, target }: Query, distinct: Distinct): (board: Query) => GeneralSolutions {
  const known = new Map<Query, GeneralSolutions>();
  return (board) => {
    let solutions = known.get(board);
    if (solutions === undefined) {
      if (known.size === MAX_KNOWN_BOARDS) known.clear();
      known.set(board, (solutions = new GeneralSolutions(board.leaves, rules, target, distinct)));
    }
    return solutions;
  };
}

/** All solutions over the four operators, read in pages. */
function* listForms(
  use: UseForms,
  query: Query,
  distinct: Distinct,
  limit: number,
): Generator<Expression, undefined> {
  const keepsOnlyPlain = needsPlain(query, distinct);
  for (const [board, mask] of subsetsOf(query)) {
    let skip = 0;
    let most = Math.min(FIRST_PAGE, limit);
    for (;;) {
      const page = use((forms) => forms.list(board, distinct, mask, skip, most));
      for (const form of page) {
        spendWork(WORK_PER_FORM);
        const expression = keepsOnlyPlain ? findPlain(form) : form;
        if (expression !== null) yield expression;
      }
      if (page.length < most) break;
      skip += most;
      most = Math.min(2 * most, LAST_PAGE);
    }
  }
}

/**
 * Whether only forms with a plain expression count (plain-expression.ts). Under natural rules the engine
 * takes care of that.
 */
function needsPlain({ rules }: Query, distinct: Distinct): boolean {
  return distinct === 'essential' && rules.values === 'rational' && rules.use === 'any';
}

function present(expression: Expression, query: Query): Solution {
  return { value: toResultValue(query.target), ...writeAnswer(expression, query, query.target) };
}

/**
 * Counts the solutions.
 *
 * @throws NumbersGameError `limit-exceeded` if there are more than `limit`
 */
export function countSolutions(use: UseForms, query: Query, distinct: Distinct, limit: number): number {
  let total = 0;
  if (kindOf(query.rules.operators) === 'further') {
    for (const count of countBeyond(use, query, distinct)) checkLimit((total += count), limit);
    return total;
  }
  if (query.rules.operators !== undefined) {
    const open = openGeneral(query, distinct);
    for (const [board, mask] of subsetsOf(query)) {
      total += use(() => open(board).count(mask));
      checkLimit(total, limit);
    }
    return total;
  }
  if (needsPlain(query, distinct)) {
    const solutions = listSolutions(use, query, distinct, limit + 1);
    while (solutions.next().done !== true) total++;
    checkLimit(total, limit);
    return total;
  }
  const add = (board: Query, mask: number) => {
    total += use((forms) => forms.count(board, distinct, mask, limit + 1 - total));
    checkLimit(total, limit);
  };
  const boards = boardsOf(query.leaves);
  if (query.rules.use === 'all' || boards.length === 1) {
    for (const leaves of boards) add(leaves === query.leaves ? query : { ...query, leaves }, 0);
  } else {
    for (const [board, mask] of subsetsOf(query)) add(board, mask);
  }
  return total;
}

function checkLimit(total: number, limit: number): void {
  if (total <= limit) return;
  throw new NumbersGameError('limit-exceeded', `limit: expected at most ${limit} solutions, got more`);
}
