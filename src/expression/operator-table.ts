// Tables of operators, prepared for reading expressions: a pattern that finds the next token, and a map from
// the text of a token to its row.
import { type DefinedRow, type OperatorRow } from '../core/operator-notation.js';
import { rowsOf } from './operators/all-rows.js';

export interface OperatorTable {
  /** Rows of the operators that have a text, by text. */
  readonly rows: ReadonlyMap<string, OperatorRow>;
  /**
   * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
   * Sticky.
   */
  readonly token: RegExp;
}

/** The last operators that a user defined, most often none, and the table with them. */
let last: readonly DefinedRow[] = [];
let table = /* @__PURE__ */ createTable(/* @__PURE__ */ rowsOf());

/** Returns the table of the operators of the package and of those that a user defined. */
export function tableOf(defined: readonly DefinedRow[]): OperatorTable {
  if (defined.length !== last.length || defined.some((row, place) => row !== last[place])) {
    last = defined;
    table = createTable(rowsOf(defined));
  }
  return table;
}

function createTable(operators: ReadonlyMap<unknown, OperatorRow>): OperatorTable {
  const rows = new Map<string, OperatorRow>();
  for (const row of operators.values()) {
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
