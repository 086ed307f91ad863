// The module of the engine, without the package.
import { readFileSync } from 'node:fs';
import { instantiateSync } from '@assemblyscript/loader';

/** Modules by file, so that a later instance runs the machine code to which the first ones led. */
const modules = new Map();

/** An instance of a module, and its memory as words, also after it has grown. */
export function instantiate(file) {
  const path = String(file);
  if (!modules.has(path)) modules.set(path, new WebAssembly.Module(readFileSync(file)));
  // The exports of the instance: those of the loader take time at each call.
  const { exports } = instantiateSync(modules.get(path), { engine: { checkDeadline: () => {} } }).instance;
  let view = new Uint32Array(exports.memory.buffer);
  const words = () => {
    if (view.length === 0) view = new Uint32Array(exports.memory.buffer);
    return view;
  };
  return { exports, words };
}

/**
 * INPUT as 32-bit words: counts of values, then the low and high word of each
 * (src/solver/wasm/boundary-layout.ts).
 */
const INPUT_VALUES = 12;
const MAX_NUMBERS = 10;

/** Writes numbers, a board or the largest of a pool, to the engine's input. */
export function writeNumbers(exports, words, numbers) {
  const input = exports.INPUT.value / 4;
  for (let i = 0; i < numbers.length; i++) {
    if (i < MAX_NUMBERS) words[input + i] = 1;
    words[input + INPUT_VALUES + 2 * i] = numbers[i];
    words[input + INPUT_VALUES + 2 * i + 1] = 0;
  }
}

/**
 * A new instance of our engine for natural rules, numbers used at most once; of the build, or of another
 * version's solver.wasm.
 */
export function openEngine(file = new URL('../build/solver.wasm', import.meta.url)) {
  const { exports, words } = instantiate(file);

  /** How many numbers the answer to a puzzle uses, 0 for none. */
  const solve = (numbers, target) => {
    writeNumbers(exports, words(), numbers);
    return exports.solveNatural(numbers.length, 0, 0, BigInt(target), 0n);
  };

  const reach = (numbers, from, to) => {
    writeNumbers(exports, words(), numbers);
    if (exports.reachRange(numbers.length, 0, BigInt(from), BigInt(to)) !== 1)
      throw new Error('engine: refused');
  };

  /** How many targets can be made. */
  const count = (numbers, from, to) => {
    reach(numbers, from, to);
    const operations = new Uint8Array(exports.memory.buffer, exports.fewestOperations(), to - from + 1);
    return operations.reduce((sum, each) => sum + Number(each !== 255), 0);
  };
  return { solve, reach, count, bytes: () => exports.memory.buffer.byteLength };
}
