// The page's side of `numbers-game/worker`: a solver whose calls go to a worker.
//
// The worker has one job at a time; all others wait here. So aborting a call before its turn costs nothing,
// and aborting a running call, which ends its worker, does not affect the others.
import { NumbersGameError, invalidOption, unexpected } from '../core/errors.js';
import { isDefined } from '../core/operator-notation.js';
import { checkFunction, checkObject, checkProperties, disposeKey } from '../core/options.js';
import { checkSignal } from '../parallel/parse-job-options.js';
import type { BoardReach, Reach, Result, Solution, SolverOptions } from '../core/api-types.js';
import type { WorkerLike } from '../parallel/worker-types.js';
import type { WorkerReachAllOptions, WorkerSolver } from './worker-solver-types.js';
import { JobQueue } from '../parallel/job-queue.js';
import { listen } from '../parallel/map-in-order.js';
import { createId } from '../parallel/worker-link.js';
import type { Batch, Call, Job, Notice, Pull } from './solver-messages.js';

/** Options of calls about the solutions of a puzzle. */
const COUNTED = ['distinct', 'limit', 'signal'];

/** Abort reason of a pull whose list is no longer wanted. */
const LEFT = Symbol('the list was left');

/**
 * Makes a solver that runs in a worker: the page stays responsive, and long calls can be aborted.
 *
 * @param createWorker returns a new worker, of a browser or of `node:worker_threads`, whose file calls
 * `serveSolver()`. It is called at the first call, and again after a worker has ended. A worker that a solver
 * has used is refused.
 * @param options the options of `createSolver` for the solver in the worker, without `extensions`: code
 * cannot be posted, so `serveSolver` takes them
 * @throws NumbersGameError `invalid-option`
 * @example
 * // Keep `new URL(…)` inside `new Worker(…)`: bundlers recognise only this form.
 * const createWorker = () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
 * const solver = createWorkerSolver(createWorker);
 * await solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }, { signal: AbortSignal.timeout(1000) });
 */
export function createWorkerSolver(
  createWorker: () => WorkerLike,
  options: Omit<SolverOptions, 'extensions'> = {},
): WorkerSolver {
  if (typeof createWorker !== 'function')
    throw unexpected('invalid-option', 'createWorker', 'a function that returns a worker', createWorker);
  checkProperties(options, ['wasm', 'simd', 'maxBytes', 'extensions'], 'options');
  checkNoExtensions(options);
  const greeting = cloneSendable<Notice>({ kind: 'options', options: { ...options } });
  const workers = new JobQueue<Job, unknown>(createWorker, 1, greeting);
  let isDisposed = false;
  const checkActive = () => {
    if (!isDisposed) return;
    throw invalidOption('solver: already disposed');
  };

  const readCall = (first: unknown, options: WorkerReachAllOptions, known: readonly string[]) => {
    checkProperties(options, known, 'options');
    const { signal, onProgress, ...rest } = options;
    checkSignal(signal);
    checkFunction(onProgress, 'onProgress');
    const args = Object.keys(rest).length > 0 ? [first, rest] : [first];
    return { args: copyArguments(args), signal, onProgress };
  };
  const call = async <Answer>(method: Call['method'], first: unknown, options = {}, known = ['signal']) => {
    const { args, signal } = readCall(first, options, known);
    checkActive();
    return workers.run({ kind: 'call', method, args }, signal) as Promise<Answer>;
  };
  const pull = <Item>(method: Pull['method'], first: unknown, options = {}, known: readonly string[]) => {
    const { args, ...observed } = readCall(first, options, known);
    return pullList<Item>(workers, { list: createId(), method, args }, observed, checkActive);
  };

  const dispose = async () => {
    isDisposed = true;
    await workers.close(new DOMException('solver: disposed of before it answered', 'AbortError'));
  };

  return {
    solve: (puzzle, options) => call<Result>('solve', puzzle, options),
    reach: (query, options) => call<Reach>('reach', query, options),
    count: (puzzle, options) => call<number>('count', puzzle, options, COUNTED),
    solutions: (puzzle, options) => pull<Solution>('solutions', puzzle, options, COUNTED),
    reachAll(query, options) {
      checkObject(query, 'query');
      return pull<BoardReach>('reachAll', query, options, ['signal', 'onProgress']);
    },
    dispose,
    [disposeKey('asyncDispose')]: dispose,
  };
}

