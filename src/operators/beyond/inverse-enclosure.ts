// Finds the missing operand: for the result of an operation and one operand, an enclosure of the other.
import * as codes from './operator-codes.js';
import type { Enclosure } from './enclosure.js';
import { isNotPositive, type Nodes } from './node-table.js';

/** Outcome: no operand gives the result. */
export const NOTHING = 0;
/** Outcome: the enclosure contains every operand that gives the result. */
export const BOUNDED = 1;
/** Outcome: every operand may give the result, or the enclosure would be unbounded. */
export const ANYTHING = 2;
/** Outcome: an operand that gives the result is one of the divisors of a remainder (search-nodes.ts). */
export const DIVISORS = 3;
type EncloseInverse = typeof NOTHING | typeof BOUNDED | typeof ANYTHING | typeof DIVISORS;

/**
 * Encloses x in known ∘ x = target if `knowsLeft`, else in x ∘ known = target. The enclosures of the target
 * and of the known operand may gain their logarithms.
 */
export function invert(
  code: number,
  knowsLeft: boolean,
  target: Enclosure,
  known: Enclosure,
  node: number,
  nodes: Nodes,
  other: Enclosure,
): EncloseInverse {
  switch (code) {
    case codes.ADD:
      return bounded(other.setSum(target, known, -1));
    case codes.SUBTRACT:
      return bounded(knowsLeft ? other.setSum(known, target, -1) : other.setSum(target, known, 1));
    case codes.MULTIPLY:
      if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
      return bounded(other.setQuotient(target, known));
    case codes.DIVIDE:
      if (!knowsLeft) return known.x === 0 ? NOTHING : bounded(other.setProduct(target, known));
      if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
      if (target.x === 0 && target.r === 0) return NOTHING;
      return bounded(other.setQuotient(known, target));
    case codes.POWER:
      return invertPower(knowsLeft, target, known, other);
    case codes.ROOT:
      if (isNotPositive(target) || !nodes.mayBeInteger(node)) return NOTHING;
      if (!knowsLeft) return known.x === 0 ? NOTHING : bounded(other.setPower(target, known));
      return isNotPositive(known) ? NOTHING : invertExponent(target, known, other);
    case codes.LOG:
      if (isNotPositive(known)) return NOTHING;
      if (target.isFar && nodes.hasNearLogarithms) return invertFarLogarithm(knowsLeft, target, known, other);
      if (knowsLeft) return bounded(other.setPower(known, target));
      if (isExactly(target, 0)) return known.contains(1) ? ANYTHING : NOTHING;
      return bounded(other.setRoot(known, target));
    default:
      // No limit is that large but on purpose.
      if (target.isFar) return nodes.modulus > 1e280 ? ANYTHING : NOTHING;
      if (!nodes.mayBeInteger(node) || Math.abs(target.x - Math.round(target.x)) > target.r) return NOTHING;
      if (knowsLeft) return isNotPositive(known) ? NOTHING : DIVISORS;
      if (Math.abs(known.x) - known.r > nodes.modulus) return NOTHING;
      return Math.abs(target.x) - target.r < Math.abs(known.x) + known.r ? ANYTHING : NOTHING;
  }
}

function invertPower(
  knowsLeft: boolean,
  target: Enclosure,
  known: Enclosure,
  other: Enclosure,
): EncloseInverse {
  if (isNotPositive(target)) return NOTHING;
  if (knowsLeft) {
    if (isNotPositive(known)) return NOTHING;
    if (isExactly(known, 1)) return target.contains(1) ? ANYTHING : NOTHING;
    return bounded(other.setLogarithm(known, target));
  }
  if (known.x === 0) return target.contains(1) ? ANYTHING : NOTHING;
  return bounded(other.setRoot(target, known));
}

/** Encloses x in known^(1/x) = target. */
function invertExponent(target: Enclosure, known: Enclosure, other: Enclosure): EncloseInverse {
  if (isExactly(target, 1)) return known.contains(1) ? ANYTHING : NOTHING;
  return bounded(other.setLogarithm(target, known));
}

/**
 * Inverts a logarithm whose value is far. It is a quotient of two logarithms below e^600, so one of them is
 * below e^-50: its base, or if it is tiny its argument, is so near to 1 that every enclosure of it in doubles
 * contains 1.
 */
function invertFarLogarithm(
  knowsLeft: boolean,
  target: Enclosure,
  known: Enclosure,
  other: Enclosure,
): EncloseInverse {
  const isBaseNearOne = target.l > 0;
  if (knowsLeft === isBaseNearOne) return known.contains(1) && !isExactly(known, 1) ? ANYTHING : NOTHING;
  other.set(1, 2 ** -60);
  return BOUNDED;
}

function bounded(isBounded: boolean): EncloseInverse {
  return isBounded ? BOUNDED : ANYTHING;
}

function isExactly({ x, r }: Enclosure, value: number): boolean {
  return x === value && r === 0;
}
