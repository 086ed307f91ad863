import { spendTicks, invertsRight, isZero, FOUR, isDefined, reduce, multiply as multiply$1, divide as divide$1, ONE, integer, isEqual, NumbersGameError, MAX_NUMBERS_FURTHER, checkDefined, hasOnlyBasic, BASIC_OPERATORS, addition as addition$1, subtraction as subtraction$1, multiplication as multiplication$1, division as division$1, describe, unexpected, followDeadline, checkProperties, checkDeadline } from './puzzles.js';
import { createInstance, EngineMemory, tooLarge, checkStatus, NONE as NONE$1, FRACTION_BYTES, OPERATOR_BITS, InstanceHolder, DEFAULT_BYTES, PAGE_BYTES, UNREACHABLE, parseSource } from './base-solver.js';
import { encloseValue, Irrational, isRational, applyExactly, isEqual as isEqual$1, allArithmetic, keyOf as keyOf$1, applyKnown, ALL_ARITHMETIC } from './expressions.js';
import { ln, LN_ERROR, bitLength, shift, selectAllRows, concatenation, SEARCH_PARTS, squareRoot as squareRoot$1, root, power, OUTSIDE, DONE, logarithmOfFractions, LARGE, bounded, ANYTHING, NOTHING, SMALL, logarithm, SmallFraction, Operand, Enclosure, toSearchLimits, IRRATIONAL, WHOLE, BOUNDED, mayBeEqual, upperWordOf, toText, square, checkSquare, watchLongWork } from './texts.js';
import { openSubsets, countBits, subsetsOf, ValueNodes, readSigned, readWays, codeOfValues, findTidiest } from './solver.js';

