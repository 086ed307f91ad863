// The value of each step of an answer, for rewards that do not wait for the end: whether the step is legal,
// and whether the target can still be made after it.
//
// The text is read as `verify` reads it. A step that is not legal leaves the board as it was, so later steps
// cannot use its result. The first position is judged only if a step loses the target, and none is judged
// once the target is lost: it stays lost.
import { parseTimeout, runWithin } from '../core/deadline.js';
import { checkObject, checkProperties, parseChoice } from '../core/options.js';
import {
  ATOM_PRECEDENCE,
  addition,
  formatOperation,
  subtraction,
  type BasicRow,
} from '../core/operator-notation.js';
import { bracket } from '../expression/format-items.js';
import {
  formatJudgedValue,
  isLong,
  isSame,
  operate,
  magnitude,
  signOf,
  isInteger,
  toFraction,
  type JudgedValue,
} from '../reading/judged-value.js';
import {
  evaluateItems,
  isApplication,
  toStep,
  worthOf,
  type Item,
  type Operand,
} from '../reading/postfix-items.js';
import { readAnswer, type AnswerRefusal, type Drafts } from '../reading/read-answer.js';
import { MAX_CHARACTERS } from '../verify/judge-answer.js';
import { findAnswer } from '../verify/judge-text.js';
import { parseAnswer } from '../verify/verdict.js';
import { READ_MODES, type Dataset } from '../verify/verify-types.js';
import { checkSolver, describeBoard, openBoard, playStep, type Board } from './board.js';
import type { Position, Trace, TracedStep, TraceOptions, TracePuzzle } from './environment-types.js';
import type { WrittenStep } from './read-step.js';

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
export function traceSteps(answer: string, puzzle: TracePuzzle, options: TraceOptions): Trace {
  checkProperties(options, ['solver', 'read'], 'options');
  const solver = checkSolver(options.solver);
  const read = parseChoice(options.read, READ_MODES, 'strict', 'read');
  checkObject(puzzle, 'puzzle');
  return runWithin(parseTimeout(puzzle.timeout), () => traceText(answer, puzzle, solver, { read }));
}

/** Traces the steps of a text that is read as by `verify` or a data set. @throws NumbersGameError */
export function traceText(
  answer: string,
  puzzle: TracePuzzle,
  solver: TraceOptions['solver'],
  { read, leadingMinus = false }: Pick<Dataset, 'read' | 'leadingMinus'>,
): Trace {
  let board = openBoard(puzzle);
  let position = null as Position | null;
  let firstLost: number | null = null;
  const steps: TracedStep[] = [];
  const written = new Set<string>();
  const describe = () => (position ??= describeBoard(board, solver));
  const { rules } = board.puzzle;
  const leaves = board.values.flatMap((value) => (typeof value === 'number' ? [[value]] : []));
  const found = findAnswer(parseAnswer(answer), { leaves, rules, target: board.target }, read, leadingMinus);
  if (found === undefined || found.text.length > MAX_CHARACTERS) return { steps, firstLost };
  const { text: candidate, form } = found;
  for (const operation of listOperations(readAnswer(candidate, { leaves, rules }, form))) {
    const step = form.leadingMinus ? putPlusFirst(operation, board) : operation;
    const text = formatStep(step);
    const next = playStep(board, step);
    if (form.dropsRepeated && next === 'number-reused' && written.has(text)) continue;
    written.add(text);
    const reason = typeof next === 'string' ? next : null;
    if (typeof next !== 'string') {
      const after = position?.solvable === false ? position : describeBoard(next, solver);
      if (!after.solvable && describe().solvable) firstLost = steps.length;
      [board, position] = [next, after];
    }
    const { solvable: reachable, operations: operationsLeft } = describe();
    const numbers = board.values.map(formatJudgedValue);
    steps.push({ text, legal: reason === null, reason, numbers, reachable, operationsLeft });
  }
  return { steps, firstLost };
}

/** Reads the step `-5 + 9` as `9 - 5`, unless there is a value -5. */
function putPlusFirst(step: WrittenStep, { values }: Board): WrittenStep {
  const { left, row, right, results } = step;
  if (row !== addition || signOf(left) >= 0 || values.some((value) => isSame(value, left))) return step;
  return { left: right, row: subtraction, right: magnitude(left), results };
}

/** Lists the operations of an answer in their order; none if it is neither an expression nor steps. */
function listOperations(read: Drafts | AnswerRefusal): WrittenStep[] {
  if ('reason' in read) return [];
  const { drafts } = read;
  // Environments have no aces that count 11.
  const items = read.items.map((item) => (item === 'A' ? 1 : item));
  const evaluate = (start: number, end: number) => evaluateItems(items, start, end);
  // Steps behind a rounded result repeat the expression of that result.
  const repeated = drafts.some(({ isApproximate }) => isApproximate) ? evaluate : undefined;
  const operations: WrittenStep[] = [];
  for (const { expression, claims, isApproximate } of drafts) {
    const { start, end } = expression;
    const results = claims.map((claim) => evaluate(claim.start, claim.end));
    if (drafts.length === 1) return listParts(items.slice(start, end), results);
    const step = toStep(items, start, end, repeated);
    if (step === null || (claims.length === 0 && !isApproximate)) return [];
    const [left, right] = step.operands.map(worthOf);
    operations.push({ left, row: step.row as BasicRow, right, results });
  }
  return operations;
}

/** Bound of numerators and denominators, far above what the numbers of a board can make. */
const MAX_TRACED = 2n ** 1024n;

/** Lists the operations of an expression, up to one whose operand has no value, or one that is too long. */
function listParts(items: readonly Item[], results: WrittenStep['results']): WrittenStep[] {
  const operations: WrittenStep[] = [];
  const values: (JudgedValue | null)[] = [];
  for (const [at, item] of items.entries()) {
    if (isApplication(item)) {
      const row = item.row as BasicRow;
      const [left, right] = values.splice(-2);
      if (left === null || right === null) break;
      operations.push({ left, row, right, results: at === items.length - 1 ? results : [] });
      const result = operate(row, left, right);
      values.push(result === null || isLong(toFraction(result), MAX_TRACED) ? null : result);
    } else values.push(worthOf(item as Operand)); // signs are refused, except in steps
  }
  return operations;
}

/** Writes a step with its result, the stated one if there is one, as `steps` of `solve` are written. */
function formatStep({ left, row, right, results }: WrittenStep): string {
  const [first, last] = [left, right].map((value, place) => {
    const precedence = isInteger(value) && signOf(value) >= 0 ? ATOM_PRECEDENCE : 0;
    return bracket(String(formatJudgedValue(value)), precedence, row, place === 1);
  });
  const text = formatOperation(row, first, last);
  const result = results.find((stated) => stated !== null) ?? operate(row, left, right);
  return result === null ? text : `${text} = ${formatJudgedValue(result)}`;
}
