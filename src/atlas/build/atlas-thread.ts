// Thread of `buildAtlas`: builds one share at a time on one instance of the engine. A thread
// writes the files of its shares itself, so that threads exchange only small records.
import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../parallel/node-threads.js';
import type { ReachBoard } from '../../solver/engine.js';
import { buildShare, openAtlasBoards } from './build-share.js';
import type { AtlasShare } from '../files/atlas-shares.js';
import type { AtlasPlan } from '../atlas-types.js';

/** Data that a thread gets when it starts. */
export interface ThreadData {
  readonly dir: string;
  readonly plan: AtlasPlan;
  /** Maximum memory of the engine of the thread, in bytes. */
  readonly maxBytes: number;
}

const { dir, plan, maxBytes } = workerData as ThreadData;
let reach: ReachBoard | undefined;

serveJobs((share: AtlasShare) => {
  reach ??= openAtlasBoards(plan, maxBytes);
  return buildShare(dir, plan, share, reach);
});
