// The engine for fewer than the four operators.
import { BASIC_OPERATORS, hasOnlyBasic } from '../../core/operator-rows.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { checkLimit, type Engine, type EngineQuery } from '../../solver/engine.js';
import { BASIC_ARITHMETIC } from '../../expression/arithmetic.js';
import { MAX_NUMBERS_BEYOND } from '../../core/puzzle/parse-numbers.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import { reachTargets } from './reach-subset.js';
import { GeneralSolutions } from './subset-solutions.js';
import { findGeneral } from './solve-subset.js';

/** Maximum number of boards whose values are kept at a time. */
const MAX_KNOWN_BOARDS = 16;

export const subsetEngine: Engine = {
  mostNumbers: MAX_NUMBERS_BEYOND,
  arithmetic: BASIC_ARITHMETIC,
  refusals: { reachAll: `all of ${BASIC_OPERATORS.join(' ')} and perhaps square` },
  serves: (rules) => rules.operators !== undefined && hasOnlyBasic(rules),
  solve: findGeneral,
  reach: reachTargets,
  *list(query, distinct): Generator<Expression, undefined> {
    const open = openBoards(query, distinct);
    for (const [board, mask] of subsetsOf(query)) yield* open(board).list(mask);
  },
  count(query, distinct, limit) {
    const open = openBoards(query, distinct);
    let total = 0;
    for (const [board, mask] of subsetsOf(query)) checkLimit((total += open(board).count(mask)), limit);
    return total;
  },
};

/** Opens boards and keeps the solutions of some of them, because subsets of all boards come in turn. */
function openBoards(
  { rules, target }: EngineQuery,
  distinct: Distinct,
): (board: EngineQuery) => GeneralSolutions {
  const known = new Map<EngineQuery, GeneralSolutions>();
  return (board) => {
    let solutions = known.get(board);
    if (solutions === undefined) {
      if (known.size === MAX_KNOWN_BOARDS) known.clear();
      known.set(board, (solutions = new GeneralSolutions(board.leaves, rules, target, distinct)));
    }
    return solutions;
  };
}
