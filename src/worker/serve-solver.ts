// The worker's side of `numbers-game/worker`: a solver that answers messages.
//
// Every job runs within the event of its message, so an unexpected error such as a trap ends the worker, and
// the page makes another one. A list is computed in turns of a few milliseconds, between which other calls
// are answered.
import { NumbersGameError, invalidOption } from '../core/errors.js';
import { checkProperties } from '../core/options.js';
import { countBoards } from '../solver/boards/parse-boards.js';
import { createSolverSync } from '../solver/create-solver.js';
import { parseExtensions } from '../solver/compile-engines.js';
import { serveMessages, type Port } from '../parallel/worker-link.js';
import type { ReachAllQuery, Solver, SolverOptions } from '../core/api-types.js';
import type { Batch, Job, Notice, Pull } from './solver-messages.js';

/** Duration of a turn in milliseconds, and maximum items and bytes in one message. */
const TURN_MS = 10;
const MOST_ITEMS = 64;
const MOST_BYTES = 2 ** 21;

/** Options of `serveSolver`. */
export interface ServeOptions {
  /** Extensions of the solver, as in the options of `createSolver`. */
  readonly extensions?: SolverOptions['extensions'] | undefined;
}

interface OpenList {
  readonly iterator: Iterator<unknown, unknown>;
  /** Number of items that the list has yielded. */
  place: number;
  readonly total: number;
}

/**
 * Answers the calls of `createWorkerSolver`. To be called once, in the file of a worker.
 *
 * @throws NumbersGameError `invalid-option` if this is not a worker, or for an unknown option
 * @example
 * import { serveSolver } from 'numbers-game/worker';
 * serveSolver();
 */
export function serveSolver(serveOptions: ServeOptions = {}): void {
  checkProperties(serveOptions, ['extensions'], 'options');
  const { extensions = [] } = serveOptions;
  parseExtensions(extensions);
  const lists = new Map<string, OpenList>();
  let options: SolverOptions = {};
  let solver: Solver | undefined;
  const serve = (job: Job | Notice): unknown => {
    if (job.kind === 'options') {
      ({ options } = job);
      return null;
    }
    if (job.kind === 'close') return lists.delete(job.list);
    solver ??= createSolverSync({ ...options, extensions });
    if (job.kind === 'call') return solver[job.method](...(job.args as [never, never]));
    const list = lists.get(job.list) ?? openList(solver, job);
    lists.set(job.list, list);
    const batch = nextBatch(list, job.skip);
    if (batch.isDone) lists.delete(job.list);
    return batch;
  };
  serveMessages(findPort(), serve, buffersOf);
}

function openList(solver: Solver, { method, args, wantsTotal }: Pull): OpenList {
  const iterator = solver[method](...(args as [never, never]));
  return { iterator, place: 0, total: wantsTotal ? countItems(args[0] as ReachAllQuery) : 0 };
}

function countItems({ pool, size, repeat, game, first = 0, count = Infinity }: ReachAllQuery): number {
  return Math.min(Math.max(countBoards({ pool, size, repeat, game }) - first, 0), count);
}

function nextBatch(list: OpenList, skip: number): Batch {
  const { iterator, total } = list;
  const items: unknown[] = [];
  const end = performance.now() + TURN_MS;
  let bytes = 0;
  try {
    do {
      const { value, done } = iterator.next();
      if (done) return { items, isDone: true, refusal: null, total };
      list.place++;
      if (list.place <= skip) continue;
      items.push(value);
      bytes += operationsOf(value)?.byteLength ?? 0;
    } while (items.length < MOST_ITEMS && bytes < MOST_BYTES && performance.now() < end);
    return { items, isDone: false, refusal: null, total };
  } catch (error) {
    if (!(error instanceof NumbersGameError)) throw error;
    return { items, isDone: true, refusal: { code: error.code, message: error.message }, total };
  }
}

function buffersOf(result: unknown): ArrayBuffer[] {
  const { items = [result] } = Object(result) as Partial<Batch>;
  return items.flatMap((item) => operationsOf(item)?.buffer ?? []);
}

function operationsOf(item: unknown): Uint8Array<ArrayBuffer> | null {
  const { operations } = Object(item) as { operations?: unknown };
  return operations instanceof Uint8Array ? (operations as Uint8Array<ArrayBuffer>) : null;
}

/** Part of the global object that is used, in a worker of a browser or of Node. */
interface WorkerScope {
  readonly WorkerGlobalScope?: unknown;
  readonly process?: { getBuiltinModule?: (name: 'node:worker_threads') => { parentPort: NodePort | null } };
  postMessage: Port['postMessage'];
  addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

interface NodePort extends Pick<Port, 'postMessage'> {
  on(event: 'message', listener: (message: unknown) => void): void;
}

function findPort(): Port {
  const scope = globalThis as unknown as WorkerScope;
  if (scope.WorkerGlobalScope !== undefined) {
    return {
      postMessage: (message, transfer) => scope.postMessage(message, transfer),
      listen: (onMessage) => {
        scope.addEventListener('message', ({ data }) => onMessage(data));
      },
    };
  }
  // An import of `node:` could not be resolved in a bundle for browsers.
  const port = scope.process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (!port) throw invalidOption('serveSolver: not called in a worker');
  return {
    postMessage: (message, transfer) => port.postMessage(message, transfer),
    listen: (onMessage) => port.on('message', onMessage),
  };
}
