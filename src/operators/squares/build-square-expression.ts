// Builds the expression of a hit: from its listed value up through the goals to the target.
//
// Lists do not store the origin of a value, because most origins are never needed. `buildListed` searches the
// splits of its subset for operands in lists that make the value with as many operations as it takes.
import type { Expression } from '../../core/api-types.js';
import { operatorOf, visitOperands, type GoalWay } from './backward-goals.js';
import { squareRoot, type Natural } from './natural-arithmetic.js';
import { residueOf } from './residues.js';
import type { Hit, SquareSearch } from './search-squares.js';
import type { SquareValueList, ValueLists } from './square-value-lists.js';

/** Builds the expression of a hit of the last search. */
export function buildExpression({ lists, goals }: SquareSearch, hit: Hit): Expression {
  const build = (subset: number, place: number) => {
    const list = lists.lists[subset];
    return buildListed(lists, subset, list.value(place), list.operations(place));
  };
  let { subset, origin } = hit;
  let expression = build(subset, hit.w);
  while (origin.way !== 'target') {
    const rest = lists.subsets.rest(origin.subset, subset);
    expression =
      rest === 0
        ? { operator: 'square', operand: expression }
        : operate(origin.way, expression, build(rest, origin.u));
    ({ subset } = origin);
    origin = goals[subset].origin[origin.goal];
  }
  return expression;
}

function operate(way: GoalWay, w: Expression, u: Expression): Expression {
  const [left, right] = way.startsWith('w') ? [w, u] : [u, w];
  return { operator: operatorOf(way), left, right };
}

/** Builds an expression of a listed value of a subset, or of a smaller one, with `operations` operations. */
function buildListed(lists: ValueLists, subset: number, value: Natural, operations: number): Expression {
  return (
    buildLeafOrSquare(lists, subset, value, operations) ??
    buildOperation(lists, subset, value, operations) ??
    buildSmaller(lists, subset, value, operations)
  );
}

function buildSmaller(lists: ValueLists, subset: number, value: Natural, operations: number): Expression {
  const smaller = lists.subsets
    .smallerOf(subset)
    .find((one) => operationsOf(lists, one, value) <= operations);
  if (smaller === undefined) throw new Error(`the value ${value} is not listed`);
  return buildListed(lists, smaller, value, operationsOf(lists, smaller, value));
}

function buildLeafOrSquare(
  lists: ValueLists,
  subset: number,
  value: Natural,
  operations: number,
): Expression | undefined {
  if (operations === 0) return Number(value);
  const root = squareRoot(value);
  if (root <= 1 || root > lists.rules.limit || operationsOf(lists, subset, root) !== operations - 1)
    return undefined;
  return { operator: 'square', operand: buildListed(lists, subset, root, operations - 1) };
}

function buildOperation(
  lists: ValueLists,
  subset: number,
  value: Natural,
  operations: number,
): Expression | undefined {
  for (const [first, second] of lists.subsets.pairsOf(subset)) {
    const list = lists.lists[first];
    for (let layer = 0; layer < operations; layer++) {
      for (let u = list.owns[layer]; u < list.begins[layer + 1]; u++) {
        let built: Expression | undefined;
        visitOperands(value, list.value(u), lists.rules.operators, (w, way) => {
          if (built !== undefined || operationsOf(lists, second, w) !== operations - 1 - layer) return;
          const other = buildListed(lists, second, w, operations - 1 - layer);
          built = operate(way, other, buildListed(lists, first, list.value(u), layer));
        });
        if (built !== undefined) return built;
      }
    }
  }
  return undefined;
}

/** Fewest operations of a value in a list; Infinity if it is not there. */
function operationsOf({ lists, prime }: ValueLists, subset: number, value: Natural): number {
  const list: SquareValueList = lists[subset];
  const index = list.find(value, residueOf(value, prime));
  return index < 0 ? Infinity : list.operations(index);
}
