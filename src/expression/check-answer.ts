// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
import { formatFraction, integer, isEqual, reduce, type Fraction } from '../core/fraction.js';
import { applyRow } from './evaluation.js';
import { toText } from './format-expression.js';
import { matchLeaves } from './match-leaves.js';
import { digitsOf, isLeaf, numberOf, toPostfix, type PostfixItem } from './tree.js';
import type { Leaf } from '../puzzle/parse-numbers.js';
import { selectRows } from '../operators.js';
import type { Expression, Rules } from '../core/types.js';

/** What of a puzzle its answers are checked against. */
export interface CheckedPuzzle {
  readonly leaves: readonly Leaf[];
  readonly rules: Omit<Rules, 'limits'>;
}

/**
 * Checks that an expression has the claimed value and that the rules and the numbers allow it.
 *
 * @throws Error if not: a fault of this package, not of the puzzle.
 */
export function checkAnswer(
  expression: Expression,
  { leaves, rules }: CheckedPuzzle,
  claimed: Fraction,
): void {
  const values: Fraction[] = [];
  const used: number[] = [];
  const refuse = (reason: string): never => {
    const text = toText(expression);
    throw new Error(`numbers-game: a fault in the solver, please report it: ${text} ${reason}`);
  };
  for (const item of toPostfix(expression)) {
    if (!isAllowed(item, rules)) refuse('uses an operator that the rules do not allow');
    if (isLeaf(item)) used.push(...digitsOf(item));
    const value = isLeaf(item) ? integer(numberOf(item)) : applyRow(item, values);
    if (rules.values === 'natural' && (value.numerator <= 0n || value.numerator % value.denominator !== 0n)) {
      refuse('takes a value that is not a positive integer');
    }
    values.push(value.denominator === 1n ? value : reduce(value));
  }
  if (!isEqual(values[0], claimed)) refuse(`is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse('does not use every number');
  const matched = matchLeaves(leaves, used).filter((use) => use >= 0);
  if (matched.length !== used.length) refuse('uses a number that is not given, or one too often');
}

function isAllowed(item: PostfixItem, rules: Pick<Rules, 'operators'>): boolean {
  return typeof item === 'number' || selectRows(rules).some(({ operator }) => operator === item.operator);
}
