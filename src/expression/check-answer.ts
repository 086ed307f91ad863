// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
import { formatFraction, integer, isEqual, type Fraction } from '../core/fraction.js';
import { isRational, type Value } from '../exact/irrational.js';
import { isRepeated, selectRows, type OperatorRow } from '../operators.js';
import { applyRow, lower } from './evaluation.js';
import { toText } from './format-expression.js';
import { matchLeaves } from './match-leaves.js';
import { digitsOf, isLeaf, numberOf, toPostfix, type PostfixItem } from './tree.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { ParsedRules } from '../puzzle/parse-rules.js';
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
  const values: Value[] = [];
  const used: number[] = [];
  const refuse = (reason: string): never => {
    throw new Error(`numbers-game: a fault in the solver, please report it: ${toText(expression)} ${reason}`);
  };
  const allowed: readonly OperatorRow[] = selectRows(rules);
  let previous: PostfixItem = 0;
  for (const item of toPostfix(expression)) {
    if (typeof item === 'object' && !allowed.some(({ operator }) => operator === item.operator)) {
      refuse('uses an operator that the rules do not allow');
    }
    if (isLeaf(item)) {
      used.push(...digitsOf(item));
      values.push(integer(numberOf(item)));
    } else {
      if (isRepeated(item, previous)) refuse(`applies ${item.operator} twice`);
      values.push(lower(applyRow(item, values, rules.limits, expression)));
    }
    if (!isAllowed(values.at(-1)!, rules)) refuse(`takes a value that is not ${rules.values}`);
    previous = item;
  }
  const [value] = values;
  if (!isRational(value) || !isEqual(value, claimed)) refuse(`is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse('does not use every number');
  const matched = matchLeaves(leaves, used).filter((use) => use >= 0);
  if (matched.length !== used.length) refuse('uses a number that is not given, or one too often');
}

function isAllowed(value: Value, { values }: ParsedRules): boolean {
  switch (values) {
    case 'natural':
      return isRational(value) && value.numerator > 0n && value.denominator === 1n;
    case 'rational':
      return isRational(value);
    case 'real':
      return true;
  }
}
