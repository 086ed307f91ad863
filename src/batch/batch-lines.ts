// `batchLines`: puzzles as text. The main thread splits and counts records; the threads do everything else.
import type { TextJob, TextReply } from './batch-thread.js';
import { withQueue, type JobQueue } from '../parallel/job-queue.js';
import { streamInOrder } from '../parallel/stream-in-order.js';
import { invalidOption } from '../core/errors.js';
import { checkProperties, parseChoice, parseInteger } from '../core/options.js';
import { readRecords, type Records } from '../reading/files.js';
import { nameFields, type FindField } from '../reading/row-fields.js';
import { checkSample, DoneLines, type DoneSample } from './done-lines.js';
import { ShardWriter } from './shard-lines.js';
import { checkShard } from '../parallel/parse-job-options.js';
import type { PuzzleRefusal } from './puzzle-outcome.js';
import { checkIterable, OPTIONS, parseOptions, type ParsedBatchOptions } from './parse-batch-options.js';
import { isOfWorker, JOBS_AHEAD, Pace, startThreads, runApart } from './run-batch-jobs.js';
import { FORMATS, type BatchBlock, type BatchLinesOptions, type BatchSource } from './batch-types.js';

/**
 * Answers many puzzles, as `batch` does, from text: JSON lines, a JSON array, CSV or Parquet in, JSON lines
 * out, as the command `numbers-game batch` reads and writes them. In the output the operations of `reach` are
 * text, with a digit for each target and a dot if it cannot be made.
 *
 * @param sources for example files, read one after the other; each has its own line numbers and, if it is
 * CSV, its own header
 * @throws NumbersGameError `invalid-option` at the call, or at a step for a text in no known format; else as
 * `batch`.
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
  const skip = parseInteger(options.skip, undefined, 'skip', 0, Number.MAX_SAFE_INTEGER);
  const { done, shard } = options;
  checkShard(shard);
  if (done !== undefined) checkIterable(done, 'done');
  if (done !== undefined && skip !== undefined) throw invalidOption('skip: cannot be combined with done');
  if (shard !== undefined && skip !== undefined) throw invalidOption('skip: cannot be combined with shard');
  const writer = shard === undefined ? null : new ShardWriter(shard);
  const before =
    done === undefined ? (skip ?? 0) : new DoneLines(done, (line) => writer?.addOutput(`${line}\n`, 1));
  const blocks = new TextBatch(parsed).answer(sources, before, writer);
  return writer === null ? blocks : answerShard(blocks, parsed, writer);
}

/** Answers one shard of a batch, and writes the last line of its output. */
async function* answerShard(
  blocks: AsyncIterable<BatchBlock>,
  { question }: ParsedBatchOptions,
  writer: ShardWriter,
): AsyncGenerator<BatchBlock, void, undefined> {
  for await (const block of blocks) {
    writer.addOutput(block.text, block.records);
    yield block;
  }
  yield writer.finish(question);
}

type PushBlock = (block: BatchBlock) => void;

/** Answers texts on threads of its own. */
class TextBatch {
  readonly #options: ParsedBatchOptions;
  readonly #threads: JobQueue<TextJob, TextReply>;
  readonly #pace = new Pace();

  constructor(options: ParsedBatchOptions) {
    this.#options = options;
    this.#threads = startThreads(options);
  }

  /** Yields the output. The threads end with it. */
  async *answer(
    sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
    before: number | DoneLines,
    writer: ShardWriter | null,
  ): AsyncGenerator<BatchBlock, void, undefined> {
    const { question, workers, signal } = this.#options;
    const shares = deal(sources, before, this.#pace, writer, nameFields(question.columns));
    const answer = (share: Records | DoneSample, push: PushBlock) => this.#answerShare(share, push);
    const stream = () => streamInOrder(shares, answer, workers * JOBS_AHEAD, signal);
    for await (const block of withQueue(this.#threads, stream, signal)) if (block.records > 0) yield block;
  }

  /** Answers the records of a share; a sample is compared with its line and pushes nothing. */
  async #answerShare(share: Records | DoneSample, push: PushBlock): Promise<void> {
    if (!('done' in share)) return this.#answerRecords(share, push);
    let text = '';
    await this.#answerRecords(share, (block) => (text += block.text));
    checkSample(share, text);
  }

  #answerRecords({ table, pieces }: Records, push: PushBlock): Promise<void> {
    return runApart(
      pieces,
      (some, pushSome) => this.#run({ table, pieces: some }, pushSome),
      (piece, refusal) => this.#refuse({ table, pieces: [piece] }, refusal),
      push,
    );
  }

  /** Runs one job. @param refusal error that every record gets instead of being solved */
  async #run({ table, pieces }: Records, push: PushBlock, refusal?: PuzzleRefusal): Promise<void> {
    const records = pieces.map(({ text }) => text);
    const lines = pieces.map(({ line }) => line);
    let job: TextJob = { kind: 'text', table, records, lines, skip: 0, refusal };
    const take = ({ text, records, failed }: TextReply) => {
      job = { ...job, skip: job.skip + records };
      push({ text, records, failed });
      return job;
    };
    const reply = await this.#threads.run(job, undefined, take);
    this.#pace.note(pieces.length, reply.elapsedMs);
    take(reply);
  }

  /** Writes the line of a record that ended two threads: with its fields, if a thread can read it. */
  async #refuse(share: Records, refusal: PuzzleRefusal): Promise<BatchBlock> {
    let block: BatchBlock | undefined;
    try {
      await this.#run(share, (only) => (block = only), refusal);
    } catch (error) {
      if (!isOfWorker(error)) throw error;
    }
    const text = `${JSON.stringify({ error: { ...refusal, line: share.pieces[0].line } })}\n`;
    return block ?? { text, records: 1, failed: 1 };
  }
}

/**
 * Yields the unanswered records of all sources, in shares. `before` is the number of answered records, or
 * their output, which is checked; its samples come first.
 * @param writer chooses the records of a shard; null takes all
 */
async function* deal(
  sources: Iterable<BatchSource> | AsyncIterable<BatchSource>,
  before: number | DoneLines,
  pace: Pace,
  writer: ShardWriter | null,
  find: FindField,
): AsyncGenerator<Records | DoneSample, void, undefined> {
  let left = typeof before === 'number' ? before : 0;
  for await (const source of sources) {
    checkProperties(source, ['text', 'format', 'name'], 'source');
    checkIterable(source.text, 'source.text');
    const format = source.format && parseChoice(source.format, FORMATS, undefined, 'source.format');
    let hasBegun = false;
    for await (const found of readRecords(source.text, {
      name: source.name ?? 'source.text',
      format,
      find,
    })) {
      const { table } = found;
      let { pieces } = found;
      if (writer !== null) {
        if (table !== null && !hasBegun) writer.addInput(table.names.join());
        for (const { text } of pieces) writer.addInput(text);
        pieces = pieces.filter(() => writer.takesNext());
      }
      hasBegun = true;
      let at = Math.min(left, pieces.length);
      left -= at;
      if (typeof before !== 'number') {
        at = await before.check(pieces, table);
        yield* before.takeSamples();
      }
      while (at < pieces.length) {
        const share = pieces.slice(at, at + pace.size);
        at += share.length;
        yield { table, pieces: share };
      }
    }
  }
  if (typeof before !== 'number') {
    await before.checkEnd();
    yield* before.takeSamples();
  }
}
