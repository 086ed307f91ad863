// The sections of the documents that are written from bench/results, by name (readme.mjs). Each needs the
// results of some suites. Tables show whole calls; what the engine takes alone is in the results.
import { median, PAPER_ALGORITHMS, PAPER_SIZES } from '../build/esm/bench.js';
import { present, presentTime, table } from './format-figures.mjs';
import { readHistory, tabulateRuns } from './history.mjs';
import { describeRuns } from './runs.mjs';

const section = (from, write) => ({ from, write });

export const sections = {
  machine: section([], (suites) => describeRuns(Object.values(suites))),
  solve: section(['solve'], writeSolve),
  reach: section(['reach'], writeReach),
  atlas: section(['atlas'], writeAtlas),
  'atlas-files': section(['atlas-files'], writeAtlasFiles),
  hands: section(['hands'], writeHands),
  'operator-subsets': section(['operator-subsets'], writeOperatorSubsets),
  operators: section(['operators'], writeOperators),
  templates: section(['templates'], writeTemplates),
  limits: section(['limits'], writeLimits),
  'limits-jobs': section(['limits'], writeLimitsJobs),
  hard: section(['hard'], writeHard),
  batch: section(['batch'], writeBatch),
  verify: section(['verify'], writeVerify),
  pipe: section(['pipe'], writePipe),
  environment: section(['environment'], writeEnvironment),
  generate: section(['generate'], writeGenerate),
  paper: section(['paper', 'reach', 'table-size'], writePaper),
  growth: section(['growth'], writeGrowth),
  boundary: section(['boundary'], writeBoundary),
  peers: section(['peers'], writePeers),
  checkouts: section(['checkouts'], writeCheckouts),
  history: section([], writeHistory),
};

function writeSolve({ solve }) {
  const titles = ['call', 'call, scattered'];
  const rows = solve.results.map(({ row, samples }) => [
    `${row.n}, ${row.targets}`,
    ...titles.map((title) => present(median(samples[title]))),
  ]);
  return table(['numbers, targets', 'ten targets a board', 'a new board each time'], rows);
}

function writeReach({ reach }, image) {
  const programs = ['C hash array', 'C breadth first'].filter((name) => reach.results[0].row[name]);
  const rows = reach.results.map(({ row, samples }) => [
    `${row.n}, ${row.targets}`,
    present(median(samples.call)),
    ...programs.map((name) => present(row[name])),
  ]);
  return `${table(['numbers, targets', '`reach`', ...programs], rows)}

${image('reach', 'Time of reach by how many numbers a board has')}`;
}

function writeAtlas({ atlas }) {
  const rows = atlas.results.map(({ row }) => [
    `${row.n}, ${row.targets}`,
    row.boards.toLocaleString('en'),
    present(row.seconds),
    `${row.MiB} MiB`,
  ]);
  return table(['numbers, targets', 'boards', 'seconds', 'memory of the engine'], rows);
}

function writeAtlasFiles(suites) {
  const rows = suites['atlas-files'].results.map(({ row }) => [
    `${row.n}, ${row.targets}`,
    row.problems.toLocaleString('en'),
    `${present(row.MB)} MB`,
    `${present(row.seconds)} s`,
    `${present(row.elapsed)} s`,
    `${row.MiB} MiB`,
  ]);
  return table(['size, targets', 'problems', 'files', 'CPU time', 'elapsed', 'memory'], rows);
}

function writeHands({ hands }) {
  const rows = hands.results
    .filter(({ samples }) => samples.engine)
    .map(({ row, samples }) => {
      const milliseconds = row.unit === 'us' ? 1e-3 : 1;
      return [row.job, presentTime((milliseconds * median(samples.engine)) / row.count)];
    });
  return table(['job', 'time'], rows);
}

/** All hands together: the median of the rounds. Single boards: the worst of them. */
function writeOperatorSubsets(suites) {
  const rows = suites['operator-subsets'].results.map(({ row }) => [
    `\`${row.call.split(',')[0]}\`${row.call.slice(row.call.split(',')[0].length)}`,
    row.rules,
    String(row.n),
    row.targets,
    present(row.slowest),
    row.of,
    present(row.median),
    row['C, four operators'] === undefined ? '–' : present(row['C, four operators']),
  ]);
  const titles = ['call', 'rules', 'numbers', 'targets', 'slowest', 'with', 'median', 'C, four operators'];
  return table(titles, rows);
}

