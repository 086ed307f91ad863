// The only error class of the package, and the wording of its messages.
//
// A message about an argument is `<argument>: expected <value>, got <value>`, or `<argument>: missing,
// expected <value>`, which `unexpected` writes. If nothing was expected, it is `<argument>: <problem>`, such
// as `timeout: no answer within 50 ms`. A property of a puzzle, a query or options is named alone, such as
// `limit`; an unknown one with its object, such as `options.limt`. Programs should switch on the code: codes
// are stable, texts are not.
/**
 * Every error that the package throws on purpose. After any of them the solver still works.
 *
 * @example
 * try {
 *   solver.solve({ numbers: [1, 2, 1.5], target: 3 });
 * } catch (error) {
 *   if (error instanceof NumbersGameError && error.code === 'invalid-numbers') console.log(error.message);
 * }
 */
class NumbersGameError extends Error {
    /** Accepts errors of another copy of the package: a page may have two copies, each with its own class. */
    static [Symbol.hasInstance](value) {
        return value instanceof Error && value.name === 'NumbersGameError' && 'code' in value;
    }
    constructor(code, message, options) {
        super(message, options);
        this.name = 'NumbersGameError';
        this.code = code;
    }
}
/** Creates the error for an invalid or missing argument. */
function unexpected(code, name, expected, got) {
    const problem = got === undefined ? `missing, expected ${expected}` : `expected ${expected}, got ${describe(got)}`;
    return new NumbersGameError(code, `${name}: ${problem}`);
}
const SHOWN_CHARACTERS = 40;
/** Describes any value in a few words, for the end of a message. */
function describe(value) {
    switch (typeof value) {
        case 'string':
            return value.length > SHOWN_CHARACTERS
                ? `${JSON.stringify(value.slice(0, SHOWN_CHARACTERS))}... (${value.length} characters)`
                : JSON.stringify(value);
        case 'bigint': {
            const digits = value.toString();
            return digits.length > SHOWN_CHARACTERS ? `a BigInt of ${digits.length} digits` : `${digits}n`;
        }
        case 'number':
            return Object.is(value, -0) ? '-0' : String(value);
        case 'boolean':
        case 'undefined':
            return String(value);
        case 'function':
            return 'a function';
        case 'symbol':
            return 'a symbol';
        case 'object':
            if (value === null)
                return 'null';
            return Array.isArray(value) ? `an array of ${value.length}` : 'an object';
    }
}

// The time limit of a call. The solver runs each call, or each step of an iterator, inside `runWithin`. Work
// in several parts that share one limit runs inside the function that `startDeadline` returns.
// Long loops report their work to `spendTicks`, and the engine in WebAssembly calls `checkDeadline` through
// an import; both throw once the time is over. The engine counts its own work in nanoseconds instead of ticks
// (assembly/core/deadline.ts).
//
// The deadline is a variable of this module and not an argument of every search: calls are synchronous, so no
// other call runs at the same time, and `runWithin` restores the deadline of the caller.
//
// Costs: without a timeout, a subtraction for each `spendTicks`. With one, the clock is read, some 50 ns,
// once for TICKS_PER_CHECK ticks. Cloudflare Workers stop the clock while a script computes, so no timeout
// ends a call there.
/** Ticks between checks, about a millisecond. A tick is an operation of tens to hundreds of nanoseconds. */
const TICKS_PER_CHECK = 4096;
/** Time at which the work must end, as `performance.now()` counts, and the timeout that set it. */
let deadline = Infinity;
let limit = Infinity;
let ticksLeft = TICKS_PER_CHECK;
let watcher = null;
/** `checkDeadline` of each other copy of this file whose deadlines also hold here. */
const followed = /* @__PURE__ */ new Set();
/** Whether `followed` is being checked; prevents endless recursion if two copies follow each other. */
let isFollowing = false;
/**
 * Starts a time limit in milliseconds; undefined means no limit. Returns a function that runs a job within
 * the limit and can be called for several jobs, one after the other. If a deadline is already set, the
 * earlier one holds.
 */
function startDeadline(timeout) {
    if (timeout === undefined)
        return (job) => job();
    const own = performance.now() + timeout;
    return (job) => {
        const [outerDeadline, outerLimit] = [deadline, limit];
        if (own < outerDeadline)
            [deadline, limit] = [own, timeout];
        try {
            checkDeadline();
            return job();
        }
        finally {
            [deadline, limit] = [outerDeadline, outerLimit];
        }
    };
}
/** Runs one job that must end within a time limit. @throws NumbersGameError `timeout` */
function runWithin(timeout, job) {
    return timeout === undefined ? job() : startDeadline(timeout)(job);
}
/**
 * Sets a function to call every few milliseconds during a call; null removes it. A thread can send messages
 * from it, although the thread handles no events until the call ends.
 */
function watchWork(watch) {
    watcher = watch;
}
/**
 * Makes the deadlines of another copy of this package also hold here: an extension loaded as a separate
 * script has its own copy of this file.
 *
 * @param check `checkDeadline` of that copy; `checkDeadline` of this copy is ignored
 */
function followDeadline(check) {
    if (check !== checkDeadline)
        followed.add(check);
}
/** Checks that the deadline has not passed. @throws NumbersGameError `timeout` */
function checkDeadline() {
    watcher?.();
    if (followed.size > 0)
        checkFollowed();
    if (deadline !== Infinity && performance.now() > deadline)
        throw timeoutError(limit);
}
function checkFollowed() {
    if (isFollowing)
        return;
    isFollowing = true;
    try {
        for (const check of followed)
            check();
    }
    finally {
        isFollowing = false;
    }
}
/** Reports work in ticks, and throws if the time is over. @throws NumbersGameError `timeout` */
function spendTicks(ticks = 1) {
    ticksLeft -= ticks;
    if (ticksLeft > 0)
        return;
    ticksLeft = TICKS_PER_CHECK;
    checkDeadline();
}
/** Yields the items of an iterator, each within a time limit. @throws NumbersGameError `timeout` */
function* limitSteps(items, timeout) {
    for (;;) {
        const step = runWithin(timeout, () => items.next());
        if (step.done === true)
            return;
        yield step.value;
    }
}
/** Creates the error of a call that took longer than its timeout. */
function timeoutError(timeout) {
    return new NumbersGameError('timeout', `timeout: no answer within ${timeout} ms`);
}
/** Checks an optional timeout in milliseconds. @throws NumbersGameError `invalid-option` */
function parseTimeout(value) {
    if (value === undefined || (Number.isSafeInteger(value) && value > 0)) {
        return value;
    }
    const expected = `an integer from 1 to ${Number.MAX_SAFE_INTEGER}, in milliseconds`;
    throw unexpected('invalid-option', 'timeout', expected, value);
}

// Reads objects of options. An unknown property is an error that lists the known ones: if a misspelt option
// were ignored, the answer would be to another question.
/**
 * Checks that `value` is an object whose properties are all in `known`.
 *
 * @throws NumbersGameError `invalid-option` otherwise, with the nearest known name if one is near.
 */
function checkProperties(value, known, name) {
    checkObject(value, name);
    for (const key in value) {
        if (!known.includes(key)) {
            throw new NumbersGameError('invalid-option', `${name}.${key}: unknown, expected ${oneOf(known, key)}`);
        }
    }
}
/**
 * Checks that a call that takes a puzzle or a query alone got nothing else, such as a time limit that would
 * be lost.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkAlone(others, name) {
    const other = others.find((value) => value !== undefined);
    if (other === undefined)
        return;
    const place = `timeout belongs in the ${name}, and a signal needs createWorkerSolver`;
    throw unexpected('invalid-option', 'options', `no second argument (${place})`, other);
}
/** Checks that `value` is an object and not an array. @throws NumbersGameError `invalid-option` */
function checkObject(value, name) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return;
    throw unexpected('invalid-option', name, 'an object', value);
}
function disposeKey(name) {
    const builtIn = Symbol[name];
    return builtIn ?? Symbol.for(`Symbol.${name}`);
}
/** Checks an optional boolean. Returns the default for undefined. */
function parseBoolean(value, byDefault, name) {
    if (value === undefined)
        return byDefault;
    if (typeof value === 'boolean')
        return value;
    throw unexpected('invalid-option', name, 'true or false', value);
}
/** Checks an optional word from a list. Returns the default for undefined. */
function parseChoice(value, choices, byDefault, name) {
    if (value === undefined && byDefault !== undefined)
        return byDefault;
    if (choices.includes(value))
        return value;
    throw unexpected('invalid-option', name, oneOf(choices, typeof value === 'string' ? value : ''), value);
}
/** Formats a list as `a, b or c`, with a suggestion if `typed` is close to one of the words. */
function oneOf(known, typed) {
    const list = known.length > 1 ? `${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}` : known.join();
    const [nearest] = known
        .map((word) => ({ word, edits: countEdits(word, typed.slice(0, 40).toLowerCase()) }))
        .sort((a, b) => a.edits - b.edits);
    const isNear = nearest.edits <= 2 && nearest.edits < Math.min(nearest.word.length, typed.length);
    return isNear ? `${list} (did you mean ${nearest.word}?)` : list;
}
/**
 * Computes Levenshtein's distance: insertions, deletions and substitutions of one character that lead from
 * one word to the other.
 */
