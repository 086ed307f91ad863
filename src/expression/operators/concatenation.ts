// Given one-digit numbers as the digits of one number. It is applied to given numbers before all other
// operators, so the search lists its results itself (operators/further-operators).
import { integer } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, type RowOf } from '../../core/operator-notation.js';
import type { ApplyExactly } from './operator-parts.js';

export const concatenation = {
  operator: 'concat',
  arity: 'many',
  notation: 'numeral',
  precedence: ATOM_PRECEDENCE,
  latex: '#1#2',
  spellings: 'concat',
  sign: '‖',
} as const satisfies RowOf<'concat'>;

export const applyConcatenation: ApplyExactly = (operands, limits, { checkLength, isInteger }) => {
  let digits = '';
  for (const operand of operands) {
    const least = digits === '' ? 1n : 0n;
    if (!isInteger(operand) || operand.numerator < least || operand.numerator > 9n) return 'outside-domain';
    digits += String(operand.numerator);
  }
  return checkLength(integer(digits), limits.bits);
};
