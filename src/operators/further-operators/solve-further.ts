// One puzzle with operators beyond the four: an expression of the target with the fewest operations.
//
// For each number of operations, the rational values are searched first, and under `real` then all values:
// nearly every target that can be made can be made of rational values, which are far fewer. The order of
// answers with as many operations is thus: rational ones first; then subsets of fewer numbers, and of as many
// those with the largest numbers; then as search-nodes.ts goes through splits, operators and operands.
//
// A search for each number of operations computes the same inverses as the one before. So, from some number
// on, one search for all numbers of operations that are left tells whether there is an answer at all. Puzzles
// of five and six numbers without one take 0.5 to 0.8 of the time.
import { NumbersGameError } from '../../core/errors.js';
import type { Fraction } from '../../core/fraction.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { isEqual } from '../../expression/exact/exact-arithmetic.js';
import { toText } from '../../expression/format-expression.js';
import type { Expression, Rules } from '../../core/api-types.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { Found } from '../../solver/engine.js';
import { encloseExactly } from './enclose-exactly.js';
import { Enclosure } from '../../expression/doubles/enclosure.js';
import { mostOperations, NodeSearch } from './search-nodes.js';
import { NONE, type Nodes } from './node-table.js';

/** How many operations more than numbers are tried one by one: few answers take more. */
const SINGLY = 2;
/** Count of numbers from which all real values that they make may be too many to list. */
const TOO_MANY = 6;

/**
 * Finds the answer to a puzzle; null if there is none.
 *
 * @throws NumbersGameError `too-large`, `undecided`, `out-of-memory`
 */
export function findFurther({ leaves, rules, target }: ParsedPuzzle): Found | null {
  const open = (values: Rules['values']) => new NodeSearch(leaves, rules, values, false);
  const searches = rules.values === 'real' ? [open('rational'), open('real')] : [open(rules.values)];
  const enclosure = new Enclosure();
  encloseExactly(target, enclosure);
  const count = leaves.length;
  const most = mostOperations(rules, count);
  const together = count < TOO_MANY || rules.values !== 'real' ? count + SINGLY : Infinity;
  for (let operations = rules.use === 'all' ? count - 1 : 0; operations <= most; operations++) {
    if (operations === together && find(operations, most) === null) break;
    const expression = find(operations, operations);
    if (expression !== null) return { value: target, expression };
  }
  for (const { nodes } of searches) checkComplete(nodes, true, rules);
  return null;

  /** Finds an expression with `least` to `most` operations; the first one, if these are the same number. */
  function find(least: number, most: number): Expression | null {
    for (const search of searches) {
      const { nodes } = search;
      for (let size = rules.use === 'all' ? count : 1; size <= count; size++) {
        for (const mask of search.subsets.ofSize(size)) {
          let found = NONE;
          const isTarget = (node: number) => isNode(nodes, (found = node), target);
          if (search.visit(mask, least, most, enclosure, isTarget)) return nodes.expressionOf(found);
        }
      }
    }
    return null;
  }
}

/** Whether a node has a value. If that cannot be decided, the nodes record it. */
export function isNode(nodes: Nodes, node: number, value: Fraction): boolean {
  const own = nodes.exactOf(node);
  const same = typeof own === 'string' ? own : isEqual(own, value);
  if (typeof same !== 'string') return same;
  nodes.noteFault(node, same);
  return false;
}

/** Values that a search left out: those that are too large, and those that could not be decided. */
export interface Completeness {
  isIncomplete: boolean;
  undecided: Expression | null;
}

/**
 * Checks the end of a search.
 *
 * @param isNothing whether nothing was found: only then larger values could have been solutions
 * @throws NumbersGameError `too-large`, `undecided`
 */
export function checkComplete(
  { isIncomplete, undecided }: Completeness,
  isNothing: boolean,
  { limits: { bits }, defined }: ParsedRules,
): void {
  if (undecided !== null) {
    const message = `puzzle: it can be neither proved nor refuted that ${toText(undecided, defined)} is the target`;
    throw new NumbersGameError('undecided', message);
  }
  if (!isIncomplete || !isNothing) return;
  const message = `rules.limits.bits: no solution was found without values of more than ${bits} binary digits`;
  throw new NumbersGameError('too-large', message);
}
