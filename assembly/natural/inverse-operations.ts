// The six ways to make a value t by a last operation on a value p of the near half of a split and a value w
// of the far half (codes in src/solver/wasm/boundary-layout.ts): for each, the w that p needs.
import { ADD, DIVIDE, DIVIDE_INTO, MULTIPLY, SUBTRACT, SUBTRACT_FROM } from '../core/boundary-types';
import { MINUS, OVER, PLUS, TIMES } from '../core/postfix';

export const OPERATION_COUNT: i32 = DIVIDE_INTO + 1;

/** The operator of an operation. */
export function operatorOf(operation: i32): i32 {
  if (operation == ADD) return PLUS;
  if (operation == MULTIPLY) return TIMES;
  return operation < MULTIPLY ? MINUS : OVER;
}

/** Whether an operation has p on the left, or on the right. */
export function allowsSide(operation: i32, isLeft: bool): bool {
  if (operation == ADD || operation == MULTIPLY) return true;
  return isLeft == (operation == SUBTRACT_FROM || operation == DIVIDE_INTO);
}

/** Operand w, at most limit * t for a quotient, with which an operation on p makes t, or 0. */
export function otherOperand<T>(operation: i32, p: T, t: T, limit: T): T {
  switch (operation) {
    case ADD:
      return t > p ? t - p : 0;
    case SUBTRACT:
      return t + p;
    case SUBTRACT_FROM:
      return p > t ? p - t : 0;
    case MULTIPLY:
      return p > t || t % p ? 0 : t / p;
    case DIVIDE:
      return p <= limit ? t * p : 0;
    case DIVIDE_INTO:
    default:
      return p < t || p % t ? 0 : p / t;
  }
}
