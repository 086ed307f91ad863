// `batch`: puzzles as objects. The main thread sends the properties that are read to the threads, and keeps
// the others. Each puzzle is copied when it comes, since the program may change it before its turn.
import { setImmediate } from 'node:timers/promises';
import { serialize } from 'node:v8';
import type { ObjectsJob, ObjectsReply } from './batch-thread.js';
import { unexpected } from '../core/errors.js';
import { isObject } from '../core/options.js';
import { MAX_JUDGED } from '../core/puzzle/parse-numbers.js';
import { withQueue } from '../parallel/job-queue.js';
import { streamInOrder } from '../parallel/stream-in-order.js';
import { nameFields, REPLY_FIELDS, ROW_FIELDS, type Columns, type FindField } from '../reading/row-fields.js';
import { toRefusal, withoutOutcome, type PuzzleOutcome, type PuzzleRefusal } from './puzzle-outcome.js';
import { checkIterable, OPTIONS, parseOptions, type ParsedBatchOptions } from './parse-batch-options.js';
import type { BatchQuestion } from './answer-puzzle.js';
import { JOBS_AHEAD, startThreads, Pace, runApart } from './run-batch-jobs.js';
import type { BatchOp, BatchOptions, BatchPuzzle, BatchRecord } from './batch-types.js';

/**
 * Answers many puzzles on all cores. The records come in the order of the puzzles, each as soon as it and all
 * earlier ones are answered. The threads are at most a few jobs ahead of the consumer, and end with the loop.
 * An invalid puzzle gets an `error` in its record.
 *
 * @param source the puzzles, read lazily with bounded look-ahead, so it may be endless. The properties of a
 * puzzle and its numbers are copied when it is read.
 * @throws NumbersGameError `invalid-option` at the call; at a step what the source throws, or the reason of
 * the signal.
 * @example
 * for await (const { id, result, error } of batch(puzzles, { workers: 4 })) {
 *   console.log(id, result?.expression ?? error?.message);
 * }
 */
export function batch<Input extends BatchPuzzle, Op extends BatchOp = 'solve'>(
  source: Iterable<Input> | AsyncIterable<Input>,
  options?: BatchOptions<Op>,
): AsyncGenerator<BatchRecord<Input, Op>, void, undefined>;
/** Answers rows whose properties have other names than those of `BatchPuzzle`; each row has one answer. */
export function batch<Input extends object, Op extends BatchOp = 'solve'>(
  source: Iterable<Input> | AsyncIterable<Input>,
  options: BatchOptions<Op> & { readonly columns: Columns & { readonly responses?: undefined } },
): AsyncGenerator<BatchRecord<Input, Op>, void, undefined>;
export function batch<Input extends object, Op extends BatchOp = 'solve'>(
  source: Iterable<Input> | AsyncIterable<Input>,
  options: BatchOptions<Op> = {},
): AsyncGenerator<BatchRecord<Input, Op>, void, undefined> {
  checkIterable(source, 'source');
  return answerObjects(source, parseOptions(options, OPTIONS)) as AsyncGenerator<
    BatchRecord<Input, Op>,
    void,
    undefined
  >;
}

interface Item {
  /** The properties that the threads read. */
  readonly puzzle: BatchPuzzle;
  /** The properties of the record beside the outcome. */
  readonly input: object;
  /** Why there is nothing to send to a thread. */
  readonly refusal?: PuzzleRefusal;
  /** Position in the source, from 1. */
  readonly line: number;
}

/** Some items with their outcomes. */
interface Answers {
  readonly records: number;
  readonly items: readonly Item[];
  readonly outcomes: readonly PuzzleOutcome[];
}

async function* answerObjects(
  source: Iterable<unknown> | AsyncIterable<unknown>,
  options: ParsedBatchOptions,
): AsyncGenerator<object, void, undefined> {
  const pace = new Pace();
  const { workers, signal } = options;
  const find = nameReadFields(options.question);
  const threads = startThreads<ObjectsJob, ObjectsReply>(options);
  const run = async (items: readonly Item[], push: (part: Answers) => void) => {
    const { puzzles, refusals } = pack(items);
    let job: ObjectsJob = { kind: 'objects', puzzles, skip: 0 };
    const take = ({ outcomes }: ObjectsReply) => {
      const start = job.skip;
      job = { ...job, skip: start + outcomes.length };
      push({
        records: outcomes.length,
        items: items.slice(start, job.skip),
        outcomes: outcomes.map((outcome, index) => {
          const error = refusals.get(start + index);
          return error === undefined ? outcome : { error };
        }),
      });
      return job;
    };
    const reply = await threads.run(job, undefined, take);
    pace.note(items.length, reply.elapsedMs);
    take(reply);
  };
  const fail = (item: Item, error: PuzzleRefusal) =>
    Promise.resolve({ records: 1, items: [item], outcomes: [{ error }] });
  const answer = (items: readonly Item[], push: (part: Answers) => void) => runApart(items, run, fail, push);
  const jobs = gather(source, pace, find);
  const stream = () => streamInOrder(jobs, answer, workers * JOBS_AHEAD, signal);
  for await (const { items, outcomes } of withQueue(threads, stream, signal)) {
    for (let index = 0; index < items.length; index++) {
      signal?.throwIfAborted();
      const { input, line } = items[index];
      const outcome = outcomes[index];
      yield Object.assign(input, 'error' in outcome ? { error: { ...outcome.error, line } } : outcome);
    }
  }
}

