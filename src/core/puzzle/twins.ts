// Equal numbers are twins: of the subsets that differ only in their choice of twins, a search needs one.
import type { Leaf } from './parse-numbers.js';

/** Returns, for each subset, the subset with the same numbers that takes the first of equal ones. */
export function firstTwinsOf(leaves: readonly Leaf[]): number[] {
  return Array.from({ length: 1 << leaves.length }, (_, mask) => {
    let first = 0;
    for (let begin = 0, end = 0; begin < leaves.length; begin = end) {
      let count = 0;
      for (; end < leaves.length && isSameLeaf(leaves[begin], leaves[end]); end++) count += (mask >> end) & 1;
      first |= ((1 << count) - 1) << begin;
    }
    return first;
  });
}

function isSameLeaf(one: Leaf, other: Leaf): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}
