import { parseChoice, parseRules, deepFreeze, twentyFour, parsePuzzle, MAX_JUDGED, checkDefined, unexpected, isGivenNumber, parseTarget, parseBoolean, formatFraction, checkProperties, NumbersGameError, checkObject, countdownPoints, pointsOf, findPoints, mostPoints, divide } from './puzzles.js';
import { ALL_VALUES } from './expressions.js';
import { formatJudgedValue, checkSquare, toValue, magnitude, compare, toFraction } from './texts.js';
import { judgeStrictly, READ_MODES, judgeText } from './judge-text.js';
import { worthOf } from './read-answer.js';

// The published data sets and benchmarks whose answers are often judged, one record each. The rewards are
// those of their own code at the named commit; the page "Training and evaluation" lists the wrong answers
// that this code accepts and `verify` does not.
const reasoningGym = {
    repository: 'https://github.com/open-thought/reasoning-gym',
    commit: '49b07130b3fcd12f2d064bba7c43869543a0e7e7',
};
/** Records of published data sets and benchmarks, by their ids. */
const datasets = deepFreeze({
    tinyzero: {
        id: 'tinyzero',
        aliases: ['countdown-tasks-3to4'],
        rules: twentyFour,
        fields: {
            numbers: ['nums', 'reward_model.ground_truth.numbers'],
            target: ['target', 'reward_model.ground_truth.target'],
            reference: null,
        },
        read: 'extract',
        leadingMinus: true,
        rewards: { exact: 1, wellFormed: 0.1, malformed: 0.1, missing: 0 },
        source: {
            repository: 'https://github.com/Jiayi-Pan/TinyZero',
            file: 'verl/utils/reward_score/countdown.py',
            commit: '95df88f2dcb05f33bd18da546531b52d0954c18b',
        },
    },
    'reasoning-gym-countdown': {
        id: 'reasoning-gym-countdown',
        aliases: [],
        rules: twentyFour,
        fields: { numbers: ['metadata.numbers'], target: ['metadata.target'], reference: 'answer' },
        read: 'extract',
        leadingMinus: true,
        rewards: { exact: 1, wellFormed: 0.05, malformed: 0.01, missing: 0.01 },
        source: { ...reasoningGym, file: 'reasoning_gym/games/countdown.py' },
    },
    'reasoning-gym-puzzle24': {
        id: 'reasoning-gym-puzzle24',
        aliases: [],
        rules: twentyFour,
        fields: { numbers: ['metadata.numbers'], target: 24, reference: 'answer' },
        read: 'extract',
        leadingMinus: true,
        rewards: { exact: 1, wellFormed: 0.01, malformed: 0.01, missing: 0.01 },
        source: { ...reasoningGym, file: 'reasoning_gym/games/puzzle24.py' },
    },
    'tree-of-thoughts-24': {
        id: 'tree-of-thoughts-24',
        aliases: [],
        rules: twentyFour,
        fields: { numbers: ['Puzzles'], target: 24, reference: null },
        read: 'tolerant',
        leadingMinus: true,
        rewards: { exact: 1, wellFormed: 0, malformed: 0, missing: 0 },
        source: {
            repository: 'https://github.com/princeton-nlp/tree-of-thought-llm',
            file: 'src/tot/tasks/game24.py',
            commit: 'ab400345c5ea39d28ea6d7d3be0e417b11113c87',
        },
    },
});
const parsedRules = new Map();
const byName = new Map();
for (const dataset of Object.values(datasets)) {
    for (const name of [dataset.id, ...dataset.aliases])
        byName.set(name, dataset);
}
/** Names that the option `dataset` takes. */
const datasetNames = [...byName.keys()];
/** Finds the record of a data set; null for undefined. @throws NumbersGameError `invalid-option` */
function parseDataset(name) {
    return name === undefined ? null : byName.get(parseChoice(name, datasetNames, undefined, 'dataset'));
}
/** Returns the checked rules of a data set, which are kept. */
function findRules(dataset) {
    const known = parsedRules.get(dataset) ?? parseRules(dataset.rules);
    parsedRules.set(dataset, known);
    return known;
}

