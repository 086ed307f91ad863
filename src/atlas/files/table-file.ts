// Writes the small tables of an atlas as Parquet: a row for each board, and a row for each target.
// hyparquet-writer does the encoding; columns are integers, mostly deltas, compressed by gzip.
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
import type { ProblemSink } from './problems-file.js';

/** Number of rows in a row group: small enough for little memory, large enough for good compression. */
const GROUP_ROWS = 2 ** 18;

/** Writes a table in groups of rows. */
export class TableFile {
  readonly #columns: TableColumns;
  readonly #output = new ByteWriter();
  readonly #parquet: ParquetWriter;
  readonly #sink: ProblemSink;
  #waiting: TableRows[] = [];
  #waitingRows = 0;

  constructor(columns: TableColumns, createdBy: string, sink: ProblemSink) {
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
      createdBy,
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
    this.#sink(this.#output.getBytes().slice());
    this.#output.index = 0;
  }
}
