// The rows of a Parquet file as JSON lines, one row group at a time. hyparquet, which decodes them, is loaded
// with the first file.
//
// Pages compressed by Snappy, gzip and Brotli are read, by Zstandard if Node has it (from 22.15 on). LZ4 and
// LZO are not.
import * as zlib from 'node:zlib';
import type { AsyncBuffer, Compressors } from 'hyparquet';
import { invalidOption } from '../../core/errors.js';

/** Maximum size of a page without compression, in bytes. */
const MAX_PAGE_BYTES = 2 ** 28;
const PART_ROWS = 1000;

/** Yields the rows of a file. @throws NumbersGameError `invalid-option` if it cannot be read */
export async function* readParquet(file: AsyncBuffer, name: string): AsyncGenerator<string, void, undefined> {
  const { parquetMetadataAsync, parquetReadObjects, parquetSchema } = await import('hyparquet');
  const explain = async <Value>(promise: Promise<Value>): Promise<Value> => {
    try {
      return await promise;
    } catch (cause) {
      const message = `${name}: expected a Parquet file, got one that cannot be read (${(cause as Error).message})`;
      throw invalidOption(message, { cause });
    }
  };
  const metadata = await explain(parquetMetadataAsync(file));
  const compressors = listCompressors();
  const names = parquetSchema(metadata).children.map(({ element }) => element.name);
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    const rows: Record<string, unknown>[] = [];
    // One column after the other: if several cannot be read, only the first is waited for.
    for (const name of names) {
      const columns = [name];
      const parts = await explain(
        parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors }),
      );
      for (const [place, part] of parts.entries()) rows[place] = Object.assign(rows.at(place) ?? {}, part);
    }
    for (let at = 0; at < rows.length; at += PART_ROWS) {
      const some = rows.slice(at, at + PART_ROWS);
      yield some.map((row) => `${JSON.stringify(row, toJson)}\n`).join('');
    }
    rowStart = rowEnd;
  }
}

function listCompressors(): Compressors {
  const options = { maxOutputLength: MAX_PAGE_BYTES };
  // Absent from the types of older versions, as it is from these.
  const { zstdDecompressSync } = zlib as { zstdDecompressSync?: typeof zlib.gunzipSync };
  return {
    GZIP: (bytes) => zlib.gunzipSync(bytes, options),
    BROTLI: (bytes) => zlib.brotliDecompressSync(bytes, options),
    ...(zstdDecompressSync && { ZSTD: (bytes: Uint8Array) => zstdDecompressSync(bytes, options) }),
  };
}

/** Integers of 64 bits beyond 2^53 become text. An absent value is null, so that its column is named. */
function toJson(_: string, value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  return ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value;
}
