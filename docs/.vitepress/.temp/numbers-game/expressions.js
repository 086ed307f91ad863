import { reduce, add, integer, multiply as multiply$1, divide, ONE, ZERO as ZERO$1, negate as negate$1, isLess, subtract, division, multiplication, subtraction, addition, isDefined, applyRow, NumbersGameError, refuseExpression, toResultValue, formatOperation, checkProperties, parseLimits, toPostfix, isLeaf, numberOf, lower, formatItems, operandsOf, isZero as isZero$1, invertsRight, parseDistinct } from './puzzles.js';
import { divideDown, factor, bitLength, shift, integerRoot, checkLong, isPrime, greatestDivisor, logarithmOfFractions, checkLength, raiseFraction, EXACT_PARTS, reduceInTime, rowsOf, DOMAINS, parseDefined, parseText } from './texts.js';

// The normal form of irrational values, by which identities are proved: its definition and its arithmetic.
//
// A form is a sum of terms
//
//     coefficient * ln(a)^i * ln(b)^j ... * e^w
//
// with a fraction, logarithms of atoms to integer powers, and an exponent w that is a form again. An atom is
// a prime, or a positive form that is not a single product. Roots and powers need nothing else: 2^(1/2) is
// e^(1/2 ln 2), and 1/(1 + 2^(1/2)) is e^(-ln(atom)). In w, a rational multiple r of an atom's logarithm has
// 0 <= r < 1, since whole powers are multiplied out; r < 1 if the atom is a sum, which cannot be inverted so.
// Only a power above MAX_POWER, or of a sum that would get too many terms, stays as it is.
//
// Two forms with the same key are the same number; that is all a proof needs, and every step here is an
// identity of real numbers. The other direction holds where all atoms are primes and each w is a sum of
// rational multiples of their logarithms: products of roots of primes are linearly independent over the
// rationals (A. S. Besicovitch, J. London Math. Soc. 15, 1940). See decide-sign.ts for the rest, and
// quotient-form.ts for sums in denominators.
/** Thrown if a form would have more than MAX_TERMS terms, or too many factors: it has no normal form. */
class TooManyTerms extends Error {
}
/** Runs a computation with forms; returns null if a form gets too long. */
function tryForm(compute) {
    try {
        return compute();
    }
    catch (error) {
        if (error instanceof TooManyTerms)
            return null;
        throw error;
    }
}
const MAX_TERMS = 128;
const MAX_POWER = 64n;
const MAX_PRIME_POWER = 1n << 20n;
const ZERO_FORM = { terms: [], key: '' };
/** Form of 1, as a literal: bundlers would keep a call, and all that it needs, in unrelated programs. */
const ONE_FORM = {
    terms: [{ coefficient: { numerator: 1n, denominator: 1n }, logarithms: [], exponent: ZERO_FORM, key: '' }],
    key: '1:1',
};
/** Converts a fraction in lowest terms to a form. */
function toForm(value) {
    return collect([makeTerm(value, [], ZERO_FORM)]);
}
/** Adds two forms. */
function addForms(left, right) {
    return collect([...left.terms, ...right.terms]);
}
/** Multiplies a form by a fraction or an integer. */
function scaleForm(form, scale) {
    const factor = typeof scale === 'number' ? integer(scale) : scale;
    return collect(form.terms.map((term) => ({ ...term, coefficient: reduce(multiply$1(term.coefficient, factor)) })));
}
/** Multiplies two forms. */
function multiplyForms(left, right) {
    if (left.terms.length * right.terms.length > 4 * MAX_TERMS)
        throw new TooManyTerms();
    return collect(left.terms.flatMap((a) => right.terms.flatMap((b) => multiplyTerms(a, b))));
}
/** form * e^exponent, in which a negative power in the form cancels a positive one in the exponent. */
function multiplyByPower(form, exponent) {
    return collect(form.terms.flatMap((term) => normalize(term.coefficient, term.logarithms, addForms(term.exponent, exponent)).terms));
}
/** form^power. @param power at least 0 */
function raiseForm(form, power) {
    if (power > MAX_POWER)
        throw new TooManyTerms();
    let result = ONE_FORM;
    for (let i = 0n; i < power; i++)
        result = multiplyForms(result, form);
    return result;
}
/** e^exponent. */
function exponentialForm(exponent) {
    return multiplyByPower(ONE_FORM, exponent);
}
/** ln(value) over primes. @param value positive, in lowest terms */
function logarithmOfFraction({ numerator, denominator }) {
    const terms = (n, sign) => [...factor(n)].map(([base, exponent]) => ({
        ...logarithmTerm({ base, key: String(base) }),
        coefficient: integer(sign * BigInt(exponent)),
    }));
    return collect([...terms(numerator, 1n), ...terms(denominator, -1n)]);
}
/** Reads a term of an exponent as a rational multiple of the logarithm of an atom; null if it is none. */
function readPower({ coefficient, logarithms, exponent, }) {
    const isMultiple = logarithms.length === 1 && logarithms[0].power === 1 && exponent.terms.length === 0;
    return isMultiple ? { atom: logarithms[0].atom, power: coefficient } : null;
}
/** ln(atom) as a term. */
function logarithmTerm(atom) {
    return makeTerm(ONE, [{ atom, power: 1 }], ZERO_FORM);
}
/** Makes a term. @param logarithms with different atoms, in the order of their keys */
function makeTerm(coefficient, logarithms, exponent) {
    const powers = logarithms.map(({ atom, power }) => `l${atom.key}_${power}`).join('');
    return {
        coefficient,
        logarithms,
        exponent,
        key: exponent.key === '' ? powers : `${powers}e[${exponent.key}]`,
    };
}
/** 1 / term. */
function invertTerm({ coefficient, logarithms, exponent }) {
    return normalize(reduce(divide(ONE, coefficient)), logarithms.map(({ atom, power }) => ({ atom, power: -power })), scaleForm(exponent, -1));
}
function multiplyTerms(left, right) {
    const coefficient = reduce(multiply$1(left.coefficient, right.coefficient));
    if (left.key === '' || right.key === '')
        return [{ ...(left.key === '' ? right : left), coefficient }];
    const powers = new Map(left.logarithms.map((item) => [item.atom.key, item]));
    for (const { atom, power } of right.logarithms) {
        powers.set(atom.key, { atom, power: power + (powers.get(atom.key)?.power ?? 0) });
    }
    const logarithms = [...powers.values()].filter(({ power }) => power !== 0);
    logarithms.sort((a, b) => (a.atom.key < b.atom.key ? -1 : 1));
    return normalize(coefficient, logarithms, addForms(left.exponent, right.exponent)).terms;
}
/** Whether an atom is a form of several terms, so that it cannot be inverted. */
function isSum({ base }) {
    return typeof base !== 'bigint' && base.terms.length > 1;
}
/**
 * Normalizes a product whose exponent may hold whole powers of atoms: these are multiplied out unless that
 * gets too long.
 */
function normalize(coefficient, logarithms, exponent) {
    let content = coefficient;
    let expanded = ONE_FORM;
    const rest = exponent.terms.map((term) => {
        const found = readPower(term);
        if (found === null)
            return term;
        const { atom, power } = found;
        const whole = divideDown(power.numerator, power.denominator);
        if (whole === 0n || (whole < 0n && isSum(atom)))
            return term;
        if (whole > MAX_PRIME_POWER || whole < -MAX_PRIME_POWER)
            throw new TooManyTerms();
        if (typeof atom.base === 'bigint') {
            const [up, down] = whole < 0n ? [1n, atom.base ** -whole] : [atom.base ** whole, 1n];
            content = reduce(multiply$1(content, { numerator: up, denominator: down }));
        }
        else {
            const [base, times] = whole < 0n ? [invertTerm(atom.base.terms[0]), -whole] : [atom.base, whole];
            const product = tryForm(() => multiplyForms(expanded, raiseForm(base, times)));
            if (product === null)
                return term;
            expanded = product;
        }
        return { ...term, coefficient: reduce(add(power, integer(-whole))) };
    });
    const isNormal = rest.every((term, index) => term === exponent.terms[index]);
    const term = makeTerm(content, logarithms, isNormal ? exponent : collect(rest));
    return expanded === ONE_FORM ? collect([term]) : multiplyForms(collect([term]), expanded);
}
/** Adds terms with the same key, drops those that vanish, and sorts the rest. */
function collect(terms) {
    const sums = new Map();
    for (const term of terms) {
        const known = sums.get(term.key);
        const coefficient = known ? reduce(add(known.coefficient, term.coefficient)) : term.coefficient;
        sums.set(term.key, { ...term, coefficient });
    }
    const kept = [...sums.values()].filter(({ coefficient }) => coefficient.numerator !== 0n);
    if (kept.length > MAX_TERMS)
        throw new TooManyTerms();
    kept.sort((a, b) => (a.key < b.key ? -1 : 1));
    const write = ({ coefficient: { numerator, denominator }, key }) => `${numerator}:${denominator}${key}`;
    return { terms: kept, key: kept.map(write).join(' ') };
}

