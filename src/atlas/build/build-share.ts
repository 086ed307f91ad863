// Builds one share: reaches its boards, and writes their problems, its parts of the two tables, and the
// record.
import { join } from 'node:path';
import type { ReachBoard } from '../../solver/engine.js';
import { parseReachAll } from '../../solver/boards/parse-reach-all.js';
import { planThreadBoards } from '../../batch/plan-thread-boards.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { createSolverSync } from '../../solver/create-solver.js';
import { NumbersGameError } from '../../core/errors.js';
import { createProblems, fillProblems, NO_OPERATIONS } from './board-problems.js';
import { writeDurably, writeJson, type FileRecord } from '../files/durable-file.js';
import { packageVersion } from '../files/plan-file.js';
import { ProblemsFile } from '../files/problems-file.js';
import {
  partPaths,
  problemsPath,
  recordPath,
  type AtlasShare,
  type ShareRecord,
} from '../files/atlas-shares.js';
import { writeTable } from '../files/table-file.js';
import { boardColumns, countsOf, hasSquares, targetColumns } from '../files/atlas-columns.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { boardsInOrder } from '../../solver/boards/boards-in-blocks.js';
import { ShareTally } from './tally-problems.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Memory of all engines of a build together, in bytes, less that of boards which need more by themselves. */
export const MAX_BYTES = 2 ** 29;

/**
 * Opens an engine for the boards of a plan. A board for which its memory is too small is reached by a solver
 * of its own, with the default of `createSolver`. A board throws `too-large` if a target takes more
 * operations than the tables have columns for, which takes many squares.
 */
export function openAtlasBoards(plan: AtlasPlan, maxBytes: number): ReachBoard {
  const { pool, size, repeat, from, to, rules } = plan;
  const reachBounded = planThreadBoards(parseReachAll({ pool, size, repeat, from, to, rules, maxBytes }))();
  const reach = (numbers: readonly number[]) => {
    try {
      return reachBounded(numbers);
    } catch (error) {
      if (!(error instanceof NumbersGameError && error.code === 'out-of-memory')) throw error;
      const solver = createSolverSync({ extensions: [moreOperators] });
      const { operations } = solver.reach({ numbers, from, to, rules });
      solver.dispose();
      return operations;
    }
  };
  if (!hasSquares(rules)) return reach;
  const counts = countsOf(plan);
  return (numbers) => {
    const operations = reach(numbers);
    const most = operations.reduce(
      (found, each) => (each === NO_OPERATIONS ? found : Math.max(found, each)),
      0,
    );
    if (most < counts) return operations;
    const message = `rules.operators: expected problems of at most ${counts - 1} operations for an atlas, got ${most} with ${numbers.join(' ')}`;
    throw new NumbersGameError('too-large', message);
  };
}

/**
 * Builds a share in the folder of an atlas and returns its record.
 *
 * @throws NumbersGameError the errors of the engine, or if a file cannot be written
 */
export function buildShare(dir: string, plan: AtlasPlan, share: AtlasShare, reach: ReachBoard): ShareRecord {
  const { keep } = plan;
  const files: Record<string, FileRecord> = {};
  const tally = new ShareTally(plan, share.count);
  let content: string | undefined;
  if (keep === 'problems') {
    const path = problemsPath(share);
    files[path] = writeDurably(join(dir, path), (file) => {
      const problems = new ProblemsFile(plan, file);
      reachShare(plan, share, reach, tally, problems);
      content = problems.finish();
    });
  } else {
    reachShare(plan, share, reach, tally, null);
  }
  const { boards, targets } = partPaths(keep, share);
  if (boards !== null) files[boards] = writeTable(dir, boards, boardColumns(plan), tally.boards);
  files[targets] = writeTable(dir, targets, targetColumns(plan), tally.targets);
  const totals = tally.totals();
  const record = { ...share, engine: packageVersion(), rows: totals.problems, totals, files, content };
  writeJson(join(dir, recordPath(keep, share)), record);
  return record;
}

/** Reaches the boards of a share, adds them to the tally, and writes their problems if there is a file. */
function reachShare(
  plan: AtlasPlan,
  { first, count }: AtlasShare,
  reach: ReachBoard,
  tally: ShareTally,
  file: ProblemsFile | null,
): void {
  const problems = createProblems(plan.to - plan.from + 1);
  let rank = first;
  for (const numbers of boardsOfPlan(plan, first, count)) {
    const reached = reach(numbers);
    tally.add(rank, numbers, reached);
    if (file !== null) {
      fillProblems(problems, reached);
      file.add(rank, problems);
    }
    rank++;
  }
}

/** Yields at most `count` boards of a plan, without the first `first`, in the order of the plan. */
export function boardsOfPlan(plan: AtlasPlan, first: number, count: number): Generator<number[]> {
  return boardsInOrder(plan.order ?? 'lexicographic', parseBoards(plan), first, count);
}
