// Puzzles per second of `numbers-game batch`, file to file, and its memory.
//
//   node bench/batch.mjs [--puzzles COUNT] [--json PATH] [--plot PATH]
//
// Each run is a new process, start included, on seeded boards of the standard pool, no two neighbours alike.
// The first row is a plain loop over `solve`, also file to file, for comparison. The cases take turns.
// The output is checked first: a sample line by line against the solver, and all runs by fingerprint. Times
// are CPU time of the process, user and system, so other work on the machine does not show.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPuzzles, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { meterCommand, meterScript } from './meter.mjs';
import { openReport } from './report.mjs';

const RUNS = 3;
const CHECKED = 1000;
const LOOP = 'a loop over solve';
const CASES = [
  { size: 6, from: 101, to: 999, format: LOOP, workers: 1 },
  { size: 6, from: 101, to: 999, format: 'jsonl', workers: 1 },
  { size: 6, from: 101, to: 999, format: 'jsonl', workers: 2 },
  { size: 6, from: 101, to: 999, format: 'csv', workers: 2 },
];
const { options, close } = openReport('batch', { puzzles: { type: 'string', default: '200000' } });
const count = Number(options.puzzles);
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-'));

try {
  const cases = CASES.map((each) => ({ ...each, runs: [] }));
  for (let round = 0; round < RUNS; round++) for (const each of cases) each.runs.push(await run(each));
  const results = cases.map(summarize);
  await close({ title: 'Puzzles a second, file to file', results });
} finally {
  rmSync(folder, { recursive: true });
}

function summarize({ size, format, workers, runs }) {
  if (new Set(runs.map(({ hash }) => hash)).size > 1) throw new Error('two runs, two outputs');
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

/** Runs a case once, and checks the first lines of its output. */
async function run({ size, from, to, format, workers }) {
  const puzzles = drawPuzzles({ size, from, to, boards: count, targets: 1 });
  const input = join(folder, format === 'csv' ? 'puzzles.csv' : 'puzzles.jsonl');
  const output = join(folder, 'answers.jsonl');
  writeFileSync(input, format === 'csv' ? toCsv(puzzles) : toLines(puzzles));
  const used =
    format === LOOP
      ? await meterScript(loop(input, output))
      : await meterCommand('batch', input, '--out', output, '--workers', String(workers));
  const bytes = readFileSync(output);
  rmSync(output);
  const lines = bytes
    .subarray(0, CHECKED * 1000)
    .toString()
    .split('\n');
  check(puzzles, lines.slice(0, CHECKED));
  return { ...used, hash: createHash('sha256').update(bytes).digest('hex') };
}

function loop(input, output) {
  const path = JSON.stringify(new URL('../build/esm/index.js', import.meta.url));
  return `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { createSolverSync } from ${path};
    const solver = createSolverSync();
    const lines = readFileSync(${JSON.stringify(input)}, 'utf8').split('\\n').slice(0, -1);
    const answers = lines.map((line) => {
      const puzzle = JSON.parse(line);
      return JSON.stringify({ ...puzzle, result: solver.solve(puzzle) }) + '\\n';
    });
    writeFileSync(${JSON.stringify(output)}, answers.join(''));`;
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