// Logarithm and exponential function of intervals, with proved bounds.
//
// Both work on integers as fixed-point numbers of P binary places; "units" below are 2^-P. The logarithm
// takes the power of two out, then square roots until the argument is near 1, then the series of
// atanh((t - 1) / (t + 1)). The exponential takes multiples of ln 2 out, halves the rest, sums Taylor's
// series and squares back. The number of roots and of halvings is about sqrt(bits) / 2, which balances them
// against the terms of the series. The arithmetic-geometric mean is faster only above several thousand
// digits, which are not needed: expressions with separation bounds contain roots, no logarithms.
/** The natural logarithm. @param interval above 0 */
function logarithmOf({ low, high, scale }, bits) {
    const below = logarithmOfPoint(low, scale, bits);
    if (low === high)
        return below;
    const above = logarithmOfPoint(high, scale, bits);
    return alignEnds(below, above);
}
/** e to the power of an interval. */
function exponentialOf({ low, high, scale }, bits) {
    const below = exponentialOfPoint(low, scale, bits);
    if (low === high)
        return below;
    return alignEnds(below, exponentialOfPoint(high, scale, bits));
}
/** Interval from the lower end of one interval to the upper end of another. */
function alignEnds(below, above) {
    const scale = Math.max(below.scale, above.scale);
    return { low: shift(below.low, scale - below.scale), high: shift(above.high, scale - above.scale), scale };
}
/** ln(n * 2^-scale). @param n positive */
function logarithmOfPoint(n, scale, bits) {
    const roots = Math.ceil(Math.sqrt(bits) / 2);
    const precision = bits + roots + 2 * bitLength(BigInt(bits)) + 16;
    const places = BigInt(precision);
    const one = 1n << places;
    // n = t * 2^twos with 1 <= t < 2. Rounding t costs 1 unit. A root halves the error so far and adds 1 unit:
    // the error of t stays below 2 units.
    const twos = bitLength(n) - 1;
    let t = shift(n, precision - twos);
    for (let i = 0; i < roots; i++)
        t = integerRoot(t << places, 2);
    // z moves half as far as t, and its division costs 1 unit: 2 units. A term costs at most 2 more, one for
    // its power and one for its division; the tail, once a power is 0, is less than 1.
    const z = ((t - one) << places) / (t + one);
    const square = (z * z) >> places;
    let sum = z;
    let terms = 1;
    for (let power = (z * square) >> places; power !== 0n; power = (power * square) >> places) {
        checkLong(power);
        sum += power / BigInt(2 * terms + 1);
        terms++;
    }
    const whole = BigInt(twos - scale);
    const value = (sum << BigInt(roots + 1)) + whole * logarithmOfTwo(precision);
    const error = (BigInt(2 * terms + 4) << BigInt(roots + 1)) + 2n * (whole < 0n ? -whole : whole);
    return { low: value - error, high: value + error, scale: precision };
}
/** e^(n * 2^-scale). */
function exponentialOfPoint(n, scale, bits) {
    const halvings = Math.ceil(Math.sqrt(bits) / 2);
    const size = Math.max(0, bitLength(n) - scale);
    const precision = bits + halvings + size + bitLength(BigInt(bits)) + 16;
    const places = BigInt(precision);
    const argument = shift(n, precision - scale);
    const ln2 = logarithmOfTwo(precision);
    // abs(whole) < 2^(size + 1), so the rest is wrong by less than 1 + 2^(size + 2) units before it is halved.
    const whole = divideDown(argument, ln2);
    const rest = (argument - whole * ln2) >> BigInt(halvings);
    const one = 1n << places;
    let sum = one;
    let terms = 1;
    for (let term = rest; term !== 0n; term = ((term * rest) >> places) / BigInt(terms)) {
        checkLong(term);
        sum += term;
        terms++;
    }
    // A squaring doubles the relative error and adds 1 unit. The sum is below 2.1 at the end, so the error is
    // below 2.1 * 2^halvings * (2^(size + 3 - halvings) + 2 * terms + 4) units.
    for (let i = 0; i < halvings; i++) {
        checkLong(sum);
        sum = (sum * sum) >> places;
    }
    const error = (BigInt(2 * terms + 4) << BigInt(halvings + 2)) + (1n << BigInt(size + 5));
    return { low: sum - error, high: sum + error, scale: precision - Number(whole) };
}
let known = { precision: 0, value: 0n };
/**
 * ln 2 times 2^precision, too small by less than 2: 2 atanh(1/3), whose digits are kept for the next call.
 */
function logarithmOfTwo(precision) {
    if (known.precision <= precision) {
        // 32 places more than wanted take the errors of up to 2^30 terms.
        const wanted = Math.max(256, precision + 32);
        let sum = 0n;
        for (let power = (2n << BigInt(wanted)) / 3n, odd = 1n; power !== 0n; power /= 9n, odd += 2n) {
            checkLong(power);
            sum += power / odd;
        }
        known = { precision: wanted - 31, value: sum >> 31n };
    }
    return known.value >> BigInt(known.precision - precision);
}

// Intervals that are proved to contain a real number, with the number of binary digits that the caller
// requests.
//
// An interval is two integers over a common power of two. Every operation rounds the lower end down and the
// upper end up, to `bits` significant digits of the larger end: floating point, since values reach 2^4096 and
// a fixed point would carry all those digits. A result holds each value that the operation takes on the
// operands; nothing is said about its width, and a caller that needs a narrower one asks again with more
// bits.
/** -interval. */
function negateInterval({ low, high, scale }) {
    return { low: -high, high: -low, scale };
}
/** Encloses a fraction in an interval, of width 0 if it is an integer of at most `bits` digits. */
function encloseFraction({ numerator, denominator }, bits) {
    if (denominator === 1n)
        return roundOut(numerator, numerator, 0, bits);
    const scale = bits + bitLength(denominator) - bitLength(numerator);
    const low = divideDown(shift(numerator, Math.max(0, scale)), shift(denominator, Math.max(0, -scale)));
    return { low, high: low + 1n, scale };
}
/** Adds two intervals. */
function addIntervals(left, right, bits) {
    const scale = Math.max(left.scale, right.scale);
    const [a, b] = [BigInt(scale - left.scale), BigInt(scale - right.scale)];
    return roundOut((left.low << a) + (right.low << b), (left.high << a) + (right.high << b), scale, bits);
}
/** Multiplies two intervals. */
function multiplyIntervals(left, right, bits) {
    const products = [
        left.low * right.low,
        left.low * right.high,
        left.high * right.low,
        left.high * right.high,
    ];
    return hull(products, left.scale + right.scale, bits);
}
/** left / right. @param right without 0 */
function divideIntervals(left, right, bits) {
    if (right.high < 0n)
        return divideIntervals(negateInterval(left), negateInterval(right), bits);
    const places = Math.max(0, bits + bitLength(right.high) - bitLength(largest(left)) + 2);
    const quotients = [left.low, left.high].flatMap((dividend) => [right.low, right.high].map((divisor) => divideDown(dividend << BigInt(places), divisor)));
    const { low, high, scale } = hull(quotients, left.scale - right.scale + places, bits);
    return { low, high: high + 1n, scale };
}
/** interval^exponent. @param exponent at least 0 */
function raiseInterval(interval, exponent, bits) {
    let result = { low: 1n, high: 1n, scale: 0 };
    for (let square = interval, rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
        if (rest % 2 === 1)
            result = multiplyIntervals(result, square, bits);
        if (rest > 1)
            square = multiplyIntervals(square, square, bits);
    }
    return result;
}
/**
 * Root of an interval. A composite index is taken one prime factor after the other, in a tenth of the time.
 *
 * @param interval from 0
 * @param index at least 1
 */
