// Evaluates expressions by src/expression/exact and writes the values, for the tests of that folder.
import { DEFAULT_LIMITS, type ResolvedLimits } from '../../src/core/puzzle/largest-operands.js';
import { formatFraction } from '../../src/core/fraction.js';
import { apply } from '../../src/expression/exact/apply-operator.js';
import { isRational, type ExactValue } from '../../src/expression/exact/exact-value.js';
import type { Expression } from '../../src/expression/index.js';
import { parseExpression } from '../../src/expression/index.js';
import type { Fault } from '../../src/core/operator-notation.js';

/** The value of a tree or text, or the first fault on the way. */
export function valueOf(
  expression: Expression | string,
  limits: ResolvedLimits = DEFAULT_LIMITS,
): ExactValue | Fault {
  if (typeof expression === 'string') return valueOf(parseExpression(expression), limits);
  if (typeof expression === 'number') return { numerator: BigInt(expression), denominator: 1n };
  const operands: ExactValue[] = [];
  for (const operand of operandsOf(expression)) {
    const value = valueOf(operand, limits);
    if (typeof value === 'string') return value;
    operands.push(value);
  }
  return apply(expression.operator, operands, limits);
}

/** A value that is expected to exist. */
export function requireValue(expression: Expression | string, limits?: ResolvedLimits): ExactValue {
  const value = valueOf(expression, limits);
  if (typeof value === 'string') throw new Error(`${JSON.stringify(expression)} is ${value}`);
  return value;
}

/** A fraction as `p/q`, a fault by its name, any other value as `irrational`. */
export function describeValue(value: ExactValue | Fault): string {
  if (typeof value === 'string') return value;
  return isRational(value) ? formatFraction(value) : 'irrational';
}

function operandsOf(expression: Exclude<Expression, number>): readonly Expression[] {
  if ('parts' in expression) return expression.parts;
  if ('operand' in expression) return [expression.operand];
  const { left, right } = expression;
  return [left, right];
}
