// A board that is played step by step, for learning by trial: each step is judged exactly, and each position
// tells whether the target can still be made and in how few operations.
//
// The solver answers for positive integers; values of any sign and fractions are searched here
// (value-search.ts). No position is kept but the present one, so a step costs one answer.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { reduce, type Fraction } from '../../core/fraction.js';
import { checkProperties } from '../../core/options.js';
import { hasOnlyBasic } from '../../core/operator-notation.js';
import { selectRows } from '../../expression/operators/all-rows.js';
import { parsePuzzle, type ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import { parseRules, type ParsedRules, type ShippedRules } from '../../core/puzzle/parse-rules.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import {
  findUnfit,
  formatJudgedValue,
  isSame,
  operate,
  toFraction,
  toValue,
  type JudgedValue,
} from '../../verify/judged-value.js';
import { readStep } from './read-step.js';
import { findFewest, fitsSearch, MOST_VALUES, type Ratio } from './value-search.js';
import type { Result } from '../../core/api-types.js';
import type {
  Environment,
  EnvironmentOptions,
  EnvironmentPuzzle,
  Move,
  Position,
  StepReason,
} from './environment-types.js';

/** A board in play. */
interface Board {
  readonly puzzle: ParsedPuzzle & { readonly rules: ShippedRules };
  readonly target: JudgedValue;
  readonly values: readonly JudgedValue[];
  /** Values that are no longer on the board. */
  readonly spent: readonly JudgedValue[];
}

/** Reward if the options have none. */
const rewardSolved = ({ solved }: Pick<Move, 'solved'>): number => Number(solved);

/**
 * Makes an environment for one board at a time.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * const environment = createEnvironment({ solver: await createSolver() });
 * environment.reset({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }).operations; // 3
 * environment.step('25 - 10').solvable; // true
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  checkProperties(options, ['solver', 'game', 'rules', 'reward'], 'options');
  const { solver, game, rules, reward = rewardSolved } = options;
  if (typeof (solver as Partial<typeof solver> | undefined)?.solve !== 'function') {
    throw unexpected('invalid-option', 'solver', 'a Solver', solver);
  }
  if (typeof reward !== 'function') throw unexpected('invalid-option', 'reward', 'a function', reward);
  checkOperators(parseRules(parseGameRecord(options)?.rules ?? rules));
  let board: Board | null = null;
  let position: Position | null = null;
  return {
    reset(puzzle) {
      const next = openBoard(puzzle, { game, rules });
      position = describeBoard(next, solver);
      board = next;
      return { ...position, numbers: [...position.numbers] };
    },
    step(action) {
      if (typeof action !== 'string') throw unexpected('invalid-option', 'action', 'text', action);
      if (board === null || position === null || position.done) {
        const got = board === null ? 'none' : 'one that is done';
        throw new NumbersGameError('invalid-option', `step: expected a board in play, got ${got}`);
      }
      const next = playStep(board, action);
      const reason = typeof next === 'string' ? next : null;
      const after = typeof next === 'string' ? position : describeBoard(next, solver);
      const move = { ...after, numbers: [...after.numbers], legal: reason === null, reason };
      const earned = checkReward(reward(move));
      if (typeof next !== 'string') board = next;
      position = after;
      return { ...move, reward: earned };
    },
  };
}

/** Checks what the function `reward` returned. @throws NumbersGameError `invalid-option` */
function checkReward(earned: unknown): number {
  if (typeof earned === 'number') return earned;
  throw unexpected('invalid-option', 'reward', 'a function that returns a number', earned);
}

/** Refuses operators beyond the four. @throws NumbersGameError `invalid-option` */
function checkOperators(parsed: ParsedRules): asserts parsed is ShippedRules {
  const { operators } = parsed;
  if (operators === undefined || hasOnlyBasic(parsed)) return;
  const allowed = selectRows({})
    .map(({ operator }) => operator)
    .join(' ');
  const message = `rules.operators: expected some of ${allowed} for an environment, got ${operators.join(' ')}`;
  throw new NumbersGameError('invalid-option', message);
}

function openBoard(puzzle: EnvironmentPuzzle, rules: Pick<EnvironmentOptions, 'game' | 'rules'>): Board {
  checkProperties(puzzle, ['numbers', 'target'], 'puzzle');
  const { numbers, target } = puzzle;
  const parsed = parsePuzzle({ numbers, target, ...rules });
  const { rules: checked } = parsed;
  checkOperators(checked);
  const values = parsed.leaves.map((leaf) => {
    if (leaf.length === 1) return leaf[0];
    throw new NumbersGameError(
      'invalid-numbers',
      `numbers: expected numbers of one value, got one of ${leaf.join(' or ')}`,
    );
  });
  if (parsed.rules.values !== 'natural') checkSearch(values, parsed.target);
  return { puzzle: { ...parsed, rules: checked }, target: toValue(parsed.target), values, spent: [] };
}

/** Checks that what is left after a step can be searched. @throws NumbersGameError `too-large` */
function checkSearch(values: readonly number[], target: Fraction): void {
  if (values.length > MOST_VALUES + 1) {
    const expected = `at most ${MOST_VALUES + 1} numbers unless values are natural`;
    throw new NumbersGameError('too-large', `numbers: expected ${expected}, got ${values.length}`);
  }
  if (fitsSearch(values.map(toRatio), toRatio(target))) return;
  const expected = 'a product of all numbers, each plus 1, with the target below 2^52';
  throw new NumbersGameError('too-large', `numbers, target: expected ${expected}, got more`);
}

/** Plays a step. Returns the board after it, or the reason why it is not legal. */
function playStep(board: Board, action: string): Board | StepReason {
  const step = readStep(action);
  if (step === null) return 'not-an-expression';
  const { left, row, right, result } = step;
  const { rules } = board.puzzle;
  if (row === null || !selectRows(rules).includes(row)) return 'operator-not-allowed';
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
  if (result !== null && !isSame(result, value)) return 'wrong-result';
  return { ...board, values: [...values, normalize(value)], spent: [...board.spent, left, right] };
}

/** Reduces a fraction, so that its digits do not grow from step to step. */
function normalize(value: JudgedValue): JudgedValue {
  return typeof value === 'number' ? value : reduce(value);
}

/** Describes a board. @throws NumbersGameError as the solver */
function describeBoard(board: Board, solver: EnvironmentOptions['solver']): Position {
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
  if (values.every((value) => typeof value === 'number' && value > 0)) {
    const { values: kind, use, operators } = rules;
    const result = solver.solve({
      numbers: values as number[],
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
