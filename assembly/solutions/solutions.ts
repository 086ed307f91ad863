// Expressions of one target: the first, how many there are or a page of them, told apart by
// their forms (forms.ts) or as trees (trees.ts). Under rational rules the first is the answer to a puzzle; solve.ts has
// the one under natural rules. Targets are p / q in lowest terms, and a sign.
//
// Every entry asks for all that it needs anew, so that it does not matter which calls
// come between two pages: what was listed for the same board and rules is still there then.
import { closeBoard, dropPlans, fullMask, listsAge, n, openBoard } from '../core/board';
import { countOf, ESSENTIAL, FLIPS, formAt, FUNCTION, isExhausted, kindOf, largestProduct, startForms } from '../forms/form-lists';
import { isForFour, solveFour } from '../trees/four-cards';
import { NARROW_FRACTIONS, WIDE_FRACTIONS } from '../core/fraction';
import { NONE, OUT_OF_MEMORY, TOO_LARGE } from '../core/abi';
import { reserve } from '../core/arena';
import { listed } from '../forms/compose-forms';
import { searchClosest, startClosest } from '../forms/nearest-rational';
import { found, seek, startSeek } from '../forms/find-forms';
import { spellWide, startSpelling } from '../forms/spell-form';
import { masksOfSize } from '../core/plan';
import { countTrees, negated, startTrees, trees } from '../trees/count-trees';
import { startWriting, writeTree } from '../trees/unrank-tree';

/** Natural values are at most sqrt(hi * P) (limits.ts), which a f64 holds, while hi * P is below this: 2^102. */
const NATURAL_LIMIT: f64 = 5070602400912917605986812821504.0 * (1.0 - 1.0 / 1048576.0);

/** The expression of first(), and the page of spellings. */
const SPELLING = memory.data(8 * 19, 16);
let page: usize = 0;
/** The last page of several spellings, its size, and of which listsAge of the lists it is (board.ts). */
let lastPage: usize = 0;
let pageBytes: usize = 0;
let pageAge: u32 = 0;

/** The width of values: 8 for f64, 9 for u64, or 0 if they may not be exact, and whether the target is out of reach. */
let width: i32 = 0;
let isBeyond: bool = false;

function chooseWidth(natural: bool, p: u64, q: u64): void {
  const largest = largestProduct(natural);
  const size = largest * (natural ? <f64>p : <f64>p + <f64>q);
  isBeyond = <f64>p + <f64>q - 1 > largest * (1.0 + 1.0 / 1048576.0);
  if (natural) width = size < NATURAL_LIMIT ? 8 : 0;
  else width = size < NARROW_FRACTIONS ? 8 : size < WIDE_FRACTIONS ? 9 : 0;
}

/** Finds the forms of the target over a subset. */
function seekIn(mask: i32, p: u64, q: u64): void {
  if (width == 8) seek<f64>(mask, <f64>p, <f64>q);
  else seek<u64>(mask, p, q);
}

/** Opens the board and starts the lists. A status below 0, NONE where the target is out of reach, or 1. */
function open(count: i32, all: bool, natural: bool, level: i32, spareOnes: bool, p: u64, q: u64): i32 {
  if (!openBoard(count, all)) return OUT_OF_MEMORY;
  chooseWidth(natural, p, q);
  if (isBeyond) return NONE;
  if (!width) return TOO_LARGE;
  spellWide(width == 9);
  const isStarted =
    width == 8
      ? startForms<f64>(natural, level, spareOnes, <f64>p)
      : startForms<u64>(natural, level, spareOnes, <f64>p);
  return isStarted ? 1 : OUT_OF_MEMORY;
}

