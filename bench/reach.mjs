// Every target of a range, board by board: the engine alone, and the whole public call.
//
//   node bench/reach.mjs [--prototype FILE.wasm] [--baseline FOLDER] [--json FILE] [--only SIZE]
//
// Boards are every so many of the standard pool in lexicographic order; each call is for another board, and nothing is kept from one to
// the next. --prototype times another engine beside ours on the same boards, in the same run: exports num(i, value), reach(n, from, to),
// tptr(size), the address of a bitmap of what that many numbers make, and memory. --baseline times the algorithms of
// "(The Final) Countdown" in C: programs `gensets SIZE STEP` and `baseline ALGORITHM FROM TO`, 3+ being depth first with a hash array and
// 6+ breadth first with sets; user time, and the better of with and without `+`. Answers are compared first.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countReachable, createSolverSync } from '../build/esm/index.js';
import { everyBoard } from './corpus.mjs';
import { instantiate, writeNumbers } from './engine.mjs';
import { describeMachine, machine } from './machine.mjs';
import { median, ratio, sampleInTurn, spread } from './timing.mjs';

/** With the targets that all boards together reach. */
const SAMPLES = [
  { size: 6, step: 1, from: 101, to: 999, signature: 10_858_746 },
  { size: 7, step: 138, from: 101, to: 999, signature: 178_573 },
  { size: 7, step: 138, from: 1000, to: 6000, signature: 899_105 },
  { size: 8, step: 1642, from: 101, to: 999, signature: 26_728 },
  { size: 8, step: 1642, from: 1, to: 35_000, signature: 965_263 },
  { size: 9, step: 12784, from: 101, to: 999, signature: 5_394 },
  { size: 9, step: 12784, from: 1, to: 200_000, signature: 937_399 },
];

const PROTOTYPE_PAGES = 24_000;
const ALGORITHMS = { 'C hash array': '3', 'C breadth first': '6' };

const { values: options } = parseArgs({
  options: {
    prototype: { type: 'string' },
    baseline: { type: 'string' },
    json: { type: 'string' },
    only: { type: 'string' },
  },
});

console.log(describeMachine());
const solver = createSolverSync();
const engine = createEngine('../build/solver.wasm');
const prototype = options.prototype && createPrototype(options.prototype);
const rows = [];
for (const sample of SAMPLES) {
  if (!options.only || Number(options.only) === sample.size) rows.push(await measure(sample));
}
console.log('\nMilliseconds a board, medians:');
console.table(rows.map(({ row }) => row));
if (options.json) writeFileSync(options.json, JSON.stringify({ machine, rows }, null, 2));

async function measure({ size, step, from, to, signature }) {
  const boards = everyBoard(size, step);
  check(boards, from, to, signature);
  const cases = {
    engine: () => boards.forEach((numbers) => engine.reach(numbers, from, to)),
    call: () => boards.forEach((numbers) => solver.reach({ numbers, from, to })),
    ...(prototype && { prototype: () => boards.forEach((numbers) => prototype.reach(numbers, from, to)) }),
  };
  const targets = `${from}..${to}`;
  const samples = await sampleInTurn(`${size} numbers, ${targets}`, cases, boards.length / 1000);
  const row = { n: size, targets, boards: boards.length };
  for (const [title, times] of Object.entries(samples)) {
    row[title] = `${median(times).toPrecision(3)} ±${spread(times)} %`;
  }
  if (prototype) row['engine / prototype'] = ratio(median(samples.engine), median(samples.prototype));
  if (options.baseline) {
    for (const [title, algorithm] of Object.entries(ALGORITHMS)) {
      row[title] = timeProgram(algorithm, size, step, from, to);
      row[`${title} / engine`] = ratio(row[title], median(samples.engine));
    }
  }
  row['MiB'] = engine.exports.memory.buffer.byteLength / 2 ** 20;
  return { row, samples };
}

/** Nothing is timed that is not right: the public answers against the engines. */
function check(boards, from, to, signature) {
  let sum = 0;
  for (const numbers of boards) {
    const count = countReachable(solver.reach({ numbers, from, to }));
    sum += count;
    for (const other of [engine, prototype]) {
      if (other && other.count(numbers, from, to) !== count) {
        throw new Error(`wrong answer for ${numbers.join(' ')}, ${from}..${to}`);
      }
    }
  }
  if (sum !== signature) throw new Error(`signature ${sum}, expected ${signature}`);
  console.log(`signature ${sum}`);
}

function createEngine(path) {
  const { exports, words } = instantiate(new URL(path, import.meta.url));
  const reach = (numbers, from, to) => {
    writeNumbers(exports, words(), numbers);
    if (exports.reach(numbers.length, 0, BigInt(from), BigInt(to)) !== 1) throw new Error('engine: refused');
  };
  const count = (numbers, from, to) => {
    reach(numbers, from, to);
    const operations = new Uint8Array(exports.memory.buffer, exports.operations(), to - from + 1);
    return operations.reduce((sum, each) => sum + Number(each !== 255), 0);
  };
  return { exports, reach, count };
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

/** Milliseconds of user time a board, the better of an algorithm with and without `+`. */
function timeProgram(algorithm, size, step, from, to) {
  const run = (name, ...parameters) => {
    const { stdout, status } = spawnSync(join(options.baseline, name), ...parameters);
    if (status !== 0) throw new Error(`${name}: exit ${status}`);
    return stdout;
  };
  const input = run('gensets', [String(size), String(step)], { maxBuffer: 2 ** 28 });
  const times = ['', '+'].map((plus) => {
    const output = run('baseline', [algorithm + plus, String(from), String(to)], {
      input,
      maxBuffer: 2 ** 28,
    });
    return Number(/per_set_ms=(\S+)/.exec(output)[1]);
  });
  return Math.min(...times);
}
