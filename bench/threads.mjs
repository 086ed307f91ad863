// The gain from a second thread: elapsed time with two workers divided by that with one.
//
//   node bench/threads.mjs [--json PATH]
//
// Each run is a new process, start included, and one and two workers take turns; both must print the same.
// The ratio of CPU times says what the second thread costs. Elapsed time needs two idle cores.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../build/esm/bench.js';
import { meterCommand, meterScript } from './meter.mjs';
import { countRounds, openReport } from './report.mjs';
import { ratio } from './sample-figures.mjs';

const { close } = openReport('threads');
const rounds = countRounds(5);
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));

const command = (text) => (workers) => meterCommand(...text.split(' '), '--workers', String(workers));
/** Hashes all that an iterator of `numbers-game/batch` yields. */
const iterator = (name, options) => (workers) => {
  const entry = new URL('../build/esm/batch.js', import.meta.url).href;
  return meterScript(`
    import { createHash } from 'node:crypto';
    import { ${name} } from '${entry}';
    const hash = createHash('sha256');
    for await (const item of ${name}({ ...${JSON.stringify(options)}, workers: ${workers} }))
      hash.update(item.operations instanceof Uint8Array ? item.operations : JSON.stringify(item));
    console.log(hash.digest('hex'));`);
};
const build = async (workers) => {
  const dir = join(folder, 'atlas');
  const used = await command(`atlas build ${dir} --size 6 --json`)(workers);
  rmSync(dir, { recursive: true });
  return used;
};
const CASES = [
  ['atlas, totals, n = 6', command('atlas --size 6 --pool 1-20 --from 101 --to 999 --json')],
  ['atlas, totals, n = 8', command('atlas --size 8 --from 1 --to 3000 --json')],
  ['atlas build', build],
  ['reachAllOnThreads', iterator('reachAllOnThreads', { size: 6, pool: listTo(20), from: 101, to: 999 })],
  ['generateOnThreads', iterator('generateOnThreads', { count: 50_000 })],
];

try {
  const results = [];
  for (const each of CASES) results.push(await compare(...each));
  await close({ title: 'Two workers by one', results });
} finally {
  rmSync(folder, { recursive: true });
}

async function compare(work, run) {
  const [one, two] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await run(1));
    two.push(await run(2));
  }
  const hashes = [...one, ...two].map(({ stdout }) => createHash('sha256').update(stdout).digest('hex'));
  if (new Set(hashes).size > 1) throw new Error(`${work}: two runs, two outputs`);
  const samples = (name) => [one, two].map((runs) => runs.map((used) => used[name]));
  const byOne = (name) => ratio(...samples(name).map(median).reverse());
  const [elapsed, both] = samples('elapsed');
  const row = {
    work,
    'one, s': Number(median(elapsed).toPrecision(3)),
    elapsed: byOne('elapsed'),
    CPU: byOne('seconds'),
  };
  return { row, samples: { one: elapsed, two: both } };
}

function listTo(last) {
  return Array.from({ length: last }, (_, index) => index + 1);
}
