// `build`: builds the shares of an atlas that are not there, on all cores. It can be stopped at any moment
// and goes on with the next call; what is finished is never written again.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { checkProperties } from '../core/options.js';
import { PAGE_BYTES } from '../engine/boundary-layout.js';
import { MIN_PAGES } from '../engine/module.js';
import { mapInOrder } from '../parallel/map-in-order.js';
import { openThreads } from '../parallel/node-threads.js';
import { checkFunction, checkShard, checkSignal, parseWorkers } from '../parallel/options.js';
import { withQueue } from '../parallel/job-queue.js';
import type { Shard } from '../parallel/types.js';
import type { ThreadData } from './atlas-thread.js';
import { lockFolder } from './build-lock.js';
import { tryToWrite, UNFINISHED } from './durable-file.js';
import { findComplete, joinParts } from './join-parts.js';
import { keepPlan, makePlan, PLAN_PROPERTIES, readPlan } from './plan-file.js';
import {
  dealShares,
  inspectShare,
  listFolder,
  PARTS,
  PROBLEMS,
  type AtlasShare,
  type ShareRecord,
} from './shares.js';
import type { AtlasPlan, AtlasQuery, AtlasTotals, BuildOptions } from './types.js';

const WORKER_FILE = new URL('./atlas-thread.js', import.meta.url);
const BUILD_PROPERTIES = [...PLAN_PROPERTIES, 'workers', 'signal', 'onProgress', 'shard'];

/** The memory of all engines together. */
export const MAX_BYTES = 2 ** 29;
/** The least memory of an engine. */
const MIN_BYTES = MIN_PAGES * PAGE_BYTES;

/**
 * Builds an atlas in a folder, or what is missing of it.
 *
 * @param options the query, if the folder has no plan yet or to make sure that it has this one
 * @returns the totals; null if shares are still missing, because only a shard was to be built
 * @throws NumbersGameError `invalid-option` if the folder cannot be used: the message says what to do;
 * `worker-failed` if two threads end on the same share; as `reachAll` otherwise. The reason of the signal.
 * @example
 * const totals = await build('atlas-6', { size: 6, from: 101, to: 999 });
 * totals.solvable; // 10858746
 */
export async function build(dir: string, options: BuildOptions = {}): Promise<AtlasTotals | null> {
  checkProperties(options, BUILD_PROPERTIES, 'options');
  const { workers, signal, onProgress, shard, ...query } = options;
  const count = parseWorkers(workers, availableParallelism());
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  checkShard(shard);
  signal?.throwIfAborted();
  const plan = Object.keys(query).length > 0 ? makePlan(query as AtlasQuery) : readPlan(dir);
  tryToWrite(dir, () => mkdirSync(dir, { recursive: true }));
  const unlock = lockFolder(dir);
  try {
    keepPlan(dir, plan);
    removeUnfinished(dir);
    const complete = findComplete(dir);
    const missing = findMissing(dir, plan, complete !== null);
    const chosen = missing.filter((share) => isOfShard(plan, share, shard));
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
  const workers = Math.min(count, missing.length, Math.floor(MAX_BYTES / MIN_BYTES));
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

/** The shares that are not finished, or damaged. A complete atlas needs only those that hold problems. */
function findMissing(dir: string, plan: AtlasPlan, isComplete: boolean): AtlasShare[] {
  if (isComplete && plan.keep !== 'problems') return [];
  return [...dealShares(plan)].filter(
    (share) => inspectShare(dir, plan, share, !isComplete).state !== 'finished',
  );
}

/** Whether a share belongs to a shard: shares are dealt in turn, so that shards take about the same time. */
function isOfShard({ share }: AtlasPlan, { first }: AtlasShare, shard: Shard = { index: 1, of: 1 }): boolean {
  return (first / share) % shard.of === shard.index - 1;
}

/** Removes what builds that were killed have left. */
function removeUnfinished(dir: string): void {
  for (const folder of ['.', PARTS, PROBLEMS]) {
    for (const name of listFolder(dir, folder)) {
      if (name.endsWith(`.${UNFINISHED}`)) rmSync(join(dir, folder, name), { force: true });
    }
  }
}
