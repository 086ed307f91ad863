import { isGroup, boundsOf, listNumbers } from './puzzles.js';

/**
 * Lists the groups of a pool: first the numbers outside groups, of which there may be none. With `large`, its
 * `count` of those from `from` up are a group of their own, before the others.
 */
function listTiles({ pool, size, repeat = false, large }) {
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
function countDraws({ tiles, repeat }, count) {
    if (repeat)
        return tiles.length ** count;
    let ways = 1;
    for (let drawn = 0; drawn < count; drawn++)
        ways = (ways * (tiles.length - drawn)) / (drawn + 1);
    return ways;
}
/**
 * Counts the deals of tiles of the groups from each one on, by the number of tiles: `[group][tiles]`. Exact
 * below 2^53.
 */
function countDeals(groups, size) {
    const counts = groups.map(() => new Array(size + 1).fill(0));
    counts.push(Array.from({ length: size + 1 }, (_, left) => Number(left === 0)));
    for (const [index, group] of [...groups.entries()].reverse()) {
        for (let left = group.least; left <= size; left++) {
            for (let count = group.least; count <= Math.min(left, group.most); count++) {
                counts[index][left] += countDraws(group, count) * counts[index + 1][left - count];
            }
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
function countTiles(groups, deals, number) {
    let left = deals[0].length - 1;
    let draws = 1;
    let rest = number;
    const counts = groups.map((group, index) => {
        const dealsWith = (count) => draws * countDraws(group, count) * deals[index + 1][left - count];
        let count = group.least;
        for (; rest >= dealsWith(count); count++)
            rest -= dealsWith(count);
        draws *= countDraws(group, count);
        left -= count;
        return count;
    });
    return { counts, rest };
}

export { countDeals, countDraws, countTiles, listTiles };
//# sourceMappingURL=deal-tiles.js.map
