import { division, multiplication, subtraction, addition, unexpected, hasOnlyBasic, NumbersGameError, checkObject, parsePuzzle, parseRules, parseGameRecord, reduce } from './puzzles.js';
import { selectRows, toValue, isSame, formatJudgedValue, operate, findUnfit, toFraction } from './texts.js';
import { countBits } from './solver.js';

// Finds the fewest operations that make a target from a few values of any sign, fractions included, which the
// engines do not take: they start from positive integers. It is for what is left of a board of six numbers.
//
// Values of up to three numbers are listed. A larger subset is searched backward: of each split, a value of
// the smaller half and the target tell which value the other half must have. Five values take up to some
// thousand look-ups.
//
// Values are pairs of doubles p / q, not reduced, and a quotient stands for its value. Both are exact while
// the product of |p| + q over the values and the target is below 2^52 (assembly/core/fraction.ts has the
// proof); `fitsSearch` checks it.
/** Subsets up to this size are listed. */
const LISTED_SIZE = 3;
/** Largest number of values: the halves of a split are then listed, or searched once more. */
const MOST_VALUES = 5;
const EXACT_LIMIT = 2 ** 52;
/** Whether a search with these values and this target is exact, whatever is played before it. */
function fitsSearch(values, target) {
    return [...values, target].reduce((product, { p, q }) => product * (Math.abs(p) + q), 1) < EXACT_LIMIT;
}
/**
 * Finds the fewest operations; null if the target cannot be made. Precondition: at most MOST_VALUES values,
 * and `fitsSearch` holds.
 */
function findFewest(values, target, rules) {
    const search = new ValueSearch(values, rules);
    for (let size = rules.usesAll ? values.length : 1; size <= values.length; size++) {
        for (let mask = 1; mask < 1 << values.length; mask++) {
            if (countBits(mask) === size && search.makes(mask, target))
                return size - 1;
        }
    }
    return null;
}
class ValueSearch {
    #rows;
    #isWhole;
    #given;
    #lists = [];
    constructor(given, { rows, isWhole }) {
        this.#given = given;
        this.#rows = rows;
        this.#isWhole = isWhole;
    }
    /** Whether the numbers of a subset, each used once, make a value. */
    makes(mask, target) {
        if (countBits(mask) <= LISTED_SIZE)
            return this.#list(mask).quotients.has(target.p / target.q);
        for (const [near, far] of splitsOf(mask)) {
            for (const value of this.#list(near).values) {
                for (const row of this.#rows)
                    if (this.#completes(row, value, far, target))
                        return true;
            }
        }
        return false;
    }
    /** Whether an operator makes the target of a value, on either side, and one of the far half. */
    #completes(row, value, far, target) {
        switch (row) {
            case addition:
                return this.#makesResult(subtraction, target, value, far);
            case subtraction:
                return (this.#makesResult(subtraction, value, target, far) ||
                    this.#makesResult(addition, target, value, far));
            case multiplication:
                if (value.p === 0)
                    return target.p === 0 && this.#hasValue(far, () => true);
                return this.#makesResult(division, target, value, far);
            case division:
                if (value.p === 0)
                    return target.p === 0 && this.#hasValue(far, ({ p }) => p !== 0);
                return ((target.p !== 0 && this.#makesResult(division, value, target, far)) ||
                    this.#makesResult(multiplication, target, value, far));
            default:
                return false;
        }
    }
    #makesResult(row, left, right, far) {
        const needed = this.#apply(row, left, right);
        return needed !== null && this.makes(far, needed);
    }
    /** Whether a subset of up to four numbers has a value of a kind. */
    #hasValue(mask, accepts) {
        const values = countBits(mask) <= LISTED_SIZE ? this.#list(mask).values : this.#compose(mask);
        for (const value of values)
            if (accepts(value))
                return true;
        return false;
    }
    #list(mask) {
        const known = this.#lists[mask];
        if (known !== undefined)
            return known;
        const list = { values: [], quotients: new Set() };
        for (const value of this.#compose(mask)) {
            const quotient = value.p / value.q;
            if (list.quotients.has(quotient))
                continue;
            list.quotients.add(quotient);
            list.values.push(value);
        }
        this.#lists[mask] = list;
        return list;
    }
    /** Yields the values of a subset of up to four numbers, some of them several times. */
    *#compose(mask) {
        if (countBits(mask) === 1) {
            yield this.#given[31 - Math.clz32(mask)];
            return;
        }
        for (const [near, far] of splitsOf(mask)) {
            for (const left of this.#list(near).values) {
                for (const right of this.#list(far).values) {
                    for (const row of this.#rows) {
                        const value = this.#apply(row, left, right);
                        if (value !== null)
                            yield value;
                        const other = row.isCommutative ? null : this.#apply(row, right, left);
                        if (other !== null)
                            yield other;
                    }
                }
            }
        }
    }
    /** Applies an operator; null if the rules do not allow it. */
    #apply(row, left, right) {
        switch (row) {
            case addition:
                return { p: left.p * right.q + right.p * left.q, q: left.q * right.q };
            case subtraction:
                return { p: left.p * right.q - right.p * left.q, q: left.q * right.q };
            case multiplication:
                return { p: left.p * right.p, q: left.q * right.q };
            case division:
                if (right.p === 0)
                    return null;
                return this.#divide(left.p * right.q, left.q * right.p);
            default:
                return null;
        }
    }
    #divide(p, q) {
        if (!this.#isWhole)
            return q < 0 ? { p: -p, q: -q } : { p, q };
        return p % q === 0 ? { p: p / q, q: 1 } : null;
    }
}
/** Lists the splits of a subset into two halves, the smaller one first, each split once. */
function splitsOf(mask) {
    const splits = [];
    for (let near = (mask - 1) & mask; near > 0; near = (near - 1) & mask) {
        const far = mask ^ near;
        const excess = countBits(near) - countBits(far);
        if (excess < 0 || (excess === 0 && near < far))
            splits.push([near, far]);
    }
    return splits;
}