function countEdits(from, to) {
    let above = Array.from({ length: to.length + 1 }, (_, column) => column);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const substitution = above[column - 1] + (from[row - 1] === to[column - 1] ? 0 : 1);
            current.push(Math.min(substitution, above[column] + 1, current[column - 1] + 1));
        }
        above = current;
    }
    return above[to.length];
}

// Freezes the records that all parts of a program share, so that none can change them for the others.
/** Freezes a record and everything in it. */
function deepFreeze(value) {
    for (const part of Object.values(value)) {
        if (typeof part === 'object' && part !== null)
            deepFreeze(part);
    }
    return Object.freeze(value);
}

// The given numbers become leaves, checked and sorted.
//
// A leaf is the ascending list of the values that a number may take: nearly always one, and 1 and 11 for an
// ace. Behind this file a card is no special case. Leaves are sorted, so that the order of the numbers cannot
// matter and equal leaves are neighbours. Scripts solve puzzles by the million, so the common case allocates
// little: leaves of one small value are shared, and no list is copied twice.
/** Maximum number of numbers in a puzzle. */
const MAX_NUMBERS = 10;
/** Maximum number of numbers of a puzzle whose answers are judged; of aces and alternatives MAX_NUMBERS. */
const MAX_JUDGED = 1000;
/** Maximum number of numbers if the operators are not exactly + - * /. */
const MAX_NUMBERS_FURTHER = 6;
const ACES = ['one', 'one-or-eleven'];
/** Returns the least given number under rules. */
function leastNumber({ values }) {
    return Number(values === 'natural');
}
/** Checks a given number, from a least one on. @throws NumbersGameError `invalid-numbers` */
function parseNumber(value, name, least) {
    if (isGivenNumber(value, least))
        return value + 0; // never -0
    throw unexpectedNumber(name, value, least);
}
/** Creates the error for an invalid given number. @param others what else is valid */
function unexpectedNumber(name, value, least, others = '') {
    const expected = `an integer from ${least} to ${Number.MAX_SAFE_INTEGER}${others}`;
    const error = unexpected('invalid-numbers', name, expected, value);
    if (value === 0)
        error.message += ' (integer, rational and real values take 0)';
    return error;
}
/** The value of each card by its capital letter. */
const CARD_VALUES = { A: 1, J: 11, Q: 12, K: 13 };
const EITHER_ACE = [1, 11];
/**
 * Leaves of one small value, made once: index = value. Not frozen: V8 would call a function to read from
 * them.
 */
const SMALL_LEAVES = Array.from({ length: 1025 }, (_, value) => [value]);
/** Checks an option `aces`: whether each ace may be 1 or 11. @throws NumbersGameError `invalid-option` */
function parseAces(aces) {
    return parseChoice(aces, ACES, 'one', 'aces') !== 'one';
}
/**
 * Checks the given numbers.
 *
 * @param least the least of them
 * @param most how many there may be
 * @throws NumbersGameError `invalid-numbers`
 */
function parseNumbers$1(numbers, eitherAce, least = 1, most = MAX_NUMBERS) {
    if (!isArrayLike(numbers)) {
        throw unexpected('invalid-numbers', 'numbers', `an array of 1 to ${most} numbers`, numbers);
    }
    if (numbers.length < 1 || numbers.length > most) {
        throw unexpected('invalid-numbers', 'numbers', `1 to ${most} numbers`, numbers.length);
    }
    const leaves = [];
    for (let index = 0; index < numbers.length; index++) {
        const leaf = parseLeaf(numbers[index], eitherAce, least, index);
        let place = leaves.length;
        while (place > 0 && isBefore(leaf, leaves[place - 1])) {
            leaves[place] = leaves[place - 1];
            place--;
        }
        leaves[place] = leaf;
    }
    if (leaves.length > MAX_NUMBERS)
        checkChoices(leaves);
    return leaves;
}
/** Checks that few numbers have a choice of values. @throws NumbersGameError `invalid-numbers` */
function checkChoices(leaves) {
    const count = leaves.filter((leaf) => leaf.length > 1).length;
    if (count <= MAX_NUMBERS)
        return;
    throw unexpected('invalid-numbers', 'numbers', `at most ${MAX_NUMBERS} aces and alternatives`, count);
}
/** Whether a value is an array or a typed array. */
function isArrayLike(value) {
    return Array.isArray(value) || (ArrayBuffer.isView(value) && 'length' in value);
}
function parseLeaf(value, eitherAce, least, index) {
    if (isGivenNumber(value, least))
        return value < SMALL_LEAVES.length ? SMALL_LEAVES[value] : [value];
    if (isCard(value)) {
        const letter = value.toUpperCase();
        return letter === 'A' && eitherAce ? EITHER_ACE : SMALL_LEAVES[CARD_VALUES[letter]];
    }
    if (isAlternatives(value))
        return parseAlternatives(value, least, index);
    throw unexpectedNumber(`numbers[${index}]`, value, least, ' or a card A J Q K');
}
function parseAlternatives({ oneOf }, least, index) {
    if (!Array.isArray(oneOf))
        throw unexpected('invalid-numbers', `numbers[${index}].oneOf`, 'an array of integers', oneOf);
    if (oneOf.length === 0) {
        throw new NumbersGameError('invalid-numbers', `numbers[${index}].oneOf: expected at least one integer, got an empty array`);
    }
    const values = new Set();
    for (let choice = 0; choice < oneOf.length; choice++) {
        values.add(parseNumber(oneOf[choice], `numbers[${index}].oneOf[${choice}]`, least));
    }
    return [...values].sort((a, b) => a - b);
}
/** Whether a value may be a given number, from a least one on. */
function isGivenNumber(value, least = 1) {
    return Number.isSafeInteger(value) && value >= least;
}
function isCard(value) {
    return typeof value === 'string' && value.length === 1 && 'AJQKajqk'.includes(value);
}
/** Whether a value is an object with alternatives only, of whatever type. */
function isAlternatives(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.keys(value).join() === 'oneOf';
}
/** Whether a leaf sorts first: by the first value in which they differ, a list before its continuations. */
function isBefore(left, right) {
    if (left[0] !== right[0])
        return left[0] < right[0]; // nearly always
    const shorter = Math.min(left.length, right.length);
    for (let choice = 1; choice < shorter; choice++) {
        if (left[choice] !== right[choice])
            return left[choice] < right[choice];
    }
    return left.length < right.length;
}
/** Whether a leaf is an ace that is worth 1 or 11. */
function isEitherAce(leaf) {
    return leaf.length === 2 && leaf[0] === 1 && leaf[1] === 11;
}

