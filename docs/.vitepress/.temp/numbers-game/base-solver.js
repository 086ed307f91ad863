import { NumbersGameError, isGroup, listNumbers, parseGameRecord, standardPool, MAX_NUMBERS as MAX_NUMBERS$1, unexpected, parseBoolean, parsePool, boundsOf, checkAlone, checkProperties, checkDeadline, parseBoard, parseTimeout, findTargetRange, hasFour, leastNumber, parseRules, runWithin, integer, BASIC_OPERATORS, isLeaf, ATOM_PRECEDENCE, numberOf, bracket, formatOperation, isFraction, formatFraction, BASIC_ARITHMETIC, checkAnswer, countOperations, formatItems, parsePuzzle, disposeKey, distanceOf, toResultValue, isZero, checkObject } from './puzzles.js';

// The boards of a pool: their number, and their enumeration in lexicographic order, from any of them on.
//
// The pool is laid out (parse-boards.ts) as one ascending list of places, in which each number occurs as
// often as a board may hold it, and again for all that groups may still take there. A board is a choice of
// places in this list, the first ones among equal numbers, so each multiset arises once. From each place two
// others follow: behind its number if a board takes it, and at the next larger number if not. A table counts
// the continuations of every partial choice: it gives the number of boards, and leads to the k-th one
// directly.
/**
 * Yields the boards, each ascending, in lexicographic order: at most `count` of them, without the first
 * `start`.
 */
function* enumerateBoards(boards, start = 0, count = Infinity) {
    const { size, numbers, taken, others } = boards;
    const counts = countContinuations(boards);
    let rank = BigInt(start);
    if (rank >= counts[0][size])
        return;
    const places = [];
    let index = 0;
    let place = 0;
    for (let left = count; left > 0; left--) {
        // From a place on, the first choice of numbers with more than `rank` boards behind it.
        for (; index < size; index++) {
            for (let skipped; rank >= (skipped = counts[taken[place]][size - index - 1]); rank -= skipped) {
                place = others[place];
            }
            places[index] = place;
            place = taken[place];
        }
        yield places.map((place) => numbers[place]);
        // The last place that can be raised to a larger number, with enough places behind it.
        do {
            if (--index < 0)
                return;
            place = others[places[index]];
        } while (counts[place][size - index] === 0n);
    }
}
/**
 * Returns the rank of a board, whose numbers are ascending: the number of boards before it. Null if the pool
 * has no such board.
 */
function rankBoard(boards, board) {
    const { size, numbers, taken, others } = boards;
    if (board.length !== size)
        return null;
    const counts = countContinuations(boards);
    let rank = 0n;
    let place = 0;
    for (const [index, number] of board.entries()) {
        while (numbers[place] < number) {
            rank += counts[taken[place]][size - index - 1];
            place = others[place];
        }
        if (numbers[place] !== number)
            return null;
        place = taken[place];
    }
    return counts[place][0] === 0n ? null : Number(rank);
}
/** Counts boards. @throws NumbersGameError `limit-exceeded` from 2^53 boards on */
function countLaidOut(boards) {
    const count = Number(countContinuations(boards)[0][boards.size]);
    if (Number.isSafeInteger(count))
        return count;
    throw new NumbersGameError('limit-exceeded', 'pool, size: expected fewer than 2^53 boards, got more');
}
/**
 * Counts, for each place and each size, the multisets of that size that can be chosen from this place on:
 * with the number there, or without any of its copies. Behind the end, which has none but the empty one, is a
 * place for choices that a group does not allow.
 */
function countContinuations({ size, numbers, taken, others }) {
    const counts = Array.from({ length: numbers.length + 2 }, () => new Array(size + 1).fill(0n));
    counts[numbers.length][0] = 1n;
    for (let place = numbers.length - 1; place >= 0; place--) {
        for (let count = 0; count <= size; count++) {
            counts[place][count] =
                counts[others[place]][count] + (count > 0 ? counts[taken[place]][count - 1] : 0n);
        }
    }
    return counts;
}
/** Index of the first place after `place` with another number. */
function nextNumber(numbers, place) {
    const number = numbers[place];
    while (numbers[place] === number)
        place++;
    return place;
}

// Reads the boards of a query, and lays them out: a place for each number and for all that groups may still
// take there (pool-boards.ts). Only the groups that have members before and after a number matter for it: so
// a pool whose groups do not interleave has few places, and one without groups one for each number.
/** Names of the properties of a query of boards. */
const BOARDS_PROPERTIES = ['pool', 'size', 'repeat', 'game'];
/** Maximum number of places: some hundred megabytes. */
const MOST_PLACES = 2 ** 19;
function countBoards(query, ...others) {
    checkAlone(others, 'query');
    checkProperties(query, BOARDS_PROPERTIES, 'query');
    return countLaidOut(parseBoards(query));
}
/**
 * Checks the part of a query that describes the boards, with numbers from `least` on, and fills in the
 * defaults.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
function parseChoices(query, least) {
    const game = parseGameRecord(query);
    const dealt = game?.deal ?? { pool: standardPool };
    const { pool: given = dealt.pool, size = dealt.size } = query;
    if (size === undefined || !Number.isInteger(size) || size < 1 || size > MAX_NUMBERS$1) {
        throw unexpected('invalid-option', 'size', `an integer from 1 to ${MAX_NUMBERS$1}`, size);
    }
    const repeat = parseBoolean(query.repeat, query.pool === undefined && dealt.repeat === true, 'repeat');
    const pool = parsePool(given, least);
    const groups = pool.filter(isGroup);
    if (repeat && groups.length > 0) {
        throw unexpected('invalid-option', 'repeat', 'false for a pool with a group', repeat);
    }
    if (groups.some(({ exactly }) => exactly !== undefined)) {
        const bounds = groups.map(boundsOf);
        const from = bounds.reduce((sum, { least }) => sum + least, 0);
        const to = bounds.reduce((sum, { most }) => sum + most, pool.length - groups.length);
        if (size < from || size > to) {
            const expected = `${from === to ? from : `from ${from} to ${to}`}, which the groups of the pool take`;
            throw unexpected('invalid-option', 'size', expected, size);
        }
    }
    return { pool, size, repeat };
}
/** Reads the boards of a query, with numbers from `least` on. @throws NumbersGameError */
function parseBoards(query, least = 0) {
    return layOutBoards(parseChoices(query, least));
}
/**
 * Lays out the boards of a pool, which may lack one copy of a number if no group is exact.
 *
 * @throws NumbersGameError `too-large` if too many groups interleave
 */
