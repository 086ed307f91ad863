import { ATOM_PRECEDENCE, integer, divide, BASIC_OPERATORS, unexpected, countdown, reduce, ZERO, OPERATOR_NAMES, FOUR, isBasic, subtraction, isDefined, checkProperties, parseChoice, parseBoolean, isFraction, GROUPING_STEP, describe, NumbersGameError, isEqual, formatFraction, formatOperation, refuseExpression, isLeaf, numberOf, invertsRight, bracket, formatItems, toPostfix, needsBrackets, SIGN_PRECEDENCE, evaluateIntegers, subtract } from './puzzles.js';

// Given one-digit numbers as the digits of one number. It is applied to given numbers before all other
// operators, so the search lists its results itself (operators/further-operators).
const concatenation = {
    operator: 'concat',
    arity: 'many',
    notation: 'numeral',
    precedence: ATOM_PRECEDENCE,
    isCommutative: false,
    family: null,
    latex: '#1#2',
    spellings: 'concat',
    sign: '\u2016',
};
const applyConcatenation = (operands, limits, { checkLength, isInteger }) => {
    let digits = '';
    for (const operand of operands) {
        const least = digits === '' ? 1n : 0n;
        if (!isInteger(operand) || operand.numerator < least || operand.numerator > 9n)
            return 'outside-domain';
        digits += String(operand.numerator);
    }
    return checkLength(integer(digits), limits.bits);
};
const concatenationInWords = {
    operands: ['1', '2'],
    result: 'the given numbers 1 and 2 side by side',
};
const describeConcatenationDomain = () => 'integers from 0 to 9, the first not 0';

// The outcomes of a computation with small fractions.
/** Outcome: the result was computed. */
const DONE = 0;
/** Outcome: an operand is outside the domain. */
const OUTSIDE = 1;
/** Outcome: the result is irrational. */
const IRRATIONAL = 2;
/** Outcome: the result may not fit into doubles, whether rational or irrational. */
const LARGE = 3;

/** Outcome: there is no result, or no operand. */
const NOTHING = 0;
/** Outcome: the enclosure contains the result, or every operand that gives the result. */
const BOUNDED = 1;
/** Outcome: nothing is known, and exact/ has to compute the result, or every operand has to be tried. */
const ANYTHING = 2;
/** Outcome of `enclose`: the result is an integer, which is the centre of the enclosure. */
const WHOLE = 3;
/** Returns the outcome for an enclosure that may be unbounded. */
function bounded(isBounded) {
    return isBounded ? BOUNDED : ANYTHING;
}
/** Converts limits to doubles. */
function toSearchLimits(limits) {
    const exponent = Number(limits.exponent);
    return {
        exponent,
        rootIndex: Number(limits.rootIndex),
        modulus: Number(limits.modulus),
        factorial: Number(limits.factorial),
        hasNearLogarithms: exponent * limits.bits < 1e260,
    };
}

// `a!`: an integer from 0 to a limit. It is not applied to its own result, nor to a square root.
const factorial = {
    operator: '!',
    arity: 1,
    notation: 'postfix',
    precedence: 5,
    isCommutative: false,
    isOnce: true,
    family: null,
    latex: '#1!',
    spellings: '!',
    sign: '!',
};
/** Largest number whose factorial is below 2^53. */
const LAST_SMALL = 18;
/** Largest number whose factorial, about 2^866, is compared with a target; beyond, all values are tried. */
const LAST_COMPARED = 149;
/** Relative error of a product of that many doubles. */
const PRODUCT_ERROR = 2 ** -45;
const applyFactorial = ([operand], limits, { checkLength, checkLong, isInteger }) => {
    const isInDomain = isInteger(operand) && operand.numerator >= 0n && operand.numerator <= limits.factorial;
    if (!isInDomain)
        return 'outside-domain';
    // n! >= 2^(n - 1)
    if (operand.numerator > limits.bits)
        return 'too-large';
    let product = 1n;
    for (let factor = 2n; factor <= operand.numerator; factor++) {
        product *= factor;
        checkLong(product);
    }
    return checkLength(integer(product), limits.bits);
};
const factorialInWords = { operands: ['n'], result: 'the factorial of n' };
const describeFactorialDomain = ({ factorial: most }) => `an integer from 0 to ${most} (limits.factorial)`;
const searchedFactorial = {
    compute(a, b, _, __, { factorial: most }, result) {
        if (a < 0 || b !== 1 || a > most)
            return OUTSIDE;
        if (a > LAST_SMALL)
            return LARGE;
        let product = 1;
        for (let factor = 2; factor <= a; factor++)
            product *= factor;
        return result.give(product, 1);
    },
    enclose: (operand, _, { factorial: most }) => operand.mayBeInteger && !operand.isAbove(most) ? ANYTHING : NOTHING,
    invert(_, target, __, { factorial: most }) {
        const operands = [];
        let product = 1;
        for (let operand = 0; operand <= Math.min(most, LAST_COMPARED); operand++) {
            if (operand > 0)
                product *= operand;
            if (Math.abs(target.x - product) <= target.r + product * PRODUCT_ERROR)
                operands.push(operand);
        }
        if (target.isFar || target.x > 2 * product)
            return most >= LAST_COMPARED ? ANYTHING : NOTHING;
        return operands;
    },
};

// `log(base, argument)`: a positive base other than 1, and a positive argument.
const logarithm = {
    operator: 'log',
    arity: 2,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    isCommutative: false,
    family: null,
    latex: '\\log_{#1} #2',
    spellings: 'log \\log',
    sign: 'log',
};
const applyLogarithm = ([base, argument], limits, { compare, findSign, isRational, isSame, logarithmOfFractions, settle }) => {
    if (findSign(base) <= 0 || findSign(argument) <= 0 || isSame(base, 1n))
        return 'outside-domain';
    if (isSame(argument, 1n))
        return integer(0);
    const fromOne = compare(base, integer(1));
    if (fromOne === 'undecided')
        return fromOne;
    if (isRational(base) && isRational(argument)) {
        const result = logarithmOfFractions(base, argument);
        if (result !== null)
            return result;
    }
    return settle('logarithm', base, argument, limits);
};
const logarithmInWords = { operands: ['b', 'x'], result: 'the logarithm of x to base b' };
const describeLogarithmDomain = () => 'a positive base other than 1 and a positive argument';
const searchedLogarithm = {
    compute: (a, b, c, d, _, result) => a > 0 && a !== b && c > 0 ? result.takeLogarithm(a, b, c, d) : OUTSIDE,
    enclose(base, argument, _, result) {
        if (base.isNotPositive || argument.isNotPositive)
            return NOTHING;
        if (argument.isOne && !base.mayBeOne) {
            result.set(0, 0);
            return WHOLE;
        }
        return bounded(result.setLogarithm(base, argument));
    },
    invert(knowsBase, target, known, { hasNearLogarithms }, other) {
        if (known.isNotPositive)
            return NOTHING;
        if (target.isFar && hasNearLogarithms)
            return invertFar(knowsBase, target, known, other);
        if (knowsBase)
            return bounded(other.setPower(known, target));
        if (target.isExactly(0))
            return known.contains(1) ? ANYTHING : NOTHING;
        return bounded(other.setRoot(known, target));
    },
};
/**
 * Inverts a logarithm whose value is far. It is a quotient of two logarithms below e^600, so one of them is
 * below e^-50: its base, or if it is tiny its argument, is so near to 1 that every enclosure of it in doubles
 * contains 1.
 */
function invertFar(knowsBase, target, known, other) {
    const isBaseNearOne = target.l > 0;
    if (knowsBase === isBaseNearOne)
        return known.contains(1) && !known.isExactly(1) ? ANYTHING : NOTHING;
    other.set(1, 2 ** -60);
    return BOUNDED;
}

// `a mod b`: the remainder of a floored division, which has the sign of the right operand. The left operand
// is a positive integer, the right one an integer up to a limit.
const modulo = {
    operator: 'mod',
    arity: 2,
    notation: 'infix',
    precedence: 2,
    isCommutative: false,
    family: null,
    latex: '#1 \\bmod #2',
    spellings: 'mod % \\% \\bmod',
    sign: 'mod',
};
/** Largest limit for which divisors are listed; above it, every operand may give the result. */
const MOST_DIVISORS = 1000;
/** Modulus that no limit reaches but on purpose. */
const HUGE = 1e280;
const applyModulo = ([left, right], limits, { isInteger, isWithinInteger }) => {
    const isInDomain = isInteger(left) && left.numerator > 0n && isWithinInteger(right, limits.modulus);
    if (!isInDomain)
        return 'outside-domain';
    const rest = left.numerator % right.numerator;
    // The remainder is positive here; floored division gives it the sign of the right operand.
    return integer(rest !== 0n && right.numerator < 0n ? rest + right.numerator : rest);
};
const moduloInWords = {
    operands: ['x', 'n'],
    result: 'the remainder of x divided by n, which has the sign of n',
};
const describeModuloDomain = ({ modulus }) => `a positive integer and an integer other than 0 from -${modulus} to ${modulus} (limits.modulus)`;
const searchedModulo = {
    compute(a, b, c, d, { modulus }, result) {
        if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > modulus)
            return OUTSIDE;
        return result.give(c > 0 || a % c === 0 ? a % c : (a % c) + c, 1);
    },
    enclose(left, right, { modulus }) {
        const isOutside = left.isNotPositive || !left.mayBeInteger || !right.mayBeInteger || right.isAbove(modulus);
        return isOutside ? NOTHING : ANYTHING;
    },
    invert(knowsLeft, target, known, { modulus }) {
        const least = Math.abs(target.x) - target.r;
        if (least > modulus || (target.isFar && modulus < HUGE))
            return NOTHING;
        if (!known.mayBeInteger || !target.mayBeInteger)
            return NOTHING;
        if (knowsLeft)
            return known.isNotPositive ? NOTHING : listDivisors(target, known, modulus);
        if (Math.abs(known.x) - known.r > modulus)
            return NOTHING;
        return least < Math.abs(known.x) + known.r ? ANYTHING : NOTHING;
    },
};
/**
 * Lists the right operands: the divisors of the difference of the left operand and the remainder that are
 * larger than the remainder and have its sign.
 */
function listDivisors(target, left, modulus) {
    if (modulus > MOST_DIVISORS || target.r >= 0.5)
        return ANYTHING;
    const rest = Math.round(target.x);
    // Of a large left operand nothing is known here. A difference to the rest might be rounded.
    const dividend = left.q > 0 ? left.p : rest;
    const divisors = [];
    for (let size = Math.abs(rest) + 1; size <= modulus; size++) {
        if (((dividend % size) - rest) % size !== 0)
            continue;
        if (rest >= 0)
            divisors.push(size);
        if (rest <= 0)
            divisors.push(-size);
    }
    return divisors;
}

