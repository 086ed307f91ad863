// Decomposition into sub-problems, the oldest algorithm: backward from the target, number by number. Each
// step undoes one operation with one of the numbers that are left, and the target is solved if what remains
// is a number that is left (the paper subtracts it, and ends at 0). So it only finds chains, in which each
// operation takes a given number: not 899 = (6 * 5 + 1) * (4 * 7 + 1), and 10,092,769 of the 10,858,746
// solvable problems of six numbers.
//
// Published: as by Buisson in 1980. An odd step adds a number to what remains, subtracts it, or does nothing;
// an even step divides what remains by a number. It finds 822 from 3 50 7 4 75 8. Refined: any operation at
// each step. x can have been the left operand, too: then x - v or x / v remains.
//
// Complexity: n! 4^n for a target, 2,949,120 for n = 6, or n! 3^n, 524,880, if three operations are possible.
// (The figures that the paper has beside these formulas, 491,520 and 87,480, are a sixth of that: (n-1)! 4^n
// and (n-1)! 3^n.) The paper gives no time. A target is left as soon as it is solved; for the fewest
// operations the search goes on among shorter chains.
//
// What remains after the numbers Q were used is at most max(target, 2) times the product of Q, each number
// counted as at least 2. So values are exact if that product with all numbers fits their width.
import { reserve } from '../core/arena';
import { OUT_OF_MEMORY } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { addCombinations, Marking, numberAt } from './run-state';
import { backwardSearch, classicRun, MAX_CLASSIC_NUMBERS } from './classic-state';

const UNSOLVED: u32 = 255;

/**
 * The fewest operations known for the target at hand, and operations that were undone. Globals, because every
 * step reads both: as fields of a record the published algorithm takes 1.07 to 1.13 times as long.
 */
let fewest: u32 = UNSOLVED;
let results: u64 = 0;
/** Room for the pools of all depths, and one more that is written and not kept. */
const POOLS_BYTES: usize = <usize>(MAX_CLASSIC_NUMBERS * (MAX_CLASSIC_NUMBERS + 1)) * sizeof<u64>();

/** Runs this algorithm, as published or as refined; returns 1 or a status. */
export function decomposition<T, M>(published: bool): i32 {
  const pool = reserve(POOLS_BYTES);
  if (!pool) return OUT_OF_MEMORY;
  for (let i = 0; i < classicRun.count; i++) putElement<T>(pool + <usize>i * sizeof<T>(), <T>numberAt(i));
  results = 0;
  backwardSearch.finished = 0;
  for (let t: u64 = 0; t < classicRun.span; t++) {
    fewest = UNSOLVED;
    const target = <T>(classicRun.firstTarget + t);
    if (published) undoSum<T, M>(pool, classicRun.count, target, 0);
    else undo<T, M>(pool, classicRun.count, target, 0);
    if (fewest == UNSOLVED) continue;
    putElement<u8>(classicRun.targetMap + <usize>t, <u8>(sizeof<M>() == sizeof<Marking>() ? 1 : fewest));
  }
  addCombinations<M>(results, backwardSearch.finished);
  return 1;
}

/** Whether a chain that has taken this many operations cannot improve the answer any more. */
@inline function isDone<M>(operations: u32): bool {
  return sizeof<M>() == sizeof<Marking>() ? fewest != UNSOLVED : operations >= fewest;
}

/** Whether v is one of the numbers that are left; then the target is solved. */
@inline function isLeft<T>(pool: usize, size: i32, v: T, operations: u32): bool {
  for (let at = pool, end = pool + <usize>size * sizeof<T>(); at < end; at += sizeof<T>()) {
    if (elementAt<T>(at) == v) {
      fewest = min(fewest, operations);
      return true;
    }
  }
  return false;
}

/** Writes the numbers but the one at an index above them; returns their address. */
@inline function leaveOut<T>(pool: usize, size: i32, i: i32): usize {
  const rest = pool + <usize>size * sizeof<T>();
  let end = rest;
  for (let k = 0; k < size; k++) {
    putElement<T>(end, elementAt<T>(pool + <usize>k * sizeof<T>()));
    end += select<usize>(0, sizeof<T>(), k == i);
  }
  return rest;
}

/** Undoes any operation that can have ended in v, in the refined algorithm. */
function undo<T, M>(pool: usize, size: i32, v: T, operations: u32): void {
  if (isDone<M>(operations) || isLeft<T>(pool, size, v, operations) || size == 1) return;
  if (sizeof<M>() != sizeof<Marking>() && operations + 1 >= fewest) return;
  for (let i = 0; i < size; i++) {
    const x = elementAt<T>(pool + <usize>i * sizeof<T>());
    const rest = leaveOut<T>(pool, size, i);
    step<T, M>(rest, size - 1, v + x, operations + 1);
    step<T, M>(rest, size - 1, v * x, operations + 1);
    // v = x is what isLeft finds.
    if (v > x) {
      step<T, M>(rest, size - 1, v - x, operations + 1);
      const quotient = v / x;
      if (quotient * x == v) step<T, M>(rest, size - 1, quotient, operations + 1);
    } else {
      step<T, M>(rest, size - 1, x - v, operations + 1);
      const quotient = x / v;
      if (quotient * v == x) step<T, M>(rest, size - 1, quotient, operations + 1);
    }
    if (isDone<M>(operations + 1)) return;
  }
}

/** Continues with v and the numbers that remain after an operation was undone. */
@inline function step<T, M>(rest: usize, size: i32, v: T, operations: u32): void {
  results++;
  if (size == 1) {
    backwardSearch.finished++;
    isLeft<T>(rest, 1, v, operations);
  } else {
    undo<T, M>(rest, size, v, operations);
  }
}

/** Takes an odd step of the published algorithm: to v itself, v + x and v - x. */
function undoSum<T, M>(pool: usize, size: i32, v: T, operations: u32): void {
  if (isDone<M>(operations) || isLeft<T>(pool, size, v, operations) || size == 1) return;
  undoProduct<T, M>(pool, size, v, operations);
  for (let i = 0; i < size; i++) {
    const x = elementAt<T>(pool + <usize>i * sizeof<T>());
    const rest = leaveOut<T>(pool, size, i);
    results += 1 + u64(v > x);
    undoProduct<T, M>(rest, size - 1, v + x, operations + 1);
    if (v > x) undoProduct<T, M>(rest, size - 1, v - x, operations + 1);
  }
}

/** Takes an even step of the published algorithm: to v / x. */
function undoProduct<T, M>(pool: usize, size: i32, v: T, operations: u32): void {
  if (isDone<M>(operations) || isLeft<T>(pool, size, v, operations) || size == 1) return;
  for (let i = 0; i < size; i++) {
    const x = elementAt<T>(pool + <usize>i * sizeof<T>());
    const quotient = v / x;
    if (quotient * x != v) continue;
    const rest = leaveOut<T>(pool, size, i);
    results++;
    undoSum<T, M>(rest, size - 1, quotient, operations + 1);
  }
}
