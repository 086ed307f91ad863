// workerd, the runtime of Cloudflare Workers: a program with the packed package, bundled as its tools do,
// that answers over HTTP. It allows no WebAssembly that is made from bytes at run time, so the engine comes
// as a module of the program, `solver.wasm`; and it has no workers. The example for Cloudflare runs here,
// too.
import { copyFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../../support/packed.js';
import { start, stop, waitForLine } from './driver.js';
import { expected } from './expected.js';
import { hasPrograms, programs } from './setup.mjs';

const { folder, write } = useConsumer();

const program = `
  import * as main from 'numbers-game';
  import { moreOperators } from 'numbers-game/operators/core';
  import operatorsWasm from 'numbers-game/operators.wasm';
  import wasm from 'numbers-game/solver.wasm';
  import { verify } from 'numbers-game/verify';
  import { askSolver } from './answers.mjs';
  export default {
    async fetch() {
      const blocked = await main.createSolver().catch((error) => error);
      const { reason } = verify('4 * 6', { numbers: [4, 6], target: 24 });
      return Response.json({
        blocked: blocked instanceof main.NumbersGameError,
        solver: askSolver(await main.createSolver({ wasm, extensions: [moreOperators.with({ wasm: operatorsWasm })] }), main),
        sync: askSolver(main.createSolverSync({ wasm }), main),
        reason,
      });
    },
  };`;

const configuration = `
  using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [(name = "main", worker = .program)],
    sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
  );
  const program :Workerd.Worker = (
    modules = [
      (name = "bundle.js", esModule = embed "bundle.js"),
      (name = "numbers-game/solver.wasm", wasm = embed "solver.wasm"),
      (name = "numbers-game/operators.wasm", wasm = embed "operators.wasm")
    ],
    compatibilityDate = "2026-01-01"
  );`;

/** Bundles a program in the folder, runs it in workerd, and asks it. */
async function askWorkerd(entryPoint: string, path: string): Promise<{ status: number; body: unknown }> {
  if (!hasPrograms()) throw new Error('a runtime is missing: run `npm run runtimes`');
  write('workerd.capnp', configuration);
  for (const name of ['solver.wasm', 'operators.wasm']) {
    copyFileSync(join(folder, 'node_modules', 'numbers-game', 'build', name), join(folder, name));
  }
  await build({
    absWorkingDir: folder,
    entryPoints: [entryPoint],
    outfile: 'bundle.js',
    bundle: true,
    format: 'esm',
    external: ['numbers-game/*.wasm'],
    logLevel: 'warning',
  });
  const server = start(programs.workerd, ['serve', join(folder, 'workerd.capnp'), '--control-fd=1']);
  try {
    const port = await waitForLine(server, /"event":"listen".*"port":(\d+)/);
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: response.status, body: await response.json() };
  } finally {
    await stop(server);
  }
}

it('workerd solves with the engine that the program brings', async () => {
  write('answers.mjs', readFileSync(join(root, 'test', 'package', 'runtimes', 'answers.mjs'), 'utf8'));
  write('program.mjs', program);
  const { solver, sync } = expected;
  expect(await askWorkerd('program.mjs', '/')).toEqual({
    status: 200,
    body: { blocked: true, solver, sync, reason: 'exact' },
  });
});

it('the example for Cloudflare Workers answers puzzles, and refuses other requests', async () => {
  cpSync(join(root, 'examples', 'cloudflare-worker', 'worker.mjs'), join(folder, 'worker.mjs'));
  expect(await askWorkerd('worker.mjs', '/?numbers=1+1+4+5+6+7&target=899')).toMatchObject({
    status: 200,
    body: { value: 899, operations: 5 },
  });
  expect(await askWorkerd('worker.mjs', '/?numbers=x&target=899')).toMatchObject({
    status: 400,
    body: { code: 'invalid-numbers' },
  });
});
