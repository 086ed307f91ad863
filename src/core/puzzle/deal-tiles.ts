// The tiles of a game, in the groups that a board draws from: those of its pool, and the large and small
// numbers of which a player chooses how many to get. Every deal is equally likely: a choice of tiles without
// replacement, or a sequence of numbers that are drawn independently, with all numbers from groups that the
// pool allows.
import type { Deal } from '../api-types.js';
import { boundsOf, isGroup, listNumbers } from './parse-pool.js';

/** Tiles of which a board draws a number of them. */
export interface TileGroup {
  /** Numbers, each as often as there are tiles with it. */
  readonly tiles: readonly number[];
  readonly least: number;
  readonly most: number;
  /** Whether each number is drawn from all tiles. Then `least` and `most` are the same. */
  readonly repeat: boolean;
}

/**
 * Lists the groups of a pool: first the numbers outside groups, of which there may be none. With `large`, its
 * `count` of those from `from` up are a group of their own, before the others.
 */
export function listTiles({ pool, size, repeat = false, large }: Deal): TileGroup[] {
  const tiles = pool.filter((member) => typeof member === 'number');
  const { from = Infinity, count = 0 } = large ?? {};
  return [
    { tiles: tiles.filter((number) => number >= from), least: count, most: count, repeat: false },
    { tiles: tiles.filter((number) => number < from), least: repeat ? size : 0, most: size, repeat },
    ...pool.filter(isGroup).map((group) => {
      const { repeat = false, numbers } = group;
      return { tiles: repeat ? numbers : listNumbers([group]), ...boundsOf(group), repeat };
    }),
  ];
}

/** Counts the ways to draw `count` tiles of a group. */
export function countDraws({ tiles, repeat }: TileGroup, count: number): number {
  if (repeat) return tiles.length ** count;
  let ways = 1;
  for (let drawn = 0; drawn < count;) {
    const left = tiles.length - drawn++;
    // The product of all ways and `left` may be beyond 2^53.
    ways = Math.floor(ways / drawn) * left + ((ways % drawn) * left) / drawn;
  }
  return ways;
}

/**
 * Counts the deals of tiles of the groups from each one on, by the number of tiles: `[group][tiles]`. Exact
 * below 2^53.
 */
export function countDeals(groups: readonly TileGroup[], size: number): number[][] {
  const counts = groups.map(() => new Array<number>(size + 1).fill(0));
  counts.push(Array.from({ length: size + 1 }, (_, left) => Number(left === 0)));
  for (const [index, group] of [...groups.entries()].reverse()) {
    for (let left = group.least; left <= size; left++) {
      for (let count = group.least; count <= Math.min(left, group.most); count++)
        counts[index][left] += countDraws(group, count) * counts[index + 1][left - count];
    }
  }
  return counts;
}

/**
 * Finds how many tiles of each group a deal has. Deals are numbered by these counts, in ascending order.
 *
 * @param deals result of `countDeals`
 * @param number number of the deal
 * @returns also the number of the deal among those with these counts
 */
export function countTiles(
  groups: readonly TileGroup[],
  deals: readonly (readonly number[])[],
  number: number,
): { readonly counts: readonly number[]; readonly rest: number } {
  let left = deals[0].length - 1;
  let draws = 1;
  let rest = number;
  const counts = groups.map((group, index) => {
    const dealsWith = (count: number) => draws * countDraws(group, count) * deals[index + 1][left - count];
    let count = group.least;
    for (; rest >= dealsWith(count); count++) rest -= dealsWith(count);
    draws *= countDraws(group, count);
    left -= count;
    return count;
  });
  return { counts, rest };
}
