// The operators that rules allow, as the app needs them: in the order of their keys, with their signs.
import type { Operator } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';

interface Allowing {
  readonly operators?: readonly Operator[];
}

const FOUR: readonly Operator[] = ['+', '-', '*', '/'];

/** The operator of which there are too many solutions to list them. */
export const SQUARE: Operator = 'square';

/** Lists the operators that rules allow: by default the four. */
export function operatorsOf({ operators = FOUR }: Allowing): readonly Operator[] {
  return operators;
}

/** Whether an operator is one of the four. */
export function isBasic(operator: Operator): boolean {
  return FOUR.includes(operator);
}

/** Whether rules allow exactly the four operators: `rate` takes no others, and they need no extension. */
export function hasFour(rules: Allowing): boolean {
  const operators = operatorsOf(rules);
  return operators.length === FOUR.length && operators.every(isBasic);
}

/** Returns the sign of an operator, such as `×`. */
export function signOf(operator: Operator): string {
  return formatSigns(` ${operator} `).trim();
}
