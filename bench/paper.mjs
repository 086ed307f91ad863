// The algorithms of "(The Final) Countdown" (Alliot and Vanaret), tables 1 to 4, and ours: all targets 101..999, board by board.
//
//   node bench/paper.mjs [--baseline FOLDER] [--json FILE] [--only SIZE]
//
// Boards are every so many of the standard pool in lexicographic order. Each algorithm marks what can be made, and nothing else, with and
// without the operations whose result is an operand, and the better time counts; `fewest` is the time with the fewest operations, for
// the boards with those operations. `engine` is ours, `solver.reach` without the package around it. `paper` is the paper's own time, OCaml on another machine.
// --baseline times the same algorithms in C: programs `gensets SIZE STEP` and `baseline ALGORITHM FROM TO`, user time, the better of
// with and without `+`, in turn with ours. What would take over a minute is left out, and named. Answers are compared first.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { everyBoard } from './corpus.mjs';
import { instantiate, writeNumbers } from './engine.mjs';
import { describeMachine, machine } from './machine.mjs';
import { median, ratio, spread } from './timing.mjs';

const FROM = 101;
const TO = 999;

/** Bits of the hash array by size (src/classic/abi.ts), and of the hash set at first. */
const TABLE_BITS = { 6: [15, 15], 7: [18, 18], 8: [20, 18], 9: [24, 22] };

/** By name: number here, number in C, and the milliseconds of the paper. */
const ALGORITHMS = {
  'decomposition-refined': { algorithm: 1, baseline: '1', paper: {} },
  'depth-first': { algorithm: 2, baseline: '2', paper: { 6: 12.1, 7: 740, 8: 61_000 } },
  'depth-first-hash-array': { algorithm: 3, baseline: '3', paper: { 6: 1.96, 7: 36, 8: 1200, 9: 14_700 } },
  'depth-first-hash-set': { algorithm: 4, baseline: '4', paper: { 6: 5.05, 7: 114, 8: 3700, 9: 54_300 } },
  'breadth-first-arrays': { algorithm: 5, baseline: '5', paper: { 6: 4, 7: 109, 8: 4400 } },
  'breadth-first-sets': { algorithm: 6, baseline: '6', paper: { 6: 6.72, 7: 131, 8: 4100, 9: 46_700 } },
};

/** Boards by size, every so many; and for the slow algorithms fewer: a multiple of the step, or 0 for none in a minute or in memory. */
const SAMPLES = [
  { size: 6, step: 100, rounds: 5, fewer: { 'decomposition-refined': 6622 } },
  { size: 7, step: 2800, rounds: 5, fewer: { 'decomposition-refined': 0 } },
  {
    size: 8,
    step: 16_420,
    rounds: 3,
    fewer: { 'decomposition-refined': 0, 'depth-first': 0 },
  },
  {
    size: 9,
    step: 38_352,
    rounds: 1,
    fewer: { 'decomposition-refined': 0, 'depth-first': 0, 'breadth-first-arrays': 0 },
  },
];

const { values: options } = parseArgs({
  options: { baseline: { type: 'string' }, json: { type: 'string' }, only: { type: 'string' } },
});

console.log(describeMachine());
const engine = instantiate(new URL('../build/solver.wasm', import.meta.url));
let classic;
const rows = [];
for (const sample of SAMPLES) {
  if (options.only && Number(options.only) !== sample.size) continue;
  for (const name of Object.keys(ALGORITHMS)) measure(sample, name);
}
console.log('\nMilliseconds a board, medians:');
console.table(rows.map(({ row }) => row));
if (options.json) writeFileSync(options.json, JSON.stringify({ machine, rows }, null, 2));

