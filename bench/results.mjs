// `npm run bench:results`: runs the suites whose figures the README shows, stores the results in
// bench/results/, and writes the sections and charts of the README from them (readme.mjs). It takes about a
// quarter of an hour, and needs the machine to itself.
//
//   node bench/results.mjs [--only SUITE] [--baseline FOLDER]
//
// 21 quantiles of the samples of each case are stored, including the least and the greatest, so medians and
// quartiles are exact. --baseline is for the suites reach and paper.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { present } from './report.mjs';

/** With the options of each. */
const SUITES = {
  solve: [],
  reach: [],
  atlas: [],
  hands: [],
  operators: [],
  batch: ['--puzzles', '50000'],
  verify: [],
  generate: [],
  paper: [],
  'table-size': [],
  growth: [],
  boundary: [],
  peers: [],
};
const WITH_BASELINE = ['reach', 'paper'];
const QUANTILES = 21;

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, baseline: { type: 'string' } },
});
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

mkdirSync(path('results'), { recursive: true });
for (const [suite, own] of Object.entries(SUITES)) {
  if (options.only && options.only !== suite) continue;
  const baseline = options.baseline && WITH_BASELINE.includes(suite) ? ['--baseline', options.baseline] : [];
  const file = path(`results/${suite}.json`);
  const begin = performance.now();
  runScript(`${suite}.mjs`, ['--json', file, ...own, ...baseline]);
  const data = JSON.parse(readFileSync(file, 'utf8'));
  for (const { samples = {} } of data.results) {
    for (const [title, values] of Object.entries(samples)) samples[title] = quantilesOf(values);
  }
  writeFileSync(file, present(data));
  console.log(`${suite}: ${Math.round((performance.now() - begin) / 1000)} s`);
}
runScript('readme.mjs', []);

function runScript(name, args) {
  const { status } = spawnSync(process.execPath, [path(name), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function quantilesOf(values) {
  if (values.length <= QUANTILES) return values;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (i) => Math.round((i * (sorted.length - 1)) / (QUANTILES - 1));
  return Array.from({ length: QUANTILES }, (_, i) => sorted[place(i)]);
}
