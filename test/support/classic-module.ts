// The three builds of the module of the published algorithms, called without the package.
import {
  ARRAY_BITS,
  leastPool,
  NAMES,
  type ClassicExports,
  type ClassicName,
} from '../../src/classic/classic-module.js';
import { instantiate } from './instantiate.js';

export const CLASSIC_BUILDS = ['scalar', 'simd', 'debug'] as const;
type ClassicBuild = (typeof CLASSIC_BUILDS)[number];

interface ClassicRun {
  readonly numbers: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly fewest?: boolean;
  readonly trims?: boolean;
  readonly bits?: number;
  readonly weak?: boolean;
}

/** An instance of a build: gives the map, or a status. */
export function openClassic(build: ClassicBuild, pages = 4096) {
  const exports = instantiate(`classic.${build}`) as ClassicExports;
  exports.limitPages(pages);
  return (
    name: ClassicName,
    { numbers, from, to, fewest = true, trims = false, bits, weak = false }: ClassicRun,
  ) => {
    const { length } = numbers;
    new BigUint64Array(exports.memory.buffer, exports.INPUT.value, length).set(numbers.map(BigInt));
    const status = exports.run(
      NAMES.indexOf(name),
      length,
      BigInt(from),
      BigInt(to),
      Number(fewest),
      Number(trims),
      bits ?? (name === 'depth-first-hash-set' ? 4 : ARRAY_BITS[length]),
      leastPool(length),
      Number(weak),
    );
    return status === 1
      ? new Uint8Array(exports.memory.buffer.slice(exports.targets(), exports.targets() + to - from + 1))
      : status;
  };
}