function layOutBoards({ pool, size, repeat }, lacking) {
    const groups = pool.filter(isGroup).flatMap(({ numbers, exactly, atMost, repeat = false }) => {
        const most = exactly ?? atMost;
        return most === undefined ? [] : [{ numbers, most, isExact: exactly !== undefined, repeat }];
    });
    const all = listNumbers(pool).sort((a, b) => a - b);
    if (lacking !== undefined && !repeat)
        all.splice(all.indexOf(lacking), 1);
    const members = repeat
        ? [...new Set(all)].flatMap((number) => new Array(size).fill(number))
        : all.filter((number, at) => all[at - size] !== number);
    const groupOf = members.map((number) => groups.findIndex(({ numbers }) => numbers.includes(number)));
    const lastOf = groups.map((_, group) => groupOf.lastIndexOf(group));
    const open = members.map((_, at) => [...groups.keys()].filter((group) => groupOf.indexOf(group) < at && lastOf[group] >= at));
    // The first place of each number, and the end.
    const starts = [0];
    for (const each of open) {
        starts.push(each.reduce((kinds, group) => kinds * (groups[group].most + 1), 1) + starts.at(-1));
    }
    const end = starts.at(-1);
    if (groups.length > 0 && end > MOST_PLACES) {
        const message = `pool: expected groups that interleave less, with at most ${MOST_PLACES} places, got ${end}`;
        throw new NumbersGameError('too-large', message);
    }
    /** Place of a number, if groups may still take `left` numbers; forbidden if one that is behind must. */
    const placeOf = (at, left) => {
        if (groups.some(({ isExact }, group) => isExact && lastOf[group] < at && left[group] > 0))
            return end + 1;
        return ((open[at] ?? []).reduce((kind, group) => kind * (groups[group].most + 1) + left[group], 0) + starts[at]);
    };
    const places = { numbers: [], taken: [], others: [] };
    for (let at = 0; at < members.length; at++) {
        for (let kind = 0; kind < starts[at + 1] - starts[at]; kind++) {
            const left = groups.map(({ most }, group) => (lastOf[group] < at ? 0 : most));
            let rest = kind;
            for (const group of [...open[at]].reverse()) {
                left[group] = rest % (groups[group].most + 1);
                rest = Math.floor(rest / (groups[group].most + 1));
            }
            places.numbers.push(members[at]);
            places.others.push(placeOf(nextNumber(members, at), left));
            const isAllowed = groupOf[at] < 0 || left[groupOf[at]]-- > 0;
            places.taken.push(isAllowed ? placeOf(at + 1, left) : end + 1);
        }
    }
    return { size, ...places, members, groupOf };
}

// What both sides of the boundary agree on: sizes, statuses, codes and the layout of the records that
// TypeScript and AssemblyScript exchange in linear memory. Both compilers read this file, so that there is
// one source: it holds integer constants and arithmetic on them alone, the subset that the two languages
// share. assembly/core/boundary-types.ts gives the constants their WebAssembly types;
// test/solver/layout.test.ts compares what each side made of them.
//
// Offsets are bytes from the start of a record. Each follows from the field before it.
/** Maximum number of leaves of a board. */
const MAX_NUMBERS = 10;
/** Maximum number of values of all leaves of a board together. */
const MAX_LEAF_VALUES = 1024;
/** Bytes of a page of linear memory. */
const PAGE_BYTES = 65536;
/**
 * Maximum number of pages, 2 GiB: far enough below 2^32 that no address and no end of an area wraps. Also
 * `maximumMemory` in asconfig.json.
 */
const MAX_PAGES = 32768;
const WORD_BYTES$1 = 4;
const VALUE_BYTES = 8;
/** Status of success: an entry point returns a count, DONE, or one of the three statuses below. */
const DONE = 1;
const NONE = 0;
const OUT_OF_MEMORY = -1;
const TOO_LARGE = -2;
/** Entry of a target that cannot be made, instead of its fewest operations. */
const UNREACHABLE = 255;
/** Values that operations may have. With the four operators, `real` is RATIONAL. */
const RATIONAL = 0;
const NATURAL = 1;
const INTEGER = 2;
const OPERATOR_BITS = 4;
// INPUT, the board that is asked for:
//
//   0             40   48                8240
//   | counts      |    | values          |
//
//   counts   u32 x 10, how many values each leaf has
//   values   u64 x 1024, the values leaf after leaf, those of a leaf ascending; aligned to 16 bytes
const INPUT_COUNTS_OFFSET = 0;
const INPUT_VALUES_OFFSET = (INPUT_COUNTS_OFFSET + MAX_NUMBERS * WORD_BYTES$1 + 15) & -16;
// An expression in postfix order (assembly/core/postfix.ts): 19 items at most, f64 each.
const ITEM_BYTES = 8;
const EXPRESSION_BYTES = (2 * MAX_NUMBERS - 1) * ITEM_BYTES;
// ANSWER, the result of `solve`:
//
//   0       8                160
//   | value | expression     |
//
//   value        u64, what the expression is worth: the target or the value nearest to it
//   expression   in postfix order
const ANSWER_VALUE_OFFSET = 0;
const ANSWER_EXPRESSION_OFFSET = ANSWER_VALUE_OFFSET + VALUE_BYTES;
/** Bytes of a fraction: numerator and denominator (assembly/core/fraction.ts). */
const FRACTION_BYTES = 2 * VALUE_BYTES;
// A way to make a value by a last operation on a value of the left part of a split and one of the right part:
//
//   0          4      8      12  16       32       48
//   | operator | left | right |  | value  | value  |
//
//   operator      u32, its character code
//   left, right   u32, the masks of the parts
//   value         fractions of i64, that of the left part and that of the right one
const WAY_LEFT_OFFSET = WORD_BYTES$1;
const WAY_RIGHT_OFFSET = WAY_LEFT_OFFSET + WORD_BYTES$1;
const WAY_LEFT_VALUE_OFFSET = WAY_RIGHT_OFFSET + 2 * WORD_BYTES$1;
const WAY_RIGHT_VALUE_OFFSET = WAY_LEFT_VALUE_OFFSET + FRACTION_BYTES;
const WAY_BYTES = WAY_RIGHT_VALUE_OFFSET + FRACTION_BYTES;
// NEAREST, the rational values nearest to a target, on either side of it:
//
//   0       16      32                 184                336
//   | below | above | expression of it | expression of it |
//
//   below, above    fractions of u64, the largest value not above the target and the smallest value not below
//                   it; 0 / 0 for none
const NEAREST_BELOW_OFFSET = 0;
const NEAREST_ABOVE_OFFSET = NEAREST_BELOW_OFFSET + FRACTION_BYTES;
const NEAREST_BELOW_EXPRESSION_OFFSET = NEAREST_ABOVE_OFFSET + FRACTION_BYTES;
const NEAREST_ABOVE_EXPRESSION_OFFSET = NEAREST_BELOW_EXPRESSION_OFFSET + EXPRESSION_BYTES;