// The forms that `function` and `essential` compare (core/api-types.ts): a form is a sign and a body, and a
// body is a number, a sum or product known by the multiset of its parts, or an atom: an operation beyond the
// four, known by the forms of its operands in their order.
//
// Bodies are interned. A part is the number of a body with one bit for its sign (in a sum and an atom) or
// exponent (in a product); equal multisets are equal sorted lists. A body is one of a sum and its negation:
// the one whose list comes first.
class Bodies {
    #isEssential;
    #bodies = [];
    #byParts = new Map();
    constructor(isEssential) {
        this.#isEssential = isEssential;
    }
    /** Returns the body of a number. */
    number(number) {
        const isZero = number === 0;
        return this.#bodyOf('number', [number], isZero, { isZero, isUnit: number === 1 });
    }
    /** Returns the body of an operation whose operands are not rearranged. */
    atom(operator, operands, worth) {
        const parts = operands.map(({ sign, body }) => 2 * body.index + (sign < 0 ? 1 : 0));
        return this.#bodyOf(operator, parts, false, worth);
    }
    sum(left, right, subtracts, worth) {
        const parts = [];
        const negated = [];
        const add = (part) => {
            const hasNoSign = this.#hasNoSign(this.#bodies[part >> 1]);
            parts.push(hasNoSign ? part & -2 : part);
            negated.push(hasNoSign ? part & -2 : part ^ 1);
        };
        const addAll = ({ body, sign }, isSubtracted) => {
            const flips = sign < 0 !== isSubtracted ? 1 : 0;
            if (body.kind === 'sum')
                for (const part of body.parts)
                    add(part ^ flips);
            else
                add(2 * body.index + flips);
        };
        addAll(left, false);
        addAll(right, subtracts);
        parts.sort(ascending);
        negated.sort(ascending);
        const order = compareLists(parts, negated);
        const body = this.#bodyOf('sum', order <= 0 ? parts : negated, order === 0, worth);
        return { sign: order <= 0 ? 1 : -1, body };
    }
    product(left, right, divides, worth) {
        const isZero = this.#isEssential && worth.isZero;
        const parts = [];
        const add = (part) => {
            const { isUnit } = this.#bodies[part >> 1];
            parts.push(isZero || (this.#isEssential && isUnit) ? part & -2 : part);
        };
        const addAll = (body, flips) => {
            if (body.kind === 'product')
                for (const part of body.parts)
                    add(part ^ flips);
            else
                add(2 * body.index + flips);
        };
        addAll(left.body, 0);
        addAll(right.body, divides ? 1 : 0);
        parts.sort(ascending);
        const isNeutral = parts.some((part) => this.#bodies[part >> 1].isNeutral);
        const sign = isNeutral || left.sign === right.sign ? 1 : -1;
        return { sign, body: this.#bodyOf('product', parts, isNeutral, worth) };
    }
    /** Whether adding and subtracting a term have the same result. */
    #hasNoSign({ isNeutral, isZero }) {
        return isNeutral || (this.#isEssential && isZero);
    }
    #bodyOf(kind, parts, isNeutral, { isZero, isUnit }) {
        const key = kind + parts.join();
        let body = this.#byParts.get(key);
        if (body === undefined) {
            body = { index: this.#bodies.length, kind, parts, isNeutral, isZero, isUnit };
            this.#bodies.push(body);
            this.#byParts.set(key, body);
        }
        return body;
    }
}
function ascending(a, b) {
    return a - b;
}
/** Compares two lists of equal length, by the first place where they differ. */
function compareLists(one, other) {
    const place = one.findIndex((part, i) => part !== other[i]);
    return place < 0 ? 0 : one[place] - other[place];
}

// The solutions that `function` or `essential` tells apart (core/api-types.ts), each with an expression that
// the rules allow.
//
// The class of an expression follows from the classes of its operands: a sign and a body, which is a number,
// a sum or product known by the multiset of its parts, or another operation known by its operands
// (solution-bodies.ts). So the classes of a node are the results of its ways on the classes of their
// operands, each once. Equal irrational values are several nodes, whose classes meet at the body that they
// share.
/** Ticks that joining two classes costs (core/deadline.ts). */
const TICKS_PER_CLASS = 16;
/**
 * Terms of a class as a sum, a bit each: positive ones, negative ones, and those that are `0` or contain it.
 */
const POSITIVE = 1;
const NEGATIVE = 2;
const WORTH_ZERO = 4;
/** Bit of a class that contains a 0 of the board. */
const HOLDS_ZERO = 8;
class SolutionClasses {
    #graph;
    #bodies;
    #onlyPlain;
    /** Whether the terms of classes matter: whether a 0 of the board may be left over. */
    #hasTerms;
    #known = new Map();
    constructor(graph, distinct, { leaves, rules }) {
        this.#graph = graph;
        this.#bodies = new Bodies(distinct === 'essential');
        this.#onlyPlain = distinct === 'essential' && rules.use === 'any';
        this.#hasTerms = this.#onlyPlain && leaves[0][0] === 0;
    }
    /**
     * Returns the classes of some nodes with the same value.
     *
     * @param zero if the value is 0, where a body and its negation are one: which of the two to return, the
     * first or the last one; null for another value
     */
    ofTarget(nodes, zero) {
        const classes = new Map();
        for (const node of nodes) {
            for (const one of this.#classesOf(node)) {
                const key = zero === null ? keyOf(one) : one.body.index;
                if (zero === 'last' || !classes.has(key))
                    classes.set(key, one);
            }
        }
        return [...classes.values()];
    }
    /** Returns the expression that gave a class. */
    expressionOf({ way, operands }) {
        return this.#graph.expressionWith(way, operands.map((operand) => this.expressionOf(operand)));
    }
    #classesOf(node) {
        let known = this.#known.get(node);
        if (known === undefined) {
            const classes = new Map();
            for (const way of this.#graph.waysOf(node))
                this.#addWay(node, way, classes);
            this.#known.set(node, (known = [...classes.values()]));
        }
        return known;
    }
    /** Adds the classes that a way gives, unless they are known. */
    #addWay(node, way, into) {
        const graph = this.#graph;
        const bodies = this.#bodies;
        const row = graph.operationOf(way);
        const add = ({ sign, body }, operands) => {
            const terms = this.#hasTerms ? this.#termsOf(node, row, operands) : 0;
            if (isIdleZero(terms))
                return;
            const key = keyOf({ sign, body });
            if (!into.has(key))
                into.set(key, { sign, body, way, operands, terms });
        };
        if (typeof row === 'number') {
            add({ sign: 1, body: bodies.number(row) }, []);
            return;
        }
        const worth = {
            isZero: graph.isWorth(node, 0),
            isUnit: graph.isWorth(node, 1) || graph.isWorth(node, -1),
        };
        const [left, right] = graph.operandsOf(way);
        if (row.arity === 1) {
            for (const one of this.#classesOf(left)) {
                add({ sign: 1, body: bodies.atom(row.operator, [one], worth) }, [one]);
            }
            return;
        }
        if (this.#onlyPlain && !this.#isPlain(row, left, right))
            return;
        const others = this.#classesOf(right);
        for (const one of this.#classesOf(left)) {
            spendTicks(TICKS_PER_CLASS * others.length);
            for (const other of others)
                add(this.#join(row, one, other, worth), [one, other]);
        }
    }
    #join(row, one, other, worth) {
        switch (row.family) {
            case 'sum':
                return this.#bodies.sum(one, other, invertsRight(row), worth);
            case 'product':
                return this.#bodies.product(one, other, invertsRight(row), worth);
            case null: {
                // Operands of a commutative operator are taken in one of their two orders.
                const isSwapped = row.isCommutative && keyOf(one) > keyOf(other);
                return {
                    sign: 1,
                    body: this.#bodies.atom(row.operator, isSwapped ? [other, one] : [one, other], worth),
                };
            }
        }
    }
    /** Returns the kinds of the terms of an operation on classes, or of a number. */
    #termsOf(node, row, operands) {
        const holds = operands.reduce((bits, { terms }) => bits | (terms & HOLDS_ZERO), row === 0 ? HOLDS_ZERO : 0);
        if (typeof row === 'object' && row.family === 'sum') {
            const [left, right] = operands.map(({ terms }) => terms & ~HOLDS_ZERO);
            // A term worth 0 has the sign +, so of two the other one is positive.
            return (holds |
                left |
                (invertsRight(row) ? negateTerms(right) : right) |
                (left & right & WORTH_ZERO ? POSITIVE : 0));
        }
        if (this.#graph.isWorth(node, 0))
            return holds | (holds ? WORTH_ZERO : POSITIVE);
        return holds | (this.#graph.isNegative(node) ? NEGATIVE : POSITIVE);
    }
    /** Whether an operation is not \u00d7 1, \u00f7 1, + 0 or - 0. */
    #isPlain({ family, isCommutative }, left, right) {
        if (family === null)
            return true;
        const neutral = family === 'sum' ? 0 : 1;
        const graph = this.#graph;
        return !graph.isWorth(right, neutral) && !(isCommutative && graph.isWorth(left, neutral));
    }
}
/** Exchanges the positive and the negative terms. */
function negateTerms(terms) {
    return (terms & WORTH_ZERO) | ((terms & POSITIVE) << 1) | ((terms & NEGATIVE) >> 1);
}
/** Whether a sum has a 0 that it does not need: one that is not there to subtract from. */
function isIdleZero(terms) {
    return (terms & (WORTH_ZERO | POSITIVE)) === (WORTH_ZERO | POSITIVE);
}
function keyOf({ sign, body }) {
    return sign * (body.index + 1);
}

// The values of a search as a graph, as far as solutions are concerned: each node has the ways to make its
// value, and each way has at most two nodes as its operands. Trees and classes of solutions are walks over
// the nodes, listed and counted the same for every engine.
//
// Tried: lists of operands of any length in `listTrees`, 1.4 times the time.
/**
 * Counts the trees of a node: sums over its ways of products over their operands. With the four operators and
 * nine numbers there are at most 1,430 shapes \u00d7 9! orders \u00d7 3^8 operators, below 2^53.
 */
function countTrees(graph, node, known) {
    let count = known.get(node);
    if (count === undefined) {
        count = 0;
        const ways = graph.waysOf(node);
        spendTicks(ways.length);
        for (const way of ways) {
            let product = 1;
            for (const operand of graph.operandsOf(way))
                product *= countTrees(graph, operand, known);
            count += product;
        }
        known.set(node, count);
    }
    return count;
}
/** Yields all trees of a node, in the order of its ways. */
function* listTrees(graph, node) {
    for (const way of graph.waysOf(node)) {
        const operands = graph.operandsOf(way);
        if (operands.length === 0) {
            yield graph.expressionWith(way, []);
            continue;
        }
        for (const left of listTrees(graph, operands[0])) {
            if (operands.length === 1) {
                yield graph.expressionWith(way, [left]);
                continue;
            }
            for (const right of listTrees(graph, operands[1]))
                yield graph.expressionWith(way, [left, right]);
        }
    }
}

// All distinct solutions on a board of numbers of one value each: of nodes that have the value of the target,
// listed or counted.
/** Maximum number of boards whose values are kept at a time. */
const MAX_KNOWN_BOARDS = 16;
class GraphSolutions {
    #graph;
    #zero;
    /** Classes of solutions; null for `trees`. */
    #classes;
    #counts = new Map();
    /**
     * @param zero the one of a body and its negation to list for target 0, so that lists keep their expressions
     */
    constructor(graph, query, distinct, zero) {
        this.#graph = graph;
        this.#zero = isZero(query.target) ? zero : null;
        this.#classes = distinct === 'trees' ? null : new SolutionClasses(graph, distinct, query);
    }
    /** Yields the solutions of some nodes, in a fixed order. */
    *list(nodes) {
        const classes = this.#classes;
        if (classes === null)
            for (const node of nodes)
                yield* listTrees(this.#graph, node);
        else
            for (const one of classes.ofTarget(nodes, this.#zero))
                yield classes.expressionOf(one);
    }
    /** Counts the solutions of some nodes. */
    count(nodes) {
        if (this.#classes !== null)
            return this.#classes.ofTarget(nodes, this.#zero).length;
        return nodes.reduce((sum, node) => sum + countTrees(this.#graph, node, this.#counts), 0);
    }
}
/** Opens boards and keeps some of what was opened, because subsets of all boards come in turn. */
function keepBoards(open) {
    const known = new Map();
    return (board) => {
        let opened = known.get(board);
        if (opened === undefined) {
            if (known.size === MAX_KNOWN_BOARDS)
                known.clear();
            known.set(board, (opened = open(board)));
        }
        return opened;
    };
}

// From the intervals of exact/ to enclosures in doubles.
//
// The logarithm of a value near 1 is computed in doubles from the difference to 1, which takes more digits of
// the value. With the logarithm of exact/, a search for real values took 1.1 to 1.5 times as long.
/** Number of bits of a mantissa: all mantissas are exact as doubles. */
const MANTISSA_BITS = 52;
const WORKING_BITS = 96;
/** Working bits of numbers near 1, whose first digits say nothing about the logarithm. */
const BITS_NEAR_ONE = 192;
/** Exponent limit: beyond 2^\u00b1936 a value is far (enclosure.ts). */
const MAX_EXPONENT = 936;
/** Encloses a value. Its interval may have a 0 only if exact/ cannot tell the value from 0. */
function encloseExactly(value, into) {
    const { centre, radius, exponent } = round(encloseValue(value, WORKING_BITS));
    if (!isOnScale(exponent)) {
        const magnitude = Math.abs(centre);
        const l = ln(magnitude) + exponent * Math.LN2;
        const lr = radius / magnitude + (ln(magnitude) + Math.abs(l)) * 4 * LN_ERROR;
        into.set(Math.sign(centre), Infinity, l, lr);
        return;
    }
    into.set(centre * 2 ** exponent, radius * 2 ** exponent);
    if (radius === 0 || !into.isNearOne)
        return;
    const { low, high, scale } = encloseValue(value, BITS_NEAR_ONE);
    const one = 1n << BigInt(scale);
    const excess = round({ low: low - one, high: high - one, scale });
    const unit = 2 ** excess.exponent;
    if (isOnScale(excess.exponent))
        into.takeLogarithmOfExcess(excess.centre * unit, excess.radius * unit);
}
/** Rounds both ends outwards, to at most 52 bits; an integer that has no more remains as it is. */
function round({ low, high, scale }) {
    const places = Math.max(bitLength(low), bitLength(high), 1) - MANTISSA_BITS;
    const from = Number(shift(low, -places));
    const to = Number(shift(high, -places)) + Number(places > 0);
    const radius = places > 0 || low !== high ? Math.abs(to - from) / 2 + 1 : 0;
    return { centre: (from + to) / 2, radius, exponent: places - scale };
}
function isOnScale(exponent) {
    return Math.abs(exponent + MANTISSA_BITS) <= MAX_EXPONENT;
}

// The operators of a search as small integers, which a node stores in a byte: the four in the order of their
// rows, then the others of two operands that the rules allow; those of one operand from UNARY on.
/** Code of joined digits. */
const CONCATENATE = 126;
/** Code of a given number, which has no operator. */
const GIVEN = 127;
const UNARY = 128;
/** Whether a node is a given number, or digits joined to one. */
function isNumber(code) {
    return code === CONCATENATE || code === GIVEN;
}
/** Whether an operator has one operand. */
function isUnary(code) {
    return code >= UNARY;
}
/** The operators that rules allow, by code. */
class OperatorCodes {
    constructor(rules) {
        this.rows = [...FOUR];
        /** Parts of the operators beyond the four. */
        this.parts = [];
        /** Codes of the allowed operators of two operands, ascending. */
        this.binary = [];
        /** Codes of the allowed operators of one operand, ascending. */
        this.unary = [];
        const rows = selectAllRows(rules);
        this.concatenates = rows.includes(concatenation);
        for (const row of rows) {
            const code = FOUR.findIndex(({ operator }) => operator === row.operator);
            if (code >= 0)
                this.binary.push(code);
            else if (row !== concatenation)
                this.#add(row);
        }
    }
    /** Whether the two orders of operands have the same value. */
    isCommutative(code) {
        return this.rows[code].isCommutative;
    }
    #add(row) {
        const [codes, first] = row.arity === 1 ? [this.unary, UNARY] : [this.binary, FOUR.length];
        const code = first + codes.filter((other) => other >= FOUR.length).length;
        codes.push(code);
        this.rows[code] = row;
        // Engines before this one serve rules with `square`, which has no part.
        this.parts[code] = isDefined(row)
            ? spendOnCalls(row.search)
            : SEARCH_PARTS[row.operator];
    }
}
/** Ticks that a call of a user's function costs: as it may be slow, the time is checked every 16 calls. */
const TICKS_TO_CALL = 256;
/** Returns a part whose computations spend ticks. */
function spendOnCalls(part) {
    return {
        ...part,
        compute(...operands) {
            spendTicks(TICKS_TO_CALL);
            return part.compute(...operands);
        },
    };
}

// The logarithm of powers of fractions with fractions as exponents, such as root(8, 3) or a number in BigInt:
// that of the bases times the quotient of the exponents. Most are irrational, and exact/ would take longer to
// state it.
const TWO$1 = integer(2);
/** Computes the logarithm of a node to the base of another; unknown unless both are powers of fractions. */
function divideLogarithms(nodes, small, left, right) {
    const base = readPower(nodes, left);
    const argument = readPower(nodes, right);
    if (base === null || argument === null)
        return 'unknown';
    const ratio = divideOfFractions(nodes, small, argument.base, base.base);
    if (typeof ratio === 'string')
        return ratio;
    return reduce(multiply$1(ratio, divide$1(argument.exponent, base.exponent)));
}
function readPower(nodes, node) {
    let exponent = ONE;
    for (; !nodes.isRational(node); node = nodes.left[node]) {
        const row = nodes.operators.rows[nodes.code[node]];
        const right = nodes.right[node];
        if (row === squareRoot$1)
            exponent = divide$1(exponent, TWO$1);
        else if (row === root)
            exponent = divide$1(exponent, nodes.exactOf(right));
        else if (row === power && nodes.isRational(right)) {
            exponent = multiply$1(exponent, nodes.exactOf(right));
        }
        else
            return null;
    }
    return { base: node, exponent };
}
/** Divides the logarithms of two fractions. */
function divideOfFractions(nodes, small, over, under) {
    const { p, q } = nodes;
    if (q[under] > 0 && q[over] > 0) {
        const isInDomain = p[under] > 0 && p[under] !== q[under] && p[over] > 0;
        const outcome = isInDomain ? small.takeLogarithm(p[under], q[under], p[over], q[over]) : OUTSIDE;
        if (outcome === DONE)
            return { numerator: BigInt(small.p), denominator: BigInt(small.q) };
        return outcome === OUTSIDE ? 'outside-domain' : 'irrational';
    }
    const base = nodes.exactOf(under);
    const argument = nodes.exactOf(over);
    if (base.numerator <= 0n || argument.numerator <= 0n)
        return 'outside-domain';
    return logarithmOfFractions(base, argument) ?? 'irrational';
}

// The four operators as parts of the search (expression/operators/operator-parts.ts), so that it computes
// with all operators alike. A `switch` on the code with cases for the four takes as long.
const addition = {
    compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * d + c * b, b * d) : LARGE),
    enclose: (left, right, _, result) => bounded(result.setSum(left, right, 1)),
    invert: (_, target, known, __, other) => bounded(other.setSum(target, known, -1)),
};
const subtraction = {
    compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * d - c * b, b * d) : LARGE),
    enclose: (left, right, _, result) => bounded(result.setSum(left, right, -1)),
    invert: (knowsLeft, target, known, _, other) => bounded(knowsLeft ? other.setSum(known, target, -1) : other.setSum(target, known, 1)),
};
const multiplication = {
    compute: (a, b, c, d, _, result) => (isSmall(a, b, c, d) ? result.reduce(a * c, b * d) : LARGE),
    enclose: (left, right, _, result) => bounded(result.setProduct(left, right)),
    invert(_, target, known, __, other) {
        if (known.x === 0)
            return target.contains(0) ? ANYTHING : NOTHING;
        return bounded(other.setQuotient(target, known));
    },
};
const division = {
    compute(a, b, c, d, _, result) {
        if (c === 0)
            return OUTSIDE;
        if (!isSmall(a, b, c, d))
            return LARGE;
        return c > 0 ? result.reduce(a * d, b * c) : result.reduce(-a * d, -b * c);
    },
    enclose: (left, right, _, result) => bounded(result.setQuotient(left, right)),
    invert(knowsLeft, target, known, _, other) {
        if (!knowsLeft)
            return known.x === 0 ? NOTHING : bounded(other.setProduct(target, known));
        if (known.x === 0)
            return target.contains(0) ? ANYTHING : NOTHING;
        return target.isExactly(0) ? NOTHING : bounded(other.setQuotient(known, target));
    },
};
/** Returns the parts of the operators of a search, by code. */
function partsOf({ parts }) {
    return Object.assign([...parts], [addition, subtraction, multiplication, division]);
}
/** Whether a sum or product is small: its parts are at most this bound, before and after reduction. */
function isSmall(a, b, c, d) {
    return (Math.abs(a) + b) * (Math.abs(c) + d) < SMALL;
}

// Sketches: values of operations, known to be in their domains, as trees of exact/ of which nothing is
// decided. They give enclosures with more digits than doubles have, in microseconds. These nearly always tell
// that a value is not the integer, or not the 0, that doubles cannot tell it from, such as log(20!, 20! +
// sqrt(2)). A decision of exact/, which would also find fractions, takes up to a millisecond: with those
// alone, a search for real values without an answer takes up to 4 times as long.
/** Working bits of the enclosures. */
const BITS = 192;
/** Operations of the four operators, by code. */
const FOUR_OPERATIONS = ['sum', 'difference', 'product', 'quotient'];
/** Returns an operation without any decision. @param right the index of a square root: 2 */
function sketch({ rows }, code, left, right) {
    const row = rows[code];
    const operation = FOUR_OPERATIONS[code] ?? (row === logarithm ? 'logarithm' : 'power');
    const isRoot = row === root || row === squareRoot$1;
    return new Irrational(operation, left, isRoot ? divide$1(ONE, right) : right);
}
/** Whether a value is seen to be no integer. */
function isFractional(value) {
    let { low, high, scale } = encloseValue(value, BITS);
    // The digits before the point say nothing about integers.
    const whole = bitLength(high) - scale;
    if (whole > BITS / 2)
        ({ low, high, scale } = encloseValue(value, BITS + whole));
    const places = BigInt(scale);
    return (low - 1n) >> places === high >> places;
}

// The values of a search, as nodes of a graph in typed arrays: a node is a given number, digits joined to
// one, or an operation on one or two other nodes.
//
// A rational value is a fraction in lowest terms: in doubles while both parts are below 2^53, which nearly
// all are (small-fraction.ts), otherwise in BigInt. An irrational value is its operation alone. All have an
// enclosure in doubles, which serves for looking values up and for telling whether an operand may be outside
// a domain. Where an enclosure cannot tell, and where a result may be an integer, one with more digits may
// tell (sketch-value.ts); otherwise exact/ decides. Other rational results of irrational operands, such as
// root(8, 2) / root(2, 2) / 3, stay as they are, as looking for them would cost more than they do.
//
// A value that exact/ refuses, because it is too large or because a domain is undecided, makes no node; the
// search remembers it, and answers with that error rather than with `none`.
/** Marker of an absent node: the operation is not allowed. */
const NONE = -1;
/** Mark of a value that is not known to be a fraction. */
const UNKNOWN = -1;
/** Mark of a value that is not known to be a fraction, and is not an integer. */
const NOT_INTEGER = -2;
/** Maximum number of nodes, 66 bytes each. */
const MAX_NODES = 1 << 23;
/** Relative radius beyond which exact/ computes an enclosure. */
const BLUNT = 2 ** -36;
const BLUNT_LOGARITHM = 2 ** -20;
/** Magnitude up to which a possible integer is compared with one at once. Larger values often may be one. */
const SURELY_SPARSE = 2 ** 40;
/** Index of a square root. */
const TWO = integer(2);
/** Ticks that an exact operation costs (core/deadline.ts). */
const TICKS_TO_APPLY_EXACTLY = 256;
class Nodes {
    #capacity;
    #limits;
    #isNatural;
    #isWhole;
    #isReal;
    #most;
    #small;
    /** Values in the form of exact/: all that are not small, once they are computed. */
    #exact;
    /** Values that are not decided (sketch-value.ts). */
    #sketches;
    #digits;
    #furtherWays;
    #a;
    #b;
    #result;
    constructor(values, operators, limits) {
        /** Number of nodes, which are numbered from 0. */
        this.length = 0;
        this.#capacity = 1 << 10;
        /** Fields of the enclosures. */
        this.x = new Float64Array(this.#capacity);
        this.r = new Float64Array(this.#capacity);
        this.l = new Float64Array(this.#capacity);
        this.lr = new Float64Array(this.#capacity);
        /**
         * Numerators, with the denominators in `q`, if both are small. Otherwise `p` is 0, and `q` is 0 for a
         * fraction in BigInt, -1 if there is no fraction, or NOT_INTEGER.
         */
        this.p = new Float64Array(this.#capacity);
        this.q = new Float64Array(this.#capacity);
        this.code = new Uint8Array(this.#capacity);
        /** Operands: the right one is NONE for one operand, both for none. */
        this.left = new Int32Array(this.#capacity);
        this.right = new Int32Array(this.#capacity);
        /** Number of operations of a node in all. */
        this.operations = new Uint8Array(this.#capacity);
        /** Whether a value was left out only because of its size. */
        this.isIncomplete = false;
        /** The first expression that exact/ could not decide about. */
        this.undecided = null;
        this.#small = new SmallFraction();
        /** Values in the form of exact/: all that are not small, once they are computed. */
        this.#exact = new Array(this.#capacity).fill(undefined);
        /** Values that are not decided (sketch-value.ts). */
        this.#sketches = [];
        this.#digits = new Map();
        this.#furtherWays = new Map();
        this.#a = new Operand();
        this.#b = new Operand();
        this.#result = new Enclosure();
        this.operators = operators;
        this.#limits = limits;
        this.#isNatural = values === 'natural';
        this.#isWhole = this.#isNatural || values === 'integer';
        this.#isReal = values === 'real';
        this.#most = 2 ** Math.min(limits.bits, 53);
        this.limits = toSearchLimits(limits);
        this.parts = partsOf(operators);
    }
    addNumber(value) {
        return this.#addSmall(value, 1, GIVEN, NONE, NONE);
    }
    /** Adds the number that some digits form. */
    addDigits(digits) {
        const value = digits.reduce((number, digit) => 10 * number + digit, 0);
        const node = this.#addSmall(value, 1, CONCATENATE, NONE, NONE);
        this.operations[node] = digits.length - 1;
        this.#digits.set(node, digits);
        return node;
    }
    /**
     * Adds the result of one node, with NONE as the right one, or of two; returns NONE if the rules forbid it.
     */
    addOperation(code, left, right) {
        const q = this.q[left];
        const s = right === NONE ? 1 : this.q[right];
        if (q > 0 && s > 0) {
            const r = right === NONE ? 0 : this.p[right];
            const outcome = this.parts[code].compute(this.p[left], q, r, s, this.limits, this.#small);
            if (outcome <= IRRATIONAL)
                return this.#addOutcome(outcome, code, left, right);
            return this.#addExactly(code, left, right);
        }
        const row = this.operators.rows[code];
        if (row === logarithm)
            return this.#addLogarithm(code, left, right);
        // Exponents with denominators from 2^53 on: no fraction but 1 has a root of such an index.
        if (row === power && q >= 0 && s === 0 && Math.abs(this.x[right]) < 1 && !this.isWorth(left, 1))
            return this.#addIrrational(code, left, right);
        return q < 0 || s < 0 ? this.#approximate(code, left, right, false) : this.#addExactly(code, left, right);
    }
    /** Removes the nodes from a number on. */
    truncate(length) {
        this.length = length;
    }
    /** Reads an operand. */
    loadOperand(node, into) {
        into.p = this.p[node];
        into.q = this.q[node];
        this.load(node, into);
    }
    /** Reads an enclosure with its logarithm, if it has one. */
    load(node, into) {
        if (Number.isNaN(this.l[node])) {
            into.set(this.x[node], this.r[node]);
            if (this.q[node] > 0 && into.isNearOne)
                into.takeLogarithmOfExcess((this.p[node] - this.q[node]) / this.q[node], 0);
            else if (!into.takeLogarithm())
                return;
            this.l[node] = into.l;
            this.lr[node] = into.lr;
        }
        else {
            into.set(this.x[node], this.r[node], this.l[node], this.lr[node]);
        }
    }
    isRational(node) {
        return this.q[node] >= 0;
    }
    /** Whether two rational values are equal. */
    isSame(one, other) {
        if (this.q[one] !== this.q[other] || this.p[one] !== this.p[other])
            return false;
        return this.q[one] !== 0 || isEqual(this.#exact[one], this.#exact[other]);
    }
    /** Returns a value in the form of exact/, or the fault. */
    exactOf(node) {
        if (this.q[node] > 0)
            return fractionOf(this.p[node], this.q[node]);
        const known = this.#exact[node];
        if (known !== undefined)
            return known;
        const value = this.#applyExactly(this.code[node], this.left[node], this.right[node]);
        this.#exact[node] = value;
        if (value instanceof Irrational)
            this.q[node] = NOT_INTEGER;
        return value;
    }
    /** Records the reason why a value that was found has no exact form. */
    noteFault(node, fault) {
        if (fault === 'too-large')
            this.isIncomplete = true;
        if (fault === 'undecided')
            this.undecided ??= this.expressionOf(node);
    }
    /** Whether a value is an integer. */
    isWorth(node, value) {
        return this.q[node] === 1 && this.p[node] === value;
    }
    /** Whether a value other than 0 is negative. */
    isNegative(node) {
        return this.x[node] < 0;
    }
    /** Adds a further way to make the value of a node: another node with that value. */
    addWay(node, way) {
        const ways = this.#furtherWays.get(node);
        if (ways === undefined)
            this.#furtherWays.set(node, [way]);
        else
            ways.push(way);
    }
    /** Returns the ways to make the value of a node: itself, and those that were added. */
    waysOf(node) {
        return [node, ...(this.#furtherWays.get(node) ?? [])];
    }
    operationOf(way) {
        const code = this.code[way];
        return isNumber(code) ? this.p[way] : this.operators.rows[code];
    }
    operandsOf(way) {
        return listOperands(this.left[way], this.right[way]);
    }
    /** Tree of a node. */
    expressionOf(node) {
        return this.expressionWith(node, this.operandsOf(node).map((operand) => this.expressionOf(operand)));
    }
    expressionWith(node, operands) {
        const code = this.code[node];
        if (code === GIVEN)
            return this.p[node];
        if (code === CONCATENATE)
            return { operator: concatenation.operator, parts: this.#digits.get(node) };
        return this.#toOperation(code, operands);
    }
    #addOutcome(outcome, code, left, right) {
        if (outcome === DONE) {
            const { p, q } = this.#small;
            if ((this.#isWhole && q !== 1) || (this.#isNatural && p <= 0))
                return NONE;
            if (Math.abs(p) >= this.#most || q >= this.#most) {
                this.isIncomplete = true;
                return NONE;
            }
            return this.#addSmall(p, q, code, left, right);
        }
        return outcome === OUTSIDE ? NONE : this.#addIrrational(code, left, right);
    }
    #addIrrational(code, left, right) {
        return this.#isReal ? this.#approximate(code, left, right, true) : NONE;
    }
    #addLogarithm(code, left, right) {
        if (this.isWorth(left, 1))
            return NONE;
        const value = divideLogarithms(this, this.#small, left, right);
        if (value === 'outside-domain')
            return NONE;
        if (value === 'unknown')
            return this.#approximate(code, left, right, false);
        if (value === 'irrational')
            return this.#addIrrational(code, left, right);
        return this.#addFraction(value, code, left, right);
    }
    /** Computes the result in doubles, if doubles can tell that it is in the domain, and its value. */
    #approximate(code, left, right, isIrrational) {
        const a = this.#a;
        const b = this.#b;
        const result = this.#result;
        this.loadOperand(left, a);
        if (right !== NONE)
            this.loadOperand(right, b);
        const { enclose } = this.parts[code];
        let outcome = enclose(a, b, this.limits, result);
        if (outcome === ANYTHING) {
            this.#sharpen(left, a);
            this.#sharpen(right, b);
            outcome = enclose(a, b, this.limits, result);
        }
        if (outcome === NOTHING)
            return NONE;
        if (outcome === WHOLE)
            return this.#addSmall(result.x, 1, code, left, right);
        if (outcome !== BOUNDED)
            return this.#addExactly(code, left, right);
        if (this.#isTooLarge(result)) {
            this.isIncomplete = true;
            return NONE;
        }
        const isClear = !isBlunt(result) && (isIrrational || !isNearInteger(result));
        if (isClear)
            return this.#add(result, code, left, right, isIrrational ? NOT_INTEGER : UNKNOWN);
        const value = this.#sketch(code, left, right);
        if (result.r === 0 || !isFractional(value))
            return this.#addExactly(code, left, right);
        encloseExactly(value, result);
        if (isBlunt(result))
            return this.#addExactly(code, left, right);
        const node = this.#add(result, code, left, right, NOT_INTEGER);
        this.#sketches[node] = value;
        return node;
    }
    /** Encloses an operand, or none, by more digits than doubles have, if these tell that it is no integer. */
    #sharpen(node, into) {
        const value = this.#sketchOf(node);
        if (isRational(value) || !isFractional(value))
            return;
        encloseExactly(value, into);
        into.q = this.q[node] = NOT_INTEGER;
    }
    #sketchOf(node) {
        if (node === NONE)
            return TWO;
        if (this.isRational(node))
            return this.exactOf(node);
        const exact = this.#exact[node];
        if (typeof exact === 'object')
            return exact;
        return (this.#sketches[node] ??= this.#sketch(this.code[node], this.left[node], this.right[node]));
    }
    #sketch(code, left, right) {
        spendTicks(TICKS_TO_APPLY_EXACTLY);
        return sketch(this.operators, code, this.#sketchOf(left), this.#sketchOf(right));
    }
    /** Whether exact/ would refuse a result, which is in its domain, because of its magnitude. */
    #isTooLarge({ isFar, l, lr }) {
        return isFar && Math.abs(l) - lr > (this.#limits.bits + 2) * Math.LN2 * (1 + 2 ** -40);
    }
    #addExactly(code, left, right) {
        const value = this.#applyExactly(code, left, right);
        if (typeof value === 'string') {
            if (value === 'too-large')
                this.isIncomplete = true;
            if (value === 'undecided')
                this.undecided ??= this.#describe(code, left, right);
            return NONE;
        }
        if (isRational(value))
            return this.#addFraction(value, code, left, right);
        return this.#isReal ? this.#addValue(value, code, left, right) : NONE;
    }
    #addFraction(value, code, left, right) {
        const { numerator, denominator } = value;
        if ((this.#isWhole && denominator !== 1n) || (this.#isNatural && numerator <= 0n))
            return NONE;
        const p = Number(numerator);
        const q = Number(denominator);
        if (Math.abs(p) < SMALL && q < SMALL) {
            return this.#addSmall(p, q, code, left, right);
        }
        return this.#addValue(value, code, left, right);
    }
    #addValue(value, code, left, right) {
        encloseExactly(value, this.#result);
        const node = this.#add(this.#result, code, left, right, isRational(value) ? 0 : NOT_INTEGER);
        this.#exact[node] = value;
        return node;
    }
    #describe(code, left, right) {
        const operands = listOperands(left, right).map((operand) => this.expressionOf(operand));
        return this.#toOperation(code, operands);
    }
    #toOperation(code, [left, right]) {
        const { operator } = this.operators.rows[code];
        return isUnary(code)
            ? { operator: operator, operand: left }
            : { operator: operator, left, right };
    }
    #applyExactly(code, left, right) {
        spendTicks(TICKS_TO_APPLY_EXACTLY);
        const operands = [];
        for (const node of listOperands(left, right)) {
            const value = this.exactOf(node);
            if (typeof value === 'string')
                return value;
            operands.push(value);
        }
        return applyExactly(this.operators.rows[code], operands, this.#limits);
    }
    #addSmall(p, q, code, left, right) {
        const node = this.#allocate(code, left, right);
        const x = p / q;
        this.x[node] = x;
        this.r[node] = q === 1 ? 0 : Math.abs(x) * 2 ** -53;
        this.l[node] = NaN;
        this.p[node] = p;
        this.q[node] = q;
        return node;
    }
    #add({ x, r, l, lr }, code, left, right, q) {
        const node = this.#allocate(code, left, right);
        this.x[node] = x;
        this.r[node] = r;
        this.l[node] = l;
        this.lr[node] = lr;
        this.p[node] = 0;
        this.q[node] = q;
        this.#exact[node] = undefined;
        this.#sketches[node] = undefined;
        return node;
    }
    #allocate(code, left, right) {
        if (this.length === this.#capacity)
            this.#grow();
        spendTicks();
        const node = this.length++;
        this.code[node] = code;
        this.left[node] = left;
        this.right[node] = right;
        if (left !== NONE) {
            this.operations[node] = 1 + this.operations[left] + (right === NONE ? 0 : this.operations[right]);
        }
        else {
            this.operations[node] = 0;
        }
        return node;
    }
    #grow() {
        if (this.#capacity >= MAX_NODES) {
            throw new NumbersGameError('out-of-memory', `numbers: they make more than ${MAX_NODES} values`);
        }
        this.#exact = this.#exact.concat(new Array(this.#capacity).fill(undefined));
        this.#capacity *= 2;
        const enlarge = (column) => {
            const larger = new column.constructor(this.#capacity);
            larger.set(column);
            return larger;
        };
        this.x = enlarge(this.x);
        this.r = enlarge(this.r);
        this.l = enlarge(this.l);
        this.lr = enlarge(this.lr);
        this.p = enlarge(this.p);
        this.q = enlarge(this.q);
        this.code = enlarge(this.code);
        this.left = enlarge(this.left);
        this.right = enlarge(this.right);
        this.operations = enlarge(this.operations);
    }
}
/** Lists the operands of an operation, or those of a number, which has none. */
function listOperands(left, right) {
    return [left, right].filter((operand) => operand !== NONE);
}
/** Whether a value that is not too large for it to be rare may be an integer. */
function isNearInteger(value) {
    const { x, r, isFar } = value;
    if (isFar || Math.abs(x) >= SURELY_SPARSE || Math.abs(x - Math.round(x)) > r)
        return false;
    return Math.round(x) !== 1 || value.mayBeOne;
}
function isBlunt({ x, r, lr, isFar }) {
    return isFar ? lr > BLUNT_LOGARITHM : r > Math.abs(x) * BLUNT;
}
function fractionOf(p, q) {
    return { numerator: BigInt(p), denominator: BigInt(q) };
}

// The nodes of one subset of the numbers, ascending by operations, with a hash table that finds those whose
// value may be in an interval.
//
// A cell holds the nodes whose values have the same upper 32 bits as doubles: sign, exponent and 20 bits of
// the fraction. Nearly every interval that is looked up lies in one cell, or touches a second one, and few
// values share a cell. An interval of many cells, or round 0, is looked for in the whole list; so are values
// off the scale of doubles, of which there are few.
//
// In a search for one solution a rational value is kept once, with the fewest operations; a search for all
// keeps the further ways to make it. Irrational ones are all kept: telling that two of them are equal would
// take longer than looking at both.
/** Bound of the relative radius of a node, with a margin for the arithmetic here (node-table.ts, BLUNT). */
const NODE_RADIUS = 2 ** -35;
/** Maximum number of cells of an interval; one of more cells is looked for in the whole list. */
const MAX_CELLS = 4;
/** Multiplier of the hash: the odd number next to 2^32 divided by the golden ratio. */
const MULTIPLIER = 0x9e3779b1;
class SubsetNodes {
    #graph;
    #far;
    #heads;
    #next;
    #shift;
    #probe;
    constructor(graph) {
        /** All nodes; those of `k` operations end at `ends[k]`. */
        this.nodes = [];
        this.ends = [];
        this.#far = [];
        this.#heads = new Int32Array(16).fill(NONE);
        this.#next = [];
        this.#shift = 28;
        this.#probe = new Enclosure();
        this.#graph = graph;
    }
    /** Returns the index at which the nodes of a number of operations begin. */
    startOf(operations) {
        return operations === 0 ? 0 : this.ends[operations - 1];
    }
    /** Finds a node with the same rational value that makes a new one superfluous; NONE if there is none. */
    findSame(node, isForAll) {
        const graph = this.#graph;
        if (!graph.isRational(node) || graph.r[node] === Infinity)
            return NONE;
        const unary = isUnary(graph.code[node]);
        for (let place = this.#heads[this.#cellOf(wordOf(graph.x[node]))]; place !== NONE; place = this.#next[place]) {
            const other = this.nodes[place];
            if (graph.x[other] !== graph.x[node] || !graph.isSame(other, node))
                continue;
            const otherUnary = isUnary(graph.code[other]);
            // Only what is not the result of such an operator itself may be the operand of one.
            if (isForAll) {
                if (unary === otherUnary && graph.operations[other] === graph.operations[node])
                    return other;
            }
            else if (unary || !otherUnary) {
                return other;
            }
        }
        return NONE;
    }
    add(node) {
        const place = this.nodes.push(node) - 1;
        if (this.#graph.r[node] === Infinity)
            this.#far.push(node);
        if (place >= this.#heads.length)
            this.#rehash();
        else
            this.#enter(place);
    }
    /** Visits the nodes of `least` to `most` operations whose value may be the target's. */
    find(target, least, most, visit) {
        if (target.isFar)
            return this.#findFar(target, least, most, visit);
        const graph = this.#graph;
        const { x, r } = target;
        const radius = r + (Math.abs(x) + r) * NODE_RADIUS;
        const low = x - radius;
        const high = x + radius;
        const one = wordOf(low);
        const other = wordOf(high);
        if ((low < 0 && high >= 0) || Math.abs(one - other) >= MAX_CELLS)
            return this.#scan(target, least, most, visit);
        for (let word = Math.min(one, other); word <= Math.max(one, other); word++) {
            for (let place = this.#heads[this.#cellOf(word)]; place !== NONE; place = this.#next[place]) {
                const node = this.nodes[place];
                if (graph.operations[node] < least || graph.operations[node] > most)
                    continue;
                const value = graph.x[node];
                if (Math.abs(value - x) > r + graph.r[node] || wordOf(value) !== word)
                    continue;
                if (visit(node))
                    return true;
            }
        }
        return false;
    }
    #scan(target, least, most, visit) {
        const graph = this.#graph;
        const end = this.ends[most];
        for (let place = this.startOf(least); place < end; place++) {
            const node = this.nodes[place];
            graph.load(node, this.#probe);
            if (mayBeEqual(target, this.#probe) && visit(node))
                return true;
        }
        return false;
    }
    #findFar(target, least, most, visit) {
        const graph = this.#graph;
        for (const node of this.#far) {
            if (graph.operations[node] < least || graph.operations[node] > most)
                continue;
            graph.load(node, this.#probe);
            if (mayBeEqual(target, this.#probe) && visit(node))
                return true;
        }
        return false;
    }
    #rehash() {
        this.#heads = new Int32Array(2 * this.#heads.length).fill(NONE);
        this.#shift--;
        for (let place = 0; place < this.nodes.length; place++)
            this.#enter(place);
    }
    #enter(place) {
        const cell = this.#cellOf(wordOf(this.#graph.x[this.nodes[place]]));
        this.#next[place] = this.#heads[cell];
        this.#heads[cell] = place;
    }
    #cellOf(word) {
        return Math.imul(word, MULTIPLIER) >>> this.#shift;
    }
}
function wordOf(x) {
    return upperWordOf(x + 0); // never -0
}

// Searches the values that the numbers make with operators beyond the four, and the ways to make a target.
//
// Subsets of up to about half of the numbers are listed forward, by operations: all nodes of 0, of 1, \u2026
// (node-list.ts). A target is looked for backward: over all splits of a subset, each node of the smaller
// part is one operand, and the inverse of the operator encloses the other one, which is looked up in a list
// or, if its subset is not listed, looked for in turn. Whatever is found is then computed forward, so only
// that computation has to be right about domains and values; the inverse only must not miss anything.
//
// With four numbers and the operators + - * / ^ root log, this computes some 600 values and looks up some
// 3,000 enclosures; all values of four numbers are some 20,000. Lists of larger subsets cost more than they
// save up to five numbers; with six, those of three and four numbers are looked up often enough.
//
// An operator of one operand is applied to a number, to joined digits or to the result of an operator of two,
// so a subset of k numbers has at most 2k - 1 of them.
//
// Tried with five numbers under `real`: remembering the targets of subsets that were looked for in vain,
// which are nearly all different; leaving out fractions where an inverse is every integer, as is done forward
// anyway, within 3 %; an inverse of roots that tells targets too near to 1, 6 % for 100 bytes.
/**
 * Maximum number of operations of expressions of a number of numbers, at least one. The minimum is one less
 * than the numbers.
 */
function mostOperations(rules, size) {
    return selectAllRows(rules).some(({ arity }) => arity === 1) ? 3 * size - 2 : size - 1;
}
/** Known operand of an operator that has no other. */
const NO_OPERAND = new Operand();
class NodeSearch {
    #isForAll;
    #operators;
    #isNatural;
    #listedSize;
    #lists = new Map();
    #digits = new Map();
    /** Enclosures for each subset on the way down. */
    #known = [];
    #other = [];
    #probe = new Enclosure();
    /** Number of nodes that are kept: nodes below it are not removed. */
    #kept = 0;
    /** @param isForAll whether all solutions are wanted, or one with the fewest operations */
    constructor(leaves, rules, values, isForAll) {
        const operators = new OperatorCodes(rules);
        this.#operators = operators;
        this.nodes = new Nodes(values, operators, rules.limits);
        this.leaves = leaves;
        this.#isForAll = isForAll;
        this.#isNatural = values === 'natural';
        this.subsets = openSubsets(leaves);
        this.#listedSize = leaves.length < 6 || operators.unary.length > 0 ? Math.ceil(leaves.length / 2) : 4;
    }
    /**
     * Visits nodes of a subset whose value may be the target's, all of them with `least` to `most` operations.
     * Those of subsets that are not listed are removed unless `visit` keeps them by `keep`.
     */
    visit(mask, least, most, target, visit) {
        return this.#visit(this.subsets.firstTwins[mask], least, most, target, true, visit);
    }
    #mostOf(size) {
        return this.#operators.unary.length > 0 ? 3 * size - 2 : size - 1;
    }
    /** Keeps all nodes made so far. */
    keep() {
        this.#kept = this.nodes.length;
    }
    #visit(mask, least, most, target, takesUnary, visit) {
        const size = countBits(mask);
        least = Math.max(least, size - 1);
        most = Math.min(most, this.#mostOf(size));
        if (least > most)
            return false;
        if (this.#isNatural && target.x + target.r < 1)
            return false;
        if (size <= this.#listedSize) {
            const list = this.#listOf(mask, most);
            if (takesUnary)
                return list.find(target, least, most, visit);
            return list.find(target, least, most, (node) => !isUnary(this.nodes.code[node]) && visit(node));
        }
        if (this.#visitBinary(mask, least, most, target, visit))
            return true;
        if (least === size - 1 && this.#visitDigits(mask, target, visit))
            return true;
        return takesUnary && this.#visitUnary(mask, least, most, target, visit);
    }
    #visitBinary(mask, least, most, target, visit) {
        for (const [left, right] of this.subsets.splitsOf(mask)) {
            const knowsLeft = countBits(left) <= countBits(right);
            const [knownMask, otherMask] = knowsLeft ? [left, right] : [right, left];
            const size = countBits(knownMask);
            const mostKnown = Math.min(this.#mostOf(size), most - countBits(otherMask));
            const list = this.#listOf(knownMask, mostKnown);
            for (const code of this.#operators.binary) {
                if (this.#isMirrored(code, left, right))
                    continue;
                for (let count = size - 1; count <= mostKnown; count++) {
                    const [leastOther, mostOther] = [least - 1 - count, most - 1 - count];
                    const end = list.ends[count];
                    for (let place = list.startOf(count); place < end; place++) {
                        const known = list.nodes[place];
                        if (this.#visitOthers(code, knowsLeft, known, otherMask, leastOther, mostOther, target, visit))
                            return true;
                    }
                }
            }
        }
        return false;
    }
    /** Visits the results of a known operand with each possible other operand. */
    #visitOthers(code, knowsLeft, known, otherMask, least, most, target, visit) {
        spendTicks();
        const depth = countBits(otherMask);
        const operand = (this.#known[depth] ??= new Operand());
        const other = (this.#other[depth] ??= new Enclosure());
        const { nodes } = this;
        nodes.loadOperand(known, operand);
        const inverse = nodes.parts[code].invert(knowsLeft, target, operand, nodes.limits, other);
        if (inverse === NOTHING)
            return false;
        const meet = (found) => this.#offer(knowsLeft ? nodes.addOperation(code, known, found) : nodes.addOperation(code, found, known), target, visit);
        return this.#visitInverse(inverse, otherMask, least, most, other, true, meet);
    }
    /** Visits the operands that an inverse tells. */
    #visitInverse(inverse, mask, least, most, other, takesUnary, visit) {
        if (inverse === NOTHING)
            return false;
        if (inverse === BOUNDED)
            return this.#visit(mask, least, most, other, takesUnary, visit);
        if (inverse === ANYTHING)
            return this.#visitAll(mask, least, most, visit);
        const operand = new Enclosure();
        return inverse.some((value) => {
            operand.set(value, 0);
            return this.#visit(mask, least, most, operand, takesUnary, visit);
        });
    }
    /** Visits a new node if it may be the target, and removes it unless it is kept. */
    #offer(node, target, visit) {
        if (node === NONE)
            return false;
        this.nodes.load(node, this.#probe);
        if (mayBeEqual(target, this.#probe) && visit(node))
            return true;
        this.nodes.truncate(Math.max(node, this.#kept));
        return false;
    }
    #visitAll(mask, least, most, visit) {
        const list = this.#listOf(mask, most);
        const end = list.ends[most];
        for (let place = list.startOf(Math.max(0, least)); place < end; place++)
            if (visit(list.nodes[place]))
                return true;
        return false;
    }
    #visitDigits(mask, target, visit) {
        for (const digits of this.#digitsOf(mask)) {
            if (this.#offer(this.nodes.addDigits(digits), target, visit))
                return true;
        }
        return false;
    }
    #visitUnary(mask, least, most, target, visit) {
        const { nodes } = this;
        for (const code of this.#operators.unary) {
            const meet = (found) => !isUnary(nodes.code[found]) &&
                this.#offer(nodes.addOperation(code, found, NONE), target, visit);
            const other = new Enclosure();
            const inverse = nodes.parts[code].invert(false, target, NO_OPERAND, nodes.limits, other);
            if (this.#visitInverse(inverse, mask, least - 1, most - 1, other, false, meet))
                return true;
        }
        return false;
    }
    /** Returns the list of a subset, complete up to a number of operations. */
    #listOf(mask, operations) {
        let list = this.#lists.get(mask);
        if (list === undefined)
            this.#lists.set(mask, (list = new SubsetNodes(this.nodes)));
        while (list.ends.length <= operations) {
            this.#extend(list, mask, list.ends.length);
            list.ends.push(list.nodes.length);
        }
        return list;
    }
    /** Lists the nodes of a number of operations. */
    #extend(list, mask, operations) {
        const size = countBits(mask);
        if (operations < size - 1 || operations > this.#mostOf(size))
            return;
        if (size === 1 && operations === 0) {
            for (const value of this.leaves[31 - Math.clz32(mask)])
                this.#enter(list, this.nodes.addNumber(value));
        }
        if (operations === size - 1) {
            for (const digits of this.#digitsOf(mask))
                this.#enter(list, this.nodes.addDigits(digits));
        }
        for (const [left, right] of this.subsets.splitsOf(mask))
            this.#join(list, left, right, operations);
        if (operations === 0)
            return;
        const end = list.ends[operations - 1];
        for (let place = list.startOf(operations - 1); place < end; place++) {
            const operand = list.nodes[place];
            if (isUnary(this.nodes.code[operand]))
                continue;
            for (const code of this.#operators.unary)
                this.#enter(list, this.nodes.addOperation(code, operand, NONE));
        }
    }
    #join(list, leftMask, rightMask, operations) {
        const leastLeft = countBits(leftMask) - 1;
        const mostLeft = operations - countBits(rightMask);
        const lefts = this.#listOf(leftMask, mostLeft);
        const rights = this.#listOf(rightMask, operations - countBits(leftMask));
        for (const code of this.#operators.binary) {
            if (this.#isMirrored(code, leftMask, rightMask))
                continue;
            for (let count = leastLeft; count <= mostLeft; count++) {
                const rest = operations - 1 - count;
                const leftEnd = lefts.ends[count];
                const rightEnd = rights.ends[rest];
                for (let i = lefts.startOf(count); i < leftEnd; i++) {
                    const left = lefts.nodes[i];
                    for (let j = rights.startOf(rest); j < rightEnd; j++) {
                        this.#enter(list, this.nodes.addOperation(code, left, rights.nodes[j]));
                    }
                }
            }
        }
    }
    /** Puts a new node into a list, unless it is already there. */
    #enter(list, node) {
        if (node === NONE)
            return;
        const same = list.findSame(node, this.#isForAll);
        if (same === NONE) {
            list.add(node);
        }
        else if (this.#isForAll) {
            this.nodes.addWay(same, node);
        }
        else {
            this.nodes.truncate(node);
        }
    }
    /** Whether an operation can be left out because its operands also come in the other order. */
    #isMirrored(code, left, right) {
        return !this.#isForAll && left > right && this.#operators.isCommutative(code);
    }
    /** Lists the digits of a subset in every order, if all its numbers are digits. */
    #digitsOf(mask) {
        if (!this.#operators.concatenates || countBits(mask) < 2)
            return [];
        let orders = this.#digits.get(mask);
        if (orders === undefined) {
            const leaves = this.leaves.filter((_, place) => (mask >> place) & 1);
            this.#digits.set(mask, (orders = ordersOf(leaves)));
        }
        return orders;
    }
}
/**
 * Lists every order of one digit of each leaf that does not begin with 0, those with the same digits once.
 */
function ordersOf(leaves) {
    let orders = [[]];
    for (const leaf of leaves) {
        const digits = leaf.filter((value) => value < 10);
        orders = orders.flatMap((order) => digits.flatMap((digit) => Array.from({ length: order.length + 1 }, (_, i) => [...order.slice(0, i), digit, ...order.slice(i)])));
    }
    const numerals = orders.filter(([first]) => first !== 0);
    return [...new Map(numerals.map((order) => [order.join(''), order])).values()];
}

// One puzzle with operators beyond the four: an expression of the target with the fewest operations.
//
// For each number of operations, the rational values are searched first, and under `real` then all values:
// nearly every target that can be made can be made of rational values, which are far fewer. The order of
// answers with as many operations is thus: rational ones first; then subsets of fewer numbers, and of as many
// those with the largest numbers; then as search-nodes.ts goes through splits, operators and operands.
//
// A search for each number of operations computes the same inverses as the one before. So, from some number
// on, one search for all numbers of operations that are left tells whether there is an answer at all. Puzzles
// of five and six numbers without one take 0.5 to 0.8 of the time.
/** How many operations more than numbers are tried one by one: few answers take more. */
const SINGLY = 2;
/** Count of numbers from which all real values that they make may be too many to list. */
const TOO_MANY = 6;
/**
 * Finds the answer to a puzzle; null if there is none.
 *
 * @throws NumbersGameError `too-large`, `undecided`, `out-of-memory`
 */
function findFurther({ leaves, rules, target }) {
    const open = (values) => new NodeSearch(leaves, rules, values, false);
    const searches = rules.values === 'real' ? [open('rational'), open('real')] : [open(rules.values)];
    const enclosure = new Enclosure();
    encloseExactly(target, enclosure);
    const count = leaves.length;
    const most = mostOperations(rules, count);
    const together = count < TOO_MANY || rules.values !== 'real' ? count + SINGLY : Infinity;
    for (let operations = rules.use === 'all' ? count - 1 : 0; operations <= most; operations++) {
        if (operations === together && find(operations, most) === null)
            break;
        const expression = find(operations, operations);
        if (expression !== null)
            return { value: target, expression };
    }
    for (const { nodes } of searches)
        checkComplete(nodes, true, rules);
    return null;
    /** Finds an expression with `least` to `most` operations; the first one, if these are the same number. */
    function find(least, most) {
        for (const search of searches) {
            const { nodes } = search;
            for (let size = rules.use === 'all' ? count : 1; size <= count; size++) {
                for (const mask of search.subsets.ofSize(size)) {
                    let found = NONE;
                    const isTarget = (node) => isNode(nodes, (found = node), target);
                    if (search.visit(mask, least, most, enclosure, isTarget))
                        return nodes.expressionOf(found);
                }
            }
        }
        return null;
    }
}
/** Whether a node has a value. If that cannot be decided, the nodes record it. */
function isNode(nodes, node, value) {
    const own = nodes.exactOf(node);
    if (typeof own !== 'string') {
        if (!('numerator' in own)) {
            const same = isEqual$1(own, value);
            if (same !== 'undecided')
                return same;
            nodes.undecided ??= nodes.expressionOf(node);
            return false;
        }
        return isEqual(own, value);
    }
    nodes.noteFault(node, own);
    return false;
}
/**
 * Checks the end of a search.
 *
 * @param isNothing whether nothing was found: only then larger values could have been solutions
 * @throws NumbersGameError `too-large`, `undecided`
 */
function checkComplete({ isIncomplete, undecided }, isNothing, { limits: { bits }, defined }) {
    if (undecided !== null) {
        throw new NumbersGameError('undecided', `puzzle: it can be neither proved nor refuted that ${toText(undecided, defined)} is the target`);
    }
    if (!isIncomplete || !isNothing)
        return;
    throw new NumbersGameError('too-large', `rules.limits.bits: no solution was found without values of more than ${bits} binary digits`);
}

// All distinct solutions with operators beyond the four, on a board of numbers of one value each: over one
// subset and with one number of operations at a time, listed or counted.
class FurtherSolutions {
    #search;
    #solutions;
    #target;
    #enclosure = new Enclosure();
    /** Opens the solutions of a query. @throws NumbersGameError `too-large` */
    constructor(query, distinct) {
        const { leaves, rules, target } = query;
        this.#search = new NodeSearch(leaves, rules, rules.values, true);
        this.#solutions = new GraphSolutions(this.nodes, query, distinct, 'first');
        this.#target = target;
        encloseExactly(target, this.#enclosure);
    }
    /** Nodes of the search, which record whether values were left out, and why (solve-further.ts). */
    get nodes() {
        return this.#search.nodes;
    }
    /** Yields the solutions over a subset with a number of operations, in a fixed order. */
    list(mask, operations) {
        return this.#solutions.list(this.#find(mask, operations));
    }
    /** Counts the solutions over a subset with a number of operations. */
    count(mask, operations) {
        return this.#solutions.count(this.#find(mask, operations));
    }
    #find(mask, operations) {
        const found = [];
        this.#search.visit(mask, operations, operations, this.#enclosure, (node) => {
            if (isNode(this.nodes, node, this.#target)) {
                found.push(node);
                this.#search.keep();
            }
            return false;
        });
        return found;
    }
}

// The engine for operators beyond the four, `square` excepted.
//
// It lists and counts all distinct solutions by operations, and with equally many operations in the order of
// solver/four-operators/board-choices.ts. A text may come twice: 12 may be given, or joined from 1 and 2.
// Where that can happen, the solutions are compared by their keys, and each is taken once, with the fewest
// operations.
const BASIC$1 = BASIC_OPERATORS.join(' ');
const WITH_SQUARES = `operators among ${BASIC$1} and ${square.operator}`;
const furtherEngine = {
    mostNumbers: MAX_NUMBERS_FURTHER,
    arithmetic: allArithmetic,
    refusals: {
        nearest: WITH_SQUARES,
        tidy: `operators among ${BASIC$1} only`,
        reach: WITH_SQUARES,
        reachAll: WITH_SQUARES,
    },
    serves(rules) {
        checkDefined(rules);
        return !hasOnlyBasic(rules) && !rules.operators.includes(square.operator);
    },
    solve: findFurther,
    list: listFurther,
    count(query, distinct, limit) {
        let total = 0;
        for (const count of countFurther(query, distinct)) {
            total += count;
            if (total >= limit)
                return limit;
        }
        return total;
    },
};
/** Yields all solutions. @throws NumbersGameError `too-large`, `undecided`, `out-of-memory` */
function* listFurther(query, distinct) {
    const parts = visitParts(query, distinct, (solutions, mask, operations) => solutions.list(mask, operations));
    const seen = isAmbiguous(query) ? new Set() : null;
    for (const value of parts) {
        if (seen !== null) {
            const key = keyOf$1(value, distinct, query.rules, applyKnown);
            if (seen.has(key))
                continue;
            seen.add(key);
        }
        yield value;
    }
}
/** Counts the solutions over each subset with each number of operations. */
function* countFurther(query, distinct) {
    if (isAmbiguous(query)) {
        for (const solutions = listFurther(query, distinct); solutions.next().done !== true;)
            yield 1;
        return;
    }
    yield* visitParts(query, distinct, (solutions, mask, operations) => [solutions.count(mask, operations)]);
}
/** Visits the solutions over each subset with each number of operations. */
function* visitParts(query, distinct, visit) {
    const { leaves, rules } = query;
    const open = keepBoards((board) => new FurtherSolutions(board, distinct));
    const completeness = { isIncomplete: false, undecided: null };
    let isNothing = true;
    const most = mostOperations(rules, leaves.length);
    for (let operations = rules.use === 'all' ? leaves.length - 1 : 0; operations <= most; operations++) {
        for (const [board, mask] of subsetsOf(query)) {
            const solutions = open(board);
            for (const part of visit(solutions, mask, operations)) {
                if (part !== 0)
                    isNothing = false;
                yield part;
            }
            completeness.isIncomplete ||= solutions.nodes.isIncomplete;
            completeness.undecided ??= solutions.nodes.undecided;
        }
    }
    checkComplete(completeness, isNothing, rules);
}
/** Whether a number may be both given and joined from digits, of which 0 is never the first. */
function isAmbiguous({ leaves, rules }) {
    const least = leaves[0][0] === 0 ? 10 : 11;
    return rules.operators.includes(concatenation.operator) && leaves.some((leaf) => leaf.at(-1) >= least);
}

// The nodes of fewer than the four operators (solver/tidy/value-nodes.ts) as a graph of solutions: trees and
// classes of solutions are walks over them.
class ChosenGraph extends ValueNodes {
    /** @param instance returns the engine, which may be replaced between two steps of a list */
    constructor(instance, query) {
        super(query.leaves, (mask, value) => instance().ways(query, mask, value));
    }
    waysOf({ ways }) {
        return ways;
    }
    operationOf({ operation }) {
        return operation;
    }
    operandsOf({ operands }) {
        return operands;
    }
    isWorth({ value }, expected) {
        return isEqual(value, integer(expected));
    }
    isNegative({ value }) {
        return value.numerator < 0n;
    }
    expressionWith({ operation }, [left, right]) {
        return typeof operation === 'number' ? operation : { operator: operation.operator, left, right };
    }
}

// One instance of the engine for fewer than the four operators (assembly/chosen-operators), in the words of
// the package.
const MAX_I64 = 2n ** 63n - 1n;
/** Limit of values: none is as large, or the engine refuses the numbers. */
const BEYOND = 2n ** 62n;
class ChosenInstance {
    #exports;
    #memory;
    #limit;
    /** Makes an instance of the module. @throws NumbersGameError `invalid-option`, `out-of-memory` */
    constructor(module, limit) {
        this.#limit = limit;
        this.#exports = createInstance(module, limit.pages, 'solveChosen');
        this.#memory = new EngineMemory(this.#exports);
    }
    /** Starts afresh after a call that an exception ended. */
    abandon() {
        this.#exports.dropPlans();
    }
    /**
     * Finds an expression of the target, or of the value nearest to it, of the fewest operations; null if there
     * is none.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    solve({ leaves, rules, target }, nearest) {
        const { numerator, denominator } = clampFar(target);
        if (nearest && denominator > MAX_I64)
            throw tooLarge('numbers, target');
        this.#memory.writeLeaves(leaves);
        const size = this.#exports.solveChosen(leaves.length, Number(rules.use === 'all'), encode(rules), Number(nearest), clamp(numerator), clamp(denominator));
        checkStatus(size, this.#limit);
        if (size === NONE$1)
            return null;
        const answer = this.#exports.CHOSEN_ANSWER.value;
        return {
            value: readSigned(this.#memory, answer),
            expression: this.#memory.readExpression(answer + FRACTION_BYTES, size),
        };
    }
    /**
     * Finds the fewest operations of each target from..to; 255 if it cannot be made.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    reach({ leaves, rules, from, to }) {
        this.#memory.writeLeaves(leaves);
        const usesAll = Number(rules.use === 'all');
        const status = this.#exports.reachChosen(leaves.length, usesAll, encode(rules), BigInt(from), BigInt(to));
        checkStatus(status, this.#limit, 'numbers, to');
        return this.#memory.copyBytes(this.#exports.chosenOperations(), to - from + 1);
    }
    /**
     * Lists the ways to make a value of exactly the numbers of a subset, in a fixed order. The target is that
     * of the search, of which the value is a part.
     *
     * @throws NumbersGameError `too-large`, `out-of-memory`
     */
    ways({ leaves, rules, target }, mask, value) {
        this.#memory.writeLeaves(leaves);
        const count = this.#exports.waysOfValue(leaves.length, encode(rules), clamp(target.numerator), clamp(target.denominator), mask, clamp(value.numerator), clamp(value.denominator));
        checkStatus(count, this.#limit);
        return readWays(this.#memory, this.#exports.arenaTop(), count);
    }
}
/** Operators, a bit each, and the kind of values. */
function encode(rules) {
    const { operators = BASIC_OPERATORS } = rules;
    let bits = codeOfValues(rules) << OPERATOR_BITS;
    BASIC_OPERATORS.forEach((operator, place) => (bits |= Number(operators.includes(operator)) << place));
    return bits;
}
/** A target beyond all values becomes an integer that is beyond them, too. */
function clampFar(target) {
    const { numerator, denominator } = target;
    if (numerator > BEYOND * denominator)
        return integer(BEYOND);
    return numerator < -BEYOND * denominator ? integer(-BEYOND) : target;
}
/**
 * A number that is too large for the engine becomes the largest that is not: no value is beyond it.
 */
function clamp(value) {
    if (value > MAX_I64)
        return MAX_I64;
    return value < -MAX_I64 ? -MAX_I64 : value;
}

// The engine for fewer than the four operators: the values of subsets of the numbers, in WebAssembly.
/** Maximum number of numbers on a board. */
const MOST_NUMBERS = 9;
class ChosenEngine {
    #module;
    #holder;
    constructor(module, limit) {
        this.mostNumbers = MOST_NUMBERS;
        this.refusals = {};
        this.#module = module;
        this.#holder = new InstanceHolder(() => new ChosenInstance(module(), limit));
    }
    serves(rules) {
        return rules.operators !== undefined && hasOnlyBasic(rules);
    }
    solve(puzzle, nearest) {
        const found = this.#holder.get().solve(puzzle, nearest);
        if (found === null || !puzzle.tidy)
            return found;
        const query = { ...puzzle, target: found.value };
        const openWays = () => (mask, value) => this.#holder.get().ways(query, mask, value);
        return { ...found, expression: findTidiest(puzzle.leaves, found, openWays) };
    }
    reach(range) {
        return this.#holder.get().reach(range);
    }
    /** Opens the boards with an instance of their own. */
    openBoards({ rules, from, to, maxPages }) {
        const defaultPages = DEFAULT_BYTES / PAGE_BYTES;
        const instance = new ChosenInstance(this.#module(), {
            pages: maxPages,
            option: 'maxBytes',
            defaultPages,
        });
        return (numbers) => instance.reach({ leaves: numbers.map((number) => [number]), rules, from, to });
    }
    *list(query, distinct) {
        for (const { solutions, nodes } of this.#visitSubsets(query, distinct))
            yield* solutions.list(nodes);
    }
    count(query, distinct, limit) {
        let total = 0;
        for (const { solutions, nodes } of this.#visitSubsets(query, distinct)) {
            total += solutions.count(nodes);
            if (total >= limit)
                return limit;
        }
        return total;
    }
    recover(error) {
        this.#holder.recover(error);
    }
    /** Yields the nodes of the target over each subset, and what tells their solutions. */
    *#visitSubsets(query, distinct) {
        const open = keepBoards((board) => {
            const graph = new ChosenGraph(() => this.#holder.get(), board);
            return { graph, solutions: new GraphSolutions(graph, board, distinct, 'last') };
        });
        for (const [board, mask] of subsetsOf(query)) {
            const { graph, solutions } = open(board);
            yield { solutions, nodes: graph.find(mask, query.target) };
        }
    }
}

// Exact arithmetic on natural numbers of any size: a double while the number is a safe integer, else a
// BigInt.
//
// With a limit of 1000 nearly all values are below 2^53, where doubles are some twenty times faster than
// BigInts; with a limit of 10^18 a product of three squares has 108 digits. No result is ever rounded: a sum
// or product of doubles is taken only if it is a safe integer, and rounding cannot make one of a larger
// result, because rounding is monotone and 2^53 is a double.
const MOST = Number.MAX_SAFE_INTEGER;
/** Converts a BigInt to a Natural. */
function toNatural(value) {
    return value <= MOST ? Number(value) : value;
}
/** Returns left + right. */
function add(left, right) {
    if (typeof left === 'number' && typeof right === 'number') {
        const sum = left + right;
        if (sum <= MOST)
            return sum;
    }
    return BigInt(left) + BigInt(right);
}
/** Returns left - right, which must be positive. */
function subtract(left, right) {
    if (typeof left === 'number')
        return left - right;
    return toNatural(left - BigInt(right));
}
/** Returns left * right. */
function multiply(left, right) {
    if (typeof left === 'number' && typeof right === 'number') {
        const product = left * right;
        if (product <= MOST)
            return product;
    }
    return BigInt(left) * BigInt(right);
}
/**
 * left / right, or 0 if it is not an integer.
 *
 * For safe integers the rounded quotient is an integer only if the exact one is: let r be the rounded
 * quotient. It is off by at most r * 2^-53, so r * right is off from `left` by less than 1, and both are
 * integers.
 */
function divide(left, right) {
    if (typeof left === 'number') {
        if (typeof right !== 'number')
            return 0;
        const quotient = left / right;
        return Number.isInteger(quotient) ? quotient : 0;
    }
    const divisor = BigInt(right);
    return left % divisor === 0n ? toNatural(left / divisor) : 0;
}
/** The square root, or 0 if it is not an integer. */
function squareRoot(value) {
    if (typeof value === 'number') {
        const root = Math.sqrt(value);
        return Number.isInteger(root) && root * root === value ? root : 0;
    }
    // A square is 0, 1, 4 or 9 modulo 16.
    const low = Number(value & 15n);
    if (low > 9 || (low !== 0 && low !== 1 && low !== 4 && low !== 9))
        return 0;
    const root = floorRoot(value);
    return root * root === value ? toNatural(root) : 0;
}
/** The largest integer whose square is at most `value`, by Newton's method from above. */
function floorRoot(value) {
    if (value < 2n)
        return value;
    let root = 1n << BigInt((value.toString(16).length * 4 + 1) >> 1);
    for (;;) {
        const next = (root + value / root) >> 1n;
        if (next >= root)
            return root;
        root = next;
    }
}

const FIRST_CAPACITY = 16;
const SLOTS_PER_VALUE = 4;
class NaturalTable {
    constructor() {
        this.length = 0;
        this.approx = new Float64Array(FIRST_CAPACITY);
        this.residue = new Float64Array(FIRST_CAPACITY);
        this.slots = new Int32Array(FIRST_CAPACITY * SLOTS_PER_VALUE);
        /** Number of lower bits to drop from a 32-bit product, whose upper bits are the slot. */
        this.shift = 32 - Math.log2(FIRST_CAPACITY * SLOTS_PER_VALUE);
        this.#large = new Map();
    }
    #large;
    value(index) {
        const value = this.approx[index];
        return value <= Number.MAX_SAFE_INTEGER ? value : this.#large.get(index);
    }
    /** Returns the index of a value; -1 if it is not in the table. */
    find(value, residue) {
        const { slots, residue: residues } = this;
        const mask = slots.length - 1;
        for (let at = firstSlot(residue, this.shift); slots[at] !== 0; at = (at + 1) & mask) {
            const index = slots[at] - 1;
            if (residues[index] === residue && this.value(index) === value)
                return index;
        }
        return -1;
    }
    /** Appends a value, even if the table already has it, and returns its index. */
    push(value, residue) {
        const index = this.length++;
        if (index === this.approx.length)
            this.#grow();
        this.approx[index] = Number(value);
        this.residue[index] = residue;
        if (typeof value !== 'number')
            this.#large.set(index, value);
        this.#enter(index);
        return index;
    }
    #enter(index) {
        const { slots } = this;
        const mask = slots.length - 1;
        let at = firstSlot(this.residue[index], this.shift);
        while (slots[at] !== 0)
            at = (at + 1) & mask;
        slots[at] = index + 1;
    }
    #grow() {
        this.approx = extended(this.approx, 2 * this.approx.length);
        this.residue = extended(this.residue, this.approx.length);
        this.slots = new Int32Array(this.slots.length * 2);
        this.shift--;
        for (let index = 0; index < this.length - 1; index++)
            this.#enter(index);
    }
}
/** Slot at which the search for a residue begins. */
function firstSlot(residue, shift) {
    return Math.imul(residue, 0x9e3779b1) >>> shift;
}
/** Copies numbers into a longer array. */
function extended(array, length) {
    const longer = new Float64Array(length);
    longer.set(array);
    return longer;
}

/** The largest primes below 2^26, in descending order. */
const PRIMES = [67108859, 67108837, 67108819, 67108777, 67108763];
/** The residue of a value. */
function residueOf(value, prime) {
    if (typeof value !== 'number')
        return Number(value % BigInt(prime));
    return value < prime ? value : reduceResidue(value, prime);
}
/** The product of two residues. */
function multiplyResidues(left, right, prime) {
    return reduceResidue(left * right, prime);
}
/** The residue of a safe integer. A division of doubles is several times faster than their remainder. */
function reduceResidue(value, prime) {
    const residue = value - Math.floor(value * (1 / prime)) * prime;
    // The rounded quotient may be off by one.
    return residue < 0 ? residue + prime : residue >= prime ? residue - prime : residue;
}
/** The inverse of a residue other than 0, by the extended Euclidean algorithm. */
function invertResidue(residue, prime) {
    let [large, small] = [prime, residue];
    let [before, inverse] = [0, 1];
    while (small !== 1) {
        const quotient = Math.floor(large / small);
        [large, small] = [small, large - quotient * small];
        [before, inverse] = [inverse, before - quotient * inverse];
    }
    return inverse < 0 ? inverse + prime : inverse;
}
/**
 * Writes the inverses of residues[from..to - 1], none of which is 0: one inversion and three products for
 * each, by inverting the product of all.
 */
function invertResidues(residues, inverses, from, to, prime) {
    if (from === to)
        return;
    let product = 1;
    for (let i = from; i < to; i++) {
        inverses[i] = product;
        product = multiplyResidues(product, residues[i], prime);
    }
    let inverse = invertResidue(product, prime);
    for (let i = to - 1; i >= from; i--) {
        inverses[i] = multiplyResidues(inverses[i], inverse, prime);
        inverse = multiplyResidues(inverse, residues[i], prime);
    }
}

// Backward from the targets: the values that a subset would have to make for a target to be made.
//
// A target is a goal of every subset. From a goal of a subset and a value u of one part of it follow goals of
// the other part: each w that gives the goal together with u. If a goal is the square of a number that may be
// squared, that root is a goal, too. A goal knows how it came about, so that the expression can be written,
// and how many operations follow it.
/** Goals of a subset, by index. The same value may be a goal for several targets. */
class Goals extends NaturalTable {
    constructor() {
        super(...arguments);
        /** Index of the target that a goal serves. */
        this.target = [];
        /** Number of operations that lead from a goal to its target. */
        this.operations = [];
        this.origin = [];
        /** Inverses of the residues; 0 for that of 0. */
        this.inverse = new Float64Array(0);
        /** Fewest operations that lead from any goal to its target. */
        this.least = Infinity;
    }
    /** Adds a goal, unless it is known with as few operations. Returns its index, or -1. */
    add(value, residue, target, operations, origin) {
        let index = this.#findFor(value, residue, target);
        if (index >= 0 && this.operations[index] <= operations)
            return -1;
        if (index < 0)
            index = this.push(value, residue);
        this.target[index] = target;
        this.operations[index] = operations;
        this.origin[index] = origin;
        this.least = Math.min(this.least, operations);
        return index;
    }
    #findFor(value, residue, target) {
        const { slots } = this;
        const mask = slots.length - 1;
        for (let at = firstSlot(residue, this.shift); slots[at] !== 0; at = (at + 1) & mask) {
            const index = slots[at] - 1;
            if (this.residue[index] === residue && this.target[index] === target && this.value(index) === value) {
                return index;
            }
        }
        return -1;
    }
    /** Computes the inverses. */
    invert(prime) {
        this.inverse = extended(new Float64Array(0), this.length);
        for (let from = 0; from < this.length;) {
            let to = from;
            while (to < this.length && this.residue[to] !== 0)
                to++;
            invertResidues(this.residue, this.inverse, from, to, prime);
            from = to + 1;
        }
    }
}
/** Calls `visit` with each w that makes a goal with u, and the way. Operations by 1 are left out. */
function visitOperands(goal, u, operators, visit) {
    if (operators.includes(addition$1.operator) && u < goal)
        visit(subtract(goal, u), 'w + u');
    if (operators.includes(subtraction$1.operator)) {
        visit(add(goal, u), 'w - u');
        if (u > goal)
            visit(subtract(u, goal), 'u - w');
    }
    if (operators.includes(multiplication$1.operator) && u > 1 && u < goal) {
        const w = divide(goal, u);
        if (w !== 0)
            visit(w, 'w * u');
    }
    if (!operators.includes(division$1.operator))
        return;
    if (u > 1)
        visit(multiply(goal, u), 'w / u');
    if (u > goal) {
        const w = divide(u, goal);
        if (w !== 0)
            visit(w, 'u / w');
    }
}
/** Applies a way to w and u; returns 0 if the result is not a positive integer. */
function combine(way, w, u) {
    switch (way) {
        case 'w + u':
            return add(w, u);
        case 'w - u':
            return w > u ? subtract(w, u) : 0;
        case 'u - w':
            return u > w ? subtract(u, w) : 0;
        case 'w * u':
            return multiply(w, u);
        case 'w / u':
            return divide(w, u);
        case 'u / w':
            return divide(u, w);
        case 'square(w)':
            return multiply(w, w);
        case 'target':
            return w;
    }
}
/** Operator between w and u. */
function operatorOf(way) {
    return way[2];
}

// For each subset of at most `listedSize` numbers: the values that it makes with squares, by their fewest
// operations.
//
// Lists grow by layers. Layer c of a subset has the values that take c operations: results of an operator on
// a value of layer a of one part and one of layer c - 1 - a of the other, and squares of the values of layer
// c - 1 of the same subset that are at most the limit A. A value that a smaller subset makes in at most as
// many operations is left out, because it serves wherever this one would; each list knows them to be able to
// tell (`shadows`). A subset has finitely many values, so the layers end.
//
// A product or quotient by 1 is left out: the other operand has the same value with fewer operations.
//
// All operators are applied to two values in three places: `visitResults`, and apart from it, for speed, the
// lists here and the pairs of mark-range.ts. A call of `visitResults` for each pair made `solve` take 1.2 to
// 1.6 times as long.
/** The values of a subset. Each layer begins with its shadows, which only serve as keys of the table. */
class SquareValueList extends NaturalTable {
    constructor() {
        super(...arguments);
        /** Index of the first shadow of each layer, then that of the next layer. */
        this.begins = [0];
        /** Index of the first value of each layer that is not a shadow. */
        this.owns = [];
        /** Inverses of the residues of the values that are not shadows. */
        this.inverse = new Float64Array(0);
        /** Number of values that are not shadows. */
        this.count = 0;
        /** First and last layer with values that are not shadows; last < first if there are none. */
        this.first = 0;
        this.last = -1;
    }
    /** Number of operations of the value at an index. */
    operations(index) {
        let layer = 0;
        while (this.begins[layer + 1] <= index)
            layer++;
        return layer;
    }
    /** Yields the indices of all values that are not shadows, fewest operations first. */
    *ownIndices() {
        for (const [layer, own] of this.owns.entries()) {
            for (let index = own; index < this.begins[layer + 1]; index++)
                yield index;
        }
    }
}
/**
 * Maximum number of values in all lists of a board, and of the bytes that they would take if each were as
 * long as the longest. With a limit of 10^999 they take a quarter of that.
 */
const MOST_VALUES$1 = 2 ** 23;
const MOST_BYTES = 2 ** 32;
/** Bits of the limit for which a pair of values costs one more tick (core/deadline.ts). */
const BITS_PER_TICK = 64;
/** Bytes of a value in addition to its digits. */
const BYTES_PER_VALUE = 100;
class ValueLists {
    #board;
    #order;
    #inverts;
    #has;
    /** @param inverts whether the residues of values are inverted, so that none may be 0 */
    constructor(board, rules, listedSize, prime, inverts = true) {
        /** Number of layers that were made. */
        this.layers = 0;
        /** Whether all further layers are empty. */
        this.isComplete = false;
        this.#inverts = inverts;
        this.#board = board;
        this.subsets = openSubsets(board);
        this.rules = rules;
        this.listedSize = listedSize;
        this.prime = prime;
        this.ticksPerPair = 1 + Math.floor((rules.limit.toString(16).length * 4) / BITS_PER_TICK);
        const { sizes, order } = this.subsets;
        this.lists = sizes.map((size) => (size <= listedSize ? new SquareValueList() : NO_LIST));
        this.#order = order.filter((subset) => sizes[subset] <= listedSize);
        this.#has = flagsOf(rules);
    }
    /**
     * Makes all values that take at most `operations` operations.
     *
     * @throws MultipleOfPrime if the prime divides a value
     * @throws NumbersGameError `too-large` if there are too many values
     */
    extend(operations) {
        while (this.layers <= operations && !this.isComplete) {
            let total = 0;
            for (const subset of this.#order) {
                this.#extend(subset, this.layers);
                total += this.lists[subset].length;
            }
            this.#checkTotal(total);
            this.layers++;
            this.isComplete = this.#order.every((subset) => this.layers > this.#lastPossible(subset));
        }
    }
    /**
     * Checks the number of values. A value of k numbers has at most 2k times the bits of the limit, or k times
     * those of a number.
     */
    #checkTotal(total) {
        const largest = BigInt(Math.max(...this.#board.flat()));
        const square = BigInt(this.rules.limit) ** 2n;
        const bits = (square > largest ? square : largest).toString(16).length * 4 * this.listedSize;
        if (total <= Math.min(MOST_VALUES$1, MOST_BYTES / (BYTES_PER_VALUE + bits / 8)))
            return;
        throw new NumbersGameError('too-large', 'rules.limits.square: expected a limit with which the values of three numbers fit into memory, ' +
            `got ${describe(this.rules.limit)}`);
    }
    /** Returns the last layer of a subset that may have a value, as far as its layers were made. */
    #lastPossible(subset) {
        const { lists, subsets } = this;
        const { last } = lists[subset];
        const ends = subsets.pairsOf(subset).map(([first, second]) => lists[first].last + lists[second].last + 1);
        return Math.max(last + 1, ...ends);
    }
    #extend(subset, layer) {
        const { subsets, lists } = this;
        const list = lists[subset];
        const size = subsets.sizes[subset];
        if (size > 1)
            for (const smaller of subsets.smallerOf(subset))
                this.#copy(lists[smaller], list, layer);
        list.owns.push(list.length);
        if (size === 1 && layer === 0) {
            for (const value of this.#board[31 - Math.clz32(subset)])
                this.#insert(list, value);
        }
        for (const [first, second] of subsets.pairsOf(subset)) {
            for (let operations = 0; operations < layer; operations++) {
                this.#combine(list, lists[first], operations, lists[second], layer - 1 - operations);
            }
        }
        if (layer > 0)
            this.#square(list, layer - 1);
        const own = list.owns[layer];
        if (list.length > own) {
            if (list.count === 0)
                list.first = layer;
            list.last = layer;
        }
        list.count += list.length - own;
        list.begins.push(list.length);
        if (!this.#inverts)
            return;
        if (list.inverse.length < list.length)
            list.inverse = extended(list.inverse, list.approx.length);
        invertResidues(list.residue, list.inverse, own, list.length, this.prime);
    }
    /** Adds the values of a layer of a smaller subset to a list, as shadows. */
    #copy(from, to, layer) {
        for (let i = from.begins[layer]; i < from.begins[layer + 1]; i++) {
            spendTicks(this.ticksPerPair);
            const [value, residue] = [from.value(i), from.residue[i]];
            if (to.find(value, residue) < 0)
                to.push(value, residue);
        }
    }
    #insert(list, value, residue = residueOf(value, this.prime)) {
        if (list.find(value, residue) >= 0)
            return;
        if (residue === 0 && this.#inverts)
            throw new MultipleOfPrime();
        list.push(value, residue);
    }
    #square(list, layer) {
        const { limit } = this.rules;
        for (let i = list.owns[layer]; i < list.begins[layer + 1]; i++) {
            spendTicks(this.ticksPerPair);
            const value = list.value(i);
            if (value > 1 && value <= limit)
                this.#insert(list, multiply(value, value));
        }
    }
    /** Combines every value of one layer with every value of another. */
    #combine(into, first, firstLayer, second, secondLayer) {
        const [from, to] = [second.owns[secondLayer], second.begins[secondLayer + 1]];
        if (from === to)
            return;
        const has = this.#has;
        for (let i = first.owns[firstLayer]; i < first.begins[firstLayer + 1]; i++) {
            const u = first.value(i);
            for (let k = from; k < to; k++) {
                spendTicks(this.ticksPerPair);
                const v = second.value(k);
                // The steps of `visitResults`.
                const [large, small] = u < v ? [v, u] : [u, v];
                if ((has & SUM) !== 0)
                    this.#insert(into, add(u, v));
                if ((has & DIFFERENCE) !== 0 && large !== small)
                    this.#insert(into, subtract(large, small));
                if (small === 1)
                    continue;
                if ((has & PRODUCT) !== 0)
                    this.#insert(into, multiply(u, v));
                if ((has & QUOTIENT) !== 0) {
                    const quotient = divide(large, small);
                    if (quotient !== 0)
                        this.#insert(into, quotient);
                }
            }
        }
    }
}
/** Flags of the four operators. */
const [SUM, DIFFERENCE, PRODUCT, QUOTIENT] = [1, 2, 4, 8];
/** Returns the flags of the operators that rules allow. */
function flagsOf({ operators }) {
    return FOUR.reduce((flags, { operator }, i) => flags + (operators.includes(operator) ? 1 << i : 0), 0);
}
/**
 * Calls `visit` with each result of two values but products and quotients by 1.
 *
 * @param has `flagsOf` the rules
 */
function visitResults(u, v, has, visit) {
    const [large, small] = u < v ? [v, u] : [u, v];
    if ((has & SUM) !== 0)
        visit(add(u, v));
    if ((has & DIFFERENCE) !== 0 && large !== small)
        visit(subtract(large, small));
    if (small === 1)
        return;
    if ((has & PRODUCT) !== 0)
        visit(multiply(u, v));
    if ((has & QUOTIENT) === 0)
        return;
    const quotient = divide(large, small);
    if (quotient !== 0)
        visit(quotient);
}
/** Thrown if the prime divides a value, which ends the making of lists. */
class MultipleOfPrime extends Error {
}
const NO_LIST = new SquareValueList();

// Marks the targets of a range that a board makes, with the fewest operations of each: forward, all targets
// at once.
//
// The values of subsets of up to four numbers, but not of the whole board, are listed
// (square-value-lists.ts). The results of two listed parts are marked as they come, without a table: nearly
// all are looked at once and forgotten. With six numbers, results of five are joined with the sixth at once,
// too. A pass takes the results of a few more operations than the one before, so a target is settled by the
// first pass whose bound reaches its mark.
//
// Most results lead to no target that is still open. The table `useful` has a flag for each value that does,
// as far as it reaches; beyond it, the bounds decide. This takes a fifth of the time of a search for goals
// (search-squares.ts), which is better for few targets and for lists that are longer than MOST_VALUES.
/**
 * Bound of the operations of the first pass, at most LARGEST_LISTED: targets of fewer operations need listed
 * subsets only, which are marked before a pass can end early.
 */
const FIRST_BOUND$1 = 4;
const LARGEST_LISTED = 4;
/** Number of listed values beyond which marking ends. */
const MOST_VALUES = 2 ** 17;
/** Length of the table of useful values, and the most targets for which it is made. */
const USEFUL_LENGTH = 2 ** 17;
const MOST_FILTERED = 2 ** 14;
/** Bound of results, below which all arithmetic here is exact. */
const MOST_BOUND = 2 ** 50;
/** A bound times this is not too low, in spite of rounding. */
const ROUNDED = 1 + 2 ** -50;
class RangeMarks {
    #from;
    #limit;
    /** Largest target, or largest value to square if that is larger. */
    #largest;
    #lists;
    #has;
    #useful = new Uint8Array(USEFUL_LENGTH);
    /** Largest useful result of the pairs that are joined, and the values to join results with. */
    #bound = 0;
    #singles = [];
    /** Number of operations up to which all results are marked. */
    #done = -1;
    /** @param marks marks to improve, of the targets from `from` on */
    constructor(board, rules, from, marks) {
        this.marks = marks;
        this.#from = from;
        this.#limit = Number(rules.limit);
        this.#largest = Math.max(from + marks.length - 1, this.#limit);
        const listedSize = Math.min(LARGEST_LISTED, Math.max(1, board.length - 1));
        this.#lists = new ValueLists(board, rules, listedSize, PRIMES[0], false);
        this.#has = flagsOf(rules);
    }
    /** Marks targets. Returns the number of operations up to which the marks are final. */
    run() {
        const lists = this.#lists;
        for (let most = FIRST_BOUND$1;; most++) {
            const open = this.#listOpen(most - 1);
            if (open.length === 0)
                return Infinity;
            lists.extend(most - 1);
            if (lists.lists.reduce((sum, { length }) => sum + length, 0) > MOST_VALUES)
                return most - 1;
            const { isComplete } = lists;
            if (!this.#markUpTo(isComplete ? Infinity : most, open))
                return most - 1;
            if (isComplete)
                return Infinity;
        }
    }
    /** Lists the targets that may take more operations than some, up to one more than MOST_FILTERED. */
    #listOpen(operations) {
        const open = [];
        const { marks } = this;
        for (let index = 0; index < marks.length && open.length <= MOST_FILTERED; index++) {
            if (marks[index] === 0 || marks[index] > operations + 1)
                open.push(this.#from + index);
        }
        return open;
    }
    /** Marks what takes up to a number of operations. Returns false if numbers are too large. */
    #markUpTo(most, open) {
        const { subsets, listedSize } = this.#lists;
        const { sizes, order, whole } = subsets;
        const isJoined = (subset) => sizes[subset] > listedSize && subset < whole;
        this.#singles = [];
        if (!this.#findUseful(open))
            return false;
        for (const subset of order)
            if (!isJoined(subset))
                this.#markSubset(subset, most);
        for (const subset of order) {
            if (!isJoined(subset))
                continue;
            this.#singles = this.#singlesOf(subsets.rest(whole, subset));
            if (!this.#findUseful(open))
                return false;
            this.#markSubset(subset, most);
        }
        this.#done = most;
        return true;
    }
    /** Marks the results of the splits of a subset into two listed parts. */
    #markSubset(subset, most) {
        const { lists, subsets, listedSize } = this.#lists;
        const { sizes } = subsets;
        if (sizes[subset] === 1)
            this.#markNumbers(lists[subset]);
        for (const [first, second] of subsets.pairsOf(subset)) {
            if (Math.max(sizes[first], sizes[second]) <= listedSize)
                this.#join(lists[first], lists[second], most);
        }
    }
    /** Lists the values of a single number: all its squares, however few operations were listed so far. */
    #singlesOf(subset) {
        const { approx, owns, begins } = this.#lists.lists[subset];
        const singles = Array.from(approx.subarray(owns[0], begins[1]), (value) => ({ value, operations: 0 }));
        for (const { value, operations } of singles) {
            if (value > 1 && value <= this.#limit)
                singles.push({ value: value * value, operations: operations + 1 });
        }
        return singles;
    }
    /** Finds the values that lead to open targets. Returns false if there may be results beyond doubles. */
    #findUseful(open) {
        const useful = this.#useful;
        const most = Math.max(1, ...this.#singles.map(({ value }) => value));
        this.#bound =
            this.#singles.length > 0 ? Math.max(this.#largest * most, this.#largest + most) : this.#largest;
        if (this.#bound > MOST_BOUND)
            return false;
        if (open.length > MOST_FILTERED) {
            useful.fill(1);
            return true;
        }
        useful.fill(0);
        const wanted = [];
        for (const target of open)
            this.#want(target, wanted);
        const { operators } = this.#lists.rules;
        for (const goal of [...wanted]) {
            for (const { value } of this.#singles) {
                visitOperands(goal, value, operators, (operand) => {
                    this.#want(Number(operand), wanted);
                });
            }
        }
        return true;
    }
    /** Flags a value and its roots. */
    #want(value, wanted) {
        if (value < USEFUL_LENGTH)
            this.#useful[value] = 1;
        wanted.push(value);
        const root = squareRoot(value);
        if (root > 1 && root <= this.#limit)
            this.#want(Number(root), wanted);
    }
    /** Marks the numbers given, and their squares. */
    #markNumbers(list) {
        for (let index = list.owns[0]; index < list.begins[1]; index++)
            this.#take(list.approx[index], 0, []);
    }
    /** Marks the results of the values of two lists. */
    #join(first, second, most) {
        const [small, large] = first.count < second.count ? [first, second] : [second, first];
        for (let layer = small.first; layer <= small.last; layer++) {
            for (let other = Math.max(large.first, this.#done - layer); other <= large.last; other++) {
                if (layer + 1 + other > most)
                    break;
                this.#joinLayers(small, layer, large, other);
            }
        }
    }
    /** Marks the results of the values of a layer of each list. */
    #joinLayers(first, layer, second, other) {
        const bound = this.#bound;
        const useful = this.#useful;
        const has = this.#has;
        const operations = layer + 1 + other;
        const offer = (result) => {
            if (result <= bound && (result >= USEFUL_LENGTH || useful[result] !== 0)) {
                this.#take(result, operations, this.#singles);
            }
        };
        const offerExactly = (result) => {
            offer(Number(result));
        };
        const from = second.owns[other];
        const to = second.begins[other + 1];
        const values = second.approx;
        for (let i = first.owns[layer]; i < first.begins[layer + 1]; i++) {
            spendTicks(to - from);
            const x = first.approx[i];
            for (let k = from; k < to; k++) {
                const y = values[k];
                const large = x < y ? y : x;
                const small = x < y ? x : y;
                if (large > small * (bound + 1) * ROUNDED)
                    continue;
                if (large > Number.MAX_SAFE_INTEGER) {
                    if (mayBeWithin(large, small, bound))
                        visitResults(first.value(i), second.value(k), has, offerExactly);
                    continue;
                }
                if ((has & SUM) !== 0)
                    offer(x + y);
                if ((has & DIFFERENCE) !== 0 && large > small)
                    offer(large - small);
                if (small === 1)
                    continue;
                if ((has & PRODUCT) !== 0)
                    offer(x * y);
                const quotient = large / small;
                if ((has & QUOTIENT) !== 0 && quotient === Math.floor(quotient))
                    offer(quotient);
            }
        }
    }
    /** Marks a result and its squares, joined with the values of the other number if there are any. */
    #take(value, operations, singles) {
        this.#set(value, operations);
        for (const single of singles) {
            const made = operations + 1 + single.operations;
            visitResults(value, single.value, this.#has, (result) => {
                this.#take(Number(result), made, []);
            });
        }
        if (value > 1 && value <= this.#limit)
            this.#take(value * value, operations + 1, singles);
    }
    /** Marks a value, if it is a target. */
    #set(value, operations) {
        const { marks } = this;
        const index = value - this.#from;
        if (index < 0 || index >= marks.length)
            return;
        if (marks[index] === 0 || operations < marks[index] - 1)
            marks[index] = operations + 1;
    }
}
/**
 * Whether a difference or an integer quotient of two values that are no safe integers may be at most a bound.
 */
function mayBeWithin(large, small, bound) {
    const quotient = large / small;
    const error = 2 ** -51;
    if (large - small <= bound + large * error)
        return true;
    return quotient <= bound * ROUNDED && Math.abs(quotient - Math.round(quotient)) <= quotient * error;
}

// The least distance of any value to a target that cannot be made.
//
// The same meeting in the middle as in search-squares.ts, with intervals as goals: if the result of w and u
// has to lie in an interval, so has w. Where two lists meet, the values of one that lie in an interval are
// found by bisection. An interval is necessary only, because quotients are rounded, so each candidate is
// evaluated up to the target, and a smaller distance narrows what follows.
//
// The first search is for a distance of at most 4. As long as there is none, the next one allows for the
// square of the last. So a search never has much more to evaluate than the one that succeeds, and even a
// target of 1000 digits takes a dozen.
const FIRST_DISTANCE = 4n;
const IS_RESULT = { way: 'target', subset: 0, goal: 0, u: 0 };
/** Finds the least distance, given complete lists. */
function findLeastDistance(lists, target) {
    const search = new NearestSearch(lists, target);
    for (let most = FIRST_DISTANCE;; most *= most) {
        const distance = search.run(toNatural(most));
        if (distance !== null)
            return distance;
    }
}
class NearestSearch {
    #lists;
    #target;
    #sorted = new Map();
    #windows = [];
    /** Least distance found, or one more than the largest that is searched. */
    #distance = 0;
    constructor(lists, target) {
        this.#lists = lists;
        this.#target = target;
    }
    /** Finds the least distance; null if it is more than `most`. */
    run(most) {
        const { subsets, listedSize } = this.#lists;
        const { sizes, order } = subsets;
        this.#distance = add(most, 1);
        this.#windows = sizes.map(() => []);
        const isListed = (subset) => sizes[subset] <= listedSize;
        for (const subset of order.filter(isListed))
            this.#findWithin(subset, this.#windowOfTarget());
        for (const subset of order.filter((one) => !isListed(one)).reverse()) {
            const windows = this.#windows[subset];
            const { length } = windows;
            this.#addWindow(subset, this.#windowOfTarget());
            for (const [first, second] of subsets.pairsOf(subset)) {
                if (isListed(first) && isListed(second))
                    this.#meet(subset, first, second);
            }
            // What was found has narrowed the window of the target.
            windows.length = length;
            this.#addWindow(subset, this.#windowOfTarget());
            for (const [first, second] of subsets.pairsOf(subset)) {
                if (!isListed(first))
                    this.#goOn(subset, first, second);
                else if (!isListed(second))
                    this.#goOn(subset, second, first);
            }
        }
        return this.#distance > most ? null : this.#distance;
    }
    /** Returns the window of the values of a subset that are nearer to the target than the nearest found. */
    #windowOfTarget() {
        const most = subtract(this.#distance, 1);
        const target = this.#target;
        const from = most < target ? subtract(target, most) : 1;
        return { from, to: add(target, most), origin: IS_RESULT };
    }
    #addWindow(subset, window) {
        const goal = this.#windows[subset].push(window) - 1;
        const [from, to] = [BigInt(window.from), BigInt(window.to)];
        const { limit } = this.#lists.rules;
        const low = from < 3n ? 2n : floorRoot(from - 1n) + 1n;
        const root = floorRoot(to);
        const high = root < limit ? root : BigInt(limit);
        if (low > high)
            return;
        const origin = { way: 'square(w)', subset, goal, u: 0 };
        this.#addWindow(subset, { from: toNatural(low), to: toNatural(high), origin });
    }
    #goOn(subset, part, listed) {
        const list = this.#lists.lists[listed];
        for (const [goal, window] of this.#windows[subset].entries()) {
            for (const u of list.ownIndices()) {
                spendTicks(this.#lists.ticksPerPair);
                this.#visitWindows(window, list.value(u), (from, to, way) => {
                    this.#addWindow(part, { from, to, origin: { way, subset, goal, u } });
                });
            }
        }
    }
    #meet(subset, one, other) {
        const { lists } = this.#lists;
        const [first, second] = lists[one].count < lists[other].count ? [one, other] : [other, one];
        const list = lists[first];
        for (const [goal, window] of this.#windows[subset].entries()) {
            for (const u of list.ownIndices()) {
                spendTicks(this.#lists.ticksPerPair);
                this.#visitWindows(window, list.value(u), (from, to, way) => {
                    this.#findWithin(second, { from, to, origin: { way, subset, goal, u } });
                });
            }
        }
    }
    /** Evaluates the values of a list that lie in a window. */
    #findWithin(subset, { from, to, origin }) {
        const { approx, indices } = this.#sortedList(subset);
        const last = Number(to);
        for (let at = lowerBound(approx, Number(from)); at < approx.length && approx[at] <= last; at++) {
            this.#evaluate(subset, this.#lists.lists[subset].value(indices[at]), origin);
        }
    }
    #evaluate(subset, value, from) {
        spendTicks(this.#lists.ticksPerPair);
        let [part, result, origin] = [subset, value, from];
        while (origin.way !== 'target') {
            const rest = this.#lists.subsets.rest(origin.subset, part);
            result = combine(origin.way, result, rest === 0 ? 1 : this.#lists.lists[rest].value(origin.u));
            if (result === 0)
                return;
            part = origin.subset;
            ({ origin } = this.#windows[part][origin.goal]);
        }
        const target = this.#target;
        if (result === target)
            throw new Error(`the target ${target} can be made`);
        const distance = result > target ? subtract(result, target) : subtract(target, result);
        if (distance < this.#distance)
            this.#distance = distance;
    }
    /** Calls `visit` with an interval of w for each way in which w and u can make a value of the window. */
    #visitWindows({ from, to }, u, visit) {
        const { operators } = this.#lists.rules;
        if (operators.includes(addition$1.operator) && u < to)
            visit(u < from ? subtract(from, u) : 1, subtract(to, u), 'w + u');
        if (operators.includes(subtraction$1.operator)) {
            visit(add(from, u), add(to, u), 'w - u');
            if (u > from)
                visit(u > to ? subtract(u, to) : 1, subtract(u, from), 'u - w');
        }
        if (u === 1)
            return;
        if (operators.includes(multiplication$1.operator) && u <= to)
            visit(quotient(add(from, subtract(u, 1)), u), quotient(to, u), 'w * u');
        if (!operators.includes(division$1.operator))
            return;
        visit(multiply(from, u), multiply(to, u), 'w / u');
        if (u >= from)
            visit(u > to ? quotient(add(u, subtract(to, 1)), to) : 1, quotient(u, from), 'u / w');
    }
    #sortedList(subset) {
        const known = this.#sorted.get(subset);
        if (known !== undefined)
            return known;
        const list = this.#lists.lists[subset];
        const indices = [...list.ownIndices()].sort((one, other) => {
            return list.approx[one] === list.approx[other] ? one - other : list.approx[one] - list.approx[other];
        });
        const sorted = { approx: Float64Array.from(indices, (index) => list.approx[index]), indices };
        this.#sorted.set(subset, sorted);
        return sorted;
    }
}
/** Integer part of left / right. */
function quotient(left, right) {
    if (typeof left === 'number' && typeof right === 'number')
        return (left - (left % right)) / right;
    return toNatural(BigInt(left) / BigInt(right));
}
/** Index of the first of sorted numbers that is at least `value`. */
function lowerBound(sorted, value) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// The meeting of the forward and the backward search: a goal of a subset that is the result of two listed
// values, one of each part.
//
// Both loops below find all such pairs, and search-squares.ts takes the cheaper one. `meetByLookup` goes
// through the goals and the values u of one part, and looks up the six values w that would make the goal with
// u. `meetByPairs` goes through all pairs of u and v, and looks up their four results among the goals. Both
// compute with residues alone; the callback checks each candidate exactly.
/** Meets goals and values of `first` by looking up the missing operands in `second`. */
function meetByLookup({ prime, goals, first, second, bounds, found }) {
    const { slots, shift, residue: keys } = second;
    const mask = slots.length - 1;
    const { approx, residue, inverse } = first;
    const least = second.first;
    goals.invert(prime);
    let goal = 0;
    let u = 0;
    let layer = 0;
    const lookUp = (wanted, way) => {
        for (let at = firstSlot(wanted, shift); slots[at] !== 0; at = (at + 1) & mask) {
            const w = slots[at] - 1;
            if (keys[w] === wanted)
                found(goal, way, u, w, goals.operations[goal] + 1 + layer + second.operations(w));
        }
    };
    for (goal = 0; goal < goals.length; goal++) {
        const target = goals.target[goal];
        const g = goals.approx[goal];
        const key = goals.residue[goal];
        const inverseKey = goals.inverse[goal];
        const rest = goals.operations[goal] + 1 + least;
        for (layer = first.first; layer <= first.last && rest + layer < bounds[target]; layer++) {
            const end = first.begins[layer + 1];
            for (u = first.owns[layer]; u < end; u++) {
                spendTicks();
                const value = approx[u];
                const other = residue[u];
                const sum = key + other;
                lookUp(sum < prime ? sum : sum - prime, 'w - u');
                if (value > 1)
                    lookUp(multiplyResidues(key, other, prime), 'w / u');
                if (value <= g) {
                    lookUp(key < other ? key - other + prime : key - other, 'w + u');
                    if (value > 1)
                        lookUp(multiplyResidues(key, inverse[u], prime), 'w * u');
                }
                if (value >= g) {
                    lookUp(other < key ? other - key + prime : other - key, 'u - w');
                    lookUp(multiplyResidues(other, inverseKey, prime), 'u / w');
                }
            }
        }
    }
}
/** Meets pairs of values of `first` and `second` by looking up their results among the goals. */
function meetByPairs({ prime, goals, first, second, bounds, found }) {
    const { slots, shift, residue: keys } = goals;
    const mask = slots.length - 1;
    const { approx, residue, inverse } = second;
    let largest = 0;
    for (let goal = 0; goal < goals.length; goal++)
        largest = Math.max(largest, goals.approx[goal]);
    // A product of two doubles is off by less than this.
    const most = largest * (1 + 2 ** -50);
    let u = 0;
    let v = 0;
    let made = 0;
    const lookUp = (result, way) => {
        for (let at = firstSlot(result, shift); slots[at] !== 0; at = (at + 1) & mask) {
            const goal = slots[at] - 1;
            if (keys[goal] === result)
                found(goal, way, u, v, made + goals.operations[goal]);
        }
    };
    for (let layer = first.first; layer <= first.last; layer++) {
        for (let other = second.first; other <= second.last; other++) {
            made = layer + 1 + other;
            if (!bounds.some((bound) => made + goals.least < bound))
                break;
            for (u = first.owns[layer]; u < first.begins[layer + 1]; u++) {
                const x = first.approx[u];
                const key = first.residue[u];
                const inverseKey = first.inverse[u];
                const end = second.begins[other + 1];
                for (v = second.owns[other]; v < end; v++) {
                    spendTicks();
                    const y = approx[v];
                    const otherKey = residue[v];
                    if (x + y <= most) {
                        const sum = key + otherKey;
                        lookUp(sum < prime ? sum : sum - prime, 'w + u');
                    }
                    if (x * y <= most && x > 1 && y > 1)
                        lookUp(multiplyResidues(key, otherKey, prime), 'w * u');
                    if (x >= y) {
                        lookUp(key < otherKey ? key - otherKey + prime : key - otherKey, 'u - w');
                        if (y > 1)
                            lookUp(multiplyResidues(key, inverse[v], prime), 'u / w');
                    }
                    if (y >= x) {
                        lookUp(otherKey < key ? otherKey - key + prime : otherKey - key, 'w - u');
                        if (x > 1)
                            lookUp(multiplyResidues(otherKey, inverseKey, prime), 'w / u');
                    }
                }
            }
        }
    }
}

// Searches targets on one board: the fewest operations of each, or only whether it can be made.
//
// Meeting in the middle, over subsets. Subsets of up to `listedSize` numbers have lists of values
// (square-value-lists.ts), all have goals (backward-goals.ts), those of the most numbers first. At each split
// of a subset into two parts with lists, both sides meet (meet-goals.ts); where one part has no list, the
// goals go on to it. With lists of three numbers, six are covered so: 3 + 3 meets at once; 2 + 4 and 1 + 5 go
// on, to 2 + 2, 1 + 3, 2 + 3 and 1 + 4.
//
// The search is complete. Take an expression of fewest operations of a target, and go down from the top: each
// square leads from a goal to its root; at each other operation one part has a list (both can lack one only
// from 2 * listedSize + 2 numbers on), and the other one is a goal, until both have lists and meet. What
// bounds the values is the limit of squares alone: no value above it is squared, so a board makes finitely
// many. A goal is dropped only if it is larger than any value that its subset makes.
//
// The search of operators/further-operators goes the same way with exact reals, from the same subsets and
// splits. Its lists and goals are others: it looks up one enclosure at a time, on the way down, where all
// goals of a subset meet the lists here at once, by residues.
//
// Tried: that search with `square` as one more operator, 1.7 to 5.8 times as long with five and six numbers,
// although it squares no square.
/** Bound of operations of the first search for few operations, and the increment of each further one. */
const FIRST_BOUND = 4;
const BOUND_STEP = 2;
/** Lookups of `meetByLookup` for each goal and value, and of `meetByPairs` for each pair. */
const WAYS_TO_GOAL = 5;
const RESULTS_OF_PAIR = 4;
const IS_TARGET = { way: 'target', subset: 0, goal: 0, u: 0 };
class SquareSearch {
    #board;
    #rules;
    #listedSize;
    #primes;
    /** Largest value that each subset makes, rounded up. */
    #largest;
    /** Bound for each target: a further hit must take fewer operations. */
    #bounds;
    #hits;
    /** @param primes the moduli to try, one after the other */
    constructor(board, rules, listedSize, primes = PRIMES) {
        this.goals = [];
        /** Largest value that each subset makes, rounded up. */
        this.#largest = [];
        /** Bound for each target: a further hit must take fewer operations. */
        this.#bounds = new Float64Array(0);
        this.#hits = [];
        this.#board = board;
        this.#rules = rules;
        this.#listedSize = listedSize;
        this.#primes = primes;
        this.lists = this.#openLists();
    }
    /**
     * Finds for each target a hit of fewest operations; null if there is none.
     *
     * Searches for few operations come first, because lists of few operations are short; the last search has no
     * bound.
     */
    findFewest(targets) {
        const hits = targets.map(() => null);
        let open = [...targets.keys()];
        for (let most = FIRST_BOUND; open.length > 0; most += BOUND_STEP) {
            this.#extend(most - 1);
            const { isComplete } = this.lists;
            const wanted = open.map((index) => targets[index]);
            const found = this.#run(wanted, isComplete ? Infinity : most);
            for (const [i, index] of open.entries())
                hits[index] = found[i];
            if (isComplete)
                break;
            open = open.filter((index) => hits[index] === null);
        }
        return hits;
    }
    #openLists() {
        const prime = this.#primes.at(0);
        if (prime === undefined)
            throw new Error('each prime divides a value');
        return new ValueLists(this.#board, this.#rules, this.#listedSize, prime);
    }
    /** Makes the lists of values that take at most `operations` operations, and the bounds of all subsets. */
    #extend(operations) {
        for (;;) {
            try {
                this.lists.extend(operations);
                break;
            }
            catch (error) {
                if (!(error instanceof MultipleOfPrime))
                    throw error;
                this.#primes = this.#primes.slice(1);
                this.lists = this.#openLists();
            }
        }
        const { subsets, lists } = this.lists;
        const square = Number(this.#rules.limit) ** 2;
        const most = [];
        for (const subset of subsets.order) {
            let largest = Math.max(square, ...(subsets.sizes[subset] === 1 ? lists[subset].approx : []));
            for (const [first, second] of subsets.pairsOf(subset)) {
                largest = Math.max(largest, most[first] + most[second], most[first] * most[second]);
            }
            // Each step rounds by less than the factor.
            most[subset] = largest * (1 + 2 ** -50);
        }
        this.#largest = most;
    }
    /** Searches for hits of at most `most` operations. */
    #run(targets, most) {
        const { subsets, isComplete, listedSize } = this.lists;
        const { sizes, order } = subsets;
        this.#bounds = new Float64Array(targets.length).fill(most + 1);
        this.#hits = targets.map(() => null);
        this.goals = [];
        for (const subset of order)
            this.goals[subset] = new Goals();
        for (const subset of order)
            if (sizes[subset] <= listedSize)
                this.#findListed(subset, targets);
        for (const subset of [...order].reverse()) {
            if (sizes[subset] <= listedSize && isComplete)
                break;
            for (const [index, target] of targets.entries())
                this.#addGoal(subset, target, index, 0, IS_TARGET);
            for (const [first, second] of subsets.pairsOf(subset)) {
                if (sizes[first] > listedSize)
                    this.#goOn(subset, first, second);
                else if (sizes[second] > listedSize)
                    this.#goOn(subset, second, first);
                else
                    this.#meet(subset, first, second);
            }
        }
        return this.#hits;
    }
    #findListed(subset, targets) {
        const list = this.lists.lists[subset];
        for (const [index, target] of targets.entries()) {
            const w = list.find(target, residueOf(target, this.lists.prime));
            if (w >= 0)
                this.#hit(index, { operations: list.operations(w), subset, w, origin: IS_TARGET });
        }
    }
    #hit(target, hit) {
        if (hit.operations >= this.#bounds[target])
            return;
        this.#bounds[target] = hit.operations;
        this.#hits[target] = hit;
    }
    /** Adds a goal and its roots, if they can lead to a better hit. */
    #addGoal(subset, value, target, operations, origin) {
        const { subsets, prime, rules } = this.lists;
        if (operations + subsets.sizes[subset] > this.#bounds[target])
            return;
        if (Number(value) > this.#largest[subset])
            return;
        const goal = this.goals[subset].add(value, residueOf(value, prime), target, operations, origin);
        if (goal < 0)
            return;
        const root = squareRoot(value);
        if (root <= 1 || root > rules.limit)
            return;
        this.#addGoal(subset, root, target, operations + 1, { way: 'square(w)', subset, goal, u: 0 });
    }
    /** Derives the goals of a part from those of a subset and the listed values of its other part. */
    #goOn(subset, part, listed) {
        const goals = this.goals[subset];
        const list = this.lists.lists[listed];
        const least = this.lists.subsets.sizes[part];
        for (let goal = 0; goal < goals.length; goal++) {
            const target = goals.target[goal];
            const value = goals.value(goal);
            for (let layer = list.first; layer <= list.last; layer++) {
                const operations = goals.operations[goal] + 1 + layer;
                if (operations + least > this.#bounds[target])
                    break;
                for (let u = list.owns[layer]; u < list.begins[layer + 1]; u++) {
                    spendTicks(this.lists.ticksPerPair);
                    visitOperands(value, list.value(u), this.lists.rules.operators, (w, way) => {
                        this.#addGoal(part, w, target, operations, { way, subset, goal, u });
                    });
                }
            }
        }
    }
    /** Searches for the goals of a subset among the results of two listed parts. */
    #meet(subset, one, other) {
        const { lists, prime, rules } = this.lists;
        const goals = this.goals[subset];
        if (goals.length === 0)
            return;
        const [first, second] = lists[one].count < lists[other].count ? [one, other] : [other, one];
        const found = (goal, way, u, w, operations) => {
            const target = goals.target[goal];
            if (operations >= this.#bounds[target])
                return;
            if (!rules.operators.includes(operatorOf(way)))
                return;
            if (combine(way, lists[second].value(w), lists[first].value(u)) !== goals.value(goal))
                return;
            this.#hit(target, { operations, subset: second, w, origin: { way, subset, goal, u } });
        };
        const meeting = {
            prime,
            goals,
            first: lists[first],
            second: lists[second],
            bounds: this.#bounds,
            found,
        };
        const lookups = goals.length * lists[first].count * WAYS_TO_GOAL;
        const results = lists[first].count * lists[second].count * RESULTS_OF_PAIR;
        if (lookups < results)
            meetByLookup(meeting);
        else
            meetByPairs(meeting);
    }
}

/** Builds the expression of a hit of the last search. */
function buildExpression({ lists, goals }, hit) {
    let { subset, origin } = hit;
    let expression = buildListed(lists, subset, lists.lists[subset].value(hit.w), lists.lists[subset].operations(hit.w));
    while (origin.way !== 'target') {
        const rest = lists.subsets.rest(origin.subset, subset);
        const list = lists.lists[rest];
        expression =
            rest === 0
                ? { operator: 'square', operand: expression }
                : operate(origin.way, expression, buildListed(lists, rest, list.value(origin.u), list.operations(origin.u)));
        ({ subset } = origin);
        origin = goals[subset].origin[origin.goal];
    }
    return expression;
}
function operate(way, w, u) {
    const [left, right] = way.startsWith('w') ? [w, u] : [u, w];
    return { operator: operatorOf(way), left, right };
}
/** Builds an expression of a listed value of a subset, or of a smaller one, with `operations` operations. */
function buildListed(lists, subset, value, operations) {
    return (buildLeafOrSquare(lists, subset, value, operations) ??
        buildOperation(lists, subset, value, operations) ??
        buildSmaller(lists, subset, value, operations));
}
/** Builds the value as one of a smaller subset. */
function buildSmaller(lists, subset, value, operations) {
    const smaller = lists.subsets
        .smallerOf(subset)
        .find((one) => operationsOf(lists, one, value) <= operations);
    if (smaller === undefined)
        throw new Error(`the value ${value} is not listed`);
    return buildListed(lists, smaller, value, operationsOf(lists, smaller, value));
}
function buildLeafOrSquare(lists, subset, value, operations) {
    if (operations === 0)
        return Number(value);
    const root = squareRoot(value);
    if (root <= 1 || root > lists.rules.limit || operationsOf(lists, subset, root) !== operations - 1)
        return undefined;
    return { operator: 'square', operand: buildListed(lists, subset, root, operations - 1) };
}
function buildOperation(lists, subset, value, operations) {
    for (const [first, second] of lists.subsets.pairsOf(subset)) {
        const list = lists.lists[first];
        for (let layer = 0; layer < operations; layer++) {
            for (let u = list.owns[layer]; u < list.begins[layer + 1]; u++) {
                let built;
                visitOperands(value, list.value(u), lists.rules.operators, (w, way) => {
                    if (built !== undefined || operationsOf(lists, second, w) !== operations - 1 - layer)
                        return;
                    const other = buildListed(lists, second, w, operations - 1 - layer);
                    built = operate(way, other, buildListed(lists, first, list.value(u), layer));
                });
                if (built !== undefined)
                    return built;
            }
        }
    }
    return undefined;
}
/** Fewest operations of a value in a list; Infinity if it is not there. */
function operationsOf({ lists, prime }, subset, value) {
    const list = lists[subset];
    const index = list.find(value, residueOf(value, prime));
    return index < 0 ? Infinity : list.operations(index);
}

// The engine for squares, with the four operators or some of them.
//
// The nearest value is first looked for at distance 1, where it nearly always is, then by intervals
// (nearest-square-value.ts). Which of the two values at that distance it is, if both can be made, the search
// for fewest operations decides.
//
// `reach` marks all targets forward (mark-range.ts). Those that are left because the board has too many
// values are searched in groups, which share the lists of the board and, for each bound of operations, one
// pass through the pairs of listed values. Larger groups share more and have more goals to look up.
/** Size of the largest listed subsets: lists of four numbers cost more than they save for a single target. */
const LISTED_SIZE = 3;
/** Largest limit of squares for ranges of targets, and the number of targets of a group. */
const MOST_LIMIT = 1000n;
const GROUP = 64;
const BASIC = FOUR.map(({ operator }) => operator).join(' ');
const squaresEngine = {
    mostNumbers: MAX_NUMBERS_FURTHER,
    arithmetic: allArithmetic,
    refusals: { tidy: `operators among ${BASIC} only`, 'solutions and count': `no ${square.operator}` },
    serves(rules) {
        checkSquare(rules);
        return rules.operators?.includes(square.operator) ?? false;
    },
    solve: findWithSquares,
    reach: reachWithSquares,
    checkBoards({ rules }) {
        if (!FOUR.every(({ operator }) => rules.operators.includes(operator))) {
            const got = rules.operators.join(' ');
            throw unexpected('invalid-option', 'rules.operators', `all of ${BASIC} for reachAll`, got);
        }
        checkLimitOfSquares(rules);
    },
    openBoards({ rules, from, to }) {
        return (numbers) => reachWithSquares({ leaves: numbers.map((number) => [number]), rules, from, to });
    },
};
/** Opens a search for a board. */
function openSearch(leaves, rules) {
    return new SquareSearch(leaves, squareRulesOf(rules), LISTED_SIZE);
}
/** Reads the rules of a search. */
function squareRulesOf({ operators, limits }) {
    const basic = FOUR.map(({ operator }) => operator).filter((operator) => operators.includes(operator));
    return { limit: toNatural(limits.square), operators: basic };
}
/**
 * Finds the answer to a puzzle; null if the target cannot be made and the nearest value is not requested.
 *
 * @throws NumbersGameError `too-large`
 */
function findWithSquares({ leaves, rules, target }, nearest) {
    const search = openSearch(leaves, rules);
    const wanted = toNatural(target.numerator);
    return findFewest(search, [wanted]) ?? (nearest ? findNearest(search, wanted) : null);
}
function findNearest(search, target) {
    const found = findFewest(search, valuesAt(target, 1));
    if (found !== null)
        return found;
    return findFewest(search, valuesAt(target, findLeastDistance(search.lists, target)));
}
/** Lists the values at a distance from a target, in ascending order. */
function valuesAt(target, distance) {
    const above = add(target, distance);
    return distance < target ? [subtract(target, distance), above] : [above];
}
/** Finds among ascending values the one of fewest operations, or the first of them. */
function findFewest(search, values) {
    let best = null;
    let value = 0;
    for (const [index, hit] of search.findFewest(values).entries()) {
        if (hit === null || (best !== null && best.operations <= hit.operations))
            continue;
        best = hit;
        value = values[index];
    }
    return best === null ? null : { expression: buildExpression(search, best), value: integer(value) };
}
/** Checks that the limit of squares allows ranges of targets. @throws NumbersGameError `too-large` */
function checkLimitOfSquares({ limits }) {
    if (limits.square <= MOST_LIMIT)
        return;
    throw new NumbersGameError('too-large', `rules.limits.square: expected at most ${MOST_LIMIT} for reach and reachAll, got ${limits.square}`);
}
/**
 * Finds the fewest operations of each target from..to, squares included; 255 means that a target cannot be
 * made. No value takes more than 60: six numbers and a limit of 1000 allow five operations of two operands,
 * and four squares in a row of each result.
 *
 * @throws NumbersGameError `too-large` for a limit of squares above 1000
 */
function reachWithSquares({ leaves, rules, from, to }) {
    checkLimitOfSquares(rules);
    const fewest = new Uint8Array(to - from + 1);
    const settled = new RangeMarks(leaves, squareRulesOf(rules), from, fewest).run();
    const search = settled < Infinity ? openSearch(leaves, rules) : null;
    for (let start = 0; start < fewest.length; start += GROUP) {
        spendTicks(1);
        const end = Math.min(start + GROUP, fewest.length);
        // From marks to operations: 0 becomes 255, UNREACHABLE.
        for (let index = start; index < end; index++)
            fewest[index]--;
        if (search !== null)
            searchOpen(search, from, fewest, { start, end, settled });
    }
    return fewest;
}
/** Searches the targets of a group that may take more operations than `settled`. */
function searchOpen(search, from, fewest, { start, end, settled }) {
    const open = [];
    for (let index = start; index < end; index++)
        if (fewest[index] > settled)
            open.push(index);
    const hits = search.findFewest(open.map((index) => from + index));
    for (const [i, index] of open.entries())
        fewest[index] = hits[i]?.operations ?? UNREACHABLE;
}

// The extension for all rules beyond the four operators together, without the module of its engine.
/** Makes the extension. @param source returns the module of its engine, or throws if there is none */
function createExtension(source) {
    const extension = {
        name: 'moreOperators',
        arithmetic: ALL_ARITHMETIC,
        with(options) {
            checkProperties(options, ['wasm'], 'options');
            const module = parseSource(options.wasm);
            return createExtension(() => module);
        },
        source,
        openEngines({ module, limit, checkDeadline: checkOfSolver }) {
            followDeadline(checkOfSolver);
            watchLongWork(checkDeadline);
            return [new ChosenEngine(module, limit), squaresEngine, furtherEngine];
        },
    };
    return extension;
}

export { FurtherSolutions, checkComplete, createExtension, mostOperations };
//# sourceMappingURL=all-operators.js.map
