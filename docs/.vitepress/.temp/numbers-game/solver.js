import { spendTicks, NumbersGameError, isEqual, integer, FOUR, toPostfix, BASIC_ARITHMETIC, isLeaf, numberOf, lower, applyRow, DEFAULT_LIMITS, ATOM_PRECEDENCE, division, formatOperation, needsBrackets, countOperations, distanceOf, ZERO, isLess, DISTINCT, isZero, ONE, invertsRight, multiplication, divide, multiply, negate, add, addition, subtraction, reduce, MAX_NUMBERS, checkDeadline, unexpected, BASIC_OPERATORS, runWithin, limitSteps, parsePuzzle, checkProperties, parseDistinct, toResultValue } from './puzzles.js';
import { NATURAL, INTEGER, RATIONAL, WAY_RIGHT_OFFSET, WAY_LEFT_OFFSET, WAY_BYTES, WAY_RIGHT_VALUE_OFFSET, WAY_LEFT_VALUE_OFFSET, createInstance, EngineMemory, TOO_LARGE, checkStatus, NONE, MAX_U64, tooLarge, NEAREST_BELOW_OFFSET, NEAREST_BELOW_EXPRESSION_OFFSET, NEAREST_ABOVE_OFFSET, NEAREST_ABOVE_EXPRESSION_OFFSET, UNREACHABLE, DONE, countItems, ITEM_BYTES, InstanceHolder, memoryOfBoards, compileLater, compileAllLater, parseEngineOptions, NaturalEngine, MAX_PAGES, EngineList, listOperators, compile, compileModule, openBaseSolver, checkTaken, formatAnswer } from './base-solver.js';

// Sets of at most 31 elements as the bits of an integer.
/** Counts the elements of a set. */
function countBits(set) {
    let count = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
        count++;
    return count;
}

// The ways to choose: which of its values each number takes, and which numbers are used. Every multiset of
// values comes once.
/** Maximum number of boards that numbers of several values may make. */
const MAX_BOARDS = 100_000;
/** Ticks that a choice costs (core/deadline.ts). */
const TICKS_PER_CHOICE = 16;
/**
 * Yields every multiset of values that may be used under the rules, by size: as a board of numbers with one
 * value each, and a subset of it, of at least `least` numbers.
 */
function* subsetsOf(query, least = 1) {
    const { leaves, rules } = query;
    const boards = boardsOf(leaves).map((values) => ({ ...query, leaves: values }));
    const seen = new Set();
    for (let size = rules.use === 'all' ? leaves.length : least; size <= leaves.length; size++) {
        for (const board of boards) {
            spendTicks(1 << leaves.length);
            for (let mask = (1 << leaves.length) - 1; mask > 0; mask--) {
                if (countBits(mask) !== size || !isCanonical(mask, board.leaves))
                    continue;
                if (boards.length > 1) {
                    const values = board.leaves.filter((_, i) => (mask >> i) & 1).join();
                    if (seen.has(values))
                        continue;
                    seen.add(values);
                }
                yield [board, mask];
            }
        }
    }
}
/** Whether a subset takes equal numbers from the first one on. */
function isCanonical(mask, leaves) {
    for (let i = 1; i < leaves.length; i++) {
        if (leaves[i][0] === leaves[i - 1][0] && ((mask >> (i - 1)) & 3) === 2)
            return false;
    }
    return true;
}
/** Lists every multiset of values that the leaves may take, ascending. */
function boardsOf(leaves) {
    if (leaves.every((leaf) => leaf.length === 1))
        return [leaves];
    const boards = new Map([['', []]]);
    for (const leaf of leaves) {
        const before = [...boards.values()];
        boards.clear();
        for (const values of before) {
            for (const value of leaf) {
                spendTicks(TICKS_PER_CHOICE);
                const more = [...values, value].sort((a, b) => a - b);
                boards.set(more.join(), more);
                if (boards.size <= MAX_BOARDS)
                    continue;
                throw new NumbersGameError('limit-exceeded', `numbers: expected at most ${MAX_BOARDS} choices of alternatives, got more`);
            }
        }
    }
    return [...boards.values()].map((values) => values.map((value) => [value]));
}

// Subsets of the given numbers as bit masks, where equal numbers cannot be told apart: of the subsets that
// differ only in their choice of equal numbers, a search needs the first one, which takes the first of them.
// {1, 1, 10, 10, 75, 100} has 35 such subsets instead of 63.
const known = new Map();
/** Returns the subsets of a board, which is sorted: equal leaves are neighbours. */
function openSubsets(board) {
    const repeats = board.map((leaf, i) => i > 0 && isSameLeaf(leaf, board[i - 1]));
    const key = repeats.map(Number).join('');
    const subsets = known.get(key) ?? new Subsets(repeats);
    known.set(key, subsets);
    return subsets;
}
/** Subsets of the numbers of a board. They depend on which numbers are equal, not on their values. */
class Subsets {
    #splits = [];
    #pairs = [];
    #smaller = [];
    /** @param repeats for each number, whether it equals the one before */
    constructor(repeats) {
        this.whole = (1 << repeats.length) - 1;
        this.firstTwins = Array.from({ length: 1 << repeats.length }, (_, mask) => findFirstTwin(mask, repeats));
        this.sizes = this.firstTwins.map(countBits);
        const first = this.firstTwins.filter((twin, mask) => mask > 0 && twin === mask);
        this.order = first.sort((one, other) => this.sizes[one] - this.sizes[other]);
    }
    /** Lists the subsets of a size, those with the largest numbers first. */
    ofSize(size) {
        return this.order.filter((subset) => this.sizes[subset] === size).reverse();
    }
    /** Returns the numbers of a subset without those of a part. */
    rest(subset, part) {
        return this.firstTwins[subset ^ part];
    }
    /** Lists the splits of a subset into two parts that are not empty, by their left parts, which descend. */
    splitsOf(subset) {
        return (this.#splits[subset] ??= this.#split(subset));
    }
    /**
     * Lists the splits without regard to the order of the parts: the first ones ascend, none above the second.
     */
    pairsOf(subset) {
        return (this.#pairs[subset] ??= this.splitsOf(subset)
            .filter(([first, second]) => first <= second)
            .reverse());
    }
    /** Lists the subsets that lack one number of a subset. */
    smallerOf(subset) {
        return (this.#smaller[subset] ??= [
            ...new Set(this.firstTwins.flatMap((_, one) => one & subset && this.sizes[one] === 1 ? this.rest(subset, one) : [])),
        ]);
    }
    #split(subset) {
        const rests = new Map();
        for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset) {
            rests.set(this.firstTwins[part], this.rest(subset, part));
        }
        return [...rests];
    }
}
/** Finds the subset with the same numbers that takes the first of equal ones. */
function findFirstTwin(mask, repeats) {
    let first = 0;
    for (let begin = 0, end = 0; begin < repeats.length; begin = end) {
        let count = 0;
        do
            count += (mask >> end++) & 1;
        while (repeats[end]);
        first |= ((1 << count) - 1) << begin;
    }
    return first;
}
function isSameLeaf(one, other) {
    return one.length === other.length && one.every((value, i) => value === other[i]);
}