function checkNoExtensions({ extensions }: SolverOptions): void {
  if (extensions === undefined) return;
  const remedy = "call serveSolver({ extensions: [moreOperators] }) in the worker's file";
  throw invalidOption(`extensions: expected none, because code cannot be posted to a worker; ${remedy}`);
}

/**
 * The deepest nesting of arguments: the list of arguments, a puzzle, its numbers, alternatives, and their
 * array; or a query, the record of its game, its deal, and the pool.
 */
const DEPTH = 5;
/** Longest array to copy: a loop over 2^32 - 1 holes takes minutes, whereas structuredClone skips them. */
const MOST_ELEMENTS = 1 << 16;

/**
 * Copies the arguments, so that the caller may change them before their turn comes. They may also be proxies,
 * which cannot be sent in a message.
 *
 * @throws NumbersGameError `invalid-option` for a signal in a puzzle or query
 */
function copyArguments(args: readonly unknown[]): readonly unknown[] {
  const [first] = args;
  const misplaced = ['signal', 'onProgress'].find((name) => name in Object(first));
  if (misplaced !== undefined)
    throw invalidOption(`${misplaced}: belongs in the options, the second argument`);
  return cloneSendable(copyPlain(args, DEPTH) as readonly unknown[]);
}

function copyPlain(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.length > MOST_ELEMENTS ? value : value.map((each) => copyPlain(each, depth - 1));
  if (isDefined(value)) {
    const message = `rules.operators: expected operators of the package for a worker, got ${value.operator}, which is defined`;
    throw invalidOption(message);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyPlain(each, depth - 1)]));
}

/** Clones an argument. @throws NumbersGameError `invalid-option` if it is, for example, a function */
function cloneSendable<Value>(value: Value): Value {
  try {
    return structuredClone(value);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `solver: expected arguments that can be sent to a worker, got others (${reason})`;
    throw invalidOption(message, { cause });
  }
}

/**
 * Yields the items of a list, which is pulled in batches, one ahead of the caller: so the worker goes on
 * while the page uses the items, and stops when the page stops taking them. The worker begins the list at the
 * first step. Leaving the loop ends the worker's job, even in the middle of a step.
 *
 * @param checkActive is called at the first step, and throws if the list may not begin any more
 */
function pullList<Item>(
  workers: JobQueue<Job, unknown>,
  list: Pick<Pull, 'list' | 'method' | 'args'>,
  options: WorkerReachAllOptions,
  checkActive: () => void,
): AsyncGenerator<Item, void, undefined> {
  const stop = new AbortController();
  const items = pullItems<Item>(workers, list, options, checkActive, stop);
  const end = items.return.bind(items);
  // By itself a generator would first finish the running step.
  items.return = (value) => {
    stop.abort(LEFT);
    return end(value);
  };
  return items;
}

async function* pullItems<Item>(
  workers: JobQueue<Job, unknown>,
  list: Pick<Pull, 'list' | 'method' | 'args'>,
  { signal, onProgress }: WorkerReachAllOptions,
  checkActive: () => void,
  stop: AbortController,
): AsyncGenerator<Item, void, undefined> {
  let had = 0;
  const pull = async () => {
    const job: Pull = { kind: 'pull', ...list, skip: had, wantsTotal: onProgress !== undefined };
    const batch = (await workers.run(job, stop.signal)) as Batch;
    had += batch.items.length;
    if (batch.items.length > 0) onProgress?.({ done: had, total: batch.total });
    return batch;
  };
  checkActive();
  signal?.throwIfAborted();
  const forget = signal && listen(signal, () => stop.abort(signal.reason));
  let isDone = false;
  try {
    let next = pull();
    while (!isDone) {
      const { items, refusal, ...batch } = await next;
      isDone = batch.isDone;
      if (!isDone) {
        next = pull();
        // It may reject long before its turn, or never get one.
        next.catch(() => undefined);
      }
      for (const item of items) {
        yield item as Item;
        stop.signal.throwIfAborted();
      }
      if (refusal !== null) throw new NumbersGameError(refusal.code, refusal.message);
    }
  } catch (error) {
    if (error !== LEFT) throw error;
  } finally {
    forget?.();
    if (!isDone) {
      stop.abort(LEFT);
      workers.tell({ kind: 'close', list: list.list });
    }
  }
}
