// The table of values in doubles (value-table.ts has the bound), in lowest terms.
//
// The key is the quotient: of equal fractions it is the same double, since division rounds correctly. Of
// different ones it may be the same, too; those are chained.
import { reduce, type Fraction } from '../../core/fraction.js';
import { greatestDivisor } from '../../core/greatest-divisor.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-rows.js';
import type { BasicOperator } from '../../core/api-types.js';
import { NONE, operate, type ValueTable } from './value-table.js';

const MOST = 2 ** 53;

export class SmallValues implements ValueTable {
  readonly isExact = true;
  readonly #isNatural: boolean;
  readonly #numerators: number[] = [];
  readonly #denominators: number[] = [];
  /** First value with each quotient; each value is followed by the next one with the same quotient. */
  readonly #first = new Map<number, number>();
  readonly #next: number[] = [];
  /** Numerator of the last result, followed by its denominator. */
  #p = 0;
  #q = 1;

  constructor(isNatural: boolean) {
    this.#isNatural = isNatural;
  }

  keep({ numerator, denominator }: Fraction): number {
    return this.#isResult(numerator, denominator) ? this.#keep() : NONE;
  }

  operate(operator: BasicOperator, left: number, right: number): number {
    return this.#compute(operator, left, right) ? this.#keep() : NONE;
  }

  find(operator: BasicOperator, left: number, right: number): number {
    return this.#compute(operator, left, right) ? this.#find() : NONE;
  }

  fractionOf(value: number): Fraction {
    return {
      numerator: BigInt(this.#numerators[value]),
      denominator: BigInt(this.#denominators[value]),
    };
  }

  numeratorOf(value: number): number {
    return this.#numerators[value];
  }

  denominatorOf(value: number): number {
    return this.#denominators[value];
  }

  #keep(): number {
    const found = this.#find();
    if (found !== NONE) return found;
    const value = this.#numerators.length;
    const quotient = this.#p / this.#q;
    this.#numerators.push(this.#p);
    this.#denominators.push(this.#q);
    this.#next.push(this.#first.get(quotient) ?? NONE);
    this.#first.set(quotient, value);
    return value;
  }

  #find(): number {
    let value = this.#first.get(this.#p / this.#q) ?? NONE;
    while (value !== NONE && (this.#numerators[value] !== this.#p || this.#denominators[value] !== this.#q)) {
      value = this.#next[value];
    }
    return value;
  }

  /** Computes a result. Returns false if there is none. */
  #compute(operator: BasicOperator, left: number, right: number): boolean {
    const a = this.#numerators[left];
    const b = this.#denominators[left];
    const c = this.#numerators[right];
    const d = this.#denominators[right];
    // No numerator or denominator of a result is larger than this product.
    if ((Math.abs(a) + b) * (Math.abs(c) + d) >= MOST) return this.#computeLarge(operator, left, right);
    switch (operator) {
      case addition.operator:
        return this.#reduce(a * d + c * b, b * d);
      case subtraction.operator:
        return this.#reduce(a * d - c * b, b * d);
      case multiplication.operator:
        return this.#reduce(a * c, b * d);
      case division.operator:
        return c !== 0 && (c > 0 ? this.#reduce(a * d, b * c) : this.#reduce(-a * d, -b * c));
    }
  }

  #reduce(p: number, q: number): boolean {
    const divisor = q === 1 ? 1 : greatestDivisor(Math.abs(p), q);
    this.#p = p / divisor + 0; // never -0
    this.#q = q / divisor;
    return !this.#isNatural || (this.#q === 1 && this.#p > 0);
  }

  /** Computes a result where doubles may not be exact on the way: a missing operand of a target. */
  #computeLarge(operator: BasicOperator, left: number, right: number): boolean {
    const value = operate(operator, this.fractionOf(left), this.fractionOf(right));
    if (value === null) return false;
    const { numerator, denominator } = reduce(value);
    return this.#isResult(numerator, denominator);
  }

  #isResult(numerator: bigint, denominator: bigint): boolean {
    this.#p = Number(numerator);
    this.#q = Number(denominator);
    if (!(Math.abs(this.#p) < MOST && this.#q < MOST)) return false;
    return !this.#isNatural || (this.#q === 1 && this.#p > 0);
  }
}
