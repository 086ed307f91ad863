// `buildAtlas`: builds the missing shares of an atlas on all cores. It can be stopped at any moment; the next
// call continues and never writes a finished share again.
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkFunction, checkProperties } from '../../core/options.js';
import { PAGE_BYTES } from '../../solver/wasm/boundary-layout.js';
import { MIN_PAGES } from '../../solver/wasm/compile-module.js';
import { mapInOrder } from '../../parallel/map-in-order.js';
import { checkShard, checkSignal, parseWorkers } from '../../parallel/parse-job-options.js';
import { withQueue } from '../../parallel/job-queue.js';
import { openThreads } from '../../parallel/node-threads.js';
import type { Shard } from '../../parallel/worker-types.js';
import { lockFolder } from './build-lock.js';
import { makeFolder, tryToWrite } from '../files/durable-file.js';
import { findComplete, joinParts } from './join-parts.js';
import { findFold } from '../files/fold-file.js';
import { completePlan, keepPlan, PLAN_PROPERTIES, readPlan } from '../files/plan-file.js';
import {
  dealShares,
  inspectShare,
  PARTS,
  removeUnfinished,
  type AtlasShare,
  type ShareRecord,
} from '../files/atlas-shares.js';
import { MAX_BYTES } from './build-share.js';
import type { ThreadData } from './atlas-thread.js';
import type { AtlasTotals } from '../../batch/tally-boards.js';
import type { AtlasPlan, BuildOptions } from '../atlas-types.js';

/** The smaller part of a line in the golden section is to the larger as that is to the line. */
const GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;

const WORKER_FILE = new URL('./atlas-thread.js', import.meta.url);
/** The most threads, each with enough memory for an engine. */
const MOST_THREADS = Math.floor(MAX_BYTES / (MIN_PAGES * PAGE_BYTES));

const BUILD_PROPERTIES = [...PLAN_PROPERTIES, 'workers', 'signal', 'onProgress', 'shard'];

/**
 * Builds an atlas in a folder, or its missing shares.
 *
 * @param options the query, required if the folder has no plan yet; otherwise what it has must match the plan
 * @returns the totals; null if shares are still missing because the call builds only a shard
 * @throws NumbersGameError `invalid-option` if the folder cannot be used: the message says what to do;
 * `worker-failed` if two threads end on the same share; otherwise the errors of `reachAll`, or the reason of
 * the signal
 * @example
 * const totals = await buildAtlas('atlas-6', { size: 6, from: 101, to: 999 });
 * totals?.solvable; // 10858746
 *
 * @experimental
 */
export async function buildAtlas(dir: string, options: BuildOptions = {}): Promise<AtlasTotals | null> {
  checkProperties(options, BUILD_PROPERTIES, 'options');
  const { workers, signal, onProgress, shard, ...query } = options;
  const count = parseWorkers(workers, availableParallelism());
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  checkShard(shard);
  signal?.throwIfAborted();
  const plan = Object.keys(query).length > 0 ? completePlan(dir, query) : readPlan(dir);
  tryToWrite(dir, () => makeFolder(dir));
  const unlock = lockFolder(dir);
  try {
    keepPlan(dir, plan);
    removeUnfinished(dir);
    const complete = findComplete(dir);
    const missing = findMissing(dir, plan, complete !== null);
    const chosen = shard === undefined ? missing : sharesOf(shard, plan, missing);
    await buildShares(dir, plan, chosen, { count, signal, onProgress });
    if (chosen.length < missing.length) return null;
    if (complete === null) return await joinParts(dir, plan);
    rmSync(join(dir, PARTS), { recursive: true, force: true });
    return complete.totals;
  } finally {
    removeUnfinished(dir);
    unlock();
  }
}

interface RunOptions extends Pick<BuildOptions, 'signal' | 'onProgress'> {
  readonly count: number;
}

async function buildShares(
  dir: string,
  plan: AtlasPlan,
  missing: readonly AtlasShare[],
  { count, signal, onProgress }: RunOptions,
): Promise<void> {
  const width = plan.to - plan.from + 1;
  const left = missing.reduce((sum, share) => sum + share.count, 0);
  const workers = Math.min(count, missing.length, MOST_THREADS);
  const data: ThreadData = { dir, plan, maxBytes: Math.floor(MAX_BYTES / Math.max(workers, 1)) };
  const threads = openThreads<AtlasShare, ShareRecord>(WORKER_FILE, workers, data);
  const begin = performance.now();
  let done = 0;
  const buildOne = async (share: AtlasShare) => {
    await threads.run(share);
    done += share.count;
    const seconds = (performance.now() - begin) / 1000;
    onProgress?.({
      done: plan.boards - left + done,
      total: plan.boards,
      rate: (done * width) / seconds,
      secondsLeft: (seconds / done) * (left - done),
    });
  };
  const shares = withQueue(threads, () => mapInOrder(missing, buildOne, workers * 2, signal), signal);
  while (!(await shares.next()).done) signal?.throwIfAborted();
}

/** Returns unfinished and damaged shares. A complete atlas needs only shares that hold problems. */
function findMissing(dir: string, plan: AtlasPlan, isComplete: boolean): AtlasShare[] {
  if (isComplete && plan.keep !== 'problems') return [];
  const fold = findFold(dir, plan);
  return [...dealShares(plan)].filter(
    (share) => !fold?.has(share) && inspectShare(dir, plan, share, !isComplete).state !== 'finished',
  );
}

/**
 * Chooses the shares of a shard. Shares are dealt in turn, so that shards take about equally long. The first
 * shares of shards are a golden section of the turn apart, so that the first few shards are spread evenly,
 * too: in order, they would be neighbours, whose boards are alike.
 */
function sharesOf(
  { index, of }: Shard,
  { share }: AtlasPlan,
  shares: readonly AtlasShare[],
): readonly AtlasShare[] {
  let step = Math.round(of * GOLDEN_SECTION);
  while (greatestDivisor(step, of) > 1) step++;
  const place = Number((BigInt(index - 1) * BigInt(step)) % BigInt(of));
  return shares.filter(({ first }) => (first / share) % of === place);
}

/** Not that of core/: to share it between chunks, a bundle of the extension would be 42 bytes larger. */
function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
