// The cost of calls into WebAssembly and of starting: calls that do next to nothing, copying a result,
// imports, the first answer, and the time until answers reach their final speed.
//
//   node bench/boundary.mjs [--json PATH] [--plot PATH]
//
// Calls are timed in long loops, warmed up. Start times are medians over new processes, without the start of
// Node. Those of commands are processor times, above that of an empty process.
import { median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { openClassic } from './classic.mjs';
import { openEngine } from './engine.mjs';
import { openReport } from './report.mjs';
import { describeSpread } from './sample-figures.mjs';
import { measureCalls, measureCommand, measureImport, measureStart } from './start.mjs';
import { sampleByBenny } from './timing.mjs';

const LOOP = 10_000;
/** Of the first calls these are told, by their place. */
const CALLS = [1, 2, 10, 100, 1000];
const SOLVED = 1100;
/** Commands that people wait for. */
const COMMANDS = [
  '--version',
  'solve 1 1 4 5 6 7 --target 899',
  'verify 4*6 4 6 --target 24',
  'rate 1 1 4 5 6 7 --target 899',
];

const { close } = openReport('boundary');
const { exports, run } = openClassic();
const engine = openEngine();
const solver = createSolverSync();
const board = [1, 3, 7, 10, 25, 50];

if (solver.solve({ numbers: [7], target: 7 }).operations !== 0 || engine.solve([7], 7) !== 1) {
  throw new Error('wrong answer');
}
const jobs = {
  'a call without arguments': () => exports.completeTried(),
  'a call with an integer': () => exports.limitPages(4096),
  'a run of nine arguments, two of them 64-bit': () => run('depth-first', { numbers: [7], from: 7, to: 7 }),
  'engine, 7 from 7': () => engine.solve([7], 7),
  'solver.solve, 7 from 7': () => solver.solve({ numbers: [7], target: 7 }),
  'solver.solve, 765 of six, kept': () => solver.solve({ numbers: board, target: 765 }),
  'solver.reach, 1 target of one number': () => solver.reach({ numbers: [7], from: 7, to: 7 }),
  'solver.reach, 100,000 targets of one number': () => solver.reach({ numbers: [7], from: 1, to: 100_000 }),
};
const cases = Object.fromEntries(
  Object.entries(jobs).map(([title, job]) => {
    const count = title.includes('100,000') ? LOOP / 100 : LOOP;
    return [title, { count, loop: () => repeat(job, count) }];
  }),
);
const loops = Object.fromEntries(Object.entries(cases).map(([title, { loop }]) => [title, loop]));
const samples = await sampleByBenny('boundary', loops, 1e-6);
const results = Object.entries(samples).map(([job, times]) =>
  row(
    job,
    'call',
    times.map((each) => each / cases[job].count),
  ),
);

for (const name of ['index', 'verify', 'classic', 'batch']) {
  results.push(row(`import of the entry ${name}`, 'start', toMicroseconds(measureImport(name))));
}
results.push(row('createSolver and first answer', 'start', toMicroseconds(measureStart())));
for (const command of COMMANDS) {
  const times = toMicroseconds(measureCommand(...command.split(' ')));
  results.push(row(`numbers-game ${command}`, 'command', times));
}
const runs = measureCalls(SOLVED);
for (const place of CALLS) {
  // Single calls are as different as their boards: the mean of those from that place on, a tenth as many.
  const width = Math.ceil(place / 10);
  const means = runs.map((times) => mean(times.slice(place - 1, place - 1 + width)));
  results.push(row(`answer number ${place} of six numbers`, 'first calls', toMicroseconds(means)));
}
await close({ title: 'Microseconds, medians', results });

function row(job, kind, times) {
  return {
    row: { job, kind, us: Number(median(times).toPrecision(3)), spread: describeSpread(times) },
    samples: { us: times },
  };
}

function repeat(job, count) {
  for (let i = 0; i < count; i++) job();
}

function toMicroseconds(milliseconds) {
  return milliseconds.map((each) => each * 1000);
}

function mean(values) {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
