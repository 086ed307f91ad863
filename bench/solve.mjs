// One Countdown puzzle: the engine alone, and the whole public call with input checks, expression, steps and re-evaluation.
//
//   node bench/solve.mjs [--prototype FILE.wasm] [--json FILE] [--only SIZE]
//
// Each sample is run in board order, ten targets a board, where the engine keeps the lists of a board from one target to the next,
// and scattered, where it cannot. --prototype times another engine beside ours on the same puzzles, in the same order, in the same run: exports
// num(i, value), km(level, depth), solve(n, target) and memory; its answers are compared with ours first.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSolverSync } from '../build/esm/index.js';
import { drawPuzzles, scatter } from './corpus.mjs';
import { instantiate, writeNumbers } from './engine.mjs';
import { describeMachine, machine } from './machine.mjs';
import { measureStart } from './start.mjs';
import { median, ratio, sampleInTurn, spread } from './timing.mjs';

const SAMPLES = [
  { size: 6, from: 101, to: 999, boards: 400, targets: 10 },
  { size: 7, from: 1001, to: 5999, boards: 100, targets: 10 },
  { size: 8, from: 1001, to: 35_000, boards: 40, targets: 10 },
  { size: 9, from: 101, to: 999, boards: 100, targets: 10 },
  { size: 9, from: 1_000_000, to: 10_000_000, boards: 8, targets: 10 },
];
/** What the engine must answer: numbers used by all answers together, 0 for none, in the order of SAMPLES. */
const SIGNATURES = [17_565, 5_146, 2_294, 4_106, 97];

/** The prototype's list depth for each number of operands. */
const PROTOTYPE_DEPTHS = { 6: '123344', 7: '1233444', 8: '12334455', 9: '123344566' };

const { values: options } = parseArgs({
  options: { prototype: { type: 'string' }, json: { type: 'string' }, only: { type: 'string' } },
});

console.log(describeMachine());
const start = measureStart();
console.log(
  `createSolver and first answer, in a new process: median ${start.medianMs.toFixed(1)} ms of ${start.runs}`,
);
const solver = createSolverSync();
const engine = createEngine('../build/solver.wasm');
const prototype = options.prototype && createPrototype(options.prototype);
const rows = [];
for (const [i, sample] of SAMPLES.entries()) {
  if (options.only && Number(options.only) !== sample.size) continue;
  rows.push(await measure(sample, SIGNATURES[i]));
}
console.log('\nMicroseconds a puzzle, medians:');
console.table(rows.map(({ row }) => row));
if (options.json) writeFileSync(options.json, JSON.stringify({ machine, start, rows }, null, 2));

async function measure(sample, signature) {
  const puzzles = drawPuzzles(sample);
  const scattered = scatter(puzzles);
  check(puzzles, signature, sample);
  const cases = {
    engine: () => run(engine, puzzles),
    'engine, scattered': () => run(engine, scattered),
    'call, exact only': () => call(puzzles, false),
    call: () => call(puzzles, undefined),
    ...(prototype && {
      prototype: () => run(prototype, puzzles),
      'prototype, scattered': () => run(prototype, scattered),
    }),
  };
  const targets = `${sample.from}..${sample.to}`;
  const name = `${sample.size} numbers, targets ${targets}`;
  const samples = await sampleInTurn(name, cases, puzzles.length / 1e6);
  const medians = Object.fromEntries(Object.entries(samples).map(([title, times]) => [title, median(times)]));
  const row = { n: sample.size, targets };
  for (const [title, time] of Object.entries(medians)) {
    row[title] = `${time.toFixed(1)} ±${spread(samples[title])} %`;
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

/** Nothing is timed that is not right: the public answers are checked by the solver itself, the engines against them. */
function check(puzzles, signature, { size }) {
  let sum = 0;
  prototype?.setDepths(size);
  for (const { numbers, target } of puzzles) {
    const { operations } = solver.solve({ numbers, target, nearest: false });
    const expected = operations === null ? 0 : operations + 1;
    sum += expected;
    for (const other of [engine, prototype]) {
      if (other && other.solve(numbers, target) !== expected) {
        throw new Error(`wrong answer to ${numbers.join(' ')} -> ${target}`);
      }
    }
  }
  if (sum !== signature) throw new Error(`signature ${sum}, expected ${signature}`);
  console.log(`signature ${sum}`);
}

/** The module alone: leaves in, the count of numbers used out. */
function createEngine(path) {
  const { exports, words } = instantiate(new URL(path, import.meta.url));
  const solve = (numbers, target) => {
    writeNumbers(exports, words(), numbers);
    return exports.solve(numbers.length, 0, 0, BigInt(target), 0n);
  };
  return { solve };
}

function createPrototype(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  const { exports } = new WebAssembly.Instance(module, { env: { abort: () => {} } });
  exports.memory.grow(6000);
  return {
    setDepths: (size) => [...PROTOTYPE_DEPTHS[size]].forEach((depth, i) => exports.km(i + 1, Number(depth))),
    solve: (numbers, target) => {
      for (let i = 0; i < numbers.length; i++) exports.num(i, numbers[i]);
      return exports.solve(numbers.length, target);
    },
  };
}
