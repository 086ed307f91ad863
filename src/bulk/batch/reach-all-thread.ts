// The file of a thread of `reachAll` (numbers-game/batch): one share of the boards at a time, on one instance
// of the engine.
import { workerData } from 'node:worker_threads';
import { boardsInOrder, type BoardOrder } from '../../solver/boards/boards-in-blocks.js';
import type { ReachBoard } from '../../solver/engine.js';
import type { ParsedReachAll } from '../../solver/boards/parse-reach-all.js';
import { serveJobs } from '../parallel/node-threads.js';
import { openThreadBoards } from './open-thread-boards.js';

/** Consecutive boards of a pool, which are one job. */
export interface BoardShare {
  /** Number of boards that come before them. */
  readonly start: number;
  /** Number of boards, at least 1. */
  readonly count: number;
}

/** Data that a thread gets when it starts. */
interface ThreadData extends ParsedReachAll {
  readonly order: BoardOrder;
}

const query = workerData as ThreadData;
let reach: ReachBoard | undefined;

serveJobs(({ start, count }: BoardShare): ArrayBuffer => {
  reach ??= openThreadBoards(query);
  const width = query.to - query.from + 1;
  const operations = new Uint8Array(count * width);
  let at = 0;
  for (const numbers of boardsInOrder(query.order, query.boards, start, count)) {
    operations.set(reach(numbers), at);
    at += width;
  }
  return operations.buffer;
});
