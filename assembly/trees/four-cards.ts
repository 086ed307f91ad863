// Four numbers under rational rules, all used, with small values: the 24 game, of
// which there are so many that making lists (forms.ts) would cost more than the
// search. Two pairs make the target, or a number and what is made of another
// number and a pair; there are no other shapes:
//
//   (a o b) o (c o d)        3 ways to pair them, 5 values each pair
//   a o (b o (c o d))        12 ways, 5 * 5 values
//
// Values are fractions p / q, and p and q whole numbers of f32: products stay below
// (s + t) * M (fraction.ts), which is exact below 2^24. Nothing is divided: u + w
// makes s / t where (up wq + wp uq) t = s uq wq. A division by 0 makes q = 0, and that equals no
// target but 0, which is left to seek.ts.
//
// With SIMD a group, two pairs or one way of the second kind, is tested four values at a time, and only
// one that makes the target is gone through value by value; so every build finds the same.
import { INPUT } from '../core/board';
import { MINUS, OVER, PLUS, put, startSpelling, TIMES } from '../forms/spell-form';

/** f32 holds all whole numbers up to here. */
const EXACT: f64 = 16777216.0;

/** The five values of each of six pairs as p x 8, q x 8; the last three are copies of the fifth. */
const PAIRS = memory.data(6 << 6, 16);
const PAIR_SHIFT: usize = 6;
const Q_OFFSET: usize = 32;

/** Which two of the four numbers a pair holds. Pair 5 - k holds the others. */
const FIRST: usize = memory.data<u8>([0, 0, 0, 1, 1, 2]);
const SECOND: usize = memory.data<u8>([1, 2, 3, 2, 3, 3]);
const PAIR_COUNT: i32 = 6;
const VALUE_COUNT: usize = 5;

/** x o y: in this order x + y, |x - y|, x * y, x / y, y / x. */
const NO_OPERATION: i32 = -1;
const ADD: i32 = 0,
  SUBTRACT: i32 = 1,
  MULTIPLY: i32 = 2,
  DIVIDE: i32 = 3,
  DIVIDE_INTO: i32 = 4;

const NUMBERS = memory.data(16, 16);
let s: f32 = 0;
let t: f32 = 1;

/** Whether the board in INPUT is one for this file: four numbers of one value each, and small. */
export function isForFour(count: i32, p: u64, q: u64): bool {
  if (count != 4 || !p) return false;
  let product: f64 = <f64>p + <f64>q;
  for (let i: usize = 0; i < 4; i++) {
    if (load<u32>(INPUT + (i << 2)) != 1) return false;
    product *= <f64>load<u64>(INPUT + 48 + (i << 3)) + 1;
  }
  return product < EXACT;
}


@inline function numberAt(i: usize): f32 {
  return load<f32>(NUMBERS + (i << 2));
}


@inline function pairAt(k: i32): usize {
  return PAIRS + ((<usize>k) << PAIR_SHIFT);
}

function putValue(pair: usize, i: usize, p: f32, q: f32): void {
  store<f32>(pair + (i << 2), p);
  store<f32>(pair + (i << 2), q, Q_OFFSET);
}

function makePair(k: i32): void {
  const x = numberAt(load<u8>(FIRST + k)),
    y = numberAt(load<u8>(SECOND + k));
  const pair = pairAt(k);
  putValue(pair, ADD, x + y, 1);
  putValue(pair, SUBTRACT, abs(x - y), 1);
  putValue(pair, MULTIPLY, x * y, 1);
  putValue(pair, DIVIDE, x, y);
  for (let i: usize = DIVIDE_INTO; i < 8; i++) putValue(pair, i, y, x);
}