// Pools: numbers, and groups of numbers of which a board takes at most some, or exactly some. A checked pool
// has this form, too: its numbers outside groups, ascending, and then its groups.
/** Whether a member of a pool is a group. */
function isGroup(member) {
    return typeof member !== 'number';
}
/** Lists the numbers of a pool, each as often as a board may hold it. */
function listNumbers(pool) {
    return pool.flatMap((member) => isGroup(member)
        ? member.numbers.flatMap((number) => new Array(copiesOf(member)).fill(number))
        : [member]);
}
function copiesOf({ copies = 1, exactly = 1, repeat = false }) {
    return repeat ? exactly : copies;
}
/** Returns how many numbers a board takes from a group, at least and at most. */
function boundsOf(group) {
    const { numbers, exactly, atMost = Infinity } = group;
    const most = Math.min(exactly ?? atMost, numbers.length * copiesOf(group));
    return { least: exactly ?? 0, most };
}
/**
 * Checks a pool, with numbers from `least` on: returns its numbers, ascending, and then its groups.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
function parsePool(pool, least) {
    const groups = [];
    const numbers = parseNumbers(pool, least, 'pool', (member, name) => groups.push(parseGroup(member, least, name)));
    if (groups.length > 0)
        checkDistinct([...numbers, ...groups.flatMap((group) => group.numbers)], 'pool');
    return [...numbers, ...groups];
}
/** Returns the numbers of a list, ascending. Objects in it are left to a function, if there is one. */
function parseNumbers(list, least, name, take) {
    if (!Array.isArray(list) || list.length === 0) {
        throw unexpected('invalid-numbers', name, 'an array of at least one number', list);
    }
    const numbers = [];
    for (let index = 0; index < list.length; index++) {
        // Read once: a getter or proxy might give another value the next time.
        const member = list[index];
        const place = `${name}[${index}]`;
        if (take && typeof member === 'object' && member !== null)
            take(member, place);
        else
            numbers.push(parseNumber(member, place, least));
    }
    return numbers.sort((a, b) => a - b);
}
const GROUP_PROPERTIES = ['numbers', 'copies', 'atMost', 'exactly', 'repeat'];
function parseGroup(given, least, name) {
    checkProperties(given, GROUP_PROPERTIES, name);
    const { numbers: list, ...others } = given;
    const numbers = parseNumbers(list, least, `${name}.numbers`);
    checkDistinct(numbers, `${name}.numbers`);
    const repeat = parseBoolean(others.repeat, false, `${name}.repeat`);
    const copies = parseCount(others.copies, 1, `${name}.copies`);
    const atMost = parseCount(others.atMost, 0, `${name}.atMost`);
    const exactly = parseCount(others.exactly, 0, `${name}.exactly`);
    if (exactly !== undefined && atMost !== undefined)
        refuse(`${name}.atMost`, 'none beside exactly', atMost);
    if (!repeat) {
        const group = { numbers, copies: copies ?? 1, ...(atMost !== undefined && { atMost }) };
        if (exactly === undefined)
            return group;
        const { most } = boundsOf(group);
        if (exactly <= most)
            return { ...group, exactly };
        refuse(`${name}.exactly`, `at most the ${most} numbers of the group`, exactly);
    }
    if (copies !== undefined)
        refuse(`${name}.copies`, 'none beside repeat', copies);
    if (exactly === undefined)
        throw unexpected('invalid-option', `${name}.exactly`, 'a count beside repeat', exactly);
    return { numbers, exactly, repeat };
}
function parseCount(value, least, name) {
    if (value === undefined)
        return undefined;
    if (Number.isInteger(value) && value >= least && value <= MAX_NUMBERS) {
        return value + 0; // never -0
    }
    throw unexpected('invalid-option', name, `an integer from ${least} to ${MAX_NUMBERS}`, value);
}
function checkDistinct(numbers, name) {
    const seen = new Set();
    for (const number of numbers) {
        if (seen.has(number)) {
            const message = `${name}: expected each number once in a pool with a group, got ${number} again`;
            throw new NumbersGameError('invalid-numbers', message);
        }
        seen.add(number);
    }
}
function refuse(name, expected, got) {
    throw unexpected('invalid-option', name, expected, got);
}

// The property `game` of puzzles and queries, and values derived from a record. It is a record and not an id,
// so that a program carries no records other than the one that it uses.
/**
 * Reads the game of a puzzle or query; undefined if it names none. Its rules are not checked.
 *
 * @throws NumbersGameError `invalid-option`
 */
function parseGameRecord({ game, rules }) {
    if (game === undefined)
        return undefined;
    if (!isRecord(game)) {
        throw unexpected('invalid-option', 'game', 'the record of a game, such as games.krypto', game);
    }
    if (rules !== undefined) {
        throw new NumbersGameError('invalid-option', `rules: expected none beside game, got ${describe(rules)}`);
    }
    return game;
}
/**
 * Whether a value has the properties that are read from a record. Its groups are checked where boards are.
 */
function isRecord(game) {
    const { rules, deal, target, points, seconds } = Object(game);
    if (typeof rules !== 'object' || rules === null || typeof deal !== 'object' || deal === null)
        return false;
    const { pool, size } = deal;
    if (!Number.isSafeInteger(size))
        return false;
    const isMember = (member) => isNumber(member) ||
        (target !== 'card' && isListOf(isNumber, Object(member).numbers));
    if (!isListOf(isMember, pool))
        return false;
    if (points !== undefined && !arePoints(points))
        return false;
    if (seconds !== undefined && !isNumber(seconds))
        return false;
    if (typeof target === 'number' || target === 'card')
        return true;
    const { from, to } = Object(target);
    return Number.isSafeInteger(from) && Number.isSafeInteger(to);
}
/** Whether a value is a list of pairs of a distance and its points, the distances ascending. */
function arePoints(points) {
    let last = -1;
    const isNext = (pair) => {
        if (!isListOf(isNumber, pair))
            return false;
        const [distance, worth, ...others] = pair;
        const isFurther = distance > last;
        last = distance;
        return isFurther && worth > 0 && others.length === 0;
    };
    return isListOf(isNext, points) && last >= 0;
}
function isNumber(value) {
    return Number.isSafeInteger(value) && value >= 0;
}
/** Whether a value is a list. It is read to the first fault, because an array may have 2^32 - 1 holes. */
function isListOf(isMember, list) {
    if (!Array.isArray(list))
        return false;
    for (let index = 0; index < list.length; index++)
        if (!isMember(list[index]))
            return false;
    return true;
}
/**
 * Returns the target of all boards of a game.
 *
 * @throws NumbersGameError `invalid-target` if each board has its own target
 */
function targetOf({ target }) {
    if (typeof target === 'number')
        return target;
    throw unexpected('invalid-target', 'target', 'the target that the game drew', undefined);
}
/** Returns the range of the targets of a game. For `card` it spans the pool. */
function findTargetRange({ target, deal }) {
    if (typeof target === 'number')
        return { from: target, to: target };
    if (target !== 'card')
        return target;
    const pool = listNumbers(deal.pool).sort((a, b) => a - b);
    return { from: pool[0], to: pool.at(-1) };
}
/**
 * Returns the boards of a game as a query of `reachAll`. If the pool has enough copies of each number for any
 * board, they are listed once and can be repeated.
 */
function findBoards({ deal }) {
    const { pool, size } = deal;
    if (pool.some(isGroup))
        return { pool, size, repeat: false };
    const copies = new Map();
    for (const number of listNumbers(pool))
        copies.set(number, (copies.get(number) ?? 0) + 1);
    const repeat = deal.repeat ?? [...copies.values()].every((count) => count >= size);
    return { pool: repeat ? [...copies.keys()] : pool, size, repeat };
}

/** The points of the Countdown round. */
const countdownPoints = [
    [0, 10],
    [5, 7],
    [10, 5],
];
/**
 * Returns the points of a game. A record without them has those of Countdown, or 10 for the target alone if
 * all numbers must be used.
 */
function pointsOf({ points, rules }) {
    return points ?? (rules.use === 'all' ? [[0, 10]] : countdownPoints);
}
/** Returns the points of an answer, of which a function knows whether it is within a distance. */
function findPoints(points, isWithin) {
    return points.find(([distance]) => isWithin(distance))?.[1] ?? 0;
}
/** Returns the points of the best answer. */
function mostPoints(points) {
    return Math.max(...points.map(([, each]) => each));
}

