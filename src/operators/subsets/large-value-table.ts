// The table of values in BigInt, for numbers whose values doubles do not hold (value-table.ts).
//
// Fractions are not reduced, because a gcd of such numbers costs more than all other work. The key is the
// quotient as a double, computed with enough binary places for the smallest value: equal fractions have the
// same key. Fractions with the same key are compared by cross-multiplication.
import { reduce, type Fraction } from '../../core/fraction.js';
import type { BasicOperator } from '../../core/api-types.js';
import { NONE, operate, type ValueTable } from './value-table.js';

/** Binary places of a key: six numbers of 53 bits make no value below 2^-318. */
const PLACES = 400n;

export class LargeValues implements ValueTable {
  readonly isExact = false;
  readonly #isNatural: boolean;
  /** Bound of the sum of numerator and denominator of a value in lowest terms. */
  readonly #most: bigint;
  readonly #values: Fraction[] = [];
  readonly #first = new Map<number, number>();
  readonly #next: number[] = [];

  constructor(isNatural: boolean, most: bigint) {
    this.#isNatural = isNatural;
    this.#most = most;
  }

  keep(value: Fraction): number {
    const { numerator, denominator } = value;
    const size = (numerator < 0n ? -numerator : numerator) + denominator;
    return size > this.#most ? NONE : this.#keep(value);
  }

  operate(operator: BasicOperator, left: number, right: number): number {
    const value = this.#compute(operator, left, right);
    return value === null ? NONE : this.#keep(value);
  }

  find(operator: BasicOperator, left: number, right: number): number {
    const value = this.#compute(operator, left, right);
    return value === null ? NONE : this.#find(value, keyOf(value));
  }

  fractionOf(value: number): Fraction {
    return this.#values[value];
  }

  numeratorOf(value: number): number {
    return Number(this.#values[value].numerator);
  }

  denominatorOf(value: number): number {
    return Number(this.#values[value].denominator);
  }

  #keep(value: Fraction): number {
    const key = keyOf(value);
    const found = this.#find(value, key);
    if (found !== NONE) return found;
    const index = this.#values.length;
    this.#values.push(value);
    this.#next.push(this.#first.get(key) ?? NONE);
    this.#first.set(key, index);
    return index;
  }

  #find({ numerator, denominator }: Fraction, key: number): number {
    let index = this.#first.get(key) ?? NONE;
    while (index !== NONE) {
      const other = this.#values[index];
      if (other.numerator * denominator === numerator * other.denominator) break;
      index = this.#next[index];
    }
    return index;
  }

  #compute(operator: BasicOperator, left: number, right: number): Fraction | null {
    const value = operate(operator, this.#values[left], this.#values[right]);
    if (value === null || !this.#isNatural) return value;
    if (value.numerator <= 0n || value.numerator % value.denominator !== 0n) return null;
    return reduce(value);
  }
}

function keyOf({ numerator, denominator }: Fraction): number {
  return Number((numerator << PLACES) / denominator);
}
