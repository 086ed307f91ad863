// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
import { formatFraction, integer, isEqual, type Fraction } from '../core/fraction.js';
import { isRational, type Value } from '../exact/irrational.js';
import { BASIC_OPERATORS, isRepeated } from '../operators.js';
import { applyRow, lower } from './evaluation.js';
import { toText } from './format-expression.js';
import { matchLeaves } from './match-leaves.js';
import { isLeaf, numberOf, toPostfix, type PostfixItem } from './tree.js';
import type { ParsedPuzzle } from '../puzzle/parse-puzzle.js';
import type { ParsedRules } from '../puzzle/parse-rules.js';
import type { Expression } from '../core/types.js';

/** An expression that was checked: in postfix order, and the result of each of its operators. */
export interface CheckedAnswer {
  readonly items: readonly PostfixItem[];
  readonly results: readonly Value[];
}

/**
 * Checks that an expression has the claimed value and that the rules and the numbers allow it.
 *
 * @throws Error if not: a fault of this package, not of the puzzle.
 */
export function checkAnswer(
  expression: Expression,
  { leaves, rules }: Pick<ParsedPuzzle, 'leaves' | 'rules'>,
  claimed: Fraction,
): CheckedAnswer {
  const items = toPostfix(expression);
  const stack: Value[] = [];
  const results: Value[] = [];
  const used: number[] = [];
  const refuse = (reason: string): never => {
    throw new Error(`numbers-game: a fault in the solver, please report it: ${toText(expression)} ${reason}`);
  };
  const { operators: allowed = BASIC_OPERATORS } = rules;
  let previous: PostfixItem = 0;
  for (const item of items) {
    if (typeof item === 'object' && !(allowed as readonly string[]).includes(item.operator)) {
      refuse('uses an operator that the rules do not allow');
    }
    let value: Value;
    if (isLeaf(item)) {
      if (typeof item === 'number') used.push(item);
      else used.push(...item.parts);
      value = integer(numberOf(item));
    } else {
      if (isRepeated(item, previous)) refuse(`applies ${item.operator} twice`);
      value = lower(applyRow(item, stack, rules.limits, expression));
      results.push(value);
    }
    if (!isAllowed(value, rules)) refuse(`takes a value that is not ${rules.values}`);
    stack.push(value);
    previous = item;
  }
  const [value] = stack;
  if (!isRational(value) || !isEqual(value, claimed)) refuse(`is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse('does not use every number');
  const unused = matchLeaves(leaves, used).filter((use) => use < 0);
  if (used.length + unused.length !== leaves.length)
    refuse('uses a number that is not given, or one too often');
  return { items, results };
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