// A board in play: the values that are left, which steps are legal, and in how few operations the target can
// still be made.
//
// The solver answers for given numbers; negative values and fractions are searched here (value-search.ts). No
// position is kept but the present one, so a step costs one answer.
/** A result as text, as `step` returns it. */
const RESULT = /^(-?\d{1,1000})(?:\/(0*[1-9]\d{0,999}))?$/;
/** Refuses operators beyond the four. @throws NumbersGameError `invalid-option` */
function checkOperators(parsed) {
    const { operators } = parsed;
    if (operators === undefined || hasOnlyBasic(parsed))
        return;
    const allowed = selectRows({})
        .map(({ operator }) => operator)
        .join(' ');
    const message = `rules.operators: expected some of ${allowed} for an environment, got ${operators.join(' ')}`;
    throw new NumbersGameError('invalid-option', message);
}
/** Puts the numbers of a puzzle on a board. @throws NumbersGameError */
function openBoard(puzzle) {
    checkObject(puzzle, 'puzzle');
    const { results, numbers } = takeResults(puzzle);
    const parsed = parsePuzzle({ ...puzzle, numbers });
    const { rules: checked } = parsed;
    checkOperators(checked);
    // The places of the results come first: they are 0.
    const given = parsed.leaves.slice(results.length).map((leaf) => {
        if (leaf.length === 1)
            return leaf[0];
        throw new NumbersGameError('invalid-numbers', `numbers: expected numbers of one value, got one of ${leaf.join(' or ')}`);
    });
    const values = [...results, ...given];
    if (parsed.rules.values !== 'natural')
        checkSearch(values, parsed.target);
    return { puzzle: { ...parsed, rules: checked }, target: toValue(parsed.target), values, spent: [] };
}
/** Takes the results of steps out of the numbers of a board, and puts 0 in their places. */
function takeResults(puzzle) {
    const { numbers: given } = puzzle;
    const { values } = parseRules(parseGameRecord(puzzle)?.rules ?? puzzle.rules);
    const results = [];
    const take = (number) => {
        const result = readResult(number);
        // Others are for the reader of puzzles to judge.
        if (result === null || findUnfit(result, values) !== null)
            return number;
        results.push(result);
        return 0;
    };
    const numbers = values !== 'natural' && Array.isArray(given) ? given.map(take) : given;
    return { results, numbers: numbers };
}
/** Reads a value that is no given number: a negative integer, or an integer or a fraction as text. */
function readResult(number) {
    if (typeof number === 'string') {
        const match = RESULT.exec(number);
        if (match === null)
            return null;
        const [, numerator = '', denominator = '1'] = match;
        return toValue(reduce({ numerator: BigInt(numerator), denominator: BigInt(denominator) }));
    }
    return Number.isSafeInteger(number) && number < 0 ? number : null;
}
/** Checks that what is left after a step can be searched. @throws NumbersGameError `too-large` */
function checkSearch(values, target) {
    const most = values.every(isGiven) ? MOST_VALUES + 1 : MOST_VALUES;
    if (values.length > most) {
        const expected = `at most ${most} numbers unless values are natural`;
        throw new NumbersGameError('too-large', `numbers: expected ${expected}, got ${values.length}`);
    }
    if (fitsSearch(values.map(toRatio), toRatio(target)))
        return;
    const expected = 'a product of all numbers, each plus 1, with the target below 2^52';
    throw new NumbersGameError('too-large', `numbers, target: expected ${expected}, got more`);
}
/** Plays a step. Returns the board after it, or the reason why it is not legal. */
function playStep(board, { left, row, right, results }) {
    const { rules } = board.puzzle;
    const values = [...board.values];
    for (const operand of [left, right]) {
        const place = values.findIndex((value) => isSame(value, operand));
        if (place < 0) {
            const isSpent = [...board.values, ...board.spent].some((value) => isSame(value, operand));
            return isSpent ? 'number-reused' : 'number-not-given';
        }
        values.splice(place, 1);
    }
    const value = operate(row, left, right);
    if (value === null)
        return 'division-by-zero';
    const unfit = findUnfit(value, rules.values);
    if (unfit !== null)
        return unfit;
    if (!results.every((result) => result !== null && isSame(result, value)))
        return 'wrong-result';
    return { ...board, values: [...values, normalize(value)], spent: [...board.spent, left, right] };
}
/** Reduces a fraction, so that its digits do not grow from step to step. */
function normalize(value) {
    return typeof value === 'number' ? value : reduce(value);
}
/** Describes a board. @throws NumbersGameError as the solver */
function describeBoard(board, solver) {
    const { puzzle, values, target } = board;
    const usesAll = puzzle.rules.use === 'all';
    const solved = usesAll
        ? values.length === 1 && isSame(values[0], target)
        : values.some((value) => isSame(value, target));
    const isLast = values.length === 1;
    const operations = solved ? 0 : isLast ? null : fewestOperations(board, solver);
    return {
        numbers: values.map(formatJudgedValue),
        target: formatJudgedValue(target),
        solvable: operations !== null,
        operations,
        solved,
        done: solved || isLast,
    };
}
/** Finds the fewest further operations; null if the target cannot be made. */
function fewestOperations({ puzzle, values, target }, solver) {
    const { rules } = puzzle;
    if (values.every(isGiven)) {
        const { values: kind, use, operators } = rules;
        const result = solver.solve({
            numbers: values,
            target: formatJudgedValue(target),
            rules: { values: kind, use, operators },
            nearest: false,
        });
        return checkResult(result).operations;
    }
    if (rules.values === 'natural') {
        const message = `step: expected results up to ${Number.MAX_SAFE_INTEGER}, got more`;
        throw new NumbersGameError('too-large', message);
    }
    return findFewest(values.map(toRatio), toRatio(target), {
        rows: selectRows(rules),
        isWhole: rules.values === 'integer',
        usesAll: rules.use === 'all',
    });
}
/** Whether a value of a board may be a given number. */
function isGiven(value) {
    return typeof value === 'number' && value >= 0;
}
/** Checks that an option is a solver. @throws NumbersGameError `invalid-option` */
function checkSolver(solver) {
    if (typeof solver?.solve === 'function')
        return solver;
    throw unexpected('invalid-option', 'solver', 'a Solver', solver);
}
/** Refuses a promise, such as a solver in a worker returns. @throws NumbersGameError `invalid-option` */
function checkResult(result) {
    if (!('then' in result))
        return result;
    result.then(undefined, () => undefined);
    throw unexpected('invalid-option', 'solver', 'a Solver, which answers at once', result);
}
/** Converts a value to a pair of doubles, exactly if `fitsSearch` holds. */
function toRatio(value) {
    const { numerator, denominator } = reduce(toFraction(value));
    return { p: Number(numerator), q: Number(denominator) };
}

export { checkOperators, checkSolver, describeBoard, openBoard, playStep };
//# sourceMappingURL=board.js.map
