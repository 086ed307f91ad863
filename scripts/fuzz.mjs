// `npm run fuzz -- --minutes 30 [--area NAME] [--seed NUMBER] [--record FILE]`: draws cases of the areas of
// test/fuzz/ from fresh seeds, as long as it is told. A case that fails is shrunk and saved in test/corpus/,
// which `npm test` replays. Prints the cases by area; exits with 1 if any failed.
//
// The areas take turns. Of a pair of board and rules only the first case is counted. --record keeps the
// counts as JSON: seed, minutes, cases and answers by area, and the pairs by kind of rules.
//
// The areas are TypeScript, which Vite loads as it does for the tests.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { runnerImport } from 'vite';
import { wasmDigits } from './wasm-digits.mjs';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const CORPUS = join(root, 'test', 'corpus');
/** Longest turn of an area, in milliseconds. */
const TURN_MS = 20_000;
/** Number of failures after which an area is left: most would have one cause. */
const MOST_FAILURES = 3;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    area: { type: 'string', multiple: true },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    record: { type: 'string' },
  },
});
const minutes = Number(options.minutes);
const firstSeed = Number(options.seed);
if (!(minutes > 0) || !Number.isSafeInteger(firstSeed)) {
  fail(
    `--minutes: expected a positive number, got ${options.minutes}; --seed: an integer, got ${options.seed}`,
  );
}

const { module } = await runnerImport(join(root, 'test', 'fuzz', 'areas.ts'), {
  root,
  logLevel: 'error',
  plugins: [wasmDigits],
});
const { areas, nameOfCase } = module;
const names = areas.map(({ name }) => name);
const unknown = options.area?.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`--area: expected ${names.join(', ')}, got ${unknown}`);

/** Counts by area. */
const rows = areas
  .filter(({ name }) => options.area?.includes(name) ?? true)
  .map((area) => ({
    area,
    cases: 0,
    answers: 0,
    failures: 0,
    cpu: 0,
    large: 0,
    kinds: new Map(),
    pairs: new Set(),
  }));

const begin = performance.now();
const end = begin + minutes * 60_000;
let seed = firstSeed;
let isInterrupted = false;
process.once('SIGINT', () => {
  isInterrupted = true;
});
const isOver = () => isInterrupted || performance.now() >= end;
while (!isOver() && rows.some(({ failures }) => failures < MOST_FAILURES)) {
  for (const row of rows) {
    if (isOver()) break;
    if (row.failures < MOST_FAILURES) await takeTurn(row, seed++);
  }
}
for (const { area } of rows) area.close?.();
report();
process.exit(rows.some(({ failures }) => failures > 0) ? 1 : 0);

/** Checks cases of an area for a while, or until one fails. */
async function takeTurn(row, seed) {
  const { area } = row;
  const start = process.cpuUsage();
  const turn = Math.min(TURN_MS, end - performance.now());
  const property = fc.asyncProperty(area.cases, async (value) => {
    // Without this neither a signal nor a reply of a worker would ever be handled.
    if (row.cases % 64 === 0) await nextTurn();
    fc.pre(!isInterrupted);
    const checked = await area.check(value);
    count(row, checked);
  });
  const result = await fc.check(property, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: turn,
    maxSkipsPerRun: 0,
    includeErrorInReport: false,
  });
  const { user, system } = process.cpuUsage(start);
  row.cpu += (user + system) / 1e6;
  if (result.counterexample === null || result.errorInstance === null) return;
  row.failures++;
  save(row, result);
}

function count(row, { answers, kind, pair, numbers }) {
  row.cases++;
  if (pair === undefined) {
    row.answers += answers;
    return;
  }
  const key = Number(`0x${createHash('sha1').update(pair).digest('hex').slice(0, 12)}`);
  if (row.pairs.has(key)) return;
  row.pairs.add(key);
  row.answers += answers;
  row.large += Number(numbers >= 7);
  const { pairs, answers: before } = row.kinds.get(kind) ?? { pairs: 0, answers: 0 };
  row.kinds.set(kind, { pairs: pairs + 1, answers: before + answers });
}

function save({ area }, { counterexample: [value], seed, counterexamplePath, errorInstance }) {
  mkdirSync(CORPUS, { recursive: true });
  const path = join(CORPUS, nameOfCase(area.name, value));
  const { message } = errorInstance;
  writeFileSync(
    path,
    `${JSON.stringify({ area: area.name, value, seed, path: counterexamplePath, message }, null, 2)}\n`,
  );
  console.log(`${area.name}: ${message}\n  saved as ${path}`);
}

function report() {
  const seconds = (performance.now() - begin) / 1000;
  console.log(`seeds ${firstSeed} to ${seed - 1}, ${(seconds / 60).toFixed(1)} minutes`);
  for (const { area, cases, answers, failures, cpu, pairs, large } of rows) {
    const distinct =
      pairs.size === 0 ? '' : `, ${pairs.size} pairs of board and rules, ${large} of seven and more numbers`;
    console.log(
      `${area.name.padEnd(10)} ${cases} cases, ${answers} answers compared${distinct}, ${failures} failures, ${cpu.toFixed(0)} s of CPU time`,
    );
  }
  const kinds = rows.flatMap(({ kinds }) => [...kinds]).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [kind, { pairs, answers }] of kinds)
    console.log(`  ${kind}: ${pairs} pairs, ${answers} answers`);
  if (options.record === undefined) return;
  const record = {
    seeds: [firstSeed, seed - 1],
    minutes: seconds / 60,
    node: process.version,
    cpu: cpus()[0].model,
    areas: Object.fromEntries(
      rows.map(({ area, cases, answers, failures, cpu, pairs, large }) => [
        area.name,
        { compares: area.compares, cases, answers, failures, cpuSeconds: cpu, pairs: pairs.size, large },
      ]),
    ),
    kinds: Object.fromEntries(kinds),
  };
  writeFileSync(options.record, `${JSON.stringify(record, null, 2)}\n`);
}

function fail(message) {
  console.error(`fuzz: ${message}`);
  process.exit(2);
}
