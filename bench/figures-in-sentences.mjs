// The single figures that stand in sentences of the documents, by name (readme.mjs).
import { median } from '../build/esm/bench.js';
import { present, presentSeconds, presentTime } from './format-figures.mjs';

/** A figure needs the results of one suite, from which it is written. */
const figure = (suite, write) => ({ from: [suite], write: (suites) => write(suites[suite].results) });

export const figures = {
  puzzle: figure('solve', (results) => describePuzzle(results, 'call, scattered')),
  'puzzle-again': figure('solve', (results) => describePuzzle(results, 'call')),
  board: figure(
    'reach',
    (results) => `${present(1000 * median(findBoards(results, 6, 101).samples.call))} microseconds`,
  ),
  game: figure('atlas', (results) => presentSeconds(findBoards(results, 6, 101).row.seconds)),
  'atlas-files': figure('atlas-files', (results) => {
    const { elapsed, MB } = findBoards(results, 6, 101).row;
    return `${presentSeconds(elapsed)} and ${present(MB)} MB`;
  }),
  'atlas-files-time': figure('atlas-files', (results) =>
    presentSeconds(findBoards(results, 6, 101).row.elapsed),
  ),
  'batch-rate': figure('batch', (results) => roundTo(rateOfTwo(results), 1000).toLocaleString('en')),
  'loop-rate': figure('batch', (results) =>
    roundTo(rateOf(results, 'a loop over solve', 1), 1000).toLocaleString('en'),
  ),
  'batch-hour': figure('batch', (results) => `${roundTo((rateOfTwo(results) * 3600) / 1e6, 10)} million`),
  verify: figure('verify', (results) => {
    const microseconds = results.map(({ row }) => 1e6 / row['a second']);
    return `${present(Math.min(...microseconds))} to ${present(Math.max(...microseconds))} microseconds`;
  }),
  pipe: figure('pipe', (results) => {
    const [single, batch] = results.map(({ row }) => present(row.microseconds));
    return `${batch} microseconds in batches of 20,000, and ${single} one at a time`;
  }),
  'squares-solve': figure('squares', (results) => describeCall(results, 'solve, A = 1000')),
  'squares-huge': figure('squares', (results) => describeCall(results, 'solve, A = 1000000000000000000')),
  'squares-reach': figure('squares', (results) =>
    presentTime(Number(findCall(results, 'reach 101..999, A = 1000').row.median)),
  ),
};

/** Time of one puzzle of six to eight numbers. */
function describePuzzle(results, title) {
  const microseconds = (size, from) => present(median(findBoards(results, size, from).samples[title]));
  return `${microseconds(6, 101)} to ${microseconds(8, 1001)} microseconds`;
}

function findBoards(results, size, from) {
  return results.find(({ row }) => row.n === size && row.targets.startsWith(`${from}..`));
}

function findCall(results, call) {
  return results.find(({ row }) => row.call === call);
}

function describeCall(results, call) {
  const { row } = findCall(results, call);
  return `${presentTime(Number(row.median))} (median) and at most ${presentTime(Number(row.worst))}`;
}

/** Puzzles per second by the clock. */
function rateOf(results, format, workers) {
  return results.find(({ row }) => row.format === format && row.workers === workers).row[
    'a second by the clock'
  ];
}

const rateOfTwo = (results) => rateOf(results, 'jsonl', 2);

function roundTo(value, step) {
  return Math.round(value / step) * step;
}
