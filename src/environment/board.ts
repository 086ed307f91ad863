// A board in play: the values that are left, which steps are legal, and in how few operations the target can
// still be made.
//
// The solver answers for given numbers; negative values and fractions are searched here (value-search.ts). No
// position is kept but the present one, so a step costs one answer.
import { NumbersGameError, invalidOption, unexpected } from '../core/errors.js';
import { reduce, type Fraction } from '../core/fraction.js';
import { checkObject } from '../core/options.js';
import { BASIC_OPERATORS, hasOnlyBasic } from '../core/operator-notation.js';
import { selectRows } from '../expression/operators/all-rows.js';
import { parsePuzzle, type ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import { readFraction } from '../core/puzzle/parse-target.js';
import { parseRules, type ParsedRules, type ShippedRules } from '../core/puzzle/parse-rules.js';
import { parseGameRecord } from '../core/puzzle/game-record.js';
import {
  findUnfit,
  formatJudgedValue,
  isSame,
  operate,
  toFraction,
  toValue,
  type JudgedValue,
} from '../reading/judged-value.js';
import type { WrittenStep } from './read-step.js';
import { findFewest, fitsSearch, MOST_VALUES, type Ratio } from './value-search.js';
import type { Puzzle, Result, Solver } from '../core/api-types.js';
import type { EnvironmentOptions, Position, StepReason, TracePuzzle } from './environment-types.js';

export interface Board {
  readonly puzzle: ParsedPuzzle & { readonly rules: ShippedRules };
  readonly target: JudgedValue;
  readonly values: readonly JudgedValue[];
  /** Values that are no longer on the board. */
  readonly spent: readonly JudgedValue[];
}

/** Refuses operators beyond the four. @throws NumbersGameError `invalid-option` */
export function checkOperators(parsed: ParsedRules): asserts parsed is ShippedRules {
  const { operators } = parsed;
  if (operators === undefined || hasOnlyBasic(parsed)) return;
  const expected = `some of ${BASIC_OPERATORS.join(' ')} where steps are traced or played`;
  throw invalidOption(`rules.operators: expected ${expected}, got ${operators.join(' ')}`);
}

/** Puts the numbers of a puzzle on a board. @throws NumbersGameError */
export function openBoard(puzzle: TracePuzzle): Board {
  checkObject(puzzle, 'puzzle');
  const { results, numbers } = takeResults(puzzle);
  const parsed = parsePuzzle({ ...puzzle, numbers });
  const { rules: checked } = parsed;
  checkOperators(checked);
  // The places of the results come first: they are 0.
  const given = parsed.leaves.slice(results.length).map((leaf) => {
    if (leaf.length === 1) return leaf[0];
    const message = `numbers: expected numbers of one value, got one of ${leaf.join(' or ')}`;
    throw new NumbersGameError('invalid-numbers', message);
  });
  const values = [...results, ...given];
  if (parsed.rules.values !== 'natural') checkSearch(values, parsed.target);
  return { puzzle: { ...parsed, rules: checked }, target: toValue(parsed.target), values, spent: [] };
}

/** Takes the results of steps out of the numbers of a board, and puts 0 in their places. */
function takeResults(puzzle: TracePuzzle): { results: JudgedValue[]; numbers: Puzzle['numbers'] } {
  const { numbers: given } = puzzle;
  const { values } = parseRules(parseGameRecord(puzzle)?.rules ?? puzzle.rules);
  const results: JudgedValue[] = [];
  const take = (number: unknown): unknown => {
    const result = readResult(number);
    // Others are for the reader of puzzles to judge.
    if (result === null || findUnfit(result, values) !== null) return number;
    results.push(result);
    return 0;
  };
  const numbers: unknown = values !== 'natural' && Array.isArray(given) ? given.map(take) : given;
  return { results, numbers: numbers as Puzzle['numbers'] };
}

/** Reads a value that is no given number: a negative integer, or an integer or a fraction as text. */
function readResult(number: unknown): JudgedValue | null {
  if (typeof number === 'number' && number >= 0) return null;
  const fraction = readFraction(number, 'numbers');
  return fraction === undefined ? null : toValue(fraction);
}

/** Checks that what is left after a step can be searched. @throws NumbersGameError `too-large` */
function checkSearch(values: readonly JudgedValue[], target: Fraction): void {
  const most = values.every(isGiven) ? MOST_VALUES + 1 : MOST_VALUES;
  if (values.length > most) {
    const expected = `at most ${most} numbers unless values are natural`;
    throw new NumbersGameError('too-large', `numbers: expected ${expected}, got ${values.length}`);
  }
  if (fitsSearch(values.map(toRatio), toRatio(target))) return;
  const expected = 'a product of all numbers, each plus 1, with the target below 2^52';
  throw new NumbersGameError('too-large', `numbers, target: expected ${expected}, got more`);
}

/** Plays a step. Returns the board after it, or the reason why it is not legal. */
export function playStep(board: Board, { left, row, right, results }: WrittenStep): Board | StepReason {
  const { rules } = board.puzzle;
  const values = [...board.values];
  for (const operand of [left, right]) {
    const place = values.findIndex((value) => isSame(value, operand));
    if (place < 0) {
      const isSpent = [...board.values, ...board.spent].some((value) => isSame(value, operand));
      return isSpent ? 'number-reused' : 'number-not-given';
    }
    values.splice(place, 1);
  }
  const value = operate(row, left, right);
  if (value === null) return 'division-by-zero';
  const unfit = findUnfit(value, rules.values);
  if (unfit !== null) return unfit as StepReason;
  if (!results.every((result) => result !== null && isSame(result, value))) return 'wrong-result';
  // A fraction is reduced, so that its digits do not grow from step to step.
  const made = typeof value === 'number' ? value : reduce(value);
  return { ...board, values: [...values, made], spent: [...board.spent, left, right] };
}

/** Describes a board. @throws NumbersGameError as the solver */
export function describeBoard(board: Board, solver: EnvironmentOptions['solver']): Position {
  const { puzzle, values, target } = board;
  const usesAll = puzzle.rules.use === 'all';
  const solved = usesAll
    ? values.length === 1 && isSame(values[0], target)
    : values.some((value) => isSame(value, target));
  const isLast = values.length === 1;
  const operations = solved ? 0 : isLast ? null : fewestOperations(board, solver);
  return {
    numbers: values.map(formatJudgedValue),
    target: formatJudgedValue(target),
    solvable: operations !== null,
    operations,
    solved,
    done: solved || isLast,
  };
}

/** Finds the fewest further operations; null if the target cannot be made. */
function fewestOperations(
  { puzzle, values, target }: Board,
  solver: EnvironmentOptions['solver'],
): number | null {
  const { rules } = puzzle;
  if (values.every(isGiven)) {
    const { values: kind, use, operators } = rules;
    const result = solver.solve({
      numbers: values,
      target: formatJudgedValue(target),
      rules: { values: kind, use, operators },
      nearest: false,
    });
    return checkResult(result).operations;
  }
  if (rules.values === 'natural') {
    const message = `step: expected results up to ${Number.MAX_SAFE_INTEGER}, got more`;
    throw new NumbersGameError('too-large', message);
  }
  return findFewest(values.map(toRatio), toRatio(target), {
    rows: selectRows(rules),
    isWhole: rules.values === 'integer',
    usesAll: rules.use === 'all',
  });
}

/** Whether a value of a board may be a given number. */
function isGiven(value: JudgedValue): value is number {
  return typeof value === 'number' && value >= 0;
}

/** Checks that an option is a solver. @throws NumbersGameError `invalid-option` */
export function checkSolver(solver: EnvironmentOptions['solver'] | undefined): Pick<Solver, 'solve'> {
  if (typeof solver?.solve === 'function') return solver;
  throw unexpected('invalid-option', 'solver', 'a Solver', solver);
}

/** Refuses a promise, such as a solver in a worker returns. @throws NumbersGameError `invalid-option` */
function checkResult(result: Result | PromiseLike<Result>): Result {
  if (!('then' in result)) return result;
  result.then(undefined, () => undefined);
  throw unexpected('invalid-option', 'solver', 'a Solver, which answers at once', result);
}

/** Converts a value to a pair of doubles, exactly if `fitsSearch` holds. */
function toRatio(value: JudgedValue): Ratio {
  const { numerator, denominator } = reduce(toFraction(value));
  return { p: Number(numerator), q: Number(denominator) };
}
