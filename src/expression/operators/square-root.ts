// `sqrt(a)`: a number from 0. It is not applied to its own result, nor to a factorial.
import { integer, type Fraction } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, type RowOf } from '../../core/operator-notation.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import { NOTHING, bounded, type ApplyExactly, type SearchPart } from './operator-parts.js';

export const squareRoot = {
  operator: 'sqrt',
  arity: 1,
  notation: 'call',
  precedence: ATOM_PRECEDENCE,
  isOnce: true,
  latex: '\\sqrt{#1}',
  spellings: 'sqrt √ \\sqrt',
  sign: '√',
} as const satisfies RowOf<'sqrt'>;

const HALF: Fraction = { numerator: 1n, denominator: 2n };

export const applySquareRoot: ApplyExactly = ([operand], limits, { findSign, isSame, raise }) => {
  if (findSign(operand) < 0) return 'outside-domain';
  return isSame(operand, 0n) ? integer(0) : raise(operand, HALF, limits);
};

export const searchedSquareRoot: SearchPart = {
  compute(a, b, _, __, ___, result) {
    if (a <= 0) return a === 0 ? result.give(0, 1) : OUTSIDE;
    return result.raise(a, b, 1, 2);
  },
  enclose(operand, two, _, result) {
    if (operand.isNotPositive) return NOTHING;
    two.set(2, 0);
    return bounded(result.setRoot(operand, two));
  },
  invert(_, target, __, ___, other) {
    if (!target.isFar && target.x + target.r < 0) return NOTHING;
    return bounded(other.setProduct(target, target));
  },
};