// The puzzle of an answer, checked, and the verdict on it. The rounds that people play judge by this file
// alone, so that pages carry no reading of longer texts and no data sets.
/** Verifies an answer under `strict`, for a program that carries only the arithmetic that its rules need. */
function verifyBy(arithmetic, answer, puzzle) {
    return explain(judgeStrictly(parseAnswer(answer), parseGoal(puzzle, undefined, arithmetic)));
}
/** Verdict of a judgement. */
function explain({ judgement, strict }) {
    const verdict = toVerdict(judgement);
    if (strict === null)
        return verdict;
    const isSame = strict.reason === judgement.reason && formatValue(strict.value) === verdict.value;
    return Object.assign(verdict, { strict: isSame });
}
/** Whether an answer with this reason is right. */
function isRight(reason) {
    return reason === 'exact' || reason === 'impossible';
}
function toVerdict({ reason, value, distance, used, unused, stray, operator }) {
    const verdict = {
        ok: isRight(reason),
        reason,
        value: formatValue(value),
        distance: distance === null ? null : formatJudgedValue(distance),
        used: used.map(formatTaken),
        unused: unused.map(formatUnused),
    };
    if (operator !== undefined)
        verdict.operator = operator;
    if (stray !== undefined)
        verdict.number = formatTaken(stray);
    return verdict;
}
/** Converts a value to the form used in verdicts. */
function formatValue(value) {
    return value === null || typeof value === 'string' ? value : formatJudgedValue(value);
}
/** Checks a puzzle. @param fixed rules and target that the puzzle does not name */
function parseGoal(puzzle, fixed, arithmetic) {
    const { leaves, rules, target, leastDistance } = parsePuzzle(puzzle, readTarget, MAX_JUDGED, fixed);
    checkSquare(rules);
    checkDefined(rules);
    return {
        leaves,
        rules,
        target,
        leastDistance: leastDistance === null ? null : toValue(leastDistance),
        solvable: readSolvable(puzzle, leastDistance),
        arithmetic,
    };
}
/** Whether a puzzle says that its target can be made; undefined if it does not say. */
function readSolvable(puzzle, leastDistance) {
    const solvable = parseBoolean(puzzle.solvable ?? undefined, undefined, 'solvable');
    if (leastDistance === null)
        return solvable;
    const isZero = leastDistance.numerator === 0n;
    if (solvable === undefined || solvable === isZero)
        return isZero;
    const expected = `${isZero} for the leastDistance ${formatFraction(leastDistance)}`;
    throw unexpected('invalid-option', 'solvable', expected, solvable);
}
/** Reads a target. Most are positive safe integers, which need no fraction. */
function readTarget(target, rules) {
    return isGivenNumber(target) ? target : toValue(parseTarget(target, rules));
}
/** Checks that an answer is text. */
function parseAnswer(answer) {
    if (typeof answer === 'string')
        return answer;
    throw unexpected('invalid-option', 'answer', 'text', answer);
}
/** Converts a number that was taken to the form used in verdicts. */
function formatTaken(taken) {
    return typeof taken === 'object' && 'text' in taken ? taken.text : formatJudgedValue(worthOf(taken));
}
/** Converts an unused leaf to the form used in verdicts. */
function formatUnused(leaf) {
    return leaf.length === 1 ? leaf[0] : { oneOf: [...leaf] };
}

// The two functions of the entry `numbers-game/verify`: they check puzzle and options, judge the answer, and
// return a verdict or a score.
const VERIFY_OPTIONS = ['read', 'dataset'];
const SCORE_OPTIONS = [...VERIFY_OPTIONS, 'shaping'];
const SHAPINGS = ['exact', 'distance', 'format', 'show'];
/** Score of a readable answer that is not right, under `format`. */
const FORMAT_SCORE = 0.1;
/**
 * Verifies an answer without trusting it: it is read, never run.
 *
 * An answer is an expression, `(1 + 50) * (25 - 10)`, optionally followed by `= 765`, or a list of steps, one
 * on each line or separated by commas or semicolons: `1 + 50 = 51, 25 - 10 = 15, 51 * 15 = 765`. A step has
 * one operation, whose operands may be negative numbers or fractions if they are results of earlier steps.
 * `(left: ...)` after a step is ignored, and so are the digits after `\u2248`: later steps repeat the expression.
 *
 * Operators are `+ - * /`, also written `\u2212 \u2013 \u00d7 \u00b7 \u22c5 \u00f7 :` and `\times \cdot \ast \div`; `\frac{a}{b}` is `(a) /
 * (b)`; brackets are `( ) [ ] { }`. If the rules allow them, `2 ^ 3` or `2 ** 3`, `root(8, 3)` or
 * `\sqrt[3]{8}`, `log(3, 9)` or `\log_{3} 9`, `10 mod 3`, `10 % 3` or `10 \bmod 3`, `sqrt(9)`, `\u221a9` or
 * `\sqrt{9}`, `5!`, `square(9)`, and 12 or `concat(1, 2)`. `$`, `\(`, `\left` and their like are treated as
 * blanks. Cards may be written as letters; an `A` that may count 1 or 11 counts whatever is better for the
 * answer.
 *
 * @param answer any text; over 10,000 characters it is `too-long`
 * @throws NumbersGameError for an invalid puzzle or invalid options, never for an answer that is text:
 * `invalid-numbers`, `invalid-target`, `invalid-option` or `too-large`.
 * @example
 * verify('8 / (3 - 8 / 3)', { numbers: [3, 3, 8, 8], rules: twentyFour });
 * // { ok: true, reason: 'exact', value: 24, distance: 0, used: [8, 3, 8, 3], unused: [] }
 * verify('7 // 2', { numbers: [2, 7], target: 3 }).reason; // 'operator-not-allowed'
 */
