// One-time costs of a program, in new processes, without the start of Node: importing an entry, the first
// answer, how answers get faster while the machine compiles the code, and the processor time of a command.
import { spawnSync } from 'node:child_process';

const RUNS = 15;

const entry = (name) => JSON.stringify(new URL(`../build/esm/${name}.js`, import.meta.url));

const START = `
  const { createSolver } = await import(${entry('index')});
  const begin = performance.now();
  const solver = await createSolver();
  solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
  console.log(performance.now() - begin);
`;

const IMPORT = (name) => `
  const begin = performance.now();
  await import(${entry(name)});
  console.log(performance.now() - begin);
`;

const CALLS = (count) => `
  const { createSolverSync } = await import(${entry('index')});
  const { drawPuzzles } = await import(${entry('bench')});
  const puzzles = drawPuzzles({ size: 6, from: 101, to: 999, boards: ${count}, targets: 1 });
  const solver = createSolverSync();
  const times = puzzles.map((puzzle) => {
    const begin = performance.now();
    solver.solve(puzzle);
    return performance.now() - begin;
  });
  console.log(JSON.stringify(times));
`;

/** A process that runs a command, or nothing, and prints its processor time in milliseconds at last. */
const COMMAND = (args) => `
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    console.log('\\n' + (user + system) / 1000);
  });
  process.argv.splice(1, Infinity, 'numbers-game', ...${JSON.stringify(args)});
  if (process.argv.length > 2) await import(${entry('cli')});
`;

/** Milliseconds of createSolver with the first answer, of each run. */
export function measureStart() {
  return repeat(START);
}

/** Milliseconds of the import of an entry, of each run. */
export function measureImport(name) {
  return repeat(IMPORT(name));
}

/** Milliseconds of the first answers, each to another board of six numbers: a list for each run. */
export function measureCalls(count) {
  return repeat(CALLS(count));
}

/** Milliseconds of processor time that a command takes above an empty process, of each run. */
export function measureCommand(...args) {
  return Array.from({ length: RUNS }, () => run(COMMAND(args)) - run(COMMAND([])));
}

function repeat(script) {
  return Array.from({ length: RUNS }, () => run(script));
}

/** Runs a program. Returns the value that it prints in its last line. */
function run(script) {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1));
}
