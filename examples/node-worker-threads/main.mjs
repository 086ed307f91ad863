// A solver on a worker thread: the thread that asks stays free, and a search that takes too long is given up.
import { Worker } from 'node:worker_threads';
import { createWorkerSolver } from 'numbers-game/worker';

const solver = createWorkerSolver(() => new Worker(new URL('./solver-worker.mjs', import.meta.url)));

const { expression, value } = await solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
console.log(`${expression} = ${value}`);

// The nearest value to this target lies far away: seconds, or as long as we wait.
const hard = { numbers: [9, 97, 241, 379, 463, 571, 683, 821, 977], target: 30_000_000_019 };
try {
  await solver.solve(hard, { signal: AbortSignal.timeout(200) });
} catch (error) {
  console.log(error.name);
}

// All boards of four numbers of the numbers round: how many make 24?
let boards = 0;
const onProgress = ({ done, total }) => process.stderr.write(`\r${done} of ${total}`);
for await (const { operations } of solver.reachAll({ size: 4, from: 24, to: 24 }, { onProgress })) {
  if (operations[0] !== 255) boards++;
}
process.stderr.write('\n');
console.log(`${boards} boards make 24`);

await solver.dispose();
