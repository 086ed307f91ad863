// The file of a thread of `build` (numbers-game/atlas): one share at a time, on one instance of the engine.
// A thread writes the files of its shares itself, so that only small records go between threads.
import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../bulk/parallel/node-threads.js';
import type { ReachBoard } from '../../solver/engine.js';
import { buildShare, openBoards } from './build-share.js';
import type { AtlasShare } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

/** What a thread is told when it begins. */
export interface ThreadData {
  readonly dir: string;
  readonly plan: AtlasPlan;
  /** The memory of its engine. */
  readonly maxBytes: number;
}

const { dir, plan, maxBytes } = workerData as ThreadData;
let reach: ReachBoard | undefined;

serveJobs((share: AtlasShare) => {
  reach ??= openBoards(plan, maxBytes);
  return buildShare(dir, plan, share, reach);
});
