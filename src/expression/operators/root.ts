// `root(radicand, index)`: a positive integer, and an integer index up to a limit.
import { divide, integer } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, type RowOf } from '../../core/operator-notation.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import { isInteger, isWithinInteger, raise } from '../exact/settle-operation.js';
import {
  ANYTHING,
  NOTHING,
  UNKNOWN,
  bounded,
  enclosed,
  type ExactPart,
  type SearchPart,
} from './operator-parts.js';

export const root = {
  operator: 'root',
  arity: 2,
  notation: 'call',
  precedence: ATOM_PRECEDENCE,
  associativity: 'left',
  isCommutative: false,
  family: null,
  latex: '\\sqrt[#2]{#1}',
  aliases: [],
  spellings: 'root',
  sign: 'ⁿ√',
} as const satisfies RowOf<'root'>;

export const exactRoot: ExactPart = {
  apply([radicand, index], limits) {
    const isInDomain =
      isInteger(radicand) && radicand.numerator > 0n && isWithinInteger(index, limits.rootIndex);
    return isInDomain ? raise(radicand, divide(integer(1), index), limits) : 'outside-domain';
  },
  describeDomain: ({ rootIndex }) =>
    `a positive integer and an integer index other than 0 from -${rootIndex} to ${rootIndex} (limits.rootIndex)`,
};

export const searchedRoot: SearchPart = {
  compute(a, b, c, d, { rootIndex }, result) {
    if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > rootIndex) return OUTSIDE;
    return result.raise(a, 1, Math.sign(c), Math.abs(c));
  },
  enclose(radicand, index, _, result) {
    if (radicand.isNotPositive || !radicand.mayBeInteger || !index.mayBeInteger) return OUTSIDE;
    return radicand.isRational && index.isRational ? enclosed(result.setRoot(radicand, index)) : UNKNOWN;
  },
  invert(knowsRadicand, target, known, _, other) {
    if (target.isNotPositive || !known.mayBeInteger) return NOTHING;
    if (!knowsRadicand) return known.x === 0 ? NOTHING : bounded(other.setPower(target, known));
    if (known.isNotPositive) return NOTHING;
    if (target.isExactly(1)) return known.contains(1) ? ANYTHING : NOTHING;
    return bounded(other.setLogarithm(target, known));
  },
};
