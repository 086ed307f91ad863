// The boards of a pool: their number, and their enumeration in lexicographic order, from any of them on.
//
// The pool is laid out as one ascending list, in which each number occurs as often as a board may hold it. A
// board is a choice of places in this list, the first ones among equal numbers, so each multiset arises once.
// A table counts the continuations of every partial choice: it gives the number of boards, and leads to the
// k-th one directly.
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { checkProperties, parseBoolean } from '../../core/options.js';
import { standardPool } from '../../core/puzzle/games.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { EXPECTED_INTEGER, isGivenNumber, MAX_NUMBERS } from '../../core/puzzle/parse-numbers.js';
import type { BoardsQuery, Deal } from '../../core/api-types.js';

/** Boards of a pool, as a checked query. */
export interface PoolBoards {
  readonly size: number;
  /** Numbers of the pool, ascending, each as often as a board may hold it. */
  readonly numbers: readonly number[];
}

/** Names of the properties of a query of boards. */
export const BOARDS_PROPERTIES: readonly string[] = ['pool', 'size', 'repeat', 'game'];

/**
 * Counts the boards of a pool, which `reachAll` yields.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`; `limit-exceeded` if there are 2^53 or more.
 * @example
 * countBoards({ size: 6 }); // 13243
 */
export function countBoards(query: BoardsQuery): number {
  checkProperties(query, BOARDS_PROPERTIES, 'query');
  const boards = parseBoards(query);
  const count = Number(countContinuations(boards)[0][boards.size]);
  if (Number.isSafeInteger(count)) return count;
  throw new NumbersGameError('limit-exceeded', 'pool, size: expected fewer than 2^53 boards, got more');
}

/** Numbers to choose from, ascending; the size of a board; and whether each number can be repeated. */
export type Choices = Required<Omit<BoardsQuery, 'game'>>;

/**
 * Checks the part of a query that describes the boards, and fills in the defaults.
 *
 * @throws NumbersGameError `invalid-numbers` or `invalid-option`
 */
export function parseChoices(query: BoardsQuery): Choices {
  const game = parseGameRecord(query);
  const dealt: Partial<Deal> = game?.deal ?? { pool: standardPool };
  const { pool = dealt.pool, size = dealt.size } = query;
  if (size === undefined || !Number.isInteger(size) || size < 1 || size > MAX_NUMBERS) {
    throw unexpected('invalid-option', 'size', `an integer from 1 to ${MAX_NUMBERS}`, size);
  }
  const repeat = parseBoolean(query.repeat, query.pool === undefined && dealt.repeat === true, 'repeat');
  return { pool: parsePool(pool), size, repeat };
}

/** Reads the boards of a query. @throws NumbersGameError `invalid-numbers` or `invalid-option` */
export function parseBoards(query: BoardsQuery): PoolBoards {
  const { pool, size, repeat } = parseChoices(query);
  const copies = new Map<number, number>();
  for (const number of pool) {
    copies.set(number, repeat ? size : Math.min(size, (copies.get(number) ?? 0) + 1));
  }
  return {
    size,
    numbers: [...copies].flatMap(([number, count]) => new Array<number>(count).fill(number)),
  };
}

function parsePool(pool: unknown): number[] {
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
  const { size, numbers } = boards;
  const places = placesOf(boards, start);
  for (let left = count; places !== null && left > 0; left--) {
    yield places.map((place) => numbers[place]);
    // The last place that can be raised to a larger number, with enough places behind it.
    let index = size - 1;
    let place = 0;
    while (index >= 0) {
      place = nextNumber(numbers, places[index]);
      if (place + size - index <= numbers.length) break;
      index--;
    }
    if (index < 0) return;
    for (; index < size; index++) places[index] = place++;
  }
}

/** Finds the places of the board with `start` boards before it; null if there is none. */
function placesOf(boards: PoolBoards, start: number): number[] | null {
  const { size, numbers } = boards;
  const counts = countContinuations(boards);
  let rank = BigInt(start);
  if (rank >= counts[0][size]) return null;
  const places: number[] = [];
  let place = 0;
  for (let left = size - 1; left >= 0; left--) {
    while (rank >= counts[place + 1][left]) {
      rank -= counts[place + 1][left];
      place = nextNumber(numbers, place);
    }
    places.push(place++);
  }
  return places;
}

/**
 * Returns the rank of a board, whose numbers are ascending: the number of boards before it. Null if the pool
 * has no such board.
 */
export function rankBoard(boards: PoolBoards, board: readonly number[]): number | null {
  const { size, numbers } = boards;
  if (board.length !== size) return null;
  const counts = countContinuations(boards);
  let rank = 0n;
  let place = 0;
  for (const [index, number] of board.entries()) {
    const left = size - index - 1;
    while (place < numbers.length && numbers[place] < number) {
      rank += counts[place + 1][left];
      place = nextNumber(numbers, place);
    }
    if (numbers[place] !== number) return null;
    place++;
  }
  return Number(rank);
}

/**
 * Counts, for each place and each size, the multisets of that size that can be chosen from this place on:
 * with the number there, or without any of its copies.
 */
export function countContinuations({ size, numbers }: PoolBoards): bigint[][] {
  const counts = Array.from({ length: numbers.length + 1 }, () => new Array<bigint>(size + 1).fill(0n));
  counts[numbers.length][0] = 1n;
  for (let place = numbers.length - 1; place >= 0; place--) {
    const others = counts[nextNumber(numbers, place)];
    for (let count = 0; count <= size; count++) {
      counts[place][count] = others[count] + (count > 0 ? counts[place + 1][count - 1] : 0n);
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
