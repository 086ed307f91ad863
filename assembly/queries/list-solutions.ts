// All solutions of a query (open-query.ts): how many there are, and pages of them in a fixed order. Solutions
// are told apart by their forms (forms/form.ts) or as trees (trees/tally.ts), under natural, integer or
// rational rules.
import { n, shouldRetry } from '../core/board';
import {
  DONE,
  ESSENTIAL,
  FUNCTION,
  NATURAL,
  OUT_OF_MEMORY,
  RATIONAL,
  TREES,
  WAY_BYTES,
} from '../core/boundary-types';
import { expressionBytes } from '../core/postfix';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { countForms } from '../forms/count-forms';
import { findForms, openSearch } from '../forms/search-forms';
import { formLists } from '../forms/forms-state';
import { countTrees } from '../trees/count-trees';
import { isFourCards, solveFourCards } from '../trees/four-cards';
import { treeCount } from '../trees/trees-state';
import { writeTrees, writeWays } from '../trees/unrank-tree';
import { openExpression, openPage, openQuery, query } from './open-query';

/**
 * Least size of a subset whose rational forms at the level 'essential' are counted without lists of those
 * worth 0. With five and six numbers that takes 1.3 times as long as a search, with seven as long.
 */
const LEAST_COUNTED: i32 = 7;

/** Number of ways that a page has room for at first. */
const FIRST_ROOM: u32 = 1 << 10;

/** Opens the lists for a query about all solutions. */
function openSolutions(): i32 {
  const isEssential = query.distinct == ESSENTIAL;
  const skipsOnes = isEssential && query.values == NATURAL && !query.usesAll;
  return openQuery(isEssential ? ESSENTIAL : FUNCTION, skipsOnes);
}

/**
 * Number of solutions of the query, over one subset or (only = 0) all that its rules allow, up to `most`; or
 * OUT_OF_MEMORY or TOO_LARGE.
 */
export function countSolutions(only: i32, most: f64): f64 {
  if (hasNoFourCards()) return 0;
  let total: f64,
    attempt = 0;
  do total = countOnce(only, most);
  while (shouldRetry(<i32>min<f64>(total, 0), attempt++));
  return total;
}

/** Counts solutions as countSolutions does, in one attempt. */
function countOnce(only: i32, most: f64): f64 {
  const status = openSolutions();
  if (status != DONE) return <f64>status;
  const total = countBySize(only, most);
  return formLists.isExhausted ? <f64>OUT_OF_MEMORY : total;
}

/**
 * Whether the query is one of the 24 game without a solution: of many hands, this costs a sixth of a count.
 * Without a rational solution there is none of integers.
 */
function hasNoFourCards(): bool {
  if (!query.usesAll || query.values == NATURAL || query.isNegative) return false;
  return isFourCards(query.count, query.p, query.q) && !solveFourCards(query.p, query.q, openExpression());
}

function countBySize(only: i32, most: f64): f64 {
  let total: f64 = 0;
  for (let size = query.usesAll ? n : 1; size <= n; size++) {
    const end = masksOfSize(size + 1);
    for (let m = masksOfSize(size); m < end && total < most; m += MASK_BYTES) {
      const mask = maskAt(m);
      if (only && only != mask) continue;
      total += min(
        query.distinct == TREES ? countTreesOf(mask) : countFormsOf(mask, most - total),
        most - total,
      );
      if (formLists.isExhausted) return total;
    }
  }
  return total;
}

/** Number of trees over a subset that are solutions. */
function countTreesOf(mask: i32): f64 {
  if (query.isWide) countTrees<u64>(mask, query.p, query.q);
  else countTrees<f64>(mask, <f64>query.p, <f64>query.q);
  return query.isNegative ? treeCount.negated : treeCount.trees;
}

/** Number of forms over a subset that are solutions, or `most` or more if there are more. */
function countFormsOf(mask: i32, most: f64): f64 {
  // Which quotients are whole depends on all values, so only rational forms can be counted by structure.
  if (query.values == RATIONAL && query.distinct == ESSENTIAL && popcnt(mask) >= LEAST_COUNTED) {
    return countForms(mask, query.isNegative, query.p, query.q, most);
  }
  return findPage(mask, 0, most, 0);
}

/**
 * Number of forms over a subset that are solutions, up to skip + most; those beyond `skip` are written to a
 * page, if any.
 */
function findPage(mask: i32, skip: f64, most: f64, page: usize): f64 {
  openSearch(query.isNegative, false, skip, most, page, false);
  if (query.isWide) return findForms<u64>(mask, query.p, query.q);
  return findForms<f64>(mask, <f64>query.p, <f64>query.q);
}

/** Writes the trees that are solutions over a subset beyond the first `skip` to a page; returns how many. */
function writePage(mask: i32, skip: f64, most: f64, page: usize): i32 {
  const p = query.p,
    q = query.q,
    isNegative = query.isNegative;
  if (query.isWide) return writeTrees<u64>(mask, p, q, isNegative, skip, most, page);
  return writeTrees<f64>(mask, <f64>p, <f64>q, isNegative, skip, most, page);
}

/**
 * Writes up to `most` solutions of the query over one subset beyond the first `skip`, one after the other, to
 * expressionsAddress(); returns how many, or OUT_OF_MEMORY or TOO_LARGE.
 */
export function listSolutions(mask: i32, skip: f64, most: i32): i32 {
  let written: i32,
    attempt = 0;
  do written = listOnce(mask, skip, most);
  while (shouldRetry(written, attempt++));
  return written;
}

/** Lists solutions as listSolutions does, in one attempt. */
function listOnce(mask: i32, skip: f64, most: i32): i32 {
  const status = openSolutions();
  if (status != DONE) return status;
  const page = openPage(<usize>most * expressionBytes(popcnt(mask)));
  if (!page) return OUT_OF_MEMORY;
  const written =
    query.distinct == TREES
      ? writePage(mask, skip, <f64>most, page)
      : max(0, <i32>(findPage(mask, skip, <f64>most, page) - skip));
  return formLists.isExhausted ? OUT_OF_MEMORY : written;
}

/**
 * Writes the ways to make p / q, or its negation, over a subset by a last operation, as a part of a tree
 * worth the target of the query, to expressionsAddress(); returns how many, or OUT_OF_MEMORY or TOO_LARGE.
 */
export function waysOfTrees(mask: i32, isNegated: bool, p: u64, q: u64): i32 {
  let written: i32,
    attempt = 0;
  do written = findWays(mask, isNegated, p, q);
  while (shouldRetry(written, attempt++));
  return written;
}

/** Lists ways as waysOfTrees does, in one attempt. */
function findWays(mask: i32, isNegated: bool, p: u64, q: u64): i32 {
  const status = openSolutions();
  if (status != DONE) return status;
  let count = FIRST_ROOM,
    room: u32 = 0;
  while (count > room) {
    room = count;
    const page = openPage(<usize>room * WAY_BYTES);
    if (!page) return OUT_OF_MEMORY;
    count = query.isWide
      ? writeWays<u64>(mask, p, q, isNegated, page, room)
      : writeWays<f64>(mask, <f64>p, <f64>q, isNegated, page, room);
    if (formLists.isExhausted) return OUT_OF_MEMORY;
  }
  return count;
}
