// Finds which given number each used value may come from. If a number may take several values (an ace), that
// is a bipartite matching: the first leaf that fits may be the wrong one.
import type { Leaf } from '../core/puzzle/parse-numbers.js';

/**
 * Finds a largest matching of leaves and uses, by augmenting paths (Kuhn).
 *
 * @param leaves at most 31
 * @param uses items such as values, each of which needs a leaf
 * @param fits whether a use may come from a leaf; by default, whether it is one of the leaf's values
 * @returns for each leaf the index of its use, or -1
 */
export function matchLeaves<Use>(
  leaves: readonly Leaf[],
  uses: readonly Use[],
  fits: (leaf: Leaf, use: Use) => boolean = isWorth,
): number[] {
  const useOf: number[] = [];
  for (let leaf = 0; leaf < leaves.length; leaf++) useOf.push(-1);
  let matching: Matching<Use> | undefined; // most uses find a leaf that is free
  for (let use = 0; use < uses.length; use++) {
    let leaf = 0;
    while (leaf < leaves.length && (useOf[leaf] >= 0 || !fits(leaves[leaf], uses[use]))) leaf++;
    if (leaf < leaves.length) {
      useOf[leaf] = use;
    } else {
      matching ??= { leaves, uses, fits, useOf, visited: 0 };
      matching.visited = 0;
      augment(matching, use);
    }
  }
  return useOf;
}

interface Matching<Use> {
  readonly leaves: readonly Leaf[];
  readonly uses: readonly Use[];
  readonly fits: (leaf: Leaf, use: Use) => boolean;
  readonly useOf: number[];
  /** Leaves that were tried: bit i stands for leaf i. */
  visited: number;
}

/**
 * Finds a leaf for a use, from which another use may move to another leaf. Returns false if there is none.
 */
function augment<Use>(matching: Matching<Use>, use: number): boolean {
  const { leaves, uses, fits, useOf } = matching;
  for (let leaf = 0; leaf < leaves.length; leaf++) {
    if ((matching.visited >> leaf) & 1 || !fits(leaves[leaf], uses[use])) continue;
    matching.visited |= 1 << leaf;
    if (useOf[leaf] < 0 || augment(matching, useOf[leaf])) {
      useOf[leaf] = use;
      return true;
    }
  }
  return false;
}

/** Whether a leaf may take a value. */
export function isWorth(leaf: Leaf, value: unknown): boolean {
  return leaf[0] === value || (leaf.length > 1 && (leaf as readonly unknown[]).includes(value));
}