// `a ^ b`: a positive base, and an exponent up to a limit.
const power = {
    operator: '^',
    arity: 2,
    notation: 'infix',
    precedence: 4,
    associativity: 'right',
    isCommutative: false,
    family: null,
    latex: '#1^{#2}',
    aliases: ['**'],
    spellings: '^ **',
    sign: '^',
};
const applyPower = ([base, exponent], limits, { findSign, isWithin, raise }) => {
    const isAllowed = findSign(base) > 0 && isWithin(exponent, limits.exponent);
    if (isAllowed !== true)
        return isAllowed || 'outside-domain';
    return raise(base, exponent, limits);
};
const powerInWords = { operands: ['x', 'y'], result: 'x to the power of y' };
const describePowerDomain = ({ exponent }) => `a positive base and an exponent from -${exponent} to ${exponent} (limits.exponent)`;
const searchedPower = {
    compute: (a, b, c, d, { exponent }, result) => a > 0 && Math.abs(c) <= exponent * d ? result.raise(a, b, c, d) : OUTSIDE,
    enclose(base, exponent, limits, result) {
        if (base.isNotPositive || exponent.isAbove(limits.exponent))
            return NOTHING;
        if (base.isOne) {
            result.set(1, 0);
            return WHOLE;
        }
        return exponent.isWithin(limits.exponent) ? bounded(result.setPower(base, exponent)) : ANYTHING;
    },
    invert(knowsBase, target, known, _, other) {
        if (target.isNotPositive)
            return NOTHING;
        if (knowsBase) {
            if (known.isNotPositive)
                return NOTHING;
            if (known.isExactly(1))
                return target.contains(1) ? ANYTHING : NOTHING;
            return bounded(other.setLogarithm(known, target));
        }
        if (known.x === 0)
            return target.contains(1) ? ANYTHING : NOTHING;
        return bounded(other.setRoot(target, known));
    },
};

// `root(radicand, index)`: a positive integer, and an integer index up to a limit.
const root = {
    operator: 'root',
    arity: 2,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    isCommutative: false,
    family: null,
    latex: '\\sqrt[#2]{#1}',
    spellings: 'root',
    sign: '\u207f\u221a',
};
const applyRoot = ([radicand, index], limits, { isInteger, isWithinInteger, raise }) => {
    const isInDomain = isInteger(radicand) && radicand.numerator > 0n && isWithinInteger(index, limits.rootIndex);
    return isInDomain ? raise(radicand, divide(integer(1), index), limits) : 'outside-domain';
};
const rootInWords = { operands: ['x', 'n'], result: 'the n-th root of x' };
const describeRootDomain = ({ rootIndex }) => `a positive integer and an integer index other than 0 from -${rootIndex} to ${rootIndex} (limits.rootIndex)`;
const searchedRoot = {
    compute(a, b, c, d, { rootIndex }, result) {
        if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > rootIndex)
            return OUTSIDE;
        return result.raise(a, 1, Math.sign(c), Math.abs(c));
    },
    enclose(radicand, index, { rootIndex }, result) {
        if (radicand.isNotPositive || !radicand.mayBeInteger)
            return NOTHING;
        if (!index.mayBeInteger || index.isAbove(rootIndex))
            return NOTHING;
        return radicand.isRational && index.isRational ? bounded(result.setRoot(radicand, index)) : ANYTHING;
    },
    invert(knowsRadicand, target, known, _, other) {
        if (target.isNotPositive || !known.mayBeInteger)
            return NOTHING;
        if (!knowsRadicand)
            return known.x === 0 ? NOTHING : boundInteger(other.setPower(target, known), other);
        if (known.isNotPositive)
            return NOTHING;
        if (target.isExactly(1))
            return known.contains(1) ? ANYTHING : NOTHING;
        return boundInteger(other.setLogarithm(target, known), other);
    },
};
/** Returns the outcome for an operand that has to be an integer. */
function boundInteger(isBounded, operand) {
    return isBounded && !operand.mayBeInteger ? NOTHING : bounded(isBounded);
}

// `square(a)`: an integer from 2 to a limit. An engine of its own finds its answers (operators/squares),
// which takes it with + - * / only.
const square = {
    operator: 'square',
    arity: 1,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    isCommutative: false,
    family: null,
    latex: '\\operatorname{square}\\left(#1\\right)',
    spellings: 'square',
    sign: 'x\u00b2',
};
const applySquare = ([operand], { square: most, bits }, { checkLength, isInteger }) => {
    const isInDomain = isInteger(operand) && operand.numerator >= 2n && (most === null || operand.numerator <= most);
    return isInDomain ? checkLength(integer(operand.numerator ** 2n), bits) : 'outside-domain';
};
const squareInWords = { operands: ['x'], result: 'x * x' };
const describeSquareDomain = ({ square: most }) => most === null ? 'an integer from 2' : `an integer from 2 to ${most} (limits.square)`;
/** Checks rules that allow `square`. @throws NumbersGameError `invalid-option` */
function checkSquare({ values, use, limits, operators = [] }) {
    if (!operators.includes(square.operator))
        return;
    const basic = BASIC_OPERATORS;
    const name = square.operator;
    const other = operators.find((operator) => operator !== name && !basic.includes(operator));
    if (other !== undefined) {
        throw unexpected('invalid-option', 'rules.operators', `${name} with none but ${basic.join(' ')}`, other);
    }
    const { values: natural, use: any } = countdown;
    if (values !== natural)
        throw unexpected('invalid-option', 'rules.values', `${natural} for ${name}`, values);
    if (use !== any)
        throw unexpected('invalid-option', 'rules.use', `${any} for ${name}`, use);
    if (limits.square === null) {
        throw unexpected('invalid-option', 'rules.limits.square', `a positive integer, the largest operand of ${name}`, undefined);
    }
}

// `sqrt(a)`: a number from 0. It is not applied to its own result, nor to a factorial.
const squareRoot = {
    operator: 'sqrt',
    arity: 1,
    notation: 'call',
    precedence: ATOM_PRECEDENCE,
    isCommutative: false,
    isOnce: true,
    family: null,
    latex: '\\sqrt{#1}',
    spellings: 'sqrt \u221a \\sqrt',
    sign: '\u221a',
};
const HALF = { numerator: 1n, denominator: 2n };
const applySquareRoot = ([operand], limits, { findSign, isSame, raise }) => {
    if (findSign(operand) < 0)
        return 'outside-domain';
    return isSame(operand, 0n) ? integer(0) : raise(operand, HALF, limits);
};
const squareRootInWords = { operands: ['x'], result: 'the square root of x' };
const describeSquareRootDomain = () => 'a number from 0';
const searchedSquareRoot = {
    compute(a, b, _, __, ___, result) {
        if (a <= 0)
            return a === 0 ? result.give(0, 1) : OUTSIDE;
        return result.raise(a, b, 1, 2);
    },
    enclose(operand, two, _, result) {
        if (operand.isNotPositive)
            return NOTHING;
        two.set(2, 0);
        return bounded(result.setRoot(operand, two));
    },
    invert(_, target, __, ___, other) {
        if (!target.isFar && target.x + target.r < 0)
            return NOTHING;
        return bounded(other.setProduct(target, target));
    },
};

/** The row of each operator. */
const FURTHER_ROWS = {
    '^': power,
    root: root,
    log: logarithm,
    mod: modulo,
    sqrt: squareRoot,
    '!': factorial,
    concat: concatenation,
    square: square,
};
/** The exact evaluation of each operator. */
const EXACT_PARTS = {
    '^': applyPower,
    root: applyRoot,
    log: applyLogarithm,
    mod: applyModulo,
    sqrt: applySquareRoot,
    '!': applyFactorial,
    concat: applyConcatenation,
    square: applySquare,
};
/** The text of the domain of each operator. */
const DOMAINS = {
    '^': describePowerDomain,
    root: describeRootDomain,
    log: describeLogarithmDomain,
    mod: describeModuloDomain,
    sqrt: describeSquareRootDomain,
    '!': describeFactorialDomain,
    concat: describeConcatenationDomain,
    square: describeSquareDomain,
};
/** Each operator for readers who do not know it. */
const IN_WORDS = {
    '^': powerInWords,
    root: rootInWords,
    log: logarithmInWords,
    mod: moduloInWords,
    sqrt: squareRootInWords,
    '!': factorialInWords,
    concat: concatenationInWords,
    square: squareInWords,
};
/** What the search knows about each operator that it applies. */
const SEARCH_PARTS = {
    '^': searchedPower,
    root: searchedRoot,
    log: searchedLogarithm,
    mod: searchedModulo,
    sqrt: searchedSquareRoot,
    '!': searchedFactorial,
};

// Integers for exact values: lengths, roots, and the factors that the normal form of an irrational value is
// written in.
//
// Roots are Newton's method on integers, from above: the sequence falls until it is the floor of the root. It
// starts from the root in doubles, however wrong, as a step from anywhere leads above; a number that is too
// long for that starts from the root of the upper half of its digits. With that start for all numbers, a
// search for real values took 1.2 times as long.
//
// Factors are found by trial division below 1024, then by Pollard's rho with Brent's cycle search (R. P.
// Brent, BIT 20, 1980), which needs about sqrt(p) steps for a factor p and is cut off after RHO_STEPS. So
// integers up to 2^53 are factored completely; of larger ones a composite factor may remain, and of those
// with more than RHO_LENGTH binary digits only small factors are found. A caller that relies on primes asks
// `isPrime`.
//
// Numbers may have a million digits (`limits.bits`), on which a division takes tens of milliseconds. Between
// two operations on long numbers a search has its clock read, by the function that it gave to
// `watchLongWork`. The clock is not imported, because `verify` has a size limit and no clock.
/** Least long number. */
const LONG = 1n << 1024n;
let watcher = () => undefined;
/** Sets a function to call between operations on long numbers, which may throw to end the work. */
function watchLongWork(watch) {
    watcher = watch;
}
/** Number of binary digits of abs(n); 0 has none. */
function bitLength(n) {
    const digits = (n < 0n ? -n : n).toString(16);
    return digits.length * 4 + 28 - Math.clz32(parseInt(digits[0], 16));
}
/** n * 2^places, rounded down; `places` may be negative. */
function shift(n, places) {
    return places < 0 ? n >> BigInt(-places) : n << BigInt(places);
}
/** Quotient rounded down. @param divisor positive */
function divideDown(dividend, divisor) {
    const quotient = dividend / divisor;
    return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}
