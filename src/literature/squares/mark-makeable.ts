// Finds which of some targets a board makes with squares, whatever the number of operations: forward, all
// targets at once, for limits of squares so small that values are few.
//
// The values of subsets of up to four numbers are listed, each with the smallest subset that makes it. The
// results of larger subsets are looked at once: those of the whole board are targets or nothing, and those of
// five of six numbers are joined with the last one if they lead to a target, which the table `useful` tells.
// No number of operations is kept, so lists have no layers, as those of operators/squares have.
//
// Most ways to make a value differ only in the order of terms or factors. So a value has a type: a result of
// + or -, a result of * or /, or both; a given number and a square are both. A sum is taken as a term and the
// rest, where the term has the first number of the subset and is not a sum itself; a product likewise; and a
// divisor is no product, as one can divide by its factors. Whatever a natural expression makes is made so:
// the terms besides one are a sum again, with the other sign if it is negative, and nothing if it is 0; a
// product with divisors is divided by one of them last, and what is divided then is an integer.
//
// A value of a subset is at most the largest target times the largest value of the other numbers, or nothing
// leads from it to a target. Lists are sorted by magnitude, and a loop takes only what may have a result in
// the range of the targets: two thirds of the time without. On the boards of the game this takes 0.31 times
// as long as the search for goals (operators/squares/search-squares.ts) with a limit of 5, 0.56 with 10.
//
// Tried: marking by the lists with layers (operators/squares/mark-range.ts), 1.0 times as long as the search
// with a limit of 5, and 2.1 with 10.
import { spendTicks } from '../../core/deadline.js';
import { BASIC_OPERATORS } from '../../core/operator-notation.js';
import type { Leaf } from '../../core/puzzle/parse-numbers.js';
import { visitOperands } from '../../operators/squares/backward-goals.js';
import type { Natural } from '../../operators/squares/natural-arithmetic.js';
import { flagsOf, visitResults } from '../../operators/squares/square-value-lists.js';
import { openSubsets, type Subsets } from '../../operators/number-subsets.js';

/** Types of a value. */
const SUM = 1;
const PRODUCT = 2;
const ANY = 3;
/** Mark of a value that a smaller subset makes; a cell has it and the types in its lowest bits. */
const KNOWN = 4;
const CELL_STEP = 8;

/** Number of magnitudes. */
const MAGNITUDES = 34;
const LISTED_SIZE = 4;
/** All four operators, as flags. */
const ALL_FLAGS = flagsOf({ operators: BASIC_OPERATORS });
/** Values below it have cells of their own; larger ones share a hash table of as many. */
const TABLE_LENGTH = 2 ** 16;
/** Maximum number of values of a subset, so that the hash table stays half empty. */
const MOST_VALUES = TABLE_LENGTH / 2;
/**
 * Bound of all values: their sums and products are looked at up to four times as far, and doubles are exact.
 */
const MOST = 2 ** 50;

/**
 * Cells by value, then those of the hash table: `epoch` plus marks; a lower number is of an earlier subset.
 */
const cells = new Int32Array(2 * TABLE_LENGTH);
const keys = new Float64Array(TABLE_LENGTH);
const useful = new Uint8Array(TABLE_LENGTH);
/** Values that were found of the subset that is being listed, their cells, and the values of all lists. */
const found = new Float64Array(MOST_VALUES);
const foundCells = new Int32Array(MOST_VALUES);
const foundTypes = new Uint8Array(MOST_VALUES);
const pool = new Float64Array(32 * MOST_VALUES);
let epoch = 0;

/**
 * Values by magnitude: the indices in `pool` at which those from 2^(m - 1) to below 2^m begin, for each m.
 */
type Values = readonly number[];

/** Values of a subset: all, those that may be terms of a sum, and those that may be factors or divisors. */
interface TypedValues {
  readonly all: Values;
  readonly terms: Values;
  readonly factors: Values;
}

/** Range of the results that are of use. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Takes a result and its type. */
type TakeResult = (value: number, type: number) => void;

/**
 * Lists the targets that cannot be made; null if values may be too large or too many, which proves nothing.
 */
