// The names of operators by what tests need, from the registry, so that a new operator is tested, too.
import type { Operator } from '../../src/index.js';
import { BASIC_OPERATORS, OPERATOR_NAMES } from '../../src/core/operator-notation.js';
import { rowOf } from '../../src/expression/operators/all-rows.js';
import { square } from '../../src/expression/operators/square.js';

/** All operators but `square`, which rules allow with + - * / only. */
export const NAMES: readonly Operator[] = OPERATOR_NAMES.filter((name) => name !== square.operator);

/** Those beyond the four. */
export const FURTHER: readonly Operator[] = NAMES.slice(BASIC_OPERATORS.length);

/** Those beyond the four with a number of operands. */
export function furtherOf(arity: 1 | 2): readonly Operator[] {
  return FURTHER.filter((name) => rowOf(name).arity === arity);
}
