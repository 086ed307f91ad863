// The output of one shard of a batch, and `mergeShards`, which puts the output of all shards together.
//
// Shard i of k answers the puzzles i, i + k, i + 2k, … of the input, so that every machine gets its part of
// the hard ones. Its output ends with a line of its own, which names the shard, counts its lines and has
// their checksum. So the output of a run that was killed, or a file that was copied in part, is not mistaken
// for a whole one; a file beside the output could be lost, and standard output has no name. The line also has
// a checksum of the input and the options, since only the output of the same job fits together.
import { createHash } from 'node:crypto';
import { invalidOption, unexpected } from '../core/errors.js';
import { checkProperties, parseJson } from '../core/options.js';
import type { Shard } from '../parallel/worker-types.js';
import type { BatchQuestion } from './answer-puzzle.js';
import { checkIterable } from './parse-batch-options.js';
import { decodeText } from '../reading/files/decode-text.js';
import type { BatchBlock, ShardSource } from './batch-types.js';

/** Content of the last line of the output of a shard, `{"shard": …}`. */
interface ShardEnd extends Shard {
  /** Number of lines above this one. */
  readonly records: number;
  /** SHA-256 of the lines above this one. */
  readonly sha256: string;
  /** SHA-256 of all records of the input. */
  readonly input: string;
  /** Options of the job that change its results. */
  readonly options: BatchQuestion;
}

/** Number of lines in a block of merged output. */
const BLOCK_LINES = 1000;
/** End of a line with an error. */
export const ERROR_AT_END = /"error":\{"code":"[a-z-]+","message":"(?:[^"\\]|\\.)*","line":\d+\}\}$/;

/** Chooses the records of a shard, and writes the last line of its output. */
export class ShardWriter {
  readonly #shard: Shard;
  readonly #input = createHash('sha256');
  readonly #output = createHash('sha256');
  #dealt = 0;
  #records = 0;

  constructor(shard: Shard) {
    this.#shard = shard;
  }

  /** Adds the text of a record or header to the checksum of the input; null stands for one too long. */
  addInput(text: string | null): void {
    this.#input.update(`${text ?? ''}\n`);
  }

  /** Whether the next record of the input belongs to the shard. */
  takesNext(): boolean {
    return this.#dealt++ % this.#shard.of === this.#shard.index - 1;
  }

  /** Adds whole lines of output. */
  addOutput(text: string, records: number): void {
    this.#output.update(text);
    this.#records += records;
  }

  /** Returns the last line of the output. */
  finish(options: BatchQuestion): BatchBlock {
    const shard: ShardEnd = {
      index: this.#shard.index,
      of: this.#shard.of,
      records: this.#records,
      sha256: this.#output.digest('hex'),
      input: this.#input.digest('hex'),
      options,
    };
    return { text: `${JSON.stringify({ shard })}\n`, records: 0, failed: 0 };
  }
}

/**
 * Merges the output of all shards of a batch, as `batchLines` writes it with the option `shard`, to the
 * output of the whole batch. Every source is read twice: it is checked before the first block.
 *
 * @param sources one for each shard, in any order
 * @throws NumbersGameError `invalid-option` if the output of a shard is missing, incomplete or altered, or
 * belongs to another input or other options; the message names it
 * @example
 * const open = (name) => () => createReadStream(name, 'utf8');
 * const sources = ['1.jsonl', '2.jsonl'].map((name) => ({ name, open: open(name) }));
 * for await (const { text } of mergeShards(sources)) process.stdout.write(text);
 */
export async function* mergeShards(
  sources: readonly ShardSource[],
): AsyncGenerator<BatchBlock, void, undefined> {
  const ends = await checkSources(sources);
  const shards = ends.map(({ source, end }) => new ShardReader(source, end.records));
  const total = ends.reduce((sum, { end }) => sum + end.records, 0);
  let lines: string[] = [];
  try {
    for (let i = 0; i < total; i++) {
      const shard = shards[i % shards.length];
      lines.push(shard.take() ?? (await shard.read()));
      if (lines.length < BLOCK_LINES && i < total - 1) continue;
      const failed = lines.filter((line) => line.endsWith('}}') && ERROR_AT_END.test(line)).length;
      yield { text: `${lines.join('\n')}\n`, records: lines.length, failed };
      lines = [];
    }
  } finally {
    for (const shard of shards) await shard.close();
  }
}

interface CheckedSource {
  readonly source: ShardSource;
  readonly end: ShardEnd;
}

