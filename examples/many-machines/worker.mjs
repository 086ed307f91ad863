// Builds shards of an atlas, and merges them when all are built: node worker.mjs FOLDER
//
// FOLDER is the folder of the atlas as this machine sees it. All workers see the same one, on NFS for example;
// its last part is the name of the queue. Each shard is built in a folder of its own, part-N, and the result
// is in FOLDER/atlas. A worker that repeats the shard of a killed one goes on with its finished files.
import { basename, join } from 'node:path';
import { Worker } from 'bullmq';
import { buildAtlas, mergeAtlases } from 'numbers-game/atlas';

const folder = process.argv[2];
const partOf = (index) => join(folder, `part-${index}`);
const stop = new AbortController();

async function buildShard(job) {
  const { query, shards, index } = job.data;
  const shard = { index, of: shards };
  // A lost report of progress does no harm.
  const onProgress = (progress) => void job.updateProgress(progress).catch(() => undefined);
  await buildAtlas(partOf(index), { ...query, shard, signal: stop.signal, onProgress });
}

async function merge({ data: { shards } }) {
  const parts = Array.from({ length: shards }, (_, place) => partOf(place + 1));
  const { missing, totals } = await mergeAtlases(join(folder, 'atlas'), parts);
  if (totals === null) throw new Error(`${missing} shares are missing in the folders of the shards`);
  return totals;
}

const worker = new Worker(basename(folder), (job) => (job.name === 'merge' ? merge(job) : buildShard(job)), {
  connection: { url: process.env.REDIS_URL ?? 'redis://localhost:6379', maxRetriesPerRequest: null },
  // The shard of a killed worker goes to another one after at most 20 seconds, however often that happens.
  lockDuration: 10_000,
  stalledInterval: 10_000,
  maxStalledCount: 1000,
});
worker.on('error', ({ message }) => console.error(`worker: ${message}`));
worker.on('failed', (job, { message }) => console.error(`worker: ${job?.id} failed: ${message}`));

// A worker that is stopped gives its shard back at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stop.abort(new Error(`stopped by ${signal}`));
    void worker.close();
  });
}