// The games, one record each: the rules, how boards are dealt, the target, the pieces. The command line,
// batch, generate, the element and the page take their choices, defaults and labels from these records, so a
// new game is one more record and nothing else.
//
// Other files read the record instead of comparing ids; eslint.config.js refuses such comparisons. The
// records hold nothing that can be derived: the functions below them, and those of
// core/puzzle/game-record.ts, compute what several front ends need, such as the boards of a game as a query.
// The appearance of a game belongs to each front end.
/** The Countdown numbers round: positive integers, each number at most once. */
const countdown = /* @__PURE__ */ Object.freeze({ values: 'natural', use: 'any' });
/** The 24 game: fractions allowed, every number exactly once. */
const twentyFour = /* @__PURE__ */ Object.freeze({ values: 'rational', use: 'all' });
/** The pool of the Countdown round, which is the default of queries. */
const standardPool = /* @__PURE__ */ runs([2, 1, 10], [1, 25, 100, 25]);
/** The games in the order in which they are offered. */
const records = /* @__PURE__ */ deepFreeze([
    {
        id: 'countdown',
        title: 'Countdown',
        rules: countdown,
        deal: { size: 6, pool: standardPool, large: { from: 25, count: 2 } },
        target: { from: 101, to: 999 },
        points: countdownPoints,
        seconds: 30,
        piece: 'number',
        example: { numbers: [1, 3, 7, 10, 25, 50], target: 765 },
    },
    {
        id: '24',
        title: '24 game',
        rules: twentyFour,
        deal: { size: 4, pool: runs([4, 1, 13]) },
        target: 24,
        piece: 'card',
        aces: 'one',
        example: { numbers: [3, 3, 8, 8], target: 24 },
    },
    {
        id: '24s',
        title: '24s',
        rules: {
            values: 'real',
            use: 'all',
            operators: ['+', '-', '*', '/', '^', 'root', 'log'],
        },
        deal: { size: 4, pool: runs([4, 1, 10]) },
        target: 24,
        piece: 'card',
        example: { numbers: [2, 2, 2, 6], target: 24 },
    },
    {
        id: '24s-mod',
        title: '24s with mod',
        rules: {
            values: 'real',
            use: 'all',
            operators: ['+', '-', '*', '/', '^', 'root', 'log', 'mod'],
        },
        deal: { size: 4, pool: runs([4, 1, 10]) },
        target: 24,
        piece: 'card',
        example: { numbers: [5, 6, 7, 10], target: 24 },
    },
    {
        id: 'countdown-squares',
        title: 'Countdown with squares',
        rules: {
            values: 'natural',
            use: 'any',
            operators: ['+', '-', '*', '/', 'square'],
            limits: { square: 50_000 },
        },
        deal: { size: 6, pool: standardPool, large: { from: 25, count: 2 } },
        target: { from: 101, to: 999 },
        piece: 'number',
        example: { numbers: [1, 10, 10, 25, 75, 100], target: 862 },
    },
    {
        id: 'krypto',
        title: 'Krypto',
        rules: { values: 'natural', use: 'all' },
        deal: { size: 5, pool: runs([3, 1, 6], [4, 7, 10], [2, 11, 17], [1, 18, 25]) },
        target: 'card',
        piece: 'card',
        example: { numbers: [2, 4, 7, 13, 20], target: 17 },
    },
    {
        id: 'make-ten',
        title: 'Make ten',
        rules: { values: 'rational', use: 'all' },
        deal: { size: 4, pool: runs([1, 0, 9]), repeat: true },
        target: 10,
        piece: 'digit',
        example: { numbers: [3, 4, 7, 8], target: 10 },
    },
    {
        id: 'digits',
        title: 'Digits',
        rules: countdown,
        deal: { size: 6, pool: runs([1, 1, 15], [1, 20, 25, 5]) },
        target: { from: 50, to: 499 },
        piece: 'number',
        example: { numbers: [3, 5, 7, 11, 15, 25], target: 428 },
    },
    // The game "Moj broj" of the show of RTS: github.com/MihajloVelickovic/MojBroj (README.md, src/func.c) has
    // the numbers, each digit from a wheel of its own, and the time; slagalica.rs/cesta-pitanja has the rules
    // and the 10 points. They go to the player who is nearer, so a record of one answer has none for other
    // values.
    {
        id: 'slagalica',
        title: 'Slagalica',
        rules: countdown,
        deal: {
            size: 6,
            pool: [
                { numbers: runs([1, 1, 9]), exactly: 4, repeat: true },
                { numbers: [10, 15, 20], exactly: 1 },
                { numbers: [25, 50, 75, 100], exactly: 1 },
            ],
        },
        target: { from: 100, to: 999 },
        points: [[0, 10]],
        seconds: 90,
        piece: 'number',
        example: { numbers: [1, 2, 6, 8, 10, 25], target: 857 },
    },
    // The numbers of "Des chiffres et des lettres": cybercl.free.fr/reglem/dreglem.html has the tiles of the
    // regulation, github.com/janiko71/le-compte-sera-bon (README.md) and github.com/ArnaudMorin66/CompteEstBon
    // the targets from 100, histoire-de-l-emission-chiffres-et-lettres.over-blog.com the 45 seconds. Nobody
    // chooses large tiles. The nearer player gets the points for another value than the target.
    {
        id: 'compte-est-bon',
        title: 'Le compte est bon',
        rules: countdown,
        deal: { size: 6, pool: standardPool },
        target: { from: 100, to: 999 },
        points: [[0, 10]],
        seconds: 45,
        piece: 'number',
        example: { numbers: [3, 6, 25, 50, 75, 100], target: 952 },
    },
    // The show of TVE: github.com/andreshp/CifrasYLetras (README.md) and it.wiki34.com/wiki/Cifras_y_letras
    // have the numbers, the targets and the 45 seconds, github.com/bugbit/cifras (README.md) the 24 tiles;
    // juego-cifrasyletras.blogspot.com/2024 has the points, which the nearer player gets, as in France.
    {
        id: 'cifras-y-letras',
        title: 'Cifras y letras',
        rules: countdown,
        deal: { size: 6, pool: standardPool },
        target: { from: 101, to: 999 },
        points: [[0, 10]],
        seconds: 45,
        piece: 'number',
        example: { numbers: [2, 4, 7, 9, 50, 75], target: 613 },
    },
]);
/** All games by id. */
const games = /* @__PURE__ */ indexRecords();
/** The ids of all games, in the order in which they are offered. */
const gameIds = /* @__PURE__ */ listIds();
/** Default of `--game` and similar options. */
const defaultGame = /* @__PURE__ */ firstRecord();
/**
 * Finds a game by its id, which may be a number if it looks like one. A record stands for itself.
 *
 * @throws NumbersGameError `invalid-option`
 */
function parseGame(id) {
    if (typeof id === 'object' && id !== null)
        return parseGameRecord({ game: id });
    return games[parseChoice(typeof id === 'number' ? String(id) : id, gameIds, undefined, 'game')];
}
/**
 * Finds the game whose boards and targets are the default for rules without a game: the first with this
 * `use`.
 */
function findGameLike({ use }) {
    return records.find(({ rules }) => rules.use === use) ?? defaultGame;
}
/** Replaces some of the rules. */
function changeRules(rules, { values, use, operators, limits }) {
    if ((values ?? use ?? operators ?? limits ?? null) === null)
        return rules;
    const changed = { ...rules, values: values ?? rules.values, use: use ?? rules.use };
    return {
        ...changed,
        ...(operators && { operators }),
        ...(limits && { limits: { ...rules.limits, ...limits } }),
    };
}
/** Splits a text such as `+ - *` into operators, without checking them. */
function splitOperators(text) {
    return text.split(/[\s,]+/).filter((word) => word !== '');
}
/** Splits a text such as `square=50000,exponent=16` into limits, without checking them. */
function splitLimits(text) {
    const parts = text.split(',').filter((part) => part.trim() !== '');
    const pairs = parts.map((part) => {
        const sides = part.split('=').map((side) => side.trim());
        if (sides.length === 2)
            return [sides[0], sides[1]];
        throw unexpected('invalid-option', 'limits', 'name=value pairs such as exponent=20', part.trim());
    });
    const twice = pairs.find(([name], index) => pairs.findIndex(([other]) => other === name) < index);
    if (twice !== undefined)
        throw unexpected('invalid-option', 'limits', 'each name once', twice[0]);
    return Object.fromEntries(pairs);
}
/**
 * Finds the default target of a puzzle. If all boards of its game have the same target, it is that one, also
 * under changed rules; else that of the first game with these values and this use of numbers that has one.
 * Integer values always need a target. Undefined if there is none: then a puzzle needs a target.
 */
function findTarget(game, { values, use }) {
    // Real and rational values are the same with + - * /.
    const kindOf = (kind) => (kind === 'real' ? 'rational' : kind);
    if (typeof game.target === 'number' && values !== 'integer')
        return game.target;
    return records
        .filter(({ rules }) => kindOf(rules.values) === kindOf(values) && rules.use === use)
        .map(({ target }) => target)
        .find((target) => typeof target === 'number');
}
/**
 * Makes a pool from runs: `copies` of the numbers `first` to `last`, in steps of `step` (default: 1).
 *
 * @__NO_SIDE_EFFECTS__
 */
