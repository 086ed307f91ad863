import { OPERATOR_NAMES, NumbersGameError, describe, division, multiplication, subtraction, addition, formatOperation, unexpected, formatFraction, reduce, checkProperties, parseChoice, isBasic, FOUR, DEFAULT_LIMITS, checkObject } from './puzzles.js';
import { isEqual, isRational, formOf, apply, approximate } from './expressions.js';
import { OPERATORS, factorial, power, parseExpression, concatenation, square, squareRoot, modulo, logarithm, root, rowOf, bitLength } from './texts.js';
import { countBits } from './solver.js';
import { createRandom } from './random.js';
import { FurtherSolutions, mostOperations, checkComplete } from './all-operators.js';

const FORM = [
    /^{"format":"numbers-game.templates","version":1,"size":([345],"groupings":"all"|4,"groupings":"three")/,
    /"arithmetic":"(exact|float)","aces":"one(-or-eleven)?","target":"-?\d{1,15}(\/[1-9]\d{0,14})?"/,
    /"operators":\["[-+*/]"(,"[-+*/]"){0,3}\],"cards":\[[1-9]\d*(,[1-9]\d*)*\],"atLeast":\d+,"templates":\[/,
].map((part) => part.source);
/** Verifies a certificate, or any other value, and reports its claim or its first error. Never throws. */
function checkCertificate$1(certificate) {
    try {
        return { ok: true, reason: check$1(JSON.parse(JSON.stringify(certificate))) };
    }
    catch (error) {
        return { ok: false, reason: error.message };
    }
}
function need(condition, reason) {
    if (!condition)
        throw new Error(reason);
}
function check$1({ digest, ...claims }) {
    const { size, groupings, arithmetic, aces, target, operators, cards, atLeast, templates, proof } = claims;
    const text = JSON.stringify(claims);
    const hash = Array.from(text).reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 0x01000193), 0x811c9dc5);
    need(digest === hash >>> 0, 'digest: something was changed');
    need(new RegExp(FORM.join()).test(text), 'format to templates: not as documented (+ - * / only)');
    const [p, q = 1] = target.split('/').map(Number);
    need((Math.abs(p) + q) * (Math.max(...cards, 11) + 1) ** size < 2 ** 53, 'cards or target: too large');
    need(cards.length <= [400, 60, 17][size - 3] && text.length < 10 ** (10 - size), 'cards: too many');
    const operate = (sign, { p: a, q: b }, { p: c, q: d }) => {
        if (sign === '*')
            return { p: a * c, q: b * d };
        if (sign !== '/')
            return { p: sign === '+' ? a * d + c * b : a * d - c * b, q: b * d };
        return c === 0 ? { p: NaN, q: 1 } : arithmetic === 'exact' ? { p: a * d, q: b * c } : { p: a / c, q: 1 };
    };
    function list(numbers, join) {
        const lists = [];
        for (let set = 1; set < 2 ** size; set++) {
            lists[set] = numbers.filter((_, index) => set === 2 ** index);
            for (let part = 1; part < set; part++) {
                const isOut = groupings === 'three' && set === 15 && (part & (part - 1)) === 0;
                for (const sign of (part & set) < part || isOut ? [] : operators)
                    for (const a of lists[part])
                        for (const b of lists[set - part])
                            lists[set].push(join(sign, a, b));
            }
        }
        return lists[2 ** size - 1];
    }
    const names = ['x0', 'x1', 'x2', 'x3', 'x4'].slice(0, size);
    const texts = list(names, (sign, a, b) => `(${a} ${sign} ${b})`).map((text) => text.slice(1, -1));
    const goal = operate('/', { p, q: 1 }, { p: q, q: 1 });
    const extend = (b) => cards.flatMap((card) => (card < b.at(-1) ? [] : [[...b, card]]));
    const open = [];
    for (const board of names.reduce((boards) => boards.flatMap(extend), [[]])) {
        const solving = new Set();
        for (const high of [0, ...board.filter((card) => card === 1 && aces !== 'one')].keys()) {
            const choice = board.map((card, at) => ({ p: at < high ? 11 : card, q: 1 })).sort((a, b) => a.p - b.p);
            list(choice, operate).forEach((it, at) => it.p * goal.q === it.q * goal.p && solving.add(texts[at]));
        }
        if (solving.size > 0)
            open.push([board.join(), solving]);
        need(!solving.size || templates.some((it) => solving.has(it)), 'templates: a board is left');
    }
    verify(proof, atLeast, open, [...new Set(open.flatMap(([, solving]) => [...solving]))]);
    const bound = atLeast < templates.length ? `at least ${atLeast} are needed` : 'no fewer do';
    return `${templates.length} templates solve every board, and ${bound}`;
}
function verify(proof, needed, open, allowed) {
    while ('template' in proof) {
        const others = open.filter(([, solving]) => !solving.has(proof.template));
        verify(proof.chosen, needed - 1, others, allowed);
        allowed = allowed.filter((text) => others.some(([, solving]) => solving.has(text)));
        proof = proof.excluded;
    }
    const [left, loads] = [new Map(open), new Map()];
    for (const [board, weight] of proof.weights) {
        const solving = left.get(String(board));
        need(solving && left.delete(String(board)) && weight % 1 === 0 && weight > 0, 'proof: not a weight');
        for (const text of solving)
            loads.set(text, (loads.get(text) ?? 0) + weight);
    }
    const total = proof.weights.reduce((sum, [, weight]) => sum + weight, 0);
    need(Number.isSafeInteger(total) && total > proof.most * (needed - 1), 'proof: the total is too low');
    need(proof.most > 0 && !allowed.some((it) => loads.get(it) > proof.most), 'proof: most is exceeded');
}

// Writes and reads the text of a template: x0, x1, ... each once, and every operation with an infix or
// postfix operator in brackets, except the last.
/** Writes an operation on templates. The operands of a call are separated by commas. */
function formatTemplate(operator, operands) {
    const row = rowOf(operator);
    const isCall = row.notation === 'call' || row.notation === 'numeral';
    if (isCall)
        return `${operator}(${operands.join(', ')})`;
    const [first, last = first] = operands.map((text) => (isInfix(text) ? `(${text})` : text));
    return formatOperation(row, first, last);
}
/** Whether the last operation of a template is infix: whether it has a blank outside of all brackets. */
function isInfix(text) {
    let depth = 0;
    for (const character of text) {
        if (character === '(')
            depth++;
        else if (character === ')')
            depth--;
        else if (character === ' ' && depth === 0)
            return true;
    }
    return false;
}
/**
 * Operators in postfix notation, one character each; null for an operator that templates do not have, because
 * the programs of `emit` cannot compute with it.
 */
const SYMBOLS = {
    [addition.operator]: addition.operator,
    [subtraction.operator]: subtraction.operator,
    [multiplication.operator]: multiplication.operator,
    [division.operator]: division.operator,
    [power.operator]: power.operator,
    [root.operator]: 'r',
    [logarithm.operator]: 'l',
    [modulo.operator]: 'm',
    [squareRoot.operator]: 's',
    [factorial.operator]: factorial.operator,
    [concatenation.operator]: 'c',
    [square.operator]: null,
};
/** Names of the operators that templates may have, in the order of the registry. */
const TEMPLATE_OPERATORS = OPERATOR_NAMES.filter(isTemplateOperator);
function isTemplateOperator(operator) {
    return SYMBOLS[operator] !== null;
}
const MAX_LENGTH$1 = 200;
/**
 * Reads a template in the format of `universe`.
 *
 * @throws NumbersGameError `invalid-option` if the text is not such a template
 */
