// The three builds of the engine, so that one suite runs over each.
import { readFileSync } from 'node:fs';
import type { SolverOptions } from '../src/index.js';

function bytesOf(build: string): Uint8Array {
  return readFileSync(new URL(`../build/wasm/${build}.wasm`, import.meta.url));
}

/** For `describe.each(builds)('...$name', ({ options }) => ...)`. */
export const builds: readonly { name: string; options: SolverOptions }[] = ['debug', 'scalar', 'simd'].map(
  (name) => ({ name, options: { wasm: bytesOf(name) } }),
);
