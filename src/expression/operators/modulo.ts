// `a mod b`: the remainder of a floored division, which has the sign of the right operand. The left operand
// is a positive integer, the right one an integer up to a limit.
import { integer } from '../../core/fraction.js';
import { type RowOf } from '../../core/operator-notation.js';
import type { Enclosure } from '../doubles/enclosure.js';
import type { Operand } from '../doubles/operand.js';
import { OUTSIDE } from '../doubles/small-fraction.js';
import {
  ANYTHING,
  NOTHING,
  type ApplyExactly,
  type InvertOutcome,
  type SearchPart,
} from './operator-parts.js';

export const modulo = {
  operator: 'mod',
  arity: 2,
  notation: 'infix',
  precedence: 2,
  latex: '#1 \\bmod #2',
  spellings: 'mod % \\% \\bmod',
  sign: 'mod',
} as const satisfies RowOf<'mod'>;

/** Largest limit for which divisors are listed; above it, every operand may give the result. */
const MOST_DIVISORS = 1000;
/** Modulus that no limit reaches but on purpose. */
const HUGE = 1e280;

export const applyModulo: ApplyExactly = ([left, right], limits, { isInteger, isWithinInteger }) => {
  const isInDomain = isInteger(left) && left.numerator > 0n && isWithinInteger(right, limits.modulus);
  if (!isInDomain) return 'outside-domain';
  const rest = left.numerator % right.numerator;
  // The remainder is positive here; floored division gives it the sign of the right operand.
  return integer(rest !== 0n && right.numerator < 0n ? rest + right.numerator : rest);
};

export const searchedModulo: SearchPart = {
  compute(a, b, c, d, { modulus }, result) {
    if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > modulus) return OUTSIDE;
    return result.give(c > 0 || a % c === 0 ? a % c : (a % c) + c, 1);
  },
  enclose(left, right, { modulus }) {
    const isOutside =
      left.isNotPositive || !left.mayBeInteger || !right.mayBeInteger || right.isAbove(modulus);
    return isOutside ? NOTHING : ANYTHING;
  },
  invert(knowsLeft, target, known, { modulus }) {
    const least = Math.abs(target.x) - target.r;
    if (least > modulus || (target.isFar && modulus < HUGE)) return NOTHING;
    if (!known.mayBeInteger || !target.mayBeInteger) return NOTHING;
    if (knowsLeft) return known.isNotPositive ? NOTHING : listDivisors(target, known, modulus);
    if (Math.abs(known.x) - known.r > modulus) return NOTHING;
    return least < Math.abs(known.x) + known.r ? ANYTHING : NOTHING;
  },
};

/**
 * Lists the right operands: the divisors of the difference of the left operand and the remainder that are
 * larger than the remainder and have its sign.
 */
function listDivisors(target: Enclosure, left: Operand, modulus: number): InvertOutcome {
  if (modulus > MOST_DIVISORS || target.r >= 0.5) return ANYTHING;
  const rest = Math.round(target.x);
  // Of a large left operand nothing is known here. A difference to the rest might be rounded.
  const dividend = left.q > 0 ? left.p : rest;
  const divisors: number[] = [];
  for (let size = Math.abs(rest) + 1; size <= modulus; size++) {
    if (((dividend % size) - rest) % size !== 0) continue;
    if (rest >= 0) divisors.push(size);
    if (rest <= 0) divisors.push(-size);
  }
  return divisors;
}