function readTemplate(text, name) {
    const tree = typeof text === 'string' && text.length <= MAX_LENGTH$1 ? parseTree(text) : null;
    if (tree !== null) {
        const part = readPart(tree);
        const size = part.positions.length;
        const isEach = part.positions.toSorted().every((position, index) => position === index);
        const operators = OPERATORS.map(({ operator }) => operator).filter((other) => part.operators.has(other));
        const other = operators.find((operator) => !isTemplateOperator(operator));
        if (other !== undefined) {
            const expected = `operators among ${TEMPLATE_OPERATORS.join(' ')}`;
            throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${other}`);
        }
        if (isEach && size > 1 && !isStacked(tree) && part.text === text) {
            return { size, operators, code: part.code, tree };
        }
    }
    const expected = 'a template of x0, x1, ..., each once, with brackets as universe writes them, such as "(x0 * x2) - x1"';
    throw new NumbersGameError('invalid-option', `${name}: expected ${expected}, got ${describe(text)}`);
}
/** Whether sqrt or ! is applied to a result of sqrt or !, which is outside the domain of both. */
function isStacked(tree) {
    if (typeof tree === 'number' || 'parts' in tree)
        return false;
    if ('operand' in tree && typeof tree.operand === 'object' && 'operand' in tree.operand)
        return true;
    return operandsOf(tree).some(isStacked);
}
/** Reads x0 as 1, x1 as 2 and so on, and digits that are joined as one number. */
function parseTree(text) {
    const digits = text
        .replaceAll(/x(\d)/g, (_, index) => String(Number(index) + 1))
        .replaceAll(/concat\((\d(?:, \d)+)\)/g, (_, list) => list.replaceAll(', ', ''));
    try {
        return parseExpression(digits);
    }
    catch {
        return null;
    }
}
/**
 * Evaluates the tree of a template.
 *
 * @param operate gives null if an operation is not allowed
 */
function evaluateTree(tree, numbers, operate) {
    if (typeof tree === 'number') {
        const digits = positionsOf(tree).map((position) => numbers[position]);
        return digits.length === 1 ? digits[0] : operate(concatenation.operator, digits);
    }
    const operands = [];
    for (const part of operandsOf(tree)) {
        const value = evaluateTree(part, numbers, operate);
        if (value === null)
            return null;
        operands.push(value);
    }
    return operate(tree.operator, operands);
}
/** Returns the positions of a leaf: several if digits are joined. */
function positionsOf(leaf) {
    return Array.from(String(leaf), (digit) => Number(digit) - 1);
}
/** Returns the operands of an operation. */
function operandsOf(tree) {
    if ('parts' in tree)
        return tree.parts;
    return 'operand' in tree ? [tree.operand] : [tree.left, tree.right];
}
function readPart(tree) {
    if (typeof tree === 'number') {
        const positions = positionsOf(tree);
        const names = positions.map((position) => `x${position}`);
        if (names.length === 1)
            return { text: names[0], code: String(positions[0]), positions, operators: new Set() };
        const code = positions.map((position, index) => `${position}d${index > 0 ? 'c' : ''}`).join('');
        const { operator } = concatenation;
        return { text: formatTemplate(operator, names), code, positions, operators: new Set([operator]) };
    }
    const operands = operandsOf(tree).map(readPart);
    const { operator } = tree;
    return {
        text: formatTemplate(operator, operands.map(({ text }) => text)),
        code: operands.map(({ code }) => code).join('') + (SYMBOLS[operator] ?? ''),
        positions: operands.flatMap(({ positions }) => positions),
        operators: new Set([operator, ...operands.flatMap(({ operators }) => [...operators])]),
    };
}

// Reads a query: checks it, fills in the defaults, and lists its boards with the numbers that each may
// represent.
//
// Exactness over the four operators: an expression is a pair of doubles p / q that is never reduced. |p| +
// |q| of a result is at most the product of |p| + |q| of its operands: for a sum |ad + bc| + |bd| <= (|a| +
// |b|)(|c| + |d|), and likewise for the other three. So it is at most the product of c + 1 over the cards,
// and comparing with the target multiplies by at most |p| + |q| of the target. Below 2^53 all of this is
// exact; what may lie above is refused.
const PROPERTIES = [
    'cards',
    'size',
    'target',
    'groupings',
    'arithmetic',
    'aces',
    'operators',
    'onProgress',
];
const MIN_SIZE = 3;
const MAX_SIZE = 5;
const MAX_CARD = 1000;
/** Second value of an ace. */
const HIGH_ACE = 11;
/**
 * Maximum number of expressions times boards: half a minute, and a few hundred megabytes. All boards of five
 * out of 17 cards are below.
 */
const MAX_EVALUATIONS$2 = 1e10;
/** Checks a query. @throws NumbersGameError `invalid-option`, `invalid-target` or `too-large` */
function parseScope(query) {
    checkProperties(query, PROPERTIES, 'query');
    const { target = 24 } = query;
    const scope = {
        size: parseSize(query.size),
        groupings: parseChoice(query.groupings, ['all', 'three'], 'all', 'groupings'),
        arithmetic: parseChoice(query.arithmetic, ['exact', 'float'], 'exact', 'arithmetic'),
        aces: parseChoice(query.aces, ['one', 'one-or-eleven'], 'one', 'aces'),
        target: parseTarget(target),
        operators: parseOperators(query.operators),
        cards: parseCards(query.cards),
    };
    checkCallback(query.onProgress);
    if (scope.groupings === 'three' && scope.size !== 4) {
        throw unexpected('invalid-option', 'groupings', '"all" if boards do not have four cards', 'three');
    }
    checkOperators(scope);
    checkSize(scope);
    return scope;
}
/** Checks an optional function `onProgress`. @throws NumbersGameError `invalid-option` */
function checkCallback(onProgress) {
    if (onProgress === undefined || typeof onProgress === 'function')
        return;
    throw unexpected('invalid-option', 'onProgress', 'a function', onProgress);
}
function parseSize(size) {
    if (Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE) {
        return size;
    }
    throw unexpected('invalid-option', 'size', `an integer from ${MIN_SIZE} to ${MAX_SIZE}`, size);
}
/** Checks a list of cards, and sorts it. @throws NumbersGameError `invalid-option` */
function parseCards(cards) {
    if (!Array.isArray(cards) || cards.length === 0) {
        throw unexpected('invalid-option', 'cards', 'an array of at least one card', cards);
    }
    if (cards.length > MAX_CARD) {
        throw unexpected('invalid-option', 'cards', `at most ${MAX_CARD} cards`, cards);
    }
    // A copy without missing elements.
    Array.from(cards).forEach((card, index) => {
        if (!Number.isInteger(card) || card < 1 || card > MAX_CARD) {
            throw unexpected('invalid-option', `cards[${index}]`, `an integer from 1 to ${MAX_CARD}`, card);
        }
        if (cards.indexOf(card) < index) {
            throw unexpected('invalid-option', `cards[${index}]`, 'each card once', card);
        }
    });
    return cards.toSorted((a, b) => a - b);
}
/** Checks a target, and writes it in lowest terms. @throws NumbersGameError `invalid-target` */
function parseTarget(target) {
    const text = typeof target === 'number' ? String(target) : target;
    const match = typeof text === 'string' ? /^(-?\d{1,15})(?:\/(\d{1,15}))?$/.exec(text) : null;
    const [, numerator, denominator = '1'] = match ?? [];
    if (match === null || /^0+$/.test(denominator)) {
        throw unexpected('invalid-target', 'target', 'an integer or text p/q of at most 15 digits each', target);
    }
    return formatFraction(reduce({ numerator: BigInt(numerator), denominator: BigInt(denominator) }));
}
/** Converts a target in lowest terms to a fraction. */
function toFraction(target) {
    const [numerator, denominator] = splitTarget(target).map(BigInt);
    return { numerator, denominator };
}
function parseOperators(operators) {
    if (operators === undefined)
        return FOUR.map(({ operator }) => operator);
    const most = TEMPLATE_OPERATORS.length;
    if (!Array.isArray(operators) || operators.length === 0 || operators.length > most) {
        throw unexpected('invalid-option', 'operators', `an array of 1 to ${most} operators`, operators);
    }
    Array.from(operators).forEach((operator, index) => {
        const name = `operators[${index}]`;
        parseChoice(operator, TEMPLATE_OPERATORS, undefined, name);
        if (operators.indexOf(operator) < index) {
            throw unexpected('invalid-option', name, 'each operator once', operator);
        }
    });
    return TEMPLATE_OPERATORS.filter((operator) => operators.includes(operator));
}
/** Whether to search for solutions: if exact values may be irrational, or too large for doubles. */
function isSearched({ operators, arithmetic }) {
    return arithmetic === 'exact' && !operators.every((operator) => isBasic(rowOf(operator)));
}
function checkOperators({ operators, groupings, arithmetic }) {
    const other = operators.find((operator) => rowOf(operator).arity !== 2);
    if (other === undefined || (groupings === 'all' && arithmetic === 'exact'))
        return;
    const expected = 'operators of two numbers with groupings "three" or arithmetic "float"';
    throw unexpected('invalid-option', 'operators', expected, other);
}
function checkSize(scope) {
    const { cards, size, target, aces } = scope;
    const [numerator, denominator] = splitTarget(target);
    const largest = Math.max(...cards, aces === 'one-or-eleven' && cards.includes(1) ? HIGH_ACE : 0);
    const bound = (Math.abs(numerator) + denominator) * (largest + 1) ** size;
    if (!isSearched(scope) && bound > Number.MAX_SAFE_INTEGER) {
        const message = `cards: expected cards whose fractions are exact in 53 bits with target ${target}`;
        throw new NumbersGameError('too-large', `${message}, got ${size} cards up to ${largest}`);
    }
    const evaluations = countBoards(scope) * countExpressions(scope);
    if (evaluations > MAX_EVALUATIONS$2) {
        const message = `cards: expected at most ${MAX_EVALUATIONS$2} evaluations, boards times expressions`;
        throw new NumbersGameError('too-large', `${message}, got ${evaluations}`);
    }
}
/** Returns numerator and denominator of a target in lowest terms. */
function splitTarget(target) {
    const [numerator, denominator = 1] = target.split('/').map(Number);
    return [numerator, denominator];
}
/** Returns the number of boards of a scope, solvable or not. */
function countBoards({ cards, size }) {
    let count = 1;
    for (let i = 1; i <= size; i++)
        count = (count * (cards.length + i - 1)) / i;
    return count;
}
/**
 * Returns the number of expressions of a scope: orders of the numbers, choices of operators, and groupings.
 * Unary operators are counted as if they were binary.
 */
function countExpressions({ size, groupings, operators }) {
    const orders = { 3: 6, 4: 24, 5: 120 }[size];
    const trees = groupings === 'three' ? 3 : { 3: 2, 4: 5, 5: 14 }[size];
    return orders * trees * operators.length ** (size - 1);
}
/** Yields every board, ascending, in lexicographic order. */
function* enumerateBoards(cards, size, from = 0) {
    if (size === 0)
        yield [];
    else {
        for (let i = from; i < cards.length; i++) {
            for (const rest of enumerateBoards(cards, size - 1, i))
                yield [cards[i], ...rest];
        }
    }
}
/**
 * Returns the numbers that a board may represent, ascending: one list, or with aces one for each number of
 * aces that count 11.
 */
function choicesOf(board, aces) {
    const ones = aces === 'one' ? 0 : board.lastIndexOf(1) + 1;
    return Array.from({ length: ones + 1 }, (_, high) => {
        const choice = board.map((card, index) => (index < high ? HIGH_ACE : card));
        return choice.sort((a, b) => a - b);
    });
}

// The arithmetic of the checker for operators beyond the four: exact real numbers, or doubles.
//
// Exact values come from exact/, the layer that checks every answer of the package: fractions are computed
// with integers, and domains and equalities of irrational values are decided there or are errors. The search
// asks the same layer about the few values that its own arithmetic leaves open, so the checker trusts that
// layer. It uses nothing else of the search.
//
// Deciding 20 million exact results would take half an hour. `mayBe` computes the last operation of an
// expression in doubles first. Its operands are exact values rounded once, so the relative error is at most
// some 10^4 units of 2^-53 (an exponent of 16 times ln 1e290) if Math.pow is as precise; a result is ruled
// out only if it misses by 1e-9.
const TOLERANCE = 1e-9;
/** Magnitudes beyond which doubles overflow or lose digits. */
const [LEAST, MOST$1] = [1e-290, 1e290];
const DIGITS = 17;
/** @throws NumbersGameError `undecided`, from `operate` and `isEqual` */
const exactArithmetic = {
    read: (text) => createNumber(toFraction(text)),
    operate(operator, operands) {
        const values = operands.map(({ value }) => value);
        const result = apply(operator, values, DEFAULT_LIMITS);
        if (typeof result !== 'string')
            return createNumber(result);
        if (result === 'undecided')
            throw undecided(`${operator} of ${nearText(operands)} is allowed`);
        return result === 'too-large' ? result : null;
    },
    keyOf({ value }) {
        return isRational(value) ? `${value.numerator}/${value.denominator}` : formOf(value)?.key;
    },
    mayBe(operator, { near: left }, { near: right }, { near: goal }) {
        if (!isOrdinary(left) || !isOrdinary(right))
            return true;
        const slack = TOLERANCE * (Math.abs(left) + Math.abs(right) + Math.abs(goal));
        switch (operator) {
            case addition.operator:
                return Math.abs(left + right - goal) <= slack;
            case subtraction.operator:
                return Math.abs(left - right - goal) <= slack;
            case multiplication.operator:
                return isClose(left * right, goal);
            case division.operator:
                return isClose(left, goal * right);
            case power.operator:
                return left > 0 && isClose(left ** right, goal);
            case root.operator:
                return left > 0 && isClose(left ** (1 / right), goal);
            case logarithm.operator:
                // A quotient of logarithms would lose digits if the base is near 1.
                return left > 0 && right > 0 && (Math.abs(goal) > 1000 || isClose(left ** goal, right));
            default:
                return true;
        }
    },
    isEqual(left, right) {
        const answer = isEqual(left.value, right.value);
        if (answer === 'undecided')
            throw undecided(`${nearText([left])} is ${nearText([right])}`);
        return answer;
    },
};
/** Arithmetic on doubles, as `universe` evaluates them. */
const doubleArithmetic = {
    read(text) {
        const [numerator, denominator] = splitTarget(text);
        return numerator / denominator;
    },
    operate(operator, [left, right]) {
        const value = operateOnDoubles$1(operator, left, right);
        return Number.isNaN(value) ? null : value;
    },
    keyOf: String,
    mayBe: () => true,
    isEqual: (value, goal) => value === goal,
};
function createNumber(value) {
    if (isRational(value)) {
        const near = Number(value.numerator) / Number(value.denominator);
        if (isOrdinary(near))
            return { value, near };
    }
    return { value, near: Number(approximate(value, DIGITS)) };
}
function operateOnDoubles$1(operator, left, right) {
    const { exponent, rootIndex, modulus } = DEFAULT_LIMITS;
    const isPositive = Number.isInteger(left) && left >= 1;
    const isIndex = (most) => Number.isInteger(right) && right !== 0 && Math.abs(right) <= Number(most);
    switch (operator) {
        case addition.operator:
            return left + right;
        case subtraction.operator:
            return left - right;
        case multiplication.operator:
            return left * right;
        case division.operator:
            return right === 0 ? NaN : left / right;
        case power.operator:
            return left > 0 && Math.abs(right) <= Number(exponent) ? left ** right : NaN;
        case root.operator:
            return isPositive && isIndex(rootIndex) ? left ** (1 / right) : NaN;
        case logarithm.operator:
            return left > 0 && left !== 1 && right > 0 ? Math.log(right) / Math.log(left) : NaN;
        case modulo.operator:
            return isPositive && isIndex(modulus) ? left - right * Math.floor(left / right) : NaN;
        case squareRoot.operator:
        case factorial.operator:
        case concatenation.operator:
            // Refused with doubles: parse-scope.ts.
            return NaN;
    }
}
function isOrdinary(value) {
    return value === 0 || (Math.abs(value) >= LEAST && Math.abs(value) <= MOST$1);
}
/** Whether two doubles are close. Infinities, from overflow, are close to no finite number. */
function isClose(left, right) {
    return Math.abs(left - right) <= TOLERANCE * Math.min(Math.abs(left) + Math.abs(right), Number.MAX_VALUE);
}
function nearText(numbers) {
    return numbers.map(({ near }) => String(near)).join(' and ');
}
function undecided(question) {
    return new NumbersGameError('undecided', `certificate: whether ${question} cannot be decided`);
}

const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Hashes a certificate without its digest. */
function hashCertificate(certificate) {
    let hash = OFFSET_BASIS;
    for (const character of JSON.stringify(certificate))
        hash = Math.imul(hash ^ character.charCodeAt(0), PRIME);
    return hash >>> 0;
}

// Enumerates every expression over the numbers of a board, for the checker: forward, from the numbers to all
// values.
//
// The values of each set of numbers are computed once and kept for all boards. Equal values are merged and
// remember the ways to make them, of which only those that lead to the target are written out. Over all
// numbers nothing is kept: most last operations are ruled out in doubles (check-arithmetic.ts).
const MAX_DIGIT = 9;
/** Numbers whose factorial may be the target: 0 to 20. */
const FACTORIALS = Array.from({ length: 21 }, (_, number) => String(number));
/** Distinct values of some numbers. */
class EnumeratedValues {
    #byKey;
    constructor(keyOf, 
    /** Whether values that exceed the limits were left out. */
    isIncomplete = false) {
        this.keyOf = keyOf;
        this.isIncomplete = isIncomplete;
        this.list = [];
        this.#byKey = new Map();
    }
    add(value, spell) {
        if (value === 'too-large')
            this.isIncomplete = true;
        else if (value !== null) {
            const key = this.keyOf(value);
            const known = key === undefined ? undefined : this.#byKey.get(key);
            if (known !== undefined)
                known.ways.push(spell);
            else {
                const made = { value, ways: [spell] };
                this.list.push(made);
                if (key !== undefined)
                    this.#byKey.set(key, made);
            }
        }
    }
}
/** Returns a function that lists the templates that solve the numbers of a board. */
function createEnumerator(scope, arithmetic) {
    const enumerator = new Enumerator(scope, arithmetic);
    return (board) => enumerator.listTemplates(board);
}
/** Enumerates expressions, and keeps the values of the sets of numbers that were met. */
class Enumerator {
    #scope;
    #arithmetic;
    #binary;
    #unary;
    #known = new Map();
    #goals;
    constructor(scope, arithmetic) {
        this.#scope = scope;
        this.#arithmetic = arithmetic;
        this.#binary = scope.operators.filter((operator) => rowOf(operator).arity === 2);
        this.#unary = scope.operators.filter((operator) => rowOf(operator).arity === 1);
        this.#goals = [...this.#listGoals()];
    }
    /** Returns the templates that solve the numbers of a board. @throws NumbersGameError `too-large` */
    listTemplates(board) {
        const { operate, mayBe, isEqual } = this.#arithmetic;
        const names = board.map((_, index) => `x${index}`);
        const texts = [];
        const report = (after, spell) => {
            for (const text of spell(names))
                texts.push(after === null ? text : formatTemplate(after, [text]));
        };
        const isIncomplete = this.#visitOperations(board, (operator, left, right, mask) => {
            for (const { value: goal, after } of this.#goals) {
                if (!mayBe(operator, left.value, right.value, goal))
                    continue;
                const value = operate(operator, [left.value, right.value]);
                if (value === null || value === 'too-large' || !isEqual(value, goal))
                    continue;
                report(after, formatInfix(operator, left, right, mask));
            }
        });
        for (const [value, spell] of this.#joinDigits(board)) {
            for (const { value: goal, after } of this.#goals)
                if (isEqual(value, goal))
                    report(after, spell);
        }
        if (texts.length > 0 || !isIncomplete)
            return texts;
        throw new NumbersGameError('too-large', `certificate: values of ${board.join(' ')} exceed the limits`);
    }
    *#listGoals() {
        const { target } = this.#scope;
        const { read, operate, isEqual } = this.#arithmetic;
        const wanted = read(target);
        yield { value: wanted, after: null };
        if (this.#unary.includes(squareRoot.operator) && splitTarget(target)[0] >= 0) {
            const square = operate(multiplication.operator, [wanted, wanted]);
            if (square !== null && square !== 'too-large')
                yield { value: square, after: squareRoot.operator };
        }
        for (const number of this.#unary.includes(factorial.operator) ? FACTORIALS : []) {
            const value = read(number);
            const result = operate(factorial.operator, [value]);
            if (result !== null && result !== 'too-large' && isEqual(result, wanted))
                yield { value, after: factorial.operator };
        }
    }
    /** Visits every operation of two parts of some numbers. Returns whether values of a part were left out. */
    #visitOperations(numbers, visit) {
        const { groupings, size } = this.#scope;
        const all = 2 ** numbers.length - 1;
        let isIncomplete = false;
        for (let mask = 1; mask < all; mask++) {
            if (groupings === 'three' && numbers.length === size && countBits(mask) === 1)
                continue;
            const lefts = this.#valuesOf(numbers.filter((_, index) => (mask >> index) & 1));
            const rights = this.#valuesOf(numbers.filter((_, index) => !((mask >> index) & 1)));
            isIncomplete ||= lefts.isIncomplete || rights.isIncomplete;
            for (const operator of this.#binary) {
                for (const left of lefts.list)
                    for (const right of rights.list)
                        visit(operator, left, right, mask);
            }
        }
        return isIncomplete;
    }
    #valuesOf(numbers) {
        const key = numbers.join();
        const values = this.#known.get(key) ?? this.#makeValues(numbers);
        this.#known.set(key, values);
        return values;
    }
    #makeValues(numbers) {
        const { read, operate, keyOf } = this.#arithmetic;
        const plain = new EnumeratedValues(keyOf);
        if (numbers.length === 1)
            plain.add(read(String(numbers[0])), (names) => [...names]);
        const isIncomplete = this.#visitOperations(numbers, (operator, left, right, mask) => {
            plain.add(operate(operator, [left.value, right.value]), formatInfix(operator, left, right, mask));
        });
        for (const [value, spell] of this.#joinDigits(numbers))
            plain.add(value, spell);
        plain.isIncomplete ||= isIncomplete;
        if (this.#unary.length === 0)
            return plain;
        const values = new EnumeratedValues(keyOf, plain.isIncomplete);
        for (const made of plain.list) {
            values.add(made.value, (names) => formatAll(made, names));
            for (const operator of this.#unary) {
                values.add(operate(operator, [made.value]), formatCall(operator, made));
            }
        }
        return values;
    }
    /** Yields the numbers that the digits of a board make, in any order. */
    *#joinDigits(numbers) {
        const isJoined = this.#scope.operators.includes(concatenation.operator) && numbers.length > 1;
        if (!isJoined || numbers.some((number) => number > MAX_DIGIT))
            return;
        for (const order of permute([...numbers.keys()])) {
            const digits = order.map((index) => numbers[index]).join('');
            const namesOf = (names) => order.map((index) => names[index]);
            yield [
                this.#arithmetic.read(digits),
                (names) => [formatTemplate(concatenation.operator, namesOf(names))],
            ];
        }
    }
}
function formatAll({ ways }, names) {
    return ways.flatMap((spell) => spell(names));
}
function formatCall(operator, made) {
    return (names) => formatAll(made, names).map((text) => formatTemplate(operator, [text]));
}
/** @param leftMask the numbers of the left operand, as bits */
function formatInfix(operator, left, right, leftMask) {
    return (names) => {
        const isLeft = (_, index) => ((leftMask >> index) & 1) === 1;
        const first = formatAll(left, names.filter(isLeft));
        const last = formatAll(right, names.filter((name, index) => !isLeft(name, index)));
        return first.flatMap((a) => last.map((b) => formatTemplate(operator, [a, b])));
    };
}
function* permute(items) {
    if (items.length === 0)
        yield [];
    for (const item of items) {
        for (const rest of permute(items.filter((other) => other !== item)))
            yield [item, ...rest];
    }
}

// Checks certificates of any operators. Certificates of the four operators go to check-certificate.ts, which
// imports nothing. This file checks the others by the same steps: it makes every expression on every board,
// and adds up the weights.
//
// It does not use the search, which goes backward from the target; the list of boards and the text of
// templates are those of `universe`. The check trusts exact/ and Math.pow: see check-arithmetic.ts. The 715
// hands of 24s take some seconds.
/** Maximum number of boards times expressions, which take minutes. */
const MAX_EVALUATIONS$1 = 2e8;
const MAX_LENGTH = 1e7;
/**
 * Verifies a certificate, or any other value, and returns what it proves or what is wrong. Never throws.
 *
 * @example
 * checkCertificate({}).ok; // false
 *
 * @experimental
 */
function checkCertificate(certificate) {
    try {
        const text = JSON.stringify(certificate);
        const claims = (text === undefined ? null : JSON.parse(text));
        need(claims instanceof Object, 'certificate: expected an object');
        need('digest' in claims, 'digest: expected a number, got none');
        const operators = claims.operators;
        const isBasic = !Array.isArray(operators) || operators.every((name) => BASIC.includes(name));
        return isBasic ? checkCertificate$1(claims) : { ok: true, reason: check(claims) };
    }
    catch (error) {
        return { ok: false, reason: error.message };
    }
}
const BASIC = FOUR.map(({ operator }) => operator);
function check({ digest, ...claims }) {
    const { atLeast, templates, proof } = claims;
    const { size, groupings, arithmetic, aces, target, operators, cards } = claims;
    const text = JSON.stringify(claims);
    need(text.length < MAX_LENGTH, 'certificate: too long');
    need(digest === hashCertificate(claims), 'digest: something was changed');
    const scope = parseScope({ size, groupings, arithmetic, aces, target, operators, cards });
    const head = { format: 'numbers-game/templates', version: 1, ...scope };
    const expected = JSON.stringify({ ...head, atLeast, templates, proof });
    const isFormat = text === expected && Number.isSafeInteger(atLeast) && text.includes('"templates":[');
    need(isFormat, 'format to templates: not as documented');
    need(countBoards(scope) * countExpressions(scope) <= MAX_EVALUATIONS$1, 'cards: too many');
    const isExact = arithmetic === 'exact';
    const solve = isExact
        ? createEnumerator(scope, exactArithmetic)
        : createEnumerator(scope, doubleArithmetic);
    const open = [];
    for (const board of enumerateBoards(scope.cards, size)) {
        const solving = new Set(choicesOf(board, aces).flatMap(solve));
        if (solving.size === 0)
            continue;
        need(templates.some((template) => solving.has(template)), 'templates: a board is left');
        open.push([board.join(), solving]);
    }
    verify(proof, atLeast, open, [...new Set(open.flatMap(([, solving]) => [...solving]))]);
    const bound = atLeast < templates.length ? `at least ${atLeast} are needed` : 'no fewer do';
    const trusted = isExact ? ' (values by evaluate)' : '';
    return `${templates.length} templates solve every board, and ${bound}${trusted}`;
}

// Checks a universe that a caller passes, because it may come from a file or be written by hand: a board that
// no template solves would keep `greedy` from ending.
/** Maximum number of boards, far more than `universe` takes. */
const MAX_BOARDS = 10_000_000;
/** Universes that were checked. */
const checked = new WeakSet();
/**
 * Checks the boards of a universe and which templates solve them.
 *
 * @throws NumbersGameError `invalid-option`
 */
function checkUniverse(universe) {
    checkObject(universe, 'universe');
    if (checked.has(universe))
        return;
    const { boards, solves } = universe;
    if (!Array.isArray(boards) || boards.length > MAX_BOARDS) {
        throw unexpected('invalid-option', 'universe.boards', `an array of at most ${MAX_BOARDS} boards`, boards);
    }
    const isSolved = checkSolves(solves, boards.length);
    const open = isSolved.indexOf(0);
    if (open >= 0) {
        throw unexpected('invalid-option', `universe.boards[${open}]`, 'a board that a template solves', boards[open]);
    }
    checked.add(universe);
}
/** Checks only which templates solve which boards. @throws NumbersGameError `invalid-option` */
function checkSolved(universe) {
    checkObject(universe, 'universe');
    if (!checked.has(universe))
        checkSolves(universe.solves, MAX_BOARDS);
}
/** Checks the texts and the scope of a universe. @throws NumbersGameError `invalid-option` */
function checkNames(universe) {
    const { templates, solves, scope } = universe;
    const count = solves.length;
    if (!Array.isArray(templates) || templates.length !== count) {
        throw unexpected('invalid-option', 'universe.templates', `an array of ${count} templates`, templates);
    }
    checkObject(scope, 'universe.scope');
    parseScope(scope);
}
/** Checks lists of board indices. Returns a flag for each board: whether it is in one of the lists. */
function checkSolves(solves, boards) {
    const isSolved = new Uint8Array(boards);
    if (!Array.isArray(solves))
        throw unexpected('invalid-option', 'universe.solves', 'an array', solves);
    let template = 0;
    for (const solved of solves) {
        const name = `universe.solves[${template++}]`;
        if (!Array.isArray(solved))
            throw unexpected('invalid-option', name, 'an array of board indices', solved);
        let last = -1;
        for (const board of solved) {
            if (!Number.isInteger(board) || board <= last || board >= boards) {
                throw unexpected('invalid-option', name, 'indices of boards in ascending order', board);
            }
            isSolved[(last = board)] = 1;
        }
    }
    return isSolved;
}

// Groups templates into classes: templates that solve the same boards are one class, and a class is necessary
// if no other class solves one of its boards.
//
// The post compares every two expressions; here the boards of a template, joined to a text, are the key of a
// map.
/**
 * Groups the templates by the boards that they solve. Returns arrays of ascending template indices, ordered
 * by their first index.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a universe
 * @example
 * classes(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).length; // 263
 *
 * @experimental
 */
function classes(universe) {
    checkSolved(universe);
    const { solves } = universe;
    const byBoards = new Map();
    solves.forEach((solved, index) => {
        const key = solved.join();
        const same = byBoards.get(key);
        if (same)
            same.push(index);
        else
            byBoards.set(key, [index]);
    });
    return [...byBoards.values()];
}
/**
 * Returns the indices in `classes(universe)`, ascending, of the classes that are the only ones to solve some
 * board.
 *
 * @throws NumbersGameError `invalid-option` if the argument is not a universe
 * @example
 * necessary(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).length; // 49
 *
 * @experimental
 */
function necessary(universe) {
    checkUniverse(universe);
    const only = findOnlyClasses(universe);
    return [...new Set(only.filter((index) => index >= 0))].sort((a, b) => a - b);
}
/** Returns, for each board, the index of the only class that solves it, or -1 if several do. */
function findOnlyClasses(universe) {
    const only = universe.boards.map(() => undefined);
    classes(universe).forEach(([first], index) => {
        for (const board of universe.solves[first])
            only[board] = only[board] === undefined ? index : -1;
    });
    return only.map((index) => index ?? -1);
}

// Proves that a program with operators beyond the four solves every board of its cards that its templates
// solve.
//
// Programs compute with fractions, single roots and single logarithms (emit-program.ts). On each board,
// exact/ evaluates the templates exactly. A template with the value of the target counts if all its values
// are of these kinds, and if the bounds of all intermediate integers stay below the limit of the programs.
// The bounds follow the formulas of the programs. They are generous, and two logarithms are never combined;
// all boards of 24s pass nevertheless.
/** Maximum number of binary digits of an integer, in every program. */
const MAX_BITS = 4096;
/** Maximum number of boards times templates, which take half a minute. */
const MAX_EVALUATIONS = 1e5;
/**
 * Checks the templates of a program.
 *
 * @param templates trees of the templates
 * @throws NumbersGameError `too-large` if the program would miss a board that the templates solve
 */
function checkProgram(templates, target, scope) {
    const pairs = countBoards(scope) * templates.length;
    if (pairs > MAX_EVALUATIONS) {
        const expected = `at most ${MAX_EVALUATIONS} pairs of a board and a template, so that all can be checked`;
        throw new NumbersGameError('too-large', `cards: expected ${expected}, got ${pairs}`);
    }
    function* listSolving(board) {
        for (const choice of choicesOf(board, scope.aces)) {
            const numbers = choice.map(storeCard);
            for (const tree of templates) {
                const stored = evaluateTree(tree, numbers, operate);
                if (stored !== null && isEqual(stored.value, target) === true)
                    yield stored;
            }
        }
    }
    for (const board of enumerateBoards(scope.cards, scope.size)) {
        const values = listSolving(board);
        let isMissed = false;
        for (const { kind, bits } of values) {
            isMissed = kind === 'other' || bits > MAX_BITS;
            if (!isMissed)
                break;
        }
        if (!isMissed)
            continue;
        const expected = 'for each board a template that the program can compute, with fractions, roots and logarithms of at ' +
            `most ${MAX_BITS} bits`;
        throw new NumbersGameError('too-large', `texts: expected ${expected}, got none for ${board.join(' ')}`);
    }
}
function storeCard(card) {
    return finish({ numerator: BigInt(card), denominator: 1n }, 'root', 0, 1, 0);
}
/** Completes a result; a fraction needs no estimate. */
function finish(value, kind, size, k, bits) {
    if (!isRational(value))
        return { value, kind, size, k, bits: Math.max(bits, size) };
    const own = lengthOf(value);
    return { value, kind: kind === 'other' ? kind : 'root', size: own, k: 1, bits: Math.max(bits, own) };
}
function lengthOf({ numerator, denominator }) {
    return Math.max(bitLength(numerator < 0n ? -numerator : numerator), bitLength(denominator));
}
/** Applies an operation as programs do; null if it is not allowed. */
function operate(operator, operands) {
    const value = apply(operator, operands.map((operand) => operand.value), DEFAULT_LIMITS);
    if (typeof value === 'string')
        return null;
    const bits = Math.max(...operands.map((operand) => operand.bits));
    const [x, y = x] = operands;
    if (operands.some(({ kind }) => kind === 'other'))
        return finish(value, 'other', 0, 1, bits);
    const { kind, size, k, work } = estimate(operator, x, y, isRational(value));
    return finish(value, kind, size, k, Math.max(bits, work));
}
/** Estimates an operation: the kind of its result, and the binary digits of intermediate integers. */
function estimate(operator, x, y, isFraction) {
    const product = x.size * y.k + y.size * x.k;
    const other = { kind: 'other', size: 0, k: 1, work: 0 };
    switch (operator) {
        case addition.operator:
        case subtraction.operator:
        case multiplication.operator:
        case division.operator: {
            if (x.kind === 'log' || y.kind === 'log') {
                const [log, factor] = x.kind === 'log' ? [x, y.value] : [y, x.value];
                if (!isRational(factor))
                    return other;
                return estimateLog(log.size * sumOf$1(factor));
            }
            const isProduct = operator === multiplication.operator || operator === division.operator;
            if (!isProduct && !isFraction)
                return other;
            return { kind: 'root', size: product, k: x.k * y.k, work: 2 * product + 1 };
        }
        case power.operator:
            return estimatePower(x, y, isFraction);
        case root.operator:
            return {
                kind: 'root',
                size: x.size,
                k: Math.abs(Number(y.value.numerator)),
                work: 0,
            };
        case squareRoot.operator:
            return x.kind === 'log' ? other : { kind: 'root', size: x.size, k: 2 * x.k, work: 0 };
        case logarithm.operator:
            if (x.kind === 'log' || y.kind === 'log')
                return other;
            return estimateLog(Math.max(x.size * y.k, y.size * x.k));
        case modulo.operator:
        case factorial.operator:
        case concatenation.operator:
            // These have integers as operands and results.
            return { kind: 'root', size: 0, k: 1, work: x.size + y.size + 4 };
    }
}
/** Estimates the test of whether ln(b) / ln(a) is a fraction, which multiplies both parts of a and b. */
function estimateLog(size) {
    return { kind: 'log', size, k: 1, work: 4 * size };
}
function estimatePower(x, exponent, isFraction) {
    if (isRational(exponent.value)) {
        const size = x.size * sumOf$1(exponent.value);
        const k = x.k * Number(exponent.value.denominator);
        const isKnown = x.kind === 'root' || sumOf$1(exponent.value) <= 2;
        return { kind: isKnown ? x.kind : 'other', size, k, work: size + 5 };
    }
    const { work } = estimateLog(Math.max(exponent.size * x.k, x.size) + 2);
    const isKnown = isFraction && x.kind === 'root' && exponent.kind === 'log';
    return { kind: isKnown ? 'root' : 'other', size: 0, k: 1, work };
}
/** Returns abs(p) + q, which is at least each power to which p/q raises. */
function sumOf$1({ numerator, denominator }) {
    return Math.abs(Number(numerator)) + Number(denominator);
}

// The arithmetic of programs in JavaScript with operators beyond the four; emit-program.ts describes its
// values. Every value is an object: a fraction is a root with k = 1.
const JAVASCRIPT_ARITHMETIC = String.raw `
// A value is { s, b, k }, s * b^(1/k), a fraction if k is 1; or { a, b }, the irrational ln(b) / ln(a). Here
// a and b are fractions [p, q] > 0, and s is 1, 0 or -1. Equality is proved with integers: log(a, b) = p/q
// because a^p = b^q. An operation that is not allowed, too long, or has a result of another kind throws
// FAILURE.
const FAILURE = new Error('no value');
const MAX_BITS = 4096;
const MAX_OPERAND = 16n;
const MAX_FACTORIAL = 20n;
const ONE = [1n, 1n];

function need(condition) {
  if (!condition) throw FAILURE;
}

function fraction(p, q) {
  let [a, b] = [p < 0n ? -p : p, q];
  while (b !== 0n) [a, b] = [b, a % b];
  return [p / a, q / a];
}

const times = ([p, q], [r, s]) => fraction(p * r, q * s);
const inverse = ([p, q]) => [q, p];
const isSame = ([p, q], [r, s]) => p === r && q === s;
const isAbove = ([p, q], [r, s]) => p * s > r * q;
const aboveOne = (x) => (isAbove(ONE, x) ? inverse(x) : x);
const countBits = ([p, q]) => (p > q ? p : q).toString(2).length;

function raiseFraction([p, q], power) {
  if (p === q) return ONE;
  const size = power < 0n ? -power : power;
  need(BigInt(countBits([p, q])) * size <= MAX_BITS);
  return power < 0n ? [q ** size, p ** size] : [p ** size, q ** size];
}

function integerRoot(n, k) {
  let [low, high] = [0n, 1n << (BigInt(n.toString(2).length) / k + 1n)];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** k <= n) low = middle;
    else high = middle;
  }
  return low;
}

const isLog = (x) => 'a' in x;
const isRational = (x) => x.k === 1n;
const rational = (p, q = 1n) => ({ s: p > 0n ? 1 : p < 0n ? -1 : 0, b: p === 0n ? ONE : fraction(p < 0n ? -p : p, q), k: 1n });
const numerator = ({ s, b }) => BigInt(s) * b[0];
const isInteger = (x, least, most) =>
  isRational(x) && x.b[1] === 1n && numerator(x) >= least && (most === null || numerator(x) <= most);
const isNumber = (x, number) => isInteger(x, number, number);

function makeRoot(s, b, k) {
  const bits = BigInt(countBits(b));
  for (let d = k < bits ? k : bits; d > 1n; d--) {
    if (k % d !== 0n) continue;
    const root = [integerRoot(b[0], d), integerRoot(b[1], d)];
    if (root[0] ** d === b[0] && root[1] ** d === b[1]) return { s, b: root, k: k / d };
  }
  return { s, b, k: isSame(b, ONE) ? 1n : k };
}

/** ln(b) / ln(a) if it is a fraction, for a, b > 1: Euclid's algorithm on exponents of a common base. */
function findExponent(a, b, isFirst) {
  let count = 0n;
  while (!isSame(b, ONE) && !isAbove(a, b)) {
    const quotient = times(b, inverse(a));
    if (quotient[0] * quotient[1] >= b[0] * b[1]) break;
    [b, count] = [quotient, count + 1n];
  }
  if (isSame(b, ONE)) return rational(count);
  const rest = count > 0n || isFirst ? findExponent(b, a, false) : null;
  return rest === null ? null : add(rational(count), invert(rest));
}

function findRatio(a, b) {
  if (isSame(b, ONE)) return rational(0n);
  const exponent = findExponent(aboveOne(a), aboveOne(b), true);
  return exponent === null || isAbove(a, ONE) === isAbove(b, ONE) ? exponent : { ...exponent, s: -1 };
}

function makeLog(a, b) {
  return findRatio(a, b) ?? { a, b };
}

function multiply(x, y) {
  if (x.s === 0 || y.s === 0) return rational(0n);
  if (isLog(x) || isLog(y)) return isLog(x) ? multiplyLogs(x, y) : multiplyLogs(y, x);
  return makeRoot(x.s * y.s, times(raiseFraction(x.b, y.k), raiseFraction(y.b, x.k)), x.k * y.k);
}

function multiplyLogs({ a, b }, y) {
  if (isRational(y)) return makeLog(raiseFraction(a, y.b[1]), raiseFraction(b, numerator(y)));
  need(isLog(y));
  for (const [base, argument, other, rest] of [[a, y.b, y.a, b], [y.a, b, a, y.b]]) {
    const ratio = findRatio(base, argument);
    if (ratio !== null) return multiply(makeLog(other, rest), ratio);
  }
  throw FAILURE;
}

function invert(x) {
  need(x.s !== 0);
  return isLog(x) ? { a: x.b, b: x.a } : makeRoot(x.s, inverse(x.b), x.k);
}

function divide(x, y) {
  return multiply(x, invert(y));
}

function add(x, y) {
  if (x.s === 0 || y.s === 0) return x.s === 0 ? y : x;
  if (isLog(x) || isLog(y)) return isLog(x) ? addLogs(x, y) : addLogs(y, x);
  const quotient = divide(x, y);
  need(isRational(quotient));
  return multiply(rational(numerator(quotient) + quotient.b[1], quotient.b[1]), y);
}

function addLogs({ a, b }, y) {
  if (isRational(y)) {
    const argument = times(raiseFraction(b, y.b[1]), raiseFraction(a, numerator(y)));
    return makeLog(raiseFraction(a, y.b[1]), argument);
  }
  need(isLog(y));
  const ratio = findRatio(a, y.a);
  need(ratio !== null);
  const [p, q] = [numerator(ratio), ratio.b[1]];
  return makeLog(raiseFraction(a, p), times(raiseFraction(b, p), raiseFraction(y.b, q)));
}

function subtract(x, y) {
  return add(x, multiply(rational(-1n), y));
}

function isPositive(x) {
  return isLog(x) ? isAbove(x.a, ONE) === isAbove(x.b, ONE) : x.s > 0;
}

function isWithin(x, most) {
  if (isLog(x)) {
    const [a, b] = [aboveOne(x.a), aboveOne(x.b)];
    let power = a;
    for (let i = 1n; i < most && isAbove(b, power); i++) power = times(power, a);
    return !isAbove(b, power);
  }
  return x.s === 0 || !isAbove(x.b, raiseFraction([most, 1n], x.k));
}

function raise(x, exponent) {
  if (exponent.s === 0 || isNumber(x, 1n)) return rational(1n);
  if (isNumber(exponent, 1n)) return x;
  if (isLog(exponent)) {
    const power = logarithm({ s: 1, b: exponent.a, k: 1n }, x);
    need(isRational(power));
    return raise({ s: 1, b: exponent.b, k: 1n }, power);
  }
  need(isRational(exponent));
  if (isLog(x)) {
    need(isNumber(exponent, -1n));
    return invert(x);
  }
  const { b, k } = makeRoot(1, x.b, x.k * exponent.b[1]);
  return makeRoot(1, raiseFraction(b, numerator(exponent)), k);
}

function power(x, exponent) {
  need(isPositive(x) && isWithin(exponent, MAX_OPERAND));
  return raise(x, exponent);
}

function root(x, index) {
  need(isInteger(x, 1n, null) && isInteger(index, -MAX_OPERAND, MAX_OPERAND));
  return raise(x, invert(index));
}

function logarithm(x, y) {
  need(isPositive(x) && !isNumber(x, 1n) && isPositive(y));
  if (isNumber(y, 1n)) return rational(0n);
  if (isLog(x) && isLog(y)) {
    need(isSame(x.a, y.a) && isSame(x.b, y.b));
    return rational(1n);
  }
  need(!isLog(x) && !isLog(y));
  return makeLog(raiseFraction(x.b, y.k), raiseFraction(y.b, x.k));
}

function modulo(x, y) {
  need(isInteger(x, 1n, null) && isInteger(y, -MAX_OPERAND, MAX_OPERAND) && y.s !== 0);
  const rest = numerator(x) % numerator(y);
  return rational(rest !== 0n && y.s < 0 ? rest + numerator(y) : rest);
}

function squareRoot(x) {
  need(x.s === 0 || isPositive(x));
  return x.s === 0 ? x : raise(x, rational(1n, 2n));
}

function factorial(x) {
  need(isInteger(x, 0n, MAX_FACTORIAL));
  let product = 1n;
  for (let factor = 2n; factor <= numerator(x); factor++) product *= factor;
  return rational(product);
}

function checkDigit(x) {
  need(isInteger(x, 1n, 9n));
  return x;
}

const OPERATIONS = {
  '+': add, '-': subtract, '*': multiply, '/': divide, '^': power, r: root, l: logarithm, m: modulo,
  s: squareRoot, '!': factorial, d: checkDigit, c: (x, y) => add(multiply(rational(10n), x), y),
};

/** Evaluates a template in postfix notation: a digit is a position, another character an operation. */
function evaluate(code, numbers) {
  const stack = [];
  for (const symbol of code) {
    const operation = OPERATIONS[symbol];
    if (operation === undefined) stack.push(rational(numbers[symbol]));
    else stack.push(operation(...stack.splice(-operation.length)));
  }
  return stack[0];
}

/** Whether a template has the value TARGET. */
function isSolution(code, numbers) {
  try {
    const value = evaluate(code, numbers);
    return isRational(value) && numerator(value) === TARGET[0] && (value.s === 0 || value.b[1] === TARGET[1]);
  } catch (error) {
    if (error !== FAILURE) throw error;
    return false;
  }
}
`;

/** Returns the first lines of a program, without comment marks. */
function describeProgram(program) {
    const { templates, codes, operators, size, numerator, denominator, hasHighAces, cards } = program;
    const target = denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
    return [
        `Makes ${target} from ${size} cards with ${operators.join(' ')}, each card used once, by testing ${templates.length} templates.`,
        'A hand as arguments, such as A 4 5 8, or one hand on each line of standard input.',
        `x0 is the smallest number of a hand. ${hasHighAces ? 'An ace, A or 1, counts 1 or 11' : 'A is 1'}, J 11, Q 12, K 13. ${codes ? 'Values' : 'Fractions'} are exact.`,
        ...(cards.length > 0 ? [`The templates are for these cards: ${cards.join(' ')}.`] : []),
    ];
}

// The program in JavaScript: a fraction is a pair of BigInts, and a template is evaluated as it is read. The
// file runs in Node as a module and as a script, and imports nothing. With operators beyond the four the
// arithmetic is that of arithmetic-javascript.ts.
/** Arithmetic of the four operators. */
const FRACTIONS = `/** A numerator and a denominator that is not 0, or null after a division by zero. */
function operate(operator, left, right) {
  if (left === null || right === null) return null;
  const [[a, b], [c, d]] = [left, right];
  if (operator === '+') return [a * d + c * b, b * d];
  if (operator === '-') return [a * d - c * b, b * d];
  if (operator === '*') return [a * c, b * d];
  return c === 0n ? null : [a * d, b * c];
}

function evaluate(template, numbers) {
  let at = 0;
  const readOperand = () => {
    if (template[at] === 'x') {
      at += 2;
      return [numbers[template[at - 1]], 1n];
    }
    at += 1;
    const value = readOperation();
    at += 1;
    return value;
  };
  const readOperation = () => {
    const left = readOperand();
    const operator = template[at + 1];
    at += 3;
    return operate(operator, left, readOperand());
  };
  return readOperation();
}

/** Whether a template has the value TARGET. */
function isSolution(template, numbers) {
  const value = evaluate(template, numbers);
  return value !== null && value[0] * TARGET[1] === value[1] * TARGET[0];
}
`;
/** Printing the solutions of the hands in the arguments, or of those in standard input. */
const MAIN = `function printSolutions(hands) {
  try {
    for (const hand of hands) console.log(solve(hand));
  } catch (error) {
    console.error('error: ' + error.message);
    process.exitCode = 1;
  }
}

if (process.argv.length > 2) {
  printSolutions([process.argv.slice(2)]);
} else {
  let input = '';
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text) => (input += text));
  process.stdin.on('end', () => {
    const lines = input.split('\\n');
    if (lines[lines.length - 1] === '') lines.pop();
    printSolutions(lines.map((line) => line.split(/\\s+/).filter((word) => word !== '')));
  });
}
`;
function emitJavascript(program) {
    const { templates, size, numerator, denominator, hasHighAces, cards, codes } = program;
    return `#!/usr/bin/env node