/** Minimum number of pages of an instance: its fixed areas and one page for the arena. */
const MIN_PAGES = 8;
/** Module (module (func (result v128) i32.const 0 i8x16.splat)): valid only if SIMD is supported. */
const SIMD_PROBE = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
];
/** Whether this machine supports the SIMD build. */
function hasSimd() {
    return isPresent() && WebAssembly.validate(new Uint8Array(SIMD_PROBE));
}
/** Whether the platform has WebAssembly: `node --jitless` and browsers in lockdown mode do not. */
function isPresent() {
    return typeof WebAssembly === 'object';
}
/**
 * Checks the options of a solver and picks the build.
 *
 * @param pick the modules of the package; null if the caller has to pass one
 * @param properties the names of the options
 * @throws NumbersGameError `invalid-option`
 */
function parseEngineOptions(options, pick, properties) {
    checkProperties(options, properties, 'options');
    const simd = parseBoolean(options.simd, hasSimd(), 'simd');
    const { wasm, maxBytes = MAX_PAGES * PAGE_BYTES } = options;
    const maxPages = parsePages(maxBytes, 'maxBytes');
    if (wasm === undefined && pick !== null)
        return { ...pick(simd), maxPages };
    const whole = parseSource(wasm);
    return { natural: whole, forms: whole, maxPages };
}
/** Checks a limit of memory, and converts it to pages. @throws NumbersGameError `invalid-option` */
function parsePages(maxBytes, name) {
    const least = MIN_PAGES * PAGE_BYTES;
    if (typeof maxBytes !== 'number' || !(maxBytes >= least)) {
        throw unexpected('invalid-option', name, `a number of bytes from ${least}`, maxBytes);
    }
    return Math.min(MAX_PAGES, Math.floor(maxBytes / PAGE_BYTES));
}
function asModule(source) {
    return isPresent() && source instanceof WebAssembly.Module ? source : null;
}
/** Checks an option `wasm`. @throws NumbersGameError `invalid-option` */
function parseSource(wasm) {
    const module = asModule(wasm);
    if (module !== null)
        return module;
    if (wasm instanceof ArrayBuffer)
        return new Uint8Array(wasm);
    if (ArrayBuffer.isView(wasm)) {
        return new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength);
    }
    const expected = 'a WebAssembly.Module, an ArrayBuffer or a view of one';
    throw unexpected('invalid-option', 'wasm', expected, wasm);
}
/**
 * Compiles the modules.
 *
 * @throws NumbersGameError `invalid-option` for bytes that are not a module of the engine, `wasm-blocked` if
 * the platform forbids compiling them
 */
async function compile({ natural, forms = natural }) {
    const compiled = compileModule(natural);
    const [first, second] = await Promise.all([compiled, forms === natural ? compiled : compileModule(forms)]);
    return { natural: () => first, forms: () => second };
}
/**
 * Returns modules that are compiled synchronously when they are first needed, and throw as `compile` does.
 */
function compileAllLater({ natural, forms = natural }) {
    const first = compileLater(natural);
    return { natural: first, forms: forms === natural ? first : compileLater(forms) };
}
/** Compiles a module synchronously when it is first asked for. */
function compileLater(source) {
    let module;
    return () => (module ??= compileModuleSync(source));
}
/** Compiles a module. @throws NumbersGameError as `compile` does */
async function compileModule(source) {
    const module = asModule(source);
    if (module !== null)
        return module;
    const bytes = source;
    try {
        return await WebAssembly.compile(bytesOf(bytes));
    }
    catch (error) {
        return refuseSource(bytes, error);
    }
}
/** Compiles a module synchronously. @throws NumbersGameError as `compile` does */
function compileModuleSync(source) {
    const module = asModule(source);
    if (module !== null)
        return module;
    const bytes = source;
    try {
        return new WebAssembly.Module(bytesOf(bytes));
    }
    catch (error) {
        return refuseSource(bytes, error);
    }
}
function bytesOf(source) {
    if (typeof source !== 'function')
        return source;
    const digits = source();
    const { Uint8Array: bytesFrom, Buffer: bufferFrom } = globalThis;
    if (bytesFrom.fromHex)
        return bytesFrom.fromHex(digits);
    if (bufferFrom)
        return bufferFrom.from(digits, 'hex');
    const digit = (code) => (code & 15) + (code > 57 ? 9 : 0); // 0 is 48, a is 97
    const bytes = new Uint8Array(digits.length / 2);
    for (let i = 0; i < bytes.length; i++) {
        bytes[i] = 16 * digit(digits.charCodeAt(2 * i)) + digit(digits.charCodeAt(2 * i + 1));
    }
    return bytes;
}
/**
 * Makes an instance of one of the modules.
 *
 * @param entry an export that only this module has
 * @throws NumbersGameError `invalid-option` if the module is not the engine's
 */