/** Has the clock read if a number is long. @throws NumbersGameError `timeout` */
function checkLong(n) {
    if (n > LONG || n < -LONG)
        watcher();
}
/** Reduces a fraction to lowest terms. @throws NumbersGameError `timeout` */
function reduceInTime(value) {
    const { numerator, denominator } = value;
    if (denominator < LONG)
        return reduce(value);
    const divisor = greatestDivisor$1(denominator, numerator < 0n ? -numerator : numerator);
    const reduced = numerator / divisor;
    checkLong(denominator);
    return { numerator: reduced, denominator: denominator / divisor };
}
/** Greatest common divisor of two integers, both at least 0. */
function greatestDivisor$1(left, right) {
    while (right !== 0n) {
        checkLong(right);
        [left, right] = [right, left % right];
    }
    return left;
}
/** Bound of the lengths of integers that are finite as doubles. */
const DOUBLE_LENGTH = 1024;
/** Root of an integer, rounded down. @param n at least 0 @param index at least 1 */
function integerRoot(n, index) {
    const length = bitLength(n);
    if (length <= index)
        return n < 1n ? n : 1n;
    const degree = BigInt(index);
    const rest = degree - 1n;
    const step = (root) => (root * rest + n / root ** rest) / degree;
    const low = Math.floor(length / index / 2);
    // Without an upper half, the root has at most two digits.
    let root = length < DOUBLE_LENGTH
        ? step(BigInt(Math.ceil(Number(n) ** (1 / index))))
        : low > 0
            ? (integerRoot(shift(n, -low * index), index) + 1n) << BigInt(low)
            : 4n;
    for (;;) {
        checkLong(n);
        const next = step(root);
        if (next >= root)
            return root;
        root = next;
    }
}
/** Root of an integer if it is an integer, else null. @param n at least 0 @param index at least 1 */
function exactRoot$1(n, index) {
    const root = integerRoot(n, index);
    return root ** BigInt(index) === n ? root : null;
}
const TRIAL_LIMIT = 1024n;
const RHO_STEPS = 1 << 14;
const RHO_LENGTH = 128;
/**
 * Factors of integers that were asked for. The values of a search have few different numerators and
 * denominators: in one of 36 s, 1,732 among 136,958, whose factors took 24 s. Dividing by products of small
 * primes at once, too, brought nothing more.
 */
const knownFactors = new Map();
const MAX_KNOWN = 4096;
/** Bound of the integers whose factors are kept. */
const KEPT = 1n << 16384n;
/** Factors an integer: bases and exponents; all bases are prime if n is at most 2^53. @param n positive */
function factor(n) {
    let factors = knownFactors.get(n);
    if (factors === undefined) {
        factors = divideOut(n);
        if (knownFactors.size === MAX_KNOWN)
            knownFactors.clear();
        if (n < KEPT)
            knownFactors.set(n, factors);
    }
    return factors;
}
/** Factors an integer by trial division, and what is left by splitLarge. */
function divideOut(n) {
    const factors = new Map();
    const record = (base, exponent) => factors.set(base, (factors.get(base) ?? 0) + exponent);
    let rest = n;
    for (let divisor = 2n; divisor < TRIAL_LIMIT && divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n) {
        for (; rest % divisor === 0n; rest /= divisor) {
            checkLong(rest);
            record(divisor, 1);
        }
    }
    if (rest > 1n)
        splitLarge(rest, 1, record);
    return factors;
}
/** Records the factors of an integer without factors below TRIAL_LIMIT. */
function splitLarge(n, exponent, record) {
    const root = exactRoot$1(n, 2);
    const divisor = root ?? (isPrime(n) ? null : findDivisor(n));
    if (divisor === null) {
        record(n, exponent);
    }
    else {
        splitLarge(divisor, exponent, record);
        splitLarge(n / divisor, exponent, record);
    }
}
/** Finds a divisor of a composite number by Pollard's rho; null if none is found within RHO_STEPS. */
function findDivisor(n) {
    if (bitLength(n) > RHO_LENGTH)
        return null;
    const next = (x) => (x * x + 1n) % n;
    let slow = 2n;
    let fast = 2n;
    let product = 1n;
    for (let step = 1; step <= RHO_STEPS; step++) {
        if ((step & (step - 1)) === 0)
            slow = fast;
        fast = next(fast);
        const difference = slow > fast ? slow - fast : fast - slow;
        if (difference !== 0n)
            product = (product * difference) % n;
        if (difference === 0n || product === 0n || step % 64 === 0) {
            const divisor = greatestDivisor$1(product, n);
            if (divisor > 1n)
                return divisor < n ? divisor : null;
            if (difference === 0n)
                return null;
        }
    }
    return null;
}
/**
 * Bound below which the strong tests with WITNESSES prove that a number is prime (J. Sorenson, J. Webster,
 * 2015).
 */
const PROVED_PRIMES = 3317044064679887385961981n;
const WITNESSES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
/** Whether an integer from 2 is proved to be prime. */
function isPrime(n) {
    if (n < 4n)
        return true;
    if (n % 2n === 0n || n >= PROVED_PRIMES)
        return false;
    let twos = 0;
    while (((n - 1n) >> BigInt(twos)) % 2n === 0n)
        twos++;
    const odd = (n - 1n) >> BigInt(twos);
    return WITNESSES.every((witness) => {
        if (n % witness === 0n)
            return n === witness;
        let power = powerModulo(witness, odd, n);
        if (power === 1n)
            return true;
        for (let i = 1; i < twos && power !== n - 1n; i++)
            power = (power * power) % n;
        return power === n - 1n;
    });
}
/** base^exponent mod modulus. @param exponent at least 0 @param modulus positive */
function powerModulo(base, exponent, modulus) {
    let result = 1n % modulus;
    for (let square = base % modulus; exponent > 0n; exponent >>= 1n) {
        if (exponent & 1n)
            result = (result * square) % modulus;
        square = (square * square) % modulus;
    }
    return result;
}

// Powers, roots and logarithms of fractions whose results are fractions, without factoring.
//
// A power with exponent p/k is rational if and only if numerator and denominator of the base are k-th powers.
// A logarithm is found by Euclid's algorithm on the exponents: if a = c^m and b = c^n, dividing b by a^k
// takes n to n - k m, and both parts of b are divided without rest; otherwise a and b are independent, and
// the logarithm is irrational, even transcendental (Gelfond, Schneider, 1934).
/** base^exponent if it is rational, null if not, `too-large` if it has more than `bits` binary digits. */
function raiseFraction(base, exponent, bits) {
    const index = exponent.denominator;
    const root = index === 1n ? base : rootOfFraction(base, index);
    if (root === null)
        return null;
    const power = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
    const [over, under] = exponent.numerator < 0n ? [root.denominator, root.numerator] : [root.numerator, root.denominator];
    // n^power has more than (length of n - 1) * power digits.
    const shortest = BigInt(Math.max(bitLength(over), bitLength(under)) - 1) * power;
    if (shortest >= bits)
        return 'too-large';
    // 1^power is 1, however large the power.
    const raise = (n) => (n === 1n ? n : n ** power);
    return checkLength({ numerator: raise(over), denominator: raise(under) }, bits);
}
/** Checks the length of a value: returns it, or `too-large` if it has more than `bits` binary digits. */
function checkLength(value, bits) {
    const { numerator, denominator } = value;
    checkLong(numerator);
    checkLong(denominator);
    return bitLength(numerator) > bits || bitLength(denominator) > bits ? 'too-large' : value;
}
/** Root of a positive fraction if it is rational, else null. */
function rootOfFraction({ numerator, denominator }, index) {
    const root = (n) => (n === 1n ? n : index < bitLength(n) ? exactRoot$1(n, Number(index)) : null);
    const over = root(numerator);
    const under = over && root(denominator);
    return over !== null && under !== null ? { numerator: over, denominator: under } : null;
}
/** log(base, argument) if it is rational, else null. Both are positive, and the base is not 1. */
function logarithmOfFractions(base, argument) {
    // Both above 1, with the signs of their logarithms taken out; `a` and `b` are base^(p/q) by the matrix.
    const sign = isAboveOne(base) === isAboveOne(argument) ? 1n : -1n;
    let [a, b] = [base, argument].map((value) => (isAboveOne(value) ? value : invert(value)));
    if (isOne(b))
        return ZERO;
    // Counts of the argument and of the base in a and in b: a = argument^a0 / base^a1 up to sign, b likewise.
    let [a0, a1, b0, b1] = [0n, 1n, 1n, 0n];
    while (!isOne(a)) {
        let [size, other] = [sizeOf(a), sizeOf(b)];
        if (other < size) {
            [a, b] = [b, a];
            [a0, a1, b0, b1] = [b0, b1, a0, a1];
            [size, other] = [other, size];
        }
        checkLong(other);
        // At most n / m, if a = c^m and b = c^n.
        const times = BigInt(Math.max(1, Math.floor((bitLength(other) - 1) / bitLength(size))));
        const [over, under] = [a.numerator ** times, a.denominator ** times];
        if (b.numerator % over !== 0n || b.denominator % under !== 0n)
            return null;
        const quotient = { numerator: b.numerator / over, denominator: b.denominator / under };
        if (quotient.numerator < quotient.denominator)
            return null;
        [b, a] = [a, quotient];
        [b0, b1, a0, a1] = [a0, a1, b0 - times * a0, b1 - times * a1];
    }
    // Now argument^a0 * base^a1 = 1.
    return reduce(divide(integer(-sign * a1), integer(a0)));
}
function sizeOf({ numerator, denominator }) {
    return numerator * denominator;
}
function isAboveOne({ numerator, denominator }) {
    return numerator > denominator;
}
function isOne({ numerator, denominator }) {
    return numerator === denominator;
}
function invert({ numerator, denominator }) {
    return { numerator: denominator, denominator: numerator };
}

// The rows of all operators, and the choice of those that rules allow.
/** Rows of all operators, in the order of their keys. */
const OPERATORS = /* @__PURE__ */ listRows();
function listRows() {
    const further = OPERATOR_NAMES.slice(FOUR.length);
    return [...FOUR, ...further.map((name) => FURTHER_ROWS[name])];
}
/** The texts of the four operators. */
const FOUR_TEXTS = {
    '+': { latex: '#1 + #2', spellings: '+', sign: '+' },
    '-': { latex: '#1 - #2', spellings: '- \u2212 \u2013', sign: '\u2212' },
    '*': { latex: '#1 \\times #2', spellings: '* \u00d7 \u00b7 \u22c5 \\* \\times \\cdot \\ast', sign: '\u00d7' },
    '/': { latex: '\\frac{#1}{#2}', spellings: '/ \u00f7 : \\div', sign: '\u00f7' },
};
/** Returns the texts of an operator. */
function textsOf(row) {
    return isBasic(row) ? FOUR_TEXTS[row.operator] : row;
}
/**
 * Makes something of the rows of the package, and keeps it; of these and of operators that a user defined, it
 * keeps the last one, because most programs have one set of them.
 */