${describeProgram(program)
        .map((line) => `// ${line}\n`)
        .join('')}
const SIZE = ${size};
const TARGET = [${numerator}n, ${denominator}n];
const LETTERS = { A: [${hasHighAces ? '1n, 11n' : '1n'}], J: [11n], Q: [12n], K: [13n] };
const CARDS = [${cards.map((card) => `${card}n`).join(', ')}];

const TEMPLATES = [
${templates.map((text, index) => (codes ? `  ['${text}', '${codes[index]}'],\n` : `  '${text}',\n`)).join('')}];

function readCard(text) {
  const letter = text === '1' ? 'A' : text.toUpperCase();
  const values = LETTERS[letter] ?? (/^[1-9][0-9]*$/.test(text) ? [BigInt(text)] : []);
  if (values.length === 0) throw new Error('expected a card, got ' + text);
  if (CARDS.length > 0 && !CARDS.includes(values[0])) {
    throw new Error('expected a card of this program, got ' + text);
  }
  return values;
}

${codes ? JAVASCRIPT_ARITHMETIC.trimStart() : FRACTIONS}
function solve(hand) {
  if (hand.length !== SIZE) throw new Error('expected ' + SIZE + ' cards, got ' + hand.length);
  let choices = [[]];
  for (const values of hand.map(readCard)) {
    choices = choices.flatMap((choice) => values.map((value) => [...choice, value]));
  }
  for (const choice of choices) {
    const numbers = choice.sort((a, b) => (a < b ? -1 : Number(a > b)));
    for (const ${codes ? '[text, template]' : 'template'} of TEMPLATES) {
      if (isSolution(template, numbers)) {
        return ${codes ? 'text' : 'template'}.replace(/x([0-9])/g, (_, index) => numbers[index]);
      }
    }
  }
  return 'No solution';
}