function verify(answer, puzzle, options = {}) {
    return explain(readAndJudge(answer, puzzle, options, VERIFY_OPTIONS));
}
/** Verifies and scores an answer at once, by the points of a game under `show`. */
function verifyAndScore(answer, puzzle, options, game = puzzle.game) {
    const judged = readAndJudge(answer, puzzle, options, SCORE_OPTIONS);
    return Object.assign(explain(judged), { score: grade(judged, options, game) });
}
/**
 * Scores an answer: 1 if it is right, else by `shaping`
 * - `exact` (the default): 0;
 * - `distance`: max(0, 1 - distance / abs(target)) if it keeps the rules (`nearest` or `wrong-value`), else
 *   0;
 * - `format`: 0.1 if it could be read (any reason from `number-not-given` on), else 0;
 * - `show`: if it keeps the rules, the points that the record of its game gives to its distance, divided by
 *   the most; those of Countdown (10 for the target, 7 within 5, 5 within 10) without a game; else 0.
 *
 * The answer that there is no solution scores 0 if it is not right. With `dataset`, the score is the reward
 * of the data set.
 *
 * @returns a number from 0 to 1
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`, as `verify` does.
 * @example
 * score('50 * 25', { numbers: [1, 3, 7, 10, 25, 50], target: 1000 }, { shaping: 'distance' }); // 0.75
 */
function score(answer, puzzle, options = {}) {
    return grade(readAndJudge(answer, puzzle, options, SCORE_OPTIONS), options, puzzle.game);
}
/** Score of a judgement. */
function grade(judged, options, game) {
    const { judgement, goal, dataset, isImpossible } = judged;
    if (dataset !== null)
        return rewardOf(judged, dataset.rewards);
    const shaping = parseChoice(options.shaping, SHAPINGS, 'exact', 'shaping');
    const { reason, distance } = judgement;
    if (isRight(reason))
        return 1;
    if (isImpossible || isUnread(reason) || reason === 'operator-not-allowed')
        return 0;
    if (shaping === 'format')
        return FORMAT_SCORE;
    if (distance === null || !(reason === 'nearest' || reason === 'wrong-value'))
        return 0;
    if (shaping === 'distance')
        return nearness(distance, goal.target);
    if (shaping !== 'show')
        return 0;
    const points = game === undefined ? countdownPoints : pointsOf(game);
    return findPoints(points, (most) => compare(distance, most) <= 0) / mostPoints(points);
}
function rewardOf({ judgement, isMissing }, rewards) {
    const { reason } = judgement;
    if (isMissing)
        return rewards.missing;
    if (isUnread(reason))
        return rewards.malformed;
    return isRight(reason) ? rewards.exact : rewards.wellFormed;
}
function isUnread(reason) {
    return reason === 'not-an-expression' || reason === 'too-long';
}
/** Checks all arguments, and judges the answer. */
function readAndJudge(answer, puzzle, options, known) {
    checkProperties(options, known, 'options');
    const dataset = parseDataset(options.dataset);
    if (dataset !== null && options.shaping !== undefined)
        throw cannotCombine('shaping');
    const goal = parseGoal(puzzle, dataset === null ? undefined : applyDataset(puzzle, dataset), ALL_VALUES);
    const read = parseChoice(options.read, READ_MODES, dataset?.read ?? 'strict', 'read');
    const { judgement, isMissing, isImpossible, strict } = judgeText(parseAnswer(answer), goal, read, dataset?.leadingMinus === true);
    // Written out: a copy by `...` takes as long as an answer of three steps.
    return { judgement, isMissing, isImpossible, strict, goal, dataset };
}
/** Rules of a data set for a puzzle, and the target if all its rows have the same one. */
function applyDataset(puzzle, dataset) {
    checkObject(puzzle, 'puzzle');
    for (const name of ['rules', 'game'])
        if (puzzle[name] !== undefined)
            throw cannotCombine(name);
    const { target } = dataset.fields;
    const { target: given = typeof target === 'number' ? target : undefined } = puzzle;
    if (given === undefined)
        throw new NumbersGameError('invalid-target', 'target: expected a number, got none');
    return { rules: findRules(dataset), target: given };
}
/** Creates the error for an option or property that a data set decides itself. */
function cannotCombine(name) {
    return new NumbersGameError('invalid-option', `${name}: cannot be combined with dataset`);
}
/** max(0, 1 - distance / abs(target)) for a distance above 0. */
function nearness(distance, target) {
    const whole = magnitude(target);
    if (compare(distance, whole) >= 0)
        return 0;
    if (typeof distance === 'number' && typeof whole === 'number')
        return 1 - distance / whole;
    const { numerator, denominator } = divide(toFraction(distance), toFraction(whole));
    return Number(((denominator - numerator) << 53n) / denominator) / 2 ** 53; // the precision of a number
}

export { SHAPINGS, cannotCombine, datasetNames, datasets, parseDataset, score, verify, verifyAndScore, verifyBy };
//# sourceMappingURL=verify-parts.js.map
