// The boards of a pool in an order for those who want them all, not one by one: in blocks of boards that have
// many subsets in common, so that the engine finds the lists of most of them made (assembly/reach/
// shared-lists.ts). In lexicographic order the last numbers run through the whole pool before an earlier one
// changes, and of six numbers of 1..100 three of six subsets of five are new for each board; here one of six
// numbers at each place changes at a time. That takes half of the time a board there (n = 6, 1..100).
//
// The distinct numbers of the pool are divided into groups of six neighbours. A block is the boards with a
// given number of members of each group. Blocks come in the order of their first boards, and within a block
// the members of the last group change first.
import { countContinuations, enumerateBoards, nextNumber, type PoolBoards } from './pool-boards.js';

/** Orders in which the boards of a pool can be taken. */
export const BOARD_ORDERS = ['lexicographic', 'blocks'] as const;

/** Order of the boards of a pool: by their numbers, or in blocks of boards that have many in common. */
export type BoardOrder = (typeof BOARD_ORDERS)[number];

/** Yields the boards in an order: at most `count` of them, without the first `start`. */
export function boardsInOrder(
  order: BoardOrder,
  boards: PoolBoards,
  start: number,
  count: number,
): Generator<number[]> {
  return order === 'blocks' ? enumerateInBlocks(boards, start, count) : enumerateBoards(boards, start, count);
}

/** Distinct numbers of a group. Four to eight took the same time (n = 6, 1..100). */
const GROUP = 6;

/** Members of one group for a board: each possible choice of a number of them. */
type Choices = readonly (readonly number[])[];

/** A block: the choices of the groups that it has members of; a board is one of each. */
interface Block {
  readonly parts: readonly Choices[];
  /** Number of its boards that are left out at the beginning. */
  readonly skipped: number;
}

/** Yields the boards, each ascending, block by block: at most `count` of them, without the first `start`. */
export function* enumerateInBlocks(boards: PoolBoards, start = 0, count = Infinity): Generator<number[]> {
  let left = count;
  for (const { parts, skipped } of new Blocks(boards).from(start)) {
    const indexes = indexesOf(parts, skipped);
    do {
      if (left-- <= 0) return;
      yield boardOf(parts, indexes);
    } while (advance(indexes, parts));
  }
}

/** Returns the board of a choice of each part. */
function boardOf(parts: readonly Choices[], indexes: readonly number[]): number[] {
  const board: number[] = [];
  for (let part = 0; part < parts.length; part++) {
    for (const number of parts[part][indexes[part]]) board.push(number);
  }
  return board;
}

/** Returns the index of the choice of each part for a board of a block. */
function indexesOf(parts: readonly Choices[], board: number): number[] {
  const indexes = new Array<number>(parts.length);
  let rest = board;
  for (let part = parts.length - 1; part >= 0; part--) {
    indexes[part] = rest % parts[part].length;
    rest = Math.floor(rest / parts[part].length);
  }
  return indexes;
}

/** Goes on to the next board of a block; false if there is none. */
function advance(indexes: number[], parts: readonly Choices[]): boolean {
  for (let part = parts.length - 1; part >= 0; part--) {
    if (++indexes[part] < parts[part].length) return true;
    indexes[part] = 0;
  }
  return false;
}

/** The blocks of a pool. */
class Blocks {
  readonly #size: number;
  /** The numbers of each group, each as often as a board may hold it. */
  readonly #groups: readonly (readonly number[])[];
  /** Number of choices of some numbers from all groups from one on: by group and count. */
  readonly #continuations: readonly bigint[][];
  readonly #choices = new Map<string, Choices>();

  constructor(boards: PoolBoards) {
    const { size, numbers } = boards;
    const starts: number[] = [];
    for (
      let place = 0, distinct = 0;
      place < numbers.length;
      place = nextNumber(numbers, place), distinct++
    ) {
      if (distinct % GROUP === 0) starts.push(place);
    }
    const ends = [...starts.slice(1), numbers.length];
    const counts = countContinuations(boards);
    this.#size = size;
    this.#groups = starts.map((start, group) => numbers.slice(start, ends[group]));
    this.#continuations = [...starts, numbers.length].map((place) => counts[place]);
  }

  /** Yields the blocks that hold the boards from a rank on. */
  *from(start: number): Generator<Block> {
    const rank = { left: BigInt(start) };
    yield* this.#blocks(0, this.#size, [], 1n, rank);
  }

  /**
   * @param group first group that is not decided
   * @param missing number of members still to be chosen
   * @param ways number of choices of the parts so far
   * @param rank number of boards still to be left out
   */
  *#blocks(
    group: number,
    missing: number,
    parts: readonly Choices[],
    ways: bigint,
    rank: { left: bigint },
  ): Generator<Block> {
    if (missing === 0) {
      yield { parts, skipped: Number(rank.left) };
      rank.left = 0n;
      return;
    }
    if (group === this.#groups.length) return;
    for (let members = missing; members >= 0; members--) {
      const choices = members > 0 ? this.#choicesOf(group, members) : [[]];
      const product = ways * BigInt(choices.length);
      const boards = product * this.#continuations[group + 1][missing - members];
      if (boards === 0n) continue;
      if (rank.left >= boards) {
        rank.left -= boards;
        continue;
      }
      const next = members > 0 ? [...parts, choices] : parts;
      yield* this.#blocks(group + 1, missing - members, next, product, rank);
    }
  }

  #choicesOf(group: number, members: number): Choices {
    const key = `${group} ${members}`;
    let choices = this.#choices.get(key);
    if (choices === undefined) {
      choices = [...enumerateBoards({ size: members, numbers: this.#groups[group] })];
      this.#choices.set(key, choices);
    }
    return choices;
  }
}