${MAIN}`;
}

// The arithmetic of programs in Python 3 with operators beyond the four; emit-program.ts describes its
// values.
const PYTHON_ARITHMETIC = `
# A value is a fraction, or irrational: ('root', s, b, k) is s * b^(1/k), ('log', a, b) is ln(b) / ln(a), with
# fractions a, b > 0. Equality is proved with integers: log(a, b) = p/q because a^p = b^q. An operation that is
# not allowed, too long, or has a result of another kind raises an ArithmeticError.
MAX_BITS = 4096
MAX_OPERAND = 16
MAX_FACTORIAL = 20


def need(condition):
    if not condition:
        raise ArithmeticError


def is_log(x):
    return not isinstance(x, Fraction) and x[0] == 'log'


def is_integer(x, least, most):
    return isinstance(x, Fraction) and x.denominator == 1 and least <= x <= most


def bits(x):
    return max(x.numerator, x.denominator).bit_length()


def raise_fraction(x, power):
    need(x == 1 or bits(x) * abs(power) <= MAX_BITS)
    return x if x == 1 else x ** power


def integer_root(n, k):
    low, high = 0, 1 << n.bit_length() // k + 1
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle ** k <= n else (low, middle)
    return low


def make_root(s, b, k):
    for d in range(min(k, bits(b)), 1, -1):
        root = Fraction(integer_root(b.numerator, d), integer_root(b.denominator, d)) if k % d == 0 else 0
        if root and root ** d == b:
            b, k = root, k // d
            break
    return s * b if k == 1 or b == 1 else ('root', s, b, k)


