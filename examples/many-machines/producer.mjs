// Puts the shards of an atlas on a queue, and waits until a worker has merged them:
//   node producer.mjs NAME SHARDS QUERY
//   node producer.mjs atlas-7 16 '{"size":7,"from":1000,"to":6000}'
//
// The queue is a flow of BullMQ: the shards are the children of the merge. It is added in one transaction
// under fixed ids, so a producer that was killed is started again with the same arguments, and watches the
// flow that is there. SHARDS is at least 2; ten times the number of workers divides the work well.
import { setTimeout as wait } from 'node:timers/promises';
import { FlowProducer, Queue } from 'bullmq';

const [name, count, query] = process.argv.slice(2);
const shards = Number(count);
const url = process.env.REDIS_URL ?? 'redis://localhost:6379';
const connection = { url, maxRetriesPerRequest: null };
const queue = new Queue(name, { connection });
const flows = new FlowProducer({ connection });
for (const source of [queue, flows])
  source.on('error', ({ message }) => console.error(`producer: ${message}`));

/** A folder stays locked for a minute after its worker was killed on another machine. */
const retries = { attempts: 100, backoff: { type: 'fixed', delay: 5000 } };

const createShard = (index) => ({
  name: 'shard',
  queueName: name,
  data: { query: JSON.parse(query), shards, index },
  opts: { ...retries, jobId: `shard-${index}`, failParentOnFailure: true },
});

async function describeProgress() {
  const { completed = 0, delayed = 0 } = await queue.getJobCounts('completed', 'delayed');
  const active = await queue.getActive();
  const rate = active.reduce((sum, { progress }) => sum + (progress.rate ?? 0), 0);
  const failed = delayed === 0 ? '' : `, ${delayed} failed and will be repeated`;
  return `${completed} of ${shards} shards, ${active.length} in work${failed}, ${Math.round(rate)} problems a second`;
}

let [state, progress] = [await queue.getJobState('merge'), ''];
for (; state !== 'completed' && state !== 'failed'; state = await queue.getJobState('merge')) {
  if (state === 'unknown') {
    await flows.add({
      name: 'merge',
      queueName: name,
      data: { shards },
      opts: { ...retries, jobId: 'merge' },
      children: Array.from({ length: shards }, (_, place) => createShard(place + 1)),
    });
  }
  const text = await describeProgress();
  if (text !== progress) console.log(text);
  progress = text;
  await wait(1000);
}
const { returnvalue, failedReason } = await queue.getJob('merge');
if (state === 'completed') console.log(JSON.stringify(returnvalue));
else console.error(`producer: ${failedReason}`);
process.exitCode = state === 'completed' ? 0 : 1;
await queue.obliterate({ force: true });
await Promise.all([queue.close(), flows.close()]);