// The values of a board as a graph: a node is a value made of exactly the numbers of a subset, with all ways
// to make it by a last operation on two nodes. An engine lists the ways, and only of the nodes that are asked
// for. The tidiest expression is a walk over the nodes, whatever the engine.
//
// Of subsets with the same numbers only the first is built. Ways are ordered: the operands of a sum or
// product come in both orders.
/** Maximum number of ways of a graph, about 100 bytes each. */
const MAX_WAYS = 4_000_000;
class ValueNodes {
    #leaves;
    #listWays;
    #subsets;
    #nodes = new Map();
    #ways = 0;
    constructor(leaves, listWays) {
        this.#leaves = leaves;
        this.#listWays = listWays;
        this.#subsets = openSubsets(leaves);
    }
    /** Finds the node of a value over a subset; none if it cannot be made. */
    find(mask, value) {
        const node = this.#nodeOf(this.#subsets.firstTwins[mask], value);
        return node.ways.length > 0 ? [node] : [];
    }
    /** Finds the nodes of a value over all subsets of a size, those with the largest numbers first. */
    nodesOfSize(size, value) {
        return this.#subsets.ofSize(size).flatMap((mask) => this.find(mask, value));
    }
    #nodeOf(mask, value) {
        let nodes = this.#nodes.get(mask);
        if (nodes === undefined)
            this.#nodes.set(mask, (nodes = new Map()));
        const { numerator, denominator } = value;
        const key = denominator === 1n ? numerator : `${numerator}/${denominator}`;
        let node = nodes.get(key);
        if (node === undefined)
            nodes.set(key, (node = this.#createNode(mask, value)));
        return node;
    }
    /** Creates a node, whose ways are found when they are first asked for. */
    #createNode(mask, value) {
        const findWays = () => this.#findWays(mask, value);
        let ways;
        return {
            value,
            isGiven: countBits(mask) === 1,
            get ways() {
                return (ways ??= findWays());
            },
        };
    }
    #findWays(mask, value) {
        if (countBits(mask) === 1) {
            const numbers = this.#leaves[31 - Math.clz32(mask)];
            const given = numbers.filter((number) => isEqual(value, integer(number)));
            return given.map((operation) => ({ operation, operands: [] }));
        }
        const ways = this.#listWays(mask, value);
        this.#ways += ways.length;
        if (this.#ways > MAX_WAYS) {
            const message = `numbers: expected at most ${MAX_WAYS} ways to make values, got more`;
            throw new NumbersGameError('out-of-memory', message);
        }
        return ways.map(({ operation, leftMask, left, rightMask, right }) => ({
            operation,
            operands: [this.#nodeOf(leftMask, left), this.#nodeOf(rightMask, right)],
        }));
    }
}

/** Code of the allowed values at the boundary. */
function codeOfValues({ values }) {
    return values === 'natural' ? NATURAL : values === 'integer' ? INTEGER : RATIONAL;
}

// The ways to make a value that an engine wrote (boundary-layout.ts has the picture).
/** Ticks that reading a way costs (core/deadline.ts). */
const TICKS_PER_WAY = 64;
/** Reads ways, one after the other from an address on. */
function readWays(memory, first, count) {
    spendTicks(TICKS_PER_WAY * count);
    return Array.from({ length: count }, (_, i) => readWay(memory, first + i * WAY_BYTES));
}
function readWay(memory, address) {
    const operator = String.fromCharCode(memory.readWord(address));
    return {
        operation: FOUR.find((row) => row.operator === operator),
        leftMask: memory.readWord(address + WAY_LEFT_OFFSET),
        left: readSigned(memory, address + WAY_LEFT_VALUE_OFFSET),
        rightMask: memory.readWord(address + WAY_RIGHT_OFFSET),
        right: readSigned(memory, address + WAY_RIGHT_VALUE_OFFSET),
    };
}
/** Reads a fraction of two signed values. */
function readSigned(memory, address) {
    const { numerator, denominator } = memory.readFraction(address);
    return { numerator: BigInt.asIntN(64, numerator), denominator };
}

// Exact values of trees over the four operators, which are fractions.
/** Evaluates a tree without a division by zero, to lowest terms. */
function evaluateRational(tree) {
    return typeof tree === 'number' ? integer(tree) : resultsOf(tree).at(-1);
}
/** Evaluates each operation of a tree without a division by zero, operands first, to lowest terms. */
function resultsOf(tree) {
    const values = [];
    const results = [];
    for (const item of toPostfix(tree, BASIC_ARITHMETIC.rows)) {
        if (isLeaf(item)) {
            values.push(integer(numberOf(item)));
            continue;
        }
        const right = values.pop();
        const left = values.pop();
        const value = lower(applyRow(item, left, right, DEFAULT_LIMITS, BASIC_ARITHMETIC));
        values.push(value);
        results.push(value);
    }
    return results;
}

// The tidiest way to write an expression, put together from the tidiest of its parts: fewest divisions, then
// the shorter text, then text order by code unit.
//
// Each criterion of a whole is met by the best of each part: divisions and lengths add up, and of texts of
// equal length the smaller left part comes first. Only brackets depend on what surrounds a part, so the best
// sum and the best product (or number) are kept side by side.
/** Makes parts of which no text is known yet. */
function createParts() {
    return new Array(ATOM_PRECEDENCE + 1).fill(null);
}
/** Makes the parts of a number. */
function partsOfNumber(value) {
    const parts = createParts();
    parts[ATOM_PRECEDENCE] = { expression: Number(value), text: String(value), divisions: 0 };
    return parts;
}
/** Finds the best text of an operation on two parts. */
function joinParts(left, row, right) {
    const a = bestOperand(left, row, false);
    const b = bestOperand(right, row, true);
    return {
        expression: { operator: row.operator, left: a.expression, right: b.expression },
        text: formatOperation(row, a.text, b.text),
        divisions: a.divisions + b.divisions + Number(row === division),
    };
}
/** Finds the best text of a part as an operand, in brackets if needed. */
function bestOperand(parts, row, isRight) {
    let best = null;
    for (const [precedence, part] of parts.entries()) {
        const isBare = part === null || !needsBrackets(precedence, row, isRight);
        best = better(best, isBare ? part : { ...part, text: `(${part.text})` });
    }
    return best;
}
/** Returns the better of two parts, either of which may be missing. */
function better(one, other) {
    if (one === null || other === null)
        return one ?? other;
    const order = one.divisions - other.divisions ||
        one.text.length - other.text.length ||
        (one.text <= other.text ? -1 : 1);
    return order <= 0 ? one : other;
}

