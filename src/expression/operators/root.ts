// `root(radicand, index)`: a positive integer, and an integer index up to a limit.
import { divide, integer } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, type RowOf } from '../../core/operator-notation.js';
import type { Enclosure } from '../doubles/enclosure.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import {
  ANYTHING,
  NOTHING,
  bounded,
  type ApplyExactly,
  type InvertOutcome,
  type SearchPart,
} from './operator-parts.js';

export const root = {
  operator: 'root',
  arity: 2,
  notation: 'call',
  precedence: ATOM_PRECEDENCE,
  latex: '\\sqrt[#2]{#1}',
  spellings: 'root',
  sign: 'ⁿ√',
} as const satisfies RowOf<'root'>;

export const applyRoot: ApplyExactly = ([radicand, index], limits, { isInteger, isWithinInteger, raise }) => {
  const isInDomain =
    isInteger(radicand) && radicand.numerator > 0n && isWithinInteger(index, limits.rootIndex);
  return isInDomain ? raise(radicand, divide(integer(1), index), limits) : 'outside-domain';
};

export const searchedRoot: SearchPart = {
  compute(a, b, c, d, { rootIndex }, result) {
    if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > rootIndex) return OUTSIDE;
    return result.raise(a, 1, Math.sign(c), Math.abs(c));
  },
  enclose(radicand, index, { rootIndex }, result) {
    if (radicand.isNotPositive || !radicand.mayBeInteger) return NOTHING;
    if (!index.mayBeInteger || index.isAbove(rootIndex)) return NOTHING;
    return radicand.isRational && index.isRational ? bounded(result.setRoot(radicand, index)) : ANYTHING;
  },
  invert(knowsRadicand, target, known, _, other) {
    if (target.isNotPositive || !known.mayBeInteger) return NOTHING;
    if (!knowsRadicand) return known.x === 0 ? NOTHING : boundInteger(other.setPower(target, known), other);
    if (known.isNotPositive) return NOTHING;
    if (target.isExactly(1)) return known.contains(1) ? ANYTHING : NOTHING;
    return boundInteger(other.setLogarithm(target, known), other);
  },
};

/** Returns the outcome for an operand that has to be an integer. */
function boundInteger(isBounded: boolean, operand: Enclosure): InvertOutcome {
  return isBounded && !operand.mayBeInteger ? NOTHING : bounded(isBounded);
}
