// `batchLines`: puzzles as text. The main thread splits and counts records; the threads do everything else.
import type { TextJob, TextReply } from './batch-thread.js';
import { withQueue } from '../parallel/job-queue.js';
import { streamInOrder } from '../parallel/stream-in-order.js';
import { unexpected } from '../../core/errors.js';
import { checkProperties, parseChoice } from '../../core/options.js';
import { decodeText } from './records/decode-text.js';
import { checkSample, DoneLines, type DoneSample } from './done-lines.js';
import { ShardWriter } from './shard-lines.js';
import { checkShard } from '../parallel/parse-job-options.js';
import type { PuzzleRefusal } from './puzzle-outcome.js';
import {
  checkIterable,
  OPTIONS,
  parseCount,
  parseOptions,
  type ParsedBatchOptions,
} from './parse-batch-options.js';
import { isOfWorker, JOBS_AHEAD, Pace, startThreads, runApart } from './run-batch-jobs.js';
import { isBlank, LineSplitter, RowJoiner, type Piece } from './records/split-records.js';
import {
  FORMATS,
  type BatchBlock,
  type BatchFormat,
  type BatchLinesOptions,
  type BatchSource,
} from './batch-types.js';

/**
 * Answers many puzzles, as `batch` does, from text: JSON lines or CSV in, JSON lines out, as the command
 * `numbers-game batch` reads and writes them. In the output the operations of `reach` are text, with a digit
 * for each target and a dot if it cannot be made.
 *
 * @param sources for example files, read one after the other; each has its own line numbers and, if it is
 * CSV, its own header
 * @throws NumbersGameError `invalid-option` at the call, or at a step for a header of CSV without the column
 * `numbers`; else as `batch`.
 * @example
 * const text = createReadStream('puzzles.jsonl');
 * for await (const block of batchLines([{ text }])) process.stdout.write(block.text);
 */
export function batchLines(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  options: BatchLinesOptions = {},
): AsyncGenerator<BatchBlock, void, undefined> {
  checkIterable(sources, 'sources');
  const parsed = parseOptions(options, [...OPTIONS, 'skip', 'done', 'shard']);
  const skip = parseCount(options.skip, 'skip');
  const { done, shard } = options;
  checkShard(shard);
  if (done !== undefined) checkIterable(done, 'done');
  if (done !== undefined && skip !== undefined) {
    throw unexpected('invalid-option', 'skip', 'it to be absent if done is given', skip);
  }
  if (shard !== undefined && skip !== undefined) {
    throw unexpected('invalid-option', 'skip', 'it to be absent if shard is given', skip);
  }
  const writer = shard === undefined ? null : new ShardWriter(shard);
  const before =
    done === undefined ? (skip ?? 0) : new DoneLines(done, (line) => writer?.addOutput(`${line}\n`, 1));
  return writer === null ? answerText(sources, before, parsed) : answerShard(sources, before, parsed, writer);
}

/** Answers one shard of a batch, and writes the last line of its output. */
async function* answerShard(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  before: number | DoneLines,
  options: ParsedBatchOptions,
  writer: ShardWriter,
): AsyncGenerator<BatchBlock, void, undefined> {
  for await (const block of answerText(sources, before, options, writer)) {
    writer.addOutput(block.text, block.records);
    yield block;
  }
  yield writer.finish(options.question);
}

/** Records of one file. */
interface TextShare {
  readonly header: string | null;
  readonly pieces: readonly Piece[];
}

async function* answerText(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  before: number | DoneLines,
  options: ParsedBatchOptions,
  writer: ShardWriter | null = null,
): AsyncGenerator<BatchBlock, void, undefined> {
  const pace = new Pace();
  const { workers, signal } = options;
  const threads = startThreads<TextJob, TextReply>(options);
  const use = async function* () {
    const answer = async (share: TextShare | DoneSample, push: (block: BatchBlock) => void) => {
      const { header, pieces } = share;
      const run = async (
        some: readonly Piece[],
        pushSome: (block: BatchBlock) => void,
        refusal?: PuzzleRefusal,
      ) => {
        const records = some.map(({ text }) => text);
        const lines = some.map(({ line }) => line);
        const job: TextJob = { kind: 'text', header, records, lines, skip: 0, refusal };
        const take = ({ text, records, failed }: TextReply) => {
          job.skip += records;
          pushSome({ text, records, failed });
        };
        const reply = await threads.run(job, undefined, take);
        pace.note(some.length, reply.elapsedMs);
        take(reply);
      };
      const fail = async (piece: Piece, refusal: PuzzleRefusal): Promise<BatchBlock> => {
        let block: BatchBlock | undefined;
        try {
          await run([piece], (only) => (block = only), refusal);
        } catch (error) {
          if (!isOfWorker(error)) throw error;
        }
        const text = `${JSON.stringify({ error: { ...refusal, line: piece.line } })}\n`;
        return block ?? { text, records: 1, failed: 1 };
      };
      if (!('done' in share)) return runApart(pieces, run, fail, push);
      let text = '';
      await runApart(pieces, run, fail, (block) => (text += block.text));
      checkSample(share, text);
    };
    const shares = deal(sources, before, pace, writer);
    const blocks = streamInOrder(shares, answer, workers * JOBS_AHEAD, signal);
    for await (const block of blocks) if (block.records > 0) yield block;
  };
  yield* withQueue(threads, use, signal);
}

/**
 * Yields the unanswered records of all sources, in shares. `before` is the number of answered records, or
 * their output, which is checked; its samples come first. A header without records makes an empty share, so
 * that the header is checked too.
 * @param writer chooses the records of a shard; null takes all
 */
async function* deal(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  before: number | DoneLines,
  pace: Pace,
  writer: ShardWriter | null,
): AsyncGenerator<TextShare | DoneSample, void, undefined> {
  let left = typeof before === 'number' ? before : 0;
  for await (const source of sources) {
    checkProperties(source, ['text', 'format'], 'source');
    const format = parseChoice(source.format, FORMATS, 'jsonl', 'source.format');
    let header: string | null = null;
    let isHeaderDealt = false;
    for await (const found of readRecords(source.text, format)) {
      let pieces = found;
      if (writer !== null) for (const { text } of pieces) writer.addInput(text);
      if (format === 'csv' && header === null && pieces.length > 0) {
        header = pieces[0].text ?? '';
        pieces = pieces.slice(1);
      }
      if (writer !== null) pieces = pieces.filter(() => writer.takesNext());
      let at = Math.min(left, pieces.length);
      left -= at;
      if (typeof before !== 'number') {
        at = await before.check(pieces, header);
        yield* before.takeSamples();
      }
      while (at < pieces.length) {
        const share = pieces.slice(at, at + pace.size);
        at += share.length;
        isHeaderDealt = true;
        yield { header, pieces: share };
      }
    }
    if (header !== null && !isHeaderDealt) yield { header, pieces: [] };
  }
  if (typeof before !== 'number') {
    await before.checkEnd();
    yield* before.takeSamples();
  }
}

/** Yields the records that end in each part of a text, without blank ones. */
async function* readRecords(text: BatchSource['text'], format: BatchFormat): AsyncGenerator<Piece[]> {
  const splitter = new LineSplitter();
  const joiner = format === 'csv' ? new RowJoiner() : null;
  const join = (lines: Piece[]) => (joiner === null ? lines : lines.flatMap((line) => joiner.push(line)));
  const isFull = (piece: Piece) => !isBlank(piece);
  for await (const part of decodeText(text, 'source.text')) yield join(splitter.push(part)).filter(isFull);
  yield [...join(splitter.end()), ...(joiner?.end() ?? [])].filter(isFull);
}
