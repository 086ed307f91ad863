// The six ways to make a value t by a last operation on a value p of the near half of a split and a value w
// of the far half (codes in src/solver/wasm/boundary-layout.ts): for each, the w that p needs.
import { ADD, DIVIDE, DIVIDE_INTO, MULTIPLY, SUBTRACT, SUBTRACT_FROM } from '../core/boundary-types';

export const OPERATION_COUNT: i32 = DIVIDE_INTO + 1;

/** Operand w, at most `largest`, with which an operation on p makes t, or 0. */
export function otherOperand<T>(operation: i32, p: T, t: T, largest: T): T {
  switch (operation) {
    case ADD:
      return t > p ? t - p : 0;
    case SUBTRACT:
      return t + p;
    case SUBTRACT_FROM:
      return p > t ? p - t : 0;
    case MULTIPLY:
      return t % p ? 0 : t / p;
    case DIVIDE:
      return t <= largest / p ? t * p : 0;
    case DIVIDE_INTO:
    default:
      return p % t ? 0 : p / t;
  }
}