function keepMade(make) {
    const shipped = make(OPERATORS);
    let last = [];
    let made = shipped;
    return (defined = []) => {
        if (defined.length === 0)
            return shipped;
        if (defined.length !== last.length || defined.some((row, place) => row !== last[place])) {
            made = make([...OPERATORS, ...defined]);
            last = defined;
        }
        return made;
    };
}
/** Returns the rows of the operators of the package, and of those that a user defined, by their names. */
const rowsOf = /* @__PURE__ */ keepMade(indexRows);
function indexRows(rows) {
    return new Map(rows.map((row) => [row.operator, row]));
}
/** Returns the row of an operator. */
function rowOf(operator) {
    return OPERATORS.find((row) => row.operator === operator);
}
/** Returns the rows of the package that rules allow, in the order of their keys: the four by default. */
function selectRows(rules) {
    const { operators } = rules;
    return operators === undefined ? FOUR : OPERATORS.filter(({ operator }) => operators.includes(operator));
}
/** Returns the rows that checked rules allow, those that a user defined last. */
function selectAllRows(rules) {
    return [...selectRows(rules), ...(rules.defined ?? [])];
}
/**
 * Writes a value, an expression or a step with the signs that people see. A fraction keeps its stroke, which
 * has no blanks.
 *
 * @example
 * formatSigns('8 / (3 - 8/3)'); // '8 \u00f7 (3 \u2212 8/3)'
 */
function formatSigns(text) {
    let shown = String(text);
    for (const row of OPERATORS)
        shown = shown.replaceAll(` ${row.operator} `, ` ${textsOf(row).sign} `);
    return shown.replaceAll(subtraction.operator, textsOf(subtraction).sign);
}
/** Lists the signs of the operators that rules allow, such as `+ \u2212 \u00d7`. */
function listSigns(rules) {
    return selectRows(rules)
        .map((row) => textsOf(row).sign)
        .join(' ');
}

// The signs that people write, as the ones that every reader knows: one table of equivalents, and one pass
// over a text. Most texts are ASCII, and stay as they are.
//
// Superscript digits are kept, because they are powers: NFKC would read 9\u00b2 as 92. Fractions such as \u00bd and
// subscripts are kept, too, and no reader takes them.
/** Characters by the sign that each of them stands for. */
const EQUIVALENTS = {
    '*': '\u00d7\u00b7\u22c5\u2217\u2022\u2219\u2715\u2716',
    '/': '\u00f7\u2215\u2044\u2797',
    '+': '\u2795',
    '-': '\u2212\u2013\u2014\u2011\u2010\u2012\ufe63\u2796',
    ',': '\u3001',
    '->': '\u2192',
    '=>': '\u21d2',
    '"': '\u201c\u201d\u201e\u00ab\u00bb\u300c\u300d\u300e\u300f',
    "'": '\u2018\u2019',
    // Suits of cards.
    ' ': '\u2660\u2665\u2666\u2663\u2664\u2661\u2662\u2667',
};
const signs = /* @__PURE__ */ indexSigns();
function indexSigns() {
    const entries = Object.entries(EQUIVALENTS);
    return new Map(entries.flatMap(([sign, others]) => Array.from(others, (other) => [other, sign])));
}
/** What is read as nothing: zero-width characters, soft hyphens and variation selectors. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/;
const DIGIT = /\p{Nd}/u;
/** Full-width and other forms of characters of ASCII, from \uff01 to \uff5e. */
const FULL_WIDTH = [0xff01, 0xff5e, 0xfee0];
const NOT_ASCII = /[^\0-\x7F]/;
const LAST_ASCII = 127;
/** Writes a text in the signs that every reader knows. Characters that are no signs stay as they are. */
function toSigns(text) {
    if (!NOT_ASCII.test(text))
        return text;
    let written = '';
    let begin = 0;
    for (let place = 0; place < text.length; place++) {
        if (text.charCodeAt(place) <= LAST_ASCII)
            continue;
        const character = String.fromCodePoint(text.codePointAt(place));
        written += text.slice(begin, place) + toSign(character);
        place += character.length - 1;
        begin = place + 1;
    }
    return written + text.slice(begin);
}
function toSign(character) {
    const sign = signs.get(character);
    if (sign !== undefined)
        return sign;
    if (INVISIBLE.test(character))
        return '';
    if (/\s/.test(character))
        return character === '\u2028' || character === '\u2029' ? '\n' : ' ';
    const code = character.codePointAt(0);
    const [first, last, distance] = FULL_WIDTH;
    if (code >= first && code <= last)
        return String.fromCodePoint(code - distance);
    return DIGIT.test(character) ? digitOf(code) : character;
}
/** The digit of a script: those of each script follow one another from 0 to 9. */
function digitOf(code) {
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1)))
        zero--;
    return String((code - zero) % 10);
}

// The greatest common divisor of integers below 2^53 in doubles.
/** Greatest common divisor; switches to 32-bit arithmetic, which is faster, as soon as both numbers fit. */
function greatestDivisor(p, q) {
    let a = p;
    let b = q;
    while (b > 0x3fffffff || a > 0x3fffffff) {
        if (b === 0)
            return a;
        const rest = a % b;
        a = b;
        b = rest;
    }
    let x = a | 0;
    let y = b | 0;
    while (y !== 0) {
        const rest = (x % y) | 0;
        x = y;
        y = rest;
    }
    return x;
}
/** Ascending numbers of a board, divided by their common factor. */
function withoutFactor(numbers) {
    const factor = numbers.reduce(greatestDivisor);
    return numbers.map((number) => number / factor).sort((a, b) => a - b);
}

// Natural logarithms and powers of e in doubles, with proven bounds of their errors. The results of Math.log
// and Math.exp are near enough in every engine, but no standard says how near.
//
// Below, u is 2^-53, the largest relative error of one operation.
//
// Logarithm: x = m \u00d7 2^k with m in [\u221a\u00bd, \u221a2], and ln m = 2 artanh(s) = 2(s + s\u00b3/3 + s\u2075/5 + \u2026) with s = (m - 1)
// / (m + 1), abs(s) < 0.1716. m - 1 is exact, so s has an error of 2u; the terms left out are below 2^-61 of
// the sum; and Horner's rule adds 3u. For k = 0 that is all: a relative error of 5u. For other k the result
// is at least 0.346 in magnitude, and k \u00d7 ln 2, its rounding and the sum add at most 4u absolute below
// magnitude 1 and 3u relative above. So the relative error is below 2^-49 = 16u throughout. Of 1 + x,
// s = x / (2 + x) has an error of 2u, too, however near to 1 it is, and of 3u if x is a quotient.
//
// Power: y = k ln 2 + r with abs(r) < 0.3467. ln 2 is split so that k times the first part, of 33 bits, is
// exact for abs(k) < 2^20; r has an absolute error below 1.5u. The terms of the series left out are below
// 2^-57, Horner's rule adds 3u, and the factor 2^k is exact. The relative error is below 2^-50 = 8u.
/** The relative errors of `ln` and `exp`. */
const LN_ERROR = 2 ** -49;
const EXP_ERROR = 2 ** -50;
const LN2 = Math.LN2;
/** The first 33 bits of ln 2, and the rest. */
const LN2_HIGH = 2977044471 / 2 ** 32;
const LN2_LOW = 1.9082149292705877e-10;
const double = new Float64Array(1);
const words = new Int32Array(double.buffer);
/** Index of the half of a double that holds sign and exponent. */
const HIGH = new Uint8Array(Uint16Array.of(1).buffer)[0];
/** Returns the upper 32 bits of a double: sign, exponent and 20 bits of the fraction. */
function upperWordOf(x) {
    double[0] = x;
    return words[HIGH];
}
/** ln x for x from 2^-1022 to 2^1023. */
function ln(x) {
    let exponent = (upperWordOf(x) >> 20) - 1023;
    words[HIGH] = (words[HIGH] & 0xfffff) | 0x3ff00000;
    let m = double[0];
    if (m > Math.SQRT2) {
        m /= 2;
        exponent++;
    }
    return exponent * LN2 + lnOfExcess(m - 1);
}
/** ln(1 + x) for 1 + x between \u221a\u00bd and \u221a2. */
function lnOfExcess(x) {
    const s = x / (2 + x);
    const z = s * s;
    let sum = 1 / 21;
    sum = sum * z + 1 / 19;
    sum = sum * z + 1 / 17;
    sum = sum * z + 1 / 15;
    sum = sum * z + 1 / 13;
    sum = sum * z + 1 / 11;
    sum = sum * z + 1 / 9;
    sum = sum * z + 1 / 7;
    sum = sum * z + 1 / 5;
    sum = sum * z + 1 / 3;
    return 2 * (s + s * z * sum);
}
/** e^y for abs(y) up to 700. */
function exp(y) {
    const k = Math.round(y / LN2);
    const r = y - k * LN2_HIGH - k * LN2_LOW;
    let sum = 1 / 6227020800;
    sum = sum * r + 1 / 479001600;
    sum = sum * r + 1 / 39916800;
    sum = sum * r + 1 / 3628800;
    sum = sum * r + 1 / 362880;
    sum = sum * r + 1 / 40320;
    sum = sum * r + 1 / 5040;
    sum = sum * r + 1 / 720;
    sum = sum * r + 1 / 120;
    sum = sum * r + 1 / 24;
    sum = sum * r + 1 / 6;
    sum = sum * r + 1 / 2;
    sum = r + r * r * sum;
    double[0] = 0;
    words[HIGH] = (k + 1023) << 20;
    return (1 + sum) * double[0];
}

