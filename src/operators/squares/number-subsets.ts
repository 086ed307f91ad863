// Subsets of the given numbers, where equal numbers cannot be told apart.
//
// With k different leaves, of which leaf i is given m(i) times, a subset takes c(i) <= m(i) of each. Its
// index is the sum of c(i) * stride(i) with stride(i) = (m(0) + 1) * ... * (m(i - 1) + 1). So the index of a
// union of disjoint subsets is the sum of their indices, and {1, 1, 10, 10, 75, 100} has 35 subsets instead
// of 63.
import type { Leaf } from '../../core/puzzle/parse-numbers.js';

/** Two disjoint parts of a subset by their indices, first <= second. */
type Split = readonly [first: number, second: number];

/** Subsets of the numbers of a board. They depend on the number of copies of each leaf, not on its values. */
export interface Subsets {
  /** Index of the subset that holds one of each leaf alone. */
  readonly strides: readonly number[];
  /** Size of each subset. The last subset has all given numbers; subset 0 is empty. */
  readonly sizes: readonly number[];
  /** Splits of each subset into two parts that are not empty, each once. */
  readonly splits: readonly (readonly Split[])[];
  /** Subsets that lack one number of each subset. */
  readonly smaller: readonly (readonly number[])[];
}

const made = new Map<string, Subsets>();

/** Lists the different leaves of a board, and its subsets. A board is sorted: equal leaves are neighbours. */
export function listSubsets(board: readonly Leaf[]): { leaves: readonly Leaf[]; subsets: Subsets } {
  const leaves = board.filter((leaf, i) => i === 0 || !isSame(leaf, board[i - 1]));
  const counts = leaves.map((leaf) => board.filter((other) => isSame(leaf, other)).length);
  const key = counts.join();
  const subsets = made.get(key) ?? subsetsOf(counts);
  made.set(key, subsets);
  return { leaves, subsets };
}

function isSame(leaf: Leaf, other: Leaf): boolean {
  return leaf.length === other.length && leaf.every((value, i) => value === other[i]);
}

function subsetsOf(counts: readonly number[]): Subsets {
  const strides: number[] = [];
  let total = 1;
  for (const count of counts) {
    strides.push(total);
    total *= count + 1;
  }
  const indices = Array.from({ length: total }, (_, index) => index);
  const taken = indices.map((index) =>
    counts.map((count, i) => Math.floor(index / strides[i]) % (count + 1)),
  );
  const isWithin = (part: number, whole: number) => taken[part].every((count, i) => count <= taken[whole][i]);
  return {
    strides,
    sizes: taken.map((numbers) => numbers.reduce((sum, count) => sum + count, 0)),
    splits: indices.map((whole) =>
      indices
        .filter((part) => part > 0 && 2 * part <= whole && isWithin(part, whole))
        .map((part): Split => [part, whole - part]),
    ),
    smaller: indices.map((whole) => strides.filter((_, i) => taken[whole][i] > 0).map((one) => whole - one)),
  };
}
