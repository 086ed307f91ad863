// A fraction in doubles, exactly: numerator and denominator are integers below 2^53, and each result is in
// lowest terms or is not given at all.
//
// A power or root of a fraction in lowest terms is rational if numerator and denominator have the root, and a
// logarithm is rational if base and argument are powers of one fraction. Then dividing the larger by the
// smaller one, as Euclid does with exponents, ends at 1, and every division on the way is without rest.
import { greatestDivisor } from '../../core/greatest-divisor.js';
import { exp, ln } from './elementary-functions.js';

/** Outcome: the result was computed. */
export const DONE = 0;
/** Outcome: an operand is outside the domain. */
export const OUTSIDE = 1;
/** Outcome: the result is irrational. */
export const IRRATIONAL = 2;
/** Outcome: the result may not fit into doubles, whether rational or irrational. */
export const LARGE = 3;
export type FractionOutcome = typeof DONE | typeof OUTSIDE | typeof IRRATIONAL | typeof LARGE;

/** Bound of numerators and denominators. */
export const SMALL = 2 ** 53;

/** The last result: its methods compute and store it. */
export class SmallFraction {
  /** Numerator of the last result, if its outcome is DONE; `q` is the denominator. */
  p = 0;
  q = 1;

  /** Stores p/q, which is in lowest terms. */
  give(p: number, q: number): FractionOutcome {
    this.p = p + 0; // never -0
    this.q = q;
    return DONE;
  }

  /** Stores p/q in lowest terms. */
  reduce(p: number, q: number): FractionOutcome {
    const divisor = q === 1 ? 1 : greatestDivisor(Math.abs(p), q);
    return this.give(p / divisor, q / divisor);
  }

  /** Computes (a/b)^(c/d) for positive a. */
  raise(a: number, b: number, c: number, d: number): FractionOutcome {
    const x = exactRoot(a, d);
    const y = exactRoot(b, d);
    if (x === 0 || y === 0) return IRRATIONAL;
    const p = integerPower(x, Math.abs(c));
    const q = integerPower(y, Math.abs(c));
    if (p >= SMALL || q >= SMALL) return LARGE;
    return c < 0 ? this.give(q, p) : this.give(p, q);
  }

  /** Computes the logarithm of c/d to base a/b, both positive, for a base other than 1. */
  takeLogarithm(a: number, b: number, c: number, d: number): FractionOutcome {
    if (c === d) return this.give(0, 1);
    const [p, q] = a > b ? [a, b] : [b, a];
    const [r, s] = c > d ? [c, d] : [d, c];
    if (!this.#divideExponents(p, q, r, s)) return IRRATIONAL;
    if (a > b !== c > d) this.p = -this.p;
    return DONE;
  }

  /** Computes the logarithm of c/d > 1 to base a/b > 1. Returns false if it is not rational. */
  #divideExponents(a: number, b: number, c: number, d: number): boolean {
    let whole = 0;
    let [p, q] = [c, d];
    while (p >= a && q >= b && p !== q) {
      if (p % a !== 0 || q % b !== 0) return false;
      p /= a;
      q /= b;
      whole++;
    }
    if (p === q) {
      this.give(whole, 1);
      return true;
    }
    // What is left is a power of what the base is one of if and only if it is smaller in both parts.
    if (p > a || q > b || p < q) return false;
    if (!this.#divideExponents(p, q, a, b)) return false;
    this.give(whole * this.p + this.q, this.p);
    return true;
  }
}

/** Integer root of a positive integer below 2^53, or 0 if it has none. */
function exactRoot(x: number, degree: number): number {
  if (x === 1 || degree === 1) return x;
  if (degree > 52) return 0;
  const root = Math.round(exp(ln(x) / degree));
  return integerPower(root, degree) === x ? root : 0;
}

/** Power of a positive integer; from 2^53 on it may be rounded, or Infinity. */
function integerPower(x: number, exponent: number): number {
  if (x === 1) return 1;
  let power = 1;
  for (let i = 0; i < exponent && power < SMALL; i++) power *= x;
  return power;
}
