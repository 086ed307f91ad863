// Enclosures of real numbers in doubles: a centre `x` and a radius `r` with abs(value - x) ≤ r, and, when it
// is needed, the same for ln abs(value).
//
// A value whose logarithm is beyond ±650, or whose factors are, is *far*: only its sign is kept, in `x`, and
// its logarithm. Others stay off the ends of the doubles, so that no radius is ever subnormal.
//
// Every radius counts the radii of the operands by the rules for the operation, plus 2^-52 of the result for
// its rounding, and the sum is enlarged by 2^-40 for the roundings of the radius itself.
//
// An operation returns false if the result is not bounded: a divisor whose interval has a 0, a logarithm of
// what may be 0, or a power of a base that is not known to be positive.
import { EXP_ERROR, LN_ERROR, exp, ln, lnOfExcess } from './elementary-functions.js';

const UNIT = 2 ** -52;
const ENLARGE = 1 + 2 ** -40;
/** Limit of the logarithm of a magnitude, beyond which a value is far. */
const FAR = 650;
/** Bounds of the magnitudes of values that are neither far nor 0: e^FAR is 2^937.7. */
const MOST = 2 ** 938;
const LEAST = 2 ** -938;
/** Upper bound of the magnitude of a far value that is small. */
const TINY = 2 ** -936;
/** Difference of the logarithms of two terms of which one is negligible, below 2^-70 of the other. */
const NEGLIGIBLE = 50;
/** Distance from 1 within which a number is near 1. */
const NEAR_ONE = 2 ** -10;
/** Argument larger than any that `exp` takes. */
const NO_POWER = 1e290;

export class Enclosure {
  /** Centre; the sign, if the value is far. */
  x = 0;
  /** Radius; Infinity if the value is far. */
  r = 0;
  /** Centre of ln abs(value); NaN if it was not computed. */
  l = NaN;
  /** Radius of ln abs(value). */
  lr = 0;

  set(x: number, r: number, l = NaN, lr = 0): void {
    this.x = x;
    this.r = r;
    this.l = l;
    this.lr = lr;
  }

  get isFar(): boolean {
    return this.r === Infinity;
  }

  /** Whether the value may equal a number. */
  contains(value: number): boolean {
    return Math.abs(value - this.x) <= this.r && (!this.isFar || value === 0);
  }

  /** Whether the value may be an integer. */
  get mayBeInteger(): boolean {
    return Math.abs(this.x - Math.round(this.x)) <= this.r;
  }

  /** Whether the value is known to be positive. */
  get isPositive(): boolean {
    return this.isFar ? this.x > 0 : this.x > this.r;
  }

  /** Whether the value is known to be 0 or less. */
  get isNotPositive(): boolean {
    return this.isFar ? this.x < 0 : this.x <= -this.r;
  }

  /** Whether the value is known exactly, and is this number. */
  isExactly(value: number): boolean {
    return this.x === value && this.r === 0;
  }

  /** Whether the value may be 1; near 1, its logarithm may tell that it is not. */
  get mayBeOne(): boolean {
    return this.contains(1) && !(Math.abs(this.l) > this.lr);
  }

  /** Whether the logarithm of the centre would have fewer digits than the centre. */
  get isNearOne(): boolean {
    return Math.abs(this.x - 1) < NEAR_ONE;
  }

  /** Computes the logarithm of the magnitude. Returns false if the value may be 0. */
  takeLogarithm(): boolean {
    if (!Number.isNaN(this.l)) return true;
    const magnitude = Math.abs(this.x);
    if (magnitude <= this.r) return false;
    this.l = ln(magnitude);
    this.lr = (this.r / (magnitude - this.r) + Math.abs(this.l) * LN_ERROR) * ENLARGE;
    return true;
  }

  /** Sets the logarithm if a value near 1 is enclosed: 1 less than it is within a radius of x. */
  takeLogarithmOfExcess(x: number, r: number): void {
    if (Math.abs(x) + r > NEAR_ONE) return;
    this.l = lnOfExcess(x);
    // The slope is at most 1 / (1 - NEAR_ONE).
    this.lr = (r / (1 - NEAR_ONE) + Math.abs(this.l) * LN_ERROR) * ENLARGE;
  }

  /** Sets the sum of a and b, or for sign -1 the difference. */
  setSum(a: Enclosure, b: Enclosure, sign: 1 | -1): boolean {
    if (a.isFar || b.isFar) return this.#setFarSum(a, b, sign);
    const x = a.x + sign * b.x;
    this.set(x, (a.r + b.r + Math.abs(x) * UNIT) * ENLARGE);
    if (a.isExactly(1)) this.takeLogarithmOfExcess(sign * b.x, b.r);
    if (sign > 0 && b.isExactly(1)) this.takeLogarithmOfExcess(a.x, a.r);
    return this.#isOnScale();
  }

  setProduct(a: Enclosure, b: Enclosure): boolean {
    if (a.isFar || b.isFar) return this.#setFarProduct(a, b, 1);
    const x = a.x * b.x;
    const size = Math.abs(x);
    if (size > MOST || size < LEAST) return this.#setFarProduct(a, b, 1);
    this.set(x, (Math.abs(a.x) * b.r + Math.abs(b.x) * a.r + a.r * b.r + size * UNIT) * ENLARGE);
    return true;
  }

