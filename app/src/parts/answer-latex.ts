// An answer as LaTeX, for the clipboard. It is loaded on request: the first visit has neither a parser nor a
// formatter, since answers come from the worker as text.
import { formatExpression, parseExpression } from 'numbers-game/expression';

/** Formats an equation as LaTeX. @param value as in results: a number, `'p'` or `'p/q'` */
export function formatLatex(expression: string, value: number | string): string {
  const right = String(value).replace(/^(.+)\/(.+)$/, '\\frac{$1}{$2}');
  return `${formatExpression(parseExpression(expression), { style: 'latex' })} = ${right}`;
}
