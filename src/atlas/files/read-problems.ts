// Reads the problems of one board, or some of them. Rows are in order and without gaps, so the index of a
// problem is computed, and only the pages that hold it are read.
import type { BoardProblems } from '../build/board-problems.js';
import { readRange } from './read-table.js';
import { problemsPath } from './atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

/**
 * Reads the problems of the board of rank `board` with the targets `from` .. `to`. Precondition: the share of
 * the board is finished, and problems are kept.
 */
export async function readProblems(
  dir: string,
  plan: AtlasPlan,
  board: number,
  from = plan.from,
  to = plan.to,
): Promise<BoardProblems> {
  const first = board - (board % plan.share);
  const count = Math.min(plan.share, plan.boards - first);
  const path = problemsPath({ first, count });
  const width = plan.to - plan.from + 1;
  const start = (board - first) * width + from - plan.from;
  const columns = ['distance', 'operations'];
  const rows = await readRange(dir, path, count * width, columns, start, start + to - from + 1);
  return { distance: Uint32Array.from(rows.distance), operations: Uint8Array.from(rows.operations) };
}
