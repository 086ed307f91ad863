// The engine for operators beyond the four, `square` excepted.
//
// It lists and counts all distinct solutions by operations, and with equally many operations in the order of
// solver/four-operators/board-choices.ts. A text may come twice: 12 may be given, or joined from 1 and 2.
// Where that can happen, the solutions are compared by their keys, and each is taken once, with the fewest
// operations.
import { BASIC_OPERATORS, hasOnlyBasic } from '../../core/operator-notation.js';
import { checkDefined } from '../../core/puzzle/parse-rules.js';
import { MAX_NUMBERS_FURTHER } from '../../core/puzzle/parse-numbers.js';
import { square } from '../../expression/operators/square.js';
import type { Engine, EngineQuery } from '../../solver/engine.js';
import { allArithmetic, applyKnown } from '../../expression/all-operators.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import { keyOf } from '../../expression/solution-key.js';
import type { Distinct, Expression } from '../../core/api-types.js';
import { keepBoards } from '../solutions/graph-solutions.js';
import { FurtherSolutions } from './further-solutions.js';
import { mostOperations } from './search-nodes.js';
import { checkComplete, findFurther, type Completeness } from './solve-further.js';

const BASIC = BASIC_OPERATORS.join(' ');
const WITH_SQUARES = `operators among ${BASIC} and ${square.operator}`;

export const furtherEngine: Engine = {
  mostNumbers: MAX_NUMBERS_FURTHER,
  arithmetic: allArithmetic,
  refusals: {
    nearest: WITH_SQUARES,
    tidy: `operators among ${BASIC} only`,
    reach: WITH_SQUARES,
    reachAll: WITH_SQUARES,
  },
  serves(rules) {
    checkDefined(rules);
    return !hasOnlyBasic(rules) && !rules.operators!.includes(square.operator);
  },
  solve: findFurther,
  list: listFurther,
  count(query, distinct, limit) {
    let total = 0;
    for (const count of countFurther(query, distinct)) {
      total += count;
      if (total >= limit) return limit;
    }
    return total;
  },
};

/** Yields all solutions. @throws NumbersGameError `too-large`, `undecided`, `out-of-memory` */
function* listFurther(query: EngineQuery, distinct: Distinct): Generator<Expression, undefined> {
  const parts = visitParts(query, distinct, (solutions, mask, operations) =>
    solutions.list(mask, operations),
  );
  const seen = isAmbiguous(query) ? new Set<string>() : null;
  for (const value of parts) {
    if (seen !== null) {
      const key = keyOf(value, distinct, query.rules, applyKnown);
      if (seen.has(key)) continue;
      seen.add(key);
    }
    yield value;
  }
}

/** Counts the solutions over each subset with each number of operations. */
function* countFurther(query: EngineQuery, distinct: Distinct): Generator<number, undefined> {
  if (isAmbiguous(query)) {
    for (const solutions = listFurther(query, distinct); solutions.next().done !== true;) yield 1;
    return;
  }
  yield* visitParts(query, distinct, (solutions, mask, operations) => [solutions.count(mask, operations)]);
}

/** Visits the solutions over each subset with each number of operations. */
function* visitParts<Part>(
  query: EngineQuery,
  distinct: Distinct,
  visit: (solutions: FurtherSolutions, mask: number, operations: number) => Iterable<Part>,
): Generator<Part, undefined> {
  const { leaves, rules } = query;
  const open = keepBoards((board) => new FurtherSolutions(board, distinct));
  const completeness: Completeness = { isIncomplete: false, undecided: null };
  let isNothing = true;
  const most = mostOperations(rules, leaves.length);
  for (let operations = rules.use === 'all' ? leaves.length - 1 : 0; operations <= most; operations++) {
    for (const [board, mask] of subsetsOf(query)) {
      const solutions = open(board);
      for (const part of visit(solutions, mask, operations)) {
        if (part !== 0) isNothing = false;
        yield part;
      }
      completeness.isIncomplete ||= solutions.nodes.isIncomplete;
      completeness.undecided ??= solutions.nodes.undecided;
    }
  }
  checkComplete(completeness, isNothing, rules);
}

/** Whether a number may be both given and joined from digits, of which 0 is never the first. */
function isAmbiguous({ leaves, rules }: EngineQuery): boolean {
  const least = leaves[0][0] === 0 ? 10 : 11;
  return rules.operators!.includes(concatenation.operator) && leaves.some((leaf) => leaf.at(-1)! >= least);
}