function rootOfInterval(interval, index, bits) {
    let result = interval;
    let rest = index;
    for (let factor = 2; rest > 1; factor++) {
        for (; rest % factor === 0; rest /= factor)
            result = primeRootOfInterval(result, factor, bits);
    }
    return result;
}
function primeRootOfInterval({ low, high, scale }, index, bits) {
    const places = Math.max(0, index * bits - bitLength(high));
    const aligned = places + ((((-scale - places) % index) + index) % index);
    const [from, to] = [low << BigInt(aligned), high << BigInt(aligned)];
    const below = integerRoot(from, index);
    const above = (below + 1n) ** BigInt(index) > to ? below : integerRoot(to, index);
    return { low: below, high: above + 1n, scale: (scale + aligned) / index };
}
/** Sign that all numbers of an interval have: -1, 0 or 1; null if they differ. */
function signOfInterval({ low, high }) {
    if (low > 0n)
        return 1;
    if (high < 0n)
        return -1;
    return low === 0n && high === 0n ? 0 : null;
}
/** Fraction with the least denominator in an interval, by continued fractions of both ends. */
function simplestFraction({ low, high, scale }) {
    if (low <= 0n && high >= 0n)
        return ZERO$1;
    if (high < 0n) {
        const { numerator, denominator } = simplestFraction({ low: -high, high: -low, scale });
        return { numerator: -numerator, denominator };
    }
    const unit = shift(1n, Math.max(0, scale));
    const places = BigInt(Math.max(0, -scale));
    return simplestBetween(low << places, unit, high << places, unit);
}
/** The simplest p/q with a/b <= p/q <= c/d, all positive. */
function simplestBetween(a, b, c, d) {
    // The convergents so far, as the matrix that maps the rest of the continued fraction to the whole.
    let [p, q, previousP, previousQ] = [1n, 0n, 0n, 1n];
    for (;;) {
        checkLong(a);
        const whole = a / b;
        const isInteger = whole * b === a;
        const digit = isInteger ? whole : whole + 1n;
        if (digit * d <= c) {
            return { numerator: digit * p + previousP, denominator: digit * q + previousQ };
        }
        [p, q, previousP, previousQ] = [whole * p + previousP, whole * q + previousQ, p, q];
        [a, b, c, d] = [d, c - whole * d, b, a - whole * b];
    }
}
/** Smallest interval that contains all ends, rounded outward. */
function hull(ends, scale, bits) {
    let [low, high] = [ends[0], ends[0]];
    for (const end of ends) {
        if (end < low)
            low = end;
        if (end > high)
            high = end;
    }
    return roundOut(low, high, scale, bits);
}
/** Rounds outward to `bits` digits. */
function roundOut(low, high, scale, bits) {
    const excess = bitLength(largest({ low, high })) - bits;
    if (excess <= 0)
        return { low, high, scale };
    const places = BigInt(excess);
    return { low: low >> places, high: -(-high >> places), scale: scale - excess };
}
/** Larger of the magnitudes of the ends. */
function largest({ low, high }) {
    const [a, b] = [low < 0n ? -low : low, high < 0n ? -high : high];
    return a > b ? a : b;
}

// The sign of a logarithm in a normal form, which takes an enclosure: a form knows identities, not sizes.
const FIRST_BITS$1 = 64;
const MAX_BITS$2 = 512;
const ZERO = { low: 0n, high: 0n, scale: 0 };
/** The sign of ln(atom). @throws TooManyTerms if MAX_BITS digits do not show it */
function signOfLogarithm({ base }) {
    if (typeof base === 'bigint')
        return 1;
    for (let bits = FIRST_BITS$1; bits <= MAX_BITS$2; bits *= 2) {
        const value = encloseForm(base, bits);
        const sign = value.low > 0n ? signOfInterval(logarithmOf(value, bits)) : null;
        if (sign === 1 || sign === -1)
            return sign;
    }
    throw new TooManyTerms();
}
function encloseForm({ terms }, bits) {
    let sum = ZERO;
    for (const { coefficient, logarithms, exponent } of terms) {
        let product = encloseFraction(coefficient, bits);
        for (const { atom, power } of logarithms) {
            const factor = raiseInterval(encloseLogarithm$1(atom, bits), Math.abs(power), bits);
            if (signOfInterval(factor) === null)
                throw new TooManyTerms();
            product = power < 0 ? divideIntervals(product, factor, bits) : multiplyIntervals(product, factor, bits);
        }
        if (exponent.terms.length > 0) {
            product = multiplyIntervals(product, exponentialOf(encloseForm(exponent, bits), bits), bits);
        }
        sum = addIntervals(sum, product, bits);
    }
    return sum;
}
function encloseLogarithm$1({ base }, bits) {
    const value = typeof base === 'bigint' ? { low: base, high: base, scale: 0 } : encloseForm(base, bits);
    if (value.low <= 0n)
        throw new TooManyTerms();
    return logarithmOf(value, bits);
}

// Quotients of normal forms: inverses, logarithms of sums, how a quotient with sums in denominators is made
// canonical, and the two theorems that make forms complete.
//
// A sum in a denominator is a negative power of an atom. To compare quotients, all powers that the terms have
// in common are taken out (`splitPowers`), which multiplies the rest by the denominators; and atoms are
// primitive: a sum without common powers, divided by the positive part of one of its terms, so that 2 +
// 2^(1/2) and 1 + 2^(1/2) share an atom. Of the possible divisors the least powers of logarithms win, then
// the least key of the result. A sum that is a multiple of an atom in its own denominator cancels
// (`cancelSums`); common factors of sums are not looked for, as polynomials in several variables would need
// it. A quotient that has any is still recognized as 0, or as a fraction (decide-sign.ts).
/** Maximum number of powers to take out: multiplying sums out may bring in others. */
const MAX_ROUNDS = 16;
/** Takes out the least power of each sum among the terms, so that no sum is left in a denominator. */
function splitPowers(form) {
    let split = { rest: form, exponent: ZERO_FORM };
    for (let round = 0; round < MAX_ROUNDS; round++) {
        const power = findCommonPower(split.rest.terms);
        if (power === null)
            break;
        split = {
            rest: multiplyByPower(split.rest, scaleForm(power, -1)),
            exponent: addForms(split.exponent, power),
        };
    }
    return split;
}
/** Cancels a sum that stands over a multiple of itself, and gives all terms the same denominators. */
function cancelSums(form) {
    const { rest, exponent } = splitPowers(form);
    if (exponent.terms.length === 0)
        return form;
    if (rest.terms.length > 1) {
        for (const sign of [1, -1]) {
            const { content, atom } = makePrimitive(scaleForm(rest, sign));
            if (!exponent.terms.some((term) => readPower(term)?.atom.key === atom.key))
                continue;
            const power = addForms(exponent, collect([logarithmTerm(atom)]));
            return scaleForm(multiplyByPower(collect([content]), power), sign);
        }
    }
    return multiplyByPower(rest, exponent);
}
/** 1 / form. @param sign the sign of the form, which is not 0 */
function invertForm(form, sign) {
    if (form.terms.length === 1)
        return invertTerm(form.terms[0]);
    return scaleForm(exponentialForm(scaleForm(logarithmForm(scaleForm(form, sign)), -1)), sign);
}
/** ln(form). @param form positive */
function logarithmForm(form) {
    const { rest, exponent } = splitPowers(form);
    if (rest.terms.length === 1)
        return addForms(logarithmOfProduct(rest.terms[0]), exponent);
    const { content, atom } = makePrimitive(rest);
    return [logarithmOfProduct(content), collect([logarithmTerm(atom)]), exponent].reduce(addForms);
}
/** Logarithm of a positive product and of its logarithms: each, or its negation, is a positive atom. */
function logarithmOfProduct({ coefficient, logarithms, exponent }) {
    const magnitude = coefficient.numerator < 0n ? negate$1(coefficient) : coefficient;
    const inner = logarithms.map(({ atom, power }) => {
        const positive = toAtom(scaleForm(collect([logarithmTerm(atom)]), signOfLogarithm(atom)));
        return scaleForm(collect([logarithmTerm(positive)]), power);
    });
    return [logarithmOfFraction(magnitude), exponent, ...inner].reduce(addForms);
}
/** Divides a sum without common powers by the positive part of one of its terms. */
function makePrimitive(form) {
    const leading = form.terms.filter((term) => !form.terms.some((other) => compareLogarithms(other, term) < 0));
    const choices = leading.map(({ coefficient, logarithms, exponent }) => {
        const signs = logarithms.map(({ atom, power }) => signOfLogarithm(atom) ** power);
        const isPositive = signs.reduce((a, b) => a * b, 1) > 0 === coefficient.numerator > 0n;
        const content = makeTerm(isPositive ? coefficient : negate$1(coefficient), logarithms, collect(exponent.terms.filter((power) => !isPowerOfSum(power))));
        return { content, atom: toAtom(multiplyForms(form, invertTerm(content))) };
    });
    return choices.reduce((best, next) => (next.atom.key < best.atom.key ? next : best));
}
/** Compares the logarithms of two terms, in an order that is kept if both are multiplied by a third term. */
function compareLogarithms(left, right) {
    const differences = new Map();
    for (const { atom, power } of left.logarithms)
        differences.set(atom.key, power);
    for (const { atom, power } of right.logarithms) {
        differences.set(atom.key, (differences.get(atom.key) ?? 0) - power);
    }
    const sorted = [...differences].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.find(([, power]) => power !== 0)?.[1] ?? 0;
}
/** Finds the first sum with a power common to all terms, the least one; an absent sum has power 0. */
function findCommonPower(terms) {
    const powers = new Map();
    for (const power of terms.flatMap(({ exponent }) => exponent.terms)) {
        const atom = readPower(power)?.atom;
        if (atom && isSum(atom))
            powers.set(atom.key, [...(powers.get(atom.key) ?? []), power]);
    }
    for (const found of powers.values()) {
        const least = found.reduce((a, b) => (isLess(b.coefficient, a.coefficient) ? b : a));
        if (found.length === terms.length || least.coefficient.numerator < 0n)
            return collect([least]);
    }
    return null;
}
function isPowerOfSum(term) {
    const atom = readPower(term)?.atom;
    return atom !== undefined && isSum(atom);
}
function toAtom(base) {
    return { base, key: `(${base.key})` };
}
/** Writes a form as a quotient in which no sum stands in a denominator. @throws TooManyTerms */
function clearDenominators(form) {
    const { rest, exponent } = splitPowers(form);
    return { numerator: rest, denominator: exponentialForm(scaleForm(exponent, -1)) };
}
/** Finds the fraction that a quotient of forms equals, if one is a multiple of the other; else null. */
function findRatio({ numerator, denominator }) {
    const [over, under] = [numerator.terms, denominator.terms];
    if (over.length === 0)
        return ZERO$1;
    if (over.length !== under.length)
        return null;
    const ratio = reduce(divide(over[0].coefficient, under[0].coefficient));
    return scaleForm(denominator, ratio).key === numerator.key ? ratio : null;
}
/**
 * Whether the terms of forms are linearly independent over the rationals if their keys differ: products of
 * roots of primes, all of them with one logarithm of a prime (Baker) or none (Besicovitch). A common product
 * of logarithms is left out.
 */