// A fraction in doubles, exactly: numerator and denominator are integers below 2^53, and each result is in
// lowest terms or is not given at all.
//
// A power or root of a fraction in lowest terms is rational if numerator and denominator have the root, and a
// logarithm is rational if base and argument are powers of one fraction. Then dividing the larger by the
// smaller one, as Euclid does with exponents, ends at 1, and every division on the way is without rest.
/** Bound of numerators and denominators. */
const SMALL = 2 ** 53;
/** The last result: its methods compute and store it. */
class SmallFraction {
    constructor() {
        /** Numerator of the last result, if its outcome is DONE; `q` is the denominator. */
        this.p = 0;
        this.q = 1;
    }
    /** Stores p/q, which is in lowest terms. */
    give(p, q) {
        this.p = p + 0; // never -0
        this.q = q;
        return DONE;
    }
    /** Stores p/q in lowest terms. */
    reduce(p, q) {
        const divisor = q === 1 ? 1 : greatestDivisor(Math.abs(p), q);
        return this.give(p / divisor, q / divisor);
    }
    /** Computes (a/b)^(c/d) for positive a. */
    raise(a, b, c, d) {
        const x = exactRoot(a, d);
        const y = exactRoot(b, d);
        if (x === 0 || y === 0)
            return IRRATIONAL;
        const p = integerPower(x, Math.abs(c));
        const q = integerPower(y, Math.abs(c));
        if (p >= SMALL || q >= SMALL)
            return LARGE;
        return c < 0 ? this.give(q, p) : this.give(p, q);
    }
    /** Computes the logarithm of c/d to base a/b, both positive, for a base other than 1. */
    takeLogarithm(a, b, c, d) {
        if (c === d)
            return this.give(0, 1);
        const [p, q] = a > b ? [a, b] : [b, a];
        const [r, s] = c > d ? [c, d] : [d, c];
        if (!this.#divideExponents(p, q, r, s))
            return IRRATIONAL;
        if (a > b !== c > d)
            this.p = -this.p;
        return DONE;
    }
    /** Computes the logarithm of c/d > 1 to base a/b > 1. Returns false if it is not rational. */
    #divideExponents(a, b, c, d) {
        let whole = 0;
        let [p, q] = [c, d];
        while (p >= a && q >= b && p !== q) {
            if (p % a !== 0 || q % b !== 0)
                return false;
            p /= a;
            q /= b;
            whole++;
        }
        if (p === q) {
            this.give(whole, 1);
            return true;
        }
        // What is left is a power of what the base is one of if and only if it is smaller in both parts.
        if (p > a || q > b || p < q)
            return false;
        if (!this.#divideExponents(p, q, a, b))
            return false;
        this.give(whole * this.p + this.q, this.p);
        return true;
    }
}
/** Integer root of a positive integer below 2^53, or 0 if it has none. */
function exactRoot(x, degree) {
    if (x === 1 || degree === 1)
        return x;
    if (degree > 52)
        return 0;
    const root = Math.round(exp(ln(x) / degree));
    return integerPower(root, degree) === x ? root : 0;
}
/** Power of a positive integer; from 2^53 on it may be rounded, or Infinity. */
function integerPower(x, exponent) {
    if (x === 1)
        return 1;
    let power = 1;
    for (let i = 0; i < exponent && power < SMALL; i++)
        power *= x;
    return power;
}

// Operators that users of the package define. An operator is a value: its row, with the function that
// computes its results. It is passed where it is used, in `rules.operators` and in options, so that nothing
// else in a program knows of it.
//
// A word or sign that stands for something else in expressions is refused here, and so is a function that
// does not do as its description says on a sample of operands: later it would give a wrong or missing answer.
const PROPERTIES = [
    'operator',
    'arity',
    'notation',
    'precedence',
    'associativity',
    'isCommutative',
    'operands',
    'domain',
    'latex',
    'spellings',
    'evaluate',
];
const NOTATIONS = ['call', 'infix', 'postfix'];
const GROUPINGS = ['left', 'right'];
const OPERANDS = ['natural', 'integer', 'rational'];
/** Precedence of products, of powers, of all infix operators, and of an operator behind its operand. */
const PRODUCT_PRECEDENCE = 2;
const POWER_PRECEDENCE = 4;
const INFIX_PRECEDENCES = [1, PRODUCT_PRECEDENCE, POWER_PRECEDENCE];
const POSTFIX_PRECEDENCE = 5;
const NAME = /^(?:[a-zA-Z][a-zA-Z\d]{1,29}|[^\s\w()[\]{},;:.=\u2248$\\'"`])$/;
const SPELLING = /^(?:[a-zA-Z][a-zA-Z\d]{1,29}|\\[a-zA-Z]+|\\operatorname\{[a-zA-Z\d]+\}|\\[#%&^~]|[^\s\w()[\]{},;:.=\u2248$\\'"`])$/;
/** Words that `verify` with `read: 'tolerant'` may read as products, such as `x3` and `kx2`. */
const PRODUCT = /^x(?:\d|[ajqkt]$)|^[ajqkt](?:x(?:\d+|[ajqkt]))*x?$/i;
/** Words of LaTeX that `verify` reads as something else. */
const LATEX_WORD = /^\\(?:[dtc]?frac|left|right|middle|q?quad|approx|displaystyle|[bB]igg?[lr]?|begin|end|text|mathrm)$/;
/** Signs that LaTeX takes for itself unless a stroke stands before them. */
const LATEX_SIGNS = /[#%&^~]/;
/** Largest operand of the sample. */
const SAMPLE = 12;
/** Texts of the operators of the package. */
const taken = /* @__PURE__ */ listTaken();
/**
 * Defines an operator with integer or rational values. `rules.operators` takes what it returns beside names,
 * in `solve`, `solutions`, `count`, `verify` and `score`, and so do `evaluate`, `parseExpression`,
 * `formatExpression` and `solutionKey` in `operators`. In a tree it has its name. The solver needs the
 * extension `moreOperators`, and takes up to six numbers.
 *
 * `evaluate` is called with a sample of operands here, and later with every pair of values that the search
 * tries: some 60,000 pairs for a puzzle of six numbers without a solution. What it throws then is passed on.
 *
 * @experimental
 * @throws NumbersGameError `invalid-option` if a property is invalid, a text is that of another operator, or
 * `evaluate` returns something else than an integer, a fraction or null, or depends on the order of operands
 * although `isCommutative` says that it does not.
 * @example
 * const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
 * const notation = { operator: 'gcd', arity: 2, isCommutative: true } as const;
 * const operator = defineOperator({ ...notation, operands: 'natural', evaluate: gcd });
 * evaluate('gcd(12, 18) + 1', { operators: [operator] }); // 7
 */
function defineOperator(definition) {
    checkProperties(definition, PROPERTIES, 'definition');
    const { operator, evaluate } = definition;
    const arity = definition.arity;
    if (typeof operator !== 'string' || !NAME.test(operator)) {
        throw refuse('operator', 'a word of 2 to 30 letters and digits that begins with a letter, or one sign', operator);
    }
    if (taken.has(operator) || toSigns(operator) !== operator)
        throw refuse('operator', 'a text that no other operator has', operator);
    if (PRODUCT.test(operator))
        throw refuse('operator', 'a word that is not read as a product', operator);
    if (arity !== 1 && arity !== 2)
        throw refuse('arity', '1 or 2', arity);
    if (typeof evaluate !== 'function')
        throw refuse('evaluate', 'a function', evaluate);
    const notation = parseNotation(definition);
    const operands = parseChoice(definition.operands, OPERANDS, 'integer', 'definition.operands');
    const isCommutative = parseBoolean(definition.isCommutative, false, 'definition.isCommutative');
    if (isCommutative && arity === 1)
        throw refuse('isCommutative', 'false for one operand', isCommutative);
    const compute = (values) => {
        const given = operands === 'rational' ? values : toIntegers(values, operands);
        if (given === null)
            return null;
        return readResult(evaluate(...given), row, values);
    };
    const row = Object.freeze({
        operator,
        arity,
        ...notation,
        isCommutative,
        isOnce: arity === 1,
        family: null,
        latex: parseLatex(definition, notation.notation),
        spellings: parseSpellings(definition),
        sign: operator,
        domain: parseText$1(definition.domain, 'domain') ?? describeDomain(arity, operands, operator),
        applyTo(values, { bits }) {
            const result = values.every(isFraction) ? compute(values) : null;
            return result === null ? 'outside-domain' : checkLength(result, bits);
        },
        search: searchWith(arity, compute),
    });
    checkSample(row, operands, compute);
    return row;
}
/** Checks a list of defined operators. @throws NumbersGameError `invalid-option` */
function parseDefined(operators = []) {
    if (isListOfDefined(operators))
        return operators;
    throw unexpected('invalid-option', 'operators', 'different operators of defineOperator', operators);
}
function isListOfDefined(value) {
    if (!Array.isArray(value))
        return false;
    // Up to the first fault, and no further: an array may have 2^32 - 1 holes.
    for (const each of value)
        if (!isDefined(each))
            return false;
    return rowsOf(value).size === rowsOf().size + value.length;
}
function refuse(name, expected, got) {
    return unexpected('invalid-option', `definition.${name}`, expected, got);
}
function parseNotation(definition) {
    const { arity, precedence } = definition;
    const notation = parseChoice(definition.notation, NOTATIONS, 'call', 'definition.notation');
    if (notation === 'infix') {
        if (arity !== 2)
            throw refuse('notation', 'call or postfix for one operand', notation);
        if (precedence !== undefined && !INFIX_PRECEDENCES.includes(precedence))
            throw refuse('precedence', '1, 2 or 4', precedence);
        const associativity = parseChoice(definition.associativity, GROUPINGS, 'left', 'definition.associativity');
        return {
            notation,
            precedence: placeBeside(precedence ?? PRODUCT_PRECEDENCE, associativity),
            associativity,
        };
    }
    if (notation === 'postfix' && arity !== 1)
        throw refuse('notation', 'call or infix for two operands', notation);
    if (precedence !== undefined)
        throw refuse('precedence', 'none unless the notation is infix', precedence);
    if (definition.associativity !== undefined)
        throw refuse('associativity', 'none unless the notation is infix', definition.associativity);
    return { notation, precedence: notation === 'call' ? ATOM_PRECEDENCE : POSTFIX_PRECEDENCE };
}
/**
 * Returns the precedence of an infix operator. Sums and products group from the left, powers from the right;
 * an operator that groups from the other side cannot have their precedence, because `a @ b * c` would then be
 * the text of both `(a @ b) * c` and `a @ (b * c)`.
 */
function placeBeside(precedence, associativity) {
    if (precedence === POWER_PRECEDENCE)
        return associativity === 'left' ? precedence - GROUPING_STEP : precedence;
    return associativity === 'right' ? precedence + GROUPING_STEP : precedence;
}
function parseText$1(text, name) {
    if (text === undefined || (typeof text === 'string' && text.trim() !== ''))
        return text;
    throw refuse(name, 'text', text);
}
function parseLatex({ operator, arity, latex }, notation) {
    const given = parseText$1(latex, 'latex');
    if (given === undefined)
        return formatLatex(operator, arity, notation);
    const places = new Set(Array.from(given.matchAll(/#(.)/g), ([, place]) => place));
    const isWhole = places.size === arity && [...places].every((place) => place === '1' || place === '2');
    if (isWhole && places.has('1'))
        return given;
    throw refuse('latex', arity === 1 ? 'text with #1' : 'text with #1 and #2', latex);
}
function formatLatex(operator, arity, notation) {
    const text = LATEX_SIGNS.test(operator)
        ? `\\${operator}`
        : /^\w/.test(operator)
            ? `\\operatorname{${operator}}`
            : operator;
    if (notation === 'infix')
        return `#1 ${text} #2`;
    if (notation === 'postfix')
        return `#1${text}`;
    return `${text}\\left(${arity === 1 ? '#1' : '#1, #2'}\\right)`;
}
/** Lists the texts that `verify` accepts, those of the default LaTeX included. */
function parseSpellings({ operator, spellings }) {
    const given = parseText$1(spellings, 'spellings')?.trim().split(/\s+/) ?? [];
    for (const text of given) {
        if (!SPELLING.test(text))
            throw refuse('spellings', 'words, \\words and signs, separated by blanks', text);
        const isTaken = taken.has(text) || toSigns(text) !== text || LATEX_WORD.test(text);
        if (isTaken || PRODUCT.test(/\w+(?=\}?$)/.exec(text)?.[0] ?? ''))
            throw refuse('spellings', 'texts that stand for nothing else', text);
    }
    const own = /^\w/.test(operator)
        ? [`\\operatorname{${operator}}`]
        : LATEX_SIGNS.test(operator)
            ? [`\\${operator}`]
            : [];
    return [...new Set([operator, ...own, ...given])].join(' ');
}
function listTaken() {
    return new Set(OPERATORS.flatMap((row) => [
        row.operator,
        ...(row.aliases ?? []),
        ...textsOf(row).spellings.split(' '),
    ]));
}
function describeDomain(arity, operands, operator) {
    const [one, many] = {
        natural: ['a positive integer', 'positive integers'],
        integer: ['an integer', 'integers'],
        rational: ['a rational number', 'rational numbers'],
    }[operands];
    return `${arity === 1 ? one : `two ${many}`} in the domain of ${operator}`;
}
/** Converts fractions to integers; null if one is not an integer, or not positive if it has to be. */
function toIntegers(values, operands) {
    const areTaken = values.every(({ numerator, denominator }) => denominator === 1n && (operands === 'integer' || numerator > 0n));
    return areTaken ? values.map(({ numerator }) => numerator) : null;
}
/** Returns the part for the search, which has no inverse: it tries every operand. */
function searchWith(arity, compute) {
    return {
        compute(a, b, c, d, _limits, small) {
            const left = { numerator: BigInt(a), denominator: BigInt(b) };
            const right = { numerator: BigInt(c), denominator: BigInt(d) };
            const result = compute(arity === 1 ? [left] : [left, right]);
            if (result === null)
                return OUTSIDE;
            const p = Number(result.numerator);
            const q = Number(result.denominator);
            return Math.abs(p) < SMALL && q < SMALL ? small.give(p, q) : LARGE;
        },
        enclose: () => ANYTHING,
        invert: () => ANYTHING,
    };
}
/** Reads what `evaluate` returned. @throws NumbersGameError `invalid-option` if it is no result */
function readResult(result, row, operands) {
    if (result === null)
        return null;
    if (typeof result === 'bigint' || Number.isSafeInteger(result))
        return integer(result);
    const { numerator, denominator } = Object(result);
    if (typeof numerator === 'bigint' && typeof denominator === 'bigint' && denominator !== 0n) {
        const sign = denominator < 0n ? -1n : 1n;
        return reduce({ numerator: sign * numerator, denominator: sign * denominator });
    }
    const expected = 'a BigInt, a safe integer, a fraction of two BigInts, or null';
    const message = `definition.evaluate: expected ${expected} for ${formatCall(row, operands)}, got ${describe(result)}`;
    throw new NumbersGameError('invalid-option', message);
}
/** Applies an operator to small operands, in both orders. @throws NumbersGameError `invalid-option` */
function checkSample(row, operands, compute) {
    const values = Array.from({ length: SAMPLE }, (_, index) => integer(index + 1));
    if (operands !== 'natural')
        values.push(integer(0), integer(-1), integer(-6));
    if (operands === 'rational')
        values.push({ numerator: 1n, denominator: 2n }, { numerator: 4n, denominator: 3n });
    for (const left of values) {
        if (row.arity === 1)
            tryOperands(row, compute, [left]);
        else
            for (const right of values)
                checkOrder(row, compute, left, right);
    }
}
function checkOrder(row, compute, left, right) {
    const one = tryOperands(row, compute, [left, right]);
    if (!row.isCommutative)
        return;
    const other = tryOperands(row, compute, [right, left]);
    if (one === other || (one !== null && other !== null && isEqual(one, other)))
        return;
    const results = `${formatResult(row, [left, right], one)} and ${formatResult(row, [right, left], other)}`;
    throw new NumbersGameError('invalid-option', `definition.isCommutative: expected false for ${results}, got true`);
}
/** Applies an operator, and tells of what error it was that its function threw. */
function tryOperands(row, compute, operands) {
    try {
        return compute(operands);
    }
    catch (cause) {
        if (cause instanceof NumbersGameError)
            throw cause;
        const expected = `a result of ${formatCall(row, operands)}, or null if it has none`;
        const message = `definition.evaluate: expected ${expected}, got the error "${String(cause)}"`;
        throw new NumbersGameError('invalid-option', message, { cause });
    }
}
function formatResult(row, operands, result) {
    return `${formatCall(row, operands)} = ${result === null ? 'null' : formatFraction(result)}`;
}
function formatCall(row, operands) {
    const [first, last = ''] = operands.map(formatFraction);
    return formatOperation(row, first, last);
}

// The parser of expressions: Dijkstra's shunting-yard, extended by calls and postfix operators.
// Unlike recursive descent it reads a text of 10^5 brackets with the stack of any other.
/**
 * Reads an expression: natural numbers up to 2^53 - 1, operators, brackets, and blanks anywhere between them.
 * Operators are, from those that bind least: `+ -`, `* / mod`, `^` (also `**`), and `!` behind its operand;
 * equal ones group from the left, those of `^` from the right. Calls are `root(9, 2)`, `log(3, 9)`, `sqrt(9)`
 * and `square(9)`. There is no unary minus, and a concatenation is read as the number that it makes.
 *
 * @param options `operators`: operators of one's own, made by `defineOperator`, beside those of the package
 * @throws NumbersGameError `invalid-option` if the text is not an expression, with the position (from 0) of
 * the fault.
 * @example
 * parseExpression('2 * (3 + 4)'); // { operator: '*', left: 2, right: { operator: '+', left: 3, right: 4 } }
 */
function parseExpression(text, options = {}) {
    if (typeof text !== 'string')
        refuseExpression(`expected text, got ${describe(text)}`);
    if (Object(options) !== options)
        throw unexpected('invalid-option', 'options', 'an object', options);
    for (const name in options) {
        if (name !== 'operators')
            throw new NumbersGameError('invalid-option', `options.${name}: unknown, expected operators`);
    }
    return parseText(text, parseDefined(options.operators));
}
/** Reads an expression, with operators that a user defined. @throws NumbersGameError as `parseExpression` */
function parseText(text, defined) {
    return new Parser(text, tableOf(defined)).parse();
}
class Parser {
    #text;
    #table;
    #operands = [];
    #pending = [];
    /**
     * Digits of the current token if it is a number; `#sign` is the text of anything else. Both are undefined
     * at the end, and before text that is not a token.
     */
    #digits;
    #sign;
    #position = 0;
    #end = 0;
    constructor(text, table) {
        this.#text = text;
        this.#table = table;
    }
    parse() {
        let wantsOperand = true;
        for (;;) {
            this.#advance();
            if (wantsOperand)
                wantsOperand = this.#readOpener();
            else if (this.#digits !== undefined || this.#sign === undefined)
                break;
            else
                wantsOperand = this.#readFollower(this.#sign);
        }
        if (this.#position !== this.#text.length)
            this.#expect('an operator, ) or the end');
        this.#applyWhile(() => true);
        if (this.#pending.length > 0)
            refuseExpression(`the ( at position ${this.#pending.at(-1).position} is never closed`);
        return this.#operands[0];
    }
    #advance() {
        const { token } = this.#table;
        token.lastIndex = this.#end;
        const match = token.exec(this.#text);
        this.#digits = match[1];
        this.#sign = match[2];
        this.#end = token.lastIndex;
        this.#position = this.#end - (this.#digits ?? this.#sign ?? '').length;
    }
    /** Reads a token where an operand begins. Returns whether an operand is still expected. */
    #readOpener() {
        if (this.#digits !== undefined) {
            this.#operands.push(this.#toNumber(this.#digits));
            return false;
        }
        const row = this.#sign === '(' ? null : this.#table.rows.get(this.#sign ?? '');
        if (row !== null && row?.notation !== 'call')
            this.#expect('a number, ( or a call such as sqrt(');
        if (row !== null) {
            this.#advance();
            if (this.#sign !== '(')
                this.#expect('(');
        }
        this.#pending.push({ row, position: this.#position, opened: 1 });
        return true;
    }
    /** Reads a token behind an operand. Returns whether an operand is expected next. */
    #readFollower(sign) {
        if (sign === ')') {
            this.#close();
            return false;
        }
        if (sign === ',') {
            this.#beginNextOperand();
            return true;
        }
        const row = this.#table.rows.get(sign);
        if (row === undefined || row.notation === 'call')
            this.#expect('an operator, ) or the end');
        const { precedence, associativity } = row;
        this.#applyWhile((other) => other.precedence > precedence || (other.precedence === precedence && associativity !== 'right'));
        if (row.notation === 'postfix')
            this.#apply(row);
        else
            this.#pending.push({ row, position: this.#position, opened: 0 });
        return row.notation !== 'postfix';
    }
    #close() {
        this.#applyWhile(() => true);
        const { row, opened } = this.#pending.pop() ?? refuseExpression(`the ) at position ${this.#position} closes nothing`);
        if (row === null)
            return;
        if (opened !== row.arity)
            this.#expect(', and another operand');
        this.#apply(row);
    }
    #beginNextOperand() {
        this.#applyWhile(() => true);
        const call = this.#pending.at(-1);
        if (!call?.row || call.opened === call.row.arity)
            this.#expect('an operator, ) or the end');
        call.opened++;
    }
    /** Applies the pending operators that satisfy a condition, the last one first, up to an open bracket. */
    #applyWhile(binds) {
        for (;;) {
            const last = this.#pending.at(-1);
            if (!last?.row || last.opened > 0 || !binds(last.row))
                return;
            this.#pending.pop();
            this.#apply(last.row);
        }
    }
    #apply({ operator, arity }) {
        const last = this.#operands.pop();
        const node = arity === 1 ? { operator, operand: last } : { operator, left: this.#operands.pop(), right: last };
        this.#operands.push(node);
    }
    #toNumber(digits) {
        const number = Number(digits);
        if (Number.isSafeInteger(number))
            return number;
        refuseExpression(`expected a number up to ${Number.MAX_SAFE_INTEGER} at position ${this.#position}, got ${describe(digits)}`);
    }
    #expect(what) {
        const character = this.#text.codePointAt(this.#position);
        const found = character === undefined ? 'the end' : describe(String.fromCodePoint(character));
        refuseExpression(`expected ${what} at position ${this.#position}, got ${found}`);
    }
}
/** Returns the table of the operators of the package and of those that a user defined. */
const tableOf = /* @__PURE__ */ keepMade(createTable);
function createTable(operators) {
    const rows = new Map();
    for (const row of operators) {
        if (row.notation === 'numeral')
            continue;
        for (const text of [row.operator, ...(row.aliases ?? [])])
            rows.set(text, row);
    }
    // Of two texts of which one begins the other, the longer is tried first.
    const texts = [...rows.keys()].sort((a, b) => b.length - a.length).map(toPattern);
    const token = new RegExp(`[ \\t\\r\\n]*(?:(\\d+)|(${texts.join('|')}|[(),]))?`, 'y');
    return { rows, token };
}
/** Pattern of a text; a word must end where the text ends. */
function toPattern(text) {
    const escaped = text.replaceAll(/\W/g, '\\$&');
    return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}

// Enclosures of real numbers in doubles: a centre `x` and a radius `r` with abs(value - x) \u2264 r, and, when it
// is needed, the same for ln abs(value).
//
// A value whose logarithm is beyond \u00b1650, or whose factors are, is *far*: only its sign is kept, in `x`, and
// its logarithm. Others stay off the ends of the doubles, so that no radius is ever subnormal.
//
// Every radius counts the radii of the operands by the rules for the operation, plus 2^-52 of the result for
// its rounding, and the sum is enlarged by 2^-40 for the roundings of the radius itself.
//
// An operation returns false if the result is not bounded: a divisor whose interval has a 0, a logarithm of
// what may be 0, or a power of a base that is not known to be positive.
const UNIT = 2 ** -52;
const ENLARGE = 1 + 2 ** -40;
/** Limit of the logarithm of a magnitude, beyond which a value is far. */
const FAR = 650;
/** Bounds of the magnitudes of values that are neither far nor 0: e^FAR is 2^937.7. */
const MOST = 2 ** 938;
const LEAST = 2 ** -938;
/** Upper bound of the magnitude of a far value that is small. */
const TINY = 2 ** -936;
/** Difference of the logarithms of two terms of which one is negligible, below 2^-70 of the other. */
const NEGLIGIBLE = 50;
/** Distance from 1 within which a number is near 1. */
const NEAR_ONE = 2 ** -10;
/** Argument larger than any that `exp` takes. */
const NO_POWER = 1e290;
class Enclosure {
    constructor() {
        /** Centre; the sign, if the value is far. */
        this.x = 0;
        /** Radius; Infinity if the value is far. */
        this.r = 0;
        /** Centre of ln abs(value); NaN if it was not computed. */
        this.l = NaN;
        /** Radius of ln abs(value). */
        this.lr = 0;
    }
    set(x, r, l = NaN, lr = 0) {
        this.x = x;
        this.r = r;
        this.l = l;
        this.lr = lr;
    }
    copy({ x, r, l, lr }) {
        this.set(x, r, l, lr);
    }
    get isFar() {
        return this.r === Infinity;
    }
    /** Whether the value may equal a number. */
    contains(value) {
        return Math.abs(value - this.x) <= this.r && (!this.isFar || value === 0);
    }
    /** Whether the value may be an integer. */
    get mayBeInteger() {
        return Math.abs(this.x - Math.round(this.x)) <= this.r;
    }
    /** Whether the value is known to be positive. */
    get isPositive() {
        return this.isFar ? this.x > 0 : this.x > this.r;
    }
    /** Whether the value is known to be 0 or less. */
    get isNotPositive() {
        return this.isFar ? this.x < 0 : this.x <= -this.r;
    }
    /** Whether the value is known exactly, and is this number. */
    isExactly(value) {
        return this.x === value && this.r === 0;
    }
    /** Whether the value may be 1; near 1, its logarithm may tell that it is not. */
    get mayBeOne() {
        return this.contains(1) && !(Math.abs(this.l) > this.lr);
    }
    /** Whether the logarithm of the centre would have fewer digits than the centre. */
    get isNearOne() {
        return Math.abs(this.x - 1) < NEAR_ONE;
    }
    /** Computes the logarithm of the magnitude. Returns false if the value may be 0. */
    takeLogarithm() {
        if (!Number.isNaN(this.l))
            return true;
        const magnitude = Math.abs(this.x);
        if (magnitude <= this.r)
            return false;
        this.l = ln(magnitude);
        this.lr = (this.r / (magnitude - this.r) + Math.abs(this.l) * LN_ERROR) * ENLARGE;
        return true;
    }
    /** Sets the logarithm if a value near 1 is enclosed: 1 less than it is within a radius of x. */
    takeLogarithmOfExcess(x, r) {
        if (Math.abs(x) + r > NEAR_ONE)
            return;
        this.l = lnOfExcess(x);
        // The slope is at most 1 / (1 - NEAR_ONE).
        this.lr = (r / (1 - NEAR_ONE) + Math.abs(this.l) * LN_ERROR) * ENLARGE;
    }
    /** Sets the sum of a and b, or for sign -1 the difference. */
    setSum(a, b, sign) {
        if (a.isFar || b.isFar)
            return this.#setFarSum(a, b, sign);
        const x = a.x + sign * b.x;
        this.set(x, (a.r + b.r + Math.abs(x) * UNIT) * ENLARGE);
        if (a.isExactly(1))
            this.takeLogarithmOfExcess(sign * b.x, b.r);
        if (sign > 0 && b.isExactly(1))
            this.takeLogarithmOfExcess(a.x, a.r);
        return this.#isOnScale();
    }
    setProduct(a, b) {
        if (a.isFar || b.isFar)
            return this.#setFarProduct(a, b, 1);
        const x = a.x * b.x;
        const size = Math.abs(x);
        if (size > MOST || size < LEAST)
            return this.#setFarProduct(a, b, 1);
        this.set(x, (Math.abs(a.x) * b.r + Math.abs(b.x) * a.r + a.r * b.r + size * UNIT) * ENLARGE);
        return true;
    }
    setQuotient(a, b) {
        if (a.isFar || b.isFar)
            return this.#setFarProduct(a, b, -1);
        const least = Math.abs(b.x) - b.r;
        if (least <= 0)
            return false;
        const x = a.x / b.x;
        const size = Math.abs(x);
        if (size > MOST || size < LEAST)
            return this.#setFarProduct(a, b, -1);
        this.set(x, ((a.r + size * b.r) / least + size * UNIT) * ENLARGE);
        return true;
    }
    /** Sets the logarithm of b to base a, both positive. */
    setLogarithm(a, b) {
        if (!a.isPositive || !b.isPositive || !a.takeLogarithm() || !b.takeLogarithm())
            return false;
        const least = Math.abs(a.l) - a.lr;
        if (least <= 0)
            return false;
        const x = b.l / a.l;
        const size = Math.abs(x);
        this.set(x, ((b.lr + size * a.lr) / least + size * UNIT) * ENLARGE);
        return true;
    }
    /** Sets a^b for positive a. */
    setPower(a, b) {
        if (b.isFar || !a.isPositive || !a.takeLogarithm())
            return false;
        const l = a.l * b.x;
        const size = Math.abs(l);
        if (size > NO_POWER)
            return false;
        return this.#setExponential(l, (Math.abs(a.l) * b.r + Math.abs(b.x) * a.lr + a.lr * b.r + size * UNIT) * ENLARGE);
    }
    /** Sets a^(1/b) for positive a. */
    setRoot(a, b) {
        if (b.isFar || !a.isPositive || !a.takeLogarithm())
            return false;
        const least = Math.abs(b.x) - b.r;
        if (least <= 0)
            return false;
        const l = a.l / b.x;
        const size = Math.abs(l);
        if (size > NO_POWER)
            return false;
        return this.#setExponential(l, ((a.lr + size * b.r) / least + size * UNIT) * ENLARGE);
    }
    /** Sets e^l, whose exponent has the radius lr. */
    #setExponential(l, lr) {
        if (Math.abs(l) > FAR) {
            this.set(1, Infinity, l, lr);
            return true;
        }
        if (!(lr < 0.25))
            return false;
        const x = exp(l);
        // e^lr - 1 < lr (1 + lr) for lr < 1.
        this.set(x, x * (lr * (1 + lr) + EXP_ERROR) * ENLARGE, l, lr);
        return true;
    }
    /** Sets a sum with far terms. One large term is the sum, but for its rounding; two may cancel. */
    #setFarSum(a, b, sign) {
        const isLarge = (term) => term.isFar && term.l > 0;
        if (isLarge(a) === isLarge(b)) {
            if (isLarge(a))
                return false;
            const x = (a.isFar ? 0 : a.x) + sign * (b.isFar ? 0 : b.x);
            this.set(x, ((a.isFar ? TINY : a.r) + (b.isFar ? TINY : b.r) + Math.abs(x) * UNIT) * ENLARGE);
            return this.#isOnScale();
        }
        const [far, near] = isLarge(a) ? [a, b] : [b, a];
        const size = near.isFar ? TINY : Math.abs(near.x) + near.r;
        if (far.l - far.lr - Math.max(0, Math.log(size)) < NEGLIGIBLE)
            return false;
        this.set(far === a ? far.x : sign * far.x, Infinity, far.l, (far.lr + 1e-9) * ENLARGE);
        return true;
    }
    /** Sets a \u00d7 b, or for sign -1 a / b, by logarithms. */
    #setFarProduct(a, b, sign) {
        if (a.x === 0 && a.r === 0) {
            this.set(0, 0);
            return true;
        }
        if (!a.takeLogarithm() || !b.takeLogarithm())
            return false;
        const l = a.l + sign * b.l;
        const side = Math.sign(a.x) * Math.sign(b.x);
        const done = this.#setExponential(l, (a.lr + b.lr + Math.abs(l) * UNIT) * ENLARGE);
        this.x *= side;
        return done;
    }
    /** Makes a sum far if it is too large, and widens the radius if terms cancel to less than LEAST. */
    #isOnScale() {
        if (Math.abs(this.x) > MOST) {
            if (!this.takeLogarithm())
                return false;
            this.set(Math.sign(this.x), Infinity, this.l, this.lr);
        }
        else if (this.x !== 0 && Math.abs(this.x) < LEAST) {
            this.r = (this.r + TINY) * ENLARGE;
        }
        return true;
    }
}
/** Whether two values may be equal. */
function mayBeEqual(a, b) {
    if (!a.isFar && !b.isFar)
        return Math.abs(a.x - b.x) <= a.r + b.r;
    if (Math.sign(a.x) !== Math.sign(b.x))
        return a.contains(0) || b.contains(0);
    return a.takeLogarithm() && b.takeLogarithm() ? Math.abs(a.l - b.l) <= (a.lr + b.lr) * ENLARGE : true;
}

// An operand of the search: its enclosure and, if it is a small fraction, its numerator and denominator.
class Operand extends Enclosure {
    constructor() {
        super(...arguments);
        /** Numerator, if both parts are below 2^53; else 0. */
        this.p = 0;
        /**
         * Denominator of a small fraction; 0 for a larger fraction, -1 for a value that is not known to be one, and
         * -2 if it is not an integer either.
         */
        this.q = -1;
    }
    /** Whether the value is known to be rational. */
    get isRational() {
        return this.q >= 0;
    }
    get mayBeInteger() {
        return this.q === -1 ? super.mayBeInteger : this.q >= 0 && this.q < 2;
    }
    /** Whether the value is known to be 1. */
    get isOne() {
        return this.q === 1 && this.p === 1;
    }
    /** Whether the magnitude is known to be above a limit; decided exactly for small fractions. */
    isAbove(limit) {
        // No standard says how near Math.log is.
        if (this.isFar)
            return this.l - this.lr > Math.log(limit) + 1;
        return this.q > 0 ? Math.abs(this.p) > limit * this.q : Math.abs(this.x) - this.r > limit;
    }
    /** Whether the magnitude is known to be at most a limit. */
    isWithin(limit) {
        return this.q > 0 ? Math.abs(this.p) <= limit * this.q : Math.abs(this.x) + this.r < limit;
    }
}

// Expressions as people write them: sums in sums and products in products are dissolved, and the positive
// terms and the factors come first. Only brackets that change the value stay.
/** Writes an expression in postfix order as a text that is equal in value. */
function formatFlat(items) {
    const parts = [];
    for (const item of items) {
        if (isLeaf(item)) {
            parts.push({ row: null, text: String(numberOf(item)), operands: [] });
            continue;
        }
        const operands = parts.splice(item.arity === 1 ? -1 : -2).map((part) => {
            const isSame = item.family !== null && part.row?.family === item.family;
            return isSame ? part : { ...part, text: join(part) };
        });
        const text = item.family === null ? joinPlain(item, operands) : '';
        parts.push({ row: item, text, operands });
    }
    return join(parts[0]);
}
/** Text of a part, in brackets if its place in an operation needs them. */
function place({ text, row: own }, row, isRight) {
    return bracket(text, own?.precedence ?? ATOM_PRECEDENCE, row, isRight);
}
function joinPlain(row, [first, last = first]) {
    return formatOperation(row, place(first, row, false), place(last, row, true));
}
/** Joins the terms of a sum or the factors of a product. The walk is a loop, because chains can be long. */
function join(part) {
    if (part.text !== '')
        return part.text;
    const { family } = part.row;
    const kept = [];
    const inverted = [];
    const pending = [[part, false]];
    while (pending.length > 0) {
        const [next, isInverted] = pending.pop();
        if (next.text === '') {
            const [left, right] = next.operands;
            pending.push([right, isInverted !== invertsRight(next.row)], [left, isInverted]);
        }
        else
            (isInverted ? inverted : kept).push(next);
    }
    const [joining, inverting] = FOUR.filter((each) => each.family === family);
    const [first, ...others] = kept;
    // Concatenation copies no text, as a join of a deep expression would.
    let text = place(first, joining, false);
    for (const each of others)
        text += ` ${joining.operator} ${place(each, joining, true)}`;
    for (const each of inverted)
        text += ` ${inverting.operator} ${place(each, inverting, true)}`;
    return text;
}

// Expressions as text and as LaTeX, with as few brackets as needed. `parseExpression` reads the text as the
// same tree, `verify` both.
const STYLES = ['text', 'flat', 'latex'];
/**
 * Matches an operand in LaTeX: its number, and before it the brace, the bracket or the comma of a call that
 * makes brackets of its own unnecessary, if a brace, a bracket or a comma also follows.
 */
const LATEX_OPERAND = /(?:([{[(]|, )(?=#.\s*(?:[}\]),]|\\right)))?#([12])/g;
/** Matches an operand in LaTeX without any of these. */
const OPEN_OPERAND = /(?:^|[^{[( ]|(?:^|[^,]) )#/;
/**
 * Writes an expression, with a blank on each side of an operator. A sum or difference under `*` or `/` has
 * brackets, and so has every right operand that binds no tighter than its operator; so `parseExpression`
 * returns the same tree.
 *
 * @param options `style`: `text` (the default); `flat` for people, without brackets that change no value:
 * equal in value if it has one, but another tree; or `latex` for typesetting, with a fraction bar for each
 * division. `operators`: those of one's own, made by `defineOperator`
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations and integers from 0 to 2^53 -
 * 1.
 * @example
 * formatExpression({ operator: '-', left: 9, right: { operator: '+', left: 3, right: 4 } }); // '9 - (3 + 4)'
 * formatExpression(parseExpression('4 * 3 * (2 * 1)'), { style: 'flat' }); // '4 * 3 * 2 * 1'
 * formatExpression(parseExpression('8 / (3 - 1)'), { style: 'latex' }); // '\\frac{8}{3 - 1}'
 */
function formatExpression(expression, options = {}) {
    checkProperties(options, ['style', 'operators'], 'options');
    const style = parseChoice(options.style, STYLES, 'text', 'style');
    const defined = parseDefined(options.operators);
    if (style === 'latex')
        return toLatex(expression, defined);
    const items = toPostfix(expression, rowsOf(defined));
    return style === 'flat' ? formatFlat(items) : formatItems(items);
}
/** Writes the text of an expression for people, in the style `flat`. */
function flatten(text) {
    return formatExpression(parseExpression(text), { style: 'flat' });
}
/** Writes an expression as `parseExpression` reads it. */
function toText(expression, defined) {
    return formatItems(toPostfix(expression, rowsOf(defined)));
}
/** Writes an expression as LaTeX. `verify` reads it. */
function toLatex(expression, defined) {
    const texts = [];
    const precedences = [];
    for (const item of toPostfix(expression, rowsOf(defined))) {
        if (isLeaf(item)) {
            texts.push(String(numberOf(item)));
            precedences.push(ATOM_PRECEDENCE);
            continue;
        }
        const arity = item.arity === 1 ? 1 : 2;
        const operands = texts.splice(-arity);
        const within = precedences.splice(-arity);
        const text = textsOf(item).latex.replaceAll(LATEX_OPERAND, (_, opening, place) => {
            const index = Number(place) - 1;
            const operand = operands[index];
            if (opening !== undefined)
                return opening + operand;
            if (!needsLatexBrackets(within[index], item, index === 1))
                return operand;
            return `\\left(${operand}\\right)`;
        });
        texts.push(text);
        precedences.push(latexPrecedence(item));
    }
    return texts[0];
}
/** Precedence in LaTeX: a fraction bar binds tighter than its equals, but not tighter than a power. */
function latexPrecedence(row) {
    if (!OPEN_OPERAND.test(textsOf(row).latex))
        return row.precedence + 0.5;
    return row.notation === 'call' ? SIGN_PRECEDENCE : row.precedence;
}
/** Whether an operand without a brace or bracket needs brackets in LaTeX. A call has none of its own. */
function needsLatexBrackets(precedence, row, isRight) {
    return row.notation === 'call' ? precedence < ATOM_PRECEDENCE : needsBrackets(precedence, row, isRight);
}

// Exact values for judging answers by the million: a number while it is a safe integer, which nearly all
// values of Countdown are, else a fraction (core/fraction.ts). With fractions alone a verdict takes 1.2 to
// 1.3 times as long.
//
// Fractions are not reduced on the way: an answer has a handful of operations, and a gcd costs more than
// longer digits.
/** Whether a value is not known to be rational. */
function isIrrational(value) {
    return typeof value === 'object' && value !== null && !isFraction(value);
}
/** Converts a fraction to a value. */
function toValue(fraction) {
    const { numerator, denominator } = fraction;
    if (denominator === 1n) {
        const number = Number(numerator);
        return Number.isSafeInteger(number) ? number : fraction;
    }
    if (numerator % denominator !== 0n)
        return fraction;
    return toValue(integer(numerator / denominator));
}
/** Converts a value to a fraction. */
function toFraction(value) {
    return typeof value === 'number' ? integer(value) : value;
}
/**
 * Bound of numerators and denominators, far above what ten given numbers can make: an answer that uses
 * thousands of numbers is judged as fast as any other.
 */
const MAX_MAGNITUDE = 2n ** 16384n, LEAST_NUMERATOR = -MAX_MAGNITUDE;
/** Applies an operator to two values; null for a division by zero or a result that is too long. */
function operate(row, left, right) {
    if (typeof left === 'number' && typeof right === 'number') {
        // If a sum or product of safe integers is not exact, it rounds to an unsafe integer.
        const result = evaluateIntegers(row, left, right);
        if (Number.isSafeInteger(result))
            return result + 0; // never -0
    }
    const [a, b] = [toFraction(left), toFraction(right)];
    if (row.findFault?.(a, b))
        return null;
    const result = row.evaluate(a, b);
    return isTooLong(result) ? null : toValue(result);
}
function isTooLong({ numerator, denominator }) {
    return numerator > MAX_MAGNITUDE || numerator < LEAST_NUMERATOR || denominator > MAX_MAGNITUDE;
}
/** Sign of a value: -1, 0 or 1. */
function signOf(value) {
    if (typeof value === 'number')
        return Math.sign(value);
    return value.numerator < 0n ? -1 : Number(value.numerator > 0n);
}
/** Compares two values: below 0 if left < right, 0 if they are equal, else above. */
function compare(left, right) {
    if (typeof left === 'number' && typeof right === 'number')
        return left - right;
    return signOf(difference(left, right));
}
/** Whether two values are equal. */
function isSame(left, right) {
    return left === right || compare(left, right) === 0;
}
/** left - right. */
function difference(left, right) {
    if (typeof left === 'number' && typeof right === 'number') {
        const result = left - right;
        if (Number.isSafeInteger(result))
            return result + 0;
    }
    return toValue(subtract(toFraction(left), toFraction(right)));
}
/** abs(value). */
function magnitude(value) {
    return signOf(value) < 0 ? difference(0, value) : value;
}
/** Whether a value is an integer. */
function isInteger(value) {
    return typeof value === 'number' || value.denominator === 1n;
}
/** Whether a value is a positive integer. */
function isNatural(value) {
    return signOf(value) > 0 && isInteger(value);
}
/** Finds the reason why rules do not allow a result; null if they do. */
function findUnfit(value, values) {
    if (values === 'real')
        return null;
    if (isIrrational(value))
        return values === 'rational' && !value.isProved ? 'undecided' : `not-${values}`;
    const fits = values === 'natural' ? isNatural(value) : values === 'rational' || isInteger(value);
    return fits ? null : `not-${values}`;
}
/** Converts a value to the form used in results. */
function formatJudgedValue(value) {
    return typeof value === 'number' ? value : formatFraction(reduce(value));
}

export { ANYTHING, BOUNDED, DOMAINS, DONE, EXACT_PARTS, Enclosure, IN_WORDS, IRRATIONAL, LARGE, LN_ERROR, NOTHING, OPERATORS, OUTSIDE, Operand, SEARCH_PARTS, SMALL, SmallFraction, WHOLE, bitLength, bounded, checkLength, checkLong, checkSquare, compare, concatenation, defineOperator, difference, divideDown, factor, factorial, findUnfit, flatten, formatExpression, formatJudgedValue, formatSigns, greatestDivisor$1 as greatestDivisor, integerRoot, isInteger, isIrrational, isPrime, isSame, keepMade, listSigns, ln, logarithm, logarithmOfFractions, magnitude, mayBeEqual, modulo, operate, parseDefined, parseExpression, parseText, power, raiseFraction, reduceInTime, root, rowOf, rowsOf, selectAllRows, selectRows, shift, signOf, square, squareRoot, textsOf, toFraction, toSearchLimits, toSigns, toText, toValue, upperWordOf, watchLongWork, withoutFactor };
//# sourceMappingURL=texts.js.map
