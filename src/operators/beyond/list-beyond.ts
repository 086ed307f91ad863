// All distinct solutions with operators beyond the four, listed or counted: by operations, and with equally
// many operations in the order of solver/four-operators/board-choices.ts.
//
// A text may come twice: 12 may be given, or joined from 1 and 2. Where that can happen, the solutions are
// compared by their keys, and each is taken once, with the fewest operations.
import type { EngineQuery } from '../../solver/engine.js';
import { BeyondSolutions } from './node-solutions.js';
import { checkComplete, type Completeness } from './solve-beyond.js';
import { mostOperations } from './search-nodes.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import { subsetsOf } from '../../solver/four-operators/board-choices.js';
import { applyKnown } from '../../expression/all-operators.js';
import { keyOf } from '../../expression/solution-key.js';
import type { Distinct, Expression } from '../../core/api-types.js';

/** Maximum number of boards whose values are kept at a time. */
const MAX_KNOWN_BOARDS = 16;

/** Opens the solutions over each subset with each number of operations. */
type OpenSolutions<Part> = (solutions: BeyondSolutions, mask: number, operations: number) => Iterable<Part>;

/** Yields all solutions. @throws NumbersGameError `too-large`, `undecided`, `out-of-memory` */
export function* listBeyond(query: EngineQuery, distinct: Distinct): Generator<Expression, undefined> {
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
export function* countBeyond(query: EngineQuery, distinct: Distinct): Generator<number, undefined> {
  if (isAmbiguous(query)) {
    for (const solutions = listBeyond(query, distinct); solutions.next().done !== true;) yield 1;
    return;
  }
  yield* visitParts(query, distinct, (solutions, mask, operations) => [solutions.count(mask, operations)]);
}

function* visitParts<Part>(
  query: EngineQuery,
  distinct: Distinct,
  open: OpenSolutions<Part>,
): Generator<Part, undefined> {
  const { leaves, rules, target } = query;
  const known = new Map<EngineQuery, BeyondSolutions>();
  const completeness: Completeness = { isIncomplete: false, undecided: null };
  let isNothing = true;
  const most = mostOperations(rules, leaves.length);
  for (let operations = rules.use === 'all' ? leaves.length - 1 : 0; operations <= most; operations++) {
    for (const [board, mask] of subsetsOf(query)) {
      let solutions = known.get(board);
      if (solutions === undefined) {
        if (known.size === MAX_KNOWN_BOARDS) known.clear();
        known.set(board, (solutions = new BeyondSolutions(board.leaves, rules, target, distinct)));
      }
      for (const part of open(solutions, mask, operations)) {
        if (part !== 0) isNothing = false;
        yield part;
      }
      completeness.isIncomplete ||= solutions.nodes.isIncomplete;
      completeness.undecided ??= solutions.nodes.undecided;
    }
  }
  checkComplete(completeness, isNothing, rules);
}

/** Whether a number may be both given and joined from digits. */
function isAmbiguous({ leaves, rules }: EngineQuery): boolean {
  return rules.operators!.includes(concatenation.operator) && leaves.some((leaf) => leaf.at(-1)! > 10);
}
