// Solves four numbers under rational rules, all used, with small values: the 24 game. There are so many of
// these hands that lists of forms would cost more than the search. Two pairs make the target, or a number and
// what is made of another number and a pair; there are no other shapes:
//
//   (a o b) o (c o d)        3 ways to pair them, 5 values each pair
//   a o (b o (c o d))        12 ways, 5 * 5 values
//
// Values are fractions p / q of two whole numbers in f32, exact because products stay below (s + t) * M <
// 2^24 (core/fraction.ts). Nothing is divided: u + w is s / t if (up wq + wp uq) t = s uq wq. A division by 0
// gives q = 0, which equals no target but 0, and that is left to forms/search-forms.ts.
//
// With SIMD a group, two pairs or one way of the second kind, is tested four values at a time, and only a
// group that makes the target is gone through value by value. So every build finds the same solution.
//
// A pair has eight values, the last three of which are copies of the fifth, so that two vectors hold them:
//
//   0       4             32      36            64
//   | p0    | p1 … p7     | q0    | q1 … q7     |    f32
import { INPUT } from '../core/board';
import { INPUT_COUNTS_OFFSET, INPUT_VALUES_OFFSET } from '../core/boundary-types';
import { MINUS, OVER, PLUS, putNumber, putOperator, startPostfix, TIMES } from '../core/postfix';
import { fourCards } from './trees-state';

const LANE_BYTES: usize = sizeof<f32>();
const VECTOR_BYTES: usize = 4 * LANE_BYTES;
const LANE_COUNT: i32 = 8;
const Q_OFFSET: usize = <usize>LANE_COUNT * LANE_BYTES;
export const PAIR_BYTES: usize = Q_OFFSET + <usize>LANE_COUNT * LANE_BYTES;

/** Number of numbers, of pairs of them, and of values of a pair. */
const NUMBER_COUNT: i32 = 4;
const PAIR_COUNT: i32 = 6;
const VALUE_COUNT: i32 = 5;

/** The four numbers, f32 each, and the pairs behind them. */
const NUMBERS = memory.data(NUMBER_COUNT * <i32>LANE_BYTES + PAIR_COUNT * <i32>PAIR_BYTES, 16);
const PAIRS = NUMBERS + <usize>NUMBER_COUNT * LANE_BYTES;

/** The two of the four numbers in each pair, u8 each. Pair 5 - k holds the others. */
const FIRST: usize = memory.data<u8>([0, 0, 0, 1, 1, 2, 1, 2, 3, 2, 3, 3]);
const SECOND: usize = FIRST + <usize>PAIR_COUNT;

/** The values of x and y, in this order: x + y, |x - y|, x * y, x / y, y / x. */
const NO_OPERATION: i32 = -1;
const ADD: i32 = 0,
  SUBTRACT: i32 = 1,
  MULTIPLY: i32 = 2,
  DIVIDE: i32 = 3,
  DIVIDE_INTO: i32 = 4;

/** Limit up to which f32 holds all whole numbers. */
const EXACT_LIMIT: f64 = 16777216.0;

/** Number of values of leaf i in INPUT (core/board.ts). */
@inline function inputCount(i: i32): u32 {
  return load<u32>(INPUT + INPUT_COUNTS_OFFSET + <usize>i * sizeof<u32>());
}

/** The only value of leaf i in INPUT (core/board.ts), if every leaf has one. */
@inline function inputValue(i: i32): u64 {
  return load<u64>(INPUT + INPUT_VALUES_OFFSET + <usize>i * sizeof<u64>());
}

/**
 * Whether solveFourCards can take the board in INPUT: four numbers of one value each, small and none of them
 * 0: a pair may be divided by no other.
 */
export function isFourCards(count: i32, p: u64, q: u64): bool {
  if (count != NUMBER_COUNT || !p) return false;
  let product: f64 = <f64>p + <f64>q;
  for (let i = 0; i < NUMBER_COUNT; i++) {
    if (inputCount(i) != 1 || !inputValue(i)) return false;
    product *= <f64>inputValue(i) + 1;
  }
  return product < EXACT_LIMIT;
}

/** Writes an expression of p / q by the four numbers in INPUT to an address; false if there is none. */
export function solveFourCards(p: u64, q: u64, address: usize): bool {
  fourCards.s = <f32>p;
  fourCards.t = <f32>q;
  for (let i = 0; i < NUMBER_COUNT; i++) store<f32>(NUMBERS + <usize>i * LANE_BYTES, <f32>inputValue(i));
  startPostfix(address);
  for (let k = 0; k < PAIR_COUNT; k++) makePair(k);
  for (let k = 0; k < PAIR_COUNT / 2; k++) if (mayPairsMake(k) && writePairs(k)) return true;
  for (let k = 0; k < PAIR_COUNT; k++) {
    const a = firstOfPair(othersOf(k)),
      b = secondOfPair(othersOf(k));
    const pair = pairAt(k);
    if (mayNestedMake(b, a, pair) && writeNested(b, a, k)) return true;
    if (mayNestedMake(a, b, pair) && writeNested(a, b, k)) return true;
  }
  return false;
}