function isIndependent(forms) {
    const terms = forms.flatMap((form) => form.terms);
    return terms.every(hasOnlyPrimes) && splitLogarithms(terms) !== null;
}
/** Whether a term has no atoms but primes, and is nowhere e to the power of anything but their logarithms. */
function hasOnlyPrimes({ logarithms, exponent }) {
    return (logarithms.every(({ atom }) => isKnownPrime(atom)) &&
        exponent.terms.every((term) => isKnownPrime(readPower(term)?.atom)));
}
/**
 * Removes the logarithms that all terms have in common, and returns the one left in each term, or null for
 * each if none is left. Returns null if the terms have more than one left, different numbers of them, or a
 * power.
 */
function splitLogarithms(terms) {
    const atoms = new Map(terms.flatMap(({ logarithms }) => logarithms.map(({ atom }) => [atom.key, atom])));
    const powers = terms.map(() => new Map());
    for (const atom of atoms.values()) {
        const all = terms.map(({ logarithms }) => logarithms.find((item) => item.atom.key === atom.key)?.power ?? 0);
        const least = Math.min(...all);
        for (const [index, power] of all.entries())
            if (power > least)
                powers[index].set(atom, power - least);
    }
    const count = powers[0]?.size ?? 0;
    if (count > 1 || powers.some((map) => map.size !== count || [...map.values()].some((power) => power > 1)))
        return null;
    return powers.map((map) => map.keys().next().value ?? null);
}
function isKnownPrime(atom) {
    return typeof atom?.base === 'bigint' && isPrime(atom.base);
}

