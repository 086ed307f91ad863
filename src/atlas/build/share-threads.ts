// The threads that build shares: their number, and the memory that each gets.
import { PAGE_BYTES } from '../../solver/wasm/boundary-layout.js';
import { MIN_PAGES } from '../../solver/wasm/compile-module.js';
import type { JobQueue } from '../../parallel/job-queue.js';
import { openThreads } from '../../parallel/node-threads.js';
import type { ThreadData } from './atlas-thread.js';
import type { AtlasShare, ShareRecord } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

const WORKER_FILE = new URL('./atlas-thread.js', import.meta.url);

/** Memory of all engines together, in bytes. */
export const MAX_BYTES = 2 ** 29;
/** Least memory of an engine, in bytes. */
const MIN_BYTES = MIN_PAGES * PAGE_BYTES;

/** Threads that build the shares of an atlas in a folder. */
interface ShareThreads {
  readonly queue: JobQueue<AtlasShare, ShareRecord>;
  readonly count: number;
}

/** Opens threads, at most `count` and only as many as have enough memory. */
export function openShareThreads(dir: string, plan: AtlasPlan, count: number): ShareThreads {
  const workers = Math.min(count, Math.floor(MAX_BYTES / MIN_BYTES));
  const data: ThreadData = { dir, plan, maxBytes: Math.floor(MAX_BYTES / Math.max(workers, 1)) };
  return { queue: openThreads(WORKER_FILE, workers, data), count: workers };
}
