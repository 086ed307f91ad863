// Fewer than the four operators, under each of the 14 sets: every target of a range, one target, and under
// rational rules one target of six numbers, exact and nearest.
//
//   node bench/operator-subsets.mjs [--boards COUNT] [--only SIZE] [--json PATH] [--plot PATH]
//
// A time is the mean of one pass over the boards in user CPU time; the columns have the slowest set of
// operators and the median of all sets. Boards are sampled as in the suite `reach`; targets of 101..999 are
// drawn with a seed, 1,000 (100 with nine numbers) over all. If there is a C compiler, breadth first with
// sets, the fastest published algorithm, makes the same targets with all four operators (peers/native). With
// --boards 1000, the default, it takes about twenty seconds.
import { createRandom, drawPuzzles, everyBoard, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { moreOperators } from '../build/esm/operators.js';
import { native } from './peers/native.mjs';
import { countRounds, openReport } from './report.mjs';
import { ratio, secondsOfUser } from './sample-figures.mjs';

const OPERATORS = ['+', '-', '*', '/'];
const SETS = Array.from({ length: 14 }, (_, i) => OPERATORS.filter((_, bit) => ((i + 1) >> bit) & 1));
/** Every `step`-th board of the pool, and the targets. */
const RANGES = [
  { size: 6, step: 13, from: 101, to: 999 },
  { size: 7, step: 690, from: 1000, to: 6000 },
  { size: 8, step: 6568, from: 1, to: 35_000 },
  { size: 9, step: 25_568, from: 1, to: 200_000 },
];

const { options, close } = openReport('operator-subsets', {
  boards: { type: 'string' },
  only: { type: 'string' },
});
const boards = Number(options.boards ?? (countRounds(5) > 1 ? 1000 : 20));
const solver = createSolverSync({ extensions: [moreOperators] });
const breadthFirst = openBreadthFirst();
const isWanted = (size) => options.only === undefined || Number(options.only) === size;

const results = [
  ...RANGES.filter(({ size }) => isWanted(size)).map(measureReach),
  ...[6, 7, 8, 9].filter(isWanted).map(measureSolve),
  ...(isWanted(6)
    ? ['any', 'all'].flatMap((use) => [false, true].map((nearest) => measureRational(use, nearest)))
    : []),
];
await close({ title: 'Milliseconds a call, means', results });

function measureReach({ size, step, from, to }) {
  const sample = everyBoard(size, step).slice(0, boards);
  const samples = timeSets(sample, (numbers, operators) => {
    solver.reach({ numbers, from, to, rules: { values: 'natural', use: 'any', operators } });
  });
  const row = describe('reach', 'natural, any', size, `${from}..${to}`, sample.length, samples);
  if (breadthFirst === null) return { row, samples };
  const { seconds } = breadthFirst(sample, from, to);
  const reference = (1000 * seconds) / sample.length;
  return {
    row: { ...row, 'C, four operators': reference, 'C / slowest': ratio(reference, row.slowest) },
    samples,
  };
}

function measureSolve(size) {
  const draw = { size, from: 101, to: 999, boards: size < 9 ? boards : Math.ceil(boards / 10), targets: 1 };
  const puzzles = drawPuzzles(draw);
  const samples = timeSets(puzzles, (puzzle, operators) => {
    solver.solve({ ...puzzle, rules: { values: 'natural', use: 'any', operators } });
  });
  return {
    row: describe('solve, nearest', 'natural, any', size, '101..999', puzzles.length, samples),
    samples,
  };
}

/** Half of the boards are of the numbers round, half are six numbers of 1..100. */
function measureRational(use, nearest) {
  const random = createRandom(2);
  const half = Math.ceil(boards / 20);
  const standard = drawPuzzles({ size: 6, from: 101, to: 999, boards: half, targets: 1 });
  const others = Array.from({ length: half }, () => ({
    numbers: Array.from({ length: 6 }, () => random.integer(1, 100)),
    target: random.integer(101, 999),
  }));
  const puzzles = [...standard, ...others];
  const samples = timeSets(puzzles, (puzzle, operators) => {
    solver.solve({ ...puzzle, nearest, rules: { values: 'rational', use, operators } });
  });
  const call = nearest ? 'solve, nearest' : 'solve, exact';
  return { row: describe(call, `rational, ${use}`, 6, '101..999', puzzles.length, samples), samples };
}

/** Milliseconds of a call by the set of operators, after a pass over some of the jobs that is not timed. */
function timeSets(jobs, call) {
  const samples = {};
  for (const operators of SETS) {
    for (const job of jobs.slice(0, Math.ceil(jobs.length / 10))) call(job, operators);
    const begin = secondsOfUser();
    for (const job of jobs) call(job, operators);
    samples[operators.join(' ')] = [(1000 * (secondsOfUser() - begin)) / jobs.length];
  }
  return samples;
}

function describe(call, rules, n, targets, count, samples) {
  const times = Object.entries(samples).map(([set, [time]]) => ({ set, time }));
  const worst = times.reduce((one, other) => (other.time > one.time ? other : one));
  return {
    call,
    rules,
    n,
    targets,
    boards: count,
    slowest: Number(worst.time.toPrecision(3)),
    of: worst.set,
    median: Number(median(times.map(({ time }) => time)).toPrecision(3)),
  };
}

/** Breadth first with sets in C; null if it cannot be compiled. */
function openBreadthFirst() {
  try {
    return native[1].open().reach;
  } catch (error) {
    console.log(`without C: ${error.message}`);
    return null;
  }
}