export function findUnmade(
  board: readonly Leaf[],
  targets: readonly number[],
  limit: number,
): number[] | null {
  const marks = new Marks(board, targets, limit);
  return marks.run() ? targets.filter((target) => !marks.made.has(target)) : null;
}

class Marks {
  /** Targets that can be made, as far as is known. */
  readonly made = new Set<number>();
  readonly #board: readonly Leaf[];
  readonly #subsets: Subsets;
  readonly #limit: number;
  readonly #open: Set<number>;
  readonly #listedSize: number;
  readonly #lists: TypedValues[] = [];
  /** Number of values that were found of the subset that is being listed, and of those of all lists. */
  #count = 0;
  #poolLength = 0;
  #isTooMany = false;
  /** Largest value that is of use for the subset that is being listed. */
  #bound = 0;

  constructor(board: readonly Leaf[], targets: readonly number[], limit: number) {
    this.#board = board;
    this.#subsets = openSubsets(board);
    this.#limit = limit;
    this.#open = new Set(targets);
    this.#listedSize = Math.min(LISTED_SIZE, Math.max(1, board.length - 1));
  }

  /** Marks the targets that can be made. Returns false if that may leave some out. */
  run(): boolean {
    const { order, sizes, whole } = this.#subsets;
    const target = Math.max(...this.#open);
    const single = Math.max(this.#limit ** 2, ...this.#board.flat());
    if (this.#board.length > LISTED_SIZE + 2 || target * single ** 2 > MOST) return false;
    const largest = this.#boundValues();
    for (const subset of order) {
      if (sizes[subset] > this.#listedSize) break;
      this.#bound = Math.min(largest[subset], target * (largest[this.#subsets.rest(whole, subset)] ?? 1));
      if (this.#bound > MOST) return false;
      this.#list(subset);
      if (this.#isTooMany) return false;
    }
    this.#look(
      NO_VALUES,
      order.filter((subset) => sizes[subset] <= this.#listedSize || subset === whole),
    );
    for (const subset of order) {
      if (sizes[subset] > this.#listedSize && subset !== whole) {
        const { all } = this.#lists[this.#subsets.rest(whole, subset)];
        this.#look(pool.slice(all[0], all[MAGNITUDES]), [subset]);
      }
    }
    return true;
  }

  /** Bounds the values of each subset. */
  #boundValues(): number[] {
    const { order, sizes } = this.#subsets;
    const largest: number[] = [];
    for (const subset of order) {
      let most = this.#limit ** 2;
      if (sizes[subset] === 1) most = Math.max(most, ...this.#numbersOf(subset));
      for (const [first, second] of this.#subsets.pairsOf(subset)) {
        most = Math.max(most, largest[first] + largest[second], largest[first] * largest[second]);
      }
      largest[subset] = most;
    }
    return largest;
  }

  #numbersOf(subset: number): Leaf {
    return this.#board[31 - Math.clz32(subset)];
  }

  /** Lists the values of a subset that no smaller one makes. */
  #list(subset: number): void {
    const { order, sizes } = this.#subsets;
    epoch += CELL_STEP;
    if (epoch > 2 ** 30) {
      cells.fill(0);
      epoch = CELL_STEP;
    }
    this.#count = 0;
    const add: TakeResult = (value, type) => {
      this.#add(value, type);
    };
    for (const smaller of order) {
      if (sizes[smaller] >= sizes[subset]) break;
      if ((smaller & ~subset) !== 0) continue;
      const { all } = this.#lists[smaller];
      for (let i = all[0]; i < all[MAGNITUDES]; i++) this.#add(pool[i], KNOWN);
    }
    const shadows = this.#count;
    if (sizes[subset] === 1) for (const value of this.#numbersOf(subset)) this.#add(value, ANY);
    else this.#combine(subset, { least: 1, most: this.#bound }, add);
    for (let i = shadows; i < this.#count; i++) {
      const value = found[i];
      if (value > 1 && value <= this.#limit) this.#add(value * value, ANY);
    }
    this.#lists[subset] = this.#sort(shadows);
  }

  /** Adds a type to a value of the subset that is being listed. */
  #add(value: number, type: number): void {
    if (value > this.#bound) return;
    const cell = value < TABLE_LENGTH ? value : cellOf(value);
    if (cells[cell] >= epoch) {
      cells[cell] |= type;
      return;
    }
    if (this.#count === MOST_VALUES) {
      this.#isTooMany = true;
      return;
    }
    cells[cell] = epoch | type;
    found[this.#count] = value;
    foundCells[this.#count++] = cell;
  }

  /** Sorts the values that were found by magnitude. */
  #sort(from: number): TypedValues {
    const begin = this.#poolLength;
    if (begin + 3 * this.#count > pool.length) this.#isTooMany = true;
    const all = new Array<number>(MAGNITUDES + 1).fill(0);
    for (let i = from; i < this.#count; i++) all[magnitudeOf(found[i])]++;
    all[0] += begin;
    for (let magnitude = 1; magnitude <= MAGNITUDES; magnitude++) all[magnitude] += all[magnitude - 1];
    for (let i = from; i < this.#count; i++) {
      const place = --all[magnitudeOf(found[i])];
      pool[place] = found[i];
      foundTypes[place - begin] = cells[foundCells[i]];
    }
    this.#poolLength = all[MAGNITUDES];
    return { all, terms: this.#select(all, PRODUCT), factors: this.#select(all, SUM) };
  }

  /** Selects the values that have a type. */
  #select(all: Values, type: number): Values {
    const begins = [this.#poolLength];
    let length = this.#poolLength;
    for (let magnitude = 0; magnitude < MAGNITUDES; magnitude++) {
      for (let i = all[magnitude]; i < all[magnitude + 1]; i++) {
        if ((foundTypes[i - all[0]] & type) !== 0) pool[length++] = pool[i];
      }
      begins.push(length);
    }
    this.#poolLength = length;
    return begins;
  }

  /** Visits the results of all splits of a subset into two listed parts. */
  #combine(subset: number, bounds: Bounds, visit: TakeResult): void {
    const lowest = subset & -subset;
    for (const [left, right] of this.#subsets.splitsOf(subset)) {
      const one = this.#lists[left] as TypedValues | undefined;
      const other = this.#lists[right] as TypedValues | undefined;
      if (one === undefined || other === undefined) continue;
      spendTicks(lengthOf(one.all) * lengthOf(other.all));
      if ((left & lowest) !== 0) {
        visitSums(one.terms, other.all, bounds, visit);
        visitProducts(one.factors, other.all, bounds, visit);
      }
      visitQuotients(one.all, other.factors, bounds, visit);
    }
  }

  /**
   * Looks for targets among the values of some subsets, or for what leads to one with a value of a number.
   */
  #look(singles: Float64Array, subsets: readonly number[]): void {
    if (this.#open.size === 0) return;
    const { sizes } = this.#subsets;
    const wanted = this.#findUseful(singles);
    const least = wanted.reduce((least, value) => Math.min(least, value), Infinity);
    const most = wanted.reduce((most, value) => Math.max(most, value), 0);
    const bounds = { least, most };
    const look: TakeResult = (value) => {
      if (value >= TABLE_LENGTH ? value <= most : useful[value] !== 0) this.#take(value, singles);
    };
    for (const subset of subsets) {
      if (sizes[subset] > this.#listedSize) {
        this.#combine(subset, bounds, look);
      } else {
        const { all } = this.#lists[subset];
        for (let i = all[0]; i < all[MAGNITUDES]; i++) look(pool[i], ANY);
      }
    }
    for (const value of wanted) if (value < TABLE_LENGTH) useful[value] = 0;
  }

  /**
   * Flags the values that are open targets, or make one with a value of the other number, and their roots.
   */
  #findUseful(singles: Float64Array): number[] {
    const wanted: number[] = [];
    const want = (operand: Natural) => {
      const value = Number(operand);
      wanted.push(value);
      if (value < TABLE_LENGTH) useful[value] = 1;
      const root = Math.sqrt(value);
      if (root > 1 && root <= this.#limit && root === Math.floor(root)) want(root);
    };
    for (const target of this.#open) want(target);
    const { length } = wanted;
    for (const x of singles) {
      for (let i = 0; i < length; i++) visitOperands(wanted[i], x, BASIC_OPERATORS, want);
    }
    return wanted;
  }

  /**
   * Takes a result, its results with the values of the other number if there is one, and all their squares.
   */
  #take(value: number, singles: Float64Array): void {
    if (this.#open.delete(value)) this.made.add(value);
    for (const x of singles) {
      visitResults(value, x, ALL_FLAGS, (result) => {
        this.#take(Number(result), NO_VALUES);
      });
    }
    if (value > 1 && value <= this.#limit) this.#take(value * value, singles);
  }
}

const NO_VALUES = new Float64Array(0);

/** Visits the sums and differences of two lists, of which one has terms that are no sums. */
function visitSums(terms: Values, others: Values, { least, most }: Bounds, visit: TakeResult): void {
  const [outer, inner] = shorterFirst(terms, others);
  for (let i = outer[0]; i < outer[MAGNITUDES]; i++) {
    const x = pool[i];
    if (x < most) {
      const end = inner[magnitudeOf(most - x) + 1];
      for (let k = inner[magnitudeOf(Math.max(1, least - x))]; k < end; k++) visit(x + pool[k], SUM);
    }
    const end = inner[magnitudeOf(x + most) + 1];
    for (let k = inner[magnitudeOf(Math.max(1, x - most))]; k < end; k++) {
      const y = pool[k];
      if (x !== y) visit(x < y ? y - x : x - y, SUM);
    }
  }
}

/** Visits the products of two lists, of which one has factors that are no products. */
function visitProducts(factors: Values, others: Values, { least, most }: Bounds, visit: TakeResult): void {
  const [outer, inner] = shorterFirst(factors, others);
  for (let i = outer[0]; i < outer[MAGNITUDES]; i++) {
    const x = pool[i];
    if (x === 1) continue;
    const end = inner[magnitudeOf(most / x) + 1];
    for (let k = inner[magnitudeOf(least / x)]; k < end; k++) {
      if (pool[k] !== 1) visit(x * pool[k], PRODUCT);
    }
  }
}

/** Visits the integer quotients of values and divisors that are no products. */
function visitQuotients(
  dividends: Values,
  divisors: Values,
  { least, most }: Bounds,
  visit: TakeResult,
): void {
  const isByDivisor = lengthOf(divisors) < lengthOf(dividends);
  const [outer, inner] = isByDivisor ? [divisors, dividends] : [dividends, divisors];
  for (let i = outer[0]; i < outer[MAGNITUDES]; i++) {
    const x = pool[i];
    const end = inner[magnitudeOf(isByDivisor ? x * most : x / least) + 1];
    for (let k = inner[magnitudeOf(isByDivisor ? x * least : x / most)]; k < end; k++) {
      const y = pool[k];
      const quotient = isByDivisor ? y / x : x / y;
      if (quotient === Math.floor(quotient) && x !== 1 && y !== 1) visit(quotient, PRODUCT);
    }
  }
}

function shorterFirst(one: Values, other: Values): [Values, Values] {
  return lengthOf(one) < lengthOf(other) ? [one, other] : [other, one];
}

function lengthOf(values: Values): number {
  return values[MAGNITUDES] - values[0];
}

/** Number of binary digits of the integer part, at most 33. */
function magnitudeOf(value: number): number {
  return value < 2 ** 32 ? 32 - Math.clz32(value) : 33;
}

/** Finds the cell of a large value, or a free one. */
function cellOf(value: number): number {
  let slot = (Math.imul(value % 0x7fffffff, 0x9e3779b1) >>> 16) & (TABLE_LENGTH - 1);
  while (cells[TABLE_LENGTH + slot] >= epoch && keys[slot] !== value) slot = (slot + 1) & (TABLE_LENGTH - 1);
  keys[slot] = value;
  return TABLE_LENGTH + slot;
}