function runs(...parts) {
    return parts.flatMap(([copies, first, last, step = 1]) => {
        const run = Array.from({ length: (last - first) / step + 1 }, (_, place) => first + step * place);
        return Array.from({ length: copies }, () => run).flat();
    });
}
function indexRecords() {
    return Object.freeze(Object.fromEntries(records.map((game) => [game.id, game])));
}
function firstRecord() {
    return records[0];
}
function listIds() {
    return Object.freeze(records.map(({ id }) => id));
}

// Exact fractions on BigInt: the arithmetic of targets, of the checker and of ratings.
//
// The four operations do not reduce: an expression has a handful of operations, and a gcd costs more than
// longer digits. `reduce` is for values that are kept or shown. The denominator is always positive.
//
// reading/judged-value.ts computes with numbers while they are safe integers, for speed. The engines have
// their own arithmetic, in assembly/.
/** Whether an exact value is a fraction. Values that are not known to be rational have other properties. */
function isFraction(value) {
    return value.numerator !== undefined;
}
/** Converts an integer to a fraction: a safe integer, a BigInt, or digits. */
function integer(value) {
    return { numerator: BigInt(value), denominator: 1n };
}
// Marked as pure so that bundles without them drop them: the entry `verify` has a size limit.
const ZERO = /* @__PURE__ */ integer(0);
const ONE = /* @__PURE__ */ integer(1);
/** Returns left + right, not reduced. */
function add(left, right) {
    return {
        numerator: left.numerator * right.denominator + right.numerator * left.denominator,
        denominator: left.denominator * right.denominator,
    };
}
/** Returns left - right, not reduced. */
function subtract(left, right) {
    return {
        numerator: left.numerator * right.denominator - right.numerator * left.denominator,
        denominator: left.denominator * right.denominator,
    };
}
/** Returns left * right, not reduced. */
function multiply(left, right) {
    return {
        numerator: left.numerator * right.numerator,
        denominator: left.denominator * right.denominator,
    };
}
/** Returns left / right, not reduced. `right` must not be 0. */
function divide(left, right) {
    const numerator = left.numerator * right.denominator;
    const denominator = left.denominator * right.numerator;
    return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}
/** -value. */
function negate({ numerator, denominator }) {
    return { numerator: -numerator, denominator };
}
/** Reduces a value to lowest terms. */
function reduce(value) {
    if (value.denominator === 1n)
        return value;
    let divisor = value.denominator;
    let rest = value.numerator < 0n ? -value.numerator : value.numerator;
    while (rest !== 0n)
        [divisor, rest] = [rest, divisor % rest];
    if (divisor === 1n)
        return value;
    return { numerator: value.numerator / divisor, denominator: value.denominator / divisor };
}
/** Whether a value is 0. */
function isZero({ numerator }) {
    return numerator === 0n;
}
/** Whether two fractions have the same value. */
function isEqual(left, right) {
    return left.numerator * right.denominator === right.numerator * left.denominator;
}
/** Whether left < right. */
function isLess(left, right) {
    return left.numerator * right.denominator < right.numerator * left.denominator;
}
/** abs(left - right), in lowest terms if both are. */
function distanceOf(left, right) {
    const { numerator, denominator } = reduce(subtract(left, right));
    return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}
/** Approximates abs(value) by a number. */
function approximateMagnitude({ numerator, denominator }) {
    return Math.abs(Number(numerator) / Number(denominator));
}
/** Writes a value in lowest terms as `p` or `p/q`. */
function formatFraction(value) {
    return value.denominator === 1n ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
}
/**
 * Converts a value in lowest terms to the form used in results: a number if it is a safe integer, else text
 * `p` or `p/q`.
 */
function toResultValue(value) {
    if (value.denominator === 1n) {
        const number = Number(value.numerator);
        if (Number.isSafeInteger(number))
            return number;
    }
    return formatFraction(value);
}

// The notation of operators: what a row says, the rows of the four operators + - * / with their arithmetic,
// and the names of all. The others are in expression/operators, a file for each, and so are the texts of the
// four that a solver does not need; the parser, the formatter, the checker, `verify`, the tidiest answer,
// the rating, play and every operator key read the rows. No other file lists operator characters, and
// test/expression/operators.test.ts scans the sources for them.
//
// The engines keep an arithmetic of their own, so that the checker shares no code with them;
// test/expression/operators.test.ts compares the two.
//
// Precedence is a number from 1: 1 sums, 2 products, 3 a sign, 4 powers, 5 postfix operators, 6 calls and
// numbers, which need no brackets. Operators of equal precedence group from the same side: a defined one that
// groups from the other side has a precedence beside it, at a distance of GROUPING_STEP.
/**
 * Whether a value is the row of an operator that a user defined, perhaps by another copy of the package. A
 * row that went through JSON has lost its function, and is none.
 */
function isDefined(value) {
    return 'applyTo' in Object(value);
}
/**
 * The precedence of a sign, which binds tighter than a product and less than a power; in LaTeX also that of
 * calls whose last operand has no braces, such as `\log_{3} 9`.
 */
const SIGN_PRECEDENCE = 3;
/** Distance between the precedences of operators that group from the left and from the right. */
const GROUPING_STEP = 0.25;
/** The precedence of numbers and calls, which never need brackets. */
const ATOM_PRECEDENCE = 6;
const addition = {
    operator: '+',
    arity: 2,
    notation: 'infix',
    precedence: 1,
    isCommutative: true,
    family: 'sum',
    findFault: null,
    evaluate: add,
};
const subtraction = {
    operator: '-',
    arity: 2,
    notation: 'infix',
    precedence: 1,
    isCommutative: false,
    family: 'sum',
    findFault: null,
    evaluate: subtract,
};
const multiplication = {
    operator: '*',
    arity: 2,
    notation: 'infix',
    precedence: 2,
    isCommutative: true,
    family: 'product',
    findFault: null,
    evaluate: multiply,
};
const division = {
    operator: '/',
    arity: 2,
    notation: 'infix',
    precedence: 2,
    isCommutative: false,
    family: 'product',
    findFault: (_, right) => right.numerator === 0n ? 'division-by-zero' : null,
    evaluate: divide,
};
/** The four operators that rules without a list of operators allow, in the order of their keys. */
const FOUR = [addition, subtraction, multiplication, division];
/** Names of the four operators. */
const BASIC_OPERATORS = /* @__PURE__ */ FOUR.map(({ operator }) => operator);
/**
 * Names of all operators, in the order of their keys. They are apart from the rows, so that a program that
 * only checks rules carries the rows of the four operators alone.
 */
const OPERATOR_NAMES = [
    '+',
    '-',
    '*',
    '/',
    '^',
    'root',
    'log',
    'mod',
    'sqrt',
    '!',
    'concat',
    'square',
];
/**
 * Spellings of operators that have no row: `verify` distinguishes an answer with one of them from text that
 * is not an expression.
 */
const FOREIGN_SPELLINGS = {
    prefix: '~',
    infix: '// & | << >>',
};
/**
 * Whether an operator is applied to a result to which it must not be applied: rules allow no square root or
 * factorial of a square root or factorial.
 *
 * @param operand the row of the operation that gives the operand, or any value that is not a row
 */
function isRepeated({ isOnce = false }, operand) {
    return isOnce && Object(operand).isOnce === true;
}
/**
 * Whether an operator subtracts its right operand or divides by it: a sum or product that does not commute.
 */
function invertsRight({ family, isCommutative }) {
    return family !== null && !isCommutative;
}
/**
 * Evaluates an operation on two safe integers fast: returns the result if it is a safe integer itself;
 * otherwise NaN or a number that is not a safe integer. An operator without a case here has no fast path.
 *
 * Tried: a function in each row. V8 inlines no call of four targets, and `verify` took 6 % longer.
 */
