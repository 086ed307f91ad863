// All results of an operation on the values of two lists that do not exceed a bound, appended to the list
// that is being built (value-marks.ts). The lists that a search needs are short, so a result is marked as
// soon as it is made; reach/, which lists far more, buffers results and takes them in a second loop.
//
// T is the width of values; from..to and the like are the ends of a list of them. Of two loops the inner one
// should be the longer.
import { spendNanoseconds } from '../core/deadline';
import { inverseOf } from '../core/exact-division';
import { QUOTIENTS } from './natural-state';
import { takeProduct, takeSum } from './value-marks';

/** Largest number of dividends that are divided one by one. */
const FEW_DIVIDENDS: usize = 4;
const VECTOR_BYTES: usize = 16;

/** Appends all p * v <= bound, p from one list and v from another. */
export function multiplyValues<T>(
  tail: usize,
  from: usize,
  to: usize,
  innerFrom: usize,
  innerTo: usize,
  bound: T,
): usize {
  for (let i = from; i < to; i += sizeof<T>()) {
    const p = load<T>(i);
    const limit: T = bound / p;
    spendNanoseconds(innerTo - innerFrom);
    for (let k = innerFrom; k < innerTo; k += sizeof<T>()) {
      const v = load<T>(k);
      tail = takeProduct<T>(tail, v <= limit ? v * p : 0);
    }
  }
  return tail;
}

/** Appends all natural v / p <= bound with p > 1; largest is that of the dividends. */
export function divideValues<T>(
  tail: usize,
  from: usize,
  to: usize,
  largest: T,
  divisors: usize,
  divisorsEnd: usize,
  bound: T,
): usize {
  const isShort = to - from <= FEW_DIVIDENDS * sizeof<T>();
  for (let i = divisors; i < divisorsEnd; i += sizeof<T>()) {
    const p = load<T>(i);
    if (p == 1 || p > largest) continue;
    spendNanoseconds(to - from);
    if (isShort) {
      for (let k = from; k < to; k += sizeof<T>()) {
        const v = load<T>(k);
        if (v % p == 0) tail = takeProduct<T>(tail, v / p <= bound ? v / p : 0);
      }
      continue;
    }
    const shift = ctz<T>(p);
    const factor = inverseOf<T>(p >> shift);
    const limit = min<T>(largest / p, bound);
    if (ASC_FEATURE_SIMD && sizeof<T>() == 4) {
      // Four dividends at once; the zeros behind the list give quotients of 0, which are ignored.
      const factors = i32x4.splat(<i32>factor);
      const limits = i32x4.splat(<i32>limit);
      for (let k = from; k < to; k += VECTOR_BYTES) {
        const x = i32x4.mul(v128.load(k), factors);
        const q = v128.or(i32x4.shr_u(x, <i32>shift), i32x4.shl(x, 32 - <i32>shift));
        const isWhole = i32x4.le_u(q, limits);
        if (!v128.any_true(isWhole)) continue;
        v128.store(QUOTIENTS, v128.and(q, isWhole));
        for (let lane: usize = 0; lane < VECTOR_BYTES; lane += sizeof<u32>())
          tail = takeProduct<T>(tail, load<T>(QUOTIENTS + lane));
      }
      continue;
    }
    for (let k = from; k < to; k += sizeof<T>()) {
      const q = rotr<T>(load<T>(k) * factor, shift);
      if (q <= limit) tail = takeProduct<T>(tail, q);
    }
  }
  return tail;
}

/** Appends all p + v and |p - v| <= bound. */
export function addValues<T>(
  tail: usize,
  from: usize,
  to: usize,
  innerFrom: usize,
  innerTo: usize,
  bound: T,
): usize {
  for (let i = from; i < to; i += sizeof<T>()) {
    const p = load<T>(i);
    spendNanoseconds(innerTo - innerFrom);
    for (let k = innerFrom; k < innerTo; k += sizeof<T>()) {
      const v = load<T>(k);
      const sum: T = p + v;
      const difference: T = p > v ? p - v : v - p;
      tail = takeSum<T>(tail, sum <= bound ? sum : 0);
      tail = takeSum<T>(tail, difference <= bound ? difference : 0);
    }
  }
  return tail;
}
