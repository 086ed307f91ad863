// For each subset of at most `listedSize` numbers: the values that it makes with squares, by their fewest
// operations.
//
// Lists grow by layers. Layer c of a subset has the values that take c operations: results of an operator on
// a value of layer a of one part and one of layer c - 1 - a of the other, and squares of the values of layer
// c - 1 of the same subset that are at most the limit A. A value that a smaller subset makes in at most as
// many operations is left out, because it serves wherever this one would; each list knows them to be able to
// tell (`shadows`). A subset has finitely many values, so the layers end.
//
// A product or quotient by 1 is left out: the other operand has the same value with fewer operations.
//
// All operators are applied to two values in three places: `visitResults`, and apart from it, for speed, the
// lists here and the pairs of mark-range.ts. A call of `visitResults` for each pair made `solve` take 1.2 to
// 1.6 times as long.
import { spendTicks } from '../../core/deadline.js';
import { describe, NumbersGameError } from '../../core/errors.js';
import { FOUR } from '../../core/operator-notation.js';
import type { BasicOperator } from '../../core/api-types.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { add, divide, multiply, subtract, type Natural } from './natural-arithmetic.js';
import { extended, NaturalTable } from './natural-table.js';
import { invertResidues, residueOf } from './residues.js';
import { openSubsets, type Subsets } from '../../solver/number-subsets.js';

/** Rules of a search: the largest value to square, and the other operators. */
export interface SquareRules {
  /** A, the largest value that may be squared. */
  readonly limit: Natural;
  readonly operators: readonly BasicOperator[];
}

/** The values of a subset. Each layer begins with its shadows, which only serve as keys of the table. */
export class SquareValueList extends NaturalTable {
  /** Index of the first shadow of each layer, then that of the next layer. */
  readonly begins: number[] = [0];
  /** Index of the first value of each layer that is not a shadow. */
  readonly owns: number[] = [];
  /** Inverses of the residues of the values that are not shadows. */
  inverse = new Float64Array(0);
  /** Number of values that are not shadows. */
  count = 0;
  /** First and last layer with values that are not shadows; last < first if there are none. */
  first = 0;
  last = -1;

  operations(index: number): number {
    let layer = 0;
    while (this.begins[layer + 1] <= index) layer++;
    return layer;
  }

  /** Yields the indices of all values that are not shadows, fewest operations first. */
  *ownIndices(): Generator<number> {
    for (const [layer, own] of this.owns.entries()) {
      for (let index = own; index < this.begins[layer + 1]; index++) yield index;
    }
  }
}

/**
 * Maximum number of values in all lists of a board, and of the bytes that they would take if each were as
 * long as the longest. With a limit of 10^999 they take a quarter of that.
 */
const MOST_VALUES = 2 ** 23;
const MOST_BYTES = 2 ** 32;
/** Bits of the limit for which a pair of values costs one more tick (core/deadline.ts). */
const BITS_PER_TICK = 64;
/** Bytes of a value in addition to its digits. */
const BYTES_PER_VALUE = 100;

export class ValueLists {
  readonly subsets: Subsets;
  readonly rules: SquareRules;
  readonly listedSize: number;
  readonly prime: number;
  /** Lists by subset; those of more than `listedSize` numbers and the empty one have none. */
  readonly lists: readonly SquareValueList[];
  /** Number of layers that were made. */
  layers = 0;
  /** Whether all further layers are empty. */
  isComplete = false;
  /** Ticks of a pair of values, by the digits of the limit. */
  readonly ticksPerPair: number;
  readonly #board: readonly Leaf[];
  readonly #order: readonly number[];
  readonly #inverts: boolean;
  readonly #has: number;

  /** @param inverts whether the residues of values are inverted, so that none may be 0 */
  constructor(board: readonly Leaf[], rules: SquareRules, listedSize: number, prime: number, inverts = true) {
    this.#inverts = inverts;
    this.#board = board;
    this.subsets = openSubsets(board);
    this.rules = rules;
    this.listedSize = listedSize;
    this.prime = prime;
    this.ticksPerPair = 1 + Math.floor((rules.limit.toString(16).length * 4) / BITS_PER_TICK);
    const { sizes, order } = this.subsets;
    this.lists = sizes.map((size) => (size <= listedSize ? new SquareValueList() : NO_LIST));
    this.#order = order.filter((subset) => sizes[subset] <= listedSize);
    this.#has = flagsOf(rules);
  }

  /**
   * Makes all values that take at most `operations` operations.
   *
   * @throws MultipleOfPrime if the prime divides a value
   * @throws NumbersGameError `too-large` if there are too many values
   */
  extend(operations: number): void {
    while (this.layers <= operations && !this.isComplete) {
      let total = 0;
      for (const subset of this.#order) {
        this.#extend(subset, this.layers);
        total += this.lists[subset].length;
      }
      this.#checkTotal(total);
      this.layers++;
      this.isComplete = this.#order.every((subset) => this.layers > this.#lastPossible(subset));
    }
  }

