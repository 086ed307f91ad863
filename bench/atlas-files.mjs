// `numbers-game atlas build`: whole games as Parquet files, built by the command with all cores, its start
// included.
//
//   node bench/atlas-files.mjs [--json PATH] [--plot PATH]
//
// The totals of each atlas are checked. Seconds are CPU time of the process, user and system, of all threads;
// `elapsed` is by the clock. The folder is removed afterwards.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../build/esm/bench.js';
import { meterCommand } from './meter.mjs';
import { countRounds, openReport } from './report.mjs';

const GAMES = [
  { size: 6, from: 101, to: 999, runs: 5, solvable: 10_858_746 },
  { size: 7, from: 101, to: 999, runs: 3, solvable: 24_691_553 },
  { size: 7, from: 1000, to: 6000, runs: 1, solvable: 124_227_382 },
];

const { close } = openReport('atlas-files');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));
const results = [];
try {
  for (const game of GAMES) results.push(await measure(game));
} finally {
  rmSync(folder, { recursive: true });
}
await close({ title: 'Seconds of an atlas, medians', results });

async function measure({ size, from, to, runs, solvable }) {
  const taken = [];
  const atlas = join(folder, `${size}-${to}`);
  const options = { size, from, to };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  for (let run = 0; run < Math.min(runs, countRounds(runs)); run++) {
    rmSync(atlas, { recursive: true, force: true });
    taken.push(await meterCommand('atlas', 'build', atlas, ...args));
  }
  const { totals } = JSON.parse(readFileSync(join(atlas, 'totals.json'), 'utf8'));
  if (totals.solvable !== solvable) throw new Error(`${totals.solvable} problems, expected ${solvable}`);
  const samples = {
    seconds: taken.map(({ seconds }) => seconds),
    elapsed: taken.map(({ elapsed }) => elapsed),
  };
  const row = { n: size, targets: `${from}..${to}`, problems: totals.problems };
  row.seconds = Number(median(samples.seconds).toPrecision(3));
  row.elapsed = Number(median(samples.elapsed).toPrecision(3));
  row.MB = Number((measureFolder(atlas) / 1e6).toPrecision(3));
  row.MiB = Math.round(Math.max(...taken.map(({ MiB }) => MiB)));
  return { row, samples };
}

/** In bytes. */
function measureFolder(path) {
  return readdirSync(path, { recursive: true })
    .map((name) => statSync(join(path, name)))
    .reduce((sum, status) => sum + (status.isFile() ? status.size : 0), 0);
}