function evaluateIntegers(row, left, right) {
    switch (row) {
        case addition:
            return left + right;
        case subtraction:
            return left - right;
        case multiplication:
            return left * right;
        case division:
            return left % right === 0 ? left / right : NaN;
        default:
            return NaN;
    }
}
/** Whether rules allow exactly the four operators. */
function hasFour({ operators = BASIC_OPERATORS, }) {
    return (operators.length === FOUR.length && BASIC_OPERATORS.every((operator) => operators.includes(operator)));
}
/** Whether rules allow no operators beyond the four. */
function hasOnlyBasic({ operators = [] }) {
    return operators.every((operator) => BASIC_OPERATORS.includes(operator));
}
/** Whether an operator is one of the four. */
function isBasic(row) {
    return row.evaluate !== undefined;
}
/**
 * Writes an operation, with its operands in brackets if needed. `last` is ignored if there is one operand.
 */
function formatOperation(row, first, last) {
    const { notation, operator, arity } = row;
    switch (notation) {
        case 'infix':
            return `${first} ${operator} ${last}`;
        case 'postfix':
            return first + operator;
        case 'call':
            return arity === 1 ? `${operator}(${first})` : `${operator}(${first}, ${last})`;
        case 'numeral':
            return first + last;
    }
}

// The bounds of the operators beyond the four: the largest operands of each, and the most digits of a value.
//
// They are BigInt, because a bound may have a thousand digits, as targets may, and is compared with exact
// values only.
/** Bounds if none are given. */
const DEFAULT_LIMITS = {
    exponent: 16n,
    rootIndex: 16n,
    modulus: 16n,
    factorial: 20n,
    square: null,
    bits: 4096,
};
const NAMES = Object.keys(DEFAULT_LIMITS);
const MAX_DIGITS$1 = 1000;
const MAX_BITS = 1000000n;
/**
 * Checks bounds, and fills in the defaults.
 *
 * @param argument name of the bounds in messages
 * @throws NumbersGameError `invalid-option`
 */
function parseLimits(limits, argument) {
    if (limits === undefined)
        return DEFAULT_LIMITS;
    checkProperties(limits, NAMES, argument);
    const given = limits;
    const read = (name, byDefault) => given[name] === undefined ? byDefault : parseLimit(given[name], `${argument}.${name}`);
    const bits = read('bits', BigInt(DEFAULT_LIMITS.bits));
    if (bits > MAX_BITS) {
        throw unexpected('invalid-option', `${argument}.bits`, `an integer from 1 to ${MAX_BITS}`, given.bits);
    }
    return {
        exponent: read('exponent', DEFAULT_LIMITS.exponent),
        rootIndex: read('rootIndex', DEFAULT_LIMITS.rootIndex),
        modulus: read('modulus', DEFAULT_LIMITS.modulus),
        factorial: read('factorial', DEFAULT_LIMITS.factorial),
        square: read('square', DEFAULT_LIMITS.square),
        bits: Number(bits),
    };
}
function parseLimit(value, name) {
    // 0! is in the domain.
    const least = BigInt(!name.endsWith('factorial'));
    const isInteger = Number.isSafeInteger(value) ||
        (typeof value === 'string' && value.length <= MAX_DIGITS$1 && /^\d+$/.test(value));
    if (isInteger && BigInt(value) >= least)
        return BigInt(value);
    throw unexpected('invalid-option', name, `${least ? 'a positive integer' : 'an integer from 0'} of up to ${MAX_DIGITS$1} digits`, value);
}

// Checks rules and fills in their defaults.
const RULES_PROPERTIES = ['values', 'use', 'operators', 'limits'];
const VALUES = ['natural', 'integer', 'rational', 'real'];
const USES = ['any', 'all'];
/** Checked form of `countdown`, the default. */
const PARSED_COUNTDOWN = {
    values: countdown.values,
    use: countdown.use,
    limits: DEFAULT_LIMITS,
};
/** Checked form of `twentyFour`. Most calls with other rules pass these, which need no check. */
const PARSED_TWENTY_FOUR = {
    values: twentyFour.values,
    use: twentyFour.use,
    limits: DEFAULT_LIMITS,
};
/**
 * Checks rules. Default: `countdown`.
 *
 * @throws NumbersGameError `invalid-option`
 */
function parseRules(rules) {
    if (rules === undefined || rules === countdown)
        return PARSED_COUNTDOWN;
    if (rules === twentyFour)
        return PARSED_TWENTY_FOUR;
    checkProperties(rules, RULES_PROPERTIES, 'rules');
    const { values, use, operators, limits } = rules;
    const parsed = {
        values: parseChoice(values, VALUES, undefined, 'rules.values'),
        use: parseChoice(use, USES, undefined, 'rules.use'),
        limits: parseLimits(limits, 'rules.limits'),
    };
    const chosen = parseOperators(operators);
    if (parsed.values === 'real' && hasOnlyBasic(chosen))
        parsed.values = 'rational';
    return { ...parsed, ...chosen };
}
/**
 * Refuses rules with operators that a user defined.
 *
 * @param call name of the call in the message
 * @throws NumbersGameError `invalid-option`
 */
function refuseDefined(rules, call) {
    if (rules.defined === undefined)
        return;
    const [{ operator }] = rules.defined;
    const expected = `operators of the package for ${call}`;
    throw new NumbersGameError('invalid-option', `rules.operators: expected ${expected}, got ${operator}, which is defined`);
}
/**
 * Refuses irrational values with operators that a user defined, which do not take them.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkDefined({ values, defined }) {
    if (values !== 'real' || defined === undefined)
        return;
    const expected = `natural, integer or rational with ${defined[0].operator}, which is defined`;
    throw unexpected('invalid-option', 'rules.values', expected, values);
}
/** Checks operators, and puts them in order. */
function parseOperators(operators) {
    if (operators === undefined)
        return {};
    const given = Array.isArray(operators) ? operators : [];
    if (given.length === 0)
        throw unexpected('invalid-option', 'rules.operators', 'a list of at least one operator', operators);
    const defined = [];
    const names = [];
    // Up to the first fault, and no further: an array may have 2^32 - 1 holes.
    for (const operator of given) {
        const isOwn = isDefined(operator);
        const name = isOwn ? operator.operator : operator;
        const isKnown = isOwn || OPERATOR_NAMES.includes(name);
        if (!isKnown || names.includes(name)) {
            const expected = isKnown ? 'each operator once' : `one of ${OPERATOR_NAMES.join(' ')}`;
            throw unexpected('invalid-option', `rules.operators[${names.length}]`, expected, name);
        }
        names.push(name);
        if (isOwn)
            defined.push(operator);
    }
    const shipped = OPERATOR_NAMES.filter((operator) => names.includes(operator));
    const chosen = { operators: [...shipped, ...defined.map(({ operator }) => operator)] };
    if (hasFour(chosen))
        return {};
    return defined.length > 0 ? { ...chosen, defined } : chosen;
}

// Reads targets and distances: integers, and fractions as text, of any size up to a thousand digits.
const DEFAULT_TARGET = 24;
const MAX_TARGET_DIGITS = 1000;
/** Fills in the default target of the 24 game. */
function fillTarget(target, { values, use }) {
    const takesFractions = values !== 'natural' && values !== 'integer';
    return target === undefined && takesFractions && use === 'all' ? DEFAULT_TARGET : target;
}
/** Checks a target. @throws NumbersGameError `invalid-target`, `too-large` */
function parseTarget(target, { values }) {
    const value = readFraction(target, 'target');
    let expected = "a fraction 'p/q' or an integer";
    let fits = value !== undefined;
    if (values === 'natural' || values === 'integer') {
        expected = values === 'natural' ? 'a positive integer' : 'an integer';
        fits = value?.denominator === 1n && (values === 'integer' || value.numerator > 0n);
    }
    if (fits)
        return value;
    const form = target === undefined ? '' : ' (from 2^53 on as text)';
    throw unexpected('invalid-target', 'target', expected + form, target);
}
/**
 * Reads a safe integer, or text `p` or `p/q` with q > 0, in lowest terms. Returns undefined for anything
 * else.
 */
function readFraction(value, name) {
    if (Number.isSafeInteger(value))
        return integer(value);
    if (typeof value !== 'string')
        return undefined;
    const match = /^(-?\d+)(?:\/(\d+))?$/.exec(value);
    if (match === null)
        return undefined;
    if (value.length > MAX_TARGET_DIGITS) {
        throw unexpected('too-large', name, `at most ${MAX_TARGET_DIGITS} digits`, value);
    }
    const [, numerator = '', denominator = '1'] = match;
    const fraction = { numerator: BigInt(numerator), denominator: BigInt(denominator) };
    return fraction.denominator === 0n ? undefined : reduce(fraction);
}
/**
 * Checks an optional distance to a target: an integer or a fraction, not negative.
 *
 * @throws NumbersGameError `invalid-option`; `too-large` for one of over 1000 digits.
 */
