// Marks the targets of a range that a board makes, with the fewest operations of each: forward, all targets
// at once.
//
// The values of subsets of up to four numbers, but not of the whole board, are listed
// (square-value-lists.ts). The results of two listed parts are marked as they come, without a table: nearly
// all are looked at once and forgotten. With six numbers, results of five are joined with the sixth at once,
// too. A pass takes the results of a few more operations than the one before, so a target is settled by the
// first pass whose bound reaches its mark.
//
// Most results lead to no target that is still open. The table `useful` has a flag for each value that does,
// as far as it reaches; beyond it, the bounds decide. This takes a fifth of the time of a search for goals
// (search-squares.ts), which is better for few targets and for lists that are longer than MOST_VALUES.
import { spendTicks } from '../../core/deadline.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { visitOperands } from './backward-goals.js';
import { squareRoot, type Natural } from './natural-arithmetic.js';
import { PRIME } from './residues.js';
import {
  DIFFERENCE,
  flagsOf,
  PRODUCT,
  QUOTIENT,
  SUM,
  ValueLists,
  visitResults,
  type SquareRules,
  type SquareValueList,
} from './square-value-lists.js';

/**
 * Bound of the operations of the first pass, at most LARGEST_LISTED: targets of fewer operations need listed
 * subsets only, which are marked before a pass can end early.
 */
const FIRST_BOUND = 4;
const LARGEST_LISTED = 4;
/** Number of listed values beyond which marking ends. */
const MOST_VALUES = 2 ** 17;
/** Length of the table of useful values, and the most targets for which it is made. */
const USEFUL_LENGTH = 2 ** 17;
const MOST_FILTERED = 2 ** 14;
/** Bound of results, below which all arithmetic here is exact. */
const MOST_BOUND = 2 ** 50;
/** A bound times this is not too low, in spite of rounding. */
const ROUNDED = 1 + 2 ** -50;

interface Single {
  readonly value: number;
  readonly operations: number;
}

export class RangeMarks {
  /**
   * One more than the fewest operations of each target, as far as they are known; 0 if none are, so that
   * memory which is new is first touched where there is a mark.
   */
  readonly marks: Uint8Array;
  readonly #from: number;
  readonly #limit: number;
  /** Largest target, or largest value to square if that is larger. */
  readonly #largest: number;
  readonly #lists: ValueLists;
  readonly #has: number;
  readonly #useful = new Uint8Array(USEFUL_LENGTH);
  /** Largest useful result of the pairs that are joined, and the values to join results with. */
  #bound = 0;
  #singles: readonly Single[] = [];
  /** Number of operations up to which all results are marked. */
  #done = -1;

  /** @param marks marks to improve, of the targets from `from` on */
  constructor(board: readonly Leaf[], rules: SquareRules, from: number, marks: Uint8Array) {
    this.marks = marks;
    this.#from = from;
    this.#limit = Number(rules.limit);
    this.#largest = Math.max(from + marks.length - 1, this.#limit);
    const listedSize = Math.min(LARGEST_LISTED, Math.max(1, board.length - 1));
    this.#lists = new ValueLists(board, rules, listedSize, PRIME, false);
    this.#has = flagsOf(rules);
  }

