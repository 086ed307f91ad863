// The rows of all operators, prepared for reading and walking expressions: a map from operator to row, a
// pattern that finds the next token, and maps from the text of a token to its row, one for operators before
// their operands and one for operators behind an operand.
import { type OperatorRow } from '../core/operator-notation.js';
import { OPERATORS } from './operators/all-rows.js';

/** Rows by operator, as in trees. */
export const ROWS: ReadonlyMap<unknown, OperatorRow> = /* @__PURE__ */ indexRows(OPERATORS, (row) => [
  row.operator,
]);

/** Operators that stand before their operands, by text: calls. */
export const OPENERS: ReadonlyMap<string, OperatorRow> = /* @__PURE__ */ indexTexts('call');

/** Operators that stand behind an operand, by text: infix and postfix operators. */
export const FOLLOWERS: ReadonlyMap<string, OperatorRow> = /* @__PURE__ */ indexTexts('infix', 'postfix');

/**
 * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
 * Sticky.
 */
export const TOKEN = /* @__PURE__ */ createToken();

function createToken(): RegExp {
  // Of two texts of which one begins the other, the longer is tried first.
  const texts = [...OPENERS.keys(), ...FOLLOWERS.keys()].sort((a, b) => b.length - a.length);
  return new RegExp(`[ \\t\\r\\n]*(?:(\\d+)|(${[...texts.map(toPattern), '[(),]'].join('|')}))?`, 'y');
}

function indexTexts(...notations: readonly OperatorRow['notation'][]): Map<string, OperatorRow> {
  const rows = OPERATORS.filter(({ notation }) => notations.includes(notation));
  return indexRows(rows, ({ operator, aliases = [] }) => [operator, ...aliases]);
}

function indexRows(
  rows: readonly OperatorRow[],
  keysOf: (row: OperatorRow) => readonly string[],
): Map<string, OperatorRow> {
  return new Map(rows.flatMap((row) => keysOf(row).map((key) => [key, row] as const)));
}

/** Pattern of a text; a word must end where the text ends. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/[^\w\s]/g, '\\$&');
  return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}