  setQuotient(a: Enclosure, b: Enclosure): boolean {
    if (a.isFar || b.isFar) return this.#setFarProduct(a, b, -1);
    const least = Math.abs(b.x) - b.r;
    if (least <= 0) return false;
    const x = a.x / b.x;
    const size = Math.abs(x);
    if (size > MOST || size < LEAST) return this.#setFarProduct(a, b, -1);
    this.set(x, ((a.r + size * b.r) / least + size * UNIT) * ENLARGE);
    return true;
  }

  /** Sets the logarithm of b to base a, both positive. */
  setLogarithm(a: Enclosure, b: Enclosure): boolean {
    if (!a.isPositive || !b.isPositive || !a.takeLogarithm() || !b.takeLogarithm()) return false;
    const least = Math.abs(a.l) - a.lr;
    if (least <= 0) return false;
    const x = b.l / a.l;
    const size = Math.abs(x);
    this.set(x, ((b.lr + size * a.lr) / least + size * UNIT) * ENLARGE);
    return true;
  }

  /** Sets a^b for positive a. */
  setPower(a: Enclosure, b: Enclosure): boolean {
    if (b.isFar || !a.isPositive || !a.takeLogarithm()) return false;
    const l = a.l * b.x;
    const size = Math.abs(l);
    if (size > NO_POWER) return false;
    return this.#setExponential(
      l,
      (Math.abs(a.l) * b.r + Math.abs(b.x) * a.lr + a.lr * b.r + size * UNIT) * ENLARGE,
    );
  }

  /** Sets a^(1/b) for positive a. */
  setRoot(a: Enclosure, b: Enclosure): boolean {
    if (b.isFar || !a.isPositive || !a.takeLogarithm()) return false;
    const least = Math.abs(b.x) - b.r;
    if (least <= 0) return false;
    const l = a.l / b.x;
    const size = Math.abs(l);
    if (size > NO_POWER) return false;
    return this.#setExponential(l, ((a.lr + size * b.r) / least + size * UNIT) * ENLARGE);
  }

  /** Sets e^l, whose exponent has the radius lr. */
  #setExponential(l: number, lr: number): boolean {
    if (Math.abs(l) > FAR) {
      this.set(1, Infinity, l, lr);
      return true;
    }
    if (!(lr < 0.25)) return false;
    const x = exp(l);
    // e^lr - 1 < lr (1 + lr) for lr < 1.
    this.set(x, x * (lr * (1 + lr) + EXP_ERROR) * ENLARGE, l, lr);
    return true;
  }

  /** Sets a sum with far terms. One large term is the sum, but for its rounding; two may cancel. */
  #setFarSum(a: Enclosure, b: Enclosure, sign: 1 | -1): boolean {
    const isLarge = (term: Enclosure) => term.isFar && term.l > 0;
    if (isLarge(a) === isLarge(b)) {
      if (isLarge(a)) return false;
      const x = (a.isFar ? 0 : a.x) + sign * (b.isFar ? 0 : b.x);
      this.set(x, ((a.isFar ? TINY : a.r) + (b.isFar ? TINY : b.r) + Math.abs(x) * UNIT) * ENLARGE);
      return this.#isOnScale();
    }
    const [far, near] = isLarge(a) ? [a, b] : [b, a];
    const size = near.isFar ? TINY : Math.abs(near.x) + near.r;
    if (far.l - far.lr - Math.max(0, Math.log(size)) < NEGLIGIBLE) return false;
    this.set(far === a ? far.x : sign * far.x, Infinity, far.l, (far.lr + 1e-9) * ENLARGE);
    return true;
  }

  /** Sets a × b, or for sign -1 a / b, by logarithms. */
  #setFarProduct(a: Enclosure, b: Enclosure, sign: 1 | -1): boolean {
    if (a.x === 0 && a.r === 0) {
      this.set(0, 0);
      return true;
    }
    if (!a.takeLogarithm() || !b.takeLogarithm()) return false;
    const l = a.l + sign * b.l;
    const side = Math.sign(a.x) * Math.sign(b.x);
    const done = this.#setExponential(l, (a.lr + b.lr + Math.abs(l) * UNIT) * ENLARGE);
    this.x *= side;
    return done;
  }

  /** Makes a sum far if it is too large, and widens the radius if terms cancel to less than LEAST. */
  #isOnScale(): boolean {
    if (Math.abs(this.x) > MOST) {
      if (!this.takeLogarithm()) return false;
      this.set(Math.sign(this.x), Infinity, this.l, this.lr);
    } else if (this.x !== 0 && Math.abs(this.x) < LEAST) {
      this.r = (this.r + TINY) * ENLARGE;
    }
    return true;
  }
}

/** Whether two values may be equal. */
export function mayBeEqual(a: Enclosure, b: Enclosure): boolean {
  if (!a.isFar && !b.isFar) return Math.abs(a.x - b.x) <= a.r + b.r;
  if (Math.sign(a.x) !== Math.sign(b.x)) return a.contains(0) || b.contains(0);
  return a.takeLogarithm() && b.takeLogarithm() ? Math.abs(a.l - b.l) <= (a.lr + b.lr) * ENLARGE : true;
}
