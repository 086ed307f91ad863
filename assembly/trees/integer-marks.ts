// The marks of a reach under rational or integer rules: a byte for each integer of the range, the fewest
// operations that make it, and what marks one or more of the integers that a few operations make
// (mark-values.ts, mark-two-leaves.ts).
import { fillBytes, reserve } from '../core/arena';
import { UNREACHABLE } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { floorOf } from './sorted-tally';
import { integerMarks } from './trees-state';

/** Most numbers whose integers are all natural (queries/reach-rational.ts). */
const MOST_NATURAL: i32 = 3;
/** Number of bytes beside the range, a power of two. */
const BESIDE: usize = 16;

/**
 * Factor of a bound that may be rounded down, so that no value at the bound is passed over. `markInteger`
 * tests the range exactly.
 */
export const SLACK: f64 = 1 + 1 / 4294967296;

/** Opens a range without marks; false if memory is exhausted. */
export function openMarks(from: f64, to: f64): bool {
  const span = <usize>(to - from + 1);
  const operations = reserve(span + BESIDE);
  if (!operations) return false;
  fillBytes(operations, UNREACHABLE, span + BESIDE);
  integerMarks.from = from;
  integerMarks.span = <u64>span;
  integerMarks.most = max(abs(from), abs(to));
  integerMarks.least = max(0, max(from, -to));
  integerMarks.operations = operations;
  integerMarks.firstLeft = operations;
  return true;
}

/**
 * Whether at least a number of integers, which is positive, have no mark, or one above that of the current
 * subsets.
 */
export function areLeft(count: i32): bool {
  const end = integerMarks.operations + <usize>integerMarks.span;
  const mark = integerMarks.mark;
  let at = integerMarks.firstLeft;
  while (at < end && elementAt<u8>(at) <= mark) at++;
  integerMarks.firstLeft = at;
  for (; at < end && count > 0; at++) count -= <i32>(elementAt<u8>(at) > mark);
  return count <= 0;
}

/** Whether all integers that a subset makes are natural and have their marks, as those of larger ones do. */
export function isKnownWhole(mask: i32): bool {
  return integerMarks.hasNatural && popcnt(mask) <= MOST_NATURAL;
}

/**
 * Marks an integer, if it is in the range and has no smaller mark. The cast saturates, outside the range.
 * Without a branch, which would be guessed wrong: what is outside marks one of the bytes beside the range.
 */
@inline function markInteger(v: f64): void {
  const index = <u64>(<i64>(v - integerMarks.from)),
    span = integerMarks.span;
  const at = integerMarks.operations + <usize>(index < span ? index : span + (index & (BESIDE - 1)));
  putElement<u8>(at, <u8>min<u32>(elementAt<u8>(at), integerMarks.mark));
}

/** Marks an integer that is not negative, and its negation if that is a value. */
export function markBoth(whole: f64, negatable: bool): void {
  markInteger(whole);
  if (negatable && integerMarks.from < 0) markInteger(-whole);
}

/** Marks p / q if it is an integer, and its negation if that is a value. q > 0. */
export function markValue<T>(p: T, q: T, negatable: bool): void {
  if (!isFloat<T>() && <f64>p > integerMarks.most * <f64>q * SLACK) return;
  const whole = floorOf<T>(p, q);
  if ((<i32>(whole * q == p)) & (<i32>(<f64>whole <= integerMarks.most))) markBoth(<f64>whole, negatable);
}

/** Marks p / q + a and p / q - a, if p / q is an integer. a, q > 0. */
export function markRatioBeside<T>(a: T, p: T, q: T, negatable: bool): void {
  const most = integerMarks.most + <f64>a;
  if (!isFloat<T>() && <f64>p > most * <f64>q * SLACK) return;
  const whole = floorOf<T>(p, q);
  if ((<i32>(whole * q == p)) & (<i32>(<f64>whole <= most))) markBeside<T>(a, whole, negatable);
}

/** Marks v + a and v - a for an integer v. a > 0. */
@inline export function markBeside<T>(a: T, v: T, negatable: bool): void {
  markBoth(<f64>(v + a), negatable);
  markBoth(<f64>(v > a ? v - a : a - v), true);
}

/** Marks a / (v + b) and a / (v - b) for v = p / q; bq is b * q. */
export function markOverSum(a: f64, bq: f64, p: f64, q: f64, negatable: bool): void {
  const difference = bq > p ? bq - p : p - bq;
  if (difference * integerMarks.least > a * q * SLACK) return;
  markValue<f64>(a * q, bq + p, negatable);
  markValue<f64>(a * q, difference, true);
}
