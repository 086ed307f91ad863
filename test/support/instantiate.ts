// Instances of modules in build/wasm, called without the package. The loader of AssemblyScript reads the text
// of a failed assertion, `abort: … at assembly/core/arena.ts:32:3`. Its own exports convert strings, which
// takes time at each call and is of no use here: these are those of WebAssembly.
import { readFileSync } from 'node:fs';
import { instantiateSync } from '@assemblyscript/loader';

/** Instantiates `build/wasm/NAME.wasm`, and returns its exports. */
export function instantiate(name: string): unknown {
  const bytes = readFileSync(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));
  const { instance } = instantiateSync(bytes, { engine: { checkDeadline: () => undefined } });
  return instance.exports;
}
