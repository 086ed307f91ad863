// The error of an expression without a value: it names the operands that the operator expects, and those that
// it got. The domains themselves are decided in the files of the operators.
import { NumbersGameError } from '../core/errors.js';
import { toResultValue } from '../core/fraction.js';
import type { ResolvedLimits } from '../core/puzzle/largest-operands.js';
import { isRational, type ExactValue } from './exact/exact-value.js';
import {
  isDefined,
  formatOperation,
  type Fault,
  type FurtherOperator,
  type OperatorRow,
} from '../core/operator-notation.js';
import { DOMAINS } from './operators/registry.js';
import { refuseExpression } from './expression-tree.js';

/**
 * Throws the error for an operator that cannot be applied.
 *
 * @param operands its operands, in lowest terms
 * @param text the whole expression
 */
export function refuseFault(
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

/** Formats an operation with the values of its operands, or the whole expression if one has no short text. */
function formatApplied(row: OperatorRow, operands: readonly ExactValue[], text: string): string {
  const texts = operands.map((operand) => (isRational(operand) ? `${toResultValue(operand)}` : ''));
  if (texts.some((text) => text === '' || text.length > SHOWN_DIGITS)) return text;
  const [first, last = ''] = texts.map((text) =>
    /\D/.test(text) && row.notation !== 'call' ? `(${text})` : text,
  );
  return formatOperation(row, first, last);
}
