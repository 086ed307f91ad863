// Expressions in linear memory, in postfix order: the one encoding that all engines write and that
// src/solver/wasm/memory-views.ts reads. An expression of n numbers has 2n - 1 items, f64 each:
//
//   0       8       16      24      32      40
//   | 6     | 5     | 1     | -'-'  | -'*'  |    6 * (5 - 1)
//
// An item from 0 on is a given number, a safe integer, which an f64 holds exactly. An item below 0 is an
// operator: minus its character code. So an item needs no tag, and a page of expressions can be read as one
// Float64Array.
//
// An expression is written from front to back: startPostfix, then putNumber and putOperator for each item.
// There is one cursor, because no engine writes two expressions at a time.
import { ITEM_BYTES } from './boundary-types';
import { coreState } from './core-state';
import { putElement } from './elements';

/** Operators, by their character codes. */
export const PLUS: i32 = 0x2b,
  MINUS: i32 = 0x2d,
  TIMES: i32 = 0x2a,
  OVER: i32 = 0x2f;

/** The bytes of an expression of a given number of numbers. */
@inline export function expressionBytes(numbers: i32): usize {
  return <usize>(2 * numbers - 1) * ITEM_BYTES;
}

/** Starts an expression, or several in a row, at an address with room for them. */
export function startPostfix(address: usize): void {
  coreState.cursor = address;
}

/** The end of what has been written since startPostfix. */
export function postfixEnd(): usize {
  return coreState.cursor;
}

/** Appends a given number. */
export function putNumber(value: f64): void {
  const cursor = coreState.cursor;
  putElement<f64>(cursor, value);
  coreState.cursor = cursor + ITEM_BYTES;
}

/** Appends an operator, whose operands are the two expressions before it. */
export function putOperator(operator: i32): void {
  putNumber(-(<f64>operator));
}