// The tidiest expression with the value and the number of operations of an answer: least largest result of an
// operation, without its sign, then fewest divisions, then the shorter text, then text order.
//
// First, the least largest result below each node (value-nodes.ts), none above that of the answer. With that
// of the whole as a cap, the best text of each node is put together from those of its operands, one for each
// precedence, as brackets depend on it (compare-tidiness.ts has the argument).
//
// Tried: all values of all smaller subsets, with the least largest result of each, instead of the ways that
// the engines list: 169 ms for six numbers under rational rules, 5.8 ms for four cards.
/** Ticks that joining the texts of two operands costs (core/deadline.ts). */
const TICKS_PER_TEXT = 16;
/**
 * Finds the tidiest expression of an answer.
 *
 * @param openWays opens the ways of the board's values; those with a result above the cap may be left out
 */
function findTidiest(leaves, { expression, value }, openWays) {
    if (typeof expression === 'number')
        return expression;
    const cap = resultsOf(expression).map(magnitudeOf).reduce(larger);
    const nodes = new ValueNodes(leaves, openWays(cap)).nodesOfSize(countOperations(expression) + 1, value);
    return new Tidier(cap).tidiestOf(nodes);
}
class Tidier {
    #cap;
    #largest = new Map();
    #parts = new Map();
    /** @param cap a largest result that is possible, without its sign */
    constructor(cap) {
        this.#cap = cap;
    }
    /** Finds the tidiest expression of some nodes, which have one value and the same number of numbers. */
    tidiestOf(nodes) {
        for (const node of nodes)
            this.#cap = this.#largestOf(node) ?? this.#cap;
        let best = null;
        for (const node of nodes) {
            for (const part of this.#partsOf(node))
                best = better(best, part);
        }
        return best.expression;
    }
    /** Least possible largest result of a node, 0 for a given number; null if it exceeds the cap. */
    #largestOf(node) {
        if (node.isGiven)
            return ZERO;
        let least = this.#largest.get(node);
        if (least === undefined) {
            least = null;
            const value = magnitudeOf(node.value);
            for (const { operands } of this.#isWithin(value) ? node.ways : []) {
                spendTicks();
                const largest = this.#largestOfWay(value, operands);
                if (largest !== null && (least === null || isLess(largest, least)))
                    least = largest;
            }
            this.#largest.set(node, least);
        }
        return least !== null && this.#isWithin(least) ? least : null;
    }
    #largestOfWay(value, operands) {
        let largest = value;
        for (const operand of operands) {
            const ofOperand = this.#largestOf(operand);
            if (ofOperand === null)
                return null;
            largest = larger(largest, ofOperand);
        }
        return largest;
    }
    #isWithin(result) {
        return !isLess(this.#cap, result);
    }
    /** Returns the best text at each precedence, of those without a result above the cap. */
    #partsOf(node) {
        let parts = this.#parts.get(node);
        if (parts !== undefined)
            return parts;
        parts = createParts();
        for (const { operation, operands } of this.#largestOf(node) === null ? [] : node.ways) {
            if (typeof operation === 'number') {
                parts = partsOfNumber(operation);
                continue;
            }
            if (operands.some((operand) => this.#largestOf(operand) === null))
                continue;
            spendTicks(TICKS_PER_TEXT);
            const [left, right] = operands.map((operand) => this.#partsOf(operand));
            const { precedence } = operation;
            parts[precedence] = better(parts[precedence], joinParts(left, operation, right));
        }
        this.#parts.set(node, parts);
        return parts;
    }
}
function magnitudeOf(value) {
    return distanceOf(value, ZERO);
}
function larger(one, other) {
    return isLess(one, other) ? other : one;
}

// The engine for forms (assembly/forms, assembly/trees) in the words of the package: the first expression of
// a value under rational or integer rules, the values nearest to a target, and all solutions under any rules.
//
// Under integer values with use 'any', the targets from 1 on are those of natural values, with as many
// operations, so a range of them is left to that engine: 0.06 of the time (n = 6). A natural expression has
// integer values. Conversely, take an integer expression of a target from 1 on with the fewest operations. No
// operation in it results in 0: a sum or difference with 0 is the other operand or its negation, and a
// product or quotient that is 0 can be replaced by the 0; either way some operations less make the target or
// its negation. By induction each of its parts, worth v, has a natural expression of |v| with as many
// operations: |x + y| and |x - y| are |x| + |y| and the larger of |x| and |y| less the smaller, in one order
// or the other, |x * y| is |x| * |y|, and |x / y|, an integer, is |x| / |y|.
/**
 * Minimum number of targets for which values are marked; fewer targets are searched one by one. The engine
 * also leaves few targets to searches (assembly/queries/reach-rational.ts).
 */
const LEAST_MARKED = 8;
const MOST_MARKED = 7;
/** Minimum ticks that a target costs (core/deadline.ts). */
const TICKS_PER_TARGET = 16;
/** Offsets in NEAREST of the value and the expression of each side. */
const SIDES = [
    [NEAREST_BELOW_OFFSET, NEAREST_BELOW_EXPRESSION_OFFSET],
    [NEAREST_ABOVE_OFFSET, NEAREST_ABOVE_EXPRESSION_OFFSET],
];
class FormsInstance {
    #exports;
    #memory;
    #limit;
    #createNatural;
    /** The engine for natural values, made when it is first needed. */
    #natural;
    /**
     * Makes an instance of the module.
     *
     * @param createNatural makes an instance for natural values, with the same limit
     * @throws NumbersGameError `invalid-option`, `out-of-memory`
     */
    constructor(module, limit, createNatural) {
        this.#limit = limit;
        this.#createNatural = createNatural;
        this.#exports = createInstance(module, limit.pages, 'solveRational');
        this.#memory = new EngineMemory(this.#exports);
    }
    /** Starts afresh after a call that an exception ended. */
    abandon() {
        this.#exports.dropPlans();
        this.#natural?.abandon();
    }
    /**
     * Finds the first expression of the target under rational or integer rules, with the fewest operations.
     * Returns null if there is none, or if the numbers are too large for an exact search and `nearest` is
     * called next anyway, which finds the same expression.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    first({ leaves, target, rules }, nearestFollows) {
        this.#memory.writeLeaves(leaves);
        const [negative, p, q] = split(target);
        const size = this.#solve(leaves.length, rules, negative, p, q);
        if (size === TOO_LARGE) {
            return nearestFollows ? null : this.#firstOfLarge(leaves.length, rules, negative, p, q);
        }
        checkStatus(size, this.#limit);
        return size === NONE ? null : this.#memory.readExpression(this.#exports.expressionsAddress(), size);
    }
    /** Searches for the target. Returns the count of numbers used, or a status. */
    #solve(length, rules, negative, p, q) {
        const usesAll = Number(rules.use === 'all');
        return this.#exports.solveRational(length, usesAll, negative, p, q, codeOfValues(rules));
    }
    /**
     * Finds the first expression by a search for the nearest value, which takes larger values but is slower.
     * Precondition: the leaves are written.
     */
    #firstOfLarge(length, rules, negative, p, q) {
        for (let size = rules.use === 'all' ? length : 1; size <= length; size++) {
            const found = this.#findNearest(length, rules, size, negative, p, q, 0).at(0);
            if (found?.value.numerator === p && found.value.denominator === q)
                return found.expression;
        }
        return null;
    }
    /**
     * Finds those of the values that exactly `size` numbers make that are nearest to a target on either side;
     * or of their negations, those nearest to its negation. The target is not negative. Values further away
     * than `within` may be missing.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    nearest({ leaves, rules }, target, size, negated, within) {
        if (target.denominator > MAX_U64)
            throw tooLarge('numbers, target');
        this.#memory.writeLeaves(leaves);
        const [, p, q] = split(target);
        return this.#findNearest(leaves.length, rules, size, Number(negated), p, q, within);
    }
    #findNearest(length, rules, size, negated, p, q, within) {
        const usesAll = Number(rules.use === 'all');
        const values = codeOfValues(rules);
        const status = this.#exports.nearestRational(length, usesAll, size, negated, p, q, within, values);
        checkStatus(status, this.#limit);
        const nearest = this.#exports.NEAREST.value;
        const found = [];
        for (const [offset, expressionOffset] of SIDES) {
            const value = this.#memory.readFraction(nearest + offset);
            if (value.denominator === 0n)
                continue;
            found.push({ value, expression: this.#memory.readExpression(nearest + expressionOffset, size) });
        }
        return found;
    }
    /**
     * Counts the solutions over a subset, or (0) over all subsets that the rules allow, up to `most`.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    count(query, distinct, mask, most) {
        this.#setQuery(query, distinct);
        const count = this.#exports.countSolutions(mask, most);
        checkStatus(count, this.#limit);
        return count;
    }
    /**
     * Lists up to `most` solutions over a subset, beyond the first `skip`, in a fixed order.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    list(query, distinct, mask, skip, most) {
        this.#setQuery(query, distinct);
        const count = this.#exports.listSolutions(mask, skip, most);
        checkStatus(count, this.#limit);
        const size = countBits(mask);
        const first = this.#exports.expressionsAddress();
        const bytes = countItems(size) * ITEM_BYTES;
        return Array.from({ length: count }, (_, i) => this.#memory.readExpression(first + i * bytes, size));
    }
    /** Lists the ways to make a value, as parts of trees worth the target; null beyond 64 bits. */
    ways(query, mask, value) {
        this.#setQuery(query, 'trees');
        const count = this.#exports.waysOfTrees(mask, ...split(value));
        if (count === TOO_LARGE)
            return null;
        checkStatus(count, this.#limit);
        return readWays(this.#memory, this.#exports.expressionsAddress(), count);
    }
    /** Writes the leaves and stores the query in the engine. */
    #setQuery({ leaves, target, rules }, distinct) {
        this.#memory.writeLeaves(leaves);
        const [negative, p, q] = split(target);
        const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
        this.#exports.setQuery(leaves.length, usesAll, values, DISTINCT.indexOf(distinct), negative, p, q);
    }
    /**
     * Finds the fewest operations of each target from..to; 255 if it cannot be made. With a 0, the values are
     * those of any of the other numbers, of which 0 absorbs the rest; their negations, of one operation more;
     * and 0. So the others alone are searched, for the targets and for their negations.
     */
    reach(range) {
        const { leaves, rules, from, to } = range;
        if (leaves[0].at(-1) !== 0)
            return this.#reach(range);
        const others = leaves.filter((leaf) => leaf.at(-1) !== 0);
        const used = others.length > 0 ? others : leaves;
        const find = (from, to) => this.#reach({ leaves: used, rules: { ...rules, use: 'any' }, from, to });
        const negated = find(-to, -from).reverse();
        return find(from, to).map((count, place) => {
            const fewest = place === -from ? 0 : Math.min(count, negated[place] + 1);
            return rules.use === 'all' && fewest < UNREACHABLE ? leaves.length - 1 : fewest;
        });
    }
    /**
     * Does `reach` without a 0 alone. All values of few numbers are marked at once, if none of them may be 0;
     * each target that is left is searched for.
     */
    #reach(range) {
        const { leaves, rules, from, to } = range;
        const [usesAll, values] = [Number(rules.use === 'all'), codeOfValues(rules)];
        const count = to - from + 1;
        const markedSize = leaves[0][0] === 0 ? 0 : largestMarkedSize(leaves.length, rules, count);
        if (markedSize > 0 && to > 0 && isAsNatural(rules)) {
            const operations = new Uint8Array(count);
            const least = Math.max(from, 1);
            if (from < least)
                operations.set(this.#reach({ ...range, to: 0 }));
            operations.set(this.#openNatural().reach({ ...range, from: least }), least - from);
            return operations;
        }
        this.#memory.writeLeaves(leaves);
        if (markedSize > 0) {
            let marked = this.#exports.openRational(leaves.length, usesAll, from, to, values);
            const hasNatural = from > 0 && rules.use === 'any' && leaves.length <= MOST_MARKED;
            if (marked === DONE) {
                if (hasNatural)
                    this.#memory.writeBytes(this.#exports.markedOperations(), this.#openNatural().reach(range));
                marked = this.#exports.markRational(markedSize, Number(hasNatural));
            }
            // Searches need less memory.
            if (marked > NONE) {
                const operations = this.#memory.copyBytes(this.#exports.markedOperations(), count);
                if (marked < leaves.length)
                    this.#searchEach(operations, leaves.length, rules, from, marked);
                return operations;
            }
        }
        const operations = new Uint8Array(count).fill(UNREACHABLE);
        this.#searchEach(operations, leaves.length, rules, from, 0);
        return operations;
    }
    #openNatural() {
        return (this.#natural ??= this.#createNatural());
    }
    /**
     * Searches for each target from `from` on that needs more than `marked` operations so far. Precondition:
     * the leaves are written.
     */
    #searchEach(operations, length, rules, from, marked) {
        for (let i = 0; i < operations.length; i++) {
            if (operations[i] <= marked)
                continue;
            spendTicks(TICKS_PER_TARGET);
            const [negative, p, q] = split({ numerator: BigInt(from + i), denominator: 1n });
            let size = this.#solve(length, rules, negative, p, q);
            if (size === TOO_LARGE) {
                const expression = this.#firstOfLarge(length, rules, negative, p, q);
                size = expression === null ? NONE : countOperations(expression) + 1;
            }
            checkStatus(size, this.#limit);
            if (size !== NONE)
                operations[i] = size - 1;
        }
    }
}
/** Whether the targets from 1 on are those of natural values; the header has the proof. */
function isAsNatural({ values, use }) {
    return values === 'integer' && use === 'any';
}
/**
 * Largest size of subsets whose values are all marked for a range of `count` targets; 0 for none. Seven
 * numbers take about a second, and eight would not fit into memory.
 */
function largestMarkedSize(length, { use }, count) {
    if (count < LEAST_MARKED || (use === 'all' && length > MOST_MARKED))
        return 0;
    return length <= MOST_MARKED ? length : MOST_MARKED - 1;
}
/**
 * Returns the sign, numerator and denominator of a target. A number that is too large for the engine becomes
 * the largest that is not, which is equally out of reach.
 */
function split({ numerator, denominator }) {
    const p = numerator < 0n ? -numerator : numerator;
    return [Number(numerator < 0n), clamp(p), clamp(denominator)];
}
function clamp(value) {
    return value > MAX_U64 ? MAX_U64 : value;
}

// Plain expressions have no \u00d7 by an operand worth 1, no \u00f7 by 1, no + with an operand worth 0 and no - of 0;
// `1 / x` and `0 - x` are plain. If numbers may be left over and values need not be natural, a solution is
// essential if its form has a plain expression, since any other one uses a number that it does not need.
// Whether there is one shows only when all expressions of the form are considered; under integer rules all
// that have integer values only.
//
// An expression is the sum of its terms or the product of its factors, in any order and with any brackets. So
// for each set of terms or factors, smallest sets first, this file finds out whether a plain expression has
// the value of that part, its negation or, for factors, their reciprocals. A factor worth 1 or -1, and every
// factor of a product worth 0, may multiply or divide; a term worth 0 may be added or subtracted.
//
// A 0 of the board, or a product with it, is a term that is needed only to subtract from. So a sum with such
// a term is plain only if all its other terms are subtracted.
/** Ticks that the operations of a split cost (core/deadline.ts). */
const TICKS_PER_SPLIT = 8;
/**
 * Finds a plain expression with the value and the essential form of another one, which the rules allow:
 * itself if it is plain, null if there is none.
 */
function findPlain(expression, { values }) {
    if (isPlain(expression))
        return expression;
    const { value, same, negated } = variantsOf(expression, values === 'integer');
    return same ?? (isZero(value) ? negated : null);
}
function isPlain(expression) {
    const values = [];
    for (const item of toPostfix(expression, BASIC_ARITHMETIC.rows)) {
        if (isLeaf(item)) {
            // What a 0 is needed for depends on the whole sum.
            if (item === 0)
                return false;
            values.push(integer(numberOf(item)));
            continue;
        }
        const [left, right] = values.slice(-2);
        const row = item;
        if (!isPlainOperation(row, left, right))
            return false;
        values.splice(-2, 2, row.evaluate(left, right));
    }
    return true;
}
/**
 * Whether a sum has no operand worth 0, or a product no operand worth 1; a left operand that is not commuted
 * does not count.
 */
function isPlainOperation(row, left, right) {
    const neutral = row.family === 'sum' ? ZERO : ONE;
    if (isEqual(right, neutral) || (row.isCommutative && isEqual(left, neutral)))
        return false;
    return (row.findFault?.(left, right) ?? null) === null;
}
/** @param isWhole whether a quotient must be an integer */
function variantsOf(expression, isWhole) {
    switch (familyOf(expression)) {
        case 'sum':
            return variantsOfSum(partsOf(expression, 'sum'), isWhole);
        case 'product': {
            const factors = partsOf(expression, 'product').map((part) => ({
                ...variantsOf(part.expression, isWhole),
                isInverted: part.isInverted,
            }));
            const isZeroProduct = factors.some(({ value }) => isZero(value));
            return isZeroProduct ? variantsOfZero(factors, isWhole) : variantsOfProduct(factors, isWhole);
        }
        case null:
            return { value: evaluateRational(expression), same: expression, negated: null };
    }
}
/** Family of the operator at the root of an expression; null for a number. */
function familyOf(expression) {
    return typeof expression === 'number' ? null : basicRowOf(expression.operator).family;
}
/** Terms of a sum, or factors of a product. */
function partsOf(expression, family, isInverted = false) {
    if (familyOf(expression) !== family)
        return [{ expression, isInverted }];
    const { operator, left, right } = expression;
    const inverts = invertsRight(basicRowOf(operator));
    return [...partsOf(left, family, isInverted), ...partsOf(right, family, isInverted !== inverts)];
}
function variantsOfSum(parts, isWhole) {
    const sets = [];
    for (let set = 1; set < 1 << parts.length; set++) {
        if ((set & (set - 1)) === 0) {
            const { expression, isInverted } = parts[31 - Math.clz32(set)];
            const { value, same, negated } = variantsOf(expression, isWhole);
            if (isZero(value))
                sets[set] = { value, same: same ?? negated, negated: negated ?? same };
            else if (isInverted)
                sets[set] = { value: negate(value), same: negated, negated: same };
            else
                sets[set] = { value, same, negated };
            continue;
        }
        let same = null;
        let negated = null;
        let value = ZERO;
        for (const [a, b] of splitsOf(set)) {
            spendTicks(TICKS_PER_SPLIT);
            const [one, other] = [sets[a], sets[b]];
            const [left, right] = [one.value, other.value];
            value = add(left, right);
            same ??=
                join(addition, one.same, other.same, left, right) ??
                    join(subtraction, one.same, other.negated, left, right);
            negated ??=
                join(addition, one.negated, other.negated, left, right) ??
                    join(subtraction, one.negated, other.same, left, right);
        }
        sets[set] = { value, same, negated };
    }
    const last = sets.at(-1);
    const signs = parts.map((_, place) => sets[1 << place].value.numerator);
    const zero = parts.findIndex(({ expression }, place) => signs[place] === 0n && toPostfix(expression, BASIC_ARITHMETIC.rows).includes(0));
    const isNeeded = (sign) => signs.every((other, place) => place === zero || other * sign < 0n);
    return zero < 0
        ? last
        : { ...last, same: isNeeded(1n) ? last.same : null, negated: isNeeded(-1n) ? last.negated : null };
}
/** Returns the variants of a product of factors that are not worth 0. */
function variantsOfProduct(factors, isWhole) {
    /** Value of each set of factors at its place, and of their reciprocals behind. */
    const sets = [];
    const last = 1 << factors.length;
    for (let set = 1; set < last; set++) {
        if ((set & (set - 1)) === 0) {
            const factor = factors[31 - Math.clz32(set)];
            const { value, same, negated, isInverted } = factor;
            const none = { value: divide(ONE, value), same: null, negated: null };
            sets[set] = isUnit(value) || !isInverted ? factor : none;
            sets[set + last] = isUnit(value) || isInverted ? { value, same, negated } : none;
            continue;
        }
        for (const place of [set, set + last]) {
            let same = null;
            let negated = null;
            let value = ONE;
            for (const [a, b] of splitsOf(set)) {
                spendTicks(TICKS_PER_SPLIT);
                const one = sets[place === set ? a : a + last];
                const [other, inverse] = place === set ? [sets[b], sets[b + last]] : [sets[b + last], sets[b]];
                value = multiply(one.value, other.value);
                for (const [left, x] of signsOf(one)) {
                    for (const [right, y] of signsOf(other)) {
                        const tree = join(multiplication, left, right, x, y);
                        if ((left === one.same) === (right === other.same))
                            same ??= tree;
                        else
                            negated ??= tree;
                    }
                    for (const [right, y] of signsOf(inverse)) {
                        const tree = isWhole && !isInteger(divide(x, y)) ? null : join(division, left, right, x, y);
                        if ((left === one.same) === (right === inverse.same))
                            same ??= tree;
                        else
                            negated ??= tree;
                    }
                }
            }
            sets[place] = { value, same, negated };
        }
    }
    return sets[last - 1];
}
function signsOf({ value, same, negated }) {
    const signs = [];
    if (same !== null)
        signs.push([same, value]);
    if (negated !== null)
        signs.push([negated, negate(value)]);
    return signs;
}
/**
 * Returns the variants of a product worth 0. Factors that can only be worth 1 are divided by one another, the
 * last of them by some other factor; then all are multiplied. If quotients must be whole, they can only be
 * divided by -1.
 */
function variantsOfZero(factors, isWhole) {
    const none = { value: ZERO, same: null, negated: null };
    let zero = null;
    const others = [];
    const ones = [];
    for (const factor of factors) {
        if (signsOf(factor).length === 0)
            return none;
        const [expression, value] = avoidOne(factor);
        if (isOne(value))
            ones.push(expression);
        else if (!isZero(value))
            others.push(factor);
        else
            zero =
                zero === null ? expression : { operator: multiplication.operator, left: zero, right: expression };
    }
    const quotient = isWhole && ones.length > 0 ? findMinusOne(others) : { expressions: [], rest: others };
    if (quotient === null)
        return none;
    const rights = [...quotient.expressions, ...quotient.rest.map((factor) => avoidOne(factor)[0])];
    if (ones.length > 0) {
        if (rights.length === 0)
            return none;
        for (const left of ones)
            rights[0] = { operator: division.operator, left, right: rights[0] };
    }
    for (const right of rights)
        zero = { operator: multiplication.operator, left: zero, right };
    return { value: ZERO, same: zero, negated: zero };
}
/** Returns the variant of a factor that is not worth 1, if there is one. */
function avoidOne(factor) {
    const signs = signsOf(factor);
    return signs.find(([, value]) => !isOne(value)) ?? signs[0];
}
/**
 * Finds a plain quotient of some factors that is worth -1 and has integer values only; null if there is none.
 * Also returns the factors that it leaves out.
 */
function findMinusOne(factors) {
    // A digit of the code, to base 3, leaves a factor out (0), multiplies by it (1) or divides by it (2).
    for (let code = 1; code < 3 ** factors.length; code++) {
        spendTicks(TICKS_PER_SPLIT);
        const digitOf = (place) => Math.floor(code / 3 ** place) % 3;
        const taken = factors
            .map((factor, place) => ({ ...factor, isInverted: digitOf(place) === 2 }))
            .filter((_, place) => digitOf(place) > 0);
        const product = taken.reduce((left, { value, isInverted }) => (isInverted ? divide(left, value) : multiply(left, value)), ONE);
        if (!isUnit(product))
            continue;
        const found = signsOf(variantsOfProduct(taken, true)).find(([, value]) => !isOne(value));
        if (found !== undefined) {
            return { expressions: [found[0]], rest: factors.filter((_, place) => digitOf(place) === 0) };
        }
    }
    return null;
}
/** Joins two expressions; null if the operation is not plain or an operand is missing. */
function join(row, left, right, a, b) {
    return left !== null && right !== null && isPlainOperation(row, a, b)
        ? { operator: row.operator, left, right }
        : null;
}
/** Yields every way to split a set into two, in both orders. */
function* splitsOf(set) {
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
        yield [part, set ^ part];
}
function isOne(value) {
    return isEqual(value, ONE);
}
function isUnit(value) {
    return isOne(value) || isOne(negate(value));
}
function isInteger({ numerator, denominator }) {
    return numerator % denominator === 0n;
}
function basicRowOf(operator) {
    return BASIC_ARITHMETIC.rows.get(operator);
}

/**
 * Finds an expression of the target, or of the nearest value if that is requested; null if there is none.
 *
 * @throws NumbersGameError `too-large`, `out-of-memory`
 */
function findRational(forms, puzzle, nearest) {
    const expression = forms.first(puzzle, nearest);
    if (expression !== null)
        return { expression, value: puzzle.target };
    return nearest ? findNearest(forms, puzzle) : null;
}
function findNearest(forms, puzzle) {
    const { leaves, rules, target } = puzzle;
    const magnitude = distanceOf(target, ZERO);
    const isNegative = target.numerator < 0n;
    const takesNegations = target.numerator <= 0n;
    let best = null;
    for (let size = rules.use === 'all' ? leaves.length : 1; size <= leaves.length; size++) {
        const ofSize = [];
        const search = (from, negated, within) => {
            for (const { value, expression } of forms.nearest(puzzle, from, size, negated, within)) {
                const signed = negated ? negate(value) : value;
                ofSize.push({ value: signed, expression, distance: distanceOf(signed, target) });
            }
        };
        const within = best === null ? Infinity : roundUp(best.distance);
        if (takesNegations)
            search(magnitude, true, within);
        if (!isNegative)
            search(magnitude, false, within);
        else if (within >= roundDown(magnitude))
            search(ZERO, false, within - roundDown(magnitude));
        for (const each of ofSize.sort(compareNearest)) {
            if (isZero(each.distance))
                return each;
            if (best === null || isLess(each.distance, best.distance))
                best = each;
        }
    }
    return best;
}
/** Compares by distance, then by value. */
function compareNearest(a, b) {
    if (isLess(a.distance, b.distance))
        return -1;
    if (isLess(b.distance, a.distance))
        return 1;
    return Number(isLess(b.value, a.value)) - Number(isLess(a.value, b.value));
}
/** Returns a number that is at least a fraction, and only slightly above it. */
function roundUp(value) {
    return approximate(value) * (1 + 2 ** -40);
}
/** Returns a number that is at most a fraction, and only slightly below it. */
function roundDown(value) {
    return Math.min(approximate(value), Number.MAX_VALUE) * (1 - 2 ** -40);
}
/** Converts a fraction to a number; one that is too large becomes Infinity. */
function approximate({ numerator, denominator }) {
    const whole = numerator / denominator;
    if (whole >= 2n ** 64n)
        return Number(whole);
    return Number((numerator << 64n) / denominator) / 2 ** 64;
}

// The ways to make values of a board whose fractions exceed the 64 bits of the engine: exact fractions on
// BigInt, and all values of all smaller subsets that are within a cap.
/** Maximum number of values to keep. */
const MAX_VALUES = 4_000_000;
/** Ticks that the results of two values cost (core/deadline.ts). */
const TICKS_PER_PAIR = 32;
/** Opens the ways under rational or integer rules, without results above a cap. */
function openLargeWays({ leaves, rules }, cap) {
    const subsets = openSubsets(leaves);
    const known = new Map();
    let count = 0;
    function valuesOf(mask) {
        let values = known.get(mask);
        if (values !== undefined)
            return values;
        const numbers = subsets.sizes[mask] === 1 ? leaves[31 - Math.clz32(mask)].map(integer) : [];
        const ofText = new Map(numbers.map((value) => [String(value.numerator), value]));
        for (const { value } of waysOf(mask))
            ofText.set(`${value.numerator}/${value.denominator}`, value);
        known.set(mask, (values = [...ofText.values()]));
        count += values.length;
        if (count <= MAX_VALUES)
            return values;
        const message = `puzzle.tidy: the tidiest answer needs more than ${MAX_VALUES} values; solve without tidy`;
        throw new NumbersGameError('out-of-memory', message);
    }
    /** Yields the ways to make any value of a subset, with that value. */
    function* waysOf(mask) {
        for (const [leftMask, rightMask] of subsets.splitsOf(mask)) {
            for (const left of valuesOf(leftMask)) {
                for (const right of valuesOf(rightMask)) {
                    spendTicks(TICKS_PER_PAIR);
                    for (const operation of FOUR) {
                        if (operation.findFault?.(left, right))
                            continue;
                        const value = reduce(operation.evaluate(left, right));
                        if (isLess(cap, distanceOf(value, ZERO)))
                            continue;
                        if (rules.values === 'integer' && value.denominator !== 1n)
                            continue;
                        yield { operation, leftMask, left, rightMask, right, value };
                    }
                }
            }
        }
    }
    return (mask, value) => {
        const ways = [];
        for (const way of waysOf(mask))
            if (isEqual(way.value, value))
                ways.push(way);
        return ways;
    };
}

// The engine for expressions by their forms, with the four operators: one target, ranges of targets and the
// boards of a pool under rational or integer rules, and all solutions under any values.
/** Ticks that looking at a form costs (core/deadline.ts). */
const TICKS_PER_FORM = 16;
/** Most subsets have fewer solutions, so one page tells all of them. */
const FIRST_PAGE = 64;
const LAST_PAGE = 1 << 14;
class FormsEngine {
    #module;
    #natural;
    #holder;
    constructor(module, limit, natural) {
        this.mostNumbers = MAX_NUMBERS;
        this.refusals = {};
        this.#module = module;
        this.#natural = natural;
        this.#holder = new InstanceHolder(() => this.#createInstance(limit));
    }
    #createInstance(limit) {
        return new FormsInstance(this.#module(), limit, () => this.#natural.createInstance(limit));
    }
    serves({ operators }) {
        return operators === undefined;
    }
    solve(puzzle, nearest) {
        const instance = this.#holder.get();
        const found = findRational(instance, puzzle, nearest);
        if (found === null || !puzzle.tidy)
            return found;
        const query = { ...puzzle, target: found.value };
        const openWays = (cap) => {
            let large;
            return (mask, value) => {
                const ways = large === undefined ? instance.ways(query, mask, value) : null;
                return ways ?? (large ??= openLargeWays(query, cap))(mask, value);
            };
        };
        return { ...found, expression: findTidiest(puzzle.leaves, found, openWays) };
    }
    reach(range) {
        return this.#holder.get().reach(range);
    }
    /** Opens the boards with an instance of their own, so that other calls leave its memory limit alone. */
    openBoards(query) {
        const { boards, rules, from, to } = query;
        if (isAsNatural(rules) && from > 0 && boards.numbers[0] > 0)
            return this.#natural.openBoards(query);
        const instance = this.#createInstance(memoryOfBoards(query));
        return (numbers) => instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
    }
    /**
     * Yields all solutions. They are read in pages, which are requested by position alone, so other calls may
     * come between two steps.
     */
    *list(query, distinct, limit, least = 1) {
        const keepsOnlyPlain = needsPlain(query, distinct);
        for (const [board, mask] of subsetsOf(query, least)) {
            let skip = 0;
            let most = Math.min(FIRST_PAGE, limit);
            for (;;) {
                const page = this.#holder.get().list(board, distinct, mask, skip, most);
                for (const form of page) {
                    spendTicks(TICKS_PER_FORM);
                    const expression = keepsOnlyPlain ? findPlain(form, query.rules) : form;
                    if (expression !== null)
                        yield expression;
                }
                if (page.length < most)
                    break;
                skip += most;
                most = Math.min(2 * most, LAST_PAGE);
            }
        }
    }
    count(query, distinct, limit) {
        let total = 0;
        if (needsPlain(query, distinct)) {
            const solutions = this.list(query, distinct, limit);
            while (total < limit && solutions.next().done !== true)
                total++;
            return total;
        }
        const boards = boardsOf(query.leaves);
        const isWhole = query.rules.use === 'all' || boards.length === 1;
        const parts = isWhole
            ? boards.map((leaves) => [leaves === query.leaves ? query : { ...query, leaves }, 0])
            : subsetsOf(query);
        for (const [board, mask] of parts) {
            total += this.#holder.get().count(board, distinct, mask, limit - total);
            if (total >= limit)
                return limit;
        }
        return total;
    }
    recover(error) {
        this.#holder.recover(error);
    }
}
/**
 * Whether only forms with a plain expression count (plain-expression.ts). Under natural rules the engine
 * takes care of that.
 */
function needsPlain({ rules }, distinct) {
    return distinct === 'essential' && rules.values !== 'natural' && rules.use === 'any';
}

/** Number of boards of one kind after which lists are kept, and of others in a row after which they go. */
const PATIENCE = 256;
/** Sizes of boards; smaller ones gain nothing, larger ones only after a thousand calls. */
const LEAST_NUMBERS = 5;
const MOST_NUMBERS = 6;
/** Maximum number of different numbers. */
const MOST_DIFFERENT = 16;
class KeptBoards {
    #create;
    #instance = null;
    #kind = null;
    /** @param create makes the instance for the lists */
    constructor(create) {
        this.#create = create;
    }
    /** Finds the fewest operations as `reach` does; null if no lists are kept for such a board. */
    reach({ leaves, rules, from, to }) {
        const size = leaves.length;
        if (rules.use !== 'any' || size < LEAST_NUMBERS || size > MOST_NUMBERS)
            return null;
        if (leaves.some((leaf) => leaf.length > 1))
            return null;
        const kind = this.#kind;
        if (kind?.size !== size || kind.from !== from || kind.to !== to) {
            if (kind === null || ++kind.others > PATIENCE) {
                this.drop();
                this.#kind = { size, from, to, numbers: new Map(), calls: 0, others: 0, reach: undefined };
            }
            return null;
        }
        kind.others = 0;
        if (widen(kind.numbers, leaves))
            kind.reach = undefined;
        if (kind.numbers.size > MOST_DIFFERENT) {
            this.drop();
            return null;
        }
        if (++kind.calls < PATIENCE)
            return null;
        if (kind.reach === undefined) {
            const pool = [...kind.numbers].flatMap(([number, times]) => new Array(times).fill(number));
            pool.sort((one, other) => one - other);
            this.#instance ??= this.#create();
            kind.reach = this.#instance.openPool(pool, size, from, to);
        }
        return kind.reach?.(leaves.map(([number]) => number)) ?? null;
    }
    /** Drops the lists. */
    drop() {
        this.#instance = null;
        this.#kind = null;
    }
}
/** Adds the numbers of a board, which is ascending; returns whether there are more now. */
function widen(numbers, leaves) {
    let isWider = false;
    let times = 0;
    for (let i = 0; i < leaves.length; i++) {
        const [number] = leaves[i];
        times = i > 0 && leaves[i - 1][0] === number ? times + 1 : 1;
        if (times <= (numbers.get(number) ?? 0))
            continue;
        numbers.set(number, times);
        isWider = true;
    }
    return isWider;
}

/** Finds the tidiest expression of an answer to a puzzle. */
function tidyNatural(instance, puzzle, found) {
    const { exports, memory, limit } = instance;
    return findTidiest(puzzle.leaves, found, (cap) => {
        // The engine lists ways under the rules and the largest result of its last search.
        instance.solve(puzzle, found.value.numerator, false, cap.numerator);
        return (mask, value) => {
            const count = exports.waysOfNatural(mask, value.numerator);
            checkStatus(count, limit);
            return readWays(memory, exports.arenaTop(), count);
        };
    });
}

// From the options of `createSolver` to engines: which modules are compiled, and the engines that extensions
// add.
/**
 * Compiles engines.
 *
 * @param pick the modules of the package; null if the caller has to pass one
 * @throws NumbersGameError `invalid-option`, `out-of-memory`, `wasm-blocked`
 */
async function compileEngines(options, pick) {
    const { extensions, engine } = parseOptions(options, pick);
    const [modules, ...added] = await Promise.all([
        compile(engine),
        ...extensions.map((extension) => compileModule(extension.source())),
    ]);
    const compiled = added.map((module) => () => module);
    return listEngines(modules, engine.maxPages, extensions, compiled).open();
}
/** Compiles engines synchronously. @throws NumbersGameError as `compileEngines` does */
function compileEnginesSync(options, pick) {
    return listEnginesLater(options, pick).open();
}
/**
 * Lists engines, each of which is compiled when it is first needed. @throws NumbersGameError `invalid-option`
 */
function listEnginesLater(options, pick) {
    const { extensions, engine } = parseOptions(options, pick);
    const compiled = extensions.map((extension) => compileLater(extension.source()));
    return listEngines(compileAllLater(engine), engine.maxPages, extensions, compiled);
}
function parseOptions(options, pick) {
    const engine = parseEngineOptions(options, pick, ['wasm', 'simd', 'maxBytes', 'extensions']);
    return { engine, extensions: parseExtensions(options.extensions) };
}
/** Checks an option `extensions`. @throws NumbersGameError `invalid-option` */
function parseExtensions(extensions) {
    if (extensions === undefined)
        return [];
    if (!Array.isArray(extensions)) {
        throw unexpected('invalid-option', 'extensions', 'a list such as [moreOperators]', extensions);
    }
    const parsed = [];
    for (let index = 0; index < extensions.length; index++) {
        const extension = extensions[index];
        if (typeof extension?.source !== 'function') {
            throw unexpected('invalid-option', `extensions[${index}]`, 'an extension such as moreOperators', extension);
        }
        if (parsed.some(({ name }) => name === extension.name)) {
            const message = `extensions[${index}]: expected each extension once, got ${extension.name} twice`;
            throw new NumbersGameError('invalid-option', message);
        }
        parsed.push(extension);
    }
    return parsed;
}
function listEngines({ natural, forms }, pages, extensions, modules) {
    const limit = { pages, option: 'maxBytes', defaultPages: MAX_PAGES };
    const ofNatural = new NaturalEngine(natural, limit, { tidyNatural, KeptBoards });
    const engines = [ofNatural, new FormsEngine(forms, limit, ofNatural)];
    const added = extensions.flatMap((extension, index) => extension.openEngines({ module: modules[index], limit, checkDeadline }));
    return new EngineList([...engines, ...added], describeMissingExtension);
}
/** Describes the extension that rules need, which no engine serves, and how to import it. */
function describeMissingExtension(rules) {
    return `rules.operators: expected exactly ${BASIC_OPERATORS.join(' ')}, got ${listOperators(rules)}, which need an extension:
import { moreOperators } from 'numbers-game/operators';
const solver = await createSolver({ extensions: [moreOperators] });`;
}

// The whole solver: one answer at a time, and all distinct solutions.
/** The most solutions that are counted exactly. */
const MOST = Number.MAX_SAFE_INTEGER;
/** Makes a solver from engines, which it then owns. */
function openSolver(engines) {
    return {
        ...openBaseSolver(engines),
        solutions(puzzle, options = {}) {
            engines.checkInUse();
            const query = parseSolutions(puzzle, options);
            const { timeout } = query.puzzle;
            const list = listSolutions(engines, query);
            return timeout === undefined ? list : limitSteps(list, timeout);
        },
        count(puzzle, options = {}) {
            engines.checkInUse();
            const query = parseSolutions(puzzle, options);
            const { puzzle: parsed, distinct, limit } = query;
            const engine = findFor('count', engines, query);
            if (limit === 0)
                return 0;
            const count = runWithin(parsed.timeout, () => engines.run(engine, () => engine.count(parsed, distinct, limit ?? MOST + 1)));
            if (count <= MOST)
                return count;
            throw new NumbersGameError('limit-exceeded', 'puzzle: expected fewer than 2^53 solutions, got more');
        },
    };
}
/** Checks a puzzle and options. @throws NumbersGameError as `solver.solutions` does */
function parseSolutions(puzzle, options) {
    const parsed = parsePuzzle(puzzle);
    checkProperties(options, ['distinct', 'limit'], 'options');
    const distinct = parseDistinct(options.distinct);
    const { limit } = options;
    if (limit === undefined || (Number.isSafeInteger(limit) && limit >= 0))
        return { puzzle: parsed, distinct, limit };
    throw unexpected('invalid-option', 'limit', `an integer from 0 to ${MOST}`, limit);
}
/** Finds the engine for a query, and refuses options that have no meaning here. */
function findFor(method, engines, { puzzle }) {
    const { rules, leaves, nearest, tidy } = puzzle;
    const engine = engines.find(method, rules, leaves.length);
    if (nearest)
        checkTaken(engine, rules, 'nearest');
    if (tidy)
        checkTaken(engine, rules, 'tidy');
    return engine;
}
/** Opens the list of all solutions, up to `limit`. It throws at the call, not at the first step. */
function listSolutions(engines, query) {
    return walkSolutions(engines, findFor('list', engines, query), query);
}
/** Yields all solutions, up to `limit`, each of them checked. */
function* walkSolutions(engines, engine, { puzzle, distinct, limit = MOST }) {
    if (limit === 0)
        return;
    const value = toResultValue(puzzle.target);
    let left = limit;
    engines.checkInUse();
    try {
        for (const expression of engine.list(puzzle, distinct, limit)) {
            yield { value, ...formatAnswer(expression, puzzle, puzzle.target, engine.arithmetic?.(puzzle.rules)) };
            if (--left === 0)
                return;
            engines.checkInUse();
        }
    }
    catch (error) {
        engine.recover?.(error);
        throw error;
    }
}

export { ValueNodes, codeOfValues, compileEngines, compileEnginesSync, countBits, findTidiest, listEnginesLater, openSolver, openSubsets, parseExtensions, readSigned, readWays, subsetsOf };
//# sourceMappingURL=solver.js.map