function createInstance(module, maxPages, entry) {
    try {
        const abort = (message, file, line) => {
            const { memory } = exports;
            throw new Error(`assertion failed at ${readString(memory, file)}:${line}: ${readString(memory, message)}`);
        };
        const instance = new WebAssembly.Instance(module, { engine: { checkDeadline }, env: { abort } });
        const exports = instance.exports;
        exports.limitPages(maxPages);
        if (!(entry in exports))
            throw new Error(`no export ${String(entry)}`);
        return exports;
    }
    catch (error) {
        if (error instanceof RangeError) {
            const message = 'solver: no memory for one more instance of the engine';
            throw new NumbersGameError('out-of-memory', message, { cause: error });
        }
        return refuse(error);
    }
}
/** Reads a string of AssemblyScript, '' for null: UTF-16 code units, behind their length in bytes. */
function readString({ buffer }, address) {
    const bytes = new Uint32Array(buffer)[address / 4 - 1];
    return String.fromCharCode(...new Uint16Array(buffer, address, bytes / 2));
}
/** Throws the error for bytes that cannot be compiled: if they are valid, the platform forbids compiling. */
function refuseSource(source, cause) {
    if (isPresent() && !WebAssembly.validate(bytesOf(source)))
        return refuse(cause);
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `solver: the platform forbids compiling WebAssembly (${reason}). In a page, add ` +
        "'wasm-unsafe-eval' to script-src of the content security policy; on Cloudflare Workers, pass " +
        'numbers-game/solver.wasm as the option wasm, operators.wasm to moreOperators.with';
    throw new NumbersGameError('wasm-blocked', message, { cause });
}
function refuse(cause) {
    const message = "wasm: expected the engine's module, got something that cannot be run as one";
    throw new NumbersGameError('invalid-option', message, { cause });
}

// Reads the queries of `reach`: numbers, and a range of targets.
/** The targets of the Countdown round. */
const COUNTDOWN = { from: 101, to: 999 };
/** Maximum number of targets in a range, a byte each. */
const MAX_RANGE = 2 ** 30;
const RANGE_PROPERTIES = ['numbers', 'from', 'to', 'rules', 'game', 'aces', 'timeout'];
/**
 * Checks numbers and a range of targets, and fills in the defaults.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array.
 */
function parseRange(query) {
    checkProperties(query, RANGE_PROPERTIES, 'query');
    const { game, rules, leaves } = parseBoard(query);
    return { leaves, rules, ...fillRange(query, game, rules), timeout: parseTimeout(query.timeout) };
}
/**
 * Reads the range of a query. A game supplies a missing bound; without one and without other rules than its
 * own, the range of the Countdown round stands for two missing bounds.
 *
 * @throws NumbersGameError `invalid-range`; `too-large` for one that does not fit into an array.
 */
function fillRange({ from, to }, game, rules) {
    const least = leastTarget(rules);
    if (from !== undefined && to !== undefined)
        return checkRange(from, to, least);
    const range = game === undefined ? null : findTargetRange(game);
    if (range !== null)
        return checkRange(from ?? range.from, to ?? range.to, least);
    if (from === undefined && to === undefined && isCountdown(rules))
        return COUNTDOWN;
    const expected = `an integer from ${from ?? least} on, or a game with a range`;
    throw unexpected('invalid-range', from === undefined ? 'from' : 'to', expected, undefined);
}
function isCountdown(rules) {
    return rules.values === 'natural' && rules.use === 'any' && hasFour(rules);
}
/** Returns the least target of a range under rules. */
function leastTarget({ values }) {
    return values === 'natural' ? 1 : Number.MIN_SAFE_INTEGER;
}
/**
 * Checks a range of targets, each at least `least`.
 *
 * @throws NumbersGameError `invalid-range`; `too-large` for one that does not fit into an array.
 */
function checkRange(from, to, least) {
    checkBound(from, 'from', least);
    checkBound(to, 'to', from);
    // Without the sign of -0.
    if (to - from < MAX_RANGE)
        return { from: from + 0, to: to + 0 };
    throw unexpected('too-large', 'to', `at most ${from + MAX_RANGE - 1}, for 2^30 targets`, to);
}
function checkBound(value, name, least) {
    if (Number.isSafeInteger(value) && value >= least)
        return;
    throw unexpected('invalid-range', name, `an integer from ${least} to ${Number.MAX_SAFE_INTEGER}`, value);
}

// Reads the queries of `reachAll`: every target of a range for every board of a pool. An engine opens the
// boards (solver/engine.ts), and the caller walks through them: the solver one after another, each thread of
// `numbers-game/batch` a share of them.
/** Names of the properties of a query of `reachAll`. */
const REACH_ALL_PROPERTIES = [
    ...BOARDS_PROPERTIES,
    'from',
    'to',
    'first',
    'count',
    'maxBytes',
    'rules',
    'timeout',
];
/** Default memory of a query, in bytes. */
const DEFAULT_BYTES = 2 ** 30;
/**
 * Checks a query and fills in the defaults.
 *
 * @param properties names of the allowed properties, for a caller that reads more of them than this function
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array.
 */
function parseReachAll(query, properties = REACH_ALL_PROPERTIES) {
    checkProperties(query, properties, 'query');
    const { maxBytes = DEFAULT_BYTES } = query;
    const game = parseGameRecord(query);
    const rules = parseReachAllRules(game === undefined ? query.rules : game.rules);
    const boards = parseBoards(query, leastNumber(rules));
    return {
        boards,
        rules,
        ...fillRange(query, game, rules),
        first: parseRank(query.first, 0, 'first'),
        count: parseRank(query.count, Infinity, 'count'),
        maxPages: parsePages(maxBytes, 'maxBytes'),
        timeout: parseTimeout(query.timeout),
    };
}
/** Checks the rules of a query of `reachAll`. @throws NumbersGameError `invalid-option` */
function parseReachAllRules(given) {
    const rules = parseRules(given);
    if (rules.values !== 'real')
        return rules;
    throw unexpected('invalid-option', 'rules.values', 'natural, integer or rational for reachAll', rules.values);
}
/** Returns the memory limit of an instance that is opened for a query alone. */
function memoryOfBoards({ maxPages }) {
    return { pages: maxPages, option: 'maxBytes', defaultPages: DEFAULT_BYTES / PAGE_BYTES };
}
function parseRank(value, byDefault, name) {
    if (value === undefined)
        return byDefault;
    if (Number.isSafeInteger(value) && value >= 0)
        return value;
    throw unexpected('invalid-option', name, `an integer from 0 to ${Number.MAX_SAFE_INTEGER}`, value);
}

