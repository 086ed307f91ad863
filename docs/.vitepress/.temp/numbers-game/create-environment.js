import { checkProperties, unexpected, parseRules, parseGameRecord, NumbersGameError } from './puzzles.js';
import { checkSolver, checkOperators, openBoard, describeBoard, playStep } from './board.js';
import { readAnswer, toStep, evaluateItems, worthOf } from './read-answer.js';

/** Far above the longest step of a board. */
const MAX_CHARACTERS = 1000;
const GRAMMAR = { isTolerant: false, leadingMinus: false, isMath: undefined, isStep: true };
/** Reads a step on a board with these values; the reason if it is not one. */
function readStep(text, values, rules) {
    if (text.length > MAX_CHARACTERS)
        return 'not-an-expression';
    const leaves = values.flatMap((value) => (typeof value === 'number' ? [[value]] : []));
    const read = readAnswer(text, { leaves, rules }, GRAMMAR);
    if ('reason' in read)
        return read.reason;
    const [{ expression, claims }] = read.drafts;
    const step = toStep(read.items, expression.start, expression.end);
    if (read.drafts.length > 1 || step === null)
        return 'not-an-expression';
    const results = claims.map(({ start, end }) => evaluateItems(read.items, start, end));
    const [left, right] = step.operands.map(worthOf);
    return { left, row: step.row, right, results };
}

// A board that is played step by step, for learning by trial: each step is judged exactly, and each position
// tells whether the target can still be made and in how few operations.
/** Reward if the options have none. */
const rewardSolved = ({ solved }) => Number(solved);
/**
 * Makes an environment for one board at a time.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * const environment = createEnvironment({ solver: await createSolver() });
 * environment.reset({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }).operations; // 3
 * environment.step('25 - 10').solvable; // true
 *
 * @experimental
 */
function createEnvironment(options) {
    checkProperties(options, ['solver', 'game', 'rules', 'reward'], 'options');
    const { game, rules, reward = rewardSolved } = options;
    const solver = checkSolver(options.solver);
    if (typeof reward !== 'function')
        throw unexpected('invalid-option', 'reward', 'a function', reward);
    checkOperators(parseRules(parseGameRecord(options)?.rules ?? rules));
    let board = null;
    let position = null;
    return {
        reset(puzzle) {
            checkProperties(puzzle, ['numbers', 'target'], 'puzzle');
            const next = openBoard({ ...puzzle, game, rules });
            position = describeBoard(next, solver);
            board = next;
            return { ...position, numbers: [...position.numbers] };
        },
        step(action) {
            if (typeof action !== 'string')
                throw unexpected('invalid-option', 'action', 'text', action);
            if (board === null || position === null || position.done) {
                const got = board === null ? 'none' : 'one that is done';
                throw new NumbersGameError('invalid-option', `step: expected a board in play, got ${got}`);
            }
            const step = readStep(action, board.values, board.puzzle.rules);
            const next = typeof step === 'string' ? step : playStep(board, step);
            const reason = typeof next === 'string' ? next : null;
            const after = typeof next === 'string' ? position : describeBoard(next, solver);
            const move = { ...after, numbers: [...after.numbers], legal: reason === null, reason };
            const earned = checkReward(reward(move));
            if (typeof next !== 'string')
                board = next;
            position = after;
            return { ...move, reward: earned };
        },
    };
}
/** Checks what the function `reward` returned. @throws NumbersGameError `invalid-option` */
function checkReward(earned) {
    if (typeof earned === 'number')
        return earned;
    throw unexpected('invalid-option', 'reward', 'a function that returns a number', earned);
}

export { createEnvironment };
//# sourceMappingURL=create-environment.js.map
