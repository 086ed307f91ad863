// The file of a thread of `reachAllOnThreads`: one share of the boards at a time, on one instance
// of the engine. It answers with the operations of all boards, or with the counts of a tally.
import { workerData } from 'node:worker_threads';
import { boardsInOrder, type BoardOrder } from '../solver/boards/boards-in-blocks.js';
import type { ReachBoard } from '../solver/engine.js';
import type { ParsedReachAll } from '../solver/boards/parse-reach-all.js';
import { serveJobs } from '../parallel/node-threads.js';
import { planThreadBoards } from './plan-thread-boards.js';
import { BoardsTally } from './tally-boards.js';

export interface ReachAllData {
  readonly query: ParsedReachAll;
  readonly order: BoardOrder;
  /** Most boards of a tally, of which each is sent as a part; null for the operations of all boards. */
  readonly tallied: number | null;
}

/** Consecutive boards in the order, at least one, which are one job. */
export interface BoardShare {
  readonly first: number;
  readonly count: number;
}

const { query, order, tallied } = workerData as ReachAllData;
const { boards, from, to } = query;
let reach: ReachBoard | undefined;

serveJobs(({ first, count }: BoardShare, sendPart): ArrayBuffer => {
  reach ??= planThreadBoards(query)();
  const share = boardsInOrder(order, boards, first, count);
  return tallied === null ? listOperations(reach, share, count) : tally(reach, share, tallied, sendPart);
});

function listOperations(reach: ReachBoard, share: Iterable<number[]>, count: number): ArrayBuffer {
  const operations = new Uint8Array(count * (to - from + 1));
  let end = 0;
  for (const numbers of share) {
    const reached = reach(numbers);
    operations.set(reached, end);
    end += reached.length;
  }
  return operations.buffer;
}

/** Sends the counts of each `size` boards, and returns those of the others. */
function tally(
  reach: ReachBoard,
  share: Iterable<number[]>,
  size: number,
  sendPart: (part: ArrayBuffer) => void,
): ArrayBuffer {
  let part = new BoardsTally(from, to);
  let boards = 0;
  for (const numbers of share) {
    if (boards === size) {
      sendPart(part.counts());
      part = new BoardsTally(from, to);
      boards = 0;
    }
    part.add({ operations: reach(numbers) });
    boards++;
  }
  return part.counts();
}
