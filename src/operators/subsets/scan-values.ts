// All values of the numbers, one after the other and some many times, for `nearest` and `reach`. No list
// could hold them for six numbers.
//
// Values of listed subsets come from the lists. Those of n - 1 numbers are the results of two lists, and each
// meets the remaining number at once; the others of n numbers are the results of two lists. For six different
// numbers that is some five million results under rational rules.
//
// A result is a fraction of doubles p / q. They are exact where the table of values is (value-table.ts); else
// abs(p) and abs(q) are off by less than 2^-50 of `m` and `o`, which are p and q with every term taken
// absolute: three roundings at the lists and two more at each of two operations, of 2^-53 each. So `errorOf`
// bounds the error of p / q, and visitors request the exact value if it matters.
import { countBits } from '../../core/bits.js';
import { spendTicks } from '../../core/deadline.js';
import { reduce, type Fraction } from '../../core/fraction.js';
import { addition, division, multiplication, subtraction } from '../../core/operator-rows.js';
import type { BasicOperator } from '../../core/api-types.js';
import type { SubsetGraph } from './subset-graph.js';
import { operate } from './value-table.js';

/** Takes a value: p / q, their magnitudes, and the number of numbers that make it. */
export type VisitValue = (p: number, m: number, q: number, o: number, size: number) => void;

type ValueSink = (p: number, m: number, q: number, o: number) => void;

/** Values of a subset as doubles. */
interface Doubles {
  readonly values: readonly number[];
  readonly p: Float64Array;
  readonly q: Float64Array;
}

const EPSILON = 2 ** -50;
/** Ticks that an exact value costs (core/deadline.ts). */
const TICKS_PER_EXACT = 32;

export class Scan {
  readonly #search: SubsetGraph;
  readonly #doubles = new Map<number, Doubles>();
  /** Operands of the visited value: first ∘ second, joined with the last number; or a listed value alone. */
  #first = 0;
  #second = 0;
  #operator: BasicOperator | null = null;
  #last = 0;
  #lastOperator: BasicOperator | null = null;
  #isLastLeft = false;

  constructor(search: SubsetGraph) {
    this.#search = search;
  }

  /** Visits every value that all numbers make, or that any of them make. */
  run(usesAll: boolean, visit: VisitValue): void {
    const { leaves, listedSize } = this.#search;
    const count = leaves.length;
    for (let size = usesAll ? count : 1; size <= Math.min(listedSize, count); size++) {
      for (const mask of this.#search.subsetsOf(size)) this.#visitListed(mask, size, visit);
    }
    const all = (1 << count) - 1;
    if (count - 1 > listedSize) {
      for (const mask of this.#search.subsetsOf(count - 1)) this.#visitBeforeLast(mask, usesAll, visit);
    }
    if (count <= listedSize) return;
    for (const [left, right] of this.#search.splitsOf(all)) {
      if (left > right || Math.max(countBits(left), countBits(right)) > listedSize) continue;
      this.#lastOperator = null;
      this.#visitPairs(left, right, (p, m, q, o) => {
        visit(p, m, q, o, count);
      });
    }
  }

