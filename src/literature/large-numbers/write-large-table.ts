// Writes the table of all sets as CSV or as Parquet.
import { TableFile } from '../../atlas/files/table-file.js';
import type { LargeTable } from './large-table.js';

/** Number of rows that are written at once. */
const ROWS = 2 ** 16;

/** Yields the table as lines of CSV, with the names of the columns first. */
export function* csvOfTable(table: LargeTable): Generator<string> {
  const columns = table.columns();
  yield `${Object.keys(columns).join()}\n`;
  const values = Object.values(columns);
  for (let row = 0; row < table.sets; row += ROWS) {
    let text = '';
    for (let at = row; at < Math.min(row + ROWS, table.sets); at++) {
      text += `${values.map((column) => column[at]).join()}\n`;
    }
    yield text;
  }
}

/** Yields the table as a Parquet file. */
export function* parquetOfTable(table: LargeTable, createdBy: string): Generator<Uint8Array> {
  const columns = table.columns();
  let waiting: Uint8Array[] = [];
  const types = Object.fromEntries(Object.keys(columns).map((name) => [name, 'UINT_32' as const]));
  const file = new TableFile(types, createdBy, (bytes) => waiting.push(bytes));
  for (let row = 0; row < table.sets; row += ROWS) {
    file.add(
      Object.fromEntries(Object.entries(columns).map(([name, all]) => [name, all.subarray(row, row + ROWS)])),
    );
    yield* waiting;
    waiting = [];
  }
  file.finish();
  yield* waiting;
}
