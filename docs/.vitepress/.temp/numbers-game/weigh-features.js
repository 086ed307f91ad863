import { BASIC_ARITHMETIC, invertsRight, approximateMagnitude, reduce, toResultValue, unexpected, BASIC_OPERATORS, NumbersGameError } from './puzzles.js';
import { operate, isInteger, formatJudgedValue } from './texts.js';

// An expression as players see it: a sum or product of several parts, none of the same kind as the whole.
// Brackets that change nothing are gone, so statements about it do not depend on how the expression is
// written.
//
// Ratings look at every solution of a puzzle, so values are numbers while they are safe integers
// (verify/judged-value.ts), and the parts of an expression are listed once for all statements about it.
const NO_PARTS = [];
/**
 * Flattens an expression of the four operators. It recurses, because solutions are no deeper than a board
 * has numbers.
 */
function flatten(expression) {
    if (typeof expression === 'number')
        return { kind: 'atom', value: expression, parts: NO_PARTS };
    const { operator, left, right } = expression;
    const row = BASIC_ARITHMETIC.rows.get(operator);
    const [a, b] = [flatten(left), flatten(right)];
    const kind = row.family;
    const parts = [];
    addParts(parts, a, kind, false);
    addParts(parts, b, kind, invertsRight(row));
    return { kind, value: operate(row, a.value, b.value), parts };
}
function addParts(parts, form, kind, isInverse) {
    if (form.kind !== kind) {
        parts.push({ form, isInverse });
        return;
    }
    for (const part of form.parts) {
        parts.push(isInverse ? { form: part.form, isInverse: !part.isInverse } : part);
    }
}
/** Lists the sums and products of an expression at any depth, the outermost first. */
function listCompounds(form) {
    const compounds = [];
    const add = (each) => {
        if (each.kind === 'atom')
            return;
        compounds.push(each);
        for (const part of each.parts)
            add(part.form);
    };
    add(form);
    return compounds;
}
/** Whether a value is 0, 1 or -1. */
function isUnit(value) {
    return value === 0 || value === 1 || value === -1;
}
/** Approximates abs(value) by a number. */
function approximate(value) {
    return typeof value === 'number' ? Math.abs(value) : approximateMagnitude(reduce(value));
}
/**
 * Whether an expression with these sums and products divides, however it is written. Dividing by 1 or -1 and
 * dividing 0 do not count, because multiplying gives the same.
 */
function divides(compounds) {
    return compounds.some(({ kind, value, parts }) => kind === 'product' && value !== 0 && parts.some((part) => part.isInverse && !isUnit(part.form.value)));
}
/** Whether an expression with these sums and products subtracts, however it is written. */
function subtracts(compounds) {
    return compounds.some(({ kind, parts }) => kind === 'sum' && parts.some((part) => part.isInverse));
}
/**
 * Whether an expression with these sums and products needs a fraction on the way, however it is written. A
 * quotient of products of integers that is an integer does not, because all multiplications can come first.
 */
function takesFraction(compounds) {
    return compounds.some(({ value }) => !isInteger(value));
}

// Numeric features that make a puzzle hard or easy, computed from the given numbers and the first distinct
// solutions.
//
// Logarithms and other functions that platforms round differently are avoided. Sums, quotients and square
// roots of doubles are exactly defined, so a difficulty is the same everywhere.
/** Maximum number of solutions to consider. */
const MOST_SOLUTIONS = 100;
/**
 * Computes the features of a puzzle from its first solutions; null if it has none.
 *
 * @throws Error if an expression is not worth the target: a fault of this package
 */
function featuresOf({ leaves, target }, solutions) {
    const totals = { units: 0, products: 0, sums: 0, twoProducts: 0, divisions: 0, fractions: 0 };
    const worth = toResultValue(target);
    let count = 0;
    let operations = Infinity;
    let largest = Infinity;
    let smallFactor = false;
    for (const expression of solutions) {
        const form = flatten(expression);
        if (formatJudgedValue(form.value) !== worth)
            throw new Error('numbers-game: a fault in the solver');
        const compounds = listCompounds(form);
        addTotals(totals, form, compounds);
        operations = Math.min(operations, countOperations(compounds));
        largest = Math.min(largest, largestOf(compounds));
        smallFactor ||= hasSmallFactor(form);
        if (++count === MOST_SOLUTIONS)
            break;
    }
    if (count === 0)
        return null;
    const { units, products, sums, twoProducts, divisions, fractions } = totals;
    return {
        operations,
        solutions: count,
        largest,
        ...countLeaves(leaves),
        units: units / count,
        unit: Number(units > 0),
        smallFactor: Number(smallFactor),
        products: products / count,
        sums: sums / count,
        twoProducts: twoProducts / count,
        divisions: divisions / count,
        fractions: fractions / count,
    };
}
/** Computes the features of the given numbers. A number with several values counts as the least of them. */
function countLeaves(leaves) {
    const numbers = leaves.map(([least]) => least);
    return {
        equal: numbers.length - new Set(numbers).size,
        one: Number(numbers.includes(1)),
        aboveTen: numbers.filter((number) => number > 10).length,
    };
}
/** Adds a solution, which has these sums and products, to the totals. */
function addTotals(totals, { kind, parts }, compounds) {
    for (let i = 1; i < compounds.length; i++) {
        const inner = compounds[i];
        totals.units += Number(isUnit(inner.value));
        if (inner.kind === 'product')
            totals.products++;
        else
            totals.sums++;
    }
    const isSumOfProducts = kind === 'sum' && parts.filter((part) => part.form.kind === 'product').length > 1;
    totals.twoProducts += Number(isSumOfProducts);
    totals.divisions += Number(divides(compounds));
    totals.fractions += Number(takesFraction(compounds));
}
/** Number of operations: a sum or product of k parts has k - 1. */
function countOperations(compounds) {
    return compounds.reduce((operations, { parts }) => operations + parts.length - 1, 0);
}
/** Largest absolute result in an expression. All multiplications of a product come before its divisions. */
function largestOf(compounds) {
    let largest = 0;
    for (const { kind, value, parts } of compounds) {
        largest = Math.max(largest, approximate(value));
        if (kind !== 'product')
            continue;
        let product = 1;
        for (const { form, isInverse } of parts)
            if (!isInverse)
                product *= approximate(form.value);
        largest = Math.max(largest, product);
    }
    return largest;
}
function hasSmallFactor({ kind, parts }) {
    if (kind !== 'product' || parts.length !== 2 || parts.some((part) => part.isInverse))
        return false;
    const [a, b] = parts;
    const made = [a.form, b.form].filter((form) => form.kind !== 'atom');
    return made.length === 1 && (made[0].value === 2 || made[0].value === 3);
}