function parseDistance(distance, name) {
    if (distance === undefined || distance === null)
        return null;
    const value = readFraction(distance, name);
    if (value !== undefined && value.numerator >= 0n)
        return value;
    throw unexpected('invalid-option', name, "an integer from 0 or a fraction 'p/q'", distance);
}

// The only reader of puzzles: it takes any value from a user, and returns leaves, target and rules, checked,
// complete and sorted.
const PUZZLE_PROPERTIES = [
    'numbers',
    'target',
    'rules',
    'game',
    'nearest',
    'tidy',
    'aces',
    'timeout',
    'leastDistance',
    'solvable',
];
/**
 * Checks the numbers and the rules of a puzzle or query.
 *
 * @param mostNumbers maximum number of given numbers
 * @param fixed rules instead of those of the query
 * @throws NumbersGameError `invalid-numbers`, `invalid-option`
 */
function parseBoard(query, mostNumbers, fixed) {
    const game = parseGameRecord(query);
    const rules = fixed?.rules ?? parseRules(game === undefined ? query.rules : game.rules);
    const { aces = game?.aces } = query;
    const leaves = parseNumbers$1(query.numbers, parseAces(aces), leastNumber(rules), mostNumbers);
    return { game, rules, leaves };
}
function parsePuzzle(puzzle, readTarget = parseTarget, mostNumbers = MAX_NUMBERS, fixed) {
    checkObject(puzzle, 'puzzle');
    // A puzzle of `generate` tells more of itself.
    if (!('generator' in puzzle))
        checkProperties(puzzle, PUZZLE_PROPERTIES, 'puzzle');
    const { game, rules, leaves } = parseBoard(puzzle, mostNumbers, fixed);
    const given = fixed === undefined ? puzzle.target : fixed.target;
    const target = given === undefined && game !== undefined ? targetOf(game) : given;
    return {
        leaves,
        target: readTarget(fillTarget(target, rules), rules),
        rules,
        nearest: parseBoolean(puzzle.nearest, undefined, 'nearest'),
        tidy: parseBoolean(puzzle.tidy, false, 'tidy'),
        timeout: parseTimeout(puzzle.timeout),
        leastDistance: parseDistance(puzzle.leastDistance, 'leastDistance'),
    };
}

// Expression trees, and the walk that all other files here share: a tree as a list in postfix order, of
// leaves and of the rows of operators, each behind its operands. A loop over this list, with a stack of
// results beside it, replaces recursion over the tree.
//
// A leaf is a number or a concatenation: given digits are put together before any other operation, so a
// concatenation has no operands to walk through.
//
// Nothing recurses, so a text of 10^5 brackets or a tree as deep as it has operations needs no more stack
// than any other; and the row of each operator is looked up once.
/**
 * The most numbers and operators in an expression, far above any puzzle. It also stops a tree that contains
 * itself.
 */
const MAX_NODES = 1_000_000;
/** Maximum number of digits of a concatenation: as many as a board has numbers. */
const MAX_DIGITS = 10;
/**
 * Lists the leaves and operators of a tree in postfix order, left operands first.
 *
 * @param rows the operators that it may have, by their names in trees
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations, integers from 0 to 2^53 - 1
 * and concatenations of 2 to 10 digits, the first not 0
 */
function toPostfix(expression, rows) {
    const items = [];
    const pending = [expression];
    while (pending.length > 0) {
        const node = pending.pop();
        if (items.length === MAX_NODES)
            refuseExpression(`expected at most ${MAX_NODES} numbers and operators`);
        if (typeof node === 'number' && Number.isSafeInteger(node) && node >= 0) {
            items.push(node);
            continue;
        }
        const row = rows.get(operatorOf(node));
        if (row === undefined) {
            refuseExpression(`expected numbers from 0 to ${Number.MAX_SAFE_INTEGER} and operations, got ${describe(node)}`);
        }
        if (row.arity === 'many') {
            items.push(checkConcatenation(node));
            continue;
        }
        items.push(row);
        if (row.arity === 1)
            pending.push(node.operand);
        else
            pending.push(node.left, node.right);
    }
    return items.reverse();
}
/** Whether an item is a leaf. */
function isLeaf(item) {
    return typeof item === 'number' || 'parts' in item;
}
/**
 * Counts the operations of an answer; joining k digits counts as k - 1. It recurses, because answers are no
 * deeper than a board has numbers.
 */
function countOperations(expression) {
    if (typeof expression === 'number')
        return 0;
    if ('parts' in expression)
        return expression.parts.length - 1;
    if ('operand' in expression)
        return 1 + countOperations(expression.operand);
    return 1 + countOperations(expression.left) + countOperations(expression.right);
}
/** Number that a leaf shows. */
function numberOf(leaf) {
    return typeof leaf === 'number' ? leaf : Number(leaf.parts.join(''));
}
function checkConcatenation(node) {
    const parts = Array.isArray(node.parts) ? node.parts : [];
    const place = parts.findIndex((part, at) => !(Number.isInteger(part) && part >= (at === 0 ? 1 : 0) && part < 10));
    if (place < 0 && parts.length >= 2 && parts.length <= MAX_DIGITS)
        return node;
    const got = describe(parts[place] ?? node.parts);
    refuseExpression(`expected a concatenation of 2 to ${MAX_DIGITS} digits, the first not 0, got ${got}`);
}
/** Operator of a node, which may be any value that a user passes. */
function operatorOf(node) {
    return typeof node === 'object' && node !== null ? node.operator : undefined;
}
/** Refuses an expression. @throws NumbersGameError `invalid-option` */
function refuseExpression(message) {
    throw new NumbersGameError('invalid-option', `expression: ${message}`);
}

// The exact evaluation of operators, as an object: the checker, the steps, `verify` and the game that people
// play take it as an argument, so that a solver of the four operators carries their arithmetic alone. It
// shares no code with the engines, since every answer of an engine is checked with it.
//
// There are two: that of the four operators, which is here, and that of all operators (all-operators.ts),
// which needs irrational numbers and brings exact/.
/** The arithmetic of the four operators, which need nothing beyond fractions. */
const BASIC_ARITHMETIC = {
    rows: /* @__PURE__ */ indexFour(),
    apply: () => 'outside-domain',
    isEqual: (left, right) => isEqual(left, right),
    approximate: (value) => formatFraction(value),
};
/**
 * Applies an operator. Returns the result, not always in lowest terms, or the fault.
 *
 * @param left the left operand, ignored if the operator has only one operand
 */
function applyRow(row, left, right, limits, arithmetic) {
    if (isBasic(row) && isFraction(left) && isFraction(right)) {
        return row.findFault?.(left, right) ?? row.evaluate(left, right);
    }
    return arithmetic.apply(row, operandsOf(row, left, right), limits);
}
/** Evaluates a tree. Returns the value in lowest terms, or the fault. */
function evaluateTree(tree, limits, arithmetic) {
    const values = [];
    for (const item of toPostfix(tree, arithmetic.rows)) {
        if (isLeaf(item)) {
            values.push(integer(numberOf(item)));
            continue;
        }
        const right = values.pop();
        const left = item.arity === 1 ? right : values.pop();
        const value = applyRow(item, left, right, limits, arithmetic);
        if (typeof value === 'string')
            return value;
        values.push(value);
    }
    return lower(values[0]);
}
/** Returns the operands of an operator in lowest terms. */
function operandsOf(row, left, right) {
    return (row.arity === 1 ? [right] : [left, right]).map(lower);
}
/** Reduces a value to lowest terms. */
function lower(value) {
    return isFraction(value) ? reduce(value) : value;
}
function indexFour() {
    return new Map(FOUR.map((row) => [row.operator, row]));
}

// The levels at which solutions are told apart, and the option that chooses one.
/** Levels by the code of the engine: TREES, FUNCTION, ESSENTIAL (solver/wasm/boundary-layout.ts). */
const DISTINCT = ['trees', 'function', 'essential'];
/** Checks the option `distinct`; undefined is `essential`. @throws NumbersGameError `invalid-option` */
function parseDistinct(value) {
    return parseChoice(value, DISTINCT, 'essential', 'distinct');
}

