// `log(base, argument)`: a positive base other than 1, and a positive argument.
import { integer } from '../../core/fraction.js';
import { ATOM_PRECEDENCE, type RowOf } from '../../core/operator-notation.js';
import type { Enclosure } from '../doubles/enclosure.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import {
  ANYTHING,
  BOUNDED,
  NOTHING,
  WHOLE,
  bounded,
  type ApplyExactly,
  type InvertOutcome,
  type SearchPart,
} from './operator-parts.js';

export const logarithm = {
  operator: 'log',
  arity: 2,
  notation: 'call',
  precedence: ATOM_PRECEDENCE,
  latex: '\\log_{#1} #2',
  spellings: 'log \\log',
  sign: 'log',
} as const satisfies RowOf<'log'>;

export const applyLogarithm: ApplyExactly = (
  [base, argument],
  limits,
  { compare, findSign, isRational, isSame, logarithmOfFractions, settle },
) => {
  if (findSign(base) <= 0 || findSign(argument) <= 0 || isSame(base, 1n)) return 'outside-domain';
  if (isSame(argument, 1n)) return integer(0);
  const fromOne = compare(base, integer(1));
  if (fromOne === 'undecided') return fromOne;
  if (isRational(base) && isRational(argument)) {
    const result = logarithmOfFractions(base, argument);
    if (result !== null) return result;
  }
  return settle('logarithm', base, argument, limits);
};

export const searchedLogarithm: SearchPart = {
  compute: (a, b, c, d, _, result) =>
    a > 0 && a !== b && c > 0 ? result.takeLogarithm(a, b, c, d) : OUTSIDE,
  enclose(base, argument, _, result) {
    if (base.isNotPositive || argument.isNotPositive) return NOTHING;
    if (argument.isOne && !base.mayBeOne) {
      result.set(0, 0);
      return WHOLE;
    }
    return bounded(result.setLogarithm(base, argument));
  },
  invert(knowsBase, target, known, { hasNearLogarithms }, other) {
    if (known.isNotPositive) return NOTHING;
    if (target.isFar && hasNearLogarithms) return invertFar(knowsBase, target, known, other);
    if (knowsBase) return bounded(other.setPower(known, target));
    if (target.isExactly(0)) return known.contains(1) ? ANYTHING : NOTHING;
    return bounded(other.setRoot(known, target));
  },
};

/**
 * Inverts a logarithm whose value is far. It is a quotient of two logarithms below e^600, so one of them is
 * below e^-50: its base, or if it is tiny its argument, is so near to 1 that every enclosure of it in doubles
 * contains 1.
 */
function invertFar(knowsBase: boolean, target: Enclosure, known: Enclosure, other: Enclosure): InvertOutcome {
  const isBaseNearOne = target.l > 0;
  if (knowsBase === isBaseNearOne) return known.contains(1) && !known.isExactly(1) ? ANYTHING : NOTHING;
  other.set(1, 2 ** -60);
  return BOUNDED;
}
