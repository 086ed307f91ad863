// The file of a thread of `reachAll` (numbers-game/batch): one share of the boards at a time, on one instance
// of the engine.
import { workerData } from 'node:worker_threads';
import { enumerateBoards } from '../reach/pool-boards.js';
import { compileSync, parseEngineOptions } from '../engine/module.js';
import { openReachAll, type ParsedReachAll } from '../reach/reach-all.js';
import { serveJobs } from '../parallel/node-threads.js';

/** Consecutive boards. */
export interface Share {
  /** How many boards come before them. */
  readonly start: number;
  /** At least 1. */
  readonly count: number;
}

const query = workerData as ParsedReachAll;
let reach: ReturnType<typeof openReachAll> | undefined;

serveJobs(({ start, count }: Share): ArrayBuffer => {
  reach ??= openReachAll(compileSync(parseEngineOptions({})), query);
  const width = query.to - query.from + 1;
  const operations = new Uint8Array(count * width);
  const boards = enumerateBoards(query.boards, start);
  for (let at = 0; at < operations.length; at += width) {
    const { value } = boards.next() as IteratorYieldResult<number[]>;
    operations.set(reach(value), at);
  }
  return operations.buffer;
});
