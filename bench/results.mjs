// `npm run bench:results`: runs the suites whose figures the documents show, stores the results in
// bench/results/, and writes the sections, figures and charts of the documents from them (readme.mjs). It
// takes up to 20 minutes on two cores, and needs the machine to itself.
//
//   node bench/results.mjs [--only SUITE,...]
//
// 21 quantiles of the samples of each case are stored, including the least and the greatest, so medians and
// quartiles are exact. Each file says in which run it was made, when and from which commit. --only runs some
// suites; the documents then say that their figures come from several runs (runs.mjs). The medians of each
// run are kept in bench/history/ (history.mjs).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addToHistory } from './history.mjs';
import { present } from './report.mjs';
import { describeRuns, readResults } from './runs.mjs';
import { SUITES } from './suites.mjs';

const QUANTILES = 21;
/** What the results depend on. */
const SOURCES = ['assembly', 'src', 'bench/*.mjs', 'bench/peers', 'package-lock.json'];

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const only = options.only?.split(',');
const unknown = only?.find((suite) => !SUITES.includes(suite));
if (unknown !== undefined) {
  console.error(`bench:results: expected a suite (${SUITES.join(', ')}), got ${unknown}`);
  process.exit(2);
}
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const run = new Date().toISOString();
const commit = readCommit();

mkdirSync(path('results'), { recursive: true });
for (const suite of SUITES) {
  if (only && !only.includes(suite)) continue;
  const file = path(`results/${suite}.json`);
  const begin = performance.now();
  runScript(`${suite}.mjs`, ['--json', file]);
  const { results, ...head } = JSON.parse(readFileSync(file, 'utf8'));
  for (const { samples = {} } of results) {
    for (const [title, values] of Object.entries(samples)) samples[title] = quantilesOf(values);
  }
  writeFileSync(file, present({ ...head, run, commit, results }));
  console.log(`${suite}: ${Math.round((performance.now() - begin) / 1000)} s`);
}
const all = Object.values(readResults());
addToHistory(all.filter((data) => data.run === run));
runScript('readme.mjs', []);
console.log(describeRuns(all));

function runScript(name, args) {
  const { status } = spawnSync(process.execPath, [path(name), ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Of the checkout, with a + if a source has changed since. */
function readCommit() {
  const git = (...args) => spawnSync('git', args, { cwd: path('..'), encoding: 'utf8' }).stdout?.trim() ?? '';
  const head = git('rev-parse', '--short=10', 'HEAD');
  return head && git('status', '--porcelain', '--', ...SOURCES) ? `${head}+` : head;
}

function quantilesOf(values) {
  if (values.length <= QUANTILES) return values;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (i) => Math.round((i * (sorted.length - 1)) / (QUANTILES - 1));
  return Array.from({ length: QUANTILES }, (_, i) => sorted[place(i)]);
}