def parts(x):
    return (1 if x > 0 else -1, abs(x), 1) if isinstance(x, Fraction) else x[1:]


def find_exponent(a, b, is_first=True):
    """The fraction ln(b) / ln(a), or None: Euclid's algorithm on the exponents of a common base."""
    count = 0
    while b != 1 and b >= a:
        quotient = b / a
        if quotient.numerator * quotient.denominator >= b.numerator * b.denominator:
            break
        b, count = quotient, count + 1
    if b == 1:
        return Fraction(count)
    rest = find_exponent(b, a, False) if count > 0 or is_first else None
    return None if rest is None else count + 1 / rest


def find_ratio(a, b):
    if b == 1:
        return Fraction(0)
    exponent = find_exponent(max(a, 1 / a), max(b, 1 / b))
    return exponent if exponent is None or (a > 1) == (b > 1) else -exponent


def make_log(a, b):
    ratio = find_ratio(a, b)
    return ('log', a, b) if ratio is None else ratio


def multiply(x, y):
    if x == 0 or y == 0:
        return Fraction(0)
    if is_log(x) or is_log(y):
        return multiply_logs(x, y) if is_log(x) else multiply_logs(y, x)
    (s, b, k), (t, c, m) = parts(x), parts(y)
    return make_root(s * t, raise_fraction(b, m) * raise_fraction(c, k), k * m)


def multiply_logs(x, y):
    _, a, b = x
    if isinstance(y, Fraction):
        return make_log(raise_fraction(a, y.denominator), raise_fraction(b, y.numerator))
    need(is_log(y))
    _, c, d = y
    for base, argument, other, rest in ((a, d, c, b), (c, b, a, d)):
        ratio = find_ratio(base, argument)
        if ratio is not None:
            return multiply(make_log(other, rest), ratio)
    raise ArithmeticError


def invert(x):
    need(x != 0)
    if is_log(x):
        return ('log', x[2], x[1])
    s, b, k = parts(x)
    return make_root(s, 1 / b, k)


def divide(x, y):
    return multiply(x, invert(y))


def add(x, y):
    if x == 0 or y == 0:
        return y if x == 0 else x
    if is_log(x) or is_log(y):
        return add_logs(x, y) if is_log(x) else add_logs(y, x)
    quotient = divide(x, y)
    need(isinstance(quotient, Fraction))
    return multiply(quotient + 1, y)


def add_logs(x, y):
    _, a, b = x
    if isinstance(y, Fraction):
        p, q = y.numerator, y.denominator
        return make_log(raise_fraction(a, q), raise_fraction(b, q) * raise_fraction(a, p))
    need(is_log(y))
    ratio = find_ratio(a, y[1])
    need(ratio is not None)
    p, q = ratio.numerator, ratio.denominator
    return make_log(raise_fraction(a, p), raise_fraction(b, p) * raise_fraction(y[2], q))


def subtract(x, y):
    return add(x, multiply(Fraction(-1), y))


def is_positive(x):
    return (x[1] > 1) == (x[2] > 1) if is_log(x) else x != 0 and parts(x)[0] > 0


def is_within(x, most):
    if is_log(x):
        a, b = max(x[1], 1 / x[1]), max(x[2], 1 / x[2])
        power, count = a, 1
        while power < b and count < most:
            power, count = power * a, count + 1
        return b <= power
    return x == 0 or parts(x)[1] <= raise_fraction(Fraction(most), parts(x)[2])


def raise_to(x, exponent):
    if exponent == 0 or x == 1:
        return Fraction(1)
    if exponent == 1:
        return x
    if is_log(exponent):
        power = logarithm(exponent[1], x)
        need(isinstance(power, Fraction))
        return raise_to(exponent[2], power)
    need(isinstance(exponent, Fraction))
    if is_log(x):
        need(exponent == -1)
        return invert(x)
    _, b, k = parts(x)
    _, b, k = parts(make_root(1, b, k * exponent.denominator))
    return make_root(1, raise_fraction(b, exponent.numerator), k)


def power(x, exponent):
    need(is_positive(x) and is_within(exponent, MAX_OPERAND))
    return raise_to(x, exponent)


def root(x, index):
    need(is_integer(x, 1, x) and is_integer(index, -MAX_OPERAND, MAX_OPERAND))
    return raise_to(x, invert(index))


def logarithm(x, y):
    need(is_positive(x) and x != 1 and is_positive(y))
    if y == 1 or x == y:
        return Fraction(x == y)
    need(not is_log(x) and not is_log(y))
    (_, b, k), (_, c, m) = parts(x), parts(y)
    return make_log(raise_fraction(b, m), raise_fraction(c, k))


def modulo(x, y):
    need(is_integer(x, 1, x) and is_integer(y, -MAX_OPERAND, MAX_OPERAND) and y != 0)
    return Fraction(x % y)


def square_root(x):
    need(x == 0 or is_positive(x))
    return x if x == 0 else raise_to(x, Fraction(1, 2))


def factorial(x):
    need(is_integer(x, 0, MAX_FACTORIAL))
    return Fraction(prod(range(1, int(x) + 1)))


def check_digit(x):
    need(is_integer(x, 1, 9))
    return x


OPERATIONS = {
    '+': add, '-': subtract, '*': multiply, '/': divide, '^': power, 'r': root, 'l': logarithm, 'm': modulo,
    's': square_root, '!': factorial, 'd': check_digit, 'c': lambda x, y: 10 * x + y,
}


def evaluate(code, numbers):
    """Evaluates a template in postfix notation: a digit is a position, another character an operation."""
    stack = []
    for symbol in code:
        if symbol.isdigit():
            stack.append(Fraction(numbers[int(symbol)]))
        else:
            count = 1 if symbol in 's!d' else 2
            stack[-count:] = [OPERATIONS[symbol](*stack[-count:])]
    return stack[0]
`;

// The program in Python 3: templates are functions of fractions, which are exact in Python. With operators
// beyond the four, arithmetic-python.ts evaluates the templates.
function emitPython(program) {
    const { templates, size, numerator, denominator, hasHighAces, cards, codes } = program;
    const parameters = Array.from({ length: size }, (_, index) => `x${index}`).join(', ');
    const evaluators = codes?.map((code) => `'${code}'`) ?? templates.map((text) => `lambda ${parameters}: ${text}`);
    const evaluate = codes ? 'evaluate(template, numbers)' : 'template(*map(Fraction, numbers))';
    return `#!/usr/bin/env python3
${describeProgram(program)
        .map((line) => `# ${line}\n`)
        .join('')}from fractions import Fraction
from itertools import product
${codes ? 'from math import prod\n' : ''}import re
import sys

SIZE = ${size}
TARGET = Fraction(${numerator}, ${denominator})
LETTERS = {'A': 1, 'J': 11, 'Q': 12, 'K': 13}
ACE = ${hasHighAces ? '[1, 11]' : '[1]'}
CARDS = {${cards.join(', ')}} or None

TEMPLATES = [
${templates.map((text, index) => `    ('${text}', ${evaluators[index]}),\n`).join('')}]
${codes ? PYTHON_ARITHMETIC : ''}

def read_card(text):
    if text.upper() == 'A' or text == '1':
        values = ACE
    elif text.upper() in LETTERS:
        values = [LETTERS[text.upper()]]
    elif re.fullmatch('[1-9][0-9]*', text, re.ASCII):
        values = [int(text)]
    else:
        raise ValueError('expected a card, got ' + text)
    if CARDS and values[0] not in CARDS:
        raise ValueError('expected a card of this program, got ' + text)
    return values


def solve(hand):
    if len(hand) != SIZE:
        raise ValueError('expected %d cards, got %d' % (SIZE, len(hand)))
    for choice in product(*map(read_card, hand)):
        numbers = sorted(choice)
        for text, template in TEMPLATES:
            try:
                if ${evaluate} == TARGET:
                    return re.sub('x([0-9])', lambda name: str(numbers[int(name[1])]), text)
            except ArithmeticError:
                pass
    return 'No solution'


try:
    hands = [sys.argv[1:]] if len(sys.argv) > 1 else (line.split() for line in sys.stdin)
    for hand in hands:
        print(solve(hand))
except ValueError as error:
    sys.exit('error: ' + str(error))
