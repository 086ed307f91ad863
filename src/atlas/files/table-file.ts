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

/** Begins a Parquet file of columns of integers. */
export function beginParquet(writer: ByteWriter, columns: TableColumns): ParquetWriter {
  const elements = Object.entries(columns).map(([name, type]): SchemaElement => ({
    name,
    type: 'INT32',
    repetition_type: 'REQUIRED',
    converted_type: type,
  }));
  return new ParquetWriter({
    writer,
    schema: [{ name: 'root', num_children: elements.length }, ...elements],
    codec: 'GZIP',
    compressors: { GZIP: (bytes) => gzipSync(bytes) },
    createdBy: `numbers-game ${packageVersion()}`,
  });
}

/** Passes the written bytes on. The offset in the file continues. */
export function flush(output: ByteWriter, sink: ByteSink): void {
  sink.write(output.getBytes().slice());
  output.index = 0;
}

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
    this.#parquet = beginParquet(this.#output, columns);
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
    flush(this.#output, this.#sink);
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
    flush(this.#output, this.#sink);
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
}

export function writeTable(dir: string, path: string, columns: TableColumns, rows: TableRows): FileRecord {
  return writeDurably(join(dir, path), (file) => {
    const table = new TableFile(columns, file);
    table.add(rows);
    table.finish();
  });
}
