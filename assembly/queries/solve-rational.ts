// The answer to a puzzle under rational or integer rules: an expression of the target with the fewest
// numbers, or the values nearest to it. natural/solve-natural.ts has the answer under natural rules. Subsets
// are searched by size, those with the largest numbers first, and the first solution that is found is the
// answer.
import { n, openBoard, shouldRetry } from '../core/board';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { DONE, FUNCTION, NONE, OUT_OF_MEMORY, RATIONAL, TOO_LARGE } from '../core/boundary-types';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { findForms, openSearch } from '../forms/search-forms';
import { formLists } from '../forms/forms-state';
import { largestKey, openForms } from '../forms/open-forms';
import { openNearest, searchNearest } from '../forms/search-nearest';
import { isFourCards, solveFourCards } from '../trees/four-cards';
import { openExpression, openQuery, query, setQuery } from './open-query';

/**
 * Solves the board in INPUT for p / q or its negation with RATIONAL or INTEGER values. Returns how many
 * numbers the answer uses, with its expression at expressionsAddress(), or NONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function solveRational(count: i32, usesAll: bool, negative: bool, p: u64, q: u64, values: i32): i32 {
  const page = openExpression();
  if (usesAll && !negative && isFourCards(count, p, q)) {
    // Without a rational expression there is none of integers.
    if (!solveFourCards(p, q, page)) return NONE;
    if (values == RATIONAL) return count;
  }
  setQuery(count, usesAll, values, FUNCTION, negative, p, q);
  let status: i32,
    attempt = 0;
  do status = solveBySize(page);
  while (shouldRetry(status, attempt++));
  return status;
}

function solveBySize(page: usize): i32 {
  const status = openQuery(FUNCTION, false);
  if (status != DONE) return status;
  openSearch(query.isNegative, true, 0, 1, page, false);
  for (let size = query.usesAll ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
      const mask = maskAt(m);
      const found = query.isWide
        ? findForms<u64>(mask, query.p, query.q)
        : findForms<f64>(mask, <f64>query.p, <f64>query.q);
      if (formLists.isExhausted) return OUT_OF_MEMORY;
      if (found) return size;
    }
  }
  return NONE;
}

/**
 * Searches all subsets of a size of the board in INPUT for the values nearest to p / q, or the negations
 * nearest to its negation, within a distance; they are in NEAREST (forms/nearest-values.ts). Returns DONE,
 * OUT_OF_MEMORY or TOO_LARGE.
 */
export function nearestRational(
  count: i32,
  usesAll: bool,
  size: i32,
  negated: bool,
  p: u64,
  q: u64,
  within: f64,
  values: i32,
): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, usesAll) ? searchBySize(size, negated, p, q, within, values) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

function searchBySize(size: i32, negated: bool, p: u64, q: u64, within: f64, values: i32): i32 {
  // The bounds of the values alone: the target takes no part in exact arithmetic but a comparison.
  const largest = largestKey(false);
  if (largest >= U64_FRACTION_LIMIT) return TOO_LARGE;
  if (!openForms(largest >= F64_FRACTION_LIMIT, values, FUNCTION, false, 0)) return OUT_OF_MEMORY;
  openNearest(negated, p, q, within);
  const end = masksOfSize(size + 1);
  for (let m = masksOfSize(size); m < end && !formLists.isExhausted; m += MASK_BYTES) {
    searchNearest(maskAt(m));
  }
  return formLists.isExhausted ? OUT_OF_MEMORY : DONE;
}
