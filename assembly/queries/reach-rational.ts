// Which integers of a range the board makes under rational or integer rules, and in how few operations: all
// values of subsets up to a size at once (trees/mark-values.ts), subsets of fewest numbers first. natural/
// and reach/ have the same under natural rules.
//
// The tally of six numbers has some hundred thousand values; those of eight would not fit into memory. So the
// host asks for sizes up to some bound, and searches for each target that is left. Once only a few are left,
// searches are cheaper than the values of the next size. With up to six numbers eight searches take as long
// as the marks, whatever the targets; with seven numbers and targets near 5000, 32 searches.
//
// If numbers may be left over and all targets are above 0, the host marks first what natural rules give, in a
// fraction of the time. What is left needs a fraction on the way, and that takes at least four numbers: a
// fraction of two, times or divided by a third, is an integer only if the third number is multiplied or
// divides first, and plus or minus the third it is none. So values that three numbers make are natural, or
// fractions, or 0, and what natural values make by two operations is natural likewise: these are passed over.
// That takes 0.38 of the time (n = 5), 0.69 (n = 6), of which most is what two numbers and four make.
import { closeBoard, dropLists, n, openBoard, shouldRetry, usesAll } from '../core/board';
import { DONE, FUNCTION, OUT_OF_MEMORY, TOO_LARGE } from '../core/boundary-types';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { formRules } from '../forms/forms-state';
import { largestKey, openForms } from '../forms/open-forms';
import { areLeft, openMarks } from '../trees/integer-marks';
import { markPairs, markSubset } from '../trees/mark-values';
import { integerMarks } from '../trees/trees-state';

/**
 * Limit of the targets that are left to searches; for subsets of at least LARGE_SIZE numbers, LARGE_FEW_LEFT.
 */
const FEW_LEFT: i32 = 8,
  LARGE_FEW_LEFT: i32 = 32;
const LARGE_SIZE: i32 = 7;

/** Least number of numbers that make an integer which is not natural. */
const LEAST_WITH_FRACTION: i32 = 4;

/**
 * Opens the integers from..to, at most 2^30 of them, for the board in INPUT, without marks: at
 * markedOperations(), where the host may mark what natural rules give. Returns DONE, OUT_OF_MEMORY or
 * TOO_LARGE.
 */
export function openRational(count: i32, all: bool, from: f64, to: f64, values: i32): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, all) ? openOnce(from, to, values) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

function openOnce(from: f64, to: f64, values: i32): i32 {
  const largest = largestKey(false);
  if (largest >= U64_FRACTION_LIMIT) return TOO_LARGE;
  dropLists();
  const isWide = largest >= F64_FRACTION_LIMIT;
  return openForms(isWide, values, FUNCTION, false, 0) && openMarks(from, to) ? DONE : OUT_OF_MEMORY;
}

/**
 * Marks the integers that are open and that subsets of up to `largestSize` numbers make, or all numbers if
 * all are used; `hasNatural` says that the natural ones are marked. Returns the size up to which all are
 * marked, or OUT_OF_MEMORY.
 */
export function markRational(largestSize: i32, hasNatural: bool): i32 {
  integerMarks.hasNatural = hasNatural;
  const size = formRules.isWide ? markBySize<u64>(largestSize) : markBySize<f64>(largestSize);
  if (size < 0) closeBoard();
  return size;
}

function markBySize<T>(largestSize: i32): i32 {
  const last = min(n, largestSize);
  let size = usesAll ? n : integerMarks.hasNatural ? LEAST_WITH_FRACTION : 1;
  for (; size <= last; size++) {
    integerMarks.mark = <u8>(size - 1);
    if (!areLeft(size < LARGE_SIZE ? FEW_LEFT : LARGE_FEW_LEFT)) break;
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
      const mask = maskAt(m);
      // Subsets of one number less than the last size have no tallies either.
      const hasTally = size == 1 || size < last - 1;
      if (!(hasTally ? markSubset<T>(mask) : markPairs<T>(mask))) return OUT_OF_MEMORY;
    }
  }
  return size - 1;
}

/**
 * The address of the operations of each integer, a byte each: UNREACHABLE for none. Valid until the next
 * call.
 */
export function markedOperations(): usize {
  return integerMarks.operations;
}
