// The module of the published algorithms, without the package.
import { classic } from '../build/esm/classic.js';
import { instantiate } from './engine.mjs';

/**
 * Bits of the tables by how many numbers there are, and the smallest pools that they hold: as in
 * src/classic/classic-module.ts.
 */
const ARRAY_BITS = [15, 15, 15, 15, 15, 15, 15, 18, 20, 24];
const SET_BITS = [10, 10, 10, 10, 10, 10, 15, 18, 18, 22];
const leastPool = (size) => (size < 8 ? 3 : 4);

/** A new instance of the module: memory is not given back. */
export function openClassic() {
  const { exports } = instantiate(new URL('../build/wasm/classic.simd.wasm', import.meta.url));

  /** Runs an algorithm: a byte for each target, to be looked at before the next run. */
  const run = (name, { numbers, from, to }, { trim = false, fewest = false, bits } = {}) => {
    const size = numbers.length;
    const input = new BigUint64Array(exports.memory.buffer, exports.INPUT.value, size);
    for (let i = 0; i < size; i++) input[i] = BigInt(numbers[i]);
    const status = exports.run(
      classic.names.indexOf(name),
      size,
      BigInt(from),
      BigInt(to),
      Number(fewest),
      Number(trim),
      bits ?? (name === 'depth-first-hash-set' ? SET_BITS : ARRAY_BITS)[size],
      leastPool(size),
      0,
    );
    if (status !== 1) throw new Error(`${name}: status ${status} for ${numbers.join(' ')}`);
    return new Uint8Array(exports.memory.buffer, exports.targets(), to - from + 1);
  };
  return { exports, run, bytes: () => exports.memory.buffer.byteLength };
}