/** Names the fields that an operation reads: replies, which may be long, are for `verify` alone. */
function nameReadFields({ op, columns }: BatchQuestion): FindField {
  const find = nameFields(columns);
  if (op === 'verify') return find;
  return (name) => {
    const field = find(name);
    return field !== undefined && REPLY_FIELDS.includes(field) ? undefined : field;
  };
}

/** Groups the items that have arrived into shares for the threads; the pace limits the size of a share. */
async function* gather(
  source: Iterable<unknown> | AsyncIterable<unknown>,
  pace: Pace,
  find: FindField,
): AsyncGenerator<Item[], void, undefined> {
  const isAsync = Symbol.asyncIterator in source;
  const iterator = isAsync ? source[Symbol.asyncIterator]() : source[Symbol.iterator]();
  let items: Item[] = [];
  let line = 0;
  let isDone = false;
  try {
    for (;;) {
      const next = iterator.next();
      // It may reject while the items before it wait for their turn.
      if (isAsync) Promise.resolve(next).catch(() => undefined);
      if (items.length > 0 && (items.length >= pace.size || (isAsync && !(await comesSoon(next))))) {
        yield items;
        items = [];
      }
      const step = isAsync ? await next : (next as IteratorResult<unknown>);
      isDone = step.done ?? false;
      if (isDone) break;
      items.push(readItem(step.value, ++line, find));
    }
    if (items.length > 0) yield items;
  } catch (error) {
    // An error of the source comes after the items before it.
    isDone = true;
    if (items.length > 0) yield items;
    throw error;
  } finally {
    if (!isDone) await iterator.return?.();
  }
}

/** Whether a promise settles before the next `setImmediate`. */
async function comesSoon(promise: unknown): Promise<boolean> {
  const settle = () => true;
  return Promise.race([Promise.resolve(promise).then(settle, settle), setImmediate(false)]);
}

/** Serialises the puzzles. Those that cannot be copied to a thread are refused here. */
function pack(items: readonly Item[]): { puzzles: Uint8Array; refusals: Map<number, PuzzleRefusal> } {
  const refusals = new Map<number, PuzzleRefusal>();
  const puzzles = items.map(({ puzzle, refusal }, index) => {
    if (refusal !== undefined) refusals.set(index, refusal);
    return puzzle;
  });
  try {
    return { puzzles: serialize(puzzles), refusals };
  } catch {
    puzzles.forEach((puzzle, index) => {
      try {
        serialize(puzzle);
      } catch {
        const message = 'puzzle: expected plain values, got one that cannot be copied to a thread';
        refusals.set(index, { code: 'invalid-option', message });
        puzzles[index] = {};
      }
    });
    return { puzzles: serialize(puzzles), refusals };
  }
}

function readItem(item: unknown, line: number, find: FindField): Item {
  if (!isObject(item)) {
    const refusal = toRefusal(unexpected('invalid-option', 'puzzle', 'an object', item));
    return { puzzle: {}, input: {}, refusal, line };
  }
  const input: Record<string, unknown> = withoutOutcome(item);
  try {
    const puzzle = pick(item, input, find);
    return { puzzle, input, line };
  } catch {
    const message = 'puzzle: expected properties that can be read, got one that throws';
    return { puzzle: {}, input, refusal: { code: 'invalid-option', message }, line };
  }
}

/**
 * Copies the properties of an item that are read, and its list of numbers, but not what these hold. The list
 * in the record is the same copy.
 */
function pick(item: object, input: Record<string, unknown>, find: FindField): BatchPuzzle {
  const puzzle: Record<string, unknown> = {};
  const fields = item as Readonly<Record<string, unknown>>;
  // Also those of a class, which are not keys.
  for (const name of ROW_FIELDS) {
    if (fields[name] !== undefined && find(name) !== undefined) puzzle[name] = fields[name];
  }
  for (const name of Object.keys(input)) {
    const field = find(name);
    if (field === undefined) continue;
    puzzle[name] ??= fields[name];
    if (field === 'numbers' && isShort(puzzle[name]))
      input[name] = puzzle[name] = Array.from<unknown>(puzzle[name]);
  }
  return puzzle;
}

/** Whether numbers may be those of a puzzle. A copy of 2^32 - 1 holes takes minutes. */
function isShort(numbers: unknown): numbers is unknown[] | Uint8Array {
  const isList = Array.isArray(numbers) || (ArrayBuffer.isView(numbers) && 'length' in numbers);
  return isList && (numbers as unknown[]).length <= MAX_JUDGED;
}
