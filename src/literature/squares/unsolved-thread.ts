// Thread that counts unsolved problems: one share of the boards at a time, with all limits.
import { workerData } from 'node:worker_threads';
import type { ReachBoard } from '../../solver/engine.js';
import { serveJobs } from '../../bulk/parallel/node-threads.js';
import { parseReachAll } from '../../solver/boards/parse-reach-all.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';
import { openThreadBoards } from '../../bulk/batch/open-thread-boards.js';
import { toNatural } from '../../operators/squares/natural-arithmetic.js';
import type { OpenProblems } from './open-problems.js';
import { UNREACHABLE } from '../../solver/wasm/boundary-layout.js';
import { findUnsolved } from './count-unsolved.js';

/** Data that every thread gets. */
export interface UnsolvedQuery {
  readonly pool: readonly number[];
  readonly size: number;
  readonly from: number;
  readonly to: number;
  /** Limits of squares, ascending. */
  readonly limits: readonly bigint[];
}

/** Consecutive boards that one thread counts. */
export interface UnsolvedShare {
  /** Number of boards before these. */
  readonly first: number;
  readonly count: number;
}

/** Unsolved problems of a share. */
export interface ShareResult {
  /** Numbers of unsolved boards and problems, and the elapsed milliseconds, for each limit. */
  readonly rows: readonly { boards: number; problems: number; elapsedMs: number }[];
  /** Problems that the last limit leaves unsolved. */
  readonly left: readonly OpenProblems[];
}

const query = workerData as UnsolvedQuery;
const { boards, ...parsed } = parseReachAll({
  pool: query.pool,
  size: query.size,
  from: query.from,
  to: query.to,
});
let reach: ReachBoard | undefined;

serveJobs(({ first, count }: UnsolvedShare): ShareResult => {
  reach ??= openThreadBoards({ boards, ...parsed });
  const rows = query.limits.map(() => ({ boards: 0, problems: 0, elapsedMs: 0 }));
  const left: OpenProblems[] = [];
  for (const numbers of enumerateBoards(boards, first, count)) {
    const targets = findUnsolvedOf(numbers, rows);
    if (targets.length > 0) left.push({ numbers, targets });
  }
  return { rows, left };
});

function findUnsolvedOf(numbers: readonly number[], rows: ShareResult['rows']): number[] {
  let begin = performance.now();
  const operations = reach!(numbers);
  let targets = [...operations.keys()]
    .filter((index) => operations[index] === UNREACHABLE)
    .map((index) => index + query.from);
  for (const [index, limit] of query.limits.entries()) {
    // With a limit of 1, nothing is squared.
    if (limit > 1n && targets.length > 0) {
      targets = findUnsolved(
        numbers.map((number) => [number]),
        targets,
        toNatural(limit),
      );
    }
    const row = rows[index];
    row.boards += targets.length > 0 ? 1 : 0;
    row.problems += targets.length;
    row.elapsedMs += performance.now() - begin;
    begin = performance.now();
  }
  return targets;
}