`;
}

// Programs that solve hands by templates: the text of one source file in Python or JavaScript that
// needs nothing but its language.
//
// Both compute exactly and behave alike: a hand as arguments, or hands as lines of standard input; for
// each hand the first template that solves it, with the numbers in place, or `No solution`. A program with
// `cards` refuses other cards, since its templates were proved to be enough for these only.
//
// Over + - * / a value is a fraction. With further operators it may also be s * b^(1/k) or ln(b) / ln(a),
// with fractions a and b: these are closed under the operations that lead back to fractions, and equality is
// proved with integers, since log(a, b) = p/q if a^p = b^q. Other values, such as 1 + sqrt(2), count as not
// allowed; check-program.ts proves that no board of `cards` needs them.
/** Maximum number of templates, more than a universe of five cards has. */
const MAX_TEMPLATES = 1_000_000;
const WRITERS = { python: emitPython, javascript: emitJavascript };
const LANGUAGES = Object.keys(WRITERS);
/**
 * Writes a program that solves hands by testing templates, which may be those of `minimum`.
 *
 * @throws NumbersGameError `invalid-option` or `invalid-target`; with operators beyond the four and `cards`
 *   also `too-large`: a board would need numbers that the program cannot compute with
 * @example
 * emit(['((x0 - x1) * x2) + x3'], { language: 'javascript' }); // the text of a program
 *
 * @experimental
 */
function emit(texts, options) {
    checkProperties(options, ['language', 'aces', 'target', 'cards'], 'options');
    if (!Array.isArray(texts) || texts.length === 0 || texts.length > MAX_TEMPLATES) {
        throw unexpected('invalid-option', 'texts', `an array of 1 to ${MAX_TEMPLATES} templates`, texts);
    }
    const read = Array.from(texts, (text, index) => readTemplate(text, `texts[${index}]`));
    const sizes = read.map(({ size }) => size);
    const used = new Set(read.flatMap((template) => template.operators));
    const operators = OPERATORS.filter(({ operator }) => used.has(operator));
    const other = sizes.findIndex((size) => size !== sizes[0]);
    if (other >= 0) {
        const message = `expected as many numbers as in texts[0], ${sizes[0]}, got ${sizes[other]}`;
        throw new NumbersGameError('invalid-option', `texts[${other}]: ${message}`);
    }
    const language = parseChoice(options.language, LANGUAGES, undefined, 'language');
    const target = parseTarget(options.target ?? 24);
    const [numerator, denominator] = splitTarget(target);
    const aces = parseChoice(options.aces, ['one', 'one-or-eleven'], 'one', 'aces');
    const cards = options.cards === undefined ? [] : parseCards(options.cards);
    const isReal = !operators.every(isBasic);
    if (isReal && cards.length > 0) {
        const trees = read.map(({ tree }) => tree);
        checkProgram(trees, toFraction(target), { cards, size: sizes[0], aces });
    }
    return WRITERS[language]({
        templates: texts,
        codes: isReal ? read.map(({ code }) => code) : null,
        operators: operators.map(({ operator }) => operator),
        size: sizes[0],
        numerator,
        denominator,
        hasHighAces: aces === 'one-or-eleven',
        cards,
    });
}

// Greedy method of the post: repeatedly chooses the template that solves most of the remaining boards.
//
// The post iterates over a set whose order is random, so that equally good templates are equally likely; here
// a seed decides between them. Gains are kept by class and lowered when a board is solved, so a run touches
// each pair of a board and a class once: 1,000 runs on the 1,001 boards of the post take about a second.
const MAX_SEED = 2 ** 32 - 1;
/**
 * Chooses templates until every board is solved, and returns them in the order of their choice. Their number
 * is at most ln(boards) + 1 times the minimum.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * greedy(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 }), { seed: 0 }).length; // 100
 *
 * @experimental
 */
function greedy(universe, options = {}) {
    checkUniverse(universe);
    checkProperties(options, ['seed'], 'options');
    const { seed = 0 } = options;
    if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED) {
        throw unexpected('invalid-option', 'seed', `an integer from 0 to ${MAX_SEED}`, seed);
    }
    const run = prepared.get(universe) ?? prepareGreedy(universe);
    prepared.set(universe, run);
    return run(seed);
}
/** Prepared greedy run of each universe: everything that is independent of the seed is computed once. */
const prepared = new WeakMap();
function prepareGreedy(universe) {
    const members = classes(universe);
    const boardsOf = members.map(([first]) => universe.solves[first]);
    const classesOf = universe.boards.map(() => []);
    boardsOf.forEach((boards, index) => {
        for (const board of boards)
            classesOf[board].push(index);
    });
    return (seed) => {
        const random = createRandom(seed);
        const gains = boardsOf.map((boards) => boards.length);
        const isSolved = new Uint8Array(universe.boards.length);
        const chosen = [];
        for (let left = isSolved.length; left > 0;) {
            const most = gains.reduce((a, b) => Math.max(a, b), 0);
            const best = members.filter((_, index) => gains[index] === most).flat();
            const template = best[random.integer(0, best.length - 1)];
            chosen.push(template);
            for (const board of universe.solves[template]) {
                if (isSolved[board])
                    continue;
                isSolved[board] = 1;
                left--;
                for (const index of classesOf[board])
                    gains[index]--;
            }
        }
        return chosen;
    };
}

// Defines set cover, and the reductions that leave little of it to search.
//
// A column is a class of templates, a row a board, and a column covers the rows that it solves. Three rules
// are applied until none has an effect (Garfinkel and Nemhauser, "Integer Programming", 1972): a column that
// alone covers a row is forced; a column whose rows are all rows of another is dropped; a row whose columns
// include all columns of another row is dropped, since any cover of that row covers this one. Of the post's
// 756 boards and 271 classes they leave 3 boards and 3 classes; of five cards from 1 to 10 they leave 1,884
// boards and 4,795 classes.
//
// Rows and columns are bit sets here, so that a comparison reads a few words. Only the columns of the row
// with the fewest columns are compared.
/** Returns the columns that cover each row, ascending. */
function transpose(columns, rows) {
    const columnsOf = Array.from({ length: rows }, () => []);
    columns.forEach((covered, column) => {
        for (const row of covered)
            columnsOf[row].push(column);
    });
    return columnsOf;
}
/** Reduces the part of a cover that is given by flags for its rows and columns. */
function reduceCover(cover, hasRow, hasColumn) {
    const rows = Array.from({ length: cover.rows }, () => createBits(cover.columns.length));
    const columns = cover.columns.map(() => createBits(cover.rows));
    const liveRows = new Set();
    const liveColumns = new Set();
    hasRow.forEach((has, row) => has && liveRows.add(row));
    cover.columns.forEach((covered, column) => {
        if (!hasColumn[column])
            return;
        liveColumns.add(column);
        for (const row of covered)
            if (hasRow[row])
                link(row, column);
    });
    const forced = [];
    function link(row, column) {
        setBit(rows[row], column);
        setBit(columns[column], row);
    }
    function dropRow(row) {
        liveRows.delete(row);
        for (const column of bitsOf(rows[row]))
            clearBit(columns[column], row);
    }
    function dropColumn(column) {
        liveColumns.delete(column);
        for (const row of bitsOf(columns[column]))
            clearBit(rows[row], column);
    }
    for (let isChanged = true; isChanged;) {
        isChanged = false;
        for (const row of liveRows) {
            const covering = bitsOf(rows[row]);
            if (covering.length > 1)
                continue;
            const [column] = covering;
            forced.push({ column, row });
            for (const covered of bitsOf(columns[column]))
                dropRow(covered);
            liveColumns.delete(column);
            isChanged = true;
        }
        for (const column of liveColumns) {
            const covered = bitsOf(columns[column]);
            const others = covered.length > 0 ? bitsOf(rows[findSmallest(covered, rows)]) : [];
            const isDominated = (other) => other !== column && isSubset(columns[column], columns[other]);
            if (covered.length > 0 && !others.some(isDominated))
                continue;
            dropColumn(column);
            isChanged = true;
        }
        for (const row of liveRows) {
            const others = bitsOf(columns[findSmallest(bitsOf(rows[row]), columns)]);
            if (!others.some((other) => other !== row && isSubset(rows[other], rows[row])))
                continue;
            dropRow(row);
            isChanged = true;
        }
    }
    return { forced, rows: [...liveRows], columns: [...liveColumns] };
}
function createBits(length) {
    return new Uint32Array(Math.ceil(length / 32));
}
function setBit(bits, index) {
    bits[index >> 5] |= 1 << (index & 31);
}
function clearBit(bits, index) {
    bits[index >> 5] &= ~(1 << (index & 31));
}
function isSubset(some, all) {
    for (let word = 0; word < some.length; word++)
        if (some[word] & ~all[word])
            return false;
    return true;
}
function bitsOf(bits) {
    const indices = [];
    for (let word = 0; word < bits.length; word++) {
        for (let rest = bits[word]; rest !== 0; rest &= rest - 1) {
            indices.push(32 * word + 31 - Math.clz32(rest & -rest));
        }
    }
    return indices;
}
/** Returns the index of the set with the fewest elements. */
function findSmallest(indices, sets) {
    let smallest = indices[0];
    let fewest = Infinity;
    for (const index of indices) {
        const count = sets[index].reduce((sum, word) => sum + countBits(word), 0);
        if (count < fewest)
            [smallest, fewest] = [index, count];
    }
    return smallest;
}

// Finds small covers by local search, for cores too large for exhaustive search.
//
// The method is that of Gao, Weise and Li, "A highly efficient heuristic for the unicost set covering
// problem" (2015): as soon as all rows are covered one column is given up; then, step by step, one more
// column is given up and one is added that covers a random uncovered row. Rows that stay uncovered gain
// weight, which leads away from where the search has been. A column that left comes back only after something
// near it changed, and the last one added stays for a step.
//
// On five cards from 1 to 10 the greedy method gives 134 templates, a million steps, 4 s, give 114.
/**
 * Searches for a cover of at most `wanted` columns, in at most `steps` steps. Returns the smallest one found,
 * ascending.
 */
function searchCover(cover, wanted, steps) {
    const search = new CoverSearch(cover);
    search.completeGreedily();
    let smallest = search.columns();
    for (let step = 1; step <= steps && smallest.length > Math.max(wanted, 1); step++) {
        if (search.isComplete()) {
            smallest = search.columns();
            search.giveUpColumn();
        }
        else
            search.exchange(step);
    }
    return smallest.sort((a, b) => a - b);
}
/** State of the search: the chosen columns, and the scores of all columns. */
class CoverSearch {
    #columns;
    /** Columns that cover each row. */
    #rows;
    #random;
    #weights;
    /** Number of chosen columns that cover each row. */
    #covers;
    /**
     * Change of the weight of covered rows if the column is added or removed: positive for a gain, negative for
     * a loss.
     */
    #scores;
    /** Step in which each column was last added or removed. */
    #movedAt;
    /** Whether something near the column changed since it was removed. */
    #isAllowed;
    #isChosen;
    #chosen;
    #uncovered;
    /** Column added last, -1 at first. */
    #last = -1;
    constructor({ rows, columns }) {
        this.#columns = columns;
        this.#rows = transpose(columns, rows);
        this.#random = createRandom(columns.length);
        this.#weights = new Int32Array(rows).fill(1);
        this.#covers = new Int32Array(rows);
        this.#scores = Int32Array.from(columns, (covered) => covered.length);
        this.#movedAt = new Int32Array(columns.length);
        this.#isAllowed = new Uint8Array(columns.length).fill(1);
        this.#isChosen = new Uint8Array(columns.length);
        this.#chosen = new IndexSet(columns.length);
        this.#uncovered = new IndexSet(rows);
        for (let row = 0; row < rows; row++)
            this.#uncovered.add(row);
    }
    /** Whether the chosen columns cover all rows. */
    isComplete() {
        return this.#uncovered.items.length === 0;
    }
    /** Returns the chosen columns. */
    columns() {
        return [...this.#chosen.items];
    }
    /** Adds the column that covers most uncovered rows until all rows are covered. */
    completeGreedily() {
        const all = [...this.#columns.keys()];
        const isChosen = this.#isChosen;
        while (!this.isComplete())
            this.#add(this.#pickBest(all, (column) => isChosen[column] === 0));
    }
    /** Removes the column with the least loss. */
    giveUpColumn() {
        this.#remove(this.#pickBest(this.#chosen.items, () => true));
    }
    /** Removes a column, adds one that covers a random uncovered row, and raises weights. */
    exchange(step) {
        const last = this.#last;
        const leaving = this.#pickBest(this.#chosen.items, (column) => column !== last);
        if (leaving >= 0) {
            this.#remove(leaving);
            this.#movedAt[leaving] = step;
        }
        const uncovered = this.#uncovered.items;
        const row = uncovered[this.#random.integer(0, uncovered.length - 1)];
        const isAllowed = this.#isAllowed;
        const coming = this.#pickBest(this.#rows[row], (column) => isAllowed[column] === 1);
        this.#add(coming);
        this.#last = coming;
        this.#movedAt[coming] = step;
        for (const still of uncovered) {
            this.#weights[still]++;
            for (const column of this.#rows[still])
                this.#scores[column]++;
        }
    }
    #add(column) {
        const [rows, covers, scores, isChosen] = [this.#rows, this.#covers, this.#scores, this.#isChosen];
        this.#chosen.add(column);
        isChosen[column] = 1;
        scores[column] = -scores[column];
        for (const row of this.#columns[column]) {
            covers[row]++;
            if (covers[row] === 1) {
                this.#uncovered.delete(row);
                this.#changeScores(column, row, -this.#weights[row]);
            }
            else if (covers[row] === 2) {
                const other = rows[row].find((candidate) => candidate !== column && isChosen[candidate] === 1);
                scores[other] += this.#weights[row];
            }
        }
    }
    #remove(column) {
        const [rows, covers, scores, isChosen] = [this.#rows, this.#covers, this.#scores, this.#isChosen];
        this.#chosen.delete(column);
        isChosen[column] = 0;
        scores[column] = -scores[column];
        this.#isAllowed[column] = 0;
        for (const row of this.#columns[column]) {
            covers[row]--;
            if (covers[row] === 0) {
                this.#uncovered.add(row);
                this.#changeScores(column, row, this.#weights[row]);
            }
            else if (covers[row] === 1) {
                const other = rows[row].find((candidate) => isChosen[candidate] === 1);
                scores[other] -= this.#weights[row];
            }
        }
    }
    /** Changes the scores of the other columns of a row, and allows these columns. */
    #changeScores(column, row, change) {
        const [scores, isAllowed] = [this.#scores, this.#isAllowed];
        for (const other of this.#rows[row]) {
            if (other === column)
                continue;
            scores[other] += change;
            isAllowed[other] = 1;
        }
    }
    /** Returns the candidate with the highest score; of equal ones, the one that has not moved for longest. */
    #pickBest(candidates, isPossible) {
        const [scores, movedAt] = [this.#scores, this.#movedAt];
        let best = -1;
        for (let at = 0; at < candidates.length; at++) {
            const column = candidates[at];
            const lead = best < 0 ? 1 : scores[column] - scores[best];
            const isBetter = lead > 0 || (lead === 0 && movedAt[column] < movedAt[best]);
            if (isBetter && isPossible(column))
                best = column;
        }
        return best;
    }
}
/** Set of indices, stored as an unordered array from which elements can be drawn. */
class IndexSet {
    #places;
    /** @param length one more than the largest index */
    constructor(length) {
        this.items = [];
        this.#places = new Int32Array(length);
    }
    add(index) {
        this.#places[index] = this.items.length;
        this.items.push(index);
    }
    delete(index) {
        const { items } = this;
        const moved = items[items.length - 1];
        items[this.#places[index]] = moved;
        this.#places[moved] = this.#places[index];
        items.length--;
    }
}

// Computes weights on rows by linear programming: y >= 0 with at most 1 on the rows of any column, and the
// largest possible total. Any cover has at least as many columns as the total, because each column
// contributes at most 1.
//
// The method is the primal-dual hybrid gradient with averages, restarts and a balance of step sizes, as in
// Applegate et al., "Practical large-scale linear programming using primal-dual hybrid gradient" (NeurIPS
// 2021). It needs only products with the matrix and its transpose. Weights that exceed 1 on a column are
// lowered afterwards, so every iterate gives a valid bound, and inexact arithmetic costs tightness, never
// truth.
//
// Tried on 1,884 rows and 4,795 columns (five cards of 1..10, optimum 99.408): subgradients with geometric
// steps stall at 98.3 to 98.9; the dual simplex method with an explicit inverse takes 9,143 pivots and two
// minutes; this is above 99 in 1 s and at 99.40 in 5 s.
const MAX_ITERATIONS = 20_000;
const CHECK_EVERY = 50;
/** Step size, below the inverse of the matrix norm as convergence requires. */
const STEP = 0.9;
const NORM_ITERATIONS = 30;
/** Ratio of the error to that at the last restart at which to restart at once. */
const SUFFICIENT = 0.2;
/** Ratio of these errors at which to restart if the error rises again. */
const NECESSARY = 0.8;
/** Ratio of the iterations since the last restart to all iterations at which to restart in any case. */
const LONGEST = 0.36;
const NEGLIGIBLE = 1e-10;
const MARGIN = 1e-7;
/**
 * Searches for weights whose total exceeds `wanted`. Ends when it has found them, when no weights can raise
 * the bound to the next integer, or after a fixed number of iterations.
 */
function relaxCover(cover, wanted) {
    const gradient = new HybridGradient(cover);
    for (let iteration = 1; iteration <= MAX_ITERATIONS && cover.rows > 0; iteration++) {
        gradient.iterate();
        if (iteration % CHECK_EVERY === 0 && gradient.check(wanted, iteration))
            break;
    }
    return gradient.best;
}
/**
 * State of the iteration: shares x of the columns and weights y of the rows, where they were at the last
 * restart, and their sums since then.
 */
class HybridGradient {
    #columns;
    #rows;
    #norm;
    #x;
    #y;
    #xStart;
    #yStart;
    #xSum;
    #ySum;
    /** Shares extrapolated by one step. */
    #xNext;
    /** Total weight of the rows of each column. */
    #loads;
    /** Total share of the columns of each row. */
    #covers;
    /** Square root of the ratio of the step sizes of y and x. */
    #balance = 1;
    /** Iterations since the last restart. */
    #count = 0;
    /** Upper bound of the total of the weights. */
    #upper;
    #errorAtStart = Infinity;
    #errorBefore = Infinity;
    constructor({ rows, columns }) {
        this.#columns = columns;
        this.#rows = transpose(columns, rows);
        this.#norm = measureNorm(this.#rows, columns);
        [this.#x, this.#xStart, this.#xSum] = createVectors(columns.length);
        [this.#y, this.#yStart, this.#ySum] = createVectors(rows);
        [this.#xNext, this.#loads] = createVectors(columns.length);
        this.#covers = new Float64Array(rows);
        this.#upper = columns.length;
        this.best = { weights: new Float64Array(rows), lower: 0, shares: this.#x };
    }
    /** Moves x and y by one step. */
    iterate() {
        const [x, xNext, xSum, loads] = [this.#x, this.#xNext, this.#xSum, this.#loads];
        const [y, ySum, covers] = [this.#y, this.#ySum, this.#covers];
        const xStep = STEP / this.#norm / this.#balance;
        const yStep = (STEP / this.#norm) * this.#balance;
        sumInto(loads, this.#columns, y);
        for (let j = 0; j < x.length; j++) {
            const next = Math.max(0, x[j] - xStep * (1 - loads[j]));
            xNext[j] = 2 * next - x[j];
            x[j] = next;
            xSum[j] += next;
        }
        sumInto(covers, this.#rows, xNext);
        for (let i = 0; i < y.length; i++) {
            y[i] = Math.max(0, y[i] + yStep * (1 - covers[i]));
            ySum[i] += y[i];
        }
        this.#count++;
    }
    /** Records the bounds of the iterate and of the mean. Returns whether to end; otherwise may restart. */
    check(wanted, iteration) {
        const xMean = this.#xSum.map((sum) => sum / this.#count);
        const yMean = this.#ySum.map((sum) => sum / this.#count);
        const errorHere = this.#inspect(this.#x, this.#y);
        const errorOfMean = this.#inspect(xMean, yMean);
        const { lower } = this.best;
        if (lower > wanted || Math.ceil(lower - MARGIN) >= this.#upper - MARGIN)
            return true;
        const error = Math.min(errorHere, errorOfMean);
        const hasFallen = error < SUFFICIENT * this.#errorAtStart;
        const isRising = error < NECESSARY * this.#errorAtStart && error > this.#errorBefore;
        this.#errorBefore = error;
        if (!hasFallen && !isRising && this.#count <= LONGEST * iteration)
            return false;
        if (errorOfMean < errorHere) {
            this.#x.set(xMean);
            this.#y.set(yMean);
        }
        this.#restart(error);
        return false;
    }
    /** Balances the step sizes by the distances moved, and starts again from here. */
    #restart(error) {
        const xMoved = distanceOf(this.#x, this.#xStart);
        const yMoved = distanceOf(this.#y, this.#yStart);
        if (xMoved > NEGLIGIBLE && yMoved > NEGLIGIBLE) {
            this.#balance = Math.sqrt((this.#balance * yMoved) / xMoved);
        }
        this.#xStart.set(this.#x);
        this.#yStart.set(this.#y);
        this.#xSum.fill(0);
        this.#ySum.fill(0);
        this.#count = 0;
        this.#errorAtStart = error;
        this.#errorBefore = Infinity;
    }
    /** Records the bounds that a pair gives, and returns its distance from an optimum. */
    #inspect(shares, weights) {
        const [rows, loads, covers, balance] = [this.#rows, this.#loads, this.#covers, this.#balance];
        sumInto(loads, this.#columns, weights);
        sumInto(covers, rows, shares);
        const feasible = weights.map((weight, i) => weight / rows[i].reduce((a, j) => Math.max(a, loads[j]), 1));
        const lower = sumOf(feasible);
        if (lower > this.best.lower)
            Object.assign(this.best, { weights: feasible, lower });
        const least = covers.reduce((a, b) => Math.min(a, b), Infinity);
        if (least > 0)
            this.#upper = Math.min(this.#upper, sumOf(shares) / least);
        const missing = Math.sqrt(covers.reduce((sum, cover) => sum + Math.max(0, 1 - cover) ** 2, 0));
        const excess = Math.sqrt(loads.reduce((sum, load) => sum + Math.max(0, load - 1) ** 2, 0));
        return Math.hypot(balance * missing, excess / balance, sumOf(shares) - sumOf(weights));
    }
}
/** Yields new vectors of a length. */
function* createVectors(length) {
    for (;;)
        yield new Float64Array(length);
}
/** Computes the sum of the values of the elements of each set. */
function sumInto(sums, sets, values) {
    for (let set = 0; set < sets.length; set++) {
        const elements = sets[set];
        let sum = 0;
        for (let at = 0; at < elements.length; at++)
            sum += values[elements[at]];
        sums[set] = sum;
    }
}
function sumOf(values) {
    return values.reduce((sum, value) => sum + value, 0);
}
function distanceOf(a, b) {
    return Math.sqrt(a.reduce((sum, value, index) => sum + (value - b[index]) ** 2, 0));
}
/** Returns the largest singular value of the matrix, by power iteration. */
function measureNorm(rows, columns) {
    const x = new Float64Array(columns.length).fill(1);
    const y = new Float64Array(rows.length);
    let norm = 1;
    for (let iteration = 0; iteration < NORM_ITERATIONS; iteration++) {
        const length = Math.sqrt(x.reduce((sum, value) => sum + value ** 2, 0));
        x.forEach((value, column) => (x[column] = value / length));
        sumInto(y, rows, x);
        sumInto(x, columns, y);
        norm = Math.sqrt(Math.sqrt(x.reduce((sum, value) => sum + value ** 2, 0)));
    }
    return norm;
}

// Proofs that a cover needs at least this many columns: integer weights on rows, or a tree of two cases each.
//
// A proof of `atLeast` is one of
//   - weights such that no allowed column collects more than `most`, and the total exceeds most x
//     (atLeast - 1): fewer columns collect less than the total, and so cannot cover all rows;
//   - a column and two proofs: that the rows which it does not cover need at least atLeast - 1 columns; and
//     that all rows need at least atLeast columns if those are excluded that cover no row beyond its own. If
//     a smaller cover had one of these, the rest of that cover would refute the first proof.
// Each case is reduced from the beginning (reduce-cover.ts), since columns that were dropped for an excluded
// one are needed again. A forced column's row gets the weight `most`; what a dropped column collects is at
// most what the column collects it was dropped for.
/** Scales to try for integer weights: small ones give small integers, the last is precise. */
const SCALES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60, 120, 1000, 1e6];
const SLACK = 1e-6;
/** Perturbation that decides between columns if all shares are 0 or 1. */
const NUDGE = 1e-6;
/** Searches for a proof that at least this many columns are needed. @param limit maximum number of cases */
function proveAtLeast(cover, atLeast, limit) {
    const rowSets = cover.columns.map((rows) => new Set(rows));
    let cases = 0;
    function attempt(needed, chosen, open, allowed) {
        if (++cases > limit)
            return null;
        if (needed <= 0)
            return { proof: { most: 1, weights: [] } };
        const hopeless = findUncoverableRow(cover, open, allowed);
        if (hopeless >= 0)
            return { proof: { most: 1, weights: [[hopeless, needed]] } };
        const core = reduceCover(cover, open, allowed);
        if (core.rows.length === 0 && core.forced.length < needed) {
            return { columns: [...chosen, ...core.forced.map(({ column }) => column)] };
        }
        const inner = extractCore(cover, core);
        const { weights, shares } = relaxCover(inner, needed - 1 - core.forced.length);
        const proof = weighRows(inner, weights, core, needed);
        if (proof !== null)
            return { proof };
        const column = core.columns[pickColumn(inner, shares)];
        const isOutside = (row) => open[row] === 1 && !rowSets[column].has(row);
        const others = open.map((_, row) => Number(isOutside(row)));
        const without = attempt(needed - 1, [...chosen, column], others, allowed);
        if (without === null || 'columns' in without)
            return without;
        const rest = allowed.map((is, other) => is && Number(cover.columns[other].some(isOutside)));
        const excluded = attempt(needed, chosen, open, rest);
        if (excluded === null || 'columns' in excluded)
            return excluded;
        return { proof: { column, chosen: without.proof, excluded: excluded.proof } };
    }
    const all = (count) => new Uint8Array(count).fill(1);
    return attempt(atLeast, [], all(cover.rows), all(cover.columns.length));
}
/** Returns the core as a cover of its own. */
function extractCore(cover, { rows, columns }) {
    const places = new Map(rows.map((row, place) => [row, place]));
    return {
        rows: rows.length,
        columns: columns.map((column) => cover.columns[column].flatMap((row) => {
            const place = places.get(row);
            return place === undefined ? [] : [place];
        })),
    };
}
/** Returns the largest number of columns that weights prove to be needed, with the weights. */
function boundByWeights(cover, core, wanted) {
    const inner = extractCore(cover, core);
    const { weights, lower } = relaxCover(inner, wanted - 1 - core.forced.length);
    let atLeast = Math.min(wanted, core.forced.length + Math.ceil(lower));
    let proof = weighRows(inner, weights, core, atLeast);
    // Rounding to integers may lose the last fraction of the bound.
    while (proof === null)
        proof = weighRows(inner, weights, core, --atLeast);
    return { atLeast, proof };
}
/** Returns integer weights in proportion to real ones whose total proves `needed` columns, or null. */
function weighRows(inner, weights, core, needed) {
    for (const scale of SCALES) {
        const scaled = weights.map((weight) => Math.floor(weight * scale + (scale < 1000 ? 0.5 : SLACK)));
        const loads = inner.columns.map((rows) => rows.reduce((sum, row) => sum + scaled[row], 0));
        const most = loads.reduce((a, b) => Math.max(a, b), 1);
        const total = most * core.forced.length + scaled.reduce((sum, weight) => sum + weight, 0);
        if (total <= most * (needed - 1))
            continue;
        const pairs = core.forced.map(({ row }) => [row, most]);
        core.rows.forEach((row, place) => scaled[place] > 0 && pairs.push([row, scaled[place]]));
        return { most, weights: pairs.sort(([a], [b]) => a - b) };
    }
    return null;
}
/** Returns a row that no column covers, or -1. */
function findUncoverableRow(cover, hasRow, hasColumn) {
    const isMissing = Uint8Array.from(hasRow);
    cover.columns.forEach((rows, column) => {
        if (hasColumn[column])
            for (const row of rows)
                isMissing[row] = 0;
    });
    return isMissing.indexOf(1);
}
/** Returns the column to decide next: one with an undecided share that covers many rows. */
function pickColumn({ columns }, shares) {
    const indecision = columns.map((rows, column) => {
        const share = Math.min(1, shares[column]);
        return share * (1 - share) * rows.length + rows.length * NUDGE;
    });
    return indecision.indexOf(indecision.reduce((a, b) => Math.max(a, b)));
}

// Finds the fewest templates that solve every board, with a certificate.
//
// Classes of templates and boards make a set cover (reduce-cover.ts). Its reductions and a linear program
// (relax-cover.ts) give a lower bound with weights as proof; local search gives a cover. If the two bounds
// differ, a tree of cases (prove-cover.ts) raises the lower bound one by one, or finds a smaller cover on its
// way, until they meet or the limit of cases is reached. In the latter case the certificate states both
// bounds.
//
// Four cards take milliseconds. For five cards from 1 to 10 the bounds stay apart: at least 100, at most 114,
// in half a minute.
const STEPS_FOR_EACH = 500;
const MAX_CASES = 1000;
/** Maximum number of pairs of board and class in all cases together. */
const PAIRS_OF_CASES = 1e6;
/**
 * Finds the fewest templates that solve every board, and proves it. `certificate.atLeast` is less than the
 * number of templates if a limit ends the search early.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * minimum(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).templates.length; // 93
 *
 * @experimental
 */
function minimum(universe, options = {}) {
    checkUniverse(universe);
    checkNames(universe);
    checkProperties(options, ['steps', 'cases', 'onProgress'], 'options');
    checkCallback(options.onProgress);
    const members = classes(universe);
    const cover = {
        rows: universe.boards.length,
        columns: members.map(([first]) => universe.solves[first]),
    };
    const { columns, atLeast, proof } = solveCover(cover, options);
    const templates = columns.map((column) => members[column][0]).sort((a, b) => a - b);
    const textOf = (column) => universe.templates[members[column][0]];
    const certificate = {
        format: 'numbers-game/templates',
        version: 1,
        ...universe.scope,
        atLeast,
        templates: templates.map((index) => universe.templates[index]),
        proof: nameProof(proof, universe.boards, textOf),
    };
    return { templates, certificate: { ...certificate, digest: hashCertificate(certificate) } };
}
function solveCover(cover, options) {
    const all = (count) => new Uint8Array(count).fill(1);
    const core = reduceCover(cover, all(cover.rows), all(cover.columns.length));
    const inner = extractCore(cover, core);
    const pairs = inner.columns.reduce((sum, rows) => sum + rows.length, 0);
    const steps = parseLimit(options.steps, STEPS_FOR_EACH * (inner.rows + inner.columns.length), 'steps');
    const usual = Math.min(MAX_CASES, Math.ceil(PAIRS_OF_CASES / Math.max(1, pairs)));
    const cases = parseLimit(options.cases, usual, 'cases');
    const outer = core.forced.map(({ column }) => column);
    const join = (found) => [...outer, ...found.map((column) => core.columns[column])];
    const tell = () => options.onProgress?.({ done: atLeast, total: columns.length });
    let columns = join(searchCover(inner, 0, 0));
    let { atLeast, proof } = boundByWeights(cover, core, columns.length);
    tell();
    if (atLeast < columns.length) {
        columns = join(searchCover(inner, atLeast - outer.length, steps));
        tell();
    }
    while (atLeast < columns.length) {
        const attempt = proveAtLeast(cover, atLeast + 1, cases);
        if (attempt === null)
            break;
        if ('columns' in attempt)
            columns = [...attempt.columns];
        else
            [atLeast, proof] = [atLeast + 1, attempt.proof];
        tell();
    }
    return { columns, atLeast, proof };
}
function parseLimit(value, byDefault, name) {
    if (value === undefined)
        return byDefault;
    if (Number.isSafeInteger(value) && value >= 0)
        return value;
    throw unexpected('invalid-option', name, 'an integer from 0', value);
}
/** Translates a proof from rows and columns to boards and templates. */
function nameProof(proof, boards, textOf) {
    if ('column' in proof) {
        const [chosen, excluded] = [proof.chosen, proof.excluded].map((part) => nameProof(part, boards, textOf));
        return { template: textOf(proof.column), chosen, excluded };
    }
    const { most, weights } = proof;
    return { most, weights: weights.map(([row, weight]) => [boards[row], weight]) };
}

// Evaluates every template on the numbers of a board.
//
// Expressions share their subtrees: for each subset of the numbers, in order of its size, the values of all
// its expressions are computed once, as pairs of the values of two parts, and an expression over all numbers
// costs one operation and one comparison. Four cards have 7,680 expressions, five 430,080. Texts are put
// together in the same order, and only for expressions that solve a board.
//
// Equal values are not merged, since each expression counts: merging would save evaluations, which take 4 ns,
// and need a hash table.
/** Largest exponent, index of a root and modulus. */
const MOST = [DEFAULT_LIMITS.exponent, DEFAULT_LIMITS.rootIndex, DEFAULT_LIMITS.modulus].map(Number);
/** Evaluates all templates. The key of a template is its index in the order of combination. */
function evaluateTemplates(scope) {
    const subsets = planSubsets(scope);
    return {
        solve: createEvaluator(scope, subsets),
        format: (index) => formatTemplateAt(index, scope, subsets),
    };
}
/**
 * Returns the subsets, smaller ones first, so that both parts of a split come before it. The last one is all
 * numbers.
 */
function planSubsets({ size, groupings, operators }) {
    const all = 2 ** size - 1;
    const masks = Array.from({ length: all }, (_, index) => index + 1);
    masks.sort((a, b) => countBits(a) - countBits(b) || a - b);
    const counts = [];
    return masks.map((mask) => {
        const splits = [];
        for (let left = (mask - 1) & mask; left > 0; left = (left - 1) & mask) {
            // None of the three groupings has a single number to the left of the last operator.
            const isWanted = groupings === 'all' || mask !== all || countBits(left) > 1;
            if (isWanted)
                splits.push([left, mask ^ left]);
        }
        const pairs = splits.reduce((sum, [left, right]) => sum + counts[left] * counts[right], 0);
        counts[mask] = splits.length > 0 ? pairs * operators.length : Number(countBits(mask) === 1);
        return { mask, splits, expressions: counts[mask] };
    });
}
/** Returns a function that reports the index of each expression whose value on a board is the target. */
function createEvaluator({ target, arithmetic, operators }, subsets) {
    const [targetNumerator, targetDenominator] = splitTarget(target);
    const wanted = targetNumerator / targetDenominator;
    const parts = subsets.slice(0, -1);
    const numerators = [];
    const denominators = [];
    for (const { mask, expressions } of subsets) {
        numerators[mask] = new Float64Array(expressions);
        denominators[mask] = new Float64Array(expressions).fill(1);
    }
    const all = subsets.at(-1);
    const combine = arithmetic === 'exact' ? combineFractions : combineDoubles;
    return (board, report) => {
        board.forEach((number, index) => (numerators[1 << index][0] = number));
        for (const subset of parts)
            combine(subset, operators, numerators, denominators);
        combine(all, operators, numerators, denominators);
        const p = numerators[all.mask];
        const q = denominators[all.mask];
        if (arithmetic === 'exact') {
            for (let i = 0; i < p.length; i++)
                if (p[i] * targetDenominator === q[i] * targetNumerator)
                    report(i);
        }
        else {
            for (let i = 0; i < p.length; i++)
                if (p[i] === wanted)
                    report(i);
        }
    };
}
/** Computes the values of a subset as fractions p / q, not reduced; NaN / NaN after a division by zero. */
function combineFractions({ mask, splits }, operators, numerators, denominators) {
    const p = numerators[mask];
    const q = denominators[mask];
    let at = 0;
    for (const [left, right] of splits) {
        const [a, b, c, d] = [numerators[left], denominators[left], numerators[right], denominators[right]];
        for (const operator of operators) {
            const isSum = operator === addition.operator;
            const isDifference = operator === subtraction.operator;
            const isProduct = operator === multiplication.operator;
            for (let i = 0; i < a.length; i++) {
                for (let j = 0; j < c.length; j++, at++) {
                    q[at] = b[i] * d[j];
                    if (isSum)
                        p[at] = a[i] * d[j] + c[j] * b[i];
                    else if (isDifference)
                        p[at] = a[i] * d[j] - c[j] * b[i];
                    else if (isProduct)
                        p[at] = a[i] * c[j];
                    else {
                        p[at] = a[i] * d[j];
                        q[at] = c[j] === 0 ? NaN : b[i] * c[j];
                    }
                }
            }
        }
    }
}
/** Computes the values of a subset as doubles, in `numerators`. */
function combineDoubles({ mask, splits }, operators, numerators) {
    const p = numerators[mask];
    let at = 0;
    for (const [left, right] of splits) {
        const [a, c] = [numerators[left], numerators[right]];
        for (const operator of operators) {
            for (let i = 0; i < a.length; i++) {
                for (let j = 0; j < c.length; j++, at++) {
                    if (operator === addition.operator)
                        p[at] = a[i] + c[j];
                    else if (operator === subtraction.operator)
                        p[at] = a[i] - c[j];
                    else if (operator === multiplication.operator)
                        p[at] = a[i] * c[j];
                    else if (operator === division.operator)
                        p[at] = c[j] === 0 ? NaN : a[i] / c[j];
                    else
                        p[at] = operateOnDoubles(operator, a[i], c[j]);
                }
            }
        }
    }
}
/** Applies an operator beyond the four to doubles; NaN outside its domain. */
function operateOnDoubles(operator, left, right) {
    const [exponent, rootIndex, modulus] = MOST;
    const isWithin = (most) => Number.isInteger(right) && right !== 0 && Math.abs(right) <= most;
    const isCounting = Number.isInteger(left) && left > 0;
    switch (operator) {
        case power.operator:
            return left > 0 && Math.abs(right) <= exponent ? left ** right : NaN;
        case root.operator:
            return isCounting && isWithin(rootIndex) ? left ** (1 / right) : NaN;
        case logarithm.operator:
            return left > 0 && left !== 1 && right > 0 ? Math.log(right) / Math.log(left) : NaN;
        case modulo.operator:
            return isCounting && isWithin(modulus) ? left - right * Math.floor(left / right) : NaN;
        case squareRoot.operator:
        case factorial.operator:
        case concatenation.operator:
            // Refused with doubles: parse-scope.ts.
            return NaN;
    }
}
/**
 * Returns the text of the expression at an index, by counting through splits, operators and operands in the
 * order of their combination.
 */
function formatTemplateAt(index, { operators }, subsets) {
    const byMask = [];
    for (const subset of subsets)
        byMask[subset.mask] = subset;
    const format = ({ mask, splits }, rest) => {
        for (const [left, right] of splits) {
            const [a, c] = [byMask[left].expressions, byMask[right].expressions];
            if (rest < a * c * operators.length) {
                const operator = operators[Math.floor(rest / (a * c))];
                const [i, j] = [Math.floor((rest % (a * c)) / c), rest % c];
                return formatTemplate(operator, [format(byMask[left], i), format(byMask[right], j)]);
            }
            rest -= a * c * operators.length;
        }
        return `x${31 - Math.clz32(mask)}`;
    };
    return format(subsets.at(-1), index);
}

// Finds the templates that solve the numbers of a board with operators beyond the four.
//
// The general search lists the trees of the target, whose leaves are values. Each tree represents the
// templates that replace its leaves by positions with these values: one template if all numbers differ.
// Evaluating every expression instead would take exact irrational values of 41,160 expressions a board.
/** Searches for templates. A key is the text of a template. */
function searchTemplates({ size, target, groupings, operators }) {
    const rules = { values: 'real', use: 'all', operators, limits: DEFAULT_LIMITS };
    const all = 2 ** size - 1;
    const wanted = toFraction(target);
    const solve = (numbers, report) => {
        const leaves = numbers.map((number) => [number]);
        const solutions = new FurtherSolutions({ leaves, rules, target: wanted }, 'trees');
        let isNothing = true;
        for (let operations = size - 1; operations <= mostOperations(rules, size); operations++) {
            for (const tree of solutions.list(all, operations)) {
                isNothing = false;
                for (const { text } of place(tree, numbers, 0, groupings === 'three'))
                    report(text);
            }
        }
        checkComplete(solutions.nodes, isNothing, rules);
    };
    return { solve, format: (text) => text };
}
/** Yields all templates of a tree that use none of the positions in a mask. */
function* place(tree, numbers, taken, refusesSingleLeft = false) {
    if (typeof tree === 'number') {
        for (let position = 0; position < numbers.length; position++) {
            const mask = 1 << position;
            if (numbers[position] === tree && (taken & mask) === 0)
                yield { text: `x${position}`, mask };
        }
        return;
    }
    const operands = operandsOf(tree);
    for (const parts of placeAll(operands, numbers, taken)) {
        if (refusesSingleLeft && countBits(parts[0].mask) === 1)
            continue;
        const mask = parts.reduce((union, part) => union | part.mask, 0);
        yield {
            text: formatTemplate(tree.operator, parts.map(({ text }) => text)),
            mask,
        };
    }
}
/** Yields all choices of templates for several trees that have no position in common. */
function* placeAll(trees, numbers, taken) {
    if (trees.length === 0) {
        yield [];
        return;
    }
    const [first, ...rest] = trees;
    for (const part of place(first, numbers, taken)) {
        for (const others of placeAll(rest, numbers, taken | part.mask))
            yield [part, ...others];
    }
}

// Finds all templates and the boards that they solve: by evaluating every expression on every board, or, with
// operators beyond the four, by searching for the solutions of each board.
const PROGRESS_STEP = 16;
/**
 * Finds all templates and the boards that they solve.
 *
 * @throws NumbersGameError `invalid-option`, `invalid-target` or `too-large`; with operators beyond the four
 * `undecided`, too.
 * @example
 * const { boards } = universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4, aces: 'one-or-eleven' });
 * console.log(boards.length); // 599
 *
 * @experimental
 */
function universe(query) {
    const scope = parseScope(query);
    return isSearched(scope)
        ? collect(scope, searchTemplates(scope), query)
        : collect(scope, evaluateTemplates(scope), query);
}
/** Collects the results of a method on all boards. */
function collect(scope, { solve, format }, { onProgress }) {
    const total = countBoards(scope);
    const boards = [];
    const solvedBy = new Map();
    let done = 0;
    for (const board of enumerateBoards(scope.cards, scope.size)) {
        const solving = new Set();
        for (const choice of choicesOf(board, scope.aces))
            solve(choice, (key) => solving.add(key));
        for (const key of solving) {
            const solved = solvedBy.get(key);
            if (solved)
                solved.push(boards.length);
            else
                solvedBy.set(key, [boards.length]);
        }
        if (solving.size > 0)
            boards.push(board);
        if (++done % PROGRESS_STEP === 0)
            onProgress?.({ done, total });
    }
    onProgress?.({ done, total });
    const solves = new Map();
    for (const [key, solved] of solvedBy)
        solves.set(format(key), solved);
    const templates = [...solves.keys()].sort();
    return { boards, templates, solves: templates.map((template) => solves.get(template)), scope };
}

export { TEMPLATE_OPERATORS, checkCertificate, checkUniverse, classes, emit, greedy, minimum, necessary, universe };
//# sourceMappingURL=find-universe.js.map
