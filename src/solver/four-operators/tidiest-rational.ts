// The tidiest expression under rational or integer rules: of all trees with a value over a given number of
// numbers the least largest absolute result of an operation, then the criteria of compare-tidiness.ts.
//
// First forward: every value of every smaller subset, with the least largest result needed to make it, none
// above that of the answer found. Then backward from the value: the least largest result of the whole
// expression, and with that as a cap the best text of each part. For four numbers this takes some
// milliseconds, for six about a second.
//
// Values are pairs of numbers, which are exact while the product of (number + 1) over all numbers is below
// 2^53; fractions on BigInt would be many times slower. An operand that is still missing may be larger, and
// is then computed on BigInt.
import { countBits } from '../../core/bits.js';
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import { resultsOf } from '../../expression/evaluate-rational.js';
import { approximateMagnitude, divide, integer, reduce as reduceFraction } from '../../core/fraction.js';
import type { ParsedPuzzle } from '../../core/puzzle/parse-puzzle.js';
import type { Found } from '../engine.js';
import {
  addition,
  division,
  multiplication,
  subtraction,
  type BasicRow,
} from '../../core/operator-notation.js';
import { better, createParts, joinParts, partsOfNumber, type TidyParts } from './compare-tidiness.js';
import type { Expression } from '../../core/api-types.js';

/**
 * Value p / q in lowest terms, q > 0, and the least largest absolute result of the operations that make it.
 */
interface TidiestValue {
  readonly p: number;
  readonly q: number;
  readonly largest: number;
}

/** Maximum number of values to keep. */
const MAX_VALUES = 4_000_000;

/**
 * Finds the tidiest expression with the value and the number of operations of an answer to the same puzzle.
 */
export function findTidiestRational(puzzle: ParsedPuzzle, { expression, value }: Found): Expression {
  if (typeof expression === 'number') return expression;
  const search = new TidiestSearch(puzzle, largestResult(expression));
  const size = resultsOf(expression).length + 1;
  return search.tidiest(size, Number(value.numerator), Number(value.denominator));
}

class TidiestSearch {
  readonly #leaves: ParsedPuzzle['leaves'];
  readonly #isInteger: boolean;
  #cap: number;
  readonly #values = new Map<string, Map<string, TidiestValue>>();
  readonly #parts = new Map<string, TidyParts>();
  #count = 0;

  constructor({ leaves, rules }: ParsedPuzzle, cap: number) {
    this.#leaves = leaves;
    this.#isInteger = rules.values === 'integer';
    this.#cap = cap;
    const product = leaves.reduce((all, leaf) => all * (leaf.at(-1)! + 1), 1);
    if (product < 2 ** 53) return;
    throw new NumbersGameError(
      'too-large',
      'numbers: intermediate values may exceed 53 bits, so the tidiest answer cannot be computed exactly',
    );
  }

