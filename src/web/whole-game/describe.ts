// The whole game in words: shares, targets, and boards by how many targets they make.
import { formatCount } from '../format-text.js';
import type { WholeGame } from './messages.js';

/** Boards that make about as many targets. */
export interface BoardGroup {
  readonly title: string;
  /** The indices of the boards, those that make the fewest targets first. */
  readonly boards: readonly number[];
}

/** The groups, by the least share of the targets that their boards make, in percent. */
const GROUPS: readonly (readonly [title: string, least: number])[] = [
  ['every target', 100],
  ['99 % and more', 99],
  ['95 to 99 %', 95],
  ['90 to 95 %', 90],
  ['75 to 90 %', 75],
  ['50 to 75 %', 50],
  ['less than half', 0],
];

/** `91.2 %`. */
export function formatShare(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`;
}

/** `947: 9,017 boards, 68.1 %`. */
export function describeMakers({ from, makers, made }: WholeGame, target: number): string {
  const boards = makers[target - from];
  return `${target}: ${formatCount(boards)} boards make it, ${formatShare(boards, made.length)}`;
}

/** The targets that the fewest boards make, these first. */
export function findHardest({ from, makers }: WholeGame, count: number): number[] {
  const targets = Array.from(makers, (_, index) => from + index);
  return targets.sort((one, other) => makers[one - from] - makers[other - from]).slice(0, count);
}

/** The boards in groups by the share of the targets that they make, those that make all first. */
export function groupBoards({ made, makers }: WholeGame): BoardGroup[] {
  const groups = GROUPS.map(([title]) => ({ title, boards: [] as number[] }));
  for (const [board, count] of made.entries()) {
    const place = GROUPS.findIndex(([, least]) => 100 * count >= least * makers.length);
    groups[place].boards.push(board);
  }
  for (const { boards } of groups) boards.sort((one, other) => made[one] - made[other]);
  return groups;
}

/** The numbers of a board. */
export function numbersOf({ numbers, size }: WholeGame, board: number): number[] {
  return Array.from(numbers.subarray(board * size, (board + 1) * size));
}
