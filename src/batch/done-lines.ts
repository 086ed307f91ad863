// The output of an earlier run, against which the input is checked before the run goes on: an output line
// carries the fields of its input line. So output of other puzzles, or of the same puzzles in another order,
// is never continued.
//
// The lines do not name the options that gave their answers. So the lines 1, 2, 4, 8, … and the last one are
// answered again and compared: a few lines find other options that change most answers, and take little
// time beside that of the earlier run. Options that change few answers may remain unnoticed.
import { isDeepStrictEqual } from 'node:util';
import { invalidOption, unexpected } from '../core/errors.js';
import type { Table } from '../reading/files/csv-rows.js';
import { decodeText } from '../reading/files/decode-text.js';
import { LineSplitter, type Piece } from '../reading/files/split-records.js';
import { openRecords, parseObject } from '../reading/files.js';
import type { Fields } from '../reading/row-fields.js';
import { OUTCOME_FIELDS, withoutOutcome } from './puzzle-outcome.js';
import type { BatchSource } from './batch-types.js';

/** A record and its line of output, to be answered again and compared. */
export interface DoneSample {
  readonly table: Table | null;
  readonly pieces: readonly [Piece];
  readonly done: { readonly line: string; readonly number: number };
}

/** Codes of errors that depend on the machine and its load. */
const PASSING_ERRORS: readonly unknown[] = ['timeout', 'worker-failed', 'out-of-memory'];

export class DoneLines {
  readonly #lines: AsyncGenerator<string, void, undefined>;
  readonly #onLine: (line: string) => void;
  #isEnded = false;
  #line = 0;
  #last: DoneSample | null = null;
  #samples: DoneSample[] = [];

  /** @param onLine is called with each line that belongs to the input, without its line break */
  constructor(text: BatchSource['text'], onLine: (line: string) => void) {
    this.#lines = readLines(text);
    this.#onLine = onLine;
  }

  /**
   * Compares records with the next lines of the output. Returns how many records have a line.
   *
   * @param table the table of CSV, null for JSON
   * @throws NumbersGameError `invalid-option`
   */
  async check(pieces: readonly Piece[], table: Table | null): Promise<number> {
    let count = 0;
    while (count < pieces.length) {
      const line = await this.#next();
      if (line === null) break;
      const piece = pieces[count++];
      if (carries(line, piece, table)) {
        this.#onLine(line);
        this.#last = { table, pieces: [piece], done: { line, number: this.#line } };
        if (Number.isInteger(Math.log2(this.#line))) this.#sampleLast();
        continue;
      }
      const name = `done, line ${this.#line}`;
      throw unexpected('invalid-option', name, `the fields of line ${piece.line} of the input`, line);
    }
    return count;
  }

  /** Checks that no line is left. @throws NumbersGameError `invalid-option` */
  async checkEnd(): Promise<void> {
    const line = await this.#next();
    if (line === null) return;
    throw unexpected('invalid-option', `done, line ${this.#line}`, 'no more lines than puzzles', line);
  }

  /** Returns the samples among the lines that were checked since the last call. */
  takeSamples(): readonly DoneSample[] {
    return this.#samples.splice(0);
  }

  #sampleLast(): void {
    if (this.#last !== null && !hasPassingError(this.#last.done.line)) this.#samples.push(this.#last);
    this.#last = null;
  }

  async #next(): Promise<string | null> {
    if (this.#isEnded) return null;
    const step = await this.#lines.next();
    this.#isEnded = step.done === true;
    if (step.done === true) {
      this.#sampleLast();
      return null;
    }
    this.#line++;
    return step.value;
  }
}

/**
 * Compares the line of a sample with a new answer to it. Errors that depend on the machine do not count as a
 * difference, nor is the message of an error, which another version may word differently.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function checkSample({ pieces: [piece], done }: DoneSample, answer: string): void {
  if (hasPassingError(answer) || isDeepStrictEqual(withCodeAlone(done.line), withCodeAlone(answer))) return;
  const expected = `the answer to line ${piece.line} of the input with these options`;
  throw invalidOption(`done, line ${done.number}: expected ${expected}, got another one`);
}

function hasPassingError(line: string): boolean {
  return PASSING_ERRORS.includes(codeOf(parseFields(line)));
}

function codeOf(record: object | null): unknown {
  return (record as { readonly error?: { readonly code?: unknown } | null } | null)?.error?.code;
}

/** The fields of a line of output, with the code of its error instead of the error. */
function withCodeAlone(line: string): object | null {
  const record = parseFields(line);
  const code = codeOf(record);
  return code === undefined ? record : { ...record, error: code };
}

async function* readLines(text: BatchSource['text']): AsyncGenerator<string, void, undefined> {
  const splitter = new LineSplitter();
  for await (const part of decodeText(text, 'done')) {
    for (const line of splitter.push(part)) yield line.text ?? '';
  }
}

/** Whether a line of output has the fields of a record, and an outcome. */
function carries(line: string, { text }: Piece, table: Table | null): boolean {
  if (table === null && text !== null && isCopyWithOutcome(line, text.trim())) return true;
  const output = parseFields(line);
  if (output === null || !OUTCOME_FIELDS.some((field) => Object.hasOwn(output, field))) return false;
  const input = readFields(text, table);
  if (input === null && !Object.hasOwn(output, 'error')) return false;
  return isDeepStrictEqual(withoutOutcome(output), withoutOutcome(input ?? {}));
}

/** Whether a line is the text of an object with an outcome appended, which is the most common case. */
function isCopyWithOutcome(line: string, text: string): boolean {
  if (text.length < 3 || !text.endsWith('}') || !line.endsWith('}')) return false;
  const end = text.length - 1;
  if (!line.startsWith(text.slice(0, end))) return false;
  return OUTCOME_FIELDS.some((field) => line.startsWith(`,"${field}":`, end));
}

function parseFields(text: string): Fields | null {
  try {
    return parseObject(text);
  } catch {
    return null;
  }
}

/** Fields of a record as they are written to the output; null if it cannot be read. */
function readFields(text: string | null, table: Table | null): Fields | null {
  try {
    return JSON.parse(JSON.stringify(openRecords([text], table)(0))) as Fields;
  } catch {
    return null;
  }
}
