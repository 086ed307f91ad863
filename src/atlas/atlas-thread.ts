// The file of a thread of `build` (numbers-game/atlas): one share at a time, on one instance of the engine.
// A thread writes the files of its shares itself, so that only small records go between threads.
import { workerData } from 'node:worker_threads';
import { pickEmbedded } from '../engine/embedded.js';
import { compileSync, parseEngineOptions } from '../engine/module.js';
import { serveJobs } from '../parallel/node-threads.js';
import { parseBoards } from '../reach/pool-boards.js';
import { openReachAll } from '../reach/reach-all.js';
import { buildShare, type ReachBoard } from './build-share.js';
import type { AtlasShare } from './shares.js';
import type { AtlasPlan } from './types.js';

/** What a thread is told when it begins. */
export interface ThreadData {
  readonly dir: string;
  readonly plan: AtlasPlan;
  readonly maxPages: number;
}

const { dir, plan, maxPages } = workerData as ThreadData;
const { pool, size, repeat, from, to } = plan;
let reach: ReachBoard | undefined;

serveJobs((share: AtlasShare) => {
  reach ??= openReachAll(compileSync(parseEngineOptions({}, pickEmbedded)), {
    boards: parseBoards({ pool, size, repeat }),
    from,
    to,
    maxPages,
  });
  return buildShare(dir, plan, share, reach);
});
