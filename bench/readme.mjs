// `npm run bench:readme`: writes the figures of README.md and of docs/ from bench/results/, between the lines
// that begin and end a section, and the charts beside the results. Nobody types figures there.
//
//   <!-- bench:NAME --> ... <!-- /bench -->
//
// A section whose suite has no results stays as it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describeMachine, median, PAPER_ALGORITHMS, PAPER_SIZES } from '../build/esm/bench.js';
import { plot } from './report.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = path('results');

/**
 * The documents with figures, and where each finds the charts. README.md has none, since the package has not.
 */
const DOCUMENTS = {
  'README.md': null,
  'docs/benchmarks.md': '../bench/results',
  'docs/background/published-algorithms.md': '../../bench/results',
};

const suites = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))
    .map((data) => [data.suite, data]),
);
for (const data of Object.values(suites)) await plot(data, folder);

/** The suite of a section, where it has another name. */
const SUITES = { machine: 'paper' };

const sections = {
  machine: writeMachine,
  paper: writePaper,
  solve: writeSolve,
  reach: writeReach,
  atlas: writeAtlas,
  hands: writeHands,
  operators: writeOperators,
  batch: writeBatch,
  generate: writeGenerate,
  peers: writePeers,
  growth: writeGrowth,
  boundary: writeBoundary,
};

for (const [document, charts] of Object.entries(DOCUMENTS)) {
  const file = path(`../${document}`);
  const image = (suite, description) => (charts === null ? '' : `![${description}](${charts}/${suite}.svg)`);
  const text = readFileSync(file, 'utf8').replace(
    /(<!-- bench:(\w+) -->\n)[^]*?(\n<!-- \/bench -->)/g,
    (section, begin, name, end) =>
      suites[SUITES[name] ?? name] ? `${begin}\n${sections[name](image)}\n${end}` : section,
  );
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
}

/** That of the suite paper, and of each suite that was run on another day or machine. */
function writeMachine() {
  const describe = ({ machine, date }) => `Measured on ${date} with ${describeMachine(machine)}`;
  const usual = describe(suites.paper);
  const others = Object.values(suites)
    .filter((data) => describe(data) !== usual)
    .map((data) => `\n\n${describe(data)}: ${data.suite}.`);
  return `${usual}.${others.join('')}`;
}

function writePaper(image) {
  const head = ['algorithm', ...PAPER_SIZES.flatMap((n) => [`paper, n = ${n}`, 'here'])];
  const rows = PAPER_ALGORITHMS.map(({ name }) => [
    `\`${name}\``,
    ...PAPER_SIZES.flatMap((n) => {
      const { row } = suites.paper.results.find((each) => each.row.n === n && each.row.algorithm === name);
      const isSampled = /^sampled/.test(row.sample);
      const here = row.wasm === undefined ? '–' : `${isSampled ? '≈ ' : ''}${present(row.wasm)}`;
      return [row.paper === '-' ? '–' : present(row.paper), here];
    }),
  ]);
  const ours = PAPER_SIZES.flatMap((n) => {
    const times = suites.paper.results
      .filter(({ row }) => row.n === n && row.engine)
      .map(({ row }) => row.engine);
    return ['', present(median(times))];
  });
  const ratios = suites.paper.results.map(({ row }) => row).filter((row) => row['wasm / C']);
  const toC = ratios.map((row) => `${row.algorithm} of ${row.n} ${row['wasm / C']}`);
  return `${table(head, [...rows, ['`solver.reach`', ...ours]])}
${toC.length > 0 ? `\nTimes the same algorithm in C takes: ${toC.join(', ')}.\n` : ''}
${image('paper', 'Time of each published algorithm by how many numbers a board has, in the paper and here')}

${image('table-size', 'Time of depth first against the size of the hash array')}`;
}

function writeSolve() {
  const titles = ['engine', 'engine, scattered', 'call'];
  const rows = suites.solve.results.map(({ row, samples }) => [
    `${row.n}, ${row.targets}`,
    ...titles.map((title) => present(median(samples[title]))),
  ]);
  return table(
    ['numbers, targets', 'engine, ten targets a board', 'engine, a new board each time', 'whole call'],
    rows,
  );
}