  /**
   * Checks the number of values. A value of k numbers has at most 2k times the bits of the limit, or k times
   * those of a number.
   */
  #checkTotal(total: number): void {
    const largest = BigInt(Math.max(...this.#board.flat()));
    const square = BigInt(this.rules.limit) ** 2n;
    const bits = (square > largest ? square : largest).toString(16).length * 4 * this.listedSize;
    if (total <= Math.min(MOST_VALUES, MOST_BYTES / (BYTES_PER_VALUE + bits / 8))) return;
    throw new NumbersGameError(
      'too-large',
      'rules.limits.square: expected a limit with which the values of three numbers fit into memory, ' +
        `got ${describe(this.rules.limit)}`,
    );
  }

  /** Returns the last layer of a subset that may have a value, as far as its layers were made. */
  #lastPossible(subset: number): number {
    const { lists, subsets } = this;
    const { last } = lists[subset];
    const ends = subsets.pairsOf(subset).map(([first, second]) => lists[first].last + lists[second].last + 1);
    return Math.max(last + 1, ...ends);
  }

  #extend(subset: number, layer: number): void {
    const { subsets, lists } = this;
    const list = lists[subset];
    const size = subsets.sizes[subset];
    if (size > 1) for (const smaller of subsets.smallerOf(subset)) this.#copy(lists[smaller], list, layer);
    list.owns.push(list.length);
    if (size === 1 && layer === 0) {
      for (const value of this.#board[31 - Math.clz32(subset)]) this.#insert(list, value);
    }
    for (const [first, second] of subsets.pairsOf(subset)) {
      for (let operations = 0; operations < layer; operations++)
        this.#combine(list, lists[first], operations, lists[second], layer - 1 - operations);
    }
    if (layer > 0) this.#square(list, layer - 1);
    const own = list.owns[layer];
    if (list.length > own) {
      if (list.count === 0) list.first = layer;
      list.last = layer;
    }
    list.count += list.length - own;
    list.begins.push(list.length);
    if (!this.#inverts) return;
    if (list.inverse.length < list.length) list.inverse = extended(list.inverse, list.approx.length);
    invertResidues(list.residue, list.inverse, own, list.length, this.prime);
  }

  /** Adds the values of a layer of a smaller subset to a list, as shadows. */
  #copy(from: SquareValueList, to: SquareValueList, layer: number): void {
    for (let i = from.begins[layer]; i < from.begins[layer + 1]; i++) {
      spendTicks(this.ticksPerPair);
      const [value, residue] = [from.value(i), from.residue[i]];
      if (to.find(value, residue) < 0) to.push(value, residue);
    }
  }

  #insert(list: SquareValueList, value: Natural, residue = residueOf(value, this.prime)): void {
    if (list.find(value, residue) >= 0) return;
    if (residue === 0 && this.#inverts) throw new MultipleOfPrime();
    list.push(value, residue);
  }

  #square(list: SquareValueList, layer: number): void {
    const { limit } = this.rules;
    for (let i = list.owns[layer]; i < list.begins[layer + 1]; i++) {
      spendTicks(this.ticksPerPair);
      const value = list.value(i);
      if (value > 1 && value <= limit) this.#insert(list, multiply(value, value));
    }
  }

  /** Combines every value of one layer with every value of another. */
  #combine(
    into: SquareValueList,
    first: SquareValueList,
    firstLayer: number,
    second: SquareValueList,
    secondLayer: number,
  ): void {
    const [from, to] = [second.owns[secondLayer], second.begins[secondLayer + 1]];
    if (from === to) return;
    const has = this.#has;
    for (let i = first.owns[firstLayer]; i < first.begins[firstLayer + 1]; i++) {
      const u = first.value(i);
      for (let k = from; k < to; k++) {
        spendTicks(this.ticksPerPair);
        const v = second.value(k);
        // The steps of `visitResults`.
        const [large, small] = u < v ? [v, u] : [u, v];
        if ((has & SUM) !== 0) this.#insert(into, add(u, v));
        if ((has & DIFFERENCE) !== 0 && large !== small) this.#insert(into, subtract(large, small));
        if (small === 1) continue;
        if ((has & PRODUCT) !== 0) this.#insert(into, multiply(u, v));
        if ((has & QUOTIENT) !== 0) {
          const quotient = divide(large, small);
          if (quotient !== 0) this.#insert(into, quotient);
        }
      }
    }
  }
}

/** Flags of the four operators. */
export const [SUM, DIFFERENCE, PRODUCT, QUOTIENT] = [1, 2, 4, 8] as const;

export function flagsOf({ operators }: Pick<SquareRules, 'operators'>): number {
  return FOUR.reduce((flags, { operator }, i) => flags + (operators.includes(operator) ? 1 << i : 0), 0);
}

/**
 * Calls `visit` with each result of two values but products and quotients by 1.
 *
 * @param has `flagsOf` the rules
 */
export function visitResults(u: Natural, v: Natural, has: number, visit: (result: Natural) => void): void {
  const [large, small] = u < v ? [v, u] : [u, v];
  if ((has & SUM) !== 0) visit(add(u, v));
  if ((has & DIFFERENCE) !== 0 && large !== small) visit(subtract(large, small));
  if (small === 1) return;
  if ((has & PRODUCT) !== 0) visit(multiply(u, v));
  if ((has & QUOTIENT) === 0) return;
  const quotient = divide(large, small);
  if (quotient !== 0) visit(quotient);
}

/** Thrown if the prime divides a value, which ends the making of lists. */
export class MultipleOfPrime extends Error {}

const NO_LIST = new SquareValueList();
