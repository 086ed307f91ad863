// Tables of operators, prepared for reading expressions: a pattern that finds the next token, and a map from
// the text of a token to its row.
import { type OperatorRow } from '../core/operator-notation.js';
import { keepMade } from './operators/all-rows.js';

export interface OperatorTable {
  /** Rows of the operators that have a text, by text. */
  readonly rows: ReadonlyMap<string, OperatorRow>;
  /**
   * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
   * Sticky.
   */
  readonly token: RegExp;
}

/** Returns the table of the operators of the package and of those that a user defined. */
export const tableOf = /* @__PURE__ */ keepMade(createTable);

function createTable(operators: readonly OperatorRow[]): OperatorTable {
  const rows = new Map<string, OperatorRow>();
  for (const row of operators) {
    if (row.notation === 'numeral') continue;
    for (const text of [row.operator, ...(row.aliases ?? [])]) rows.set(text, row);
  }
  // Of two texts of which one begins the other, the longer is tried first.
  const texts = [...rows.keys()].sort((a, b) => b.length - a.length).map(toPattern);
  const token = new RegExp(`[ \\t\\r\\n]*(?:(\\d+)|(${texts.join('|')}|[(),]))?`, 'y');
  return { rows, token };
}

/** Pattern of a text; a word must end where the text ends. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/\W/g, '\\$&');
  return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}
