// The operators on fractions in doubles, exactly: numerators and denominators are integers below 2^53, and
// each result is in lowest terms or is not given at all.
//
// A power or root of a fraction in lowest terms is rational if numerator and denominator have the root, and a
// logarithm is rational if base and argument are powers of one fraction. Then dividing the larger by the
// smaller one, as Euclid does with exponents, ends at 1, and every division on the way is without rest.
import { greatestDivisor } from '../../core/greatest-divisor.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import { exp, ln } from './elementary-functions.js';
import * as codes from './operator-codes.js';

/** Outcome: the result was computed. */
export const DONE = 0;
/** Outcome: an operand is outside the domain. */
export const OUTSIDE = 1;
/** Outcome: the result is irrational. */
export const IRRATIONAL = 2;
/** Outcome: the result may not fit into doubles, whether rational or irrational. */
export const LARGE = 3;
export type FractionOutcome = typeof DONE | typeof OUTSIDE | typeof IRRATIONAL | typeof LARGE;

const MOST = 2 ** 53;
/** Largest number whose factorial is below 2^53. */
const LAST_FACTORIAL = 18;

export class SmallFractions {
  readonly #exponent: number;
  readonly #rootIndex: number;
  readonly #modulus: number;
  readonly #factorial: number;
  /** Numerator of the last result, if its outcome is DONE; `q` is the denominator. */
  p = 0;
  q = 1;

  constructor(limits: ResolvedLimits) {
    this.#exponent = Number(limits.exponent);
    this.#rootIndex = Number(limits.rootIndex);
    this.#modulus = Number(limits.modulus);
    this.#factorial = Number(limits.factorial);
  }

  /** Computes a/b ∘ c/d. */
  binary(code: number, a: number, b: number, c: number, d: number): FractionOutcome {
    switch (code) {
      case codes.ADD:
        return this.#isSmall(a, b, c, d) ? this.#reduce(a * d + c * b, b * d) : LARGE;
      case codes.SUBTRACT:
        return this.#isSmall(a, b, c, d) ? this.#reduce(a * d - c * b, b * d) : LARGE;
      case codes.MULTIPLY:
        return this.#isSmall(a, b, c, d) ? this.#reduce(a * c, b * d) : LARGE;
      case codes.DIVIDE:
        if (c === 0) return OUTSIDE;
        if (!this.#isSmall(a, b, c, d)) return LARGE;
        return c > 0 ? this.#reduce(a * d, b * c) : this.#reduce(-a * d, -b * c);
      case codes.POWER:
        return a > 0 && Math.abs(c) <= this.#exponent * d ? this.#power(a, b, c, d) : OUTSIDE;
      case codes.ROOT:
        if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > this.#rootIndex) return OUTSIDE;
        return this.#power(a, 1, Math.sign(c), Math.abs(c));
      case codes.LOG:
        return a > 0 && a !== b && c > 0 ? this.#logarithm(a, b, c, d) : OUTSIDE;
      default:
        if (a <= 0 || b !== 1 || c === 0 || d !== 1 || Math.abs(c) > this.#modulus) return OUTSIDE;
        return this.#give(c > 0 || a % c === 0 ? a % c : (a % c) + c, 1);
    }
  }

  unary(code: number, a: number, b: number): FractionOutcome {
    if (code === codes.SQUARE_ROOT) {
      if (a <= 0) return a === 0 ? this.#give(0, 1) : OUTSIDE;
      return this.#power(a, b, 1, 2);
    }
    if (a < 0 || b !== 1 || a > this.#factorial) return OUTSIDE;
    if (a > LAST_FACTORIAL) return LARGE;
    let product = 1;
    for (let factor = 2; factor <= a; factor++) product *= factor;
    return this.#give(product, 1);
  }

  /** Whether a sum or product is small: its parts are at most this bound, before and after reduction. */
  #isSmall(a: number, b: number, c: number, d: number): boolean {
    return (Math.abs(a) + b) * (Math.abs(c) + d) < MOST;
  }

  /** Computes (a/b)^(c/d) for positive a. */
  #power(a: number, b: number, c: number, d: number): FractionOutcome {
    const x = exactRoot(a, d);
    const y = exactRoot(b, d);
    if (x === 0 || y === 0) return IRRATIONAL;
    const p = integerPower(x, Math.abs(c));
    const q = integerPower(y, Math.abs(c));
    if (p >= MOST || q >= MOST) return LARGE;
    return c < 0 ? this.#give(q, p) : this.#give(p, q);
  }

  #logarithm(a: number, b: number, c: number, d: number): FractionOutcome {
    if (c === d) return this.#give(0, 1);
    const [p, q] = a > b ? [a, b] : [b, a];
    const [r, s] = c > d ? [c, d] : [d, c];
    if (!this.#exponents(p, q, r, s)) return IRRATIONAL;
    if (a > b !== c > d) this.p = -this.p;
    return DONE;
  }

  /** Computes the logarithm of c/d > 1 to base a/b > 1. Returns false if it is not rational. */
  #exponents(a: number, b: number, c: number, d: number): boolean {
    let whole = 0;
    let [p, q] = [c, d];
    while (p >= a && q >= b && p !== q) {
      if (p % a !== 0 || q % b !== 0) return false;
      p /= a;
      q /= b;
      whole++;
    }
    if (p === q) {
      this.#give(whole, 1);
      return true;
    }
    // What is left is a power of what the base is one of if and only if it is smaller in both parts.
    if (p > a || q > b || p < q) return false;
    if (!this.#exponents(p, q, a, b)) return false;
    this.#give(whole * this.p + this.q, this.p);
    return true;
  }

  #reduce(p: number, q: number): FractionOutcome {
    const divisor = q === 1 ? 1 : greatestDivisor(Math.abs(p), q);
    return this.#give(p / divisor, q / divisor);
  }

  #give(p: number, q: number): FractionOutcome {
    this.p = p + 0; // never -0
    this.q = q;
    return DONE;
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
  for (let i = 0; i < exponent && power < MOST; i++) power *= x;
  return power;
}