  /** Computes the visited value exactly, not reduced; null if the rules do not allow it. */
  exact(): Fraction | null {
    spendTicks(TICKS_PER_EXACT);
    const { values, isNatural } = this.#search;
    let value = values.fractionOf(this.#first);
    const apply = (operator: BasicOperator, left: Fraction, right: Fraction): boolean => {
      const result = operate(operator, left, right);
      if (result === null) return false;
      value = isNatural ? reduce(result) : result;
      return !isNatural || (value.denominator === 1n && value.numerator > 0n);
    };
    if (this.#operator === null) return value;
    if (!apply(this.#operator, value, values.fractionOf(this.#second))) return null;
    if (this.#lastOperator === null) return value;
    const last = values.fractionOf(this.#last);
    const [left, right] = this.#isLastLeft ? [last, value] : [value, last];
    return apply(this.#lastOperator, left, right) ? value : null;
  }

  #visitListed(mask: number, size: number, visit: VisitValue): void {
    const { values, p, q } = this.#doublesOf(mask);
    this.#operator = null;
    spendTicks(values.length);
    for (let i = 0; i < values.length; i++) {
      this.#first = values[i];
      visit(p[i], Math.abs(p[i]), q[i], q[i], size);
    }
  }

  #visitBeforeLast(mask: number, usesAll: boolean, visit: VisitValue): void {
    const count = this.#search.leaves.length;
    const lasts = this.#doublesOf(((1 << count) - 1) ^ mask);
    const visitAll: ValueSink = (p, m, q, o) => {
      visit(p, m, q, o, count);
    };
    const meetLast: ValueSink = (p, m, q, o) => {
      if (!usesAll) {
        this.#lastOperator = null;
        visit(p, m, q, o, count - 1);
      }
      spendTicks(lasts.values.length);
      for (let i = 0; i < lasts.values.length; i++) {
        this.#last = lasts.values[i];
        this.#combineLast(p, m, q, o, lasts.p[i], visitAll);
      }
    };
    for (const [left, right] of this.#search.splitsOf(mask)) {
      if (left <= right) this.#visitPairs(left, right, meetLast);
    }
  }

  /** Visits every result of a value of one subset and a value of the other, in both orders. */
  #visitPairs(left: number, right: number, sink: ValueSink): void {
    const one = this.#doublesOf(left);
    const other = this.#doublesOf(right);
    for (const { operator, isCommutative } of this.#search.rows) {
      this.#operator = operator;
      for (let i = 0; i < one.values.length; i++) {
        spendTicks(other.values.length);
        for (let j = 0; j < other.values.length; j++) {
          this.#first = one.values[i];
          this.#second = other.values[j];
          this.#combine(operator, one.p[i], one.q[i], other.p[j], other.q[j], sink);
          if (isCommutative) continue;
          this.#first = other.values[j];
          this.#second = one.values[i];
          this.#combine(operator, other.p[j], other.q[j], one.p[i], one.q[i], sink);
        }
      }
    }
  }

  /** Passes on a / b ∘ c / d. */
  #combine(operator: BasicOperator, a: number, b: number, c: number, d: number, sink: ValueSink): void {
    switch (operator) {
      case addition.operator:
        this.#give(a * d + c * b, Math.abs(a * d) + Math.abs(c * b), b * d, b * d, sink);
        break;
      case subtraction.operator:
        this.#give(a * d - c * b, Math.abs(a * d) + Math.abs(c * b), b * d, b * d, sink);
        break;
      case multiplication.operator:
        this.#give(a * c, Math.abs(a * c), b * d, b * d, sink);
        break;
      case division.operator:
        this.#give(a * d, Math.abs(a * d), b * c, Math.abs(b * c), sink);
    }
  }

  /** Passes on the results of p / q and the last number, in both orders. */
  #combineLast(p: number, m: number, q: number, o: number, last: number, sink: ValueSink): void {
    for (const { operator } of this.#search.rows) {
      this.#lastOperator = operator;
      this.#isLastLeft = false;
      switch (operator) {
        case addition.operator:
          this.#give(p + last * q, m + last * o, q, o, sink);
          break;
        case subtraction.operator:
          this.#give(p - last * q, m + last * o, q, o, sink);
          this.#isLastLeft = true;
          this.#give(last * q - p, m + last * o, q, o, sink);
          break;
        case multiplication.operator:
          this.#give(p * last, m * last, q, o, sink);
          break;
        case division.operator:
          this.#give(p, m, q * last, o * last, sink);
          this.#isLastLeft = true;
          this.#give(q * last, o * last, p, m, sink);
      }
    }
  }

  /** Passes on a result unless it divides by zero or, under natural rules, cannot be a positive integer. */
  #give(p: number, m: number, q: number, o: number, sink: ValueSink): void {
    const { values, isNatural } = this.#search;
    if (values.isExact && q === 0) return;
    if (isNatural) {
      const value = p / q;
      const error = values.isExact ? 0 : errorOf(p, m, q, o);
      if (value < 1 - error || Math.abs(value - Math.round(value)) > error) return;
    }
    sink(p, m, q, o);
  }

  #doublesOf(mask: number): Doubles {
    let doubles = this.#doubles.get(mask);
    if (doubles === undefined) {
      const { values: table } = this.#search;
      const values = this.#search.nodesOf(mask).map(({ value }) => value);
      doubles = {
        values,
        p: Float64Array.from(values, (value) => table.numeratorOf(value)),
        q: Float64Array.from(values, (value) => table.denominatorOf(value)),
      };
      this.#doubles.set(mask, doubles);
    }
    return doubles;
  }
}

/** Bound of the error of p / q if p and q are not exact; infinite if q may be 0. */
export function errorOf(p: number, m: number, q: number, o: number): number {
  const least = Math.abs(q) - 2 * EPSILON * o;
  return least > 0 ? (2 * EPSILON * (m + Math.abs(p / q) * o)) / least : Infinity;
}
