// The results of one operation on a value v and each value w of a list, written one after the other: a row.
//
// Integers: a result is kept if it is an integer from `low` to `low + span`. Each is written, and the place
// moves on if it is kept, so there is no branch to be mispredicted. A quotient by v takes a multiplication
// and a rotation (core/exact-division.ts); one of v takes a division, but only where v is not smaller.
//
// Fractions: all results are kept but those of a division by 0. p + q bounds them (chosen-bounds.ts), so
// nothing overflows.
import { ADD, DIVIDE, DIVIDE_INTO, MULTIPLY, SUBTRACT, SUBTRACT_FROM } from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { inverseOf } from '../core/exact-division';
import { denominatorAt, magnitude, numeratorAt, putFraction } from './chosen-values';

const INTEGER_BYTES: usize = sizeof<i64>();
const FRACTION_BYTES: usize = 2 * sizeof<u64>();

/** Writes w + v, w - v or v - w of integers w from `list` to `end`; returns the end of the row. */
@inline function addIntegers(
  sign: i64,
  v: i64,
  list: usize,
  end: usize,
  row: usize,
  low: i64,
  span: u64,
): usize {
  for (let at = list; at < end; at += INTEGER_BYTES) {
    const x = sign * elementAt<i64>(at) + v;
    putElement<i64>(row, x);
    row += <usize>(<u64>(x - low) <= span) * INTEGER_BYTES;
  }
  return row;
}

/** Writes w * v. */
function multiplyIntegers(v: i64, list: usize, end: usize, row: usize, low: i64, span: u64): usize {
  if (v == 0) {
    for (let at = list; at < end; at += INTEGER_BYTES) {
      putElement<i64>(row, 0);
      row += <usize>(<u64>(0 - low) <= span) * INTEGER_BYTES;
    }
    return row;
  }
  // No factor beyond this has a product in the range.
  const most = max<u64>(magnitude(low), magnitude(<i64>(<u64>low + span))) / magnitude(v);
  for (let at = list; at < end; at += INTEGER_BYTES) {
    const w = elementAt<i64>(at);
    const x = w * v;
    putElement<i64>(row, x);
    row += <usize>((magnitude(w) <= most) & (<u64>(x - low) <= span)) * INTEGER_BYTES;
  }
  return row;
}

/** Writes w / v. */
function divideIntegers(v: i64, list: usize, end: usize, row: usize, low: i64, span: u64): usize {
  if (v == 0) return row;
  const divisor = magnitude(v);
  const shift = ctz(divisor);
  const inverse = inverseOf<u64>(divisor >> shift);
  const most = u64.MAX_VALUE / divisor;
  for (let at = list; at < end; at += INTEGER_BYTES) {
    const w = elementAt<i64>(at);
    const absolute = rotr<u64>(magnitude(w) * inverse, shift);
    const x = w < 0 != v < 0 ? -(<i64>absolute) : <i64>absolute;
    putElement<i64>(row, x);
    row += <usize>((absolute <= most) & (<u64>(x - low) <= span)) * INTEGER_BYTES;
  }
  return row;
}

/** Writes v / w. */
function divideByIntegers(v: i64, list: usize, end: usize, row: usize, low: i64, span: u64): usize {
  const dividend = magnitude(v);
  for (let at = list; at < end; at += INTEGER_BYTES) {
    const w = elementAt<i64>(at);
    const divisor = magnitude(w);
    if (w == 0 || (divisor > dividend && v != 0)) continue;
    const absolute = dividend / divisor;
    const x = w < 0 != v < 0 ? -(<i64>absolute) : <i64>absolute;
    putElement<i64>(row, x);
    row += <usize>((absolute * divisor == dividend) & (<u64>(x - low) <= span)) * INTEGER_BYTES;
  }
  return row;
}

function writeIntegers(
  operation: i32,
  v: i64,
  list: usize,
  end: usize,
  row: usize,
  low: i64,
  span: u64,
): usize {
  switch (operation) {
    case ADD:
      return addIntegers(1, v, list, end, row, low, span);
    case SUBTRACT:
      return addIntegers(1, -v, list, end, row, low, span);
    case SUBTRACT_FROM:
      return addIntegers(-1, v, list, end, row, low, span);
    case MULTIPLY:
      return multiplyIntegers(v, list, end, row, low, span);
    case DIVIDE:
      return divideIntegers(v, list, end, row, low, span);
    default:
      assert(operation == DIVIDE_INTO);
      return divideByIntegers(v, list, end, row, low, span);
  }
}

function writeFractions<T>(operation: i32, value: usize, list: usize, end: usize, row: usize): usize {
  const p = numeratorAt<T>(value),
    q = denominatorAt<T>(value);
  for (let at = list; at < end; at += FRACTION_BYTES) {
    const a = numeratorAt<T>(at),
      b = denominatorAt<T>(at);
    switch (operation) {
      case ADD:
        putFraction<T>(row, a * q + p * b, b * q);
        break;
      case SUBTRACT:
        putFraction<T>(row, a * q - p * b, b * q);
        break;
      case SUBTRACT_FROM:
        putFraction<T>(row, p * b - a * q, b * q);
        break;
      case MULTIPLY:
        putFraction<T>(row, a * p, b * q);
        break;
      case DIVIDE:
        if (p == <T>0) continue;
        putFraction<T>(row, a * q, b * p);
        break;
      default:
        assert(operation == DIVIDE_INTO);
        if (a == <T>0) continue;
        putFraction<T>(row, p * b, q * a);
    }
    row += FRACTION_BYTES;
  }
  return row;
}

/**
 * Writes the results of w and the value at an address, w from `list` to `end`, to a row; returns its end.
 * Integers are kept from `low` to `low + span`.
 */
@inline export function writeRow<T>(
  operation: i32,
  value: usize,
  list: usize,
  end: usize,
  row: usize,
  low: i64,
  span: u64,
): usize {
  if (isFloat<T>() || !isSigned<T>()) return writeFractions<T>(operation, value, list, end, row);
  return writeIntegers(operation, elementAt<i64>(value), list, end, row, low, span);
}
