// The solver: a puzzle is read, the engine finds an expression, code that shares nothing with the engine checks it, and it is written
// for the user.
import { Engine } from './engine.js';
import { NumbersGameError } from './errors.js';
import { checkAnswer, formatExpression, formatSteps } from './expression.js';
import { toResultValue } from './fraction.js';
import { enumerateInstances } from './instances.js';
import { compile, compileSync, createEngine, parseEngineOptions } from './module.js';
import { parsePuzzle, parseRange } from './puzzle.js';
import { openReachAll, parseReachAll, type ParsedReachAll } from './reach-all.js';
import { findTidiest } from './tidy.js';
import type {
  InstanceReach,
  Puzzle,
  Reach,
  ReachQuery,
  Result,
  Rules,
  Solver,
  SolverOptions,
} from './types.js';

/**
 * Makes a solver.
 *
 * @throws NumbersGameError `invalid-option` for an unknown option, or a module that is not the engine's.
 * @example
 * const solver = await createSolver();
 * solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).status; // 'exact'
 */
export async function createSolver(options: SolverOptions = {}): Promise<Solver> {
  const engine = parseEngineOptions(options);
  return solverOf(await compile(engine), engine.maxPages);
}

/**
 * Makes a solver at once, where a module may be compiled on the main thread: in Node, and in browsers but for some older
 * ones.
 *
 * @see createSolver
 */
export function createSolverSync(options: SolverOptions = {}): Solver {
  const engine = parseEngineOptions(options);
  return solverOf(compileSync(engine), engine.maxPages);
}

function solverOf(module: WebAssembly.Module, maxPages: number): Solver {
  const create = () => new Engine(createEngine(module, maxPages));
  let engine: Engine | null = create();
  let isDisposed = false;
  function checkInUse(): void {
    if (!isDisposed) return;
    throw new NumbersGameError('invalid-option', 'solver: expected one in use, got one disposed of');
  }
  /** Runs a job on the engine. */
  function use<Answer>(job: (engine: Engine) => Answer): Answer {
    checkInUse();
    engine ??= create();
    try {
      return job(engine);
    } catch (error) {
      // A trap leaves an instance that nobody should trust.
      if (!(error instanceof NumbersGameError)) engine = null;
      throw error;
    }
  }
  function* reachAll(query: ParsedReachAll): Generator<InstanceReach, void, undefined> {
    checkInUse();
    const { instances, from, to } = query;
    const reach = openReachAll(module, query);
    for (const numbers of enumerateInstances(instances)) {
      yield { numbers, from, to, operations: reach(numbers) };
      checkInUse();
    }
  }
  return {
    solve: (puzzle) => use((engine) => solve(engine, puzzle)),
    reach: (query) => use((engine) => reach(engine, query)),
    reachAll(query) {
      checkInUse();
      return reachAll(parseReachAll(query));
    },
    dispose() {
      isDisposed = true;
      engine = null;
    },
  };
}

function reach(engine: Engine, query: ReachQuery): Reach {
  const parsed = parseRange(query);
  checkNatural(parsed.rules);
  return { from: parsed.from, to: parsed.to, operations: engine.reach(parsed) };
}

function checkNatural(rules: Rules): void {
  if (rules.values === 'natural') return;
  throw new NumbersGameError(
    'invalid-option',
    "rules.values: expected 'natural', got 'rational', which is not available yet",
  );
}

function solve(engine: Engine, puzzle: Puzzle): Result {
  const parsed = parsePuzzle(puzzle);
  checkNatural(parsed.rules);
  const target = parsed.target.numerator;
  const found = engine.solve(parsed, target, parsed.nearest);
  if (found === null) {
    return { status: 'none', value: null, distance: null, expression: null, operations: null, steps: [] };
  }
  const { value } = found;
  const expression = parsed.tidy ? findTidiest(engine, parsed, found) : found.expression;
  checkAnswer(expression, parsed, { numerator: value, denominator: 1n });
  const steps = formatSteps(expression);
  return {
    status: value === target ? 'exact' : 'nearest',
    value: toResultValue({ numerator: value, denominator: 1n }),
    distance: toResultValue({ numerator: value < target ? target - value : value - target, denominator: 1n }),
    expression: formatExpression(expression),
    operations: steps.length,
    steps,
  };
}