function measure({ size, step, rounds, fewer }, name) {
  const { algorithm, baseline, paper } = ALGORITHMS[name];
  const own = fewer[name] ?? step;
  const row = { n: size, algorithm: name, paper: paper[size] ?? '-' };
  if (own === 0) {
    rows.push({ row: { ...row, boards: 'not run: over a minute, or 2 GiB' } });
    return;
  }
  // A new instance for each, as memory is not given back.
  classic = instantiate(new URL('../build/wasm/classic.simd.wasm', import.meta.url)).exports;
  const boards = everyBoard(size, own);
  for (const numbers of boards) check(algorithm, numbers);
  const cases = {
    engine: () => boards.forEach((numbers) => reachByEngine(numbers)),
    plain: () => boards.forEach((numbers) => run(algorithm, numbers, 0, 0)),
    trimmed: () => boards.forEach((numbers) => run(algorithm, numbers, 0, 1)),
    fewest: () => boards.forEach((numbers) => run(algorithm, numbers, 1, 0)),
  };
  const samples = { engine: [], plain: [], trimmed: [], fewest: [], C: [] };
  const input = options.baseline && call('gensets', [String(size), String(own)]);
  for (let round = 0; round < rounds; round++) {
    for (const [title, job] of Object.entries(cases)) samples[title].push(userTime(job) / boards.length);
    if (!options.baseline) continue;
    const pluses = baseline === '1' ? [''] : ['', '+'];
    const times = pluses.map((plus) => {
      const output = call('baseline', [baseline + plus, String(FROM), String(TO)], input);
      return Number(/per_set_ms=(\S+)/.exec(output)[1]);
    });
    samples.C.push(Math.min(...times));
  }
  const best = median(samples.plain) < median(samples.trimmed) ? samples.plain : samples.trimmed;
  Object.assign(row, {
    boards: boards.length,
    wasm: `${median(best).toPrecision(3)} ±${spread(best)} %`,
    fewest: Number(median(samples.fewest).toPrecision(3)),
    engine: Number(median(samples.engine).toPrecision(3)),
    'wasm / engine': ratio(median(best), median(samples.engine)),
  });
  if (options.baseline) {
    row.C = Number(median(samples.C).toPrecision(3));
    row['wasm / C'] = ratio(median(best), median(samples.C));
  }
  row.MiB = classic.memory.buffer.byteLength / 2 ** 20;
  rows.push({ row, samples });
  console.log(`${size} ${name}: ${row.wasm}`);
}

/** Nothing is timed that is not right. Decomposition finds a part of what can be made. */
function check(algorithm, numbers) {
  reachByEngine(numbers);
  const expected = new Uint8Array(engine.exports.memory.buffer, engine.exports.operations(), TO - FROM + 1);
  for (const trims of [0, 1]) {
    run(algorithm, numbers, 0, trims);
    const found = new Uint8Array(classic.memory.buffer, classic.targets(), TO - FROM + 1);
    for (let t = 0; t < found.length; t++) {
      if (found[t] !== Number(expected[t] !== 255) && (algorithm > 1 || found[t] === 1)) {
        throw new Error(`wrong answer of algorithm ${algorithm} for ${numbers.join(' ')}: ${FROM + t}`);
      }
    }
  }
}

function run(algorithm, numbers, fewest, trims) {
  const size = numbers.length;
  const input = new BigUint64Array(classic.memory.buffer, classic.INPUT.value, size);
  for (let i = 0; i < size; i++) input[i] = BigInt(numbers[i]);
  const bits = TABLE_BITS[size][algorithm === 4 ? 1 : 0];
  const least = size < 8 ? 3 : 4;
  const status = classic.run(algorithm, size, BigInt(FROM), BigInt(TO), fewest, trims, bits, least, 0);
  if (status !== 1) throw new Error(`algorithm ${algorithm}: status ${status} for ${numbers.join(' ')}`);
}

function reachByEngine(numbers) {
  writeNumbers(engine.exports, engine.words(), numbers);
  if (engine.exports.reach(numbers.length, 0, BigInt(FROM), BigInt(TO)) !== 1) {
    throw new Error('engine: refused');
  }
}

/** Milliseconds of user time, as that of the C programs: a machine that does other work as well spoils it less. */
function userTime(job) {
  const begin = process.cpuUsage().user;
  job();
  return (process.cpuUsage().user - begin) / 1000;
}

function call(name, parameters, input) {
  const { stdout, status } = spawnSync(join(options.baseline, name), parameters, {
    input,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${name}: exit ${status}`);
  return stdout;
}
