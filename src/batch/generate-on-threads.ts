// `generateOnThreads`: puzzles on all cores. The threads try consecutive places of the
// shuffled problems, and the puzzles found are collected in that order, as on the one thread of
// `numbers-game/generate`; so the records are the same.
import { availableParallelism } from 'node:os';
import { Pace } from './run-batch-jobs.js';
import { timeoutError } from '../core/deadline.js';
import { NumbersGameError } from '../core/errors.js';
import type { Finds, Tries } from './generate-thread.js';
import { checkFunction } from '../core/options.js';
import { checkSignal, parseWorkers } from '../parallel/parse-job-options.js';
import { openThreads } from '../parallel/node-threads.js';
import { withQueue, type JobQueue } from '../parallel/job-queue.js';
import type { AbortSignalLike } from '../parallel/worker-types.js';
import { listen, mapInOrder } from '../parallel/map-in-order.js';
import { Collector } from '../generate/collect-puzzles.js';
import { planTrial } from '../generate/generate-puzzles.js';
import { moreOperators } from '../operators/embedded-operators.js';
import { GENERATE_OPTIONS, parseRequest, type Request } from '../generate/parse-request.js';
import type { Generated, GenerateOnThreadsOptions } from '../generate/generate-types.js';

const WORKER_FILE = new URL('./generate-thread.js', import.meta.url);

const PARALLEL_OPTIONS = [...GENERATE_OPTIONS, 'workers', 'signal', 'onProgress'];

/** Number of jobs per thread that may be in progress or done ahead of the caller. */
const JOBS_AHEAD = 2;
/** Maximum delay of `setTimeout`, which treats a longer one as no delay at all. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Makes puzzles on all cores: the same puzzles as `generate` of `numbers-game/generate`, in the same order.
 *
 * @throws NumbersGameError the same; at a step also `worker-failed` if two threads end on the same job.
 * @example
 * for await (const { numbers, target } of generateOnThreads({ count: 1000, level: 5 })) {
 *   console.log(numbers, target);
 * }
 */
export function generateOnThreads(
  options: GenerateOnThreadsOptions,
): AsyncGenerator<Generated, void, undefined> {
  const request = parseRequest(options, PARALLEL_OPTIONS);
  const { size } = planTrial(request, [moreOperators]);
  const workers = parseWorkers(options.workers, availableParallelism());
  checkSignal(options.signal);
  checkFunction(options.onProgress, 'onProgress');
  const threads = openThreads<Tries, Finds>(WORKER_FILE, workers, { ...request, excluded: null });
  const { timeout } = request;
  // The threads end with the generator.
  const collect = (signal: GenerateOnThreadsOptions['signal']) =>
    withQueue(threads, () => tryAll(request, size, threads, workers, { ...options, signal }), signal);
  if (timeout === undefined) return collect(options.signal);
  return limitAsyncSteps(collect, timeout, options.signal);
}

async function* tryAll(
  request: Request,
  size: number,
  threads: JobQueue<Tries, Finds>,
  workers: number,
  { signal, onProgress }: GenerateOnThreadsOptions,
): AsyncGenerator<Generated, void, undefined> {
  const { count: total } = request;
  const collector = new Collector(request, size);
  const pace = new Pace();
  const run = async (tries: Tries) => {
    const reply = await threads.run(tries);
    pace.note(tries.count, reply.elapsedMs);
    return { tries, reply };
  };
  if (total === 0) return;
  for await (const done of mapInOrder(dealTries(size, pace), run, workers * JOBS_AHEAD, signal)) {
    const { finds, refusal } = done.reply;
    for (const find of finds) {
      signal?.throwIfAborted();
      const record = collector.take(find);
      if (record !== null) yield record;
      if (collector.isDone) break;
    }
    onProgress?.({ done: collector.count, total });
    if (collector.isDone) return;
    collector.checkTries(refusal?.place ?? done.tries.start + done.tries.count);
    if (refusal !== null) throw new NumbersGameError(refusal.code, refusal.message);
  }
}

function* dealTries(size: number, pace: Pace): Generator<Tries> {
  for (let start = 0; start < size;) {
    const count = Math.min(pace.size, size - start);
    yield { start, count };
    start += count;
  }
}

/**
 * Yields the items of a generator that `open` makes, each within a number of milliseconds: a step that takes
 * too long aborts the work by a signal, which ends the threads.
 *
 * @param open is given a signal that is aborted if a step takes too long, or with the outer signal
 * @throws NumbersGameError `timeout`
 */
async function* limitAsyncSteps<Item>(
  open: (signal: AbortSignalLike) => AsyncGenerator<Item, void, undefined>,
  timeout: number,
  outer?: AbortSignalLike,
): AsyncGenerator<Item, void, undefined> {
  outer?.throwIfAborted();
  const stop = new AbortController();
  const forget = outer && listen(outer, () => stop.abort(outer.reason));
  const items = open(stop.signal);
  try {
    for (;;) {
      const timer = setTimeout(() => stop.abort(timeoutError(timeout)), Math.min(timeout, MAX_DELAY_MS));
      const step = await items.next().finally(() => clearTimeout(timer));
      if (step.done === true) return;
      yield step.value;
    }
  } finally {
    forget?.();
    await items.return();
  }
}
