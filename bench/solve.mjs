// One Countdown puzzle: the engine alone, and the whole public call with input checks, expression, steps and
// re-evaluation.
//
//   node bench/solve.mjs [--before FILE.wasm] [--prototype FILE.wasm] [--only SIZE]
//                        [--json PATH] [--plot PATH]
//
// Each sample runs in board order, ten targets per board, so that the engine keeps the lists of a board from
// target to target, and scattered, so that it keeps only those of equal numbers. --before times the
// solver.wasm of an earlier version on the same puzzles, in the same order and run. --prototype times another
// engine: exports num(i, value), km(level, depth), solve(n, target) and memory. Their answers are compared
// with ours first.
import { median, prepareSolve, SOLVE_SAMPLES } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { instantiate, openEngine } from './engine.mjs';
import { openReport } from './report.mjs';
import { describeSpread, ratio } from './sample-figures.mjs';
import { measureStart } from './start.mjs';
import { sampleByBenny } from './timing.mjs';

/** The prototype's list depth for each number of operands. */
const PROTOTYPE_DEPTHS = { 6: '123344', 7: '1233444', 8: '12334455', 9: '123344566' };

const { options, close } = openReport('solve', {
  before: { type: 'string' },
  prototype: { type: 'string' },
  only: { type: 'string' },
});
const startMs = measureStart();
console.log(
  `createSolver and first answer, in a new process: median ${median(startMs).toFixed(1)} ms of ${startMs.length}`,
);
const solver = createSolverSync();
const engine = openEngine();
const before = options.before && openEngine(options.before);
const prototype = options.prototype && createPrototype(options.prototype);
const results = [];
for (const sample of SOLVE_SAMPLES) {
  if (!options.only || Number(options.only) === sample.size) results.push(await measure(sample));
}
await close({ title: 'Microseconds a puzzle, medians', startMs, results });

async function measure(sample) {
  prototype?.setDepths(sample.size);
  const others = [engine, before, prototype].filter(Boolean).map(({ solve }) => solve);
  const puzzles = prepareSolve(solver, sample, others);
  // No two neighbours have the same board: the number of puzzles is coprime to 997.
  const scattered = puzzles.map((_, i) => puzzles[(i * 997) % puzzles.length]);
  const cases = {
    engine: () => run(engine, puzzles),
    'engine, scattered': () => run(engine, scattered),
    'call, exact only': () => call(puzzles, false),
    call: () => call(puzzles, undefined),
    'call, scattered': () => call(scattered, undefined),
    ...(before && {
      'engine before': () => run(before, puzzles),
      'engine before, scattered': () => run(before, scattered),
    }),
    ...(prototype && {
      prototype: () => run(prototype, puzzles),
      'prototype, scattered': () => run(prototype, scattered),
    }),
  };
  const targets = `${sample.from}..${sample.to}`;
  const name = `${sample.size} numbers, targets ${targets}`;
  const samples = await sampleByBenny(name, cases, puzzles.length / 1e6);
  const medians = Object.fromEntries(Object.entries(samples).map(([title, times]) => [title, median(times)]));
  const row = { n: sample.size, targets };
  for (const [title, time] of Object.entries(medians)) {
    row[title] = `${time.toFixed(1)} ${describeSpread(samples[title])}`;
  }
  if (before) {
    row['engine / before'] = ratio(medians.engine, medians['engine before']);
    row['scattered / before'] = ratio(medians['engine, scattered'], medians['engine before, scattered']);
  }
  if (prototype) {
    row['engine / prototype'] = ratio(medians.engine, medians.prototype);
    row['scattered / scattered'] = ratio(medians['engine, scattered'], medians['prototype, scattered']);
    row['call / prototype'] = ratio(medians.call, medians.prototype);
  }
  return { row, samples };
}

function run({ solve }, puzzles) {
  for (const { numbers, target } of puzzles) solve(numbers, target);
}

function call(puzzles, nearest) {
  for (const { numbers, target } of puzzles) solver.solve({ numbers, target, nearest });
}

function createPrototype(path) {
  const { exports } = instantiate(path);
  exports.memory.grow(6000);
  return {
    setDepths: (size) => [...PROTOTYPE_DEPTHS[size]].forEach((depth, i) => exports.km(i + 1, Number(depth))),
    solve: (numbers, target) => {
      for (let i = 0; i < numbers.length; i++) exports.num(i, numbers[i]);
      return exports.solve(numbers.length, target);
    },
  };
}
