// All problems of a pool, numbered, so that any of them can be computed from its number: each board with each
// target of a range, or with each number that the board leaves in the pool.
//
// A board is found from its number with the table that counts the boards from each place of the pool on
// (pool-boards.ts, which walks through them in order); here by bisection, because a pool may be large. If
// there are more than 2^52 problems, 2^52 of them are numbered, evenly spaced.
import type { TargetRange } from '../core/api-types.js';
import { countContinuations, type PoolBoards } from '../solver/boards/pool-boards.js';
import { MAX_SIZE } from './shuffle-places.js';

/** A board, ascending, and a target. */
export interface NumberedProblem {
  readonly numbers: number[];
  readonly target: number;
}

/** Problems, numbered from 0. */
export interface Space {
  /** Number of problems, at most 2^52. */
  readonly size: number;
  readonly problemAt: (number: number) => NumberedProblem;
}

/** Problems of all boards of a pool, each with all targets of a range. */
export interface ProblemSet extends TargetRange {
  readonly boards: PoolBoards;
}

/** All problems of some sets, one set after the other. Precondition: no two sets have a problem in common. */
export function openSets(sets: readonly ProblemSet[]): Space {
  const most = Math.floor(MAX_SIZE / sets.length);
  const spaces = sets.map(({ boards, from, to }) => openSpace(boards, from, to, most));
  const ends = spaces.reduce<number[]>((ends, { size }) => [...ends, (ends.at(-1) ?? 0) + size], []);
  return {
    size: ends.at(-1) ?? 0,
    problemAt(number) {
      const index = ends.findIndex((end) => number < end);
      return spaces[index].problemAt(number - (ends[index] - spaces[index].size));
    },
  };
}

/**
 * Numbers all problems of the boards with the targets from..to.
 *
 * @param most maximum number of problems to number, evenly spaced; up to 2^52
 */
export function openSpace(boards: PoolBoards, from: number, to: number, most = MAX_SIZE): Space {
  const { numbers, size, taken, others } = boards;
  const counts = countContinuations(boards);
  /** First place of each number, unless there are groups, which places differ by. */
  const firsts = boards.groupOf.some((group) => group >= 0)
    ? []
    : numbers.flatMap((number, place) => (number === numbers[place - 1] ? [] : [place]));
  const width = BigInt(to - from + 1);
  const total = counts[0][size] * width;
  const isSparse = total > most;

  /** Returns the board with `rank` boards after it. */
  function boardAt(rank: bigint): number[] {
    const board: number[] = [];
    let place = 0;
    for (let left = size; left > 0; left--) {
      // The next number is the largest one from which on there are more than `rank` boards.
      let low = 0;
      let high = firsts.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const first = firsts[middle];
        if (first <= place || counts[first][left] > rank) low = middle + 1;
        else high = middle;
      }
      place = Math.max(place, firsts[low - 1] ?? 0);
      while (counts[others[place]][left] > rank) place = others[place];
      rank -= counts[others[place]][left];
      board.push(numbers[place]);
      place = taken[place];
    }
    return board;
  }

  return {
    size: isSparse ? most : Number(total),
    problemAt(number) {
      const rank = isSparse ? (BigInt(number) * total) / BigInt(most) : BigInt(number);
      return { numbers: boardAt(rank / width), target: from + Number(rank % width) };
    },
  };
}
