// The check of rules with the operator `square`. It is apart from the reader of all rules, because a solver
// without the extension has no such rules.
import { unexpected } from '../errors.js';
import { BASIC_OPERATORS, square } from '../operator-notation.js';
import type { Operator } from '../api-types.js';
import { countdown } from './games.js';
import type { ParsedRules } from './parse-rules.js';

/** Checks rules that allow `square`. @throws NumbersGameError `invalid-option` */
export function checkSquare({ values, use, limits, operators = [] }: ParsedRules): void {
  if (!operators.includes(square.operator)) return;
  const basic: readonly Operator[] = BASIC_OPERATORS;
  const name = square.operator;
  const other = operators.find((operator) => operator !== name && !basic.includes(operator));
  if (other !== undefined) {
    throw unexpected('invalid-option', 'rules.operators', `${name} with none but ${basic.join(' ')}`, other);
  }
  const { values: natural, use: any } = countdown;
  if (values !== natural)
    throw unexpected('invalid-option', 'rules.values', `${natural} for ${name}`, values);
  if (use !== any) throw unexpected('invalid-option', 'rules.use', `${any} for ${name}`, use);
  if (limits.square === null) {
    throw unexpected(
      'invalid-option',
      'rules.limits.square',
      `a positive integer, the largest operand of ${name}`,
      undefined,
    );
  }
}
