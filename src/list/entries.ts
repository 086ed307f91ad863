// The entries of a list: each problem (a board with a target) with all its solutions, and the totals.
//
// One problem is solved at a time, so a list of any length can be written as it is made. The work is done in
// short turns: between two turns Ctrl-C and the progress bar are served, which one loop over the solver would
// block.
import { performance } from 'node:perf_hooks';
import { startDeadline } from '../core/deadline.js';
import { rate, type Band } from '../generate.js';
import type { Card, Distinct, Puzzle, Rules, Solver } from '../index.js';
import { isBasic, OPERATORS, selectRows } from '../operators.js';

/** A board with a target. */
export interface Problem {
  readonly numbers: readonly (number | Card)[];
  readonly target: number | string;
}

/** A problem with all its solutions. */
export interface Entry extends Problem {
  /** Those with the fewest operations first. */
  readonly solutions: readonly ListedSolution[];
  /** As `rate` gives it; null if there is no solution, undefined if `rate` does not take the rules. */
  readonly difficulty?: number | null;
  /** The same. */
  readonly band?: Band | null;
}

export interface ListedSolution {
  readonly expression: string;
  readonly operations: number;
}

/** What all problems of a list have in common, and how they are solved. */
export interface ListRules {
  readonly problems: Iterable<Problem>;
  readonly rules: Rules;
  readonly aces: Puzzle['aces'];
  readonly distinct: Distinct;
  /** The most milliseconds for one problem. Default: no limit. */
  readonly timeout?: number;
  /** Ends the list. */
  readonly signal: AbortSignal;
  /** Called after each problem with the totals so far. */
  readonly onProgress: (totals: Totals) => void;
}

/** The totals of a list. */
export interface Totals {
  problems: number;
  /** How many of them have a solution. */
  solvable: number;
  /** How many solutions were listed. */
  solutions: number;
}

/**
 * Finds all solutions of each problem, and adds them to the totals.
 *
 * @throws NumbersGameError as `solver.solutions`; the reason of the signal if it was aborted
 */
export async function* solveAll(solver: Solver, list: ListRules, totals: Totals): AsyncGenerator<Entry> {
  const { rules, aces, distinct, timeout } = list;
  const turns = new Turns(list.signal);
  const rated = isRated(rules);
  for (const { numbers, target } of list.problems) {
    const puzzle = { numbers, target, rules, aces };
    const within = startDeadline(timeout);
    const found = within(() => solver.solutions(puzzle, { distinct }));
    const solutions: ListedSolution[] = [];
    for (let step = within(() => found.next()); !step.done; step = within(() => found.next())) {
      const { expression, operations } = step.value;
      solutions.push({ expression, operations });
      await turns.pause();
    }
    totals.problems++;
    totals.solvable += Number(solutions.length > 0);
    totals.solutions += solutions.length;
    list.onProgress(totals);
    await turns.pause();
    const { difficulty, band } = rated ? within(() => rate(puzzle, { solver })) : {};
    yield { numbers, target, solutions, difficulty, band };
  }
}

/**
 * Finds the problems without a solution, and counts all in the totals.
 *
 * @throws NumbersGameError as `solver.solve`; the reason of the signal if it was aborted
 */
export async function* findUnsolvable(
  solver: Solver,
  list: ListRules,
  totals: Totals,
): AsyncGenerator<Entry> {
  const { rules, aces, timeout } = list;
  const turns = new Turns(list.signal);
  for (const { numbers, target } of list.problems) {
    const puzzle = { numbers, target, rules, aces, timeout, nearest: false };
    const isSolvable = solver.solve(puzzle).status === 'exact';
    totals.problems++;
    totals.solvable += Number(isSolvable);
    list.onProgress(totals);
    await turns.pause();
    if (!isSolvable) yield { numbers, target, solutions: [] };
  }
}

/** Whether `rate` takes rules: those with all four operators and no others. */
export function isRated(rules: Rules): boolean {
  const rows = selectRows(rules);
  return rows.every(isBasic) && rows.length === OPERATORS.filter(isBasic).length;
}

/** How long to work before others are served. */
const TURN_MS = 50;

/** Turns of work. */
class Turns {
  readonly #signal: AbortSignal;
  #begin = performance.now();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Ends the turn if it has been long enough. @throws the reason of the signal if it was aborted */
  async pause(): Promise<void> {
    if (performance.now() - this.#begin < TURN_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#signal.throwIfAborted();
    this.#begin = performance.now();
  }
}