function writeReach(image) {
  const baseline = ['C hash array', 'C breadth first'].filter((name) => suites.reach.results[0].row[name]);
  const rows = suites.reach.results.map(({ row, samples }) => [
    `${row.n}, ${row.targets}`,
    ...['engine', 'call'].map((title) => present(median(samples[title]))),
    ...baseline.map((name) => present(row[name])),
  ]);
  return `${table(['numbers, targets', 'engine', 'whole call', ...baseline], rows)}

${image('reach', 'Time of reach by how many numbers a board has')}`;
}

function writeAtlas() {
  const rows = suites.atlas.results.map(({ row }) => [
    `${row.n}, ${row.targets}`,
    row.boards.toLocaleString('en'),
    present(row.seconds),
    `${row.MiB} MiB`,
  ]);
  return table(['numbers, targets', 'boards', 'seconds', 'memory'], rows);
}

function writeHands() {
  const rows = suites.hands.results
    .filter(({ samples }) => samples.engine)
    .map(({ row, samples }) => [
      row.job,
      `${present(median(samples.engine) / row.count)} ${row.unit === 'us' ? 'µs' : 'ms'}`,
    ]);
  return table(['job', 'time'], rows);
}

/** All hands together: the median of the rounds. Single boards: the worst of them. */
function writeOperators() {
  const rows = suites.operators.results.map(({ row, samples }) => {
    const { job, boards, goal, solvable } = row;
    const isTogether = solvable === undefined;
    return [
      job,
      isTogether ? `all ${boards}` : `worst of ${boards}`,
      present(isTogether ? median(samples.time) : row.worst),
      goal === null ? '–' : present(goal),
      isTogether ? '–' : String(boards - solvable),
      isTogether ? '–' : String(row['too-large']),
    ];
  });
  return table(['job', 'boards', 'milliseconds', 'goal', 'without a solution', '`too-large`'], rows);
}

function writeBatch() {
  const rows = suites.batch.results.map(({ row }) => [
    row.format,
    String(row.workers),
    row['a second of a core'].toLocaleString('en'),
    row['a second by the clock'].toLocaleString('en'),
    `${row.MiB} MiB`,
  ]);
  return table(['format', 'threads', 'a second of a core', 'a second by the clock', 'memory'], rows);
}

function writeGenerate() {
  const rows = suites.generate.results.map(({ row }) => [row.puzzles, row['a second'].toLocaleString('en')]);
  return table(['puzzles', 'a second'], rows);
}

function writePeers(image) {
  const rows = suites.peers.results.map(({ row }) => [
    row.job,
    row.peer,
    row['us each'] ? present(row['us each']) : '–',
    [row.verdict, row.kind === 'package' ? row.note : undefined].filter(Boolean).join('; '),
  ]);
  return `${table(['job', 'who', 'microseconds each', 'answers'], rows)}

${image('peers', 'Time of peers beside ours')}`;
}

function writeGrowth(image) {
  const rows = suites.growth.results.map(({ row }) => [
    `\`${row.algorithm}\``,
    present(row['a number more']),
    row['least, by formula']
      ? `${present(row['least, by formula'])} to ${present(row['most, by formula'])}`
      : '–',
  ]);
  return `${table(['algorithm', 'times longer with a number more', 'combinations by the formulas'], rows)}

${image('growth', 'Time against how many numbers a board has')}`;
}

function writeBoundary() {
  const rows = suites.boundary.results.map(({ row }) => [row.job, present(row.us)]);
  return table(['what', 'microseconds'], rows);
}

/** A table in Markdown: the first column to the left, as it is. */
function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Two digits, three above 100: more are noise. */
function present(value) {
  const digits = value >= 100 ? 3 : 2;
  return Number(value.toPrecision(digits)).toLocaleString('en', { maximumFractionDigits: 6 });
}