// Exact real values: a fraction in lowest terms, or a node of a tree that is not known to be one.
//
// A node holds its operation and its operands, and computes on demand what decisions need: enclosures with
// any number of digits, and the normal form. Roots are powers with a fraction as exponent, so that six
// operations are enough. Enclosures come from the tree and not from the form, which multiplies out and would
// cost digits to cancellation.
//
// A node is made only by exact-arithmetic.ts, which has proved that it is none of the fractions with small
// denominators (decide-sign.ts); so its sign can be found with finitely many digits. The exception are the
// differences that decide-sign.ts makes for a moment.
/** A number that is not known to be rational, as an operation of two values. */
class Irrational {
    #interval = { low: 0n, high: 0n, scale: 0 };
    #bits = 0;
    #form;
    /** @param isProved whether the number is proved to be irrational; set by decide-sign.ts */
    constructor(operation, left, right, isProved = false) {
        this.operation = operation;
        this.left = left;
        this.right = right;
        this.isProved = isProved;
        this.size = 1 + (isRational(left) ? 0 : left.size) + (isRational(right) ? 0 : right.size);
    }
    /** Returns the narrowest interval found so far with at least `bits` working digits. */
    enclose(bits) {
        if (this.#bits < bits) {
            this.#interval = encloseNode(this, bits);
            this.#bits = bits;
        }
        return this.#interval;
    }
    /** Normal form; null if it is too long. */
    get form() {
        if (this.#form === undefined)
            this.#form = tryForm(() => formOfNode(this));
        return this.#form;
    }
}
/** Whether a value is a fraction. */
function isRational(value) {
    return !(value instanceof Irrational);
}
/** Encloses a value in an interval, computed with `bits` digits. */
function encloseValue(value, bits) {
    return isRational(value) ? encloseFraction(value, bits) : value.enclose(bits);
}
/** Returns the sign of a value, which must be a fraction, or a node that exact-arithmetic.ts has made. */
function findSign(value) {
    if (isRational(value))
        return value.numerator > 0n ? 1 : value.numerator < 0n ? -1 : 0;
    return signOfInterval(encloseNonzero((bits) => value.enclose(bits), FIRST_BITS));
}
/** Returns the normal form of a value; null if it is too long. */
function formOf(value) {
    return isRational(value) ? toForm(value) : value.form;
}
/** Number of digits with which decisions begin. */
const FIRST_BITS = 64;
/** Largest index of a root that is computed as a root; larger ones are computed by logarithms. */
const MAX_INDEX = 64n;
/** Thrown if MAX_BITS digits do not separate a number from 0. */
class Undecided extends Error {
}
/** Maximum number of digits of an enclosure: twice those of the largest separation bound. */
const MAX_BITS$1 = 1 << 17;
/** Encloses a number other than 0, with enough digits for an interval without 0. @throws Undecided */
function encloseNonzero(enclose, bits) {
    for (let digits = bits; digits <= MAX_BITS$1; digits *= 2) {
        const interval = enclose(digits);
        if (signOfInterval(interval) !== null)
            return interval;
    }
    throw new Undecided();
}
/** Runs a decision; returns `undecided` if it needs more than MAX_BITS digits. */
function tryDecision(decide) {
    try {
        return decide();
    }
    catch (error) {
        if (error instanceof Undecided)
            return 'undecided';
        throw error;
    }
}
function encloseNode({ operation, left, right }, bits) {
    switch (operation) {
        case 'sum':
            return addIntervals(encloseValue(left, bits), encloseValue(right, bits), bits);
        case 'difference':
            return addIntervals(encloseValue(left, bits), negateInterval(encloseValue(right, bits)), bits);
        case 'product':
            return multiplyIntervals(encloseValue(left, bits), encloseValue(right, bits), bits);
        case 'quotient': {
            const divisor = encloseNonzero((digits) => encloseValue(right, digits), bits);
            return divideIntervals(encloseValue(left, bits), divisor, bits);
        }
        case 'power':
            return enclosePower(left, right, bits);
        case 'logarithm': {
            const divisor = encloseNonzero((digits) => encloseLogarithm(left, digits), bits);
            return divideIntervals(encloseLogarithm(right, bits), divisor, bits);
        }
    }
}
function enclosePower(base, exponent, bits) {
    if (!isRational(exponent) || exponent.denominator > MAX_INDEX || !isSmall(exponent.numerator)) {
        const product = multiplyIntervals(encloseValue(exponent, bits), encloseLogarithm(base, bits), bits);
        return exponentialOf(product, bits);
    }
    const positive = encloseNonzero((digits) => encloseValue(base, digits), bits);
    if (exponent.numerator < 0n) {
        const one = { low: 1n, high: 1n, scale: 0 };
        return divideIntervals(one, raise$2(positive, negate$1(exponent), bits), bits);
    }
    return raise$2(positive, exponent, bits);
}
function raise$2(base, { numerator, denominator }, bits) {
    const power = raiseInterval(base, Number(numerator), bits);
    return denominator === 1n ? power : rootOfInterval(power, Number(denominator), bits);
}
function isSmall(numerator) {
    return numerator <= 1024n && numerator >= -1024n;
}
/** Encloses ln(value). @param value positive */
function encloseLogarithm(value, bits) {
    return logarithmOf(encloseNonzero((digits) => encloseValue(value, digits), bits), bits);
}
function requireForm(value) {
    const form = formOf(value);
    if (form === null)
        throw new TooManyTerms();
    return form;
}
function formOfNode({ operation, left, right }) {
    switch (operation) {
        case 'sum':
            return cancelSums(addForms(requireForm(left), requireForm(right)));
        case 'difference':
            return cancelSums(addForms(requireForm(left), scaleForm(requireForm(right), -1)));
        case 'product':
            return multiply(requireForm(left), requireForm(right));
        case 'quotient': {
            const dividend = scaleForm(requireForm(left), findSign(right));
            return cancelSums(multiplyByPower(dividend, scaleForm(takeLogarithm(right), -1)));
        }
        case 'power':
            return cancelSums(exponentialForm(multiply(requireForm(right), takeLogarithm(left))));
        case 'logarithm':
            return multiply(takeLogarithm(right), invertForm(takeLogarithm(left), findLogarithmSign(left)));
    }
}
function multiply(left, right) {
    return cancelSums(multiplyForms(left, right));
}
/**
 * Computes ln(abs(value)) in normal form, along the tree: the logarithm of x^y is y ln(x), so that powers are
 * not multiplied out.
 * @param value not 0
 */
function takeLogarithm(value) {
    const sign = findSign(value);
    if (isRational(value))
        return logarithmOfFraction(sign < 0 ? negate$1(value) : value);
    const { operation, left, right } = value;
    switch (operation) {
        case 'power':
            return multiply(requireForm(right), takeLogarithm(left));
        case 'product':
            return addForms(takeLogarithm(left), takeLogarithm(right));
        case 'quotient':
            return addForms(takeLogarithm(left), scaleForm(takeLogarithm(right), -1));
        case 'logarithm':
            return addForms(takeTwice(right), scaleForm(takeTwice(left), -1));
        default:
            return logarithmForm(scaleForm(requireForm(value), sign));
    }
}
/** Computes ln(abs(ln(value))) in normal form, along the tree. @param value positive and not 1 */
function takeTwice(value) {
    if (!isRational(value) && value.operation === 'power') {
        return addForms(takeLogarithm(value.right), takeTwice(value.left));
    }
    return logarithmForm(scaleForm(takeLogarithm(value), findLogarithmSign(value)));
}
function findLogarithmSign(value) {
    return signOfInterval(encloseNonzero((bits) => encloseLogarithm(value, bits), FIRST_BITS));
}

// Proofs that a form is 0 if its key does not show it, by comparing logarithms.
//
// A sum of two products is 0 if they have opposite signs and their magnitudes have the same logarithm. A sum
// of logarithms with rational coefficients is 0 if a product is 1: c ln(a) + d ln(b) + ... = 0, with integers
// c and d and expressions of radicals a and b, says that a^c * b^d * ... = 1, which the separation bound
// decides. So log(a, b) = p/q is decided by a^p = b^q.
/** Largest exponent of a product that is tested: longer products have no useful separation bound. */
const MAX_EXPONENT = 1000n;
/** Whether a form without sums in denominators is proved to be 0. */
function isProvedZero(form, decideSign) {
    const { terms } = form;
    if (terms.length === 0)
        return true;
    const atoms = splitLogarithms(terms);
    if (atoms === null)
        return false;
    if (terms.length === 2 && atoms[0] === null) {
        const [{ coefficient: first, exponent: left }, { coefficient: second, exponent: right }] = terms;
        const ratio = negate$1(reduce(divide(second, first)));
        if (ratio.numerator < 0n)
            return false;
        const difference = addForms(left, scaleForm(addForms(right, logarithmOfFraction(ratio)), -1));
        return isProvedZero(clearDenominators(difference).numerator, decideSign);
    }
    if (terms.some(({ exponent }) => exponent.key !== terms[0].exponent.key))
        return false;
    const products = [ONE, ONE];
    for (const [index, atom] of atoms.entries()) {
        const base = atom && readRadical(atom.base);
        const exponent = scaleToInteger(terms[index].coefficient, terms);
        const magnitude = exponent < 0n ? -exponent : exponent;
        if (base === null || magnitude > MAX_EXPONENT)
            return false;
        const side = exponent < 0n ? 1 : 0;
        products[side] = connect('product', products[side], raise$1(base, integer(magnitude)));
    }
    const [left, right] = products;
    return decideSign(new Irrational('difference', left, right)) === 0;
}
/** Multiplies a coefficient by the common denominator of all terms. */
function scaleToInteger({ numerator, denominator }, terms) {
    let common = 1n;
    for (const { coefficient } of terms) {
        common *= coefficient.denominator / greatestDivisor(common, coefficient.denominator);
    }
    return (numerator * common) / denominator;
}
/** Value of an atom; null if it is not an expression of radicals. */
function readRadical(base) {
    if (typeof base === 'bigint')
        return integer(base);
    let sum = null;
    for (const { coefficient, logarithms, exponent } of base.terms) {
        let product = coefficient;
        for (const found of exponent.terms.map(readPower)) {
            const factor = found && readRadical(found.atom.base);
            if (factor === null)
                return null;
            product = connect('product', product, raise$1(factor, found.power));
        }
        if (logarithms.length > 0)
            return null;
        sum = sum === null ? product : connect('sum', sum, product);
    }
    return sum;
}
function raise$1(base, exponent) {
    return new Irrational('power', base, exponent);
}
/** Joins two values to a sum or a product, which is a fraction if both operands are. */
function connect(operation, left, right) {
    if (operation === 'product' && isRational(left) && isRational(right))
        return reduce(multiply$1(left, right));
    return new Irrational(operation, left, right);
}

/** Returns the separation of a value: if it is not 0, its magnitude is at least 2^-separation. */
function separationOf({ upper, lower, degree }) {
    return Math.ceil(upper * (degree - 1) + lower);
}
/** Returns the length of a denominator: if a value is rational, its denominator is at most 2^result. */
function denominatorLength({ lower, degree }) {
    return Math.ceil(lower * degree);
}
/** Bounds the difference of a value and a fraction. */
function subtractFraction({ upper, lower, degree }, fraction) {
    const [numerator, denominator] = [logarithmUp(fraction.numerator), logarithmUp(fraction.denominator)];
    return {
        upper: Math.max(upper + denominator, lower + numerator) + 1,
        lower: lower + denominator,
        degree,
    };
}
/** Bounds a value; null if it is not an expression of radicals with indices up to MAX_INDEX. */
function boundRadicals(value) {
    const roots = new Map();
    const seen = new Map();
    const pair = boundPair(value, roots, seen);
    if (pair === null)
        return null;
    let degree = 1;
    for (const index of roots.values())
        degree *= index;
    return { ...pair, degree };
}
function boundPair(value, roots, seen) {
    if (isRational(value))
        return { upper: logarithmUp(value.numerator), lower: logarithmUp(value.denominator) };
    const known = seen.get(value);
    if (known !== undefined)
        return known;
    const { operation, left, right } = value;
    const a = boundPair(left, roots, seen);
    const b = boundPair(right, roots, seen);
    if (a === null || b === null)
        return null;
    let pair = null;
    switch (operation) {
        case 'sum':
        case 'difference':
            pair = { upper: Math.max(a.upper + b.lower, b.upper + a.lower) + 1, lower: a.lower + b.lower };
            break;
        case 'product':
            pair = { upper: a.upper + b.upper, lower: a.lower + b.lower };
            break;
        case 'quotient':
            pair = { upper: a.upper + b.lower, lower: a.lower + b.upper };
            break;
        case 'power':
            if (isRational(right) && right.denominator <= MAX_INDEX) {
                const index = Number(right.denominator);
                if (index > 1)
                    roots.set(`${formOf(left)?.key ?? `node ${seen.size}`}:${index}`, index);
                pair = boundPower(a, right, index);
            }
            break;
    }
    seen.set(value, pair);
    return pair;
}
/**
 * Bounds (U / L)^(p / k). The root of U / L is written as the root of U * L^(k - 1) over L, or as U over the
 * root of U^(k - 1) * L, whichever has the smaller bounds.
 */
function boundPower({ upper, lower }, { numerator }, index) {
    const power = Math.abs(Number(numerator));
    const [u, l] = numerator < 0n ? [lower * power, upper * power] : [upper * power, lower * power];
    return u >= l
        ? { upper: (u + (index - 1) * l) / index, lower: l }
        : { upper: u, lower: ((index - 1) * u + l) / index };
}
/** log2(abs(n)), rounded up by at most a sixteenth for short n and by 1 for long ones; 0 for n = 0. */
function logarithmUp(n) {
    if (n * n <= 1n)
        return 0;
    return bitLength(n) > 64 ? bitLength(n) : bitLength(n ** 16n) / 16;
}

/** Largest separation bound to reach, in binary digits. */
const MAX_SEPARATION = 65_536;
/** Number of binary digits after which a number with logarithms is `undecided`. */
const MAX_LOGARITHM_BITS = 2048;
/** Maximum number of digits of a denominator with which a fraction could be the value of an expression. */
const SMALL_DENOMINATOR = 24;
/** Decides the sign of a value that may be 0. */
function decideSign(value) {
    const first = signOfInterval(value.enclose(FIRST_BITS));
    if (first !== null)
        return first;
    const form = formOf(value);
    const cleared = form && tryForm(() => clearDenominators(form).numerator);
    if (cleared?.terms.length === 0)
        return 0;
    if (cleared && isIndependent([cleared]))
        return refineSign(value, MAX_BITS$1, 0);
    const bounds = boundRadicals(value);
    const separation = bounds === null ? Infinity : separationOf(bounds);
    if (separation <= MAX_SEPARATION)
        return refineSign(value, MAX_BITS$1, separation);
    if (tryForm(() => isIdentity(value, cleared)) === true)
        return 0;
    return refineSign(value, MAX_LOGARITHM_BITS, 0);
}
/**
 * Whether a value is proved to be 0 by logarithms: those in its form, or those of the operands of a
 * difference.
 */
function isIdentity({ operation, left, right }, form) {
    if (form && isProvedZero(form, decideSign))
        return true;
    if (operation !== 'difference' || findSign(left) !== findSign(right))
        return false;
    const difference = addForms(takeLogarithm(left), scaleForm(takeLogarithm(right), -1));
    return isProvedZero(clearDenominators(difference).numerator, decideSign);
}
/**
 * Adds digits until the sign is visible; with a separation bound, until the value is so small that it must be
 * 0.
 */
function refineSign(value, maxBits, separation) {
    // A bound that has to be reached is approached in few steps, and the last one goes just beyond it.
    for (let bits = 2 * FIRST_BITS; bits <= maxBits;) {
        const interval = value.enclose(bits);
        const sign = signOfInterval(interval);
        if (sign !== null)
            return sign;
        if (separation > 0 && widthOf(interval) < -separation)
            return 0;
        bits =
            4 * bits > separation && bits < separation ? separation + FIRST_BITS : (separation > 0 ? 4 : 2) * bits;
    }
    return 'undecided';
}
/** Finds the fraction that a value equals; null if there is none. Sets `isProved` if that is proved. */
function findRational(value) {
    const form = formOf(value);
    const quotient = form && tryForm(() => clearDenominators(form));
    if (quotient) {
        const ratio = findRatio(quotient);
        if (ratio !== null)
            return ratio;
        if (isIndependent([quotient.numerator, quotient.denominator]))
            return prove(value);
    }
    if (value.operation === 'power' && isIrrationalPower(value.left, value.right))
        return prove(value);
    const bounds = boundRadicals(value);
    for (let bits = FIRST_BITS; bounds !== null && bits <= MAX_BITS$1; bits *= 2) {
        const interval = value.enclose(bits);
        const candidate = simplestFraction(interval);
        if (bitLength(candidate.denominator) - 1 > denominatorLength(bounds))
            return prove(value);
        const separation = separationOf(subtractFraction(bounds, candidate));
        if (separation > MAX_SEPARATION)
            break;
        if (widthOf(interval) < -separation)
            return candidate;
    }
    return findSmallFraction(value);
}
/** Finds a fraction with a small denominator that a value equals; null if there is none. */
function findSmallFraction(value) {
    const { low, high, scale } = value.enclose(FIRST_BITS);
    // The digits before the point say nothing about fractions.
    const whole = Math.max(0, Math.max(bitLength(low), bitLength(high)) - scale);
    for (let bits = 2 * FIRST_BITS; bits <= MAX_LOGARITHM_BITS; bits *= 2) {
        const candidate = simplestFraction(value.enclose(bits + whole));
        if (bitLength(candidate.denominator) > SMALL_DENOMINATOR)
            return null;
        const sign = decideSign(new Irrational('difference', value, candidate));
        if (sign === 0)
            return candidate;
        if (sign === 'undecided')
            return sign;
    }
    return 'undecided';
}
function prove(value) {
    value.isProved = true;
    return null;
}
/**
 * Whether the theorem of Gelfond and Schneider applies, perhaps to the base: (a^b)^c is a^(b * c), and if b
 * is an algebraic irrational, so is b * c for a fraction c. The base is positive and not 1, the exponent not
 * 0.
 */
function isIrrationalPower(base, exponent) {
    if (!isRational(exponent)) {
        return exponent.isProved && boundRadicals(exponent) !== null && boundRadicals(base) !== null;
    }
    return !isRational(base) && base.operation === 'power' && isIrrationalPower(base.left, base.right);
}
/** The logarithm to base 2 of the width of an interval, rounded up. */
function widthOf({ low, high, scale }) {
    return bitLength(high - low) - scale;
}

// The exact arithmetic that operators are written with: comparisons, each of which is proved or `undecided`,
// the forms of operands, and the result of an operation in its domain, as a fraction if it is one. Operators
// take it as an argument, so that a bundle that only reads and writes expressions has their rows without it.
/** Maximum number of operations in the tree of an irrational value: its decisions recurse over the tree. */
const MAX_SIZE = 256;
/** Whether two values are the same number. */
function isEqual(left, right) {
    const order = compare(left, right);
    return order === 'undecided' ? order : order === 0;
}
/** Compares two values: -1 if left < right, 0 if they are equal, 1 if left > right. */
function compare(left, right) {
    if (left === right)
        return 0;
    if (isRational(left) && isRational(right))
        return findSign(subtract(left, right));
    return tryDecision(() => decideSign(new Irrational('difference', left, right)));
}
/** Whether a value is an integer. */
function isInteger(value) {
    return isRational(value) && value.denominator === 1n;
}
/** Whether a value is one integer. */
function isSame(value, expected) {
    return isInteger(value) && value.numerator === expected;
}
/** Whether abs(value) <= limit. */
function isWithin(value, limit) {
    const above = compare(value, integer(limit));
    const below = compare(value, integer(-limit));
    if (above === 'undecided' || below === 'undecided')
        return 'undecided';
    return above <= 0 && below >= 0;
}
/** Whether a value is an integer other than 0, and at most a limit. */
function isWithinInteger(value, limit) {
    return isInteger(value) && value.numerator !== 0n && value.numerator <= limit && value.numerator >= -limit;
}
/** base^exponent. @param base positive */
function raise(base, exponent, limits) {
    if (isSame(exponent, 0n) || isSame(base, 1n))
        return integer(1n);
    if (isSame(exponent, 1n))
        return base;
    if (isRational(base) && isRational(exponent)) {
        const result = raiseFraction(base, exponent, limits.bits);
        if (result !== null)
            return result;
    }
    if (isTooLong(base, exponent, limits.bits))
        return 'too-large';
    return settle$1('power', base, exponent, limits);
}
/** Whether abs(exponent * ln(base)) exceeds a bound for certain. */
function isTooLong(base, exponent, bits) {
    const logarithm = encloseLogarithm(base, FIRST_BITS);
    const { low, high, scale } = multiplyIntervals(encloseValue(exponent, FIRST_BITS), logarithm, FIRST_BITS);
    return low > shift(BigInt(bits), scale) || high < -shift(BigInt(bits), scale);
}
/** Returns the result of an operation in its domain, if an operand or the result is irrational. */
function settle$1(operation, left, right, { bits }) {
    const node = new Irrational(operation, left, right);
    if (node.size > MAX_SIZE)
        return 'too-large';
    node.isProved = isPlainlyIrrational(operation, left, right);
    const rational = node.isProved ? null : findRational(node);
    if (rational === 'undecided')
        return rational;
    if (rational !== null)
        return checkLength(rational, bits);
    const { low, high, scale } = node.enclose(FIRST_BITS);
    const [least, most] = [low, high].map(bitLength).sort((a, b) => a - b);
    return most - scale < -bits || least - scale > bits ? 'too-large' : node;
}
/**
 * Whether a result is irrational because one operand is a fraction and the other is proved to be irrational.
 */
function isPlainlyIrrational(operation, left, right) {
    if (isRational(left) && isRational(right))
        return true;
    if (operation === 'power' || operation === 'logarithm')
        return false;
    return isRational(left) ? !isRational(right) && right.isProved : left.isProved && isRational(right);
}
const exactArithmetic = {
    checkLength,
    checkLong,
    compare,
    findSign,
    isInteger,
    isRational,
    isSame,
    isWithin,
    isWithinInteger,
    logarithmOfFractions,
    raise,
    settle: settle$1,
};

// The operators on exact values: domains, limits and results, for fractions and irrational numbers alike.
// Those beyond the four are in expression/operators, a file for each.
//
// A result that is rational is always returned as a fraction in lowest terms, so domains that ask for
// integers need no more than a look at the type. Where both operands are fractions, nothing but integer
// arithmetic is done; where one is a fraction and the other proved to be irrational, + - * / need no
// decision. Everything else is decided by decide-sign.ts, in tens of microseconds if the form settles it, in
// up to about a second if a separation bound of 65,536 digits has to be reached.
//
// `limits.bits` bounds the numerators and denominators of results, and the magnitudes of irrational ones; the
// trees of these are bounded, too (exact-arithmetic.ts). Both are `too-large`.
/**
 * Applies an operator. Returns the result, or the reason why it cannot be applied.
 *
 * @param operands as many as the operator has: values that this function has returned, or fractions in lowest
 * terms
 */
function apply(operator, operands, limits) {
    return tryDecision(() => applyInDomain(operator, operands, limits));
}
function applyInDomain(operator, operands, limits) {
    const [left, right] = operands;
    switch (operator) {
        case addition.operator:
            return applyBasic('sum', add, left, right, limits);
        case subtraction.operator:
            return applyBasic('difference', subtract, left, right, limits);
        case multiplication.operator:
            return applyBasic('product', multiply$1, left, right, limits);
        case division.operator:
            return isSame(right, 0n) ? 'division-by-zero' : applyBasic('quotient', divide, left, right, limits);
        default:
            return EXACT_PARTS[operator](operands, limits, exactArithmetic);
    }
}
function applyBasic(operation, compute, left, right, limits) {
    if (isRational(left) && isRational(right)) {
        return checkLength(reduceInTime(compute(left, right)), limits.bits);
    }
    const isScaling = operation === 'product' || operation === 'quotient';
    const neutral = isScaling ? 1n : 0n;
    if (isSame(right, neutral))
        return left;
    if (isSame(left, neutral) && (operation === 'sum' || operation === 'product'))
        return right;
    if (isScaling && (isSame(left, 0n) || isSame(right, 0n)))
        return integer(0n);
    return settle$1(operation, left, right, limits);
}

const MAX_BITS = 8192;
/**
 * Writes a value as decimal text with `digits` significant digits, in the notation of
 * `Number.prototype.toPrecision`: with an exponent below 0.000001 and from 10^digits. Halves are rounded away
 * from 0.
 */
function approximate(value, digits) {
    if (isRational(value))
        return roundFraction(value, digits);
    for (let bits = 4 * digits + 32;; bits *= 2) {
        const { low, high, scale } = encloseValue(value, bits);
        const [below, above] = [low, high].map((end) => roundFraction({ numerator: shift(end, Math.max(0, -scale)), denominator: shift(1n, Math.max(0, scale)) }, digits));
        if (below === above || bits > MAX_BITS)
            return below;
    }
}
function roundFraction({ numerator, denominator }, digits) {
    if (numerator < 0n)
        return `-${roundFraction({ numerator: -numerator, denominator }, digits)}`;
    if (numerator === 0n)
        return '0';
    // The power of ten of the first digit: by the lengths it is this or one less.
    let exponent = String(numerator).length - String(denominator).length;
    if (numerator * tenTo(-exponent) < denominator * tenTo(exponent))
        exponent--;
    const places = digits - 1 - exponent;
    const [over, under] = [2n * numerator * tenTo(places), 2n * denominator * tenTo(-places)];
    let rounded = String((over + under / 2n) / under);
    // 9.99\u2026 may have become 10.
    if (rounded.length > digits)
        [rounded, exponent] = [rounded.slice(0, digits), exponent + 1];
    if (exponent < -6 || exponent >= digits)
        return `${insertPoint(rounded, 1)}${exponent < 0 ? 'e' : 'e+'}${exponent}`;
    return exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}${rounded}` : insertPoint(rounded, exponent + 1);
}
function insertPoint(digits, place) {
    return place === digits.length ? digits : `${digits.slice(0, place)}.${digits.slice(place)}`;
}
/** 10^exponent; 1 for a negative exponent. */
function tenTo(exponent) {
    return 10n ** BigInt(Math.max(0, exponent));
}

const ALL_ARITHMETIC = {
    rows: /* @__PURE__ */ rowsOf(),
    apply: applyExactly,
    isEqual,
    approximate,
};
/** Returns the arithmetic of all operators, those that a user defined included. */
function allArithmetic({ defined }) {
    return defined === undefined ? ALL_ARITHMETIC : { ...ALL_ARITHMETIC, rows: rowsOf(defined) };
}
/** Arithmetic of all operators without the functions that write values, for judging answers. */
const ALL_VALUES = { apply: applyExactly, isEqual };
/** Applies an operator to values in lowest terms. Returns the result, or the fault. */
function applyExactly(row, operands, limits) {
    return isDefined(row) ? row.applyTo(operands, limits) : apply(row.operator, operands, limits);
}
/** Takes the operands of an operator off a stack of values, and returns the result, which must exist. */
function applyKnown(row, values, limits) {
    const right = values.pop();
    const left = row.arity === 1 ? right : values.pop();
    return applyRow(row, left, right, limits, ALL_ARITHMETIC);
}

// The error of an expression without a value: it names the operands that the operator expects, and those that
// it got. The domains themselves are decided in the files of the operators.
/**
 * Throws the error for an operator that cannot be applied.
 *
 * @param operands its operands, in lowest terms
 * @param text the whole expression
 */
function refuseFault(fault, row, operands, limits, text) {
    if (fault === 'too-large' || fault === 'undecided') {
        const reason = fault === 'too-large'
            ? `a number is longer than ${limits.bits} binary digits`
            : `an operand of ${row.operator} could not be decided`;
        throw new NumbersGameError(fault, `expression: ${reason} in ${text}`);
    }
    const expected = fault === 'division-by-zero'
        ? 'a divisor other than 0'
        : isDefined(row)
            ? row.domain
            : DOMAINS[row.operator](limits);
    refuseExpression(`expected ${expected}, got ${formatApplied(row, operands, text)}`);
}
const SHOWN_DIGITS = 40;
/** Formats an operation with the values of its operands, or the whole expression if one has no short text. */
function formatApplied(row, operands, text) {
    const texts = operands.map((operand) => (isRational(operand) ? `${toResultValue(operand)}` : ''));
    if (texts.some((text) => text === '' || text.length > SHOWN_DIGITS))
        return text;
    const [first, last = ''] = texts.map((text) => /\D/.test(text) && row.notation !== 'call' ? `(${text})` : text);
    return formatOperation(row, first, last);
}

// Exact evaluation of any expression, by the rows of the four operators and by exact/ for all others.
//
// Sums and products of fractions are not reduced on the way: an expression has a handful of operations, and a
// gcd costs more than longer digits. exact/ takes and gives lowest terms.
/**
 * Evaluates an expression exactly, as text or as a tree.
 *
 * @param options `limits`: as in rules; without `limits.square`, `square` has no bound. `operators`: those of
 * one's own, made by `defineOperator`
 * @returns a number if it is a safe integer, else text: `'p'` or `'p/q'` in lowest terms, or if the value is
 * irrational the expression itself.
 * @throws NumbersGameError `invalid-option` if it is not an expression, divides by zero, or has an operand
 * outside the domain of its operator; `too-large` if a number is longer than `limits.bits`; `undecided` if an
 * equality on which a domain depends can be neither proved nor refuted.
 * @example
 * evaluate('8 / (3 - 8 / 3)'); // 24
 * evaluate('1 / 3 + 1 / 2'); // '5/6'
 * evaluate('sqrt(2) ^ 2'); // 2
 * evaluate('root(6, 2)'); // 'root(6, 2)'
 */
function evaluate(expression, options = {}) {
    checkProperties(options, ['operators', 'limits'], 'options');
    const limits = parseLimits(options.limits, 'limits');
    const defined = parseDefined(options.operators);
    const tree = typeof expression === 'string' ? parseText(expression, defined) : expression;
    const items = toPostfix(tree, rowsOf(defined));
    const values = [];
    for (const item of items)
        values.push(isLeaf(item) ? integer(numberOf(item)) : applyToLast(item, values, limits, items));
    const value = lower(values[0]);
    return isRational(value) ? toResultValue(value) : formatItems(items);
}
/**
 * Takes the operands of an operator off a stack of values, and gives the result. It is not reduced.
 *
 * @param items the expression, for messages
 * @throws NumbersGameError as `evaluate` does
 */
function applyToLast(row, values, limits, items) {
    const right = values.pop();
    const left = row.arity === 1 ? right : values.pop();
    const value = applyRow(row, left, right, limits, ALL_ARITHMETIC);
    if (typeof value === 'string')
        refuseFault(value, row, operandsOf(row, left, right), limits, formatItems(items));
    return value;
}

// A text that identifies a solution: equal for two expressions if and only if `distinct` counts them as one.
//
// It follows the description of `distinct` (core/api-types.ts) and shares nothing with the engines. Walking
// up the tree, a sum stays a list of terms and a product a list of factors for as long as operations of the
// same kind take it in. Then it is settled: its parts are sorted, of a sum and its negation the one whose
// text comes first is taken, and the sign goes to what surrounds it.
/**
 * Returns a text that is equal for two expressions if and only if they count as one solution.
 *
 * @param expression as text or as a tree
 * @param options `distinct`: which solutions count as different. Default: `essential`. `limits`: as in rules.
 * `operators`: those of one's own, made by `defineOperator`
 * @throws NumbersGameError `invalid-option`, `too-large` or `undecided`, as `evaluate`.
 * @example
 * solutionKey('(1 + 2) * 8') === solutionKey('8 / 1 * (2 + 1)'); // true
 * solutionKey('1 + 2', { distinct: 'trees' }) === solutionKey('2 + 1', { distinct: 'trees' }); // false
 */
function solutionKey(expression, options = {}) {
    checkProperties(options, ['distinct', 'limits', 'operators'], 'options');
    const limits = parseLimits(options.limits, 'limits');
    const distinct = parseDistinct(options.distinct);
    const defined = parseDefined(options.operators);
    const tree = typeof expression === 'string' ? parseText(expression, defined) : expression;
    return keyOf(tree, distinct, { limits, defined }, applyToLast);
}
/**
 * Returns the key of a tree, with checked options.
 *
 * @param applyNext takes the operands of an operator off the stack, and returns the result
 */
function keyOf(tree, distinct, { limits, defined }, applyNext) {
    const items = toPostfix(tree, rowsOf(defined));
    if (distinct === 'trees')
        return formatItems(items);
    const isEssential = distinct === 'essential';
    const opened = [];
    const values = [];
    for (const item of items) {
        if (isLeaf(item)) {
            const value = integer(numberOf(item));
            values.push(value);
            opened.push(openAtom(String(numberOf(item)), value, isZero$1(value)));
            continue;
        }
        const value = lower(applyNext(item, values, limits, items));
        values.push(value);
        const operands = opened.splice(item.arity === 1 ? -1 : -2);
        if (item.family === null) {
            const texts = operands.map((operand) => formatSettled(settle(operand, isEssential)));
            if (item.isCommutative)
                texts.sort();
            opened.push(openAtom(`${item.operator}[${texts.join()}]`, value));
        }
        else {
            const open = item.family === 'sum' ? openSum : openProduct;
            opened.push(open(operands[0], operands[1], invertsRight(item), value, isEssential));
        }
    }
    // What is worth 0 and its negation are one solution.
    const settled = settle(opened[0], isEssential);
    return isZero(settled.body.value) ? settled.body.text : formatSettled(settled);
}
function formatSettled({ body, isNegative }) {
    return isNegative ? `-${body.text}` : body.text;
}
function openAtom(text, value, isNeutral = false) {
    const body = { text, value, isNeutral };
    return { kind: 'atom', isNegative: false, parts: [{ body, isInverted: false }], value };
}
function openSum(left, right, subtracts, value, isEssential) {
    const parts = left.kind === 'sum' ? left.parts : [termOf(left, false, isEssential)];
    if (right.kind === 'sum') {
        for (const { body, isInverted } of right.parts)
            parts.push({ body, isInverted: isInverted !== subtracts });
    }
    else {
        parts.push(termOf(right, subtracts, isEssential));
    }
    return { kind: 'sum', isNegative: false, parts, value };
}
function termOf(open, isSubtracted, isEssential) {
    const { body, isNegative } = settle(open, isEssential);
    return { body, isInverted: isNegative !== isSubtracted };
}
function openProduct(left, right, divides, value, isEssential) {
    const first = factorsOf(left, isEssential);
    const second = factorsOf(right, isEssential);
    for (const { body, isInverted } of second.parts) {
        first.parts.push({ body, isInverted: isInverted !== divides });
    }
    return { kind: 'product', isNegative: first.isNegative !== second.isNegative, parts: first.parts, value };
}
function factorsOf(open, isEssential) {
    if (open.kind === 'product')
        return open;
    const { body, isNegative } = settle(open, isEssential);
    return { parts: [{ body, isInverted: false }], isNegative };
}
function settle(open, isEssential) {
    if (open.kind === 'sum')
        return settleSum(open, isEssential);
    if (open.kind === 'product')
        return settleProduct(open, isEssential);
    return { body: open.parts[0].body, isNegative: false };
}
function settleSum({ parts, value }, isEssential) {
    const write = (isNegated) => joinTexts(parts.map(({ body, isInverted }) => {
        const hasNoSign = body.isNeutral || (isEssential && isZero(body.value));
        return markInverted(body, !hasNoSign && isInverted !== isNegated);
    }), addition.operator);
    const text = write(false);
    const negation = write(true);
    const isNegative = negation < text;
    return {
        body: {
            text: isNegative ? negation : text,
            value: isNegative ? negate(value) : value,
            isNeutral: text === negation,
        },
        isNegative,
    };
}
function settleProduct({ parts, value, isNegative }, isEssential) {
    const hasZero = parts.some(({ body }) => isZero(body.value));
    const text = joinTexts(parts.map(({ body, isInverted }) => {
        const hasNoExponent = isEssential && (hasZero || isUnit(body.value));
        return markInverted(body, !hasNoExponent && isInverted);
    }), multiplication.operator);
    const isNeutral = parts.some(({ body }) => body.isNeutral);
    return { body: { text, value, isNeutral }, isNegative: isNegative && !isNeutral };
}
function markInverted({ text }, isInverted) {
    return isInverted ? `~${text}` : text;
}
function joinTexts(texts, mark) {
    return `(${texts.sort().join(mark)})`;
}
/** Whether a value is 0. */
function isZero(value) {
    return isRational(value) && isZero$1(value);
}
/** Whether a value is 1 or -1. */
function isUnit(value) {
    if (!isRational(value))
        return false;
    const { numerator, denominator } = value;
    return denominator === 1n && (numerator === 1n || numerator === -1n);
}
/** Negates a value. An irrational one stays as it is, because callers only test whether it is a fraction. */
function negate(value) {
    return isRational(value) ? negate$1(value) : value;
}

export { ALL_ARITHMETIC, ALL_VALUES, Irrational, allArithmetic, apply, applyExactly, applyKnown, approximate, encloseValue, evaluate, formOf, isEqual, isRational, keyOf, solutionKey };
//# sourceMappingURL=expressions.js.map
