// The boards of a pool in an order for those who want them all, not one by one: in blocks of boards that have
// many subsets in common, so that the engine finds the lists of most of them made (assembly/reach/
// shared-lists.ts). In lexicographic order the last numbers run through the whole pool before an earlier one
// changes, and of six numbers of 1..100 three of six subsets of five are new for each board; here one of six
// numbers at each place changes at a time. That takes half of the time a board there (n = 6, 1..100).
//
// The distinct numbers of the pool are divided into runs of up to six neighbours, which are of one group of
// the pool if it has groups. A block is the boards with a given number of members of each run. Blocks come in
// the order of their first boards, and within a block the members of the last run change first.
import { layOutBoards } from './parse-boards.js';
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

/**
 * Most distinct numbers of a run. Four to eight took the same time (n = 6, 1..100). Tried: runs of 6 to 12 in
 * parts of 3 or 4, with the boards of the same parts together: 0.98 to 1.08 of the time.
 */
const RUN = 6;

/** Members of one run for a board: each possible choice of a number of them. */
type Choices = readonly (readonly number[])[];

/** A block: the choices of the runs that it has members of; a board is one of each. */
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
  readonly #boards: PoolBoards;
  readonly #counts: readonly bigint[][];
  /** The numbers of each run, each as often as a board may hold it. */
  readonly #runs: readonly (readonly number[])[];
  readonly #choices: ((Choices | undefined)[] | undefined)[] = [];

  constructor(boards: PoolBoards) {
    const { members, groupOf } = boards;
    const starts: number[] = [];
    let distinct = 0;
    for (let at = 0; at < members.length; at = nextNumber(members, at)) {
      if (distinct === RUN || at === 0 || groupOf[at] !== groupOf[at - 1]) {
        starts.push(at);
        distinct = 0;
      }
      distinct++;
    }
    this.#boards = boards;
    this.#counts = countContinuations(boards);
    this.#runs = starts.map((start, run) => members.slice(start, starts[run + 1]));
  }

  /** Yields the blocks that hold the boards from a rank on. */
  *from(start: number): Generator<Block> {
    const rank = { left: BigInt(start) };
    yield* this.#blocks(0, this.#boards.size, 0, [], 1n, rank);
  }

  /**
   * @param run first run that is not decided
   * @param missing number of members still to be chosen
   * @param place its first place, by what groups still allow
   * @param ways number of choices of the parts so far
   * @param rank number of boards still to be left out
   */
  *#blocks(
    run: number,
    missing: number,
    place: number,
    parts: readonly Choices[],
    ways: bigint,
    rank: { left: bigint },
  ): Generator<Block> {
    if (missing === 0) {
      yield { parts, skipped: Number(rank.left) };
      rank.left = 0n;
      return;
    }
    if (run === this.#runs.length) return;
    const { numbers, taken } = this.#boards;
    // The place after each number of members.
    const after = [place];
    while (after.length <= missing && after.at(-1)! < numbers.length) after.push(taken[after.at(-1)!]);
    for (let members = after.length - 1; members >= 0; members--) {
      const choices = members > 0 ? this.#choicesOf(run, members) : [[]];
      const next = this.#placeBehind(run, after[members]);
      const product = ways * BigInt(choices.length);
      const boards = product * this.#counts[next][missing - members];
      if (boards === 0n) continue;
      if (rank.left >= boards) {
        rank.left -= boards;
        continue;
      }
      const chosen = members > 0 ? [...parts, choices] : parts;
      yield* this.#blocks(run + 1, missing - members, next, chosen, product, rank);
    }
  }

  /** First place behind a run, from a place of the run on. */
  #placeBehind(run: number, place: number): number {
    const { numbers, others } = this.#boards;
    const last = this.#runs[run].at(-1)!;
    while (numbers[place] <= last) place = others[place];
    return place;
  }

  #choicesOf(run: number, members: number): Choices {
    return ((this.#choices[run] ??= [])[members] ??= [
      ...enumerateBoards(layOutBoards({ pool: this.#runs[run], size: members, repeat: false })),
    ]);
  }
}
