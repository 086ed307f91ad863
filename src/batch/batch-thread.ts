// The file of a thread of `batch` and `batchLines` (numbers-game/batch): some puzzles at a time, on one
// solver. Text is read and written here, so that the main thread is not a bottleneck.
import { deserialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { createAnswer, toRefusal, type Outcome, type Question, type Refusal } from './answer-puzzle.js';
import { parseHeader, parseRows, toPuzzle } from './csv-rows.js';
import { MAX_CHARACTERS } from './split-records.js';
import type { BatchPuzzle } from './types.js';
import { NumbersGameError, unexpected } from '../core/errors.js';
import type { Reach } from '../core/types.js';
import { serveJobs } from '../parallel/node-threads.js';

/** An array of puzzles, written by `serialize` of node:v8. */
export interface ObjectsJob {
  readonly kind: 'objects';
  readonly puzzles: Uint8Array;
}

/** Lines of JSON, or rows of CSV. */
export interface TextJob {
  readonly kind: 'text';
  /** The first row of CSV, null for JSON. */
  readonly header: string | null;
  /** Null for a record that is too long. */
  readonly records: readonly (string | null)[];
  /** The number of the first line of each record. */
  readonly lines: readonly number[];
  /** If given, every record gets this error and none is solved. */
  readonly refusal?: Refusal;
}

/** The outcome of each puzzle. */
export interface ObjectsReply {
  readonly outcomes: Outcome[];
  readonly elapsedMs: number;
}

/** A line for each record. */
export interface TextReply {
  readonly text: string;
  readonly failed: number;
  readonly elapsedMs: number;
}

type Input = Readonly<Record<string, unknown>>;

const UNREACHABLE = 255;
const DOT = 46;
const DIGIT_ZERO = 48;

const answer = createAnswer(workerData as Question);
const parseHeaderOnce = once(parseHeader);

serveJobs((job: ObjectsJob | TextJob): ObjectsReply | TextReply => {
  const begin = performance.now();
  const reply = job.kind === 'text' ? answerText(job) : answerObjects(job);
  return { ...reply, elapsedMs: performance.now() - begin };
});

function answerObjects({ puzzles }: ObjectsJob): Omit<ObjectsReply, 'elapsedMs'> {
  return { outcomes: (deserialize(puzzles) as BatchPuzzle[]).map(answer) };
}

function answerText({ header, records, lines, refusal }: TextJob): Omit<TextReply, 'elapsedMs'> {
  const names = header === null ? null : parseHeaderOnce(header);
  const rows = names === null ? [] : parseRows(records.map((record) => record ?? ''));
  let text = '';
  let failed = 0;
  for (let index = 0; index < records.length; index++) {
    const record = records[index]?.trim() ?? null;
    let input: Input = {};
    let outcome: Outcome;
    try {
      if (record === null) throw tooLong();
      input = names === null ? parseObject(record) : toPuzzle(rows[index], names, record);
      outcome = refusal === undefined ? answer(input) : { error: refusal };
    } catch (error) {
      outcome = { error: toRefusal(error) };
    }
    if ('error' in outcome) failed++;
    const isObject = names === null && record !== null && Object.keys(input).length > 0;
    text += writeLine(input, isObject ? record : null, outcome, lines[index]);
  }
  return { text, failed };
}

/**
 * Writes `{ ...input, result }` or `{ ...input, error }`, with the new property at the end. JSON input is
 * copied as text, because its numbers may have more digits than ours.
 */
function writeLine(input: Input, json: string | null, outcome: Outcome, line: number): string {
  const [name, value] =
    'error' in outcome ? ['error', { ...outcome.error, line }] : ['result', toJson(outcome.result)];
  if (json === null || Object.hasOwn(input, name)) {
    const others = Object.entries(input).filter(([key]) => key !== name);
    return `${JSON.stringify(Object.fromEntries([...others, [name, value]]))}\n`;
  }
  return `${json.slice(0, -1)},"${name}":${JSON.stringify(value)}}\n`;
}

/**
 * Converts a result for JSON: the operations of `reach` become text, a digit for each target, a dot if it
 * cannot be made.
 */
function toJson(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('from' in result)) return result;
  const reach = result as Reach;
  const characters = reach.operations.map((each) => (each === UNREACHABLE ? DOT : DIGIT_ZERO + each));
  return { ...reach, operations: Buffer.from(characters.buffer).toString('latin1') };
}

/** @throws NumbersGameError `invalid-option` */
function parseObject(text: string): Input {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Refused below.
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Input;
  throw unexpected('invalid-option', 'line', 'a JSON object', text);
}

function tooLong(): NumbersGameError {
  return new NumbersGameError('too-large', `line: expected at most ${MAX_CHARACTERS} characters, got more`);
}

/** The same function with a memory of its last answer. */
function once<Answer>(of: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | undefined;
  return (text) => (last?.text === text ? last : (last = { text, answer: of(text) })).answer;
}
