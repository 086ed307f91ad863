// Which integers of a range the board makes under rational or integer rules, and in how few operations: all
// values of subsets up to a size at once (trees/mark-values.ts), subsets of fewest numbers first. natural/
// and reach/ have the same under natural rules.
//
// The tally of six numbers has some hundred thousand values; those of eight would not fit into memory. So the
// host asks for sizes up to some bound, and searches for each target that is left. Once only a few are left,
// searches are cheaper than the values of the next size. With up to six numbers eight searches take as long
// as the marks, whatever the targets; with seven numbers and targets near 5000, 32 searches.
import { dropLists, n, openBoard, shouldRetry, usesAll } from '../core/board';
import { FUNCTION, OUT_OF_MEMORY, TOO_LARGE } from '../core/boundary-types';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
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

/**
 * Marks the integers from..to, at most 2^30 of them, that subsets of up to `largestSize` numbers of the board
 * in INPUT make, or all its numbers if all are used, at markedOperations(). Returns the
 * size up to which all are marked, OUT_OF_MEMORY or TOO_LARGE.
 */
export function reachRational(count: i32, all: bool, from: f64, to: f64, largestSize: i32, values: i32): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, all) ? reachOnce(from, to, largestSize, values) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

function reachOnce(from: f64, to: f64, largestSize: i32, values: i32): i32 {
  const largest = largestKey(false);
  if (largest >= U64_FRACTION_LIMIT) return TOO_LARGE;
  const isWide = largest >= F64_FRACTION_LIMIT;
  dropLists();
  if (!openForms(isWide, values, FUNCTION, false, 0) || !openMarks(from, to)) return OUT_OF_MEMORY;
  return isWide ? markBySize<u64>(largestSize) : markBySize<f64>(largestSize);
}

function markBySize<T>(largestSize: i32): i32 {
  const last = min(n, largestSize);
  let size = usesAll ? n : 1;
  for (; size <= last && areLeft(size < LARGE_SIZE ? FEW_LEFT : LARGE_FEW_LEFT); size++) {
    integerMarks.mark = <u8>(size - 1);
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
