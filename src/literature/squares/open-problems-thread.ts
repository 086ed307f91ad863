// Thread that searches open problems: one board with its targets at a time.
import { toText } from '../../expression/format-expression.js';
import { serveJobs } from '../../bulk/parallel/node-threads.js';
import { toNatural } from '../../operators/squares/natural-arithmetic.js';
import type { OpenProblems } from './open-problems.js';
import { openBoard } from './count-unsolved.js';
import { writeExpression } from '../../operators/squares/write-square-expression.js';

/** Board with targets and the limit of squares. */
export interface OpenJob extends OpenProblems {
  readonly limit: bigint;
}

/** Results for the problems of a board. */
export interface OpenAnswer extends OpenProblems {
  /** Expression for each target, null if there is none. */
  readonly expressions: readonly (string | null)[];
  /** Number of values of the listed subsets of the board. */
  readonly values: number;
  readonly elapsedMs: number;
}

serveJobs(({ numbers, targets, limit }: OpenJob): OpenAnswer => {
  const begin = performance.now();
  const search = openBoard(
    numbers.map((number) => [number]),
    toNatural(limit),
  );
  const hits = search.findAny(targets);
  const expressions = hits.map((hit) => (hit === null ? null : toText(writeExpression(search, hit))));
  const values = search.lists.lists.reduce((sum, { count }) => sum + count, 0);
  return { numbers, targets, expressions, values, elapsedMs: performance.now() - begin };
});
