// An engine's module alone, without the package around it.
import { readFileSync } from 'node:fs';

/** An instance of a module, and its memory as words, also after it has grown. */
export function instantiate(file) {
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, { env: { abort: () => {} } });
  let view = new Uint32Array(exports.memory.buffer);
  const words = () => {
    if (view.length === 0) view = new Uint32Array(exports.memory.buffer);
    return view;
  };
  return { exports, words };
}

/** Writes numbers, a board or the largest of a pool, to the engine's input (assembly/board.ts). */
export function writeNumbers(exports, words, numbers) {
  const input = exports.INPUT.value / 4;
  for (let i = 0; i < numbers.length; i++) {
    if (i < 12) words[input + i] = 1;
    words[input + 12 + 2 * i] = numbers[i];
    words[input + 13 + 2 * i] = 0;
  }
}
