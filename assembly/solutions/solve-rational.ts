// The answer to a puzzle under rational rules: an expression of the target with the fewest numbers, or the
// values nearest to it. natural/solve-natural.ts has the answer under natural rules. Subsets are searched by
// size, those with the largest numbers first, and the first solution that is found is the answer.
import { closeBoard, dropPlans, n, openBoard } from '../core/board';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { NONE, OUT_OF_MEMORY, TOO_LARGE } from '../core/limits';
import { MASK_BYTES, maskAt } from '../core/splits';
import { masksOfSize } from '../core/subsets';
import { findForms, openSearch } from '../forms/find-forms';
import { formLists } from '../forms/forms-state';
import { FUNCTION, largestKey, openForms } from '../forms/open-forms';
import { openNearest, searchNearest } from '../forms/search-nearest';
import { isFourCards, solveFourCards } from '../trees/four-cards';
import { OPEN, query, openExpression, openQuery, setQuery } from './open-query';

/**
 * Solves the board in INPUT for p / q or its negation. Returns how many numbers the answer uses, with its
 * expression at expressionsAddress(), or NONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function solveRational(count: i32, usesAll: bool, negative: bool, p: u64, q: u64): i32 {
  const page = openExpression();
  if (usesAll && !negative && isFourCards(count, p, q)) return solveFourCards(p, q, page) ? count : NONE;
  setQuery(count, usesAll, false, FUNCTION, negative, p, q);
  let status = OUT_OF_MEMORY;
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    status = solveBySize(page);
  }
  if (status < 0) closeBoard();
  return status;
}

function solveBySize(page: usize): i32 {
  const status = openQuery(FUNCTION, false);
  if (status != OPEN) return status;
  openSearch(query.isNegative, true, 0, 1, page);
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
 * nearest to its negation, within a distance; they are in NEAREST (forms/nearest-values.ts). Returns OPEN,
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
): i32 {
  for (let attempt = 0; attempt < 2; attempt++) {
    if (attempt) dropPlans();
    if (!openBoard(count, usesAll)) continue;
    // The bounds of the values alone: the target takes no part in exact arithmetic but a comparison.
    const largest = largestKey(false);
    if (largest >= U64_FRACTION_LIMIT) {
      closeBoard();
      return TOO_LARGE;
    }
    if (!openForms(largest >= F64_FRACTION_LIMIT, false, FUNCTION, false, 0)) continue;
    openNearest(negated, p, q, within);
    const end = masksOfSize(size + 1);
    for (let m = masksOfSize(size); m < end && !formLists.isExhausted; m += MASK_BYTES) {
      searchNearest(maskAt(m));
    }
    if (!formLists.isExhausted) return OPEN;
  }
  closeBoard();
  return OUT_OF_MEMORY;
}
