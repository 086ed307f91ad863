// The problems of a show: first how many large numbers a board has, each possible count being equally likely,
// then the numbers themselves, drawn as the game draws them (core/puzzle/deal-tiles.ts), and the target. A
// board with a number that is in the pool twice is as likely as on the show, unlike among the problems of
// numbered-problems.ts.
//
// Deals are choices of places in the pool, so they can be numbered and shuffled as problems are. Two deals
// may be the same problem; the collector leaves out the second one. Counts of large numbers take turns in an
// order that changes from turn to turn. Once all deals of a count are used, the others go on without it.
import type { TargetRange } from '../core/api-types.js';
import { countDeals, countDraws, countTiles, type TileGroup } from '../core/puzzle/deal-tiles.js';
import { layOutBoards } from '../solver/boards/parse-boards.js';
import { mix, shuffle } from './shuffle-places.js';
import { openSpace, type NumberedProblem, type Space } from './numbered-problems.js';

/** Tiles of a show and its targets. Plain data. */
export interface ShowDeals extends TargetRange {
  /** The groups that a board draws from: for each count of large numbers. */
  readonly draws: readonly (readonly TileGroup[])[];
  /** Number of numbers on a board. */
  readonly size: number;
}

/** Opens the deals in the order in which a seed tries them. */
export function openDeals({ draws, ...others }: ShowDeals, seed: number): Space {
  const spaces = draws.map((groups, index) => {
    const space = openDraws(groups, others);
    return { ...space, placeOf: shuffle(mix(seed + index + 1), space.size) };
  });
  const bySize = [...spaces].sort((a, b) => a.size - b.size);
  const size = spaces.reduce((sum, space) => sum + space.size, 0);
  return {
    size,
    problemAt(place) {
      // The spaces take turns. Find the first turn in which the same spaces take part.
      let begin = 0;
      let turns = 0;
      let used = 0;
      let end = bySize[0].size * bySize.length;
      while (place >= end) {
        begin = end;
        turns = bySize[used++].size;
        end = begin + (bySize[used].size - turns) * (bySize.length - used);
      }
      const left = bySize.slice(used);
      const turn = turns + Math.floor((place - begin) / left.length);
      const position = ((place - begin) % left.length) + (mix(seed ^ turn) % left.length);
      const { problemAt, placeOf } = left[position % left.length];
      return problemAt(placeOf(turn));
    },
  };
}

/** Numbers the deals from groups. */
function openDraws(groups: readonly TileGroup[], { size, from, to }: Omit<ShowDeals, 'draws'>): Space {
  const targets = to - from + 1;
  const deals = countDeals(groups, size);
  const choices = groups.map((group) =>
    Array.from({ length: size + 1 }, (_, count) => openChoices(group, count)),
  );
  return {
    size: deals[0][size] * targets,
    problemAt(number): NumberedProblem {
      const { counts, rest } = countTiles(groups, deals, Math.floor(number / targets));
      let left = rest;
      const chosen = counts.flatMap((count, index) => {
        const ways = countDraws(groups[index], count);
        const numbers = choices[index][count](left % ways);
        left = Math.floor(left / ways);
        return numbers;
      });
      return { numbers: chosen.sort((a, b) => a - b), target: from + (number % targets) };
    },
  };
}

/** Numbers the draws of some tiles of a group. */
function openChoices({ tiles, repeat }: TileGroup, size: number): (number: number) => number[] {
  if (repeat) {
    const { length } = tiles;
    return (number) =>
      Array.from({ length: size }, (_, place) => tiles[Math.floor(number / length ** place) % length]);
  }
  const boards = layOutBoards({ pool: [...tiles.keys()], size, repeat: false });
  const { problemAt } = openSpace(boards, 0, 0);
  return (number) => problemAt(number).numbers.map((place) => tiles[place]);
}
