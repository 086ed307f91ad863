// Rows of CSV as puzzles: csv-parse splits them, and each cell becomes the value that the same property has
// in JSON. Empty cells are left out.
import { parse } from 'csv-parse/sync';
import { NumbersGameError, unexpected } from '../../../core/errors.js';
import { checkUtf8 } from './decode-text.js';
import { splitNumbers } from '../find-field.js';

type Cells = readonly string[];

/** Readers of the columns that are not text. All other columns are passed through. */
const READERS: Readonly<Record<string, (cell: string) => unknown>> = {
  numbers: splitNumbers,
  nums: splitNumbers,
  target: readInteger,
  from: readInteger,
  to: readInteger,
  leastDistance: readInteger,
  timeout: readInteger,
  nearest: readBoolean,
  tidy: readBoolean,
  solvable: readBoolean,
  game: (cell) => cell.trim(),
  values: (cell) => cell.trim(),
  use: (cell) => cell.trim(),
  operators: (cell) => cell.trim(),
  limits: (cell) => cell.trim(),
  aces: (cell) => cell.trim(),
};

/**
 * Reads a header: the names of the columns.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function parseHeader(row: string): string[] {
  checkUtf8(row, 'header');
  const names = (readRow(row) ?? []).map((name) => name.trim());
  if (!names.includes('numbers') && !names.includes('nums')) {
    const hint = row.includes(';') && !row.includes(',') ? ' (separate columns by commas)' : '';
    throw unexpected('invalid-option', 'header', `a row of CSV with a column numbers${hint}`, row);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return names;
  throw unexpected('invalid-option', 'header', 'each column once', twice);
}

/**
 * Parses rows; an invalid row becomes null. All rows are parsed at once if possible, because the parser takes
 * longer to start than to read a row.
 */
export function parseRows(rows: readonly string[]): (Cells | null)[] {
  try {
    const cells = readAll(rows.join('\n'));
    if (cells.length === rows.length) return cells;
  } catch {
    // One by one.
  }
  return rows.map(readRow);
}

/**
 * Converts a row to a puzzle.
 *
 * @throws NumbersGameError `invalid-option` if the row does not fit the header.
 */
export function toPuzzle(
  cells: Cells | null,
  names: readonly string[],
  row: string,
): Record<string, unknown> {
  checkUtf8(row, 'line');
  if (cells === null) throw unexpected('invalid-option', 'line', 'a row of CSV', row);
  if (cells.length !== names.length) {
    const message = `line: expected a cell for each of ${names.length} columns, got ${cells.length}`;
    throw new NumbersGameError('invalid-option', message);
  }
  const entries: [string, unknown][] = [];
  for (let index = 0; index < names.length; index++) {
    const [name, cell] = [names[index], cells[index]];
    if (cell === '') continue;
    entries.push([name, Object.hasOwn(READERS, name) ? READERS[name](cell) : cell]);
  }
  // Not by assignment: a column may be named `__proto__`.
  return Object.fromEntries(entries);
}

function readRow(row: string): Cells | null {
  try {
    const rows = readAll(row);
    return rows.length === 1 ? rows[0] : null;
  } catch {
    return null;
  }
}

function readAll(text: string): string[][] {
  return parse(text, { relax_column_count: true, record_delimiter: '\n', skip_empty_lines: false });
}

/** Reads a safe integer. Anything else stays text: fractions, and targets beyond 2^53. */
function readInteger(cell: string): number | string {
  const text = cell.trim();
  return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** Reads a boolean in any case: spreadsheets write TRUE. Anything else stays text. */
function readBoolean(cell: string): boolean | string {
  const text = cell.trim();
  const word = text.toLowerCase();
  return word === 'true' || (word !== 'false' && text);
}
