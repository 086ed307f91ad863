// Whether the numbers of a subset make a value. Small subsets are listed; a value of a larger one is looked
// for backward, through its splits: each value of the near part, the one with fewer numbers, leaves one value
// for the far part, which is looked up if that is listed, or looked for in turn.
//
// What is found does not depend on which subsets are listed, so they are chosen for speed alone. In the order
// of expressions and decompositions, the splits come as nextLeft gives them, then operators, then the values
// of the near part, then those of the far part.
import { putNumber, putOperator, MINUS, OVER, PLUS, TIMES } from '../core/postfix';
import { hasZero } from '../core/board';
import { spendNanoseconds } from '../core/deadline';
import { boundOf, firstTwins, isFirstOrder, nextLeft } from './chosen-bounds';
import {
  countValues,
  hasValue,
  isCommutative,
  listValues,
  operationOf,
  OPERATOR_COUNT,
} from './chosen-lists';
import { chosen, operand } from './chosen-state';
import { RATIONAL } from '../core/boundary-types';
import { denominatorAt, isWhole, magnitude, numeratorAt, quotient, valueBytes } from './chosen-values';
import { EVERY_OPERAND, NO_OPERAND, ONE_OPERAND, operandP, operandQ, undo } from './inverse-values';

/** Cost of undoing the operations on a value (core/deadline.ts). */
export const NANOSECONDS_PER_VALUE: u64 = 24;

/** Chooses the subsets that are listed for a search over subsets of a size. */
export function chooseListed(size: i32): void {
  chosen.listedSize = size <= 4 ? max(1, size - 1) : size <= 7 ? 4 : 5;
}

/** The bound of the integers of a part of the board. */
@inline export function boundOfPart(mask: i32): u64 {
  return chosen.values == RATIONAL ? 0 : boundOf(mask);
}

/** Whether a value is larger than any of a subset. */
@inline function isBeyond<T>(mask: i32, p: T, q: T): bool {
  if (isWhole<T>()) return magnitude(<i64>p) > boundOf(mask);
  return abs<f64>(quotient<T>(p, q)) > chosen.most;
}

/** Whether a subset, which is canonical, makes p / q; false, too, if memory is exhausted. */
export function makesValue<T>(mask: i32, p: T, q: T): bool {
  const size = popcnt(mask);
  if (size == 1 || size <= chosen.listedSize) return hasValue<T>(mask, p, q);
  if (isBeyond<T>(mask, p, q)) return false;
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    const right = mask ^ left;
    if (!isFirstOrder(mask, left)) continue;
    const nearIsLeft = popcnt(left) <= popcnt(right);
    const nearMask = firstTwins(nearIsLeft ? left : right),
      far = firstTwins(nearIsLeft ? right : left);
    const near = listValues<T>(nearMask);
    if (!near) return false;
    const bound = boundOfPart(far);
    spendNanoseconds(NANOSECONDS_PER_VALUE * countValues<T>(near.list, near.end));
    for (let operator = 0; operator < OPERATOR_COUNT; operator++) {
      const operation = operationOf(operator, nearIsLeft),
        swapped = operationOf(operator, !nearIsLeft);
      if (operation < 0) continue;
      for (let value = near.list; value < near.end; value += valueBytes<T>()) {
        if (makesBy<T>(operation, value, far, p, q, bound)) return true;
        if (swapped != operation && makesBy<T>(swapped, value, far, p, q, bound)) return true;
      }
    }
    if (chosen.isExhausted) return false;
  }
  return false;
}

/** Whether an operation on the value at an address and some value of the far part makes p / q. */
function makesBy<T>(operation: i32, value: usize, far: i32, p: T, q: T, bound: u64): bool {
  const found = undo<T>(operation, value, p, q, bound);
  if (found == NO_OPERAND) return false;
  if (found == ONE_OPERAND) return makesValue<T>(far, operandP<T>(), operandQ<T>());
  // Without a 0 among the numbers there is -, and every subset makes a value other than 0.
  return !hasZero() || firstOperand<T>(far, operation) != 0;
}

/** Writes the first expression of p / q over a subset that makes it; false if memory is exhausted. */
export function writeValue<T>(mask: i32, p: T, q: T): bool {
  if (popcnt(mask) == 1) {
    putNumber(quotient<T>(p, q));
    return true;
  }
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    const leftMask = firstTwins(left),
      rightMask = firstTwins(mask ^ left);
    const nearIsLeft = popcnt(left) <= popcnt(mask ^ left);
    const far = nearIsLeft ? rightMask : leftMask;
    const near = listValues<T>(nearIsLeft ? leftMask : rightMask);
    if (!near) return false;
    const bound = boundOfPart(far);
    for (let operator = 0; operator < OPERATOR_COUNT; operator++) {
      const operation = operationOf(operator, nearIsLeft);
      if (operation < 0) continue;
      spendNanoseconds(NANOSECONDS_PER_VALUE * countValues<T>(near.list, near.end));
      for (let value = near.list; value < near.end; value += valueBytes<T>()) {
        if (!makesBy<T>(operation, value, far, p, q, bound)) continue;
        const a = numeratorAt<T>(value),
          b = denominatorAt<T>(value);
        // Again, because the search went on with other operands.
        let other: usize = changetype<usize>(operand);
        if (undo<T>(operation, value, p, q, bound) == EVERY_OPERAND) other = firstOperand<T>(far, operation);
        if (!other) return false;
        const c = numeratorAt<T>(other),
          d = denominatorAt<T>(other);
        const isWritten = nearIsLeft
          ? writeValue<T>(leftMask, a, b) && writeValue<T>(rightMask, c, d)
          : writeValue<T>(leftMask, c, d) && writeValue<T>(rightMask, a, b);
        putOperator(signOf(operator));
        return isWritten;
      }
    }
    if (chosen.isExhausted) return false;
  }
  return false;
}

/**
 * The address of the first value of a list that 0 may be multiplied or divided by; 0 if there is none, or no
 * memory.
 */
function firstOperand<T>(mask: i32, operation: i32): usize {
  const record = listValues<T>(mask);
  if (!record) return 0;
  for (let value = record.list; value < record.end; value += valueBytes<T>()) {
    if (isCommutative(operation) || numeratorAt<T>(value) != <T>0) return value;
  }
  return 0;
}

/** The sign of an operator by its place in + - * /. */
export function signOf(operator: i32): i32 {
  if (operator == 0) return PLUS;
  if (operator == 1) return MINUS;
  return operator == 2 ? TIMES : OVER;
}
