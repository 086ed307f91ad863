// Compares this checkout with an earlier version: `npm run bench:compare -- COMMIT|TARBALL`.
//
//   node bench/compare.mjs COMMIT|TARBALL [--new TARBALL] [--only SUITE,...] [--rounds COUNT]
//
// Both versions are packed and installed in one folder tree, build/compare/, each with the suites of this
// checkout beside it. This process starts every suite in turn, in COUNT rounds (default 3): the old version,
// the new one, the old one once more. The two old runs change places in every other round. A row's time is
// the least of the medians of its rounds.
//
// It fails, with exit code 1,
//
//   - for a row whose new time is over 1.05 times the longer one of the two old times: 5 % beyond the spread
//     of the old version against itself
//   - for a size over 1.01 times the old one
//   - for a suite or a size that the old version has and the new one lacks
//
// What the old version cannot run, because it lacks what a suite calls, is listed and not compared, and so is
// how many rows were too noisy to tell anything. Rows of other programs are left out, and memory is not
// compared. build/compare/report.json has all rows.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installVersion, packCheckout, packSource } from './compare/install-version.mjs';
import { judgeSizes, judgeTimes, timesOf } from './compare/judge-rows.mjs';
import { measureSizes } from './compare/measure-sizes.mjs';
import { SUITES } from './suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** All but that of peers, which times other programs. */
const COMPARED = SUITES.filter((name) => name !== 'peers');
/** From this spread on, a row tells nothing. */
const NOISY = 1.25;
const work = join(root, 'build', 'compare');
const { source, tarball, suites, rounds } = readArguments();

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const versions = {
  old: await installVersion(root, join(work, 'old'), packSource(root, work, source)),
  new: await installVersion(
    root,
    join(work, 'new'),
    tarball ?? packCheckout(root, join(work, 'new-package')),
  ),
};
console.log(`compare: ${versions.old.name} (old) with ${versions.new.name} (new)`);

const sizes = judgeSizes(await measureSizes(versions.old.folder), await measureSizes(versions.new.folder));
const missing = [];
const times = suites.flatMap((suite) => compareSuite(suite));
report();

/** Runs a suite in rounds, and compares its rows; none if the old version cannot run it. */
function compareSuite(suite) {
  const runs = { old: [], new: [], again: [] };
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? ['old', 'new', 'again'] : ['again', 'new', 'old'];
    for (const name of order) {
      const version = name === 'new' ? versions.new : versions.old;
      const { results, message } = runSuite(version, suite);
      if (results === null && name === 'new') fail(`${suite}: the new version cannot run it: ${message}`);
      if (results === null) {
        missing.push(`${suite}: ${message}`);
        return [];
      }
      runs[name].push(timesOf(results));
    }
  }
  const judged = judgeTimes(suite, runs);
  const worst = judged.reduce((most, { ratio }) => Math.max(most, ratio), 0);
  console.log(`compare: ${suite}, ${judged.length} rows, the largest ratio ${worst.toFixed(3)}`);
  printFailed(judged);
  return judged;
}

/** The results of a suite, or the line with which it failed. */
function runSuite({ folder }, suite) {
  const file = join(work, `${suite}.json`);
  rmSync(file, { force: true });
  const args = [join(folder, 'bench', `${suite}.mjs`), '--json', file];
  const env = { ...process.env, BENCH_ROUNDS: process.env.BENCH_ROUNDS ?? '1' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (status === 0) return { results: JSON.parse(readFileSync(file, 'utf8')).results, message: '' };
  const lines = stderr.split('\n');
  return { results: null, message: lines.find((line) => /Error/.test(line)) ?? `exit code ${status}` };
}

/** Prints what is over the limits. */
function printFailed(judged) {
  for (const { title, before, after, ratio, spread } of judged.filter(({ isOver }) => isOver)) {
    const noise = spread === undefined ? '' : `, old against itself ${spread.toFixed(3)}`;
    console.error(`compare: ${title}: ${before} before, ${after} now, ratio ${ratio.toFixed(3)}${noise}`);
  }
}

function report() {
  writeFileSync(
    join(work, 'report.json'),
    `${JSON.stringify({ ...versions, sizes, times, missing }, null, 1)}\n`,
  );
  printFailed(sizes);
  const failed = [...sizes, ...times].filter(({ isOver }) => isOver);
  const noisy = times.filter(({ spread }) => spread > NOISY).length;
  if (noisy > 0) console.error(`compare: ${noisy} rows are too noisy: old against itself over ${NOISY}`);
  for (const line of missing) console.error(`compare: not compared, the old version cannot run ${line}`);
  console.log(
    `compare: ${sizes.length} sizes and ${times.length} rows compared, ${failed.length} over the limits, ` +
      `${missing.length} suites not compared`,
  );
  if (failed.length > 0 || times.length + sizes.length === 0) process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, rounds: { type: 'string' }, new: { type: 'string' } },
    });
    if (positionals.length !== 1)
      throw new Error(`expected a commit or a tarball, got ${positionals.length}`);
    const suites = values.only?.split(',') ?? COMPARED;
    const unknown = suites.find((name) => !COMPARED.includes(name));
    if (unknown !== undefined)
      throw new Error(`--only: expected suites (${COMPARED.join(', ')}), got ${unknown}`);
    const rounds = Number(values.rounds ?? 3);
    if (!(Number.isInteger(rounds) && rounds > 0)) {
      throw new Error(`--rounds: expected an integer from 1 on, got ${values.rounds}`);
    }
    return { source: positionals[0], tarball: values.new, suites, rounds };
  } catch (error) {
    return fail(error.message, 2);
  }
}

function fail(message, status = 1) {
  console.error(`compare: ${message}`);
  process.exit(status);
}
