// The error of an expression without a value: it names the operands that the operator expects, and those that
// it got. The domains themselves are decided in the files of the operators.
import { NumbersGameError } from '../core/errors.js';
import { toResultValue } from '../core/fraction.js';
import type { ResolvedLimits } from '../core/puzzle/largest-operands.js';
import { isRational, type ExactValue } from './exact/exact-value.js';
import {
  writeOperation,
  type Fault,
  type FurtherOperator,
  type OperatorRow,
} from '../core/operator-notation.js';
import { DOMAINS } from './operators/registry.js';
import { toText } from './format-expression.js';
import { refuseExpression } from './expression-tree.js';
import type { Expression } from '../core/api-types.js';

/**
 * Throws the error for an operator that cannot be applied.
 *
 * @param operands its operands, in lowest terms
 * @param tree the whole expression
 */
export function refuseFault(
  fault: Fault,
  row: OperatorRow,
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
  tree: Expression,
): never {
  switch (fault) {
    case 'division-by-zero':
      return refuseExpression(`expected a divisor other than 0, got ${formatOperation(row, operands, tree)}`);
    case 'outside-domain': {
      const expected = DOMAINS[row.operator as FurtherOperator](limits);
      return refuseExpression(`expected ${expected}, got ${formatOperation(row, operands, tree)}`);
    }
    case 'too-large':
      throw new NumbersGameError(
        fault,
        `expression: a number is longer than ${limits.bits} binary digits in ${toText(tree)}`,
      );
    case 'undecided':
      throw new NumbersGameError(
        fault,
        `expression: an operand of ${row.operator} could not be decided in ${toText(tree)}`,
      );
  }
}

const SHOWN_DIGITS = 40;

/** Writes an operation with the values of its operands, or the whole expression if one has no short text. */
function formatOperation(row: OperatorRow, operands: readonly ExactValue[], tree: Expression): string {
  const texts = operands.map((operand) => (isRational(operand) ? `${toResultValue(operand)}` : ''));
  if (texts.some((text) => text === '' || text.length > SHOWN_DIGITS)) return toText(tree);
  const isCall = row.notation === 'call';
  const [first, last = ''] = texts.map((text) => (/\D/.test(text) && !isCall ? `(${text})` : text));
  return writeOperation(row, first, last);
}
