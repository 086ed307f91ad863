// The problems of a show: first how many large numbers a board has, each possible count being equally likely,
// then the numbers themselves, drawn without replacement, and the target. A board with a number that is in
// the pool twice is as likely as on the show, unlike among the problems of numbered-problems.ts.
//
// Deals are choices of places in the pool, so they can be numbered and shuffled as problems are. Two deals
// may be the same problem; the collector leaves out the second one. Counts of large numbers take turns in an
// order that changes from turn to turn. Once all deals of a count are used, the others go on without it.
import { layOutBoards } from '../../solver/boards/pool-boards.js';
import { mix, shuffle } from './shuffle-places.js';
import { openSpace, type NumberedProblem, type Space } from './numbered-problems.js';

/** Pool of a show and its targets. Plain data. */
export interface ShowDeals {
  /** The numbers of the pool that count as large, and all others. */
  readonly large: readonly number[];
  readonly small: readonly number[];
  /** Number of numbers on a board. */
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the possible counts of large numbers: up to all of them, while enough small ones are left. */
export function countsOfLarge({ large, small, size }: ShowDeals): number[] {
  const counts = Array.from({ length: Math.min(size, large.length) + 1 }, (_, count) => count);
  return counts.filter((count) => size - count <= small.length);
}

/** Opens the deals in the order in which a seed tries them. */
export function openDeals(deals: ShowDeals, seed: number): Space {
  const spaces = countsOfLarge(deals).map((count, index) => {
    const space = openCount(deals, count);
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

/** Numbers the deals with one count of large numbers. */
function openCount({ large, small, size, from, to }: ShowDeals, count: number): Space {
  const targets = to - from + 1;
  const largeChoices = openChoices(large, count);
  const smallChoices = openChoices(small, size - count);
  return {
    size: largeChoices.size * smallChoices.size * targets,
    problemAt(number): NumberedProblem {
      const rest = Math.floor(number / targets);
      const chosen = [
        ...largeChoices.problemAt(rest % largeChoices.size).numbers.map((place) => large[place]),
        ...smallChoices.problemAt(Math.floor(rest / largeChoices.size)).numbers.map((place) => small[place]),
      ];
      return { numbers: chosen.sort((a, b) => a - b), target: from + (number % targets) };
    },
  };
}

/** Numbers the choices of some places of a list. */
function openChoices(list: readonly number[], size: number): Space {
  return openSpace(
    layOutBoards(
      size,
      list.map((_, place) => place),
    ),
    0,
    0,
  );
}
