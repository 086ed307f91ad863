// The checker: every answer passes through `checkAnswer` before it leaves the package. It evaluates the
// expression exactly and shares no code with the engines, so a fault in one of them becomes an error and
// never a wrong answer.
import { formatFraction, integer, isEqual, isFraction, type Fraction } from '../core/fraction.js';
import { BASIC_OPERATORS, isRepeated } from '../core/operator-notation.js';
import type { ExactValue } from './exact/exact-value.js';
import { applyToStack, BASIC_ARITHMETIC, lower, type Arithmetic } from './arithmetic.js';
import { formatItems } from './format-items.js';
import { matchLeaves } from './match-leaves.js';
import { isLeaf, numberOf, toPostfix, type PostfixItem } from './expression-tree.js';
import type { ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import type { Expression } from '../core/api-types.js';

/** Checked expression: its items in postfix order, and the result of each operator. */
interface CheckedAnswer {
  readonly items: readonly PostfixItem[];
  readonly results: readonly ExactValue[];
}

/**
 * Checks that an expression has the claimed value and that the rules and the numbers allow it.
 *
 * @param arithmetic the arithmetic of the operators that the expression may have
 * @throws Error if not: a fault of this package, not of the puzzle.
 */
export function checkAnswer(
  expression: Expression,
  { leaves, rules }: Pick<ParsedPuzzle, 'leaves' | 'rules'>,
  claimed: Fraction,
  arithmetic: Arithmetic = BASIC_ARITHMETIC,
): CheckedAnswer {
  const items = toPostfix(expression, arithmetic.rows);
  const stack: ExactValue[] = [];
  const results: ExactValue[] = [];
  const used: number[] = [];
  const refuse = (reason: string): never => {
    throw new Error(`numbers-game: a fault in the solver, please report it: ${formatItems(items)} ${reason}`);
  };
  const { operators: allowed = BASIC_OPERATORS } = rules;
  let previous: PostfixItem = 0;
  for (const item of items) {
    if (typeof item === 'object' && !allowed.includes(item.operator))
      refuse('uses an operator that the rules do not allow');
    let value: ExactValue;
    if (isLeaf(item)) {
      if (typeof item === 'number') used.push(item);
      else used.push(...item.parts);
      value = integer(numberOf(item));
    } else {
      if (isRepeated(item, previous)) refuse(`applies ${item.operator} twice`);
      const result = applyToStack(item, stack, rules.limits, arithmetic);
      if (typeof result === 'string') refuse(`has no value: ${result}`);
      value = lower(result as ExactValue);
      results.push(value);
    }
    if (!isAllowed(value, rules)) refuse(`takes a value that is not ${rules.values}`);
    stack.push(value);
    previous = item;
  }
  const [value] = stack;
  if (!isFraction(value) || !isEqual(value, claimed)) refuse(`is not worth ${formatFraction(claimed)}`);
  if (rules.use === 'all' && used.length !== leaves.length) refuse('does not use every number');
  const unused = matchLeaves(leaves, used).filter((use) => use < 0);
  if (used.length + unused.length !== leaves.length)
    refuse('uses a number that is not given, or one too often');
  return { items, results };
}

function isAllowed(value: ExactValue, { values }: ParsedRules): boolean {
  switch (values) {
    case 'natural':
      return isFraction(value) && value.numerator > 0n && value.denominator === 1n;
    case 'integer':
      return isFraction(value) && value.denominator === 1n;
    case 'rational':
      return isFraction(value);
    case 'real':
      return true;
  }
}
