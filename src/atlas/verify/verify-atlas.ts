// `verifyAtlas`: reads a whole atlas, and compares it with its plan, its checksums and the answers of other
// algorithms.
//
// 1. Every share is there once, and its files have their checksums; there are no other files.
// 2. Its rows are those of its boards and targets in order, have the checksum of the content, and add up to
//    the totals and to the rows of both tables.
// 3. Boards drawn at random are computed again by other means (verify-board.ts).
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { checkFunction, checkInteger, checkProperties } from '../../core/options.js';
import { createRandom } from '../../core/random.js';
import { createSolverSync } from '../../solver/create-solver.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { checkSignal } from '../../parallel/parse-job-options.js';
import { parseBoards } from '../../solver/boards/parse-boards.js';
import { enumerateBoards } from '../../solver/boards/pool-boards.js';
import { findFold, rangesOf } from '../files/fold-file.js';
import { findDamagedRecords, needsParts } from '../read/inspect-atlas.js';
import { findComplete } from '../build/join-parts.js';
import { readPlan } from '../files/plan-file.js';
import { readProblems } from '../files/read-problems.js';
import { readRange } from '../files/read-table.js';
import {
  BOARDS_FILE,
  dealShares,
  inspectShare,
  listFolder,
  PROBLEMS,
  problemsPath,
  recordPath,
  type AtlasShare,
  type ShareState,
} from '../files/atlas-shares.js';
import { boardColumns } from '../files/atlas-columns.js';
import { ShareTally } from '../build/tally-problems.js';
import type { AtlasPlan, AtlasVerifyOptions, AtlasVerifyReport } from '../atlas-types.js';
import { reachedOf } from '../build/board-problems.js';
import { findContradiction, recountProblems } from './verify-board.js';
import { reportUnreadable, verifyFiles, verifyProblems, type ShareReport } from './verify-share.js';
import { TableCheck, verifyFold } from './verify-tables.js';

/** Default number of boards that are computed again. */
const SAMPLE = 20;

/**
 * Verifies an atlas, and reports each fault with the path of the file; consecutive boards that are not built
 * are one fault, with the path of their first file. Changes nothing; `buildAtlas`
 * writes damaged records and files that are missing again, and a fault names a file to remove first.
 *
 * @throws NumbersGameError `invalid-option` if the folder has no atlas or one of another version
 * @example
 * const { ok, faults } = await verifyAtlas('atlas-6', { sample: 1000, seed: 1 });
 *
 * @experimental
 */
export async function verifyAtlas(dir: string, options: AtlasVerifyOptions = {}): Promise<AtlasVerifyReport> {
  checkProperties(options, ['sample', 'seed', 'signal', 'onProgress'], 'options');
  const { sample = SAMPLE, seed = Date.now() % 2 ** 32, signal, onProgress } = options;
  checkInteger(sample, 'sample', 0);
  checkInteger(seed, 'seed', 0);
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  const plan = readPlan(dir);
  const complete = findComplete(dir);
  const hasParts = needsParts(dir);
  const faults = findDamagedRecords(dir, plan);
  const report: ShareReport = (path, reason) => faults.push({ path, reason });
  const tables = new TableCheck(dir, plan, complete, report);
  await tables.begin();
  const fold = complete === null ? findFold(dir, plan) : null;
  if (fold !== null) await verifyFold(dir, plan, fold, report);
  const sound: AtlasShare[] = [];
  const missing: number[] = [];
  for (const share of dealShares(plan)) {
    signal?.throwIfAborted();
    // Records of shares without problems are removed when their parts are joined.
    if (complete !== null && plan.keep !== 'problems') break;
    if (fold?.has(share)) continue;
    const found = inspectShare(dir, plan, share, hasParts);
    if (found.state === 'missing') missing.push(share.first / plan.share);
    else {
      const tally = await verifyShare(dir, plan, share, found, hasParts, report);
      if (tally !== null) sound.push(share);
      if (tally instanceof ShareTally) await tables.add(share, tally);
    }
    onProgress?.({ done: share.first + share.count, total: plan.boards });
  }
  for (const [place, count] of rangesOf(missing)) {
    const first = place * plan.share;
    const path = recordPath(plan.keep, { first, count: Math.min(plan.share, plan.boards - first) });
    const end = Math.min(first + count * plan.share, plan.boards);
    report(path, `boards ${first} to ${end - 1} are not built`);
  }
  reportStrangers(dir, plan, report);
  await tables.finish();
  const ranks = drawBoards(plan, complete === null || plan.keep === 'problems' ? sound : null, sample, seed);
  const recounted = await verifyBoards(dir, plan, complete !== null, ranks, seed, report, signal);
  return { ok: faults.length === 0, faults, recounted, seed };
}

