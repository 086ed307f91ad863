// Files of rows, by their content: JSON lines, a JSON array, CSV and Parquet, also compressed by gzip. Text
// is split into records while it arrives, so memory is bounded; of a Parquet file there is one row group in
// memory, and the whole file if it comes through a pipe.
//
// JSON lines begin with an object, an array with a list of objects. CSV has a header with a column of
// numbers, or one that may hold the puzzle. A first line that is none of these belongs to JSON lines if an
// object follows, and gets an error of its own; a file without any is refused as a whole.
import { open } from 'node:fs/promises';
import { createReadStream, fstatSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { NumbersGameError, invalidOption, unexpected } from '../core/errors.js';
import { isObject, parseJson } from '../core/options.js';
import { parseRows, readHeader, toFields, type Table } from './files/csv-rows.js';
import { checkBegin, checkUtf8, decodeText, type TextParts } from './files/decode-text.js';
import { readParquet } from './files/parquet-lines.js';
import {
  ArraySplitter,
  isBlank,
  LineSplitter,
  MAX_CHARACTERS,
  RowSplitter,
  type Piece,
  type Splitter,
} from './files/split-records.js';
import type { Fields, FindField } from './row-fields.js';

/** Formats of text that a caller may name. */
export type TextFormat = 'jsonl' | 'csv';

/** Standard input as the name of a file. */
export const STDIN = '-';

const LINE_FEED = 10;
/** The longest begin of a text by which its format is found. */
const MAX_HEAD = 2 ** 20;

/** Some records, and the table to which they belong; null for JSON. */
export interface Records {
  readonly table: Table | null;
  readonly pieces: readonly Piece[];
}

/**
 * Opens standard input. Node reads a folder as if it were empty.
 *
 * @throws NumbersGameError `invalid-option` for a folder
 */
export function openStdin(): AsyncIterable<Uint8Array> {
  if (fstatSync(process.stdin.fd).isDirectory())
    throw invalidOption('standard input: expected a file or a pipe, got a folder');
  return process.stdin;
}

/** Reads all of a file, or of standard input, as text. */
export function readWhole(path: string): Promise<string> {
  return text(readFile(path));
}

/**
 * Reads a file, or standard input: unzips it, and turns Parquet into JSON lines.
 *
 * @param note called with the number of bytes that were read
 */
export function readFile(
  path: string,
  note: (bytes: number) => void = () => undefined,
): AsyncGenerator<string | Uint8Array, void, undefined> {
  async function* count(): AsyncGenerator<Uint8Array> {
    const stream: AsyncIterable<Uint8Array> = path === STDIN ? openStdin() : createReadStream(path);
    for await (const bytes of stream) {
      note(bytes.length);
      yield bytes;
    }
  }
  return path === STDIN ? unpack(count(), 'standard input') : unpack(count(), path, path);
}

/**
 * Unzips a text, and turns Parquet into JSON lines. Other text stays as it is.
 *
 * @param path the file that the text comes from, if it can be read anywhere
 */
export async function* unpack(
  parts: TextParts,
  name: string,
  path?: string,
): AsyncGenerator<string | Uint8Array, void, undefined> {
  const iterator = toAsync(parts);
  const begun: (string | Uint8Array)[] = [];
  let head = Buffer.alloc(0);
  // A part of an interactive text is passed on at once.
  while (head.length < 4 && (head.length === 0 || head[0] === 0x1f || head[0] === 0x50)) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    begun.push(value);
    if (!(value instanceof Uint8Array)) break;
    head = Buffer.concat([head, value]);
  }
  async function* all(): AsyncGenerator<string | Uint8Array> {
    yield* begun;
    yield* iterator;
  }
  if (head[0] === 0x1f && head[1] === 0x8b) yield* unpack(unzip(all(), name), name);
  else if (head.toString('latin1', 0, 4) === 'PAR1') yield* readTable(all(), name, path);
  else yield* all();
}

async function* toAsync(parts: TextParts): AsyncGenerator<string | Uint8Array, void, undefined> {
  yield* parts;
}

async function* unzip(parts: AsyncIterable<string | Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  let line = 1;
  try {
    // An error destroys the last stream, so it is handled below.
    const text = pipeline(parts, createGunzip(), () => undefined) as AsyncIterable<Uint8Array>;
    for await (const bytes of text) {
      for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) line++;
      yield bytes;
    }
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error || error instanceof NumbersGameError) throw error;
    const message = `${name}: expected gzip, got a damaged file (${error.message}), detected at line ${line}`;
    throw invalidOption(message, { cause: error });
  }
}

