// Subsets of the given numbers as bit masks, where equal numbers cannot be told apart: of the subsets that
// differ only in their choice of equal numbers, a search needs the first one, which takes the first of them.
// {1, 1, 10, 10, 75, 100} has 35 such subsets instead of 63.
import { countBits } from '../core/bits.js';
import type { Leaf } from '../core/puzzle/parse-numbers.js';

/** Two disjoint parts of a subset that together are the whole. Each is the first one with its numbers. */
type Split = readonly [left: number, right: number];

const known = new Map<string, Subsets>();

/** Returns the subsets of a board, which is sorted: equal leaves are neighbours. */
export function openSubsets(board: readonly Leaf[]): Subsets {
  const repeats = board.map((leaf, i) => i > 0 && isSameLeaf(leaf, board[i - 1]));
  const key = repeats.map(Number).join('');
  const subsets = known.get(key) ?? new Subsets(repeats);
  known.set(key, subsets);
  return subsets;
}

/** Subsets of the numbers of a board. They depend on which numbers are equal, not on their values. */
export class Subsets {
  /** For each subset, the first one with the same numbers. */
  readonly firstTwins: readonly number[];
  /** Size of each subset. */
  readonly sizes: readonly number[];
  /** All subsets that are their own first twins but the empty one, by size, and of a size ascending. */
  readonly order: readonly number[];
  /** Subset of all numbers. */
  readonly whole: number;
  readonly #splits: (readonly Split[])[] = [];
  readonly #pairs: (readonly Split[])[] = [];
  readonly #smaller: (readonly number[])[] = [];

  /** @param repeats for each number, whether it equals the one before */
  constructor(repeats: readonly boolean[]) {
    this.whole = (1 << repeats.length) - 1;
    this.firstTwins = Array.from({ length: 1 << repeats.length }, (_, mask) => findFirstTwin(mask, repeats));
    this.sizes = this.firstTwins.map(countBits);
    const first = this.firstTwins.filter((twin, mask) => mask > 0 && twin === mask);
    this.order = first.sort((one, other) => this.sizes[one] - this.sizes[other]);
  }

  /** Lists the subsets of a size, those with the largest numbers first. */
  ofSize(size: number): number[] {
    return this.order.filter((subset) => this.sizes[subset] === size).reverse();
  }

  /** Returns the numbers of a subset without those of a part. */
  rest(subset: number, part: number): number {
    return this.firstTwins[subset ^ part];
  }

  /** Lists the splits of a subset into two parts that are not empty, by their left parts, which descend. */
  splitsOf(subset: number): readonly Split[] {
    return (this.#splits[subset] ??= this.#split(subset));
  }

  /** Lists the splits, whatever the order of their parts: the first ones ascend, none above the second. */
  pairsOf(subset: number): readonly Split[] {
    return (this.#pairs[subset] ??= this.splitsOf(subset)
      .filter(([first, second]) => first <= second)
      .reverse());
  }

  /** Lists the subsets that lack one number of a subset. */
  smallerOf(subset: number): readonly number[] {
    return (this.#smaller[subset] ??= [
      ...new Set(
        this.firstTwins.flatMap((_, one) =>
          one & subset && this.sizes[one] === 1 ? this.rest(subset, one) : [],
        ),
      ),
    ]);
  }

  #split(subset: number): Split[] {
    const rests = new Map<number, number>();
    for (let part = (subset - 1) & subset; part > 0; part = (part - 1) & subset)
      rests.set(this.firstTwins[part], this.rest(subset, part));
    return [...rests];
  }
}

/** Finds the subset with the same numbers that takes the first of equal ones. */
function findFirstTwin(mask: number, repeats: readonly boolean[]): number {
  let first = 0;
  for (let begin = 0, end = 0; begin < repeats.length; begin = end) {
    let count = 0;
    do count += (mask >> end++) & 1;
    while (repeats[end]);
    first |= ((1 << count) - 1) << begin;
  }
  return first;
}

function isSameLeaf(one: Leaf, other: Leaf): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}
