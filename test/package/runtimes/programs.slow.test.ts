// The packed package on runtimes with files and threads: two more versions of Node, Deno, and Bun. Each runs
// the same program, with threads of Node and, if it has them, with workers as in a page; and the command
// line, which is bundled for Node.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellsOf, expectNotebook } from '../../support/notebook.js';
import { linkPackages, root, useConsumer } from '../../support/packed.js';
import { expected } from './expected.js';
import { hasPrograms, programs } from './setup.mjs';

const { folder, run, write } = useConsumer();

const imports = `
  import * as main from 'numbers-game';
  import * as generate from 'numbers-game/generate';
  import * as operators from 'numbers-game/operators';
  import * as worker from 'numbers-game/worker';
  import { askAll } from './answers.mjs';
  const entries = { ...main, ...generate, ...operators, ...worker };`;
const programTexts = {
  'threads.mjs': `${imports}
  import { Worker } from 'node:worker_threads';
  const createWorker = () => new Worker(new URL('./solver-worker.mjs', import.meta.url));
  console.log(JSON.stringify(await askAll(entries, createWorker)));`,
  'web-workers.mjs': `${imports}
  const createWorker = () => new Worker(new URL('./solver-worker.mjs', import.meta.url), { type: 'module' });
  console.log(JSON.stringify(await askAll(entries, createWorker)));`,
  'batch.mjs': `
  import { batch, reachAllOnThreads } from 'numbers-game/batch';
  const results = [];
  const puzzles = [{ numbers: [4, 6], target: 24 }, { numbers: [4, 'x'], target: 24 }];
  for await (const { result, error } of batch(puzzles, { workers: 2 })) results.push(result?.value ?? error.code);
  let boards = 0;
  for await (const { numbers } of reachAllOnThreads({ size: 2, from: 1, to: 9, workers: 2 })) boards += numbers.length / 2;
  console.log(JSON.stringify([...results, boards]));`,
  'required.cjs': `
  const { createSolverSync, twentyFour } = require('numbers-game');
  const { verify } = require('numbers-game/verify');
  const { expression } = createSolverSync().solve({ numbers: [3, 3, 8, 8], rules: twentyFour });
  console.log(expression, verify(expression, { numbers: [3, 3, 8, 8], rules: twentyFour }).reason);`,
  'solver-worker.mjs': `import { serveSolver } from 'numbers-game/worker'; serveSolver();`,
};

const node = ['threads.mjs'];
const both = ['threads.mjs', 'web-workers.mjs'];
const runtimes = [
  { name: 'Node 22', path: programs['node 22'], options: [], version: /^v22\./, scripts: node },
  { name: 'Node 24', path: programs['node 24'], options: [], version: /^v24\./, scripts: node },
  { name: 'Deno', path: programs.deno, options: ['run', '-A'], version: /^deno 2\./, scripts: both },
  { name: 'Bun', path: programs.bun, options: [], version: /^1\./, scripts: both },
];

beforeAll(() => {
  if (!hasPrograms()) throw new Error('a runtime is missing: run `npm run runtimes`');
  for (const [name, text] of Object.entries(programTexts)) write(name, text);
  cpSync(join(root, 'test', 'package', 'runtimes', 'answers.mjs'), join(folder, 'answers.mjs'));
});

describe.each(runtimes)('on $name', ({ path, options, version, scripts }) => {
  const runProgram = (name: string, ...rest: string[]) => run(path, [...options, name, ...rest]);

  it('has the version that is tested', () => {
    expect(run(path, ['--version'])).toMatch(version);
  });

  it.each(scripts)('the package solves, generates, and works in a worker that is aborted (%s)', (script) => {
    expect(JSON.parse(runProgram(script))).toEqual(expected);
  });

  it('is required from CommonJS', () => {
    expect(runProgram('required.cjs')).toBe('8 / (3 - 8 / 3) exact\n');
  });

  it('answers batches on all cores', () => {
    // 14 different numbers: 91 pairs of two, and 10 of the same.
    expect(JSON.parse(runProgram('batch.mjs'))).toEqual([24, 'invalid-numbers', 101]);
  });

  it('runs the command', () => {
    const command = join('node_modules', 'numbers-game', 'build', 'esm', 'cli.js');
    expect(runProgram(command, 'solve', '4', '6', '--target', '24')).toMatch(/ = 24 \(1 operation\)\n$/);
  });
});

it('examples/notebook runs in a session of Deno, as in its kernel', () => {
  linkPackages(folder, ['@observablehq/plot', 'jsdom']);
  const cells = cellsOf(join(root, 'examples', 'notebook', 'countdown.ipynb'));
  const files = cells.map((text, index) => {
    write(`cell-${index}.js`, text);
    return `cell-${index}.js`;
  });
  expectNotebook(run(programs.deno, ['repl', '--quiet', '-A', `--eval-file=${files.join()}`]));
});