function firstOnce(count: i32, all: bool, negative: bool, p: u64, q: u64): i32 {
  const status = open(count, all, false, FUNCTION, false, p, q);
  if (status <= 0) return status;
  for (let size = all ? n : 1; size <= n; size++) {
    for (let m = masksOfSize(size), to = masksOfSize(size + 1); m < to; m += 2) {
      startSeek(size, negative, true, 0, 1, SPELLING);
      seekIn(load<u16>(m), p, q);
      if (isExhausted) return OUT_OF_MEMORY;
      if (found) return size;
    }
  }
  return NONE;
}

/** Whether four.ts can tell if there is a solution. */
function isFour(count: i32, all: bool, natural: bool, negative: bool, p: u64, q: u64): bool {
  return all && !natural && !negative && isForFour(count, p, q);
}

/**
 * Solves the board in INPUT under rational rules. Returns how many numbers the answer uses, with its expression at spellings(), or
 * NONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function first(count: i32, all: bool, negative: bool, p: u64, q: u64): i32 {
  page = SPELLING;
  if (isFour(count, all, false, negative, p, q)) return solveFour(p, q, SPELLING) ? 4 : NONE;
  let status = OUT_OF_MEMORY;
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    status = firstOnce(count, all, negative, p, q);
  }
  if (status < 0) closeBoard();
  return status;
}

/** What tells solutions apart; as in src/abi.ts. */
const TREES: i32 = 0;

/** What is asked of every subset; set by prepare. */
let level: i32 = 0;
let isNegative: bool = false;
let targetP: u64 = 0;
let targetQ: u64 = 1;

function prepare(count: i32, all: bool, natural: bool, distinct: i32, negative: bool, p: u64, q: u64): i32 {
  level = distinct;
  isNegative = negative;
  targetP = p;
  targetQ = q;
  const sparesOnes = distinct == ESSENTIAL && natural && !all;
  return open(count, all, natural, distinct == ESSENTIAL ? ESSENTIAL : FUNCTION, sparesOnes, p, q);
}

/** How many solutions there are over a subset, or `most` if there are more. */
function countOver(mask: i32, most: f64): f64 {
  if (level != TREES) {
    startSeek(popcnt(mask), isNegative, false, 0, most, 0);
    seekIn(mask, targetP, targetQ);
    return found;
  }
  startTrees(popcnt(mask));
  if (width == 8) countTrees<f64>(mask, <f64>targetP, <f64>targetQ);
  else countTrees<u64>(mask, targetP, targetQ);
  return min(isNegative ? negated : trees, most);
}

/**
 * How many solutions the board in INPUT has, of one subset or (only = 0) of all that the rules allow, up to `most`; or
 * OUT_OF_MEMORY or TOO_LARGE.
 */
export function countSolutions(
  count: i32,
  all: bool,
  natural: bool,
  distinct: i32,
  negative: bool,
  p: u64,
  q: u64,
  only: i32,
  most: f64,
): f64 {
  // Of hands of cards many have none: that costs a sixth of a count.
  if (isFour(count, all, natural, negative, p, q) && !solveFour(p, q, SPELLING)) return 0;
  let status = OUT_OF_MEMORY;
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    status = prepare(count, all, natural, distinct, negative, p, q);
    if (status == NONE) return 0;
    if (status < 0) continue;
    let total: f64 = 0;
    for (let size = all ? n : 1; size <= n; size++) {
      for (let m = masksOfSize(size), to = masksOfSize(size + 1); m < to && total < most; m += 2) {
        const mask = <i32>load<u16>(m);
        if (only && only != mask) continue;
        total += countOver(mask, most - total);
        if (isExhausted) break;
      }
    }
    if (!isExhausted) return total;
    status = OUT_OF_MEMORY;
  }
  closeBoard();
  return <f64>status;
}

/** Takes a page of so many bytes, or the last one if that is still there and large enough; false if memory is exhausted. */
function openPage(bytes: usize): bool {
  if (pageAge == listsAge && pageBytes >= bytes) {
    page = lastPage;
    return true;
  }
  page = reserve(bytes);
  lastPage = page;
  pageAge = listsAge;
  pageBytes = bytes;
  return page != 0;
}

