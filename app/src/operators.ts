// The operators that rules allow, as the app needs them: in the order of their keys, with their signs.
import type { Operator } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { BASIC_OPERATORS, hasOnlyBasic, MAX_NUMBERS, MAX_NUMBERS_FURTHER } from '../../src/reading/boards.js';

/** Whether rules allow exactly the four operators: `rate` takes no others, and they need no extension. */
export { hasFour } from '../../src/reading/boards.js';

/** The operator of which there are too many solutions to list them. */
export const SQUARE: Operator = 'square';

/** Lists the operators that rules allow: by default the four. */
export function operatorsOf(rules: { readonly operators?: readonly Operator[] }): readonly Operator[] {
  return rules.operators ?? BASIC_OPERATORS;
}

/** Whether an operator is one of the four. */
export function isBasic(operator: Operator): boolean {
  return (BASIC_OPERATORS as readonly Operator[]).includes(operator);
}

/** Returns the sign of an operator, such as `×`. */
export function signOf(operator: Operator): string {
  return formatSigns(` ${operator} `).trim();
}

/** The most numbers with fewer than the four operators, for which another engine computes. */
const MOST_WITH_FEWER = 9;

/** Returns the most numbers that can be solved with these operators. */
export function countMost(operators: readonly Operator[]): number {
  if (!hasOnlyBasic({ operators })) return MAX_NUMBERS_FURTHER;
  return operators.length < BASIC_OPERATORS.length ? MOST_WITH_FEWER : MAX_NUMBERS;
}
