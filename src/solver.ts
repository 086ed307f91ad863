// The solver: puzzle/ reads a puzzle, an engine chosen by the rules finds an expression, code that shares
// nothing with the engine checks it, and the result is written for the user.
import { limitSteps, runWithin } from './core/deadline.js';
import { openEngine, type Engine } from './engine/natural.js';
import { NumbersGameError } from './core/errors.js';
import { writeAnswer } from './expression/write-answer.js';
import { distanceOf, integer, isZero, toResultValue } from './core/fraction.js';
import { reachTargets } from './general/reach.js';
import { findGeneral } from './general/solve.js';
import { findBeyond } from './beyond/solve.js';
import { enumerateBoards } from './reach/pool-boards.js';
import { MAX_PAGES } from './engine/boundary-layout.js';
import type { Modules } from './engine/compile-module.js';
import { kindOf } from './puzzle/check-operators.js';
import { parsePuzzle, type ParsedPuzzle } from './puzzle/parse-puzzle.js';
import { parseRange, type ParsedRange } from './puzzle/parse-range.js';
import { findRational, type Found } from './solve/solve-rational.js';
import { reachWithSquares } from './squares/reach.js';
import { findWithSquares } from './squares/solve.js';
import { openReachAll, parseReachAll, type ParsedReachAll } from './reach/reach-all.js';
import { countSolutions, listSolutions, parseSolutions, type UseForms } from './solutions/list-and-count.js';
import { findTidiestRational } from './solve/tidiest-rational.js';
import { findTidiestNatural } from './solve/tidiest-natural.js';
import type { BoardReach, Reach, Result, Solver } from './core/types.js';

/** Makes a solver of compiled modules. */
export function openSolver(modules: Modules, maxPages: number): Solver {
  const create = () => openEngine(modules, { pages: maxPages, option: 'maxBytes', defaultPages: MAX_PAGES });
  let engine: Engine | null = create();
  let isDisposed = false;
  function checkInUse(): void {
    if (!isDisposed) return;
    throw new NumbersGameError('invalid-option', 'solver: expected an active solver, got a disposed one');
  }
  /** Runs a job on the engine, with a new engine if the last one failed. */
  function use<Answer>(job: (engine: Engine) => Answer): Answer {
    checkInUse();
    engine ??= create();
    try {
      return job(engine);
    } catch (error) {
      // After a trap the state of an instance is unknown.
      if (!(error instanceof NumbersGameError)) engine = null;
      else if (error.code === 'timeout') engine.abandon();
      throw error;
    }
  }
  const useForms: UseForms = (job) => use(({ forms }) => job(forms));
  function* reachAll(query: ParsedReachAll): Generator<BoardReach, void, undefined> {
    checkInUse();
    const { boards, from, to, first, count } = query;
    const reach = openReachAll(modules, query);
    for (const numbers of enumerateBoards(boards, first, count)) {
      yield { numbers, from, to, operations: reach(numbers) };
      checkInUse();
    }
  }
  return {
    solve(puzzle) {
      checkInUse();
      const parsed = parsePuzzle(puzzle);
      return runWithin(parsed.timeout, () => use((engine) => solve(engine, parsed)));
    },
    reach(query) {
      checkInUse();
      const parsed = parseRange(query);
      return runWithin(parsed.timeout, () => use((engine) => reach(engine, parsed)));
    },
    reachAll(query) {
      checkInUse();
      return reachAll(parseReachAll(query));
    },
    solutions(puzzle, options = {}) {
      checkInUse();
      const { query, distinct, limit, timeout } = parseSolutions(puzzle, options);
      const list = listSolutions(useForms, query, distinct, limit);
      return timeout === undefined ? list : limitSteps(list, timeout);
    },
    count(puzzle, options = {}) {
      checkInUse();
      const { query, distinct, limit, timeout } = parseSolutions(puzzle, options);
      return runWithin(timeout, () => countSolutions(useForms, query, distinct, limit));
    },
    dispose() {
      isDisposed = true;
      engine = null;
    },
  };
}

function reach(engine: Engine, parsed: ParsedRange): Reach {
  const { from, to, rules } = parsed;
  const find = () => {
    if (kindOf(rules.operators) === 'square') return reachWithSquares(parsed);
    if (rules.operators !== undefined) return reachTargets(parsed);
    return rules.values === 'natural' ? engine.reach(parsed) : engine.forms.reach(parsed);
  };
  return { from, to, operations: find() };
}

function solve(engine: Engine, parsed: ParsedPuzzle): Result {
  const { target } = parsed;
  const found = find(engine, parsed);
  if (found === null) {
    return { status: 'none', value: null, distance: null, expression: null, operations: null, steps: [] };
  }
  const { value } = found;
  const { expression, operations, steps } = writeAnswer(found.expression, parsed, value);
  const distance = distanceOf(value, target);
  return {
    status: isZero(distance) ? 'exact' : 'nearest',
    value: toResultValue(value),
    distance: toResultValue(distance),
    expression,
    operations,
    steps,
  };
}

function find(engine: Engine, parsed: ParsedPuzzle): Found | null {
  const { operators, values } = parsed.rules;
  switch (kindOf(operators)) {
    case 'four':
      return values === 'natural' ? solveNatural(engine, parsed) : solveRational(engine, parsed);
    case 'subset':
      return findGeneral(parsed);
    case 'square':
      return findWithSquares(parsed);
    case 'further':
      return findBeyond(parsed);
  }
}

function solveNatural(engine: Engine, parsed: ParsedPuzzle): Found | null {
  const found = engine.solve(parsed, parsed.target.numerator, parsed.nearest);
  if (found === null) return null;
  const expression = parsed.tidy ? findTidiestNatural(engine, parsed, found) : found.expression;
  return { expression, value: integer(found.value) };
}

function solveRational({ forms }: Engine, parsed: ParsedPuzzle): Found | null {
  const found = findRational(forms, parsed);
  return found === null || !parsed.tidy
    ? found
    : { ...found, expression: findTidiestRational(parsed, found) };
}
