import { addition, subtraction, ATOM_PRECEDENCE, bracket, formatOperation, checkProperties, parseChoice, unexpected, checkObject, runWithin, parseTimeout } from './puzzles.js';
import { formatJudgedValue, signOf, isSame, magnitude, isInteger, operate } from './texts.js';
import { readAnswer, toStep, worthOf, evaluateItems, isApplication } from './read-answer.js';
import { findAnswer, MAX_CHARACTERS, READ_MODES } from './judge-text.js';
import { openBoard, playStep, describeBoard, checkSolver } from './board.js';

// The value of each step of an answer, for rewards that do not wait for the end: whether the step is legal,
// and whether the target can still be made after it.
//
// The text is read as `verify` reads it. A step that is not legal leaves the board as it was, so later steps
// cannot use its result. The first position is judged only if a step loses the target, and none is judged
// once the target is lost: it stays lost.
/**
 * Traces the steps of an answer: tells for each whether it is legal, and whether the target can still be made
 * after it. An expression is traced in the order of its operations. A text that `verify` cannot read has no
 * steps.
 *
 * @throws NumbersGameError as `reset` of an environment, and `too-large` if a legal result is not a safe
 * integer under natural values
 * @example
 * const puzzle = { numbers: [1, 3, 7, 10, 25, 50], target: 765 };
 * const { steps, firstLost } = traceSteps('(50 + 1) * 25', puzzle, { solver: await createSolver() });
 * steps.map(({ operationsLeft }) => operationsLeft); // [2, null]
 * firstLost; // 1
 *
 * @experimental
 */
function traceSteps(answer, puzzle, options) {
    checkProperties(options, ['solver', 'read'], 'options');
    const solver = checkSolver(options.solver);
    const read = parseChoice(options.read, READ_MODES, 'strict', 'read');
    if (typeof answer !== 'string')
        throw unexpected('invalid-option', 'answer', 'text', answer);
    checkObject(puzzle, 'puzzle');
    return runWithin(parseTimeout(puzzle.timeout), () => traceText(answer, puzzle, solver, { read }));
}
/** Traces the steps of a text that is read as by `verify` or a data set. @throws NumbersGameError */
function traceText(answer, puzzle, solver, { read, leadingMinus = false }) {
    let board = openBoard(puzzle);
    let position = null;
    let firstLost = null;
    const steps = [];
    const written = new Set();
    const describe = () => (position ??= describeBoard(board, solver));
    const { rules } = board.puzzle;
    const leaves = board.values.flatMap((value) => (typeof value === 'number' ? [[value]] : []));
    const found = findAnswer(answer, { leaves, rules, target: board.target }, read, leadingMinus);
    if (found === undefined || found.text.length > MAX_CHARACTERS)
        return { steps, firstLost };
    const { text: candidate, form } = found;
    for (const operation of listOperations(readAnswer(candidate, { leaves, rules }, form))) {
        const step = form.leadingMinus ? putPlusFirst(operation, board) : operation;
        const text = formatStep(step);
        const next = playStep(board, step);
        if (form.dropsRepeated && next === 'number-reused' && written.has(text))
            continue;
        written.add(text);
        const reason = typeof next === 'string' ? next : null;
        if (typeof next !== 'string') {
            const after = position?.solvable === false ? position : describeBoard(next, solver);
            if (!after.solvable && describe().solvable)
                firstLost = steps.length;
            [board, position] = [next, after];
        }
        const { solvable: reachable, operations: operationsLeft } = describe();
        const numbers = board.values.map(formatJudgedValue);
        steps.push({ text, legal: reason === null, reason, numbers, reachable, operationsLeft });
    }
    return { steps, firstLost };
}
/** Reads the step `-5 + 9` as `9 - 5`, unless there is a value -5. */
function putPlusFirst(step, { values }) {
    const { left, row, right, results } = step;
    if (row !== addition || signOf(left) >= 0 || values.some((value) => isSame(value, left)))
        return step;
    return { left: right, row: subtraction, right: magnitude(left), results };
}
/** Lists the operations of an answer in their order; none if it is neither an expression nor steps. */
function listOperations(read) {
    if ('reason' in read)
        return [];
    const { drafts } = read;
    // Environments have no aces that count 11.
    const items = read.items.map((item) => (item === 'A' ? 1 : item));
    const evaluate = (start, end) => evaluateItems(items, start, end);
    // Steps behind a rounded result repeat the expression of that result.
    const repeated = drafts.some(({ isApproximate }) => isApproximate) ? evaluate : undefined;
    const operations = [];
    for (const { expression, claims, isApproximate } of drafts) {
        const { start, end } = expression;
        const results = claims.map((claim) => evaluate(claim.start, claim.end));
        if (drafts.length === 1)
            return listParts(items.slice(start, end), results);
        const step = toStep(items, start, end, repeated);
        if (step === null || (claims.length === 0 && !isApproximate))
            return [];
        const [left, right] = step.operands.map(worthOf);
        operations.push({ left, row: step.row, right, results });
    }
    return operations;
}
/** Lists the operations of an expression, up to one whose operand has no value. */
function listParts(items, results) {
    const operations = [];
    const values = [];
    for (const [at, item] of items.entries()) {
        if (isApplication(item)) {
            const row = item.row;
            const [left, right] = values.splice(-2);
            if (left === null || right === null)
                break;
            operations.push({ left, row, right, results: at === items.length - 1 ? results : [] });
            values.push(operate(row, left, right));
        }
        else
            values.push(worthOf(item)); // signs are refused, except in steps
    }
    return operations;
}
/** Writes a step with its result, the stated one if there is one, as `steps` of `solve` are written. */
function formatStep({ left, row, right, results }) {
    const [first, last] = [left, right].map((value, place) => {
        const precedence = isInteger(value) && signOf(value) >= 0 ? ATOM_PRECEDENCE : 0;
        return bracket(String(formatJudgedValue(value)), precedence, row, place === 1);
    });
    const text = formatOperation(row, first, last);
    const result = results.find((stated) => stated !== null) ?? operate(row, left, right);
    return result === null ? text : `${text} = ${formatJudgedValue(result)}`;
}

export { traceSteps, traceText };
//# sourceMappingURL=trace-steps.js.map