// An instance of WebAssembly that is made when it is needed, and replaced after a trap, when its state is
// unknown.
class InstanceHolder {
    #create;
    #instance = null;
    constructor(create) {
        this.#create = create;
    }
    /** Returns the instance. @throws NumbersGameError `invalid-option`, `out-of-memory` if it cannot be made */
    get() {
        return (this.#instance ??= this.#create());
    }
    /** Makes the next call possible after an error. */
    recover(error) {
        if (!(error instanceof NumbersGameError))
            this.#instance = null;
        else if (error.code === 'timeout')
            this.#instance?.abandon();
    }
}

// The statuses that the engine returns, as errors of the package.
/** The largest target, numerator or denominator that the engine takes. */
const MAX_U64 = (1n << 64n) - 1n;
/**
 * Throws if a status is an error.
 *
 * @param name names of the arguments that `too-large` is about
 * @throws NumbersGameError `too-large`, `out-of-memory`
 */
function checkStatus(status, limit, name = 'numbers, target') {
    if (status === TOO_LARGE)
        throw tooLarge(name);
    if (status !== OUT_OF_MEMORY)
        return;
    throw new NumbersGameError('out-of-memory', `${limit.option}: ${describeLack('the search', limit)}`);
}
/** Creates the error of arguments for which 64 bits do not suffice. */
function tooLarge(name) {
    const reason = 'intermediate values may exceed 64 bits';
    return new NumbersGameError('too-large', `${name}: ${reason}, so the answer cannot be computed exactly`);
}
/** Describes a lack of memory under a limit, and its remedy. */
function describeLack(what, { pages, option, defaultPages }) {
    const byDefault = pages === defaultPages ? ', the default' : '';
    const remedy = pages < MAX_PAGES
        ? `raise ${option}, up to ${MAX_PAGES * PAGE_BYTES}`
        : 'this is the maximum of the engine, so use fewer numbers or targets';
    return `${what} needs more memory than is allowed (${pages * PAGE_BYTES} bytes${byDefault}); ${remedy}`;
}

/** Bytes of a piece of a long copy. */
const PIECE_BYTES = 2 ** 22;
const WORD_BYTES = Uint32Array.BYTES_PER_ELEMENT;
/** Words of a 64-bit value: low, then high. */
const WORDS_PER_VALUE = 2;
const WORD_RANGE = 2 ** 32;
/** Bound of the high words of safe integers. */
const SAFE_HIGH_WORDS = 2 ** 21;
class EngineMemory {
    #memory;
    /** Word indices of the fields of INPUT. */
    #counts;
    #values;
    #words;
    #items;
    constructor({ memory, INPUT }) {
        this.#memory = memory;
        this.#counts = (INPUT.value + INPUT_COUNTS_OFFSET) / WORD_BYTES;
        this.#values = (INPUT.value + INPUT_VALUES_OFFSET) / WORD_BYTES;
        this.#words = new Uint32Array(memory.buffer);
        this.#items = new Float64Array(memory.buffer);
    }
    /**
     * Writes leaves to INPUT.
     *
     * @throws NumbersGameError `too-large`
     */
    writeLeaves(leaves) {
        const words = this.#view();
        let at = this.#values;
        const end = at + WORDS_PER_VALUE * MAX_LEAF_VALUES;
        for (let i = 0; i < leaves.length; i++) {
            const leaf = leaves[i];
            words[this.#counts + i] = leaf.length;
            for (let j = 0; j < leaf.length; j++) {
                if (at === end) {
                    throw new NumbersGameError('too-large', `numbers: expected at most ${MAX_LEAF_VALUES} alternative values in all, got more`);
                }
                words[at++] = leaf[j];
                words[at++] = leaf[j] / WORD_RANGE;
            }
        }
    }
    /** Writes numbers as leaves of one value each. There may be more numbers than a board has leaves. */
    writeNumbers(numbers) {
        const words = this.#view();
        let at = this.#values;
        for (let i = 0; i < numbers.length; i++) {
            if (i < MAX_NUMBERS)
                words[this.#counts + i] = 1;
            words[at++] = numbers[i];
            words[at++] = numbers[i] / WORD_RANGE;
        }
    }
    /** Reads a 32-bit word. */
    readWord(address) {
        return this.#view()[address / WORD_BYTES];
    }
    /** Reads a 64-bit value. */
    readValue(address) {
        const words = this.#view();
        const [low, high] = [words[address / WORD_BYTES], words[address / WORD_BYTES + 1]];
        return high < SAFE_HIGH_WORDS ? BigInt(high * WORD_RANGE + low) : (BigInt(high) << 32n) | BigInt(low);
    }
    /** Reads a fraction of two values. */
    readFraction(address) {
        return {
            numerator: this.readValue(address),
            denominator: this.readValue(address + FRACTION_BYTES / 2),
        };
    }
    /** Reads an expression of a given number of numbers. */
    readExpression(address, numbers) {
        if (this.#items.length === 0)
            this.#items = new Float64Array(this.#memory.buffer);
        return readPostfix(this.#items, address / ITEM_BYTES, countItems(numbers));
    }
    /** Copies bytes. A long copy is made in pieces, between which the deadline is checked. */
    copyBytes(address, count) {
        const { buffer } = this.#memory;
        if (count <= PIECE_BYTES)
            return new Uint8Array(buffer.slice(address, address + count));
        const bytes = new Uint8Array(count);
        for (let done = 0; done < count; done += PIECE_BYTES) {
            checkDeadline();
            bytes.set(new Uint8Array(buffer, address + done, Math.min(PIECE_BYTES, count - done)), done);
        }
        return bytes;
    }
    /** Writes bytes. */
    writeBytes(address, bytes) {
        new Uint8Array(this.#memory.buffer).set(bytes, address);
    }
    #view() {
        if (this.#words.length === 0)
            this.#words = new Uint32Array(this.#memory.buffer);
        return this.#words;
    }
}
/** Number of items of an expression of a given number of numbers. */
function countItems(numbers) {
    return 2 * numbers - 1;
}
/**
 * Reads the expression of `count` items that starts at an index: items in postfix order, of which those from
 * 0 on are numbers and the others minus the character codes of operators (assembly/core/postfix.ts).
 */
function readPostfix(items, start, count) {
    const operands = [];
    for (let i = start; i < start + count; i++) {
        const item = items[i];
        if (item >= 0) {
            operands.push(item);
        }
        else {
            const right = operands.pop();
            const left = operands.pop();
            operands.push({ operator: String.fromCharCode(-item), left, right });
        }
    }
    return operands[0];
}

// The boards of a pool, one after another: for `reachAll` of a solver, and for threads, each of which takes a
// share of the boards.
/**
 * Checks that engines take a query. Returns a function that opens its boards, with memory of their own.
 *
 * @throws NumbersGameError `invalid-option`, `too-large`
 */
function planBoards(engines, query) {
    const { rules, boards, timeout } = query;
    const engine = engines.find('openBoards', rules, boards.size, 'size');
    engine.checkBoards?.(query);
    return () => {
        const reach = engine.openBoards(query);
        return (numbers) => runWithin(timeout, () => reach(numbers));
    };
}

class NaturalInstance {
    /** Makes an instance of the module. @throws NumbersGameError `invalid-option`, `out-of-memory` */
    constructor(module, limit) {
        this.limit = limit;
        this.exports = createInstance(module, limit.pages, 'solveNatural');
        this.memory = new EngineMemory(this.exports);
    }
    /** Starts afresh after a call that an exception ended. */
    abandon() {
        this.exports.dropPlans();
    }
    /**
     * Finds an expression of the target, or of the value nearest to it, of the fewest operations; null if there
     * is none. With a `largestResult` above 0 no result of an operation exceeds it.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    solve({ leaves, rules }, target, nearest, largestResult = 0n) {
        this.memory.writeLeaves(leaves);
        const wanted = target > MAX_U64 ? MAX_U64 : target;
        const usesAll = Number(rules.use === 'all');
        const size = this.exports.solveNatural(leaves.length, usesAll, Number(nearest), wanted, largestResult);
        checkStatus(size, this.limit);
        return size === NONE ? null : this.#readAnswer(size);
    }
    /**
     * Finds the fewest operations of each target from..to; 255 if it cannot be made.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    reach({ leaves, rules, from, to }) {
        this.memory.writeLeaves(leaves);
        const usesAll = Number(rules.use === 'all');
        const status = this.exports.reachRange(leaves.length, usesAll, BigInt(from), BigInt(to));
        checkStatus(status, this.limit, 'numbers, to');
        return this.#copyOperations(to - from + 1);
    }
    /**
     * Opens a pool for the targets from..to, so that its boards share lists.
     *
     * @param pool ascending, each number as often as a board may hold it
     * @returns the `reach` of a board, ascending; null if the values are too large to be shared
     */
    openPool(pool, size, from, to) {
        // No bound depends on more numbers than two boards hold.
        const largest = pool.slice(-2 * size).reverse();
        this.memory.writeNumbers(largest);
        if (this.exports.openPool(size, largest.length, BigInt(from), BigInt(to)) === TOO_LARGE)
            return null;
        return (board) => {
            this.memory.writeNumbers(board);
            checkStatus(this.exports.reachBoardOfPool(size), this.limit, 'pool, to');
            return this.#copyOperations(to - from + 1);
        };
    }
    #copyOperations(count) {
        return this.memory.copyBytes(this.exports.fewestOperations(), count);
    }
    /** Reads the answer of the last search, which uses `numbers` numbers. */
    #readAnswer(numbers) {
        const answer = this.exports.ANSWER.value;
        return {
            expression: this.memory.readExpression(answer + ANSWER_EXPRESSION_OFFSET, numbers),
            value: this.memory.readValue(answer + ANSWER_VALUE_OFFSET),
        };
    }
}

/** Maximum number of pages of lists that `reach` keeps from call to call: 16 MiB. */
const KEPT_PAGES = 256;
class NaturalEngine {
    #module;
    #holder;
    #parts;
    #kept;
    /** @param parts null if `refusals` has `tidy` */
    constructor(module, limit, parts, refusals = {}) {
        this.mostNumbers = MAX_NUMBERS$1;
        this.#module = module;
        this.#holder = new InstanceHolder(() => this.createInstance(limit));
        this.#parts = parts;
        this.refusals = refusals;
        if (parts === null)
            return;
        const pages = Math.min(limit.pages, KEPT_PAGES);
        this.#kept = new parts.KeptBoards(() => this.createInstance({ ...limit, pages }));
    }
    /** Makes an instance of its own for a caller. */
    createInstance(limit) {
        return new NaturalInstance(this.#module(), limit);
    }
    serves({ values, operators }) {
        return values === 'natural' && operators === undefined;
    }
    solve(puzzle, nearest) {
        const instance = this.#holder.get();
        const answer = instance.solve(puzzle, puzzle.target.numerator, nearest);
        if (answer === null)
            return null;
        const found = { ...answer, value: integer(answer.value) };
        if (!puzzle.tidy)
            return found;
        return { ...found, expression: this.#parts.tidyNatural(instance, puzzle, found) };
    }
    reach(range) {
        return this.#kept?.reach(range) ?? this.#holder.get().reach(range);
    }
    /** Opens the boards with an instance of their own, which can keep the lists that they share. */
    openBoards(query) {
        const { boards, rules, from, to } = query;
        const instance = this.createInstance(memoryOfBoards(query));
        const reach = (numbers) => instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
        // Boards share only values that no strict subset makes, which is not enough under `all`.
        if (rules.use === 'all')
            return reach;
        return instance.openPool(boards.members, boards.size, from, to) ?? reach;
    }
    open() {
        this.#holder.get();
    }
    recover(error) {
        this.#holder.recover(error);
        this.#kept?.drop();
    }
}

// The engines of a solver: it asks them in turn, and the first that serves the rules and has the method
// answers.
/** Names in messages of the calls that methods answer. Every engine solves. */
const CALLS = {
    reach: 'reach',
    openBoards: 'reachAll',
    list: 'solutions and count',
    count: 'solutions and count',
};
class EngineList {
    #engines;
    #describeOthers;
    #isDisposed = false;
    /** @param describeOthers the message for rules that no engine serves */
    constructor(engines, describeOthers) {
        this.#engines = engines;
        this.#describeOthers = describeOthers;
    }
    /**
     * Opens the first engine, so that a module that is not the engine's is refused where it was passed.
     *
     * @throws NumbersGameError `invalid-option`, `out-of-memory`
     */
    open() {
        this.#engines[0].open?.();
        return this;
    }
    /** Checks that the solver is in use. @throws NumbersGameError `invalid-option` if it was disposed of */
    checkInUse() {
        if (!this.#isDisposed)
            return;
        throw new NumbersGameError('invalid-option', 'solver: already disposed');
    }
    /** Releases the engines and their memory. */
    dispose() {
        this.#isDisposed = true;
        this.#engines = [];
    }
    /**
     * Finds the engine for a board of `size` numbers.
     *
     * @param argument the argument that says how many numbers there are
     * @throws NumbersGameError `invalid-option` if no engine does this under these rules, `too-large` for
     * boards of more numbers than it takes
     */
    find(method, rules, size, argument = 'numbers') {
        for (const engine of this.#engines) {
            if (engine[method] === undefined || !engine.serves(rules))
                continue;
            if (size <= engine.mostNumbers)
                return engine;
            const expected = `at most ${engine.mostNumbers} numbers with the operators ${listOperators(rules)}`;
            throw new NumbersGameError('too-large', `${argument}: expected ${expected}, got ${size}`);
        }
        const call = CALLS[method];
        if (call !== undefined) {
            for (const engine of this.#engines) {
                if (engine.serves(rules))
                    checkTaken(engine, rules, call, 'rules.operators', ` for ${call}`);
            }
        }
        throw new NumbersGameError('invalid-option', this.#describeOthers(rules));
    }
    /** Runs a job of an engine. After an error the engine can be used again. */
    run(engine, job) {
        this.checkInUse();
        try {
            return job();
        }
        catch (error) {
            engine.recover?.(error);
            throw error;
        }
    }
}
/**
 * Checks that an engine does not refuse a call or an option under rules that it serves.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkTaken({ refusals }, rules, call, name = call, purpose = '') {
    const expected = refusals[call];
    if (expected === undefined)
        return;
    // An option that is refused under all rules was true.
    const got = rules.operators?.join(' ') ?? 'true';
    throw new NumbersGameError('invalid-option', `${name}: expected ${expected}${purpose}, got ${got}`);
}
/** Lists the operators of rules, for messages. */
function listOperators({ operators = BASIC_OPERATORS }) {
    return operators.join(' ');
}

// The steps of an expression, as a player writes them down: one line for each operation.
/** Number of digits of an irrational result. */
const DIGITS = 10;
/** Precedence of a fraction or a negative number, which needs brackets everywhere but in a call. */
const NO_PRECEDENCE = 0;
/**
 * Writes one line `left operator right = result` for each operation, left operands first. Operands other than
 * natural numbers are in brackets, unless a call has them between its own. An irrational result is written
 * `root(6, 2) \u2248 2.449489743`, and later steps repeat its expression.
 *
 * @param items the expression in postfix order
 * @param results the result of each operator, in the same order and in lowest terms
 */
function formatSteps(items, results, { approximate }) {
    const shown = [];
    const steps = [];
    let operation = 0;
    for (const item of items) {
        if (isLeaf(item)) {
            shown.push({ text: String(numberOf(item)), precedence: ATOM_PRECEDENCE });
            if (typeof item === 'object')
                steps.push(formatConcatenation(item));
            continue;
        }
        const right = shown.pop();
        const last = bracket(right.text, right.precedence, item, item.arity === 2);
        const left = item.arity === 1 ? right : shown.pop();
        const text = formatOperation(item, bracket(left.text, left.precedence, item, false), last);
        const result = results[operation++];
        shown.push(show(result, text, item));
        steps.push(isFraction(result) ? `${text} = ${shown.at(-1).text}` : `${text} \u2248 ${approximate(result, DIGITS)}`);
    }
    return steps;
}
function formatConcatenation(leaf) {
    return `${leaf.operator}(${leaf.parts.join(', ')}) = ${numberOf(leaf)}`;
}
function show(value, text, { precedence }) {
    if (!isFraction(value))
        return { text, precedence };
    const isNatural = value.denominator === 1n && value.numerator >= 0n;
    return { text: formatFraction(value), precedence: isNatural ? ATOM_PRECEDENCE : NO_PRECEDENCE };
}

// Writes the parts of results and solutions that describe an expression: its text, its operations and its
// steps, once the checker has accepted it. Scripts ask for millions of answers, so the tree is listed and
// evaluated once for all three.
/**
 * Checks an expression and writes it.
 *
 * @param claimed the value that the expression must have
 * @param arithmetic the arithmetic of the operators that it may have
 * @throws Error if the checker refuses it
 */
function formatAnswer(expression, parsed, claimed, arithmetic = BASIC_ARITHMETIC) {
    const { items, results } = checkAnswer(expression, parsed, claimed, arithmetic);
    return {
        expression: formatItems(items),
        operations: countOperations(expression),
        steps: formatSteps(items, results, arithmetic),
    };
}

// The base of every solver, which is all of `numbers-game/natural`: puzzle/ reads a puzzle, an engine finds
// an expression, code that shares nothing with the engines checks it, and the result is written for the user.
const DISPOSE = disposeKey('dispose');
/** Makes a solver from engines, which it then owns. */
function openBaseSolver(engines) {
    return {
        solve(puzzle, ...others) {
            engines.checkInUse();
            checkAlone(others, 'puzzle');
            const parsed = parsePuzzle(puzzle);
            return runWithin(parsed.timeout, () => solve(engines, parsed));
        },
        reach(query, ...others) {
            engines.checkInUse();
            checkAlone(others, 'query');
            const parsed = parseRange(query);
            const { from, to, rules, leaves, timeout } = parsed;
            const engine = engines.find('reach', rules, leaves.length);
            return {
                from,
                to,
                operations: runWithin(timeout, () => engines.run(engine, () => engine.reach(parsed))),
            };
        },
        reachAll(query, ...others) {
            engines.checkInUse();
            checkAlone(others, 'query');
            const parsed = parseReachAll(query);
            return reachAll(engines, parsed, planBoards(engines, parsed));
        },
        dispose() {
            engines.dispose();
        },
        [DISPOSE]() {
            engines.dispose();
        },
    };
}
function solve(engines, puzzle) {
    const { target, rules, leaves, nearest, tidy } = puzzle;
    const engine = engines.find('solve', rules, leaves.length);
    if (nearest)
        checkTaken(engine, rules, 'nearest');
    if (tidy)
        checkTaken(engine, rules, 'tidy');
    const takesNearest = nearest ?? (rules.use === 'any' && engine.refusals.nearest === undefined);
    const found = engines.run(engine, () => engine.solve(puzzle, takesNearest));
    if (found === null) {
        return { status: 'none', value: null, distance: null, expression: null, operations: null, steps: [] };
    }
    const { value } = found;
    const { expression, operations, steps } = formatAnswer(found.expression, puzzle, value, engine.arithmetic?.(rules));
    const distance = distanceOf(value, target);
    return {
        status: isZero(distance) ? 'exact' : 'nearest',
        value: toResultValue(value),
        distance: toResultValue(distance),
        expression,
        operations,
        steps,
    };
}
function* reachAll(engines, { boards, from, to, first, count }, openBoards) {
    engines.checkInUse();
    const reach = openBoards();
    for (const numbers of enumerateBoards(boards, first, count)) {
        yield { numbers, from, to, operations: reach(numbers) };
        engines.checkInUse();
    }
}

// Summaries of the targets that can be made: plain functions of a result of `solver.reach`.
const BYTES = '[object Uint8Array]';
/**
 * Counts the targets that can be made.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a result of `solver.reach`
 * @example
 * countReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 })); // 895, of 899
 */
function countReachable(reach) {
    const operations = operationsOf(reach);
    let count = 0;
    for (const each of operations)
        if (each !== UNREACHABLE)
            count++;
    return count;
}
/**
 * Finds the nearest target to `target` that can be made, within from..to; of two, the smaller. Null if there
 * is none.
 *
 * @throws NumbersGameError `invalid-target` if `target` is not an integer; it may lie outside from..to;
 * `invalid-option` if the first argument is not a result of `solver.reach`
 * @example
 * nearestReachable(solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 }), 831); // 830
 */
function nearestReachable(reach, target) {
    const operations = operationsOf(reach);
    const { from, to } = reach;
    if (!Number.isSafeInteger(target))
        throw unexpected('invalid-target', 'target', 'an integer', target);
    let nearest = null;
    for (let t = from; t <= to && (nearest === null || t - target < target - nearest); t++) {
        if (operations[t - from] !== UNREACHABLE)
            nearest = t;
    }
    return nearest;
}
/**
 * Counts the targets by their fewest operations: entry k is the number of targets that take k operations, up
 * to the largest k.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a result of `solver.reach`
 * @example
 * const reach = solver.reach({ numbers: [1, 3, 7, 10, 25, 50], from: 101, to: 999 });
 * operationsHistogram(reach); // [0, 5, 76, 330, 376, 108]: five targets take one operation
 */
function operationsHistogram(reach) {
    const operations = operationsOf(reach);
    const histogram = [];
    for (const each of operations) {
        if (each === UNREACHABLE)
            continue;
        while (histogram.length <= each)
            histogram.push(0);
        histogram[each]++;
    }
    return histogram;
}
/** Reads the operations of a result: a Uint8Array, perhaps of another frame, which has its own class. */
function operationsOf(reach) {
    checkObject(reach, 'reach');
    const { operations, from, to } = reach;
    if (!ArrayBuffer.isView(operations) || Object.prototype.toString.call(operations) !== BYTES) {
        throw unexpected('invalid-option', 'reach.operations', 'a Uint8Array', operations);
    }
    if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && operations.length === to - from + 1) {
        return operations;
    }
    throw unexpected('invalid-option', 'reach.from', 'a range of as many targets as there are operations', from);
}

export { DEFAULT_BYTES, DONE, EngineList, EngineMemory, FRACTION_BYTES, INTEGER, ITEM_BYTES, InstanceHolder, MAX_PAGES, MAX_U64, MIN_PAGES, NATURAL, NEAREST_ABOVE_EXPRESSION_OFFSET, NEAREST_ABOVE_OFFSET, NEAREST_BELOW_EXPRESSION_OFFSET, NEAREST_BELOW_OFFSET, NONE, NaturalEngine, OPERATOR_BITS, OUT_OF_MEMORY, PAGE_BYTES, RATIONAL, REACH_ALL_PROPERTIES, TOO_LARGE, UNREACHABLE, WAY_BYTES, WAY_LEFT_OFFSET, WAY_LEFT_VALUE_OFFSET, WAY_RIGHT_OFFSET, WAY_RIGHT_VALUE_OFFSET, checkRange, checkStatus, checkTaken, compile, compileAllLater, compileLater, compileModule, compileModuleSync, countBoards, countContinuations, countItems, countLaidOut, countReachable, createInstance, describeLack, enumerateBoards, fillRange, formatAnswer, hasSimd, layOutBoards, listOperators, memoryOfBoards, nearestReachable, nextNumber, openBaseSolver, operationsHistogram, parseBoards, parseChoices, parseEngineOptions, parsePages, parseReachAll, parseSource, planBoards, rankBoard, tooLarge };
//# sourceMappingURL=base-solver.js.map
