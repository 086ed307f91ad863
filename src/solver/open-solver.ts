// The whole solver: one answer at a time, and all distinct solutions.
import { limitSteps, runWithin } from '../core/deadline.js';
import { parseDistinct } from '../core/puzzle/distinct.js';
import { NumbersGameError } from '../core/errors.js';
import { toResultValue } from '../core/fraction.js';
import { checkProperties, parseInteger } from '../core/options.js';
import type { Distinct, Solution, SolutionsOptions, Solver, VerifyPuzzle } from '../core/api-types.js';
import { formatAnswer } from '../expression/format-answer.js';
import { parsePuzzle, type ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import { type EngineList, type EngineWith } from './engine-list.js';
import { openBaseSolver } from './open-base-solver.js';

/** The most solutions that are counted exactly. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Makes a solver from engines, which it then owns. */
export function openSolver(engines: EngineList): Solver {
  return {
    ...openBaseSolver(engines),
    solutions(puzzle, options = {}) {
      engines.checkInUse();
      const query = parseSolutions(puzzle, options);
      const { timeout } = query.puzzle;
      // The engine is found at the call, not at the first step.
      const list = walkSolutions(engines, engines.findFor('list', query.puzzle), query);
      return timeout === undefined ? list : limitSteps(list, timeout);
    },
    count(puzzle, options = {}) {
      engines.checkInUse();
      const query = parseSolutions(puzzle, options);
      const { puzzle: parsed, distinct, limit } = query;
      const engine = engines.findFor('count', parsed);
      if (limit === 0) return 0;
      const count = runWithin(parsed.timeout, () =>
        engines.run(engine, () => engine.count(parsed, distinct, limit ?? MOST + 1)),
      );
      if (count <= MOST) return count;
      throw new NumbersGameError('limit-exceeded', 'puzzle: expected fewer than 2^53 solutions, got more');
    },
  };
}

/** Checked puzzle with checked options. */
interface ParsedSolutions {
  readonly puzzle: ParsedPuzzle;
  readonly distinct: Distinct;
  /** The most solutions; undefined for all. */
  readonly limit: number | undefined;
}

/** Checks a puzzle and options. @throws NumbersGameError as `solver.solutions` does */
function parseSolutions(puzzle: VerifyPuzzle, options: SolutionsOptions): ParsedSolutions {
  const parsed = parsePuzzle(puzzle);
  checkProperties(options, ['distinct', 'limit'], 'options');
  const distinct = parseDistinct(options.distinct);
  return { puzzle: parsed, distinct, limit: parseInteger(options.limit, undefined, 'limit', 0, MOST) };
}

/** Yields all solutions, up to `limit`, each of them checked. */
function* walkSolutions(
  engines: EngineList,
  engine: EngineWith<'list'>,
  { puzzle, distinct, limit = MOST }: ParsedSolutions,
): Generator<Solution, undefined> {
  if (limit === 0) return;
  const value = toResultValue(puzzle.target);
  let left = limit;
  engines.checkInUse();
  try {
    for (const expression of engine.list(puzzle, distinct, limit)) {
      yield { value, ...formatAnswer(expression, puzzle, puzzle.target, engine.arithmetic?.(puzzle.rules)) };
      if (--left === 0) return;
      engines.checkInUse();
    }
  } catch (error) {
    engine.recover?.(error);
    throw error;
  }
}
