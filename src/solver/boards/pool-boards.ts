// The boards of a pool: their number, and their enumeration in lexicographic order, from any of them on.
//
// The pool is laid out as one ascending list, in which each number occurs as often as a board may hold it. A
// board is a choice of places in this list, the first ones among equal numbers, so each multiset arises once.
// From each place two others follow: behind its number if a board takes it, and at the next larger number if
// not. With groups (grouped-boards.ts) there is a place for each number of numbers that they still allow. A
// table counts the continuations of every partial choice: it gives the number of boards, and leads to the
// k-th one directly.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { parseBoolean } from '../../core/options.js';
import { standardPool } from '../../core/puzzle/games.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { EXPECTED_INTEGER, isGivenNumber, MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { BoardsQuery, Deal } from '../../core/api-types.js';

/** Boards of a pool, as a checked query. */
export interface PoolBoards {
  readonly size: number;
  /** Number of each place, ascending. */
  readonly numbers: readonly number[];
  /** Place that follows if a board takes the number of a place: the count of places is the end. */
  readonly taken: readonly number[];
  /** Place of the next larger number, or the end. */
  readonly others: readonly number[];
  /** With groups: the numbers, ascending, each as often as a board may hold it, and the group of each. */
  readonly members?: readonly number[];
  readonly groupOf?: readonly number[];
}

/** Reads the boards of a query. @throws NumbersGameError */
export type ReadBoards = (query: BoardsQuery) => PoolBoards;

/** Names of the properties of a query of boards. */
export const BOARDS_PROPERTIES: readonly string[] = ['pool', 'size', 'repeat', 'game'];

/** Numbers to choose from; the size of a board; and whether each number can be repeated. */
export interface Choices<Pool = readonly number[]> {
  readonly pool: Pool;
  readonly size: number;
  readonly repeat: boolean;
}

/**
 * Checks the part of a query that describes the boards, and fills in the defaults. The pool is read by a
 * function.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
export function parseChoices<Pool>(query: BoardsQuery, readPool: (pool: unknown) => Pool): Choices<Pool> {
  const game = parseGameRecord(query);
  const dealt: Partial<Deal> = game?.deal ?? { pool: standardPool };
  const { pool = dealt.pool, size = dealt.size } = query;
  if (size === undefined || !Number.isInteger(size) || size < 1 || size > MAX_NUMBERS) {
    throw unexpected('invalid-option', 'size', `an integer from 1 to ${MAX_NUMBERS}`, size);
  }
  const repeat = parseBoolean(query.repeat, query.pool === undefined && dealt.repeat === true, 'repeat');
  return { pool: readPool(pool), size, repeat };
}

/** Reads the boards of a query without groups. @throws NumbersGameError */
export function parseBoards(query: BoardsQuery): PoolBoards {
  const { pool, size, repeat } = parseChoices(query, parseNumbersOfPool);
  return layOutBoards(size, layOutNumbers(pool, repeat ? size : 0, size));
}

/** Lists the numbers of a pool, ascending: each as often as it is there, from `least` times to `most`. */
export function layOutNumbers(pool: readonly number[], least: number, most: number): number[] {
  const copies = new Map<number, number>();
  for (const number of pool) copies.set(number, (copies.get(number) ?? 0) + 1);
  return [...copies].flatMap(([number, count]) =>
    new Array<number>(Math.min(most, Math.max(least, count))).fill(number),
  );
}

/** Lays out the places of numbers, which are ascending. */
export function layOutBoards(size: number, numbers: readonly number[]): PoolBoards {
  return {
    size,
    numbers,
    taken: numbers.map((_, place) => place + 1),
    others: numbers.map((_, place) => nextNumber(numbers, place)),
  };
}

function parseNumbersOfPool(pool: unknown): number[] {
  if (!Array.isArray(pool) || pool.length === 0) {
    throw unexpected('invalid-numbers', 'pool', 'an array of at least one number', pool);
  }
  const numbers: number[] = [];
  for (let index = 0; index < pool.length; index++) {
    // Read once: a getter or proxy might give another value the next time.
    const value: unknown = pool[index];
    if (!isGivenNumber(value)) throw unexpected('invalid-numbers', `pool[${index}]`, EXPECTED_INTEGER, value);
    numbers.push(value);
  }
  return numbers.sort((a, b) => a - b);
}

/**
 * Yields the boards, each ascending, in lexicographic order: at most `count` of them, without the first
 * `start`.
 */
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
      for (let skipped; rank >= (skipped = counts[taken[place]][size - index - 1]); rank -= skipped) {
        place = others[place];
      }
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
 * place for choices that a group forbids.
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