/** Writes trees over a subset to the page; returns how many. */
function writeTrees<T>(mask: i32, skip: f64, most: f64): i32 {
  countOver(mask, Infinity);
  const written = min(most, (isNegative ? negated : trees) - skip);
  startSpelling(page);
  startWriting(mask);
  for (let i: f64 = 0; i < written && !isExhausted; i++) {
    writeTree<T>(mask, <T>targetP, <T>targetQ, isNegative, skip + i);
  }
  return max(0, <i32>written);
}

/**
 * Writes up to `most` solutions over one subset beyond the first `skip`, one after the other, to spellings(); returns how many, or
 * OUT_OF_MEMORY or TOO_LARGE.
 */
export function listSolutions(
  count: i32,
  all: bool,
  natural: bool,
  distinct: i32,
  negative: bool,
  p: u64,
  q: u64,
  mask: i32,
  skip: f64,
  most: i32,
): i32 {
  let status = OUT_OF_MEMORY;
  for (let attempt = 0; attempt < 2 && status == OUT_OF_MEMORY; attempt++) {
    if (attempt) dropPlans();
    status = prepare(count, all, natural, distinct, negative, p, q);
    if (status == NONE) return 0;
    if (status < 0) continue;
    const size = popcnt(mask);
    status = OUT_OF_MEMORY;
    if (!openPage((<usize>most * <usize>(2 * size - 1)) << 3)) continue;
    let written: i32;
    if (level == TREES) {
      written = width == 8 ? writeTrees<f64>(mask, skip, <f64>most) : writeTrees<u64>(mask, skip, <f64>most);
    } else {
      startSeek(size, isNegative, false, skip, <f64>most, page);
      seekIn(mask, p, q);
      written = max(0, <i32>(found - skip));
    }
    if (!isExhausted) return written;
  }
  closeBoard();
  return status;
}

/** For tests: how many functions exactly the numbers of the board in INPUT make, forms and their negations; or OUT_OF_MEMORY. */
export function countFunctions(count: i32): f64 {
  if (!openBoard(count, true) || !startForms<u64>(false, FUNCTION, false, 0)) return <f64>OUT_OF_MEMORY;
  const list = listed<u64>(fullMask);
  if (!list) return <f64>OUT_OF_MEMORY;
  let total: f64 = 0;
  for (let place: u32 = 0; place < countOf(list); place++) {
    total += kindOf(formAt(list, place)) & FLIPS ? 2 : 1;
  }
  return total;
}

/**
 * Searches all subsets of a size for the values nearest to p / q, or the negations nearest to its negation, within a distance; they are in
 * BEST (closest.ts). Returns 1, OUT_OF_MEMORY or TOO_LARGE.
 */
export function closest(count: i32, all: bool, size: i32, negated: bool, p: u64, q: u64, within: f64): i32 {
  for (let attempt = 0; attempt < 2; attempt++) {
    if (attempt) dropPlans();
    if (!openBoard(count, all)) continue;
    // The bounds of the values alone: no value is compared with what a target lacks.
    const largest = largestProduct(false);
    const isWide = largest >= NARROW_FRACTIONS;
    if (largest >= WIDE_FRACTIONS) {
      closeBoard();
      return TOO_LARGE;
    }
    spellWide(isWide);
    const isStarted = isWide
      ? startForms<u64>(false, FUNCTION, false, 0)
      : startForms<f64>(false, FUNCTION, false, 0);
    if (!isStarted) continue;
    startClosest(isWide, negated, p, q, within);
    for (let m = masksOfSize(size), to = masksOfSize(size + 1); m < to && !isExhausted; m += 2) {
      searchClosest(load<u16>(m));
    }
    if (!isExhausted) return 1;
  }
  closeBoard();
  return OUT_OF_MEMORY;
}

/** Where the last spellings are. */
export function spellings(): usize {
  return page;
}