/** The operation with which u and w make the target. */
function operationFor(up: f32, uq: f32, wp: f32, wq: f32): i32 {
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

/** Lanes of w that make the target with u = up / uq by some operation. */
@inline function anyMakes(up: v128, uq: v128, wp: v128, wq: v128, sAll: v128, tAll: v128): v128 {
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

/** Whether two pairs make the target. */
function pairsMake(k: i32): bool {
  if (!ASC_FEATURE_SIMD) return true;
  const u = pairAt(k),
    w = pairAt(PAIR_COUNT - 1 - k);
  const sAll = f32x4.splat(s),
    tAll = f32x4.splat(t);
  const p = v128.load(w),
    q = v128.load(w, Q_OFFSET),
    p4 = v128.load(w, 16),
    q4 = v128.load(w, Q_OFFSET + 16);
  let made = i32x4.splat(0);
  for (let i: usize = 0; i < VALUE_COUNT; i++) {
    const up = v128.load32_splat(u + (i << 2)),
      uq = v128.load32_splat(u + (i << 2), Q_OFFSET);
    made = v128.or(made, anyMakes(up, uq, p, q, sAll, tAll));
    made = v128.or(made, anyMakes(up, uq, p4, q4, sAll, tAll));
  }
  return v128.any_true(made);
}

/** Whether a number and what another makes with a pair make the target. */
function chainMakes(outer: f32, inner: f32, pair: usize): bool {
  if (!ASC_FEATURE_SIMD) return true;
  const sAll = f32x4.splat(s),
    tAll = f32x4.splat(t);
  const a = f32x4.splat(outer),
    b = f32x4.splat(inner),
    one = f32x4.splat(1);
  let made = i32x4.splat(0);
  for (let half: usize = 0; half < 32; half += 16) {
    const p = v128.load(pair + half),
      q = v128.load(pair + half, Q_OFFSET);
    const x = f32x4.mul(b, q),
      y = f32x4.mul(b, p);
    made = v128.or(made, anyMakes(a, one, f32x4.add(x, p), q, sAll, tAll));
    made = v128.or(made, anyMakes(a, one, f32x4.abs(f32x4.sub(x, p)), q, sAll, tAll));
    made = v128.or(made, anyMakes(a, one, y, q, sAll, tAll));
    made = v128.or(made, anyMakes(a, one, x, p, sAll, tAll));
    made = v128.or(made, anyMakes(a, one, p, x, sAll, tAll));
  }
  return v128.any_true(made);
}

function putOperator(operation: i32): void {
  put(operation == ADD ? PLUS : operation == SUBTRACT ? MINUS : operation == MULTIPLY ? TIMES : OVER);
}

/** Whether w o u, not u o w, is to be written: the larger operand first, but for quotients. */
@inline function isSwapped(operation: i32, up: f32, uq: f32, wp: f32, wq: f32): bool {
  return operation == DIVIDE ? false : operation == DIVIDE_INTO ? true : up * wq < wp * uq;
}

function writePair(k: i32, i: i32): void {
  const x = numberAt(load<u8>(FIRST + k)),
    y = numberAt(load<u8>(SECOND + k));
  const swaps = isSwapped(i, x, 1, y, 1);
  put(<f64>(swaps ? y : x));
  put(<f64>(swaps ? x : y));
  putOperator(i);
}

/** Writes the first expression of two pairs; false if there is none. */
function findPairs(k: i32): bool {
  const u = pairAt(k),
    w = pairAt(PAIR_COUNT - 1 - k);
  for (let i: usize = 0; i < VALUE_COUNT; i++) {
    const up = load<f32>(u + (i << 2)),
      uq = load<f32>(u + (i << 2), Q_OFFSET);
    for (let j: usize = 0; j < VALUE_COUNT; j++) {
      const wp = load<f32>(w + (j << 2)),
        wq = load<f32>(w + (j << 2), Q_OFFSET);
      const operation = operationFor(up, uq, wp, wq);
      if (operation == NO_OPERATION) continue;
      const swaps = isSwapped(operation, up, uq, wp, wq);
      writePair(swaps ? PAIR_COUNT - 1 - k : k, <i32>(swaps ? j : i));
      writePair(swaps ? k : PAIR_COUNT - 1 - k, <i32>(swaps ? i : j));
      putOperator(operation);
      return true;
    }
  }
  return false;
}

/** Writes the first expression of a number with what another makes with a pair; false if there is none. */
function findChain(outer: f32, inner: f32, k: i32): bool {
  const pair = pairAt(k);
  for (let i: usize = 0; i < VALUE_COUNT; i++) {
    const p = load<f32>(pair + (i << 2)),
      q = load<f32>(pair + (i << 2), Q_OFFSET);
    const x = inner * q;
    for (let middle = ADD; middle <= DIVIDE_INTO; middle++) {
      const wp: f32 =
        middle == ADD
          ? x + p
          : middle == SUBTRACT
            ? abs(x - p)
            : middle == MULTIPLY
              ? inner * p
              : middle == DIVIDE
                ? x
                : p;
      const wq: f32 = middle < DIVIDE ? q : middle == DIVIDE ? p : x;
      const operation = operationFor(outer, 1, wp, wq);
      if (operation == NO_OPERATION) continue;
      const swaps = isSwapped(operation, outer, 1, wp, wq);
      if (!swaps) put(<f64>outer);
      const swapsMiddle = isSwapped(middle, inner, 1, p, q);
      if (!swapsMiddle) put(<f64>inner);
      writePair(k, <i32>i);
      if (swapsMiddle) put(<f64>inner);
      putOperator(middle);
      if (swaps) put(<f64>outer);
      putOperator(operation);
      return true;
    }
  }
  return false;
}

/** Writes an expression of p / q by the four numbers in INPUT to an address; false if there is none. */
export function solveFour(p: u64, q: u64, address: usize): bool {
  s = <f32>p;
  t = <f32>q;
  for (let i: usize = 0; i < 4; i++) store<f32>(NUMBERS + (i << 2), <f32>load<u64>(INPUT + 48 + (i << 3)));
  startSpelling(address);
  for (let k = 0; k < PAIR_COUNT; k++) makePair(k);
  for (let k = 0; k < 3; k++) if (pairsMake(k) && findPairs(k)) return true;
  for (let k = 0; k < PAIR_COUNT; k++) {
    const a = numberAt(load<u8>(FIRST + (5 - k))),
      b = numberAt(load<u8>(SECOND + (5 - k)));
    const pair = pairAt(k);
    if (chainMakes(b, a, pair) && findChain(b, a, k)) return true;
    if (chainMakes(a, b, pair) && findChain(a, b, k)) return true;
  }
  return false;
}
