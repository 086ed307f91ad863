// Writes the small tables of an atlas as Parquet: a row for each board, and a row for each target.
// hyparquet-writer does the encoding; columns are integers, mostly deltas, compressed by gzip.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet';
import {
  createColumn,
  type ColumnType,
  type ColumnValues,
  type TableColumns,
  type TableRows,
} from './atlas-columns.js';
import { writeDurably, type ByteSink, type FileRecord } from './durable-file.js';
import { packageVersion } from './plan-file.js';

/** Number of rows in a row group: small enough for little memory, large enough for good compression. */
const GROUP_ROWS = 2 ** 18;

/** Writes a table in groups of rows. */
export class TableFile {
  readonly #columns: TableColumns;
  readonly #output = new ByteWriter();
  readonly #parquet: ParquetWriter;
  readonly #sink: ByteSink;
  #waiting: TableRows[] = [];
  #waitingRows = 0;

  constructor(columns: TableColumns, sink: ByteSink) {
    this.#columns = columns;
    this.#sink = sink;
    const names = Object.entries(columns);
    const schema: SchemaElement[] = [
      { name: 'root', num_children: names.length },
      ...names.map(([name, type]): SchemaElement => ({
        name,
        type: 'INT32',
        repetition_type: 'REQUIRED',
        converted_type: type,
      })),
    ];
    this.#parquet = new ParquetWriter({
      writer: this.#output,
      schema,
      codec: 'GZIP',
      compressors: { GZIP: (bytes) => gzipSync(bytes) },
      createdBy: `numbers-game ${packageVersion()}`,
    });
  }

  /** Adds rows: columns of equal length. They are copied when a row group is full. */
  add(rows: TableRows): void {
    this.#waiting.push(rows);
    this.#waitingRows += Object.values(rows)[0].length;
    if (this.#waitingRows >= GROUP_ROWS) this.#writeWaiting();
  }

  /** Writes the remaining rows and the footer. */
  finish(): void {
    if (this.#waitingRows > 0) this.#writeWaiting();
    void this.#parquet.finish();
    this.#flush();
  }

  #writeWaiting(): void {
    const columnData = Object.entries(this.#columns).map(([name, type]) => ({
      name,
      data: this.#collect(name, type),
      encoding: type === 'UINT_8' ? ('RLE_DICTIONARY' as const) : ('DELTA_BINARY_PACKED' as const),
    }));
    void this.#parquet.write({ columnData, rowGroupSize: GROUP_ROWS });
    this.#waiting = [];
    this.#waitingRows = 0;
    this.#flush();
  }

  /** Returns one column of the waiting rows. */
  #collect(name: string, type: ColumnType): ColumnValues {
    const all = createColumn(type, this.#waitingRows);
    let at = 0;
    for (const rows of this.#waiting) {
      all.set(rows[name], at);
      at += rows[name].length;
    }
    return all;
  }

  #flush(): void {
    this.#sink.write(this.#output.getBytes().slice());
    this.#output.index = 0;
  }
}

/** Writes rows as a table into a file of the folder. */
export function writeTable(dir: string, path: string, columns: TableColumns, rows: TableRows): FileRecord {
  return writeDurably(join(dir, path), (file) => {
    const table = new TableFile(columns, file);
    table.add(rows);
    table.finish();
  });
}
