// Writes the small tables of an atlas as Parquet: a row for each board, and a row for each target.
// hyparquet-writer does the encoding; columns are integers, mostly deltas, compressed by gzip.
import { gzipSync } from 'node:zlib';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { SchemaElement } from 'hyparquet';
import { OPERATION_COUNTS } from '../build/board-problems.js';
import type { ProblemSink } from './problems-file.js';

/** Number of rows in a row group: small enough for little memory, large enough for good compression. */
const GROUP_ROWS = 2 ** 18;

/** Columns of a table, in order: the bits of an integer by the name of the column. */
export type TableColumns = Readonly<Record<string, 8 | 32>>;

/** Rows of a table, column by column. */
export type TableRows = Readonly<Record<string, Uint32Array | Uint8Array>>;

const OPS_COLUMNS = Object.fromEntries(
  Array.from({ length: OPERATION_COUNTS }, (_, operations) => [`ops${operations}`, 32 as const]),
);

/** Returns the columns of boards.parquet for boards of `size` numbers. */
export function boardColumns(size: number): TableColumns {
  const numbers = Array.from({ length: size }, (_, index): [string, 32] => [`n${index + 1}`, 32]);
  return {
    board: 32,
    ...Object.fromEntries(numbers),
    solvable: 32,
    max_distance: 32,
    max_operations: 8,
    ...OPS_COLUMNS,
  };
}

/** Columns of targets.parquet. */
export const TARGET_COLUMNS: TableColumns = { target: 32, solvable: 32, ...OPS_COLUMNS };

/** Allocates `rows` rows. */
export function createRows<Name extends string>(
  columns: Readonly<Record<Name, 8 | 32>>,
  rows: number,
): Record<Name, Uint32Array | Uint8Array> {
  const entries = Object.entries<8 | 32>(columns).map(([name, bits]) => [
    name,
    bits === 8 ? new Uint8Array(rows) : new Uint32Array(rows),
  ]);
  return Object.fromEntries(entries) as Record<Name, Uint32Array | Uint8Array>;
}

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
      ...names.map(([name, bits]): SchemaElement => ({
        name,
        type: 'INT32',
        repetition_type: 'REQUIRED',
        converted_type: bits === 8 ? 'UINT_8' : 'UINT_32',
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
    const columnData = Object.entries(this.#columns).map(([name, bits]) => ({
      name,
      data: this.#collect(name, bits),
      encoding: bits === 8 ? ('RLE_DICTIONARY' as const) : ('DELTA_BINARY_PACKED' as const),
    }));
    void this.#parquet.write({ columnData, rowGroupSize: GROUP_ROWS });
    this.#waiting = [];
    this.#waitingRows = 0;
    this.#flush();
  }

  /** Returns one column of the waiting rows. */
  #collect(name: string, bits: 8 | 32): Uint32Array | Uint8Array {
    const all = bits === 8 ? new Uint8Array(this.#waitingRows) : new Uint32Array(this.#waitingRows);
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
