// Where WebAssembly is forbidden or missing, every entry says so: in a context of Node that may not compile,
// as under a content security policy or on Cloudflare Workers, and under `node --jitless`. An engine that is
// compiled elsewhere serves the solver, `generate` and `rate` there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type * as classicEntry from '../../src/classic/index.js';
import type * as generateEntry from '../../src/generate/index.js';
import type * as mainEntry from '../../src/index.js';
import { twentyFour } from '../../src/index.js';

const hand = { numbers: [3, 3, 8, 8], rules: twentyFour };
const few = { count: 2, size: 3, seed: 1 };

const build = join(import.meta.dirname, '..', '..', 'build');
const codeOf = (call: () => unknown) => {
  try {
    call();
    return 'no error';
  } catch (error) {
    return (error as mainEntry.NumbersGameError).code;
  }
};

/** Loads entries of the package in a context that may not compile WebAssembly. */
function createLoader(globals: object = {}): (entry: string) => unknown {
  const context = createContext(
    { performance, TextDecoder, ...globals },
    { codeGeneration: { wasm: false, strings: false } },
  );
  const require = createRequire(import.meta.url);
  return (entry) => {
    const [{ text }] = buildSync({
      entryPoints: [join(build, 'esm', entry)],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
    }).outputFiles;
    const module = { exports: {} };
    const wrapper = new Script(`(function (exports, require, module) {${text}\n})`).runInContext(context) as (
      ...args: unknown[]
    ) => void;
    wrapper(module.exports, require, module);
    return module.exports;
  };
}

describe('where compiling is forbidden', () => {
  const load = createLoader();
  const { createSolver, createSolverSync } = load('./index.js') as typeof mainEntry;
  const { generate, rate } = load('./generate.js') as typeof generateEntry;
  const { classic } = load('./classic.js') as typeof classicEntry;

  it('is the error wasm-blocked, from all entries', async () => {
    expect(codeOf(() => createSolverSync())).toBe('wasm-blocked');
    expect(codeOf(() => generate(few).next())).toBe('wasm-blocked');
    expect(codeOf(() => rate(hand))).toBe('wasm-blocked');
    expect(codeOf(() => classic.reach('depth-first', { numbers: [1, 2], from: 1, to: 3 }))).toBe(
      'wasm-blocked',
    );
    await expect(createSolver()).rejects.toMatchObject({
      code: 'wasm-blocked',
      message: expect.stringMatching(/wasm-unsafe-eval.*option wasm/) as string,
      cause: expect.anything() as unknown,
    });
  });
});

it('takes an engine that was compiled elsewhere', () => {
  const wasm = new WebAssembly.Module(readFileSync(join(build, 'solver.wasm')));
  /** As on Cloudflare Workers: modules are given, and none can be made. */
  function Module() {
    throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder');
  }
  Object.defineProperty(Module, Symbol.hasInstance, {
    value: (value: unknown) => value instanceof WebAssembly.Module,
  });
  const load = createLoader({
    WebAssembly: {
      Module,
      Instance: WebAssembly.Instance,
      Memory: WebAssembly.Memory,
      Table: WebAssembly.Table,
      validate: (bytes: Uint8Array<ArrayBuffer>) => WebAssembly.validate(bytes),
    },
  });
  const { generate, rate } = load('./generate.js') as typeof generateEntry;
  expect(codeOf(() => rate(hand))).toBe('wasm-blocked');
  expect(rate(hand, { wasm }).level).toBe(5);
  expect([...generate({ ...few, wasm })].map(({ index }) => index)).toEqual([0, 1]);
});

it('is the error wasm-blocked where WebAssembly is missing', () => {
  const program = `
    const { createSolverSync, createSolver } = require('./index.js');
    const { generate, rate } = require('./generate.js');
    const { classic } = require('./classic.js');
    const wasm = new Uint8Array(8);
    const calls = [
      () => createSolverSync(), () => createSolverSync({ wasm }), () => generate({ count: 1 }).next(),
      () => rate({ numbers: [1, 2], target: 3 }), () => classic.reach('depth-first', { numbers: [1, 2], from: 1, to: 3 }),
    ];
    const codes = calls.map((call) => { try { call(); return 'no error'; } catch (error) { return error.code; } });
    createSolver().catch((error) => console.log([...codes, error.code].join(' ')));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--jitless', '-e', program], {
    cwd: join(build, 'esm'),
    encoding: 'utf8',
  });
  expect(stdout.trim().split(' '), stderr).toEqual(new Array(6).fill('wasm-blocked'));
});
