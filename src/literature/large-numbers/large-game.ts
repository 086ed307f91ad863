// The game of a set of four large numbers: boards of six with any number of the set, and small numbers from
// a pool. Every board of the game has one subset of the set, so what the game counts is the sum over the
// subsets of what the boards with exactly that subset count. Subsets are shared by many sets: of the 90
// candidates 11 to 100 there are 2,676,766 of up to four numbers, and each is counted once
// (count-subsets.ts).
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { checkProperties } from '../../core/options.js';
import { defaultGame } from '../../core/puzzle/games.js';
import { findTargetRange } from '../../core/puzzle/game-record.js';
import { EXPECTED_INTEGER, isGivenNumber } from '../../core/puzzle/parse-numbers.js';
import { checkRange } from '../../core/puzzle/parse-range.js';

/** Number of numbers on a board. */
export const BOARD_SIZE = 6;
/** Number of large numbers in a set. */
export const SET_SIZE = 4;
/** Number of possible counts of operations: 0 for a given number to 5 for a board of six. */
export const OPERATION_COUNTS = BOARD_SIZE;
/** Maximum number of candidates: the table of all sets then takes half a gigabyte. */
const MOST_CANDIDATES = 128;

/** Small numbers, candidates for large ones, and a range of targets. */
export interface LargeGameQuery {
  /** Pool of small numbers; a number that occurs twice can be chosen twice. Default: 1 to 10 twice. */
  readonly small?: readonly number[];
  /** Candidates for large numbers, none of which is a small number. Default: 11 to 100. */
  readonly candidates?: readonly number[];
  /** First target. Default: 101. */
  readonly from?: number;
  /** Last target. Default: 999. */
  readonly to?: number;
}

/** A checked query; all numbers are ascending. */
export type LargeGame = Required<LargeGameQuery>;

/** Small numbers of a board, and the number of ways to choose them from the pool, copies told apart. */
export interface SmallChoice {
  readonly numbers: readonly number[];
  readonly ways: number;
}

/** Checks a query and fills in the defaults. @throws NumbersGameError */
export function parseLargeGame(query: LargeGameQuery): LargeGame {
  checkProperties(query, ['small', 'candidates', 'from', 'to'], 'query');
  const standard = findTargetRange(defaultGame);
  const { large, pool } = defaultGame.deal;
  const small = parseList(query.small ?? pool.filter((each) => each < large!.from), 'small', 2);
  const candidates = parseList(query.candidates ?? integersUpTo(11, 100), 'candidates', SET_SIZE);
  if (candidates.length > MOST_CANDIDATES) {
    throw unexpected('too-large', 'candidates', `at most ${MOST_CANDIDATES} numbers`, candidates.length);
  }
  for (const [index, number] of candidates.entries()) {
    if (number !== candidates[index - 1] && !small.includes(number)) continue;
    const message = `candidates: expected each number once, and none of the small ones, got ${number} again`;
    throw new NumbersGameError('invalid-numbers', message);
  }
  const game = {
    small,
    candidates,
    ...checkRange(query.from ?? standard.from, query.to ?? standard.to, 1),
  };
  const problems = totalsOf(game).weightedProblems;
  if (problems < 2 ** 32) return game;
  throw unexpected('too-large', 'small, to', 'fewer than 2^32 choices of tiles with a target', problems);
}

function parseList(list: unknown, name: string, least: number): number[] {
  if (!Array.isArray(list) || list.length < least) {
    throw unexpected('invalid-numbers', name, `an array of at least ${least} numbers`, list);
  }
  const numbers = [...(list as unknown[])].map((each, index) => {
    if (isGivenNumber(each)) return each;
    throw unexpected('invalid-numbers', `${name}[${index}]`, EXPECTED_INTEGER, each);
  });
  return numbers.sort((a, b) => a - b);
}

function integersUpTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Returns the choices of a number of small numbers, each multiset once, in lexicographic order. */
export function chooseSmall(small: readonly number[], size: number): SmallChoice[] {
  const copies = new Map<number, number>();
  for (const number of small) copies.set(number, (copies.get(number) ?? 0) + 1);
  let choices: SmallChoice[] = [{ numbers: [], ways: 1 }];
  for (const [number, most] of copies) {
    choices = choices.flatMap(({ numbers, ways }) =>
      Array.from({ length: Math.min(most, size - numbers.length) + 1 }, (_, count) => ({
        numbers: [...numbers, ...new Array<number>(count).fill(number)],
        ways: ways * binomial(most, count),
      })).reverse(),
    );
  }
  return choices.filter(({ numbers }) => numbers.length === size);
}

/** Totals of the game of one set: they are the same for every set. */
export interface LargeTotals {
  /** Number of boards, each multiset once, and of choices of tiles. */
  readonly boards: number;
  readonly weightedBoards: number;
  /** The same times the number of targets. */
  readonly problems: number;
  readonly weightedProblems: number;
}

/** Counts the boards and the problems of the game of any set. */
export function totalsOf({ small, from, to }: LargeGame): LargeTotals {
  let [boards, weightedBoards] = [0, 0];
  for (let size = 0; size <= SET_SIZE; size++) {
    const subsets = binomial(SET_SIZE, size);
    const choices = chooseSmall(small, BOARD_SIZE - size);
    boards += subsets * choices.length;
    weightedBoards += subsets * choices.reduce((sum, { ways }) => sum + ways, 0);
  }
  const targets = to - from + 1;
  return {
    boards,
    weightedBoards,
    problems: boards * targets,
    weightedProblems: weightedBoards * targets,
  };
}

/** Number of subsets of k out of n members. */
export function binomial(n: number, k: number): number {
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return n < k ? 0 : product;
}
