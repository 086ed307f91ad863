// The figures of each run of `npm run bench:results`, in bench/history/: a file for each run, with its
// commit, its machine and the medians of all rows. bench/results/ has the last results alone.
//
// The chart shows the figures below over the runs. Only runs on one machine are joined by a line, because
// figures of different machines cannot be compared.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeMachine, median } from '../build/esm/bench.js';
import { table } from './format-figures.mjs';
import { present } from './report.mjs';

const HISTORY = fileURLToPath(new URL('history', import.meta.url));

/** What the chart shows: a row of a suite, a series of its samples, and milliseconds in its unit. */
const FIGURES = [
  figure('solve, 6 numbers', 'solve', ({ n }) => n === 6, 'call', 1e-3),
  figure('reach, 6 numbers', 'reach', ({ n }) => n === 6, 'call', 1),
  figure('reachAll, 6 numbers', 'atlas', ({ n }) => n === 6, 'seconds', 1e3),
  figure('count, 1,820 hands', 'hands', ({ job }) => job === 'count essential, 1,820 hands', 'engine', 1),
  figure('templates, 1..13', 'templates', ({ deck }) => deck === '1..13', 'universe', 1),
];

function figure(title, suite, isRow, series, milliseconds) {
  return { title, suite, isRow, series, milliseconds };
}

/** Adds a run: the results of its suites. */
export function addToHistory(all) {
  const [{ run, commit, machine }] = all;
  const results = all.flatMap(({ suite, results }) =>
    results.map(({ row, samples = {} }) => ({ suite, row, medians: mediansOf(samples) })),
  );
  mkdirSync(HISTORY, { recursive: true });
  // Colons are not allowed in the names of files on Windows.
  const name = `${run.slice(0, 19).replaceAll(':', '-')}.json`;
  writeFileSync(`${HISTORY}/${name}`, present({ run, commit, machine, results }));
}

function mediansOf(samples) {
  const series = Object.entries(samples).filter(([, values]) => values.length > 0);
  return Object.fromEntries(series.map(([name, values]) => [name, median(values)]));
}

/** All runs, the first one first. */
export function readHistory() {
  const names = readdirSync(HISTORY).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(`${HISTORY}/${name}`, 'utf8')));
}

/** The points of the chart: { title, run, machine, milliseconds }. */
export function pointsOf(runs) {
  return runs.flatMap(({ run, commit, machine, results }) =>
    FIGURES.flatMap(({ title, suite, isRow, series, milliseconds }) => {
      const found = results.find((each) => each.suite === suite && isRow(each.row));
      const value = found?.medians[series];
      if (value === undefined) return [];
      return {
        title,
        run: nameRun({ run, commit }),
        machine: nameMachine(machine),
        milliseconds: value * milliseconds,
      };
    }),
  );
}

/** The runs as a table. */
export function tabulateRuns(runs) {
  const rows = runs.map(({ run, commit, machine, results }) => [
    nameRun({ run, commit }),
    String(new Set(results.map(({ suite }) => suite)).size),
    describeMachine(machine),
  ]);
  return table(['run', 'suites', 'version and machine'], rows);
}

const nameRun = ({ run, commit }) => `${run.slice(0, 10)} ${commit}`;
const nameMachine = ({ cpu, processor, cores, node, platform }) =>
  [cpu, processor, cores, node.split('.')[0], platform].join();
