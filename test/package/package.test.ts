// The published package: packed, installed in an empty folder, and used from there, because only then are
// the export map and the list of files those of users. Programs import and require the entries, and the
// command runs; types.slow.test.ts checks the types, and test/package/runtimes has the other runtimes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { countReachable, createSolverSync } from '../../src/index.js';
import { blocksOf, readDocument } from '../support/documents.js';
import { startNpm } from '../../scripts/run-npm.mjs';
import { root, useConsumer } from '../support/packed.js';

const consumer = useConsumer();
const { folder, run, write } = consumer;

const runScript = (name: string, text: string) => {
  write(name, text);
  return run(process.execPath, [name]);
};

/** What the package has for readers. */
const DOCUMENTS = /^(?:docs|examples|bench\/results)\//;

describe('the packed package', () => {
  it('holds what it needs and nothing else', () => {
    const names = consumer.packed.files.map(({ path }) => path);
    expect(names).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'THIRD-PARTY.md',
        'build/solver.wasm',
        'build/operators.wasm',
        'build/esm/cli.js',
      ]),
    );
    const isListed = (name: string) =>
      !/^build\/esm\/.*\.(js|js\.map|d\.ts)$/.test(name) && !DOCUMENTS.test(name);
    expect(names.filter(isListed).sort()).toEqual([
      'CHANGELOG.md',
      'CITATION.cff',
      'CONTRIBUTING.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'THIRD-PARTY.md',
      'build/element-operators.min.js',
      'build/element.min.js',
      'build/operators.wasm',
      'build/solver.wasm',
      'custom-elements.json',
      'package.json',
      'types/element-operators.min.d.ts',
      'types/element.min.d.ts',
      'types/operators.wasm.d.ts',
      'types/preact.d.ts',
      'types/solver.wasm.d.ts',
      'types/svelte.d.ts',
      'types/vue.d.ts',
    ]);
  });

  it('has the documents and the examples, in less than 1 MB', () => {
    const names = consumer.packed.files.map(({ path }) => path).filter((name) => DOCUMENTS.test(name));
    const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
    expect(stdout.split('\n')).toEqual(expect.arrayContaining(names));
    expect(names).toEqual(
      expect.arrayContaining([
        'docs/guide/first-steps.md',
        'docs/solve-desktop-light.webp',
        'examples/README.md',
      ]),
    );
    const bytes = names.map((name) => gzipSync(readFileSync(join(root, name))).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_000_000);
  });

  it('takes 4 MB to download at most, and 10 MB when installed', () => {
    expect(consumer.packed.size).toBeLessThan(4_000_000);
    expect(consumer.packed.unpackedSize).toBeLessThan(10_000_000);
  });

  it('has every file that the README links to or shows', () => {
    const text = readFileSync(join(root, 'README.md'), 'utf8').replace(/```[^]*?```/g, '');
    const paths = [...text.matchAll(/(?:\]\(|<img src=")([^)"]+)[)"]/g)].map(([, path]) =>
      path.replace(/#.*/, ''),
    );
    const files = paths.filter((path) => path !== '' && !path.startsWith('https:'));
    expect(files.length).toBeGreaterThan(0);
    expect(consumer.packed.files.map(({ path }) => path)).toEqual(expect.arrayContaining(files));
  });

  it('is installed without other packages and without a warning', () => {
    const at = join(folder, 'alone');
    mkdirSync(at);
    write(join('alone', 'package.json'), '{ "private": true }');
    const args = [
      'install',
      '--no-audit',
      '--no-fund',
      '--loglevel',
      'warn',
      join(folder, consumer.packed.filename),
    ];
    const { status, stdout, stderr } = startNpm(args, { cwd: at });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\s*added 1 package/);
    expect(stderr).not.toContain('numbers-game');
    expect(readdirSync(join(at, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'numbers-game',
    ]);
  });

  it('refuses to be published with placeholders for its addresses', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'check-publish.mjs')], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.match(/expected the address of the project as (homepage|repository|bugs)/g)).toHaveLength(
      3,
    );
  });

  it.each(['unpkg', 'jsdelivr', 'customElements'])('names a file that it has as %s', (field) => {
    const names = consumer.packed.files.map(({ path }) => path);
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
    expect(names).toContain(manifest[field].replace(/^\.\//, ''));
  });

  it('solves without its own engine', () => {
    const text = `
      import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { createSolver, createSolverSync, NumbersGameError } from 'numbers-game/core';
      const path = createRequire(import.meta.url).resolve('numbers-game/solver.wasm');
      const wasm = new WebAssembly.Module(readFileSync(path));
      const solvers = [await createSolver({ wasm }), createSolverSync({ wasm })];
      console.log(solvers.map((solver) => solver.solve({ numbers: [4, 6], target: 24 }).status).join());
      await createSolver({}).catch((error) => console.log(error instanceof NumbersGameError, error.code));`;
    expect(runScript('core.mjs', text)).toBe('exact,exact\ntrue invalid-option\n');
  });

  const use = `
    const solver = createSolverSync();
    const { value } = solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
    let code;
    try { solver.solve({ numbers: [], target: 1 }); } catch (error) { if (error instanceof NumbersGameError) code = error.code; }
    console.log(value, evaluate('8 / (3 - 8 / 3)'), code);
    console.log(verify('8 / (3 - 8 / 3)', { numbers: [3, 3, 8, 8], rules: twentyFour }).reason);
    try { score('1', { numbers: [], target: 1 }); } catch (error) { console.log(error instanceof NumbersGameError); }`;
  const used = '899 24 invalid-numbers\nexact\ntrue\n';

  it('is imported from ESM', () => {
    const text = `
      import { createSolverSync, NumbersGameError } from 'numbers-game';
      import { evaluate } from 'numbers-game/expression';
      import { score, twentyFour, verify } from 'numbers-game/verify';${use}`;
    expect(runScript('use.mjs', text)).toBe(used);
  });

  it('is required from CommonJS', () => {
    const text = `
      const { createSolverSync, NumbersGameError } = require('numbers-game');
      const { evaluate } = require('numbers-game/expression');
      const { score, twentyFour, verify } = require('numbers-game/verify');${use}`;
    expect(runScript('use.cjs', text)).toBe(used);
  });

  it('is required as the guide does', () => {
    const [example] = blocksOf(readDocument('docs/guide/commonjs.md'), 'js');
    expect(runScript('guide.cjs', example)).toBe('899\n');
  });

  it.each(['mjs', 'cjs'])('runs the published algorithms (%s)', (extension) => {
    const imports =
      extension === 'mjs'
        ? `import { classic } from 'numbers-game/classic'; import { countReachable, NumbersGameError } from 'numbers-game';`
        : `const { classic } = require('numbers-game/classic'); const { countReachable, NumbersGameError } = require('numbers-game');`;
    const text = `
      const query = { numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 };
      const counts = new Set(classic.names.slice(2).map((name) => countReachable(classic.reach(name, query))));
      console.log([...counts].join());
      try { classic.reach('depth', query); } catch (error) { console.log(error instanceof NumbersGameError); }`;
    const expected = countReachable(
      createSolverSync().reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 }),
    );
    expect(runScript(`classic.${extension}`, imports + text)).toBe(`${expected}\ntrue\n`);
  });

  it.each(['mjs', 'cjs'])('has its other operators apart, and its smallest solver (%s)', (extension) => {
    const imports =
      extension === 'mjs'
        ? `import { createSolver, games } from 'numbers-game'; import { moreOperators } from 'numbers-game/operators'; import * as natural from 'numbers-game/natural';`
        : `const { createSolver, games } = require('numbers-game'); const { moreOperators } = require('numbers-game/operators'); const natural = require('numbers-game/natural');`;
    const text = `
      const main = async () => {
        const hand = { numbers: [2, 2, 2, 6], game: games['24s'] };
        console.log((await createSolver({ extensions: [moreOperators] })).solve(hand).value);
        const refused = (solver, puzzle) => {
          try { solver.solve(puzzle); } catch ({ message }) { return message.split('\\n'); }
        };
        console.log(refused(await createSolver(), hand).slice(1).join('\\n'));
        const small = await natural.createSolver();
        console.log(small.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).value, refused(small, hand).length);
      };
      main();`;
    expect(runScript(`operators.${extension}`, imports + text)).toBe(
      [
        '24',
        `import { moreOperators } from 'numbers-game/operators';`,
        `const solver = await createSolver({ extensions: [moreOperators] }); // in a worker: serveSolver`,
        '899 1\n',
      ].join('\n'),
    );
  });

  const reachAll = `
    const main = async () => {
      const counts = [];
      let last;
      const query = { size: 6, pool: [1, 3, 7, 10, 25, 50, 75], from: 101, to: 999, workers: 2 };
      for await (const record of reachAllOnThreads({ ...query, onProgress: (progress) => (last = progress) })) {
        counts.push(countReachable(record));
      }
      console.log(counts.join(), JSON.stringify(last));
      try { reachAllOnThreads({}); } catch (error) { console.log(error instanceof NumbersGameError); }
    };
    main();`;

  it.each(['mjs', 'cjs'])('finds the file of its workers (%s)', (extension) => {
    const names = '{ countReachable, createSolverSync, NumbersGameError }';
    const imports =
      extension === 'mjs'
        ? `import ${names} from 'numbers-game'; import { reachAllOnThreads } from 'numbers-game/batch';`
        : `const ${names} = require('numbers-game'); const { reachAllOnThreads } = require('numbers-game/batch');`;
    const solver = createSolverSync();
    const query = { size: 6, pool: [1, 3, 7, 10, 25, 50, 75], from: 101, to: 999 };
    const counts = [...solver.reachAll(query)].map(countReachable);
    expect(counts).toHaveLength(7);
    expect(runScript(`batch.${extension}`, imports + reachAll)).toBe(
      `${counts.join()} {"done":7,"total":7}\ntrue\n`,
    );
  });

  it.each(['mjs', 'cjs'])('generates and rates puzzles (%s)', (extension) => {
    const names = '{ generate, NumbersGameError, rate, twentyFour }';
    const imports =
      extension === 'mjs'
        ? `import ${names} from 'numbers-game/generate'; import * as batch from 'numbers-game/batch';`
        : `const ${names} = require('numbers-game/generate'); const batch = require('numbers-game/batch');`;
    const text = `
      const main = async () => {
        const all = [];
        for await (const puzzle of batch.generateOnThreads({ count: 30, seed: 7, workers: 2 })) all.push(puzzle);
        console.log(JSON.stringify(all) === JSON.stringify([...generate({ count: 30, seed: 7 })]));
      };
      main();
      console.log(rate({ numbers: [3, 3, 8, 8], rules: twentyFour }).level);
      try { rate({ numbers: [] }); } catch (error) { console.log(error instanceof NumbersGameError); }`;
    expect(runScript(`rate.${extension}`, imports + text)).toBe('5\ntrue\ntrue\n');
  });

  it.each(['mjs', 'cjs'])('answers many puzzles (%s)', (extension) => {
    const imports =
      extension === 'mjs'
        ? `import { batch, batchLines } from 'numbers-game/batch';`
        : `const { batch, batchLines } = require('numbers-game/batch');`;
    const text = `
      const main = async () => {
        const puzzles = [{ id: 1, numbers: [4, 6], target: 24 }, { id: 2, numbers: [4, 'x'], target: 24 }];
        for await (const { id, result, error } of batch(puzzles)) console.log(id, result?.value, error?.code);
        const csv = { text: ['id,numbers,target\\n3,4 6,25\\n'], format: 'csv' };
        for await (const { text } of batchLines([csv], { op: 'count' })) process.stdout.write(text);
      };
      main();`;
    expect(runScript(`puzzles.${extension}`, imports + text)).toBe(
      '1 24 undefined\n2 undefined invalid-numbers\n{"id":"3","numbers":[4,6],"target":25,"result":0}\n',
    );
  });

  it.each(['mjs', 'cjs'])('solves in a worker (%s)', (extension) => {
    const load = (names: string, entry: string) =>
      extension === 'mjs' ? `import ${names} from '${entry}';` : `const ${names} = require('${entry}');`;
    const worker = `solver-worker.${extension}`;
    write(worker, `${load('{ serveSolver }', 'numbers-game/worker')} serveSolver();`);
    const text = `
      ${load('{ Worker }', 'node:worker_threads')}
      ${load('{ NumbersGameError }', 'numbers-game')}
      ${load('{ createWorkerSolver }', 'numbers-game/worker')}
      const main = async () => {
        const solver = createWorkerSolver(() => new Worker('./${worker}'));
        const refused = solver.solve({ numbers: [], target: 1 }).catch((error) => error instanceof NumbersGameError);
        console.log((await solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 })).value, await refused);
        await solver.dispose();
      };
      main();`;
    expect(runScript(`worker.${extension}`, text)).toBe('899 true\n');
  });

  it('gives its module for those who load it themselves', () => {
    const text = `
      import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { createSolver } from 'numbers-game';
      const path = createRequire(import.meta.url).resolve('numbers-game/solver.wasm');
      const solver = await createSolver({ wasm: readFileSync(path) });
      console.log(solver.solve({ numbers: [4, 6], target: 24 }).status);`;
    expect(runScript('module.mjs', text)).toBe('exact\n');
  });

  it('imports its element where there are no elements', () => {
    const text = `
      import { NumbersGameElement } from 'numbers-game/element';
      import 'numbers-game/element/operators';
      console.log(NumbersGameElement.name !== '');`;
    expect(runScript('element.mjs', text)).toBe('true\n');
  });

  it('brings its command', () => {
    const extension = process.platform === 'win32' ? '.cmd' : '';
    const bin = join(folder, 'node_modules', '.bin', `numbers-game${extension}`);
    expect(run(bin, ['solve', '4', '6', '--target', '24'])).toMatch(/ = 24 \(1 operation\)\n$/);
  });

  describe('serves reward functions, as the guide says', () => {
    const [, section] = readDocument('docs/guide/training.md').split('## Through a pipe\n');
    const blocks = (language: string) => blocksOf(section.split('\n## ')[0], language);
    const pipe = 'npx numbers-game verify --lines --read extract --shaping distance';

    it('through a pipe from the shell', () => {
      const [command, ...others] = blocks('sh');
      expect(others).toEqual([]);
      expect(command).toContain(pipe);
      expect(JSON.parse(run('sh', ['-c', command]))).toMatchObject({
        nums: [1, 3, 7, 10, 25, 50],
        target: 765,
        result: { ok: true, reason: 'exact', score: 1 },
      });
    });

    const hasPython = spawnSync('python3', ['--version']).status === 0;

    // Where there is no Python, the test after this one still sends what the recipes send.
    it.runIf(hasPython)('from Python', () => {
      const scripts = blocks('python');
      expect(scripts).toHaveLength(1);
      for (const script of scripts) {
        const expected = /\n# (.*)\n$/.exec(script)?.[1] ?? 'an output';
        expect(run('python3', ['-c', script])).toBe(`${expected}\n`);
      }
    });

    it('from any language', () => {
      const numbers = [1, 3, 7, 10, 25, 50];
      const answers = ['So <answer>50 * (25 - 10)</answer>', '<answer>765</answer>'];
      const input = answers
        .map((answer) => JSON.stringify({ completion: answer, nums: numbers, target: 765 }))
        .join('\n');
      const { status, stdout } = spawnSync('sh', ['-c', pipe], { cwd: folder, encoding: 'utf8', input });
      expect(status).toBe(0);
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { result: { score: number } });
      expect(lines.map(({ result }) => result.score)).toEqual([1 - 15 / 765, 0]);
    });
  });
});
