// The base of every solver, which is all of `numbers-game/natural`: puzzle/ reads a puzzle, an engine finds
// an expression, code that shares nothing with the engines checks it, and the result is written for the user.
import { runWithin } from '../core/deadline.js';
import { checkAlone, disposeKey } from '../core/options.js';
import { distanceOf, isZero, toResultValue } from '../core/fraction.js';
import type { BoardReach, Result, Solver } from '../core/api-types.js';
import { formatAnswer } from '../expression/format-answer.js';
import { parsePuzzle, type ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import { parseRange } from '../core/puzzle/parse-range.js';
import { enumerateBoards } from './boards/pool-boards.js';
import { parseReachAll, type ParsedReachAll } from './boards/parse-reach-all.js';
import { planBoards } from './boards/plan-boards.js';
import type { ReachBoard } from './engine.js';
import type { EngineList } from './engine-list.js';

/** A solver for one answer at a time. */
type BaseSolver = Pick<Solver, 'solve' | 'reach' | 'reachAll' | 'dispose' | typeof Symbol.dispose>;

const DISPOSE: typeof Symbol.dispose = disposeKey('dispose');

/** Makes a solver from engines, which it then owns. */
export function openBaseSolver(engines: EngineList): BaseSolver {
  const dispose = () => {
    engines.dispose();
  };
  return {
    solve(puzzle, ...others: readonly unknown[]) {
      engines.checkInUse();
      const parsed = parsePuzzle(puzzle);
      checkAlone(others, 'puzzle');
      return runWithin(parsed.timeout, () => solve(engines, parsed));
    },
    reach(query, ...others: readonly unknown[]) {
      engines.checkInUse();
      const parsed = parseRange(query);
      checkAlone(others, 'query');
      const { from, to, rules, leaves, timeout } = parsed;
      const engine = engines.find('reach', rules, leaves.length);
      const operations = runWithin(timeout, () => engines.run(engine, () => engine.reach(parsed)));
      return { from, to, operations };
    },
    reachAll(query, ...others: readonly unknown[]) {
      engines.checkInUse();
      const parsed = parseReachAll(query);
      checkAlone(others, 'query');
      return reachAll(engines, parsed, planBoards(engines, parsed));
    },
    dispose,
    [DISPOSE]: dispose,
  };
}

function solve(engines: EngineList, puzzle: ParsedPuzzle): Result {
  const { target, rules, nearest } = puzzle;
  const engine = engines.findFor('solve', puzzle);
  const takesNearest = nearest ?? (rules.use === 'any' && engine.refusals.nearest === undefined);
  const found = engines.run(engine, () => engine.solve(puzzle, takesNearest));
  if (found === null)
    return { status: 'none', value: null, distance: null, expression: null, operations: null, steps: [] };
  const { value } = found;
  const arithmetic = engine.arithmetic?.(rules);
  const { expression, operations, steps } = formatAnswer(found.expression, puzzle, value, arithmetic);
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

function* reachAll(
  engines: EngineList,
  { boards, from, to, first, count }: ParsedReachAll,
  openBoards: () => ReachBoard,
): Generator<BoardReach, void, undefined> {
  engines.checkInUse();
  const reach = openBoards();
  for (const numbers of enumerateBoards(boards, first, count)) {
    yield { numbers, from, to, operations: reach(numbers) };
    engines.checkInUse();
  }
}
