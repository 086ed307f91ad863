// The whole game in words: shares, targets, and boards by how many targets they make.
import { formatNumber, formatShare } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import type { WholeGame } from './whole-game-messages.js';

/** Boards that make about as many targets. */
interface BoardGroup {
  readonly title: string;
  /** The indices of the boards, those that make the fewest targets first. */
  readonly boards: readonly number[];
}

/** The least shares of the targets that the boards of each group make, in percent. */
const LEAST = [100, 99, 95, 90, 75, 50, 0];

/** Describes how many boards make a target: `947: 9,017 boards make it, 68.1%`. */
export function describeMakers({ from, makers, made }: WholeGame, target: number): string {
  const boards = makers[target - from];
  const share = formatShare(boards, made.length);
  return tabWords.value.wholeGame.makers(String(target), formatNumber(boards), share);
}

/** Finds the targets that the fewest boards make, the hardest first. */
export function findHardest({ from, makers }: WholeGame, count: number): number[] {
  const targets = Array.from(makers, (_, index) => from + index);
  return targets.sort((one, other) => makers[one - from] - makers[other - from]).slice(0, count);
}

/** Groups the boards by the share of the targets that they make, those that make all first. */
export function groupBoards({ made, makers }: WholeGame): BoardGroup[] {
  const groups = LEAST.map((_, place) => ({ title: nameGroup(place), boards: [] as number[] }));
  for (const [board, count] of made.entries()) {
    const place = LEAST.findIndex((least) => 100 * count >= least * makers.length);
    groups[place].boards.push(board);
  }
  for (const { boards } of groups) boards.sort((one, other) => made[one] - made[other]);
  return groups;
}

/** Names a group of boards: `every target`, `95% to 99%`, `less than half`. */
function nameGroup(place: number): string {
  const { every, from, between, lessThanHalf } = tabWords.value.wholeGame;
  const [most, least] = [LEAST[place - 1], LEAST[place]].map((share) => formatShare(share, 100, 0));
  if (place === 0) return every;
  if (place === LEAST.length - 1) return lessThanHalf;
  return place === 1 ? from(least) : between(least, most);
}

/** Returns the numbers of a board. */
export function numbersOf({ numbers, size }: WholeGame, board: number): number[] {
  return Array.from(numbers.subarray(board * size, (board + 1) * size));
}
