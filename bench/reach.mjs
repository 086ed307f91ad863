// Every target of a range, board by board: the engine alone, and the whole public call.
//
//   node bench/reach.mjs [--before FILE.wasm] [--prototype FILE.wasm] [--only SIZE]
//                        [--rational] [--json PATH] [--plot PATH]
//
// Boards are sampled at regular intervals from the standard pool in lexicographic order; each call has
// another board. Nothing is kept from call to call, but for "any order" with five and six numbers, the call
// of a solver that keeps lists. --before times the solver.wasm of an earlier version on the same boards in
// the same run. --prototype times another engine: exports num(i, value), reach(n, from, to), tptr(size), the
// address of a bitmap of the targets that many numbers make, and memory. If there is a C compiler, the two
// fastest algorithms of "(The Final) Countdown" are timed in C (peers/native), depth first with a hash array
// and breadth first with sets, once, in user time. Answers are compared first.
//
// --rational times calls under rational rules instead, each number at most once or all of them.
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import { everyBoard, median, prepareReach, REACH_SAMPLES } from '../build/esm/bench.js';
import { createSolverSync as createSolverWith } from '../build/esm/core.js';
import { createSolverSync } from '../build/esm/index.js';
import { createSolverSync as createNaturalSync } from '../build/esm/natural.js';
import { instantiate, openEngine } from './engine.mjs';
import { native } from './peers/native.mjs';
import { openReport } from './report.mjs';
import { describeSpread, ratio } from './sample-figures.mjs';
import { sampleByBenny } from './timing.mjs';

const PROTOTYPE_PAGES = 24_000;
/** From one board to the next, under rational rules: 60 boards. */
const RATIONAL_STEP = 221;

const { options, close } = openReport('reach', {
  before: { type: 'string' },
  prototype: { type: 'string' },
  only: { type: 'string' },
  rational: { type: 'boolean' },
});
const solver = createSolverSync();
const natural = createNaturalSync();
const engine = openEngine();
const before = options.before && openEngine(options.before);
const prototype = options.prototype && createPrototype(options.prototype);
const programs = openPrograms();
const results = [];
if (options.rational) for (const use of ['any', 'all']) results.push(await measureRational(use));
else {
  for (const sample of REACH_SAMPLES) {
    if (!options.only || Number(options.only) === sample.size) results.push(await measure(sample));
  }
}
await close({ title: 'Milliseconds a board, medians', results });

async function measure(sample) {
  const { size, from, to } = sample;
  const others = [engine, before, prototype].filter(Boolean).map(({ count }) => count);
  const boards = prepareReach(solver, sample, others);
  const cases = {
    engine: () => boards.forEach((numbers) => engine.reach(numbers, from, to)),
    call: () => boards.forEach((numbers) => natural.reach({ numbers, from, to })),
    'any order': () => boards.forEach((numbers) => solver.reach({ numbers, from, to })),
    ...(before && { before: () => boards.forEach((numbers) => before.reach(numbers, from, to)) }),
    ...(prototype && { prototype: () => boards.forEach((numbers) => prototype.reach(numbers, from, to)) }),
  };
  const targets = `${from}..${to}`;
  const samples = await sampleByBenny(`${size} numbers, ${targets}`, cases, boards.length / 1000);
  const row = { n: size, targets, boards: boards.length };
  for (const [title, times] of Object.entries(samples)) {
    row[title] = `${median(times).toPrecision(3)} ${describeSpread(times)}`;
  }
  if (before) row['engine / before'] = ratio(median(samples.engine), median(samples.before));
  if (prototype) row['engine / prototype'] = ratio(median(samples.engine), median(samples.prototype));
  const expected = boards.reduce((sum, numbers) => sum + engine.count(numbers, from, to), 0);
  for (const { title, reach } of programs) {
    const { count, seconds } = reach(boards, from, to);
    if (count !== expected) throw new Error(`${title}: ${count} targets, expected ${expected}`);
    row[title] = (1000 * seconds) / boards.length;
    row[`${title} / engine`] = ratio(row[title], median(samples.engine));
  }
  row['MiB'] = engine.bytes() / 2 ** 20;
  return { row, samples };
}

/** Six numbers, 101..999: the whole call, of this version and with the engine of an earlier one. */
async function measureRational(use) {
  const boards = everyBoard(6, RATIONAL_STEP);
  const rules = { values: 'rational', use };
  const reachWith = (own) => () => boards.map((numbers) => own.reach({ numbers, from: 101, to: 999, rules }));
  const cases = {
    call: reachWith(solver),
    ...(before && { before: reachWith(createSolverWith({ wasm: readFileSync(options.before) })) }),
  };
  if (before) deepStrictEqual(cases.before(), cases.call());
  const samples = await sampleByBenny(`rational, ${use}`, cases, boards.length / 1000);
  const row = { n: 6, targets: '101..999', rules: `rational, ${use}`, boards: boards.length };
  for (const [title, times] of Object.entries(samples)) {
    row[title] = `${median(times).toPrecision(3)} ${describeSpread(times)}`;
  }
  if (before) row['call / before'] = ratio(median(samples.call), median(samples.before));
  return { row, samples };
}

function createPrototype(path) {
  const { exports } = instantiate(path);
  exports.memory.grow(PROTOTYPE_PAGES - exports.memory.buffer.byteLength / 65_536);
  const reach = (numbers, from, to) => {
    for (let i = 0; i < numbers.length; i++) exports.num(i, numbers[i]);
    exports.reach(numbers.length, from, to);
  };
  const count = (numbers, from, to) => {
    reach(numbers, from, to);
    const bitmaps = numbers.map(
      (_, i) => new Uint8Array(exports.memory.buffer, exports.tptr(i + 1), (to >> 3) + 1),
    );
    let sum = 0;
    for (let t = from; t <= to; t++) sum += Number(bitmaps.some((bits) => (bits[t >> 3] >> (t & 7)) & 1));
    return sum;
  };
  return { reach, count };
}

/** The programs in C, none if they cannot be compiled. */
function openPrograms() {
  try {
    return ['C hash array', 'C breadth first'].map((title, i) => ({ title, reach: native[i].open().reach }));
  } catch (error) {
    console.log(`without C: ${error.message}`);
    return [];
  }
}
