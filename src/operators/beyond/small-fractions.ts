// The operators on fractions in doubles, exactly: those beyond the four by their parts.
import { LARGE, OUTSIDE, type FractionOutcome } from '../../expression/doubles/fraction-outcomes.js';
import { SMALL, SmallFraction } from '../../expression/doubles/small-fraction.js';
import type { SearchLimits } from '../../expression/operators/operator-parts.js';
import * as codes from './operator-codes.js';

export class SmallFractions extends SmallFraction {
  readonly #parts: codes.OperatorCodes['parts'];
  readonly #limits: SearchLimits;

  constructor({ parts }: codes.OperatorCodes, limits: SearchLimits) {
    super();
    this.#parts = parts;
    this.#limits = limits;
  }

  /** Computes a/b ∘ c/d. An operator of one operand ignores the right one. */
  compute(code: number, a: number, b: number, c: number, d: number): FractionOutcome {
    switch (code) {
      case codes.ADD:
        return isSmall(a, b, c, d) ? this.reduce(a * d + c * b, b * d) : LARGE;
      case codes.SUBTRACT:
        return isSmall(a, b, c, d) ? this.reduce(a * d - c * b, b * d) : LARGE;
      case codes.MULTIPLY:
        return isSmall(a, b, c, d) ? this.reduce(a * c, b * d) : LARGE;
      case codes.DIVIDE:
        if (c === 0) return OUTSIDE;
        if (!isSmall(a, b, c, d)) return LARGE;
        return c > 0 ? this.reduce(a * d, b * c) : this.reduce(-a * d, -b * c);
      default:
        return this.#parts[code].compute(a, b, c, d, this.#limits, this);
    }
  }
}

/** Whether a sum or product is small: its parts are at most this bound, before and after reduction. */
function isSmall(a: number, b: number, c: number, d: number): boolean {
  return (Math.abs(a) + b) * (Math.abs(c) + d) < SMALL;
}