  tidiest(size: number, p: number, q: number): Expression {
    const masks: number[] = [];
    for (let mask = 1; mask < 1 << this.#leaves.length; mask++)
      if (countBits(mask) === size) masks.push(mask);
    let cap = Infinity;
    for (const mask of masks) {
      for (const [, , x, y] of this.#ways(mask, p, q)) cap = Math.min(cap, Math.max(x.largest, y.largest));
    }
    this.#cap = Math.max(cap, Math.abs(p) / q);
    let best: TidyParts[number] = null;
    for (const mask of masks) for (const part of this.#best(mask, p, q)) best = better(best, part);
    return best!.expression;
  }

  /** Returns all values of a subset, by their text. Subsets with the same numbers share them. */
  #valuesOf(mask: number): Map<string, TidiestValue> {
    const name = this.#nameOf(mask);
    let values = this.#values.get(name);
    if (values !== undefined) return values;
    values = new Map();
    const add = (p: number, q: number, largest: number) => {
      const key = keyOf(p, q);
      if (!(largest < (values.get(key)?.largest ?? Infinity))) return;
      if (!values.has(key) && ++this.#count > MAX_VALUES) {
        throw new NumbersGameError(
          'out-of-memory',
          `puzzle.tidy: the tidiest answer needs more than ${MAX_VALUES} values; solve without tidy`,
        );
      }
      values.set(key, { p, q, largest });
    };
    if (countBits(mask) === 1) {
      for (const value of this.#leaves[31 - Math.clz32(mask)]) add(value, 1, 0);
    }
    for (const [some, others] of this.#splits(mask)) {
      for (const x of this.#valuesOf(some).values()) {
        for (const y of this.#valuesOf(others).values()) {
          spendTicks();
          for (const [p, q] of resultsOfTwo(x, y)) {
            const result = Math.abs(p) / q;
            if (result > this.#cap || (this.#isInteger && q !== 1)) continue;
            add(p, q, Math.max(result, x.largest, y.largest));
          }
        }
      }
    }
    this.#values.set(name, values);
    return values;
  }

  /** Yields every way to make a value by one operation on a value of one part and a value of the other. */
  *#ways(
    mask: number,
    p: number,
    q: number,
  ): Generator<[number, number, TidiestValue, TidiestValue, BasicRow]> {
    for (const [left, right] of this.#splits(mask)) {
      const rights = this.#valuesOf(right);
      for (const x of this.#valuesOf(left).values()) {
        spendTicks();
        if (x.largest > this.#cap) continue;
        for (const [row, a, b] of missing(x, p, q)) {
          const matches = b === 0 ? rights.values() : [rights.get(keyOf(a, b))];
          for (const y of matches) {
            if (y === undefined || y.largest > this.#cap || (row === division && y.p === 0)) continue;
            yield [left, right, x, y, row];
          }
        }
      }
    }
  }

  #best(mask: number, p: number, q: number): TidyParts {
    const name = `${this.#nameOf(mask)}=${keyOf(p, q)}`;
    let parts = this.#parts.get(name);
    if (parts !== undefined) return parts;
    parts = countBits(mask) === 1 ? partsOfNumber(p) : createParts();
    for (const [left, right, x, y, row] of this.#ways(mask, p, q)) {
      const joined = joinParts(this.#best(left, x.p, x.q), row, this.#best(right, y.p, y.q));
      parts[row.precedence] = better(parts[row.precedence], joined);
    }
    this.#parts.set(name, parts);
    return parts;
  }

  /** Yields every way to split a subset into two, in both orders, those of the same numbers once. */
  *#splits(mask: number): Generator<[number, number]> {
    const seen = new Set<string>();
    for (let part = (mask - 1) & mask; part > 0; part = (part - 1) & mask) {
      const name = this.#nameOf(part);
      if (seen.has(name)) continue;
      seen.add(name);
      yield [part, mask ^ part];
    }
  }

  #nameOf(mask: number): string {
    return this.#leaves.filter((_, i) => (mask >> i) & 1).join(';');
  }
}

function resultsOfTwo(x: TidiestValue, y: TidiestValue): [number, number][] {
  const results = [
    reduce(x.p * y.q + y.p * x.q, x.q * y.q),
    reduce(x.p * y.q - y.p * x.q, x.q * y.q),
    reduce(x.p * y.p, x.q * y.q),
  ];
  if (y.p !== 0) results.push(reduce(x.p * y.q, x.q * y.p));
  return results;
}

/** Yields for each operator the right operand y for which `x operator y` is p / q; 0 / 0 if any y will do. */
function* missing(x: TidiestValue, p: number, q: number): Generator<[BasicRow, number, number]> {
  // Before it is reduced, a missing operand may be larger than any value.
  const isExact = (Math.abs(p) + q) * (Math.abs(x.p) + x.q) < 2 ** 53;
  const lowest = isExact ? lowestOfNumbers : lowestOfLarge;
  yield [addition, ...lowest(p, x.q, x.p, q, q, x.q)];
  yield [subtraction, ...lowest(x.p, q, p, x.q, q, x.q)];
  if (x.p !== 0) {
    yield [multiplication, ...lowest(p, x.q, 0, 0, q, x.p)];
    if (p !== 0) yield [division, ...lowest(x.p, q, 0, 0, x.q, p)];
  } else if (p === 0) {
    yield [multiplication, 0, 0];
    yield [division, 0, 0];
  }
}

/** Reduces (a * b - c * d) / (e * f) to lowest terms. No product or difference exceeds 2^53. */
function lowestOfNumbers(a: number, b: number, c: number, d: number, e: number, f: number): [number, number] {
  return reduce(a * b - c * d, e * f);
}

/**
 * Reduces (a * b - c * d) / (e * f) to lowest terms, of any size. A result above 2^53 is rounded, and still
 * exceeds every value of the numbers.
 */
function lowestOfLarge(a: number, b: number, c: number, d: number, e: number, f: number): [number, number] {
  const dividend = integer(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d));
  const divisor = integer(BigInt(e) * BigInt(f));
  const { numerator, denominator } = reduceFraction(divide(dividend, divisor));
  return [Number(numerator), Number(denominator)];
}

function reduce(p: number, q: number): [number, number] {
  if (p === 0) return [0, 1];
  let [a, b] = [Math.abs(p), Math.abs(q)];
  while (b !== 0) [a, b] = [b, a % b];
  return q < 0 ? [-p / a, -q / a] : [p / a, q / a];
}

function keyOf(p: number, q: number): string {
  return `${p}/${q}`;
}

/** Largest absolute result of an operation in an expression. */
function largestResult(expression: Expression): number {
  return Math.max(...resultsOf(expression).map(approximateMagnitude));
}
