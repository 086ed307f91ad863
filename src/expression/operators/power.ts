// `a ^ b`: a positive base, and an exponent up to a limit.
import { type RowOf } from '../../core/operator-notation.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import { ANYTHING, NOTHING, WHOLE, bounded, type ApplyExactly, type SearchPart } from './operator-parts.js';

export const power = {
  operator: '^',
  arity: 2,
  notation: 'infix',
  precedence: 4,
  associativity: 'right',
  latex: '#1^{#2}',
  aliases: ['**'],
  spellings: '^ **',
  sign: '^',
} as const satisfies RowOf<'^'>;

export const applyPower: ApplyExactly = ([base, exponent], limits, { findSign, isWithin, raise }) => {
  const isAllowed = findSign(base) > 0 && isWithin(exponent, limits.exponent);
  if (isAllowed !== true) return isAllowed || 'outside-domain';
  return raise(base, exponent, limits);
};

export const searchedPower: SearchPart = {
  compute: (a, b, c, d, { exponent }, result) =>
    a > 0 && Math.abs(c) <= exponent * d ? result.raise(a, b, c, d) : OUTSIDE,
  enclose(base, exponent, limits, result) {
    if (base.isNotPositive || exponent.isAbove(limits.exponent)) return NOTHING;
    if (base.isOne) {
      result.set(1, 0);
      return WHOLE;
    }
    return exponent.isWithin(limits.exponent) ? bounded(result.setPower(base, exponent)) : ANYTHING;
  },
  invert(knowsBase, target, known, _, other) {
    if (target.isNotPositive) return NOTHING;
    if (knowsBase) {
      if (known.isNotPositive) return NOTHING;
      if (known.isExactly(1)) return target.contains(1) ? ANYTHING : NOTHING;
      return bounded(other.setLogarithm(known, target));
    }
    if (known.x === 0) return target.contains(1) ? ANYTHING : NOTHING;
    return bounded(other.setRoot(target, known));
  },
};
