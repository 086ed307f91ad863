// Writes a file of problems: Parquet with a row for each problem, by board and target.
//
//   board       UINT_32  the lexicographic rank of the board in its pool     deltas
//   target      UINT_32  or INT_32, if some targets are negative             deltas
//   distance    UINT_32  0 if it can be made, else to the nearest value      deltas
//   operations  UINT_8   the fewest, of the target or of the nearest value   dictionary, 4 bits each
//
// Rows are encoded as they come, in pages of 2^17 rows and row groups of 2^20, so memory use is independent
// of the size of the file. Pages are encoded here from typed arrays; hyparquet-writer writes their headers
// and the footer. Its own encoding of the pages took 70 % of the time of a build in a prototype. Codes take
// four bits even if three suffice: gzip output is 10 % smaller because no code crosses a byte.
import { gzipSync } from 'node:zlib';
import { ByteWriter, type ParquetWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import type { ColumnChunk, Encoding, OffsetIndex } from 'hyparquet';
import { NO_OPERATIONS, type BoardProblems } from '../build/board-problems.js';
import {
  countsOf,
  createColumn,
  targetType,
  type AtlasShape,
  type ColumnType,
  type ColumnValues,
} from './atlas-columns.js';
import { ContentHash, PAGE_ROWS, PROBLEM_COLUMNS, type ProblemColumn as Column } from './content-hash.js';
import { deltaBytes, encodeDeltas, putVarint } from './delta-encoding.js';
import type { ByteSink } from './durable-file.js';
import { beginParquet, flush } from './table-file.js';

const GROUP_PAGES = 8;

const CODE_BITS = 4;

/** Compression level of gzip. Levels above 4 take three times as long for 2 % less. */
const LEVELS: Readonly<Record<Column, number>> = { board: 1, target: 1, distance: 4, operations: 4 };

function columnsOf(shape: AtlasShape): Record<Column, ColumnType> {
  return { board: 'UINT_32', target: targetType(shape), distance: 'UINT_32', operations: 'UINT_8' };
}

/** Compressed page of a column, with its header. */
interface Page {
  readonly bytes: Uint8Array;
  readonly rows: number;
  /** Size of the page without compression, in bytes. */
  readonly plainBytes: number;
}

/** Writes the problems of consecutive boards. */
export class ProblemsFile {
  readonly #sink: ByteSink;
  readonly #from: number;
  readonly #output = new ByteWriter();
  readonly #parquet: ParquetWriter;
  readonly #content = new ContentHash();
  readonly #encoded = new Uint8Array(deltaBytes(PAGE_ROWS));
  readonly #rows;
  /** Possible values of `operations`; the index of a value is its code. */
  readonly #dictionary: readonly number[];
  readonly #codes = new Uint8Array(256);
  /** Number of filled rows of the page. */
  #filled = 0;
  #pages: Record<Column, Page[]> = { board: [], target: [], distance: [], operations: [] };
  #ranges = emptyRanges();

  constructor(shape: AtlasShape, sink: ByteSink) {
    this.#from = shape.from;
    this.#sink = sink;
    this.#rows = {
      board: new Uint32Array(PAGE_ROWS),
      target: createColumn(targetType(shape), PAGE_ROWS) as Uint32Array | Int32Array,
      distance: new Uint32Array(PAGE_ROWS),
      operations: new Uint8Array(PAGE_ROWS),
    };
    this.#dictionary = [...Array(countsOf(shape)).keys(), NO_OPERATIONS];
    for (const [code, operations] of this.#dictionary.entries()) this.#codes[operations] = code;
    this.#parquet = beginParquet(this.#output, columnsOf(shape));
  }

  add(board: number, { distance, operations }: BoardProblems): void {
    const width = distance.length;
    const rows = this.#rows;
    for (let done = 0; done < width;) {
      const count = Math.min(width - done, PAGE_ROWS - this.#filled);
      const at = this.#filled;
      rows.board.fill(board, at, at + count);
      for (let i = 0; i < count; i++) rows.target[at + i] = this.#from + done + i;
      rows.distance.set(distance.subarray(done, done + count), at);
      rows.operations.set(operations.subarray(done, done + count), at);
      this.#filled += count;
      done += count;
      if (this.#filled === PAGE_ROWS) this.#endPage();
    }
  }

  /** Writes the remaining rows and the footer. Returns the SHA-256 of the content. */
  finish(): string {
    if (this.#filled > 0) this.#endPage();
    if (this.#pages.board.length > 0) this.#endGroup();
    void this.#parquet.finish();
    flush(this.#output, this.#sink);
    return this.#content.digest();
  }

  #endPage(): void {
    const count = this.#filled;
    this.#content.add(this.#rows, count);
    for (const column of PROBLEM_COLUMNS) {
      const plain = column === 'operations' ? this.#encodeOperations(count) : this.#encode(column, count);
      this.#pages[column].push(createPage(column, plain, count));
      extendRange(this.#ranges[column], this.#rows[column], count);
    }
    this.#filled = 0;
    if (this.#pages.board.length === GROUP_PAGES) this.#endGroup();
  }

  #encode(column: Exclude<Column, 'operations'>, count: number): Uint8Array {
    return this.#encoded.subarray(0, encodeDeltas(this.#rows[column], count, this.#encoded));
  }

  /** Encodes operations as one bit-packed run of codes, in groups of eight. */
  #encodeOperations(count: number): Uint8Array {
    const { operations } = this.#rows;
    const out = this.#encoded;
    const codes = this.#codes;
    const groups = Math.ceil(count / 8);
    operations.fill(0, count, groups * 8);
    let at = putVarint(out, 1, groups * 2 + 1);
    out[0] = CODE_BITS;
    for (let i = 0; i < groups * 8; i += 2)
      out[at++] = codes[operations[i]] | (codes[operations[i + 1]] << CODE_BITS);
    return out.subarray(0, at);
  }

  #endGroup(): void {
    const begin = this.#output.offset;
    const columns = PROBLEM_COLUMNS.map((column) => this.#writeColumn(column));
    const rows = this.#pages.board.reduce((sum, page) => sum + page.rows, 0);
    this.#parquet.row_groups.push({
      columns,
      total_byte_size: columns.reduce((sum, { meta_data }) => sum + meta_data!.total_uncompressed_size, 0n),
      num_rows: BigInt(rows),
      total_compressed_size: BigInt(this.#output.offset - begin),
    });
    this.#parquet.num_rows += BigInt(rows);
    this.#pages = { board: [], target: [], distance: [], operations: [] };
    this.#ranges = emptyRanges();
    flush(this.#output, this.#sink);
  }

  /** Writes the pages of one column of a row group. */
  #writeColumn(column: Column): ColumnChunk {
    const output = this.#output;
    const begin = output.offset;
    const pages = this.#pages[column];
    let plainBytes = 0;
    let dictionary: bigint | undefined;
    if (column === 'operations') {
      dictionary = BigInt(begin);
      plainBytes += writeDictionary(output, this.#dictionary);
    }
    const firstPage = output.offset;
    const locations: OffsetIndex['page_locations'] = [];
    let row = 0;
    for (const page of pages) {
      locations.push({
        offset: BigInt(output.offset),
        compressed_page_size: page.bytes.length,
        first_row_index: BigInt(row),
      });
      output.appendBytes(page.bytes);
      plainBytes += page.plainBytes;
      row += page.rows;
    }
    const { min, max } = this.#ranges[column];
    const encoding: Encoding = dictionary === undefined ? 'DELTA_BINARY_PACKED' : 'RLE_DICTIONARY';
    const chunk: ColumnChunk = {
      file_offset: BigInt(begin),
      meta_data: {
        type: 'INT32',
        encodings: dictionary === undefined ? [encoding] : ['PLAIN', encoding],
        path_in_schema: [column],
        codec: 'GZIP',
        num_values: BigInt(row),
        total_compressed_size: BigInt(output.offset - begin),
        total_uncompressed_size: BigInt(plainBytes),
        data_page_offset: BigInt(firstPage),
        dictionary_page_offset: dictionary,
        statistics: { min_value: min, max_value: max, null_count: 0n },
      },
    };
    this.#parquet.pendingIndexes.push({ chunk, offsetIndex: { page_locations: locations } });
    return chunk;
  }
}

function createPage(column: Column, plain: Uint8Array, rows: number): Page {
  const packed = gzipSync(plain, { level: LEVELS[column], memLevel: 9 });
  const header = new ByteWriter();
  writePageHeader(header, {
    type: 'DATA_PAGE_V2',
    uncompressed_page_size: plain.length,
    compressed_page_size: packed.length,
    data_page_header_v2: {
      num_values: rows,
      num_nulls: 0,
      num_rows: rows,
      encoding: column === 'operations' ? 'RLE_DICTIONARY' : 'DELTA_BINARY_PACKED',
      definition_levels_byte_length: 0,
      repetition_levels_byte_length: 0,
      is_compressed: true,
    },
  });
  const plainBytes = header.offset + plain.length;
  header.appendBytes(packed);
  return { bytes: header.getBytes(), rows, plainBytes };
}

/** Writes the page with the dictionary. Returns its size without compression, in bytes. */
function writeDictionary(output: ByteWriter, dictionary: readonly number[]): number {
  const plain = new Uint8Array(new Uint32Array(dictionary).buffer);
  const packed = gzipSync(plain);
  const begin = output.offset;
  writePageHeader(output, {
    type: 'DICTIONARY_PAGE',
    uncompressed_page_size: plain.length,
    compressed_page_size: packed.length,
    dictionary_page_header: { num_values: dictionary.length, encoding: 'PLAIN' },
  });
  const plainBytes = output.offset - begin + plain.length;
  output.appendBytes(packed);
  return plainBytes;
}

interface RowRange {
  min: number;
  max: number;
}

function emptyRanges(): Record<Column, RowRange> {
  const empty = () => ({ min: Infinity, max: -Infinity });
  return { board: empty(), target: empty(), distance: empty(), operations: empty() };
}

function extendRange(range: RowRange, values: ColumnValues, count: number): void {
  let { min, max } = range;
  for (let i = 0; i < count; i++) {
    const value = values[i];
    if (value < min) min = value;
    if (value > max) max = value;
  }
  range.min = min;
  range.max = max;
}
