// `reachAllOnThreads`: all boards of a pool on all cores.
//
// Threads get shares of consecutive boards, which have the most in common, and keep their engine with its
// lists from share to share. A share is sent as its first rank, and comes back as one ArrayBuffer, which is
// transferred and not copied. Whoever wants totals alone gets those of each share: a thread takes as long for
// a board of six numbers as this one would take to add it up.
import { availableParallelism } from 'node:os';
import { BOARD_ORDERS, boardsInOrder } from '../solver/boards/boards-in-blocks.js';
import { countLaidOut } from '../solver/boards/pool-boards.js';
import { MIN_PAGES } from '../solver/wasm/compile-module.js';
import { checkFunction, parseChoice } from '../core/options.js';
import { checkSignal, parseWorkers } from '../parallel/parse-job-options.js';
import { parseReachAll, REACH_ALL_PROPERTIES } from '../solver/boards/parse-reach-all.js';
import type { BoardShare, ReachAllData } from './reach-all-thread.js';
import type { BoardReach } from '../core/api-types.js';
import type { ReachAllOnThreadsQuery } from './batch-types.js';
import { openThreads } from '../parallel/node-threads.js';
import { withQueue } from '../parallel/job-queue.js';
import { mapInOrder, unlessAborted } from '../parallel/map-in-order.js';
import { planThreadBoards } from './plan-thread-boards.js';
import { BoardsTally } from './tally-boards.js';

const WORKER_FILE = new URL('./reach-all-thread.js', import.meta.url);

const PARALLEL_PROPERTIES = [...REACH_ALL_PROPERTIES, 'order', 'workers', 'signal', 'onProgress'];

/** Minimum number of shares per thread: enough for all to end at about the same time, and smooth progress. */
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
 * for await (const { numbers, operations } of reachAllOnThreads({ size: 7, from: 101, to: 999 })) {
 *   if (!operations.includes(255)) console.log(numbers); // makes every target
 * }
 */
export function reachAllOnThreads(
  query: ReachAllOnThreadsQuery,
): AsyncGenerator<BoardReach, void, undefined> {
  return listRecords(parseQuery(query));
}

/**
 * Adds up all boards of a pool on all cores: the totals of the records of `reachAllOnThreads`.
 *
 * Each thread takes a long run of the boards, in parts, and the runs get shorter towards the end, so that all
 * end at about the same time. Shares of 1000 boards in turn cost 1.7 times as much for a board of eight
 * numbers, because a thread lacks the lists of the boards that the others take.
 *
 * @throws NumbersGameError as `reachAllOnThreads`
 */
export async function tallyOnThreads(query: ReachAllOnThreadsQuery): Promise<BoardsTally> {
  const parsed = parseQuery({ ...query, order: 'blocks' });
  const { total, signal = new AbortController().signal, onProgress } = parsed;
  const { first, from, to } = parsed.query;
  const tally = new BoardsTally(from, to);
  const partSize = sizeShares(parsed, MAX_BOARDS);
  const { threads, count } = openReachThreads(parsed, partSize, true);
  let done = 0;
  const add = (buffer: ArrayBuffer) => {
    const boards = tally.addCounts(buffer);
    done += boards;
    onProgress?.({ done, total });
    return boards;
  };
  const reach = async (run: BoardShare) => {
    let left = run;
    const addPart = (part: ArrayBuffer) => {
      const boards = add(part);
      return (left = { first: left.first + boards, count: left.count - boards });
    };
    add(await threads.run(run, undefined, addPart));
  };
  const runs: Promise<void>[] = [];
  for (let dealt = 0; dealt < total;) {
    const size = Math.min(Math.max(partSize, Math.ceil((total - dealt) / (2 * count))), total - dealt);
    runs.push(reach({ first: first + dealt, count: size }));
    dealt += size;
  }
  try {
    await unlessAborted(Promise.all(runs), signal);
  } finally {
    await threads.close();
  }
  return tally;
}

/** A checked query with its options. */
interface ParsedQuery
  extends Pick<ReachAllOnThreadsQuery, 'signal' | 'onProgress'>, Pick<ReachAllData, 'query' | 'order'> {
  readonly workers: number;
  readonly total: number;
}

function parseQuery(query: ReachAllOnThreadsQuery): ParsedQuery {
  const parsed = parseReachAll(query, PARALLEL_PROPERTIES);
  planThreadBoards(parsed);
  const { signal, onProgress } = query;
  const order = parseChoice(query.order, BOARD_ORDERS, 'lexicographic', 'order');
  const workers = parseWorkers(query.workers, availableParallelism());
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  const total = Math.min(Math.max(countLaidOut(parsed.boards) - parsed.first, 0), parsed.count);
  return { query: parsed, order, workers, total, signal, onProgress };
}

async function* listRecords(parsed: ParsedQuery): AsyncGenerator<BoardReach, void, undefined> {
  const { query, order, total, signal, onProgress } = parsed;
  const { boards, from, to, first } = query;
  const width = to - from + 1;
  const shareSize = sizeShares(parsed, Math.min(MAX_BOARDS, Math.ceil(MAX_SHARE_BYTES / width)));
  const { threads, count: workers } = openReachThreads(parsed, shareSize, false);
  let done = 0;
  const reach = async (share: BoardShare) => {
    const buffer = await threads.run(share);
    done += share.count;
    onProgress?.({ done, total });
    return { ...share, buffer };
  };
  const shares = dealShares(first, total, shareSize);
  const reachShares = () => mapInOrder(shares, reach, workers * SHARES_AHEAD, signal);
  const numbersOf = boardsInOrder(order, boards, first, total);
  for await (const { count, buffer } of withQueue(threads, reachShares, signal)) {
    for (let index = 0; index < count; index++) {
      signal?.throwIfAborted();
      const numbers = numbersOf.next().value as number[];
      yield { numbers, from, to, operations: new Uint8Array(buffer, index * width, width).slice() };
    }
  }
}

/** Returns the number of boards in a share, at most `most`. */
function sizeShares({ workers, total }: ParsedQuery, most: number): number {
  return Math.min(Math.max(1, Math.ceil(total / (workers * SHARES))), most);
}

/** Opens at most as many threads as there are shares, and as have enough memory. */
function openReachThreads(
  { query, order, workers, total }: ParsedQuery,
  shareSize: number,
  isTallied: boolean,
) {
  const { maxPages } = query;
  const count = Math.min(workers, Math.ceil(total / shareSize), Math.floor(maxPages / MIN_PAGES));
  const ofThread = { ...query, maxPages: Math.floor(maxPages / count) };
  const data: ReachAllData = { query: ofThread, order, tallied: isTallied ? shareSize : null };
  return { threads: openThreads<BoardShare, ArrayBuffer>(WORKER_FILE, count, data), count };
}

/** Divides boards, from the rank `first` on, into shares of `size`. */
function* dealShares(first: number, total: number, size: number): Generator<BoardShare> {
  for (let done = 0; done < total; done += size)
    yield { first: first + done, count: Math.min(size, total - done) };
}
