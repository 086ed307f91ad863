// The decisions behind every operation on exact values: is a number 0, positive or negative, and is it
// rational?
//
// *No* is proved by an enclosure that leaves the number out. *Yes* is proved by the normal form, in which the
// denominators are cleared first, or, for expressions of radicals, by an enclosure narrower than the
// separation bound: that takes up to MAX_SEPARATION digits. Which of the two to wait for is known from the
// form.
//
// - Sums of products of roots of primes are 0 only if all coefficients are 0 (Besicovitch), and sums of
//   logarithms of primes with such coefficients likewise (A. Baker, "Linear forms in the logarithms of
//   algebraic numbers", Mathematika 13, 1966): the form decides.
// - Nested radicals, such as sqrt(3 + 2 sqrt(2)) = 1 + sqrt(2), need the separation bound.
// - A sum of logarithms of such numbers with rational coefficients is 0 if the product of their powers is 1:
//   logarithm-relation.ts. This decides log(a, b) = p/q by a^p = b^q.
// - A power of an algebraic number with an algebraic irrational exponent is irrational (Gelfond, Schneider,
//   1934).
// - For other numbers with logarithms no theorem says that the form is complete, although Schanuel's
//   conjecture implies it. If MAX_LOGARITHM_BITS digits do not separate such a number from 0, or from a
//   fraction with a small denominator, the answer is `undecided`.
import type { Fraction } from '../../core/fraction.js';
import { addForms, scaleForm, tryForm, type Form } from './radical-form.js';
import { clearDenominators, findRatio, isIndependent } from './quotient-form.js';
import { bitLength } from './integer-roots.js';
import { signOfInterval, simplestFraction, type Interval } from './interval.js';
import {
  FIRST_BITS,
  MAX_BITS,
  Irrational,
  findSign,
  formOf,
  isRational,
  takeLogarithm,
  type ExactValue,
} from './exact-value.js';
import { isProvedZero } from './logarithm-relation.js';
import { boundRadicals, denominatorLength, separationOf, subtractFraction } from './separation-bound.js';

/** Largest separation bound to reach, in binary digits. */
const MAX_SEPARATION = 65_536;
/** Number of binary digits after which a number with logarithms is `undecided`. */
const MAX_LOGARITHM_BITS = 2048;
/** Maximum number of digits of a denominator with which a fraction could be the value of an expression. */
const SMALL_DENOMINATOR = 24;

/** Decides the sign of a value that may be 0. */
export function decideSign(value: Irrational): -1 | 0 | 1 | 'undecided' {
  const first = signOfInterval(value.enclose(FIRST_BITS));
  if (first !== null) return first;
  const form = formOf(value);
  const cleared = form && tryForm(() => clearDenominators(form).numerator);
  if (cleared?.terms.length === 0) return 0;
  if (cleared && isIndependent([cleared])) return refineSign(value, MAX_BITS, 0);
  const bounds = boundRadicals(value);
  const separation = bounds === null ? Infinity : separationOf(bounds);
  if (separation <= MAX_SEPARATION) return refineSign(value, MAX_BITS, separation);
  if (tryForm(() => isIdentity(value, cleared)) === true) return 0;
  return refineSign(value, MAX_LOGARITHM_BITS, 0);
}

/** Whether logarithms prove that a value is 0: those in its form, or of the operands of a difference. */
function isIdentity({ operation, left, right }: Irrational, form: Form | null): boolean {
  if (form && isProvedZero(form, decideSign)) return true;
  if (operation !== 'difference' || findSign(left) !== findSign(right)) return false;
  const difference = addForms(takeLogarithm(left), scaleForm(takeLogarithm(right), -1));
  return isProvedZero(clearDenominators(difference).numerator, decideSign);
}

/** Adds digits until the sign is visible, or until a value below its separation bound must be 0. */
function refineSign(value: Irrational, maxBits: number, separation: number): -1 | 0 | 1 | 'undecided' {
  // A bound that has to be reached is approached in few steps, and the last one goes just beyond it.
  for (let bits = 2 * FIRST_BITS; bits <= maxBits;) {
    const interval = value.enclose(bits);
    const sign = signOfInterval(interval);
    if (sign !== null) return sign;
    if (separation > 0 && widthOf(interval) < -separation) return 0;
    bits =
      4 * bits > separation && bits < separation ? separation + FIRST_BITS : (separation > 0 ? 4 : 2) * bits;
  }
  return 'undecided';
}

/** Finds the fraction that a value equals; null if there is none. Sets `isProved` if that is proved. */
export function findRational(value: Irrational): Fraction | null | 'undecided' {
  const form = formOf(value);
  const quotient = form && tryForm(() => clearDenominators(form));
  if (quotient) {
    const ratio = findRatio(quotient);
    if (ratio !== null) return ratio;
    if (isIndependent([quotient.numerator, quotient.denominator])) return prove(value);
  }
  if (value.operation === 'power' && isIrrationalPower(value.left, value.right)) return prove(value);
  const bounds = boundRadicals(value);
  for (let bits = FIRST_BITS; bounds !== null && bits <= MAX_BITS; bits *= 2) {
    const interval = value.enclose(bits);
    const candidate = simplestFraction(interval);
    if (bitLength(candidate.denominator) - 1 > denominatorLength(bounds)) return prove(value);
    const separation = separationOf(subtractFraction(bounds, candidate));
    if (separation > MAX_SEPARATION) break;
    if (widthOf(interval) < -separation) return candidate;
  }
  return findSmallFraction(value);
}

/** Finds a fraction with a small denominator that a value equals; null if there is none. */
function findSmallFraction(value: Irrational): Fraction | null | 'undecided' {
  const { low, high, scale } = value.enclose(FIRST_BITS);
  // The digits before the point say nothing about fractions.
  const whole = Math.max(0, Math.max(bitLength(low), bitLength(high)) - scale);
  for (let bits = 2 * FIRST_BITS; bits <= MAX_LOGARITHM_BITS; bits *= 2) {
    const candidate = simplestFraction(value.enclose(bits + whole));
    if (bitLength(candidate.denominator) > SMALL_DENOMINATOR) return null;
    const sign = decideSign(new Irrational('difference', value, candidate));
    if (sign === 0) return candidate;
    if (sign === 'undecided') return sign;
  }
  return 'undecided';
}

function prove(value: Irrational): null {
  value.isProved = true;
  return null;
}

/**
 * Whether the theorem of Gelfond and Schneider applies, perhaps to the base: (a^b)^c is a^(b * c), and if b
 * is an algebraic irrational, so is b * c for a fraction c. The base is positive and not 1, the exponent not
 * 0.
 */
function isIrrationalPower(base: ExactValue, exponent: ExactValue): boolean {
  if (!isRational(exponent))
    return exponent.isProved && boundRadicals(exponent) !== null && boundRadicals(base) !== null;
  return !isRational(base) && base.operation === 'power' && isIrrationalPower(base.left, base.right);
}

/** The logarithm to base 2 of the width of an interval, rounded up. */
function widthOf({ low, high, scale }: Interval): number {
  return bitLength(high - low) - scale;
}
