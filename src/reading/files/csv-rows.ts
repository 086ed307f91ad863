// Rows of CSV as objects: csv-parse splits them, and each cell becomes the value that the same field has in
// JSON. Empty cells are left out, except those of answers. Columns that are not read are passed through.
import { parse } from 'csv-parse/sync';
import { invalidOption, unexpected } from '../../core/errors.js';
import { isNotWord, splitNumbers } from '../numbers.js';
import { hasPuzzles, readText, type Fields, type FindField } from '../row-fields.js';
import { checkUtf8 } from './decode-text.js';
import { isBlank, RowSplitter } from './split-records.js';

type Cells = readonly string[];

/** The columns of a table, from its header. */
export interface Table {
  readonly separator: string;
  readonly names: readonly string[];
  /** The field that each column holds; null if it is not read. */
  readonly fields: readonly (string | null)[];
}

const SEPARATORS = [',', ';', '\t'];
/** The most columns that an error names. */
const MOST_NAMED = 10;

/** Fields whose empty cell is a missing answer. Any other empty cell is a missing field. */
const ANSWERS: ReadonlySet<string | null> = new Set(['answer', 'completion', 'response', 'messages']);

/** The begin of a table. */
export interface TableHead {
  readonly table: Table;
  /** The number of records before the first row: the header, and perhaps a line `sep=;` before it. */
  readonly skip: number;
}

/**
 * Reads the header at the begin of a text. The separator is that of the line `sep=`, or the one by which the
 * most columns hold puzzles. Returns null if no column does, undefined if the text ends before the header.
 *
 * @throws NumbersGameError `invalid-option` for a column that occurs twice, or for one that was named and is
 * missing
 */
export function readHeader(text: string, isWhole: boolean, find: FindField): TableHead | null | undefined {
  let best: TableHead | null | undefined;
  let most = 0;
  for (const separator of SEPARATORS) {
    const splitter = new RowSplitter(separator);
    const records = [...splitter.push(text), ...(isWhole ? splitter.end() : [])].filter(
      (row) => !isBlank(row),
    );
    const told = /^\s*"?sep=(.)"?\s*$/i.exec(records.at(0)?.text ?? '')?.[1];
    const skip = told === undefined ? 1 : 2;
    const header = records.at(skip - 1)?.text;
    if (header === undefined) return undefined;
    const names =
      (header === null ? null : readRow(header, told ?? separator))?.map((name) => name.trim()) ?? [];
    const fields = names.map((name) => find(name) ?? null);
    const read = fields.filter((field) => field !== null).length;
    if (!hasPuzzles(names, find) || read <= most) continue;
    checkUtf8(header!, 'header');
    most = read;
    best = { table: { separator: told ?? separator, names, fields }, skip };
  }
  if (best === undefined) return null;
  const { names } = best!.table;
  const last = new Map(names.map((name, index) => [name, index]));
  const twice = names.find((name, index) => name !== '' && last.get(name) !== index);
  if (twice !== undefined) throw unexpected('invalid-option', 'header', 'each column once', twice);
  const isThere = (named: string) => names.some((name) => name.toLowerCase() === named.toLowerCase());
  const missing = Object.values(find.columns ?? {}).find((named) => !isThere(named));
  if (missing === undefined) return best;
  throw unexpected(
    'invalid-option',
    'columns',
    `columns of the header (${names.slice(0, MOST_NAMED).join(', ')})`,
    missing,
  );
}

/**
 * Parses rows; an invalid row becomes null. All rows are parsed at once if possible, because the parser takes
 * longer to start than to read a row.
 */
export function parseRows(rows: readonly string[], { separator }: Table): (Cells | null)[] {
  try {
    const cells = readAll(rows.join('\n'), separator);
    if (cells.length === rows.length) return cells;
  } catch {
    // One by one.
  }
  return rows.map((row) => readRow(row, separator));
}

/** Converts a row to an object. @throws NumbersGameError `invalid-option` if it does not fit the header */
export function toFields(cells: Cells | null, { names, fields }: Table, row: string): Fields {
  checkUtf8(row, 'line');
  if (cells === null) throw unexpected('invalid-option', 'line', 'a row of CSV', row);
  if (cells.length !== names.length)
    throw invalidOption(`line: expected a cell for each of ${names.length} columns, got ${cells.length}`);
  const entries: [string, unknown][] = [];
  for (let index = 0; index < names.length; index++) {
    const [field, cell] = [fields[index], cells[index]];
    if (cell === '' && !ANSWERS.has(field)) continue;
    // Spreadsheets write empty columns.
    if (names[index] === '' && names.indexOf('') !== index)
      throw unexpected('invalid-option', 'line', 'at most one column without a name', cell);
    entries.push([names[index], field === 'numbers' ? readNumbers(cell) : readText(field, cell)]);
  }
  // Not by assignment: a column may be named `__proto__`.
  return Object.fromEntries(entries);
}

function readRow(row: string, separator: string): Cells | null {
  try {
    const rows = readAll(row, separator);
    return rows.length === 1 ? rows[0] : null;
  } catch {
    return null;
  }
}

function readAll(text: string, delimiter: string): string[][] {
  const options = { delimiter, relax_column_count: true, record_delimiter: '\n', skip_empty_lines: false };
  return parse(text, options);
}

/** Reads a list of numbers. All else stays text, such as a board with its target, and digits such as 0039. */
function readNumbers(cell: string): readonly (number | string)[] | string {
  const numbers = splitNumbers(cell);
  return numbers.every(isNotWord) && !/^\s*0\d+\s*$/.test(cell) ? numbers : cell.trim();
}
