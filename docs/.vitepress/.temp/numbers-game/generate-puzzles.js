import { NumbersGameError, hasOnlyBasic, parsePuzzle, checkAnswer, countOperations, formatItems, FOUR, checkProperties, parseGameRecord, findGameLike, parseTimeout, parseBoolean, parseRules, refuseDefined, deepFreeze, unexpected, parseChoice, findBoards, leastNumber, findTargetRange, isGroup, listNumbers, subtraction, division, boundsOf, limitSteps } from './puzzles.js';
import { listEnginesLater, openSolver } from './solver.js';
import { pickEmbedded } from './forms.wasm.js';
import { withoutFactor, parseExpression, OPERATORS, square, checkSquare, selectRows, power, root, logarithm } from './texts.js';
import { rateParsed, listCompounds, flatten, subtracts, divides, takesFraction } from './weigh-features.js';
import { countDeals, countTiles, countDraws, listTiles } from './deal-tiles.js';
import { countContinuations, layOutBoards, parseChoices, checkRange } from './base-solver.js';

// A permutation of the integers from 0 to size - 1 for each seed, computed place by place: it takes no
// memory, no two places hold the same integer, and threads can work at different places.
//
// It is a Feistel network of six rounds on the smallest even number of bits that holds the size; a result
// outside the range is permuted again until it is inside (M. Luby, C. Rackoff 1988; J. Black, P. Rogaway,
// "Ciphers with arbitrary finite domains", 2002). A round mixes one half, with a key from the seed, by the
// finaliser of MurmurHash3 (A. Appleby, public domain): 32-bit multiplications and shifts, exact everywhere.
// It is not suitable for secrets.
//
// Why not a sequence of random numbers: problems would be drawn twice, so all drawn ones would have to be
// remembered, and there would be no way to know that none is left.
/** The largest size: the halves have 26 bits each. */
const MAX_SIZE = 2 ** 52;
const ROUNDS = 6;
/** 2^32 divided by the golden ratio. */
const STEP = 0x9e3779b9;
/** Mixes 32 bits, so that each depends on all of them. @returns an integer from 0 to 2^32 - 1 */
function mix(bits) {
    let mixed = bits ^ (bits >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
}
/**
 * Returns a function that maps each place to its integer.
 *
 * @param seed an integer of 32 bits
 * @param size an integer from 1 to MAX_SIZE
 */
function shuffle(seed, size) {
    let half = 2;
    while (half * half < size)
        half *= 2;
    const keys = Array.from({ length: ROUNDS }, (_, round) => mix(seed + Math.imul(round + 1, STEP)));
    return (place) => {
        let at = place;
        do {
            let left = Math.floor(at / half);
            let right = at % half;
            for (const key of keys) {
                const mixed = (left ^ mix(right ^ key)) & (half - 1);
                left = right;
                right = mixed;
            }
            at = left * half + right;
        } while (at >= size);
        return at;
    };
}

// Turns the puzzles that were found into records, in the order of their tries, until there are enough;
// puzzles of a level that is full are left out. Nothing here depends on which thread found a puzzle, so any
// number of threads gives the same records.
/** The version of the generator. Every change to the puzzles that the same options give raises it. */
const GENERATOR = 2;
class Collector {
    #request;
    /** Number of problems. */
    #size;
    #found = [0, 0, 0, 0, 0];
    #count = 0;
    /** Puzzles so far, if the same one may come again. */
    #seen;
    /** Number of tries up to the last record. */
    #used = 0;
    constructor(request, size) {
        this.#request = request;
        this.#size = size;
        this.#seen = request.deals === null ? null : new Set();
    }
    /** Number of records. */
    get count() {
        return this.#count;
    }
    get isDone() {
        return this.#count === this.#request.count;
    }
    /** Returns the record of a puzzle; null if it is not needed. */
    take({ place, proved }) {
        this.checkTries(place);
        if (!this.#isNew(proved))
            return null;
        const { quotas, rules, seed, testShare, excluded } = this.#request;
        if (excluded?.has(withoutFactor(proved.numbers).join()) === true)
            return null;
        if (proved.level) {
            const level = proved.level - 1;
            if (quotas !== null && this.#found[level] === quotas[level])
                return null;
            this.#found[level]++;
        }
        this.#used = place + 1;
        const { numbers, target, ...others } = proved;
        const split = testShare === null ? {} : { split: splitOf(numbers, testShare) };
        return { numbers, target, rules, ...others, ...split, generator: GENERATOR, seed, index: this.#count++ };
    }
    /** Whether a puzzle is not among the records. */
    #isNew({ numbers, target }) {
        if (this.#seen === null)
            return true;
        const count = this.#seen.size;
        return this.#seen.add(`${numbers.join()} ${target}`).size > count;
    }
    /** Checks the number of tries. @throws NumbersGameError `limit-exceeded` if it is time to give up */
    checkTries(tried) {
        const { count, quotas, tries } = this.#request;
        const end = Math.min(this.#used + tries, this.#size);
        if (tried < end)
            return;
        const where = end === this.#size
            ? `there are no more among all ${end} ${end === 1 ? 'problem' : 'problems'}`
            : `none was in the last ${tries} of ${end} problems tried`;
        const levels = quotas === null ? '' : ` (of the levels 1 to 5: ${this.#found.join(', ')} of ${quotas.join(', ')})`;
        const message = `count: expected ${count} ${count === 1 ? 'puzzle' : 'puzzles'}, found ${this.#count}${levels}: ${where}`;
        throw new NumbersGameError('limit-exceeded', message);
    }
}
/**
 * Assigns a board to a part of the data, by a hash of its ascending numbers without their common factor, so
 * that it is the same for all targets and seeds, and for multiples of the board.
 */
function splitOf(numbers, testShare) {
    const hash = withoutFactor(numbers).reduce((hash, number) => mix(mix(hash + number) ^ (number / 2 ** 32)), 0);
    return hash < testShare * 2 ** 32 ? 'test' : 'train';
}

// Tests whether a problem meets the request, with proof by the solver, the cheapest question first.
/** Tests whether a solution over the four operators meets a requirement, however it is written. */
const USES = {
    fraction: takesFraction,
    division: divides,
    subtraction: subtracts,
};
/** Patterns of steps that meet a requirement, for operators beyond the four, which have no flat form. */
const STEPS = {
    fraction: /= -?\d+\/\d+$/,
    division: / \/ /,
    subtraction: / - /,
};
/**
 * Tests a problem. Returns the puzzle, or null if it does not meet the request, or if that is unknown because
 * numbers become too large or an equality is undecided.
 *
 * @throws NumbersGameError as the solver
 */
function prove(prover, request, problem) {
    try {
        return test(prover, request, problem);
    }
    catch (error) {
        if (isOpen(error) && !hasOnlyBasic(request.rules))
            return null;
        throw error;
    }
}
/** Whether an error means that the solver could not decide if a target can be made. */
function isOpen(error) {
    return error instanceof NumbersGameError && (error.code === 'too-large' || error.code === 'undecided');
}
function test({ engines, solver }, request, { numbers, target }) {
    const { rules, solvable, solutions, needs } = request;
    const puzzle = { numbers, target, rules };
    const parsed = parsePuzzle(puzzle);
    const { expression, operations } = solve(engines, parsed);
    if ((expression !== null) !== solvable)
        return null;
    if (operations !== null && !isWithin(operations, request.operations))
        return null;
    const count = solutions === null ? undefined : countWithin(solver, puzzle, solutions);
    if (count === null)
        return null;
    if (needs.length > 0 && !needsAll(solver, puzzle, request))
        return null;
    const leastDistance = expression === null ? distanceToNearest(solver, puzzle) : 0;
    const proved = {
        numbers,
        target,
        expression,
        operations,
        solvable,
        leastDistance,
        ...(count !== undefined && { solutions: count }),
    };
    if (!request.rate)
        return proved;
    const { difficulty, level } = rateParsed(parsed, engines, (operations ?? 0) + 1);
    return { ...proved, difficulty, level };
}
/** Solves a puzzle as the solver does, but writes no steps, which nobody reads. */
function solve(engines, parsed) {
    const engine = engines.find('solve', parsed.rules, parsed.leaves.length);
    const found = engines.run(engine, () => engine.solve(parsed, false));
    if (found === null)
        return { expression: null, operations: null };
    const { items } = checkAnswer(found.expression, parsed, parsed.target, engine.arithmetic?.(parsed.rules));
    return { expression: formatItems(items), operations: countOperations(found.expression) };
}
/** Finds the least distance of a value to a target that cannot be made; null if the rules have none. */
function distanceToNearest(solver, puzzle) {
    try {
        return solver.solve({ ...puzzle, nearest: true }).distance;
    }
    catch (error) {
        // Some operators beyond the four have no nearest value.
        if (error instanceof NumbersGameError && error.code === 'invalid-option')
            return null;
        throw error;
    }
}
function isWithin(value, { from, to }) {
    return value >= from && value <= to;
}
/** Counts the solutions; returns null if there are too few or too many. */
function countWithin(solver, puzzle, bounds) {
    const count = solver.count(puzzle, { limit: Math.min(bounds.to + 1, Number.MAX_SAFE_INTEGER) });
    return isWithin(count, bounds) ? count : null;
}
function needsAll(solver, puzzle, { needs, rules }) {
    const hasSteps = !hasOnlyBasic(rules);
    for (const { expression, steps } of solver.solutions(puzzle)) {
        const compounds = hasSteps ? null : listCompounds(flatten(parseExpression(expression)));
        const meets = (need) => compounds === null ? hasStep(steps, need) : USES[need]?.(compounds) === true;
        if (!needs.every(meets))
            return false;
    }
    return true;
}
/** Whether a step meets a requirement. No operator beyond the four is part of the text of another. */
function hasStep(steps, need) {
    const pattern = STEPS[need];
    return steps.some((step) => pattern?.test(step) ?? step.includes(need));
}

// All problems of a pool, numbered, so that any of them can be computed from its number: each board with each
// target of a range, or with each number that the board leaves in the pool.
//
// A board is found from its number with the table that counts the boards from each place of the pool on
// (pool-boards.ts, which walks through them in order); here by bisection, because a pool may be large. If
// there are more than 2^52 problems, 2^52 of them are numbered, evenly spaced.
/** All problems of some sets, one set after the other. Precondition: no two sets have a problem in common. */
function openSets(sets) {
    const most = Math.floor(MAX_SIZE / sets.length);
    const spaces = sets.map(({ boards, from, to }) => openSpace(boards, from, to, most));
    const ends = spaces.reduce((ends, { size }) => [...ends, (ends.at(-1) ?? 0) + size], []);
    return {
        size: ends.at(-1) ?? 0,
        problemAt(number) {
            const index = ends.findIndex((end) => number < end);
            return spaces[index].problemAt(number - (ends[index] - spaces[index].size));
        },
    };
}
/**
 * Numbers all problems of the boards with the targets from..to.
 *
 * @param most maximum number of problems to number, evenly spaced; up to 2^52
 */
function openSpace(boards, from, to, most = MAX_SIZE) {
    const { numbers, size, taken, others } = boards;
    const counts = countContinuations(boards);
    /** First place of each number, unless there are groups, which places differ by. */
    const firsts = boards.groupOf.some((group) => group >= 0)
        ? []
        : numbers.flatMap((number, place) => (number === numbers[place - 1] ? [] : [place]));
    const width = BigInt(to - from + 1);
    const total = counts[0][size] * width;
    const isSparse = total > most;
    /** Returns the board with `rank` boards after it. */
    function boardAt(rank) {
        const board = [];
        let place = 0;
        for (let left = size; left > 0; left--) {
            // The next number is the largest one from which on there are more than `rank` boards.
            let low = 0;
            let high = firsts.length;
            while (low < high) {
                const middle = (low + high) >> 1;
                const first = firsts[middle];
                if (first <= place || counts[first][left] > rank)
                    low = middle + 1;
                else
                    high = middle;
            }
            place = Math.max(place, firsts[low - 1] ?? 0);
            while (counts[others[place]][left] > rank)
                place = others[place];
            rank -= counts[others[place]][left];
            board.push(numbers[place]);
            place = taken[place];
        }
        return board;
    }
    return {
        size: isSparse ? most : Number(total),
        problemAt(number) {
            const rank = isSparse ? (BigInt(number) * total) / BigInt(most) : BigInt(number);
            return { numbers: boardAt(rank / width), target: from + Number(rank % width) };
        },
    };
}

// The problems of a show: first how many large numbers a board has, each possible count being equally likely,
// then the numbers themselves, drawn as the game draws them (core/puzzle/deal-tiles.ts), and the target. A
// board with a number that is in the pool twice is as likely as on the show, unlike among the problems of
// numbered-problems.ts.
//
// Deals are choices of places in the pool, so they can be numbered and shuffled as problems are. Two deals
// may be the same problem; the collector leaves out the second one. Counts of large numbers take turns in an
// order that changes from turn to turn. Once all deals of a count are used, the others go on without it.
/** Opens the deals in the order in which a seed tries them. */
function openDeals({ draws, ...others }, seed) {
    const spaces = draws.map((groups, index) => {
        const space = openDraws(groups, others);
        return { ...space, placeOf: shuffle(mix(seed + index + 1), space.size) };
    });
    const bySize = [...spaces].sort((a, b) => a.size - b.size);
    const size = spaces.reduce((sum, space) => sum + space.size, 0);
    return {
        size,
        problemAt(place) {
            // The spaces take turns. Find the first turn in which the same spaces take part.
            let begin = 0;
            let turns = 0;
            let used = 0;
            let end = bySize[0].size * bySize.length;
            while (place >= end) {
                begin = end;
                turns = bySize[used++].size;
                end = begin + (bySize[used].size - turns) * (bySize.length - used);
            }
            const left = bySize.slice(used);
            const turn = turns + Math.floor((place - begin) / left.length);
            const position = ((place - begin) % left.length) + (mix(seed ^ turn) % left.length);
            const { problemAt, placeOf } = left[position % left.length];
            return problemAt(placeOf(turn));
        },
    };
}
/** Numbers the deals from groups. */
function openDraws(groups, { size, from, to }) {
    const targets = to - from + 1;
    const deals = countDeals(groups, size);
    const choices = groups.map((group) => Array.from({ length: size + 1 }, (_, count) => openChoices(group, count)));
    return {
        size: deals[0][size] * targets,
        problemAt(number) {
            const { counts, rest } = countTiles(groups, deals, Math.floor(number / targets));
            let left = rest;
            const chosen = counts.flatMap((count, index) => {
                const ways = countDraws(groups[index], count);
                const numbers = choices[index][count](left % ways);
                left = Math.floor(left / ways);
                return numbers;
            });
            return { numbers: chosen.sort((a, b) => a - b), target: from + (number % targets) };
        },
    };
}
/** Numbers the draws of some tiles of a group. */
function openChoices({ tiles, repeat }, size) {
    if (repeat) {
        const { length } = tiles;
        return (number) => Array.from({ length: size }, (_, place) => tiles[Math.floor(number / length ** place) % length]);
    }
    const boards = layOutBoards({ pool: [...tiles.keys()], size, repeat: false });
    const { problemAt } = openSpace(boards, 0, 0);
    return (number) => problemAt(number).numbers.map((place) => tiles[place]);
}

const HABITS = ['fraction', 'division', 'subtraction'];
const NEEDS = [
    ...HABITS,
    ...OPERATORS.map(({ operator }) => operator).filter(isNeed),
];
/** Whether a need is not an operator. */
function isHabit(need) {
    return HABITS.includes(need);
}
function isNeed(operator) {
    return operator !== square.operator && !FOUR.some((row) => row.operator === operator);
}

// Reads the options of `generate`. Contradictory options are refused here, before anything is tried.
/** Names of the options of `generate`. */
const GENERATE_OPTIONS = [
    'count',
    'seed',
    'game',
    'rules',
    'size',
    'pool',
    'repeat',
    'from',
    'to',
    'deal',
    'solvable',
    'operations',
    'solutions',
    'needs',
    'level',
    'rate',
    'testShare',
    'exclude',
    'tries',
    'timeout',
    'wasm',
];
const MAX_SEED = 2 ** 32 - 1;
const LEVELS = 5;
const TRIES = 100_000;
/**
 * Checks the options.
 *
 * @param known their names
 * @throws NumbersGameError `invalid-option`, `invalid-numbers`, `invalid-range` or `too-large`
 */
function parseRequest(options, known = GENERATE_OPTIONS) {
    checkProperties(options, known, 'options');
    const named = parseGameRecord(options);
    const rules = checkRules(named === undefined ? options.rules : named.rules);
    const game = named ?? findGameLike(rules);
    const { size = game.deal.size } = options;
    const count = parseInteger(options.count, undefined, 0, Number.MAX_SAFE_INTEGER, 'count');
    const quotas = options.level === undefined ? null : parseLevel(options.level, count);
    const request = {
        count,
        seed: parseInteger(options.seed, 0, 0, MAX_SEED, 'seed'),
        rules,
        size,
        problems: parseProblems(options, game, rules),
        deals: parseDeal(options, game, rules),
        solvable: parseBoolean(options.solvable, true, 'solvable'),
        operations: parseBounds(options.operations, 'operations'),
        solutions: options.solutions === undefined ? null : parseBounds(options.solutions, 'solutions'),
        needs: parseNeeds(options.needs),
        quotas,
        rate: parseBoolean(options.rate, false, 'rate') || quotas !== null,
        testShare: parseShare(options.testShare),
        excluded: parseExcluded(options.exclude),
        tries: parseInteger(options.tries, TRIES, 1, Number.MAX_SAFE_INTEGER, 'tries'),
        timeout: parseTimeout(options.timeout),
        wasm: options.wasm,
    };
    checkContradictions(request, options);
    return request;
}
/** Checks rules, and keeps only the properties that generated puzzles need, in an object that they share. */
function checkRules(given) {
    const parsed = parseRules(given);
    refuseDefined(parsed, 'generate');
    checkSquare(parsed);
    const { values, use, operators } = parsed;
    const limits = given?.limits;
    const rules = { values, use, ...(operators && { operators }), ...(limits && { limits: { ...limits } }) };
    return deepFreeze(rules);
}
/** Reads the boards and targets from the options; the game supplies those that are missing. */
function parseProblems(options, game, rules) {
    const dealt = findBoards(game);
    const hasGroup = Array.isArray(options.pool) && options.pool.some((member) => typeof member === 'object');
    const byDefault = options.pool === undefined ? dealt.repeat : rules.use === 'all' && !hasGroup;
    const choices = readChoices(options, { ...dealt, repeat: byDefault }, rules);
    if (game.target === 'card' && (options.from ?? options.to) === undefined)
        return drawTargets(choices);
    return [{ boards: layOutBoards(choices), ...readTargets(options, game, rules) }];
}
/** Reads how boards are dealt; null if all problems are alike. */
function parseDeal(options, game, rules) {
    if (parseChoice(options.deal, ['uniform', 'show'], 'uniform', 'deal') === 'uniform')
        return null;
    const repeat = options.pool === undefined && game.deal.repeat === true;
    const { pool, size, repeat: isRepeated } = readChoices(options, { ...game.deal, repeat }, rules);
    if (game.target === 'card' && (options.from ?? options.to) === undefined) {
        refuse('deal', 'uniform if the target is a card', '"show"');
    }
    const { large } = game.deal;
    const counts = large === undefined ? [undefined] : Array.from({ length: size + 1 }, (_, count) => ({ ...large, count }));
    const draws = counts
        .map((large) => listTiles({ pool, size, repeat: isRepeated, large }))
        .filter((groups) => countDeals(groups, size)[0][size] > 0);
    const deals = { draws, size, ...readTargets(options, game, rules) };
    if (openDeals(deals, 0).size <= MAX_SIZE)
        return deals;
    throw new NumbersGameError('too-large', 'pool, size: expected at most 2^52 deals, got more');
}
/** Reads the boards from the options, with the defaults of a game. */
function readChoices(options, dealt, rules) {
    const { size = dealt.size, pool = dealt.pool, repeat } = options;
    const query = { pool, size, repeat: parseBoolean(repeat, dealt.repeat, 'repeat') };
    const least = leastNumber(rules);
    const given = parseChoices(query, least);
    const isRated = options.rate === true || options.level !== undefined;
    const choices = isRated ? parseChoices({ ...query, pool: given.pool.flatMap(withoutZero) }, least) : given;
    const most = choices.pool.reduce((sum, member) => sum + mostOf(member, choices), 0);
    if (most < size)
        refuse('size', `at most the ${most} numbers of the pool`, String(size));
    return choices;
}
/** Reads the range of the targets from the options, with that of the game by default. */
function readTargets(options, game, rules) {
    const targets = findTargetRange(game);
    const { from = targets.from } = options;
    const least = rules.values === 'natural' ? 1 : Number.MIN_SAFE_INTEGER;
    checkRange(from, from, least);
    const { to = Math.max(from, targets.to) } = options;
    checkRange(from, to, least);
    return { from, to };
}
/** Leaves 0 out of a member of a pool: `rate` takes none. */
function withoutZero(member) {
    if (!isGroup(member))
        return member > 0 ? [member] : [];
    const numbers = member.numbers.filter((number) => number > 0);
    if (numbers.length > 0)
        return [{ ...member, numbers }];
    if (member.exactly)
        refuse('pool', 'numbers other than 0 in each group, because rated puzzles have no 0', '0');
    return [];
}
/** Maximum number of numbers of a board that a member of a pool gives. */
function mostOf(member, { size, repeat }) {
    return isGroup(member) ? Math.min(boundsOf(member).most, size) : repeat ? size : 1;
}
/**
 * Problems with each number of a pool as the target, and boards of the remaining numbers. Precondition: the
 * query was checked.
 */
function drawTargets(choices) {
    if (choices.pool.some((member) => isGroup(member) && member.exactly !== undefined))
        refuse('pool', 'groups without exactly if the target is a card', 'a group with exactly');
    const numbers = listNumbers(choices.pool);
    if (!choices.repeat && numbers.length <= choices.size) {
        refuse('size', `fewer than the ${numbers.length} numbers of the pool, because one of them is the target`, String(choices.size));
    }
    const targets = [...new Set(numbers)].sort((a, b) => a - b);
    return targets.map((target) => ({ boards: layOutBoards(choices, target), from: target, to: target }));
}
function parseInteger(value, byDefault, least, largest, name) {
    if (value === undefined && byDefault !== undefined)
        return byDefault;
    if (Number.isSafeInteger(value) && value >= least && value <= largest) {
        return value + 0; // -0 becomes 0
    }
    throw unexpected('invalid-option', name, `an integer from ${least} to ${largest}`, value);
}
function parseBounds(bounds = {}, name, least = 0, most = Number.MAX_SAFE_INTEGER) {
    checkProperties(bounds, ['from', 'to'], name);
    const from = parseInteger(bounds.from, least, least, most, `${name}.from`);
    return { from, to: parseInteger(bounds.to, most, from, most, `${name}.to`) };
}
function parseNeeds(needs) {
    if (needs === undefined)
        return [];
    const list = Array.isArray(needs) ? needs : [needs];
    const parsed = new Set();
    // `map` would leave holes out.
    for (const need of list)
        parsed.add(parseChoice(need, NEEDS, undefined, 'needs'));
    return [...parsed];
}
/**
 * Divides the puzzles among the levels, in proportion to their shares: rounded down, with the remainder given
 * to the levels with the largest fractions. Levels in bounds have equal shares.
 */
function parseLevel(level, count) {
    const shares = Array.isArray(level) ? level : sharesWithin(level);
    const isShare = (share) => Number.isFinite(share) && share >= 0;
    // `every` would leave holes out.
    const isValid = shares.length === LEVELS && Array.from(shares).every(isShare);
    const total = isValid ? sumOf(shares) : 0;
    if (!(total > 0 && total < Infinity)) {
        throw unexpected('invalid-option', 'level', 'five shares of at least 0, not all of them 0', shares);
    }
    const exact = shares.map((share) => (count * share) / total);
    const quotas = exact.map(Math.floor);
    const order = exact
        .map((_, level) => level)
        .sort((a, b) => exact[b] - quotas[b] - (exact[a] - quotas[a]) || a - b);
    let missing = count - sumOf(quotas);
    for (const level of order) {
        if (missing-- <= 0)
            break;
        quotas[level]++;
    }
    return quotas;
}
/** Equal shares of a level, or of those within bounds. */
function sharesWithin(level) {
    const isBounds = typeof level === 'object' && level !== null;
    const { from, to } = isBounds ? parseBounds(level, 'level', 1, LEVELS) : { from: level, to: level };
    const first = parseInteger(from, undefined, 1, LEVELS, 'level');
    return Array.from({ length: LEVELS }, (_, at) => Number(at + 1 >= first && at < to));
}
function sumOf(values) {
    return values.reduce((sum, value) => sum + value, 0);
}
function parseShare(share) {
    if (share === undefined)
        return null;
    if (Number.isFinite(share) && share >= 0 && share <= 1)
        return share;
    throw unexpected('invalid-option', 'testShare', 'a number from 0 to 1', share);
}
function parseExcluded(boards) {
    if (boards === undefined)
        return null;
    if (!Array.isArray(boards))
        throw unexpected('invalid-option', 'exclude', 'a list of boards', boards);
    const isBoard = (board) => Array.isArray(board) && board.length > 0 && board.every((number) => Number.isSafeInteger(number));
    const wrong = boards.findIndex((board) => !isBoard(board));
    if (wrong >= 0)
        throw unexpected('invalid-option', `exclude[${wrong}]`, 'a list of integers', boards[wrong]);
    return new Set(boards.map((board) => withoutFactor(board).join()));
}
/** Refuses a request that no puzzle can meet. */
function checkContradictions(request, options) {
    const { rules, solvable, solutions, needs, quotas } = request;
    if (!solvable) {
        if (solutions !== null && solutions.from > 0) {
            refuse('solutions', '0, because a puzzle that cannot be solved has none', formatBounds(solutions));
        }
        const given = [options.operations && 'operations', needs.length > 0 && 'needs', quotas && 'level'];
        const other = given.find((name) => typeof name === 'string');
        if (other !== undefined)
            refuse(other, 'none for unsolvable puzzles', 'some');
    }
    else if (solutions?.to === 0) {
        refuse('solutions', 'at least 1 if the puzzles can be solved', formatBounds(solutions));
    }
    checkOperations(request);
    const operators = selectRows(rules).map(({ operator }) => operator);
    const makersOf = (need) => (isHabit(need) ? MAKERS[need] : [need]);
    const missing = needs.find((need) => !makersOf(need).some((operator) => operators.includes(operator)));
    if (missing !== undefined) {
        const expected = isHabit(missing) ? `${makersOf(missing).join(' or ')} among` : 'only';
        refuse('needs', `${expected} operators of the rules (${operators.join(' ')})`, `"${missing}"`);
    }
    if ((rules.values === 'natural' || rules.values === 'integer') && needs.includes('fraction')) {
        refuse('needs', `division or subtraction if values are ${rules.values}`, '"fraction"');
    }
}
/** Operators that can meet each requirement. */
const MAKERS = {
    fraction: [division, power, root, logarithm].map(({ operator }) => operator),
    division: [division.operator],
    subtraction: [subtraction.operator],
};
/** Refuses numbers of operations that no solution has. */
function checkOperations({ rules, size, operations }) {
    const isAll = rules.use === 'all';
    const least = isAll ? size - 1 : 0;
    const most = maximumOperations(rules, size);
    if (operations.from <= most && operations.to >= least)
        return;
    const possible = operations.to < least ? `at least ${least}` : `at most ${most}`;
    const reason = isAll ? `, because all ${size} numbers are used` : ` for ${size} numbers`;
    refuse('operations', `${least === most ? least : possible}${reason}`, formatBounds(operations));
}
/**
 * Returns the maximum number of operations of a solution. Of the operators of one operand, `square` can be
 * repeated without end; any other is applied at most once to each number and to each result of two operands,
 * which are size + (size - 1) places.
 */
function maximumOperations(rules, size) {
    const unary = selectRows(rules).filter(({ arity }) => arity === 1);
    if (unary.includes(square))
        return Infinity;
    return unary.length > 0 ? 3 * size - 2 : size - 1;
}
function refuse(name, expected, got) {
    throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${got}`);
}
function formatBounds({ from, to }) {
    if (from === to)
        return String(from);
    return to === Number.MAX_SAFE_INTEGER ? `from ${from}` : `${from} to ${to}`;
}

// `generate`: puzzles that meet a request. A seed shuffles all problems of the request, and they are tried in
// that order, independently of one another.
//
// By default every problem is equally likely, not every deal: a board with equal numbers comes as often as
// any other (show-deals.ts deals instead). No problem is tried twice, so no two puzzles are alike, and it
// is known when all have been tried.
/** Opens the problems of a request in the order in which they are tried. */
function openProblems({ deals, problems, seed }) {
    if (deals !== null)
        return openDeals(deals, seed);
    const { size, problemAt } = openSets(problems);
    const numberAt = shuffle(seed, size);
    return { size, problemAt: (place) => problemAt(numberAt(place)) };
}
/**
 * Plans the tries of a request; compiles nothing.
 *
 * @throws NumbersGameError `invalid-option`, `too-large` if there is no engine for the request
 */
function planTrial(request, extensions) {
    const { wasm, rules, size: numbers } = request;
    const engines = listEnginesLater({ wasm, extensions }, pickEmbedded);
    engines.find('solve', parseRules(rules), numbers, 'size');
    const { size, problemAt } = openProblems(request);
    const solver = openSolver(engines);
    return {
        size,
        open: () => void engines.open(),
        try(place) {
            const problem = problemAt(place);
            try {
                return prove({ engines, solver }, request, problem);
            }
            catch (error) {
                if (!(error instanceof NumbersGameError))
                    throw error;
                const { numbers, target } = problem;
                const message = `${error.message} (target ${target} from ${numbers.join(' ')})`;
                throw new NumbersGameError(error.code, message, { cause: error });
            }
        },
    };
}
/**
 * Makes puzzles, one at each step, each proved to meet the request. The same options give the same puzzles on
 * every machine.
 *
 * @throws NumbersGameError `invalid-option`, `invalid-numbers`, `invalid-range` or `too-large` (more than
 * 2^30 targets) at the call; at a step `limit-exceeded` if too few are found, with their number; `timeout`;
 * and the errors of the solver, naming the problem
 * @example
 * for (const { numbers, target } of generate({ count: 10, seed: 7 })) console.log(numbers, target);
 */
function generate(options) {
    const request = parseRequest(options, [...GENERATE_OPTIONS, 'extensions']);
    return limitSteps(tryAll(request, planTrial(request, options.extensions)), request.timeout);
}
function* tryAll(request, trial) {
    trial.open();
    const collector = new Collector(request, trial.size);
    for (let place = 0; !collector.isDone; place++) {
        collector.checkTries(place);
        const proved = trial.try(place);
        const record = proved === null ? null : collector.take({ place, proved });
        if (record !== null)
            yield record;
    }
}

export { Collector, GENERATE_OPTIONS, generate, parseRequest, planTrial };
//# sourceMappingURL=generate-puzzles.js.map
