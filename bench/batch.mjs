// Puzzles per second of `numbers-game batch`, file to file, and its memory.
//
//   node bench/batch.mjs [--puzzles COUNT] [--json PATH] [--plot PATH]
//
// Each run is a new process, start included, on seeded boards of the standard pool, no two neighbours alike.
// The output is checked first: a sample line by line against the solver, and all runs by fingerprint. Times
// are CPU time of the process, user and system, so other work on the machine does not show.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPuzzles, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { meterCommand } from './meter.mjs';
import { openReport } from './report.mjs';

const RUNS = 3;
const CHECKED = 1000;
const CASES = [
  { size: 6, from: 101, to: 999, format: 'jsonl', workers: 1 },
  { size: 6, from: 101, to: 999, format: 'jsonl', workers: 2 },
  { size: 6, from: 101, to: 999, format: 'csv', workers: 2 },
];
const { options, close } = openReport('batch', { puzzles: { type: 'string', default: '200000' } });
const count = Number(options.puzzles);
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));

const results = [];
try {
  for (const each of CASES) {
    results.push(await measure(each));
    console.log(JSON.stringify(results.at(-1).row));
  }
} finally {
  rmSync(folder, { recursive: true });
}
await close({ title: 'Puzzles a second, file to file', results });

async function measure({ size, from, to, format, workers }) {
  const puzzles = drawPuzzles({ size, from, to, boards: count, targets: 1 });
  const input = join(folder, `puzzles.${format}`);
  writeFileSync(input, format === 'csv' ? toCsv(puzzles) : toLines(puzzles));
  const args = ['batch', input, '--out', join(folder, 'answers.jsonl'), '--workers', String(workers)];
  const first = await run(args);
  check(puzzles, first.lines);
  const runs = [];
  for (let i = 0; i < RUNS; i++) {
    runs.push(await run(args));
    if (runs[i].hash !== first.hash) throw new Error('two runs, two outputs');
  }
  const seconds = median(runs.map((each) => each.seconds));
  const elapsed = median(runs.map((each) => each.elapsed));
  const row = {
    n: size,
    format,
    workers,
    puzzles: count,
    'a second of a core': Math.round(count / seconds),
    'a second by the clock': Math.round(count / elapsed),
    MiB: Math.round(Math.max(...runs.map((each) => each.MiB))),
  };
  return {
    row,
    samples: { seconds: runs.map((each) => each.seconds), elapsed: runs.map((each) => each.elapsed) },
  };
}

async function run(args) {
  const used = await meterCommand(...args);
  const bytes = readFileSync(args[args.indexOf('--out') + 1]);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const lines = bytes
    .subarray(0, CHECKED * 1000)
    .toString()
    .split('\n')
    .slice(0, CHECKED);
  return { ...used, hash, lines };
}

function check(puzzles, lines) {
  const solver = createSolverSync();
  lines.forEach((line, index) => {
    const expected = JSON.stringify({ ...puzzles[index], result: solver.solve(puzzles[index]) });
    if (line !== expected) throw new Error(`line ${index + 1}: ${line}, expected ${expected}`);
  });
}

function toLines(puzzles) {
  return puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join('');
}

function toCsv(puzzles) {
  return `numbers,target\n${puzzles.map(({ numbers, target }) => `${numbers.join(' ')},${target}\n`).join('')}`;
}
