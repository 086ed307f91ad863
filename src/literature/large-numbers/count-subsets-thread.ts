// Thread that counts subsets of large numbers: one job at a time, on one instance of the engine.
import { workerData } from 'node:worker_threads';
import { serveJobs } from '../../bulk/parallel/node-threads.js';
import type { ReachBoard } from '../../solver/engine.js';
import { countJob, openLargeBoards } from './count-subsets.js';
import type { LargeGame } from './large-game.js';
import type { SubsetJob } from './subset-jobs.js';

const game = workerData as LargeGame;
let reach: ReachBoard | undefined;

serveJobs((job: SubsetJob): ArrayBuffer => {
  reach ??= openLargeBoards(game);
  return countJob(game, job, reach).buffer;
});
