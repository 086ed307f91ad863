// The rows of all operators, prepared for reading and walking expressions: a map from operator to row, a
// pattern that finds the next token, and maps from the text of a token to its row: one for what stands before
// operands, one for what stands behind an operand.
import { OPERATORS, type OperatorRow } from '../operators.js';

/** The rows by operator, as in trees. */
export const ROWS = new Map<unknown, OperatorRow>();

/** By text, the operators that stand before their operands: calls. */
export const OPENERS = new Map<string, OperatorRow>();

/** By text, the operators that stand behind an operand: infix and postfix operators. */
export const FOLLOWERS = new Map<string, OperatorRow>();

for (const row of OPERATORS as readonly OperatorRow[]) {
  ROWS.set(row.operator, row);
  if (row.notation === 'numeral') continue;
  const group = row.notation === 'call' ? OPENERS : FOLLOWERS;
  for (const text of [row.operator, ...(row.aliases ?? [])]) group.set(text, row);
}

/** Of two texts of which one begins the other, the longer is tried first. */
const texts = [...OPENERS.keys(), ...FOLLOWERS.keys()].sort((a, b) => b.length - a.length);

/**
 * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
 * Sticky.
 */
export const TOKEN = new RegExp(
  `[ \\t\\r\\n]*(?:(\\d+)|(${[...texts.map(toPattern), '[(),]'].join('|')}))?`,
  'y',
);

/** A pattern of a text, of which a word must end where it ends. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/[^\w\s]/g, '\\$&');
  return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}