/** Reads a Parquet file: what is needed of a file, all of a pipe. */
async function* readTable(
  parts: AsyncGenerator<string | Uint8Array>,
  name: string,
  path?: string,
): AsyncGenerator<string> {
  const stat = path === undefined ? null : statSync(path);
  if (!stat?.isFile()) {
    const all: Uint8Array[] = [];
    for await (const part of parts) all.push(part as Uint8Array);
    yield* readParquet(Uint8Array.from(Buffer.concat(all)).buffer, name);
    return;
  }
  await parts.return(undefined);
  const file = await open(path!, 'r');
  try {
    const slice = async (start: number, end = stat.size) => {
      const { buffer } = await file.read(new Uint8Array(end - start), 0, end - start, start);
      return buffer.buffer;
    };
    yield* readParquet({ byteLength: stat.size, slice }, name);
  } finally {
    await file.close();
  }
}

export interface RecordsOptions {
  readonly name: string;
  /** Default: that of the content. */
  readonly format?: TextFormat | undefined;
  readonly find: FindField;
}

/**
 * Yields the records that end in each part of a text, without blank ones.
 *
 * @throws NumbersGameError `invalid-option` at a step for a text in no known format
 */
export async function* readRecords(
  text: TextParts,
  options: RecordsOptions,
): AsyncGenerator<Records, void, undefined> {
  let source: Source | null = null;
  let head = '';
  const take = (pieces: Piece[]): Records => {
    const full = pieces.filter((piece) => !isBlank(piece));
    const skipped = full.splice(0, source!.skip).length;
    source = { ...source!, skip: source!.skip - skipped };
    return { table: source.table, pieces: full };
  };
  for await (const part of decodeText(unpack(text, options.name), options.name)) {
    head += part;
    source ??= findFormat(head, false, options);
    if (source === null) continue;
    yield take(source.splitter.push(head));
    head = '';
  }
  if (source === null) {
    source = findFormat(head, true, options)!;
    yield take(source.splitter.push(head));
  }
  const { splitter } = source;
  yield take(splitter.end());
  if (splitter instanceof ArraySplitter && splitter.isCut)
    throw invalidOption(`${options.name}: expected ] behind the last object, got the end of the file`);
}

/** A text, as its content is recognized. */
interface Source {
  readonly splitter: Splitter;
  readonly table: Table | null;
  /** The number of records to leave out. */
  readonly skip: number;
}

/** Finds the format of a text by its begin; null if more of it is needed. */
function findFormat(head: string, isWhole: boolean, { name, format, find }: RecordsOptions): Source | null {
  checkBegin(head, name);
  const lines = (): Source => ({ splitter: new LineSplitter(), table: null, skip: 0 });
  const text = head.trimStart();
  const [line] = text.split(/[\r\n]/, 1);
  const isLine = line.length < text.length || isWhole;
  if (format === 'jsonl' || (isWhole && text === '')) return lines();
  const isLong = head.length >= MAX_HEAD;
  if (text === '' && !isLong) return null;
  if (format === undefined) {
    // An object in more than one line is not a record of JSON lines.
    if (text.startsWith('{') && (line.trim() !== '{' || !isLine))
      return line.trim() === '{' && !isLong ? null : lines();
    if (/^\[\s*(?:[{\]]|null\b)/.test(text)) return { splitter: new ArraySplitter(), table: null, skip: 0 };
    if (/^\[\s*$/.test(text) && !isWhole && !isLong) return null;
  }
  const found = readHeader(head, isWhole, find);
  if (found === undefined && !isLong) return null;
  if (found)
    return { splitter: new RowSplitter(found.table.separator), table: found.table, skip: found.skip };
  if (format === 'csv')
    throw unexpected('invalid-option', 'header', 'a row of CSV with a column of numbers', line);
  if (isLong || (!text.startsWith('{') && /[\r\n]\s*\{/.test(text))) return lines();
  checkUtf8(line, name);
  const formats =
    'JSON lines, a JSON array, CSV whose header, or the option columns, names numbers, or Parquet';
  throw unexpected('invalid-option', name, formats, line);
}

/**
 * Reads records of a table, or of JSON. Returns a function that gives the fields of each by its index.
 *
 * @throws NumbersGameError from that function: `invalid-option`; `too-large` for a record that is too long
 */
export function openRecords(
  texts: readonly (string | null)[],
  table: Table | null,
): (index: number) => Fields {
  const given = texts.map((text) => text ?? '');
  const rows = table === null ? [] : parseRows(given, table);
  return (index) => {
    const text = texts[index];
    if (text === null) throw tooLong();
    return table === null ? parseObject(text.trim()) : toFields(rows[index], table, text.trim());
  };
}

/** Parses a line. @throws NumbersGameError `invalid-option` if it is not a JSON object */
export function parseObject(text: string): Fields {
  checkUtf8(text, 'line');
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw unexpected('invalid-option', 'line', 'a JSON object', text);
}

/** Creates the error for a record whose text is too long to be kept. */
export function tooLong(): NumbersGameError {
  return new NumbersGameError('too-large', `line: expected at most ${MAX_CHARACTERS} characters, got more`);
}
