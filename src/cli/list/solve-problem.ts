// Solves one problem of a list (a board with a target): finds all its solutions, or whether it has one.
import { startDeadline } from '../../core/deadline.js';
import type { Card, Distinct, Puzzle, Rules, Solution, Solver } from '../../core/api-types.js';
import { parseRules } from '../../core/puzzle/parse-rules.js';
import { rate } from '../../generate/rate/rate-puzzle.js';
import type { Level } from '../../generate/rate/rate-types.js';

/** A board with a target. */
export interface ListProblem {
  readonly numbers: readonly (number | Card)[];
  readonly target: number | string;
}

export interface Entry extends ListProblem {
  /** Solutions, those with the fewest operations first. */
  readonly solutions: readonly Pick<Solution, 'expression' | 'operations'>[];
  /** Difficulty by `rate`; null if there is no solution, undefined if `rate` rejects the puzzle. */
  readonly difficulty?: number | null;
  /** Level of the difficulty; null or undefined like `difficulty`. */
  readonly level?: Level | null;
}

/** Settings common to all problems of a list. Plain data, so that it can be sent to threads. */
export interface ListQuestion {
  readonly rules: Rules;
  readonly aces: Puzzle['aces'];
  readonly distinct: Distinct;
  /** Maximum milliseconds for one problem. Default: no limit. */
  readonly timeout?: number;
}

/** Finds all solutions of a problem. @throws NumbersGameError as `solver.solutions` */
export function solveProblem(
  solver: Solver,
  { numbers, target }: ListProblem,
  question: ListQuestion,
): Entry {
  const { rules, aces, distinct, timeout } = question;
  const puzzle = { numbers, target, rules, aces };
  const within = startDeadline(timeout);
  const solutions = within(() =>
    Array.from(solver.solutions(puzzle, { distinct }), ({ expression, operations }) => ({
      expression,
      operations,
    })),
  );
  const isRated = parseRules(rules).operators === undefined && !numbers.includes(0);
  const { difficulty, level } = isRated ? within(() => rate(puzzle)) : {};
  return { numbers, target, solutions, difficulty, level };
}

/** Whether a problem has a solution. @throws NumbersGameError as `solver.solve` */
export function isSolvable(
  solver: Solver,
  problem: ListProblem,
  { rules, aces, timeout }: ListQuestion,
): boolean {
  return solver.solve({ ...problem, rules, aces, timeout, nearest: false }).status === 'exact';
}
