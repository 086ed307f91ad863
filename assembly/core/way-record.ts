// The record of a way to make a value by a last operation, which every engine writes for the search for the
// tidiest expression. Its picture is in src/solver/wasm/boundary-layout.ts.
import {
  WAY_LEFT_OFFSET,
  WAY_LEFT_VALUE_OFFSET,
  WAY_RIGHT_OFFSET,
  WAY_RIGHT_VALUE_OFFSET,
} from './boundary-types';
import { putElement } from './elements';

/** Writes the operator of a way, a character code. */
export function putOperatorOfWay(way: usize, operator: i32): void {
  putElement<i32>(way, operator);
}

/** Writes an operand of a way, p / q in lowest terms, and the subset that makes it. */
export function putOperandOfWay(way: usize, isLeft: bool, mask: i32, p: i64, q: i64): void {
  const value = way + (isLeft ? WAY_LEFT_VALUE_OFFSET : WAY_RIGHT_VALUE_OFFSET);
  putElement<i32>(way + (isLeft ? WAY_LEFT_OFFSET : WAY_RIGHT_OFFSET), mask);
  putElement<i64>(value, p);
  putElement<i64>(value + sizeof<i64>(), q);
}