/** Checks a share. Returns the sum of its problems, true if the atlas keeps none, or null for a fault. */
async function verifyShare(
  dir: string,
  plan: AtlasPlan,
  share: AtlasShare,
  found: Exclude<ShareState, { state: 'missing' }>,
  hasParts: boolean,
  report: ShareReport,
): Promise<ShareTally | true | null> {
  if (found.state === 'damaged') {
    report(found.path, found.reason);
    return null;
  }
  const { files } = found.record;
  const paths = Object.keys(files).filter((path) => hasParts || path.startsWith(PROBLEMS));
  // Files with a wrong checksum cannot be read safely.
  if ((await verifyFiles(dir, files, report, paths)).size < paths.length) return null;
  if (plan.keep !== 'problems') return true;
  const path = problemsPath(share);
  return reportUnreadable(path, report, () => verifyProblems(dir, plan, share, found.record, report));
}

/** Reports files of problems that belong to no share, such as those of another division. */
function reportStrangers(dir: string, plan: AtlasPlan, report: ShareReport): void {
  if (plan.keep !== 'problems') return;
  const known = new Set<string>();
  for (const share of dealShares(plan)) known.add(problemsPath(share)).add(recordPath(plan.keep, share));
  for (const name of listFolder(dir, PROBLEMS)) {
    const path = `${PROBLEMS}/${name}`;
    if (!known.has(path)) report(path, 'it belongs to no share of the plan; remove it');
  }
}

/** Draws ranks of boards: of any board, or of the boards of some shares. */
function drawBoards(
  { boards, share }: AtlasPlan,
  shares: readonly AtlasShare[] | null,
  sample: number,
  seed: number,
): number[] {
  const random = createRandom(seed);
  const total = shares === null ? boards : shares.reduce((sum, { count }) => sum + count, 0);
  const draw = () => {
    const place = random.integer(0, total - 1);
    // Only the last share may be smaller than the others, so the quotient is the index of the share.
    return shares === null ? place : shares[Math.floor(place / share)].first + (place % share);
  };
  return total === 0 ? [] : Array.from({ length: Math.min(sample, total) }, draw);
}

/** Computes boards again. Returns their number. */
async function verifyBoards(
  dir: string,
  plan: AtlasPlan,
  isComplete: boolean,
  ranks: readonly number[],
  seed: number,
  report: ShareReport,
  signal: AtlasVerifyOptions['signal'],
): Promise<number> {
  const { keep } = plan;
  if (keep !== 'problems' && (keep === 'targets' || !isComplete)) return 0;
  const solver = createSolverSync({ extensions: [moreOperators] });
  const random = createRandom(seed);
  for (const rank of ranks) {
    await nextTurn();
    signal?.throwIfAborted();
    const [numbers] = enumerateBoards(parseBoards(plan), rank, 1);
    const expected = recountProblems(solver, numbers, plan);
    const name = `board ${rank} (${numbers.join(' ')})`;
    if (keep === 'problems') {
      const problems = await reportUnreadable(PROBLEMS, report, () => readProblems(dir, plan, rank));
      if (problems === null) break;
      if (!isDeepStrictEqual(problems, expected))
        report(PROBLEMS, `${name} has other answers when it is computed again`);
    } else {
      const tally = new ShareTally(plan, 1);
      tally.add(rank, numbers, reachedOf(expected));
      const names = Object.keys(boardColumns(plan));
      const row = await reportUnreadable(BOARDS_FILE, report, () =>
        readRange(dir, BOARDS_FILE, plan.boards, names, rank, rank + 1),
      );
      if (row === null) break;
      if (names.some((column) => row[column][0] !== tally.boards[column][0]))
        report(BOARDS_FILE, `${name} has another row when it is computed again`);
    }
    const target = findContradiction(solver, numbers, plan, expected, random);
    if (target !== null) report(PROBLEMS, `${name} with target ${target} is solved otherwise`);
  }
  return ranks.length;
}
