// `reachAll` of `numbers-game/batch`: all boards of a pool on all cores.
//
// Threads get shares of consecutive boards, which have the most in common, and keep their engine with its
// lists from share to share. A share comes back as one ArrayBuffer, which is transferred and not copied.
import { availableParallelism } from 'node:os';
import { BOARD_ORDERS, boardsInOrder, type BoardOrder } from '../../solver/boards/boards-in-blocks.js';
import { countBoards, parseGroupedBoards } from '../../solver/boards/grouped-boards.js';
import { MIN_PAGES } from '../../solver/wasm/compile-module.js';
import { parseChoice } from '../../core/options.js';
import { checkFunction, checkSignal, parseWorkers } from '../parallel/parse-job-options.js';
import {
  parseReachAll,
  REACH_ALL_PROPERTIES,
  type ParsedReachAll,
} from '../../solver/boards/parse-reach-all.js';
import type { BoardShare } from './reach-all-thread.js';
import type { BoardReach } from '../../core/api-types.js';
import type { ParallelReachAllQuery } from './batch-types.js';
import { openThreads } from '../parallel/node-threads.js';
import { withQueue } from '../parallel/job-queue.js';
import { mapInOrder } from '../parallel/map-in-order.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { describeEngines } from '../../solver/compile-engines.js';
import { checkBoards } from '../../solver/boards/open-boards.js';

const WORKER_FILE = new URL('./reach-all-thread.js', import.meta.url);

const PARALLEL_PROPERTIES = [...REACH_ALL_PROPERTIES, 'order', 'workers', 'signal', 'onProgress'];

/**
 * Minimum number of shares per thread: enough for all threads to end at about the same time, and for smooth
 * progress.
 */
const SHARES = 8;
/** Maximum number of boards in a share. */
const MAX_BOARDS = 1000;
/** Maximum number of bytes in a share, unless a single board has more. */
const MAX_SHARE_BYTES = 2 ** 21;
/** Number of shares per thread that may be in progress or done ahead of the caller. */
const SHARES_AHEAD = 2;

/**
 * Reaches all boards of a pool on all cores: the same records as those of `solver.reachAll`, by default in
 * the same order. The threads are at most a few shares ahead.
 *
 * @throws NumbersGameError as `solver.reachAll` does; at a step also `worker-failed` if two threads end on
 * the same share.
 * @example
 * for await (const { numbers, operations } of reachAll({ size: 7, from: 101, to: 999 })) {
 *   if (!operations.includes(255)) console.log(numbers); // makes every target
 * }
 */
export function reachAll(query: ParallelReachAllQuery): AsyncGenerator<BoardReach, void, undefined> {
  const parsed = parseReachAll(query, parseGroupedBoards, PARALLEL_PROPERTIES);
  checkBoards(describeEngines([moreOperators]), parsed);
  const { pool, size, repeat, game, signal, onProgress } = query;
  const order = parseChoice(query.order, BOARD_ORDERS, 'lexicographic', 'order');
  const workers = parseWorkers(query.workers, availableParallelism());
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  const total = Math.min(Math.max(countBoards({ pool, size, repeat, game }) - parsed.first, 0), parsed.count);
  return reachShares(parsed, total, { order, workers, signal, onProgress });
}

interface ReachAllOptions extends Pick<ParallelReachAllQuery, 'signal' | 'onProgress'> {
  readonly order: BoardOrder;
  readonly workers: number;
}

async function* reachShares(
  query: ParsedReachAll,
  total: number,
  { order, workers, signal, onProgress }: ReachAllOptions,
): AsyncGenerator<BoardReach, void, undefined> {
  const { boards, from, to, first, maxPages } = query;
  const width = to - from + 1;
  const shareSize = Math.min(
    Math.max(1, Math.ceil(total / (workers * SHARES))),
    MAX_BOARDS,
    Math.ceil(MAX_SHARE_BYTES / width),
  );
  const count = Math.min(workers, Math.ceil(total / shareSize), Math.floor(maxPages / MIN_PAGES));
  const threads = openThreads<BoardShare, ArrayBuffer>(WORKER_FILE, count, {
    ...query,
    order,
    maxPages: Math.floor(maxPages / count),
  });
  let done = 0;
  const reach = async (share: BoardShare) => {
    const operations = await threads.run(share);
    done += share.count;
    onProgress?.({ done, total });
    return operations;
  };
  const use = async function* () {
    const numbers = boardsInOrder(order, boards, first, total);
    const shares = mapInOrder(dealShares(first, total, shareSize), reach, count * SHARES_AHEAD, signal);
    for await (const operations of shares) {
      for (let at = 0; at < operations.byteLength; at += width) {
        signal?.throwIfAborted();
        const { value } = numbers.next() as IteratorYieldResult<number[]>;
        yield { numbers: value, from, to, operations: new Uint8Array(operations.slice(at, at + width)) };
      }
    }
  };
  yield* withQueue(threads, use, signal);
}

/** Divides `total` boards from `first` on into shares of `size`. */
function* dealShares(first: number, total: number, size: number): Generator<BoardShare> {
  for (let done = 0; done < total; done += size) {
    yield { start: first + done, count: Math.min(size, total - done) };
  }
}
