// Published algorithms as functions: each checks a query, runs the algorithm in an instance of the module,
// and returns a result. The module is compiled at the first query. The instance is kept for the next query
// unless it has grown large, because only the end of an instance frees its memory.
import scalarDigits from '../../build/wasm/classic.scalar.wasm';
import simdDigits from '../../build/wasm/classic.simd.wasm';
import { MAX_PAGES, OUT_OF_MEMORY, PAGE_BYTES, TOO_LARGE } from '../solver/wasm/boundary-layout.js';
import { NumbersGameError, unexpected } from '../core/errors.js';
import { describeLack } from '../solver/wasm/check-status.js';
import { compileModuleSync, createInstance, hasSimd, parsePages } from '../solver/wasm/compile-module.js';
import { checkInteger, checkProperties, parseBoolean, parseChoice, parseInteger } from '../core/options.js';
import { checkRange } from '../core/puzzle/parse-range.js';
import type { Bytes, Reach } from '../core/api-types.js';
import {
  ARRAY_BITS,
  leastPool,
  MAX_NUMBERS,
  NAMES,
  SET_BITS,
  type ClassicExports,
  type ClassicName,
} from './classic-module.js';

/** Board, range of targets, and options of the algorithm. */
export interface ClassicQuery {
  /** Numbers of the board: 1 to 9 integers from 1 to 2^53 - 1. */
  readonly numbers: readonly number[];
  /** First target: an integer from 1. */
  readonly from: number;
  /** Last target: an integer from `from`; at most 2^30 targets in all. */
  readonly to: number;
  /**
   * Whether to skip results that equal an operand, such as 7 * 1: this finds equal targets with less work,
   * but changes the counts of the paper. Decomposition ignores it. Default: false.
   */
  readonly trim?: boolean;
  /**
   * Size of the table of `depth-first-hash-array`: 2^tableBits hashes of 8 bytes; 4 to 27. Default: 15, or
   * 18, 20 and 24 for seven, eight and nine numbers.
   */
  readonly tableBits?: number;
  /** Maximum memory, in bytes. Default: 2 GiB. */
  readonly maxBytes?: number;
}

/** Targets of a range that an algorithm makes, with their operations, and the counts of the work. */
export interface ClassicReach extends Reach {
  /** Number of operations tried that have a natural result, repetitions included. */
  readonly combinations: number;
  /** Number of these operations that used all numbers. */
  readonly complete: number;
}

/** Targets of a range that an algorithm makes. */
export interface ClassicMarks {
  readonly from: number;
  readonly to: number;
  /** 1 at index t - from if target t can be made, else 0. */
  readonly reachable: Bytes;
}

const QUERY_PROPERTIES = ['numbers', 'from', 'to', 'trim', 'tableBits', 'maxBytes'];
const LEAST_BITS = 4;
const MOST_BITS = 27;
/** Maximum size in bytes of an instance that is kept. */
const KEPT_BYTES = 2 ** 26;

let instance: ClassicExports | undefined;
let compiled: ReturnType<typeof compileModuleSync> | undefined;

/**
 * Names of the algorithms.
 *
 * @experimental
 */
export const names: readonly ClassicName[] = Object.freeze([...NAMES]);

/**
 * Finds the fewest operations for each target with one of the published algorithms, and counts the operations
 * tried. `decomposition-*` finds only some of the targets, and the fewest operations of a chain.
 *
 * @example
 * const query = { numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 };
 * classic.reach('breadth-first-sets', query).operations[765 - 101]; // 3
 *
 * @throws NumbersGameError `invalid-option` for an unknown name or option, `invalid-numbers`,
 * `invalid-range`, `too-large` if values exceed 64 bits, `out-of-memory`
 *
 * @experimental
 */
export function reach(name: ClassicName, query: ClassicQuery): ClassicReach {
  const exports = run(name, query, true);
  const { from, to } = query;
  return {
    from,
    to,
    operations: copyTargets(exports, to - from + 1),
    combinations: exports.combinationsTried(),
    complete: exports.completeTried(),
  };
}

/**
 * Finds which targets can be made, without operations or counts, as in the timings of the paper.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-range`, `invalid-option`, `too-large` or
 * `out-of-memory`, as `reach`
 * @example
 * classic.mark('depth-first', { numbers: [4, 6], from: 24, to: 25 }).reachable; // 1 for 24, 0 for 25
 *
 * @experimental
 */
export function mark(name: ClassicName, query: ClassicQuery): ClassicMarks {
  const exports = run(name, query, false);
  const { from, to } = query;
  return { from, to, reachable: copyTargets(exports, to - from + 1) };
}

function run(name: ClassicName, query: ClassicQuery, fewest: boolean): ClassicExports {
  const algorithm = NAMES.indexOf(parseChoice(name, NAMES, undefined, 'name'));
  checkProperties(query, QUERY_PROPERTIES, 'query');
  const { numbers, from, to, tableBits, maxBytes = MAX_PAGES * PAGE_BYTES } = query;
  checkNumbers(numbers);
  checkRange(from, to, 1);
  const trims = parseBoolean(query.trim, false, 'query.trim');
  const count = numbers.length;
  const bits =
    name === 'depth-first-hash-set'
      ? SET_BITS[count]
      : parseInteger(tableBits, ARRAY_BITS[count], 'query.tableBits', LEAST_BITS, MOST_BITS);
  const maxPages = parsePages(maxBytes, 'query.maxBytes');
  const exports = openInstance(maxPages);
  new BigUint64Array(exports.memory.buffer, exports.INPUT.value, count).set(numbers.map(BigInt));
  const status = exports.run(
    algorithm,
    count,
    BigInt(from),
    BigInt(to),
    Number(fewest),
    Number(trims),
    bits,
    leastPool(count),
    0,
  );
  if (exports.memory.buffer.byteLength > KEPT_BYTES) instance = undefined;
  checkStatus(status, name, maxPages);
  return exports;
}

function checkNumbers(numbers: unknown): asserts numbers is readonly number[] {
  if (!Array.isArray(numbers) || numbers.length < 1 || numbers.length > MAX_NUMBERS)
    throw unexpected('invalid-numbers', 'numbers', `an array of 1 to ${MAX_NUMBERS} numbers`, numbers);
  for (let index = 0; index < numbers.length; index++)
    checkInteger(numbers[index], `numbers[${index}]`, 1, Number.MAX_SAFE_INTEGER, 'invalid-numbers');
}

/** Returns the kept instance, or a new one if the kept one exceeds the memory allowed now. */
function openInstance(maxPages: number): ClassicExports {
  if (instance === undefined || instance.memory.buffer.byteLength > maxPages * PAGE_BYTES) {
    compiled ??= compileModuleSync(hasSimd() ? simdDigits : scalarDigits);
    instance = createInstance<ClassicExports>(compiled, maxPages, 'run');
  }
  instance.limitPages(maxPages);
  return instance;
}

function copyTargets(exports: ClassicExports, count: number): Bytes {
  const at = exports.targets();
  return new Uint8Array(exports.memory.buffer.slice(at, at + count));
}

function checkStatus(status: number, name: string, maxPages: number): void {
  if (status === TOO_LARGE) {
    const reason = `the values of ${name} may exceed 64 bits, so the answer cannot be computed exactly`;
    throw new NumbersGameError('too-large', `numbers, to: ${reason}`);
  }
  if (status === OUT_OF_MEMORY) {
    const limit = { pages: maxPages, option: 'query.maxBytes', defaultPages: MAX_PAGES };
    throw new NumbersGameError('out-of-memory', `query.maxBytes: ${describeLack(name, limit)}`);
  }
}