  /** Marks targets. Returns the number of operations up to which the marks are final. */
  run(): number {
    const lists = this.#lists;
    for (let most = FIRST_BOUND; ; most++) {
      const open = this.#listOpen(most - 1);
      if (open.length === 0) return Infinity;
      lists.extend(most - 1);
      if (lists.lists.reduce((sum, { length }) => sum + length, 0) > MOST_VALUES) return most - 1;
      const { isComplete } = lists;
      if (!this.#markUpTo(isComplete ? Infinity : most, open)) return most - 1;
      if (isComplete) return Infinity;
    }
  }

  /** Lists the targets that may take more operations than some, up to one more than MOST_FILTERED. */
  #listOpen(operations: number): number[] {
    const open: number[] = [];
    const { marks } = this;
    for (let index = 0; index < marks.length && open.length <= MOST_FILTERED; index++) {
      if (marks[index] === 0 || marks[index] > operations + 1) open.push(this.#from + index);
    }
    return open;
  }

  /** Marks what takes up to a number of operations. Returns false if numbers are too large. */
  #markUpTo(most: number, open: readonly number[]): boolean {
    const { subsets, listedSize } = this.#lists;
    const { sizes, order, whole } = subsets;
    const isJoined = (subset: number) => sizes[subset] > listedSize && subset < whole;
    this.#singles = [];
    if (!this.#findUseful(open)) return false;
    for (const subset of order) if (!isJoined(subset)) this.#markSubset(subset, most);
    for (const subset of order) {
      if (!isJoined(subset)) continue;
      this.#singles = this.#singlesOf(subsets.rest(whole, subset));
      if (!this.#findUseful(open)) return false;
      this.#markSubset(subset, most);
    }
    this.#done = most;
    return true;
  }

  /** Marks the results of the splits of a subset into two listed parts. */
  #markSubset(subset: number, most: number): void {
    const { lists, subsets, listedSize } = this.#lists;
    const { sizes } = subsets;
    if (sizes[subset] === 1) this.#markNumbers(lists[subset]);
    for (const [first, second] of subsets.pairsOf(subset)) {
      if (Math.max(sizes[first], sizes[second]) <= listedSize) this.#join(lists[first], lists[second], most);
    }
  }

  /** Lists the values of a single number: all its squares, however few operations were listed so far. */
  #singlesOf(subset: number): Single[] {
    const { approx, owns, begins } = this.#lists.lists[subset];
    const singles = Array.from(approx.subarray(owns[0], begins[1]), (value) => ({ value, operations: 0 }));
    for (const { value, operations } of singles) {
      if (value > 1 && value <= this.#limit)
        singles.push({ value: value * value, operations: operations + 1 });
    }
    return singles;
  }

  /** Finds the values that lead to open targets. Returns false if there may be results beyond doubles. */
  #findUseful(open: readonly number[]): boolean {
    const useful = this.#useful;
    const most = Math.max(1, ...this.#singles.map(({ value }) => value));
    this.#bound =
      this.#singles.length > 0 ? Math.max(this.#largest * most, this.#largest + most) : this.#largest;
    if (this.#bound > MOST_BOUND) return false;
    if (open.length > MOST_FILTERED) {
      useful.fill(1);
      return true;
    }
    useful.fill(0);
    const wanted: number[] = [];
    for (const target of open) this.#want(target, wanted);
    const { operators } = this.#lists.rules;
    for (const goal of [...wanted]) {
      for (const { value } of this.#singles)
        visitOperands(goal, value, operators, (operand) => this.#want(Number(operand), wanted));
    }
    return true;
  }

  /** Flags a value and its roots. */
  #want(value: number, wanted: number[]): void {
    if (value < USEFUL_LENGTH) this.#useful[value] = 1;
    wanted.push(value);
    const root = squareRoot(value);
    if (root > 1 && root <= this.#limit) this.#want(Number(root), wanted);
  }

  #markNumbers(list: SquareValueList): void {
    for (let index = list.owns[0]; index < list.begins[1]; index++) this.#take(list.approx[index], 0, []);
  }

  /** Marks the results of the values of two lists. */
  #join(first: SquareValueList, second: SquareValueList, most: number): void {
    const [small, large] = first.count < second.count ? [first, second] : [second, first];
    for (let layer = small.first; layer <= small.last; layer++) {
      for (let other = Math.max(large.first, this.#done - layer); other <= large.last; other++) {
        if (layer + 1 + other > most) break;
        this.#joinLayers(small, layer, large, other);
      }
    }
  }

  /** Marks the results of the values of a layer of each list. */
  #joinLayers(first: SquareValueList, layer: number, second: SquareValueList, other: number): void {
    const bound = this.#bound;
    const useful = this.#useful;
    const has = this.#has;
    const operations = layer + 1 + other;
    const offer = (result: number) => {
      if (result <= bound && (result >= USEFUL_LENGTH || useful[result] !== 0))
        this.#take(result, operations, this.#singles);
    };
    const offerExactly = (result: Natural) => offer(Number(result));
    const from = second.owns[other];
    const to = second.begins[other + 1];
    const values = second.approx;
    for (let i = first.owns[layer]; i < first.begins[layer + 1]; i++) {
      spendTicks(to - from);
      const x = first.approx[i];
      for (let k = from; k < to; k++) {
        const y = values[k];
        const large = x < y ? y : x;
        const small = x < y ? x : y;
        if (large > small * (bound + 1) * ROUNDED) continue;
        if (large > Number.MAX_SAFE_INTEGER) {
          if (mayBeWithin(large, small, bound))
            visitResults(first.value(i), second.value(k), has, offerExactly);
          continue;
        }
        if ((has & SUM) !== 0) offer(x + y);
        if ((has & DIFFERENCE) !== 0 && large > small) offer(large - small);
        if (small === 1) continue;
        if ((has & PRODUCT) !== 0) offer(x * y);
        const quotient = large / small;
        if ((has & QUOTIENT) !== 0 && quotient === Math.floor(quotient)) offer(quotient);
      }
    }
  }

  /** Marks a result and its squares, joined with the values of the other number if there are any. */
  #take(value: number, operations: number, singles: readonly Single[]): void {
    this.#set(value, operations);
    for (const single of singles) {
      const made = operations + 1 + single.operations;
      visitResults(value, single.value, this.#has, (result) => this.#take(Number(result), made, []));
    }
    if (value > 1 && value <= this.#limit) this.#take(value * value, operations + 1, singles);
  }

  /** Marks a value, if it is a target. */
  #set(value: number, operations: number): void {
    const { marks } = this;
    const index = value - this.#from;
    if (index < 0 || index >= marks.length) return;
    if (marks[index] === 0 || operations < marks[index] - 1) marks[index] = operations + 1;
  }
}

/** Whether a difference or integer quotient of two values beyond the safe integers may be at most a bound. */
function mayBeWithin(large: number, small: number, bound: number): boolean {
  const quotient = large / small;
  const error = 2 ** -51;
  if (large - small <= bound + large * error) return true;
  return quotient <= bound * ROUNDED && Math.abs(quotient - Math.round(quotient)) <= quotient * error;
}
