// workerd, the runtime of Cloudflare Workers: a program with the packed package, bundled as its tools do,
// that answers over HTTP. It allows no WebAssembly that is made from bytes at run time, so the engine comes
// as a module of the program, `solver.wasm`; and it has no workers.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../packed.js';
import { start, stop, waitForLine } from './driver.js';
import { expected } from './expected.js';
import { hasPrograms, programs } from './setup.mjs';

const { folder, write } = useConsumer();

const program = `
  import * as main from 'numbers-game';
  import wasm from 'numbers-game/solver.wasm';
  import { verify } from 'numbers-game/verify';
  import { askSolver } from './answers.mjs';
  export default {
    async fetch() {
      const blocked = await main.createSolver().catch((error) => error);
      const { reason } = verify('4 * 6', { numbers: [4, 6], target: 24 });
      return Response.json({
        blocked: blocked instanceof main.NumbersGameError,
        solver: askSolver(await main.createSolver({ wasm }), main),
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
      (name = "numbers-game/solver.wasm", wasm = embed "solver.wasm")
    ],
    compatibilityDate = "2026-01-01"
  );`;

it('workerd solves with the engine that the program brings', { timeout: 60_000 }, async () => {
  if (!hasPrograms()) throw new Error('a runtime is missing: run `npm run runtimes`');
  write('answers.mjs', readFileSync(join(root, 'test', 'runtimes', 'answers.mjs'), 'utf8'));
  write('program.mjs', program);
  write('workerd.capnp', configuration);
  copyFileSync(
    join(folder, 'node_modules', 'numbers-game', 'build', 'solver.wasm'),
    join(folder, 'solver.wasm'),
  );
  await build({
    absWorkingDir: folder,
    entryPoints: ['program.mjs'],
    outfile: 'bundle.js',
    bundle: true,
    format: 'esm',
    external: ['numbers-game/solver.wasm'],
    logLevel: 'warning',
  });
  const server = start(programs.workerd, ['serve', join(folder, 'workerd.capnp'), '--control-fd=1']);
  try {
    const port = await waitForLine(server, /"event":"listen".*"port":(\d+)/);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const { solver, sync } = expected;
    expect(await response.json()).toEqual({ blocked: true, solver, sync, reason: 'exact' });
  } finally {
    await stop(server);
  }
});
