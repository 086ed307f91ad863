// Tests whether a problem meets the request, with proof by the solver, the cheapest question first.
import { NumbersGameError } from '../core/errors.js';
import { parseExpression } from '../expression/parse-expression.js';
import {
  divides,
  flatten,
  listCompounds,
  subtracts,
  takesFraction,
  type FlatExpression,
} from './rate/flat-expression.js';
import { hasOnlyBasic } from '../core/operator-notation.js';
import { rateParsed } from './rate/weigh-features.js';
import { parsePuzzle, type ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import { checkAnswer } from '../expression/check-answer.js';
import { countOperations } from '../expression/expression-tree.js';
import { formatItems } from '../expression/format-items.js';
import type { EngineList } from '../solver/engine-list.js';
import type { Puzzle, Solver } from '../core/api-types.js';
import type { Request } from './parse-request.js';
import type { NumberedProblem } from './numbered-problems.js';
import type { Bounds, Need, Proved } from './generate-types.js';

/** Solver of a request, and the engines that it calls. */
interface Prover {
  readonly engines: EngineList;
  readonly solver: Solver;
}

/** Tests whether a solution over the four operators meets a requirement, however it is written. */
const USES: Readonly<Partial<Record<Need, (compounds: FlatExpression[]) => boolean>>> = {
  fraction: takesFraction,
  division: divides,
  subtraction: subtracts,
};

/** Patterns of steps that meet a requirement, for operators beyond the four, which have no flat form. */
const STEPS: Readonly<Partial<Record<Need, RegExp>>> = {
  fraction: /= -?\d+\/\d+$/,
  division: / \/ /,
  subtraction: / - /,
};

/**
 * Tests a problem. Returns the puzzle, or null if it does not meet the request, or if that is unknown because
 * numbers become too large or an equality is undecided.
 *
 * @throws NumbersGameError as the solver
 */
export function prove(prover: Prover, request: Request, problem: NumberedProblem): Proved | null {
  try {
    return test(prover, request, problem);
  } catch (error) {
    if (isOpen(error) && !hasOnlyBasic(request.rules)) return null;
    throw error;
  }
}

/** Whether an error means that the solver could not decide if a target can be made. */
function isOpen(error: unknown): boolean {
  return error instanceof NumbersGameError && (error.code === 'too-large' || error.code === 'undecided');
}

function test(
  { engines, solver }: Prover,
  request: Request,
  { numbers, target }: NumberedProblem,
): Proved | null {
  const { rules, solvable, solutions, needs } = request;
  const puzzle: Puzzle = { numbers, target, rules };
  const parsed = parsePuzzle(puzzle);
  const { expression, operations } = solve(engines, parsed);
  if ((expression !== null) !== solvable) return null;
  if (operations !== null && !isWithin(operations, request.operations)) return null;
  const count = solutions === null ? undefined : countWithin(solver, puzzle, solutions);
  if (count === null) return null;
  if (needs.length > 0 && !needsAll(solver, puzzle, request)) return null;
  const leastDistance = expression === null ? distanceToNearest(solver, puzzle) : 0;
  const proved = {
    numbers,
    target,
    expression,
    operations,
    solvable,
    leastDistance,
    ...(count !== undefined && { solutions: count }),
  };
  if (!request.rate) return proved;
  const { difficulty, level } = rateParsed(parsed, engines, (operations ?? 0) + 1);
  return { ...proved, difficulty, level };
}

/** Solves a puzzle as the solver does, but writes no steps, which nobody reads. */
function solve(engines: EngineList, parsed: ParsedPuzzle): Pick<Proved, 'expression' | 'operations'> {
  const engine = engines.find('solve', parsed.rules, parsed.leaves.length);
  const found = engines.run(engine, () => engine.solve(parsed, false));
  if (found === null) return { expression: null, operations: null };
  const { items } = checkAnswer(found.expression, parsed, parsed.target, engine.arithmetic?.(parsed.rules));
  return { expression: formatItems(items), operations: countOperations(found.expression) };
}

/** Finds the least distance of a value to a target that cannot be made; null if the rules have none. */
function distanceToNearest(solver: Solver, puzzle: Puzzle): number | string | null {
  try {
    return solver.solve({ ...puzzle, nearest: true }).distance;
  } catch (error) {
    // Some operators beyond the four have no nearest value.
    if (error instanceof NumbersGameError && error.code === 'invalid-option') return null;
    throw error;
  }
}

function isWithin(value: number, { from, to }: Required<Bounds>): boolean {
  return value >= from && value <= to;
}

/** Counts the solutions; returns null if there are too few or too many. */
function countWithin(solver: Solver, puzzle: Puzzle, bounds: Required<Bounds>): number | null {
  const count = solver.count(puzzle, { limit: Math.min(bounds.to + 1, Number.MAX_SAFE_INTEGER) });
  return isWithin(count, bounds) ? count : null;
}

function needsAll(solver: Solver, puzzle: Puzzle, { needs, rules }: Request): boolean {
  const hasSteps = !hasOnlyBasic(rules);
  for (const { expression, steps } of solver.solutions(puzzle)) {
    const compounds = hasSteps ? null : listCompounds(flatten(parseExpression(expression)));
    const meets = (need: Need) =>
      compounds === null ? hasStep(steps, need) : USES[need]?.(compounds) === true;
    if (!needs.every(meets)) return false;
  }
  return true;
}

/** Whether a step meets a requirement. No operator beyond the four is part of the text of another. */
function hasStep(steps: readonly string[], need: Need): boolean {
  const pattern = STEPS[need];
  return steps.some((step) => pattern?.test(step) ?? step.includes(need));
}
