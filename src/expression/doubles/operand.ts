// An operand of the search: its enclosure and, if it is a small fraction, its numerator and denominator.
import { Enclosure } from './enclosure.js';

export class Operand extends Enclosure {
  /** Numerator, if both parts are below 2^53; else 0. */
  p = 0;
  /**
   * Denominator of a small fraction; 0 for a larger fraction, -1 for a value that is not known to be one, and
   * -2 if it is not an integer either.
   */
  q = -1;

  /** Whether the value is known to be rational. */
  get isRational(): boolean {
    return this.q >= 0;
  }

  override get mayBeInteger(): boolean {
    return this.q === -1 ? super.mayBeInteger : this.q >= 0 && this.q < 2;
  }

  /** Whether the value is known to be 1. */
  get isOne(): boolean {
    return this.q === 1 && this.p === 1;
  }

  /** Whether the magnitude is known to be above a limit; decided exactly for small fractions. */
  isAbove(limit: number): boolean {
    // No standard says how near Math.log is.
    if (this.isFar) return this.l - this.lr > Math.log(limit) + 1;
    return this.q > 0 ? Math.abs(this.p) > limit * this.q : Math.abs(this.x) - this.r > limit;
  }

  /** Whether the magnitude is known to be at most a limit. */
  isWithin(limit: number): boolean {
    return this.q > 0 ? Math.abs(this.p) <= limit * this.q : Math.abs(this.x) + this.r < limit;
  }
}