/** Checks the output of all shards, and returns it in their order. */
async function checkSources(sources: readonly ShardSource[]): Promise<readonly CheckedSource[]> {
  const list: unknown = sources;
  if (!Array.isArray(list)) throw unexpected('invalid-option', 'sources', 'an array', sources);
  if (sources.length === 0) throw invalidOption('sources: expected the output of all shards, got none');
  const checked: CheckedSource[] = [];
  for (const [index, source] of sources.entries()) {
    checkSource(source, `sources[${index}]`);
    const end = await readEnd(source);
    const first = checked[0] ?? { source, end };
    const refuse = (expected: string, got: string) =>
      invalidOption(`${source.name}: expected ${expected}, got ${got}`);
    if (end.of !== first.end.of)
      throw refuse(`one of ${first.end.of} shards, as ${first.source.name}`, `one of ${end.of}`);
    if (end.input !== first.end.input)
      throw refuse(`results for the same input as ${first.source.name}`, 'results for another one');
    if (JSON.stringify(end.options) !== JSON.stringify(first.end.options))
      throw refuse(`results with the same options as ${first.source.name}`, 'results with other ones');
    const twin = checked.find((other) => other.end.index === end.index);
    if (twin !== undefined)
      throw refuse('another shard', `shard ${end.index}/${end.of}, as in ${twin.source.name}`);
    checked.push({ source, end });
  }
  checked.sort((a, b) => a.end.index - b.end.index);
  const { of } = checked[0].end;
  for (let index = 1; index <= of; index++) {
    if (checked[index - 1]?.end.index === index) continue;
    throw invalidOption(`sources: expected the output of all ${of} shards, got none of shard ${index}/${of}`);
  }
  return checked;
}

function checkSource(source: ShardSource, name: string): void {
  checkProperties(source, ['name', 'open'], name);
  if (typeof source.name !== 'string')
    throw unexpected('invalid-option', `${name}.name`, 'a string', source.name);
  if (typeof source.open !== 'function')
    throw unexpected('invalid-option', `${name}.open`, 'a function', source.open);
}

/** Reads the output of a shard to its end, and compares it with its last line. */
async function readEnd(source: ShardSource): Promise<ShardEnd> {
  const { name } = source;
  const hash = createHash('sha256');
  let records = -1;
  let last = '';
  for await (const lines of readLines(source)) {
    for (const line of lines) {
      if (records >= 0) hash.update(`${last}\n`);
      last = line;
      records++;
    }
  }
  const end = parseEnd(last);
  if (end === null) {
    throw invalidOption(
      `${name}: expected the whole output of a shard, which ends with a line {"shard": …}, ` +
        'got one without this line; run this shard again, perhaps with --resume',
    );
  }
  if (end.records === records && end.sha256 === hash.digest('hex')) return end;
  const found = records === end.records ? 'other ones' : String(records);
  const message = `${name}: expected the ${end.records} lines that shard ${end.index}/${end.of} wrote, got ${found}; run this shard again`;
  throw invalidOption(message);
}

function parseEnd(line: string): ShardEnd | null {
  const value = parseJson(line) as { readonly shard?: ShardEnd } | null | undefined;
  const isEnd = Object.keys(value ?? {}).join() === 'shard';
  return isEnd && typeof value?.shard?.sha256 === 'string' ? value.shard : null;
}

/** Reads the lines of the output of a shard. */
class ShardReader {
  readonly #name: string;
  readonly #parts: AsyncGenerator<readonly string[], void, undefined>;
  #lines: readonly string[] = [];
  #at = 0;
  #left: number;

  constructor(source: ShardSource, records: number) {
    this.#name = source.name;
    this.#parts = readLines(source);
    this.#left = records;
  }

  /** Returns the next line; undefined if more lines must be read first. */
  take(): string | undefined {
    if (this.#at === this.#lines.length || this.#left === 0) return undefined;
    this.#left--;
    return this.#lines[this.#at++];
  }

  async read(): Promise<string> {
    for (;;) {
      const step = await this.#parts.next();
      if (step.done === true || this.#left === 0)
        throw invalidOption(`${this.#name}: changed while it was read`);
      [this.#lines, this.#at] = [step.value, 0];
      const line = this.take();
      if (line !== undefined) return line;
    }
  }

  async close(): Promise<void> {
    await this.#parts.return();
  }
}

/** Yields the complete lines of a text, several at a time, without their line breaks. */
async function* readLines({ name, open }: ShardSource): AsyncGenerator<readonly string[], void, undefined> {
  let begun: string[] = [];
  const text = open();
  checkIterable(text, name);
  for await (const piece of decodeText(text, name)) {
    const end = piece.lastIndexOf('\n');
    if (end === -1) {
      begun.push(piece);
      continue;
    }
    yield (begun.join('') + piece.slice(0, end)).split('\n');
    begun = [piece.slice(end + 1)];
  }
}
