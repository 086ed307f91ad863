// Finds which given number each used value may come from. If a number may take several values (an ace), that
// is a bipartite matching: the first leaf that fits may be the wrong one.
import type { Leaf } from '../core/puzzle/parse-numbers.js';

/**
 * Finds a largest matching of leaves and uses, by augmenting paths (Kuhn).
 *
 * @param uses items such as values, each of which needs a leaf
 * @param fits whether a use may come from a leaf; by default, whether it is one of the leaf's values
 * @returns for each leaf the index of its use, or -1
 */
export function matchLeaves<Use>(
  leaves: readonly Leaf[],
  uses: readonly Use[],
  fits: (leaf: Leaf, use: Use) => boolean = isWorth,
): number[] {
  if (leaves.length > MOST_BITS) return matchMany(leaves, uses, fits);
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

/** Number of leaves that the bits of a number can stand for. */
const MOST_BITS = 31;

/** Gives uses to leaves of one value by that value, and the others to the few leaves with a choice. */
function matchMany<Use>(
  leaves: readonly Leaf[],
  uses: readonly Use[],
  fits: (leaf: Leaf, use: Use) => boolean,
): number[] {
  const free = new Map<unknown, number[]>();
  const choices: number[] = [];
  for (let place = leaves.length - 1; place >= 0; place--) {
    const [value, ...others] = leaves[place];
    if (others.length > 0) choices.unshift(place);
    else if (!free.get(value)?.push(place)) free.set(value, [place]);
  }
  const useOf = leaves.map(() => -1);
  const rest = uses.flatMap((use, place) => {
    const leaf = free.get(use)?.pop();
    if (leaf === undefined) return [place];
    useOf[leaf] = place;
    return [];
  });
  const chosen = choices.map((place) => leaves[place]);
  const found = matchLeaves(chosen, rest, (leaf, place) => fits(leaf, uses[place]));
  for (const [index, use] of found.entries()) if (use >= 0) useOf[choices[index]] = rest[use];
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

/** Finds a leaf for a use, from which another use may move to another leaf; false if there is none. */
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
