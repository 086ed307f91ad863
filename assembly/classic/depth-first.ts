// Depth first. It picks two of the numbers and one of the four operations, puts the result in their place,
// goes on with one number less, and comes back for the next choice. Nothing is remembered.
//
// Complexity, in complete plays of n numbers: d_max(n) = n! (n-1)! 2^(n-1) if each pair has four results, and
// d_min(n) = n! (n-1)! (3/2)^(n-1) if it has three, because few quotients are whole: 2,764,800 and 656,100
// for n = 6. The paper, in OCaml: 12.1 ms for a board of six numbers, 740 ms for seven, 61 s for eight, no
// figure for nine.
//
// The pool of each depth lies above that of the depth before, so nothing has to be restored:
//
//   | n numbers | n - 1 numbers | n - 2 numbers | …    u32 or u64 each
import { reserve } from '../core/arena';
import { OUT_OF_MEMORY } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { lastThree, lastTwo } from './last-operations';
import { addCombinations, markNumbers, markTarget, numberAt } from './run-state';
import { classicRun, MAX_CLASSIC_NUMBERS } from './classic-state';

/** Room for the pools of all depths. */
const POOLS_BYTES: usize = <usize>(MAX_CLASSIC_NUMBERS * MAX_CLASSIC_NUMBERS) * sizeof<u64>();

/** The address of the number at an index. */
@inline function at<T>(pool: usize, i: i32): usize {
  return pool + <usize>i * sizeof<T>();
}

/** Runs this algorithm; returns 1 or a status. */
export function depthFirst<T, M>(): i32 {
  const pool = reserve(POOLS_BYTES);
  if (!pool) return OUT_OF_MEMORY;
  markNumbers<T, M>();
  for (let i = 0; i < classicRun.count; i++) putElement<T>(at<T>(pool, i), <T>numberAt(i));
  if (classicRun.count > 1) play<T, M>(pool, classicRun.count);
  return 1;
}

function play<T, M>(pool: usize, size: i32): void {
  const operations = <u32>(classicRun.count - size + 1);
  if (size == 3) {
    lastThree<T, M>(
      elementAt<T>(pool),
      elementAt<T>(at<T>(pool, 1)),
      elementAt<T>(at<T>(pool, 2)),
      operations,
    );
    return;
  }
  if (size == 2) {
    lastTwo<T, M>(elementAt<T>(pool), elementAt<T>(at<T>(pool, 1)), operations);
    return;
  }
  const next = at<T>(pool, size);
  for (let i = 1; i < size; i++) {
    for (let j = 0; j < i; j++) {
      let end = next;
      for (let k = 0; k < size; k++) {
        putElement<T>(end, elementAt<T>(at<T>(pool, k)));
        end += select<usize>(0, sizeof<T>(), k == i || k == j);
      }
      const a = elementAt<T>(at<T>(pool, i));
      const b = elementAt<T>(at<T>(pool, j));
      const high = max<T>(a, b);
      const low = min<T>(a, b);
      put<T, M>(next, end, size - 1, high + low, operations);
      if (!classicRun.trims || low != 1) put<T, M>(next, end, size - 1, high * low, operations);
      const difference = high - low;
      if (difference && (!classicRun.trims || difference != low)) {
        put<T, M>(next, end, size - 1, difference, operations);
      }
      const quotient = high / low;
      if (quotient * low == high && (!classicRun.trims || (low != 1 && quotient != low))) {
        put<T, M>(next, end, size - 1, quotient, operations);
      }
    }
  }
}

/** Puts a result behind the numbers that were not picked, marks it, and goes on. */
@inline function put<T, M>(pool: usize, end: usize, size: i32, v: T, operations: u32): void {
  addCombinations<M>(1, 0);
  markTarget<T, M>(classicRun.targetMap, <T>classicRun.firstTarget, <T>classicRun.span, v, operations);
  putElement<T>(end, v);
  play<T, M>(pool, size);
}
