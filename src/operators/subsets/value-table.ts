// A table of exact values: each has an index, and equal values have the same. The search adds, compares and
// looks up indices only.
//
// There are two tables: fractions of doubles (small-value-table.ts), and fractions of BigInt
// (large-value-table.ts), some ten times slower. The choice is by a bound: with numbers c₁..cₙ every value is
// p / q with abs(p) + q ≤ Π(cᵢ + 1). A number is c / 1; and for operands with bounds B and C the sum of
// abs(numerator) and denominator of each result is at most (abs(a) + b) × (abs(c) + d) ≤ B × C, before and
// after reduction. So doubles are exact while the product is below 2^53: for six numbers up to 450, say.
import type { Fraction } from '../../core/fraction.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-rows.js';
import type { BasicOperator } from '../../core/api-types.js';

/** Marker of an absent value: the rules do not allow it, or no expression of the numbers can have it. */
export const NONE = -1;

export interface ValueTable {
  /** Whether numerators and denominators as doubles are exact, for each value that can be made. */
  readonly isExact: boolean;
  /**
   * Returns the index of a value in lowest terms, and adds the value if it is missing; NONE if no expression
   * can have it.
   */
  keep(value: Fraction): number;
  /** Returns the index of left ∘ right, and adds the value if it is missing; or NONE. */
  operate(operator: BasicOperator, left: number, right: number): number;
  /** Returns the index of left ∘ right if the value is in the table; or NONE. */
  find(operator: BasicOperator, left: number, right: number): number;
  /** Returns a value as a fraction, not always in lowest terms. */
  fractionOf(value: number): Fraction;
  /** Returns the numerator of a value, perhaps rounded. */
  numeratorOf(value: number): number;
  /** Returns the denominator that belongs to the numerator, perhaps rounded. */
  denominatorOf(value: number): number;
}

/** left ∘ right, not reduced; null for a division by zero. The checker computes by other functions. */
export function operate(operator: BasicOperator, left: Fraction, right: Fraction): Fraction | null {
  const { numerator: a, denominator: b } = left;
  const { numerator: c, denominator: d } = right;
  switch (operator) {
    case addition.operator:
      return { numerator: a * d + c * b, denominator: b * d };
    case subtraction.operator:
      return { numerator: a * d - c * b, denominator: b * d };
    case multiplication.operator:
      return { numerator: a * c, denominator: b * d };
    case division.operator:
      if (c === 0n) return null;
      return c > 0n ? { numerator: a * d, denominator: b * c } : { numerator: -a * d, denominator: -b * c };
  }
}
