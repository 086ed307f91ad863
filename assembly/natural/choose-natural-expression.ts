// The expression of a value that was found, by searching the splits of its subset again. Of all expressions
// with this value over this subset it takes the first in an order that depends on the board alone, not on
// what is listed nor in which order: of the splits the first in the plan (core/plan.ts) that makes the value;
// then +, -, *, /; then w o p before p o w; then the smallest p of the near half. Both halves in turn. Of +
// and * the larger operand is written first.
import {
  ADD,
  ANSWER_EXPRESSION_OFFSET,
  ANSWER_VALUE_OFFSET,
  DIVIDE,
  MULTIPLY,
  SUBTRACT,
} from '../core/boundary-types';
import { elementAt, putElement } from '../core/elements';
import { endOf, listOf } from '../core/list-record';
import { BY_BOTH } from '../core/mark-cells';
import { SPLIT_BYTES, halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { putNumber, putOperator, startPostfix } from '../core/postfix';
import { makesValue } from './backward-search';
import { OPERATION_COUNT, operatorOf, otherOperand } from './inverse-operations';
import { isToList, listValues } from './natural-lists';
import { ANSWER } from './natural-state';
import { holdsValue, valueBoundOf, valueRecordOf } from './value-list';

/** Writes to ANSWER the expression of t over a subset that makes it; false if memory is exhausted. */
export function chooseNaturalExpression<T>(mask: i32, t: T): bool {
  putElement<u64>(ANSWER + ANSWER_VALUE_OFFSET, <u64>t);
  startPostfix(ANSWER + ANSWER_EXPRESSION_OFFSET);
  return writeValue<T>(mask, t);
}

function writeValue<T>(mask: i32, t: T): bool {
  if (popcnt(mask) == 1) {
    putNumber(<f64>t);
    return true;
  }
  for (let s = splitsOf(mask), end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listValues<T>(nearMask);
    if (!near) return false;
    const limit: T = <T>valueBoundOf(valueRecordOf(far)) / t;
    for (let operation = 0; operation < OPERATION_COUNT; operation++) {
      const p = smallestOperand<T>(near, far, operation, t, limit);
      if (!p) continue;
      const w = otherOperand<T>(operation, p, t, limit);
      const farIsLeft =
        operation == SUBTRACT ||
        operation == DIVIDE ||
        ((operation == ADD || operation == MULTIPLY) && w >= p);
      const isWritten = farIsLeft
        ? writeValue<T>(far, w) && writeValue<T>(nearMask, p)
        : writeValue<T>(nearMask, p) && writeValue<T>(far, w);
      putOperator(operatorOf(operation));
      return isWritten;
    }
  }
  assert(false, 'a value that was found cannot be rebuilt');
  return false;
}

/** The smallest p of a near half that an operation with a value of the far half makes t of; 0 for none. */
function smallestOperand<T>(near: usize, far: i32, operation: i32, t: T, limit: T): T {
  let p: T = 0;
  const listed = isToList(far) ? listValues<T>(far) : 0;
  for (let k = listOf(near), to = endOf(near); k < to; k += sizeof<T>()) {
    const v = elementAt<T>(k);
    if (p && v >= p) continue;
    const w = otherOperand<T>(operation, v, t, limit);
    if (w && (listed ? holdsValue<T>(listed, w) : makesValue<T>(far, w, BY_BOTH))) p = v;
  }
  return p;
}