/** Number i. */
@inline function numberAt(i: i32): f32 {
  return load<f32>(NUMBERS + <usize>i * LANE_BYTES);
}

/** The first number of pair k. */
@inline function firstOfPair(k: i32): f32 {
  return numberAt(load<u8>(FIRST + <usize>k));
}

/** The second number of pair k. */
@inline function secondOfPair(k: i32): f32 {
  return numberAt(load<u8>(SECOND + <usize>k));
}

/** The pair of the other two numbers. */
@inline function othersOf(k: i32): i32 {
  return PAIR_COUNT - 1 - k;
}

/** The record of pair k. */
@inline function pairAt(k: i32): usize {
  return PAIRS + <usize>k * PAIR_BYTES;
}

/** Numerator p of value i of a pair. */
@inline function pOf(pair: usize, i: i32): f32 {
  return load<f32>(pair + <usize>i * LANE_BYTES);
}

/** Denominator q of value i of a pair. */
@inline function qOf(pair: usize, i: i32): f32 {
  return load<f32>(pair + <usize>i * LANE_BYTES, Q_OFFSET);
}

function putValue(pair: usize, i: i32, p: f32, q: f32): void {
  store<f32>(pair + <usize>i * LANE_BYTES, p);
  store<f32>(pair + <usize>i * LANE_BYTES, q, Q_OFFSET);
}

function makePair(k: i32): void {
  const x = firstOfPair(k),
    y = secondOfPair(k);
  const pair = pairAt(k);
  putValue(pair, ADD, x + y, 1);
  putValue(pair, SUBTRACT, abs(x - y), 1);
  putValue(pair, MULTIPLY, x * y, 1);
  putValue(pair, DIVIDE, x, y);
  for (let i = DIVIDE_INTO; i < LANE_COUNT; i++) putValue(pair, i, y, x);
}

/** The operation with which u and w make the target. */
function operationFor(up: f32, uq: f32, wp: f32, wq: f32): i32 {
  const s = fourCards.s,
    t = fourCards.t;
  const x = up * wq,
    y = wp * uq,
    z = s * uq * wq;
  if ((x + y) * t == z) return ADD;
  if (abs(x - y) * t == z) return SUBTRACT;
  if (up * wp * t == z) return MULTIPLY;
  if (!x && !y) return NO_OPERATION;
  if (x * t == s * y) return DIVIDE;
  if (y * t == s * x) return DIVIDE_INTO;
  return NO_OPERATION;
}

/** The lanes of w that make the target with u = up / uq by some operation. */
@inline function lanesThatMake(up: v128, uq: v128, wp: v128, wq: v128, sAll: v128, tAll: v128): v128 {
  const x = f32x4.mul(up, wq),
    y = f32x4.mul(wp, uq);
  const z = f32x4.mul(f32x4.mul(uq, wq), sAll);
  const sum = f32x4.eq(f32x4.mul(f32x4.add(x, y), tAll), z);
  const difference = f32x4.eq(f32x4.mul(f32x4.abs(f32x4.sub(x, y)), tAll), z);
  const product = f32x4.eq(f32x4.mul(f32x4.mul(up, wp), tAll), z);
  const quotient = f32x4.eq(f32x4.mul(x, tAll), f32x4.mul(y, sAll));
  const inverse = f32x4.eq(f32x4.mul(y, tAll), f32x4.mul(x, sAll));
  return v128.or(v128.or(v128.or(sum, difference), v128.or(product, quotient)), inverse);
}

/** Whether pair k and the pair of the others make the target; always true without SIMD. */
function mayPairsMake(k: i32): bool {
  if (!ASC_FEATURE_SIMD) return true;
  const u = pairAt(k),
    w = pairAt(othersOf(k));
  const sAll = f32x4.splat(fourCards.s),
    tAll = f32x4.splat(fourCards.t);
  const p = v128.load(w),
    q = v128.load(w, Q_OFFSET),
    p4 = v128.load(w, VECTOR_BYTES),
    q4 = v128.load(w, Q_OFFSET + VECTOR_BYTES);
  let made = i32x4.splat(0);
  for (let i = 0; i < VALUE_COUNT; i++) {
    const value = u + <usize>i * LANE_BYTES;
    const up = v128.load32_splat(value),
      uq = v128.load32_splat(value, Q_OFFSET);
    made = v128.or(made, lanesThatMake(up, uq, p, q, sAll, tAll));
    made = v128.or(made, lanesThatMake(up, uq, p4, q4, sAll, tAll));
  }
  return v128.any_true(made);
}

