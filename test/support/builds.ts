// The builds of the engine, so that one suite runs on each: the two builds inside the package, chosen as
// users choose them, and the debug build, which checks its own assertions.
//
// The debug build and `solver.wasm` are whole modules, in which one instance serves all rules; the package's
// own builds have two modules each. src/ imports the files of build/wasm/ as hexadecimal digits
// (scripts/wasm-digits.mjs), and the bundles hold the same bytes, or else the build fails.
import { readFileSync } from 'node:fs';
import type { SolverOptions } from '../../src/index.js';

interface Build {
  readonly name: string;
  readonly options: SolverOptions;
}

function wholeModule(path: string): SolverOptions {
  return { wasm: new WebAssembly.Module(readFileSync(new URL(path, import.meta.url))) };
}

/** For `describe.each(builds)('...$name', ({ options }) => ...)`. */
export const builds: readonly Build[] = [
  { name: 'debug', options: wholeModule('../../build/wasm/debug.wasm') },
  { name: 'scalar', options: { simd: false } },
  { name: 'SIMD', options: { simd: true } },
];

/** The same, and the file `numbers-game/solver.wasm`. */
export const allBuilds: readonly Build[] = [
  ...builds,
  { name: 'solver.wasm', options: wholeModule('../../build/solver.wasm') },
];
