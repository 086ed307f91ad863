// Finds the fewest operations that make a target from a few values of any sign, fractions included, which the
// engines do not take: they start from positive integers. It is for what is left of a board of six numbers.
//
// Values of up to three numbers are listed. A larger subset is searched backward: of each split, a value of
// the smaller half and the target tell which value the other half must have. Five values take up to some
// thousand look-ups.
//
// Values are pairs of doubles p / q, not reduced, and a quotient stands for its value. Both are exact while
// the product of |p| + q over the values and the target is below 2^52 (assembly/core/fraction.ts has the
// proof); `fitsSearch` checks it.
import { countBits } from '../core/bits.js';
import {
  addition,
  division,
  multiplication,
  subtraction,
  type OperatorRow,
} from '../core/operator-notation.js';

/** p / q with q > 0, both of them integers. */
export interface Ratio {
  readonly p: number;
  readonly q: number;
}

/** Operators to apply, and whether every result must be an integer. */
interface SearchRules {
  readonly rows: readonly OperatorRow[];
  readonly isWhole: boolean;
  readonly usesAll: boolean;
}

/** Subsets up to this size are listed. */
const LISTED_SIZE = 3;
/** Largest number of values: the halves of a split are then listed, or searched once more. */
export const MOST_VALUES = 5;
const EXACT_LIMIT = 2 ** 52;

/** Values of a subset, each once, and their quotients. */
interface ValueList {
  readonly values: Ratio[];
  readonly quotients: Set<number>;
}

/** Whether a search with these values and this target is exact, whatever is played before it. */
export function fitsSearch(values: readonly Ratio[], target: Ratio): boolean {
  return [...values, target].reduce((product, { p, q }) => product * (Math.abs(p) + q), 1) < EXACT_LIMIT;
}

/**
 * Finds the fewest operations; null if the target cannot be made. Precondition: at most MOST_VALUES values,
 * and `fitsSearch` holds.
 */
export function findFewest(values: readonly Ratio[], target: Ratio, rules: SearchRules): number | null {
  const search = new ValueSearch(values, rules);
  for (let size = rules.usesAll ? values.length : 1; size <= values.length; size++) {
    for (let mask = 1; mask < 1 << values.length; mask++) {
      if (countBits(mask) === size && search.makes(mask, target)) return size - 1;
    }
  }
  return null;
}

class ValueSearch {
  readonly #rows: readonly OperatorRow[];
  readonly #isWhole: boolean;
  readonly #given: readonly Ratio[];
  readonly #lists: (ValueList | undefined)[] = [];

  constructor(given: readonly Ratio[], { rows, isWhole }: SearchRules) {
    this.#given = given;
    this.#rows = rows;
    this.#isWhole = isWhole;
  }

  /** Whether the numbers of a subset, each used once, make a value. */
  makes(mask: number, target: Ratio): boolean {
    if (countBits(mask) <= LISTED_SIZE) return this.#list(mask).quotients.has(target.p / target.q);
    for (const [near, far] of splitsOf(mask)) {
      for (const value of this.#list(near).values) {
        for (const row of this.#rows) if (this.#completes(row, value, far, target)) return true;
      }
    }
    return false;
  }

  /** Whether an operator makes the target of a value, on either side, and one of the far half. */
  #completes(row: OperatorRow, value: Ratio, far: number, target: Ratio): boolean {
    switch (row) {
      case addition:
        return this.#makesResult(subtraction, target, value, far);
      case subtraction:
        return (
          this.#makesResult(subtraction, value, target, far) ||
          this.#makesResult(addition, target, value, far)
        );
      case multiplication:
        if (value.p === 0) return target.p === 0 && this.#hasValue(far, () => true);
        return this.#makesResult(division, target, value, far);
      case division:
        if (value.p === 0) return target.p === 0 && this.#hasValue(far, ({ p }) => p !== 0);
        return (
          (target.p !== 0 && this.#makesResult(division, value, target, far)) ||
          this.#makesResult(multiplication, target, value, far)
        );
      default:
        return false;
    }
  }

  #makesResult(row: OperatorRow, left: Ratio, right: Ratio, far: number): boolean {
    const needed = this.#apply(row, left, right);
    return needed !== null && this.makes(far, needed);
  }

  /** Whether a subset of up to four numbers has a value of a kind. */
  #hasValue(mask: number, accepts: (value: Ratio) => boolean): boolean {
    const values = countBits(mask) <= LISTED_SIZE ? this.#list(mask).values : this.#compose(mask);
    for (const value of values) if (accepts(value)) return true;
    return false;
  }

  #list(mask: number): ValueList {
    const known = this.#lists[mask];
    if (known !== undefined) return known;
    const list: ValueList = { values: [], quotients: new Set() };
    for (const value of this.#compose(mask)) {
      const quotient = value.p / value.q;
      if (list.quotients.has(quotient)) continue;
      list.quotients.add(quotient);
      list.values.push(value);
    }
    this.#lists[mask] = list;
    return list;
  }

  /** Yields the values of a subset of up to four numbers, some of them several times. */
  *#compose(mask: number): Generator<Ratio, undefined> {
    if (countBits(mask) === 1) {
      yield this.#given[31 - Math.clz32(mask)];
      return;
    }
    for (const [near, far] of splitsOf(mask)) {
      for (const left of this.#list(near).values) {
        for (const right of this.#list(far).values) {
          for (const row of this.#rows) {
            const value = this.#apply(row, left, right);
            if (value !== null) yield value;
            const other = row.isCommutative ? null : this.#apply(row, right, left);
            if (other !== null) yield other;
          }
        }
      }
    }
  }

  /** Applies an operator; null if the rules do not allow it. */
  #apply(row: OperatorRow, left: Ratio, right: Ratio): Ratio | null {
    switch (row) {
      case addition:
        return { p: left.p * right.q + right.p * left.q, q: left.q * right.q };
      case subtraction:
        return { p: left.p * right.q - right.p * left.q, q: left.q * right.q };
      case multiplication:
        return { p: left.p * right.p, q: left.q * right.q };
      case division:
        if (right.p === 0) return null;
        return this.#divide(left.p * right.q, left.q * right.p);
      default:
        return null;
    }
  }

  #divide(p: number, q: number): Ratio | null {
    if (!this.#isWhole) return q < 0 ? { p: -p, q: -q } : { p, q };
    return p % q === 0 ? { p: p / q, q: 1 } : null;
  }
}

/** Lists the splits of a subset into two halves, the smaller one first, each split once. */
function splitsOf(mask: number): [near: number, far: number][] {
  const splits: [number, number][] = [];
  for (let near = (mask - 1) & mask; near > 0; near = (near - 1) & mask) {
    const far = mask ^ near;
    const excess = countBits(near) - countBits(far);
    if (excess < 0 || (excess === 0 && near < far)) splits.push([near, far]);
  }
  return splits;
}
