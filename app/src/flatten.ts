// The solver's expressions for people.
import { formatExpression, parseExpression } from 'numbers-game/expression';

/** Writes an expression without brackets that change no value. */
export function flatten(expression: string): string {
  return formatExpression(parseExpression(expression), { style: 'flat' });
}
