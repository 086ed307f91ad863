// Exact evaluation of any expression, by the rows of the four operators and by exact/ for all others.
//
// Sums and products of fractions are not reduced on the way: an expression has a handful of operations, and a
// gcd costs more than longer digits. exact/ takes and gives lowest terms.
import { NumbersGameError } from '../core/errors.js';
import { integer, toResultValue } from '../core/fraction.js';
import { parseLimits, type ResolvedLimits } from '../core/puzzle/largest-operands.js';
import { checkProperties } from '../core/options.js';
import {
  isDefined,
  formatOperation,
  type Fault,
  type FurtherOperator,
  type OperatorRow,
} from '../core/operator-notation.js';
import { isRational, type ExactValue } from './exact/exact-value.js';
import { ALL_ARITHMETIC } from './all-operators.js';
import { applyRow, lower, operandsOf } from './arithmetic.js';
import { formatItems } from './format-items.js';
import { parseDefined, rowsOf } from './operators/all-rows.js';
import { DOMAINS } from './operators/registry.js';
import { parseText } from './parse-expression.js';
import { isLeaf, numberOf, refuseExpression, toPostfix, type PostfixItem } from './expression-tree.js';
import type { EvaluateOptions, Expression } from '../core/api-types.js';

/**
 * Evaluates an expression exactly, as text or as a tree.
 *
 * @param options `limits`: as in rules; without `limits.square`, `square` has no bound. `operators`: those of
 * one's own, made by `defineOperator`
 * @returns a number if it is a safe integer, else text: `'p'` or `'p/q'` in lowest terms, or if the value is
 * irrational the expression itself.
 * @throws NumbersGameError `invalid-option` if it is not an expression, divides by zero, or has an operand
 * outside the domain of its operator; `too-large` if a number is longer than `limits.bits`; `undecided` if an
 * equality on which a domain depends can be neither proved nor refuted.
 * @example
 * evaluate('8 / (3 - 8 / 3)'); // 24
 * evaluate('1 / 3 + 1 / 2'); // '5/6'
 * evaluate('sqrt(2) ^ 2'); // 2
 * evaluate('root(6, 2)'); // 'root(6, 2)'
 */
export function evaluate<Name extends string = never>(
  expression: string | Expression<Name>,
  options: EvaluateOptions<Name> = {},
): number | string {
  checkProperties(options, ['operators', 'limits'], 'options');
  const limits = parseLimits(options.limits, 'limits');
  const defined = parseDefined(options.operators);
  const tree = typeof expression === 'string' ? parseText(expression, defined) : expression;
  const items = toPostfix(tree, rowsOf(defined));
  const values: ExactValue[] = [];
  for (const item of items)
    values.push(isLeaf(item) ? integer(numberOf(item)) : applyToLast(item, values, limits, items));
  const value = lower(values[0]);
  return isRational(value) ? toResultValue(value) : formatItems(items);
}

/**
 * Takes the operands of an operator off a stack of values, and gives the result. It is not reduced.
 *
 * @param items the expression, for messages
 * @throws NumbersGameError as `evaluate` does
 */
export function applyToLast(
  row: OperatorRow,
  values: ExactValue[],
  limits: ResolvedLimits,
  items: readonly PostfixItem[],
): ExactValue {
  const right = values.pop()!;
  const left = row.arity === 1 ? right : values.pop()!;
  const value = applyRow(row, left, right, limits, ALL_ARITHMETIC);
  if (typeof value === 'string')
    refuseFault(value, row, operandsOf(row, left, right), limits, cutExpression(formatItems(items)));
  return value;
}

/**
 * Throws the error for an operator that cannot be applied: it names the operands that are expected, and those
 * that it got.
 *
 * @param operands its operands, in lowest terms
 * @param text the whole expression
 */
function refuseFault(
  fault: Fault,
  row: OperatorRow,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
  text: string,
): never {
  if (fault === 'too-large' || fault === 'undecided') {
    const reason =
      fault === 'too-large'
        ? `a number is longer than ${limits.bits} binary digits`
        : `an operand of ${row.operator} could not be decided`;
    throw new NumbersGameError(fault, `expression: ${reason} in ${text}`);
  }
  const expected =
    fault === 'division-by-zero'
      ? 'a divisor other than 0'
      : isDefined(row)
        ? row.domain
        : DOMAINS[row.operator as FurtherOperator](limits);
  refuseExpression(`expected ${expected}, got ${formatApplied(row, operands, text)}`);
}

const SHOWN_DIGITS = 40;
const SHOWN_CHARACTERS = 200;

function cutExpression(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}...` : text;
}

/** Formats an operation with the values of its operands, or the whole expression if one has no short text. */
function formatApplied(row: OperatorRow, operands: readonly ExactValue[], text: string): string {
  const texts = operands.map((operand) => (isRational(operand) ? `${toResultValue(operand)}` : ''));
  if (texts.some((text) => text === '' || text.length > SHOWN_DIGITS)) return text;
  const [first, last = ''] = texts.map((text) =>
    /\D/.test(text) && row.notation !== 'call' ? `(${text})` : text,
  );
  return formatOperation(row, first, last);
}
