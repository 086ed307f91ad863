import { scalarDigits } from './classic.scalar.wasm.js';
import { simdDigits } from './classic.simd.wasm.js';
import { MAX_PAGES, PAGE_BYTES, checkRange, parsePages, compileModuleSync, hasSimd, createInstance, TOO_LARGE, OUT_OF_MEMORY, describeLack } from './base-solver.js';
import { parseChoice, checkProperties, parseBoolean, unexpected, isGivenNumber, NumbersGameError } from './puzzles.js';

// Exports of the module of the published algorithms, assembly/index.classic.ts: integers and addresses only.
/** Algorithms, in the order of their indices in the module. */
const NAMES = [
    'decomposition-published',
    'decomposition-refined',
    'depth-first',
    'depth-first-hash-array',
    'depth-first-hash-set',
    'breadth-first-arrays',
    'breadth-first-sets',
];
const MAX_NUMBERS = 9;
/** log2 of the size of the hash array, by the count of numbers. */
const ARRAY_BITS = [15, 15, 15, 15, 15, 15, 15, 18, 20, 24];
/** log2 of the initial size of the hash set, by the count of numbers. */
const SET_BITS = [10, 10, 10, 10, 10, 10, 15, 18, 18, 22];
/**
 * Returns the size of the smallest pools that are looked up. From eight numbers on, there are too many pools
 * of three for any table.
 */
function leastPool(numbers) {
    return numbers < 8 ? 3 : 4;
}

// Published algorithms as functions: each checks a query, runs the algorithm in an instance of the module,
// and returns a result. The module is compiled at the first query. The instance is kept for the next query
// unless it has grown large, because only the end of an instance frees its memory.
const QUERY_PROPERTIES = ['numbers', 'from', 'to', 'trim', 'tableBits', 'maxBytes'];
const LEAST_BITS = 4;
const MOST_BITS = 27;
/** Maximum size in bytes of an instance that is kept. */
const KEPT_BYTES = 2 ** 26;
let instance;
let compiled;
/**
 * Names of the algorithms.
 *
 * @experimental
 */
const names = Object.freeze([...NAMES]);
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
function reach(name, query) {
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
 * `out-of-memory`, as
 * `reach`
 * @example
 * classic.mark('depth-first', { numbers: [4, 6], from: 24, to: 25 }).reachable; // 1 for 24, 0 for 25
 *
 * @experimental
 */
function mark(name, query) {
    const exports = run(name, query, false);
    const { from, to } = query;
    return { from, to, reachable: copyTargets(exports, to - from + 1) };
}
function run(name, query, fewest) {
    const algorithm = NAMES.indexOf(parseChoice(name, NAMES, undefined, 'name'));
    checkProperties(query, QUERY_PROPERTIES, 'query');
    const { numbers, from, to, tableBits, maxBytes = MAX_PAGES * PAGE_BYTES } = query;
    checkNumbers(numbers);
    checkRange(from, to, 1);
    const trims = parseBoolean(query.trim, false, 'query.trim');
    const count = numbers.length;
    const bits = name === 'depth-first-hash-set' ? SET_BITS[count] : parseBits(tableBits, ARRAY_BITS[count]);
    const maxPages = parsePages(maxBytes, 'query.maxBytes');
    const exports = openInstance(maxPages);
    new BigUint64Array(exports.memory.buffer, exports.INPUT.value, count).set(numbers.map(BigInt));
    const status = exports.run(algorithm, count, BigInt(from), BigInt(to), Number(fewest), Number(trims), bits, leastPool(count), 0);
    if (exports.memory.buffer.byteLength > KEPT_BYTES)
        instance = undefined;
    checkStatus(status, name, maxPages);
    return exports;
}
function checkNumbers(numbers) {
    if (!Array.isArray(numbers) || numbers.length < 1 || numbers.length > MAX_NUMBERS) {
        throw unexpected('invalid-numbers', 'numbers', `an array of 1 to ${MAX_NUMBERS} numbers`, numbers);
    }
    for (let index = 0; index < numbers.length; index++) {
        const value = numbers[index];
        if (!isGivenNumber(value))
            throw unexpected('invalid-numbers', `numbers[${index}]`, `an integer from 1 to ${Number.MAX_SAFE_INTEGER}`, value);
    }
}
function parseBits(value, byDefault) {
    if (value === undefined)
        return byDefault;
    if (Number.isInteger(value) && value >= LEAST_BITS && value <= MOST_BITS) {
        return value;
    }
    const expected = `an integer from ${LEAST_BITS} to ${MOST_BITS}`;
    throw unexpected('invalid-option', 'query.tableBits', expected, value);
}
/** Returns the kept instance, or a new one if the kept one exceeds the memory allowed now. */
function openInstance(maxPages) {
    if (instance === undefined || instance.memory.buffer.byteLength > maxPages * PAGE_BYTES) {
        compiled ??= compileModuleSync(hasSimd() ? simdDigits : scalarDigits);
        instance = createInstance(compiled, maxPages, 'run');
    }
    instance.limitPages(maxPages);
    return instance;
}
function copyTargets(exports, count) {
    const at = exports.targets();
    return new Uint8Array(exports.memory.buffer.slice(at, at + count));
}
function checkStatus(status, name, maxPages) {
    if (status === TOO_LARGE) {
        const reason = `the values of ${name} may exceed 64 bits, so the answer cannot be computed exactly`;
        throw new NumbersGameError('too-large', `numbers, to: ${reason}`);
    }
    if (status === OUT_OF_MEMORY) {
        const limit = { pages: maxPages, option: 'query.maxBytes', defaultPages: MAX_PAGES };
        throw new NumbersGameError('out-of-memory', `query.maxBytes: ${describeLack(name, limit)}`);
    }
}

const classicAlgorithms = /*#__PURE__*/Object.freeze(/*#__PURE__*/Object.defineProperty({
  __proto__: null,
  mark,
  names,
  reach
}, Symbol.toStringTag, { value: 'Module' }));

export { classicAlgorithms, mark };
//# sourceMappingURL=classic-parts.js.map
