// `batchLines`: puzzles as text. The main thread splits and counts records; the threads do everything else.
import type { TextJob, TextReply } from './batch-thread.js';
import { withQueue } from '../parallel/job-queue.js';
import { mapInOrder } from '../parallel/map-in-order.js';
import { checkProperties, parseChoice } from '../core/options.js';
import type { Refusal } from './answer-puzzle.js';
import { checkIterable, OPTIONS, parseCount, parseOptions, type Options } from './parse-options.js';
import { isOfWorker, JOBS_AHEAD, Pace, startThreads, runApart } from './run-jobs.js';
import { isBlank, LineSplitter, RowJoiner, type Piece } from './split-records.js';
import {
  FORMATS,
  type BatchBlock,
  type BatchFormat,
  type BatchLinesOptions,
  type BatchSource,
} from './types.js';

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
  const parsed = parseOptions(options, [...OPTIONS, 'skip']);
  return answerText(sources, parseCount(options.skip, 'skip') ?? 0, parsed);
}

/** Records of one file. */
interface TextShare {
  readonly header: string | null;
  readonly pieces: readonly Piece[];
}

async function* answerText(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  skip: number,
  options: Options,
): AsyncGenerator<BatchBlock, void, undefined> {
  const pace = new Pace();
  const { workers, signal } = options;
  const threads = startThreads<TextJob, TextReply>(options);
  const use = async function* () {
    const answer = async ({ header, pieces }: TextShare): Promise<BatchBlock> => {
      const run = async (some: readonly Piece[], refusal?: Refusal): Promise<BatchBlock> => {
        const records = some.map(({ text }) => text);
        const lines = some.map(({ line }) => line);
        const reply = await threads.run({ kind: 'text', header, records, lines, refusal });
        pace.note(some.length, reply.elapsedMs);
        return { text: reply.text, records: some.length, failed: reply.failed };
      };
      const fail = (piece: Piece, refusal: Refusal) =>
        run([piece], refusal).catch((error: unknown) => {
          if (!isOfWorker(error)) throw error;
          const text = `${JSON.stringify({ error: { ...refusal, line: piece.line } })}\n`;
          return { text, records: 1, failed: 1 };
        });
      return joinBlocks(await runApart(pieces, (some) => run(some), fail));
    };
    const blocks = mapInOrder(deal(sources, skip, pace), answer, workers * JOBS_AHEAD, signal);
    for await (const block of blocks) if (block.records > 0) yield block;
  };
  yield* withQueue(threads, use, signal);
}

/**
 * Yields the records of all sources but the first `skip`, in shares. A header without records makes an empty
 * share, so that it is checked.
 */
async function* deal(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  skip: number,
  pace: Pace,
): AsyncGenerator<TextShare, void, undefined> {
  let left = skip;
  for await (const source of sources) {
    checkProperties(source, ['text', 'format'], 'source');
    checkIterable(source.text, 'source.text');
    const format = parseChoice(source.format, FORMATS, 'jsonl', 'source.format');
    let header: string | null = null;
    let isHeaderDealt = false;
    for await (const found of readRecords(source.text, format)) {
      let pieces = found;
      if (format === 'csv' && header === null && pieces.length > 0) {
        header = pieces[0].text ?? '';
        pieces = pieces.slice(1);
      }
      let at = Math.min(left, pieces.length);
      left -= at;
      while (at < pieces.length) {
        const share = pieces.slice(at, at + pace.size);
        at += share.length;
        isHeaderDealt = true;
        yield { header, pieces: share };
      }
    }
    if (header !== null && !isHeaderDealt) yield { header, pieces: [] };
  }
}

/** Yields the records that end in each part of a text, without blank ones. */
async function* readRecords(text: BatchSource['text'], format: BatchFormat): AsyncGenerator<Piece[]> {
  const splitter = new LineSplitter();
  const joiner = format === 'csv' ? new RowJoiner() : null;
  const join = (lines: Piece[]) => (joiner === null ? lines : lines.flatMap((line) => joiner.push(line)));
  const isFull = (piece: Piece) => !isBlank(piece);
  const decoder = new TextDecoder();
  let isFirst = true;
  for await (const part of text) {
    if (typeof part === 'string') {
      // TextDecoder removes it from bytes.
      yield join(splitter.push(isFirst ? part.replace(/^\uFEFF/, '') : part)).filter(isFull);
    } else {
      yield join(splitter.push(decoder.decode(part, { stream: true }))).filter(isFull);
    }
    isFirst = false;
  }
  const rest = [...splitter.push(decoder.decode()), ...splitter.end()];
  yield [...join(rest), ...(joiner?.end() ?? [])].filter(isFull);
}

function joinBlocks(blocks: readonly BatchBlock[]): BatchBlock {
  if (blocks.length === 1) return blocks[0];
  let [text, records, failed] = ['', 0, 0];
  for (const block of blocks) {
    text += block.text;
    records += block.records;
    failed += block.failed;
  }
  return { text, records, failed };
}