/**
 * Weights for games in which all numbers must be used: fitted to 681 hands of the 24 game, so that the
 * difficulty is about the percentage of the 1,362 solvable hands that people solve faster. A level is a fifth
 * of these hands. The weight of an operation is chosen, because all hands of four cards take three.
 */
const ALL_NUMBERS = {
    constant: 15,
    weights: {
        operations: 15,
        rootOfSolutions: -22.06,
        rootOfLargest: 21.18,
        equal: -12.77,
        one: -19.59,
        aboveTen: -3.7,
        units: -29.5,
        unit: -16.25,
        smallFactor: -9.38,
        products: 27.53,
        sums: 12.2,
        twoProducts: -18.05,
        fractions: 21.91,
    },
    limits: [27.6, 42.7, 56.9, 72.3],
};
/**
 * Weights for games in which numbers may be left over, such as Countdown: chosen, not fitted to data. More
 * operations, large results on the way, nested sums and products, and divisions make a puzzle harder; more
 * solutions make it easier. A level is a fifth of the solvable problems of the Countdown round.
 */
const ANY_NUMBERS = {
    constant: 0,
    weights: {
        operations: 15,
        rootOfLargest: 5,
        rootOfSolutions: -3,
        sums: 5,
        products: 5,
        divisions: 10,
    },
    limits: [52.2, 67.3, 72.8, 87],
};

// The difficulty of a puzzle for people: a sum of its weighted features.
//
// A linear sum, and not a model of how solutions are found one before the other (a race of all solutions,
// each with its rate, was as good in cross-validation): it is fitted in closed form, and each weight can be
// read.
/**
 * Rates a puzzle by the solutions that engines list. Their texts and steps are not written, which takes most
 * of the time of `solver.solutions`.
 *
 * @param least the fewest numbers of a solution, if that is known
 * @throws NumbersGameError as `rate`
 */
function rateParsed(parsed, engines, least = 1) {
    checkRated(parsed);
    const engine = engines.find('list', parsed.rules, parsed.leaves.length);
    return engines.run(engine, () => weigh(parsed, featuresOf(parsed, engine.list(parsed, 'essential', MOST_SOLUTIONS, least))));
}
/**
 * Checks that the weights are made for a puzzle.
 *
 * @throws NumbersGameError `invalid-option` for other operators, `invalid-numbers` for a 0
 */
function checkRated({ leaves, rules: { operators } }) {
    if (leaves[0][0] === 0) {
        throw unexpected('invalid-numbers', 'numbers', 'integers from 1 for rate', 0);
    }
    if (operators === undefined)
        return;
    const message = `rules.operators: expected all of ${BASIC_OPERATORS.join(' ')} for rate`;
    throw new NumbersGameError('invalid-option', `${message}, got ${operators.join(' ')}`);
}
/** Computes the difficulty from the features, which are null if the puzzle has no solution. */
function weigh({ rules, target }, features) {
    if (features === null)
        return { difficulty: null, level: null, features };
    const { constant, weights, limits } = rules.use === 'all' ? ALL_NUMBERS : ANY_NUMBERS;
    const magnitude = approximateMagnitude(target);
    let sum = constant;
    for (const name in weights) {
        sum += weights[name] * termOf(name, features, magnitude);
    }
    const difficulty = Math.round(10 * sum) / 10;
    return { difficulty, level: (1 + limits.filter((limit) => difficulty >= limit).length), features };
}
/** Computes a term of the features of a puzzle. @param target absolute value of the target */
function termOf(name, features, target) {
    if (name === 'rootOfSolutions')
        return Math.sqrt(features.solutions);
    if (name === 'rootOfLargest')
        return Math.sqrt(Math.max(1, features.largest / Math.max(1, target)));
    return features[name];
}

export { MOST_SOLUTIONS, checkRated, divides, featuresOf, flatten, listCompounds, rateParsed, subtracts, takesFraction, weigh };
//# sourceMappingURL=weigh-features.js.map
