// The operations undone: from a value p / q and the operand v of the near part, the operand w of the far one.
//
//   ADD            w + v = p / q    w = p / q - v
//   SUBTRACT       w - v            w = p / q + v
//   SUBTRACT_FROM  v - w            w = v - p / q
//   MULTIPLY       w * v            w = p / q / v
//   DIVIDE         w / v            w = p / q * v
//   DIVIDE_INTO    v / w            w = v / (p / q)
//
// If v is 0, 0 * w and 0 / w are 0 for every w.
import { ADD, DIVIDE, DIVIDE_INTO, MULTIPLY, NATURAL, SUBTRACT, SUBTRACT_FROM } from '../core/boundary-types';
import { gcd } from '../core/fraction';
import { chosen, operand } from './chosen-state';
import { denominatorAt, isWhole, magnitude, numeratorAt, putFraction } from './chosen-values';

/** Results of undoing an operation: no operand, one (in `operand`), or every value of the far part. */
export const NO_OPERAND: i32 = 0,
  ONE_OPERAND: i32 = 1,
  EVERY_OPERAND: i32 = 2;

/** More than the rounding of a sum as a double, and less than 2^64 less that (chosen-bounds.ts). */
const WRAPPED: f64 = 4611686018427387904.0;

/** The operand with which an operation on the value at an address makes p / q; for integers up to a bound. */
export function undo<T>(operation: i32, value: usize, p: T, q: T, bound: u64): i32 {
  if (isWhole<T>()) return undoInteger(operation, numeratorAt<i64>(value), <i64>p, bound);
  return undoFraction<T>(operation, numeratorAt<T>(value), denominatorAt<T>(value), p, q);
}

/** The numerator of the operand. */
@inline export function operandP<T>(): T {
  return isFloat<T>() ? <T>reinterpret<f64>(operand.p) : <T>operand.p;
}

/** The denominator of the operand. */
@inline export function operandQ<T>(): T {
  if (isWhole<T>()) return <T>1;
  return isFloat<T>() ? <T>reinterpret<f64>(operand.q) : <T>operand.q;
}

/** Whether x / y, y not 0, is an integer, which is then the operand. */
function divideExactly(x: i64, y: i64): bool {
  const w = x / y;
  operand.p = <u64>w;
  return w * y == x;
}

function undoInteger(operation: i32, v: i64, p: i64, bound: u64): i32 {
  let isFound = true;
  switch (operation) {
    case ADD:
      operand.p = <u64>(p - v);
      break;
    case SUBTRACT:
      operand.p = <u64>(p + v);
      break;
    case SUBTRACT_FROM:
      operand.p = <u64>(v - p);
      break;
    case MULTIPLY:
      if (v == 0) return p == 0 ? EVERY_OPERAND : NO_OPERAND;
      isFound = divideExactly(p, v);
      break;
    case DIVIDE:
      if (v == 0 || (p != 0 && magnitude(v) > bound / magnitude(p))) return NO_OPERAND;
      operand.p = <u64>(p * v);
      break;
    default:
      assert(operation == DIVIDE_INTO);
      if (v == 0) return p == 0 ? EVERY_OPERAND : NO_OPERAND;
      if (p == 0) return NO_OPERAND;
      isFound = divideExactly(v, p);
  }
  const w = <i64>operand.p;
  if (!isFound || magnitude(w) > bound || (chosen.values == NATURAL && w <= 0)) return NO_OPERAND;
  return ONE_OPERAND;
}

/** Whether numbers of the board may make a fraction, as far as its size tells (chosen-bounds.ts). */
@inline function isPossible(p: f64, q: f64): bool {
  return abs(p) + abs(q) <= chosen.widest * (1 + 1e-12);
}

/** Makes the operand of p / q * a / b, both in lowest terms; q and b may be negative. */
function multiplyWide(p: i64, q: i64, a: i64, b: i64): i32 {
  const one = <i64>gcd(magnitude(p), magnitude(b)),
    other = <i64>gcd(magnitude(a), magnitude(q));
  p /= one;
  b /= one;
  a /= other;
  q /= other;
  if (!isPossible(<f64>p * <f64>a, <f64>q * <f64>b)) return NO_OPERAND;
  operand.p = <u64>(q < 0 != b < 0 ? -p * a : p * a);
  operand.q = magnitude(q * b);
  return ONE_OPERAND;
}

/**
 * Makes the operand of p / q + a / b, both in lowest terms. The sum over the least denominator may not fit
 * into 64 bits before it is reduced: so its factor `shared` is found from the remainders, and the quotients
 * are added. The result is right but for multiples of 2^64, which a double tells.
 */
function addWide(p: i64, q: i64, a: i64, b: i64): i32 {
  const common = <i64>gcd(q, b);
  q /= common;
  b /= common;
  const rest = (p % common) * b + (a % common) * q;
  const shared = <i64>gcd(magnitude(rest), common);
  const sum = (p / shared) * b + (a / shared) * q + ((p % shared) * b + (a % shared) * q) / shared;
  const about = (<f64>p * <f64>b + <f64>a * <f64>q) / <f64>shared;
  const left = common / shared;
  if (!isPossible(<f64>sum, <f64>q * <f64>b * <f64>left) || abs(<f64>sum - about) > WRAPPED)
    return NO_OPERAND;
  operand.p = <u64>sum;
  operand.q = q * b * left;
  return ONE_OPERAND;
}

/** Does `undoFraction` in 64 bits, where products of numerators and denominators may not fit. */
function undoWide(operation: i32, a: i64, b: i64, p: i64, q: i64): i32 {
  switch (operation) {
    case ADD:
      return addWide(p, q, -a, b);
    case SUBTRACT:
      return addWide(p, q, a, b);
    case SUBTRACT_FROM:
      return addWide(-p, q, a, b);
    case MULTIPLY:
      if (a == 0) return p == 0 ? EVERY_OPERAND : NO_OPERAND;
      return multiplyWide(p, q, b, a);
    case DIVIDE:
      return a == 0 ? NO_OPERAND : multiplyWide(p, q, a, b);
    default:
      assert(operation == DIVIDE_INTO);
      if (a == 0) return p == 0 ? EVERY_OPERAND : NO_OPERAND;
      return p == 0 ? NO_OPERAND : multiplyWide(a, b, q, p);
  }
}

function undoFraction<T>(operation: i32, a: T, b: T, p: T, q: T): i32 {
  if (!isFloat<T>()) return undoWide(operation, <i64>a, <i64>b, <i64>p, <i64>q);
  const at = changetype<usize>(operand);
  switch (operation) {
    case ADD:
      putFraction<T>(at, p * b - a * q, q * b);
      break;
    case SUBTRACT:
      putFraction<T>(at, p * b + a * q, q * b);
      break;
    case SUBTRACT_FROM:
      putFraction<T>(at, a * q - p * b, q * b);
      break;
    case MULTIPLY:
      if (a == <T>0) return p == <T>0 ? EVERY_OPERAND : NO_OPERAND;
      putFraction<T>(at, p * b, q * a);
      break;
    case DIVIDE:
      if (a == <T>0) return NO_OPERAND;
      putFraction<T>(at, p * a, q * b);
      break;
    default:
      assert(operation == DIVIDE_INTO);
      if (a == <T>0) return p == <T>0 ? EVERY_OPERAND : NO_OPERAND;
      if (p == <T>0) return NO_OPERAND;
      putFraction<T>(at, a * q, b * p);
  }
  return ONE_OPERAND;
}
