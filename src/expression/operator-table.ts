// The rows of some operators, prepared for reading and walking expressions: a map from operator to row, a
// pattern that finds the next token, and maps from the text of a token to its row. Two maps, because one
// text may be a prefix operator before an operand and an infix operator behind one.
//
// Everything in this folder takes a table, the shipped one by default, so that tests can add operators, and
// rules their bounds.
import { OPERATORS, type OperatorRow } from '../operators.js';

export interface OperatorTable {
  /** By operator, as in trees. */
  readonly rows: ReadonlyMap<unknown, OperatorRow>;
  /** By text, the operators that stand before an operand: prefix operators and calls. */
  readonly openers: ReadonlyMap<string, OperatorRow>;
  /** By text, the operators that stand behind an operand: infix and postfix operators. */
  readonly followers: ReadonlyMap<string, OperatorRow>;
  /**
   * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
   * Sticky.
   */
  readonly token: RegExp;
}

/**
 * Prepares rows. Their operators and aliases must differ, apart from a prefix operator and one that is not.
 */
export function createOperatorTable(list: readonly OperatorRow[]): OperatorTable {
  const rows = new Map<unknown, OperatorRow>();
  const openers = new Map<string, OperatorRow>();
  const followers = new Map<string, OperatorRow>();
  for (const row of list) {
    rows.set(row.operator, row);
    const group = row.notation === 'prefix' || row.notation === 'call' ? openers : followers;
    for (const text of [row.operator, ...(row.aliases ?? [])]) group.set(text, row);
  }
  // Of two texts of which one begins the other, the longer is tried first.
  const texts = [...openers.keys(), ...followers.keys()].sort((a, b) => b.length - a.length);
  const token = new RegExp(`[ \\t\\r\\n]*(?:(\\d+)|(${[...texts.map(toPattern), '[(),]'].join('|')}))?`, 'y');
  return { rows, openers, followers, token };
}

/** A pattern of a text, of which a word must end where it ends. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/[^\w\s]/g, '\\$&');
  return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}

/** The operators of the package. */
export const SHIPPED = createOperatorTable(OPERATORS);