// Expressions in postfix order as text. It is apart from format-expression.ts, which knows all operators by
// name, so that a solver of the four operators carries none of the others.
/** Writes an expression in postfix order as `parseExpression` reads it. */
function formatItems(items) {
    const texts = [];
    const precedences = [];
    for (const item of items) {
        if (isLeaf(item)) {
            texts.push(String(numberOf(item)));
            precedences.push(ATOM_PRECEDENCE);
            continue;
        }
        const last = bracket(texts.pop(), precedences.pop(), item, item.arity === 2);
        const first = item.arity === 1 ? last : bracket(texts.pop(), precedences.pop(), item, false);
        texts.push(formatOperation(item, first, last));
        precedences.push(item.precedence);
    }
    return texts[0];
}
/** Writes an operand of an operator, in brackets if it needs them. */
function bracket(text, precedence, row, isRight) {
    return needsBrackets(precedence, row, isRight) ? `(${text})` : text;
}
/**
 * Whether an operand of an operator is written in brackets, by its precedence: if it binds less, or equally
 * on the wrong side.
 */
function needsBrackets(precedence, row, isRight) {
    if (row.notation === 'call')
        return false;
    const groupsHere = row.notation === 'infix' && isRight === (row.associativity === 'right');
    return groupsHere ? precedence < row.precedence : precedence <= row.precedence;
}

/**
 * Finds a largest matching of leaves and uses, by augmenting paths (Kuhn).
 *
 * @param uses items such as values, each of which needs a leaf
 * @param fits whether a use may come from a leaf; by default, whether it is one of the leaf's values
 * @returns for each leaf the index of its use, or -1
 */
function matchLeaves(leaves, uses, fits = isWorth) {
    if (leaves.length > MOST_BITS)
        return matchMany(leaves, uses, fits);
    const useOf = [];
    for (let leaf = 0; leaf < leaves.length; leaf++)
        useOf.push(-1);
    let matching; // most uses find a leaf that is free
    for (let use = 0; use < uses.length; use++) {
        let leaf = 0;
        while (leaf < leaves.length && (useOf[leaf] >= 0 || !fits(leaves[leaf], uses[use])))
            leaf++;
        if (leaf < leaves.length) {
            useOf[leaf] = use;
        }
        else {
            matching ??= { leaves, uses, fits, useOf, visited: 0 };
            matching.visited = 0;
            augment(matching, use);
        }
    }
    return useOf;
}
/** Number of leaves that the bits of a number can stand for. */
const MOST_BITS = 31;
/**
 * Gives uses to leaves of one value by that value, and the other uses to the few leaves that have a choice.
 */
function matchMany(leaves, uses, fits) {
    const free = new Map();
    const choices = [];
    for (let place = leaves.length - 1; place >= 0; place--) {
        const [value, ...others] = leaves[place];
        if (others.length > 0)
            choices.unshift(place);
        else if (!free.get(value)?.push(place))
            free.set(value, [place]);
    }
    const useOf = leaves.map(() => -1);
    const rest = uses.flatMap((use, place) => {
        const leaf = free.get(use)?.pop();
        if (leaf === undefined)
            return [place];
        useOf[leaf] = place;
        return [];
    });
    const found = matchLeaves(choices.map((place) => leaves[place]), rest, (leaf, place) => fits(leaf, uses[place]));
    for (const [index, use] of found.entries())
        if (use >= 0)
            useOf[choices[index]] = rest[use];
    return useOf;
}
/**
 * Finds a leaf for a use, from which another use may move to another leaf. Returns false if there is none.
 */
function augment(matching, use) {
    const { leaves, uses, fits, useOf } = matching;
    for (let leaf = 0; leaf < leaves.length; leaf++) {
        if ((matching.visited >> leaf) & 1 || !fits(leaves[leaf], uses[use]))
            continue;
        matching.visited |= 1 << leaf;
        if (useOf[leaf] < 0 || augment(matching, useOf[leaf])) {
            useOf[leaf] = use;
            return true;
        }
    }
    return false;
}
/** Whether a leaf may take a value. */
function isWorth(leaf, value) {
    return leaf[0] === value || (leaf.length > 1 && leaf.includes(value));
}

// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
/**
 * Checks that an expression has the claimed value and that the rules and the numbers allow it.
 *
 * @param arithmetic the arithmetic of the operators that the expression may have
 * @throws Error if not: a fault of this package, not of the puzzle.
 */
function checkAnswer(expression, { leaves, rules }, claimed, arithmetic = BASIC_ARITHMETIC) {
    const items = toPostfix(expression, arithmetic.rows);
    const stack = [];
    const results = [];
    const used = [];
    const refuse = (reason) => {
        throw new Error(`numbers-game: a fault in the solver, please report it: ${formatItems(items)} ${reason}`);
    };
    const { operators: allowed = BASIC_OPERATORS } = rules;
    let previous = 0;
    for (const item of items) {
        if (typeof item === 'object' && !allowed.includes(item.operator)) {
            refuse('uses an operator that the rules do not allow');
        }
        let value;
        if (isLeaf(item)) {
            if (typeof item === 'number')
                used.push(item);
            else
                used.push(...item.parts);
            value = integer(numberOf(item));
        }
        else {
            if (isRepeated(item, previous))
                refuse(`applies ${item.operator} twice`);
            const right = stack.pop();
            const left = item.arity === 1 ? right : stack.pop();
            const result = applyRow(item, left, right, rules.limits, arithmetic);
            if (typeof result === 'string')
                refuse(`has no value: ${result}`);
            value = lower(result);
            results.push(value);
        }
        if (!isAllowed(value, rules))
            refuse(`takes a value that is not ${rules.values}`);
        stack.push(value);
        previous = item;
    }
    const [value] = stack;
    if (!isFraction(value) || !isEqual(value, claimed))
        refuse(`is not worth ${formatFraction(claimed)}`);
    if (rules.use === 'all' && used.length !== leaves.length)
        refuse('does not use every number');
    const unused = matchLeaves(leaves, used).filter((use) => use < 0);
    if (used.length + unused.length !== leaves.length)
        refuse('uses a number that is not given, or one too often');
    return { items, results };
}
function isAllowed(value, { values }) {
    switch (values) {
        case 'natural':
            return isFraction(value) && value.numerator > 0n && value.denominator === 1n;
        case 'integer':
            return isFraction(value) && value.denominator === 1n;
        case 'rational':
            return isFraction(value);
        case 'real':
            return true;
    }
}

export { ATOM_PRECEDENCE, BASIC_ARITHMETIC, BASIC_OPERATORS, CARD_VALUES, DEFAULT_LIMITS, DISTINCT, FOREIGN_SPELLINGS, FOUR, GROUPING_STEP, MAX_JUDGED, MAX_NUMBERS, MAX_NUMBERS_FURTHER, NumbersGameError, ONE, OPERATOR_NAMES, SIGN_PRECEDENCE, ZERO, add, addition, applyRow, approximateMagnitude, boundsOf, bracket, changeRules, checkAlone, checkAnswer, checkDeadline, checkDefined, checkObject, checkProperties, countOperations, countdown, countdownPoints, deepFreeze, defaultGame, describe, disposeKey, distanceOf, divide, division, evaluateIntegers, evaluateTree, findBoards, findGameLike, findPoints, findTarget, findTargetRange, followDeadline, formatFraction, formatItems, formatOperation, gameIds, games, hasFour, hasOnlyBasic, integer, invertsRight, isBasic, isDefined, isEitherAce, isEqual, isFraction, isGivenNumber, isGroup, isLeaf, isLess, isRepeated, isWorth, isZero, leastNumber, limitSteps, listNumbers, lower, matchLeaves, mostPoints, multiplication, multiply, needsBrackets, negate, numberOf, operandsOf, parseBoard, parseBoolean, parseChoice, parseDistance, parseDistinct, parseGame, parseGameRecord, parseLimits, parseNumbers$1 as parseNumbers, parsePool, parsePuzzle, parseRules, parseTarget, parseTimeout, pointsOf, reduce, refuseDefined, refuseExpression, runWithin, spendTicks, splitLimits, splitOperators, standardPool, startDeadline, subtract, subtraction, timeoutError, toPostfix, toResultValue, twentyFour, unexpected, watchWork };
//# sourceMappingURL=puzzles.js.map
