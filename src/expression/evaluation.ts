// Exact evaluation, by the rows of the four operators and by exact/ for all others. It shares no code with
// the engines, since every answer of an engine is checked with it.
//
// Sums and products of fractions are not reduced on the way: an expression has a handful of operations, and a
// gcd costs more than longer digits. exact/ takes and gives lowest terms.
import { integer, reduce, toResultValue, type Fraction } from '../core/fraction.js';
import { DEFAULT_LIMITS, parseLimits, type ResolvedLimits } from '../core/limits.js';
import { checkProperties } from '../core/options.js';
import { apply } from '../exact/apply.js';
import { isRational, type Value } from '../exact/irrational.js';
import { isBasic, type Operator, type OperatorRow } from '../operators.js';
import { toText } from './format-expression.js';
import { parseExpression } from './parse-expression.js';
import { refuseFault } from './refuse-fault.js';
import { isLeaf, numberOf, toPostfix } from './tree.js';
import type { EvaluateOptions, Expression } from '../core/types.js';

/**
 * Evaluates an expression exactly, as text or as a tree.
 *
 * @param options `limits`: as in rules; without `limits.square`, `square` has no bound
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
export function evaluate(expression: string | Expression, options: EvaluateOptions = {}): number | string {
  checkProperties(options, ['limits'], 'options');
  const limits = parseLimits(options.limits, 'limits');
  const tree = typeof expression === 'string' ? parseExpression(expression) : expression;
  const value = evaluateExactly(tree, limits);
  return isRational(value) ? toResultValue(value) : toText(tree);
}

/** The value of a tree. @throws NumbersGameError as `evaluate` does */
export function evaluateExactly(tree: Expression, limits: ResolvedLimits = DEFAULT_LIMITS): Value {
  const values: Value[] = [];
  for (const item of toPostfix(tree)) {
    values.push(isLeaf(item) ? integer(numberOf(item)) : applyRow(item, values, limits, tree));
  }
  return lower(values[0]);
}

/** The value of a tree over the four operators, in lowest terms. */
export function evaluateRational(tree: Expression): Fraction {
  return evaluateExactly(tree) as Fraction;
}

/** The result of each operation of a tree over the four operators in lowest terms, operands first. */
export function resultsOf(tree: Expression): Fraction[] {
  const values: Value[] = [];
  const results: Fraction[] = [];
  for (const item of toPostfix(tree)) {
    if (isLeaf(item)) {
      values.push(integer(numberOf(item)));
      continue;
    }
    const value = lower(applyRow(item, values, DEFAULT_LIMITS, tree));
    values.push(value);
    results.push(value as Fraction);
  }
  return results;
}

/**
 * Takes the operands of an operator off a stack of values, and gives the result. It is not reduced.
 *
 * @param tree the expression that messages name
 * @throws NumbersGameError as `evaluate` does
 */
export function applyRow(row: OperatorRow, values: Value[], limits: ResolvedLimits, tree: Expression): Value {
  const right = values.pop()!;
  const left = row.arity === 1 ? right : values.pop()!;
  if (isBasic(row) && isRational(left) && isRational(right)) {
    const fault = row.findFault?.(left, right) ?? null;
    return fault === null
      ? row.evaluate(left, right)
      : refuseFault(fault, row, [lower(left), lower(right)], limits, tree);
  }
  const operands = (row.arity === 1 ? [right] : [left, right]).map(lower);
  const result = apply(row.operator as Operator, operands, limits);
  return typeof result === 'string' ? refuseFault(result, row, operands, limits, tree) : result;
}

/** A value in lowest terms. */
export function lower(value: Value): Value {
  return isRational(value) ? reduce(value) : value;
}
