// The boards of a pool: their number, and their enumeration in lexicographic order, from any of them on.
//
// The pool is laid out (parse-boards.ts) as one ascending list of places, in which each number occurs as
// often as a board may hold it, and again for all that groups may still take there. A board is a choice of
// places in this list, the first ones among equal numbers, so each multiset arises once. From each place two
// others follow: behind its number if a board takes it, and at the next larger number if not. A table counts
// the continuations of every partial choice: it gives the number of boards, and leads to the k-th one
// directly.
import { NumbersGameError } from '../../core/errors.js';

/** Boards of a pool, as a checked query. */
export interface PoolBoards {
  readonly size: number;
  /** Number of each place, ascending. */
  readonly numbers: readonly number[];
  /** Place that follows if a board takes the number of a place: the count of places is the end. */
  readonly taken: readonly number[];
  /** Place of the next larger number, or the end. */
  readonly others: readonly number[];
  /** The numbers, ascending, each as often as a board may hold it, and the group of each, or -1. */
  readonly members: readonly number[];
  readonly groupOf: readonly number[];
}

/** Yields the boards, each ascending, in lexicographic order: at most `count`, without the first `start`. */
export function* enumerateBoards(boards: PoolBoards, start = 0, count = Infinity): Generator<number[]> {
  const { size, numbers, taken, others } = boards;
  const counts = countContinuations(boards);
  let rank = BigInt(start);
  if (rank >= counts[0][size]) return;
  const places: number[] = [];
  let index = 0;
  let place = 0;
  for (let left = count; left > 0; left--) {
    // From a place on, the first choice of numbers with more than `rank` boards behind it.
    for (; index < size; index++) {
      for (let skipped; rank >= (skipped = counts[taken[place]][size - index - 1]); rank -= skipped)
        place = others[place];
      places[index] = place;
      place = taken[place];
    }
    yield places.map((place) => numbers[place]);
    // The last place that can be raised to a larger number, with enough places behind it.
    do {
      if (--index < 0) return;
      place = others[places[index]];
    } while (counts[place][size - index] === 0n);
  }
}

/**
 * Returns the rank of a board, whose numbers are ascending: the number of boards before it. Null if the pool
 * has no such board.
 */
export function rankBoard(boards: PoolBoards, board: readonly number[]): number | null {
  const { size, numbers, taken, others } = boards;
  if (board.length !== size) return null;
  const counts = countContinuations(boards);
  let rank = 0n;
  let place = 0;
  for (const [index, number] of board.entries()) {
    while (numbers[place] < number) {
      rank += counts[taken[place]][size - index - 1];
      place = others[place];
    }
    if (numbers[place] !== number) return null;
    place = taken[place];
  }
  return counts[place][0] === 0n ? null : Number(rank);
}

/** Counts boards. @throws NumbersGameError `limit-exceeded` from 2^53 boards on */
export function countLaidOut(boards: PoolBoards): number {
  const count = Number(countContinuations(boards)[0][boards.size]);
  if (Number.isSafeInteger(count)) return count;
  throw new NumbersGameError('limit-exceeded', 'pool, size: expected fewer than 2^53 boards, got more');
}

/**
 * Counts, for each place and each size, the multisets of that size that can be chosen from this place on:
 * with the number there, or without any of its copies. Behind the end, which has none but the empty one, is a
 * place for choices that a group does not allow.
 */
export function countContinuations({ size, numbers, taken, others }: PoolBoards): bigint[][] {
  const counts = Array.from({ length: numbers.length + 2 }, () => new Array<bigint>(size + 1).fill(0n));
  counts[numbers.length][0] = 1n;
  for (let place = numbers.length - 1; place >= 0; place--) {
    for (let count = 0; count <= size; count++) {
      counts[place][count] =
        counts[others[place]][count] + (count > 0 ? counts[taken[place]][count - 1] : 0n);
    }
  }
  return counts;
}

/** Index of the first place after `place` with another number. */
export function nextNumber(numbers: readonly number[], place: number): number {
  const number = numbers[place];
  while (numbers[place] === number) place++;
  return place;
}
