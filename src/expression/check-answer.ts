// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
import { formatFraction, isEqual, reduce, type Fraction } from '../core/fraction.js';
import { valueOf } from './evaluation.js';
import { matchLeaves } from './match-leaves.js';
import { formatExpression } from './text.js';
import { postorder } from './tree.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { Expression } from '../core/types.js';

/**
 * Checks that an expression has the claimed value and that the rules and the numbers allow it.
 *
 * @throws Error if not: a fault of this package, not of the puzzle.
 */
export function checkAnswer(
  expression: Expression,
  { leaves, rules }: Pick<ParsedPuzzle, 'leaves' | 'rules'>,
  claimed: Fraction,
): void {
  const values: Fraction[] = [];
  const used: number[] = [];
  for (const node of postorder(expression)) {
    if (typeof node === 'number') used.push(node);
    const value = valueOf(node, values);
    if (rules.values === 'natural' && (value.numerator <= 0n || value.numerator % value.denominator !== 0n)) {
      refuse(expression, 'takes a value that is not a positive integer');
    }
    values.push(value.denominator === 1n ? value : reduce(value));
  }
  if (!isEqual(values[0], claimed)) refuse(expression, `is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse(expression, 'does not use every number');
  const matched = matchLeaves(leaves, used).filter((use) => use >= 0);
  if (matched.length !== used.length) refuse(expression, 'uses a number that is not given, or one too often');
}

function refuse(expression: Expression, reason: string): never {
  throw new Error(
    `numbers-game: a fault in the solver, please report it: ${formatExpression(expression)} ${reason}`,
  );
}