/** Whether a number makes the target with a value of another number and a pair; always true without SIMD. */
function mayNestedMake(outer: f32, inner: f32, pair: usize): bool {
  if (!ASC_FEATURE_SIMD) return true;
  const sAll = f32x4.splat(fourCards.s),
    tAll = f32x4.splat(fourCards.t);
  const a = f32x4.splat(outer),
    b = f32x4.splat(inner),
    one = f32x4.splat(1);
  let made = i32x4.splat(0);
  for (let half: usize = 0; half < Q_OFFSET; half += VECTOR_BYTES) {
    const p = v128.load(pair + half),
      q = v128.load(pair + half, Q_OFFSET);
    const x = f32x4.mul(b, q),
      y = f32x4.mul(b, p);
    made = v128.or(made, lanesThatMake(a, one, f32x4.add(x, p), q, sAll, tAll));
    made = v128.or(made, lanesThatMake(a, one, f32x4.abs(f32x4.sub(x, p)), q, sAll, tAll));
    made = v128.or(made, lanesThatMake(a, one, y, q, sAll, tAll));
    made = v128.or(made, lanesThatMake(a, one, x, p, sAll, tAll));
    made = v128.or(made, lanesThatMake(a, one, p, x, sAll, tAll));
  }
  return v128.any_true(made);
}

/** Whether w o u, not u o w, is written: the larger operand first, except in quotients. */
@inline function isSwapped(operation: i32, up: f32, uq: f32, wp: f32, wq: f32): bool {
  return operation == DIVIDE ? false : operation == DIVIDE_INTO ? true : up * wq < wp * uq;
}

function putOperation(operation: i32): void {
  putOperator(operation == ADD ? PLUS : operation == SUBTRACT ? MINUS : operation == MULTIPLY ? TIMES : OVER);
}

/** Writes value i of pair k. */
function writePair(k: i32, i: i32): void {
  const x = firstOfPair(k),
    y = secondOfPair(k);
  const swaps = isSwapped(i, x, 1, y, 1);
  putNumber(<f64>(swaps ? y : x));
  putNumber(<f64>(swaps ? x : y));
  putOperation(i);
}

/** Writes the first expression of pair k and the pair of the others; false if there is none. */
function writePairs(k: i32): bool {
  const u = pairAt(k),
    w = pairAt(othersOf(k));
  for (let i = 0; i < VALUE_COUNT; i++) {
    const up = pOf(u, i),
      uq = qOf(u, i);
    for (let j = 0; j < VALUE_COUNT; j++) {
      const wp = pOf(w, j),
        wq = qOf(w, j);
      const operation = operationFor(up, uq, wp, wq);
      if (operation == NO_OPERATION) continue;
      const swaps = isSwapped(operation, up, uq, wp, wq);
      writePair(swaps ? othersOf(k) : k, swaps ? j : i);
      writePair(swaps ? k : othersOf(k), swaps ? i : j);
      putOperation(operation);
      return true;
    }
  }
  return false;
}

/** Writes the first expression of a number with what another makes with pair k; false if there is none. */
function writeNested(outer: f32, inner: f32, k: i32): bool {
  const pair = pairAt(k);
  for (let i = 0; i < VALUE_COUNT; i++) {
    const p = pOf(pair, i),
      q = qOf(pair, i);
    const x = inner * q;
    for (let middle = ADD; middle <= DIVIDE_INTO; middle++) {
      let wp: f32 = p;
      if (middle == ADD) wp = x + p;
      else if (middle == SUBTRACT) wp = abs(x - p);
      else if (middle == MULTIPLY) wp = inner * p;
      else if (middle == DIVIDE) wp = x;
      const wq: f32 = middle < DIVIDE ? q : middle == DIVIDE ? p : x;
      const operation = operationFor(outer, 1, wp, wq);
      if (operation == NO_OPERATION) continue;
      const swaps = isSwapped(operation, outer, 1, wp, wq),
        swapsMiddle = isSwapped(middle, inner, 1, p, q);
      if (!swaps) putNumber(<f64>outer);
      if (!swapsMiddle) putNumber(<f64>inner);
      writePair(k, i);
      if (swapsMiddle) putNumber(<f64>inner);
      putOperation(middle);
      if (swaps) putNumber(<f64>outer);
      putOperation(operation);
      return true;
    }
  }
  return false;
}