function writeOperators({ operators }) {
  const rows = operators.results.map(({ row, samples }) => {
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

function writeTemplates({ templates }) {
  const titles = ['universe', 'minimum', 'check'];
  const rows = templates.results.map(({ row, samples }) => [
    row.deck,
    String(row.templates),
    ...titles.map((title) => presentTime(median(samples[title]))),
  ]);
  return table(['cards', 'templates', '`universe`', '`minimum`', '`checkCertificate`'], rows);
}

function writeLimits({ limits }) {
  const rows = limits.results
    .filter(({ row }) => row.n)
    .map(({ row }) => [
      row.values,
      row.use,
      String(row.n),
      String(row.boards),
      presentTime(row.median),
      `${row.isBounded ? 'over ' : ''}${presentTime(row.slowest)}`,
    ]);
  return table(['values', 'use', 'numbers', 'boards', 'median', 'slowest'], rows);
}

function writeLimitsJobs({ limits }) {
  const rows = limits.results
    .filter(({ row }) => row.job)
    .map(({ row }) => [row.job, presentTime(1000 * row.seconds), `${row.MiB} MiB`]);
  return table(['call', 'CPU time', 'memory of the process'], rows);
}

/** Fewest random boards whose median is shown. */
const FEW_BOARDS = 5;

/** A row for each call, with a column for each size. */
function writeHard({ hard }) {
  const rows = hard.results.map(({ row, samples }) => ({
    ...row,
    most: Math.max(...samples.random, ...samples.hard),
  }));
  const sizes = [...new Set(rows.map(({ n }) => n))].sort((a, b) => a - b);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return table(
    ['call, values, use', ...sizes.map((n) => `n = ${n}`), 'memory'],
    kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      const cell = (n) => {
        const row = own.find((each) => each.n === n);
        if (!row) return '';
        const most = presentTime(row.most);
        return row.boards < FEW_BOARDS ? most : `${presentTime(row.median)} / ${most}`;
      };
      return [kind, ...sizes.map(cell), `${Math.max(...own.map(({ MiB }) => MiB))} MiB`];
    }),
  );
}

function writeBatch({ batch }) {
  const rows = batch.results.map(({ row }) => [
    row.format,
    String(row.workers),
    row['a second of a core'].toLocaleString('en'),
    row['a second by the clock'].toLocaleString('en'),
    `${row.MiB} MiB`,
  ]);
  return table(['format', 'threads', 'a second of a core', 'a second by the clock', 'memory'], rows);
}

function writeVerify({ verify }) {
  const rows = verify.results.map(({ row }) => [row.answers, row['a second'].toLocaleString('en')]);
  return table(['answers', 'a second'], rows);
}

function writePipe({ pipe }) {
  const rows = pipe.results.map(({ row }) => [row.answers, present(row.microseconds)]);
  return table(['answers', 'microseconds an answer'], rows);
}

function writeEnvironment({ environment }) {
  const titles = ['median', '99 %', 'worst'];
  const rows = environment.results.map(({ row }) => [
    `${row.n}, ${row.values}`,
    ...titles.map((title) => present(row[title])),
  ]);
  return table(['numbers, values', ...titles], rows);
}

function writeGenerate({ generate }) {
  const rows = generate.results.map(({ row }) => [row.puzzles, row['a second'].toLocaleString('en')]);
  return table(['puzzles', 'a second'], rows);
}

/** The row of `reach` is that of its own suite, on more boards, so that no job has two figures. */
function writePaper({ paper, reach }, image) {
  const head = ['algorithm', ...PAPER_SIZES.flatMap((n) => [`paper, n = ${n}`, 'here'])];
  const rows = PAPER_ALGORITHMS.map(({ name }) => [
    `\`${name}\``,
    ...PAPER_SIZES.flatMap((n) => {
      const { row } = paper.results.find((each) => each.row.n === n && each.row.algorithm === name);
      const isSampled = /^sampled/.test(row.sample);
      const here = row.wasm === undefined ? '–' : `${isSampled ? '≈ ' : ''}${present(row.wasm)}`;
      return [row.paper === '-' ? '–' : present(row.paper), here];
    }),
  ]);
  const ours = PAPER_SIZES.flatMap((n) => {
    const { samples } = reach.results.find(({ row }) => row.n === n && row.targets === '101..999');
    return ['', present(median(samples.call))];
  });
  return `${table(head, [...rows, ['`solver.reach`', ...ours]])}

${image('paper', 'Time of each published algorithm by how many numbers a board has, in the paper and here')}

${image('table-size', 'Time of depth first against the size of the hash array')}`;
}

function writeGrowth({ growth }, image) {
  const rows = growth.results.map(({ row }) => [
    `\`${row.algorithm}\``,
    present(row['a number more']),
    row['least, by formula']
      ? `${present(row['least, by formula'])} to ${present(row['most, by formula'])}`
      : '–',
  ]);
  return `${table(['algorithm', 'times longer with a number more', 'combinations by the formulas'], rows)}

${image('growth', 'Time against how many numbers a board has')}`;
}

function writeBoundary({ boundary }) {
  const rows = boundary.results.map(({ row }) => [row.job, present(row.us)]);
  return table(['what', 'microseconds'], rows);
}

/** As multiples of our time for the same job, because these few boards are not those of the other suites. */
function writePeers({ peers }, image) {
  const rows = peers.results.map(({ row }) => {
    const ours = peers.results.find((each) => each.row.job === row.job && each.row.kind === 'ours');
    return [
      row.job,
      row.peer,
      row['us each'] ? present(row['us each'] / ours.row['us each']) : '–',
      [row.verdict, row.kind === 'package' ? row.note : undefined].filter(Boolean).join('; '),
    ];
  });
  return `${table(['job', 'who', 'time, as a multiple of ours', 'answers'], rows)}

${image('peers', 'Time of peers, as a multiple of ours')}`;
}

/** Milliseconds of each problem: theirs, and those of our call that does as much. */
function writeCheckouts({ checkouts }) {
  const rows = checkouts.results.map(({ row }) => [
    `${row.peer}, ${row.commit}`,
    row.game,
    row.can,
    presentTime(row['ms each']),
    `${presentTime(row['ours, ms each'])}, \`${row.call}\``,
    row.verdict,
  ]);
  return table(['who', 'game', 'what it can', 'time', 'our call', 'answers'], rows);
}

function writeHistory(_, image) {
  return `${tabulateRuns(readHistory())}

${image('history', 'Time of five jobs over the runs of the benchmarks')}`;
}
