// `node scripts/small-boards.mjs --record FILE [--minutes 60] [--share 1/2]`: compares the answers about
// every board of one to four numbers up to 13 under every set of the four operators, kind of values and use
// with all its trees (test/support/small-boards.ts), also for 1,000 targets of each board that cannot be
// made. Exits with 1 if an answer is wrong.
//
// FILE keeps what is done, as JSON, so that a later run goes on from there. Pairs of board and rules come in
// an order that makes the first of them an even sample of all. Several processes do a share each, with a file
// each. All of it takes about two hours of CPU time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { wasmDigits } from './wasm-digits.mjs';

/** Of each pair: over 1,000 of a board, which stands in 60 pairs with a 0 and in 90 without. */
const IMPOSSIBLE = 17;
/** Odd, and no multiple of 3, 5, 7 or 29, so prime to the number of pairs: about its golden section. */
const STEP = 157_543;
const SAVE_MS = 10_000;

const { values: options } = parseArgs({
  options: {
    record: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    share: { type: 'string', default: '1/1' },
  },
});
if (options.record === undefined) {
  console.error('small-boards: expected --record FILE');
  process.exit(2);
}
const [index, of] = options.share.split('/').map(Number);

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const load = async (path) =>
  (await runnerImport(join(root, path), { root, logLevel: 'error', plugins: [wasmDigits] })).module;
const { comparePair, listPairs } = await load('test/support/small-boards.ts');
const { createFullSolver } = await load('test/support/full-solver.ts');
const { createSeededRandom } = await load('test/support/random.ts');

const pairs = listPairs();
const solver = createFullSolver();
const record = existsSync(options.record)
  ? JSON.parse(readFileSync(options.record, 'utf8'))
  : { share: options.share, of: pairs.length, pairs: 0, answers: 0, cpuSeconds: 0, faults: [] };
const end = performance.now() + Number(options.minutes) * 60_000;
let saved = performance.now();
let before = process.cpuUsage();
for (let turn = record.pairs * of + index - 1; turn < pairs.length && performance.now() < end; turn += of) {
  const place = (turn * STEP) % pairs.length;
  try {
    record.answers += comparePair(solver, pairs[place], IMPOSSIBLE, createSeededRandom(place));
  } catch (error) {
    record.faults.push(error.message);
  }
  record.pairs++;
  if (performance.now() - saved > SAVE_MS) save();
}
save();
console.log(JSON.stringify(record));
process.exitCode = record.faults.length > 0 ? 1 : 0;

function save() {
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  record.cpuSeconds += (user + system) / 1e6;
  Object.assign(record, { node: process.version, cpu: cpus()[0].model });
  writeFileSync(options.record, `${JSON.stringify(record, null, 2)}\n`);
  saved = performance.now();
}
